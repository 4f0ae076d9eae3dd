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
kc-upkeep-of = upkeep { $count }
kc-cost = cost
kc-needs = secrets needed
kc-gloom-limit = gloom
kc-cancel = cancelled for
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
kc-word-gather = Gather
kc-word-draw = Draw
kc-word-ready = Ready
kc-word-stir = Stir
kc-word-cover-up = Cover
kc-word-ritual = Ritual
kc-word-cancel = Cancel
kc-word-exonerate = Clear
kc-word-eliminate = Execute

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
    }, others { $others }
kc-way-ritual = The Witch's ritual
kc-way-ritual-at = Ritual: { $villager }
kc-way-innocents = Innocents dead
kc-way-hidden = The Hunter searches among { $count }. Whom he has cleared you don't know.
kc-way-left = { $count ->
        [one] One person can
       *[other] { $count } people can
    } be the Witch.

## What cards do, in short and with signs

## A deck of one's own

kc-deck-pool = Cards to choose from
kc-deck-chosen = What is in the deck
kc-deck-seat = Whose deck
kc-deck-search = Name or effect
kc-deck-kind = Kind of cards
kc-deck-add = Add: { $card }
kc-deck-less = One less: { $card }
kc-deck-more = One more: { $card }
kc-deck-count = { $card }: { $count }×
kc-deck-size = { $count } of { $most }
kc-deck-standard = Copy of the standard deck
kc-deck-cost = Cost
kc-deck-average = { $cost } on average
kc-deck-hand = A hand to try
kc-deck-draw = Draw
kc-deck-another = Another one
