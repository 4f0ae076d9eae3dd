### Mass Effect: Priority Hagalaz

game-name = Mass Effect: Priority Hagalaz
game-short = Priority Hagalaz
game-pitch = To the fallen cruiser
game-goal = Lead Shepard’s squad. Do what you came for before time runs out.
game-summary = A wrecked cruiser, a storm on its way and four heroes: one to four players lead them together through a campaign of missions.
chance-of = Chance that the mission succeeds.

## What to play

option-scenario = What to play
option-scenario-campaign = The whole campaign
option-scenario-cerberus-weapons = 1A Cerberus Weapons
option-scenario-breakthrough = 1B Breakthrough
option-scenario-test-subjects = 2A Test Subjects
option-scenario-atlas-binary = 2B Atlas Binary
option-scenario-reactor = 3A Reactor
option-scenario-data-core = 3B Data Core
option-scenario-barrier-generator = 3C Barrier Generator
option-scenario-sharpshooters = Garrus: Sharpshooters
option-scenario-brokers-archive = Liara: Broker's Archive
option-scenario-fleet-captives = Tali: Fleet Captives
option-scenario-the-nest = Wrex: The Nest
option-scenario-own = A mission of your own

## Heroes (gender: of whom a sentence speaks)

name-shepard = Shepard
    .gender = m
full-shepard = Commander of the Normandy, at home with any weapon. His orders make fighters a team. If Shepard falls, the mission is lost.
name-shepard-f = Shepard
    .gender = f
full-shepard-f = Commander of the Normandy, at home with any weapon. Her orders make fighters a team. If Shepard falls, the mission is lost.
name-garrus = Garrus
    .gender = m
full-garrus = Garrus Vakarian: a turian sniper who takes his time to aim and then needs only one shot.
name-liara = Liara
    .gender = f
full-liara = Liara T'Soni: an asari scholar with biotic powers, who knows what the enemy is up to before it happens.
name-tali = Tali
    .gender = f
full-tali = Tali'Zorah nar Rayya: a quarian engineer; her drone Chatika opens doors and silences turrets.
name-wrex = Wrex
    .gender = m
full-wrex = Urdnot Wrex: an old krogan, hard to bring down and best close to the enemy.
name-chatika = Chatika
    .gender = f

## Core abilities

name-command = Command
full-command = { $most ->
        [one] { $most } command token
       *[other] { $most } command tokens
    }. Each star readies one. In another hero's turn, before or after an action, a ready token lets that hero move { $steps ->
        [one] { $steps } hex
       *[other] { $steps } hexes
    } without opportunity attacks, or adds { $damage } damage to the first hit of that hero's next damaging action of this turn; before the first action it rerolls up to { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } of the pool. One token for each action. Shepard's player decides.
name-aim = Aim
full-aim = Each star moves Aim by one, up to { $most }. Once in his turn, between actions and with Aim { $least } or more, Garrus deals as much damage as Aim shows to an enemy in line of fire; then Aim falls to zero.
name-analysis = Analysis
full-analysis = Each star moves Analysis by one, up to { $most }. After the roll Liara may spend points on a face-down threat card beside any hero: { $look } to look at it, { $bury } to put it under the deck as well and deal another, { $scrap } to discard it, so that this hero resolves none this round.
name-combat-drone = Combat Drone
full-combat-drone = Each star moves Chatika up to { $steps ->
        [one] { $steps } hex
       *[other] { $steps } hexes
    }, also through characters; then she deals { $damage } damage to an enemy on her hex or beside it, or disables a turret there, or unlocks a door on a side of her hex, unless it is sealed. Chatika can't be hurt, blocks nothing and carries nothing.
name-rage = Rage
full-rage = { $most ->
        [one] { $most } token
       *[other] { $most } tokens
    }. Each star turns one from Calm to Rage. Once in his turn, between actions, Wrex may turn up to { $spend } of them to Calm: every enemy beside him takes { $damage } damage for each.

## Abilities of Shepard

name-shot = Shot
full-shot = { $damage } damage to an enemy in line of fire; with an empowered die { $damage-empowered }.
name-rally = Rally
full-rally = Shepard or a hero within { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    } gets { $shields ->
        [one] { $shields } shield point
       *[other] { $shields } shield points
    } back; with an empowered die { $shields-empowered }.
name-warp = Warp
full-warp = An enemy in line of fire that has no biotic token takes { $damage } damage, with an empowered die { $damage-empowered }, and gets one.
name-barrier = Barrier
full-barrier = After a completed Move action Shepard gets { $shields ->
        [one] { $shields } shield point
       *[other] { $shields } shield points
    } back. Other movement does not count.
name-adrenaline = Adrenaline
full-adrenaline = Move up to { $steps ->
        [one] { $steps } hex
       *[other] { $steps } hexes
    }, then { $damage } damage to an adjacent enemy; with an empowered die { $steps-empowered ->
        [one] { $steps-empowered } hex
       *[other] { $steps-empowered } hexes
    } and { $damage-empowered } damage. This is not a Move action.
name-napalm = Napalm
full-napalm = { $damage } damage to an enemy within { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    } and { $around } to every enemy beside it.
name-biotic-charge = Biotic Charge
full-biotic-charge = A rush to a free hex beside an enemy in line of fire, without opportunity attacks and never up over an elevation line: { $damage } damage, a biotic token on it, and { $shields ->
        [one] { $shields } shield point
       *[other] { $shields } shield points
    } back.
name-incendiary-ammo = Incendiary Ammo
full-incendiary-ammo = Shot deals { $damage } damage more.
name-born-leader = Born Leader
full-born-leader = All command tokens start ready, and once in each of Shepard's own turns one may be spent for { $command } damage more.

## Abilities of Garrus

name-concussive-shot = Concussive Shot
full-concussive-shot = { $damage } damage to an enemy in line of fire; with an empowered die { $damage-empowered }, if it is { $nearest-empowered } or more hexes away.
name-overload = Overload
full-overload = Stun a grunt within { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    }; with an empowered die within { $range-empowered }, and it takes { $damage-empowered } damage. Champions are immune.
name-turian-rebel = Turian Rebel
full-turian-rebel = Move by the points of the die, without opportunity attacks; then Aim rises by { $amount }.
name-proximity-mines = Proximity Mines
full-proximity-mines = { $amount ->
        [one] { $amount } mine
       *[other] { $amount } mines
    }, new ones for each mission. Lay one on Garrus's hex or an adjacent one where no enemy stands. The first enemy to enter takes { $damage } damage and the mine is gone.
name-assassination = Assassination
full-assassination = { $damage } damage to an enemy in line of fire, { $nearest } or more hexes away.
name-steady-hand = Steady Hand
full-steady-hand = If Garrus took no Move action in his turn, Aim rises by { $amount } at its end.
name-armor-piercing-ammo = Armor-Piercing Ammo
full-armor-piercing-ammo = After Concussive Shot or Assassination the next enemy behind the target on the same line takes { $damage } damage. Calibration adds nothing to it.
name-archangel = Archangel
full-archangel = Once a round, when an enemy ends its advance in Garrus's line of fire, it takes { $damage } damage.
name-calibration = Calibration
full-calibration = Once a turn Concussive Shot or Assassination may deal { $damage } damage more with Aim { $core-least } or more, and { $damage-empowered } more with Aim { $core-most }. Aim is not spent.

## Abilities of Liara

name-pistol-shot = Pistol Shot
full-pistol-shot = { $damage } damage to an enemy in line of fire within { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    }; with an empowered die { $damage-empowered }.
name-lift = Lift
full-lift = A biotic token on an enemy in line of fire within { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    }; with an empowered die also { $damage-empowered } damage, and a grunt is moved { $steps-empowered ->
        [one] { $steps-empowered } hex
       *[other] { $steps-empowered } hexes
    }.
name-stasis = Stasis
full-stasis = Stun a grunt in line of fire within { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    }; with an empowered die at any distance. Champions are immune.
name-singularity = Singularity
full-singularity = Choose a hex in line of fire within { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    } and stun up to { $amount ->
        [one] { $amount } grunt
       *[other] { $amount } grunts
    } on it or beside it; each gets a biotic token.
name-warp-ammo = Warp Ammo
full-warp-ammo = Pistol Shot also places a biotic token; against an enemy that has one it deals { $damage } damage more instead.
name-biotic-explosion = Biotic Explosion
full-biotic-explosion = Remove the biotic token of an enemy in line of fire: it takes { $damage } damage, and every enemy beside it { $around } damage and a biotic token.
name-pure-biotic = Pure Biotic
full-pure-biotic = Lift, Stasis, Singularity and Biotic Explosion may instead be aimed at anything within { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    }, counted by adjacent hexes.
name-asari-controller = Asari Controller
full-asari-controller = Enemies with a biotic token have no specialisation.
name-brokers-intuition = Shadow Broker's Intuition
full-brokers-intuition = Once a round, when an enemy targets any hero, spend a point of Analysis: the attack is { $amount } lower, or the hero first moves { $steps ->
        [one] { $steps } hex
       *[other] { $steps } hexes
    }.

## Abilities of Tali

name-pistol-burst = Pistol Burst
full-pistol-burst = { $damage } damage to an enemy in line of fire within { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    }; with an empowered die { $damage-empowered }, of which one may go to another enemy there.
name-energy-drain = Energy Drain
full-energy-drain = { $damage } damage to an enemy in line of fire within { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    }, and Tali gets { $shields ->
        [one] { $shields } shield point
       *[other] { $shields } shield points
    } back; with an empowered die { $damage-empowered } and { $shields-empowered }.
name-sabotage-turret = Sabotage Turret
full-sabotage-turret = A disabled turret of Tali's choice fires once: { $damage } damage to every enemy in its line of fire, with an empowered die { $damage-empowered }.
name-sabotage-enemy = Sabotage Enemy
full-sabotage-enemy = A shooter within { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    } of Tali or Chatika deals its printed attack to another enemy in its line of fire.
name-drone-capacitor = Drone Capacitor
full-drone-capacitor = Chatika deals { $damage } damage instead of { $core-damage }.
name-remote-access = Remote Access
full-remote-access = For a terminal or a door Tali may take the Objective action as if she stood on Chatika's hex.
name-swarm-protocol = Swarm Protocol
full-swarm-protocol = Chatika moves up to { $steps ->
        [one] { $steps } hex
       *[other] { $steps } hexes
    }, and a grunt she damages is stunned.
name-turret-override = Turret Override
full-turret-override = In the End phase every disabled turret deals { $damage } damage to each enemy in its line of fire.
name-vas-normandy = Vas Normandy
full-vas-normandy = At the start of her turn, before rolling, Tali uses Combat Drone once.

## Abilities of Wrex

name-shotgun-blast = Shotgun Blast
full-shotgun-blast = { $damage } damage to an enemy in line of fire within { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    }; with an empowered die { $damage-empowered }.
name-headbutt = Headbutt
full-headbutt = { $damage } damage to { $range ->
        [1] an adjacent enemy
       *[other] an enemy within { $range } hexes
    }, which is pushed { $steps ->
        [one] { $steps } hex
       *[other] { $steps } hexes
    } away; with an empowered die a grunt is stunned as well.
name-krogan-best = What Krogan Do Best
full-krogan-best = At the start of his turn Wrex may provoke an enemy that is beside no hero: it moves up to { $steps ->
        [one] { $steps } hex
       *[other] { $steps } hexes
    } and ends as near to him as it can.
name-lift-grenade = Lift Grenade
full-lift-grenade = Choose a hex in line of fire within { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    }: { $damage } damage to every enemy on it and beside it, with an empowered die { $damage-empowered }, and a biotic token on the one in the middle.
name-krogan-hide = Krogan Hide
full-krogan-hide = Wrex has { $shields ->
        [one] { $shields } shield point
       *[other] { $shields } shield points
    } more.
name-regeneration = Regeneration
full-regeneration = In the End phase Wrex gets one health back if he has { $amount } or less.
name-krogan-warlord = Krogan Warlord
full-krogan-warlord = At the start of any of his actions Wrex may turn one token from Rage to Calm and move to an adjacent hex; once for each action.
name-blood-rage = Blood Rage
full-blood-rage = Rage may turn up to { $amount ->
        [one] { $amount } token
       *[other] { $amount } tokens
    }.
name-forty-six = Shoot It 46 More Times
full-forty-six = Once a turn, after Shotgun Blast, turn { $amount ->
        [one] { $amount } token
       *[other] { $amount } tokens
    } from Rage to Calm and do it again with the same damage.

## What an empowered die changes, where the sentence of an ability does not say it

empowered-damage = With an empowered die: { $count } damage.
empowered-around = With an empowered die, beside the target: { $count } damage.
empowered-range = With an empowered die: { $count ->
        [0] at any distance
        [one] within { $count } hex
       *[other] within { $count } hexes
    }.
empowered-nearest = With an empowered die: { $count } or more hexes away.
empowered-steps = With an empowered die: { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }.
empowered-shields = With an empowered die: { $count ->
        [one] { $count } shield point
       *[other] { $count } shield points
    }.

## Kinds of abilities

tier-start = From the start
tier-basic = To be unlocked
tier-advanced = Advanced
tier-loyalty = For loyalty

## Enemies

name-cerberus = Cerberus
name-reapers = the Reapers
name-low = low challenge
name-medium = medium challenge
name-extreme = extreme challenge

name-trooper = Trooper
name-guardian = Guardian
name-engineer = Engineer
name-husk = Husk
name-cannibal = Cannibal
name-marauder = Marauder

name-centurion = Centurion
name-ravager = Ravager
name-brute = Brute
name-atlas = Atlas
name-dragoon = Dragoon
name-phantom = Phantom
name-kai-leng = Kai Leng
name-banshee = Banshee
name-nemesis = Nemesis
name-rampart-mech = Rampart Mech
name-eva-core = Eva Core
name-adjutant = Adjutant
name-scion = Scion
name-praetorian = Praetorian
name-harvester = Harvester

name-catcher = catcher
full-catcher = When it makes an opportunity attack, the hero's Move action ends.
name-shooter = shooter
full-shooter = It attacks any hero in its line of fire, not only those beside it.
name-avenger = avenger
full-avenger = If it is hurt and not defeated, it moves { $steps ->
        [one] { $steps } hex
       *[other] { $steps } hexes
    } towards the hero who did it.
name-runner = runner
full-runner = It advances by { $points ->
        [one] { $points } point
       *[other] { $points } points
    } instead of { $usual }.

name-smoke = Smoke
trait-smoke = As long as it carries no damage token, heroes { $range } or more hexes away can't target it.
name-swarmers = Swarmers
trait-swarmers = When a level of its resilience collapses, each hero beside it takes { $amount } damage.
name-bull-rush = Bull Rush
trait-bull-rush = It may spend { $amount } movement { $amount ->
        [one] point
       *[other] points
    }, if that brings it beside a hero.
name-binary-link = Binary Link
trait-binary-link = When champions are activated, only the one nearer to the active hero may attack; the other advances.
name-whip = Whip
trait-whip = Its opportunity attack ends the Move action.
name-cloak = Cloak
trait-cloak = It can't be targeted from { $range } or more hexes away.
name-withdraw = Withdrawal
trait-withdraw = When a level of its resilience collapses, it moves up to { $amount ->
        [one] { $amount } hex
       *[other] { $amount } hexes
    } away from the nearest hero.
name-wail = Wail
trait-wail = If it could not attack, each hero within { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    } takes { $amount } damage after its advance; walls and doors don’t count.
name-nest = Nest
trait-nest = It never leaves its gantry. Instead of advancing it moves up to { $amount ->
        [one] { $amount } hex
       *[other] { $amount } hexes
    } along it to get a target.
name-plating = Plating
trait-plating = The first damage it takes in a round is { $amount } lower.

## Threat cards

name-advance-by-fire = Advance by fire
name-suppressing-volley = Suppressing volley
name-fire-team-forward = Fire team forward
name-flank-through-the-hull = Flank through the hull
name-shield-wall = Shield wall
name-locked-shields = Locked shields
name-shield-wall-and-support = Shield wall and support
name-field-technicians = Field technicians
name-power-reroute = Power reroute
name-maintenance-hatch = Maintenance hatch
name-drop-pod = Drop pod
name-second-squad = Second squad
name-quick-reaction = Quick reaction
name-rear-guard = Rear guard
name-hold-the-bulkhead = Hold the bulkhead
name-overclocked-sentries = Overclocked sentries
name-targeting-uplink = Targeting uplink
name-automated-defence = Automated defence
name-kill-corridor = Kill corridor
name-crossfire = Crossfire
name-pinning-crossfire = Pinning crossfire
name-officers-order = Officer's order
name-press-the-attack = Press the attack
name-mark-the-target = Mark the target
name-elite-arrival = Elite arrival
name-command-channel = Command channel
name-fire-mission = Fire mission
name-close-the-noose = Close the noose
name-long-range-fire = Long-range fire
name-breach-reinforcements = Breach reinforcements
name-repair-cycle = Repair cycle
name-dig-in = Dig in
name-howling-pack = Howling pack
name-out-of-the-vents = Out of the vents
name-clawing-hands = Clawing hands
name-scent-of-life = Scent of life
name-shambling-rush = Shambling rush
name-blind-sprint = Blind sprint
name-gorging-line = Gorging line
name-bone-armour = Bone armour
name-broken-volley = Broken volley
name-feeding-ground = Feeding ground
name-corpse-pile = Corpse pile
name-marauder-drill = Marauder drill
name-phaestons-up = Phaestons up
name-turian-ghosts = Turian ghosts
name-pack-leader = Pack leader
name-firing-line = Firing line
name-tide-of-flesh = Tide of flesh
name-wave-and-volley = Wave and volley
name-hunters-and-hounds = Hunters and hounds
name-twin-barrage = Twin barrage
name-monstrous-step = Monstrous step
name-ground-shakes = The ground shakes
name-it-has-seen-you = It has seen you
name-call-of-the-reaper = Call of the Reaper
name-dark-signal = Dark signal
name-beast-and-brood = Beast and brood
name-encircled = Encircled
name-distant-eyes = Distant eyes
name-spawning = Spawning
name-from-both-ends = From both ends
name-devour-the-fallen = Devour the fallen
name-endless-horde = Endless horde

order-activate = Activate: { $types }.
order-nearest = { $count ->
    [one] Activate the nearest enemy that is not stunned.
   *[other] Activate the { $count } nearest enemies that are not stunned.
}
order-furthest = { $count ->
    [one] Activate the furthest enemy that is not stunned.
   *[other] Activate the { $count } furthest enemies that are not stunned.
}
order-champions = Activate the champions.
order-near = { $count ->
    [one] Place a grunt as near as possible.
   *[other] Place { $count } grunts as near as possible.
}
order-far = { $count ->
    [one] Place a grunt as far away as possible.
   *[other] Place { $count } grunts as far away as possible.
}
order-turrets = Turrets deal { $damage } damage to each hero in their line of fire.
order-repair = If there is one of these, { $type }, the disabled turret nearest to one works again.
order-heal = Remove all damage: { $type }.
order-horde = Place a grunt as near as possible for each hero without shields, { $most } at most.

## Items and tokens

name-medigel = medigel
full-medigel = A hero within { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    } gets { $health } health back.
name-grenade = grenade
full-grenade = A hex in line of fire within { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    }: { $damage } damage to every enemy on it and beside it.
name-grenade-case = grenade case
full-grenade-case = A hex in line of fire within { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    }: { $damage } damage to every enemy on it and beside it.
name-data = data
full-data = Ticked off on the campaign map when the mission ends; every box number { $every } unlocks an ability.
name-refugee = refugee
name-drive = data drive
name-renegade-token = renegade token
name-biotic-token = biotic token
name-strain = overload
name-captured-atlas = captured Atlas
full-renegade-token = After the roll, before stars are used: change one die to any face.

## The map

name-wall = wall
name-obstacle = obstacle
name-door = door
name-locked-door = locked door
name-elevation = elevation line
name-ramp = ramp
name-raised = raised
name-fire = fire
full-fire = Heroes and grunts take { $damage } damage when they enter it and at the start of each round they stand in it.
name-coolant = coolant leak
full-coolant = Heroes take { $damage } damage when they enter it.
name-fast-travel = fast travel
full-fast-travel = For one movement point a hero moves to the other hex with the same sign, without opportunity attacks.
name-terminal = terminal
name-turret = turret
name-disabled-turret = disabled turret
name-objective = objective
name-loot = loot
name-exit = exit
name-grunt-start = start of grunts
name-hero-start = start of heroes
name-mine = proximity mine

## Missions

name-campaign = the campaign
name-own = a mission of your own
name-cerberus-weapons = Cerberus Weapons
name-breakthrough = Breakthrough
name-test-subjects = Test Subjects
name-atlas-binary = Atlas Binary
name-reactor = Reactor
name-data-core = Data Core
name-barrier-generator = Barrier Generator
name-sharpshooters = Sharpshooters
name-brokers-archive = Broker's Archive
name-fleet-captives = Fleet Captives
name-the-nest = The Nest

name-paragon = paragon victory
name-renegade = renegade victory
name-loyalty = loyalty won
name-failure = failure
name-side = side objective
name-preparation = preparation
name-goal-preparation = preparation
name-goal-the-nest-pods = pods
name-goal-fleet-captives-locks = lock terminals
name-goal-brokers-archive-nodes = nodes of the archive
name-goal-sharpshooters-jammer = jammer
name-goal-barrier-generator-conduits = conduits
name-goal-data-core-nodes = access nodes
name-goal-reactor-valves = coolant valves
name-goal-atlas-binary-codes = override codes
name-goal-test-subjects-cells-2 = terminal 2, the southern cells
name-goal-test-subjects-cells-1 = terminal 1, the northern cells
name-goal-breakthrough-bulkheads = bulkhead terminals
name-goal-side = side objective
name-goal-loyalty = loyalty objective
name-goal-renegade = renegade objective
name-goal-paragon = paragon objective

kind-paragon = Paragon
kind-renegade = Renegade
kind-loyalty = Loyalty
kind-side = Side objective
kind-preparation = Preparation

goal-cerberus-weapons-paragon = Disarm all four weapon crates, then leave: Shepard and two more heroes.
goal-cerberus-weapons-renegade = Rig two of the crates and defeat the Centurion.
goal-cerberus-weapons-side = Copy the cargo manifest at the terminal in the booth.
goal-breakthrough-bulkheads = Use both bulkhead terminals. Both blast doors are unlocked.
goal-breakthrough-paragon = Bring four of the five refugees to the shuttle.
goal-breakthrough-renegade = Push through: Shepard and two more heroes leave by the inner exit.
goal-breakthrough-side = Defeat the Ravager.
goal-test-subjects-cells-1 = Use terminal 1. It unlocks the northern cells.
goal-test-subjects-cells-2 = Use terminal 2. It unlocks the southern cells.
goal-test-subjects-paragon = Bring five of the six captives to the western hexes.
goal-test-subjects-renegade = Destroy two of the three conversion tanks.
goal-test-subjects-side = End the mission with at least two data tokens.
goal-atlas-binary-codes = Take the override codes from the terminal in the control room.
goal-atlas-binary-paragon = Capture both Atlases: an Objective action beside one that has lost a level of resilience.
goal-atlas-binary-renegade = Both Atlases are out of action, at least one of them defeated.
goal-atlas-binary-side = All four turrets are disabled at the same time.
goal-reactor-valves = Close two of the three coolant valves.
goal-reactor-paragon = Close the third valve, start the timed overload at the core, then leave: Shepard and two more heroes.
goal-reactor-renegade = Override the core by hand three times. Each time costs 1 damage.
goal-reactor-side = Save the reactor log at terminal 1.
goal-data-core-nodes = Break two of the four access nodes. The vault is unlocked.
goal-data-core-paragon = Break a third node, read the core, then carry the drive to an exit.
goal-data-core-renegade = Wipe the core: two Objective actions at its terminal.
goal-data-core-side = Defeat Kai Leng.
goal-barrier-generator-conduits = Reroute the three conduits.
goal-barrier-generator-paragon = Bring three of the six refugees into the shelter, then start the generator.
goal-barrier-generator-renegade = Force the generator on at once: two Objective actions.
goal-barrier-generator-side = Defeat the Banshee.
goal-sharpshooters-jammer = Shut down the jammer at the terminal.
goal-sharpshooters-loyalty = Defeat both Nemesis snipers.
goal-brokers-archive-nodes = Wake three of the four nodes of the archive.
goal-brokers-archive-loyalty = Liara reads the archive's terminal.
goal-fleet-captives-locks = Crack two of the three lock terminals.
goal-fleet-captives-loyalty = Bring two of the three captives to an exit.
goal-the-nest-pods = Crush the four pods.
goal-the-nest-loyalty = Defeat both Ravagers.

## What earlier missions mean

legacy-manifest-bay = The cargo manifest named the power line of the turret on { $hex }: it starts disabled.
legacy-manifest-core = The cargo manifest named the power line of the turret on { $hex }: it starts disabled.
legacy-disarmed = Cerberus is short of weapons: two places near the heroes stay empty.
legacy-spoils = A grenade from the armoury is still in the bag.
legacy-grateful = One of the rescued was a medic: the team starts with medigel.
legacy-head-start = The team is ahead of the alarm: in the first round the leader takes no threat card.
legacy-word-of-mouth = Word has gone round: one refugee is in the shelter already.
legacy-lab-codes = Codes from the lab have opened the node on { $hex }.
legacy-captured-atlas = The captured Atlas is on its way: once, at the start of a turn, an enemy takes 4 damage.
legacy-broken-chain = Nobody gives orders yet: the first threat card is discarded.

## The story

story-76 = Hagalaz, the night side. Behind the Normandy there is nothing but dark, ahead of her a line of lightning that never stops. Below lies the cruiser, its back broken, its lights still on. EDI gives the team a few hours before the storm takes it apart. Three things in there matter: the reactor, the data core and the generator of the barriers. There will be time for one of them.

story-1 = The breach opens straight into the armoury. Racks up to the ceiling, crates with a fresh seal, and the smell of burnt wiring. Every crate that stays behind will arm somebody tomorrow.
story-2 = The last detonator comes out with a click. By the time the patrol finds the crates, there is nothing in them that could hurt anybody, and the team is two decks further on.
story-3 = The armoury goes up in one long roll of thunder. Nobody will ever use those weapons. Whoever slept next door won't use anything either.
story-4 = The doors close in front of the team. Behind them they hear winches: Cerberus is hauling the weapons deeper into the wreck.
story-5 = The manifest is long and dull, and it lists every turret aboard with the line it draws its power from.

story-6 = The corridor is torn open like paper. Husks move in it, in no hurry. And from behind the bulkhead somebody knocks: three times, a pause, three times.
story-7 = The shuttle lifts off with people sitting on each other's knees. One of them counts the faces aloud and does not stop until the door is shut.
story-8 = The team is through. The knocking behind the bulkhead goes on for a while and then it doesn't.
story-9 = The bulkhead holds and the husks keep coming. There has to be another way in.
story-10 = The Ravager sinks down in its own acid. The way back will be quieter.

story-11 = Cells on both sides, all of them taken. Between them stand tall tanks of glass, and the pumps have just started.
story-12 = They leave on their own feet, some for the first time in weeks. Whoever kept the lists here had no column for that.
story-13 = The tanks burst one after another. Nobody will be turned into anything here any more – including those who were still waiting.
story-14 = The lab seals itself. Through the last window one can see that the pumps are still running.
story-15 = Two storage modules full of readings. Somebody in the lab of the Normandy will not sleep tonight, and will be glad of it.

story-16 = Two Atlases turn their heads at the same moment. They share one targeting link, and the team is standing in the middle of it.
story-17 = First one machine kneels, then the other. Their canopies open like polite doormen.
story-18 = Two burning frames light the vehicle bay. It is almost warm.
story-19 = The bay doors come down, and behind them something heavy walks on, in step.
story-20 = The last turret lowers its barrel. For the first time one can hear the rain on the hull.

story-21 = The reactor runs as if nothing had happened. Its needle stands where it has no business to stand, and the coolant whistles through every joint. One wrong valve and nobody will need the storm.
story-22 = The countdown ends over an empty ship. From orbit it is only a small light that goes on and off.
story-23 = The core goes white before the team is at the hatch. The Normandy catches them rather than picks them up.
story-24 = The needle goes back. Somebody in there knows his trade: the engineers of Cerberus have saved their reactor.
story-25 = The log goes back for months. Now it is known where this ship has been, and for whom it waited.

story-26 = Behind that vault is everything that Cerberus has learned here. In front of it somebody is waiting who has come back for just that, and he carries a sword.
story-27 = The drive is no larger than a hand. On it are years of research, and the names of all the missing.
story-28 = One line after another goes dark, until the screen shows nothing but the faces of the team.
story-29 = The vault closes, and the team is on the wrong side of it.
story-30 = Kai Leng retreats with a hand on his side. He says nothing. That is new.

story-31 = If the barriers rise, the wreck will last until the Alliance comes, and everybody in the shelter with it. The research will be lost; the generator needs all the power there is.
story-32 = Light runs over the hull and folds together overhead. Beneath it the shelter is full, and somebody has begun to sing.
story-33 = The barrier stands. Under it there is far more room than there are people.
story-34 = The generator coughs and dies with the first lightning.
story-35 = The scream breaks off, and the silence after it seems almost friendly.

story-63 = Something bred from rachni is growing in the hold. Wrex has an opinion on rachni; it is older than anyone else in the team.
story-64 = In the hold nothing moves any more. Wrex looks around, nods and says that this was a good day.
story-65 = The hatchlings scatter into the hull, a hundred small feet in the walls. Wrex says nothing for a long time.
story-66 = Two rifles hold the gantries, and they are good. Garrus lies behind a crate, counts the seconds between the shots and smiles as he has not for weeks.
story-67 = A shot, and one in reply. Then only his.
story-68 = The snipers withdraw, and the last shot was theirs. Garrus will be recalculating it for months.
story-69 = A relay of the old Shadow Broker is bolted into this hull, as if somebody had built the ship around it. Liara would rather own it than hear of it from others.
story-70 = The relay asks for a name. Liara hesitates for a moment and gives it the one that nobody knows.
story-71 = The relay erases itself, line by line, just before she gets there.
story-72 = A quarian voice on a channel that Tali knows by heart. Three suits answer, behind three locked doors.
story-73 = They call her captain all the way out. Tali pretends that her audio is broken.
story-74 = The channel is open. Nobody answers any more.

story-41 = Word of those who were saved is faster than the storm. On the open channel people come forward whom nobody has asked. War readiness rises by 1.
story-42 = A liaison of the Council counts what the team has left behind, and files a protest. War readiness falls by 1.
story-59 = Twice a door has closed in the team's face, and the storm does not wait for a third. The Normandy calls everybody back. The wreck stays with Cerberus.
story-36 = The first report goes up through a gap in the storm: three lines, no losses. On the bridge of the Normandy somebody reads it twice and then puts the kettle on.
story-37 = The smoke finds its way faster than the team. Whoever is still aboard knows by now that somebody has come, and what they leave behind them.
story-38 = They sit in a dark service shaft and say nothing. Then one of them begins to take the failure apart, step by step, like a jammed rifle. In the end there is something to be learned from it. One hero unlocks an ability.
story-39 = On the lower decks doors open by themselves. Behind them stand people with wet rags on their faces who point the way without a word.
story-40 = On the intercom Cerberus counts its own. It takes a while, and the voice that counts grows thinner from deck to deck.
story-43 = There is one more way in, and it leads through the part of the ship that nobody would choose. EDI sends a plan of it, with three warnings in red. They read them all. One hero unlocks an ability.
story-44 = Garrus hands round a thermos and says that he knows a bar on the Citadel with a very bad view and very good chairs. Everybody is invited. Nobody asks when.
story-45 = Liara has not slept, but she has read. She tells each of them one thing about Cerberus that nobody else knows, and it is always the thing that one needed.
story-46 = Tali has repaired everything that came under her hands, a coffee machine of the enemy's among it. It now plays a song of the Flotilla.
story-47 = Wrex sharpens nothing, cleans nothing, checks nothing. He only says that it has been a while since he was curious about a morning.
story-48 = A third of the recovered data can be read. There are lists of deliveries in it, neat and complete. Under 'goods' there are names.
story-49 = The last cipher yields long after everybody has gone to bed. In the morning there is a map on the table of the war room that nobody outside of Cerberus was ever meant to see.
story-55 = From orbit one sees a new lightning in the storm. It stands longer than the others, and it has another colour.
story-56 = The wreck stays where it lies, and Cerberus may keep it. What made it worth keeping travels in a pocket.
story-57 = When the Alliance lands, the storm has passed, and in the middle of a plain swept clean there stands a ship with lights on. Somebody has put up a washing line.
story-58 = Between the lines of what they found there are notes in another hand: somebody aboard has been training against people like them, and was good at it. The notes work the other way round, too. One hero unlocks an ability.
story-60 = On the way back nobody sits alone. It is a small thing, and it will be told longer than the rest.
story-61 = They were quick, and they asked nothing of one another. On the way back there is much room between them.
story-62 = One of them looks out of the window all the way. Something was left undone there that cannot be made up for, and everybody aboard knows what.
story-75 = The storm takes the wreck at five past six, with everything that was in it. The Normandy waits above the clouds until nobody calls any more.

story-50 = The storm goes over a job half done. Admiral Hackett thanks the team and asks no more questions, which is worse than if he did.
story-51 = The Alliance has got a part of what it hoped for. It will have to do.
story-52 = Cerberus has lost a ship, half a year and a good deal of self-confidence. One feels it on every front.
story-53 = In the mess rooms of the fleet they tell of one night on Hagalaz, and each time the storm is a little bigger.
story-54 = Nothing was left undone. Hackett reads the report twice and then, for the first time in a long while, looks at the map as if it could be won.

## Endings and titles

name-ending-casualty = A line in the report
name-ending-something-saved = Something saved
name-ending-advantage = A real advantage
name-ending-turning-point = Turning point
name-ending-perfect = Nothing left undone
name-title-detonator = Detonator
name-title-archivist = Archivist
name-title-rescuer = Rescuer

### Rules: prompts, choices, log

## Options

option-players = Players
option-players-1 = One for the whole team
option-players-2 = Two
option-players-3 = Three
option-players-4 = Four
option-shepard = Commander
option-shepard-shepard = Commander Shepard (he)
option-shepard-shepard-f = Commander Shepard (she)
option-veterans = A single mission of a later act
option-veterans-yes = Veterans: more abilities and a paragon die
option-veterans-no = A team as at the start of a campaign
option-catcher = Catchers
option-catcher-move = End Move actions only
option-catcher-any = End every move of a hero
option-shoved = Enemies thrown into fire or onto a mine
option-shoved-yes = Their defeat brings experience
option-shoved-no = Their defeat brings no experience

## Names: players, dice, slots, ends of missions

name-player-1 = Player 1
name-player-2 = Player 2
name-player-3 = Player 3
name-player-4 = Player 4
name-move2 = move 2
name-move3 = move 3
name-standard = standard action
name-empowered = empowered action
name-mixed = move 2 or standard action
name-core = core ability
name-paragon-move2 = paragon: move 2
name-paragon-move3 = paragon: move 3
name-paragon-standard = paragon: standard action
name-paragon-empowered = paragon: empowered action
name-paragon-mixed = paragon: move 2 or standard action
name-paragon-core = paragon: core ability
name-move = move
name-revive = revive
name-order-advance = an extra step
name-order-strike = a harder hit
name-order-reroll = a new roll
ending-paragon = The mission has ended with a paragon victory.
ending-renegade = The mission has ended with a renegade victory.
ending-loyalty = The loyalty mission is accomplished.
ending-time = Time is up, and the mission has failed.
ending-shepard = The commander is knocked out, and the mission has failed.
ending-early-end = Two failures in a row: the operation on Hagalaz is over before it began.
ending-casualty = The campaign is over, and the team is a line in a report.
ending-something-saved = The campaign is over, and something was saved.
ending-advantage = The campaign is over, and the Alliance has a real advantage.
ending-turning-point = The campaign is over, and the war has its turning point.
ending-perfect = The campaign is over, and nothing was left undone.

name-title-paragon = Paragon victory
name-title-renegade = Renegade victory
name-title-loyalty = Victory
name-title-something-saved = Something saved
name-title-advantage = A real advantage
name-title-turning-point = Turning point
name-title-perfect = Nothing left undone

## What is to be decided

ask-route = Where to next?
ask-assemble = Who else comes along?
ask-share = Whom will you play?
ask-choose-start = Where does { $hero } start?
ask-shelter = Which refugee is safe already?
ask-learn = Which ability does { $hero } unlock?
ask-learn-any = Which ability is unlocked? Any of the heroes may have it.
ask-keep-die = { $hero }: keep a die before you roll?
ask-renegade = { $hero }: use a renegade token?
ask-turn-die = What shall the die show?
ask-analysis = Analysis: which threat card to look into?
ask-rerolling = Which die to roll again?
ask-act = { $dice ->
    [0] { $hero }: anything else before the threat card?
    [one] { $hero }: place your last die.
   *[other] { $hero }: place { $dice } more dice.
  }
ask-walk = { $points ->
    [0] { $hero } arrives.
    [one] { $hero } moves: { $points } point left.
   *[other] { $hero } moves: { $points } points left.
  }
ask-task = { $hero }: what to do?
ask-revival = Whom to revive?
ask-targeting = { $hero } – { $ability }: whom?
ask-lash = Adrenaline: whom to hit?
ask-land = Biotic Charge: to which hex?
ask-archangel = Archangel: fire?
ask-calibrating = Calibration: { $more } more damage for this shot at { $foe } ({ $hex })?
ask-consent = Command for { $hero }: { $order }. Spend a token?
ask-pull = Singularity: whom does it catch?
ask-split = Pistol Burst: split the damage?
ask-betray = Sabotage: whom does the enemy shoot at?
ask-drone = Where does Chatika fly?
ask-drone-act = What does Chatika do?
ask-encore = Shoot it once more?
ask-provoke = Whom does Wrex provoke?
ask-ally = Shall the captured Atlas fire?
ask-shift = Where does { $foe } on { $hex } get pushed?
ask-order = Which enemy is activated first?
ask-avenge = Which Avenger moves first?
ask-shun = From whom does { $foe } ({ $hex }) withdraw?
ask-pick = Which enemy is activated?
ask-victim = Whom does { $foe } of { $hex } attack?
ask-intuition = { $foe } ({ $hex }) attacks { $hero } with { $damage }. Use the Intuition?
ask-relocate = Where does { $foe } of { $hex } go?
ask-way = Which way does { $foe } of { $hex } take to { $to }? Only some lead over a mine.
ask-come-in = Where do reinforcements come in?
ask-mend = Which turret works again?
ask-post = Where does { $foe } come in?

## On buttons

do-embark = { $mission }
do-recruit = { $hero }
do-take = { $hero }
do-deploy = { $hex }
do-unlock = { $hero }: { $ability }
do-keep = Keep: { $die }
do-roll = Roll all dice
do-change = Change: { $die }
do-turn = { $face }
do-use = { $die } → { $slot }
do-spare = { $die } for nothing
do-step = Step to { $hex }
do-travel = Fast travel to { $hex }
do-charge = Warlord: step to { $hex }
do-target = { $hex }
do-target-foe = { $foe } ({ $hex })
do-target-hero = { $hero }
do-help = { $hero }
do-medigel = Medigel: { $hero }
do-grenade = Grenade at { $hex }
do-grenade-case = Grenade case at { $hex }
do-command-advance = Command: an extra step
do-command-strike = Command: 1 more damage
do-command-reroll = Command: roll up to 2 dice again
do-command = Command: { $order }
do-reroll = Again: { $die }
do-aim = Aimed shot: { $foe } ({ $hex })
do-rage = { $tokens ->
    [one] Rage: { $tokens } token
   *[other] Rage: { $tokens } tokens
  }
do-look = Turn over the card of { $hero }
do-bury = Under the deck: { $hero }
do-scrap = Discard: { $hero }
do-fly = To { $hex }
do-zap = Hit { $foe } ({ $hex })
do-hack = Disable the turret on { $hex }
do-open = Unlock the door { $here }–{ $there }
do-handle = Do the task on { $hex }
do-work = Terminal: { $objective }
do-pick-up = Take: { $token }
do-capture = Capture { $foe } ({ $hex })
do-leave-map = Leave the map
do-activate = { $foe } ({ $hex })
do-strike = { $hero }
do-advance = To { $hex }
do-place = On { $hex }
do-deflect = Weaken the attack
do-dodge = Step aside
do-calibrate = Calibrate
do-approve = Spend the token
do-again = Once more: { $foe } ({ $hex })
do-done = Done
do-done-turn = No more actions

## What happened

log-mission = Mission: { $mission }.
log-team = The team: { $heroes }.
log-joins = { $hero } joins the team.
log-takes = { $seat } plays { $hero }.
log-deployed = { $hero } starts on { $hex }.
log-sheltered = The refugee of { $hex } is safe already.
log-round = { $left ->
    [0] Round { $round }, the last one.
   *[other] Round { $round }, { $left } to go.
  }
log-preparation = Threat cards are dealt. Dice in the pool: { $dice }.
log-recovery = End of the round: shields are full again, enemies lose damage, biotic tokens and stuns.
log-leader = The leader token goes to { $hero }.
log-turn = { $hero }’s turn.
log-kept = { $hero } keeps a die: { $die }.
log-rolled = Rolled: { $dice }.
log-renegade = { $hero } returns a renegade token: { $die } → { $face }.
log-core = { $hero }: { $core } { $points }.
log-fires = { $hero } fires what was aimed; Aim is 0.
log-analysis = { $hero } analyses a card; Analysis { $points }.
log-rage = { $tokens ->
    [one] Wrex rages: { $tokens } token.
   *[other] Wrex rages: { $tokens } tokens.
  }
log-warlord = { $hero } turns a Rage token to Calm and steps on.
log-drone = Chatika flies to { $hex }.
log-command = Command for { $hero }: { $order }. Tokens ready: { $left }.
log-declined = No command for { $hero } this time.
log-used = { $hero }: { $die } → { $slot }.
log-spared = { $hero }: { $die } for nothing.
log-step = { $hero } → { $hex }.
log-opportunity = { $foe } ({ $hex }) strikes at { $hero } in passing.
log-loot = { $hero } picks up loot: { $item }.
log-delivered = { $hero } delivers: { $token } ({ $objective }: { $now } of { $need }).
log-evacuated = { $hero } leaves the map by { $hex } ({ $objective }: { $now } of { $need }).
log-handled = { $hero } does the task on { $hex } ({ $objective }: { $now } of { $need }).
log-worked = { $hero } works at the terminal ({ $objective }: { $now } of { $need }).
log-picked-up = { $hero } takes along: { $token }.
log-lies = There it lies: { $token } ({ $hex }).
log-captured = { $hero } captures { $foe } ({ $hex }).
log-achieved = Achieved: { $objective }.
log-door = The door { $here }–{ $there } is unlocked.
log-uncovered = The area around { $hex } is uncovered.
log-uncovered-door = The area behind the door { $here }–{ $there } is uncovered.
log-hit = { $foe } ({ $hex }): { $damage-count ->
    [one] damage: { $damage-sum }
   *[other] { $damage } damage: { $damage-sum }
  }.
log-collapsed = { $foe } ({ $hex }): shield number { $level } collapses.
log-defeated = { $foe } ({ $hex }) is defeated.
log-stunned = { $foe } ({ $hex }) is stunned.
log-biotic = A biotic token on { $foe } ({ $hex }).
log-mined = { $hero } lays a mine on { $hex }.
log-mine = A mine goes off on { $hex }.
log-shifted = { $foe } of { $hex } is thrown to { $to }.
log-advanced = { $foe }: { $hex } → { $to }.
log-passes = { $foe } passes { $hex }.
log-attacks = { $foe } ({ $hex }) attacks { $hero }.
log-intuition = Liara’s intuition helps { $hero }.
log-evaded = { $hero } is out of reach; the attack comes to nothing.
log-wounded = { $hero }: { $damage-count ->
    [one] damage: { $damage-sum }
   *[other] { $damage } damage: { $damage-sum }
  } (shields { $shields }, health { $health }).
log-knocked-out = { $hero } is knocked out.
log-card-gone = The threat card of { $hero } is put away.
log-revived = { $hero } is back ({ $hex }).
log-recharged = { $hero }: shields { $shields }.
log-healed = { $hero }: health { $health }.
log-medigel = { $hero } gives medigel to { $other }.
log-medigel-own = { $hero } uses medigel.
log-grenade = { $hero } throws: { $item } at { $hex }.
log-experience = { $hero }: experience { $points }.
log-unlocked = { $hero } unlocks { $ability }.
log-revealed = Threat card of { $hero }: { $card }.
log-resolved = The card of { $hero } that was turned over before is resolved: { $card }.
log-none-there = Nobody of this type is on the map: { $foe }. A grunt comes instead.
log-no-champion = No champion is on the map. A grunt comes instead.
log-turrets-miss = No turret has a hero in its line of fire.
log-turret-fires = The turret on { $hex } fires at { $heroes }.
log-buried = { $card } goes under the deck.
log-scrapped = { $card } has no effect.
log-shuffled = The discarded threat cards make a new deck.
log-turret-off = The turret on { $hex } is disabled.
log-turret-on = The turret on { $hex } works again.
log-mended = { $foe } ({ $hex }) loses its damage.
log-placed = { $foe } comes in ({ $hex }).
log-no-room = Nobody else comes in.
log-result-paragon = { $mission }: paragon victory.
log-result-renegade = { $mission }: renegade victory.
log-result-loyalty = { $mission }: loyalty mission accomplished.
log-result-time = { $mission }: time is up, the mission has failed.
log-result-shepard = { $mission }: { $hero } is knocked out, the mission has failed.
log-readiness = War readiness: { $readiness }.
log-data = Data found: { $boxes }.
log-title = Title: { $title }.

## What would happen

preview-blow = { $foe } ({ $hex }) strikes: { $damage }
preview-caught = That ends the move
preview-attack = { $foe } ({ $hex }) attacks with { $damage }: { $heroes }
preview-advance = { $foe } ({ $hex }) advances: { $to }
preview-within = From there it can attack { $heroes }
preview-hit = { $foe } ({ $hex }): { $damage } damage
preview-collapsed = { $foe } ({ $hex }): a shield collapses
preview-defeated = { $foe } ({ $hex }) is defeated
preview-lost = { $hero } loses { $damage }
preview-down = { $hero } is knocked out

## What may not be done

error-no-such-die = The pool has no die that shows this: { $die }.
error-dice-placed = Three dice are on the board already; only paragon dice come on top.
error-spare-paragon = Paragon dice need not be put on the board.
error-dice-left = { $dice ->
    [one] One more die has to be put on the board, even if it is of no use.
   *[other] { $dice } more dice have to be put on the board, even if they are of no use.
}
error-not-unlocked = { $hero } has not unlocked this ability yet: { $ability }.
error-not-theirs = { $hero } does not have this ability: { $ability }.
error-wrong-die = This die ({ $die }) does not fit this slot ({ $slot }).
error-slot-used = This slot has been used in this round: { $slot }.
error-no-task = There is nothing to be done for an objective here.
error-nobody-down = No knocked-out hero lies beside.
error-no-target = There is nobody or nothing it could be used on.
error-no-item = The team does not have this: { $item }.
error-healthy = Nothing would be healed.
error-not-on-map = This hero is not on the map, or is knocked out.
error-no-command = No command token is ready, or Shepard can't give commands.
error-own-command = Commands are given to others.
error-acted = Dice are rolled again only before the first action.
error-once-an-action = Only once with each action.
error-once-a-turn = Only once in a turn.
error-aim-low = Garrus has to have aimed for at least { $least }.
error-no-rage = There are not so many Rage tokens, or not so many may be spent at once.
error-no-points = No points are left to move.
error-not-beside = { $hex } is not beside.
error-wall = A wall is between.
error-locked = The door is locked.
error-too-high = Nobody climbs over an elevation line.
error-enemy-there = { $foe } is in the way ({ $hex }).
error-occupied = Nobody may stop on { $hex }: somebody is there.
error-no-travel = From here there is no fast travel to there.
error-no-exit = There is no exit here.
error-not-yet = Leaving does not count yet: something else has to be done before.
error-go-on = Two heroes can't stay on one hex: go on.
error-nobody-there = Nobody is on { $hex }.
error-covered = Nobody has looked into this area yet.
error-no-line = { $hex } is not in line of fire.
error-too-far = Too far: at most { $most }.
error-too-near = Too near: at least { $least }.
error-concealed = It can't be seen from so far.
error-no-effect = It would have no effect there.
not-shelter = Only where a refugee waits.
not-choose-start = Only on a free start hex of this hero.
not-share = Somebody has taken this hero, or no such hero is in the team.
not-mend = Only the nearest disabled turret.
not-post = Only one of the nearest empty hexes.
not-come-in = Only one of the start hexes that the card means.
not-way = No shortest way leads there.
not-relocate = The rules of advance lead it elsewhere.
not-shun = Only from one of the nearest heroes.
not-avenge = Only one of the Avengers that were hurt.
not-victim = Only a hero within its reach who has the least health.
not-pick = Only one of those equally near or far.
not-order = Only one of the nearest comes first.
not-ally = Only an enemy outside of covered areas.
not-provoke = Only an enemy that is beside no hero and can come nearer.
not-encore = Only at an enemy within reach of the shotgun.
not-betray = It shoots only at another enemy in its line of fire.
not-split = Only another enemy within reach can get a part.
not-intuition = Weaken the attack, step aside, or let it be.
not-push = Only to a free hex that is further away.
not-shift = Only to a free hex beside.
not-pull = Only a grunt on the hex or beside it that it still has an effect on.
not-consent = Spend the token, or keep it.
not-calibrating = Calibrate, or fire without it.
not-archangel = Only at the enemy that has just advanced.
not-land = Only a free hex beside the enemy, and none higher up.
not-lash = Only an enemy beside can be hit.
not-turn-die = The die does not have this face, or shows it already.
not-revival = Only a knocked-out hero beside can be revived.
error-no-way-there = No way leads there from here.
error-loyalty-later = A loyalty mission comes after a main mission, and there are { $most } at most in a campaign.
error-tried = There is one attempt at each mission: { $mission }.
error-in-team = This hero is in the team already.
error-team-small = The team is not complete.
error-learn-something = An ability has to be chosen.
error-other-hero = It is another hero who learns.
error-needs-others = Other abilities have to be unlocked before this one: { $ability }.
error-loyalty-only = Only a loyalty mission unlocks this: { $ability }.
error-known-already = { $hero } knows this already: { $ability }.
error-unbroken = The champion has to lose a level of resilience first.
error-not-wanted = No objective asks for it now.
error-not-lying = Nothing of that kind lies here.
error-handled = That has been done.
error-door-open = The door is unlocked already.
error-no-door = That door is not on a side of the hex.
error-sealed = The doors are sealed: only an objective opens them.
error-no-shooter = { $foe } is no Shooter.
error-turret-active = The turret is active; only a disabled one can be sabotaged.
error-turret-off = The turret is disabled already.
error-no-turret = There is no turret there.
error-drone-far = Chatika is neither there nor beside.
error-analysis-low = There are not so many points of Analysis.
error-not-turned = The card has to be turned over first.
error-turned-already = The card has been turned over.
error-no-card = No threat card lies there.
error-not-in-team = No such hero is in the team.
error-mined-already = There is a mine on { $hex } already.
error-stunned-already = { $foe } is stunned already.
error-champion = Champions are immune.
error-no-room = There is no free hex beside { $foe } that could be reached.
error-no-biotic = { $foe } has no biotic token.
error-has-biotic = { $foe } has a biotic token already.
error-full-shields = The shields are full.
error-no-hero-there = No hero is on { $hex }.
error-begun = Something was used at the start of an action: the action has to be taken.
error-no-way = There is no free hex beside.
error-no-dice = There are no dice in the pool.
error-no-action = Only at the start of an action or at the end of one that was taken; there is none to take.
error-commanded = The next hit is harder already.
error-no-such-order = There is no such command.
error-no-slot = There is no such action.
error-not-a-die = There is no die that shows this.
error-no-hex = There is no such hex on the map.

## Hexes

name-A1 = A1
name-A2 = A2
name-A3 = A3
name-A4 = A4
name-A5 = A5
name-A6 = A6
name-A7 = A7
name-A8 = A8
name-A9 = A9
name-A10 = A10
name-A11 = A11
name-A12 = A12
name-A13 = A13
name-A14 = A14
name-A15 = A15
name-A16 = A16
name-A17 = A17
name-A18 = A18
name-A19 = A19
name-A20 = A20
name-B1 = B1
name-B2 = B2
name-B3 = B3
name-B4 = B4
name-B5 = B5
name-B6 = B6
name-B7 = B7
name-B8 = B8
name-B9 = B9
name-B10 = B10
name-B11 = B11
name-B12 = B12
name-B13 = B13
name-B14 = B14
name-B15 = B15
name-B16 = B16
name-B17 = B17
name-B18 = B18
name-B19 = B19
name-B20 = B20
name-C1 = C1
name-C2 = C2
name-C3 = C3
name-C4 = C4
name-C5 = C5
name-C6 = C6
name-C7 = C7
name-C8 = C8
name-C9 = C9
name-C10 = C10
name-C11 = C11
name-C12 = C12
name-C13 = C13
name-C14 = C14
name-C15 = C15
name-C16 = C16
name-C17 = C17
name-C18 = C18
name-C19 = C19
name-C20 = C20
name-D1 = D1
name-D2 = D2
name-D3 = D3
name-D4 = D4
name-D5 = D5
name-D6 = D6
name-D7 = D7
name-D8 = D8
name-D9 = D9
name-D10 = D10
name-D11 = D11
name-D12 = D12
name-D13 = D13
name-D14 = D14
name-D15 = D15
name-D16 = D16
name-D17 = D17
name-D18 = D18
name-D19 = D19
name-D20 = D20
name-E1 = E1
name-E2 = E2
name-E3 = E3
name-E4 = E4
name-E5 = E5
name-E6 = E6
name-E7 = E7
name-E8 = E8
name-E9 = E9
name-E10 = E10
name-E11 = E11
name-E12 = E12
name-E13 = E13
name-E14 = E14
name-E15 = E15
name-E16 = E16
name-E17 = E17
name-E18 = E18
name-E19 = E19
name-E20 = E20
name-F1 = F1
name-F2 = F2
name-F3 = F3
name-F4 = F4
name-F5 = F5
name-F6 = F6
name-F7 = F7
name-F8 = F8
name-F9 = F9
name-F10 = F10
name-F11 = F11
name-F12 = F12
name-F13 = F13
name-F14 = F14
name-F15 = F15
name-F16 = F16
name-F17 = F17
name-F18 = F18
name-F19 = F19
name-F20 = F20
name-G1 = G1
name-G2 = G2
name-G3 = G3
name-G4 = G4
name-G5 = G5
name-G6 = G6
name-G7 = G7
name-G8 = G8
name-G9 = G9
name-G10 = G10
name-G11 = G11
name-G12 = G12
name-G13 = G13
name-G14 = G14
name-G15 = G15
name-G16 = G16
name-G17 = G17
name-G18 = G18
name-G19 = G19
name-G20 = G20
name-H1 = H1
name-H2 = H2
name-H3 = H3
name-H4 = H4
name-H5 = H5
name-H6 = H6
name-H7 = H7
name-H8 = H8
name-H9 = H9
name-H10 = H10
name-H11 = H11
name-H12 = H12
name-H13 = H13
name-H14 = H14
name-H15 = H15
name-H16 = H16
name-H17 = H17
name-H18 = H18
name-H19 = H19
name-H20 = H20
name-I1 = I1
name-I2 = I2
name-I3 = I3
name-I4 = I4
name-I5 = I5
name-I6 = I6
name-I7 = I7
name-I8 = I8
name-I9 = I9
name-I10 = I10
name-I11 = I11
name-I12 = I12
name-I13 = I13
name-I14 = I14
name-I15 = I15
name-I16 = I16
name-I17 = I17
name-I18 = I18
name-I19 = I19
name-I20 = I20
name-J1 = J1
name-J2 = J2
name-J3 = J3
name-J4 = J4
name-J5 = J5
name-J6 = J6
name-J7 = J7
name-J8 = J8
name-J9 = J9
name-J10 = J10
name-J11 = J11
name-J12 = J12
name-J13 = J13
name-J14 = J14
name-J15 = J15
name-J16 = J16
name-J17 = J17
name-J18 = J18
name-J19 = J19
name-J20 = J20
name-K1 = K1
name-K2 = K2
name-K3 = K3
name-K4 = K4
name-K5 = K5
name-K6 = K6
name-K7 = K7
name-K8 = K8
name-K9 = K9
name-K10 = K10
name-K11 = K11
name-K12 = K12
name-K13 = K13
name-K14 = K14
name-K15 = K15
name-K16 = K16
name-K17 = K17
name-K18 = K18
name-K19 = K19
name-K20 = K20
name-L1 = L1
name-L2 = L2
name-L3 = L3
name-L4 = L4
name-L5 = L5
name-L6 = L6
name-L7 = L7
name-L8 = L8
name-L9 = L9
name-L10 = L10
name-L11 = L11
name-L12 = L12
name-L13 = L13
name-L14 = L14
name-L15 = L15
name-L16 = L16
name-L17 = L17
name-L18 = L18
name-L19 = L19
name-L20 = L20
name-M1 = M1
name-M2 = M2
name-M3 = M3
name-M4 = M4
name-M5 = M5
name-M6 = M6
name-M7 = M7
name-M8 = M8
name-M9 = M9
name-M10 = M10
name-M11 = M11
name-M12 = M12
name-M13 = M13
name-M14 = M14
name-M15 = M15
name-M16 = M16
name-M17 = M17
name-M18 = M18
name-M19 = M19
name-M20 = M20
name-N1 = N1
name-N2 = N2
name-N3 = N3
name-N4 = N4
name-N5 = N5
name-N6 = N6
name-N7 = N7
name-N8 = N8
name-N9 = N9
name-N10 = N10
name-N11 = N11
name-N12 = N12
name-N13 = N13
name-N14 = N14
name-N15 = N15
name-N16 = N16
name-N17 = N17
name-N18 = N18
name-N19 = N19
name-N20 = N20
name-O1 = O1
name-O2 = O2
name-O3 = O3
name-O4 = O4
name-O5 = O5
name-O6 = O6
name-O7 = O7
name-O8 = O8
name-O9 = O9
name-O10 = O10
name-O11 = O11
name-O12 = O12
name-O13 = O13
name-O14 = O14
name-O15 = O15
name-O16 = O16
name-O17 = O17
name-O18 = O18
name-O19 = O19
name-O20 = O20

### The table in a terminal

hagalaz-round = Round { $round }/{ $rounds }
hagalaz-rounds = Rounds: { $rounds }
hagalaz-act = Act { $act }
hagalaz-readiness = War readiness { $now }/{ $most }
hagalaz-data = Data { $now }/{ $most }
hagalaz-loyalty = Loyalty ({ $most } at most)
hagalaz-worth = War readiness
hagalaz-pool = Dice
hagalaz-aside = put aside
hagalaz-spare = unused
hagalaz-bag = bag
hagalaz-experience = exp.
hagalaz-hero-down = knocked out
hagalaz-hero-gone = evacuated
hagalaz-slot-move = Move
hagalaz-slot-objective = Objective
hagalaz-slot-revive = Revive
hagalaz-about-move = Move by the points of the die; whoever leaves an enemy's side may be struck in passing.
hagalaz-about-objective = Do what an objective asks for on this hex or beside it, unlock a door, take something along.
hagalaz-about-revive = Help a knocked-out hero beside you up again.
hagalaz-health = health
hagalaz-shields = shields
hagalaz-attack = attack
hagalaz-levels = { $left } of { $all } levels left
hagalaz-resilience = Resilience: { $scale }
hagalaz-stunned = stunned
hagalaz-biotic = biotic token
hagalaz-covered = covered area
hagalaz-handled = done
hagalaz-under-fire = in the line of fire of the turret on { $hex }
hagalaz-would-attack = would attack { $heroes }
hagalaz-would-go = would go to { $hexes }
hagalaz-unlocked = unlocked
hagalaz-requires = Needs: { $abilities }
hagalaz-story = The story so far
hagalaz-team = Team
hagalaz-heroes = Other heroes
hagalaz-abilities = abilities
hagalaz-mission = Mission
hagalaz-missions = Other missions
hagalaz-on-map = Enemies on the map
hagalaz-open-cards = Open threat cards
hagalaz-map = Map
hagalaz-enemies = Enemies
hagalaz-cards = Threat cards
hagalaz-items = Items
hagalaz-dice = Dice
hagalaz-side-E = right
hagalaz-side-NE = upper right
hagalaz-side-NW = upper left
hagalaz-side-W = left
hagalaz-side-SW = lower left
hagalaz-side-SE = lower right
hagalaz-face-move2 = 2 movement points; fits a slot for moves
hagalaz-face-move3 = 3 movement points; fits a slot for moves
hagalaz-face-standard = a standard action; fits a standard slot
hagalaz-face-empowered = an empowered action; fits an empowered slot, or a standard one with a better effect
hagalaz-face-mixed = 2 movement points or a standard action
hagalaz-face-core = the core ability; works at once, not in a slot
hagalaz-face-unrolled = not rolled yet
hagalaz-sign-foe = an enemy: kind, attack, shields left, first letter of the specialisation
hagalaz-sign-health = health; after a letter, a hero on the map
hagalaz-sign-shields = shield points
hagalaz-sign-core = the core ability: points or tokens
hagalaz-sign-renegade = renegade tokens
hagalaz-sign-leader = leader of the round
hagalaz-sign-card = threat card; with two numbers, the deck and the discards
hagalaz-sign-turn = the hero whose turn it is
hagalaz-sign-down = after a letter: knocked out; on the campaign map: failed
hagalaz-sign-stunned = stunned
hagalaz-sign-biotic = biotic token
hagalaz-sign-covered = covered area
hagalaz-sign-turret = turret and the way it shoots
hagalaz-sign-turret-off = disabled turret
hagalaz-sign-loot = loot
hagalaz-sign-token = refugee, data drive
hagalaz-sign-mine = proximity mine
hagalaz-sign-drone = Chatika
hagalaz-sign-handled = an objective or terminal that is done
hagalaz-sign-raised = raised hex
hagalaz-sign-hero-start = start of heroes
hagalaz-sign-wall = wall; between rows ─ or, in one line a row, underlined
hagalaz-sign-obstacle = obstacle
hagalaz-sign-locked = locked door
hagalaz-sign-door = door
hagalaz-sign-elevation = elevation line: the wide side is the raised one
hagalaz-sign-elevation-flat = elevation line: raised above (^) or below (v)
hagalaz-sign-more = the row goes on outside the window
hagalaz-sign-may = may be chosen
hagalaz-sign-from = named by the choice under the cursor
hagalaz-sign-at = where the choice under the cursor ends
hagalaz-sign-done = objective achieved
hagalaz-sign-open = objective that can be worked at
hagalaz-sign-closed = objective that needs others first
hagalaz-sign-paragon = on the campaign map: paragon victory
hagalaz-sign-renegade-won = on the campaign map: renegade victory
hagalaz-sign-side = on the campaign map: the side objective, too
hagalaz-sign-new = box that unlocks an ability
hagalaz-sign-paragon-die = a paragon die

## In short, and what signs mean

full-data-track = Every box number { $every } unlocks an ability.
full-basic-move = The hero moves by the points on the die. Whoever leaves a hex beside an enemy is attacked by it.
full-basic-objective = The hero does what there is to do on the hex: uses a terminal or an objective token, unlocks a door, takes a refugee along.
full-basic-revive = A knocked-out hero on a hex beside comes back into the fight.
full-barred = A locked die: it lies on the board of a knocked-out hero.
full-move2 = A move of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
full-move3 = A move of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
full-standard = An action in a standard slot.
full-empowered = An action in any slot but that of a move, with its empowered effect.
full-mixed = Either a move of { $points ->
        [one] { $points } point
       *[other] { $points } points
    } or a standard action.
full-core = The core ability of whoever rolled it.
full-unrolled = Not rolled yet in this round.
full-covered = A covered area. The first hero beside one of its unlocked doors uncovers it.
full-raised = Only ramps lead up. At another height only neighbours are seen.
full-stunned = A stunned enemy is not activated and does not attack; it recovers at the end of the round.
full-biotic-token = A biotic token: its attack is { $count } weaker until the end of the round.
sign-attack = How much damage an enemy does, and how much it has taken
sign-shields = How much damage defeats it, or breaks a champion’s level
sign-leader = The leader takes the first turn of a round
sign-threat = A threat card; it is turned over after the hero’s turn
sign-wall = wall: nobody walks or shoots through it
sign-obstacle = obstacle: can be crossed, but only who stands at it shoots over it
sign-locked = locked door
sign-unlocked = unlocked door
sign-drop = elevation line: its teeth point down
sign-ramp = ramp: the way up and down
short-shot = Line of fire: { $damage } damage, empowered { $damage-empowered }
short-rally = Within { $range } hexes shield +{ $shields }, empowered +{ $shields-empowered }
short-warp = { $damage } damage and a biotic token, empowered { $damage-empowered }
short-barrier = After a move action shield +{ $shields }
short-adrenaline = Move { $steps }, then { $damage } damage beside; empowered { $steps-empowered } and { $damage-empowered }
short-napalm = Within { $range } hexes { $damage } damage, neighbours { $around }
short-biotic-charge = Leap to a target: { $damage } damage, token, shield +{ $shields }
short-incendiary-ammo = Shot does { $damage } more
short-born-leader = Command ready at once, for himself, too
short-concussive-shot = { $damage } damage; empowered from { $nearest-empowered } hexes { $damage-empowered }
short-overload = Stun within { $range } hexes; empowered { $range-empowered } and { $damage-empowered } damage
short-turian-rebel = Move without opportunity attacks, Aim +{ $amount }
short-proximity-mines = A mine here or beside: { $damage } damage
short-assassination = From { $nearest } hexes { $damage } damage
short-steady-hand = Without a move Aim +{ $amount }
short-armor-piercing-ammo = Shots do { $damage } behind the target, too
short-archangel = Who ends in sight suffers { $damage } damage
short-calibration = With Aim, shots do { $damage } or { $damage-empowered } more
short-pistol-shot = Within { $range } hexes { $damage } damage, empowered { $damage-empowered }
short-lift = Token within { $range }; empowered { $damage-empowered } damage and a shove
short-stasis = Stun within { $range } hexes, empowered anywhere
short-singularity = Up to { $amount } grunts stunned, with tokens
short-warp-ammo = Pistol adds a token, or { $damage } more damage
short-biotic-explosion = Token off: { $damage } damage, beside { $around }
short-pure-biotic = Biotics within { $range } hexes need no line
short-asari-controller = With a token, no specialisation
short-brokers-intuition = For Analysis an attack is { $amount } weaker, or dodged
short-pistol-burst = Within { $range } hexes { $damage } damage; empowered { $damage-empowered } (split)
short-energy-drain = Within { $range } hexes { $damage } damage, shield +{ $shields }; empowered { $damage-empowered }
short-sabotage-turret = A disabled turret fires for { $damage }, empowered { $damage-empowered }
short-sabotage-enemy = A Shooter hits another enemy
short-drone-capacitor = Chatika does { $damage } damage
short-remote-access = Objectives from Chatika’s hex
short-swarm-protocol = Chatika flies { $steps } hexes and stuns
short-turret-override = Disabled turrets do { $damage } to enemies
short-vas-normandy = Chatika at the start of the turn, too
short-shotgun-blast = Within { $range } hexes { $damage } damage, empowered { $damage-empowered }
short-headbutt = Beside: { $damage } damage and a shove; empowered stuns
short-krogan-best = At the start of the turn lure an enemy
short-lift-grenade = A hex and around { $damage } damage, empowered { $damage-empowered }
short-krogan-hide = Shield +{ $shields }
short-regeneration = At a round’s end one health if { $amount } or less
short-krogan-warlord = For a Rage token an extra step
short-blood-rage = Up to { $amount } Rage tokens
short-forty-six = For { $amount } tokens the shotgun once more

## What matters in a decision

matters-route = A mission also settles where you can go after it; each loyalty mission can be tried only once, and no more than two in a campaign.
matters-assemble = Whoever stays behind gains no experience; read the objectives: doors and turrets want another team than champions or a long way.
matters-share = Command tokens help in the turns of others, but Shepard’s player decides on each: that is part of what you share out now.
matters-choose-start = Nearer to the goal you save dice for moving, but shooters reach you sooner; an obstacle protects only whoever stands behind it.
matters-shelter = The refugee counts as delivered at once: what matters is for whom you would have to go furthest, and past whom.
matters-learn = An ability counts at once and for good: with a slot it takes a die each time, without one none, and advanced ones need others first.
matters-keep-die = A face you keep is certain, a die you roll may show a star: can your main action do without this one?
matters-renegade = Tokens are new in each mission and worth nothing unspent; now, before the stars, is the only chance in this turn.
matters-turn-die = A star triggers the core ability, and the die is then rolled again; any other face stays and waits for its slot.
matters-analysis = Looking does not get rid of a card, that takes more points; what you do not spend, Liara keeps for later rounds.
matters-rerolling = The dice you choose are rolled together: a good face is gone then, but each new star triggers the core ability.
matters-act = A turn takes three dice, useful or not, and each slot works once a round; then comes the threat card, and finds you where you stopped.
matters-walk = Stepping away from an enemy usually costs an opportunity attack, and a catcher’s ends the move, too; points you do not use are lost.
matters-task = The Objective action has one slot on the mat: what you leave now has to wait for another hero or for the next round.
matters-revival = The revived hero stands up with 3 health and no shields where they fell: who can reach them before shields are restored?
matters-targeting = What counts is done before the End phase: then damage disappears from enemies, except champions’ collapsed levels, and heroes’ shields are restored.
matters-lash = Damage disappears in the End phase; but whoever is defeated brings experience and can’t strike when you walk away.
matters-land = You will stand on that hex: what counts is who reaches it, whether there is fire or loot, and how you get on from there.
matters-archangel = You can fire once a round, and it brings no experience: now at this enemy, or later at another.
matters-calibrating = Calibration works once a turn and does not spend Aim: what matters is at which shot the extra damage defeats somebody.
matters-consent = Only stars of Shepard’s own rolls ready command tokens again, and unspent ones stay: who in the team will need them more this round?
matters-pull = The stunned are not activated and do not strike until the End phase: it matters most for those whom cards may still activate this round.
matters-split = The point for the second is missing at the first; damage that defeats nobody disappears in the End phase.
matters-betray = The printed attack counts, even with a biotic token on the shooter; if the target is defeated, Tali gains the experience.
matters-drone = Chatika stays there afterwards: she reaches enemies and turrets on adjacent hexes as well, doors only from a hex right beside them.
matters-drone-act = Only one of these: damage disappears in the End phase, a turret is silent until a card repairs it, and enemies use unlocked doors, too.
matters-encore = The same tokens could hurt all enemies beside Wrex; the second blast may go at anybody in reach and does the same damage as the first.
matters-provoke = The enemy comes nearer to Wrex’s weapons, and its attack nearer to Wrex; that draws it away from the others, and perhaps over a mine.
matters-ally = It fires once in the mission, at anybody in the open; damage that neither defeats nor collapses a level disappears in the End phase.
matters-shift = Fire or a mine on the new hex hurts, and once moved it may have nobody to attack; but mind whose way it blocks there.
matters-push = Once pushed it is no longer beside Wrex: Rage does not reach it there, fire or a mine on the new hex does.
matters-order = Each one acts upon what the one before has done: an attack changes who has least health, an advance takes a hex.
matters-avenge = Avengers take hexes from each other: the first comes nearer, and another may find no room there any more.
matters-shun = The champion goes as far as it can from the hero you choose: you decide who can still reach it in the turns to come.
matters-pick = This line of the card activates so many enemies and no more: whomever you leave out neither attacks nor advances by it.
matters-victim = They are equal in health, but perhaps not in shields: those are restored in the End phase, health is not.
matters-intuition = It costs a point of Analysis, once a round: weakening is certain, stepping aside helps only out of the enemy’s reach, but then entirely.
matters-relocate = To the enemy these hexes are equal, to you they are not: whom can it reach from there next, and whose way does it block?
matters-way = A mine hurts the first to enter and is gone; it brings no experience, but the enemy may never arrive.
matters-come-in = The reinforcement comes in any case: what matters is who can reach it before some card activates it.
matters-mend = A repaired turret hurts every hero in its row again: who stands in it, and who still has to pass through?
matters-post = A champion is here to stay: the hex where it appears decides who can reach it first, and to whom it will be nearest.

## Numbers, tracks and places

name-round = Round
full-round = After the last round the mission is over, whatever has been achieved.
name-health = Health
full-health = What gets through the shields. At nothing the hero is knocked out; if it is Shepard, the mission has failed.
name-shields = Shields
full-shields = Damage takes them first. In the end phase they come back.
name-experience = Experience
full-experience = For defeated enemies. The last box of the mission unlocks an ability.
name-spare = Spare dice
full-spare = Dice that nobody could or would use: a turn takes its dice all the same.
name-bag = Bag of grunts
full-bag = From here grunts are drawn who come onto the map.
name-threat = Threat card
full-threat = Each hero gets one face down for the round; after the hero's actions it is turned over and resolved.
name-readiness = War readiness
full-readiness = What won missions and side goals bring. It decides which ending is read.
name-deeds = What became of missions
full-deeds = How many missions ended this way in this campaign.
name-hex = deck

# Plain numbers

hagalaz-number-round = Round { $round } of { $rounds }
hagalaz-number-round-told = In a round each hero has a turn. After the last one time is up.
hagalaz-number-pool = Dice in the pool: { $count }
hagalaz-number-pool-told = Whoever takes a turn rolls them and puts three of them on their own board.
hagalaz-number-threat = Threat cards in the deck: { $count }
hagalaz-number-threat-told = They say which enemies are activated.
hagalaz-number-bag = Enemies in the bag: { $count }
hagalaz-number-bag-told = Grunts that come later are drawn from it.
hagalaz-number-readiness = War readiness: { $now } of { $most }
hagalaz-number-readiness-told = Its points tell how well the whole campaign goes.
hagalaz-number-data = Data: { $now } of { $most }
hagalaz-number-data-told = A box for each data token brought out of a mission. They unlock abilities of heroes you choose.

## A mission that is painted

name-paint-ground = ground
name-paint-floor = floor
name-paint-sides = on the sides of hexes
name-paint-lying = on hexes
name-paint-starting = who starts where
name-paint-goals = objectives
name-paint-goal-use = objective: deal with these places
name-paint-goal-leave = objective: leave by these exits
name-paint-goal-deliver = objective: bring refugees here
name-bonus-loot = bonus loot
name-champion-start = start of champion
name-start-of-garrus = start of Garrus
name-start-of-liara = start of Liara
name-start-of-tali = start of Tali
name-start-of-wrex = start of Wrex
name-nobody = nobody’s
name-side-e = east
name-side-ne = north-east
name-side-nw = north-west
name-side-w = west
name-side-sw = south-west
name-side-se = south-east
name-many-objectives = objective tokens
name-many-refugees = refugees
name-many-loot-tokens = loot tokens
name-many-doors = doors
name-many-turrets = turrets
paint-is = { $thing }
paint-nothing = no floor
paint-turret = turret that shoots { $side }
paint-for-goal = part of an objective
paint-on-sides = { $thing } in the { $sides }
paint-tally-hexes = Hexes: { $count }
paint-tally-grunts = Starts of grunts: { $count }
paint-tally-loot = Loot: { $count }
paint-sheet-mission = The mission
paint-sheet-champion = Champion { $number }
paint-sheet-objective = Objective: { $kind }
paint-sheet-use = Deal with places
paint-sheet-leave = Leave
paint-sheet-deliver = Deliver
paint-sheet-defeat = Defeat champions
paint-sheet-capture = Capture champions
paint-sheet-silence = Disable turrets
paint-sheet-data = Gather data
paint-field-rounds = Rounds
paint-field-act = Act
paint-field-hero = Loyalty mission of
paint-field-faction = Enemies
paint-field-challenge = Challenge
paint-field-sealed = Locked doors open only by an objective
paint-field-kind = Who it is
paint-field-resilience = Resilience, with commas between the levels
paint-field-arrives = Arrives in round (0: is there at once)
paint-field-goal-kind = What it brings
paint-field-goal-cs = What is to be done, in Czech
paint-field-goal-en = What is to be done, in English
paint-field-after = A preparation has to come first
paint-field-unlock = Unlocks all doors
paint-field-goal-need = How many
paint-field-goal-times = How many times at one place (0: each once)
paint-field-goal-damage = Damage to whoever does it
paint-field-goal-shepard = Shepard among them

fault-turrets = Only Cerberus has turrets: no card of the Reapers fires them.
fault-two-starts = Two can’t start on { $hex }.
fault-travel = Fast travel joins two hexes; here it is on { $count }.
fault-once = This can stand on the map only once: { $hexes }.
fault-ramp = The ramp between { $hexes } joins two hexes of the same height.
fault-on-line = Between { $hexes } there is an edge of the raised floor; only a wall or a ramp can stand on it.
fault-few-starts = Heroes have { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
} to start on; { $team } are needed.
fault-apart = Walls and doors separate the heroes’ starts: all of them have to be in one area.
fault-no-grunts = There is no hex for grunts to start on.
fault-other-hero = { $hero } has a start here, and it is not a loyalty mission of theirs.
fault-other-faction = { $champion } does not fight for { $faction }.
fault-no-more = There are no more of { $champion } in the box than { $count }.
fault-nowhere = { $champion } starts nowhere on the map.
fault-no-champion = On { $hex } a champion starts, and there is none left for it.
fault-each = With this challenge { $count } of each type of grunts are in the bag.
fault-too-many = { $what }: { $found } on the map, { $most } in the box.
fault-lost = No way leads from the heroes’ starts to { $hexes }.
fault-cut-off = An enemy that starts on { $hex } can’t get to the heroes.
fault-no-kind = An objective is missing: { $kind }.
fault-other-kind = This objective has no place in this mission: { $kind }.
fault-kind-twice = There can be one such objective only: { $kind }.
fault-not-awaited = No objective comes after the preparation.
fault-sealed = The door between { $hexes } is sealed, and no objective unlocks it.
fault-data = Data is counted at the end of a mission: only a side objective can ask for it.
fault-no-mark = { $hex } is part of an objective and has no such sign: { $what }.
fault-need-and-times = Either several places once each, or one of them several times.
fault-too-few = { $wanted } are wanted, and there are { $there }.
fault-absent = { $hero } need not be in the team.
fault-goal-champion = The objective speaks of a champion that there is not.

doubt-unused = { $hex } looks like part of an objective, and no objective speaks of it.
doubt-near = Enemies start on { $hex }, close to the heroes.
doubt-late = In { $rounds } rounds nobody gets as far as { $hexes }.
