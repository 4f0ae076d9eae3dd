### Words of the table of Kacíř: Beyond the Palisades

over-points = { $seat-id ->
        [witch] Favours: { $points }
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
kc-evidence = evidence
kc-ritual = favours
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
kc-about-gather = For a pawn you gain 1 influence.
kc-about-draw = For a pawn you draw 1 card.
kc-about-ready = The other player's pawn leaves a villager, who can be visited again.
kc-about-stir = You place 1 secret on your brew.
kc-about-cover-up = For 2 influence you discard an investigation without gloom.
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

## Villagers in short

kc-short-ashley = Top card: opponent chooses, it or [influence]
kc-short-william = Show 2 cards, play one for free
kc-short-silas = Top 2 cards: one is yours
kc-short-oswald = For an own token: 3 cards, else 1
kc-short-hazel = For an own token: 3 [influence], else 1
kc-short-kveta = For an own token: play a card
kc-short-judy = 1 [influence] for each pawn at the greens
kc-short-judy-possessed = 1 [influence], the Witch 2
kc-short-grace = Play a card for each pawn at the greens
kc-short-grace-possessed = Play a card, the Witch 1 cheaper
kc-short-edith = Draw a card
kc-short-edith-possessed = Draw a card, the Witch 2
kc-short-annie = Draw a card
kc-short-betty = Gain 2 [influence]
kc-short-adams = Play a card 1 cheaper
kc-short-wulfric = Gain 1 [influence]
kc-short-biggs = Play up to 2 cards
kc-short-tobias = Draw 2 cards
kc-short-atkins = Play a card
kc-short-martha = Draw a card, 1 [influence]
kc-short-nell = Gain 3 [influence]

## The Hunter's cards in short

kc-short-fisherman = Upkeep: discard 1, draw 2
kc-short-shepherd = After a visit move a [clue] in the group
kc-short-chandler = At a visit: 1 [gloom] away
kc-short-guildmistress = Pay Craftsmen in influence, locations −1 [influence]
kc-short-ranger = After every cleansing 2 [evidence]
kc-short-tactician = After making ready 1 [clue] there
kc-short-dawn-march = Take back 1 action pawn
kc-short-unlawful-claim = Up to 2 [secret] away from one, 1 [clue] there
kc-short-pull-together = The Witch's pawns leave a group, 1 [influence] each
kc-short-whispers = 2 random cards of the Witch: one goes
kc-short-exposure = A curse goes, with its gloom
kc-short-careful-approach = 2 [clue] in one group, 1 [gloom] away
kc-short-hasty-approach = 3 [clue] on one, then the Witch reacts
kc-short-glow = Your visit: −1 [gloom]
kc-cleanse-glow = up to 3 [gloom] away
kc-short-thorough-search = Your visit: +1 [clue]
kc-short-trail = Her visit: +1 [clue]
kc-short-triangulation = Her visit: −1 [gloom]
kc-cleanse-triangulation = 3 [clue] on each here
kc-short-lure = Her visit: 1 [influence], or you draw
kc-short-survey = Your visit: −1 [gloom], a card
kc-cleanse-survey = 1 [evidence]
kc-short-hillock = Activate: 1 [clue] in each group
kc-short-murky-waters = Activate: 2 cards, −1 [gloom]
kc-cleanse-murky-waters = 4 [influence]
kc-short-peat-bog = Activate: 1 [clue], −1 [gloom]
kc-cleanse-peat-bog = another cleansing
kc-short-willow-shrub = Activate: 2 [influence], −1 [gloom]
kc-cleanse-willow-shrub = 1 [evidence], a card
kc-short-overhang = Activate: 1 [secret] away from each of two
kc-short-storehouse = Activate: 2 [influence]. Upkeep −1

## The Witch's cards in short

kc-short-elixir = Move up to 3 [secret] in a group
kc-short-waterskin = 2 [influence], 1 more per gloom card
kc-short-dark-honey = 3 cards and 1 [influence]
kc-short-venom = Discard an ally
kc-short-creeping-mist = Up to 3 [gloom] on gloom cards
kc-short-fumes = A group: 1 [clue] away each, then 1 [gloom]
kc-short-vanishing = An investigation goes, with its gloom
kc-short-lost-in-sight = A card of the Hunter is as if gone
kc-cleanse-lost-in-sight = Hunter draws
kc-short-dark-ritual = Up to 3 [gloom] away, a [secret] each
kc-short-alluring-look = 2 [secret] on somebody without [clue]
kc-short-daze = An ally or location without effect
kc-short-devouring = Up to 3 [clue] away from one, then 1 [gloom]
kc-short-mental-image = Two villagers swap [secret]
kc-short-foreboding = Abilities: the Hunter draws one less
kc-short-phantom = Elimination: 1 [clue] more per [gloom], 2 at most
kc-cleanse-phantom = Hunter: 1 [evidence]
kc-short-stained-moon = The Hunter places no [clue]
kc-cleanse-stained-moon = Hunter: 3 [influence], a card
kc-short-will-o-wisp = The Witch places the first [clue] of a turn
kc-short-strength-in-darkness = Upkeep: 1 [influence], from 3 [gloom] on 2
kc-cleanse-strength-in-darkness = Hunter: 3 [influence]
kc-short-invisible-wall = A visit costs the Hunter 2 [influence]
kc-short-shroud = Play a brew for free
kc-boost-shroud = and 2 [secret] on it
kc-short-scent = The Hunter loses 1 [influence]
kc-boost-scent = and a random card
kc-short-helping-hand = Gain 1 [influence]
kc-boost-helping-hand = and 1 card
kc-short-ruse = Move 1 [clue] from here
kc-boost-ruse = or 1 [clue] away
kc-short-rapture = 1 [secret] here
kc-boost-rapture = or 2 [secret]
kc-short-misty-breath = 1 [gloom] on a gloom card
kc-boost-misty-breath = even over its number
