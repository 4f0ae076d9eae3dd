## Vzdor!

vzdor-round = Round { $round }
vzdor-target = TARGET
vzdor-no-mission = No mission here any more.
vzdor-ignored = (ignored) { $effect }
vzdor-hidden = { $count ->
    [one] hidden
   *[other] hidden
}
vzdor-stranger = Face-down enemy
vzdor-known = { $name }, face down
vzdor-power = Attack
vzdor-covert-play = Covert
vzdor-revealed-play = Revealed
vzdor-hand = Hand
vzdor-looked = You look at
vzdor-empty-hand = Your hand is empty.
vzdor-no-action = no action
vzdor-spy-row = cannot be played; a hand of nothing but spies loses the game

vzdor-civilians = Civilians dead
vzdor-failed = Failed
vzdor-completed = Completed
vzdor-missions-left = To come
vzdor-covert-deck = Deck
vzdor-recruits = Recruits
vzdor-revealed-pile = Revealed pile
vzdor-enemies = Enemies
vzdor-spare-spies = Spies waiting

vzdor-missions = Missions
vzdor-covert-top = Top of your deck
vzdor-covert-bottom = Bottom of your deck
vzdor-covert-discard = Covert discard
vzdor-recruits-top = Top of the recruits
vzdor-recruits-bottom = Bottom of the recruits
vzdor-recruits-discard = Discarded recruits
vzdor-enemies-top = Top of the enemy deck
vzdor-enemies-bottom = Bottom of the enemy deck
vzdor-enemies-discard = Enemy discard
vzdor-covert-inside = Inside your deck, order unknown
vzdor-recruits-inside = Inside the recruits, order unknown
vzdor-enemies-inside = Inside the enemy deck, order unknown
vzdor-covert-among = Inside your deck, { $count } of these
vzdor-recruits-among = Inside the recruits, { $count } of these
vzdor-enemies-among = Inside the enemy deck, { $count } of these
vzdor-hidden-among = { $name }: one of these
vzdor-rest-draw = Next draw
vzdor-removed = Out of the game

vzdor-covert-side = Covert, strength { $strength }
vzdor-revealed-side = Revealed, strength { $strength }
vzdor-mission-numbers = defence { $defence }, points { $points }, garrison { $garrison }
vzdor-era = Era { $era }: { $name }
vzdor-defence = defence { $defence }
vzdor-copies = { $count } in the deck, with defence { $defences }
vzdor-czech-title = Czech name
vzdor-about-spy = Franco's people in your ranks. A spy is not a maquis, has no strength and cannot be played; it stays in your hand until the rest. If you draw nothing but spies in a rest, the game is lost.
vzdor-about-hidden = It lies face down and nobody has seen it yet. It is turned up when its mission is chosen, or by scouting.

vzdor-warn-mission = The mission can still be defeated. If you end the attack now, it counts as failed. End the attack?
vzdor-warn-end = The game ends here with { $points } points: { $title }. End the resistance?

vzdor-sign-defence = defence
vzdor-sign-points = victory points
vzdor-sign-covert = covert side and its strength
vzdor-sign-revealed = revealed side and its strength
vzdor-sign-keyword-defence = Defence effect: from the start of the attack
vzdor-sign-keyword-defeat = Defeat effect: when it is defeated
vzdor-sign-keyword-survive = Survive effect: if it is not defeated
vzdor-sign-hidden = face-down enemy; before a name: face down, but seen
vzdor-sign-top = so many cards on top of the deck are known
vzdor-sign-discard = so many cards in its discard
vzdor-sign-phases = the action works in Planning, in Attack

## Vzdor! in few words, for narrow columns

vzdor-brief-counter-guerrilla = C-Guerrilla
vzdor-brief-radio-operator = Radio Op.
vzdor-brief-spy-master = Spy Master
vzdor-brief-attack-per-revealed = +1 per revealed
vzdor-brief-attack-per-civilian = +1 per dead civilian
vzdor-brief-attack-per-other-maquis = +1 per other maquis
vzdor-brief-move-enemy = move an enemy away
vzdor-brief-discard-counter-guerrillas = discard C-Guerrillas
vzdor-brief-discard-enemies = { $count ->
    [one] discard { $count } enemy
   *[other] discard { $count } enemies
}
vzdor-brief-discard-enemy-gain-defence = discard 1, gain its ◆
vzdor-brief-scout-mission = scout a mission
vzdor-brief-scout-and-discard = turn 1–2, discard 1
vzdor-brief-discard-spy-draw = discard spy, draw 1
vzdor-brief-enlist = 1 of 3 recruits to deck
vzdor-brief-sift-recruits = see 3 recruits, sink
vzdor-brief-draw-recruit = draw 1 recruit
vzdor-brief-weaken = enemies with ◆2+ get −1
vzdor-brief-draw = { $count ->
    [one] draw { $count } card
   *[other] draw { $count } cards
}
vzdor-brief-take-back = 1 revealed to hand
vzdor-brief-call-back = 1 revealed to deck
vzdor-brief-sift-covert = see 3, discard any
vzdor-brief-sift-enemies = see 3 enemies, discard
vzdor-brief-copy = copy a covert action
vzdor-brief-discard-maquis-draw = discard 1, draw { $count }
vzdor-brief-remove-spy = remove a spy
vzdor-brief-ignore-mission = ignore mission's effect
vzdor-brief-halve-mission = halve mission's ◆

# Plain numbers

vzdor-number-round = Round { $round }
vzdor-number-round-told = A round is planning, attack, aftermath and rest. After each you may end the resistance.
vzdor-number-power = Attack power { $power }
vzdor-number-power-told = { $power-sum }. It is spent on the mission and its enemies in this attack; what is left is lost.
vzdor-number-points = Points: { $points }
vzdor-number-points-told = From completed missions. If the resistance ended now, it would be: { $title }.
vzdor-number-dead = Dead civilians: { $count } of { $most }
vzdor-number-dead-told = The aftermath counts the graveyard: with { $most } dead or more the game is lost.
vzdor-number-failed = Failed missions: { $count } of { $most }
vzdor-number-failed-told = The game is lost with { $most }.
