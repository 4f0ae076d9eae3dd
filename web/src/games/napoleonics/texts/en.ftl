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
