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
hg-source = Source
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
hg-mission-about = { $faction }, { $challenge }. Time limit: { $rounds } rounds.

## Campaign

hg-readiness = War readiness
hg-ending-now = An end now would be:
hg-data = Data
hg-data-about = Every box number { $every } unlocks an ability.
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
hg-about-move = The hero moves by the points on the die. Whoever leaves a hex beside an enemy is attacked by it.
hg-about-objective = The hero does what there is to do on the hex: uses a terminal or an objective token, unlocks a door, takes a refugee along.
hg-about-revive = A knocked-out hero on a hex beside comes back into the fight.
hg-spared = Without use
hg-lasting = lasting
hg-locked = locked
hg-needs = Needs { $abilities }.

## Dice

hg-pool = Strategy pool
hg-pool-left = { $left } of { $all }
hg-barred = A locked die: it lies on the board of a knocked-out hero.
name-unrolled = a die nobody has rolled yet
hg-face-move2 = move
hg-face-standard = standard
hg-face-empowered = empowered
hg-face-mixed = move 2 or standard
hg-face-core = core
hg-about-move2 = A move of 2 points.
hg-about-move3 = A move of 3 points.
hg-about-standard = An action in a standard slot.
hg-about-empowered = An action in any slot but that of a move, with its empowered effect.
hg-about-mixed = Either a move of 2 points or a standard action.
hg-about-core = The core ability of whoever rolled it.
hg-about-unrolled = Not rolled yet in this round.

## Map

hg-covered = covered
hg-covered-about = A covered area. The first hero beside one of its unlocked doors uncovers it.
hg-raised = raised hex
hg-raised-about = Only ramps lead up. At another height only neighbours are seen.
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
hg-stunned-about = A stunned enemy is not activated and does not attack; it recovers at the end of the round.
hg-biotic = biotic token
hg-biotic-about = A biotic token: its attack is 2 weaker until the end of the round.
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

hg-sign-attack = How much damage an enemy does, and how much it has taken
hg-sign-shields = How much damage defeats it, or breaks a champion’s level
hg-sign-leader = The leader takes the first turn of a round
hg-sign-threat = A threat card; it is turned over after the hero’s turn
hg-sign-wall = wall: nobody walks or shoots through it
hg-sign-obstacle = obstacle: can be crossed, but only who stands at it shoots over it
hg-sign-locked = locked door
hg-sign-unlocked = unlocked door
hg-sign-drop = elevation line: its teeth point down
hg-sign-ramp = ramp: the way up and down
hg-key-wall = wall
hg-key-obstacle = obstacle
hg-key-drop = drop
hg-key-ramp = ramp

## Abilities in a nutshell

hg-short-shot = Line of fire: 1 damage, empowered 2
hg-short-rally = Within 3 hexes shield +1, empowered +2
hg-short-warp = 1 damage and a biotic token, empowered 2
hg-short-barrier = After a move action shield +1
hg-short-adrenaline = Move 2, then 1 damage beside; empowered 3 and 2
hg-short-napalm = Within 3 hexes 2 damage, neighbours 1
hg-short-biotic-charge = Leap to a target: 2 damage, token, shield +1
hg-short-incendiary-ammo = Shot does 1 more
hg-short-born-leader = Command ready at once, for himself, too
hg-short-concussive-shot = 1 damage; empowered from 3 hexes 3
hg-short-overload = Stun within 2 hexes; empowered 4 and 1 damage
hg-short-turian-rebel = Move without opportunity attacks, Aim +1
hg-short-proximity-mines = A mine here or beside: 2 damage
hg-short-assassination = From 4 hexes 4 damage
hg-short-steady-hand = Without a move Aim +1
hg-short-armor-piercing-ammo = Shots do 1 behind the target, too
hg-short-archangel = Who ends in sight suffers 1 damage
hg-short-calibration = With Aim, shots do 1 or 2 more
hg-short-pistol-shot = Within 3 hexes 1 damage, empowered 2
hg-short-lift = Token within 3; empowered 1 damage and a shove
hg-short-stasis = Stun within 3 hexes, empowered anywhere
hg-short-singularity = Up to 2 grunts stunned, with tokens
hg-short-warp-ammo = Pistol adds a token, or 1 more damage
hg-short-biotic-explosion = Token off: 3 damage, beside 1
hg-short-pure-biotic = Biotics within 3 hexes need no line
hg-short-asari-controller = With a token, no specialisation
hg-short-brokers-intuition = For Analysis an attack is 2 weaker, or dodged
hg-short-pistol-burst = Within 3 hexes 1 damage; empowered 2 (split)
hg-short-energy-drain = Within 2 hexes 1 damage, shield +1; empowered 2
hg-short-sabotage-turret = A disabled turret fires for 2, empowered 3
hg-short-sabotage-enemy = A Shooter hits another enemy
hg-short-drone-capacitor = Chatika does 2 damage
hg-short-remote-access = Objectives from Chatika’s hex
hg-short-swarm-protocol = Chatika flies 5 hexes and stuns
hg-short-turret-override = Disabled turrets do 1 to enemies
hg-short-vas-normandy = Chatika at the start of the turn, too
hg-short-shotgun-blast = Within 2 hexes 2 damage, empowered 4
hg-short-headbutt = Beside: 1 damage and a shove; empowered stuns
hg-short-krogan-best = At the start of the turn lure an enemy
hg-short-lift-grenade = A hex and around 1 damage, empowered 2
hg-short-krogan-hide = One more shield
hg-short-regeneration = At a round’s end health +1 if 4 or less
hg-short-krogan-warlord = For a Rage token an extra step
hg-short-blood-rage = Up to 4 Rage tokens
hg-short-forty-six = For 2 tokens the shotgun once more
