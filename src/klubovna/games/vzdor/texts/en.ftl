### Vzdor! (Resist!)

game-name = Resist!
game-pitch = Defend your missions against the odds
game-goal = You lead the maquis. Complete as many missions as you can before you are found out.
game-summary = The Spanish maquis defy Franco, and every round you decide whom to reveal, whom to spare and when to stop.
chance-of = Chance of a victory, be it a minor one: at least 15 points.

option-maquis = Who joins the resistance
option-maquis-split = Split at random
option-maquis-draft = Choose from pairs
option-crossroads = Maquis discarded at Defend the Crossroads
option-crossroads-covert = All to the covert discard
option-crossroads-by-side = Revealed ones to the revealed pile
option-ending_attack = Ending the attack while another target could fall
option-ending_attack-free = At any time
option-ending_attack-forced = Not while there is power for it
option-scouting = Domingo and Pilar turn up two enemies
option-scouting-together = At once
option-scouting-one-by-one = The second after seeing the first

## Names: maquis

name-abel = Abel
name-adela = Adela
name-adolfo = Adolfo
name-anastasio = Anastasio
name-antonio = Antonio
name-benigno = Benigno
name-carlos = Carlos
name-celia = Celia
name-consuelo = Consuelo
name-domingo = Domingo
name-emilio = Emilio
name-jacinto = Jacinto
name-juana = Juana
name-manuel = Manuel
name-manuela = Manuela
name-marcelino = Marcelino
name-nicolas = Nicolás
name-paquita = Paquita
name-pilar = Pilar
name-ramona = Ramona
name-ricardo = Ricardo
name-roberto = Roberto
name-sagrario = Sagrario
name-soledad = Soledad

## Names: spies and enemies

name-spy = Spy
name-counter-guerrilla = Counter-Guerrilla
name-military = Military
name-spy-master = Spy Master
name-guard = Guard
name-grunt = Grunt
name-jailor = Jailor
name-engineer = Engineer
name-radio-operator = Radio Operator

name-jailor-2 = Jailor 2
name-radio-operator-2 = Radio Operator 2

name-hidden = Face-down enemy
    .acc = a face-down enemy
name-hidden-shuffle = Face-down enemy of shuffle
    .acc = a face-down enemy of shuffle
name-known-counter-guerrilla = Face-down Counter-Guerrilla
    .acc = the face-down Counter-Guerrilla
name-known-military = Face-down Military
    .acc = the face-down Military
name-known-spy-master = Face-down Spy Master
    .acc = the face-down Spy Master
name-known-guard = Face-down Guard
    .acc = the face-down Guard
name-known-grunt = Face-down Grunt
    .acc = the face-down Grunt
name-known-jailor = Face-down Jailor
    .acc = the face-down Jailor
name-known-engineer = Face-down Engineer
    .acc = the face-down Engineer
name-known-radio-operator = Face-down Radio Operator
    .acc = the face-down Radio Operator
name-known-jailor-2 = Face-down Jailor 2
    .acc = the face-down Jailor 2
name-known-radio-operator-2 = Face-down Radio Operator 2
    .acc = the face-down Radio Operator 2

## Names: what attack power and defence are made of

name-printed = printed
name-at-least = minimum
name-action-abel = { name-abel }'s action
name-action-adela = { name-adela }'s action
name-action-adolfo = { name-adolfo }'s action
name-action-anastasio = { name-anastasio }'s action
name-action-antonio = { name-antonio }'s action
name-action-benigno = { name-benigno }'s action
name-action-carlos = { name-carlos }'s action
name-action-celia = { name-celia }'s action
name-action-consuelo = { name-consuelo }'s action
name-action-domingo = { name-domingo }'s action
name-action-emilio = { name-emilio }'s action
name-action-jacinto = { name-jacinto }'s action
name-action-juana = { name-juana }'s action
name-action-manuel = { name-manuel }'s action
name-action-manuela = { name-manuela }'s action
name-action-marcelino = { name-marcelino }'s action
name-action-nicolas = { name-nicolas }'s action
name-action-paquita = { name-paquita }'s action
name-action-pilar = { name-pilar }'s action
name-action-ramona = { name-ramona }'s action
name-action-ricardo = { name-ricardo }'s action
name-action-roberto = { name-roberto }'s action
name-action-sagrario = { name-sagrario }'s action
name-action-soledad = { name-soledad }'s action

## Names: missions

name-barracks = Destroy the Barracks
name-border = Cross the Border
name-mountain-pass = Recon the Mountain Pass
name-valley = Attack Francoists in the Valley
name-railroad-bridge = Destroy the Railroad Bridge
name-commanding-officer = Intercept the Commanding Officer
name-commanders-villa = Attack the Commander's Villa
name-bunker = Destroy the Bunker
name-supply-convoy = Destroy the Supply Convoy
name-prison = Jailbreak at the Prison
name-headquarters-cg = Attack the Counter-Guerrilla Headquarters
name-caves = Retreat to the Caves
name-take-back-farmhouse = Take Back the Farmhouse
name-steal-supplies = Steal Supplies from the Train Depot
name-defend-farmhouse = Defend the Farmhouse
name-destroy-depot = Destroy the Train Depot
name-crossroads = Defend the Crossroads
name-police-station = Attack the Police Station
name-mayors-house = Attack the Mayor's House
name-francos-headquarters = Attack Franco's Headquarters

name-era-1 = Re-invasion of Spain
name-era-2 = Splintering of the Maquis
name-era-3 = Hunting the Maquis

## Names: the table

name-maquis = Maquis
name-covert = Covert
name-revealed = Revealed
name-by-side = by side
name-setup = Set-up
name-planning = Planning
name-attack = Attack
name-aftermath = Aftermath
name-rest = Rest
name-defence = Defence
name-defeat = Defeat
name-survive = Survive
name-civilians = Civilians
name-deck-covert = Covert deck
    .acc = covert deck
name-deck-recruits = Recruit deck
    .acc = recruit deck
name-deck-enemies = Enemy deck
    .acc = enemy deck

## Results

name-title-epic = Epic victory
name-title-major = Major victory
name-title-victory = Victory
name-title-minor = Minor victory
name-title-draw = Draw

ending-epic = Ten missions, ten successes: the dictatorship falls and the fighters come down from the mountains for good. Victory points: { $points }.
ending-major = Blow after blow has worn the regime out, and its days are numbered. Victory points: { $points }.
ending-victory = The regime still stands, but the whole country has seen that it can be hurt. Victory points: { $points }.
ending-minor = You gave the regime some bad nights, and the mountain villages will remember the names of those who did it. Victory points: { $points }.
ending-draw = Nobody has won: the maquis melt back into the hills and the garrisons count their losses. Victory points: { $points }.
ending-civilians = Too many innocent people have paid for this fight, and the villages close their doors to you.
ending-failures = After a second failed mission the last fighters scatter and the resistance falls apart.
ending-spies = Everyone who came to the meeting works for the regime: the resistance has been betrayed.

## Actions of the maquis

short-attack-per-revealed = +1 attack per revealed maquis
full-attack-per-revealed = +1 attack for every revealed maquis in play, whichever phase they were played in. Counted when the attack power is added up, so maquis revealed later in the round count as well.

short-attack-per-civilian = +1 attack per dead civilian
full-attack-per-civilian = +1 attack for every civilian in the graveyard: people, not cards. Counted when the attack power is added up.

short-attack-per-other-maquis = +1 attack per other maquis
full-attack-per-other-maquis = +1 attack for every other maquis in play, covert or revealed. Counted when the attack power is added up, so maquis played later in the round count as well.

short-move-enemy = Move an enemy to another mission
full-move-enemy = Move one enemy from the mission under attack to another available mission. It stays face up, and its effect no longer counts this round. There must be another available mission; a failed one will not do.

short-discard-counter-guerrillas = Discard all Counter-Guerrillas here
full-discard-counter-guerrillas = Discard every Counter-Guerrilla at the mission under attack; there must be at least one. Their Survive effects do not happen, so no civilians suffer by them.

short-discard-enemies = { $count ->
    [one] Discard { $count } enemy here
   *[other] Discard { $count } enemies here
}
full-discard-enemies = { $count ->
    [one] Discard { $count } enemy of your choice from the mission under attack, even one that Grunts protect. It is not defeated: no Defeat effect follows, and its Defence effect ends.
   *[other] Discard exactly { $count } enemies of your choice from the mission under attack, even ones that Grunts protect; with fewer enemies there the action cannot be used. They are not defeated: no Defeat effects follow, and their Defence effects end.
}

short-discard-enemy-gain-defence = Discard an enemy, gain its defence
full-discard-enemy-gain-defence = Discard one enemy from the mission under attack and gain as much attack as its defence is at that moment, with everything that raises or lowers it. The gain no longer changes. The enemy is not defeated, so no Defeat effect follows, and Grunts do not protect it.

short-scout-mission = Turn up all enemies of one mission
full-scout-mission = Choose one available mission and turn all its face-down enemies face up. You need not attack that mission afterwards.

short-scout-and-discard = Turn up 1–2 enemies, discard one
full-scout-and-discard = At one available mission turn one or two face-down enemies face up, then discard one of those just turned. There must be a face-down enemy at the mission.

short-discard-spy-draw = Discard a spy, draw 1 card
full-discard-spy-draw = Move a spy from your hand to the covert discard, then draw one card from the covert deck. It needs a spy in hand; a maquis drawn must be played this round.

short-enlist = See { $looked } recruits, one joins your deck
full-enlist = Look at the top { $looked ->
        [3] three
       *[other] { $looked }
    } recruits, put one on top of the covert deck and the others back on top of the recruit deck in any order. With fewer than { $looked ->
        [3] three
       *[other] { $looked }
    } recruits look at those there are; at least one is needed.

short-sift-recruits = See { $looked } recruits, sink any of them
full-sift-recruits = Look at the top { $looked ->
        [3] three
       *[other] { $looked }
    } recruits, put any number of them on the bottom of the recruit deck and the rest back on top in any order. With fewer than { $looked ->
        [3] three
       *[other] { $looked }
    } recruits look at those there are; at least one is needed.

short-draw-recruit = Draw 1 recruit into hand
full-draw-recruit = Take the top recruit into your hand. The card must be played this round. It needs at least one recruit in the deck, which is never refilled.

short-weaken = Enemies with defence 2+ get −1
full-weaken = Every enemy at the mission under attack whose defence is now 2 or more, with the help of Engineers and the Mayor's House included, gets −1 for the rest of the round. Nobody's defence ever falls below 1.

short-draw = { $count ->
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}
full-draw = { $count ->
    [one] Draw { $count } card from the covert deck; if the deck is empty, the covert discard is shuffled into a new one. A maquis drawn must be played this round.
   *[other] Draw { $count } cards from the covert deck; if the deck runs out, the covert discard is shuffled into a new one, and if there is still too little you draw what there is. Maquis drawn must be played this round.
}

short-take-back = Revealed pile: 1 card to hand
full-take-back = Choose any card of the revealed pile and take it into your hand; it must be played this round. The pile must not be empty.

short-call-back = Revealed pile: 1 card onto your deck
full-call-back = Choose any card of the revealed pile and put it on top of the covert deck. The pile must not be empty.

short-sift-covert = See top { $looked } of deck, discard any
full-sift-covert = Look at the top { $looked ->
        [3] three
       *[other] { $looked }
    } cards of the covert deck, put any number of them, spies too, in the covert discard and the rest back on top in any order. If the deck is short, the covert discard is shuffled under it first.

short-sift-enemies = See top { $looked } enemies, discard any
full-sift-enemies = Look at the top { $looked ->
        [3] three
       *[other] { $looked }
    } cards of the enemy deck, discard any number of them and put the rest back on top in any order. If the deck is short, the enemy discard is shuffled under it first.

short-copy = Copy a covert action in play
full-copy = Carry out the covert action of another covert maquis in play as if it were Emilio's own. The action must belong to the current phase and it must be possible to carry it out; the maquis itself may have been played earlier in the round, even in another phase.

short-discard-maquis-draw = { $count ->
    [one] Discard a maquis, draw { $count } card
   *[other] Discard a maquis, draw { $count } cards
}
full-discard-maquis-draw = { $count ->
    [one] Discard a maquis from your hand to the covert discard, then draw { $count } card from the covert deck. It needs another maquis in hand, a spy will not do; a maquis drawn must be played this round.
   *[other] Discard a maquis from your hand to the covert discard, then draw { $count } cards from the covert deck. It needs another maquis in hand, a spy will not do; maquis drawn must be played this round.
}

short-remove-spy = Remove a spy from the game
full-remove-spy = Remove one spy in your hand from the game. It needs a spy in hand; the removed card does not go back among the spare spies.

short-ignore-mission = Ignore the mission's effect
full-ignore-mission = The effect of the mission you choose this round does not apply, be it Defence or Defeat. The enemies' effects do, and the mission brings its points as usual.

short-halve-mission = Halve the mission's defence
full-halve-mission = Halve the current defence of the mission under attack, rounding up. The enemies keep theirs.

## Effects of enemies and missions

short-effect-guards-first = Guards before the mission
full-effect-guards-first = While any Guard stands at this mission, the mission itself cannot be defeated. A Guard who is discarded or moved away no longer protects it.

short-effect-grunts-first = Grunts before other enemies
full-effect-grunts-first = While any Grunt stands at this mission, no other enemy here can be defeated. The mission itself is not protected, and other enemies may still be discarded or moved.

short-effect-engineer = +1 defence to non-Engineers here
full-effect-engineer = Every enemy at this mission that is not an Engineer has +1 defence for each Engineer here, until that Engineer is gone. Engineers do not strengthen one another.

short-effect-recruit = A recruit joins your covert discard
full-effect-recruit = The top recruit goes to the covert discard and is yours from now on. With no recruits left nothing happens.

short-effect-civilian = 1 civilian card to the graveyard
full-effect-civilian = Turn up the top civilian card and put it in the graveyard. The card with no civilians is shuffled back into its deck at once and no other replaces it.

short-effect-remove-covert = Lose a random covert maquis
full-effect-remove-covert = One of the covert maquis in play, chosen at random, is removed from the game. Revealed maquis are safe; with no covert maquis in play nothing happens.

short-effect-add-spy = A new spy joins your covert discard
full-effect-add-spy = One of the spare spies goes to the covert discard. With no spare spy left nothing happens; spies removed from the game do not come back.

short-effect-reinforce-others = +1 enemy at each other mission
full-effect-reinforce-others = Every other available mission, from left to right, gets one face-down enemy from the enemy deck; if the deck runs out, the enemy discard is shuffled into a new one. Failed missions get none.

short-effect-rest-draw = { $count ->
    [-1] Draw 1 card fewer in the next rest
    [one] Draw { $count } card more in the next rest
   *[other] Draw { $count } cards more in the next rest
}
full-effect-rest-draw = { $count ->
    [-1] In the coming rest you draw one card fewer than usual. Later rests are not affected.
    [one] In the coming rest you draw { $count } card more than usual. Later rests are not affected.
   *[other] In the coming rest you draw { $count } cards more than usual. Later rests are not affected.
}

short-effect-scout-mission = Turn up all enemies of one mission
full-effect-scout-mission = Choose one of the other available missions and turn all its face-down enemies face up.

short-effect-discard-enemy-elsewhere = Discard 1 enemy at another mission
full-effect-discard-enemy-elsewhere = Discard one enemy of your choice, face up or face down, from one of the other available missions. If there is none, nothing happens.

short-effect-discard-enemy-everywhere = Discard 1 enemy at each other mission
full-effect-discard-enemy-everywhere = Discard one enemy of your choice, face up or face down, from each of the other available missions. Missions without enemies are skipped.

short-effect-remove-spy = Remove a spy from the game
full-effect-remove-spy = Remove one spy in your hand from the game. With no spy in hand nothing happens.

short-effect-civilian-per-enemy = 1 civilian card per enemy left
full-effect-civilian-per-enemy = For every enemy still at this mission at the moment the mission is defeated, turn up one civilian card and put it in the graveyard. Whoever is defeated before the mission does not count.

short-effect-discard-maquis = Discard a maquis from hand
full-effect-discard-maquis = As soon as you choose this mission, discard one maquis of your choice from your hand to the covert discard; a spy will not do. With no maquis in hand nothing happens.

short-effect-take-back = Revealed pile: 1 to covert discard
full-effect-take-back = Choose any card of the revealed pile and put it in the covert discard: that maquis is back in the resistance. If the pile is empty, nothing happens.

short-effect-reveal-limit = { $count ->
    [0] No revealing in the attack
   *[other] Reveal at most { $count } in the attack
}
full-effect-reveal-limit = { $count ->
    [0] No maquis may be played revealed in this round's attack phase. Maquis revealed in planning are not affected.
   *[other] At most { $count } maquis may be played revealed in this round's attack phase. Maquis revealed in planning are not counted.
}

short-effect-discard-all = Discard all your maquis in play
full-effect-discard-all = { $crossroads-id ->
    [by-side] As soon as you choose this mission, all maquis played in planning are discarded: the covert ones to the covert discard, the revealed ones to the revealed pile (a house rule of this table). Their strength is lost to this attack.
   *[covert] As soon as you choose this mission, all maquis played in planning go to the covert discard, the revealed ones too. Their strength is lost to this attack, but the revealed ones are not used up and will come back.
}

short-effect-police = Top { $looked } of deck: only spies stay
full-effect-police = Look at the top { $looked ->
        [3] three
       *[other] { $looked }
    } cards of the covert deck: spies go back on top, maquis go to the covert discard. If the deck is short, the covert discard is shuffled under it first.

short-effect-enemies-stronger = +1 defence to all enemies here
full-effect-enemies-stronger = Until this mission is defeated, all enemies here have +1 defence, Engineers too. It adds to what Engineers give.

## Questions: set-up and the course of a round

ask-draft-one = { $left ->
    [1] Who joins the covert deck, { $first } or { $second } (the other card goes to the recruits, last pair)?
   *[other] Who joins the covert deck, { $first } or { $second } (the other card goes to the recruits, { $left } pairs left)?
}
ask-plan = Planning: play anyone from your hand, or go on to choose the mission.
ask-pick-mission = Choose the mission to attack this round.
ask-play-in-attack = Attack: play the next maquis from your hand; all of them must be played before the targets are attacked.
ask-defeat-targets = You have attack power { $power }: which target do you defeat?
ask-stop = { $points ->
    [one] Go on with the resistance, or end it with { $points } point ({ $title })?
   *[other] Go on with the resistance, or end it with { $points } points ({ $title })?
}

## Questions: use the action?

ask-use-attack-per-revealed = { $maquis }: raise the attack power by 1 for every revealed maquis?
ask-use-attack-per-civilian = { $maquis }: raise the attack power by 1 for every dead civilian?
ask-use-attack-per-other-maquis = { $maquis }: raise the attack power by 1 for every other maquis in play?
ask-use-discard-counter-guerrillas = { $maquis }: discard every Counter-Guerrilla at the mission under attack?
ask-use-weaken = { $maquis }: lower the defence of every enemy at the mission under attack that has 2 or more by 1?
ask-use-halve-mission = { $maquis }: halve the defence of the mission under attack?
ask-use-ignore-mission = { $maquis }: cancel the effect of the mission you choose this round?
ask-use-draw = { $count ->
    [one] { $maquis }: draw { $count } card from the covert deck?
   *[other] { $maquis }: draw { $count } cards from the covert deck?
}
ask-use-draw-recruit = { $count ->
    [one] { $maquis }: take { $count } card from the recruit deck into your hand?
   *[other] { $maquis }: take { $count } cards from the recruit deck into your hand?
}
ask-use-discard-spy-draw = { $count ->
    [one] { $maquis }: discard a spy from your hand and draw { $count } card?
   *[other] { $maquis }: discard a spy from your hand and draw { $count } cards?
}
ask-use-remove-spy = { $maquis }: remove a spy in your hand from the game?
ask-use-sift-covert = { $maquis }: look at the top cards of the covert deck and discard any of them?
ask-use-sift-enemies = { $maquis }: look at the top cards of the enemy deck and discard any of them?
ask-use-sift-recruits = { $maquis }: look at the top cards of the recruit deck and put any of them on the bottom?
ask-use-enlist = { $maquis }: look at the top cards of the recruit deck and put one of them on top of the covert deck?

## Questions: whom an action or an effect is aimed at

ask-discard-enemies = { $count ->
    [one] { $maquis }: which enemy do you discard from the mission under attack?
   *[other] { $maquis }: which enemy do you discard first from the mission under attack ({ $count } in all)?
}
ask-discard-enemy-gain-defence = { $maquis }: which enemy do you discard from the mission under attack, gaining its defence as attack power?
ask-move-enemy = { $maquis }: which enemy do you move from the mission under attack to another one?
ask-move-to = Which mission do you move { $enemy-acc } to?
ask-scout-mission = { $maquis }: at which mission do you turn all enemies face up?
ask-scout-and-discard = { $maquis }: which face-down enemy do you turn up (up to two at one mission, then one of them is discarded)?
ask-scout-second = Turn up a second enemy at { $mission }?
ask-discard-scouted = Which of the enemies just turned up do you discard from { $mission }?
ask-take-back-to-hand = { $maquis }: whom do you take from the revealed pile back into your hand?
ask-call-back = { $maquis }: whom do you put from the revealed pile on top of the covert deck?
ask-discard-maquis-draw = { $count ->
    [one] { $maquis }: which maquis do you discard from your hand to draw { $count } card?
   *[other] { $maquis }: which maquis do you discard from your hand to draw { $count } cards?
}
ask-copy-action = { $maquis }: whose covert action do you copy?
ask-discard-elsewhere = { $missions-count ->
    [one] { $cause }: which enemy do you discard from { $missions }?
   *[other] { $cause }: which enemy do you discard from one of the other missions?
}
ask-discard-maquis = { $mission }: which maquis do you discard from your hand?
ask-take-back-to-discard = { $mission }: whom do you move from the revealed pile to the covert discard?

## Questions: looking through a deck

ask-sift-covert = Top cards of the covert deck ({ $cards }): which one do you discard?
ask-sift-enemies = Top cards of the enemy deck ({ $cards }): which one do you discard?
ask-sift-recruits = Top cards of the recruit deck ({ $cards }): which one do you put on the bottom?
ask-enlist-one = Which of the recruits you see goes on top of the covert deck?
ask-put-back = { $position ->
    [1] The rest goes back on top of the { $deck-acc }: which card is uppermost?
    [2] The rest goes back on top of the { $deck-acc }: which card is second from the top?
   *[other] The rest goes back on top of the { $deck-acc }: which card is number { $position } from the top?
}

## Choices

do-draft = To the covert deck: { $maquis }
do-play = { $side-id ->
    [covert] Play { $maquis } covert
   *[revealed] Play { $maquis } revealed
}
do-end-planning = Go on to choose the mission
do-choose-mission = Choose: { $mission }
do-use = Use the action
do-skip = No action
do-discard = Discard { $enemy-acc }
do-discard-at = Discard { $enemy-acc } ({ $mission })
do-move = Move { $enemy-acc }
do-send-to = Move to { $mission }
do-scout = Turn up the enemies: { $mission }
do-turn-enemy = Turn up { $enemy-acc } ({ $mission })
do-enough = One is enough
do-copy = Copy the action: { $maquis }
do-give-up = Discard { $maquis }
do-take-back = Bring back { $maquis }
do-enlist = On top of the covert deck: { $maquis }
do-put-away = Discard: { $card }
do-put-under = To the bottom: { $card }
do-keep = Put the rest back on top
do-on-top = Next: { $card }
do-defeat = Defeat: { $target }
do-defeat-mission = { $points ->
    [one] Complete { $mission } (defence { $defence }, { $points } point)
   *[other] Complete { $mission } (defence { $defence }, { $points } points)
}
do-defeat-enemy = Defeat { $enemy } (defence { $defence })
do-end-attack = End the attack
do-go-on = Go on with the resistance
do-end-resistance = End the resistance

## Log: set-up, the round and the missions

log-draft-pair = To choose from: { $maquis }.
log-drafted = To the covert deck: { $maquis }. To the recruits: { $other }.
log-first-missions = Available missions: { $missions }.
log-round = Round { $round }
log-mission-chosen = Mission chosen: { $mission }.
log-attack = { $cards-count ->
    [0] The attack begins; no Defence effect is in force.
   *[other] The attack begins; Defence effects in force: { $cards }.
}
log-power = { $power ->
    [0] Attack power 0.
   *[other] Attack power { $power }: { $power-sum }.
}
log-power-lost = Attack power { $power } was not used and is lost.
log-mission-defeated = { $points ->
    [one] Completed: { $mission }, { $points } point. { $defence-count ->
        [one] It cost { $defence } attack power, { $power } left.
       *[other] It cost { $defence } attack power ({ $defence-sum }), { $power } left.
    }
   *[other] Completed: { $mission }, { $points } points. { $defence-count ->
        [one] It cost { $defence } attack power, { $power } left.
       *[other] It cost { $defence } attack power ({ $defence-sum }), { $power } left.
    }
}
log-mission-failed = Failed: { $mission }. Failed missions so far: { $failed }.
log-aftermath = Aftermath: civilians dead { $dead }, defeat at { $limit }.
log-new-mission = New mission: { $mission }, garrison { $enemies }.
log-no-more-missions = No other mission will come.
log-rest = { $cards ->
    [one] Rest: when the table is cleared you draw { $cards } card.
   *[other] Rest: when the table is cleared you draw { $cards } cards.
}

## Log: maquis

log-played = { $side-id ->
    [covert] { $maquis } played covert (strength { $strength }).
   *[revealed] { $maquis } played revealed (strength { $strength }).
}
log-action-falls-away = { $maquis }: the action falls away ({ $why }).
log-copied = { $maquis } copied the action of { $other }.
log-gained = { $gain-count ->
    [one] { $maquis }: +{ $gain } attack power, { $power } now.
   *[other] { $maquis }: +{ $gain } attack power ({ $gain-sum }), { $power } now.
}
log-attack-per-revealed = { $maquis }: +1 attack power for every revealed maquis, { $power } now.
log-attack-per-civilian = { $maquis }: +1 attack power for every dead civilian, { $power } now.
log-attack-per-other-maquis = { $maquis }: +1 attack power for every other maquis in play, { $power } now.
log-weakened = { $enemies-count ->
    [one] { $maquis }: { $enemies } has 1 defence less.
   *[other] { $maquis }: { $enemies } have 1 defence less.
}
log-halved = { $maquis }: the defence of { $mission } is { $defence } now ({ $defence-sum }).
log-ignored = { $maquis }: the effect of this round's mission does not apply.
log-drawn = { $card-id ->
    [spy] A spy drawn.
   *[other] { $card } drawn.
}
log-recruit-drawn = { $card } drawn from the recruits.
log-looked = You look at a card of the { $deck-acc }: { $card }.
log-nothing-left = { $deck }: empty, and there is nothing to refill it from.
log-hand-discarded = { $card-id ->
    [spy] A spy discarded from hand.
   *[other] { $card } discarded from hand.
}
log-put-away = { $card-id ->
    [spy] A spy discarded from the deck.
   *[other] { $card } discarded from the deck.
}
log-put-under = { $card } put on the bottom of the recruit deck.
log-put-back = { $position ->
    [1] Back on top of the { $deck-acc }: { $card }.
   *[other] Back to the { $deck-acc }, number { $position } from the top: { $card }.
}
log-enlisted = { $maquis } went from the recruits to the top of the covert deck.
log-recruited = { $cause }: { $maquis } went from the recruits to the covert discard.
log-taken-back = { $maquis } returned from the revealed pile to your hand.
log-called-back = { $maquis } returned from the revealed pile to the top of the covert deck.
log-brought-back = { $maquis } returned from the revealed pile to the covert discard.
log-maquis-lost = { $cause }: { $maquis } was caught and removed from the game.
log-discarded-covert = { $maquis-count ->
    [one] { $cause }: { $maquis } goes to the covert discard.
   *[other] { $cause }: { $maquis } go to the covert discard.
}
log-discarded-revealed = { $maquis-count ->
    [one] { $cause }: { $maquis } goes to the revealed pile.
   *[other] { $cause }: { $maquis } go to the revealed pile.
}
log-revealed-leave = { $maquis-count ->
    [one] { $maquis } leaves the resistance for the revealed pile.
   *[other] { $maquis } leave the resistance for the revealed pile.
}
log-covert-rest = { $maquis-count ->
    [one] { $maquis } goes to the covert discard.
   *[other] { $maquis } go to the covert discard.
}
log-spies-rest = { $count ->
    [one] { $count } spy goes from your hand to the covert discard.
   *[other] { $count } spies go from your hand to the covert discard.
}
log-shuffled = { $deck } shuffled anew from the discarded cards.
log-rest-draw = { $cards ->
    [one] { $cause }: in the coming rest you draw { $cards } card.
   *[other] { $cause }: in the coming rest you draw { $cards } cards.
}

## Log: enemies, spies, civilians

log-turned-up = { $enemy } turned up ({ $mission }).
log-enemy-discarded = { $enemy } discarded ({ $mission }).
log-enemy-defeated = { $defence-count ->
    [one] { $enemy } defeated, { $power } attack power left.
   *[other] { $enemy } defeated (defence { $defence }: { $defence-sum }), { $power } attack power left.
}
log-moved = { $enemy } moved to { $mission }.
log-survivors-leave = Undefeated and discarded: { $enemies }.
log-effect-falls-away = { $cause }: the effect does nothing ({ $why }).
log-effect-ignored = The effect of { $mission } does not apply this round.
log-reinforced = { $missions-count ->
    [one] { $cause }: a face-down enemy was added to { $missions }.
   *[other] { $cause }: a face-down enemy each was added to { $missions }.
}
log-spy-added = { $cause }: a spy was added to the covert discard.
log-spy-removed = { $cause }: a spy in hand was removed from the game.
log-spies-stay = { $count ->
    [one] { $count } spy returned to the top of the covert deck.
   *[other] { $count } spies returned to the top of the covert deck.
}
log-civilians = { $count ->
    [0] { $cause }: nobody was on the civilian card turned up, it is shuffled back ({ $total } dead in all).
    [one] { $cause }: { $count } civilian died ({ $total } dead in all).
   *[other] { $cause }: { $count } civilians died ({ $total } dead in all).
}

## Preview: what a choice would do

preview-power = { $power ->
    [0] Attack power would be 0.
   *[other] Attack power would be { $power } ({ $power-sum }).
}
preview-power-left = { $power } attack power would be left.
preview-no-action = The action can't be used now: { $why }.
preview-defence = The mission's defence would be { $defence } ({ $defence-sum }).
preview-ignored = The mission's effect does not apply.
preview-mission-fails = { $mission } would fail.
preview-survivors = { $enemies } would survive.

## Why it cannot be done

name-why-no-action = this side has no action
name-why-other-phase = it belongs to another phase
name-why-nobody-here = there is no enemy at the mission under attack
name-why-too-few-here = there are too few enemies at the mission under attack
name-why-no-other-mission = there is no other available mission
name-why-nobody-face-down = nobody lies face down at the missions
name-why-no-counter-guerrilla = there is no Counter-Guerrilla at the mission under attack
name-why-nobody-strong = nobody at the mission under attack has defence 2 or more
name-why-no-covert = the covert deck and its discard are empty
name-why-no-recruits = the recruit deck is empty
name-why-no-enemies = the enemy deck and its discard are empty
name-why-no-spy = there is no spy in hand
name-why-no-maquis = there is no maquis in hand
name-why-empty-pile = the revealed pile is empty
name-why-nothing-to-copy = no covert maquis in play has an action to copy
name-why-copies-itself = copying can't be copied
name-why-nobody-covert = there is no covert maquis in play
name-why-no-spare-spy = there is no spare spy left
name-why-nobody-elsewhere = there is no enemy at the other missions
name-why-nobody-left = there is no enemy left at the mission
name-why-nobody-in-play = there is no maquis in play
name-why-no-civilians = there are no civilian cards left

error-spy = A spy cannot be played; it stays in your hand until the rest.
error-not-in-hand = { $maquis } is not in your hand.
error-only-maquis = Only a maquis from your hand can be played.
error-play-all = { $maquis-count ->
    [one] All maquis in your hand must be played first; { $maquis } is left.
   *[other] All maquis in your hand must be played first; { $maquis } are left.
}
error-reveal-limit = Nobody else may be revealed in the attack, because of the mission { $mission }.
error-mission-failed = { $mission } has failed already.
error-mission-completed = { $mission } is completed already.
error-mission-not-here = Only one of the available missions can be chosen.
error-under-attack = { $mission } is the mission under attack; it must be another one.
error-nobody-face-down = Nobody lies face down at { $mission }.
error-not-face-down = Not among those face down at { $mission }: { $enemy }.
error-same-mission = The second enemy to turn up must be at the same mission: { $mission }.
error-in-full = The action has begun and must be carried out in full.
error-not-covert = { $maquis } is not among the covert maquis in play.
error-not-copied = This action cannot be copied ({ $maquis }): { $why }.
error-not-at-mission = Not at { $mission }: { $enemy }.
error-one-after-another = Now an enemy is discarded from { $now }.
error-power-left = Attack power { $power } is left and somebody can still be defeated; at this table the attack can't be ended before.
error-mission-done = The mission is completed already.
error-not-there = Only the chosen mission and the enemies at it can be targets.
error-guards-first = All Guards here must be defeated before the mission.
error-grunts-first = All Grunts here must be defeated before any other enemy.
error-too-weak = { $defence-count ->
    [one] The target has defence { $defence }, but only { $power } attack power is left.
   *[other] The target has defence { $defence } ({ $defence-sum }), but only { $power } attack power is left.
}
error-no-missions = No mission is available any more; the resistance must end.

not-draft-one = { $maquis } is not in this pair.
not-discard-enemies = Not at the mission under attack: { $enemy }.
not-discard-enemy-gain-defence = Not at the mission under attack: { $enemy }.
not-move-enemy = Not at the mission under attack: { $enemy }.
not-discard-scouted = Not among those just turned up: { $enemy }.
not-take-back-to-hand = Not in the revealed pile: { $maquis }.
not-call-back = Not in the revealed pile: { $maquis }.
not-take-back-to-discard = Not in the revealed pile: { $maquis }.
not-discard-maquis-draw = Not among the maquis in your hand: { $maquis }.
not-discard-maquis = Not among the maquis in your hand: { $maquis }.
not-sift = Not among the cards you look at: { $card }.
not-put-back = Not among the cards you look at: { $card }.
not-enlist-one = Not among the recruits you look at: { $maquis }.

## In short, and what signs mean

fate-hand = The revealed leave the resistance after the round.
full-stranger = It lies face down. Who it is will show when it is turned up.
full-spy = Can't be played. Takes up room in the hand and the deck; a hand of nothing but spies is a defeat.
short-spy = Can't be played. A hand of only spies is a defeat.
fate-covert = After the round to the covert discard pile.
fate-revealed = After the round out of the resistance.
sign-defence = Defence: so much attack power a target costs
sign-points = Victory points of a mission
sign-garrison = How many enemies guard a mission
sign-covert = Covert side: weaker, but the maquis stays
sign-revealed = Revealed side: stronger, but the maquis leaves
sign-planning = Action in planning
sign-attack = Action in the attack
sign-defence-effect = Defence: works while the target stands
sign-defeat-effect = Defeat: happens when you defeat the target
sign-survive-effect = Survive: happens when the enemy survives
brief-effect-guards-first = Before the mission
brief-effect-grunts-first = Before the others
brief-effect-engineer = Others +1
brief-effect-recruit = Brings a recruit
brief-effect-civilian = A civilian card
brief-effect-remove-covert = Catches a covert
brief-effect-add-spy = A new spy
brief-effect-reinforce-others = Reinforces others

## What matters in a decision

matters-draft-one = A covert side comes round again and again, a revealed one usually once: does your deck lack lasting strength, a big blow or an action?
matters-plan = Whose action works only in planning, and whose only in the attack? Whoever you keep in hand now will have to be played in the attack.
matters-pick-mission = Compare the strength you can muster with the mission's defence, the enemies you know there and what they will do if they survive.
matters-play-in-attack = Covert maquis return to your deck, revealed ones hit harder but leave it: how much power do the targets you want really cost?
matters-defeat-targets = Guards bar the mission, Grunts the other enemies. Whose survival would hurt you most, and does any target do something as it falls?
matters-stop = Points to the next title on one side; dead civilians, failed missions, spies and the maquis you have left on the other.
matters-use-action = The action works now or never: does what it brings still count this round, or in the rounds to come, and what do you give up for it?
matters-discard-enemies = Discarding is not defeating: the enemy neither does harm nor brings anything. Who would cost you most power or do most harm here?
matters-discard-enemy-gain-defence = A high defence brings more power, but a weak enemy may have the worse effect; and a Jailor who is discarded brings no recruit.
matters-move-enemy = Whoever leaves is harmless here this round, but waits face up at another mission: is the relief worth the trouble later?
matters-move-to = The enemy will stand there when you attack that mission: where would it be in your way least, and where do you not mean to go soon?
matters-scout-mission = Look where you don't know enough: a mission that is within your reach unless the wrong enemies are hiding there.
matters-scout-and-discard = One of the enemies you turn up is discarded, the other stays known: which mission do you want to make easier?
matters-scout-second = With two you choose which of them goes and know the other; with one, that one goes, be it harmless or even useful.
matters-discard-scouted = Whoever stays will stand there face up: compare what each costs to defeat and what it does if nobody defeats it.
matters-take-back-to-hand = Whoever comes back must be played this very round: whose strength or action do you need now, and can you afford to reveal them again?
matters-call-back = Whoever you call lies on top and is drawn next: do you want the covert side for many rounds, or the revealed one for one more blow?
matters-discard-maquis-draw = Whoever you discard misses this round but returns later; the cards you draw are unknown, and spies may be among them.
matters-copy-action = Which action helps a second time, and has it still a target? What you copy has to be carried out.
matters-discard-elsewhere = This helps a later attack: a known enemy with a nasty effect goes for certain, a face-down one may be anybody.
matters-discard-maquis = Whoever you discard is missing in this attack but returns to the deck later: whose strength and action can you spare today?
matters-take-back-to-discard = They return only when the deck is shuffled anew: who will still be of use in the later, harder missions?
matters-sift = What you put away comes much later or not at all, what you leave comes next: would you rather meet this card soon?
matters-put-back = The first card comes first: how many will be drawn next time, and which of them should be among those?
matters-enlist-one = The recruit lies on top and is drawn next: what does your deck lack most, strength, a planning action or one for the attack?

## Numbers, tracks and places

name-power = Attack power
full-power = The strength of everybody played this round and what their actions add. Each enemy who is defeated, and the mission, takes their defence off it.
name-points = Victory points
full-points = What completed missions have brought. They count when you end the resistance of your own accord; a defeat makes them void.
name-dead = Dead civilians
full-dead = People on the cards in the graveyard. They are counted after the attack: at the end of this scale the game is lost.
name-failed = Failed missions
full-failed = Missions you chose and did not complete. At the end of this scale the game is lost.
name-round = Round
full-round = Planning, attack, aftermath, rest; after the aftermath you may end the game.
name-side = Half of the play area
full-side = Who is played covert is weaker and comes back; who is revealed is stronger and leaves the deck.
