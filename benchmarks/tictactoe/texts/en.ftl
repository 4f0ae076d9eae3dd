game-name = Tic-tac-toe
game-pitch = Three in a row
option-games = How many games
option-games-100000 = Many
option-games-3 = Three
option-games-1 = One
name-crosses = Crosses
name-noughts = Noughts
name-grid = The grid
name-mark = mark
face-crosses = ×
face-noughts = ○
field-won = won
field-played = Played

do-lay = Lay { $cell }
ask-turn = { $seat }, your turn

log-laid = { $seat } laid { $cell }.
log-won = { $seat } won a game.
log-drawn = Nobody won this game.

refused-taken = { $cell } is taken.
ending-games = More games won.
