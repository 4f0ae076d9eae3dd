### Commands & Colors: Napoleonics

game-name = Commands & Colors: Napoleonics
game-short = Napoleonics
game-pitch = Command cards and dice
game-goal = Command an army with cards. The first to win enough banners wins the battle.
game-summary = Battles of the Napoleonic wars: command cards give orders, dice decide the fights, and infantry forms square against cavalry.
chance-of = Chance that { $seat } { $seat-number ->
    [plural] win
   *[other] wins
} the battle; a draw counts half.

## Choosing a scenario

option-scenario = Battle
option-scenario-rolica-first = Roliça: the French first position
option-scenario-rolica-second = Roliça: the French second position
option-scenario-vimiero = Vimeiro
option-scenario-corunna = Corunna
option-scenario-talavera = Talavera
option-scenario-coa = Craufurd on the Côa
option-scenario-bussaco-reynier = Buçaco: Reynier’s assault
option-scenario-bussaco-ney = Buçaco: Ney’s assault
option-scenario-redinha = Redinha
option-scenario-salamanca-left = Salamanca: the attack on the French left
option-scenario-salamanca-right = Salamanca: the attack on the French right
option-scenario-garcia-hernandez = García Hernández
option-scenario-nivelle = The Nivelle: a line of redoubts
option-scenario-quatre-bras = Quatre Bras
option-scenario-waterloo = Waterloo
option-scenario-fuentes = Fuentes de Oñoro
option-scenario-barrosa = Barrosa
option-scenario-albuera = La Albuera
option-scenario-own = A scenario of your own

## Names: battles and what happened there

name-rolica-first = Roliça: the French first position
full-rolica-first = 17 August 1808. General Delaborde has some 4,400 men and the task of delaying Wellesley’s far stronger army. He stands on a rise by the village of Roliça; the British come at him in the centre while the Portuguese and Fergusson try to turn his flanks. Whoever takes the hills behind him threatens his way back.
name-rolica-second = Roliça: the French second position
full-rolica-second = 17 August 1808, afternoon. Delaborde has slipped back in time to a steep ridge that only narrow gullies lead up to. British battalions went in before the turning force was in place and paid for it; Colonel Lake was among the dead.
name-vimiero = Vimeiro
full-vimiero = 21 August 1808. Junot marched from Lisbon to strike Wellesley before all his reinforcements were ashore. French columns climbed towards lines that waited behind the crest; the northern brigades went astray towards the village of Ventosa.
name-corunna = Corunna
full-corunna = 16 January 1809. After a winter retreat through Galicia the British army waits at the port for its ships. Soult attacked to keep it from embarking. Moore was mortally wounded, but the line above the town held and the army sailed.
name-talavera = Talavera
full-talavera = 28 July 1809. King Joseph and Marshal Victor attack across the Portiña brook towards the Cerro de Medellín, the key to the British position. After two days of fighting the field was Wellesley’s; it brought him the title of Wellington.
name-coa = Craufurd on the Côa
full-coa = 24 July 1810. Craufurd’s Light Division stayed too long on the wrong bank of the Côa, below the fortress of Almeida. Ney fell on it with a whole corps, and the only way back led over a narrow bridge. The Allies gain banners for units that get away, too.
name-bussaco-reynier = Buçaco: Reynier’s assault
full-bussaco-reynier = 27 September 1810. Masséna ordered the long ridge of Buçaco taken by a frontal attack. Reynier’s columns reached the crest in the mist and were thrown down again by the fire and the charges of Picton’s division.
name-bussaco-ney = Buçaco: Ney’s assault
full-bussaco-ney = 27 September 1810. Farther north Ney attacks by the village of Sula. Behind the crest Craufurd kept battalions out of sight that rose only when the French were just below it.
name-redinha = Redinha
full-redinha = 12 March 1811. Masséna is leaving Portugal and Ney commands the rearguard. At Redinha he held up Wellington with a single division on the height before the town, and slipped away over the bridge when the whole Allied line had deployed.
name-salamanca-left = Salamanca: the attack on the French left
full-salamanca-left = 22 July 1812. Marmont let his left wing stretch too far. Wellington saw it and sent Pakenham’s division against Thomières; soon Marmont was badly wounded and the command passed to Clausel.
name-salamanca-right = Salamanca: the attack on the French right
full-salamanca-right = 22 July 1812, towards evening. While the French left falls apart, Foy and Ferey hold the other wing and cover the retreat across the Pelagarcía brook.
name-garcia-hernandez = García Hernández
full-garcia-hernandez = 23 July 1812. On the day after Salamanca cavalry caught up with the French rearguard. Bock’s heavy dragoons did what hardly ever succeeded and broke squares of infantry. (A scenario of ours instead of the twelfth, which we do not know.)
name-nivelle = The Nivelle: a line of redoubts
full-nivelle = 10 November 1813. Soult had fortified the hills on the French side of the Pyrenees with a line of redoubts. Wellington attacked on a wide front and broke through Clausel in the centre. (A scenario of ours instead of the thirteenth, which we do not know.)
name-quatre-bras = Quatre Bras
full-quatre-bras = 16 June 1815. Ney is to take the crossroads by which Wellington can join the Prussians. At first only a few Dutch and Nassau battalions hold it; reinforcements arrive all afternoon, and Kellermann’s cuirassiers get as far as the houses.
name-waterloo = Waterloo
full-waterloo = 18 June 1815. Wellington stands on a low ridge with three strongpoints before it: Hougoumont, La Haye Sainte and Papelotte. Napoleon has to break his army before the Prussians arrive.
name-fuentes = Fuentes de Oñoro
full-fuentes = 5 May 1811. Masséna tries to relieve besieged Almeida. In Fuentes de Oñoro they fight street by street, while French cavalry goes round the Allied flank by the village of Pozo Bello. (An extra scenario that is not in the book.)
name-barrosa = Barrosa
full-barrosa = 5 March 1811. Graham’s column, marching towards Cádiz, learned that Victor was behind it. He turned it about and sent it straight up the Cerro del Puerco. (An extra scenario, the British part of the field only.)
name-albuera = La Albuera
full-albuera = 16 May 1811. Soult turned Beresford’s flank, and on the bare hills the two infantries fired into each other at close range until the advance of Cole’s division decided it. Hoghton’s brigade lay dead in its ranks. (An extra scenario, without the Spaniards.)
name-own = A scenario of your own
full-packed = A battle from a pack.
full-own = A battle from a file of your own.

## Objectives and special rules of battles

name-baseline-hills = the hills behind the French
name-medellin = Cerro de Medellín
name-redinha-town = the town of Redinha
name-redoubts = the redoubts
name-crossroads = the crossroads of Quatre Bras
name-hougoumont = the château of Hougoumont
name-la-haye-sainte = the farm of La Haye Sainte
name-papelotte = the farm of Papelotte
name-fuentes-village = the village of Fuentes de Oñoro
name-pozo-bello = the village of Pozo Bello
name-cerro-del-puerco = Cerro del Puerco
name-albuera-hill = the bare hill
name-bridge-road = the road beyond the bridge
special-objective-each-lent = Objective: { $objective }. { $seats }: { $hexes-count ->
        [one] banners for holding the hex { $hexes } at the start of the own turn:
       *[other] banners for each of the hexes { $hexes } held at the start of the own turn:
    } { $worth }. They are lost as soon as no unit of that side is there any more.
special-objective-each-lasting = Objective: { $objective }. { $seats }: { $hexes-count ->
        [one] banners for holding the hex { $hexes } at the start of the own turn:
       *[other] banners for each of the hexes { $hexes } held at the start of the own turn:
    } { $worth }. They are kept for good.
special-objective-all-lent = Objective: { $objective }. { $seats }: banners for holding all of the hexes { $hexes } at the start of the own turn: { $worth }. They are lost as soon as one of the hexes is left.
special-objective-all-lasting = Objective: { $objective }. { $seats }: banners for holding all of the hexes { $hexes } at the start of the own turn: { $worth }. They are kept for good.
special-exit = Exit: { $exit }. { $seat }: a unit that begins its move on { $hexes } may leave the battlefield, with its leader. Banners for it: { $worth }. A leader may leave alone, too; banners for him: { $leaders }.
special-fords-stop = The stream can be waded everywhere; whoever enters it has to stop.
special-fords-pass = The stream can be waded everywhere, and nobody has to stop in it.
special-fords-pass-ours = The stream can be waded everywhere, and nobody has to stop in it. That is our assumption; what we know of the book does not say.
special-change = { $change }: { $hexes } will be { $terrain } from turn { $turn } on, as soon as nobody is in the way.
special-river = The river can’t be passed except over the bridge.
special-works = Field works stand on the marked sides of hexes.
special-unofficial = This scenario is ours and not in the book.
special-known = Ours in this battle: { $ours }. The rest is known from the book or from public sources.
special-all-ours = All that we know of it is that it is in the book; everything else is ours.
name-ours-start = who begins
name-ours-victory = the number of banners
name-ours-map = the map
name-ours-top = commander and hand at the top
name-ours-bottom = commander and hand at the bottom
name-ours-deployment = the deployment
name-ours-objectives = the objectives
name-ours-exits = the exits
name-ours-changes = the changes of the ground

## Names: nations, sections

name-british = the British
name-portuguese = the Portuguese
name-netherlands = the Dutch-Belgians
name-left = left flank
name-center = centre
name-right = right flank

## Names: units

name-french-line = French line infantry
name-french-light = French light infantry
name-french-grenadier = French grenadier unit
name-french-young-guard = Young Guard
name-french-old-guard = Old Guard
name-french-militia = French militia
name-french-light-cavalry = French light cavalry
name-french-heavy-cavalry = French heavy cavalry
name-french-cuirassier = French cuirassier unit
name-french-guard-heavy-cavalry = French guard heavy cavalry
name-french-foot-artillery = French foot battery
name-french-horse-artillery = French horse battery
name-french-guard-foot-artillery = French guard foot battery
name-french-guard-horse-artillery = French guard horse battery
name-british-line = British line infantry
name-british-light = British light infantry
name-british-rifle = British rifle unit
name-british-grenadier = British grenadier unit
name-british-guard-grenadier = British guard grenadier unit
name-british-light-cavalry = British light cavalry
name-british-heavy-cavalry = British heavy cavalry
name-british-guard-heavy-cavalry = British guard heavy cavalry
name-british-foot-artillery = British foot battery
name-british-horse-artillery = British horse battery
name-portuguese-line = Portuguese line infantry
name-portuguese-light = Portuguese light infantry
name-portuguese-militia = Portuguese militia
name-portuguese-light-cavalry = Portuguese light cavalry
name-portuguese-foot-artillery = Portuguese foot battery
name-netherlands-line = Dutch-Belgian line infantry
name-netherlands-light = Dutch-Belgian light infantry
name-netherlands-militia = Dutch-Belgian militia
name-netherlands-light-cavalry = Dutch-Belgian light cavalry
name-netherlands-foot-artillery = Dutch-Belgian foot battery

## Names: leaders

name-alten = Alten
name-anson = Anson
name-bachelu = Bachelu
name-baird = Baird
name-beckwith = Beckwith
name-beresford = Beresford
name-bock = Bock
name-brenier = Brenier
name-campbell = Campbell
name-clausel = Clausel
name-cole = Cole
name-conroux = Conroux
name-craufurd = Craufurd
name-curto = Curto
name-d-erlon = d’Erlon
name-delaborde = Delaborde
name-dilkes = Dilkes
name-fane = Fane
name-ferey = Ferey
name-fergusson = Fergusson
name-foy = Foy
name-girard = Girard
name-graham = Graham
name-rowland-hill = Hill
name-hoghton = Hoghton
name-hope = Hope
name-houston = Houston
name-joseph = Joseph Bonaparte
name-junot = Junot
name-kellermann = Kellermann
name-lake = Lake
name-latour-maubourg = Latour-Maubourg
name-leval = Leval
name-loison = Loison
name-mackinnon = MacKinnon
name-marchand = Marchand
name-margaron = Margaron
name-marmont = Marmont
name-massena = Masséna
name-merle = Merle
name-mermet = Mermet
name-montbrun = Montbrun
name-moore = Moore
name-napoleon = Napoleon
name-ney = Ney
name-orange = Orange
name-p-soult = Pierre Soult
name-pack = Pack
name-pakenham = Pakenham
name-picton = Picton
name-reille = Reille
name-reynier = Reynier
name-ruffin = Ruffin
name-sebastiani = Sébastiani
name-sherbrooke = Sherbrooke
name-soult = Soult
name-spencer = Spencer
name-thomieres = Thomières
name-trant = Trant
name-uxbridge = Uxbridge
name-victor = Victor
name-wellesley = Wellesley
name-wellington = Wellington
name-wheatley = Wheatley

## Names: terrain

name-clear = clear ground
full-clear = Restricts nothing.
name-forest = forest
full-forest = Whoever enters stops and does not battle that turn (light infantry does). Attacks into it: infantry −1, cavalry −2, artillery −1. Attacks out of it: cavalry −2, artillery −1. Blocks sight.
name-hill = hill
full-hill = Attacks uphill: infantry −1, cavalry −1. Attacks downhill: cavalry −1. From hill to hill: only infantry fire −1. Blocks sight to what is behind; hills see each other. Artillery on a hill fires over friends on the adjacent lower hex, but not in combined arms.
name-rugged-hill = rugged hill
full-rugged-hill = Nobody can enter. Blocks sight.
name-town = town
full-town = Whoever enters stops and does not battle that turn. Attacks into it: infantry −2, cavalry −3, artillery −1. Attacks out of it: cavalry −3, artillery −1. The card Cavalry Charge adds no dice here. No squares. Blocks sight.
name-mill = windmill
full-mill = A building: the same as a town.
name-river = river
full-river = Nobody can enter, and there is no melee into it. Does not block sight.
name-ford = fordable stream
full-ford = Whoever enters stops, and may battle. Melee into it −1, any attack out of it −1. No squares (unless agreed). Does not block sight.
name-bridge = bridge
full-bridge = Restricts nothing.
name-quarry = sand quarry
full-quarry = Whoever enters stops; artillery can’t. Attacks into it: infantry melee −1, infantry fire unchanged, cavalry −2, artillery −1. Attacks out of it: infantry −1, cavalry −2. Nobody retreats into it (unless agreed). Does not block sight.
name-works = field works
full-works = They stand on three sides of a hex. Whoever crosses them, in or out, stops. Attacks through them: infantry −1, cavalry −2; from behind them: cavalry −2. Infantry and artillery behind them may ignore one flag. They do not add up with a hill. No squares (unless agreed).

## Command cards

full-guard = The guard has { $count ->
        [0] no die more
        [one] a die more
       *[other] { $count } dice more
    }.
full-orders = Order { $count ->
        [one] { $count } unit or leader
       *[other] { $count } units or leaders
    } { $section-id ->
        [left] on the left flank
        [right] on the right flank
       *[other] in the centre
    }.
full-orders-command = Order as many units or leaders { $section-id ->
        [left] on the left flank
        [right] on the right flank
       *[other] in the centre
    } as you have cards in hand, this one included.
full-orders-flanks = Order { $count ->
        [one] { $count } unit or leader
       *[other] { $count } units or leaders
    } on each flank.
full-orders-everywhere = Order { $count ->
        [one] { $count } unit or leader
       *[other] { $count } units or leaders
    } in each section.
full-orders-three = Order { $left ->
        [one] { $left } unit or leader
       *[other] { $left } units or leaders
    } on the left, { $center } in the centre and { $right } on the right.
full-draw = At the end of the turn draw { $count ->
        [2] two
       *[other] { $count }
    } cards and keep one.
name-scout-left = Scout Left Flank
name-scout-center = Scout Center
name-scout-right = Scout Right Flank
name-probe-left = Probe Left Flank
name-probe-center = Probe Center
name-probe-right = Probe Right Flank
name-attack-left = Attack Left Flank
name-attack-center = Attack Center
name-attack-right = Attack Right Flank
name-assault-left = Assault Left Flank
name-assault-center = Assault Center
name-assault-right = Assault Right Flank
name-coordinated-advance = Coordinated Advance
name-flank-attack = Flank Attack
name-forward = Forward
name-recon-in-force = Recon in Force
name-bayonet-charge = Bayonet Charge
full-bayonet-charge = Order up to { $units ->
        [one] { $units } infantry unit
       *[other] { $units } infantry units
    }. They may move { $move ->
        [one] { $move } hex
       *[other] { $move } hexes
    } and melee but not fire; guard infantry has { $guard ->
        [one] a die more
       *[other] { $guard } dice more
    }. Without infantry, order 1 unit of your choice.
name-bombard = Bombard
full-bombard = Order up to { $units ->
        [one] { $units } battery
       *[other] { $units } batteries
    }. Each either moves up to { $move ->
        [one] { $move } hex
       *[other] { $move } hexes
    } and does not battle, or stands and battles with { $dice ->
        [one] { $dice } more die
       *[other] { $dice } more dice
    } (the guard with { $guard }). Without artillery, order 1 unit of your choice.
name-cavalry-charge = Cavalry Charge
full-cavalry-charge = Order up to { $units ->
        [one] { $units } cavalry unit or horse battery
       *[other] { $units } cavalry units or horse batteries
    }. Cavalry has { $dice ->
        [one] a die more
       *[other] { $dice } dice more
    } all turn (the guard { $guard }), and heavy cavalry may move { $move ->
        [one] { $move } hex
       *[other] { $move } hexes
    }; horse batteries act as usual. With none of them, order 1 unit of your choice.
name-counter-attack = Counter-Attack
full-counter-attack = Counts as the card that the opponent has just played; with section cards left becomes right and the other way round. If they have played none yet, order 1 unit of your choice.
name-elan = Élan
full-elan = Roll as many dice as you have cards in hand, this one included. Each symbol orders a unit of that arm, a flag any unit or leader, sabres nobody. Ordered units have { $dice ->
        [one] a die more
       *[other] { $dice } dice more
    } all turn. The discards are shuffled into the deck.
name-fire-and-hold = Fire and Hold
full-fire-and-hold = Order up to { $units ->
        [one] { $units } infantry unit or battery
       *[other] { $units } infantry units or batteries
    }. They fire with { $dice ->
        [one] a die more
       *[other] { $dice } dice more
    }, do not move and do not melee; whoever is next to an enemy does not fire. A square may be dissolved. With none of them, order 1 unit of your choice.
name-first-strike = First Strike
full-first-strike = Played when the opponent has declared a melee against your unit, before the roll. Your unit battles first; the attacker goes on only if it is still there. You draw first at the end of the turn.
name-force-march = Force March
full-force-march = Order all infantry in one section. Light infantry, rifles, grenadiers, the guard and units with a leader may move { $move ->
        [one] { $move } hex
       *[other] { $move } hexes
    } and battle; the others 1 and battle, or { $move } without. Without infantry, order 1 unit of your choice.
name-cold-steel = Give Them the Cold Steel
full-cold-steel = Order all units next to an enemy. They melee with { $dice ->
        [one] a die more
       *[other] { $dice } dice more
    }, do not fire and do not move before. A bonus melee has no such die.
name-grande-manoeuvre = La Grande Manoeuvre
full-grande-manoeuvre = Order up to { $units ->
        [one] { $units } unit or leader
       *[other] { $units } units or leaders
    }, but no squares. They move up to { $move ->
        [one] { $move } hex
       *[other] { $move } hexes
    } and do not battle. Or order 1 unit of your choice instead.
name-leadership = Leadership
full-leadership = Order all leaders. A unit that its leader stays with is ordered as well and has { $dice ->
        [one] a die more
       *[other] { $dice } dice more
    }; a unit that he joins only now is not. Without leaders, order 1 unit of your choice.
name-rally = Rally
full-rally = Roll as many dice as you have cards in hand, this one included. For each symbol a block returns to a damaged unit of that arm, for a flag to any (unless agreed otherwise), never above its full strength. Units that got one back are ordered.
name-short-supply = Short Supply
full-short-supply = Take one unit, yours or the enemy’s (no square, no lone leader), and put it with its leader on an empty hex of its owner’s first row in the same section, or of the second row if there is none. A unit of yours does not battle this turn.

### Rules: prompts, choices, log

## Options

option-section_lines = Lines between sections
option-section_lines-wide = Cut hexes of the narrow rows
option-section_lines-narrow = Cut hexes of the wide rows
option-ford_square = Square in a fordable river
option-ford_square-no = Can’t be formed
option-ford_square-yes = Can be formed
option-works_square = Square on a hex with field works
option-works_square-no = Can’t be formed
option-works_square-yes = Can be formed against an attack from an open side
option-square_roll = A die for forming square
option-square_roll-no = No
option-square_roll-yes = The translator’s rule: it may fail
option-grenadier_fire = Grenadiers’ fire
option-grenadier_fire-national = As the national table says
option-grenadier_fire-all = A die more for all
option-rifle_fire = Rifles that have moved
option-rifle_fire-rules = Half the blocks and a die
option-rifle_fire-card = 2, 2, 1 dice for 3, 2, 1 blocks
option-cuirassier_armour = Cuirassiers’ armour
option-cuirassier_armour-no = No effect
option-cuirassier_armour-yes = One hit by infantry fire is ignored
option-rally_flags = Flags rolled for Rally
option-rally_flags-any = A block for any unit
option-rally_flags-none = Nothing
option-battle_back = Battling back
option-battle_back-always = Happens by itself
option-battle_back-ask = The defender is asked
option-french_militia = French militia that has moved
option-french_militia-up = Half the blocks, rounded up
option-french_militia-down = Half the blocks, rounded down
option-quarry_retreat = Retreat into a sand quarry
option-quarry_retreat-closed = Impossible
option-quarry_retreat-open = Possible, except for batteries
option-nightfall = Night falls
option-nightfall-60 = After 60 turns each
option-nightfall-200 = After 200 turns each

## Names: sides, dice

name-french = French
    .number = plural
name-allied = Allies
    .number = plural
name-face-infantry = infantry
name-face-cavalry = cavalry
name-face-artillery = artillery
name-face-flag = flag
name-face-sabers = sabres
name-order-units = units
name-order-units-leaders = units or leaders
name-order-infantry = infantry
name-order-cavalry = cavalry
name-order-artillery = batteries
name-order-chosen = units of the card’s kind
name-rally-infantry = infantry
name-rally-cavalry = cavalry
name-rally-artillery = artillery
name-rally-any = any arm

## Names: what dice and steadiness add up from

name-blocks = blocks
name-battery = battery
name-square = square
name-against-square = against a square
name-against-infantry = against infantry
name-moved = moved
name-no-less = never below none
name-from-clear = from clear ground
name-from-forest = from the forest
name-from-hill = from the hill
name-from-rugged-hill = from the rugged hill
name-from-town = from the town
name-from-mill = from the windmill
name-from-river = from the river
name-from-ford = from the stream
name-from-bridge = from the bridge
name-from-quarry = from the quarry
name-from-works = from behind field works
name-with-leader = leader
name-supported = support

## Prompts

ask-play-card = { $seat }: play a command card.
ask-keep-card = { $seat }: which card do you keep?
ask-give-orders = { $seat }: order { $who }, { $left } left.
ask-give-orders-there = { $seat }: order { $who } in the { $sections }, { $left } left.
ask-rearrange = { $seat }: does a square dissolve, does a leader leave his unit?
ask-march = { $seat }: in which section does the infantry march?
ask-choose-manoeuvre = { $seat }: strategic moves, or one unit as usual?
ask-rally-block = { $seat }: which unit gets a block back ({ $who })?
ask-choose-supplied = { $seat }: which unit is short of supplies?
ask-send-back = { $seat }: where is { $unit } from { $hex } put?
ask-move-units = { $seat }: move units and leaders.
ask-battle-units = { $seat }: who battles whom?
ask-join-guns = { $seat }: { $unit } at { $hex } attacks { $target }. Which batteries join?
ask-meet-attack = { $seat }: { $unit } attacks from { $hex }. How does { $target } at { $to } meet it?
ask-answer-back = { $seat }: does { $unit } at { $hex } battle back (dice: { $dice })?
ask-ignore-flags = { $seat }: flags against { $unit } at { $hex }: { $flags }. How many does it ignore? It could { $steady } ({ $steady-sum }).
ask-fall-back = { $seat }: where to does { $unit } retreat from { $hex } (hexes left: { $left })?
ask-retire-to = { $seat }: where to does { $unit } retire from { $hex }?
ask-leader-retreat = { $seat }: where to does { $leader } retreat from { $hex }?
ask-take-ground = { $seat }: does { $unit } from { $hex } enter { $to }?
ask-break-through = { $seat }: does { $unit } go on from { $hex }?
ask-bonus-melee = { $seat }: does { $unit } attack once more from { $hex }?

## Choices

do-play = { $card }
do-keep = Keep: { $card }
do-order = Order { $hex }: { $unit }
do-order-leader = Order { $hex }: { $leader }
do-detach = { $leader } leaves the unit at { $hex }
do-dissolve = Dissolve the square at { $hex }: { $unit }
do-section = In this section: { $section }
do-strategic = Strategic moves, no battle
do-single = One unit as usual
do-rally = A block to { $hex }: { $unit }
do-supply = { $hex }: { $unit }
do-place = Put it on { $hex }
do-move = { $unit }: { $origin } to { $to }
do-ride = { $leader }: { $origin } to { $to }
do-exit = { $unit } leaves the battlefield from { $origin }
do-ride-off = { $leader } leaves the battlefield from { $origin }
do-fire = { $origin } fires at { $to } ({ $unit } at { $target })
do-melee = { $origin } attacks { $to } ({ $unit }, { $target })
do-support = The battery at { $hex } joins: { $unit }
do-stand = Stand
do-stand-fast = Stand, and no more about First Strike this turn
do-first-strike = First Strike
do-retire = Retire and reform
do-form-square = Form square
do-battle-back = Battle back
do-ignore = { $flags ->
        [0] Ignore none
        [one] Ignore one flag
       *[other] Ignore { $flags } flags
    }
do-retreat = To { $to }
do-stop = Stop here
do-leave = Leave the battlefield
do-advance = Enter { $to }: { $unit }
do-stay = Stay
do-done = Enough
do-done-orders = No more orders
do-done-moves = No more moves
do-done-battles = No more combats
do-done-guns = Attack
do-done-bonus = No more attacks

## Log

log-turn = { $seat }: turn { $turn }.
log-ground-changed = { $change }: { $hexes } – now { $terrain }.
log-shuffled = The deck is shuffled.
log-draws = The { $seat } draw a card.
log-drew = You drew: { $card }.
log-kept = You kept: { $card }.
log-put-away = { $seat }: discarded { $cards }.
log-played = { $seat }: { $card }.
log-counter-attack = { $seat }: orders as on { $card }.
log-single = { $seat }: one unit as usual.
log-order = Ordered: { $unit } at { $hex }.
log-order-led = Ordered: { $unit } at { $hex } with { $leader }, a die more.
log-order-leader = Ordered: { $leader } at { $hex }.
log-order-all = Ordered: everybody of the card’s kind – { $hexes }.
log-ordered-nobody = The { $seat } order nobody.
log-order-nobody = { $seat }: the card orders nobody.
log-order-lost = { $unit } at { $hex } has no order without its leader.
log-detached = Ordered: { $leader } is to leave { $unit } at { $hex }.
log-dissolved = Square dissolved: { $unit } at { $hex }. Its card is back in the hand.
log-rallied = A block returns: { $unit } at { $hex } has { $blocks }.
log-rally-lost = A symbol is lost: nobody lacks a block ({ $who }).
log-sent-back = Short of supplies: { $unit } from { $origin } to { $to }.
log-supply-lost = Nobody can be sent back.
log-moved = { $unit }: { $origin } to { $to }.
log-rode = { $leader }: { $origin } to { $to }.
log-exit = { $seat }: { $unit } leaves the battlefield at { $hex }. Banners: { $banners }.
log-rode-off = { $seat }: { $leader } leaves the battlefield at { $hex } and is safe.{ $banners ->
        [0] { "" }
       *[other] { " " }Banners: { $banners }.
    }
log-fire = { $unit } at { $hex } fires at { $target } at { $to }.
log-melee = { $unit } at { $hex } attacks { $target } at { $to }.
log-support = { $unit } at { $hex } joins the attack.
log-support-lost = The dice of { $unit } at { $hex } are lost.
log-attack-lost = { $unit } is no longer at { $hex }: there is no attack.
log-no-dice = { $unit } at { $hex } has no dice against { $to }.
log-first-strike = { $seat }: First Strike! { $unit } at { $hex } battles first.
log-stands-fast = { $seat }: no First Strike any more this turn.
log-retires = { $unit } retires from { $hex } and reforms.
log-forms-square = { $unit } at { $hex } forms square { $slot }; a card of the hand lies on the track.
log-square-failed = Too late for a square: { $unit } at { $hex }.
log-track-card = Under square { $slot }: { $card }.
log-roll-fire = Fire from { $hex } ({ $power-sum }{ $power-count ->
        [one] { "" }
       *[other] { " = " }{ $power }
    }): { $dice }.
log-roll-melee = Attack from { $hex } ({ $power-sum }{ $power-count ->
        [one] { "" }
       *[other] { " = " }{ $power }
    }): { $dice }.
log-roll-back = { $unit } at { $hex } battles back ({ $power-sum }{ $power-count ->
        [one] { "" }
       *[other] { " = " }{ $power }
    }): { $dice }.
log-roll-first-strike = First Strike from { $hex } ({ $power-sum }{ $power-count ->
        [one] { "" }
       *[other] { " = " }{ $power }
    }): { $dice }.
log-roll-square = The square at { $hex } rolls first ({ $power-sum }{ $power-count ->
        [one] { "" }
       *[other] { " = " }{ $power }
    }): { $dice }.
log-roll-retire = Attack from { $hex } on the retiring cavalry ({ $power-sum }{ $power-count ->
        [one] { "" }
       *[other] { " = " }{ $power }
    }): { $dice }.
log-roll-check = { $leader } at { $hex } in danger: { $dice } – { $hit ->
        [0] unharmed
       *[other] hit
    }.
log-roll-escape = { $leader } tries to pass { $unit } at { $hex } ({ $power-sum }{ $power-count ->
        [one] { "" }
       *[other] { " = " }{ $power }
    }): { $dice } – { $hit ->
        [0] he gets through
       *[other] hit
    }.
log-roll-form = { $unit } at { $hex } tries to form square: { $dice }.
log-roll-elan = The { $seat } roll for Élan: { $dice }.
log-roll-rally = The { $seat } roll for Rally: { $dice }.
log-armour = The armour of { $unit } at { $hex } stops a hit.
log-blocks-lost = { $unit } at { $hex } loses { $blocks ->
        [one] a block
       *[other] { $blocks } blocks
    }, left: { $left }.
log-cornered = { $unit } at { $hex } has no way back (hexes: { $hexes }) and pays with blocks.
log-square-wavers = { $unit } at { $hex } stands in square and pays with blocks instead of retreating (hexes: { $hexes }).
log-destroyed = { $unit } at { $hex } is destroyed. A banner for the { $seat }.
log-leader-lost = { $leader } falls at { $hex }. A banner for the { $seat }.
log-leader-cornered = { $leader } has no way back from { $hex }.
log-leader-retreated = { $leader } retreats from { $origin } to { $to }.
log-leader-halts = { $leader } stays at { $hex }.
log-leader-left = { $leader } leaves the battlefield from { $hex } and is safe.
log-ignored = { $unit } at { $hex } ignores { $flags ->
        [one] a flag
       *[other] { $flags } flags
    }.
log-retreated = { $unit } retreats from { $origin } to { $to }.
log-advanced = { $unit } from { $origin } enters { $to }.
log-objective = The { $seat } hold { $objective } ({ $hexes }). Banners: { $banners }.
log-objective-lost = The { $seat } no longer hold { $objective } ({ $hexes }). Banners lost: { $banners }.
log-won = The { $seat } win the battle. Banners: { $banners }.
log-nightfall = Night falls after { $turns } turns of each side; the battle is over.
ending-banners = The battle is decided: one army has taken the last banner it needed.
ending-nightfall = Night has ended the battle. Whoever has more banners wins.

## Previews

preview-dice = Dice: { $dice } ({ $dice-sum })
preview-back = may battle back with { $dice }
preview-first = before that the square rolls { $dice }
preview-move = Hexes: { $steps }
preview-tired = cannot battle this turn

## Refusals

error-nobody-of-yours = No unit of yours stands there.
error-nobody-there = No unit stands there.
error-no-hex = There is no such hex.
error-ordered-already = It has its order already.
error-leader-ordered-already = He has his order already.
error-not-this-kind = The card does not order units of this kind.
error-other-section = That is in another section.
error-no-squares = The card does not concern squares.
error-no-leaders = The card gives leaders no orders of their own.
error-no-leader-there = No leader of yours is there.
error-nobody-to-leave = No leader of yours is with a unit there.
error-no-square = It is not in square.
error-cavalry-beside = Enemy cavalry stands beside: the square can’t be dissolved.
error-square-keeps-leader = Nobody leaves a square; it has to be dissolved first.
error-dissolved-with-him = The square was dissolved by the order that it has through its leader; he has to stay.
error-no-order = It has no order in this turn.
error-leader-no-order = He has no order of his own in this turn.
error-nobody-moves = With this card nobody moves.
error-moved-already = It has moved already.
error-leader-moved-already = He has moved already.
error-square-stays = A square does not move.
error-leader-came = A leader has come to it in this turn; it may battle, but not move.
error-closed-ground = That ground can’t be entered.
error-taken-hex = Somebody stands there.
error-too-far = That is too far.
error-no-way = There is no way to get there in this turn.
error-no-exit = The battlefield can’t be left there.
error-fought-already = It has battled already.
error-moved-too-far = It has moved too far to battle.
error-just-entered = It has just entered ground that has to be occupied first: no battle in this turn.
error-one-block = A battery of a single block does not battle after having moved.
error-card-no-fire = With this card nobody fires.
error-card-no-melee = With this card nobody attacks in melee.
error-no-enemy = There is no enemy to attack there.
error-no-enemy-unit = There is no enemy unit to fire at there.
error-cavalry-no-fire = Cavalry does not fire.
error-enemy-beside = With an enemy unit beside it there is only melee.
error-out-of-range = That is out of range.
error-no-sight = There is no line of sight.
error-no-dice = It would roll no dice.
error-not-beside = Melee is with somebody beside.
error-no-battery = No battery of yours stands there.
error-not-this-cavalry = Only the cavalry that has broken through attacks once more.
error-only-cavalry-retires = Only cavalry attacked by infantry retires and reforms.
error-no-way-to-retire = There is no free way of two hexes back.
error-only-infantry-forms = Only infantry attacked by cavalry forms square.
error-formed-already = It is in square already.
error-few-cards = A square needs three cards in hand.
error-track-full = There is no free place on the square track.
error-no-ground-for-square = No square can be formed on this ground.
error-square-strikes-first = The square rolls first without it.
error-stood-fast = You have said that you play no First Strike in this turn.
error-no-first-strike-left = Nobody can hold First Strike now: all of them have been discarded.
error-card-not-held = You do not hold First Strike.
error-not-this-symbol = The symbol does not help this arm.
error-full-strength = It lacks no block.
error-somebody-to-rally = Somebody still lacks a block.
error-somebody-to-supply = Some unit has to be sent back.
error-no-room-at-home = There is no free hex for it at home.
not-play-card = That card is not in your hand.
not-keep-card = That card was not drawn.
not-march = None of your infantry is in that section.
not-choose-manoeuvre = There are strategic moves, or one unit as usual.
not-send-back = It has to be a free hex of its owner’s first row in the same section, or of the second if there is none.
not-ignore-flags = It can’t ignore so many flags.
not-fall-back = It retreats to a free hex one row nearer to its own edge.
not-retire-to = It retires over free hexes towards its own edge.
not-leader-retreat = He retreats towards his own edge, and stops neither with another leader nor with an enemy.
not-take-ground = Only the hex that was left can be entered.
not-break-through = It goes on to a free hex beside, or stays.
not-answer-back = It battles back, or stands.

## In short, and what signs mean

full-square-track = A card of your hand lies under each square until it is dissolved.
sign-ordered = Has an order
sign-moved = Has moved
sign-fought = Has battled
sign-tired = Cannot battle any more in this turn
sign-square = In square; the number is its place on the track
sign-leader = A leader, alone or with a unit
sign-objective = An objective: whoever holds it has banners
sign-exit = Here units may leave the battlefield
sign-lost = A dashed outline is a lost block
sign-nation-f = Stripes: the French
sign-nation-b = Plain: the British
sign-nation-p = Dots: the Portuguese
sign-nation-n = Bars: the Dutch-Belgians
short-section = { $count ->
        [one] One unit
       *[other] { $count } units
    } { $section-id ->
        [left] on the left.
        [right] on the right.
       *[other] in the centre.
    }
short-command = As many as your command, { $section-id ->
        [left] on the left.
        [right] on the right.
       *[other] in the centre.
    }
short-draw = Draw { $count ->
        [2] two
       *[other] { $count }
    }, keep one.
short-coordinated-advance = { $left } on each flank, { $center } in the centre.
short-flank-attack = { $left ->
        [one] { $left } unit
       *[other] { $left } units
    } on each flank.
short-forward = { $left ->
        [one] { $left } unit
       *[other] { $left } units
    } in each section.
short-recon-in-force = { $left ->
        [one] One unit
       *[other] { $left } units
    } in each section.
short-bayonet-charge = { $units } infantry: move { $move }, melee only.
short-bombard = { $units } batteries: move { $move }, or +{ $dice } dice.
short-cavalry-charge = { $units } cavalry: +{ $dice } { $dice ->
        [one] die
       *[other] dice
    }.
short-counter-attack = Copies the opponent’s last card.
short-elan = Dice say who is ordered; +{ $dice } { $dice ->
        [one] die
       *[other] dice
    }.
short-fire-and-hold = { $units } units not beside the enemy fire, +{ $dice } { $dice ->
        [one] die
       *[other] dice
    }.
short-first-strike = When attacked in melee: you strike first.
short-force-march = All infantry of a section, move { $move }.
short-cold-steel = All beside the enemy: melee, +{ $dice } { $dice ->
        [one] die
       *[other] dice
    }.
short-grande-manoeuvre = { $units } units: move { $move }, no battle.
short-leadership = All leaders; their units +{ $dice } { $dice ->
        [one] die
       *[other] dice
    }.
short-rally = Dice bring blocks back.
short-short-supply = A unit goes back to its first row.

## What matters in a decision

matters-play-card = An attack in one section takes several turns: weigh not only this card, but what you will have left to follow it up.
matters-keep-card = Judge a card by what else you hold and where your units stand; the one you discard is seen by your opponent, too.
matters-give-orders = Without an order nobody moves or attacks, only battling back needs none; unused ones are lost, and a leader who is to leave his unit needs his own.
matters-rearrange = A dissolved square gives its card back, but has to be formed again when cavalry comes; a unit that its leader leaves loses its order.
matters-march = Kind matters more than number: only light infantry, rifles, grenadiers, guards and units with a leader may move two hexes and still battle.
matters-choose-manoeuvre = Strategic moves take up to four units or leaders far, but nobody battles; next turn you need a card that orders them where they have arrived.
matters-rally-block = A unit that gets a block back is ordered as well: weigh not only who lacks most, but who has something to do this turn.
matters-choose-supplied = An enemy unit is out of the fight for a while, a weak one of yours out of reach; an attached leader goes along, and nobody is ordered.
matters-send-back = You choose the hex even for an enemy unit: what counts is how long and over what ground it comes back, and who can reach it there.
matters-move-units = Infantry that has moved fires with half its blocks, a foot battery not at all; and where the way back is not free, a retreat costs blocks.
matters-battle-units = You choose the order of combats, and each retreat changes sight and reach for the rest; in melee expect whoever holds to battle back.
matters-join-guns = A battery that joins won’t battle again this turn, but nobody battles back at it; if the attacker is driven off before the roll, its dice are lost.
matters-meet-attack = There is only one answer: a square takes up a card and can’t move, retiring gives up the hex and the battle back, standing means the full attack.
matters-answer-back = Nobody answers it and no card helps it; but flags may drive the attacker out of your reach.
matters-ignore-flags = Whoever holds keeps the hex and, attacked in melee, battles back; a retreat may save a weak unit, but each hex that is blocked costs a block.
matters-fall-back = Mind the step after this one: with nothing free behind it, each hex still to go costs a block; joining a friendly leader who is alone ends the retreat.
matters-retire-to = What counts is where the cavalry can strike from next, who can reach it there, and whose way back it blocks.
matters-leader-retreat = For a leader alone, any sabres in melee are the end, and a banner; with a unit he is better covered, over the edge he is safe, but gone.
matters-take-ground = Entering gives up your ground and the support beside you, and more enemies may reach you; but cavalry that stays out does not attack once more.
matters-break-through = The hex where the cavalry ends decides on the bonus melee, and on who can reach it afterwards; in a forest or a town it attacks no more.
matters-bonus-melee = The second attack is made with the blocks that are left and answered like the first, also by a square; winning it takes you no farther than that hex.

## Numbers, tracks and places

name-banners = Banners
full-banners = One for each enemy unit and each leader destroyed, in some battles also for places. Whoever has as many as the scenario asks for wins at once.
name-turn = Turn
full-turn = A card, orders, movement, combat, and a new card.
name-dice = Dice
full-dice = How the last roll fell. What each face does depends on who is hit.

## Ground of a pack: sentences made of its row

ground-open = Restricts nothing
ground-closed = Nobody can enter
ground-stop = Whoever enters stops
ground-battle-none = Whoever enters does not battle that turn
ground-battle-light = Of those who enter only light infantry battles that turn
ground-closed-to = Closed to
ground-no-retreat = Nobody retreats into it
ground-arm-infantry = infantry
ground-arm-cavalry = cavalry
ground-arm-artillery = artillery
ground-less-infantry = infantry −{ $count }
ground-less-cavalry = cavalry −{ $count }
ground-less-artillery = artillery −{ $count }
ground-into = Attacks into it:
ground-into-melee = Melee into it:
ground-into-fire = Fire into it:
ground-out = Attacks out of it:
ground-out-melee = Melee out of it:
ground-out-fire = Fire out of it:
ground-level = Instead, between two such hexes:
ground-level-melee = Instead, melee between two such hexes:
ground-level-fire = Instead, fire between two such hexes:
ground-level-free = Between two such hexes nothing is taken off
ground-no-square = No squares
ground-building = The card Cavalry Charge adds no dice here
ground-high = It is high ground: high grounds see each other, and artillery fires from here over friends on the adjacent lower hex
ground-ford = It is a ford: what the scenario and the table say of fords holds for it
ground-blocks = Blocks sight
from-ground = from here:

## A battle that is painted

name-paint-ground = ground
name-paint-french = French units
name-paint-british = British units
name-paint-portuguese = Portuguese units
name-paint-netherlands = Netherlands units
name-paint-leaders-french = French leaders
name-paint-leaders-allied = Allied leaders
name-paint-goals = objectives and special rules
name-paint-objective = objective, as long as it is held
name-paint-lasting = objective for good
name-paint-exit = exit from the battlefield
name-paint-change = ground that changes
name-either = whoever is there
name-hold-each = each hex counts
name-hold-all = only all hexes together
name-side-e = east
name-side-ne = north-east
name-side-nw = north-west
name-side-w = west
name-side-sw = south-west
name-side-se = south-east
paint-is = { $thing }
paint-works-on = field works in the { $sides }
paint-has-unit = { $thing }
paint-has-leader = leader { $thing }
paint-has-objective = objective: { $thing }
paint-has-exit = exit: { $thing }
paint-has-change = changes: { $thing }
paint-tally = { $seat }: { $units ->
    [one] { $units } unit
   *[other] { $units } units
}, { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
}
paint-sheet-battle = The battle
paint-sheet-side = { $seat }
paint-sheet-objective = Objective
paint-sheet-exit = Exit
paint-sheet-change = Ground that changes
paint-field-top = At the top of the map
paint-field-first = Begins
paint-field-banners = Banners to win
paint-field-fords = Whoever enters a ford has to stop there
paint-field-hand = Command cards
paint-field-commanders = Commanders, with commas between them
paint-field-name = Called
paint-field-whose = For whom
paint-field-worth = Banners
paint-field-hold = Hexes
paint-field-lasting = Kept for good
paint-field-leaders = Banners for a leader alone
paint-field-becomes = Becomes
paint-field-turn = From turn

fault-works-ground = Field works stand on clear ground or on a hill; on { $hex } there is other ground.
fault-works-sides = The field works on { $hex } have to stand on { $sides } sides next to each other.
fault-one-army = Both armies are { $seat }.
fault-no-units = { $seat }: an army without units.
fault-other-army = { $seat }: { $unit } fights on the other side.
fault-two-units = Two units stand on { $hex }: { $units }.
fault-closed = { $hex }: { $unit } can’t stand here because of the ground ({ $terrain }).
fault-leader-twice = { $leader } stands on the map twice.
fault-two-leaders = Two leaders stand on { $hex }: { $leaders }.
fault-among-enemies = { $leader } stands among enemies on { $hex }.
fault-either-lasting = What either side can hold can’t be kept for good: nobody could win it back. Give each side an objective of its own.
fault-inland-exit = { $hex } is not on the edge: nobody can leave the battlefield there.
fault-works-change = { $hex } has field works, so its ground can’t change.
fault-closed-goal = { $hex }: no unit can get here ({ $terrain }).
fault-no-win = { $seat } can’t win: { $banners ->
    [one] { $banners } banner is needed
   *[other] { $banners } banners are needed
}, and { $most } can be gained at most.

doubt-held = { $seat } hold { $hexes } from the start, and get the banners at once.
doubt-far = No unit of the { $seat } finds a way to { $hexes }.
doubt-uneven = { $seat } have { $most } blocks, { $other } only { $least }.
doubt-empty = In the { $section }, { $seat } have { $count ->
    [one] { $count } unit
   *[other] { $count } units
} and { $other } none.
doubt-behind = { $seat } begin in the rear of the enemy: { $hexes }.
