game-name = Piškvorky
name-crosses = Křížky
name-noughts = Kolečka

do-lay = Položit na { $cell }
ask-turn = { $seat }, jste na tahu

log-laid = { $seat }: { $cell }.
log-won = { $seat }: vyhraná hra.
log-drawn = Tuto hru nevyhrál nikdo.

refused-taken = { $cell } je obsazené.
ending-games = Víc vyhraných her.
