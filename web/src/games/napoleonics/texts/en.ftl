### Words of the table of Commands & Colors: Napoleonics

np-field = Battlefield
np-turn = Turn { $turn }
np-dealing = Cards are dealt
np-banners = Banners
over-points = Banners: { $points }
np-banners-of = { $seat }: banners { $banners } of { $goal }
np-cards-in-hand = Cards in hand
np-hand-of = Hand: { $seat }
np-played = played
np-deck = Deck
np-discard = Discards
np-discard-empty = No card has been discarded yet.
np-squares = Squares
np-square-slot = Place { $number } of the square track
np-square-card = Square { $number }: { $card }
np-square-hidden = Square { $number }: a hidden card
np-square-free = Place { $number }: free
np-square-about = A card of your hand lies under each square until it is dissolved.
np-dice = Dice
np-no-roll = No dice have been rolled in this turn.
np-roll-fire = Fire
np-roll-melee = Attack
np-roll-back = Battle back
np-roll-first-strike = First Strike
np-roll-square = Square
np-roll-retire = Retire and reform
np-roll-check = Leader check
np-roll-escape = Escape
np-roll-form = Forming square
np-roll-elan = Élan
np-roll-rally = Rally
np-strength = { $blocks } of { $full ->
        [one] one block
       *[other] { $full } blocks
    }
np-in-square = square { $number }
np-led-by = led by { $leader }
np-leader = leader { $leader }
np-mark-ordered = ordered
np-mark-moved = moved
np-mark-fought = has battled
np-mark-tired = can’t battle
np-sign-ordered = Has an order
np-sign-moved = Has moved
np-sign-fought = Has battled
np-sign-tired = Cannot battle any more in this turn
np-sign-square = In square; the number is its place on the track
np-sign-leader = A leader, alone or with a unit
np-sign-objective = An objective: whoever holds it has banners
np-sign-exit = Here units may leave the battlefield
np-sign-lost = A dashed outline is a lost block
np-sign-nation-f = Stripes: the French
np-sign-nation-b = Plain: the British
np-sign-nation-p = Dots: the Portuguese
np-sign-nation-n = Bars: the Dutch-Belgians
np-objective = objective
np-exit = exit
np-objective-held = held by: { $seat }
np-worth = Banners: { $worth }
np-battle = The battle and its special rules
np-special = In this battle
np-goal = Banners to be won: { $goal }.
np-nightfall = Night falls after { $turns } turns of each side.
np-fights = Field of fire
np-fire-at = Fire at { $hex }
np-melee-at = Melee at { $hex }
np-dice-count = { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
np-source = Source
np-move = Move
np-march = without battle
np-range = Range
np-melee = Melee dice
np-flags = Ignores flags
np-code-LN = LN
np-code-LT = LT
np-code-RL = RL
np-code-GR = GR
np-code-GG = GG
np-code-YG = YG
np-code-OG = OG
np-code-MI = MI
np-code-LC = LC
np-code-HC = HC
np-code-CU = CU
np-code-GHC = GH
np-code-FA = FA
np-code-HA = HA
np-code-GFA = GA
np-code-GHA = HG

## Cards, in short

np-kind-section = section
np-kind-tactic = tactics
np-kind-reaction = reaction
np-title-scout = Scout
np-title-probe = Probe
np-title-attack = Attack
np-title-assault = Assault
np-title-coordinated-advance = Coordinated
np-title-cold-steel = Cold Steel
np-title-grande-manoeuvre = Manoeuvre
np-short-section = { $count ->
        [one] One unit
       *[other] { $count } units
    } { $section-id ->
        [left] on the left.
        [right] on the right.
       *[other] in the centre.
    }
np-short-command = As many as your command, { $section-id ->
        [left] on the left.
        [right] on the right.
       *[other] in the centre.
    }
np-short-draw = Draw two, keep one.
np-short-coordinated-advance = One on each flank, two in the centre.
np-short-flank-attack = Two units on each flank.
np-short-forward = Two units in each section.
np-short-recon-in-force = One unit in each section.
np-short-bayonet-charge = 4 infantry: move 2, melee only.
np-short-bombard = 4 batteries: move 3, or +2 dice.
np-short-cavalry-charge = 4 cavalry: one die more.
np-short-counter-attack = Copies the opponent’s last card.
np-short-elan = Dice say who is ordered; +1 die.
np-short-fire-and-hold = 4 units not beside the enemy fire, +1 die.
np-short-first-strike = When attacked in melee: you strike first.
np-short-force-march = All infantry of a section, move 2.
np-short-cold-steel = All beside the enemy: melee, +1 die.
np-short-grande-manoeuvre = 4 units: move 4, no battle.
np-short-leadership = All leaders; their units +1 die.
np-short-rally = Dice bring blocks back.
np-short-short-supply = A unit goes back to its first row.
