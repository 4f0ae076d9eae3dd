### Lessons of Commands & Colors: Napoleonics

## The first turn

lesson-turn = The first turn
lesson-turn-about = Play a card, give orders, move and fire: a whole turn from beginning to end.
lesson-turn-armies = Your French stand below, the British above. All blocks on a hex are one unit. British guns have already cost the light infantry at H7 a block.
lesson-turn-goal = Every enemy unit or leader you destroy is a banner. Whoever has three of them wins this battle, at that very moment.
lesson-turn-card = A turn begins with a command card. Dotted lines divide the field into a left flank, the centre and a right flank. Your light infantry stands in the centre: play { name-probe-center }, which gives two orders there.
lesson-turn-card-left = On your left flank there is only the infantry at G2, and no enemy near it.
lesson-turn-card-right = On your right flank there is only the cavalry at I11, and no enemy near it.
lesson-turn-order = Only what is ordered moves and battles. Order one of your two light infantry units, at G5 or H7.
lesson-turn-order-left = It stands on the left flank, and your card is for the centre.
lesson-turn-order-line = It may be ordered, too. But light infantry has a die more when it fires.
lesson-turn-order-done = Orders that you don’t use are lost. You have one for each light infantry unit.
lesson-turn-second = One order is left. Give it to the light infantry at H7.
lesson-turn-move = Movement comes next. From H7 it is three hexes to the British at E6, and infantry fires no farther than two. Move to G7.
lesson-turn-move-far = Light infantry may move two hexes, but then it does not battle this turn.
lesson-turn-move-aside = From there it could not fire at E6 this turn.
lesson-turn-move-stand = G5 is two hexes from E6 already. It rolls more dice if it stays.
lesson-turn-move-done = H7 would be out of range. Move that unit first.
lesson-turn-stay = Leave G5 where it is: infantry that has not moved rolls a die for each of its blocks, after moving for only half of them. End the movement.
lesson-turn-fire = Combat. Fire from G5 at E6: four blocks and a die for light infantry make five dice. The infantry symbol hits infantry.
lesson-turn-fire-first = Its turn will come. Begin with the unit that has not moved.
lesson-turn-fire-far = D5 is three hexes away.
lesson-turn-fire-done = Nobody has to battle. But you came here to fire: try it.
lesson-turn-dice = A die shows infantry on two sides, and cavalry, artillery, a flag and sabres on one each. Two infantry symbols were two hits, two blocks. In fire sabres miss.
lesson-turn-half = Now G7. It has moved, so it rolls for half of its three blocks, rounded up, and a die for light infantry: three dice.
lesson-turn-end = One more hit, and the flag drove the British back to D6 with a single block. You have drawn a new card, and the other side plays: that was a whole turn.

## Ground and sight

lesson-ground = Ground and sight
lesson-ground-about = See whom you can fire at, and what forests, hills, towns, streams and field works do.
lesson-ground-line = Imagine a line from your infantry at E7 to the target. Forest on its way blocks it, as at D6 and E6, and so does any unit, even your own at E8. The hexes at its ends do not matter.
lesson-ground-sight = Seven enemies are two hexes away. You see four of them: fire at one.
lesson-ground-sight-forest = The line to C6 leads through the forest at D6.
lesson-ground-sight-between = The line runs exactly between D6 and E6, and both are forest. It is blocked only if both sides block it, and they do.
lesson-ground-sight-friend = Your own infantry at E8 is in the way.
lesson-ground-sight-done = Nobody has to battle. But try it here.
lesson-ground-seen = To C7, D8 and F8 the line runs exactly between two hexes, and one of them is free: that is enough. To C8 nothing is in the way at all.
lesson-ground-forest = Whoever enters a forest has to stop, and only light infantry may battle in that turn. Move the light infantry from G8 to F7.
lesson-ground-forest-line = Line infantry may enter a forest, but it could not battle this turn.
lesson-ground-forest-other = Send the light infantry into the forest at F7 first.
lesson-ground-rest = The line infantry has nobody in range this turn. Leave it at G6 and end the movement.
lesson-ground-rest-other = It could go there, but nobody would be in range. Leave it.
lesson-ground-target = Half of four blocks and a die for light infantry: three dice. A hill as at D7 takes one of them away, a town as at D8 two. Fire at the easier target.
lesson-ground-target-town = In the town one die is left to you, against the hill two.
lesson-ground-hill = A forest takes one die from attacking infantry, a town two. Cavalry loses two and three, even when it attacks out of them: keep it in the open.
lesson-ground-ford = A stream that can be waded stops whoever enters it, but one may battle there. Move to F8, beside the infantry at E9.
lesson-ground-ford-works = There you would attack through the field works of E7. They cost a die more, and the infantry behind them may ignore a flag.
lesson-ground-ford-back = There you would have nobody beside you.
lesson-ground-ford-stay = Where it stands, nobody is beside it.
lesson-ground-ford-far = Line infantry moves one hex, and the stream would stop it anyway.
lesson-ground-works = Attack E9: four blocks, one die more against infantry, one less out of the stream. Four dice.
lesson-ground-works-fire = With an enemy beside it a unit does not fire. It can only melee.
lesson-ground-shore = The British battled back with three blocks, and rolled two dice: a melee into the stream costs one, too. Field works as at E7 count only through the sides on which they stand.

## Melee

lesson-melee = Melee
lesson-melee-about = Attack an enemy beside you, bear what comes back and take the ground.
lesson-melee-close = Melee is fought with a neighbour. You want to attack E6 with both units, so leave room for the second: move G6 to F5.
lesson-melee-close-neighbour = F6 is beside E6 as well. But it is the only such hex that the unit at G7 can reach.
lesson-melee-close-other = From there it could not attack E6.
lesson-melee-close-stay = Nobody has to move. But who stays behind can’t attack E6.
lesson-melee-both = Now G7 to F6. In melee it does not matter whether a unit has moved.
lesson-melee-attack = Attack E6 with F5 or F6. Four blocks and one more against infantry are five dice; in melee sabres hit as well.
lesson-melee-attack-fire = With an enemy beside it a unit can’t fire.
lesson-melee-attack-done = Nobody has to battle. But two of you are beside E6: use it.
lesson-melee-back = Infantry and sabres: two hits. But the British still stood at E6 and battled back with the two blocks left to them, and F5 has lost one of its own.
lesson-melee-again = E6 has two blocks left. Attack it with F6, too.
lesson-melee-again-once = Each unit battles once a turn, and F5 has.
lesson-melee-ground = Destroyed, and a banner for you. Infantry whose attack has cleared a hex may enter it: take E6.
lesson-melee-ground-stay = You may stay. But take the ground this time.
lesson-melee-won = One banner of three. Remember: whoever is still standing strikes back. So attack the weak ones, with several units, and shoot first if you can.

## Flags

lesson-flags = Flags
lesson-flags-about = Retreat, ignore flags, learn the price of having no way back – and fight for a first banner.
lesson-flags-flag = The British have fired at E6: a hit and two flags. A unit goes back a hex for each flag. With two friends beside it, E5 and E7, yours may ignore one: do so.
lesson-flags-flag-none = Then it would have to go back two hexes.
lesson-flags-flag-two = Support of friends is good for one flag only.
lesson-flags-where = One hex back, into the next row towards your own edge. At F5 two friends would be beside it again, E5 and G5; at F6 only one.
lesson-flags-where-alone = There only E7 would be beside it: the next flag could not be ignored.
lesson-flags-where-taken = A retreat always leads one row back, and E5 is taken, too.
lesson-flags-sum = Three flags against your infantry at G7. It may ignore one behind field works, one with { name-ney }, one with support by H6 and H7. Ignore all three.
lesson-flags-sum-less = Behind G7 both hexes are taken: every flag that you do not ignore costs a block.
lesson-flags-militia = Militia goes back three hexes for a single flag, and here nothing helps it. Choose the first hex behind G6.
lesson-flags-militia-side = A retreat leads to a free hex one row nearer to your own edge.
lesson-flags-edge = Two hexes to go, but only one row is left. Go on to the edge.
lesson-flags-lost = The field ends here: for each hex that a unit can’t go it loses a block. Keep the way behind your units free.
lesson-flags-play = Now you, against a patient opponent, until the first unit falls. Here there is only infantry, and all you need you have learned.

## Batteries

lesson-guns = Batteries
lesson-guns-about = Fire over friends from a hill, bring up a horse battery and join an attack of infantry.
lesson-guns-foot = A foot battery either moves a hex or battles. It is to fire: end the movement and leave it on the hill at G7.
lesson-guns-foot-move = Then it could not battle this turn.
lesson-guns-over = Units block the line of sight. But a battery on a hill fires over friends on the lower hexes beside it, so over F6 at E6: three dice at two hexes.
lesson-guns-over-far = The line leads over E8, and that friend is not beside the battery.
lesson-guns-over-behind = The hill at E7 hides what lies behind it.
lesson-guns-over-done = Nobody has to battle. But try it here.
lesson-guns-horse = A horse battery may move one hex and still battle, up to three hexes away. D7 is three hexes from G6: one die. Move to F6 and it will be two dice.
lesson-guns-horse-two = After two hexes it does not battle any more.
lesson-guns-horse-aside = From there it would roll one die at most.
lesson-guns-horse-stay = From G6 it rolls one die, from F6 two.
lesson-guns-near = Now fire at D7.
lesson-guns-arms = Combined arms: an ordered battery may join when infantry or cavalry attacks a unit in melee and the battery could fire at it. Attack with F6 the enemy whom G7 sees: E7.
lesson-guns-arms-over = Between G7 and E6 stands your own F6. In combined arms nobody fires over friends, not even from a hill.
lesson-guns-arms-fire = It may fire alone. But together with infantry its sabres hit as well.
lesson-guns-join = Let G7 join: five dice of the infantry and three of the battery, rolled together.
lesson-guns-join-alone = Then only the infantry would roll, five dice.
lesson-guns-enter = Two infantry and two sabres: four hits, and all of them count, whosever die it was. Enter E7 or stay, as you like.

## Cavalry

lesson-cavalry = Cavalry
lesson-cavalry-about = Break through, attack a second time, and give way to infantry in time.
lesson-cavalry-ride = Heavy cavalry moves two hexes, never fires and has a die more in melee. Move it to F6, so that the light infantry at G5 still sees E6.
lesson-cavalry-ride-way = F5 lies between G5 and E6: your light infantry could not fire.
lesson-cavalry-ride-two = It could attack from there. But beside E6 and D7 at once it would have two enemies to fear.
lesson-cavalry-ride-beside = From there it could not attack E6.
lesson-cavalry-ride-stay = It may stay, but then it has nobody to attack.
lesson-cavalry-ride-light = The light infantry is in range already. It rolls more dice if it stays.
lesson-cavalry-soften = First fire, then the charge: who has fewer blocks battles back with fewer dice. Fire from G5 at E6.
lesson-cavalry-soften-first = Then E6 could battle back with four blocks. Fire first.
lesson-cavalry-soften-done = Nobody can battle back against fire: use it.
lesson-cavalry-charge = E6 has two blocks left. Attack with the cavalry: four blocks and a die for heavy cavalry.
lesson-cavalry-charge-fire = Cavalry only battles in melee.
lesson-cavalry-charge-done = Two blocks against your five dice: attack.
lesson-cavalry-enter = Destroyed. Cavalry that has cleared the hex may break through: enter E6.
lesson-cavalry-enter-stay = If it does not enter, it can’t attack a second time.
lesson-cavalry-on = It may go one hex farther, even back. The rifles stand at D7: move beside them, to E7 or D6.
lesson-cavalry-on-away = There it would have nobody beside it.
lesson-cavalry-on-stay = E6 is not beside D7: there would be nobody to attack.
lesson-cavalry-bonus = Now a bonus melee, one a turn: attack D7.
lesson-cavalry-bonus-done = Nobody has to. But five dice against three blocks are worth it.
lesson-cavalry-last = Two hits and a flag: one block is left, and it has gone back to C7. The cavalry may still enter D7, then it is done for this turn. Enter or stay.
lesson-cavalry-retire = British infantry attacks your cavalry at E6. From infantry cavalry may retire two hexes back. F5 is taken, G6 can’t be entered, but F6 and G7 are free: retire.
lesson-cavalry-retire-stand = Then sabres would hit you and flags drive you back. If you retire, only cavalry symbols hit.
lesson-cavalry-retire-square = Squares are for infantry attacked by cavalry.
lesson-cavalry-second = Of four dice only the cavalry symbol hit. Now E9 is attacked, too. Retire again.
lesson-cavalry-way = No cavalry symbol at all. Behind E9 both hexes are free: choose one.
lesson-cavalry-way-side = It retires towards your own edge, not sideways.
lesson-cavalry-two = And the second hex. It does not battle back, but it is ready for your own turn. From cavalry or batteries alone it could not have retired.

## Squares

lesson-squares = Squares
lesson-squares-about = Form square against cavalry, strike out of it, dissolve it – and besiege one yourself.
lesson-squares-form = French heavy cavalry at D6 attacks your infantry at E6 with five dice. In square the infantry rolls first, and each side one die only. Form square.
lesson-squares-form-stand = Then the cavalry rolls all its five dice, and first.
lesson-squares-form-retire = Only cavalry retires.
lesson-squares-track = The square rolled a flag, and the cavalry had to go before it struck. The price: a card drawn blindly from your hand, { name-scout-right }, lies under the square as long as it stands.
lesson-squares-card = Your turn. A square does not move, but it may be ordered to battle. Play a card for the centre.
lesson-squares-card-left = The square stands in the centre.
lesson-squares-order = Light cavalry has come up to D5. Order the square at E6 as it is.
lesson-squares-order-dissolve = As long as the cavalry stands at D5, E6 has to stay in square.
lesson-squares-order-other = This time the order is for E6.
lesson-squares-strike = Attack D5 with the square’s one die. A flag rolled by a square drives cavalry off, and nothing lets it ignore it.
lesson-squares-strike-fire = With an enemy beside it a square does not fire either.
lesson-squares-strike-done = Nobody has to battle. But try the square’s die.
lesson-squares-next = The cavalry could have retired, but it stood against one die, and a flag drove it off. In their turn the French did nothing. Play { name-attack-center }.
lesson-squares-next-card = That card orders nobody in the centre.
lesson-squares-dissolve = No cavalry is beside E6 any more. Now the order may be to dissolve the square.
lesson-squares-dissolve-order = Then it would stay in square, unable to move.
lesson-squares-free = { name-scout-right } is back in your hand, and E6 may move and battle at once as usual. With fewer than three cards in hand it could not have formed square.
lesson-squares-foot = Now you besiege a British square at E6, with infantry and light cavalry. Infantry attacks a square with all its dice: begin with F6.
lesson-squares-foot-horse = Cavalry has one die against a square, and the square rolls first. Let the infantry begin.
lesson-squares-foot-done = Nobody has to battle. But besiege it.
lesson-squares-horse = A hit, and the flag cost a block, too: a square can’t retreat. It battled back with one die. Now the cavalry: first the square’s die, then yours.
lesson-squares-worn = Sabres: one block is left. The cavalry keeps the square together, the infantry wears it down.
lesson-squares-guns = Once more, now with a horse battery at G8, three hexes off. Attack with the cavalry at F5, and the battery may join.
lesson-squares-guns-fire = It may fire alone. But see what happens when it joins the cavalry.
lesson-squares-join = Let G8 join: one die of the cavalry and one of the battery.
lesson-squares-join-alone = Then there would be one die only.
lesson-squares-driven = The square rolled first, and it was a flag: the cavalry has to go. The attack is off, and the battery’s die is lost with it. Choose where the cavalry retreats to.
lesson-squares-driven-side = It goes back one row, to G5 or G6.

## Leaders

lesson-leaders = Leaders
lesson-leaders-about = Order leaders, know what threatens them, and get them out through the enemy.
lesson-leaders-detach = { name-ney } is attached to the grenadiers at G6: their order takes him along. To leave them he needs one of his own. Give it to him.
lesson-leaders-detach-done = Then he would have to stay with the grenadiers.
lesson-leaders-horse = The grenadiers and the cavalry at G8 are ordered as well. The cavalry moves first: to F7, beside E7.
lesson-leaders-horse-stuck = If he joins the cavalry now, it can’t move any more this turn. The cavalry first, then he.
lesson-leaders-horse-first = First bring the cavalry from G8 to F7.
lesson-leaders-horse-away = Go to F7: there is room beside E7 for the grenadiers, too.
lesson-leaders-join = Now { name-ney } rides after it to F7. A leader moves up to three hexes, also through friends, and is attached where he ends.
lesson-leaders-join-away = He is needed with the cavalry at F7.
lesson-leaders-join-first = The grenadiers would go without him, and that is allowed. But let him ride first.
lesson-leaders-grenadiers = At last the grenadiers, to F6. Both units may battle now, and the cavalry may ignore a flag more, as long as { name-ney } is with it.
lesson-leaders-grenadiers-away = From F6 they could attack E7, too.
lesson-leaders-grenadiers-horse = The cavalry has moved, and its leader has come to it.
lesson-leaders-check = When a leader’s unit loses blocks, two dice are rolled; only two sabres are his end. { name-ney } has survived. Two flags threaten his unit at I6; with him it may ignore one: do so.
lesson-leaders-check-none = There is no way back from the edge: both flags would cost a block.
lesson-leaders-once = The other flag cost a block, and still nobody rolled for { name-ney } again: a leader is checked once in a combat.
lesson-leaders-alone = The unit at H6 is lost. One die was rolled for { name-ney }, and it was no sabres. He has to retreat, one to three hexes towards your edge: go to I6 or I7.
lesson-leaders-edge = From his own edge he may leave the battlefield. He is gone then, but safe, and your enemy gains no banner for him. Let him leave.
lesson-leaders-edge-stop = You may. But alone at the edge he could be attacked again.
lesson-leaders-escape = The British have attacked { name-ney }, who was alone. No sabres, so he retreats, and only through enemies: they roll their melee dice, two at F5, three at F6. Choose.
lesson-leaders-escape-horse = Three dice are more dangerous than two: any sabres are his end.
lesson-leaders-escape-back = A leader retreats towards his own edge.
lesson-leaders-on = No sabres, he is through. With an enemy he can’t stop: go on to G5 or G6.
lesson-leaders-home = He may go up to three hexes. Light infantry stands at H5 without a leader: let him join it.
lesson-leaders-home-stop = Alone he could be attacked again. Let him join the infantry at H5.
lesson-leaders-through = { name-ney } was attacked and has gone back to F6, where he could stop. But heavy cavalry stands beside, at G6. A friend waits behind it at H6: dare to pass the four dice of the cavalry.
lesson-leaders-through-stop = You may. But there he would stay within reach of cavalry and infantry.
lesson-leaders-friend = Two flags, two infantry, no sabres. With his third hex he joins the infantry at H6.
lesson-leaders-friend-alone = There he would be alone. The infantry at H6 has no leader yet.
lesson-leaders-hunt = Now you hunt him. { name-ney } is alone at E6, and his only way back leads through two of your units. Attack him from F6.
lesson-leaders-hunt-fire = Nobody fires at a leader who is alone.
lesson-leaders-hunt-done = Nobody has to battle. But he won’t be alone for long.
lesson-leaders-caught = He got away from your attack and past D6. But at C7 the light cavalry rolled sabres: he is lost, and a banner is yours. Enter E6 or stay.

## Finer points

lesson-cards = Finer points
lesson-cards-about = Seven cards and a house rule that you will meet sooner or later, each at a small table of its own.
lesson-cards-scout = { name-scout-center } orders one unit only. But at the end of the turn you draw two cards and keep one: play it.
lesson-cards-scout-other = This table is about { name-scout-center }.
lesson-cards-keep = Which of the two? Nearly all your units stand in the centre, nobody on the right flank.
lesson-cards-keep-right = On the right flank you have nobody to order.
lesson-cards-march = { name-force-march } orders all infantry of one section. Choose the one with G5, G7 and H6.
lesson-cards-march-left = There you have one unit, in the centre three.
lesson-cards-march-right = There you have nobody.
lesson-cards-light = With this card light infantry, the guard and units with a leader move two hexes and still battle. Move H6 to F6, beside E7.
lesson-cards-light-line = Line infantry without a leader may go two hexes, but battles after one only.
lesson-cards-light-near = Try it with H6: two hexes, to F6.
lesson-cards-rally = { name-rally } rolls as many dice as your command: the cards in hand, this one included. The infantry symbol brings a block back to damaged infantry: help the one that is nearly lost.
lesson-cards-rally-strong = It still has three blocks. G7 has one, and that would be a banner.
lesson-cards-rally-full = Never more than at the start.
lesson-cards-leader = { name-leadership } orders all leaders. If { name-ney } stays at G5, his unit has the order, too, and a die more. Leave him there.
lesson-cards-leader-alone = Then he rides alone, and the unit has no order.
lesson-cards-led = G5 is two hexes from E5 already. Stay there and end the movement.
lesson-cards-led-move = Then only half of its blocks would roll.
lesson-cards-volley = Fire: four blocks and a die by the card.
lesson-cards-volley-done = Nobody has to battle. But fire.
lesson-cards-manoeuvre = { name-grande-manoeuvre }: up to four units or leaders move up to four hexes each, and nobody battles. Choose strategic moves.
lesson-cards-manoeuvre-single = That would be one unit as with any other card.
lesson-cards-far = I8 and H2 are ordered. Bring the heavy cavalry from I8 up to E8 at once.
lesson-cards-far-first = First the heavy cavalry.
lesson-cards-far-near = Four hexes are yours: go to E8.
lesson-cards-supply = { name-short-supply } takes a unit of either side back to its owner’s first row. Send one of the two home that stand closest to you: E5 or E7.
lesson-cards-supply-far = You may. But E5 and E7 stand closer to you.
lesson-cards-supply-own = That would be your own unit.
lesson-cards-place = You choose where, but in the same section: any hex that is shown.
lesson-cards-place-section = That is another section.
lesson-cards-strike = The British attack F6. { name-first-strike } is played just then, before they roll: your unit battles first.
lesson-cards-strike-stand = Then they roll first. You hold the card: play it.
lesson-cards-strike-fast = That is for those who do not want to be asked again this turn. Now you hold the card.
lesson-cards-strike-square = Infantry forms square against cavalry only.
lesson-cards-struck = Two hits and a flag: nobody was left to attack. And at the end of the turn you drew a card before your opponent did: { name-attack-center }.
lesson-cards-back = Usually battling back happens by itself; at this table it was agreed that the defender decides. Your three blocks at F6, and one die more against infantry: battle back.
lesson-cards-back-stand = Nothing answers it, so you risk nothing.

## The first battle

lesson-battle = The first battle
lesson-battle-about = Fight a whole battle against a patient opponent.
lesson-battle-field = Four banners win. They are for units and leaders, and one is for the hill at E7: you gain it if your unit stands there when your turn begins, and lose it when the unit goes.
lesson-battle-plan = Your battery commands the field from the hill at G8, { name-ney } leads at G6, the heavy cavalry waits at I11. Fire first, then attack with several units.
lesson-battle-win = The rest is up to you. Whoever has four banners first has won.
