## Blitzkrieg!

blitzkrieg-turn = Turn { $turn } · { $seat }
blitzkrieg-set-up = Setting up
blitzkrieg-reserve = reserve
blitzkrieg-bag = bag
blitzkrieg-weapons = weapons
blitzkrieg-bank = bank
blitzkrieg-level = Opponent:
blitzkrieg-stratagem = Stratagem
blitzkrieg-repeats = repeats
blitzkrieg-cup = stratagems to come
blitzkrieg-theatres = Theatres
blitzkrieg-effects = Effects of spaces
blitzkrieg-units = Regular units
blitzkrieg-space = { $theatre }, campaign { $row }, space { $column }
blitzkrieg-campaign = Campaign { $row }
blitzkrieg-no-effect = no effect
blitzkrieg-copies-bank = { $count } among the special weapons
blitzkrieg-track = The track has { $steps } steps each way; a marker at step { $closes } closes the theatre.
blitzkrieg-bonus = Closing a campaign brings 1 point more from step { $first }, 2 from step { $second }.
blitzkrieg-arrows = Leads to: { $names }
blitzkrieg-warn-rest = The effects that remain will be lost. Leave them?

blitzkrieg-code-production = Pr
blitzkrieg-code-bombing = Bo
blitzkrieg-code-research = Re
blitzkrieg-code-tactical = Ta
blitzkrieg-code-strategic = St
blitzkrieg-code-propaganda = Pg
blitzkrieg-code-advanced-production = P+
blitzkrieg-code-applied-research = Ap
blitzkrieg-code-advanced-research = R+

blitzkrieg-brief-western-europe = W Europe
blitzkrieg-brief-eastern-europe = E Europe
blitzkrieg-brief-africa = Africa
blitzkrieg-brief-pacific = Pacific
blitzkrieg-brief-south-east-asia = SE Asia

blitzkrieg-sign-sides = tokens of the side that begins, and of the other one
blitzkrieg-sign-type-army = army: land and mixed spaces; then its value
blitzkrieg-sign-type-fleet = fleet: sea and mixed spaces
blitzkrieg-sign-type-air = aircraft: any space
blitzkrieg-sign-type-any = neither of them: any space
blitzkrieg-sign-terrain-land = land, before the letters of an effect
blitzkrieg-sign-terrain-sea = sea
blitzkrieg-sign-terrain-mixed = mixed
blitzkrieg-sign-ability-rapid = rapid deployment
blitzkrieg-sign-ability-bombing = bombing
blitzkrieg-sign-ability-general = general or admiral: 1 more for each fitting token
blitzkrieg-sign-ability-strike = strike: without the effect of the space
blitzkrieg-sign-ability-atomic = atomic bomb
blitzkrieg-sign-ability-spy = spy; on the board as what it was
blitzkrieg-sign-ability-scientist = scientist
blitzkrieg-sign-ability-partisans = partisans
blitzkrieg-sign-ability-commander = exceptional commander: the effect twice
blitzkrieg-sign-marker = the marker on a track
blitzkrieg-sign-promised = where it would go
blitzkrieg-sign-bonus = on a track: from here so many points more
blitzkrieg-sign-end = on a track: the theatre closes
blitzkrieg-sign-points = points
blitzkrieg-sign-active = the active campaign
blitzkrieg-sign-closed = a closed theatre; its brackets say who won it
blitzkrieg-sign-hidden = tokens behind a screen

# Plain numbers

blitzkrieg-number-round = Round { $round }
blitzkrieg-number-round-told = A round is a turn of each side.
blitzkrieg-number-points = { $seat }: points { $points }
blitzkrieg-number-points-told = For campaigns, theatres, shields and propaganda. With { $goal } the game may end; the side with more points wins.
blitzkrieg-number-reserve = { $seat }: tokens in reserve { $count }
blitzkrieg-number-reserve-told = One of them is placed in each turn. Whoever begins a turn without any has lost.
blitzkrieg-number-bag = { $seat }: tokens in the bag { $count }
blitzkrieg-number-bag-told = At the end of a turn one is drawn from it.
blitzkrieg-number-bank = Special weapons in the bank: { $count }
blitzkrieg-number-bank-told = Research takes them from here at random.
