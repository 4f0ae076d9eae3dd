### Kacíř: Beyond the Palisades

game-name = Kacíř: Beyond the Palisades
game-summary = A Witch hides among nine villagers and prepares a ritual. The Hunter gathers clues and evidence to find her first.

## Where things are known from

source-rulebook = Printed in the rulebook
source-public = Known from public material
source-house = Ours, to fill a gap
source-pack = Your own

## Options

option-scenario = Scenario
option-scenario-fog = Fog over the settlement
option-scenario-deep-gloom = Deep gloom
option-scenario-cleansed-land = Cleansed land
option-scenario-short-winter = Short winter
option-scenario-roanoke = Roanoke without gloom
option-red = Red group (the Witch's choice)
option-red-adventurers = Adventurers
option-red-neighbours = Neighbours
option-blue = Blue group (the Hunter's choice)
option-blue-craftsmen = Craftsmen
option-blue-elders = Elders
option-witch_deck = The Witch's deck
option-witch_deck-standard = Standard
option-witch_deck-own = Your own
option-hunter_deck-own = Your own
option-hunter_deck = The Hunter's deck
option-hunter_deck-standard = Standard

## Players, groups, tokens

name-witch = Witch
name-hunter = Hunter
name-red = the red group
name-blue = the blue group
name-green = the green group
name-adventurers = Adventurers
name-craftsmen = Craftsmen
name-haunted = Possessed / Household
name-neighbours = Neighbours
name-elders = Elders
name-hearth = Hearth
name-possessed = Possessed
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
name-fog = Fog over the settlement
name-deep-gloom = Deep gloom
name-cleansed-land = Cleansed land
name-short-winter = Short winter
name-roanoke = Roanoke without gloom
full-fog = The green villagers are possessed, with 2 gloom on each. The usual ways to win.
full-deep-gloom = The green villagers are possessed: 3 gloom on the first, 2 on the second, 1 on the third. While all three are possessed the Witch gains 1 influence in her upkeep. When the last of them is cleansed and all three are alive, the Hunter draws a suspect card for free.
full-cleansed-land = The green villagers show their Household side, without gloom. Instead of one of her three first cards the Witch takes a gloom curse from her deck and shows it.
full-short-winter = The green villagers are possessed, with 1 gloom on each. A short game: 2 favours are enough for the ritual, 2 evidence bring a suspect card, and the Witch wins when the second innocent dies.
full-roanoke = The green villagers of the base game; there is no gloom at the start.

## Villagers

name-ashley = Ashley the prospector
full-ashley = Turn up the top card of your deck. Your opponent decides: you take it, or it is discarded and you gain influence for its cost and 1 more.
name-william = William the dog handler
full-william = Show 2 cards of your hand. Your opponent names the one you discard; you play the other one for free.
name-silas = Silas the trapper
full-silas = Turn up the 2 top cards of your deck. Your opponent discards one, you take the other.
name-oswald = Oswald the carpenter
full-oswald = Remove a secret (clue) of yours from any villager and draw 3 cards; otherwise draw 1 card.
name-hazel = Hazel the builder
full-hazel = Remove a secret (clue) of yours from any villager and gain 3 influence; otherwise gain 1 influence.
name-kveta = Květa the miller
full-kveta = Remove a secret (clue) of yours from any villager and play 1 card.
name-judy = Judy of the woods
full-judy = Household: gain as much influence as there are pawns (whoever's) on green villagers. Possessed: gain 1 influence, the Witch 2.
name-grace = Mother Grace
full-grace = Household: play up to as many cards as there are pawns on green villagers. Possessed: play 1 card, for the Witch it costs 1 less.
name-edith = Grandmother Edith
full-edith = Household: as many secrets (clues) are placed as there are pawns on green villagers, 3 at most; draw 1 card. Possessed: 1 is placed; draw 1 card, the Witch 2.
name-annie = Doctor Annie
full-annie = Draw 1 card.
name-betty = Betty the butter maker
full-betty = Gain 2 influence.
name-adams = Adams the huntsman
full-adams = Play 1 card, it costs 1 less.
name-wulfric = Wulfric the preacher
full-wulfric = Gain 1 influence.
name-biggs = Mayor Biggs
full-biggs = Play up to 2 cards.
name-tobias = Tobias the smith
full-tobias = Draw 2 cards.
name-atkins = Widow Atkins
full-atkins = Play 1 card.
name-martha = Martha the innkeeper
full-martha = Draw 1 card and gain 1 influence.
name-nell = Nell the fisherwoman
full-nell = Gain 3 influence.

## The Hunter's cards

name-fisherman = Fisherman
full-fisherman = In your upkeep you may discard 1 card of your hand and draw 2.
name-shepherd = Shepherd
full-shepherd = Once in a turn, after a visit, you may move 1 clue between two villagers of the same group.
name-chandler = Chandler
full-chandler = Once in a turn, when you visit, you may remove 1 gloom from any gloom card or from a possessed villager.
name-guildmistress = Guildmistress
full-guildmistress = At the Craftsmen you may pay 1 influence instead of 1 clue. Playing a location costs you 1 influence less.
name-ranger = Ranger
full-ranger = Whenever a card or a villager is cleansed, by whomever, gain 2 evidence.
name-tactician = Tactician
full-tactician = When you make a villager ready, place 1 clue there.
name-dawn-march = Dawn march
full-dawn-march = Take 1 of your pawns back from a villager; you may use it again in this turn. At most once in a turn.
name-unlawful-claim = Unlawful claim
full-unlawful-claim = Remove 2 secrets from one villager (all, if there are fewer) and place 1 clue there.
name-pull-together = Pull yourselves together!
full-pull-together = All pawns of the Witch on one group go back to her supply; gain 1 influence for each.
name-whispers = Whispers in the dark
full-whispers = The Witch shows 2 random cards of her hand and you choose the one she discards. If she has fewer than 2, draw 1 card.
name-exposure = Exposure
full-exposure = Remove 1 curse from play with all gloom on it. It is not cleansed.
name-careful-approach = Careful approach
full-careful-approach = Place 1 clue on each of two different villagers of one group. Then you may remove 1 gloom from a gloom card.
name-hasty-approach = Hasty approach
full-hasty-approach = Place 3 clues on one villager. The Witch may then place 1 gloom on a gloom card or draw 1 card.
name-glow = Glow
full-glow = When the Hunter visits this villager, 1 gloom leaves this card. Cleansed: remove up to 3 gloom from any gloom cards.
name-thorough-search = Thorough search
full-thorough-search = When the Hunter visits this villager, he places 1 clue there.
name-trail = Trail
full-trail = When the Witch visits this villager, the Hunter places 1 clue there.
name-triangulation = Triangulation
full-triangulation = When the Witch visits this villager, 1 gloom leaves this card. Cleansed: place 3 clues on each villager of the same group.
name-lure = Lure
full-lure = When the Witch visits this villager, she pays 1 influence, or the Hunter draws 1 card.
name-survey = Survey
full-survey = When the Hunter visits this villager, 1 gloom leaves this card and he draws 1 card. Cleansed: gain 1 evidence.
name-hillock = Hillock
full-hillock = Activate: place 1 clue on one villager of each group.
name-murky-waters = Murky waters
full-murky-waters = Activate: draw 2 cards, then remove 1 gloom from this card. Cleansed: gain 4 influence.
name-peat-bog = Peat bog
full-peat-bog = Activate: place 1 clue on any villager, then remove 1 gloom from this card. Cleansed: resolve the cleanse effect of any other gloom card in play.
name-willow-shrub = Willow shrub
full-willow-shrub = Activate: gain 2 influence, then remove 1 gloom from this card. Cleansed: gain 1 evidence and draw 1 card.
name-overhang = Overhang
full-overhang = Activate: remove 1 secret from each of up to 2 villagers.
name-storehouse = Storehouse
full-storehouse = Activate: gain 2 influence. The upkeep of your allies is 1 lower in total.

## The Witch's cards

name-elixir = Elixir of modesty
full-elixir = Move up to 3 secrets between villagers of one group.
name-waterskin = Skin of bog water
full-waterskin = Gain 2 influence and 1 more for each gloom card in play, 5 at most.
name-dark-honey = Dark honey
full-dark-honey = Draw 3 cards and gain 1 influence.
name-venom = Venom of the bog snake
full-venom = Discard 1 of the Hunter's allies.
name-creeping-mist = Creeping mist
full-creeping-mist = Place up to 3 gloom on gloom cards; one of those cards may exceed its number by 1.
name-fumes = Fumes of confusion
full-fumes = Choose a group and remove 1 clue from each of its villagers. Then you may place 1 gloom on a gloom card of yours.
name-vanishing = Dematerialization
full-vanishing = Remove 1 investigation from play with its gloom. It is not cleansed.
name-lost-in-sight = Lost in plain sight
full-lost-in-sight = Attach it to an ally, a location or an investigation of the Hunter: that card does not count as being in play. The Hunter may cancel this card like a gloom curse. Cleansed: the Hunter draws 1 card.
name-dark-ritual = Dark ritual
full-dark-ritual = Remove up to 3 gloom from gloom cards in play and place 1 secret on any villager for each.
name-alluring-look = Alluring look
full-alluring-look = Place 2 secrets on one villager without clues.
name-daze = Daze
full-daze = Choose an ally or a location of the Hunter: it has no effect and cannot be used until the end of his next turn. Its upkeep is still due.
name-devouring = Devouring
full-devouring = Remove up to 3 clues from one villager. Then you may place 1 gloom on a gloom card.
name-mental-image = Mental image
full-mental-image = Exchange all secrets of two villagers; favours stay.
name-foreboding = Shadows of foreboding
full-foreboding = Whenever a villager's ability lets the Hunter draw cards, he draws 1 fewer, but at least 1.
name-phantom = Phantom
full-phantom = To eliminate somebody the Hunter needs 1 more clue there for each gloom on this card, 2 more at most. Cleansed: the Hunter gains 1 evidence.
name-stained-moon = Stained moon
full-stained-moon = The Hunter places no clues, neither by visits nor by any effect. Cleansed: the Hunter gains 3 influence and draws 1 card.
name-will-o-wisp = Will-o'-the-wisp
full-will-o-wisp = At the first villager whom the Hunter visits in a turn, the Witch decides where in the group the clues go.
name-strength-in-darkness = There is strength in darkness
full-strength-in-darkness = In your upkeep gain 1 influence; 2 if there are at least 3 gloom on this card. Cleansed: the Hunter gains 3 influence.
name-invisible-wall = Invisible wall
full-invisible-wall = Choose a villager. The Hunter pays 2 influence each time he visits there.
name-shroud = Shroud
full-shroud = Play 1 brew of your hand for free. Boost for 1 gloom: place 2 secrets on it.
name-scent = Scent
full-scent = The Hunter loses 1 influence. Boost for 1 gloom: he also discards 1 random card.
name-helping-hand = Helping hand
full-helping-hand = Gain 1 influence. Boost for 1 gloom: draw 1 card, too.
name-ruse = Ruse
full-ruse = Move 1 clue from the visited villager to another. Boost for 1 gloom: remove it instead.
name-rapture = Rapture
full-rapture = Place 1 secret on the visited villager. Boost for 1 gloom: place 2 instead.
name-misty-breath = Misty breath
full-misty-breath = Place 1 gloom on a gloom card. Boost for 1 influence: it may exceed the card's number by 1.

## What is asked

ask-act = { $seat }: choose an action (pawns left: { $pawns }).
ask-place-asset = { $seat }: { $token-id ->
        [clue] where does the clue go?
       *[secret] where does the secret go?
    } (Left: { $count }; visiting { $villager }.)
ask-use-ability = { $seat }: use the ability of { $villager }?
ask-convert-secrets = { $seat }: change 3 secrets into a favour on { $villager }?
ask-too-many-cards = { $seat }: too many cards in hand. Discard { $count } more.
ask-play-cards = { $seat }: play a card (at most { $count }).
ask-play-brew = { $seat }: which brew do you play for free?
ask-move-instead = { $seat }: the supply is empty. Where do you take the { $token } for { $thing } from?
ask-move-gloom = { $seat }: there is no gloom in the supply. Where do you take it for { $thing } from?
ask-pay-craftsman = { $seat }: whose token pays { $villager }?
ask-allow-card = { $seat }: your opponent turned up { $card }. Is it taken, or discarded for { $count } influence?
ask-reject-one = { $seat }: which card does your opponent discard? The other one is played for free. ({ $cards })
ask-leave-one = { $seat }: which card is discarded? Your opponent takes the other. ({ $cards })
ask-reveal-two = { $seat }: which two cards do you show?
ask-first-cards = { $seat }: do you keep your first cards?
ask-first-curse = { $seat }: which gloom curse do you take?
ask-familiars = { $seat }: which familiar acts at { $villager }?
ask-investigate = { $seat }: where does { $card } go?
ask-pay-allies = { $seat }: the upkeep of your allies is { $count } influence. Pay, or let somebody go?
ask-clue-on-any = { $seat }: on whom do you place clues ({ $count })?
ask-clue-in-group = { $seat }: where in { $group } does the clue go?
ask-clue-on-first = { $seat }: on whom do you place the first clue?
ask-clue-on-second = { $seat }: on whom do you place the second clue?
ask-wall = { $seat }: before whom does the Invisible wall stand?
ask-attach = { $seat }: which card is lost in plain sight?
ask-make-room = { $seat }: there is no space. Which card makes room for { $card }?
ask-swap-first = { $seat }: whose secrets do you exchange?
ask-swap-second = { $seat }: with whom does { $villager } exchange secrets?
ask-silence = { $seat }: which card does the Witch discard? ({ $cards })
ask-charm = { $seat }: on whom without clues do you place secrets ({ $count })?
ask-devour = { $seat }: from whom do you remove a clue ({ $count } left)?
ask-alarm = { $seat }: you may place a gloom or draw a card.
ask-claim = { $seat }: whom do you claim?
ask-herd-from = { $seat }: from whom does the Shepherd move a clue?
ask-herd-to = { $seat }: where does the clue of { $villager } go?
ask-feast = { $seat }: where do you remove a gloom ({ $count } left)?
ask-secret-on-any = { $seat }: on whom do you place a secret?
ask-lift-gloom = { $seat }: where do you remove a gloom ({ $count } left)?
ask-snuff = { $seat }: where does the Chandler remove a gloom?
ask-rearrange-from = { $seat }: from whom do you move a secret ({ $count } left)?
ask-rearrange-to = { $seat }: where does the secret of { $villager } go?
ask-uncover = { $seat }: from whom do you remove a secret ({ $count } left)?
ask-pay-gloom = { $seat }: where does the gloom for the boost come from?
ask-may-place-gloom = { $seat }: you may place a gloom. Where?
ask-place-gloom = { $seat }: where do you place the gloom?
ask-spread-gloom = { $seat }: where do you place a gloom ({ $count } left)?
ask-exchange = { $seat }: you may discard a card and draw two (Fisherman).
ask-disperse = { $seat }: which group do the Witch's pawns leave?
ask-toll = { $seat }: do you pay { $count } influence, or does the Hunter draw a card (Lure)?
ask-mislead = { $seat }: where does the clue of { $villager } go?
ask-recall-pawn = { $seat }: which pawn do you take back?
ask-take-out = { $seat }: which card leaves play?
ask-echo = { $seat }: which cleanse effect do you resolve?
ask-daze = { $seat }: which card is dazed?
ask-confuse = { $seat }: which group loses clues?

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
do-exonerate = Exonerate: a suspect card for evidence
do-eliminate = Eliminate { $villager }
do-drink = Drink { $card }
do-discard = Discard { $card } from play
do-discard-at = Discard { $card } at { $villager } from play
do-end-turn = End the turn
do-play = Play { $card } (cost { $cost })
do-choose = { $thing }
do-choose-at = { $thing } at { $villager }
do-skip = Nothing (more)
do-use = Use the ability
do-lift = Remove a gloom instead
do-deepen = Put a gloom back for 1 influence instead
do-convert = Change into a favour
do-call = Use { $card }
do-boost = Use and boost { $card }
do-pay = Pay in influence
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

log-turn = Round { $round }: { $seat } to play.
log-gained = { $seat } gains { $count } influence (now { $total }).
log-paid = { $seat } pays { $count } influence ({ $total } left).
log-lost = { $seat } loses { $count } influence ({ $total } left).
log-evidence = The Hunter gains { $count } evidence (now { $total }).
log-works = { $card } takes effect.
log-scenario = Scenario: { $scenario }.
log-recovered = { $thing } works again.
log-moonlit = Stained moon: the Hunter places no clues.
log-placed-secret = { $seat } places { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    }: { $thing }.
log-placed-favour = { $seat } gains a favour ({ $count }): { $thing }.
log-placed-clue = { $seat } places { $count ->
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
log-hidden = { $seat } secretly takes her suspect card.
log-identity = Your true identity: { $villager }.
log-suspect = { $seat } takes a suspect card (now { $count }).
log-suspect-seen = Proven innocent: { $villager }.
log-exonerates = The Hunter hands in { $count } evidence.
log-eliminated = The Hunter has { $villager } eliminated.
log-innocent = { $villager } was innocent. Dead innocents: { $count }. All clues are gone.
log-shuffled = { $seat }: the discards become a new deck.
log-drew = { $seat } draws a card.
log-drew-card = You draw { $card }.
log-redrew = { $seat } draws other first cards.
log-played = { $seat } plays { $card }.
log-laid-at = { $card } lies at { $villager }.
log-covered = { $thing } does not count as being in play.
log-left-play = { $thing } leaves play.
log-pawn-back = { $seat }: a pawn goes back to the supply ({ $villager }).
log-shown = { $seat } shows { $cards }.
log-discarded = { $seat } discards { $card }.
log-stays = { $card } cannot be played now and stays in hand. ({ $seat })
log-turned-up = { $seat } turns up { $card }.
log-took = { $seat } takes { $card }.
log-confused = Clues vanish: { $group }.
log-dazed = { $thing }: no effect until the end of the Hunter's next turn.
log-swapped = Secrets exchanged: { $villager } and { $other }.
log-visit = { $seat } visits { $villager }.
log-visit-familiar = { $seat } sends the familiar to { $villager }.
log-used = { $seat } uses the ability of { $villager }.
log-called = { $seat } uses { $card }.
log-boosted = { $seat } uses and boosts { $card }.
log-gathers = { $seat } gathers influence.
log-draws = { $seat } uses an action to draw.
log-readied = { $seat } makes { $villager } ready.
log-ritual = The ritual begins: { $villager }.
log-activated = The Hunter activates { $card }.
log-cancelled = The Hunter cancels { $card }.
log-drank = The Witch drinks { $card }.

## The end

ending-ritual = The ritual is done: { $villager } is the Witch. The Witch wins.
ending-innocents = Too many innocents have died. The Witch wins; she was { $villager }.
ending-eliminated = { $villager } was the Witch. The Hunter wins.
ending-suspects = The Hunter holds all suspect cards: the Witch is { $villager }. The Hunter wins.
ending-rounds = The last round is over. The Witch was { $villager }.

## Why not

error-no-pawn = You have no pawn left.
error-dead = { $villager } is dead.
error-not-ready = A pawn stands on { $villager } already.
error-no-familiar = You don't have the familiar's pawn now.
error-familiar-only = Only the familiar's pawn is left.
error-first-turn = In her first turn the Witch visits villagers of one group with her two ordinary pawns.
error-wall = Invisible wall: you lack the influence to visit { $villager }.
error-no-other-pawn = No pawn of your opponent stands on { $villager }.
error-not-you = The ritual is performed on your true identity only.
error-too-few-favours = The ritual takes { $count } favours.
error-too-few-clues = { $villager }: elimination takes { $count } clues.
error-bare = Everybody else needs a clue, too: { $villagers }.
error-too-little-evidence = A suspect card takes { $count } evidence.
error-not-in-play = There is no such card in play.
error-gloom-stays = Gloom cards can't be discarded voluntarily.
error-not-full = The brew lacks secrets, or would do nothing.
error-covered = This card does not count as being in play.
error-dazed = This card is dazed.
error-in-use = A pawn stands on this location already.
error-no-use = It would do nothing now.
error-too-dear = You lack the influence, it costs { $count }.
error-not-in-hand = You don't have this card in hand.
error-no-gloom-left = There is not enough gloom in the supply.
error-no-place = There is no place for this card.

## What would happen

preview-cleansed = { $thing } would be cleansed.
preview-turned-over = { $villager } would be free of gloom.
preview-moonlit = The Stained moon keeps you from placing clues.
preview-left-play = { $thing } would leave play.
preview-eliminate = If it is the Witch, you win; if not, an innocent dies and all clues are gone. Innocents until you lose: { $count }.
preview-ritual = You win.
