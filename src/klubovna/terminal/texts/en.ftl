### The terminal table

## Keys

ui-key-choose = choose
ui-key-undo = undo
ui-key-redo = redo
ui-key-details = details
ui-key-rules = rules
ui-key-log = log
ui-key-save = save
ui-key-load = load
ui-key-language = česky
ui-key-light = light
ui-key-help = help
ui-key-quit = quit
ui-key-back = back
ui-key-move = move
ui-key-step = step
ui-key-ends = first, last
ui-key-place = next place
ui-key-scroll = scroll

ui-key-change = change
ui-key-begin = begin
ui-key-uncover = I am here
ui-key-eyes = whose eyes
ui-key-hint = hint
ui-key-worst = worst choices
ui-key-watch = replay

ui-help-title = Keys and signs
ui-help-arrows = move among the options; the numbers on the table are the same ones
ui-help-digits = go to the option of that number
ui-help-enter = take the option
ui-help-unpick = back to the thing pointed at before
ui-help-undo = take back the last choice, where nothing has been shown since
ui-help-redo = make it again
ui-help-hint = what a master would choose, with estimated chances; after the game its review
ui-help-details = the details of any card on the table
ui-help-rules = the rules, opened at what is being decided
ui-help-log = everything that has happened
ui-help-save = save to a file (the game is kept after every choice anyway)
ui-help-load = go on with another saved game
ui-help-language = Czech or English
ui-help-light = day or evening colours
ui-help-scroll = scroll the table where the window is small
ui-help-quit = leave; `klubovna play { $game } --continue` goes on

## The table

ui-log = Log
ui-rules = Rules
ui-details = Details
ui-saves = Saved games
ui-source = Source
ui-nothing-yet = Nothing has happened yet.
ui-undone = Taken back.
ui-redone = Made again.
ui-saved = Saved: { $path }
ui-not-saved = Could not be saved: { $problem }
ui-loaded = Loaded: { $path }
ui-no-saves = There are no saved games yet.
ui-save-as = Save to which file?
ui-save-line = { $choices ->
    [one] { $when }   { $choices } choice   { $state }
   *[other] { $when }   { $choices } choices   { $state }
}
ui-finished = finished
ui-unfinished = unfinished
ui-no-rules = There is no such rulebook.
ui-yes = Yes
ui-no = No
ui-luck-awaited = This table waits for dice or cards that people turn over; the terminal can't ask for them.

## Who plays

ui-new-table = A new table
ui-players = Players: { $players }
ui-minutes = { $minutes } minutes
ui-agree = What is played
ui-house-rules = House rules
ui-who-plays = Who plays
ui-player-person = a person here
ui-player-random = bot: random
ui-player-greedy = bot: hasty
ui-player-novice = bot: novice
ui-player-club = bot: club
ui-player-master = bot: master
ui-begin = Enter begins the game.
ui-bot-thinks = { $seat }: the bot is thinking…
ui-bot-late = { $seat }: the bot could not make up its mind and chooses at random.
ui-turn-passes = The turn is over. Next: { $seat }
ui-hand-over = Hand the keyboard to: { $seat }
ui-pass = Pass the keyboard to: { $seat }
ui-pass-hint = What the others hold is covered. { $seat }: press Enter when only you see the screen.

## The end

ui-defeat = Defeat
ui-winners = Victory: { $winners }
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-end-new = New game
ui-end-replay = Watch it again
ui-end-review = Review the game
ui-end-quit = Quit

## Replay

ui-replay = Replay
ui-replay-setup = The table is laid.
ui-replay-luck = Luck: { $what }
ui-replay-undone = Taken back.
ui-replay-eyes = (seen by: { $seat })
ui-replay-step = { $step } of { $steps }

## Hints and review

ui-percent = { $number }%
ui-hint = What a master would choose
ui-hint-thinking = The master is thinking…
ui-review = Review
ui-review-progress = { $total ->
    [0] thinking…
   *[other] { $done } of { $total } thought over
}
ui-review-thinking = For every choice, the chance that was left after it is estimated, and the chance there could have been.
ui-review-decision = Choice { $number } of { $of }
ui-review-better = better:
ui-review-best = nothing was better
ui-review-worst = What cost most
ui-review-nothing = No choice cost even half a percent.

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

## Kacíř: Za palisádami

kacir-round = Round { $round } · { $seat }
kacir-set-up = Set-up
kacir-letter-witch = W
kacir-letter-familiar = F
kacir-letter-hunter = H
kacir-group-red = red
kacir-group-blue = blue
kacir-group-green = green
kacir-deck = deck
kacir-discards = discards
kacir-upkeep = upkeep
kacir-known = known:
kacir-shown = Shown
kacir-hand = hand
kacir-in-play = in play
kacir-village = Village
kacir-scenario = Scenario
kacir-groups = Groups
kacir-unseen = not seen
kacir-all-cards = all cards
kacir-row-brew = brews
kacir-row-familiar = familiars
kacir-row-curse = curses
kacir-row-charm = attached
kacir-row-ally = allies
kacir-row-location = locations
kacir-row-investigation = investigations
kacir-supply = Supply
kacir-green-pawns = pawns on green: { $count }
kacir-dead = dead, innocent
kacir-you = this is you: the Witch
kacir-cleared = cannot be the Witch
kacir-note-identity = ★ You are { $name }: ♥{ $favours }/{ $needed }
kacir-note-held = ? the Hunter holds { $count }/{ $needed } suspect cards
kacir-note-reach = possible to him: { $count }
kacir-note-suspects = ? excluded { $count }/{ $needed }: { $names }
kacir-note-possible = possible ({ $count }): { $names }
kacir-note-all = everybody is possible
kacir-note-dead = † { $count }/{ $needed }
kacir-note-clues = to eliminate: ▲{ $count }
kacir-warn-pawns = { $count ->
    [one] { $count } pawn is
   *[other] { $count } pawns are
} not used yet. End the turn?
kacir-card-kind = { $seat }, { $kind }, cost ¤{ $cost }
kacir-value-upkeep = Upkeep: ¤{ $count }
kacir-value-gloom = Gloom: ≈{ $count }
kacir-value-secrets = Secrets it needs: ◆{ $count }
kacir-value-cancel = Cancelled for ¤{ $count }
kacir-value-assets = A visit places: { $count }
kacir-value-per-pawn = A visit places as many as there are pawns on the group, at most { $count }
kacir-waits-witch = It waits for visits of the Witch.
kacir-waits-hunter = It waits for visits of the Hunter.
kacir-copies = No. { $number }, { $count }× in the standard deck
kacir-own-decks = For decks of your own only
kacir-printed = Not ours: { $parts }
kacir-lies-at = lies at:
kacir-lies-here = Here:
kacir-part-name = name
kacir-part-cost = cost
kacir-part-power = effect
kacir-part-upkeep = upkeep
kacir-part-effect = effect
kacir-part-kind = kind
kacir-part-cleanse = cleanse effect
kacir-part-gloom = gloom
kacir-part-secrets = secrets
kacir-part-boost = boost
kacir-part-assets = assets
kacir-part-ability = ability
kacir-part-paid = paid ability
kacir-tokens-secrets = secrets
kacir-tokens-favours = favours
kacir-tokens-clues = clues
kacir-tokens-gloom = gloom
kacir-pawn-witch = a pawn of the Witch
kacir-pawn-familiar = the familiar’s pawn
kacir-pawn-hunter = a pawn of the Hunter
kacir-sign-assets = so many tokens a visit places on the group
kacir-sign-lying = a card that lies at a villager; in brackets whose visits it waits for
kacir-sign-influence = influence; on cards their cost
kacir-sign-pawns = a pawn not yet used; on a location: in use
kacir-sign-hand = cards in hand
kacir-sign-evidence = evidence, and how much a suspect card takes
kacir-sign-suspects = suspect cards of the Hunter
kacir-sign-at = where a card lies; what a number would become
kacir-sign-dazed = dazed: without effect for now
kacir-sign-covered = lost in plain sight: does not count as being in play
kacir-sign-mark = may be chosen: the number to press

kacir-brief-ashley = Ashley
kacir-brief-william = William
kacir-brief-silas = Silas
kacir-brief-oswald = Oswald
kacir-brief-hazel = Hazel
kacir-brief-kveta = Květa
kacir-brief-judy = Judy
kacir-brief-grace = Grace
kacir-brief-edith = Edith
kacir-brief-annie = Annie
kacir-brief-betty = Betty
kacir-brief-adams = Adams
kacir-brief-wulfric = Wulfric
kacir-brief-biggs = Biggs
kacir-brief-tobias = Tobias
kacir-brief-haunted = Possessed
