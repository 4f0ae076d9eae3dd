### Slova stolu hry Kacíř: Za palisádami

over-points = { $seat-id ->
        [witch] Přízně na čarodějnici: { $points }
       *[hunter] Karty podezřelých: { $points }
    }
kc-round = Kolo { $round }
kc-reaction = Rozhodujete v soupeřově tahu
kc-board-of = Deska: { $seat }
kc-hand-of = Ruka: { $seat }
kc-hand = Ruka
kc-deck = Balíček
kc-discard = Odhoz
kc-empty = nic
kc-hand-hidden = Karty v ruce vidí jen ten, kdo je drží.
kc-hand-empty = V ruce nemáte žádnou kartu.
kc-known = Soupeř ví: { $cards }
kc-known-cards = Co se o ruce ví
kc-unseen = Co jste z něj ještě neviděli
kc-unseen-other = Neviděné karty, v balíčku nebo v ruce
kc-played = Právě se hraje
kc-tray = Vyložené karty
kc-influence = vliv
kc-influence-count = { $count ->
        [one] vliv
        [few] vlivy
       *[other] vlivů
    }
kc-evidence = důkazy
kc-evidence-of = důkazů
kc-ritual = přízně
kc-ritual-of = přízní
kc-row-brew = Lektvary
kc-row-familiar = Pomocníci
kc-row-curse = Prokletí
kc-row-ally = Spojenci
kc-row-location = Lokace
kc-upkeep = údržba
kc-upkeep-of = údržba { $count }
kc-cost = cena
kc-needs = potřebuje tajností
kc-gloom-limit = zhouba
kc-cancel = zrušení za
kc-printed = Odjinud známe
kc-printed-name = jméno
kc-printed-kind = druh
kc-printed-cost = cenu
kc-printed-upkeep = údržbu
kc-printed-gloom = zhoubu
kc-printed-secrets = počet tajností
kc-printed-effect = účinek
kc-printed-cleanse = očistu
kc-printed-power = působení
kc-printed-boost = posílení
kc-printed-cancel = zrušení
kc-printed-side = stranu
kc-lies-at = Leží u: { $villager }
kc-in-use = stojí na ní žeton akce
kc-gloom-of = zhouba { $count } z { $limit }
kc-secrets-of = tajnosti { $count } z { $limit }
kc-secret-count = { $count ->
        [one] { $count } tajnost
        [few] { $count } tajnosti
       *[other] { $count } tajností
    }
kc-favour-count = { $count ->
        [one] { $count } přízeň
        [few] { $count } přízně
       *[other] { $count } přízní
    }
kc-clue-count = { $count ->
        [one] { $count } stopa
        [few] { $count } stopy
       *[other] { $count } stop
    }
kc-gloom-count = { $count ->
        [one] { $count } zhouba
        [few] { $count } zhouby
       *[other] { $count } zhoub
    }
kc-face = strana { $face }
kc-possessed = { $villager-gender ->
        [f] posedlá
       *[other] posedlý
    }
kc-you = to jste vy
kc-you-are = vaše pravá totožnost
kc-innocent = nevinen
kc-dead = popraven
kc-ready = lze navštívit
kc-pawn-witch = stojí tu žeton čarodějnice
kc-pawn-familiar = stojí tu žeton pomocníka
kc-pawn-hunter = stojí tu žeton lovce

## Akce

kc-deeds = Akce desky
kc-choice = { $count ->
        [one] { $count } možnost
        [few] { $count } možnosti
       *[other] { $count } možností
    }
kc-pawns = Žetony akcí
kc-pawns-left = Zbývá { $count }
kc-raven = Žeton pomocníka
kc-left = připraven
kc-used = použit
kc-deed-gather = Nabrat vliv
kc-deed-draw = Dobrat kartu
kc-deed-ready = Uvolnit
kc-deed-stir = Přidat přísadu
kc-deed-cover-up = Zahladit
kc-deed-ritual = Rituál
kc-deed-cancel = Zrušit prokletí
kc-deed-exonerate = Zprostit viny
kc-deed-eliminate = Popravit
kc-word-gather = Vliv
kc-word-draw = Karta
kc-word-ready = Uvolnit
kc-word-stir = Přísada
kc-word-cover-up = Zahladit
kc-word-ritual = Rituál
kc-word-cancel = Zrušit
kc-word-exonerate = Zprostit
kc-word-eliminate = Popravit

## Zápisník

kc-notes = Zápisník
kc-notes-hunter = Zápisník lovce
kc-notes-witch = Co ví lovec
kc-note-witch = to jste vy
kc-note-was-witch = čarodějnice
kc-note-dead = nevinná oběť
kc-note-cleared = karta podezřelého
kc-note-most-secrets = nejvíc tajností
kc-note-most-clues = nejvíc stop
kc-know-witch = Čarodějnice
kc-know-dead = Nevinná oběť
kc-know-cleared = Nevinný, lovec má kartu podezřelého
kc-know-open = Nejasné
kc-mark-open = nejasné, označit jako podezřelé
kc-mark-suspect = podezřelé, označit jako nejspíš nevinné
kc-mark-clear = nejspíš nevinné, zrušit značku
kc-word-open = nejasné
kc-word-suspect = podezřelé
kc-word-clear = asi nevinné
kc-ways = Cesty k výhře
kc-way-suspects = Karty podezřelých
kc-way-eliminate = Poprava: cíl { $clues ->
        [one] { $clues } stopa
        [few] { $clues } stopy
       *[other] { $clues } stop
    }, ostatní { $others }
kc-way-ritual = Rituál čarodějnice
kc-way-ritual-at = Rituál: { $villager }
kc-way-innocents = Mrtví nevinní
kc-way-hidden = { $count ->
        [one] Lovec už může vědět, kdo to je.
       *[other] Lovec hledá mezi { $count } lidmi. Které nevinné už zná, nevíte.
    }
kc-way-left = Čarodějnicí může být { $count ->
        [one] { $count } člověk.
        [few] { $count } lidé.
       *[other] { $count } lidí.
    }

## Co karty dělají, stručně a se znaky

## Vlastní balíček

kc-deck-pool = Karty na výběr
kc-deck-chosen = Co je v balíčku
kc-deck-seat = Čí balíček
kc-deck-search = Jméno nebo účinek
kc-deck-kind = Druh karet
kc-deck-add = Přidat: { $card }
kc-deck-less = Ubrat: { $card }
kc-deck-more = Přidat další: { $card }
kc-deck-count = { $card }: { $count }×
kc-deck-size = { $count } z { $most }
kc-deck-standard = Kopie základního balíčku
kc-deck-cost = Cena
kc-deck-average = průměrně { $cost }
kc-deck-hand = Zkušební ruka
kc-deck-draw = Dobrat
kc-deck-another = Jiná
