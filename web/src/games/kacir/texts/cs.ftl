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
kc-upkeep-short = údržba { $count }
kc-cost = cena
kc-needs = potřebuje tajností
kc-gloom-limit = zhouba
kc-cancel = zrušení za
kc-source = Zdroj
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
kc-covered = nepovažuje se za kartu ve hře
kc-dazed = bez účinku do konce lovcova příštího tahu
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
kc-assets = Návštěva umístí { $count ->
        [one] { $count } tajnost nebo stopu.
        [few] { $count } tajnosti nebo stopy.
       *[other] { $count } tajností nebo stop.
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
kc-short-gather = Vliv
kc-short-draw = Karta
kc-short-ready = Uvolnit
kc-short-stir = Přísada
kc-short-cover-up = Zahladit
kc-short-ritual = Rituál
kc-short-cancel = Zrušit
kc-short-exonerate = Zprostit
kc-short-eliminate = Popravit
kc-about-gather = Za žeton akce získáte 1 vliv.
kc-about-draw = Za žeton akce si doberete 1 kartu.
kc-about-ready = Soupeřův žeton akce odejde z vesničana; ten je zase volný.
kc-about-stir = Umístíte 1 tajnost na svůj lektvar.
kc-about-cover-up = Zaplatíte vlivem ({ $price }) a odložíte vyšetřování bez zhouby.
kc-about-ritual = Na své pravé totožnosti s přízněmi ({ $favours }) vyhrajete.
kc-about-cancel = Zaplatíte cenu prokletí a odložíte je; z prokletí se zhoubou místo toho odstraníte 1 zhoubu.
kc-about-exonerate = Za důkazy ({ $evidence }) si vezmete kartu podezřelého: víte o jednom nevinném víc.
kc-about-eliminate = Kdo má stopy (aspoň { $clues }) a každý jiný živý aspoň jednu, může být popraven. Není-li to čarodějnice, zemře nevinný.
kc-about-raven = Po návštěvě tímto žetonem může zasáhnout každý pomocník ve hře.

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
    }, ostatní 1
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

## Značky

kc-sign-secret = Tajnost čarodějnice: šikmé pruhy. Tři lze směnit za přízeň.
kc-sign-favour = Přízeň: srdce. Tolik, kolik žádá scénář, stačí k rituálu.
kc-sign-clue = Stopa lovce: tečky. Tři při návštěvě dávají důkaz.
kc-sign-evidence = Důkaz lovce: za tři je karta podezřelého.
kc-sign-gloom = Zhouba: na kartách zhouby a na posedlých. S poslední přijde očista.
kc-sign-influence = Vliv: platí se jím karty.
kc-sign-cleanse = Očista: co se stane, když zmizí poslední zhouba.
kc-sign-tab-witch = U vyšetřování: čeká na návštěvu čarodějnice.
kc-sign-tab-hunter = U vyšetřování: čeká na návštěvu lovce.
kc-sign-wall = Neviditelná zeď.
kc-about-ally = Zůstává na desce, v údržbě se platí.
kc-about-event = Proběhne a odloží se.
kc-about-investigation = Leží u vesničana a čeká na návštěvu.
kc-about-location = Zůstává na desce; aktivuje se žetonem.
kc-about-brew = Zůstává na desce; s dost tajnostmi se vypije.
kc-about-charm = Proběhne a odloží se.
kc-about-curse = Zůstává na desce a škodí lovci.
kc-about-familiar = Zůstává na desce; zasáhne po návštěvě žetonem pomocníka.

## Co karty dělají, stručně a se znaky

kc-lead-visit-hunter = Návštěva lovce:
kc-lead-visit-witch = Návštěva čarodějnice:
kc-lead-activate = Aktivace:
kc-lead-paid = Za vlastní žeton:
kc-lead-unpaid = Jinak:
kc-lead-witch = Čarodějnice:
kc-boost-besides = a
kc-boost-instead = nebo
kc-attached = Karta lovce jako by nebyla
kc-do-gain = +{ $count } [influence]
kc-do-gain-green-pawn = +{ $count } [influence] za každý žeton u zelených
kc-do-gain-gloom-card = +{ $count } [influence] a další za každou kartu zhouby
kc-do-lose = soupeř −{ $count } [influence]
kc-do-draw = { $count ->
        [one] karta
        [few] { $count } karty
       *[other] { $count } karet
    }
kc-do-evidence = +{ $count } [evidence]
kc-do-play = zahrajte { $kind-id ->
        [card] { $count ->
            [one] kartu
            [few] až { $count } karty
           *[other] až { $count } karet
        }
       *[other] { $kind-acc }
    }{ $free ->
        [0] { $off ->
            [0] {""}
           *[other] {" "}o { $off } levněji
        }
       *[other] {" "}zdarma
    }
kc-do-play-green-pawn = zahrajte kartu za každý žeton u zelených
kc-do-clue-here = +{ $count } [clue] sem
kc-do-clue-group = +{ $count } [clue] na každého tu
kc-do-clue-any = +{ $count } [clue] na jednoho
kc-do-clue-pair = po { $count } [clue] na dva v jedné skupině
kc-do-clue-each-group = +{ $count } [clue] do každé skupiny
kc-do-secret-here = +{ $count } [secret] sem
kc-do-secret-bare = +{ $count } [secret] na toho, kdo nemá [clue]
kc-do-secret-brew = { $count } [secret] na něj
kc-do-gloom = { $may ->
        [0] +{ $count } [gloom]
       *[other] až { $count } [gloom]
    } na kartu zhouby{ $over ->
        [0] {""}
       *[other] {" "}i přes počet
    }
kc-do-lift-card = −{ $count } [gloom]
kc-do-lift-any = až { $count } [gloom] pryč
kc-do-erase-here = { $count } { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    } odtud pryč
kc-do-erase-one = až { $count } { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    } pryč z jednoho
kc-do-erase-several = { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    } pryč, nejvýš ze { $count }
kc-do-erase-group = skupina: po { $count } { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    } pryč
kc-do-move-group = přesuňte až { $count } { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    } ve skupině
kc-do-move-here = přesuňte odtud { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    }
kc-do-take-out = { $kind } zmizí i se zhoubou
kc-do-echo = jiná očista
kc-do-toll = { $count } [influence], nebo si doberete
kc-do-recall = vezměte zpět žeton akce
kc-do-claim = { $count } [secret] pryč z jednoho, [clue] na něj
kc-do-disperse = žetony čarodějnice ze skupiny pryč, za každý { $count } [influence]
kc-do-overhear = náhodné karty čarodějnice ({ $count }): jednu odloží
kc-do-alarm = pak reaguje čarodějnice
kc-do-feast = až { $count } [gloom] pryč, za každou [secret]
kc-do-swap = dva vesničané si vymění [secret]
kc-do-daze = spojenec nebo lokace bez účinku
kc-do-snatch = soupeřova náhodná karta pryč
kc-do-top-card = horní karta: soupeř volí, buď ona, nebo [influence]
kc-do-top-two = dvě horní karty: jedna je vaše
kc-do-two-cards = ukažte dvě karty, jednu zahrajte zdarma
kc-power-exchange = V údržbě: odložte kartu, doberte { $worth }
kc-power-herding = Po návštěvě přesuňte [clue] ve skupině
kc-power-candles = Při návštěvě: [gloom] pryč
kc-power-guild = Řemeslníkům plaťte vlivem ({ $worth }), lokace −{ $worth } [influence]
kc-power-ranging = Po každé očistě { $worth } [evidence]
kc-power-tactics = Po uvolnění { $worth } [clue] na vesničana
kc-power-stores = Údržba −{ $worth }
kc-power-foreboding = Schopnosti dají lovci o { $worth } kartu méně
kc-power-phantom = Poprava: o [clue] víc za [gloom], nejvýš { $worth }
kc-power-moon = Lovec neumísťuje [clue]
kc-power-wisp = První [clue] v tahu klade čarodějnice
kc-power-darkness = V údržbě { $worth } [influence], od { $limit } [gloom] dvojnásobek
kc-power-wall = Návštěva stojí lovce { $worth } [influence]
