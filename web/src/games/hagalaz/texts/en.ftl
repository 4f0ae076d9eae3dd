### The table of Hagalaz

hg-map = Map of the mission
hg-mission = Objectives of the mission
hg-team = The team
hg-campaign = Campaign map
hg-campaign-state = How the campaign stands
hg-story = Story
hg-story-on = Go on
hg-story-begins = Hagalaz
over-points = { $scenario-id ->
    [campaign] War readiness: { $points }
   *[other] { "" }
}
hg-setting-up = Setting up
hg-round-of = Round { $round } of { $rounds }
hg-rounds-left = { $left ->
    [0] the last round
    [one] { $left } round left
   *[other] { $left } rounds left
  }
hg-readiness-of = Readiness { $readiness }
hg-act = Act { $act }
hg-loyalty-missions = Loyalty missions ({ $most } at most)
hg-loyalty-of = Loyalty mission: { $hero }
hg-mission-told = { $faction }, { $challenge }. Time limit: { $rounds } rounds.

## Campaign

hg-readiness = War readiness
hg-ending-now = An end now would be:
hg-data = Data
hg-paragons = paragon victories
hg-renegade-marks = renegade victories
hg-loyalties = loyalties ({ $tried } of { $most } tried)
hg-failures = failures
hg-recruits = Who comes along with Shepard?
hg-sharing = Who plays whom?
hg-comes-along = comes along

## Team and boards

hg-yours = yours
hg-down = knocked out
hg-gone = off the map
hg-leads = leads the round
hg-board-of = Board: { $hero }
hg-boards = Boards of the heroes
hg-sheets = What lies before you
hg-sheet-dice = Dice
hg-sheet-board = Board
hg-sheet-mission = Mission
hg-xp = Experience
hg-renegades = { $tokens ->
    [one] renegade token
   *[other] renegade tokens
  }
hg-basic-move = Move
hg-basic-objective = Objective
hg-basic-revive = Revive
hg-spared = Without use
hg-lasting = lasting
hg-locked = locked
hg-needs = Needs { $abilities }.

## Dice

hg-pool = Strategy pool
hg-pool-left = { $left } of { $all }
name-unrolled = a die nobody has rolled yet
hg-face-move2 = move
hg-face-standard = standard
hg-face-empowered = empowered
hg-face-mixed = move or standard
hg-face-core = core

## Map

hg-covered = covered
hg-raised = raised hex
hg-handled = done
hg-empty = Nothing there.
hg-faces-E = faces east
hg-faces-SE = faces south-east
hg-faces-SW = faces south-west
hg-faces-W = faces west
hg-faces-NW = faces north-west
hg-faces-NE = faces north-east
hg-intents = What they would do
hg-would = If it were activated now
hg-would-attack = It would attack with { $attack }: { $heroes }.
hg-would-go = It would advance: { $to }.

## Enemies and heroes in words

hg-attack = attack
hg-shields = shields
hg-damage = damage
hg-resilience = Resilience
hg-attack-of = attack { $attack }
hg-shields-of = shields { $shields }
hg-damage-of = damage { $damage }
hg-level-of = { $level } of { $most } collapsed
hg-stunned = stunned
hg-biotic = biotic token
hg-health-of = health { $health } of { $most }
hg-shields-left = shields { $shields } of { $most }
hg-carries = carries { $tokens }

## Objectives and threats

hg-kind-paragon = Paragon
hg-kind-renegade = Renegade
hg-kind-loyalty = Loyalty
hg-kind-side = Side
hg-kind-preparation = Preparation
hg-achieved = Achieved.
hg-not-yet = Preparations first.
hg-items = Items of the team
hg-threats = Threats
hg-threat-now = Being resolved
hg-threat-last = The last one
hg-deck = Threats
hg-bag = Grunts
hg-threat-down = a threat card, face down
hg-threat-none = the threat card is dealt with

## Signs

hg-key-wall = wall
hg-key-obstacle = obstacle
hg-key-drop = drop
hg-key-ramp = ramp
