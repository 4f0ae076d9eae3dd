game-name = Piškvorky
game-pitch = Tři v řadě
option-games = Kolik her
option-games-100000 = Hodně
option-games-3 = Tři
option-games-1 = Jedna
name-crosses = Křížky
name-noughts = Kolečka
name-grid = Mřížka
name-mark = značka
face-crosses = ×
face-noughts = ○
field-won = vyhráno
field-played = Odehráno

do-lay = Položit na { $cell }
ask-turn = { $seat }, jste na tahu

log-laid = { $seat }: { $cell }.
log-won = { $seat }: vyhraná hra.
log-drawn = Tuto hru nevyhrál nikdo.

refused-taken = { $cell } je obsazené.
ending-games = Víc vyhraných her.
