lesson-taking = Braní
lesson-taking-about = Vezmete si oblázky.
lesson-taking-heap = Tady leží devět oblázků.
lesson-taking-take = Vezměte si dva.
lesson-taking-four = Čtyři se do jedné ruky nevejdou.
lesson-taking-wind = Vezměte tři a počkejte na vítr.
lesson-taking-calm = Kvůli tak málo vítr nevstane.
lesson-taking-last = Vezměte všechno, co zbývá.

lesson-seats = Z obou stran
lesson-seats-about = Posadíte se na obě místa.
lesson-seats-few = Nechte jich jen málo.
lesson-seats-other = Teď jste Černá. Vezměte zbytek.

lesson-alone = Na vlastní pěst
lesson-alone-about = Budete hrát, dokud nezbude málo.
lesson-alone-try = Hrajte, dokud nezbude málo.
