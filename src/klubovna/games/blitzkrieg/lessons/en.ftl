### Lessons of Blitzkrieg!

## Your first turn

lesson-first-turn = Your first turn
lesson-first-turn-about = You look round the board and place your first army, fleet and aircraft.
lesson-first-turn-theatres = You play the Allies, and the Axis is your enemy. The war is fought in five theatres, and nobody rolls for battles: only the tokens that you place decide. The aim is 25 points.
lesson-first-turn-marker = The Axis has just placed a fleet 1 in Western Europe. So the marker on the theatre's track has moved 1 step from the centre, onto the Axis half: the Axis has the upper hand here.
lesson-first-turn-reserve = This is your reserve; the Axis can't see it. Every turn you place one token from it. The number is its value: so many steps the marker moves your way.
lesson-first-turn-army = Armies lie on land and on mixed spaces. Place your army 3 on the mixed space in Western Europe. It shows propaganda, so you get a point at once.
lesson-first-turn-army-land = An army may lie on land, too, but that space is research, which comes later. Try the mixed space with propaganda.
lesson-first-turn-army-second-row = Nobody may enter the second campaign until the whole first one is taken.
lesson-first-turn-army-taken = The fleet of the Axis already lies there. Choose a free space.
lesson-first-turn-army-sea = That is the sea, and no army may go there. A mixed space is half land and half sea.
lesson-first-turn-army-elsewhere = An army may go there as well. But in Western Europe the Axis has the upper hand, and you can change that right now.
lesson-first-turn-army-fleet = A fleet may lie on a mixed space, but its value is only 2. Your army 3 moves the marker further.
lesson-first-turn-army-air = Aircraft may go anywhere, but with a value of 1 they would only bring the marker back to the centre. Use the army 3.
lesson-first-turn-army-first = The fleet and the aircraft come right after this. Begin with the army 3.
lesson-first-turn-moved = First came the effect of the space and 1 point with it. Then the marker moved by 3, from Axis cell 1 to your cell 2. Last, you drew a new token from your bag, a fleet 1. And then the Axis had its turn.
lesson-first-turn-fleet = Fleets lie at sea and on mixed spaces. Place your fleet 2, for instance on the sea in South-East Asia: propaganda is worth 2 points there.
lesson-first-turn-fleet-land = That is land, and no fleet can sail there. Choose a sea space or a mixed one.
lesson-first-turn-fleet-air = Aircraft come right after this. Place a fleet now.
lesson-first-turn-air = Each row of spaces is a campaign, and the active one is the first with a free space. Tokens may go there only. Aircraft may lie on every kind of space: place your aircraft 1, for instance on the propaganda in Africa.
lesson-first-turn-air-gift = That would fill a campaign in which the Axis has the upper hand, and the Axis would get 2 points for it. Try another place.
lesson-first-turn-air-second-row = Aircraft may lie on every kind of space, but they, too, must keep to the active campaign.
lesson-first-turn-air-taken = The fleet of the Axis already lies there. Choose a free space.
lesson-first-turn-air-other = You know this token already. Try the aircraft.
lesson-first-turn-turn = Every turn is like this: place a token, use the effect of the space, move the marker, draw a token from your bag. That is why you hold three again. Place the next one wherever you like.
lesson-first-turn-turn-sea = That is the sea, and no army may go there. Choose land or a mixed space.
lesson-first-turn-turn-second-row = In South-East Asia the first campaign is still active. The second has to wait until it is full.

## Effects of spaces

lesson-effects = Effects of spaces
lesson-effects-about = You try production, bombing, research and both kinds of advantage.
lesson-effects-signs = Most spaces show an effect: production, bombing, research, tactical advantage, strategic advantage, propaganda. You use it as soon as your token lies there, before the marker moves.
lesson-effects-production = Production gives you one more token from your bag. Take a space with production: with a fleet in Western Europe, or with an army in Eastern Europe.
lesson-effects-production-sea = The production of Western Europe is at sea. An army may use the one in Eastern Europe.
lesson-effects-production-other = There is no production here. You find it in Western and in Eastern Europe.
lesson-effects-bombing = You hold four tokens: the army 3 came by production, the fleet 3 at the end of the turn, as always. Bombing sends a random token of the enemy's reserve back to its bag. Take the bombing space in the Pacific with your fleet 3.
lesson-effects-bombing-research = This space is research. Bombing is right beside it.
lesson-effects-bombing-army = The bombing space in the Pacific is at sea, and no army may go there. Send the fleet.
lesson-effects-bombing-other = There is no bombing here. You find it in the Pacific.
lesson-effects-bombed = As you saw, an aircraft 2 went back to the Axis bag. Two tokens are left in the Axis reserve; a side that begins its turn without any has lost the whole game.
lesson-effects-research = Research brings special weapons: a random one goes from the bank into your bag. Take a space with research. There is one in Western Europe, one in Africa and one in the Pacific.
lesson-effects-research-other = There is no research here. Look in Western Europe, in Africa or in the Pacific.
lesson-effects-research-sea = The research of the Pacific is at sea, and no army may go there. In Western Europe and in Africa it may.
lesson-effects-weapon = An elite army came from the bank. It lies in your bag and reaches your reserve when you draw it. Only you know which weapon it is.
lesson-effects-tactical = A new table. Tactical advantage moves the marker of its own theatre some steps more. Place your army 2 on the tactical advantage 1 in Eastern Europe: the marker moves by 1 and then by 2.
lesson-effects-tactical-one = The right space, but with the army 1 the marker would move 2 steps in all, and with the army 2 it moves 3.
lesson-effects-tactical-production = This space is production. Tactical advantage is right beside it.
lesson-effects-tactical-other = There is no tactical advantage here. You find it in Eastern Europe.
lesson-effects-tactical-africa = Africa has a tactical advantage as well, but with the fleet 1 that would be 2 steps in all.
lesson-effects-tactical-fleet = The first campaign of Eastern Europe is all land, and no fleet may go there. Send the army.
lesson-effects-strategic = Strategic advantage moves the marker of any other open theatre. With your army 1, take the space with strategic advantage 3 in Africa.
lesson-effects-strategic-one = That is a strategic advantage, too, but of 1 step only. In Africa there are 3.
lesson-effects-strategic-land = The strategic advantage of Africa is on land, and no fleet may go there. Send the army.
lesson-effects-strategic-other = There is no strategic advantage here. Look for it on land in Africa.
lesson-effects-push = Where do you want your three steps? The Axis is ahead by 2 in Western Europe and by 1 in South-East Asia. Choose a theatre where you can pull the marker onto your half.
lesson-effects-push-same = A strategic advantage works in other theatres than the one in which its space lies.
lesson-effects-push-lead = In Eastern Europe you are ahead already. Take the lead from the Axis somewhere else.
lesson-effects-push-tie = Nobody has fought in the Pacific yet. You gain more where you take the lead from the Axis.
lesson-effects-stronger = Later campaigns have stronger spaces, too: advanced production brings two tokens, advanced research two weapons into your bag, and applied research a weapon straight into your reserve.

## Closing a campaign

lesson-campaign = Closing a campaign
lesson-campaign-about = You find out who gets the points of a campaign, and learn to close it at the right moment.
lesson-campaign-last-space = In Western Europe the marker stands on your cell 2, and the first campaign has a single free space. Whoever takes it closes the campaign. Its points go to the side on whose half the marker stands then.
lesson-campaign-close = The campaign is worth 2 points. The track has two shields, here on cells 5 and 10. If the marker has reached the first, you get 1 point more, at the second 2 more. Close it with your army 3 and reach the first.
lesson-campaign-close-short = The campaign would be yours, but the marker would stop on cell 4, just short of the shield.
lesson-campaign-close-fleet = That is land, and no fleet may go there.
lesson-campaign-close-later = The Axis could take the last space. Close the campaign while you have the upper hand.
lesson-campaign-closed = First the effect, then the marker, then the points: 2 for the campaign and 1 for the shield. With the propaganda from before you have 4. The marker of Western Europe stays, and the second campaign is active.
lesson-campaign-tie = A new table. The Pacific's first campaign has one space left, and the marker stands on Axis cell 1. Careful: if it ends in the centre, both sides get the points. Choose a fleet and close the campaign for yourself alone.
lesson-campaign-tie-both = The fleet 1 only brings the marker back to the centre, and both sides get 2 points. The fleet 2 pulls it onto your half.
lesson-campaign-tie-elsewhere = The Axis has the upper hand in the Pacific and could close the campaign itself. Take the last space.
lesson-campaign-gift = A new table. Who takes the last space does not matter; the marker does. The Axis is 2 ahead in the Pacific, too much for your fleet 1. Help from elsewhere: your army 1 on the strategic advantage in Africa.
lesson-campaign-gift-given = The marker would stay on the Axis half, and the Axis would get the 2 points although you close the campaign.
lesson-campaign-gift-elsewhere = That changes nothing in the Pacific. The strategic advantage in Africa will help.
lesson-campaign-gift-push = Move the marker of the Pacific by 3 steps: from Axis cell 2 to your cell 1.
lesson-campaign-gift-push-elsewhere = The steps would be welcome here, too, but in the Pacific a campaign has a single space left.
lesson-campaign-gift-push-same = A strategic advantage works in other theatres than the one in which its space lies.
lesson-campaign-gift-close = The Axis has played elsewhere, and the marker of the Pacific stands on your half. Now close the campaign.
lesson-campaign-gift-late = The Axis might be faster in the Pacific. Close the campaign at once.
lesson-campaign-yours = Your turn now: play until a campaign closes with a shield. May the marker be on your half.

## Closing a theatre

lesson-theatre = Closing a theatre
lesson-theatre-about = You bring the marker to the end of a track and use the effects of the spaces that stayed free.
lesson-theatre-second-shield = In Western Europe the marker stands on your cell 9, and the second shield is on 10. One space of the second campaign is left. Take it, and you get 3 points for the campaign and 2 for the shield.
lesson-theatre-second-shield-elsewhere = The Axis could take the last space in Western Europe and pull the marker away from the shield. Take it yourself.
lesson-theatre-end-of-track = A theatre closes after its last campaign, or early, when the marker reaches the last cell of the track. In Western Europe that is cell 14, and the marker stands on your cell 11.
lesson-theatre-close = Place your fleet 3 in the third campaign, on the mixed space without an effect. The marker reaches the end.
lesson-theatre-close-short = The marker would not get there with this token: it is 3 steps from the end.
lesson-theatre-close-land = That is land. A fleet may lie on either of the mixed spaces.
lesson-theatre-close-elsewhere = Meanwhile the Axis could pull the marker of Western Europe back. Close the theatre at once.
lesson-theatre-spoils = Western Europe is yours: 5 points for the campaign that was not finished, though nothing for shields this time. And you may use the effects of its free spaces in any order. Which one comes first?
lesson-theatre-spoils-left = You may leave an effect be, but you get nothing in return. Use it.
lesson-theatre-push = Strategic advantage: 3 steps in another open theatre. In all of them the Axis is still ahead by 1 or 2. Choose any; a strategic advantage never takes the marker onto the last cell of a track.
lesson-theatre-push-closed = Western Europe is closed, and its marker means nothing any more.
lesson-theatre-applied = Applied research is left. Its weapon goes straight into your reserve.
lesson-theatre-won = You have 14 points, Western Europe is closed, and a strike fleet lies in your reserve. A tactical advantage among the effects left would have done nothing: the marker no longer counts.

## Unusual units

lesson-unusual-units = Three unusual units
lesson-unusual-units-about = You place two tokens in one turn and find the right place for a general and an admiral.
lesson-unusual-units-rapid = Rapid aircraft have no value, but after them you may at once place another token in the same theatre. Send them to South-East Asia, where two spaces are free.
lesson-unusual-units-rapid-elsewhere = They may go there, too. But in South-East Asia two tokens close a campaign at once.
lesson-unusual-units-rapid-first = Begin with the rapid aircraft. Another token may follow only after them.
lesson-unusual-units-another = Propaganda brought 2 points, and now you may place another token in the same theatre. The marker stands on Axis cell 1: close the campaign for yourself alone.
lesson-unusual-units-another-halt = You need not place another token. But then the Axis could take the last space and win the campaign.
lesson-unusual-units-another-tie = The army 1 only brings the marker back to the centre, and both sides get the points. The fleet 2 moves it onto your half.
lesson-unusual-units-another-elsewhere = The other token has to go to the same theatre, South-East Asia.
lesson-unusual-units-push = The second token, too, uses the effect of its space first, here a strategic advantage. Choose where the 1 step goes.
lesson-unusual-units-push-same = A strategic advantage works in other theatres than the one in which its space lies.
lesson-unusual-units-one-token = That turn brought you 4 points. But at its end you drew one token only, although you had placed two. So your reserve is down from three to two.
lesson-unusual-units-general = A new table. A general is an army of value 1, and 1 more for each of your other regular armies and aircraft in the theatre. Place him in Western Europe, where you have an aircraft and an army.
lesson-unusual-units-general-africa = In Africa only your aircraft count for him, not your fleet. His value would be 2; in Western Europe it is 3.
lesson-unusual-units-general-alone = You have no army and no aircraft here, so his value would only be 1.
lesson-unusual-units-general-army = The campaign would be yours, but the marker would stop short of the shield on cell 5. The general takes it there.
lesson-unusual-units-general-other = That one can wait. Find the best place for the general.
lesson-unusual-units-general-counted = 1 for the general, 1 for the aircraft, 1 for the army: the marker reached the shield on cell 5. With shield and propaganda you got 4 points. Since then the Axis has pulled it back to your cell 3.
lesson-unusual-units-admiral = An admiral is a fleet, and counts your fleets and aircraft in the same way. Both lie in Africa. Place him there.
lesson-unusual-units-admiral-west = In Western Europe only your aircraft count for him. His value would be 2; in Africa it is 3.
lesson-unusual-units-admiral-alone = You have no fleet and no aircraft here, so his value would only be 1.
lesson-unusual-units-admiral-army = The points would be the same, but the marker would only reach cell 5. The admiral has a value of 3 here.
lesson-unusual-units-admiral-other = That one can wait. Find the best place for the admiral.
lesson-unusual-units-admiral-counted = The marker of Africa has reached your cell 6. Generals and admirals count tokens in all rows of the theatre, whatever their value; but special weapons don't count for them.

## Special weapons

lesson-weapons = Special weapons
lesson-weapons-about = You try strike forces, the atomic bomb, the spy, the scientist and bombing aircraft.
lesson-weapons-strike = The elite army has value 4 and nothing more. The strike army has value 5, but with it the effect of the space is not used. In Eastern Europe the Axis is ahead by 4, and one space is left: which army wins the campaign for you alone?
lesson-weapons-strike-elite = The elite army only brings the marker back to the centre, and both sides get 2 points. You would have the production, but not the campaign to yourself.
lesson-weapons-strike-plain = With the army 3 the marker would stay on the Axis half, and the Axis would win the campaign.
lesson-weapons-strike-elsewhere = In Eastern Europe you can close a campaign at once. Which army can do it?
lesson-weapons-bomb = A new table. The atomic bomb is an army and moves the marker 7 steps your way, but in every other open theatre 2 steps the enemy's way. Place it on the last space of the campaign in Western Europe.
lesson-weapons-bomb-tie = The army 2 would only bring the marker back to the centre, and both sides would get the points. Try the bomb.
lesson-weapons-bomb-lost = The marker would stay on the Axis half, and the Axis would win the campaign. Try the bomb.
lesson-weapons-bomb-sea = The bomb is an army, and no army may go to sea.
lesson-weapons-bomb-elsewhere = The price would be the same, but you would close no campaign. In Western Europe you do.
lesson-weapons-bomb-other = That one can wait. Try the bomb in Western Europe.
lesson-weapons-price = Western Europe brought you 4 points: for the campaign, the shield and the propaganda. Everywhere else the Axis has gained 2 steps, and in South-East Asia it stands on a shield. But the price of a bomb never closes a theatre.
lesson-weapons-spy = A new table. A spy is in everything the token that the enemy placed last. The Axis has just placed a fleet 3 in the Pacific, so your spy is a fleet 3, too. Place it, for instance, on the sea in South-East Asia.
lesson-weapons-spy-land = After an army it could go there. But now it is a fleet, and no fleet may go on land.
lesson-weapons-spy-other = That one can wait. Try the spy while it is so strong.
lesson-weapons-scientist = A new table. A scientist has no value, but may lie on a free space even in a campaign that is still to come. Place him on the applied research in the third campaign of Western Europe.
lesson-weapons-scientist-army = Other tokens must keep to the active campaign. A scientist need not wait.
lesson-weapons-scientist-elsewhere = A scientist may go there, too. But applied research is rare: its weapon goes straight into your reserve.
lesson-weapons-scientist-other = That one can wait. Try the scientist.
lesson-weapons-twice = The scientist has won you a bombing aircraft. It bombs once more after the effect of its space. Place it on the bombing space in the Pacific, and you hit twice.
lesson-weapons-twice-once = That would bomb only once. A bombing aircraft on the bombing space in the Pacific hits twice.
lesson-weapons-twice-other = That one can wait. Try the bombing aircraft.
lesson-weapons-others = A single token is left in the Axis reserve. In the bank there are also a bombing fleet, a rapid army and a rapid fleet. Two weapons of the Nippon expansion join them only if you agree on it.

## The end

lesson-end = The end of the game
lesson-end-about = You find out when the game ends, and win it in two ways.
lesson-end-bomb = The Axis has a single token left in its reserve, and a side that begins its turn without one has lost, whatever the points. Take it away: the second campaign of Western Europe has a bombing space where an army may go.
lesson-end-bomb-fleet = The bombing space here is on land, and no fleet may go there. Send an army.
lesson-end-bomb-other = The game would go on. Bombing in the second campaign of Western Europe ends it now.
lesson-end-out-of-tokens = The Axis began its turn without a token and lost, although it was ahead by 6 to 0. It would also have lost if it could place none. Look after your own reserve: production fills it up, rapid deployment empties it.
lesson-end-decide = A new table, late in a long game. The Axis has 26 points, you have 20. But the game ends only when the Allies have finished their turn, so you have one turn left. Find 6 points in it; only two theatres are open.
lesson-end-decide-east = In Eastern Europe the Axis is so far ahead that it would win the campaign. Look at the Pacific.
lesson-end-decided = 5 points for the campaign and 2 for the second shield, which the marker has just reached: you win by 27 to 26. Even 26 to 26 would have been enough, because the Allies win a tie.

## Nippon

lesson-nippon = The Nippon map
lesson-nippon-about = You close Boston, open New York and meet Godzilla.
lesson-nippon-map = On the Nippon map you are Germany, and Japan begins. So far four theatres are active, with one campaign each. A theatre closes when it is full, or when the marker reaches one of the last three cells of the track.
lesson-nippon-boston = One space is left in Boston, and the marker stands on your cell 5. The last three cells of the track are 6, 7 and 8 and bear the numbers 1, 2 and 3. Close Boston so that the marker ends on the number 2.
lesson-nippon-boston-one = That would close Boston, but on the number 1. A higher number puts you further ahead in the next theatre.
lesson-nippon-boston-elsewhere = Boston first: one space is left there, and you have the upper hand.
lesson-nippon-open = You got 4 points for Boston and 1 for propaganda. As it was closed in your turn, you open another theatre to which a white arrow leads. Choose New York; its campaign is worth 5 points.
lesson-nippon-open-detroit = An arrow leads there, too, but Detroit is worth only 3 points. Open New York.
lesson-nippon-open-no-arrow = No arrow leads there from Boston.
lesson-nippon-partisans = You began 2 ahead in New York, but Japan has sent Godzilla, who may lie on any space and has value 4. Answer with your partisans. Their value is 1, but 3 if the marker stands on the enemy's half.
lesson-nippon-partisans-seattle = In Seattle the marker stands on your half, so the value of the partisans would only be 1.
lesson-nippon-partisans-jacksonville = Their value would be 3 here as well, but the marker would stay on Japan's half, and the theatre would close in Japan's favour.
lesson-nippon-partisans-sea = Partisans are an army and may not go to sea. Choose the land or the mixed space in New York.
lesson-nippon-partisans-other = That one can wait. Try the partisans.
lesson-nippon-commander = The marker is back on your half. On this map the exceptional commander belongs to the bank, too: he may lie on any space, and the effect of the space is used twice.

## Alone

lesson-alone = Alone
lesson-alone-about = You play against the automatic opponent: its head start, its turn, and your bombing.
lesson-alone-row = Here an automatic opponent plays the Axis. Its units lie face up in a row, five of them at the start. It chooses by tables and a die, and you are always told why.
lesson-alone-head-start = The die has put the opponent ahead in Western Europe and in the Pacific. Now it shows a six, and you choose the third theatre. A step means least on a long track, as in Eastern Europe.
lesson-alone-its-turn = The opponent drew the stratagem Secure: it goes where it leads. Among those theatres Western Europe had the most free spaces. Of the effects there it wanted research most, and the die chose the unit.
lesson-alone-bomb = The opponent has drawn the weapon from its research: an elite aircraft. When you bomb it, nothing is left to luck, as you pick a unit of its row. Take the bombing space in the Pacific with your fleet 2.
lesson-alone-bomb-research = This space is research. Bombing is right beside it.
lesson-alone-bomb-air = Aircraft may go there, but they would only bring the marker back to the centre. With the fleet 2 you lead in the Pacific.
lesson-alone-bomb-elsewhere = There is no bombing here. You find it in the Pacific.
lesson-alone-target = Send the strongest regular unit of the opponent back to its bag, the army 3.
lesson-alone-target-weapon = The elite aircraft would be worth it, but the other units of the row shield it for now.
lesson-alone-target-weak = You may send that one back, but the army 3 can do you more harm.
lesson-alone-it-closes = Before its stratagem comes in, the opponent looks for a campaign that it can close and win at once. It found one in the Pacific and got 2 points. Leave it the last space of a campaign only when you are far ahead.
lesson-alone-yours = Your turn now: place a token wherever you like. Then go through the opponent's turn; each of its steps has a reason.

## A first whole game

lesson-first-game = A first whole game
lesson-first-game-about = You play a whole game against a patient opponent.
lesson-first-game-whole = The whole war, from beginning to end. The Axis begins. If somebody has 25 points at the end of one of your turns, the side with more points wins, and you win a tie.
lesson-first-game-reserve = First advice: look after your reserve. Production in Western or Eastern Europe fills it up, bombing in the Pacific empties the enemy's.
lesson-first-game-look-ahead = Second advice: in the Pacific and in Eastern Europe the first campaign has only two spaces. If you take one, the enemy can close it with the other. Before you place a token, look what that opens up.
lesson-first-game-play = Play as well as you can. When in doubt, ask for a hint.
