### Kacíř: Beyond the Palisades

game-name = Pagan: Beyond the Palisades
game-short = Pagan
game-pitch = The witch and the hunter
game-goal = One of nine villagers is the witch. Find her, or be her.
game-summary = A Witch hides among nine villagers and prepares a ritual. The Hunter gathers clues and evidence to find her first.
chance-of = Chance that { $seat } wins.

## Options

option-scenario = Scenario
option-scenario-fog = Fog over the settlement
option-scenario-deep-gloom = Deep gloom
option-scenario-cleansed-land = Cleansed land
option-scenario-short-winter = Short winter
option-scenario-no-card = Without a scenario card
option-red = Red group
option-red-chosen = The Witch chooses
option-red-adventurers = Adventurers
option-red-neighbours = Neighbours
option-blue = Blue group
option-blue-chosen = The Hunter chooses
option-blue-craftsmen = Craftsmen
option-blue-elders = Elders
option-witch_deck = The Witch's deck
option-witch_deck-standard = Standard
option-witch_deck-own = Your own
option-hunter_deck-own = Your own
option-hunter_deck = The Hunter's deck
option-hunter_deck-standard = Standard
option-clues = Clues that have brought evidence
option-clues-stay = stay
option-clues-spent = go back to the supply
option-redraw = Exchanging the first cards
option-redraw-once = once
option-redraw-never = never
option-rounds = The last round
option-rounds-usual = 30th
option-rounds-late = 60th
option-influence = Most influence
option-influence-limited = 20
option-influence-unlimited = no limit

## Players, groups, tokens

name-witch = Witch
name-hunter = Hunter
name-red = the red group
name-blue = the blue group
name-green = the green group
name-adventurers = Adventurers
    .number = plural
name-craftsmen = Craftsmen
    .number = plural
name-haunted = Possessed / Household
    .number = plural
name-neighbours = Neighbours
    .number = plural
name-elders = Elders
    .number = plural
name-possessed = Possessed
    .number = plural
name-household = Household
name-secret = secret
name-favour = favour
name-clue = clue
name-gloom = gloom
name-evidence = evidence
name-influence = influence
name-ally = ally
name-event = event
name-investigation = investigation
name-location = location
name-brew = brew
name-charm = charm
name-curse = curse
name-familiar = familiar
name-card = card
name-elimination = elimination
name-no-less = never below
name-effect = discount
name-opponent = opponent
name-fog = Fog over the settlement
name-deep-gloom = Deep gloom
name-cleansed-land = Cleansed land
name-short-winter = Short winter
name-no-card = No scenario card

## Villagers

name-ashley = Ashley the prospector
name-william = William the dog handler
name-silas = Silas the trapper
name-oswald = Oswald the carpenter
name-hazel = Hazel the builder
name-kveta = Květa the miller
name-judy = Judy of the woods
name-grace = Mother Grace
name-edith = Grandmother Edith
name-annie = Doctor Annie
name-betty = Betty the butter maker
name-adams = Adams the huntsman
name-wulfric = Wulfric the preacher
name-biggs = Mayor Biggs
name-tobias = Tobias the smith

## The Hunter's cards

name-fisherman = Fisherman
name-shepherd = Shepherd
name-chandler = Chandler
name-guildmistress = Guildmistress
name-ranger = Ranger
name-tactician = Tactician
name-dawn-march = Dawn march
name-unlawful-claim = Unlawful claim
name-pull-together = Pull yourselves together!
name-whispers = Whispers in the dark
    .number = plural
name-exposure = Exposure
name-careful-approach = Careful approach
name-hasty-approach = Hasty approach
name-glow = Glow
name-thorough-search = Thorough search
name-trail = Trail
name-triangulation = Triangulation
name-lure = Lure
name-survey = Survey
name-hillock = Hillock
name-murky-waters = Murky waters
    .number = plural
name-peat-bog = Peat bog
name-willow-shrub = Willow shrub
name-overhang = Overhang
name-storehouse = Storehouse
name-bell-ringer = Bell-ringer
name-night-watch = Night watch
name-well = Well
name-witness = Testimony
name-raking-the-ashes = Raking the ashes

## The Witch's cards

name-elixir = Elixir of stealth
name-waterskin = Skin of bog water
name-dark-honey = Dark honey
name-venom = Venom of the bog snake
name-creeping-mist = Creeping mist
name-fumes = Fumes of confusion
    .number = plural
name-vanishing = Dematerialization
name-lost-in-sight = Lost in plain sight
name-dark-ritual = Dark ritual
name-alluring-look = Alluring look
name-daze = Daze
name-devouring = Devouring
name-mental-image = Mental image
name-foreboding = Shadows of foreboding
    .number = plural
name-phantom = Phantom
name-stained-moon = Stained moon
name-will-o-wisp = Will-o'-the-wisp
name-strength-in-darkness = Strength in darkness
name-invisible-wall = Invisible wall
name-shroud = Shroud
name-scent = Scent
name-helping-hand = Helping hand
name-ruse = Ruse
name-rapture = Rapture
name-misty-breath = Misty breath
name-mandrake = Mandrake broth
name-black-cat = Black cat
name-gossip = Gossip
name-evil-eye = Evil eye
name-gathering-clouds = Gathering clouds
    .number = plural

## What cards do: from the data that the rules play by

effect-gain = gain { $count } influence{ $twice ->
        [0] {""}
       *[other] ; twice as much if there are at least { $twice } gloom on this card
    }
effect-gain-green-pawn = gain { $count } influence for each pawn (whoever's) on green villagers{ $most ->
        [0] {""}
       *[other] , { $most } at most
    }
effect-gain-gloom-card = gain { $count } influence and one more for each gloom card in play{ $most ->
        [0] {""}
       *[other] , { $most } at most
    }
effect-opponent-gain = your opponent gains { $count } influence
effect-lose = your opponent loses { $count } influence
effect-lose-or-draw = { $opponent-id ->
        [witch] the Witch
        [hunter] the Hunter
       *[other] your opponent
    } pays { $count } influence, or you draw a card
effect-draw = draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
effect-opponent-draw = your opponent draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
effect-evidence = gain { $count } evidence
effect-play = play { $kind-id ->
        [card] { $count ->
            [one] { $count } card
           *[other] up to { $count } cards
        }
       *[other] a { $kind } of your hand
    }{ $free ->
        [0] { $off ->
            [0] {""}
           *[other] , for { $off } influence less
        }
       *[other] {" "}for free
    }
effect-play-green-pawn = play up to as many cards as there are pawns on green villagers
effect-clue-here = place { $count ->
        [one] { $count } clue
       *[other] { $count } clues
    } there
effect-clue-group = place { $count ->
        [one] { $count } clue
       *[other] { $count } clues
    } on each villager of the same group
effect-clue-any = place { $count ->
        [one] { $count } clue
       *[other] { $count } clues
    } on one villager
effect-clue-pair = place { $count ->
        [one] { $count } clue
       *[other] { $count } clues
    } on each of two different villagers of one group
effect-clue-each-group = place { $count ->
        [one] { $count } clue
       *[other] { $count } clues
    } on one villager of each group
effect-secret-here = place { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    } on the visited villager
effect-secret-bare = place { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    } on one villager without clues
effect-secret-brew = place { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    } on the brew just played
effect-gloom = { $may ->
        [0] place
       *[other] you may place
    } { $count ->
        [one] { $count } gloom
       *[other] up to { $count } gloom
    } on { $own ->
        [0] { $count ->
            [one] a gloom card
           *[other] gloom cards
        }
       *[other] a gloom card of yours
    }{ $over ->
        [0] {""}
       *[other] , even { $over } over the number of { $count ->
            [one] that card
           *[other] one of them
        }
    }
effect-opponent-gloom-or-draw = { $opponent-id ->
        [witch] the Witch
        [hunter] the Hunter
       *[other] your opponent
    } may then place a gloom on a gloom card or draw a card
effect-lift-card = remove { $count } gloom from this card
effect-lift-any = you may remove { $count ->
        [one] { $count } gloom from a gloom card
       *[other] up to { $count } gloom from any gloom cards
    }
effect-lift-any-each-secret = remove up to { $count } gloom from gloom cards and place a secret on any villager for each
effect-erase-here = remove { $count ->
        [one] { $count } { $token }
       *[other] { $count } { $token }s
    } from the visited villager
effect-erase-one = remove { $count ->
        [one] { $count } { $token }
       *[other] up to { $count } { $token }s
    } from one villager
effect-erase-several = remove a { $token } from each of up to { $count ->
        [one] { $count } villager
       *[other] { $count } villagers
    }
effect-erase-group = choose a group and remove { $count ->
        [one] { $count } { $token }
       *[other] { $count } { $token }s
    } from each of its villagers
effect-move-group = move up to { $count ->
        [one] { $count } { $token }
       *[other] { $count } { $token }s
    } between villagers of one group
effect-move-here = move a { $token } from the visited villager to another
effect-take-out = { $kind-id ->
        [ally] choose an ally of the Hunter, who is discarded
        [investigation] remove an investigation from play with all gloom on it; it is not cleansed
       *[other] remove a { $kind } from play with all gloom on it; it is not cleansed
    }
effect-offer-deck-or-gain = turn up the top card of your deck: your opponent decides whether you take it, or discard it and gain influence for its cost{ $over ->
        [0] {""}
       *[other] {" "}and { $over } more
    }
effect-offer-deck = turn up the { $count ->
        [2] two
       *[other] { $count }
    } top cards of your deck: your opponent discards one, you take { $count ->
        [2] the other
       *[other] the others
    }
effect-offer-hand = show { $count ->
        [2] two
       *[other] { $count }
    } cards of your hand: your opponent names the one you discard; you play the other for free
effect-discard = { $choice ->
        [0] your opponent discards a random card
       *[other] { $opponent-id ->
            [witch] the Witch shows { $choice } random cards of her hand and you choose the one she discards; if she has fewer, nothing happens
            [hunter] the Hunter shows { $choice } random cards of his hand and you choose the one he discards; if he has fewer, nothing happens
           *[other] your opponent shows { $choice } random cards of their hand and you choose the one they discard; if they have fewer, nothing happens
        }
    }
effect-discard-or-draw = { $choice ->
        [0] your opponent discards a random card; if there is none, draw a card
       *[other] { $opponent-id ->
            [witch] the Witch shows { $choice } random cards of her hand and you choose the one she discards; if she has fewer, draw a card
            [hunter] the Hunter shows { $choice } random cards of his hand and you choose the one he discards; if he has fewer, draw a card
           *[other] your opponent shows { $choice } random cards of their hand and you choose the one they discard; if they have fewer, draw a card
        }
    }
effect-echo = you may resolve the cleanse effect of another gloom card in play
effect-recall = take a pawn of yours back from a villager; you may use it again in this turn (at most once in a turn)
effect-claim = remove { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    } from one villager (all, if there are fewer) and place a clue there
effect-disperse = all pawns of the Witch on one group go back to her supply; gain { $count } influence for each
effect-swap = exchange all secrets of two villagers; favours stay
effect-daze = choose an ally or a location of the Hunter: it has no effect and cannot be used until the end of his next turn; its upkeep is still due

card-activate = Activate:
card-visit-hunter = When the Hunter visits the villager with this card:
card-visit-witch = When the Witch visits the villager with this card:
card-cleanse = Cleansed:
card-cleanse-hunter = Cleansed (for the Hunter):
card-boost-gloom = Boost for a gloom – besides:
card-boost-gloom-instead = Boost for a gloom – instead:
card-boost-influence = Boost for an influence – besides:
card-boost-influence-instead = Boost for an influence – instead:
card-attached = Attach it to an ally, a location or an investigation of the Hunter: that card does not count as being in play. The Hunter may cancel this card like a gloom curse.
power-whenever-upkeep-discard = In your upkeep you may discard a card of your hand; if you do,
power-herding = Once in a turn, after a visit, you may move a clue between two villagers of the same group.
power-candles = Once in a turn, when you visit, you may remove a gloom from any gloom card or from a possessed villager.
power-guild = At the Craftsmen you may pay { $count } influence instead of a clue. Playing a location costs you as much less.
power-whenever-cleansing = Whenever a card or a villager is cleansed, by whomever,
power-whenever-readying = When you make a villager ready,
power-less-upkeep = The upkeep of your allies is { $count } lower in total.
power-less-drawing = Whenever a villager's ability lets the Hunter draw cards, he draws { $count } fewer, but at least one.
power-more-elimination = To eliminate somebody the Hunter needs { $count ->
        [one] one more clue
       *[other] { $count } more clues
    } there{ $per ->
        [0] {""}
       *[other] {" "}for each gloom on this card
    }{ $most ->
        [0] {""}
       *[other] , { $most } more at most
    }.
power-moon = The Hunter places no clues, neither by visits nor by any effect.
power-wisp = At the first villager whom the Hunter visits in a turn, the Witch decides where in the group the clues go.
power-whenever-upkeep = In your upkeep
power-more-visit = Choose a villager. The Hunter pays { $count } influence{ $per ->
        [0] {""}
       *[other] {" "}for each gloom on this card
    } each time he visits there{ $most ->
        [0] {""}
       *[other] , { $most } at most
    }.
side-household = Household:
side-possessed = Possessed:
villager-per-pawn = as many secrets (clues) are placed as there are pawns on green villagers, { $count } at most
villager-paid = Pay with a secret (clue) of yours from any villager:
villager-unpaid = Without paying:
villager-witch = The Witch, instead:
scenario-gloom = { $villager }: { $count } gloom.
scenario-household = The green villagers show their Household side, without gloom.
scenario-favours = Favours for the ritual: { $count }.
scenario-evidence = Evidence for a suspect card: { $count }.
scenario-innocents = Dead innocents with whom the Witch wins: { $count }.
scenario-dark-income = While all three are possessed the Witch gains { $count } influence in her upkeep.
scenario-free-suspect = When the last of the possessed is cleansed and all three are alive, the Hunter draws a suspect card for free.
scenario-first-curse = Instead of one of her first cards the Witch takes a gloom curse from her deck and shows it.

## What is asked

ask-act = { $seat }: choose an action (pawns left: { $pawns }).
ask-place-asset = { $seat }: { $token-id ->
        [clue] where does the clue go?
       *[secret] where does the secret go?
    } (Left: { $count }; visiting { $villager }.)
ask-use-ability = { $seat }: use the ability of { $villager }?
ask-convert-secrets = { $seat }: change { $count } secrets into a favour on { $villager }?
ask-too-many-cards = { $seat }: too many cards in hand. Discard { $count } more.
ask-play-cards = { $seat }: play a card (at most { $count }).
ask-play-kind = { $seat }: what do you play for free? ({ $kind })
ask-choose-group = { $seat }: who will be { $group }?
ask-secrets-on-one = { $seat }: on whom without clues do you place secrets ({ $count })?
ask-erase-from-one = { $seat }: from whom do you remove a { $token } ({ $count } left)?
ask-erase-from-several = { $seat }: from whom do you remove a { $token } ({ $count } left)?
ask-erase-in-group = { $seat }: which group loses a { $token } ({ $count } from each)?
ask-move-from = { $seat }: from whom do you move a { $token } ({ $count } left)?
ask-move-to = { $seat }: where does the { $token } of { $villager } go?
ask-move-elsewhere = { $seat }: where does the { $token } of { $villager } go?
ask-move-instead = { $seat }: the supply is empty. Where do you take the { $token } for { $thing } from?
ask-move-gloom = { $seat }: there is no gloom in the supply. Where do you take it for { $thing } from?
ask-pay-craftsman = { $seat }: whose token pays { $villager }?
ask-allow-card = { $seat }: your opponent turned up “{ $card }”. Is it taken, or discarded for { $count } influence?
ask-reject-one = { $seat }: which card does your opponent discard? The other one is played for free. ({ $cards })
ask-leave-one = { $seat }: which card is discarded? Your opponent takes the other. ({ $cards })
ask-reveal-two = { $seat }: which two cards do you show?
ask-first-cards = { $seat }: do you keep your first cards?
ask-first-curse = { $seat }: which gloom curse do you take?
ask-familiars = { $seat }: which familiar acts at { $villager }?
ask-investigate = { $seat }: where does { $card } go?
ask-pay-allies = { $seat }: the upkeep of your allies is { $cost } influence ({ $cost-sum }). Pay, or let somebody go?
ask-clue-on-any = { $seat }: on whom do you place clues ({ $count })?
ask-clue-in-group = { $seat }: where in { $group } does the clue go?
ask-clue-on-first = { $seat }: on whom do you place the first clue?
ask-clue-on-second = { $seat }: on whom do you place the second clue?
ask-wall = { $seat }: before whom does the Invisible wall stand?
ask-attach = { $seat }: which card is lost in plain sight?
ask-make-room = { $seat }: there is no space. Which card makes room for { $card }?
ask-swap-first = { $seat }: whose secrets do you exchange?
ask-swap-second = { $seat }: with whom does { $villager } exchange secrets?
ask-silence = { $seat }: which card does { $other-id ->
        [witch] the Witch
       *[hunter] the Hunter
    } discard? ({ $cards })
ask-alarm = { $seat }: you may place a gloom or draw a card.
ask-claim = { $seat }: whom do you claim (secrets removed: { $count })?
ask-herd-from = { $seat }: from whom does the Shepherd move a clue?
ask-herd-to = { $seat }: where does the clue of { $villager } go?
ask-feast = { $seat }: where do you remove a gloom ({ $count } left)?
ask-secret-on-any = { $seat }: on whom do you place a secret?
ask-lift-gloom = { $seat }: where do you remove a gloom ({ $count } left)?
ask-snuff = { $seat }: where does the Chandler remove a gloom?
ask-pay-gloom = { $seat }: where does the gloom for the boost come from?
ask-may-place-gloom = { $seat }: you may place a gloom ({ $count } left). Where?
ask-place-gloom = { $seat }: where do you place the gloom?
ask-exchange = { $seat }: you may discard a card and draw { $count }.
ask-disperse = { $seat }: which group do the Witch's pawns leave?
ask-toll = { $seat }: do you pay { $count } influence, or does { $other-id ->
        [witch] the Witch
       *[hunter] the Hunter
    } draw a card?
ask-recall-pawn = { $seat }: which pawn do you take back?
ask-take-out = { $seat }: which card leaves play ({ $kind })?
ask-echo = { $seat }: which cleanse effect do you resolve, if any?
ask-daze = { $seat }: which card is dazed?

## What can be chosen

do-visit = Visit { $villager }
do-familiar = Send the familiar to { $villager }
do-gather = Gain 1 influence
do-draw = Draw a card
do-ready = Make { $villager } ready
do-stir = Add a secret to { $card }
do-cover-up = Cover up { $card }
do-cover-up-at = Cover up { $card } at { $villager }
do-ritual = Perform the ritual: { $villager }
do-activate = Activate { $card }
do-cancel = Cancel { $card }
do-cancel-at = Cancel { $card } at { $villager }
do-exonerate = Exonerate: a suspect card for { $count } evidence
do-eliminate = Eliminate { $villager }
do-drink = Drink { $card }
do-discard = Discard { $card } from play
do-discard-at = Discard { $card } at { $villager } from play
do-end-turn = End the turn
do-play = Play { $card } (cost { $cost })
do-play-free = Play { $card } for free
do-group = { $faction }
do-choose = { $thing }
do-choose-at = { $thing } at { $villager }
do-skip = Nothing (more)
do-not-use = Don't use it
do-play-none = Play nothing (more)
do-keep-secrets = Leave the secrets there
do-no-familiar = No (more) familiar
do-use = Use the ability
do-lift = Remove a gloom instead
do-deepen = Put a gloom back for { $count } influence instead
do-convert = Change into a favour
do-call = Use { $card }
do-boost = Use and boost { $card }
do-pay = Pay in influence
do-pay-count = Pay { $count } influence
do-unpaid = Don't pay, use the ability without
do-unpaid-gain = Don't pay, gain { $count } influence
do-unpaid-draw = Don't pay, draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
do-decline = Don't pay
do-dismiss = Let { $card } go
do-put-away = Discard { $card } from hand
do-reveal = Show { $first } and { $second }
do-reject = Discard { $card }
do-allow = It is taken
do-refuse = It is discarded for influence
do-keep = Keep them
do-redraw = Draw others

## What happened

log-turn = Round { $round }: the { $seat } to play (pawns: { $pawns }{ $ravens ->
        [0] {""}
       *[other] {" "}and the familiar
    }).
log-gained = The { $seat } gains { $count } influence (now { $total }).
log-gained-all = The { $seat } gains { $count } influence and can have no more (now { $total }).
log-paid = The { $seat } pays { $count } influence ({ $total } left).
log-paid-sum = The { $seat } pays { $cost } influence{ $cost-count ->
        [1] {""}
       *[other] {" "}= { $cost-sum }
    } ({ $total } left).
log-lost = The { $seat } loses { $count } influence ({ $total } left).
log-evidence = { $cause }: the Hunter gains { $count } evidence (now { $total }).
log-evidence-all = { $cause }: there is not enough evidence in the supply, the Hunter gains only { $count } (now { $total }).
log-works = { $card } takes effect.
log-scenario = Scenario: { $scenario }.
log-recovered = { $thing }: the card works again.
log-moonlit = Stained moon: the Hunter places no clues.
log-placed-secret = The { $seat } places { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    }: { $thing }.
log-placed-favour = The { $seat } gains a favour ({ $count }): { $thing }.
log-placed-clue = The { $seat } places { $count ->
        [one] { $count } clue
       *[other] { $count } clues
    }: { $thing }.
log-removed-secret =
    { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    } removed: { $thing }.
log-removed-clue =
    { $count ->
        [one] { $count } clue
       *[other] { $count } clues
    } removed: { $thing }.
log-moved-secret =
    { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    } moved: { $origin } → { $thing }.
log-moved-favour = Favour moved ({ $count }): { $origin } → { $thing }.
log-moved-clue =
    { $count ->
        [one] { $count } clue
       *[other] { $count } clues
    } moved: { $origin } → { $thing }.
log-removed-gloom = A gloom leaves { $thing } ({ $count } left).
log-placed-gloom = A gloom comes to { $thing } (now { $count }).
log-cleansed = Cleansed: { $thing }.
log-turned-over = Cleansed: { $villager } is free of gloom.
log-echoed = The cleanse effect of { $thing } is resolved.
log-hidden = The { $seat } secretly takes her suspect card.
log-identity = You secretly take your suspect card. Your true identity: { $villager }.
log-suspect = The { $seat } takes a suspect card (now { $count }).
log-suspect-seen = You take a suspect card (now { $count }): { $villager } is not the Witch.
log-exonerates = The Hunter hands in { $count } evidence.
log-eliminated = The Hunter has { $villager } eliminated.
log-innocent = { $villager } was innocent. Dead innocents: { $count }. All clues are gone.
log-shuffled = { $seat }: the discards become a new deck.
log-drew = The { $seat } draws a card.
log-drew-card = You draw “{ $card }”.
log-redrew = The { $seat } draws other first cards.
log-played = The { $seat } plays “{ $card }”.
log-played-free = The { $seat } plays “{ $card }” for free.
log-laid-at = { $villager }: “{ $card }” lies here.
log-covered = { $thing }: this card does not count as being in play now.
log-left-play = { $thing } { $thing-number ->
        [plural] leave
       *[other] leaves
    } play.
log-made-room = The { $seat } makes room and discards from play: { $thing }.
log-gave-up = The { $seat } discards from play: { $thing }.
log-dismissed = The { $seat } does not pay and lets go: { $thing }.
log-uncovered = { $thing }: this card counts as being in play again.
log-covers-up = The Witch covers up an investigation: { $thing }.
log-stirs = The Witch adds to a brew: { $card }.
log-draws-less = { $card }: the { $seat } draws { $count } fewer.
log-no-cards = { $seat }: there is no card, neither in the deck nor among the discards.
log-supply-empty = The supply is empty: { $token }.
log-nothing = There is nothing for this effect to work on.
log-none-there = There is nothing to be removed: { $group }.
log-no-room-for-gloom = There is no place for the gloom.
log-not-boosted = The boost falls away, and nothing is paid for it: { $card }.
log-chose-group = The { $seat } chooses the { $faction }.
log-pawn-back = { $seat }: a pawn goes back to the supply ({ $villager }).
log-shown = The { $seat } shows { $cards }.
log-discarded = The { $seat } discards “{ $card }”.
log-stays = “{ $card }” can’t be played now and stays in hand. ({ $seat })
log-turned-up = The { $seat } turns up “{ $card }”.
log-took = The { $seat } takes “{ $card }”.
log-dazed = { $thing }: no effect until the end of the Hunter's next turn.
log-swapped = Secrets exchanged: { $villager } and { $other }.
log-visit = The { $seat } visits { $villager }.
log-visit-familiar = The { $seat } sends the familiar to { $villager }.
log-used = The { $seat } uses the ability of { $villager }.
log-called = The { $seat } uses { $card }.
log-boosted = The { $seat } uses and boosts { $card }.
log-gathers = The { $seat } gathers { $count } influence (now { $total }).
log-draws = The { $seat } uses an action to draw.
log-readied = The { $seat } makes { $villager } ready.
log-ritual = The ritual begins: { $villager }.
log-activated = The Hunter activates { $card }.
log-cancelled = The Hunter cancels { $thing }.
log-fades = The Hunter weakens a gloom curse: { $thing }.
log-drank = The { $seat } drinks { $thing }.

## The end

ending-ritual = The ritual is done: { $villager } is the Witch. The Witch wins.
ending-innocents = Too many innocents have died. The Witch wins; she was { $villager }.
ending-eliminated = { $villager } was the Witch. The Hunter wins.
ending-suspects = The Hunter holds all suspect cards: the Witch is { $villager }. The Hunter wins.
ending-rounds = The last round is over and nobody has won. The Witch was { $villager }.
ending-rounds-witch = The last round is over: { $villager } has favours enough for the ritual. The Witch wins.
ending-rounds-hunter = The last round is over and the Hunter has suspect cards enough: he wins. The Witch was { $villager }.

## Why not

error-no-pawn = You have no pawn left.
error-dead = { $villager } is dead.
error-not-ready = A pawn stands on { $villager } already.
error-no-familiar = You don't have the familiar's pawn now.
error-familiar-only = Only the familiar's pawn is left.
error-first-turn = In the first turn you place your two ordinary pawns, both on villagers of one group; besides there are free actions.
error-wall = Invisible wall: you lack the influence to visit { $villager }.
error-no-other-pawn = No pawn of your opponent stands on { $villager }.
error-not-you = The ritual is performed on your true identity only.
error-too-few-favours = The ritual takes { $count } favours.
error-too-few-clues = { $villager }: elimination takes { $count } clues ({ $count-sum }).
error-too-little-evidence = A suspect card takes { $count } evidence.
error-gloom-stays = Gloom cards can’t be discarded voluntarily: { $thing }.
error-in-use = A pawn stands on this location already: { $thing }.
error-no-use = It would do nothing now.
error-not-in-hand = You don't have this card in hand.
error-no-gloom-left = There is not enough gloom in the supply.
error-unknown = There is no such thing here.
error-must-choose = You have to choose something.
error-not-there = This can’t be chosen now: { $thing }.
error-not-in-play = The card is not in play: { $thing }.
error-covered = The card does not count as being in play: { $thing }.
error-not-a-card = This is not a card in play.
error-others-action = This is an action of your opponent’s board.
error-not-yours = Only your opponent may do this.
error-not-possessed = There is no gloom on { $villager }.
error-instead = A gloom is put back instead of the ability, not after it.
error-deep-enough = There may be no more gloom than at the start: { $villager }.
error-poor = You lack the influence.
error-rich = Nobody may have more influence than { $count }.
error-no-cards = There is nothing to draw: the deck and the discards are empty.
error-not-a-brew = This is not a brew: { $thing }.
error-full = The brew needs no more secrets: { $thing }.
error-not-full = The brew lacks secrets: { $thing } (it needs { $count }).
error-no-secrets = There is no secret to be had: the supply is empty.
error-not-an-investigation = This is not an investigation: { $thing }.
error-gloom-not-covered-up = An investigation with gloom can’t be covered up: { $thing }.
error-poor-cover-up = You lack the influence, covering up costs { $count }.
error-not-a-location = This is not a location: { $thing }.
error-dazed = The card is dazed and does nothing: { $thing }.
error-not-a-curse = This is not a curse: { $thing }.
error-poor-cancel = You lack the influence, cancelling costs { $count }.
error-not-your-card = This is not your card: { $thing }.
error-no-suspects-left = There is no card left in the suspect deck.
error-bare = Everybody else needs a clue, too (at least { $count }): { $villagers }.
error-too-dear = “{ $card }”: you lack the influence, it costs { $cost } ({ $cost-sum }).
error-only-kind = Only cards of this kind can be played now: { $kind }.
error-same-name = A card of this name is in play already: { $card }.
error-no-hosts = The Hunter has no card in play that could be covered.
error-no-host = This card can’t be covered: { $thing }.
error-no-site = Every villager has an investigation on this side already.
error-no-space = There is no space for this card, and none can make room: { $card }.
error-makes-no-room = This card makes no room: { $thing }.
error-investigated = There is an investigation on this side already: { $thing }.
error-other-kind = This is a card of another kind: { $thing }.
error-no-gloom-there = There is no gloom: { $thing }.
error-no-room-for-gloom = The gloom can’t be placed there: { $thing }.
error-no-token-there = There is no such token: { $thing }.
error-no-own-token = There is no { $token } of yours: { $thing }.
error-no-guild = You can’t pay in influence now.
error-no-asset-there = What this visit brings can’t go there: { $thing }.
error-no-clue-to-herd = No clue can be moved from there: { $thing }.
error-other-group = This is not another villager of the same group: { $thing }.
error-alone = Nobody else in this group is alive: { $thing }.
error-has-clues = There are clues on this villager: { $thing }.
error-same-villager = It has to be somebody else: { $thing }.
error-no-own-pawn = No pawn of yours stands there: { $thing }.
error-no-witch-pawns = No pawn of the Witch stands in this group: { $thing }.
error-not-dazed = Only an ally or a location can be dazed, and only once: { $thing }.
error-no-secrets-to-swap = There is nothing to exchange: { $thing }.
error-as-many-secrets = The exchange would change nothing: { $thing }.
error-familiar-used = This familiar has acted already.
error-not-a-familiar = This is not a familiar of yours in play.
error-no-boost = This familiar can’t be boosted.
error-boost-gloom = There is no gloom to pay with.
error-boost-influence = You have no influence to pay with.
error-not-shown = This card is not among those that were shown.
error-not-both-in-hand = You need both cards in hand.
error-other-order = Name these two cards in the opposite order.
error-upkeep = You lack the influence for all your allies: { $cost-sum } = { $cost }.
error-no-ally = This is not an ally of yours in play.
error-too-many-cards = You still have to discard cards: { $count }.
error-other-colour = You can’t choose from these groups; you choose { $group }.
error-no-gloom-curse = This is not a gloom curse of your deck.
error-none-familiar = Nobody is ready to be visited.
error-none-ready = No pawn of your opponent stands in the village.
error-none-stir = You have no brew in play that lacks secrets.
error-none-cover-up = No investigation lies in the village.
error-none-cancel = The Witch has no curse in play.

## What would happen

preview-cleansed = { $thing } would be cleansed.
preview-turned-over = { $villager } would be free of gloom.
preview-moonlit = The Stained moon keeps you from placing clues.
preview-left-play = { $thing } would leave play.
preview-eliminate = If it is the Witch, you win; if not, an innocent dies and all clues are gone. Innocents until you lose: { $count }.
preview-ritual = You win.

## In short, and what signs mean

card-covered = does not count as a card in play
card-dazed = without effect until the end of the Hunter's next turn
villager-assets = A visit places { $count ->
        [one] { $count } secret or clue.
       *[other] { $count } secrets or clues.
    }
full-gather = For a pawn you gain { $count } influence.
full-draw = For a pawn you draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
full-ready = The other player's pawn leaves a villager, who can be visited again.
full-stir = You place { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    } on your brew.
full-cover-up = For { $price } influence you discard an investigation without gloom.
full-ritual = At your true identity, with { $favours ->
        [one] { $favours } favour
       *[other] { $favours } favours
    }, you win.
full-cancel = You pay the price of a curse and discard it; from a gloom curse you remove one gloom instead.
full-exonerate = For { $evidence } evidence you take a suspect card: you know one more innocent.
full-eliminate = Somebody with { $clues ->
        [one] { $clues } clue
       *[other] { $clues } clues
    } can be eliminated if everybody else alive has at least { $others ->
        [one] { $others } clue
       *[other] { $others } clues
    }. If it is not the Witch, an innocent dies.
full-raven = After a visit with this pawn every familiar in play may act.
sign-secret = Secret of the Witch: stripes. { $count ->
        [3] Three
       *[other] { $count }
    } can become a favour.
sign-favour = Favour: a heart. As many as the scenario asks are enough for the ritual.
sign-clue = Clue of the Hunter: dots. { $count ->
        [3] Three
       *[other] { $count }
    } bring evidence at a visit.
sign-evidence = Evidence of the Hunter: as many as the scenario asks are worth a suspect card.
sign-gloom = Gloom: on gloom cards and possessed villagers. With the last one comes cleansing.
sign-influence = Influence: cards are paid with it.
sign-cleanse = Cleansing: what happens when the last gloom is gone.
sign-tab-witch = At an investigation: waits for a visit of the Witch.
sign-tab-hunter = At an investigation: waits for a visit of the Hunter.
sign-wall = Invisible wall.
full-ally = Stays on the board; is paid in upkeep.
full-event = Happens and is discarded.
full-investigation = Lies at a villager and waits for a visit.
full-location = Stays on the board; a pawn activates it.
full-brew = Stays on the board; with enough secrets it is drunk.
full-charm = Happens and is discarded.
full-curse = Stays on the board and harms the Hunter.
full-familiar = Stays on the board; acts after a visit with the familiar's pawn.
short-gather = +{ $count }
short-draw = +{ $count }
short-card-visit-hunter = The Hunter visits:
short-card-visit-witch = The Witch visits:
short-card-activate = Activate:
short-villager-paid = For an own token:
short-villager-unpaid = Else:
short-villager-witch = The Witch:
short-boost = and
short-boost-instead = or
short-card-attached = A card of the Hunter is as if gone
short-effect-gain = +{ $count } [influence]{ $twice ->
        [0] {""}
       *[other] , twice from { $twice } [gloom] on
    }
short-effect-gain-green-pawn = +{ $count } [influence] for each pawn at the greens
short-effect-gain-gloom-card = +{ $count } [influence] and one more per gloom card
short-effect-opponent-gain = opponent +{ $count } [influence]
short-effect-lose = opponent −{ $count } [influence]
short-effect-lose-or-draw = { $count } [influence], or you draw
short-effect-draw = { $count ->
        [one] a card
       *[other] { $count } cards
    }
short-effect-opponent-draw = opponent draws { $count }
short-effect-evidence = +{ $count } [evidence]
short-effect-play = play { $kind-id ->
        [card] { $count ->
            [one] a card
           *[other] up to { $count } cards
        }
       *[other] a { $kind }
    }{ $free ->
        [0] { $off ->
            [0] {""}
           *[other] {" "}{ $off } cheaper
        }
       *[other] {" "}for free
    }
short-effect-play-green-pawn = play a card for each pawn at the greens
short-effect-clue-here = +{ $count } [clue] here
short-effect-clue-group = +{ $count } [clue] on each here
short-effect-clue-any = +{ $count } [clue] on one
short-effect-clue-pair = { $count } [clue] on each of two in a group
short-effect-clue-each-group = +{ $count } [clue] in each group
short-effect-secret-here = +{ $count } [secret] here
short-effect-secret-bare = +{ $count } [secret] on somebody without [clue]
short-effect-secret-brew = { $count } [secret] on it
short-effect-gloom = { $may ->
        [0] +{ $count } [gloom]
       *[other] up to { $count } [gloom]
    } on a gloom card{ $over ->
        [0] {""}
       *[other] {" "}even over its number
    }
short-effect-opponent-gloom-or-draw = then the opponent: [gloom] or a card
short-effect-lift-card = −{ $count } [gloom]
short-effect-lift-any = up to { $count } [gloom] away
short-effect-lift-any-each-secret = up to { $count } [gloom] away, a [secret] each
short-effect-erase-here = { $count } { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    } away from here
short-effect-erase-one = up to { $count } { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    } away from one
short-effect-erase-several = { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    } away from each of { $count } at most
short-effect-erase-group = a group: { $count } { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    } away each
short-effect-move-group = move up to { $count } { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    } in a group
short-effect-move-here = move a { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    } from here
short-effect-take-out = { $kind } goes, with its gloom
short-effect-offer-deck-or-gain = top card: opponent chooses, it or [influence]
short-effect-offer-deck = top { $count ->
        [2] two cards: one is
       *[other] { $count } cards: all but one are
    } yours
short-effect-offer-hand = show { $count ->
        [2] two
       *[other] { $count }
    } cards, play one for free
short-effect-discard = { $choice ->
        [0] a random card of the opponent goes
       *[other] of { $choice } random cards of the opponent one goes
    }
short-effect-discard-or-draw = { $choice ->
        [0] a random card of the opponent goes, or you draw
       *[other] of { $choice } random cards of the opponent one goes
    }
short-effect-echo = another cleansing
short-effect-recall = take back an action pawn
short-effect-claim = { $count } [secret] away from one, a [clue] there
short-effect-disperse = the Witch's pawns leave a group, { $count } [influence] each
short-effect-swap = two villagers swap [secret]
short-effect-daze = an ally or location without effect
short-power-whenever-upkeep-discard = Upkeep: discard a card for
short-power-herding = After a visit move a [clue] in the group
short-power-candles = At a visit: a [gloom] away
short-power-guild = Pay Craftsmen in influence ({ $count }), locations −{ $count } [influence]
short-power-whenever-cleansing = After every cleansing
short-power-whenever-readying = After making ready
short-power-less-upkeep = Upkeep −{ $count }
short-power-less-drawing = Abilities: the Hunter draws { $count } less
short-power-more-elimination = Elimination: { $count ->
        [one] a [clue]
       *[other] { $count } [clue]
    } more{ $per ->
        [0] {""}
       *[other] {" "}per [gloom]
    }{ $most ->
        [0] {""}
       *[other] , { $most } at most
    }
short-power-moon = The Hunter places no [clue]
short-power-wisp = The Witch places the first [clue] of a turn
short-power-whenever-upkeep = Upkeep:
short-power-more-visit = A visit costs the Hunter { $count } [influence]{ $per ->
        [0] {""}
       *[other] {" "}per [gloom]
    }{ $most ->
        [0] {""}
       *[other] , { $most } at most
    }

## What matters in a decision

matters-act = Your pawn blocks a villager for both until your next upkeep; conversion comes before placing, so its three tokens have to lie there already.
matters-place-asset = Three on one villager pay off only at the next visit there; and your opponent reads your plans in where you place them.
matters-use-ability = An ability is optional; on the possessed, gloom may be moved instead, and with the last one the villager turns over and each green one gets a clue.
matters-convert-secrets = A favour stays on this villager and tells the Hunter something; secrets can still be moved, but also be lost.
matters-too-many-cards = Your opponent sees what you discard, and it returns when the deck runs out; what counts is what you can soon pay for and have a place for.
matters-play-cards = You will need influence next time, too; of cards that stay there is room for three of each kind, and a gloom card you can't discard yourself.
matters-choose-group = Both of you will visit the group: with the Adventurers the other player decides, the Craftsmen give more for an own token, the rest are plainer.
matters-secrets-on-one = What lies there counts towards three, but you convert only at a visit; until then the Hunter knows where to look.
matters-erase-from-one = The threshold is three: with fewer clues there is no evidence and no elimination, with fewer secrets no favour; you take them singly and may stop.
matters-erase-from-several = You take one token from each at most: it weighs most where your opponent's three become two, elsewhere it only delays.
matters-erase-in-group = An elimination takes a clue on everybody alive: where the last one goes, the Hunter has to place it anew, whomever he accuses.
matters-move-from = The first villager settles the group for all moves; tokens go one by one, and what is left behind matters as much as what arrives.
matters-move-to = A move changes two places: watch where three come together, where three are broken up, and what your opponent reads in it.
matters-move-elsewhere = The token is not gone, it only goes to somebody else anywhere in the village; there it may serve your opponent better than here.
matters-move-instead = The supply is empty, so what comes here is missing elsewhere; you need not move any, but no other token will come.
matters-move-gloom = Where you take the last gloom, cleansing follows: the Hunter resolves it, whoever's card it is, and a possessed villager turns over.
matters-pay-craftsman = The token may come from any villager: mind where you break up three, and as the Hunter also where you take the last clue.
matters-allow-card = The dearer the card, the more influence its discard brings; letting your opponent have it means knowing one card of that hand.
matters-reject-one = Your opponent plays the other card at once and for free, so its cost does not matter; if it can't be played now, it stays in the hand.
matters-leave-one = The other card goes to your opponent's hand: it still has to be paid for, and you know of it; the discarded one returns when the deck runs out.
matters-reveal-two = Your opponent settles which one is played, so both should do; the cost does not matter, but what can't be played now stays in your hand.
matters-first-cards = All the cards you drew are exchanged together, and only once; you start with 2 influence, so dear cards will have to wait.
matters-first-curse = The Hunter sees the curse and can prepare; besides what it does, weigh its cost, for you start with 2 influence, and what its cleansing gives him.
matters-familiars = Each familiar acts once, in the order you like; a boost for gloom takes it from some card, and with the last one comes cleansing.
matters-investigate = It works at each visit of the side it waits for: if that is you, your plans count; if it is the Witch, whom she can't avoid.
matters-pay-allies = Allies cost influence in each of your upkeeps; one that you discard has to be drawn again, and its cost paid once more.
matters-clue-on-any = Three clues on one villager mean evidence at a visit; an elimination also takes at least one on everybody else alive.
matters-clue-in-group = One comes to each group: it either fills a gap that still bars an elimination, or completes three for evidence.
matters-clue-on-first = The second clue will go to another villager of the same group: you choose a pair, not one.
matters-clue-on-second = It has to be somebody else of the group: whoever has no clue bars an elimination, whoever has fewer than three gives no evidence.
matters-wall = The wall makes a visit dear for the Hunter, impossible without influence; but he sees it, and will ask whom it protects.
matters-attach = A hidden card does nothing and costs no upkeep, but keeps its space; once the Hunter has removed the gloom it is back.
matters-make-room = A card that makes room loses its secrets, and its cost is not paid back; gloom cards never make room.
matters-swap-first = All secrets of the two change places, favours stay; three on somebody mean something only when you visit there.
matters-swap-second = It may be somebody of another group, or somebody without secrets, who then gets all of them and leaves the first with none.
matters-silence = Only one is discarded, but you know of the other now: which of them can you prepare for?
matters-alarm = Gloom puts off a cleansing, and with it the Hunter's reward or the end of a curse; a card in hand still has to be paid for.
matters-claim = It does nothing to favours: only secrets that have not been converted leave, and the clue comes to the same place.
matters-herd-from = The Shepherd helps once a turn, and the clue stays in the group; mind where you take the last one, for it bars an elimination.
matters-herd-to = Conversion is over for this visit: a third clue brings evidence only when you next visit the villager it goes to.
matters-feast = Each gloom brings a secret, and the Hunter's cards will do, too; but a card's last one sets off its cleansing, which he resolves.
matters-secret-on-any = The secret may go to anybody in the village, even where a pawn stands; but to convert it you have to come there one day.
matters-lift-gloom = With its last gloom a card gives its cleansing and goes: a curse stops harming, a card of your own stops helping.
matters-snuff = The Chandler helps once a turn, before investigation, conversion and ability: a cleansing now may change the rest of the visit.
matters-pay-gloom = You may pay with gloom from the Hunter's cards as well; but where you take the last one, he resolves the cleansing and the card goes.
matters-may-place-gloom = Gloom keeps your curses in play and strengthens some; on the Hunter's cards it puts off the reward of cleansing.
matters-place-gloom = You have to place it: a card of yours stays longer; one of the Hunter's brings him its reward later, but serves him longer.
matters-exchange = Two cards for one, but whatever exceeds seven is discarded in this same upkeep; the Witch sees what you put away.
matters-disperse = Each pawn brings influence and leaves a villager whom you can visit at once; in upkeep the Witch would take her pawns back anyway.
matters-toll = Influence is missed at once, a card helps the Hunter later; and the Lure asks again at each of your visits there.
matters-recall-pawn = A pawn taken back is one more action, and its villager is ready again: you may even go there twice, for another conversion.
matters-take-out = The card leaves with its gloom and without cleansing: nobody gains anything from it, and its space is free.
matters-echo = You resolve the cleansing only: the card stays with its gloom, a curse goes on harming, but the reward may come once more later.
matters-daze = The daze lasts until the end of the Hunter's next turn: an ally still costs upkeep, and a location can't be activated.

## Numbers, tracks and places

full-influence = What cards and some actions are paid with.
full-evidence = With enough of it the Hunter takes a suspect card: somebody who is not the Witch.
name-ritual-favours = Favours for the ritual
full-ritual-favours = So many must lie on the villager who is the Witch before she can perform the ritual.
name-pawns = Action pawns
full-pawns = Each is one action this turn. Where they stand they block a villager until their owner's next upkeep.
name-place = Place for a card
full-place = Cards of this kind stay in play here; where there is no place, one has to go first.
name-round = Round
full-round = First the Witch has a turn, then the Hunter.

## What stands on cards, in owners' packs

field-number = number
field-kind = kind
field-cost = cost
field-copies = copies in the standard deck
field-upkeep = upkeep
field-gloom = gloom
field-secrets = secrets
field-cancel = cost of cancelling
field-side = waits for a visit of
field-attached = is attached
field-power = lasting power
field-worth = number of its power
field-limit = second number of its power
field-assets = assets
field-printed = printed
field-faction = group
