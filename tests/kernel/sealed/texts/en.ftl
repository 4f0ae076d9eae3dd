game-name = Sealed
game-pitch = Lay higher than your neighbour
option-cards = Cards
option-cards-10 = Ten
option-cards-8 = Eight
name-north = North
name-south = South

do-lay = Lay { $card }
do-draw = Draw a card
do-peek = Peek at card { $position }
do-wait = Wait
ask-turn = { $seat }, your turn

log-drawn = { $seat } drew a card.
log-drawn-card = You have drawn { $card }.
log-laid = { $seat } laid { $card }.
log-peeked = { $seat } peeked at card { $position }.
log-seen = You have seen { $card }.
log-waited = { $seat } waits.
log-won = { $seat } won.

refused-not-held = You do not hold { $card }.
refused-peeked = You have peeked already.
ending-tie = Both sides have the same.
ending-higher = The higher sum wins.
refused-empty = The bag is empty.
refused-waited = You have waited once already.
refused-nothing-there = There is no card at that place.
