game-name = Oblázky
option-heap = Hromádka
option-heap-9 = Devět
option-heap-5 = Pět
name-white = Bílá
name-black = Černá
name-heap = Hromádka

do-take = Vzít { $count }
ask-turn = { $seat }: berte oblázky
log-taken = { $seat } bere { $count }.
log-few = Zbývá málo oblázků.
log-blown = Vítr vrací { $count }.
refused-so-many = Tolik ({ $count }) teď vzít nelze.
ending-last = Poslední oblázek je pryč.
