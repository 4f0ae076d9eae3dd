## Commands & Colors: Napoleonics

napoleonics-turn = Turn { $turn } · { $seat }
napoleonics-goal = of { $goal }
napoleonics-goal-told = Banners to be won: { $goal }.
napoleonics-nightfall = Night falls after { $turns } turns of each side.
napoleonics-letter-french = F
napoleonics-letter-allied = A
napoleonics-letter-british = B
napoleonics-letter-portuguese = P
napoleonics-letter-netherlands = N
napoleonics-last = last:
napoleonics-card = Card:
napoleonics-tactics = as:
napoleonics-deck = deck
napoleonics-discard = discards
napoleonics-dice = Dice of { $letter } at { $hex }:
napoleonics-square = square
napoleonics-ordered = ordered
napoleonics-moved = has moved
napoleonics-tired = can’t battle this turn
napoleonics-fought = has battled
napoleonics-leader = leader
napoleonics-hand = hand
napoleonics-army = army
napoleonics-table = On the table
napoleonics-battle = Battle
napoleonics-field = Battlefield
napoleonics-cards = Command cards
napoleonics-units = Units
napoleonics-grounds = Terrain
napoleonics-copies = { $count } in the deck
napoleonics-objective-held = { $objective } ({ $hexes }), now held by: { $seat }.
napoleonics-part-start = who begins
napoleonics-part-victory = banners
napoleonics-part-map = ground
napoleonics-part-deployment = armies
napoleonics-side-E = right
napoleonics-side-NE = upper right
napoleonics-side-NW = upper left
napoleonics-side-W = left
napoleonics-side-SW = lower left
napoleonics-side-SE = lower right

napoleonics-arm-infantry = infantry
napoleonics-arm-cavalry = cavalry
napoleonics-arm-artillery = artillery
napoleonics-table-blocks = { $blocks ->
    [one] { $arm }, { $blocks } block
   *[other] { $arm }, { $blocks } blocks
}
napoleonics-table-move = Moves { $move } and battles; at most { $march }.
napoleonics-table-fire = Fires up to { $range } hexes: blocks + { $standing }, after moving half of the blocks (rounded { $half }) + { $moving }.
napoleonics-half-up = up
napoleonics-half-down = down
napoleonics-table-melee = Melee: blocks + { $melee }.
napoleonics-table-infantry = Melee with infantry: + { $dice } more.
napoleonics-table-battery = Dice at distances 1 (melee) to { $reach }:
napoleonics-table-battery-row = { $blocks ->
    [one] { $blocks } block: { $dice }
   *[other] { $blocks } blocks: { $dice }
}
napoleonics-table-flags = Ignores flags: { $flags }.
napoleonics-table-retreat = Retreats { $hexes } hexes for each flag.
napoleonics-table-sabers = Its sabres hit nobody.
napoleonics-trait-light = Light: battles in the turn in which it enters a forest.
napoleonics-trait-guard = Guard.
napoleonics-trait-heavy = Heavy cavalry.
napoleonics-trait-strides = Moves 2 and battles on a Force March.

napoleonics-code-LN = LN
napoleonics-code-LT = LT
napoleonics-code-RL = RL
napoleonics-code-GR = GR
napoleonics-code-GG = GG
napoleonics-code-YG = YG
napoleonics-code-OG = OG
napoleonics-code-MI = MI
napoleonics-code-LC = LC
napoleonics-code-HC = HC
napoleonics-code-CU = CU
napoleonics-code-GHC = GHC
napoleonics-code-FA = FA
napoleonics-code-HA = HA
napoleonics-code-GFA = GFA
napoleonics-code-GHA = GHA
napoleonics-brief-orders = Orders:
napoleonics-brief-command = as many as cards in hand
napoleonics-brief-draws = ; draws { $count }, keeps 1
napoleonics-brief-bayonet-charge = 4 infantry: move 2 and melee, no fire; guard +1 die
napoleonics-brief-bombard = 4 batteries: move 3, or battle with 2 more dice (guard 3)
napoleonics-brief-cavalry-charge = 4 cavalry or horse batteries: +1 die (guard 2), heavy moves 3
napoleonics-brief-counter-attack = The opponent’s last card, left and right exchanged
napoleonics-brief-elan = A die for each card in hand: its symbol orders a unit; +1 die
napoleonics-brief-fire-and-hold = 4 infantry or batteries without an enemy beside: fire, +1 die
napoleonics-brief-first-strike = When you are attacked in melee: your unit battles first
napoleonics-brief-force-march = All infantry of a section: move 2, some of it battles then, too
napoleonics-brief-cold-steel = All units beside an enemy: melee with +1 die, no moves
napoleonics-brief-grande-manoeuvre = 4 units or leaders move up to 4 hexes, no battle; or 1 unit
napoleonics-brief-leadership = All leaders, alone or with their units, which have +1 die
napoleonics-brief-rally = A die for each card in hand: symbols bring blocks back; orders
napoleonics-brief-short-supply = Any one unit is put back on its owner’s baseline

napoleonics-sign-unit = a unit: nation, kind, blocks left
napoleonics-sign-leader = leader; with a unit behind its blocks, alone before his name
napoleonics-sign-leaving = leader who is ordered to leave the unit
napoleonics-sign-square = square
napoleonics-sign-led-square = square with a leader
napoleonics-sign-ordered = ordered
napoleonics-sign-moved = has moved
napoleonics-sign-tired = can’t battle this turn
napoleonics-sign-fought = has battled
napoleonics-sign-may = may be chosen
napoleonics-sign-from = where the choice under the cursor begins; whoever attacks
napoleonics-sign-at = the hex that the cursor is on
napoleonics-sign-attacked = is being attacked
napoleonics-sign-goal = objective
napoleonics-sign-exit = exit
napoleonics-sign-banners = banners
napoleonics-sign-cards = cards in hand
napoleonics-sign-works = field works; the arrow says where they look to
napoleonics-sign-works-hill = field works on a hill

# Plain numbers

napoleonics-number-turn = Round { $turn }
napoleonics-number-turn-told = A round is a turn of each side.
napoleonics-number-banners = { $seat }: banners { $count } of { $goal }
napoleonics-number-banners-told = One for each enemy unit or leader destroyed, and for objectives of the battle. Whoever has { $goal } wins at that moment.
napoleonics-number-hand = { $seat }: cards in hand { $count }
napoleonics-number-hand-told = That is the command of this side: each turn begins with playing one of them.
napoleonics-number-deck = Cards in the deck: { $count }
napoleonics-number-deck-told = At the end of a turn a card is drawn from it.
