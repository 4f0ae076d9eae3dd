### Stůl hry, kterou nikdo nenakreslil

plain-yes = ano
plain-no = ne
plain-empty = nic tu nestojí
plain-touched = z posledního tahu
plain-no-cards = žádné karty
plain-back = karta rubem nahoru
plain-cards = Karet v ruce:
