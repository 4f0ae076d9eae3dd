### Vzdor! (Resist!): lessons

## A first mission

lesson-first = A first mission
lesson-first-about = You will go through one whole round: choose a mission, play your hand and spend your attack power.
lesson-first-missions = You lead the maquis, alone against the garrisons of General Franco. Four missions lie in the row. Each has a defence (the power it costs), victory points and a garrison, face down for now.
lesson-first-hand = This is your hand: four maquis and a spy. A maquis has a covert side on the left and a revealed one on the right; in this lesson the covert side will do. A spy cannot be played and only takes up room.
lesson-first-plan = A round begins with the planning phase: you may play anyone from your hand, and then you choose a mission. The covert sides of these four have no action, so there is no hurry. Go on to choose the mission.
lesson-first-spy = A spy works for the regime. It cannot be played and stays in your hand until the rest.
lesson-first-early = The rules allow it. But see first whom you will meet at the mission; you will play your maquis in the attack.
lesson-first-choose = Each of your maquis has covert strength 2, which makes 8 together. Choose Cross the Border: it has defence 3 and three enemies, so something will be left for the garrison.
lesson-first-bridge = The bridge has defence 8. It would take all your power, and the garrison would not lose a man.
lesson-first-valley = The mission in the valley costs 6 and has five enemies, with only 2 power left for them. Begin with something smaller.
lesson-first-pass = The pass costs 5 and has four enemies, with only 3 power left for them. Begin with something smaller.
lesson-first-enemies = The garrison is turned up: a Counter-Guerrilla 1, a Military 2 and a Spy Master 2. The number is the defence. All three have a Survive effect: whoever survives the attack will do you some harm.
lesson-first-play = The attack phase has begun. Play Carlos covert. You do not lose those who stay covert at the end of the round.
lesson-first-revealed = A revealed maquis leaves the resistance after the round. There is no need for that now, so play them covert.
lesson-first-all = Your attack power is 2. Every maquis in your hand must be played; nobody can be kept for later. Play Benigno covert next; Consuelo and Sagrario will come right after him.
lesson-first-whole-hand = The targets come when there is no maquis left in your hand.
lesson-first-mission = Your attack power is 8. You spend it on targets, that is, on the mission and the enemies at it. A target falls if your remaining power is at least its defence, which is then taken off. Complete the mission.
lesson-first-mission-first = The order is up to you, and there is power for all of them. But begin with what you came for, the mission.
lesson-first-too-soon = Power that you do not spend now is lost. And the mission is not completed yet.
lesson-first-garrison = You have your first point. The mission has a Defeat effect, which came at once: you will draw one card fewer in the rest. The 5 power left is just enough for the whole garrison. Begin with anyone, the others will follow.
lesson-first-survivors = Whoever survives does you harm, and unused power is lost anyway. Go on.
lesson-first-stop = This is the aftermath. No civilian has died, and a new mission has taken the place of the completed one. After every round you may end the resistance and count your points. One point would only be a draw, so go on.
lesson-first-draw = One point is a draw. Even a minor victory takes 15.
lesson-first-rest = In the rest your covert maquis and the spy went to the covert discard; when the covert deck runs out, they are shuffled into a new one. You drew four cards, and the second round begins. Now you know how a round goes.

## Covert and revealed

lesson-sides = Covert or revealed?
lesson-sides-about = You will see when an action works, and work out whom it pays to reveal.
lesson-sides-card = Each side of a card has its own strength and, as a rule, an action. Nicolás has strength 1 covert and 4 revealed. Revealed maquis are stronger, but you lose them at the end of the round.
lesson-sides-planning = An action names the phase in which it works, and it can be used only at the moment the card is played. Covert, Marcelino has a planning action: he draws a card. Play him now.
lesson-sides-other-phase = Revealed, Marcelino has an attack action. He could not use it now, and after the round you would lose him.
lesson-sides-nicolas-later = Covert, Nicolás has an attack action; revealed, none at all. In planning he would do nothing, so keep him for the attack.
lesson-sides-no-use = Neither Sagrario nor Benigno has a planning action. Begin with Marcelino.
lesson-sides-now-or-never = Once the mission is chosen, it is too late for Marcelino's action. Play him now.
lesson-sides-draw = Actions are voluntary. But one more card is, with luck, one more maquis: use it.
lesson-sides-voluntary = You may. But the action helps you, and it cannot be used later.
lesson-sides-drawn = Anastasio has come. A maquis you draw must be played in the same round, too. The actions you have left belong to the attack, so go on to choose the mission.
lesson-sides-attack-actions = The actions you have left belong to the attack. Whoever is played now will not get to use theirs.
lesson-sides-barracks = Destroy the Barracks brings 2 points, has a defence of only 4 and three enemies. Choose it.
lesson-sides-five-enemies = That one brings 2 points as well, but it has defence 6 and five enemies. The barracks are easier.
lesson-sides-one-point = That mission brings only 1 point, the barracks 2.
lesson-sides-anastasio = At the barracks stand a Jailor 2, a Military 3 and a Counter-Guerrilla 3. Anastasio discards one enemy, and he has this action on both sides. Play him covert.
lesson-sides-both-sides = The action would be the same. He would have strength 2, but you would lose him after the round.
lesson-sides-anastasio-first = Anastasio first: when you see who is left at the mission, you can tell how much power you need.
lesson-sides-discard = Discarding is not defeating: no Defeat effect follows. A defeated Jailor brings you a new maquis, a recruit, so save him for later. Discard the Military or the Counter-Guerrilla.
lesson-sides-jailor = A discarded Jailor brings nobody, as his effect comes only with his defeat. Discard someone who does harm by surviving.
lesson-sides-covert = The mission for 4, the Jailor for 2 and one enemy for 3 are left, 9 in all. Sagrario and Benigno have covert strength 2. Play Sagrario covert; Benigno will come right after her.
lesson-sides-sagrario = Revealed, her strength is 2 as well. She would draw two cards, but you would lose her after the round.
lesson-sides-benigno = Revealed, he has strength 0. He would lower the enemies' defence, but you would gain nothing by it and lose him after the round.
lesson-sides-nicolas-last = Nicolás can wait until you see how much power is still missing.
lesson-sides-nicolas = Your attack power is 5, and you need 9. Covert, Nicolás adds 1 and draws a card; revealed, he adds 4. Here it pays to reveal him.
lesson-sides-gamble = That would make 6 and one card from the deck: perhaps a strong maquis, perhaps a spy. Only Nicolás revealed is a sure thing.
lesson-sides-targets = Your power of 9 is enough for every target, in any order. Begin with the Jailor, say; the others will fall after him.
lesson-sides-unused = Unused power is lost, and there is still someone to defeat.
lesson-sides-stop = You have 2 points, and the Jailor has brought you Celia. But the Defeat effect of the barracks added a face-down enemy to each other mission; think of that, too, when you choose one. Go on.
lesson-sides-two-points = Two points are only a draw. Your resistance is still strong, so go on.
lesson-sides-rest = Nicolás has gone to the revealed pile, and few ways lead back from there. The others, Celia among them, lie in the covert discard and will return. Reveal only where it is worth it.

## A round from the rules

lesson-example = A round from the rules
lesson-example-about = You will play, move for move, the round that the rules give as their example.
lesson-example-paquita = This is the round that the rules give as an example. Covert, Paquita has a strength of only 1, but she stays with you, and her planning action turns up a whole garrison. Play her.
lesson-example-paquita-revealed = Revealed, Paquita has strength 0 and an attack action. She would turn up nobody.
lesson-example-roberto-planning = Covert, Roberto looks at the enemy deck and turns up nobody at the missions. And you will need him revealed.
lesson-example-paquita-only = Only Paquita can help now. Keep the others for the attack, when you know whom you are facing.
lesson-example-blind = You would be choosing blindly. See first who is waiting at the mission.
lesson-example-scout = Turn up the enemies at Destroy the Railroad Bridge. It has defence 8 and brings 2 points; before you try it, you want to know who guards it.
lesson-example-scout-bridge = Any garrison can be turned up. In the example it is the one at the bridge.
lesson-example-found = A Grunt 1, a Guard 1 and a Military 2: that can be managed. Play nobody else now and go on to choose the mission.
lesson-example-keep = Keep the others for the attack. That is where the actions work that you want them for.
lesson-example-bridge = You need not choose a mission you have scouted. But do choose the bridge: you know whom you will meet there.
lesson-example-unscouted = You may choose it, but you do not know who guards it. In the example it is the bridge.
lesson-example-consuelo = The Defence effects have begun: the Guard protects the mission and the Grunt the other enemies. Revealed, Consuelo has strength 0, but she discards an enemy and gains its defence. Play her.
lesson-example-consuelo-covert = Covert, she would add 2, but the Grunt would stay. You would end up with 9, and the Grunt, the Guard and the bridge cost 10.
lesson-example-consuelo-first = In the example Consuelo comes first: she rids you of the Grunt.
lesson-example-grunt = While the Grunt stands here, no other enemy can be defeated. But you may discard anyone. Discard the Grunt; Consuelo gains 1 for him.
lesson-example-military-too = Well spotted: there would be power for all of them. But the example also shows what the Military does when he survives. Discard the Grunt.
lesson-example-guard-too = That would work out as well, as the Grunt does not protect the mission itself. But in the example the Grunt is discarded.
lesson-example-gain = Without this action there would be too little power for the Guard and the bridge. Use it.
lesson-example-abel = Covert, Abel has strength 1 and adds 1 for every revealed maquis. Play him.
lesson-example-nobody-dead = Revealed, Abel adds 1 for every dead civilian. Nobody has died, and you would lose Abel after the round.
lesson-example-abel-first = The order does not matter here, as bonuses are counted at the end. In the example it is Abel's turn.
lesson-example-bonus = Use his action. Only Consuelo is revealed so far, but the bonus is counted when the attack power is added up, so whoever is revealed after Abel counts as well.
lesson-example-roberto = Revealed, Roberto has no action, but he has strength 4, and Abel adds 1 more for him. Reveal him.
lesson-example-six = Covert, he would add only 2 and would not count for Abel: 6 in all. The Guard and the bridge take 9.
lesson-example-guard = Your attack power is 9: Paquita 1, Abel 1, Roberto 4, Consuelo's action 1 and Abel's action 2. The Guard has to fall before the mission. Defeat him.
lesson-example-guarded = While the Guard stands here, the mission cannot be defeated. He has to fall first.
lesson-example-spare-the-military = The Military would cost 2, and you would miss them at the bridge. The Guard first, then the mission.
lesson-example-unused = There is still power for the mission, and what you do not use is lost.
lesson-example-mission = The Guard has fallen and his effect has ended. The 8 power left is just enough for the bridge. Complete the mission.
lesson-example-exactly-eight = The bridge takes all of your 8. Without it the mission would fail.
lesson-example-elsewhere = The bridge has brought 2 points. Its Defeat effect discards one enemy at another mission, even a face-down one. Choose a face-down enemy at the mountain pass.
lesson-example-the-pass = The rules allow it. In the example it is an enemy at the mountain pass.
lesson-example-survivor = A Jailor 3 was discarded; he was not defeated, so he brought nobody. The Military survived and caught one of your covert maquis at random. It was Abel: he is out of the game for good.
lesson-example-aftermath = No civilian has died, and where the bridge was lies a new mission with four face-down enemies. The game has only begun, so go on with the resistance.
lesson-example-draw = Two points would only be a draw.
lesson-example-rest = Roberto and Consuelo have gone to the revealed pile, Paquita and the spy to the covert discard. You have drawn five cards, and not all of them are spies: the second round begins.

## Enemies

lesson-enemies = Enemies
lesson-enemies-about = You will defeat targets in the right order and decide who may survive.
lesson-enemies-kinds = There are three kinds of effect. Defence works while the card stands: here the Engineer and the Guard have it. Defeat comes when you defeat the card. Survive comes at the end of the attack if you do not: the Counter-Guerrilla has it.
lesson-enemies-engineer = Because of the Engineer everyone else has +1 defence: the Guard and the Counter-Guerrilla cost 2 instead of 1. With the mission that makes 9, and you have 7. Defeat the Engineer first.
lesson-enemies-guard-stands = The Guard has to fall before the mission.
lesson-enemies-dear = Now it would cost 2. Once the Engineer has fallen, it will be only 1.
lesson-enemies-survivors = There is power for someone yet, and what is not used is lost.
lesson-enemies-cheaper = The Engineer's effect ended with him. The Guard and the Counter-Guerrilla cost 1 each, the mission 3, and you have exactly 5 left. Begin with the Guard or the Counter-Guerrilla.
lesson-enemies-benigno = Four enemies have a defence of 1, but 2 because of the Engineer. Your power is 10. Revealed, Benigno takes 1 off everyone who has 2 or more. Play him; his action is used at once.
lesson-enemies-benigno-covert = Covert, he adds 2, which makes 12. But the mission and four enemies of defence 2 cost 14, and even if the Engineer falls first, 13.
lesson-enemies-weakened = The Engineer came first and Benigno after him: those who had 2 are back at 1. Your power of 10 is enough for both Guards, both Counter-Guerrillas and the mission. Begin with a Guard or a Counter-Guerrilla.
lesson-enemies-leave-him = He costs 2, and you would miss them. He has no Survive effect, so let him stand.
lesson-enemies-guards-stand = Two Guards protect the mission. They have to fall first.
lesson-enemies-villa = Attack the Commander's Villa: when you complete it, a civilian card goes to the graveyard for every enemy still standing here. Your power of 10 is enough for all. Defeat the garrison first; begin with anyone.
lesson-enemies-four-cards = Four enemies still stand here, so four civilian cards would be turned up. The garrison first.
lesson-enemies-nobody-left = Nobody of the garrison is left, and the civilians are safe. Now complete the mission.
lesson-enemies-mission-too = You have 5 power left, just enough for the mission. Without it the round would end in failure.
lesson-enemies-survive = The mission is completed, and 2 power is left. A Military that survives catches a random covert maquis, a Spy Master adds a spy, and a Counter-Guerrilla costs a civilian card. Spare the civilians.
lesson-enemies-lives-first = One more spy is a nuisance, but you can get rid of it. Nothing brings dead civilians back. Put them first this time.
lesson-enemies-too-strong = The Military has defence 3, and you have only 2 left.
lesson-enemies-harm = The Military has caught Marcelino, who is out of the game for good. The Spy Master has added a spy to the covert discard. One you have yet to meet is the Radio Operator: if it survives, each other mission gets a face-down enemy.

## Scouting

lesson-scouting = Scouting
lesson-scouting-about = You will look at a garrison in advance, get rid of the worst enemy and cancel the effect of a mission.
lesson-scouting-villa = Attack the Commander's Villa has a defence of only 5 and brings 3 points. The catch is its effect: for every enemy still standing when it is completed, a civilian card goes to the graveyard. Get ready for it in planning.
lesson-scouting-domingo = Covert, Domingo turns up one or two face-down enemies at one mission and discards one of them. Play him.
lesson-scouting-own-deck = Revealed, Domingo looks at your own covert deck. He turns up enemies only when he is covert.
lesson-scouting-pilar-revealed = Covert, Pilar does the same. But she will be of more use revealed, so keep her.
lesson-scouting-pilar-soon = Pilar's turn comes right after. See first who is waiting at the villa.
lesson-scouting-enemy-deck = Covert, Roberto looks at the enemy deck. He can do nothing about those who already lie at the missions.
lesson-scouting-no-planning = This card has no planning action. Keep it for the attack.
lesson-scouting-look-first = You do not know yet who is waiting at the villa. Use Domingo while you can.
lesson-scouting-first = Point at a face-down enemy at the Commander's Villa. Any of them will do: face down they are all alike.
lesson-scouting-not-there = You may turn up enemies there, too, but the villa is what you are after.
lesson-scouting-second = Shall a second one be turned up? You decide before the first is seen. Of two you can pick the one to discard, so turn up both.
lesson-scouting-two = One is enough for the rules. But with two you will have a choice.
lesson-scouting-discard = A Military 4 and a Counter-Guerrilla 1. Discard the Military: to defeat it would cost nearly as much as the mission itself.
lesson-scouting-weaker = A Counter-Guerrilla 1 is easily defeated. The Military would cost 4.
lesson-scouting-pilar = Revealed, Pilar cancels the effect of the mission you choose this round; it brings its points as usual. Just the thing for the villa. Play her revealed.
lesson-scouting-once-more = She would discard another enemy, but the effect of the villa would stay. Reveal her this time.
lesson-scouting-pilar-now = Then the effect of the villa would apply, and every enemy left standing would cost a civilian card. Use Pilar.
lesson-scouting-ignore = Use the action. It cancels the effect of the mission; those of its enemies still apply.
lesson-scouting-choose = Choose the Commander's Villa. The other face-down enemies will be turned up.
lesson-scouting-elsewhere = You may choose any of them, but it is the villa you have prepared for.
lesson-scouting-free = The mission and its garrison cost 9: mission 5, Spy Master 2, Counter-Guerrilla 1, Guard 1. You have 3 in play, and Roberto, Sagrario and Nicolás in hand. Whom to reveal is up to you: play on until the mission falls.
lesson-scouting-one-by-one = This table has a house rule: you decide about a second enemy after seeing the first. Covert, Pilar does the same as Domingo. Point at a face-down enemy at Attack Francoists in the Valley.
lesson-scouting-in-the-valley = You may turn up enemies there, too. But stay in the valley this time.
lesson-scouting-pilar-looks = Covert, Pilar has strength 0. Without her action she would be no help at all.
lesson-scouting-seen = It is a Grunt 1. If you stopped here, he is the one you would have to discard. Turn up a second one.
lesson-scouting-only-grunt = You would discard a Grunt 1. The other one may be worse, and looking costs nothing.
lesson-scouting-pick = The Engineer 3 is worse: he raises the defence of all the others. Discard him.
lesson-scouting-grunt-stays = A Grunt 1 is easily defeated. The Engineer costs 3 and would make everyone with him dearer.

## Decks and recruits

lesson-decks = Decks and recruits
lesson-decks-about = You will get rid of a spy, bring back the revealed and win a recruit.
lesson-decks-draft = Twelve maquis and three spies begin in the covert deck. The other twelve maquis are recruits, your reserve. They are split at random, or you choose from pairs. Which of these two do you want in the covert deck?
lesson-decks-pair = The other one of the pair went to the recruits. There are twelve pairs in all. No choice is wrong here, take whoever suits you better.
lesson-decks-piles = The second round of another game. You revealed Nicolás and Roberto in the first, and they lie in the revealed pile. Four cards are left in the covert deck, and one of them is a spy.
lesson-decks-jacinto = Covert, Jacinto looks at the top three cards of the covert deck and discards any of them. Play him; his action is used at once.
lesson-decks-jacinto-stays = Revealed, Jacinto discards a maquis from your hand and draws two cards. He looks at the deck only when he is covert.
lesson-decks-juana-revealed = Covert, Juana does the same. But you will need her revealed.
lesson-decks-jacinto-first = Jacinto first: it pays to know what you are about to draw.
lesson-decks-spy = They are a spy, Sagrario and Pilar. Discard the spy, or you will soon have it in your hand.
lesson-decks-not-them = Better keep her. Discard the one who works for the regime.
lesson-decks-spy-on-top = The spy would be among the next cards you draw. Discard it first.
lesson-decks-keep = Put the other two cards back on top.
lesson-decks-both-good = You may discard her, but you have no maquis to spare. Leave both in the deck.
lesson-decks-order = You settle the order, and the uppermost card comes first. Put Sagrario on top: her covert strength is 2, Pilar's is 0.
lesson-decks-pilar-weak = Covert, Pilar has strength 0. On top belongs the one you want now.
lesson-decks-swap = It is the turn of Antonio, covert: he discards a spy from your hand and draws a card. Without a spy in hand he could not use his action. Swap the spy for Sagrario.
lesson-decks-swap-him = The spy would stay in your hand. This swap costs nothing.
lesson-decks-juana = Juana comes next, revealed: she puts someone from the revealed pile on top of the covert deck, so you will draw them in the very next rest. Bring back Nicolás.
lesson-decks-roberto-soon = Celia will see to Roberto in a moment. Bring back Nicolás.
lesson-decks-for-nothing = You will lose her after the round anyway. Let someone at least return in her place.
lesson-decks-celia = And Celia, revealed, takes someone from the revealed pile straight into your hand. Take Roberto.
lesson-decks-back = Roberto must be played this round. If he stays covert this time, you will keep him. Juana and Celia leave after the round in place of him and Nicolás.
lesson-decks-recruits = One who brings recruits is Antonio, revealed: he looks at the top three and puts one on top of the covert deck. Use his action.
lesson-decks-new-blood = Antonio leaves after the round anyway. Let someone at least come after him.
lesson-decks-enlist = Ricardo, Adolfo and Manuel. Choose any of them; it will be the next card you draw.
lesson-decks-rest-back = The other two go back on top of the recruit deck. Choose who is uppermost: a defeated Jailor, for one, could bring that one to you.

## Missions with a catch

lesson-missions = Missions with a catch
lesson-missions-about = You will cope with missions that do harm as soon as they are chosen, and meet one that brings someone back.
lesson-missions-eras = A game has at most ten missions. You begin with four of the first era; for those you complete come three of the second and then three of the third, each era harder than the last.
lesson-missions-bunker = Destroy the Bunker has a Defence effect. It begins as soon as you choose the mission: you discard a maquis from your hand. Try it.
lesson-missions-try-bunker = That mission has a Defeat effect, which comes only when it is completed. Choose the bunker.
lesson-missions-give-up = Whom do you discard? They are not lost, as they go to the covert discard, but you will miss them in this attack. Pilar is the easiest to do without: her covert strength is 0.
lesson-missions-no-spy = A spy is not a maquis and will not do here.
lesson-missions-strong = Revealed, this maquis has strength 4. You will need that at the bunker.
lesson-missions-two = Covert, Consuelo has strength 2 and Pilar 0.
lesson-missions-supplies = Another game. Steal Supplies from the Train Depot: nobody may be revealed in the attack. But nothing is said of planning. Reveal Nicolás now; his strength of 4 counts in the attack.
lesson-missions-roberto-better-covert = Revealed, he has 4 as well. But covert, Roberto has 2 and Nicolás only 1, so you gain more by revealing Nicolás.
lesson-missions-nicolas-covert = Covert, his strength is only 1, and in the attack he can no longer be revealed.
lesson-missions-not-now = The others can wait. The question now is whom to reveal while you can.
lesson-missions-too-late = Once the mission is chosen, nobody can be revealed. Do it now.
lesson-missions-choose = Nicolás is enough. Go on to choose the mission and set out for the supplies.
lesson-missions-one-is-enough = You will play the others in the attack, when you have seen the garrison.
lesson-missions-covert-only = Now you can play maquis covert only. Abel adds 1 for Nicolás as well, who was revealed in planning. Play Abel; the others will follow.
lesson-missions-forbidden = This mission lets nobody be revealed in the attack.
lesson-missions-loot = Your attack power is 10: Nicolás 4, Roberto 2, Ramona 2, Abel 1 and Abel's action 1. It is just enough for the mission and its whole garrison. Play on until the mission falls.
lesson-missions-farmhouse = Some missions help: Take Back the Farmhouse moves someone from the revealed pile to the covert discard. It costs 8, and you have 9 power left. Complete it.
lesson-missions-mission-first = The mission takes 8. Defeat it first, or you may come up short.
lesson-missions-unused = Unused power is lost, and the mission is not completed yet.
lesson-missions-who = Whom do you bring back? Choose Nicolás or Marcelino. Roberto and Adolfo are still in play and go to the revealed pile only in the rest.
lesson-missions-not-yet = Roberto is still in play. He goes to the revealed pile only in the rest.
lesson-missions-crossroads = The third era. Defend the Crossroads has a Defence effect: as soon as it is chosen, all maquis played in planning are discarded. You have 13 points, and it brings 3. Play nobody now; go on to choose the mission, and you will set out for the crossroads.
lesson-missions-wasted = Whoever is played now would be discarded as soon as the mission is chosen, and their strength would be lost to the attack.
lesson-missions-hold = The Guard and the mission take 7. Three civilians have died, so the Counter-Guerrilla had better not survive. See who can discard whom and whom to reveal, and finish the attack.

## Clever actions

lesson-tricks = Clever actions
lesson-tricks-about = You will try a swap, a copy, a move and a halving, and see when an action cannot be used.
lesson-tricks-jacinto = Revealed, Jacinto has strength 3, discards a maquis from your hand and draws two cards. Play him right away in planning, while you have someone to discard.
lesson-tricks-jacinto-covert = Covert, Jacinto looks at the top cards of the deck. He swaps only when he is revealed.
lesson-tricks-jacinto-first = Jacinto first, while you have someone in hand to discard.
lesson-tricks-give-up = Whoever is discarded goes to the covert discard and will return. Pilar is the easiest to do without this round. Discard her.
lesson-tricks-two = The covert strength of this card is 2, Pilar's is 0.
lesson-tricks-no-spy = A spy is not a maquis and will not do for this action.
lesson-tricks-voluntary = You may, as actions are voluntary. But this one pays, and it cannot be used later.
lesson-tricks-nobody = An action is carried out in full or not at all. Besides Jacinto you hold only spies, so there is nobody to discard and his action falls away. His strength of 3 counts all the same: reveal him.
lesson-tricks-too-weak = Covert, he adds 1, which makes 3 and is enough for the mission alone. With him revealed you have 5, and the Counter-Guerrilla 2 falls as well.
lesson-tricks-emilio = Covert, Emilio copies the covert action of someone who is already in play. Play him.
lesson-tricks-emilio-revealed = Revealed, he would discard an enemy by himself, but you would lose him after the round. Covert, he does the same by copying Adolfo.
lesson-tricks-copy = Adolfo's action discards an enemy. Abel's adds 1 for every revealed maquis, and nobody is revealed here. Copy the action of Adolfo.
lesson-tricks-nobody-revealed = Nobody is revealed here, so the bonus would be 0.
lesson-tricks-himself = He cannot copy himself.
lesson-tricks-no-action = Covert, Carlos has no action.
lesson-tricks-guard = The Guard 3 has to fall before the mission 3, which makes 6, and you have 5. Discard him.
lesson-tricks-guard-stays = The Guard 3 would stay, and with the mission that makes 6. You have 5.
lesson-tricks-begun = Emilio's action has begun; now it must be carried out in full.
lesson-tricks-adela = Covert, Adela moves an enemy from the mission under attack to another one. Your power is 5, with Adela 6, and the mission with its garrison costs 9. Play her.
lesson-tricks-adela-revealed = Revealed, she discards Counter-Guerrillas. The one here has defence 1, so the rest would still cost 8, and you would have 6.
lesson-tricks-move = Whom do you move? Your power of 6 must be enough for the mission and those who stay. Move the Guard.
lesson-tricks-dearest = The rest would cost more than 6. Move the dearest one.
lesson-tricks-where = The Guard stays face up and does no harm this round, but you may meet him at his new mission one day. Send him where he will be least in your way.
lesson-tricks-not-the-villa = At the villa every enemy more may mean a civilian card. Send him somewhere else.
lesson-tricks-ricardo = The bridge costs 8, its garrison 4, and your power is 6. Revealed, Ricardo adds 2 and halves the defence of the mission. Play him; his action is used at once.
lesson-tricks-eight = Covert, he adds 1 and draws a card. But the bridge with its garrison costs 12.
lesson-tricks-halved = The bridge costs 4 now, and your attack power is 8: just enough for the mission and its whole garrison. Finish the attack.

## When to stop

lesson-stopping = When to stop
lesson-stopping-about = You will learn how the game is lost, survive a failure and end the resistance in time.
lesson-stopping-weak = There were three spies in your hand, and your power is only 4. The Guard and the mission cost 5, so it cannot be completed this time. Defeat at least those who would do harm by surviving.
lesson-stopping-guarded = The Guard would have to fall first, and there is too little power for both.
lesson-stopping-guard-harmless = The Guard has no Survive effect. After him there would be too little power for the Counter-Guerrilla.
lesson-stopping-spare-yourself = There is power yet for someone who would do harm. What is not used is lost.
lesson-stopping-failed = The failed mission has been turned face down, and no new one takes its place: you have three to choose from. A second failure loses the game, the first does not. Go on.
lesson-stopping-nothing-yet = You have no points at all. After a first failure the game is still open.
lesson-stopping-dead = Another game: four civilians lie in the graveyard. Five of them in the aftermath, and you lose. A Counter-Guerrilla that survives costs another civilian card. Defeat it.
lesson-stopping-four-more = For each of the four enemies a civilian card would be turned up. That would almost certainly be the end.
lesson-stopping-civilians-first = The Counter-Guerrilla first: if it survived, that could be the end of the game.
lesson-stopping-leave-it = You have 8 power left. To complete the villa means a civilian card for every enemy still standing. You need not complete it; you can bear one failure. Defeat the Military and the Spy Master instead.
lesson-stopping-three-more = Three enemies still stand here. Three civilian cards, and a fifth dead is all but certain.
lesson-stopping-jailor-harmless = A recruit is tempting, but then there would be too little power for both the Military and the Spy Master.
lesson-stopping-alive = The mission has failed, but the civilians are alive, and so is the resistance. Three missions are left, and there is no room for another failure.
lesson-stopping-late = The sixth round of another game: you have 15 points, but also four dead and one failure. Twelve cards are left to you, and half of them are spies. Drawing nothing but spies in the rest loses the game, too.
lesson-stopping-enough = If you lose, points are not counted at all. Stopping in time is the only way to win, and 15 points are enough for a victory. End the resistance.
lesson-stopping-greed = You could gain more, but one more dead civilian or one more failure loses everything. Take what you have.

## A whole game

lesson-game = A whole game
lesson-game-about = You will play your first whole game, with hints at hand.
lesson-game-plan = Now everything is up to you. The goal is at least 15 points and stopping in time. You lose if five civilians die, if a second mission fails or if you draw nothing but spies. In planning Paquita can turn up a garrison, and Marcelino can draw a card.
lesson-game-play = Play to the end. Reveal with care, as strong maquis are not easily won back. Whenever you are at a loss, ask for a hint.
