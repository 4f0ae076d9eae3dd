### Mass Effect: Priorita Hagalaz

game-name = Mass Effect: Priorita Hagalaz
game-short = Priorita Hagalaz
game-pitch = Výprava ke zřícenému křižníku
game-goal = Veďte Shepardův výsadek. Splňte úkol dřív, než dojde čas.
game-summary = Havarovaný křižník, blížící se bouře a čtyři hrdinové: jeden až čtyři hráči je společně vedou kampaní plnou misí.
chance-of = Šance, že výprava uspěje.

## Co hrát

option-scenario = Co hrát
option-scenario-campaign = Celá kampaň
option-scenario-cerberus-weapons = 1A Zbraně Cerberu
option-scenario-breakthrough = 1B Průlom
option-scenario-test-subjects = 2A Pokusné subjekty
option-scenario-atlas-binary = 2B Atlas Binary
option-scenario-reactor = 3A Reaktor
option-scenario-data-core = 3B Datové jádro
option-scenario-barrier-generator = 3C Generátor bariér
option-scenario-sharpshooters = Garrus: Souboj odstřelovačů
option-scenario-brokers-archive = Liara: Archiv prostředníka
option-scenario-fleet-captives = Tali: Zajatci flotily
option-scenario-the-nest = Wrex: Hnízdo
option-scenario-own = Vlastní mise

## Hrdinové (gender je rod: m, f)

name-shepard = Shepard
    .acc = Sheparda
    .gen = Sheparda
    .dat = Shepardovi
    .gender = m
full-shepard = Velitel Normandie, který si poradí s každou zbraní. Z jeho rozkazů se z bojovníků stává tým. Padne-li Shepard, mise je ztracena.
name-shepard-f = Shepardová
    .acc = Shepardovou
    .gen = Shepardové
    .dat = Shepardové
    .gender = f
full-shepard-f = Velitelka Normandie, která si poradí s každou zbraní. Z jejích rozkazů se z bojovníků stává tým. Padne-li Shepardová, mise je ztracena.
name-garrus = Garrus
    .acc = Garra
    .gen = Garra
    .dat = Garrovi
    .gender = m
full-garrus = Garrus Vakarian, turianský odstřelovač. Dlouho míří a pak mu stačí jediná rána.
name-liara = Liara
    .acc = Liaru
    .gen = Liary
    .dat = Liaře
    .gender = f
full-liara = Liara T’Soni, asarijská badatelka s biotickými schopnostmi. Ví, co nepřítel chystá, dřív, než to udělá.
name-tali = Tali
    .gender = f
full-tali = Tali’Zorah nar Rayya, quarianská inženýrka. Její dron Chatika otevírá dveře a umlčuje věže.
name-wrex = Wrex
    .acc = Wrexe
    .gen = Wrexe
    .dat = Wrexovi
    .gender = m
full-wrex = Urdnot Wrex, starý krogan. Těžko ho někdo porazí a nejlepší je nepříteli na dosah.
name-chatika = Chatika
    .acc = Chatiku
    .gen = Chatiky
    .dat = Chatice
    .gender = f

## Základní schopnosti

name-command = Velení
full-command = { $most ->
        [one] { $most } žeton
        [few] { $most } žetony
       *[other] { $most } žetonů
    } velení. Každá hvězda jeden připraví. V tahu jiného hrdiny, před jeho akcí nebo po ní, mu připravený žeton dovolí přesun o { $steps ->
        [one] { $steps } hex
        [few] { $steps } hexy
       *[other] { $steps } hexů
    } bez příležitostných útoků, nebo přidá { $damage } zranění k prvnímu zásahu jeho příští zraňující akce v tomto tahu; před první akcí může přehodit až { $dice ->
        [one] { $dice } kostku
        [few] { $dice } kostky
       *[other] { $dice } kostek
    } ze zásoby. Nejvýš jeden žeton na akci. Rozhoduje hráč, který velí.
name-aim = Zamíření
full-aim = Každá hvězda zvýší Zamíření o jeden, nejvýš na { $most }. Jednou za svůj tah, mezi akcemi a se Zamířením aspoň { $least }, způsobí Garrus nepříteli v palebném poli tolik zranění, kolik Zamíření ukazuje; to pak klesne na nulu.
name-analysis = Analýza
full-analysis = Každá hvězda zvýší Analýzu o jeden, nejvýš na { $most }. Po hodu smí Liara utratit body za neotočenou kartu hrozeb u kteréhokoli hrdiny: { $look } za nahlédnutí, { $bury } ji k tomu vrátí dospod balíčku a rozdá jinou, { $scrap } ji odhodí a ten hrdina v tomto kole žádnou nevyhodnotí.
name-combat-drone = Bojový dron
full-combat-drone = Každá hvězda přesune Chatiku až o { $steps ->
        [one] { $steps } hex
        [few] { $steps } hexy
       *[other] { $steps } hexů
    }, i přes postavy; pak způsobí { $damage } zranění nepříteli na svém nebo sousedním hexu, nebo tam vyřadí věž, nebo odemkne dveře na straně svého hexu, nejsou-li zapečetěné. Chatiku nelze zranit, ničemu nebrání a nic nenosí.
name-rage = Zuřivost
full-rage = { $most ->
        [one] { $most } žeton
        [few] { $most } žetony
       *[other] { $most } žetonů
    }. Každá hvězda otočí jeden z Klidu na Zuřivost. Jednou za svůj tah, mezi akcemi, smí Wrex otočit nejvýš { $spend ->
        [one] { $spend } žeton
        [few] { $spend } žetony
       *[other] { $spend } žetonů
    } zpět na Klid: každý nepřítel vedle něj utrpí za každý z nich { $damage } zranění.

## Schopnosti Sheparda

name-shot = Výstřel
full-shot = { $damage } zranění nepříteli v palebném poli; s posílenou kostkou { $damage-empowered }.
name-rally = Povzbuzení
full-rally = Vybraný hrdina do { $range ->
        [one] { $range } hexu
       *[other] { $range } hexů
    }, třeba i ten, kdo volá, si obnoví { $shields ->
        [one] { $shields } bod
        [few] { $shields } body
       *[other] { $shields } bodů
    } štítu; s posílenou kostkou { $shields-empowered }.
name-warp = Warp
full-warp = Nepřítel v palebném poli, který nemá biotický žeton, utrpí { $damage } zranění, s posílenou kostkou { $damage-empowered }, a žeton dostane.
name-barrier = Bariéra
full-barrier = Po dokončené akci pohyb se obnoví { $shields ->
        [one] { $shields } bod
        [few] { $shields } body
       *[other] { $shields } bodů
    } štítu. Jiný přesun se nepočítá.
name-adrenaline = Adrenalin
full-adrenaline = Přesuňte se až o { $steps ->
        [one] { $steps } hex
        [few] { $steps } hexy
       *[other] { $steps } hexů
    } a pak způsobte { $damage } zranění sousednímu nepříteli; s posílenou kostkou { $steps-empowered ->
        [one] { $steps-empowered } hex
        [few] { $steps-empowered } hexy
       *[other] { $steps-empowered } hexů
    } a { $damage-empowered } zranění. Není to akce pohyb.
name-napalm = Napalm
full-napalm = { $damage } zranění nepříteli do { $range ->
        [one] { $range } hexu
       *[other] { $range } hexů
    } a { $around } každému nepříteli vedle něj.
name-biotic-charge = Biotický nápor
full-biotic-charge = Přesun na volný hex vedle nepřítele v palebném poli, bez příležitostných útoků a nikdy nahoru přes linii převýšení: { $damage } zranění, biotický žeton a { $shields ->
        [one] { $shields } bod
        [few] { $shields } body
       *[other] { $shields } bodů
    } štítu zpět.
name-incendiary-ammo = Zápalná munice
full-incendiary-ammo = Výstřel způsobí o { $damage } zranění víc.
name-born-leader = Rozený velitel
full-born-leader = Všechny žetony velení jsou na začátku připravené a jednou za každý vlastní tah lze jeden použít na { $command } zranění navíc.

## Schopnosti Garra

name-concussive-shot = Omračující střela
full-concussive-shot = { $damage } zranění nepříteli v palebném poli; s posílenou kostkou { $damage-empowered }, je-li { $nearest-empowered } a více hexů daleko.
name-overload = Přetížení
full-overload = Omračte pěšáka do { $range ->
        [one] { $range } hexu
       *[other] { $range } hexů
    }; s posílenou kostkou do { $range-empowered } a utrpí { $damage-empowered } zranění. Šampioni jsou imunní.
name-turian-rebel = Turianský rebel
full-turian-rebel = Pohyb za body na kostce, bez příležitostných útoků; pak Zamíření stoupne o { $amount }.
name-proximity-mines = Nástražné miny
full-proximity-mines = { $amount ->
        [one] { $amount } mina
        [few] { $amount } miny
       *[other] { $amount } min
    }, na každou misi nové. Položte jednu na Garrův nebo sousední hex, kde nestojí nepřítel. První nepřítel, který na něj vstoupí, utrpí { $damage } zranění a mina je pryč.
name-assassination = Atentát
full-assassination = { $damage } zranění nepříteli v palebném poli, { $nearest } a více hexů daleko.
name-steady-hand = Pevná ruka
full-steady-hand = Pokud Garrus v tahu neprovedl akci pohyb, Zamíření na konci tahu stoupne o { $amount }.
name-armor-piercing-ammo = Průbojná munice
full-armor-piercing-ammo = Po Omračující střele nebo Atentátu utrpí { $damage } zranění i nejbližší nepřítel za cílem na téže linii. Kalibrace k tomu nic nepřidá.
name-archangel = Archanděl
full-archangel = Jednou za kolo, když nepřítel ukončí postup v Garrově palebném poli, utrpí { $damage } zranění.
name-calibration = Kalibrace
full-calibration = Jednou za tah smí Omračující střela nebo Atentát způsobit o { $damage } zranění víc při Zamíření aspoň { $core-least } a o { $damage-empowered } víc při Zamíření { $core-most }. Zamíření se tím neutratí.

## Schopnosti Liary

name-pistol-shot = Výstřel z pistole
full-pistol-shot = { $damage } zranění nepříteli v palebném poli do { $range ->
        [one] { $range } hexu
       *[other] { $range } hexů
    }; s posílenou kostkou { $damage-empowered }.
name-lift = Zdvih
full-lift = Biotický žeton na nepřítele v palebném poli do { $range ->
        [one] { $range } hexu
       *[other] { $range } hexů
    }; s posílenou kostkou i { $damage-empowered } zranění a pěšáka posunete o { $steps-empowered ->
        [one] { $steps-empowered } hex
        [few] { $steps-empowered } hexy
       *[other] { $steps-empowered } hexů
    }.
name-stasis = Stáze
full-stasis = Omračte pěšáka v palebném poli do { $range ->
        [one] { $range } hexu
       *[other] { $range } hexů
    }; s posílenou kostkou na jakoukoli vzdálenost. Šampioni jsou imunní.
name-singularity = Singularita
full-singularity = Vyberte hex v palebném poli do { $range ->
        [one] { $range } hexu
       *[other] { $range } hexů
    } a omračte až { $amount ->
        [one] { $amount } pěšáka
        [few] { $amount } pěšáky
       *[other] { $amount } pěšáků
    } na něm nebo vedle něj; každý dostane biotický žeton.
name-warp-ammo = Warpová munice
full-warp-ammo = Výstřel z pistole přidá i biotický žeton; nepříteli, který už ho má, způsobí místo toho o { $damage } zranění víc.
name-biotic-explosion = Biotická exploze
full-biotic-explosion = Odstraňte biotický žeton z nepřítele v palebném poli: utrpí { $damage } zranění a každý nepřítel vedle něj { $around } zranění a biotický žeton.
name-pure-biotic = Čistá biotička
full-pure-biotic = Zdvih, Stáze, Singularita a Biotická exploze mohou místo palebného pole mířit na cokoli do { $range ->
        [one] { $range } hexu
       *[other] { $range } hexů
    }, počítáno po sousedících hexech.
name-asari-controller = Asarijská kontrolorka
full-asari-controller = Nepřátelé s biotickým žetonem nemají specializaci.
name-brokers-intuition = Intuice Stínového prostředníka
full-brokers-intuition = Jednou za kolo, když nepřítel zaměří kteréhokoli hrdinu, utraťte bod Analýzy: útok je o { $amount } nižší, nebo se hrdina nejdřív přesune o { $steps ->
        [one] { $steps } hex
        [few] { $steps } hexy
       *[other] { $steps } hexů
    }.

## Schopnosti Tali

name-pistol-burst = Dávka z pistole
full-pistol-burst = { $damage } zranění nepříteli v palebném poli do { $range ->
        [one] { $range } hexu
       *[other] { $range } hexů
    }; s posílenou kostkou { $damage-empowered }, a jedno z nich smí dostat jiný takový nepřítel.
name-energy-drain = Vysátí energie
full-energy-drain = { $damage } zranění nepříteli v palebném poli do { $range ->
        [one] { $range } hexu
       *[other] { $range } hexů
    } a Tali si obnoví { $shields ->
        [one] { $shields } bod
        [few] { $shields } body
       *[other] { $shields } bodů
    } štítu; s posílenou kostkou { $damage-empowered } a { $shields-empowered }.
name-sabotage-turret = Sabotování věže
full-sabotage-turret = Vyřazená věž podle vašeho výběru jednou vystřelí: { $damage } zranění každému nepříteli v jejím palebném poli, s posílenou kostkou { $damage-empowered }.
name-sabotage-enemy = Sabotování nepřítele
full-sabotage-enemy = Střelec do { $range ->
        [one] { $range } hexu
       *[other] { $range } hexů
    } od Tali nebo Chatiky způsobí svůj vytištěný útok jinému nepříteli ve svém palebném poli.
name-drone-capacitor = Kondenzátor dronu
full-drone-capacitor = Chatika způsobuje { $damage } zranění místo { $core-damage }.
name-remote-access = Vzdálený přístup
full-remote-access = U terminálu nebo dveří smí Tali provést úkolovou akci, jako by stála na hexu Chatiky.
name-swarm-protocol = Protokol roj
full-swarm-protocol = Chatika se přesune až o { $steps ->
        [one] { $steps } hex
        [few] { $steps } hexy
       *[other] { $steps } hexů
    } a pěšák, kterého zraní, je omráčen.
name-turret-override = Ovládnutí věže
full-turret-override = V závěrečné fázi způsobí každá vyřazená věž { $damage } zranění každému nepříteli ve svém palebném poli.
name-vas-normandy = Vas Normandie
full-vas-normandy = Na začátku svého tahu, ještě před hodem, Tali jednou použije Bojový dron.

## Schopnosti Wrexe

name-shotgun-blast = Výstřel z brokovnice
full-shotgun-blast = { $damage } zranění nepříteli v palebném poli do { $range ->
        [one] { $range } hexu
       *[other] { $range } hexů
    }; s posílenou kostkou { $damage-empowered }.
name-headbutt = Hlavička
full-headbutt = { $damage } zranění { $range ->
        [1] sousednímu nepříteli
       *[other] nepříteli do { $range } hexů
    }, který je odstrčen o { $steps ->
        [one] { $steps } hex
        [few] { $steps } hexy
       *[other] { $steps } hexů
    }; s posílenou kostkou je pěšák i omráčen.
name-krogan-best = V čem jsou krogani nejlepší
full-krogan-best = Na začátku svého tahu smí Wrex vyprovokovat nepřítele, který nesousedí s žádným hrdinou: pohne se až o { $steps ->
        [one] { $steps } hex
        [few] { $steps } hexy
       *[other] { $steps } hexů
    } a skončí co nejblíž k Wrexovi.
name-lift-grenade = Zdvihový granát
full-lift-grenade = Vyberte hex v palebném poli do { $range ->
        [one] { $range } hexu
       *[other] { $range } hexů
    }: { $damage } zranění každému nepříteli na něm a vedle něj, s posílenou kostkou { $damage-empowered }, a biotický žeton tomu uprostřed.
name-krogan-hide = Kroganský pancíř
full-krogan-hide = Wrex má o { $shields ->
        [one] { $shields } bod
        [few] { $shields } body
       *[other] { $shields } bodů
    } štítu víc.
name-regeneration = Regenerace
full-regeneration = V závěrečné fázi si Wrex obnoví bod zdraví, má-li jich nejvýš { $amount }.
name-krogan-warlord = Kroganský vojevůdce
full-krogan-warlord = Na začátku kterékoli své akce smí Wrex otočit jeden žeton ze Zuřivosti na Klid a přesunout se na sousední hex; jednou za akci.
name-blood-rage = Krvavá zuřivost
full-blood-rage = Zuřivost smí otočit až { $amount ->
        [one] { $amount } žeton
        [few] { $amount } žetony
       *[other] { $amount } žetonů
    }.
name-forty-six = Střel to ještě šestačtyřicetkrát
full-forty-six = Jednou za tah, po Výstřelu z brokovnice, otočte { $amount ->
        [one] { $amount } žeton
        [few] { $amount } žetony
       *[other] { $amount } žetonů
    } ze Zuřivosti na Klid a proveďte ho znovu se stejným zraněním.

## Co změní posílená kostka a věta schopnosti neříká

empowered-damage = S posílenou kostkou: { $count } zranění.
empowered-around = S posílenou kostkou vedle cíle: { $count } zranění.
empowered-range = S posílenou kostkou: { $count ->
        [0] na jakoukoli vzdálenost
        [one] do { $count } hexu
       *[other] do { $count } hexů
    }.
empowered-nearest = S posílenou kostkou: { $count } a více hexů daleko.
empowered-steps = S posílenou kostkou: { $count ->
        [one] { $count } hex
        [few] { $count } hexy
       *[other] { $count } hexů
    }.
empowered-shields = S posílenou kostkou: { $count ->
        [one] { $count } bod štítu
        [few] { $count } body štítu
       *[other] { $count } bodů štítu
    }.

## Druhy schopností

tier-start = Od začátku
tier-basic = K odemčení
tier-advanced = Pokročilá
tier-loyalty = Za věrnost

## Nepřátelé

name-cerberus = Cerberus
    .gen = Cerberu
name-reapers = Smrťáci
    .gen = Smrťáků
name-low = nízká výzva
name-medium = střední výzva
name-extreme = extrémní výzva

name-trooper = Voják
    .acc = Vojáka
    .gen = Vojáka
    .dat = Vojákovi
    .gender = m
name-guardian = Obránce
    .acc = Obránce
    .gen = Obránce
    .dat = Obránci
    .gender = m
name-engineer = Inženýr
    .acc = Inženýra
    .gen = Inženýra
    .dat = Inženýrovi
    .gender = m
name-husk = Přetvořenec
    .acc = Přetvořence
    .gen = Přetvořence
    .dat = Přetvořenci
    .gender = m
name-cannibal = Kanibal
    .acc = Kanibala
    .gen = Kanibala
    .dat = Kanibalovi
    .gender = m
name-marauder = Záškodník
    .acc = Záškodníka
    .gen = Záškodníka
    .dat = Záškodníkovi
    .gender = m

name-centurion = Centurion
    .acc = Centuriona
    .gen = Centuriona
    .dat = Centurionovi
    .gender = m
name-ravager = Zkázonos
    .acc = Zkázonosa
    .gen = Zkázonosa
    .dat = Zkázonosovi
    .gender = m
name-brute = Surovec
    .acc = Surovce
    .gen = Surovce
    .dat = Surovci
    .gender = m
name-atlas = Atlas
    .acc = Atlase
    .gen = Atlase
    .dat = Atlasovi
    .gender = m
name-dragoon = Dragoun
    .acc = Dragouna
    .gen = Dragouna
    .dat = Dragounovi
    .gender = m
name-phantom = Přízrak
    .acc = Přízraka
    .gen = Přízraka
    .dat = Přízrakovi
    .gender = m
name-kai-leng = Kai Leng
    .acc = Kai Lenga
    .gen = Kai Lenga
    .dat = Kai Lengovi
    .gender = m
name-banshee = Bánší
    .gender = f
name-nemesis = Nemesis
    .gender = f
name-rampart-mech = mech Rampart
    .acc = mecha Rampart
    .gen = mecha Rampart
    .dat = mechovi Rampart
    .gender = m
name-eva-core = Eva Core
    .acc = Evu Core
    .gen = Evy Core
    .dat = Evě Core
    .gender = f
name-adjutant = Adjutant
    .acc = Adjutanta
    .gen = Adjutanta
    .dat = Adjutantovi
    .gender = m
name-scion = Potomek
    .acc = Potomka
    .gen = Potomka
    .dat = Potomkovi
    .gender = m
name-praetorian = Pretorián
    .acc = Pretoriána
    .gen = Pretoriána
    .dat = Pretoriánovi
    .gender = m
name-harvester = Sklízeč
    .acc = Sklízeče
    .gen = Sklízeče
    .dat = Sklízeči
    .gender = m

name-catcher = chytač
full-catcher = Jakmile provede příležitostný útok, hrdinova akce pohyb končí.
name-shooter = střelec
full-shooter = Útočí na kteréhokoli hrdinu ve svém palebném poli, nejen vedle sebe.
name-avenger = mstitel
full-avenger = Když je zraněn a není poražen, pohne se o { $steps ->
        [one] { $steps } hex
        [few] { $steps } hexy
       *[other] { $steps } hexů
    } k hrdinovi, který to udělal.
name-runner = běžec
full-runner = Postupuje za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } místo { $usual }.

name-smoke = Kouř
trait-smoke = Dokud na sobě nemá žeton zranění, nemohou ho zaměřit hrdinové vzdálení { $range } a více hexů.
name-swarmers = Rojenci
trait-swarmers = Když se zhroutí úroveň jeho odolnosti, každý hrdina vedle něj utrpí { $amount } zranění.
name-bull-rush = Býčí výpad
trait-bull-rush = Smí použít { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    } pohybu, dostane-li se tak vedle hrdiny.
name-binary-link = Dvojité spojení
trait-binary-link = Při aktivaci šampionů smí útočit jen ten bližší právě hrajícímu hrdinovi; druhý postupuje.
name-whip = Bič
trait-whip = Jeho příležitostný útok ukončí akci pohyb.
name-cloak = Maskování
trait-cloak = Hrdinové vzdálení { $range } a více hexů ho nemohou zaměřit.
name-withdraw = Stažení
trait-withdraw = Když se zhroutí úroveň jeho odolnosti, pohne se až o { $amount ->
        [one] { $amount } hex
        [few] { $amount } hexy
       *[other] { $amount } hexů
    } pryč od nejbližšího hrdiny.
name-wail = Nářek
trait-wail = Nemohla-li zaútočit, každý hrdina do { $range ->
        [one] { $range } hexu
       *[other] { $range } hexů
    } po jejím postupu utrpí { $amount } zranění; stěny a dveře se přitom nepočítají.
name-nest = Hnízdo odstřelovače
trait-nest = Nikdy neopustí svou lávku. Místo postupu se po ní přesune až o { $amount ->
        [one] { $amount } hex
        [few] { $amount } hexy
       *[other] { $amount } hexů
    }, aby získala cíl.
name-plating = Pláty
trait-plating = První zranění, které v kole utrpí, je o { $amount } nižší.

## Karty hrozeb

name-advance-by-fire = Postup pod palbou
name-suppressing-volley = Krycí salva
name-fire-team-forward = Družstvo vpřed
name-flank-through-the-hull = Obchvat trupem
name-shield-wall = Hradba štítů
name-locked-shields = Štít vedle štítu
name-shield-wall-and-support = Štíty a podpora
name-field-technicians = Polní technici
name-power-reroute = Přesměrování energie
name-maintenance-hatch = Servisní průlez
name-drop-pod = Výsadkový modul
name-second-squad = Druhé družstvo
name-quick-reaction = Rychlá reakce
name-rear-guard = Zadní voj
name-hold-the-bulkhead = Držet přepážku
name-overclocked-sentries = Přetaktované hlídky
name-targeting-uplink = Zaměřovací spojení
name-automated-defence = Automatická obrana
name-kill-corridor = Chodba smrti
name-crossfire = Křížová palba
name-pinning-crossfire = V kleštích palby
name-officers-order = Důstojníkův rozkaz
name-press-the-attack = Stupňovat útok
name-mark-the-target = Označit cíl
name-elite-arrival = Příchod elity
name-command-channel = Velitelský kanál
name-fire-mission = Palebný úkol
name-close-the-noose = Utáhnout smyčku
name-long-range-fire = Palba z dálky
name-breach-reinforcements = Posily průrvou
name-repair-cycle = Opravný cyklus
name-dig-in = Zakopat se
name-howling-pack = Vyjící smečka
name-out-of-the-vents = Z ventilace
name-clawing-hands = Drásající ruce
name-scent-of-life = Pach života
name-shambling-rush = Vrávoravý útok
name-blind-sprint = Slepý běh
name-gorging-line = Hodující řada
name-bone-armour = Kostěná zbroj
name-broken-volley = Trhaná salva
name-feeding-ground = Krmiště
name-corpse-pile = Hromada mrtvol
name-marauder-drill = Záškodnický výcvik
name-phaestons-up = Phaestony k líci
name-turian-ghosts = Turianské přízraky
name-pack-leader = Vůdce smečky
name-firing-line = Palebná čára
name-tide-of-flesh = Příval těl
name-wave-and-volley = Vlna a salva
name-hunters-and-hounds = Lovci a psi
name-twin-barrage = Dvojitá palba
name-monstrous-step = Obludný krok
name-ground-shakes = Zem se chvěje
name-it-has-seen-you = Už vás vidí
name-call-of-the-reaper = Volání Smrťáka
name-dark-signal = Temný signál
name-beast-and-brood = Bestie a její plod
name-encircled = Obklíčení
name-distant-eyes = Oči z dálky
name-spawning = Líhnutí
name-from-both-ends = Z obou stran
name-devour-the-fallen = Pozřít padlé
name-endless-horde = Nekonečná horda

order-activate = Aktivujte: { $types }.
order-nearest = { $count ->
    [one] Aktivujte nejbližšího neomráčeného nepřítele.
    [few] Aktivujte { $count } nejbližší neomráčené nepřátele.
   *[other] Aktivujte { $count } nejbližších neomráčených nepřátel.
}
order-furthest = { $count ->
    [one] Aktivujte nejvzdálenějšího neomráčeného nepřítele.
    [few] Aktivujte { $count } nejvzdálenější neomráčené nepřátele.
   *[other] Aktivujte { $count } nejvzdálenějších neomráčených nepřátel.
}
order-champions = Aktivujte šampiony.
order-near = { $count ->
    [one] Umístěte pěšáka co nejblíž.
    [few] Umístěte { $count } pěšáky co nejblíž.
   *[other] Umístěte { $count } pěšáků co nejblíž.
}
order-far = { $count ->
    [one] Umístěte pěšáka co nejdál.
    [few] Umístěte { $count } pěšáky co nejdál.
   *[other] Umístěte { $count } pěšáků co nejdál.
}
order-turrets = Věže způsobí každému hrdinovi v palebném poli zranění: { $damage }.
order-repair = Je-li na mapě { $type }, nejbližší vyřazená věž zase funguje.
order-heal = Odstraňte všechna zranění: { $type }.
order-horde = Za každého hrdinu bez štítů umístěte pěšáka co nejblíž, nejvýš však { $most }.

## Předměty a žetony

name-medigel = medigel
    .gen = medigelu
    .dat = medigelu
    .gender = m
full-medigel = Hrdina do { $range ->
        [one] { $range } hexu
       *[other] { $range } hexů
    } si obnoví { $health ->
        [one] { $health } bod
        [few] { $health } body
       *[other] { $health } bodů
    } zdraví.
name-grenade = granát
    .gen = granátu
    .dat = granátu
    .gender = m
full-grenade = Hex v palebném poli do { $range ->
        [one] { $range } hexu
       *[other] { $range } hexů
    }: { $damage } zranění každému nepříteli na něm a vedle něj.
name-grenade-case = pouzdro s granáty
    .gen = pouzdra s granáty
    .dat = pouzdru s granáty
    .gender = n
full-grenade-case = Hex v palebném poli do { $range ->
        [one] { $range } hexu
       *[other] { $range } hexů
    }: { $damage } zranění každému nepříteli na něm a vedle něj.
name-data = data
    .gen = dat
    .dat = datům
    .gender = n
full-data = Na konci mise se zaškrtnou na mapě kampaně; každé { $every }. pole odemkne schopnost.
name-refugee = uprchlík
    .acc = uprchlíka
    .gen = uprchlíka
    .dat = uprchlíkovi
    .gender = m
name-drive = datový nosič
    .gen = datového nosiče
    .dat = datovému nosiči
    .gender = m
name-renegade-token = renegátský žeton
    .gen = renegátského žetonu
    .gender = m
name-biotic-token = biotický žeton
name-strain = přetížení
name-captured-atlas = ukořistěný Atlas
full-renegade-token = Po hodu, než se použijí hvězdy: změňte jednu kostku na libovolnou stěnu.

## Mapa

name-wall = stěna
name-obstacle = překážka
name-door = dveře
name-locked-door = zamčené dveře
name-elevation = linie převýšení
name-ramp = rampa
name-raised = vyvýšený hex
name-fire = požár
full-fire = Hrdina nebo pěšák utrpí { $damage } zranění, když sem vstoupí, a také na začátku každého kola, kdy tu stojí.
name-coolant = poškozené chlazení
full-coolant = Hrdina, který sem vstoupí, utrpí { $damage } zranění.
name-fast-travel = rychlé cestování
full-fast-travel = Za jeden bod pohybu se hrdina přesune na druhý hex se stejným znakem, bez příležitostných útoků.
name-terminal = terminál
name-turret = věž
    .acc = věž
    .gen = věže
    .dat = věži
    .gender = f
name-disabled-turret = vyřazená věž
    .acc = vyřazenou věž
    .gen = vyřazené věže
    .gender = f
name-objective = cíl
name-loot = kořist
name-exit = východ
name-grunt-start = startovní hex pěšáka
name-hero-start = startovní hex hrdiny
name-mine = nástražná mina
    .acc = nástražnou minu
    .gen = nástražné miny
    .gender = f

## Mise

name-campaign = kampaň
name-own = vlastní mise
name-cerberus-weapons = Zbraně Cerberu
name-breakthrough = Průlom
name-test-subjects = Pokusné subjekty
name-atlas-binary = Atlas Binary
name-reactor = Reaktor
name-data-core = Datové jádro
name-barrier-generator = Generátor bariér
name-sharpshooters = Souboj odstřelovačů
name-brokers-archive = Archiv prostředníka
name-fleet-captives = Zajatci flotily
name-the-nest = Hnízdo

name-paragon = paragonové vítězství
name-renegade = renegátské vítězství
name-loyalty = získaná věrnost
name-failure = selhání
name-side = vedlejší cíl
name-preparation = přípravný cíl
name-goal-preparation = přípravný cíl
name-goal-the-nest-pods = zámotky
name-goal-fleet-captives-locks = terminály zámků
name-goal-brokers-archive-nodes = uzly archivu
name-goal-sharpshooters-jammer = rušička
name-goal-barrier-generator-conduits = rozvody
name-goal-data-core-nodes = přístupové uzly
name-goal-reactor-valves = ventily chlazení
name-goal-atlas-binary-codes = ovládací kódy
name-goal-test-subjects-cells-2 = terminál 2, jižní cely
name-goal-test-subjects-cells-1 = terminál 1, severní cely
name-goal-breakthrough-bulkheads = terminály přepážky
name-goal-side = vedlejší cíl
name-goal-loyalty = věrnostní cíl
name-goal-renegade = renegátský cíl
name-goal-paragon = paragonový cíl

kind-paragon = Paragonový cíl
kind-renegade = Renegátský cíl
kind-loyalty = Věrnostní cíl
kind-side = Vedlejší cíl
kind-preparation = Přípravný cíl

goal-cerberus-weapons-paragon = Zneškodněte všechny čtyři bedny se zbraněmi a pak odejděte: Shepard či Shepardová a další dva hrdinové.
goal-cerberus-weapons-renegade = Podminujte dvě z beden a porazte Centuriona.
goal-cerberus-weapons-side = Zkopírujte u terminálu v kóji seznam nákladu.
goal-breakthrough-bulkheads = Použijte oba terminály přepážky. Odemknou se oboje tlakové dveře.
goal-breakthrough-paragon = Přiveďte čtyři z pěti uprchlíků k raketoplánu.
goal-breakthrough-renegade = Probijte se: Shepard či Shepardová a další dva hrdinové odejdou vnitřním východem.
goal-breakthrough-side = Porazte Zkázonosa.
goal-test-subjects-cells-1 = Použijte terminál 1. Odemkne severní cely.
goal-test-subjects-cells-2 = Použijte terminál 2. Odemkne jižní cely.
goal-test-subjects-paragon = Přiveďte pět ze šesti zajatců na západní hexy.
goal-test-subjects-renegade = Zničte dvě ze tří přetvářecích nádrží.
goal-test-subjects-side = Ukončete misi aspoň se dvěma žetony dat.
goal-atlas-binary-codes = Získejte z terminálu ve velínu ovládací kódy.
goal-atlas-binary-paragon = Zajměte oba Atlasy: úkolovou akcí vedle toho, který už přišel o úroveň odolnosti.
goal-atlas-binary-renegade = Oba Atlasy jsou mimo boj, aspoň jeden z nich poražen.
goal-atlas-binary-side = Všechny čtyři věže jsou vyřazené zároveň.
goal-reactor-valves = Zavřete dva ze tří ventilů chlazení.
goal-reactor-paragon = Zavřete třetí ventil, spusťte v jádru časované přetížení a pak odejděte: Shepard či Shepardová a další dva hrdinové.
goal-reactor-renegade = Přetižte jádro třikrát ručně. Pokaždé to stojí 1 zranění.
goal-reactor-side = Uložte u terminálu 1 záznamy reaktoru.
goal-data-core-nodes = Prolomte dva ze čtyř přístupových uzlů. Trezor se odemkne.
goal-data-core-paragon = Prolomte třetí uzel, přečtěte jádro a pak odneste datový nosič k východu.
goal-data-core-renegade = Smažte jádro: dvě úkolové akce u jeho terminálu.
goal-data-core-side = Porazte Kai Lenga.
goal-barrier-generator-conduits = Přesměrujte tři rozvody.
goal-barrier-generator-paragon = Přiveďte tři ze šesti uprchlíků do úkrytu a pak spusťte generátor.
goal-barrier-generator-renegade = Spusťte generátor hned a násilím: dvě úkolové akce.
goal-barrier-generator-side = Porazte Bánší.
goal-sharpshooters-jammer = Vypněte u terminálu rušičku.
goal-sharpshooters-loyalty = Porazte obě odstřelovačky Nemesis.
goal-brokers-archive-nodes = Probuďte tři ze čtyř uzlů archivu.
goal-brokers-archive-loyalty = Liara přečte terminál archivu.
goal-fleet-captives-locks = Prolomte dva ze tří terminálů zámků.
goal-fleet-captives-loyalty = Přiveďte dva ze tří zajatců k východu.
goal-the-nest-pods = Rozdrťte čtyři zámotky.
goal-the-nest-loyalty = Porazte oba Zkázonosy.

## Co znamenají dřívější mise

legacy-manifest-bay = Seznam nákladu prozradil přívod věže na { $hex }: začíná vyřazená.
legacy-manifest-core = Seznam nákladu prozradil přívod věže na { $hex }: začíná vyřazená.
legacy-disarmed = Cerberu chybějí zbraně: dvě místa poblíž hrdinů zůstanou prázdná.
legacy-spoils = V batohu zůstal granát ze zbrojnice.
legacy-grateful = Mezi zachráněnými byl zdravotník: tým začíná s medigelem.
legacy-head-start = Tým je rychlejší než poplach: v prvním kole si vedoucí hrdina nebere kartu hrozeb.
legacy-word-of-mouth = Zpráva se rozkřikla: jeden uprchlík už je v úkrytu.
legacy-lab-codes = Kódy z laboratoře už otevřely uzel na { $hex }.
legacy-captured-atlas = Zajatý Atlas je na cestě: jednou, na začátku tahu, utrpí některý nepřítel 4 zranění.
legacy-broken-chain = Nemá kdo velet: první karta hrozeb se odhodí.

## Příběh

story-76 = Hagalaz, noční strana. Za Normandií není nic než tma, před ní čára blesků, která nikdy nekončí. Dole leží křižník, má zlomený hřbet a ještě svítí. EDI dává týmu pár hodin, než ho bouře roztrhá. Uvnitř záleží na třech věcech: na reaktoru, datovém jádru a generátoru bariér. Času bude na jednu z nich.

story-1 = Průrva ústí přímo do zbrojnice. Regály až ke stropu, bedny s čerstvou pečetí a pach spálených drátů. Každá bedna, která tu zůstane, zítra někoho vyzbrojí.
story-2 = Poslední rozbuška s cvaknutím povolí. Než hlídka bedny najde, není v nich nic, co by komu ublížilo, a tým je o dvě paluby dál.
story-3 = Zbrojnice vyletí do vzduchu v jediném dlouhém zahřmění. Ty zbraně už nikdo nepoužije. A kdo spal vedle, nepoužije už vůbec nic.
story-4 = Dveře se týmu zavřou před nosem. Je za nimi slyšet navijáky: Cerberus odvléká zbraně hlouběji do vraku.
story-5 = Seznam je dlouhý a nudný a je v něm každá věž na palubě i s přívodem, ze kterého bere proud.

story-6 = Chodba je roztržená jako papír. Pohybují se v ní přetvořenci a nikam nespěchají. A za přepážkou někdo klepe: třikrát, pauza, třikrát.
story-7 = Raketoplán se zvedá a lidé v něm sedí jeden druhému na klíně. Někdo nahlas počítá tváře a nepřestane, dokud se nezavřou dveře.
story-8 = Tým je uvnitř. Klepání za přepážkou ještě chvíli pokračuje a pak už ne.
story-9 = Přepážka drží a přetvořenců přibývá. Dovnitř musí vést jiná cesta.
story-10 = Zkázonos se sesune do vlastní kyseliny. Cesta zpátky bude klidnější.

story-11 = Cely po obou stranách, všechny plné. Mezi nimi stojí vysoké skleněné nádrže a čerpadla se právě rozběhla.
story-12 = Odcházejí po svých, někteří poprvé po týdnech. Kdo tu vedl seznamy, na to neměl sloupec.
story-13 = Nádrže praskají jedna po druhé. Tady už nikoho v nic nepromění – ani ty, kdo ještě čekali.
story-14 = Laboratoř se zapečetí. Posledním okénkem je vidět, že čerpadla pořád běží.
story-15 = Dva paměťové moduly plné měření. Někdo v laboratoři Normandie dnes nebude spát a bude za to rád.

story-16 = Dva Atlasy otočí hlavu ve stejnou chvíli. Sdílejí jedno zaměřování a tým stojí přesně uprostřed.
story-17 = Nejdřív poklekne jeden stroj, potom druhý. Kabiny se otevřou jako zdvořilí vrátní.
story-18 = Dvě hořící kostry osvětlují hangár. Je tu skoro teplo.
story-19 = Vrata hangáru klesnou a něco těžkého za nimi kráčí dál, stejným krokem.
story-20 = Poslední věž sklopí hlaveň. Poprvé je slyšet déšť na trupu.

story-21 = Reaktor běží, jako by se nic nestalo. Ručička je tam, kde nemá co dělat, a chladivo syčí z každého spoje. Jeden špatný ventil a bouře už nebude potřeba.
story-22 = Odpočet skončí nad prázdnou lodí. Z oběžné dráhy je to jen světélko, které se rozsvítí a zhasne.
story-23 = Jádro zbělá dřív, než je tým u průlezu. Normandie je spíš chytí, než vyzvedne.
story-24 = Ručička se vrací. Někdo tam uvnitř umí své řemeslo: inženýři Cerberu reaktor zachránili.
story-25 = Záznamy sahají měsíce zpátky. Teď se ví, kde všude tahle loď byla a na koho čekala.

story-26 = Za tím trezorem je všechno, co se tu Cerberus dozvěděl. A před ním čeká někdo, kdo se právě pro to vrátil, a má meč.
story-27 = Nosič není větší než dlaň. Jsou na něm roky výzkumu a jména všech pohřešovaných.
story-28 = Řádek po řádku hasne, až na obrazovce nezbude nic než tváře týmu.
story-29 = Trezor se zavře a tým je na špatné straně.
story-30 = Kai Leng ustupuje s rukou na boku. Neřekne nic. To je novinka.

story-31 = Zvednou-li se bariéry, vrak vydrží, dokud nedorazí Aliance, a s ním všichni v úkrytu. Výzkum bude ztracen; generátor si vezme všechnu energii, která tu je.
story-32 = Světlo přeběhne po trupu a nad hlavami se složí dohromady. Pod ním je plný úkryt a někdo začal zpívat.
story-33 = Bariéra stojí. Je pod ní mnohem víc místa než lidí.
story-34 = Generátor zakašle a s prvním bleskem zhasne.
story-35 = Křik se přetrhne a ticho po něm je skoro přívětivé.

story-63 = V nákladovém prostoru roste něco vyšlechtěného z rachni. Wrex má na rachni názor; je starší než kdokoli jiný z týmu.
story-64 = V nákladovém prostoru se už nic nehýbe. Wrex se rozhlédne, přikývne a řekne, že tohle byl dobrý den.
story-65 = Mláďata se rozprchnou do trupu, stovky nožiček ve stěnách. Wrex dlouho mlčí.
story-66 = Lávky drží dvě pušky a jsou dobré. Garrus leží za bednou, počítá vteřiny mezi výstřely a usmívá se jako už týdny ne.
story-67 = Výstřel a odpověď na něj. A pak už jen jeho.
story-68 = Odstřelovačky se stáhnou a poslední výstřel byl jejich. Garrus ho bude přepočítávat ještě měsíce.
story-69 = V trupu je přišroubovaná retranslační stanice starého Stínového prostředníka, jako by loď postavili kolem ní. Liara ji raději bude mít, než aby o ní slýchala od jiných.
story-70 = Stanice se ptá na jméno. Liara na okamžik zaváhá a dá jí to, které nikdo nezná.
story-71 = Stanice se smaže, řádek po řádku, těsně předtím, než k ní Liara dojde.
story-72 = Quarianský hlas na kanálu, který Tali zná nazpaměť. Odpovídají tři skafandry za třemi zamčenými dveřmi.
story-73 = Celou cestu ven jí říkají kapitánko. Tali předstírá, že má rozbitý zvuk.
story-74 = Kanál je otevřený. Nikdo už neodpovídá.

story-41 = Zpráva o zachráněných je rychlejší než bouře. Na otevřeném kanálu se hlásí lidé, které nikdo nežádal. Válečná připravenost stoupá o 1.
story-42 = Styčný důstojník Rady počítá, co po týmu zůstalo, a podává protest. Válečná připravenost klesá o 1.
story-59 = Dvakrát se týmu zavřely dveře před nosem a napotřetí bouře nepočká. Normandie všechny odvolává. Vrak zůstává Cerberu.
story-36 = Skrz trhlinu v bouři odchází první hlášení: tři řádky, žádné ztráty. Na můstku Normandie ho někdo přečte dvakrát a pak postaví na čaj.
story-37 = Kouř si hledá cestu rychleji než tým. Kdo je ještě na palubě, už ví, že někdo přišel, a co po sobě nechává.
story-38 = Sedí v tmavé servisní šachtě a mlčí. Pak začne jeden z nich neúspěch rozebírat, krok za krokem, jako zaseknutou pušku. Nakonec se z něj dá i něco naučit. Jeden hrdina odemyká schopnost.
story-39 = Na dolních palubách se samy otevírají dveře. Stojí za nimi lidé s mokrým hadrem přes obličej a beze slova ukazují cestu.
story-40 = V palubním rozhlasu Cerberus počítá své lidi. Trvá to a hlas, který počítá, je s každou palubou tenčí.
story-43 = Dovnitř vede ještě jedna cesta, a to částí lodi, kterou by si nikdo nevybral. EDI posílá její plán se třemi červenými výstrahami. Přečtou si je všechny. Jeden hrdina odemyká schopnost.
story-44 = Garrus posílá kolem termosku a říká, že na Citadele zná bar s velmi špatným výhledem a velmi dobrými židlemi. Zve všechny. Nikdo se neptá kdy.
story-45 = Liara nespala, zato četla. Každému řekne o Cerberu jednu věc, kterou nikdo jiný neví, a pokaždé je to ta, která se hodí právě jemu.
story-46 = Tali opravila všechno, co jí přišlo pod ruku, mezi jiným i nepřátelský kávovar. Hraje teď písničku Flotily.
story-47 = Wrex nic nebrousí, nic nečistí, nic nekontroluje. Jen řekne, že už dlouho nebyl zvědavý na ráno.
story-48 = Třetina získaných dat už se dá přečíst. Jsou v nich seznamy dodávek, úhledné a úplné. V kolonce zboží jsou jména.
story-49 = Poslední šifra povolí, když už všichni dávno spí. Ráno leží na stole operační místnosti mapa, kterou mimo Cerberus nikdy nikdo neměl vidět.
story-55 = Z oběžné dráhy je v bouři vidět nový blesk. Vydrží déle než ostatní a má jinou barvu.
story-56 = Vrak zůstane, kde leží, a Cerberus si ho může nechat. To, kvůli čemu stálo za to ho mít, cestuje v kapse.
story-57 = Když Aliance přistane, bouře už přešla a uprostřed vymetené pláně stojí loď, ve které se svítí. Někdo na ní natáhl prádelní šňůru.
story-58 = Mezi řádky toho, co našli, jsou poznámky jinou rukou: někdo na palubě cvičil boj proti lidem, jako jsou oni, a byl v tom dobrý. Poznámky fungují i obráceně. Jeden hrdina odemyká schopnost.
story-60 = Cestou zpátky nikdo nesedí sám. Je to maličkost a bude se o ní vyprávět déle než o tom ostatním.
story-61 = Byli rychlí a nic jeden od druhého nechtěli. Cestou zpátky je mezi nimi hodně místa.
story-62 = Jeden z nich se celou cestu dívá z okna. Něco tam zůstalo nedokončené a už se to nedožene, a všichni na palubě vědí co.
story-75 = Bouře si vezme vrak pět minut po šesté i se vším, co v něm bylo. Normandie čeká nad mraky, dokud se ještě někdo ozývá.

story-50 = Bouře přechází nad napůl hotovou prací. Admirál Hackett týmu děkuje a na nic dalšího se neptá, což je horší, než kdyby se ptal.
story-51 = Aliance získala kus toho, v co doufala. Bude to muset stačit.
story-52 = Cerberus přišel o loď, o půl roku a o notný díl sebedůvěry. Je to znát na všech frontách.
story-53 = V jídelnách flotily se vypráví o jedné noci na Hagalazu a bouře je pokaždé o kousek větší.
story-54 = Nic nezůstalo nedokončené. Hackett si hlášení přečte dvakrát a pak se po dlouhé době podívá na mapu, jako by se to dalo vyhrát.

## Konce a tituly

name-ending-casualty = Řádek v hlášení
name-ending-something-saved = Něco se zachránilo
name-ending-advantage = Skutečná výhoda
name-ending-turning-point = Bod obratu
name-ending-perfect = Nic nezůstalo nedokončené
name-title-detonator = Detonátor
name-title-archivist = Archivář
name-title-rescuer = Zachránce

### Rules: prompts, choices, log

## Volby

option-players = Hráčů
option-players-1 = Jeden za celý tým
option-players-2 = Dva
option-players-3 = Tři
option-players-4 = Čtyři
option-shepard = Velení
option-shepard-shepard = Velitel Shepard
option-shepard-shepard-f = Velitelka Shepardová
option-veterans = Jednotlivá mise pozdějšího dějství
option-veterans-yes = Zkušený tým: schopnosti navíc a paragonová kostka
option-veterans-no = Tým jako na začátku kampaně
option-catcher = Chytači
option-catcher-move = Ukončí jen akci pohyb
option-catcher-any = Ukončí každý hrdinův přesun
option-shoved = Nepřátelé hození do ohně nebo na minu
option-shoved-yes = Jejich porážka přináší zkušenost
option-shoved-no = Jejich porážka zkušenost nepřináší

## Jména: hráči, kostky, sloty, konce misí

name-player-1 = Hráč 1
    .gen = hráče 1
    .dat = hráči 1
    .acc = hráče 1
name-player-2 = Hráč 2
    .gen = hráče 2
    .dat = hráči 2
    .acc = hráče 2
name-player-3 = Hráč 3
    .gen = hráče 3
    .dat = hráči 3
    .acc = hráče 3
name-player-4 = Hráč 4
    .gen = hráče 4
    .dat = hráči 4
    .acc = hráče 4
name-move2 = pohyb 2
name-move3 = pohyb 3
name-standard = standardní akce
name-empowered = posílená akce
name-mixed = pohyb 2 nebo standardní akce
name-core = základní schopnost
name-paragon-move2 = paragonová: pohyb 2
name-paragon-move3 = paragonová: pohyb 3
name-paragon-standard = paragonová: standardní akce
name-paragon-empowered = paragonová: posílená akce
name-paragon-mixed = paragonová: pohyb 2 nebo standardní akce
name-paragon-core = paragonová: základní schopnost
name-move = pohyb
name-revive = oživení
name-order-advance = krok navíc
name-order-strike = silnější zásah
name-order-reroll = nový hod
ending-paragon = Mise skončila paragonovým vítězstvím.
ending-renegade = Mise skončila renegátským vítězstvím.
ending-loyalty = Věrnostní mise se podařila.
ending-time = Došel čas a mise selhala.
ending-shepard = Velení týmu je vyřazeno z boje a mise selhala.
ending-early-end = Dvě selhání za sebou: operace na Hagalazu končí dřív, než začala.
ending-casualty = Kampaň je u konce a po týmu zbyl řádek v hlášení.
ending-something-saved = Kampaň je u konce a něco se zachránilo.
ending-advantage = Kampaň je u konce a Aliance má skutečnou výhodu.
ending-turning-point = Kampaň je u konce a pro válku je bodem obratu.
ending-perfect = Kampaň je u konce a nic nezůstalo nedokončené.

name-title-paragon = Paragonové vítězství
name-title-renegade = Renegátské vítězství
name-title-loyalty = Vítězství
name-title-something-saved = Něco se zachránilo
name-title-advantage = Skutečná výhoda
name-title-turning-point = Bod obratu
name-title-perfect = Nic nezůstalo nedokončené

## Co se má rozhodnout

ask-route = Kam dál?
ask-assemble = Kdo další půjde na misi?
ask-share = Za koho budete hrát?
ask-choose-start = Kde začne { $hero }?
ask-shelter = Který uprchlík už je v bezpečí?
ask-learn = Kterou schopnost { $hero } odemkne?
ask-learn-any = Kterou schopnost odemknout? Může ji získat kterýkoli hrdina.
ask-keep-die = { $hero }: chcete si před hodem nechat jednu kostku?
ask-renegade = { $hero }: použít renegátský žeton?
ask-turn-die = Co má kostka ukazovat?
ask-analysis = Analýza: kterou kartu hrozeb prozkoumat?
ask-rerolling = Kterou kostku hodit znovu?
ask-act = { $dice ->
    [0] { $hero }: ještě něco, než přijde karta hrozeb?
    [one] { $hero }: umístěte poslední kostku.
    [few] { $hero }: umístěte ještě { $dice } kostky.
   *[other] { $hero }: umístěte ještě { $dice } kostek.
  }
ask-walk = { $points ->
    [0] { $hero } dorazí na místo.
    [one] { $hero } se pohybuje: zbývá { $points } bod.
    [few] { $hero } se pohybuje: zbývají { $points } body.
   *[other] { $hero } se pohybuje: zbývá { $points } bodů.
  }
ask-task = { $hero }: co udělat?
ask-revival = Koho oživit?
ask-targeting = { $hero } – { $ability }: na koho?
ask-lash = Adrenalin: koho zasáhnout?
ask-land = Biotický nápor: na který hex?
ask-archangel = Archanděl: vystřelit?
ask-calibrating = Kalibrace: přidat k této střele { $more }? Cíl: { $foe } ({ $hex })
ask-consent = Velení pro { $hero-acc }: { $order }. Použít žeton?
ask-pull = Singularita: koho zachytí?
ask-split = Dávka z pistole: rozdělit zranění?
ask-betray = Sabotáž: na koho nepřítel vystřelí?
ask-drone = Kam poletí Chatika?
ask-drone-act = Co udělá Chatika?
ask-encore = Vystřelit ještě jednou?
ask-provoke = Koho Wrex vyprovokuje?
ask-ally = Má ukořistěný Atlas vystřelit?
ask-shift = Kam se posune { $foe } z { $hex }?
ask-order = Který nepřítel se aktivuje první?
ask-avenge = Který mstitel se pohne první?
ask-shun = Od koho se stáhne { $foe } ({ $hex })?
ask-pick = Který nepřítel se aktivuje?
ask-victim = Na koho zaútočí { $foe } z { $hex }?
ask-intuition = { $foe } ({ $hex }) útočí silou { $damage } na { $hero-acc }. Použít Intuici?
ask-relocate = Kam se pohne { $foe } z { $hex }?
ask-way = Kudy půjde { $foe } z { $hex } na { $to }? Jen některá cesta vede přes minu.
ask-come-in = Kudy přijde posila?
ask-mend = Která věž znovu střílí?
ask-post = Kde se objeví { $foe }?

## Na tlačítkách

do-embark = { $mission }
do-recruit = { $hero }
do-take = { $hero }
do-deploy = { $hex }
do-unlock = { $hero }: { $ability }
do-keep = Nechat: { $die }
do-roll = Hodit všemi kostkami
do-change = Změnit: { $die }
do-turn = { $face }
do-use = { $die } → { $slot }
do-spare = { $die } bez užitku
do-step = Krok na { $hex }
do-travel = Rychlé cestování na { $hex }
do-charge = Vojevůdce: krok na { $hex }
do-target = { $hex }
do-target-foe = { $foe } ({ $hex })
do-target-hero = { $hero }
do-help = { $hero }
do-medigel = Medigel: { $hero }
do-grenade = Granát na { $hex }
do-grenade-case = Pouzdro s granáty na { $hex }
do-command-advance = Velení: krok navíc
do-command-strike = Velení: o 1 silnější zásah
do-command-reroll = Velení: hodit až 2 kostky znovu
do-command = Velení: { $order }
do-reroll = Znovu: { $die }
do-aim = Zamířený výstřel: { $foe } ({ $hex })
do-rage = { $tokens ->
    [one] Zuřivost: { $tokens } žeton
    [few] Zuřivost: { $tokens } žetony
   *[other] Zuřivost: { $tokens } žetonů
  }
do-look = Otočit kartu u desky: { $hero }
do-bury = Pod balíček: { $hero }
do-scrap = Odhodit: { $hero }
do-fly = Na { $hex }
do-zap = Zasáhnout: { $foe } ({ $hex })
do-hack = Vyřadit věž na { $hex }
do-open = Odemknout dveře { $here }–{ $there }
do-handle = Splnit úkol na { $hex }
do-work = Terminál: { $objective }
do-pick-up = Vzít: { $token }
do-capture = Zajmout: { $foe } ({ $hex })
do-leave-map = Odejít z mapy
do-activate = { $foe } ({ $hex })
do-strike = { $hero }
do-advance = Na { $hex }
do-place = Na { $hex }
do-deflect = Oslabit útok
do-dodge = Uhnout o hex
do-calibrate = Použít Kalibraci
do-approve = Použít žeton
do-again = Ještě jednou: { $foe } ({ $hex })
do-done = Hotovo
do-done-turn = Konec akcí

## Co se stalo

log-mission = Mise: { $mission }.
log-team = Tým: { $heroes }.
log-joins = Do týmu jde { $hero }.
log-takes = { $seat } hraje za { $hero-acc }.
log-deployed = { $hero } začíná na { $hex }.
log-sheltered = Uprchlík z { $hex } už je v bezpečí.
log-round = { $left ->
    [0] Kolo { $round }, poslední.
    [one] Kolo { $round }, zbývá { $left }.
    [few] Kolo { $round }, zbývají { $left }.
   *[other] Kolo { $round }, zbývá { $left }.
  }
log-preparation = Rozdány karty hrozeb. Kostek v zásobě: { $dice }.
log-recovery = Konec kola: štíty se obnovily, nepřátelé přišli o zranění, biotické žetony a omráčení.
log-leader = Vedoucí žeton dostává { $hero }.
log-turn = Na tahu: { $hero }.
log-kept = { $hero } si nechává kostku: { $die }.
log-rolled = Hod: { $dice }.
log-renegade = { $hero } vrací renegátský žeton: { $die } → { $face }.
log-core = { $hero }: { $core } { $points }.
log-fires = { $hero } střílí ze Zamíření, to klesá na 0.
log-analysis = { $hero } zkoumá kartu; Analýza { $points }.
log-rage = { $tokens ->
    [one] Wrex zuří: { $tokens } žeton.
    [few] Wrex zuří: { $tokens } žetony.
   *[other] Wrex zuří: { $tokens } žetonů.
  }
log-warlord = { $hero } obrací žeton zuřivosti na klid a vykročí.
log-drone = Chatika letí na { $hex }.
log-command = Velení pro { $hero-acc }: { $order }. Připravených žetonů: { $left }.
log-declined = Velení tentokrát { $hero-dat } nepomůže.
log-used = { $hero }: { $die } → { $slot }.
log-spared = { $hero }: { $die } bez užitku.
log-step = { $hero } → { $hex }.
log-opportunity = { $foe } ({ $hex }) využije příležitosti: útok na { $hero-acc }.
log-loot = { $hero } bere kořist: { $item }.
log-delivered = { $hero } doručuje { $token-acc } ({ $objective }: { $now } z { $need }).
log-evacuated = { $hero } odchází z mapy přes { $hex } ({ $objective }: { $now } z { $need }).
log-handled = { $hero } plní úkol na { $hex } ({ $objective }: { $now } z { $need }).
log-worked = { $hero } pracuje na terminálu ({ $objective }: { $now } z { $need }).
log-picked-up = { $hero } bere s sebou { $token-acc }.
log-lies = Leží tu { $token } ({ $hex }).
log-captured = { $hero } zajímá nepřítele: { $foe } ({ $hex }).
log-achieved = Splněno: { $objective }.
log-door = Dveře { $here }–{ $there } jsou odemčené.
log-uncovered = Odkryla se oblast kolem { $hex }.
log-uncovered-door = Odkryla se oblast za dveřmi { $here }–{ $there }.
log-hit = { $foe } ({ $hex }): { $damage-count ->
    [one] zranění: { $damage-sum }
   *[other] zranění { $damage }: { $damage-sum }
  }.
log-collapsed = { $foe } ({ $hex }): zhroutil se štít číslo { $level }.
log-defeated = Poražen nepřítel: { $foe } ({ $hex }).
log-stunned = Omráčení: { $foe } ({ $hex }).
log-biotic = Biotický žeton: { $foe } ({ $hex }).
log-mined = { $hero } klade minu na { $hex }.
log-mine = Na { $hex } vybuchla mina.
log-shifted = { $foe } letí z { $hex } na { $to }.
log-advanced = { $foe }: { $hex } → { $to }.
log-passes = { $foe } jde přes { $hex }.
log-attacks = { $foe } ({ $hex }) útočí na { $hero-acc }.
log-intuition = Liařina intuice pomáhá: { $hero }.
log-evaded = { $hero } je z dosahu a útok vyjde naprázdno.
log-wounded = { $hero }: { $damage-count ->
    [one] zranění: { $damage-sum }
   *[other] zranění { $damage }: { $damage-sum }
  } (štíty { $shields }, zdraví { $health }).
log-knocked-out = Vyřazení: { $hero }.
log-card-gone = Karta hrozeb u desky { $hero-gen } se odkládá.
log-revived = Zpátky v boji: { $hero } ({ $hex }).
log-recharged = { $hero }: štíty { $shields }.
log-healed = { $hero }: zdraví { $health }.
log-medigel = { $hero } podává medigel { $other-dat }.
log-medigel-own = { $hero } si bere medigel.
log-grenade = { $hero } hází na { $hex }: { $item }.
log-experience = { $hero }: zkušenosti { $points }.
log-unlocked = { $hero } odemyká: { $ability }.
log-revealed = Karta hrozeb u desky { $hero-gen }: { $card }.
log-resolved = Vyhodnocuje se dřív otočená karta u desky { $hero-gen }: { $card }.
log-none-there = Na mapě není žádný nepřítel tohoto typu: { $foe }. Místo toho přijde pěšák.
log-no-champion = Na mapě není žádný šampion. Místo něj přijde pěšák.
log-turrets-miss = Žádná věž nemá v palebném poli hrdinu.
log-turret-fires = Věž na { $hex } střílí na { $heroes-acc }.
log-buried = Pod balíček jde karta { $card }.
log-scrapped = Bez účinku: { $card }.
log-shuffled = Odhozené karty hrozeb tvoří nový balíček.
log-turret-off = Věž na { $hex } je vyřazená.
log-turret-on = Věž na { $hex } znovu střílí.
log-mended = { $foe } ({ $hex }) se zbavuje zranění.
log-placed = Přichází { $foe } ({ $hex }).
log-no-room = Nikdo další nepřichází.
log-result-paragon = { $mission }: paragonové vítězství.
log-result-renegade = { $mission }: renegátské vítězství.
log-result-loyalty = { $mission }: věrnostní mise splněna.
log-result-time = { $mission }: došel čas, mise selhala.
log-result-shepard = { $mission }: { $hero-gender ->
    [f] { $hero } je vyřazena
   *[m] { $hero } je vyřazen
  }, mise selhala.
log-readiness = Válečná připravenost: { $readiness }.
log-data = Získaná data: { $boxes }.
log-title = Titul: { $title }.

## Co by se stalo

preview-blow = { $foe } ({ $hex }) zaútočí: { $damage }
preview-caught = Pohyb tím končí
preview-attack = { $foe } ({ $hex }) zaútočí silou { $damage }: { $heroes }
preview-advance = { $foe } ({ $hex }) postoupí: { $to }
preview-within = Odtud může napadnout: { $heroes }
preview-hit = { $foe } ({ $hex }): zranění { $damage }
preview-collapsed = { $foe } ({ $hex }): zhroutí se štít
preview-defeated = { $foe } ({ $hex }): porážka
preview-lost = { $hero }: ztráta { $damage }
preview-down = { $hero }: vyřazení

## Co nejde

error-no-such-die = Taková kostka v zásobě není: { $die }.
error-dice-placed = Na desce hrdiny už jsou tři kostky; přidat lze jen paragonové.
error-spare-paragon = Paragonové kostky se na desku umisťovat nemusí.
error-dice-left = { $dice ->
    [one] Na desku je potřeba umístit ještě jednu kostku, i kdyby k ničemu nebyla.
    [few] Na desku je potřeba umístit ještě { $dice } kostky, i kdyby k ničemu nebyly.
   *[other] Na desku je potřeba umístit ještě { $dice } kostek, i kdyby k ničemu nebyly.
}
error-not-unlocked = { $hero } nemá tuto schopnost odemčenou: { $ability }.
error-not-theirs = { $hero } tuto schopnost nemá: { $ability }.
error-wrong-die = Tato kostka ({ $die }) do tohoto slotu ({ $slot }) nepatří.
error-slot-used = Tento slot už byl v tomto kole použit: { $slot }.
error-no-task = Pro žádný cíl tu není co udělat.
error-nobody-down = Vedle neleží žádný vyřazený hrdina.
error-no-target = Není na koho nebo na co to použít.
error-no-item = Tým to nemá: { $item }.
error-healthy = Není co léčit.
error-not-on-map = Tento hrdina není na mapě, nebo je vyřazen.
error-no-command = Žádný žeton velení není připraven, nebo velet nemá kdo.
error-own-command = Velet lze jen ostatním.
error-acted = Kostky se přehazují jen před první akcí.
error-once-an-action = Jen jednou za akci.
error-once-a-turn = Jen jednou za tah.
error-aim-low = Garrus musí mít zamířeno aspoň na { $least }.
error-no-rage = Tolik žetonů zuřivosti tu není, nebo jich tolik najednou použít nelze.
error-no-points = Nezbývají žádné body pohybu.
error-not-beside = { $hex } nesousedí.
error-wall = Mezi hexy je stěna.
error-locked = Dveře jsou zamčené.
error-too-high = Přes linii převýšení se nahoru nedostane nikdo.
error-enemy-there = V cestě stojí { $foe } ({ $hex }).
error-occupied = Na { $hex } už někdo je, zastavit se tam nedá.
error-no-travel = Rychlé cestování odsud tam nevede.
error-no-exit = Tady východ není.
error-not-yet = Odchod se ještě nepočítá: nejdřív je potřeba udělat něco jiného.
error-go-on = Dva hrdinové na jednom hexu zůstat nemohou, je potřeba jít dál.
error-nobody-there = Na { $hex } nikdo není.
error-covered = Do této oblasti se ještě nikdo nepodíval.
error-no-line = { $hex } není v palebném poli.
error-too-far = Příliš daleko: nejvýš { $most }.
error-too-near = Příliš blízko: nejméně { $least }.
error-concealed = Na takovou dálku není vidět.
error-no-effect = Tam by to nemělo žádný účinek.
not-shelter = Jen tam, kde čeká uprchlík.
not-choose-start = Jen na volný startovní hex tohoto hrdiny.
not-share = Tohoto hrdinu už někdo má, nebo v týmu není.
not-mend = Jen nejbližší vyřazená věž.
not-post = Jen na jeden z nejbližších prázdných hexů.
not-come-in = Jen na startovní hex, který karta určuje.
not-way = Nejkratší cesta tamtudy nevede.
not-relocate = Pravidla postupu ho vedou jinam.
not-shun = Jen od jednoho z nejbližších hrdinů.
not-avenge = Jen jeden ze zraněných mstitelů.
not-victim = Jen hrdinu v dosahu, který má nejméně zdraví.
not-pick = Jen jednoho ze stejně blízkých nebo vzdálených.
not-order = První smí být jen jeden z nejbližších.
not-ally = Jen nepřítele mimo zakryté oblasti.
not-provoke = Jen nepřítele, který nesousedí s žádným hrdinou a může se přiblížit.
not-encore = Jen na nepřítele v dosahu brokovnice.
not-betray = Vystřelí jen na jiného nepřítele ve svém palebném poli.
not-split = Část může dostat jen jiný nepřítel v dosahu.
not-intuition = Oslabit útok, uhnout, nebo nechat být.
not-push = Jen na volný hex dál od Wrexe.
not-shift = Jen na volný hex vedle.
not-pull = Jen pěšák na tom hexu nebo vedle něj, na kterého to ještě účinkuje.
not-consent = Žeton použít, nebo si ho nechat.
not-calibrating = Použít Kalibraci, nebo střílet bez ní.
not-archangel = Jen na nepřítele, který právě postoupil.
not-land = Jen na volný hex vedle nepřítele, ale ne nahoru.
not-lash = Zasáhnout lze jen nepřítele vedle.
not-turn-die = Takovou stranu kostka nemá, nebo ji už ukazuje.
not-revival = Oživit lze jen vyřazeného hrdinu vedle.
error-no-way-there = Odsud tam cesta nevede.
error-loyalty-later = Věrnostní mise přichází po hlavní misi a za kampaň jich smí být nejvýš { $most }.
error-tried = Na každou misi je jen jeden pokus: { $mission }.
error-in-team = Tento hrdina už v týmu je.
error-team-small = Tým ještě není úplný.
error-learn-something = Je potřeba vybrat schopnost.
error-other-hero = Schopnost odemyká jiný hrdina.
error-needs-others = Nejdřív je potřeba odemknout jiné schopnosti: { $ability }.
error-loyalty-only = Tohle odemkne jen věrnostní mise: { $ability }.
error-known-already = { $hero } už tohle umí: { $ability }.
error-unbroken = Šampion musí nejdřív přijít o úroveň odolnosti.
error-not-wanted = Žádný cíl o to teď nežádá.
error-not-lying = Nic takového tu neleží.
error-handled = To už je hotové.
error-door-open = Dveře už jsou odemčené.
error-no-door = Ty dveře na straně tohoto hexu nejsou.
error-sealed = Dveře jsou zapečetěné, otevře je jen splněný cíl.
error-no-shooter = { $foe } není střelec.
error-turret-active = Věž je aktivní; sabotovat lze jen vyřazenou.
error-turret-off = Věž už je vyřazená.
error-no-turret = Žádná věž tam není.
error-drone-far = Chatika tam není ani vedle.
error-analysis-low = Tolik bodů Analýzy není.
error-not-turned = Kartu je potřeba nejdřív otočit.
error-turned-already = Karta už je otočená.
error-no-card = Žádná karta hrozeb tam neleží.
error-not-in-team = Takový hrdina v týmu není.
error-mined-already = Na { $hex } už mina leží.
error-stunned-already = { $foe } už je v omráčení.
error-champion = Šampioni jsou imunní.
error-no-room = Vedle nepřítele není volný hex, na který by se dalo dostat: { $foe }.
error-no-biotic = { $foe } nemá biotický žeton.
error-has-biotic = { $foe } už biotický žeton má.
error-full-shields = Štíty jsou plné.
error-no-hero-there = Na { $hex } žádný hrdina není.
error-begun = Na začátku akce už se něco použilo, je tedy potřeba ji provést.
error-no-way = Vedle není volný hex.
error-no-dice = V zásobě nejsou žádné kostky.
error-no-action = Jen na začátku akce, nebo na konci té právě provedené; žádná akce teď není.
error-commanded = Příští zásah už zesílený je.
error-no-such-order = Takový rozkaz není.
error-no-slot = Taková akce není.
error-not-a-die = Žádná kostka tohle neukazuje.
error-no-hex = Takový hex na mapě není.

## Hexy

name-A1 = A1
name-A2 = A2
name-A3 = A3
name-A4 = A4
name-A5 = A5
name-A6 = A6
name-A7 = A7
name-A8 = A8
name-A9 = A9
name-A10 = A10
name-A11 = A11
name-A12 = A12
name-A13 = A13
name-A14 = A14
name-A15 = A15
name-A16 = A16
name-A17 = A17
name-A18 = A18
name-A19 = A19
name-A20 = A20
name-B1 = B1
name-B2 = B2
name-B3 = B3
name-B4 = B4
name-B5 = B5
name-B6 = B6
name-B7 = B7
name-B8 = B8
name-B9 = B9
name-B10 = B10
name-B11 = B11
name-B12 = B12
name-B13 = B13
name-B14 = B14
name-B15 = B15
name-B16 = B16
name-B17 = B17
name-B18 = B18
name-B19 = B19
name-B20 = B20
name-C1 = C1
name-C2 = C2
name-C3 = C3
name-C4 = C4
name-C5 = C5
name-C6 = C6
name-C7 = C7
name-C8 = C8
name-C9 = C9
name-C10 = C10
name-C11 = C11
name-C12 = C12
name-C13 = C13
name-C14 = C14
name-C15 = C15
name-C16 = C16
name-C17 = C17
name-C18 = C18
name-C19 = C19
name-C20 = C20
name-D1 = D1
name-D2 = D2
name-D3 = D3
name-D4 = D4
name-D5 = D5
name-D6 = D6
name-D7 = D7
name-D8 = D8
name-D9 = D9
name-D10 = D10
name-D11 = D11
name-D12 = D12
name-D13 = D13
name-D14 = D14
name-D15 = D15
name-D16 = D16
name-D17 = D17
name-D18 = D18
name-D19 = D19
name-D20 = D20
name-E1 = E1
name-E2 = E2
name-E3 = E3
name-E4 = E4
name-E5 = E5
name-E6 = E6
name-E7 = E7
name-E8 = E8
name-E9 = E9
name-E10 = E10
name-E11 = E11
name-E12 = E12
name-E13 = E13
name-E14 = E14
name-E15 = E15
name-E16 = E16
name-E17 = E17
name-E18 = E18
name-E19 = E19
name-E20 = E20
name-F1 = F1
name-F2 = F2
name-F3 = F3
name-F4 = F4
name-F5 = F5
name-F6 = F6
name-F7 = F7
name-F8 = F8
name-F9 = F9
name-F10 = F10
name-F11 = F11
name-F12 = F12
name-F13 = F13
name-F14 = F14
name-F15 = F15
name-F16 = F16
name-F17 = F17
name-F18 = F18
name-F19 = F19
name-F20 = F20
name-G1 = G1
name-G2 = G2
name-G3 = G3
name-G4 = G4
name-G5 = G5
name-G6 = G6
name-G7 = G7
name-G8 = G8
name-G9 = G9
name-G10 = G10
name-G11 = G11
name-G12 = G12
name-G13 = G13
name-G14 = G14
name-G15 = G15
name-G16 = G16
name-G17 = G17
name-G18 = G18
name-G19 = G19
name-G20 = G20
name-H1 = H1
name-H2 = H2
name-H3 = H3
name-H4 = H4
name-H5 = H5
name-H6 = H6
name-H7 = H7
name-H8 = H8
name-H9 = H9
name-H10 = H10
name-H11 = H11
name-H12 = H12
name-H13 = H13
name-H14 = H14
name-H15 = H15
name-H16 = H16
name-H17 = H17
name-H18 = H18
name-H19 = H19
name-H20 = H20
name-I1 = I1
name-I2 = I2
name-I3 = I3
name-I4 = I4
name-I5 = I5
name-I6 = I6
name-I7 = I7
name-I8 = I8
name-I9 = I9
name-I10 = I10
name-I11 = I11
name-I12 = I12
name-I13 = I13
name-I14 = I14
name-I15 = I15
name-I16 = I16
name-I17 = I17
name-I18 = I18
name-I19 = I19
name-I20 = I20
name-J1 = J1
name-J2 = J2
name-J3 = J3
name-J4 = J4
name-J5 = J5
name-J6 = J6
name-J7 = J7
name-J8 = J8
name-J9 = J9
name-J10 = J10
name-J11 = J11
name-J12 = J12
name-J13 = J13
name-J14 = J14
name-J15 = J15
name-J16 = J16
name-J17 = J17
name-J18 = J18
name-J19 = J19
name-J20 = J20
name-K1 = K1
name-K2 = K2
name-K3 = K3
name-K4 = K4
name-K5 = K5
name-K6 = K6
name-K7 = K7
name-K8 = K8
name-K9 = K9
name-K10 = K10
name-K11 = K11
name-K12 = K12
name-K13 = K13
name-K14 = K14
name-K15 = K15
name-K16 = K16
name-K17 = K17
name-K18 = K18
name-K19 = K19
name-K20 = K20
name-L1 = L1
name-L2 = L2
name-L3 = L3
name-L4 = L4
name-L5 = L5
name-L6 = L6
name-L7 = L7
name-L8 = L8
name-L9 = L9
name-L10 = L10
name-L11 = L11
name-L12 = L12
name-L13 = L13
name-L14 = L14
name-L15 = L15
name-L16 = L16
name-L17 = L17
name-L18 = L18
name-L19 = L19
name-L20 = L20
name-M1 = M1
name-M2 = M2
name-M3 = M3
name-M4 = M4
name-M5 = M5
name-M6 = M6
name-M7 = M7
name-M8 = M8
name-M9 = M9
name-M10 = M10
name-M11 = M11
name-M12 = M12
name-M13 = M13
name-M14 = M14
name-M15 = M15
name-M16 = M16
name-M17 = M17
name-M18 = M18
name-M19 = M19
name-M20 = M20
name-N1 = N1
name-N2 = N2
name-N3 = N3
name-N4 = N4
name-N5 = N5
name-N6 = N6
name-N7 = N7
name-N8 = N8
name-N9 = N9
name-N10 = N10
name-N11 = N11
name-N12 = N12
name-N13 = N13
name-N14 = N14
name-N15 = N15
name-N16 = N16
name-N17 = N17
name-N18 = N18
name-N19 = N19
name-N20 = N20
name-O1 = O1
name-O2 = O2
name-O3 = O3
name-O4 = O4
name-O5 = O5
name-O6 = O6
name-O7 = O7
name-O8 = O8
name-O9 = O9
name-O10 = O10
name-O11 = O11
name-O12 = O12
name-O13 = O13
name-O14 = O14
name-O15 = O15
name-O16 = O16
name-O17 = O17
name-O18 = O18
name-O19 = O19
name-O20 = O20

### Stůl v terminálu

hagalaz-round = Kolo { $round }/{ $rounds }
hagalaz-rounds = Počet kol: { $rounds }
hagalaz-act = { $act }. dějství
hagalaz-readiness = Válečná připravenost { $now }/{ $most }
hagalaz-data = Data { $now }/{ $most }
hagalaz-loyalty = Věrnostní (nejvýš { $most })
hagalaz-worth = Válečná připravenost
hagalaz-pool = Kostky
hagalaz-aside = odloženo
hagalaz-spare = bez užitku
hagalaz-bag = v sáčku
hagalaz-experience = zk.
hagalaz-hero-down = mimo boj
hagalaz-hero-gone = evakuace
hagalaz-slot-move = Pohyb
hagalaz-slot-objective = Úkol
hagalaz-slot-revive = Oživení
hagalaz-about-move = Pohyb o body kostky; kdo odchází od nepřítele, může dostat ránu za odchod.
hagalaz-about-objective = Udělat, co na tomto hexu nebo vedle žádá cíl, odemknout dveře, vzít něco s sebou.
hagalaz-about-revive = Postavit na nohy vyřazeného hrdinu na sousedním hexu.
hagalaz-health = zdraví
hagalaz-shields = štíty
hagalaz-attack = útok
hagalaz-levels = zbývající stupně: { $left } z { $all }
hagalaz-resilience = Odolnost: { $scale }
hagalaz-stunned = omráčení
hagalaz-biotic = biotický žeton
hagalaz-covered = zakrytá oblast
hagalaz-handled = hotovo
hagalaz-under-fire = v palebném poli věže na { $hex }
hagalaz-would-attack = cíl útoku: { $heroes }
hagalaz-would-go = cíl postupu: { $hexes }
hagalaz-unlocked = odemčená
hagalaz-requires = Vyžaduje: { $abilities }
hagalaz-story = Dosavadní příběh
hagalaz-team = Tým
hagalaz-heroes = Ostatní hrdinové
hagalaz-abilities = schopnosti
hagalaz-mission = Mise
hagalaz-missions = Ostatní mise
hagalaz-on-map = Nepřátelé na mapě
hagalaz-open-cards = Odkryté karty hrozeb
hagalaz-map = Mapa
hagalaz-enemies = Nepřátelé
hagalaz-cards = Karty hrozeb
hagalaz-items = Předměty
hagalaz-dice = Kostky
hagalaz-side-E = vpravo
hagalaz-side-NE = vpravo nahoře
hagalaz-side-NW = vlevo nahoře
hagalaz-side-W = vlevo
hagalaz-side-SW = vlevo dole
hagalaz-side-SE = vpravo dole
hagalaz-face-move2 = 2 body pohybu; patří do slotu pro pohyb
hagalaz-face-move3 = 3 body pohybu; patří do slotu pro pohyb
hagalaz-face-standard = standardní akce; patří do standardního slotu
hagalaz-face-empowered = posílená akce; patří do posíleného slotu, ve standardním má lepší účinek
hagalaz-face-mixed = 2 body pohybu, nebo standardní akce
hagalaz-face-core = základní schopnost; působí hned, do slotu nepatří
hagalaz-face-unrolled = ještě nehozená kostka
hagalaz-sign-foe = nepřítel: druh, útok, zbývající štíty, první písmeno specializace
hagalaz-sign-health = zdraví; za písmenem hrdina na mapě
hagalaz-sign-shields = body štítů
hagalaz-sign-core = základní schopnost: body nebo žetony
hagalaz-sign-renegade = renegátské žetony
hagalaz-sign-leader = vedoucí hrdina
hagalaz-sign-card = karta hrozeb; se dvěma čísly balíček a odhozené
hagalaz-sign-turn = hrdina, který je na tahu
hagalaz-sign-down = za písmenem: mimo boj; na mapě kampaně: selhání
hagalaz-sign-stunned = omráčený
hagalaz-sign-biotic = biotický žeton
hagalaz-sign-covered = zakrytá oblast
hagalaz-sign-turret = věž a kam střílí
hagalaz-sign-turret-off = vyřazená věž
hagalaz-sign-loot = kořist
hagalaz-sign-token = uprchlík, datový nosič
hagalaz-sign-mine = nástražná mina
hagalaz-sign-drone = Chatika
hagalaz-sign-handled = vyřízený cíl nebo terminál
hagalaz-sign-raised = vyvýšený hex
hagalaz-sign-hero-start = startovní hex hrdiny
hagalaz-sign-wall = stěna; mezi řadami ─, v jednořádkové mapě podtržením
hagalaz-sign-obstacle = překážka
hagalaz-sign-locked = zamčené dveře
hagalaz-sign-door = dveře
hagalaz-sign-elevation = linie převýšení: výš je rozevřená strana
hagalaz-sign-elevation-flat = linie převýšení: výš je nahoře (^), nebo dole (v)
hagalaz-sign-more = řada pokračuje mimo okno
hagalaz-sign-may = lze vybrat
hagalaz-sign-from = o čem mluví volba pod kurzorem
hagalaz-sign-at = kde volba pod kurzorem končí
hagalaz-sign-done = splněný cíl
hagalaz-sign-open = cíl, na kterém lze pracovat
hagalaz-sign-closed = cíl, kterému musí předcházet jiné
hagalaz-sign-paragon = na mapě kampaně: paragonové vítězství
hagalaz-sign-renegade-won = na mapě kampaně: renegátské vítězství
hagalaz-sign-side = na mapě kampaně: i vedlejší cíl
hagalaz-sign-new = políčko, které odemyká schopnost
hagalaz-sign-paragon-die = paragonová kostka

## Stručně a vysvětlivky

full-data-track = Každé { $every }. pole odemkne schopnost.
full-basic-move = Hrdina se přesune za body na kostce. Kdo opustí hex vedle nepřítele, toho nepřítel napadne.
full-basic-objective = Hrdina udělá to, co je na jeho hexu: použije terminál, žeton cíle, odemkne dveře, vezme uprchlíka.
full-basic-revive = Vyřazený hrdina na sousedním hexu se vrátí do boje.
full-barred = Zamčená kostka: leží na desce vyřazeného hrdiny.
full-move2 = Pohyb za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
full-move3 = Pohyb za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
full-standard = Akce v některém standardním slotu.
full-empowered = Akce v kterémkoli slotu kromě pohybu, s posíleným účinkem.
full-mixed = Buď pohyb za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, nebo standardní akce.
full-core = Základní schopnost toho, kdo hodil.
full-unrolled = Kostkou se v tomto kole ještě neházelo.
full-covered = Zakrytá oblast. Odkryje ji první hrdina, který vstoupí vedle jejích odemčených dveří.
full-raised = Nahoru vedou jen rampy. Na jinou výšku je vidět jen na sousední hexy.
full-stunned = Omráčený nepřítel se neaktivuje a neútočí; na konci kola se vzpamatuje.
full-biotic-token = Biotický žeton: útok je do konce kola o { $count } slabší.
sign-attack = Kolik zranění nepřítel způsobí, a kolik jich už utrpěl
sign-shields = Kolik zranění je třeba k porážce, u šampiona ke zhroucení úrovně
sign-leader = Vedoucí hrdina: hraje v kole první
sign-threat = Karta hrozeb; otočí se po tahu hrdiny
sign-wall = stěna: tudy se nechodí ani nestřílí
sign-obstacle = překážka: dá se přejít, ale střílet přes ni smí jen ten, kdo stojí u ní
sign-locked = zamčené dveře
sign-unlocked = odemčené dveře
sign-drop = linie převýšení: zuby míří dolů
sign-ramp = rampa: cesta nahoru i dolů
short-shot = Palebné pole: { $damage } zranění, posílená { $damage-empowered }
short-rally = Do { $range } hexů štít +{ $shields }, posílená +{ $shields-empowered }
short-warp = { $damage } zranění a biotický žeton, posílená { $damage-empowered }
short-barrier = Po akci pohyb štít +{ $shields }
short-adrenaline = Posun o { $steps }, pak { $damage } zranění vedle; posílená { $steps-empowered } a { $damage-empowered }
short-napalm = Do { $range } hexů { $damage } zranění, sousedům { $around }
short-biotic-charge = Skok k cíli: { $damage } zranění, žeton, štít +{ $shields }
short-incendiary-ammo = Výstřel o { $damage } silnější
short-born-leader = Velení připravené hned, i pro sebe
short-concussive-shot = { $damage } zranění; posílená od { $nearest-empowered } hexů { $damage-empowered }
short-overload = Omračte do { $range } hexů; posílená do { $range-empowered } a { $damage-empowered } zranění
short-turian-rebel = Pohyb bez odvety, Zamíření +{ $amount }
short-proximity-mines = Mina sem nebo vedle: { $damage } zranění
short-assassination = Od { $nearest } hexů { $damage } zranění
short-steady-hand = Bez pohybu Zamíření +{ $amount }
short-armor-piercing-ammo = Střela zasáhne { $damage } i za cílem
short-archangel = Kdo vejde do pole, utrpí { $damage } zranění
short-calibration = Se Zamířením střela o { $damage } až { $damage-empowered } silnější
short-pistol-shot = Do { $range } hexů { $damage } zranění, posílená { $damage-empowered }
short-lift = Žeton do { $range } hexů; posílená { $damage-empowered } zranění a posun
short-stasis = Omračte do { $range } hexů, posílená kdekoli
short-singularity = Omračte až { $amount ->
        [one] { $amount } pěšáka
        [few] { $amount } pěšáky
       *[other] { $amount } pěšáků
    }, s žetony
short-warp-ammo = Pistole přidá žeton, nebo zraní o { $damage } víc
short-biotic-explosion = Žeton pryč: { $damage } zranění, vedle { $around }
short-pure-biotic = Biotika do { $range } hexů i bez palebného pole
short-asari-controller = S žetonem nemají specializaci
short-brokers-intuition = Za Analýzu útok o { $amount } slabší, nebo úhyb
short-pistol-burst = Do { $range ->
        [one] { $range } hexu
       *[other] { $range } hexů
    } { $damage } zranění; posílená { $damage-empowered }, i rozdělená
short-energy-drain = Do { $range } hexů { $damage } zranění a štít +{ $shields }; posílená { $damage-empowered }
short-sabotage-turret = Vyřazená věž vystřelí za { $damage }, posílená { $damage-empowered }
short-sabotage-enemy = Střelec zasáhne jiného nepřítele
short-drone-capacitor = Chatika zraní za { $damage }
short-remote-access = Úkoly i z hexu Chatiky
short-swarm-protocol = Chatika o { $steps } hexů, omračuje
short-turret-override = Vyřazené věže zraní nepřátele za { $damage }
short-vas-normandy = Chatika i na začátku tahu
short-shotgun-blast = Do { $range } hexů { $damage } zranění, posílená { $damage-empowered }
short-headbutt = Vedle { $damage } zranění a odstrčit; posílená omráčí
short-krogan-best = Na začátku tahu přilákejte nepřítele
short-lift-grenade = Hex a okolí { $damage } zranění, posílená { $damage-empowered }
short-krogan-hide = Štít +{ $shields }
short-regeneration = Na konci kola bod zdraví, má-li do { $amount }
short-krogan-warlord = Za žeton Zuřivosti krok navíc
short-blood-rage = Až { $amount ->
        [one] { $amount } žeton
        [few] { $amount } žetony
       *[other] { $amount } žetonů
    } Zuřivosti
short-forty-six = Za { $amount ->
        [one] { $amount } žeton
        [few] { $amount } žetony
       *[other] { $amount } žetonů
    } brokovnice ještě jednou

## What matters in a decision

matters-route = Volba mise určí i to, kam povede cesta dál; každou věrnostní misi lze zkusit jen jednou a za kampaň nejvýš dvě.
matters-assemble = Kdo nejde, nezíská zkušenosti; přečtěte si cíle: jiný tým chtějí dveře a věže, jiný šampioni a jiný dlouhá cesta.
matters-share = Žetony velení pomáhají v tazích ostatních, jejich použití však schvaluje hráč, který velí: i o ty se teď dělíte.
matters-choose-start = Blíž k cíli ušetříte kostky na pohyb, dřív na vás ale dosáhnou střelci; překážka chrání jen toho, kdo stojí za ní.
matters-shelter = Uprchlík se rovnou počítá jako doručený: záleží na tom, pro kterého byste museli nejdál a kolem koho.
matters-learn = Schopnost platí hned a natrvalo: ta se slotem chce pokaždé kostku, bez slotu žádnou a pokročilé se otevřou až po jiných.
matters-keep-die = Ponechaná stěna je jistá, hozená kostka může ukázat hvězdu: obejde se vaše hlavní akce bez té kostky?
matters-renegade = Žetony dostáváte na každou misi nové a nevyužitý nic nepřinese; teď, před hvězdami, je v tomto tahu jediná příležitost.
matters-turn-die = Hvězda spustí základní schopnost a kostkou se pak hodí znovu; každá jiná stěna zůstane a čeká na svůj slot.
matters-analysis = Nahlédnutí kartu ještě nezruší, na to jsou třeba další body; co neutratíte, zůstane Liaře do dalších kol.
matters-rerolling = Vybrané kostky se hodí společně: dobrá stěna je pak pryč, zato každá nová hvězda spustí základní schopnost.
matters-act = Tah spotřebuje tři kostky, i bez účinku, a každý slot se použije jednou za kolo; pak přijde karta hrozeb a zastihne vás tam, kde skončíte.
matters-walk = Kdo odejde od nepřítele, obvykle schytá příležitostný útok a chytač tím pohyb i ukončí; nevyužité body propadají.
matters-task = Úkolová akce má na desce jediný slot: co neuděláte teď, zbude na jiného hrdinu nebo na příští kolo.
matters-revival = Oživený vstane se 3 body zdraví a bez štítů tam, kde padl: kdo na něj dosáhne, než se štíty obnoví?
matters-targeting = Počítá se, co stihnete do závěrečné fáze: pak zmizí zranění nepřátel, kromě zhroucených úrovní šampionů, a štíty hrdinů se obnoví.
matters-lash = Zranění v závěrečné fázi zmizí; kdo je ale poražen, přinese zkušenost a při odchodu už neudeří.
matters-land = Na hexu zůstanete stát: záleží, kdo na něj dosáhne, zda tam nehoří nebo neleží kořist a jak se odtud dostanete dál.
matters-archangel = Vystřelit lze jednou za kolo a zkušenost z toho není: buď teď na tohoto nepřítele, nebo později na jiného.
matters-calibrating = Kalibrace je jedna za tah a Zamíření se jí neutratí: záleží na tom, u které střely přidané zranění někoho porazí.
matters-consent = Žetony velení doplňují jen hvězdy vlastního hodu a nepoužité zůstávají: kdo z týmu je bude v tomto kole potřebovat víc?
matters-pull = Omráčený se do závěrečné fáze neaktivuje ani neudeří při odchodu: největší rozdíl to dělá u toho, koho karty ještě mohou aktivovat.
matters-split = Bod pro druhého bude chybět prvnímu; zranění, která nikoho neporazí, v závěrečné fázi zmizí.
matters-betray = Počítá se vytištěný útok, ani biotický žeton ho nesníží; porazí-li střela cíl, zkušenost má Tali.
matters-drone = Chatika tu zůstane i po akci: k nepřátelům a věžím dosáhne i na sousední hex, ke dveřím jen z hexu přímo u nich.
matters-drone-act = Jen jedno z toho: zranění v závěrečné fázi zmizí, věž mlčí, dokud ji karta neopraví, a odemčenými dveřmi projdou i nepřátelé.
matters-encore = Za stejné žetony lze zranit i všechny nepřátele vedle Wrexe; druhý výstřel smí mířit na kohokoli v dosahu a zraní stejně jako první.
matters-provoke = Nepřítel se přiblíží Wrexovým zbraním, ale svým útokem i Wrexovi; ostatním se vzdálí a cestou může šlápnout na minu.
matters-ally = Vystřelí jen jednou za misi, a to na kohokoli odkrytého; zranění, které neporazí ani nezhroutí úroveň, v závěrečné fázi zmizí.
matters-shift = Požár a mina na novém hexu zraňují a odsunutý už třeba nikoho nenapadne; pozor jen, komu tím zahradíte cestu.
matters-push = Odstrčený už vedle Wrexe nestojí: Zuřivost na něj nedosáhne, požár nebo mina na novém hexu ano.
matters-order = Každý další už jedná podle toho, co udělal první: útok změní, kdo má nejméně zdraví, postup zabere hex.
matters-avenge = Mstitelé si navzájem zabírají hexy: kdo jde první, dostane se blíž, a další už tam možná místo nenajde.
matters-shun = Šampion půjde co nejdál od vybraného hrdiny: rozhodujete o tom, kdo na něj v dalších tazích ještě dosáhne.
matters-pick = Tento řádek karty aktivuje jen daný počet nepřátel: koho vynecháte, ten kvůli němu nezaútočí ani nepostoupí.
matters-victim = Zdraví mají stejně, ale štíty možná ne: ty se v závěrečné fázi obnoví, zdraví samo ne.
matters-intuition = Stojí bod Analýzy a lze ji použít jednou za kolo: oslabení je jisté, úhyb pomůže jen tam, kam už nepřítel nedosáhne, zato úplně.
matters-relocate = Pro nepřítele jsou ty hexy rovnocenné, pro vás ne: na koho odtud příště dosáhne a komu zahradí cestu?
matters-way = Mina zraní prvního nepřítele, který na ni vstoupí, a je pryč; zkušenost za to není, ale nepřítel třeba vůbec nedojde.
matters-come-in = Posila přijde tak jako tak: záleží na tom, kdo na ni dosáhne dřív, než ji některá karta aktivuje.
matters-mend = Opravená věž zase zraňuje každého hrdinu ve své řadě: kdo v ní stojí a kdo jí ještě musí projít?
matters-post = Šampiona hned tak neporazíte: místo, kde se objeví, rozhodne, kdo na něj dosáhne první a ke komu to on bude mít nejblíž.

## Čísla, stupnice a místa

name-round = Kolo
full-round = Po posledním kole mise končí, ať je splněno cokoli.
name-health = Zdraví
full-health = Bere ho zranění, které projde štíty. Na nule je hrdina vyřazen; je-li to Shepard, mise selhala.
name-shields = Štíty
full-shields = Zranění bere nejdřív je. V závěrečné fázi se obnoví.
name-experience = Zkušenosti
full-experience = Za poražené nepřátele. Poslední pole mise odemkne schopnost.
name-spare = Kostky bez užitku
full-spare = Kostky, které nikdo nemohl nebo nechtěl použít: tah je spotřebuje tak jako tak.
name-bag = Sáček pěšáků
full-bag = Odtud se losují pěšáci, kteří přicházejí na mapu.
name-threat = Karta hrozeb
full-threat = Každý hrdina ji dostane na kolo lícem dolů; po jeho akcích se otočí a vyhodnotí.
name-readiness = Válečná připravenost
full-readiness = Přinášejí ji vyhrané mise a vedlejší cíle. Rozhoduje o tom, který závěr se bude číst.
name-deeds = Jak mise dopadly
full-deeds = Kolik misí v této kampani dopadlo takto.
name-hex = paluba

# Plain numbers

hagalaz-number-round = Kolo { $round } z { $rounds }
hagalaz-number-round-told = V kole odehraje tah každý hrdina. Po posledním dojde čas.
hagalaz-number-pool = Kostky v zásobě: { $count }
hagalaz-number-pool-told = Kdo je na tahu, hodí jimi a tři z nich vloží na svou desku.
hagalaz-number-threat = Karty hrozeb v balíčku: { $count }
hagalaz-number-threat-told = Říkají, kteří nepřátelé se aktivují.
hagalaz-number-bag = Nepřátelé v sáčku: { $count }
hagalaz-number-bag-told = Losují se z něj pěšáci, kteří přijdou později.
hagalaz-number-readiness = Válečná připravenost: { $now } z { $most }
hagalaz-number-readiness-told = Její body říkají, jak se celá kampaň daří.
hagalaz-number-data = Data: { $now } z { $most }
hagalaz-number-data-told = Políčko za každý datový žeton přinesený z mise. Odemykají schopnosti hrdinů, které si vyberete.

## Mise, která se maluje

name-paint-ground = podklad
name-paint-floor = podlaha
name-paint-sides = na hranách hexů
name-paint-lying = na hexech
name-paint-starting = kdo kde začíná
name-paint-goals = cíle
name-paint-goal-use = cíl: vypořádat se s těmito místy
name-paint-goal-leave = cíl: odejít těmito východy
name-paint-goal-deliver = cíl: přivést sem uprchlíky
name-bonus-loot = bonusová kořist
name-champion-start = start šampiona
name-start-of-garrus = start Garruse
name-start-of-liara = start Liary
name-start-of-tali = start Tali
name-start-of-wrex = start Wrexe
name-nobody = ničí
name-side-e = východ
name-side-ne = severovýchod
name-side-nw = severozápad
name-side-w = západ
name-side-sw = jihozápad
name-side-se = jihovýchod
name-many-objectives = žetony cílů
name-many-refugees = uprchlíci
name-many-loot-tokens = žetony kořisti
name-many-doors = dveře
name-many-turrets = věže
paint-is = { $thing }
paint-nothing = bez podlahy
paint-turret = věž, střílí na { $side }
paint-for-goal = patří k cíli
paint-on-sides = { $thing }: { $sides }
paint-tally-hexes = Hexů: { $count }
paint-tally-grunts = Startů pěšáků: { $count }
paint-tally-loot = Kořisti: { $count }
paint-sheet-mission = Mise
paint-sheet-champion = Šampion { $number }
paint-sheet-objective = Cíl: { $kind }
paint-sheet-use = Vypořádat se s místy
paint-sheet-leave = Odejít
paint-sheet-deliver = Donést
paint-sheet-defeat = Porazit šampiony
paint-sheet-capture = Zajmout šampiony
paint-sheet-silence = Vyřadit věže
paint-sheet-data = Získat data
paint-field-rounds = Časový limit (kola)
paint-field-act = Dějství
paint-field-hero = Čí je to mise věrnosti
paint-field-faction = Nepřátelé
paint-field-challenge = Výzva
paint-field-sealed = Zamčené dveře otevře jen cíl
paint-field-kind = Kdo to je
paint-field-resilience = Odolnost, stupně oddělené čárkou
paint-field-arrives = Přijde v kole (0: je tu hned)
paint-field-goal-kind = Co přinese
paint-field-goal-cs = Co je třeba udělat, česky
paint-field-goal-en = Co je třeba udělat, anglicky
paint-field-after = Nejdřív přípravný cíl
paint-field-unlock = Odemkne všechny dveře
paint-field-goal-need = Kolik
paint-field-goal-times = Kolikrát na jednom místě (0: každé jednou)
paint-field-goal-damage = Zranění tomu, kdo to udělá
paint-field-goal-shepard = Shepard je mezi nimi

fault-turrets = Věže má jen Cerberus: Smrťáci nemají kartu, která by z nich střílela.
fault-two-starts = Na { $hex } nemohou začínat dva.
fault-travel = Rychlý přesun spojuje dva hexy; tady jich je { $count }.
fault-once = Tohle smí být na mapě jen jednou: { $hexes }.
fault-ramp = Rampa mezi { $hexes } spojuje dva stejně vysoké hexy.
fault-on-line = Mezi { $hexes } je převýšení; stát na něm může jen stěna nebo rampa.
fault-few-starts = Hexů, na kterých začínají hrdinové: { $count }. Potřeba jich je aspoň { $team }.
fault-apart = Starty hrdinů oddělují stěny nebo dveře; všechny musí být v jedné oblasti.
fault-no-grunts = Pěšáci nemají kde začít.
fault-other-hero = { $hero } tu má start, ale není to mise věrnosti tohoto hrdiny.
fault-other-faction = { $champion } nebojuje na této straně: { $faction }.
fault-no-more = V krabici není víc kusů: { $champion }, nejvýš { $count }.
fault-nowhere = { $champion } nemá na mapě start.
fault-no-champion = Na { $hex } má začít šampion, ale žádný na něj nezbyl.
fault-each = Při této výzvě je v pytlíku od každého typu pěšáků { $count }.
fault-too-many = { $what }: na mapě { $found }, v krabici jen { $most }.
fault-lost = Od startů hrdinů nevede cesta na { $hexes }.
fault-cut-off = Nepřítel, který začíná na { $hex }, se k hrdinům nedostane.
fault-no-kind = Chybí cíl: { $kind }.
fault-other-kind = Takový cíl do této mise nepatří: { $kind }.
fault-kind-twice = Takový cíl smí být jen jeden: { $kind }.
fault-not-awaited = Po přípravném cíli žádný jiný nenásleduje.
fault-sealed = Dveře mezi { $hexes } jsou zapečetěné a žádný cíl je neodemkne.
fault-data = Data se počítají na konci mise: chtít je může jen vedlejší cíl.
fault-no-mark = { $hex } patří k cíli, ale chybí tam značka: { $what }.
fault-need-and-times = Buď několik míst, každé jednou, nebo jedno z nich několikrát.
fault-too-few = Je potřeba { $wanted }, ale k dispozici je { $there }.
fault-absent = { $hero } v týmu být nemusí.
fault-goal-champion = Cíl mluví o šampionovi, který tu není.

doubt-unused = { $hex } vypadá jako část cíle, ale žádný cíl o něm nemluví.
doubt-near = Na { $hex } začínají nepřátelé, hned vedle hrdinů.
doubt-late = Za { $rounds } kol se na { $hexes } nikdo nedostane.
