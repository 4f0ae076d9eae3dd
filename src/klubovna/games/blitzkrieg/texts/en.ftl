### Blitzkrieg!

game-name = Blitzkrieg!
game-pitch = Five theatres, twenty minutes
game-goal = A tug of war over five theatres. The first to 25 points wins.
game-summary = A world war in twenty minutes: two sides place hidden tokens in the theatres of the war, and every token pulls a front their way.
chance-of = Chance that { $seat } { $seat-number ->
    [plural] win
   *[other] wins
} the war.

option-map = Map
option-map-base = The world (base game)
option-map-nippon = The United States (Nippon)
option-mode = Players
option-mode-duel = Two players
option-mode-solo = One, against the automatic opponent
option-nippon_specials = Partisans and the exceptional commander
option-nippon_specials-no = Stay in the box
option-nippon_specials-yes = Are in the bank
option-level = Level of the automatic opponent
option-level-easy = Easy
option-level-medium = Medium
option-level-hard = Hard
option-scientist = Scientists in inactive theatres
option-scientist-active = Not allowed, only in active ones
option-scientist-inactive = Allowed
option-rapid = The marker after a rapid token
option-rapid-before = Moves at once, then comes the next token
option-rapid-after = Moves after the next token
option-spy = Spies, generals and admirals
option-spy-apart = Spies don't count for them
option-spy-counts = Spies count as what they were
option-six = When the die shows no theatre at the set-up
option-six-choose = The player chooses one
option-six-reroll = It is rolled again

## Names: sides

name-axis = Axis
name-allies = Allies
    .number = plural
name-germany = Germany
name-japan = Japan

## Names: theatres

name-western-europe = Western Europe
name-eastern-europe = Eastern Europe
name-africa = Africa and the Middle East
name-pacific = Pacific
name-south-east-asia = South-East Asia
name-honolulu = Honolulu
name-seattle = Seattle
name-jacksonville = Jacksonville
name-boston = Boston
name-san-francisco = San Francisco
name-los-angeles = Los Angeles
name-denver = Denver
name-houston = Houston
name-st-louis = St. Louis
name-chicago = Chicago
name-detroit = Detroit
name-new-orleans = New Orleans
name-atlanta = Atlanta
name-washington = Washington
name-new-york = New York

## Names: tokens

name-army = army
name-fleet = fleet
name-air = aircraft
name-rapid-air = rapid aircraft
name-raid-air = bomber
name-general = general
name-admiral = admiral
name-godzilla = Godzilla
name-elite-army = elite army
name-elite-fleet = elite fleet
name-elite-air = elite aircraft
name-strike-army = strike army
name-strike-fleet = strike fleet
name-strike-air = strike aircraft
name-rapid-army = rapid army
name-rapid-fleet = rapid fleet
name-bombing-fleet = bombing fleet
name-bombing-air = bombing aircraft
name-atomic-bomb = atomic bomb
name-spy = spy
name-scientist = scientist
name-partisans = partisans
    .number = plural
name-commander = exceptional commander
name-blank = own token
name-unseen = unseen weapon

## What tokens do

full-type-army = Army: land and mixed spaces.
full-type-fleet = Fleet: sea and mixed spaces.
full-type-air = Aircraft: any space.
full-type-any = Any space.
full-token = { $value ->
        [0] No value
       *[other] Value { $value }
    }.
full-token-rapid = { $value ->
        [0] No value
       *[other] Value { $value }
    }; afterwards you may place another token in the same theatre.
full-token-bombing = { $value ->
        [0] No value
       *[other] Value { $value }
    }; after the effect of the space a random token of the enemy's reserve goes back to its bag.
full-token-general = { $value ->
        [0] No value
       *[other] Value { $value }
    }, and 1 more for each of your other regular armies and aircraft in all rows of the theatre.
full-token-admiral = { $value ->
        [0] No value
       *[other] Value { $value }
    }, and 1 more for each of your other regular fleets and aircraft in all rows of the theatre.
full-token-strike = { $value ->
        [0] No value
       *[other] Value { $value }
    }, but the effect of the space is not used.
full-token-atomic = The marker moves { $value ->
        [one] { $value } step
       *[other] { $value } steps
    } your way, but in every other open theatre { $back ->
        [one] { $back } step
       *[other] { $back } steps
    } the enemy's way; those never reach a cell that closes a theatre.
full-token-spy = Is in everything the token that the enemy placed last: type, value and ability.
full-token-scientist = Any free space of an open theatre, even in a campaign still to come. { $value ->
        [0] No value
       *[other] Value { $value }
    }; only the effect of the space.
full-token-partisans = { $value ->
        [0] No value
       *[other] Value { $value }
    }, or { $against } if the marker stands on the enemy's half when they are placed.
full-token-commander = { $value ->
        [0] No value
       *[other] Value { $value }
    }, and the effect of the space is used twice. Counts both for a general and for an admiral.
full-token-uncounted = Counts neither for a general nor for an admiral.
full-unseen = A special weapon that nobody has looked at yet.

## Effects of spaces

name-effect-production = production
name-effect-bombing = bombing
name-effect-research = research
name-effect-tactical = tactical advantage
name-effect-strategic = strategic advantage
name-effect-propaganda = propaganda
name-effect-advanced-production = advanced production
name-effect-applied-research = applied research
name-effect-advanced-research = advanced research
full-effect-production = Draw a token from your bag into your reserve.
full-effect-bombing = A random token of the enemy's reserve goes back to its bag; you may look at it.
full-effect-research = A random special weapon from the bank goes into your bag; you may look at it.
full-effect-tactical = { $count ->
    [one] The marker of this theatre moves 1 step your way.
   *[other] The marker of this theatre moves { $count } steps your way.
}
full-effect-strategic = { $count ->
    [one] The marker of any other open theatre moves 1 step your way, but never onto a cell that closes it.
   *[other] The marker of any other open theatre moves { $count } steps your way, but never onto a cell that closes it.
}
full-effect-propaganda = { $count ->
    [one] You get 1 point.
   *[other] You get { $count } points.
}
full-effect-advanced-production = Draw two tokens from your bag into your reserve.
full-effect-applied-research = A random special weapon from the bank goes straight into your reserve.
full-effect-advanced-research = Two random special weapons from the bank go into your bag; you may look at them.

name-ability-rapid = rapid deployment
name-ability-bombing = bombing
name-ability-strike = strike force
name-ability-atomic = atomic bomb
name-level-easy = easy level
name-level-medium = medium level
name-level-hard = hard level
full-ability-rapid = Afterwards you may place another token in the same theatre.
full-ability-bombing = A random token of the enemy's reserve goes back to its bag.
full-ability-general = 1 more for each of your other regular armies and aircraft in all rows of the theatre.
full-ability-admiral = 1 more for each of your other regular fleets and aircraft in all rows of the theatre.
full-ability-spy = Is in everything the token that the enemy placed last.
full-ability-scientist = May lie in a campaign that is still to come, too.
full-ability-partisans = If the marker stands on the enemy's half when it is placed, its value is { $against }.
full-ability-commander = The effect of the space is used twice. Counts for generals and admirals.
full-ability-strike = The effect of the space is not used.
full-ability-atomic = In every other open theatre the marker moves { $back ->
        [one] { $back } step
       *[other] { $back } steps
    } the enemy's way.

name-terrain-land = land
name-terrain-sea = sea
name-terrain-mixed = mixed
full-terrain-land = Land: armies and aircraft.
full-terrain-sea = Sea: fleets and aircraft.
full-terrain-mixed = Mixed: armies, fleets and aircraft.

source-single = From a single public source: { $seat }

## What a move is made of, and why something is lost

name-comrades = other units
name-track-end = end of the track
name-centre = centre
name-lost-bag = the bag is empty
name-lost-bank = nothing is left in the bank
name-lost-reserve = the enemy has no token in reserve
name-lost-target = no other theatre is open
name-lost-marker = the marker means nothing here
name-lost-closed = the theatre is closed
name-lost-strike = strike forces don't use the effect of the space
name-lost-no-token = there is no token left in reserve

## Stratagems of the automatic opponent

name-big-guns = Big Guns
name-counterattack = Counterattack
name-economic-warfare = Economic Warfare
name-for-the-glory = For the Glory
name-rapid-deployment = Rapid Deployment
name-research-and-development = Research & Development
name-secure = Secure
name-steamroll = Steamroll
full-big-guns = Special weapons first, then the unit that changes most.
full-counterattack = Where you lead, with the unit that changes most.
full-economic-warfare = Where there is production or bombing: production while it has few units, otherwise bombing.
full-for-the-glory = The campaign worth most, and propaganda.
full-rapid-deployment = The leftmost unit that may go there.
full-research-and-development = Where there is research; elsewhere it sends a special weapon.
full-secure = Where it leads.
full-steamroll = The stratagem of the last turn again.

name-why-only = nothing else comes into question
name-why-closes-theatre = it can close and win this theatre now
name-why-closes-campaign = it can close and win the campaign now
name-why-stratagem = its stratagem says so
name-why-most-empty = most free spaces in the active campaign
name-why-most-points = the campaign worth most
name-why-topmost = the topmost on the board
name-why-space-only = nothing else comes into question
name-why-space-closes = it closes and wins
name-why-space-stratagem = its stratagem says so
name-why-space-effect = the effect it wants most
name-why-space-leftmost = the leftmost
name-why-unit-only = nothing else may go there
name-why-unit-closes = it closes and wins
name-why-unit-stratagem = its stratagem says so
name-why-unit-has-value = the space has no effect, so value counts
name-why-unit-not-rapid = the last space is nothing for rapid deployment
name-why-unit-strongest = the strongest, for the end is near
name-why-unit-die = the die chose

## The end

name-way-points = Decided on points
name-way-no-tokens = Out of tokens
name-way-no-placement = Nowhere to go
ending-points = The war is decided on points.
ending-no-tokens = A side has no tokens left in its reserve and has lost the war.
ending-no-placement = A side can place none of its tokens and has lost the war.

## Questions

ask-place-token = { $seat }: place a token.
ask-deploy-more = { $seat }: rapid deployment – place another token in { $theatre }, or stop.
ask-strategic = { $seat }: strategic advantage from { $theatre } – which marker moves by { $steps }?
ask-spoils = { $seat }: { $theatre } is yours. Which effect comes next?
ask-open-next = { $seat }: { $theatre } is closed. { $arrows ->
    [0] No arrow leads on from there, so open any theatre that is not active yet.
   *[other] Which of the theatres to which its arrows lead is opened?
}
ask-pick-target = { $seat }: bombing – which unit of the enemy's row goes back to its bag?
ask-give-head-start = { $seat }: the choice is yours – where does the automatic opponent begin ahead? Steps: { $steps }.

## Choices

do-place = { $token } → { $theatre }, campaign { $row }, space { $column }
do-halt = No further token
do-push = { $theatre } (by { $steps })
do-exploit = { $effect-id ->
    [effect-strategic] { $effect } +{ $count } (campaign { $row })
    [effect-propaganda] { $effect } +{ $count } (campaign { $row })
   *[other] { $effect } (campaign { $row })
}
do-leave-rest = Leave the rest
do-open-theatre = Open { $theatre }
do-bomb = { $token } goes back
do-head-start = { $theatre }

## What a choice would do

preview-spy = The spy is now: { $token }
preview-effect = { $effect-id ->
    [effect-tactical] { $effect } +{ $count }
    [effect-strategic] { $effect } +{ $count }
    [effect-propaganda] { $effect } +{ $count }
   *[other] { $effect }
}
preview-ability = { $ability }
preview-lost = { $effect } is lost: { $reason }
preview-campaign = Closes campaign { $row } of { $theatre }: { $seat } +{ $points }
preview-campaign-bonus = Closes campaign { $row } of { $theatre }: { $seat } +{ $points } and +{ $bonus } for the track
preview-campaign-tied = Closes campaign { $row } of { $theatre } in a tie: both +{ $points }
preview-theatre-won = { $theatre } is won: { $seat } +{ $points } for what remains
preview-theatre-closed = { $theatre } is closed

## What happened

log-turn = { $seat }: turn { $turn }.
log-dealt = { $seat }: a token from the bag into the reserve.
log-dealt-token = { $seat }: { $token } from the bag into the reserve.
log-placed = { $seat }: { $token } → { $theatre }, campaign { $row }, space { $column }.
log-spy = { $seat }: here the spy is { $token }.
log-drew = { $seat }: end of the turn, a token from the bag.
log-drew-token = { $seat }: end of the turn, { $token } from the bag.
log-produced = { $seat }: production, a token from the bag.
log-produced-token = { $seat }: production, { $token } from the bag.
log-drew-unseen = { $seat }: a special weapon from the bag that nobody has seen yet.
log-uncovered = { $seat }: that weapon is { $token }.
log-bag-empty = { $seat }: end of the turn, the bag is empty.
log-only-one = { $seat }: { $effect }, but there is one token left only.
log-bombed = { $seat }: bombing, a token of { $other } goes from the reserve back to the bag.
log-bombed-token = { $seat }: bombing, { $token } of { $other } { $token-number ->
    [plural] go
   *[other] goes
} from the reserve back to the bag.
log-researched = { $seat }: research, a special weapon goes into the bag.
log-researched-token = { $seat }: research, { $token } { $token-number ->
    [plural] go
   *[other] goes
} into the bag.
log-applied = { $seat }: applied research, a special weapon goes into the reserve.
log-applied-token = { $seat }: applied research, { $token } { $token-number ->
    [plural] go
   *[other] goes
} into the reserve.
log-lost = { $seat }: { $effect } is lost – { $reason }.
log-tactical = { $seat }: tactical advantage, { $theatre } by { $steps }{ $steps-count ->
    [one] {""}
   *[other] {" "}({ $steps-sum })
}, { $at ->
    [0] to the centre
   *[other] to { $at } ({ $half })
}.
log-pushed = { $seat }: strategic advantage, { $theatre } by { $steps }{ $steps-count ->
    [one] {""}
   *[other] {" "}({ $steps-sum })
}, { $at ->
    [0] to the centre
   *[other] to { $at } ({ $half })
}.
log-moved = { $seat }: { $theatre } by { $steps }{ $steps-count ->
    [one] {""}
   *[other] {" "}({ $steps-sum })
}, { $at ->
    [0] to the centre
   *[other] to { $at } ({ $half })
}.
log-atomic = The price of the bomb: { $theatre } by { $steps } in favour of { $seat }{ $steps-count ->
    [one] {""}
   *[other] {" "}({ $steps-sum })
}, { $at ->
    [0] to the centre
   *[other] to { $at } ({ $half })
}.
log-propaganda = { $seat }: propaganda, +{ $points }, { $total } in all.
log-rapid = { $seat }: rapid deployment, another token may follow in { $theatre }.
log-halted = { $seat }: no further token.
log-campaign = { $theatre }, campaign { $row } is closed: { $seat } +{ $points }, { $total } in all.
log-campaign-bonus = { $theatre }, campaign { $row } is closed: { $seat } +{ $points } and +{ $bonus } for the track, { $total } in all.
log-campaign-tied = { $theatre }, campaign { $row } is closed in a tie: both sides +{ $points }.
log-theatre-closed = { $theatre } is closed.
log-theatre-won = { $theatre } is won: { $seat } +{ $points } for what remained, { $total } in all.
log-left-rest = { $seat }: the effects that are left in { $theatre } stay unused.
log-opened = { $seat }: { $theatre } becomes active, the marker { $at ->
    [0] in the centre
   *[other] on { $at } ({ $half })
}.
log-head-start = { $seat }: { $steps } ahead, { $theatre } to { $at } ({ $half }).
log-die = The die shows { $die }.
log-stratagem = { $seat }: stratagem { $stratagem }.
log-stratagem-repeated = { $seat }: stratagem { $stratagem }, which repeats { $repeated }.
log-auto-theatre = { $seat } turns to { $theatre }: { $reason }.
log-auto-space = Campaign { $row }, space { $column }: { $reason }.
log-auto-unit = { $token }: { $reason }.
log-auto-strategic = { $theatre }: the greatest change.
log-auto-exploit = { $effect }: the effect it wants most.
log-auto-opened = { $theatre }: worth most of those that may follow.
log-won-points = { $seat } { $seat-number ->
    [plural] win
   *[other] wins
} with { $points } points.
log-won-no-tokens = { $other } { $other-number ->
    [plural] begin
   *[other] begins
} the turn without tokens: { $seat } { $seat-number ->
    [plural] win
   *[other] wins
}.
log-won-no-placement = { $other } can place no token: { $seat } { $seat-number ->
    [plural] win
   *[other] wins
}.

## Why not

error-not-in-reserve = This token is not in your reserve.
error-unknown-space = There is no such space on this map.
error-unknown-theatre = There is no such theatre on this map.
error-nothing-to-copy = The enemy has placed nothing yet, so there is nothing for a spy to copy.
error-theatre-closed = { $theatre } is closed.
error-theatre-dormant = { $theatre } is not active yet.
error-theatre-open = { $theatre } is already active.
error-no-arrow = No arrow leads from { $other } to { $theatre }.
error-same-theatre = A strategic advantage works in another theatre.
error-space-taken = A token already lies there.
error-terrain = { $token } may not go there: it is a { $terrain } space. Only { $terrain-id ->
    [terrain-sea] fleets and aircraft
   *[other] armies and aircraft
} may.
error-campaign-not-active = Campaign { $row } of { $theatre } is not the active one.
error-other-theatre = Rapid deployment goes on in { $theatre } only.
error-not-left = { $theatre } has no such effect left.
error-lost = That effect would do nothing: { $reason }.
error-not-in-row = This unit is not in the enemy's row.
error-special-last = A special weapon can be hit only where there is nothing else in the row.
not-give-head-start = This theatre is not fought over at the start.

## In short, and what signs mean

full-no-effect = A space without an effect: only the token's value counts.
full-bank = Special weapons, face down: { $count }. They come into play by research.
full-cup = Before each of its turns the opponent draws from it what it will go by. Left in it:
full-dormant = Not yet open. Whoever closes a theatre with an arrow leading here may open it; and where no arrow leads on from a closed theatre, anybody may.
full-worth = When all spaces are taken they go to the side on whose half the marker stands; in the centre to both.
full-track = Every token moves the marker by its value towards its own side.
full-bonus-from = From cell { $step } on +{ $bonus }
full-bonus = Added to the points of every campaign that closes in the regular way.
full-closing = Whoever gets the marker there takes the points of all campaigns left and the effects of their free spaces.
full-closing-head-start = Whoever gets the marker there takes the points and the effects of free spaces, and a head start of up to { $most } in the next theatre.
sign-elite = Elite forces: just a higher value.
sign-cube = The marker shows who leads in a theatre.
sign-points = Points of a campaign; once closed it bears the winner's emblem.

## What matters in a decision

matters-place-token = Three things happen at once: the effect of the space, the move of the marker, and one space less until the campaign is scored.
matters-deploy-more = One more token brings its effect and its steps at once, but you draw only one at the end of the turn: what will your reserve have left?
matters-strategic = It never closes a theatre: where do a few steps change who leads, reach a shield, or decide a campaign that is nearly full?
matters-spoils = The order is yours: does one effect help another, as research helps production, and would any of them be lost for want of something to act on?
matters-open-next = Compare spaces, effects and points with the tokens you hold; and mind who will be the first to place a token there.
matters-pick-target = The unit goes back to the bag and may return: which one would let the opponent close a campaign or a theatre now?
matters-give-head-start = The same steps weigh more on a shorter track, and more where the first campaigns are worth many points.

## Numbers, tracks and places

name-points = Points
full-points = From campaigns, theatres and propaganda. Whoever stands at the flag or beyond when the other side has finished its turn wins.
name-round = Round
full-round = Each side places one token; the effect of the space follows, then the marker moves.
name-level = Level
full-level = How far ahead the automatic opponent begins.
