### Words of the table of Kacíř: Beyond the Palisades

over-points = { $seat-id ->
        [witch] Favours on the witch: { $points }
       *[hunter] Suspect cards: { $points }
    }
kc-round = Round { $round }
kc-reaction = You decide in the other’s turn
kc-board-of = Board: { $seat }
kc-hand-of = Hand: { $seat }
kc-hand = Hand
kc-deck = Deck
kc-discard = Discards
kc-empty = none
kc-hand-hidden = Only those who hold them see the cards.
kc-hand-empty = You hold no cards.
kc-known = Your opponent knows: { $cards }
kc-known-cards = What is known of the hand
kc-unseen = What you have not seen of it yet
kc-unseen-other = Cards not seen, in the deck or in the hand
kc-played = Being played
kc-tray = Cards laid open
kc-influence = influence
kc-influence-count = influence
kc-evidence = evidence
kc-evidence-of = evidence
kc-ritual = favours
kc-ritual-of = favours
kc-row-brew = Brews
kc-row-familiar = Familiars
kc-row-curse = Curses
kc-row-ally = Allies
kc-row-location = Locations
kc-upkeep = upkeep
kc-upkeep-short = upkeep { $count }
kc-cost = cost
kc-needs = secrets needed
kc-gloom-limit = gloom
kc-cancel = cancelled for
kc-source = Source
kc-printed = Known otherwise
kc-printed-name = name
kc-printed-kind = kind
kc-printed-cost = cost
kc-printed-upkeep = upkeep
kc-printed-gloom = gloom
kc-printed-secrets = number of secrets
kc-printed-effect = effect
kc-printed-cleanse = cleansing
kc-printed-power = power
kc-printed-boost = boost
kc-printed-cancel = cancelling
kc-printed-side = side
kc-lies-at = Lies at: { $villager }
kc-covered = does not count as a card in play
kc-dazed = without effect until the end of the Hunter's next turn
kc-in-use = an action pawn stands on it
kc-gloom-of = gloom { $count } of { $limit }
kc-secrets-of = secrets { $count } of { $limit }
kc-secret-count = { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    }
kc-favour-count = { $count ->
        [one] { $count } favour
       *[other] { $count } favours
    }
kc-clue-count = { $count ->
        [one] { $count } clue
       *[other] { $count } clues
    }
kc-gloom-count = { $count } gloom
kc-assets = A visit places { $count ->
        [one] { $count } secret or clue.
       *[other] { $count } secrets or clues.
    }
kc-face = side { $face }
kc-possessed = possessed
kc-you = this is you
kc-you-are = your true identity
kc-innocent = innocent
kc-dead = dead
kc-ready = can be visited
kc-pawn-witch = a pawn of the Witch stands here
kc-pawn-familiar = the familiar's pawn stands here
kc-pawn-hunter = a pawn of the Hunter stands here

## Actions

kc-deeds = Actions of the board
kc-choice = { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
kc-pawns = Action pawns
kc-pawns-left = { $count } left
kc-raven = Familiar's pawn
kc-left = ready
kc-used = used
kc-deed-gather = Gather influence
kc-deed-draw = Draw a card
kc-deed-ready = Make ready
kc-deed-stir = Stir a brew
kc-deed-cover-up = Cover up
kc-deed-ritual = Ritual
kc-deed-cancel = Cancel a curse
kc-deed-exonerate = Exonerate
kc-deed-eliminate = Eliminate
kc-short-gather = Gather
kc-short-draw = Draw
kc-short-ready = Ready
kc-short-stir = Stir
kc-short-cover-up = Cover
kc-short-ritual = Ritual
kc-short-cancel = Cancel
kc-short-exonerate = Clear
kc-short-eliminate = Execute
kc-about-gather = For a pawn you gain 1 influence.
kc-about-draw = For a pawn you draw 1 card.
kc-about-ready = The other player's pawn leaves a villager, who can be visited again.
kc-about-stir = You place 1 secret on your brew.
kc-about-cover-up = For { $price } influence you discard an investigation without gloom.
kc-about-ritual = At your true identity, with { $favours } favours, you win.
kc-about-cancel = You pay the price of a curse and discard it; from a gloom curse you remove 1 gloom instead.
kc-about-exonerate = For { $evidence } evidence you take a suspect card: you know one more innocent.
kc-about-eliminate = Somebody with { $clues } clues can be eliminated if everybody else alive has one. If it is not the Witch, an innocent dies.
kc-about-raven = After a visit with this pawn every familiar in play may act.

## Notebook

kc-notes = Notebook
kc-notes-hunter = The Hunter's notebook
kc-notes-witch = What the Hunter knows
kc-note-witch = this is you
kc-note-was-witch = the Witch
kc-note-dead = an innocent victim
kc-note-cleared = suspect card
kc-note-most-secrets = most secrets
kc-note-most-clues = most clues
kc-know-witch = The Witch
kc-know-dead = An innocent victim
kc-know-cleared = Innocent: the Hunter has the suspect card
kc-know-open = Not clear
kc-mark-open = not clear, mark as suspicious
kc-mark-suspect = suspicious, mark as probably innocent
kc-mark-clear = probably innocent, remove the mark
kc-word-open = unclear
kc-word-suspect = suspect
kc-word-clear = perhaps not
kc-ways = Ways to win
kc-way-suspects = Suspect cards
kc-way-eliminate = Elimination: { $clues ->
        [one] { $clues } clue
       *[other] { $clues } clues
    }, others 1
kc-way-ritual = The Witch's ritual
kc-way-ritual-at = Ritual: { $villager }
kc-way-innocents = Innocents dead
kc-way-hidden = The Hunter searches among { $count }. Whom he has cleared you don't know.
kc-way-left = { $count ->
        [one] One person can
       *[other] { $count } people can
    } be the Witch.

## Signs

kc-sign-secret = Secret of the Witch: stripes. Three can become a favour.
kc-sign-favour = Favour: a heart. As many as the scenario asks are enough for the ritual.
kc-sign-clue = Clue of the Hunter: dots. Three bring evidence at a visit.
kc-sign-evidence = Evidence of the Hunter: three are worth a suspect card.
kc-sign-gloom = Gloom: on gloom cards and possessed villagers. With the last one comes cleansing.
kc-sign-influence = Influence: cards are paid with it.
kc-sign-cleanse = Cleansing: what happens when the last gloom is gone.
kc-sign-tab-witch = At an investigation: waits for a visit of the Witch.
kc-sign-tab-hunter = At an investigation: waits for a visit of the Hunter.
kc-sign-wall = Invisible wall.
kc-about-ally = Stays on the board; is paid in upkeep.
kc-about-event = Happens and is discarded.
kc-about-investigation = Lies at a villager and waits for a visit.
kc-about-location = Stays on the board; a pawn activates it.
kc-about-brew = Stays on the board; with enough secrets it is drunk.
kc-about-charm = Happens and is discarded.
kc-about-curse = Stays on the board and harms the Hunter.
kc-about-familiar = Stays on the board; acts after a visit with the familiar's pawn.

## What cards do, in short and with signs

kc-lead-visit-hunter = The Hunter visits:
kc-lead-visit-witch = The Witch visits:
kc-lead-activate = Activate:
kc-lead-paid = For an own token:
kc-lead-unpaid = Else:
kc-lead-witch = The Witch:
kc-boost-besides = and
kc-boost-instead = or
kc-attached = A card of the Hunter is as if gone
kc-do-gain = +{ $count } [influence]
kc-do-gain-green-pawn = +{ $count } [influence] for each pawn at the greens
kc-do-gain-gloom-card = +{ $count } [influence] and one more per gloom card
kc-do-lose = opponent −{ $count } [influence]
kc-do-draw = { $count ->
        [one] a card
       *[other] { $count } cards
    }
kc-do-evidence = +{ $count } [evidence]
kc-do-play = play { $kind-id ->
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
kc-do-play-green-pawn = play a card for each pawn at the greens
kc-do-clue-here = +{ $count } [clue] here
kc-do-clue-group = +{ $count } [clue] on each here
kc-do-clue-any = +{ $count } [clue] on one
kc-do-clue-pair = { $count } [clue] on each of two in a group
kc-do-clue-each-group = +{ $count } [clue] in each group
kc-do-secret-here = +{ $count } [secret] here
kc-do-secret-bare = +{ $count } [secret] on somebody without [clue]
kc-do-secret-brew = { $count } [secret] on it
kc-do-gloom = { $may ->
        [0] +{ $count } [gloom]
       *[other] up to { $count } [gloom]
    } on a gloom card{ $over ->
        [0] {""}
       *[other] {" "}even over its number
    }
kc-do-lift-card = −{ $count } [gloom]
kc-do-lift-any = up to { $count } [gloom] away
kc-do-erase-here = { $count } { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    } away from here
kc-do-erase-one = up to { $count } { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    } away from one
kc-do-erase-several = { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    } away from each of { $count } at most
kc-do-erase-group = a group: { $count } { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    } away each
kc-do-move-group = move up to { $count } { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    } in a group
kc-do-move-here = move a { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    } from here
kc-do-take-out = { $kind } goes, with its gloom
kc-do-echo = another cleansing
kc-do-toll = { $count } [influence], or you draw
kc-do-recall = take back an action pawn
kc-do-claim = { $count } [secret] away from one, a [clue] there
kc-do-disperse = the Witch's pawns leave a group, { $count } [influence] each
kc-do-overhear = random cards of the Witch ({ $count }): one goes
kc-do-alarm = then the Witch reacts
kc-do-feast = up to { $count } [gloom] away, a [secret] each
kc-do-swap = two villagers swap [secret]
kc-do-daze = an ally or location without effect
kc-do-snatch = a random card of the opponent goes
kc-do-top-card = top card: opponent chooses, it or [influence]
kc-do-top-two = top two cards: one is yours
kc-do-two-cards = show two cards, play one for free
kc-power-exchange = Upkeep: discard a card, draw { $worth }
kc-power-herding = After a visit move a [clue] in the group
kc-power-candles = At a visit: a [gloom] away
kc-power-guild = Pay Craftsmen in influence ({ $worth }), locations −{ $worth } [influence]
kc-power-ranging = After every cleansing { $worth } [evidence]
kc-power-tactics = After making ready { $worth } [clue] there
kc-power-stores = Upkeep −{ $worth }
kc-power-foreboding = Abilities: the Hunter draws { $worth } less
kc-power-phantom = Elimination: a [clue] more per [gloom], { $worth } at most
kc-power-moon = The Hunter places no [clue]
kc-power-wisp = The Witch places the first [clue] of a turn
kc-power-darkness = Upkeep: { $worth } [influence], twice from { $limit } [gloom] on
kc-power-wall = A visit costs the Hunter { $worth } [influence]
