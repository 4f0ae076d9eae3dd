### Slova stolu hry Kacíř: Za palisádami

over-points = { $seat-id ->
        [witch] Přízně: { $points }
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
kc-evidence = důkazy
kc-ritual = přízně
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
kc-possessed = v moci zhouby
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
kc-about-gather = Za žeton akce získáte 1 vliv.
kc-about-draw = Za žeton akce si doberete 1 kartu.
kc-about-ready = Soupeřův žeton akce odejde z vesničana; ten je zase volný.
kc-about-stir = Umístíte 1 tajnost na svůj lektvar.
kc-about-cover-up = Za 2 vlivy odložíte vyšetřování bez zhouby.
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
kc-way-hidden = Lovec hledá mezi { $count } lidmi. Které nevinné už zná, nevíte.
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

## Vesničané stručně

kc-short-ashley = Horní karta: soupeř volí, buď ona, nebo [influence]
kc-short-william = Ukažte 2 karty, jednu zahrajte zdarma
kc-short-silas = 2 horní karty: jedna je vaše
kc-short-oswald = Za vlastní žeton: 3 karty, jinak 1
kc-short-hazel = Za vlastní žeton: 3 [influence], jinak 1
kc-short-kveta = Za vlastní žeton: zahrajte kartu
kc-short-judy = 1 [influence] za každý žeton u zelených
kc-short-judy-possessed = 1 [influence], čarodějnice 2
kc-short-grace = Zahrajte kartu za každý žeton u zelených
kc-short-grace-possessed = Zahrajte kartu, čarodějnice o 1 levněji
kc-short-edith = Doberte kartu
kc-short-edith-possessed = Doberte kartu, čarodějnice 2
kc-short-annie = Doberte kartu
kc-short-betty = Získejte 2 [influence]
kc-short-adams = Zahrajte kartu o 1 levněji
kc-short-wulfric = Získejte 1 [influence]
kc-short-biggs = Zahrajte až 2 karty
kc-short-tobias = Doberte 2 karty
kc-short-atkins = Zahrajte kartu
kc-short-martha = Doberte kartu, 1 [influence]
kc-short-nell = Získejte 3 [influence]

## Karty lovce stručně

kc-short-fisherman = V údržbě: odložte 1, doberte 2
kc-short-shepherd = Po návštěvě přesuňte [clue] ve skupině
kc-short-chandler = Při návštěvě: pryč 1 [gloom]
kc-short-guildmistress = Řemeslníkům plaťte vlivem, lokace −1 [influence]
kc-short-ranger = Po každé očistě 2 [evidence]
kc-short-tactician = Po uvolnění 1 [clue] na vesničana
kc-short-dawn-march = Vezměte zpět 1 žeton akce
kc-short-unlawful-claim = Až 2 [secret] pryč z jednoho, 1 [clue] na něj
kc-short-pull-together = Žetony čarodějnice ze skupiny pryč, za každý 1 [influence]
kc-short-whispers = 2 náhodné karty čarodějnice: jednu odloží
kc-short-exposure = Prokletí zmizí i se zhoubou
kc-short-careful-approach = 2 [clue] v jedné skupině, pryč 1 [gloom]
kc-short-hasty-approach = 3 [clue] na jednoho, pak reaguje čarodějnice
kc-short-glow = Vaše návštěva: −1 [gloom]
kc-cleanse-glow = až 3 [gloom] pryč
kc-short-thorough-search = Vaše návštěva: +1 [clue]
kc-short-trail = Její návštěva: +1 [clue]
kc-short-triangulation = Její návštěva: −1 [gloom]
kc-cleanse-triangulation = 3 [clue] na každého tu
kc-short-lure = Její návštěva: 1 [influence], nebo si doberete
kc-short-survey = Vaše návštěva: −1 [gloom], karta
kc-cleanse-survey = 1 [evidence]
kc-short-hillock = Aktivace: 1 [clue] do každé skupiny
kc-short-murky-waters = Aktivace: 2 karty, −1 [gloom]
kc-cleanse-murky-waters = 4 [influence]
kc-short-peat-bog = Aktivace: 1 [clue], −1 [gloom]
kc-cleanse-peat-bog = jiná očista
kc-short-willow-shrub = Aktivace: 2 [influence], −1 [gloom]
kc-cleanse-willow-shrub = 1 [evidence] a karta
kc-short-overhang = Aktivace: po 1 [secret] pryč ze dvou
kc-short-storehouse = Aktivace: 2 [influence]. Údržba −1

## Karty čarodějnice stručně

kc-short-elixir = Přesuňte až 3 [secret] ve skupině
kc-short-waterskin = 2 [influence] a 1 za každou kartu zhouby
kc-short-dark-honey = 3 karty a 1 [influence]
kc-short-venom = Odložte spojence
kc-short-creeping-mist = Až 3 [gloom] na karty zhouby
kc-short-fumes = Skupina: po 1 [clue] pryč, pak 1 [gloom]
kc-short-vanishing = Vyšetřování zmizí i se zhoubou
kc-short-lost-in-sight = Karta lovce jako by nebyla
kc-cleanse-lost-in-sight = lovec dobere
kc-short-dark-ritual = Až 3 [gloom] pryč, za každou 1 [secret]
kc-short-alluring-look = 2 [secret] na toho, kdo nemá [clue]
kc-short-daze = Spojenec nebo lokace bez účinku
kc-short-devouring = Až 3 [clue] pryč z jednoho, pak 1 [gloom]
kc-short-mental-image = Dva vesničané si vymění [secret]
kc-short-foreboding = Schopnosti dají lovci o kartu méně
kc-short-phantom = Poprava: o 1 [clue] víc za [gloom], nejvýš 2
kc-cleanse-phantom = lovci 1 [evidence]
kc-short-stained-moon = Lovec neumísťuje [clue]
kc-cleanse-stained-moon = lovci 3 [influence], karta
kc-short-will-o-wisp = První [clue] v tahu klade čarodějnice
kc-short-strength-in-darkness = V údržbě 1 [influence], od 3 [gloom] 2
kc-cleanse-strength-in-darkness = lovci 3 [influence]
kc-short-invisible-wall = Návštěva stojí lovce 2 [influence]
kc-short-shroud = Zahrajte zdarma lektvar
kc-boost-shroud = a 2 [secret] na něj
kc-short-scent = Lovec ztratí 1 [influence]
kc-boost-scent = a náhodnou kartu
kc-short-helping-hand = Získejte 1 [influence]
kc-boost-helping-hand = a 1 karta
kc-short-ruse = Přesuňte odtud 1 [clue]
kc-boost-ruse = nebo pryč 1 [clue]
kc-short-rapture = 1 [secret] sem
kc-boost-rapture = nebo 2 [secret]
kc-short-misty-breath = 1 [gloom] na kartu zhouby
kc-boost-misty-breath = i přes počet
