game-name = Zapečetěno
game-pitch = Kdo položí víc
option-cards = Karet
option-cards-10 = Deset
option-cards-8 = Osm
name-north = Sever
    .gen = Severu
    .dat = Severu
    .gender = m
name-south = Jih
    .gen = Jihu
    .dat = Jihu
    .gender = m

do-lay = Vyložit { $card }
do-draw = Dobrat kartu
do-peek = Nahlédnout na { $position }. kartu
do-wait = Čekat
ask-turn = Na tahu je { $seat }

log-drawn = { $seat } dobral kartu.
log-drawn-card = Máte novou kartu: { $card }.
log-laid = { $seat } vyložil { $card }.
log-peeked = { $seat } nahlédl na { $position }. kartu.
log-seen = Viděli jste { $card }.
log-waited = { $seat } čeká.
log-won = Vyhrál { $seat }.

refused-not-held = Kartu { $card } nedržíte.
refused-peeked = Už jste nahlíželi.
ending-tie = Obě strany mají stejně.
ending-higher = Vyhrál vyšší součet.
refused-empty = Pytlík je prázdný.
refused-waited = Jednou už jste čekali.
refused-nothing-there = Na tom místě žádná karta není.
