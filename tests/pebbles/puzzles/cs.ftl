puzzle-certain = Jak vyhrát hned?
puzzle-certain-about = Jedna volba ukončí hru.
puzzle-few = Jak nechat hromádku velkou?
puzzle-few-about = Po lákavé volbě zbude oblázků málo a radost z nich má někdo jiný.
puzzle-turn = Kolik?
puzzle-turn-about = Spočítejte, co zbude po vás a po větru.
puzzle-best = Co teď?
puzzle-best-about = Jedna volba je zřetelně lepší než ostatní.
