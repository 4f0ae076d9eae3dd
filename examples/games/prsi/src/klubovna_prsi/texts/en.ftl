### Prší

game-name = Prší
game-summary = Whoever is first without cards wins. Sevens bring cards, aces stop, and the Ober changes the suit.
game-pitch = Sevens, aces, Obers. Whoever is first without cards wins.
chance-of = Estimated chance that { $seat } wins.

option-players = Players
option-players-2 = Two
option-players-3 = Three
option-players-4 = Four
option-deals = Deals
option-deals-1 = One
option-deals-3 = Three, for points
option-deals-5 = Five, for points
option-hand = Cards to begin with
option-hand-4 = Four
option-hand-5 = Five
option-sevens = A seven on a seven
option-sevens-stack = Passes them on, and they add up
option-sevens-plain = Is no answer: the next player takes
option-aces = An ace on an ace
option-aces-answer = Passes it on
option-aces-plain = Is no answer: the next player sits out
option-drawn = A card that was drawn
option-drawn-keep = Stays in the hand
option-drawn-play = May be played at once if it fits
option-back = A seven on the last card
option-back-no = Comes too late
option-back-seven = Calls its player back

## Names: players

name-north = North
name-east = East
name-south = South
name-west = West

## Names: what lies on the table

name-deck = Deck
name-pile = Pile
name-hand-north = North's cards
name-hand-east = East's cards
name-hand-south = South's cards
name-hand-west = West's cards

field-deck = Deck
field-pile = Pile
field-suit = Suit
field-penalty = Cards for sevens
field-ace = An ace waits
field-players = Players
field-seat = Seat
field-points = Points
field-hand = Cards
field-deal = Deal
field-deals = Deals in all

## Names: suits and cards

name-hearts = hearts
name-bells = bells
name-acorns = acorns
name-leaves = leaves
name-hearts-7 = seven of hearts
name-hearts-8 = eight of hearts
name-hearts-9 = nine of hearts
name-hearts-10 = ten of hearts
name-hearts-under = Unter of hearts
name-hearts-over = Ober of hearts
name-hearts-king = king of hearts
name-hearts-ace = ace of hearts
name-bells-7 = seven of bells
name-bells-8 = eight of bells
name-bells-9 = nine of bells
name-bells-10 = ten of bells
name-bells-under = Unter of bells
name-bells-over = Ober of bells
name-bells-king = king of bells
name-bells-ace = ace of bells
name-acorns-7 = seven of acorns
name-acorns-8 = eight of acorns
name-acorns-9 = nine of acorns
name-acorns-10 = ten of acorns
name-acorns-under = Unter of acorns
name-acorns-over = Ober of acorns
name-acorns-king = king of acorns
name-acorns-ace = ace of acorns
name-leaves-7 = seven of leaves
name-leaves-8 = eight of leaves
name-leaves-9 = nine of leaves
name-leaves-10 = ten of leaves
name-leaves-under = Unter of leaves
name-leaves-over = Ober of leaves
name-leaves-king = king of leaves
name-leaves-ace = ace of leaves

## What is seen on a card

face-hearts = ♥
face-bells = ◉
face-acorns = ♣
face-leaves = ♠
face-hearts-7 = ♥ 7
face-hearts-8 = ♥ 8
face-hearts-9 = ♥ 9
face-hearts-10 = ♥ 10
face-hearts-under = ♥ Unter
face-hearts-over = ♥ Ober
face-hearts-king = ♥ king
face-hearts-ace = ♥ ace
face-bells-7 = ◉ 7
face-bells-8 = ◉ 8
face-bells-9 = ◉ 9
face-bells-10 = ◉ 10
face-bells-under = ◉ Unter
face-bells-over = ◉ Ober
face-bells-king = ◉ king
face-bells-ace = ◉ ace
face-acorns-7 = ♣ 7
face-acorns-8 = ♣ 8
face-acorns-9 = ♣ 9
face-acorns-10 = ♣ 10
face-acorns-under = ♣ Unter
face-acorns-over = ♣ Ober
face-acorns-king = ♣ king
face-acorns-ace = ♣ ace
face-leaves-7 = ♠ 7
face-leaves-8 = ♠ 8
face-leaves-9 = ♠ 9
face-leaves-10 = ♠ 10
face-leaves-under = ♠ Unter
face-leaves-over = ♠ Ober
face-leaves-king = ♠ king
face-leaves-ace = ♠ ace

## Choices

do-play = Play the { $card }
do-draw = Draw a card
do-pass = Pass
do-take = Take the cards
do-stand = Sit out
do-keep = Keep it
do-concede = Concede the deal
do-name = Ask for { $suit }

ask-playing = { $seat }: play or draw? The suit is { $suit }, on top lies the { $top }.
ask-keeping = { $seat }: play the card you drew, or keep it?
ask-sevened = { $seat }: answer with a seven, or take { $count } cards?
ask-aced = { $seat }: answer with an ace, or sit out?
ask-naming = { $seat } changes the suit. To which?
ask-calling-back = { $other } has no cards left. { $seat } can call them back with a seven.

## What happens

log-deal = Deal { $deal }; { $seat } begins.
log-dealt = { $seat } is dealt { $count } cards.
log-dealt-cards = You are dealt { $cards }.
log-turned-up = The { $card } is turned up. The suit is { $suit }.
log-played = { $seat } plays the { $card }. Cards left: { $left }.
log-drew = { $seat } draws a card.
log-drew-card = { $seat } draws the { $card }.
log-passed = { $seat } passes, as nothing is left to draw.
log-takes = { $seat } takes { $count } cards for sevens.
log-stands = { $seat } sits out.
log-named = { $seat } asks for { $suit }.
log-turned-over = The deck is empty and the pile is turned over. Cards in the new deck: { $count }.
log-nothing-left = Nothing is left to draw.
log-turned-enough = The pile has been turned over often enough; the deal is over.
log-all-passed = Everybody has passed; the deal is over.
log-last-card = { $seat } has played the last card. Only { $other } can stop that now.
log-conceded = { $seat } has no answer, or wants none.
log-called-back = { $seat } is back in the game with { $count } cards.
log-finished = { $seat } has no cards left!
log-points = { $seat } scores { $points } and has { $total } in all.

## What would happen

preview-seven = { $other } will have to take { $count } cards, unless they have an answer.
preview-ace = { $other } will have to sit out, unless they have an answer.
preview-over = You will then name a suit.
preview-last = Your last card: the deal is yours.

## Why not

refused-no-card = There is no such card in this game.
refused-no-suit = There is no such suit in this game.
refused-not-held = You don't hold the { $card }.
refused-follow = The { $card } doesn't fit: the suit is { $suit }, and on top lies the { $top }.
refused-only-seven = Only a seven goes on a seven, not the { $card }.
refused-only-ace = Only an ace goes on an ace, not the { $card }.
refused-sevens = You have agreed that sevens are not answered.
refused-aces = You have agreed that aces are not answered.
refused-no-call = Only a seven calls somebody back.
refused-only-drawn = You may only play the card that you have just drawn.
refused-nothing-left = Nothing is left to draw.
refused-pass = You can't pass while there is something to draw.

## The end

ending-deal = Whoever was first without cards has won.
ending-stalled = The deal could not go on: fewest cards won.
ending-points = The points of all deals have decided.
