### Kacíř: Za palisádami

game-name = Kacíř: Za palisádami
game-short = Kacíř
game-pitch = Čarodějnice a lovec
game-goal = Jeden z devíti vesničanů je čarodějnice. Najděte ji, nebo jí buďte.
game-summary = Čarodějnice se skrývá mezi devíti vesničany a chystá rituál. Lovec sbírá stopy a důkazy, aby ji našel dřív.
chance-of = Šance, že { $seat } vyhraje.

## Volby

option-scenario = Scénář
option-scenario-fog = Mlha nad osadou
option-scenario-deep-gloom = Hluboká zhouba
option-scenario-cleansed-land = Očištěná země
option-scenario-short-winter = Krátká zima
option-scenario-no-card = Bez karty scénáře
option-red = Červená skupina
option-red-chosen = Zvolí čarodějnice
option-red-adventurers = Dobrodruzi
option-red-neighbours = Sousedé
option-blue = Modrá skupina
option-blue-chosen = Zvolí lovec
option-blue-craftsmen = Řemeslníci
option-blue-elders = Starší osady
option-witch_deck = Balíček čarodějnice
option-witch_deck-standard = Standardní
option-witch_deck-own = Vlastní
option-hunter_deck-own = Vlastní
option-hunter_deck = Balíček lovce
option-hunter_deck-standard = Standardní
option-clues = Stopy, které přinesly důkaz
option-clues-stay = zůstanou ležet
option-clues-spent = vrátí se do zásoby
option-redraw = Výměna prvních karet
option-redraw-once = jednou
option-redraw-never = žádná
option-rounds = Poslední kolo
option-rounds-usual = 30.
option-rounds-late = 60.
option-influence = Nejvíc vlivu
option-influence-limited = 20
option-influence-unlimited = bez omezení

## Hráči, skupiny, žetony

name-witch = Čarodějnice
    .acc = Čarodějnici
    .gen = Čarodějnice
    .dat = Čarodějnici
    .gender = f
name-hunter = Lovec
    .acc = Lovce
    .gen = Lovce
    .dat = Lovci
    .gender = m
name-red = červená skupina
    .acc = červenou skupinu
    .gen = červené skupiny
    .gender = f
name-blue = modrá skupina
    .acc = modrou skupinu
    .gen = modré skupiny
    .gender = f
name-green = zelená skupina
    .acc = zelenou skupinu
    .gen = zelené skupiny
    .gender = f
name-adventurers = Dobrodruzi
    .number = plural
    .acc = Dobrodruhy
name-craftsmen = Řemeslníci
    .number = plural
    .acc = Řemeslníky
name-haunted = Posedlí / Domácnost
    .number = plural
name-neighbours = Sousedé
    .number = plural
    .acc = Sousedy
name-elders = Starší osady
    .number = plural
    .acc = Starší osady
name-possessed = Posedlí
    .number = plural
name-household = Domácnost
name-secret = tajnost
    .acc = tajnost
    .gen = tajnosti
    .gender = f
name-favour = přízeň
    .acc = přízeň
    .gen = přízně
    .gender = f
name-clue = stopa
    .acc = stopu
    .gen = stopy
    .gender = f
name-gloom = zhouba
    .acc = zhoubu
    .gen = zhouby
    .gender = f
name-evidence = důkaz
    .acc = důkaz
    .gen = důkazu
    .gender = m
name-influence = vliv
    .acc = vliv
    .gen = vlivu
    .gender = m
name-ally = spojenec
    .acc = spojence
    .gender = m
name-event = událost
    .gender = f
name-investigation = vyšetřování
    .gender = n
name-location = lokace
    .acc = lokaci
    .gender = f
name-brew = lektvar
    .gender = m
name-charm = kouzlo
    .gender = n
name-curse = prokletí
    .gender = n
name-familiar = pomocník
    .acc = pomocníka
    .gender = m
name-card = karta
    .acc = kartu
    .gender = f
name-elimination = poprava
name-no-less = méně než nic
name-effect = sleva
name-opponent = soupeř
    .acc = soupeře
    .gen = soupeře
    .dat = soupeři
    .loc = soupeři
    .ins = soupeřem
    .gender = m
name-fog = Mlha nad osadou
name-deep-gloom = Hluboká zhouba
name-cleansed-land = Očištěná země
name-short-winter = Krátká zima
name-no-card = Bez karty scénáře

## Vesničané

name-ashley = Zlatokopka Ashley
    .acc = Zlatokopku Ashley
    .gender = f
name-william = Psovod William
    .acc = Psovoda Williama
    .gender = m
name-silas = Traper Silas
    .acc = Trapera Silase
    .gender = m
name-oswald = Tesař Oswald
    .acc = Tesaře Oswalda
    .gender = m
name-hazel = Stavitelka Hazel
    .acc = Stavitelku Hazel
    .gender = f
name-kveta = Mlynářka Květa
    .acc = Mlynářku Květu
    .gender = f
name-judy = Zálesák Judy
    .acc = Zálesáka Judyho
    .gender = m
name-grace = Matka Grace
    .acc = Matku Grace
    .gender = f
name-edith = Babička Edith
    .acc = Babičku Edith
    .gender = f
name-annie = Doktorka Annie
    .acc = Doktorku Annie
    .gender = f
name-betty = Máslařka Betty
    .acc = Máslařku Betty
    .gender = f
name-adams = Lovec zvěře Adams
    .acc = Lovce zvěře Adamse
    .gender = m
name-wulfric = Kazatel Wulfric
    .acc = Kazatele Wulfrica
    .gender = m
name-biggs = Starosta Biggs
    .acc = Starostu Biggse
    .gender = m
name-tobias = Kovář Tobias
    .acc = Kováře Tobiase
    .gender = m

## Karty lovce

name-fisherman = Rybář
    .acc = Rybáře
    .gender = m
name-shepherd = Pastýř
    .acc = Pastýře
    .gender = m
name-chandler = Svíčkař
    .acc = Svíčkaře
    .gender = m
name-guildmistress = Cechmistrová
    .acc = Cechmistrovou
    .gender = f
name-ranger = Hraničář
    .acc = Hraničáře
    .gender = m
name-tactician = Taktik
    .acc = Taktika
    .gender = m
name-dawn-march = Pochod za úsvitu
    .acc = Pochod za úsvitu
    .gender = m
name-unlawful-claim = Neoprávněný nárok
    .acc = Neoprávněný nárok
    .gender = m
name-pull-together = Vzchopte se!
    .acc = Vzchopte se!
    .gender = n
name-whispers = Šepot v temnotách
    .acc = Šepot v temnotách
    .gender = m
name-exposure = Odhalení
    .acc = Odhalení
    .gender = n
name-careful-approach = Obezřetný přístup
    .acc = Obezřetný přístup
    .gender = m
name-hasty-approach = Ukvapený přístup
    .acc = Ukvapený přístup
    .gender = m
name-glow = Záře
    .acc = Záři
    .gender = f
name-thorough-search = Pečlivá prohlídka
    .acc = Pečlivou prohlídku
    .gender = f
name-trail = Stopa
    .acc = Stopu
    .gender = f
name-triangulation = Triangulace
    .acc = Triangulaci
    .gender = f
name-lure = Zlákání
    .acc = Zlákání
    .gender = n
name-survey = Průzkum
    .acc = Průzkum
    .gender = m
name-hillock = Pahorek
    .acc = Pahorek
    .gender = m
name-murky-waters = Kalné vody
    .acc = Kalné vody
    .gender = f
    .number = plural
name-peat-bog = Rašeliniště
    .acc = Rašeliniště
    .gender = n
name-willow-shrub = Vrbový keř
    .acc = Vrbový keř
    .gender = m
name-overhang = Převis
    .acc = Převis
    .gender = m
name-storehouse = Skladiště
    .acc = Skladiště
    .gender = n
name-bell-ringer = Zvoník
    .acc = Zvoníka
    .gender = m
name-night-watch = Noční hlídka
    .acc = Noční hlídku
    .gender = f
name-well = Studna
    .acc = Studnu
    .gender = f
name-witness = Svědectví
    .acc = Svědectví
    .gender = n
name-raking-the-ashes = Prohrabaný popel
    .acc = Prohrabaný popel
    .gender = m

## Karty čarodějnice

name-elixir = Elixír nenápadnosti
    .acc = Elixír nenápadnosti
    .gender = m
name-waterskin = Měch bažinné vody
    .acc = Měch bažinné vody
    .gender = m
name-dark-honey = Tmavý med
    .acc = Tmavý med
    .gender = m
name-venom = Jed bažinného hada
    .acc = Jed bažinného hada
    .gender = m
name-creeping-mist = Plíživá mlha
    .acc = Plíživou mlhu
    .gender = f
name-fumes = Výpary zmatení
    .acc = Výpary zmatení
    .gender = m
    .number = plural
name-vanishing = Odhmotnění
    .acc = Odhmotnění
    .gender = n
name-lost-in-sight = Ztraceno všem na dohled
    .acc = Ztraceno všem na dohled
    .gender = n
name-dark-ritual = Temný rituál
    .acc = Temný rituál
    .gender = m
name-alluring-look = Svůdný vzhled
    .acc = Svůdný vzhled
    .gender = m
name-daze = Ohromení
    .acc = Ohromení
    .gender = n
name-devouring = Pohlčení
    .acc = Pohlčení
    .gender = n
name-mental-image = Mentální obraz
    .acc = Mentální obraz
    .gender = m
name-foreboding = Stíny zlé předtuchy
    .acc = Stíny zlé předtuchy
    .gender = m
    .number = plural
name-phantom = Přelud
    .acc = Přelud
    .gender = m
name-stained-moon = Zbarvený měsíc
    .acc = Zbarvený měsíc
    .gender = m
name-will-o-wisp = Bludička
    .acc = Bludičku
    .gender = f
name-strength-in-darkness = V temnotě je síla
    .acc = V temnotě je síla
    .gender = f
name-invisible-wall = Neviditelná zeď
    .acc = Neviditelnou zeď
    .gender = f
name-shroud = Zastření
    .acc = Zastření
    .gender = n
name-scent = Pach
    .acc = Pach
    .gender = m
name-helping-hand = Výpomoc
    .acc = Výpomoc
    .gender = f
name-ruse = Lest
    .acc = Lest
    .gender = f
name-rapture = Uchvácení
    .acc = Uchvácení
    .gender = n
name-misty-breath = Mlžný dech
    .acc = Mlžný dech
    .gender = m
name-mandrake = Odvar z mandragory
    .acc = Odvar z mandragory
    .gender = m
name-black-cat = Černá kočka
    .acc = Černou kočku
    .gender = f
name-gossip = Klevety
    .acc = Klevety
    .gender = f
    .number = plural
name-evil-eye = Uřknutí
    .acc = Uřknutí
    .gender = n
name-gathering-clouds = Stahující se mraky
    .acc = Stahující se mraky
    .gender = m
    .number = plural

## Co karty dělají: z týchž údajů, podle nichž se hraje

effect-gain = získejte { $count ->
        [one] { $count } vliv
        [few] { $count } vlivy
       *[other] { $count } vlivů
    }{ $twice ->
        [0] {""}
        [one] ; dvojnásobek, leží-li na této kartě aspoň { $twice } zhouba
        [few] ; dvojnásobek, leží-li na této kartě aspoň { $twice } zhouby
       *[other] ; dvojnásobek, leží-li na této kartě aspoň { $twice } zhoub
    }
effect-gain-green-pawn = za každý žeton akce na zelených vesničanech, ať patří komukoli, získejte { $count ->
        [one] { $count } vliv
        [few] { $count } vlivy
       *[other] { $count } vlivů
    }{ $most ->
        [0] {""}
       *[other] , celkem nejvýše { $most }
    }
effect-gain-gloom-card = získejte { $count ->
        [one] { $count } vliv
        [few] { $count } vlivy
       *[other] { $count } vlivů
    } a další za každou kartu zhouby ve hře{ $most ->
        [0] {""}
       *[other] , celkem nejvýše { $most }
    }
effect-opponent-gain = soupeř získá { $count ->
        [one] { $count } vliv
        [few] { $count } vlivy
       *[other] { $count } vlivů
    }
effect-lose = soupeř ztratí { $count ->
        [one] { $count } vliv
        [few] { $count } vlivy
       *[other] { $count } vlivů
    }
effect-lose-or-draw = { $opponent-id ->
        [witch] čarodějnice
        [hunter] lovec
       *[other] soupeř
    } zaplatí { $count ->
        [one] { $count } vliv
        [few] { $count } vlivy
       *[other] { $count } vlivů
    }, nebo si doberete kartu
effect-draw = doberte si { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
effect-opponent-draw = soupeř si dobere { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
effect-evidence = získejte { $count ->
        [one] { $count } důkaz
        [few] { $count } důkazy
       *[other] { $count } důkazů
    }
effect-play = zahrajte { $kind-id ->
        [card] { $count ->
            [one] { $count } kartu
            [few] až { $count } karty
           *[other] až { $count } karet
        }
       *[other] { $kind-acc } z ruky
    }{ $free ->
        [0] { $off ->
            [0] {""}
            [one] {" "}o { $off } vliv levněji
            [few] {" "}o { $off } vlivy levněji
           *[other] {" "}o { $off } vlivů levněji
        }
       *[other] {" "}zdarma
    }
effect-play-green-pawn = zahrajte nejvýše tolik karet, kolik žetonů akcí stojí na zelených vesničanech
effect-clue-here = umístěte na něj { $count ->
        [one] { $count } stopu
        [few] { $count } stopy
       *[other] { $count } stop
    }
effect-clue-group = umístěte { $count ->
        [one] { $count } stopu
        [few] { $count } stopy
       *[other] { $count } stop
    } na každého vesničana téže skupiny
effect-clue-any = umístěte { $count ->
        [one] { $count } stopu
        [few] { $count } stopy
       *[other] { $count } stop
    } na jednoho vesničana
effect-clue-pair = umístěte po { $count ->
        [one] { $count } stopě
       *[other] { $count } stopách
    } na dva různé vesničany téže skupiny
effect-clue-each-group = v každé skupině umístěte { $count ->
        [one] { $count } stopu
        [few] { $count } stopy
       *[other] { $count } stop
    } na jednoho vesničana
effect-secret-here = umístěte { $count ->
        [one] { $count } tajnost
        [few] { $count } tajnosti
       *[other] { $count } tajností
    } na navštíveného vesničana
effect-secret-bare = umístěte { $count ->
        [one] { $count } tajnost
        [few] { $count } tajnosti
       *[other] { $count } tajností
    } na jednoho vesničana bez stop
effect-secret-brew = umístěte na zahraný lektvar { $count ->
        [one] { $count } tajnost
        [few] { $count } tajnosti
       *[other] { $count } tajností
    }
effect-gloom = { $may ->
        [0] umístěte
       *[other] můžete umístit
    } { $count ->
        [one] { $count } zhoubu
        [few] až { $count } zhouby
       *[other] až { $count } zhoub
    } na { $own ->
        [0] { $count ->
            [one] kartu zhouby
           *[other] karty zhouby
        }
       *[other] svou kartu zhouby
    }{ $over ->
        [0] {""}
       *[other] , a to i o { $over } nad { $count ->
            [one] její počet
           *[other] počet jedné z nich
        }
    }
effect-opponent-gloom-or-draw = { $opponent-id ->
        [witch] čarodějnice
        [hunter] lovec
       *[other] soupeř
    } pak může umístit zhoubu na kartu zhouby, nebo si dobrat kartu
effect-lift-card = odstraňte { $count ->
        [one] { $count } zhoubu
        [few] { $count } zhouby
       *[other] { $count } zhoub
    } z této karty
effect-lift-any = můžete odstranit { $count ->
        [one] { $count } zhoubu z karty zhouby
        [few] až { $count } zhouby z libovolných karet zhouby
       *[other] až { $count } zhoub z libovolných karet zhouby
    }
effect-lift-any-each-secret = odstraňte až { $count ->
        [one] { $count } zhoubu
        [few] { $count } zhouby
       *[other] { $count } zhoub
    } z karet zhouby a za každou umístěte tajnost na libovolného vesničana
effect-erase-here = odstraňte z navštíveného vesničana { $token-id ->
        [clue] { $count ->
            [one] { $count } stopu
            [few] { $count } stopy
           *[other] { $count } stop
        }
       *[secret] { $count ->
            [one] { $count } tajnost
            [few] { $count } tajnosti
           *[other] { $count } tajností
        }
    }
effect-erase-one = odstraňte z jednoho vesničana { $token-id ->
        [clue] { $count ->
            [one] { $count } stopu
            [few] až { $count } stopy
           *[other] až { $count } stop
        }
       *[secret] { $count ->
            [one] { $count } tajnost
            [few] až { $count } tajnosti
           *[other] až { $count } tajností
        }
    }
effect-erase-several = odstraňte po jedné { $token-id ->
        [clue] stopě
       *[secret] tajnosti
    } z nejvýše { $count ->
        [one] { $count } vesničana
       *[other] { $count } vesničanů
    }
effect-erase-group = zvolte skupinu a odstraňte z každého jejího vesničana { $token-id ->
        [clue] { $count ->
            [one] { $count } stopu
            [few] { $count } stopy
           *[other] { $count } stop
        }
       *[secret] { $count ->
            [one] { $count } tajnost
            [few] { $count } tajnosti
           *[other] { $count } tajností
        }
    }
effect-move-group = přesuňte až { $token-id ->
        [clue] { $count ->
            [one] { $count } stopu
            [few] { $count } stopy
           *[other] { $count } stop
        }
       *[secret] { $count ->
            [one] { $count } tajnost
            [few] { $count } tajnosti
           *[other] { $count } tajností
        }
    } mezi vesničany jedné skupiny
effect-move-here = přesuňte { $token-acc } z navštíveného vesničana na jiného
effect-take-out = { $kind-id ->
        [ally] zvolte lovcova spojence: odloží se
       *[other] odstraňte ze hry { $kind-acc } i se zhoubou; očista se nevyhodnocuje
    }
effect-offer-deck-or-gain = odkryjte horní kartu svého balíčku: soupeř rozhodne, zda si ji vezmete, nebo ji odložíte a získáte vliv ve výši její ceny{ $over ->
        [0] {""}
       *[other] {" "}a { $over } navíc
    }
effect-offer-deck = odkryjte { $count ->
        [2] dvě horní karty
        [few] { $count } horní karty
       *[other] { $count } horních karet
    } svého balíčku: soupeř jednu odloží, { $count ->
        [2] druhou
       *[other] ostatní
    } si vezmete
effect-offer-hand = ukažte { $count ->
        [2] dvě karty
       *[other] { $count } karet
    } z ruky: soupeř určí, kterou odložíte; druhou zahrajete zdarma
effect-discard = { $choice ->
        [0] soupeř odloží náhodnou kartu z ruky
       *[other] { $opponent-id ->
            [witch] čarodějnice
            [hunter] lovec
           *[other] soupeř
        } ukáže { $choice ->
            [few] { $choice } náhodné karty
           *[other] { $choice } náhodných karet
        } z ruky a vy určíte, kterou z nich odloží; má-li jich méně, nestane se nic
    }
effect-discard-or-draw = { $choice ->
        [0] soupeř odloží náhodnou kartu z ruky; nemá-li žádnou, doberte si kartu
       *[other] { $opponent-id ->
            [witch] čarodějnice
            [hunter] lovec
           *[other] soupeř
        } ukáže { $choice ->
            [few] { $choice } náhodné karty
           *[other] { $choice } náhodných karet
        } z ruky a vy určíte, kterou z nich odloží; má-li jich méně, doberte si kartu
    }
effect-echo = můžete vyhodnotit očistu jiné karty zhouby ve hře
effect-recall = vezměte si zpět svůj žeton akce z vesničana; v tomto tahu jej můžete použít znovu (nejvýše jednou za tah)
effect-claim = odstraňte z jednoho vesničana { $count ->
        [one] { $count } tajnost
        [few] { $count } tajnosti
       *[other] { $count } tajností
    } (má-li jich méně, všechny) a umístěte na něj stopu
effect-disperse = všechny žetony akcí čarodějnice z jedné skupiny se vrátí do její zásoby; za každý získáte { $count ->
        [one] { $count } vliv
        [few] { $count } vlivy
       *[other] { $count } vlivů
    }
effect-swap = prohoďte všechny tajnosti dvou vesničanů; přízně zůstávají
effect-daze = zvolte spojence nebo lokaci lovce: do konce lovcova příštího tahu ta karta nemá účinek a nelze ji použít; údržba se platí dál

card-activate = Aktivace:
card-visit-hunter = Když lovec navštíví vesničana s touto kartou:
card-visit-witch = Když čarodějnice navštíví vesničana s touto kartou:
card-cleanse = Očista:
card-cleanse-hunter = Očista (pro lovce):
card-boost-gloom = Posílení za zhoubu – navíc:
card-boost-gloom-instead = Posílení za zhoubu – místo toho:
card-boost-influence = Posílení za vliv – navíc:
card-boost-influence-instead = Posílení za vliv – místo toho:
card-attached = Přiložte ke spojenci, lokaci nebo vyšetřování lovce: ta karta se nepovažuje za kartu ve hře. Lovec může tuto kartu rušit jako prokletí se zhoubou.
power-whenever-upkeep-discard = V údržbě můžete odložit kartu z ruky, a pokud to uděláte,
power-herding = Jednou za tah, po dokončení návštěvy, můžete přesunout stopu mezi dvěma vesničany téže skupiny.
power-candles = Jednou za tah, při návštěvě, můžete odstranit zhoubu z libovolné karty zhouby nebo z posedlého vesničana.
power-guild = U Řemeslníků můžete místo stopy zaplatit vlivem ({ $count }). Zahrání lokace vás stojí o tolik méně.
power-whenever-cleansing = Kdykoli je očištěna karta nebo vesničan, ať to způsobí kdokoli,
power-whenever-readying = Když uvolníte vesničana,
power-less-upkeep = Údržba vašich spojenců je dohromady o { $count } nižší.
power-less-drawing = Kdykoli schopnost vesničana dovolí lovci dobírat karty, dobere si o { $count } méně, nejméně však jednu.
power-more-elimination = K popravě potřebuje lovec na obviněném o { $count ->
        [one] stopu
        [few] { $count } stopy
       *[other] { $count } stop
    } víc{ $per ->
        [0] {""}
       *[other] {" "}za každou zhoubu na této kartě
    }{ $most ->
        [0] {""}
       *[other] , nejvýše však o { $most }
    }.
power-moon = Lovec neumísťuje stopy, ani návštěvou, ani žádným efektem.
power-wisp = U prvního vesničana, kterého lovec v tahu navštíví, rozhodne čarodějnice, kam ve skupině přijdou stopy.
power-whenever-upkeep = V údržbě
power-more-visit = Zvolte vesničana. Lovec zaplatí { $count ->
        [one] { $count } vliv
        [few] { $count } vlivy
       *[other] { $count } vlivů
    }{ $per ->
        [0] {""}
       *[other] {" "}za každou zhoubu na této kartě
    } pokaždé, když jej navštíví{ $most ->
        [0] {""}
       *[other] , nejvýše { $most }
    }.
side-household = Domácnost:
side-possessed = Posedlí:
villager-per-pawn = umísťuje se tolik tajností (stop), kolik žetonů akcí stojí na zelených vesničanech, nejvýše { $count }
villager-paid = Zaplaťte vlastní tajností (stopou) z libovolného vesničana:
villager-unpaid = Bez placení:
villager-witch = Čarodějnice místo toho:
scenario-gloom = { $villager }: zhouba { $count }.
scenario-household = Zelení vesničané leží stranou Domácnost nahoru, bez zhouby.
scenario-favours = K rituálu { $count ->
        [one] je třeba { $count } přízeň
        [few] jsou třeba { $count } přízně
       *[other] je třeba { $count } přízní
    }.
scenario-evidence = Důkazů za kartu podezřelého: { $count }.
scenario-innocents = Mrtvých nevinných, se kterými čarodějnice vyhrává: { $count }.
scenario-dark-income = Dokud jsou posedlí všichni tři, získá čarodějnice v údržbě vliv ({ $count }).
scenario-free-suspect = Když je očištěn poslední z posedlých a všichni tři žijí, vezme si lovec zdarma kartu podezřelého.
scenario-first-curse = Čarodějnice si místo jedné z prvních karet vezme z balíčku prokletí se zhoubou a ukáže je.

## Co se ptáme

ask-act = { $seat }: zvolte akci (žetonů akcí: { $pawns }).
ask-place-asset = { $seat }: { $token-id ->
        [clue] kam přijde stopa?
       *[secret] kam přijde tajnost?
    } (Zbývá: { $count }; návštěva: { $villager }.)
ask-use-ability = { $seat }: použít schopnost – { $villager }?
ask-convert-secrets = { $seat }: směnit tajnosti ({ $count }) za přízeň – { $villager }?
ask-too-many-cards = { $seat }: v ruce je příliš mnoho karet. Ještě odložte: { $count }.
ask-play-cards = { $seat }: zahrajte kartu (nejvýše: { $count }).
ask-play-kind = { $seat }: co zahrajete zdarma? ({ $kind })
ask-choose-group = { $seat }: kdo bude { $group }?
ask-secrets-on-one = { $seat }: na koho bez stop umístíte tajnosti ({ $count })?
ask-erase-from-one = { $seat }: z koho odstraníte { $token-acc } (zbývá { $count })?
ask-erase-from-several = { $seat }: z koho odstraníte { $token-acc } (zbývá { $count })?
ask-erase-in-group = { $seat }: ze které skupiny odstraníte { $token-acc } (z každého { $count })?
ask-move-from = { $seat }: odkud přesunete { $token-acc } (zbývá { $count })?
ask-move-to = { $seat }: kam přesunete { $token-acc }? Odkud: { $villager }.
ask-move-elsewhere = { $seat }: kam přesunete { $token-acc }? Odkud: { $villager }.
ask-move-instead = { $seat }: zásoba je prázdná. Odkud vezmete { $token-acc }? Cíl: { $thing }.
ask-move-gloom = { $seat }: zásoba zhouby je prázdná. Odkud ji vezmete? Cíl: { $thing }.
ask-pay-craftsman = { $seat }: z koho odstraníte žeton jako platbu ({ $villager })?
ask-allow-card = { $seat }: soupeř odkryl kartu „{ $card }“. Smí si ji vzít, nebo ji odloží a získá vliv ({ $count })?
ask-reject-one = { $seat }: kterou kartu má soupeř odložit? Druhou zahraje zdarma. ({ $cards })
ask-leave-one = { $seat }: která karta bude odložena? Druhou si soupeř vezme. ({ $cards })
ask-reveal-two = { $seat }: které dvě karty ukážete?
ask-first-cards = { $seat }: necháte si první karty?
ask-first-curse = { $seat }: které prokletí se zhoubou si vezmete?
ask-familiars = { $seat }: který pomocník zasáhne ({ $villager })?
ask-investigate = { $seat }: ke komu přijde { $card }?
ask-pay-allies = { $seat }: údržba spojenců stojí { $cost ->
        [one] { $cost } vliv
        [few] { $cost } vlivy
       *[other] { $cost } vlivů
    } ({ $cost-sum }). Zaplatit, nebo někoho propustit?
ask-clue-on-any = { $seat }: na koho umístíte stopy ({ $count })?
ask-clue-in-group = { $seat }: kam přijde stopa – { $group }?
ask-clue-on-first = { $seat }: na koho umístíte první stopu?
ask-clue-on-second = { $seat }: na koho umístíte druhou stopu?
ask-wall = { $seat }: před kým bude stát Neviditelná zeď?
ask-attach = { $seat }: která karta se ztratí všem na dohled?
ask-make-room = { $seat }: není místo. Která karta ustoupí? Přichází: { $card }.
ask-swap-first = { $seat }: čí tajnosti prohodíte?
ask-swap-second = { $seat }: s kým vymění tajnosti { $villager }?
ask-silence = { $seat }: kterou kartu { $other-id ->
        [witch] čarodějnice
       *[hunter] lovec
    } odloží? ({ $cards })
ask-alarm = { $seat }: můžete umístit zhoubu, nebo si dobrat kartu.
ask-claim = { $seat }: na koho vznesete nárok (tajností pryč: { $count })?
ask-herd-from = { $seat }: odkud přesunete stopu (Pastýř)?
ask-herd-to = { $seat }: kam přesunete stopu? Odkud: { $villager }.
ask-feast = { $seat }: odkud odstraníte zhoubu (zbývá { $count })?
ask-secret-on-any = { $seat }: na koho umístíte tajnost?
ask-lift-gloom = { $seat }: odkud odstraníte zhoubu (zbývá { $count })?
ask-snuff = { $seat }: odkud odstraní zhoubu Svíčkař?
ask-pay-gloom = { $seat }: odkud zaplatíte zhoubu za posílení?
ask-may-place-gloom = { $seat }: můžete umístit zhoubu (zbývá { $count }). Kam?
ask-place-gloom = { $seat }: kam umístíte zhoubu?
ask-exchange = { $seat }: můžete odložit kartu a dobrat si jiné ({ $count }).
ask-disperse = { $seat }: z které skupiny odejdou žetony čarodějnice?
ask-toll = { $seat }: zaplatíte vliv ({ $count }), nebo si { $other-id ->
        [witch] čarodějnice
       *[hunter] lovec
    } dobere kartu?
ask-recall-pawn = { $seat }: který žeton akce si vezmete zpět?
ask-take-out = { $seat }: která karta opustí hru ({ $kind })?
ask-echo = { $seat }: čí očistu vyhodnotíte? Nemusíte žádnou.
ask-daze = { $seat }: kterou kartu ohromíte?

## Co lze zvolit

do-visit = Navštívit: { $villager }
do-familiar = Poslat pomocníka: { $villager }
do-gather = Nabrat 1 vliv
do-draw = Dobrat kartu
do-ready = Uvolnit: { $villager }
do-stir = Přidat přísadu: { $card }
do-cover-up = Zahladit vyšetřování: { $card }
do-cover-up-at = Zahladit vyšetřování: { $card } ({ $villager })
do-ritual = Provést rituál: { $villager }
do-activate = Aktivovat: { $card }
do-cancel = Zrušit prokletí: { $card }
do-cancel-at = Zrušit prokletí: { $card } ({ $villager })
do-exonerate = Zprostit viny: karta podezřelého za důkazy ({ $count })
do-eliminate = Popravit: { $villager }
do-drink = Vypít: { $card }
do-discard = Odložit ze hry: { $card }
do-discard-at = Odložit ze hry: { $card } ({ $villager })
do-end-turn = Ukončit tah
do-play = Zahrát: { $card } (cena { $cost })
do-play-free = Zahrát zdarma: { $card }
do-group = { $faction }
do-choose = { $thing }
do-choose-at = { $thing } ({ $villager })
do-skip = Už nic dalšího
do-not-use = Nepoužít schopnost
do-play-none = Už nic nehrát
do-keep-secrets = Nechat tajnosti ležet
do-no-familiar = Žádný (další) pomocník
do-use = Použít schopnost
do-lift = Místo toho odstranit zhoubu
do-deepen = Místo toho vrátit zhoubu (stojí { $count } vliv)
do-convert = Směnit za přízeň
do-call = Použít: { $card }
do-boost = Použít a posílit: { $card }
do-pay = Zaplatit vlivem
do-pay-count = Zaplatit vlivem ({ $count })
do-unpaid = Neplatit a použít schopnost bez placení
do-unpaid-gain = Neplatit a získat { $count ->
        [one] { $count } vliv
        [few] { $count } vlivy
       *[other] { $count } vlivů
    }
do-unpaid-draw = Neplatit a dobrat si { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
do-decline = Neplatit
do-dismiss = Propustit: { $card }
do-put-away = Odložit z ruky: { $card }
do-reveal = Ukázat: { $first } a { $second }
do-reject = Odložit: { $card }
do-allow = Smí si ji vzít
do-refuse = Odloží ji a získá vliv
do-keep = Nechat si
do-redraw = Vyměnit

## Co se stalo

log-turn = Kolo { $round }: na tahu je { $seat } (žetonů akcí: { $pawns }{ $ravens ->
        [0] {""}
       *[other] {" "}a pomocník
    }).
log-gained = { $seat } získává: { $count ->
        [one] { $count } vliv
        [few] { $count } vlivy
       *[other] { $count } vlivů
    } (má { $total }).
log-gained-all = { $seat } získává: { $count ->
        [one] { $count } vliv
        [few] { $count } vlivy
       *[other] { $count } vlivů
    }, víc mít nelze (má { $total }).
log-paid = { $seat } platí: { $count ->
        [one] { $count } vliv
        [few] { $count } vlivy
       *[other] { $count } vlivů
    } (zbývá { $total }).
log-paid-sum = { $seat } platí: { $cost ->
        [one] { $cost } vliv
        [few] { $cost } vlivy
       *[other] { $cost } vlivů
    }{ $cost-count ->
        [1] {""}
       *[other] {" "}= { $cost-sum }
    } (zbývá { $total }).
log-lost = { $seat } ztrácí: { $count ->
        [one] { $count } vliv
        [few] { $count } vlivy
       *[other] { $count } vlivů
    } (zbývá { $total }).
log-evidence = { $cause }: lovec získává { $count ->
        [one] { $count } důkaz
        [few] { $count } důkazy
       *[other] { $count } důkazů
    } (má { $total }).
log-evidence-all = { $cause }: v zásobě nezbývá dost důkazů, lovec získává jen { $count ->
        [one] { $count } důkaz
        [few] { $count } důkazy
       *[other] { $count } důkazů
    } (má { $total }).
log-works = Působí karta: { $card }.
log-scenario = Scénář: { $scenario }.
log-recovered = { $thing }: karta už zase působí.
log-moonlit = Zbarvený měsíc: lovec neumísťuje stopy.
log-placed-secret = { $seat } umísťuje { $count ->
        [one] { $count } tajnost
        [few] { $count } tajnosti
       *[other] { $count } tajností
    }: { $thing }.
log-placed-favour = { $seat } získává { $count ->
        [one] { $count } přízeň
        [few] { $count } přízně
       *[other] { $count } přízní
    }: { $thing }.
log-placed-clue = { $seat } umísťuje { $count ->
        [one] { $count } stopu
        [few] { $count } stopy
       *[other] { $count } stop
    }: { $thing }.
log-removed-secret = { $thing }: { $count ->
        [one] mizí { $count } tajnost
        [few] mizí { $count } tajnosti
       *[other] mizí { $count } tajností
    }.
log-removed-clue = { $thing }: { $count ->
        [one] mizí { $count } stopa
        [few] mizí { $count } stopy
       *[other] mizí { $count } stop
    }.
log-moved-secret = Tajnost se přesouvá ({ $count }): { $origin } → { $thing }.
log-moved-favour = Přízeň se přesouvá ({ $count }): { $origin } → { $thing }.
log-moved-clue = Stopa se přesouvá ({ $count }): { $origin } → { $thing }.
log-removed-gloom = Zhouba odchází: { $thing } (zbývá { $count }).
log-placed-gloom = Zhouba přichází: { $thing } (nyní { $count }).
log-cleansed = Očista: { $thing }.
log-turned-over = Očista: { $villager } už není { $villager-gender ->
        [f] posedlá
       *[other] posedlý
    }.
log-echoed = Vyhodnocuje se i očista: { $thing }.
log-hidden = { $seat } si tajně bere svou kartu podezřelého.
log-identity = Tajně si berete svou kartu podezřelého. Vaše pravá totožnost: { $villager }.
log-suspect = { $seat } si bere kartu podezřelého (má jich { $count }).
log-suspect-seen = Berete si kartu podezřelého (máte jich { $count }): { $villager } čarodějnicí není.
log-exonerates = Lovec odevzdává důkazy ({ $count }).
log-eliminated = Lovec dává popravit: { $villager }.
log-innocent = { $villager }: nevinná oběť. Mrtvých nevinných: { $count }. Všechny stopy mizí.
log-shuffled = { $seat }: odložené karty tvoří nový balíček.
log-drew = { $seat } si dobírá kartu.
log-drew-card = Dobíráte si kartu „{ $card }“.
log-redrew = { $seat } mění své první karty.
log-played = { $seat } hraje kartu „{ $card }“.
log-played-free = { $seat } hraje zdarma kartu „{ $card }“.
log-laid-at = { $villager }: leží tu karta „{ $card }“.
log-covered = { $thing }: ta karta se teď nepovažuje za kartu ve hře.
log-left-play = { $thing } { $thing-number ->
        [plural] opouštějí
       *[other] opouští
    } hru.
log-made-room = { $seat } dělá místo a odkládá ze hry: { $thing }.
log-gave-up = { $seat } odkládá ze hry: { $thing }.
log-dismissed = { $seat } neplatí a propouští: { $thing }.
log-uncovered = { $thing }: ta karta je zase ve hře.
log-covers-up = Čarodějnice zahlazuje vyšetřování: { $thing }.
log-stirs = Čarodějnice přidává přísadu: { $card }.
log-draws-less = { $card }: { $seat } si dobere o { $count } méně.
log-no-cards = { $seat }: v balíčku ani mezi odloženými není žádná karta.
log-supply-empty = Zásoba je prázdná: { $token }.
log-nothing = Efekt nemá na co působit.
log-none-there = Nic tu k odstranění není: { $group }.
log-no-room-for-gloom = Zhoubu není kam umístit.
log-not-boosted = Posílení propadá a nic se za ně neplatí: { $card }.
log-chose-group = { $seat } volí skupinu: { $faction }.
log-pawn-back = { $seat }: žeton akce se vrací do zásoby ({ $villager }).
log-shown = { $seat } ukazuje karty: { $cards }.
log-discarded = { $seat } odkládá kartu „{ $card }“.
log-stays = „{ $card }“ teď nejde zahrát; karta zůstává v ruce. ({ $seat })
log-turned-up = { $seat } odkrývá kartu „{ $card }“.
log-took = { $seat } si bere kartu „{ $card }“.
log-dazed = { $thing }: bez účinku do konce lovcova příštího tahu.
log-swapped = Výměna tajností: { $villager } a { $other }.
log-visit = { $seat } navštěvuje { $villager-acc }.
log-visit-familiar = { $seat } posílá pomocníka: { $villager }.
log-used = { $seat } využívá schopnost: { $villager }.
log-called = { $seat } využívá pomocníka: { $card }.
log-boosted = { $seat } využívá a posiluje pomocníka: { $card }.
log-gathers = { $seat } nabírá { $count ->
        [one] { $count } vliv
        [few] { $count } vlivy
       *[other] { $count } vlivů
    } (má { $total }).
log-draws = { $seat } používá akci k dobrání karty.
log-readied = { $seat } uvolňuje vesničana: { $villager }.
log-ritual = Rituál začíná: { $villager }.
log-activated = Lovec aktivuje lokaci: { $card }.
log-cancelled = Lovec ruší prokletí: { $thing }.
log-fades = Lovec oslabuje prokletí se zhoubou: { $thing }.
log-drank = { $seat } pije lektvar: { $thing }.

## Konec

ending-ritual = Rituál je dokonán: { $villager } je čarodějnice. Čarodějnice vítězí.
ending-innocents = Zemřelo příliš mnoho nevinných: čarodějnice vítězí. Byla jí postava { $villager }.
ending-eliminated = { $villager }: to byla čarodějnice. Lovec vítězí.
ending-suspects = Lovec má všechny karty podezřelých: čarodějnicí je postava { $villager }. Lovec vítězí.
ending-rounds = Poslední kolo skončilo a nikdo nevyhrál. Čarodějnicí byla postava { $villager }.
ending-rounds-witch = Poslední kolo skončilo: { $villager } má dost přízní na rituál. Čarodějnice vítězí.
ending-rounds-hunter = Poslední kolo skončilo a lovec má dost karet podezřelých: vítězí. Čarodějnicí byla postava { $villager }.

## Proč to nejde

error-no-pawn = Nemáte už žádný žeton akce.
error-dead = { $villager } už nežije.
error-not-ready = Na této kartě už stojí žeton akce: { $villager }.
error-no-familiar = Žeton pomocníka teď nemáte.
error-familiar-only = Zbývá vám jen žeton pomocníka.
error-first-turn = V prvním tahu stavíte jen dva obyčejné žetony, oba k vesničanům jedné skupiny; k tomu volné akce.
error-wall = Neviditelná zeď: na tuto návštěvu nemáte dost vlivu ({ $villager }).
error-no-other-pawn = Nestojí tu žádný soupeřův žeton akce: { $villager }.
error-not-you = Rituál lze provést jen na vaší pravé totožnosti.
error-too-few-favours = K rituálu { $count ->
        [one] je třeba { $count } přízeň
        [few] jsou třeba { $count } přízně
       *[other] je třeba { $count } přízní
    }.
error-too-few-clues = { $villager }: k popravě { $count ->
        [one] je třeba { $count } stopa
        [few] jsou třeba { $count } stopy
       *[other] je třeba { $count } stop
    } ({ $count-sum }).
error-too-little-evidence = Na kartu podezřelého { $count ->
        [one] je třeba { $count } důkaz
        [few] jsou třeba { $count } důkazy
       *[other] je třeba { $count } důkazů
    }.
error-gloom-stays = Karty zhouby nelze odložit dobrovolně: { $thing }.
error-in-use = Na lokaci už stojí žeton akce: { $thing }.
error-no-use = Teď by to nic nezpůsobilo.
error-not-in-hand = Tuto kartu nemáte v ruce.
error-no-gloom-left = V zásobě není dost zhouby.
error-unknown = Nic takového tu není.
error-must-choose = Něco zvolit musíte.
error-not-there = To teď zvolit nelze: { $thing }.
error-not-in-play = Karta není ve hře: { $thing }.
error-covered = Karta se teď nepovažuje za kartu ve hře: { $thing }.
error-not-a-card = To není karta ve hře.
error-others-action = To je akce soupeřovy desky.
error-not-yours = To může jen soupeř.
error-not-possessed = Na tomto vesničanovi zhouba neleží: { $villager }.
error-instead = Zhoubu lze vrátit jen místo schopnosti, ne po jejím použití.
error-deep-enough = Víc zhouby než na začátku tu ležet nesmí: { $villager }.
error-poor = Nemáte dost vlivu.
error-rich = Víc vlivu mít nelze: { $count }.
error-no-cards = Není co dobrat: balíček i odložené karty jsou prázdné.
error-not-a-brew = To není lektvar: { $thing }.
error-full = Lektvar už víc tajností nepotřebuje: { $thing }.
error-not-full = Lektvar ještě nemá dost tajností: { $thing } (potřebuje { $count }).
error-no-secrets = Není odkud vzít tajnost: zásoba je prázdná.
error-not-an-investigation = To není vyšetřování: { $thing }.
error-gloom-not-covered-up = Vyšetřování se zhoubou zahladit nelze: { $thing }.
error-poor-cover-up = Nemáte dost vlivu, zahlazení stojí { $count }.
error-not-a-location = To není lokace: { $thing }.
error-dazed = Karta je ohromená a nepůsobí: { $thing }.
error-not-a-curse = To není prokletí: { $thing }.
error-poor-cancel = Nemáte dost vlivu, zrušení stojí { $count }.
error-not-your-card = To není vaše karta: { $thing }.
error-no-suspects-left = V balíčku podezřelých už žádná karta není.
error-bare = Stopu musí mít i ostatní (aspoň { $count }): { $villagers }.
error-too-dear = „{ $card }“: nemáte dost vlivu, cena je { $cost } ({ $cost-sum }).
error-only-kind = Teď lze zahrát jen: { $kind }.
error-same-name = Karta téhož jména už ve hře leží: { $card }.
error-no-hosts = Lovec nemá ve hře kartu, kterou by šlo zakrýt.
error-no-host = Tuto kartu zakrýt nelze: { $thing }.
error-no-site = Každý vesničan už na této straně vyšetřování má.
error-no-space = Pro tuto kartu není místo a žádná nemůže ustoupit: { $card }.
error-makes-no-room = Tato karta místo neudělá: { $thing }.
error-investigated = Na této straně už vyšetřování leží: { $thing }.
error-other-kind = To je karta jiného druhu: { $thing }.
error-no-gloom-there = Není tam zhouba: { $thing }.
error-no-room-for-gloom = Zhoubu tam umístit nelze: { $thing }.
error-no-token-there = Takový žeton tam neleží: { $thing }.
error-no-own-token = Vaše { $token } tam neleží: { $thing }.
error-no-guild = Vlivem teď platit nemůžete.
error-no-asset-there = Tam žeton z této návštěvy nepatří: { $thing }.
error-no-clue-to-herd = Odtud stopu přesunout nelze: { $thing }.
error-other-group = To není jiný vesničan téže skupiny: { $thing }.
error-alone = Ve skupině už nikdo jiný nežije: { $thing }.
error-has-clues = Na tomto vesničanovi leží stopa: { $thing }.
error-same-villager = Musí to být někdo jiný: { $thing }.
error-no-own-pawn = Nestojí tam váš žeton akce: { $thing }.
error-no-witch-pawns = Ve skupině nestojí žádný žeton čarodějnice: { $thing }.
error-not-dazed = Ohromit lze jen spojence nebo lokaci, a to jednou: { $thing }.
error-no-secrets-to-swap = Tam není co vyměnit: { $thing }.
error-as-many-secrets = Výměna by nic nezměnila: { $thing }.
error-familiar-used = Tento pomocník už zasáhl.
error-not-a-familiar = To není váš pomocník ve hře.
error-no-boost = Tohoto pomocníka posílit nelze.
error-boost-gloom = Není tu zhouba, kterou by šlo zaplatit.
error-boost-influence = Nemáte vliv, kterým by šlo zaplatit.
error-not-shown = Tato karta mezi ukázanými není.
error-not-both-in-hand = Obě karty musíte mít v ruce.
error-other-order = Ty dvě karty uveďte v opačném pořadí.
error-upkeep = Na údržbu všech spojenců nemáte dost vlivu: { $cost-sum } = { $cost }.
error-no-ally = To není váš spojenec ve hře.
error-too-many-cards = Musíte ještě odložit karty: { $count }.
error-other-colour = Z těchto skupin vybírat nemůžete; volíte, kdo bude { $group }.
error-no-gloom-curse = To není prokletí se zhoubou z vašeho balíčku.
error-none-familiar = Žádný vesničan není připravený.
error-none-ready = V osadě nestojí žádný soupeřův žeton akce.
error-none-stir = Nemáte ve hře lektvar, kterému by chyběly tajnosti.
error-none-cover-up = V osadě neleží žádné vyšetřování.
error-none-cancel = Čarodějnice nemá ve hře žádné prokletí.

## Co by se stalo

preview-cleansed = Karta bude očištěna: { $thing }.
preview-turned-over = Zhoubu setřese { $villager }.
preview-moonlit = Zbarvený měsíc brání umístit stopy.
preview-left-play = { $thing }: odejde ze hry.
preview-eliminate = Je-li to čarodějnice, vyhráváte; jinak zemře nevinný a všechny stopy zmizí. Nevinných do prohry: { $count }.
preview-ritual = Vyhráváte.

## Stručně a vysvětlivky

card-covered = nepovažuje se za kartu ve hře
card-dazed = bez účinku do konce lovcova příštího tahu
villager-assets = Návštěva umístí { $count ->
        [one] { $count } tajnost nebo stopu.
        [few] { $count } tajnosti nebo stopy.
       *[other] { $count } tajností nebo stop.
    }
full-gather = Za žeton akce získáte { $count ->
        [one] { $count } vliv
        [few] { $count } vlivy
       *[other] { $count } vlivů
    }.
full-draw = Za žeton akce si doberete { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
full-ready = Soupeřův žeton akce odejde z vesničana; ten je zase volný.
full-stir = Umístíte { $count ->
        [one] { $count } tajnost
        [few] { $count } tajnosti
       *[other] { $count } tajností
    } na svůj lektvar.
full-cover-up = Zaplatíte { $price ->
        [one] { $price } vliv
        [few] { $price } vlivy
       *[other] { $price } vlivů
    } a odložíte vyšetřování bez zhouby.
full-ritual = Máte-li na své pravé totožnosti { $favours ->
        [one] { $favours } přízeň
        [few] { $favours } přízně
       *[other] { $favours } přízní
    }, vyhrajete.
full-cancel = Zaplatíte cenu prokletí a odložíte je; z prokletí se zhoubou místo toho odstraníte jednu zhoubu.
full-exonerate = Za { $evidence ->
        [one] { $evidence } důkaz
        [few] { $evidence } důkazy
       *[other] { $evidence } důkazů
    } si vezmete kartu podezřelého: víte o jednom nevinném víc.
full-eliminate = Popravit lze toho, kdo má aspoň { $clues ->
        [one] { $clues } stopu
        [few] { $clues } stopy
       *[other] { $clues } stop
    }, má-li každý jiný živý aspoň { $others ->
        [one] { $others } stopu
        [few] { $others } stopy
       *[other] { $others } stop
    }. Není-li to čarodějnice, zemře nevinný.
full-raven = Po návštěvě tímto žetonem může zasáhnout každý pomocník ve hře.
sign-secret = Tajnost čarodějnice: šikmé pruhy. { $count ->
        [3] Tři
       *[other] { $count }
    } lze směnit za přízeň.
sign-favour = Přízeň: srdce. Tolik, kolik žádá scénář, stačí k rituálu.
sign-clue = Stopa lovce: tečky. { $count ->
        [3] Tři
       *[other] { $count }
    } při návštěvě dávají důkaz.
sign-evidence = Důkaz lovce: za tolik, kolik žádá scénář, je karta podezřelého.
sign-gloom = Zhouba: na kartách zhouby a na posedlých. S poslední přijde očista.
sign-influence = Vliv: platí se jím karty.
sign-cleanse = Očista: co se stane, když zmizí poslední zhouba.
sign-tab-witch = U vyšetřování: čeká na návštěvu čarodějnice.
sign-tab-hunter = U vyšetřování: čeká na návštěvu lovce.
sign-wall = Neviditelná zeď.
full-ally = Zůstává na desce, v údržbě se platí.
full-event = Proběhne a odloží se.
full-investigation = Leží u vesničana a čeká na návštěvu.
full-location = Zůstává na desce; aktivuje se žetonem.
full-brew = Zůstává na desce; s dost tajnostmi se vypije.
full-charm = Proběhne a odloží se.
full-curse = Zůstává na desce a škodí lovci.
full-familiar = Zůstává na desce; zasáhne po návštěvě žetonem pomocníka.
short-gather = +{ $count }
short-draw = +{ $count }
short-card-visit-hunter = Návštěva lovce:
short-card-visit-witch = Návštěva čarodějnice:
short-card-activate = Aktivace:
short-villager-paid = Za vlastní žeton:
short-villager-unpaid = Jinak:
short-villager-witch = Čarodějnice:
short-boost = a
short-boost-instead = nebo
short-card-attached = Karta lovce jako by nebyla
short-effect-gain = +{ $count } [influence]{ $twice ->
        [0] {""}
       *[other] , od { $twice } [gloom] dvojnásobek
    }
short-effect-gain-green-pawn = +{ $count } [influence] za každý žeton u zelených
short-effect-gain-gloom-card = +{ $count } [influence] a další za každou kartu zhouby
short-effect-opponent-gain = soupeř +{ $count } [influence]
short-effect-lose = soupeř −{ $count } [influence]
short-effect-lose-or-draw = { $count } [influence], nebo si doberete
short-effect-draw = { $count ->
        [one] karta
        [few] { $count } karty
       *[other] { $count } karet
    }
short-effect-opponent-draw = soupeř dobere { $count }
short-effect-evidence = +{ $count } [evidence]
short-effect-play = zahrajte { $kind-id ->
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
short-effect-play-green-pawn = zahrajte kartu za každý žeton u zelených
short-effect-clue-here = +{ $count } [clue] sem
short-effect-clue-group = +{ $count } [clue] na každého tu
short-effect-clue-any = +{ $count } [clue] na jednoho
short-effect-clue-pair = po { $count } [clue] na dva v jedné skupině
short-effect-clue-each-group = +{ $count } [clue] do každé skupiny
short-effect-secret-here = +{ $count } [secret] sem
short-effect-secret-bare = +{ $count } [secret] na toho, kdo nemá [clue]
short-effect-secret-brew = { $count } [secret] na něj
short-effect-gloom = { $may ->
        [0] +{ $count } [gloom]
       *[other] až { $count } [gloom]
    } na kartu zhouby{ $over ->
        [0] {""}
       *[other] {" "}i přes počet
    }
short-effect-opponent-gloom-or-draw = pak soupeř: [gloom], nebo karta
short-effect-lift-card = −{ $count } [gloom]
short-effect-lift-any = až { $count } [gloom] pryč
short-effect-lift-any-each-secret = až { $count } [gloom] pryč, za každou [secret]
short-effect-erase-here = { $count } { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    } odtud pryč
short-effect-erase-one = až { $count } { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    } pryč z jednoho
short-effect-erase-several = { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    } pryč, nejvýš ze { $count }
short-effect-erase-group = skupina: po { $count } { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    } pryč
short-effect-move-group = přesuňte až { $count } { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    } ve skupině
short-effect-move-here = přesuňte odtud { $token-id ->
        [clue] [clue]
       *[secret] [secret]
    }
short-effect-take-out = { $kind } zmizí i se zhoubou
short-effect-offer-deck-or-gain = horní karta: soupeř volí, buď ona, nebo [influence]
short-effect-offer-deck = { $count ->
        [2] dvě horní karty: jedna je vaše
        [few] { $count } horní karty: všechny až na jednu jsou vaše
       *[other] { $count } horních karet: všechny až na jednu jsou vaše
    }
short-effect-offer-hand = ukažte { $count ->
        [2] dvě karty
       *[other] { $count } karet
    }, jednu zahrajte zdarma
short-effect-discard = { $choice ->
        [0] soupeřova náhodná karta pryč
       *[other] soupeřovy náhodné karty ({ $choice }): jedna pryč
    }
short-effect-discard-or-draw = { $choice ->
        [0] soupeřova náhodná karta pryč, nebo doberete
       *[other] soupeřovy náhodné karty ({ $choice }): jedna pryč
    }
short-effect-echo = jiná očista
short-effect-recall = vezměte zpět žeton akce
short-effect-claim = { $count } [secret] pryč z jednoho, [clue] na něj
short-effect-disperse = žetony čarodějnice ze skupiny pryč, za každý { $count } [influence]
short-effect-swap = dva vesničané si vymění [secret]
short-effect-daze = spojenec nebo lokace bez účinku
short-power-whenever-upkeep-discard = V údržbě za odloženou kartu
short-power-herding = Po návštěvě přesuňte [clue] ve skupině
short-power-candles = Při návštěvě: [gloom] pryč
short-power-guild = Řemeslníkům plaťte vlivem ({ $count }), lokace −{ $count } [influence]
short-power-whenever-cleansing = Po každé očistě
short-power-whenever-readying = Po uvolnění vesničana
short-power-less-upkeep = Údržba −{ $count }
short-power-less-drawing = Schopnosti dají lovci o { $count } kartu méně
short-power-more-elimination = Poprava: o { $count ->
        [one] [clue]
       *[other] { $count } [clue]
    } víc{ $per ->
        [0] {""}
       *[other] {" "}za [gloom]
    }{ $most ->
        [0] {""}
       *[other] , nejvýš { $most }
    }
short-power-moon = Lovec neumísťuje [clue]
short-power-wisp = První [clue] v tahu klade čarodějnice
short-power-whenever-upkeep = V údržbě
short-power-more-visit = Návštěva stojí lovce { $count } [influence]{ $per ->
        [0] {""}
       *[other] {" "}za [gloom]
    }{ $most ->
        [0] {""}
       *[other] , nejvýš { $most }
    }

## What matters in a decision

matters-act = Váš žeton akce blokuje vesničana oběma až do vaší příští údržby; směna je dřív než umístění, takže tři tajnosti či stopy tam musí ležet už předtím.
matters-place-asset = Tři na jednom vesničanovi něco vynesou až při další návštěvě u něj; a z toho, kam je kladete, soupeř čte vaše úmysly.
matters-use-ability = Schopnost je dobrovolná; na posedlém lze místo ní hýbat zhoubou, a s poslední se vesničan obrátí a každý zelený dostane stopu.
matters-convert-secrets = Přízeň zůstane ležet na tomto vesničanovi a lovci něco napoví; tajnosti lze ještě přesouvat, ale také o ně přijít.
matters-too-many-cards = Co odložíte, soupeř uvidí a zpět to přijde, až dojde balíček; rozhoduje, co brzy zaplatíte a máte kam zahrát.
matters-play-cards = Vliv budete potřebovat i příště; karet, které zůstávají, se vejdou tři od každého druhu a kartu zhouby už sami neodložíte.
matters-choose-group = Skupinu bude navštěvovat i soupeř: u Dobrodruhů o výsledku rozhoduje ten druhý, Řemeslníci chtějí za víc vlastní žeton, ostatní jsou přímočařejší.
matters-secrets-on-one = Ke třem se počítá, co tam už leží, směnit je ale smíte až při návštěvě; do té doby lovec ví, kam se dívat.
matters-erase-from-one = Hranice je tři: s méně stopami není důkaz ani poprava, s méně tajnostmi přízeň; berete po jednom a smíte přestat.
matters-erase-from-several = Z každého smíte vzít jen jeden žeton: nejvíc váží tam, kde soupeři klesnou tři na dva, jinde ho jen zdrží.
matters-erase-in-group = Poprava žádá stopu na každém živém: kde zmizí i poslední, tam ji lovec musí umístit znovu, ať obviní kohokoli.
matters-move-from = První vesničan určí skupinu i pro další přesuny; přesouvá se po jednom a důležité je i to, co zbude tam, odkud berete.
matters-move-to = Přesun mění obě místa: sledujte, kde vzniknou tři pohromadě, kde se tři rozpadnou a co z toho soupeř vyčte.
matters-move-elsewhere = Žeton nezmizí, jen přejde k někomu jinému kdekoli ve vesnici; na novém místě může soupeři posloužit víc než na starém.
matters-move-instead = Zásoba je prázdná, takže co tu přibude, jinde ubude; přesouvat nemusíte a jiný žeton teď nedostanete.
matters-move-gloom = Odkud vezmete poslední zhoubu, tam nastane očista: vyhodnotí ji lovec, ať karta patří komukoli, a posedlý vesničan se obrátí.
matters-pay-craftsman = Žeton smíte vzít z kteréhokoli vesničana: hlídejte, kde tím rozbijete tři, a lovec i to, kde vezme poslední stopu.
matters-allow-card = Čím dražší karta, tím víc vlivu soupeř dostane, když ji odloží; nechat mu ji znamená, že víte o jedné kartě v jeho ruce.
matters-reject-one = Druhou kartu soupeř zahraje hned a zdarma, takže na ceně nezáleží; nejde-li teď zahrát, zůstane mu v ruce.
matters-leave-one = Druhá karta jde soupeři do ruky: bude ji muset zaplatit a vy o ní víte; odložená se vrátí, až mu dojde balíček.
matters-reveal-two = Kterou zahrajete, určí soupeř, ukažte tedy takové, aby se hodily obě; cena nehraje roli, ale co teď zahrát nejde, vám zůstane v ruce.
matters-first-cards = Mění se všechny dobrané karty najednou a jen jednou; začínáte se 2 vlivy, takže drahé karty si na sebe počkají.
matters-first-curse = Lovec prokletí uvidí a může se chystat; vedle účinku važte cenu, protože začínáte se 2 vlivy, a co lovci přinese očista.
matters-familiars = Každý pomocník zasáhne jen jednou, v pořadí podle vás; posílení za zhoubu ji některé kartě ubere a s poslední přijde očista.
matters-investigate = Působí při každé návštěvě té strany, na kterou čeká: jste-li to vy, záleží na vašich plánech, je-li to čarodějnice, na tom, komu se nevyhne.
matters-pay-allies = Spojenci stojí vliv v každé vaší údržbě znovu; koho odložíte, toho musíte nejdřív zase dobrat a zaplatit jeho cenu.
matters-clue-on-any = Tři stopy na jednom znamenají při návštěvě důkaz; k popravě je navíc třeba aspoň jedna na každém jiném živém.
matters-clue-in-group = Do každé skupiny přijde jedna: buď zaplní místo, kde k popravě ještě chybí, nebo doplní tři na důkaz.
matters-clue-on-first = Druhá stopa půjde k jinému vesničanovi téže skupiny: vybíráte dvojici, ne jednoho.
matters-clue-on-second = Musí to být někdo jiný z téže skupiny: kdo nemá žádnou stopu, brání popravě, kdo jich nemá tři, nedá důkaz.
matters-wall = Zeď lovci návštěvu zdraží, bez vlivu ji i znemožní; jenže ji vidí a bude se ptát, koho chrání.
matters-attach = Zakrytá karta nepůsobí a neplatí se za ni údržba, místo však zabírá dál; jakmile lovec odstraní zhoubu, má ji zpátky.
matters-make-room = Karta, která ustoupí, přijde i o své tajnosti a cenu vám nikdo nevrátí; karty zhouby místo neudělají.
matters-swap-first = Vymění se všechny tajnosti obou, přízně zůstanou ležet; tři na někom něco znamenají, až tam půjdete na návštěvu.
matters-swap-second = Vybírat lze i z jiné skupiny a také někoho bez tajností: ten dostane všechny a první zůstane prázdný.
matters-silence = Odložena bude jen jedna, o té druhé už ale víte: na kterou z nich se dokážete připravit?
matters-alarm = Zhouba oddálí očistu, a s ní lovcovu odměnu nebo konec prokletí; kartu v ruce bude teprve třeba zaplatit.
matters-claim = Přízním to neublíží: odejdou jen dosud nesměněné tajnosti a na totéž místo přijde stopa.
matters-herd-from = Pastýř pomůže jednou za tah a stopa zůstane ve skupině; pozor ale, komu berete poslední, bez ní popravit nelze.
matters-herd-to = Směna už v této návštěvě proběhla: třetí stopa přinese důkaz až při vaší další návštěvě tam, kam ji přesunete.
matters-feast = Za každou zhoubu přijde tajnost a brát lze i z karet lovce; poslední z karty však spustí očistu, a tu vyhodnotí on.
matters-secret-on-any = Tajnost smí ke komukoli ve vesnici, i k tomu, na kom stojí žeton; směnit ji ale musíte jednou přijít sami.
matters-lift-gloom = S poslední zhoubou karta vydá očistu a odejde: prokletí přestane škodit, vaše vlastní přestane pomáhat.
matters-snuff = Svíčkař pomůže jednou za tah, a to před vyšetřováním, směnou i schopností: očista teď může změnit zbytek návštěvy.
matters-pay-gloom = Platit lze i zhoubou z karet lovce; kde však vezmete poslední, vyhodnotí očistu lovec a karta odejde.
matters-may-place-gloom = Zhouba drží vaše prokletí ve hře a některá i posiluje; na lovcových kartách oddaluje odměnu za očistu.
matters-place-gloom = Umístit ji musíte: vaši kartu udrží ve hře déle, u lovcovy oddálí očistu s odměnou, ale prodlouží i její užitek.
matters-exchange = Za jednu kartu dvě, jenže co bude nad sedm, odložíte ještě v této údržbě; odloženou čarodějnice uvidí.
matters-disperse = Za každý žeton získáte vliv a vesničany můžete hned navštívit; čarodějnice by si žetony v údržbě vzala zpět tak jako tak.
matters-toll = Vliv vám bude chybět hned, karta lovci pomůže později; Zlákání se přitom ptá při každé vaší návštěvě zde.
matters-recall-pawn = Vrácený žeton je akce navíc a vesničan je zase připravený: můžete k němu i podruhé, pro další směnu.
matters-take-out = Karta odejde i se zhoubou a bez očisty: nikdo z ní nic nezíská a její místo se uvolní.
matters-echo = Vyhodnotíte jen očistu: karta i se zhoubou zůstane, prokletí škodí dál, ale odměna může později přijít ještě jednou.
matters-daze = Ohromení končí s příštím tahem lovce: spojence přitom musí platit dál a lokaci do té doby neaktivuje.

## Čísla, stupnice a místa

full-influence = Platí se jím karty a některé akce.
full-evidence = Když jich má lovec dost, vezme si za ně kartu podezřelého: někoho, kdo čarodějnicí není.
name-ritual-favours = Přízně k rituálu
full-ritual-favours = Tolik jich musí ležet na vesničanovi, kterým čarodějnice je, aby mohla vykonat rituál.
name-pawns = Žetony akcí
full-pawns = Každý je jedna akce tahu. Kde stojí, tam vesničana blokují až do příští údržby svého majitele.
name-place = Místo pro kartu
full-place = Karty tohoto druhu tu zůstávají ve hře; není-li místo, musí nejdřív jedna ustoupit.
name-round = Kolo
full-round = Nejdřív je na tahu čarodějnice, pak lovec.

## Co stojí na kartách, v balíčcích majitelů

field-number = číslo
field-kind = druh
field-cost = cena
field-copies = kusů v základním balíčku
field-upkeep = údržba
field-gloom = zhouba
field-secrets = tajemství
field-cancel = cena zrušení
field-side = čeká na návštěvu
field-attached = připojuje se
field-power = trvalá schopnost
field-worth = číslo ve schopnosti
field-limit = druhé číslo ve schopnosti
field-assets = přízeň
field-printed = z tištěných pravidel
field-faction = skupina
