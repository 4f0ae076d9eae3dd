### Kacíř: Za palisádami

game-name = Kacíř: Za palisádami
game-summary = Čarodějnice se skrývá mezi devíti vesničany a chystá rituál. Lovec sbírá stopy a důkazy, aby ji našel dřív.

## Odkud co známe

source-rulebook = Vytištěno v pravidlech
source-public = Známo z veřejných zdrojů
source-house = Naše vlastní, vyplňuje mezeru
source-pack = Vaše vlastní

## Volby

option-scenario = Scénář
option-scenario-fog = Mlha nad osadou
option-scenario-deep-gloom = Hluboká zhouba
option-scenario-cleansed-land = Očištěná země
option-scenario-short-winter = Krátká zima
option-scenario-roanoke = Roanoke bez zhouby
option-red = Červená skupina (volí čarodějnice)
option-red-adventurers = Dobrodruzi
option-red-neighbours = Sousedé
option-blue = Modrá skupina (volí lovec)
option-blue-craftsmen = Řemeslníci
option-blue-elders = Starší osady
option-witch_deck = Balíček čarodějnice
option-witch_deck-standard = Standardní
option-witch_deck-own = Vlastní
option-hunter_deck-own = Vlastní
option-hunter_deck = Balíček lovce
option-hunter_deck-standard = Standardní

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
name-craftsmen = Řemeslníci
name-haunted = Posedlí / Domácnost
name-neighbours = Sousedé
name-elders = Starší osady
name-hearth = Krb a kuchyně
name-possessed = Posedlí
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
name-event = událost
name-investigation = vyšetřování
name-location = lokace
name-brew = lektvar
name-charm = kouzlo
name-curse = prokletí
name-familiar = pomocník
name-fog = Mlha nad osadou
name-deep-gloom = Hluboká zhouba
name-cleansed-land = Očištěná země
name-short-winter = Krátká zima
name-roanoke = Roanoke bez zhouby
full-fog = Zelení vesničané jsou posedlí, na každém leží 2 zhouby. Vítězí se obvyklým způsobem.
full-deep-gloom = Zelení vesničané jsou posedlí: na prvním leží 3 zhouby, na druhém 2, na třetím 1. Dokud jsou posedlí všichni tři, získá čarodějnice v údržbě 1 vliv. Když je očištěn poslední z nich a všichni tři žijí, vezme si lovec zdarma kartu podezřelého.
full-cleansed-land = Zelení vesničané leží stranou Domácnost nahoru, bez zhouby. Čarodějnice si místo jedné ze tří prvních karet vezme z balíčku prokletí se zhoubou a ukáže je.
full-short-winter = Zelení vesničané jsou posedlí, na každém leží 1 zhouba. Krátká hra: k rituálu stačí 2 přízně, kartu podezřelého dávají 2 důkazy a čarodějnice vyhraje, když zemře druhý nevinný.
full-roanoke = Zelení vesničané základní hry; na začátku tu není žádná zhouba.

## Vesničané

name-ashley = Zlatokopka Ashley
    .acc = Zlatokopku Ashley
    .gender = f
full-ashley = Odkryjte horní kartu svého balíčku. Soupeř rozhodne: buď si ji vezmete, nebo ji odložíte a získáte vliv ve výši její ceny a 1 navíc.
name-william = Psovod William
    .acc = Psovoda Williama
    .gender = m
full-william = Ukažte 2 karty z ruky. Soupeř určí, kterou odložíte; druhou zahrajete zdarma.
name-silas = Traper Silas
    .acc = Trapera Silase
    .gender = m
full-silas = Odkryjte 2 horní karty svého balíčku. Soupeř jednu odloží, druhou si vezmete.
name-oswald = Tesař Oswald
    .acc = Tesaře Oswalda
    .gender = m
full-oswald = Odstraňte vlastní tajnost (stopu) z libovolného vesničana a doberte si 3 karty; jinak si doberte 1 kartu.
name-hazel = Stavitelka Hazel
    .acc = Stavitelku Hazel
    .gender = f
full-hazel = Odstraňte vlastní tajnost (stopu) z libovolného vesničana a získejte 3 vlivy; jinak získejte 1 vliv.
name-kveta = Mlynářka Květa
    .acc = Mlynářku Květu
    .gender = f
full-kveta = Odstraňte vlastní tajnost (stopu) z libovolného vesničana a zahrajte 1 kartu.
name-judy = Zálesák Judy
    .acc = Zálesáka Judyho
    .gender = m
full-judy = Domácnost: získejte tolik vlivů, kolik žetonů akcí, ať patří komukoli, stojí na zelených vesničanech. Posedlý: získejte 1 vliv, čarodějnice 2.
name-grace = Matka Grace
    .acc = Matku Grace
    .gender = f
full-grace = Domácnost: zahrajte nejvýše tolik karet, kolik žetonů akcí stojí na zelených vesničanech. Posedlá: zahrajte 1 kartu, čarodějnice o 1 vliv levněji.
name-edith = Babička Edith
    .acc = Babičku Edith
    .gender = f
full-edith = Domácnost: umísťuje se tolik tajností (stop), kolik žetonů akcí stojí na zelených vesničanech, nejvýše 3; doberte si 1 kartu. Posedlá: umísťuje se 1; doberte si 1 kartu, čarodějnice 2.
name-annie = Doktorka Annie
    .acc = Doktorku Annie
    .gender = f
full-annie = Doberte si 1 kartu.
name-betty = Máslařka Betty
    .acc = Máslařku Betty
    .gender = f
full-betty = Získejte 2 vlivy.
name-adams = Lovec zvěře Adams
    .acc = Lovce zvěře Adamse
    .gender = m
full-adams = Zahrajte 1 kartu o 1 vliv levněji.
name-wulfric = Kazatel Wulfric
    .acc = Kazatele Wulfrica
    .gender = m
full-wulfric = Získejte 1 vliv.
name-biggs = Starosta Biggs
    .acc = Starostu Biggse
    .gender = m
full-biggs = Zahrajte až 2 karty.
name-tobias = Kovář Tobias
    .acc = Kováře Tobiase
    .gender = m
full-tobias = Doberte si 2 karty.
name-atkins = Vdova Atkinsová
    .acc = Vdovu Atkinsovou
    .gender = f
full-atkins = Zahrajte 1 kartu.
name-martha = Hostinská Martha
    .acc = Hostinskou Marthu
    .gender = f
full-martha = Doberte si 1 kartu a získejte 1 vliv.
name-nell = Rybářka Nell
    .acc = Rybářku Nell
    .gender = f
full-nell = Získejte 3 vlivy.

## Karty lovce

name-fisherman = Rybář
    .acc = Rybáře
    .gender = m
full-fisherman = V údržbě můžete odložit 1 kartu z ruky a dobrat si 2.
name-shepherd = Pastýř
    .acc = Pastýře
    .gender = m
full-shepherd = Jednou za tah, po dokončení návštěvy, můžete přesunout 1 stopu mezi dvěma vesničany téže skupiny.
name-chandler = Svíčkař
    .acc = Svíčkaře
    .gender = m
full-chandler = Jednou za tah, při návštěvě, můžete odstranit 1 zhoubu z libovolné karty zhouby nebo z posedlého vesničana.
name-guildmistress = Cechmistrová
    .acc = Cechmistrovou
    .gender = f
full-guildmistress = U Řemeslníků můžete místo 1 stopy zaplatit 1 vliv. Zahrání lokace vás stojí o 1 vliv méně.
name-ranger = Hraničář
    .acc = Hraničáře
    .gender = m
full-ranger = Kdykoli je očištěna karta nebo vesničan, ať to způsobí kdokoli, získáte 2 důkazy.
name-tactician = Taktik
    .acc = Taktika
    .gender = m
full-tactician = Když uvolníte vesničana, umístíte na něj 1 stopu.
name-dawn-march = Pochod za úsvitu
    .acc = Pochod za úsvitu
    .gender = m
full-dawn-march = Vezměte si zpět 1 svůj žeton akce z vesničana; v tomto tahu jej můžete použít znovu. Nejvýše jednou za tah.
name-unlawful-claim = Neoprávněný nárok
    .acc = Neoprávněný nárok
    .gender = m
full-unlawful-claim = Odstraňte z jednoho vesničana 2 tajnosti (má-li jich méně, všechny) a umístěte na něj 1 stopu.
name-pull-together = Vzchopte se!
    .acc = Vzchopte se!
    .gender = n
full-pull-together = Všechny žetony akcí čarodějnice z jedné skupiny se vrátí do její zásoby; za každý získáte 1 vliv.
name-whispers = Šepot v temnotách
    .acc = Šepot v temnotách
    .gender = m
full-whispers = Čarodějnice ukáže 2 náhodné karty z ruky, vy určíte, kterou z nich odloží. Má-li méně než 2 karty, doberte si 1 kartu.
name-exposure = Odhalení
    .acc = Odhalení
    .gender = n
full-exposure = Odstraňte ze hry 1 prokletí i se zhoubou, která na něm leží. Jeho očista se nevyhodnocuje.
name-careful-approach = Obezřetný přístup
    .acc = Obezřetný přístup
    .gender = m
full-careful-approach = Umístěte po 1 stopě na dva různé vesničany téže skupiny. Pak můžete odstranit 1 zhoubu z karty zhouby.
name-hasty-approach = Ukvapený přístup
    .acc = Ukvapený přístup
    .gender = m
full-hasty-approach = Umístěte 3 stopy na jednoho vesničana. Čarodějnice pak může umístit 1 zhoubu na kartu zhouby, nebo si dobrat 1 kartu.
name-glow = Záře
    .acc = Záři
    .gender = f
full-glow = Když lovec tohoto vesničana navštíví, odstraní 1 zhoubu z této karty. Očista: odstraňte až 3 zhouby z libovolných karet zhouby.
name-thorough-search = Pečlivá prohlídka
    .acc = Pečlivou prohlídku
    .gender = f
full-thorough-search = Když lovec tohoto vesničana navštíví, umístí na něj 1 stopu.
name-trail = Stopa
    .acc = Stopu
    .gender = f
full-trail = Když čarodějnice tohoto vesničana navštíví, lovec na něj umístí 1 stopu.
name-triangulation = Triangulace
    .acc = Triangulaci
    .gender = f
full-triangulation = Když čarodějnice tohoto vesničana navštíví, odstraní se 1 zhouba z této karty. Očista: umístěte 3 stopy na každého vesničana téže skupiny.
name-lure = Zlákání
    .acc = Zlákání
    .gender = n
full-lure = Když čarodějnice tohoto vesničana navštíví, zaplatí 1 vliv, nebo si lovec dobere 1 kartu.
name-survey = Průzkum
    .acc = Průzkum
    .gender = m
full-survey = Když lovec tohoto vesničana navštíví, odstraní 1 zhoubu z této karty a dobere si 1 kartu. Očista: získejte 1 důkaz.
name-hillock = Pahorek
    .acc = Pahorek
    .gender = m
full-hillock = Aktivace: v každé skupině umístěte 1 stopu na jednoho vesničana.
name-murky-waters = Kalné vody
    .acc = Kalné vody
    .gender = f
full-murky-waters = Aktivace: doberte si 2 karty, pak odstraňte 1 zhoubu z této karty. Očista: získejte 4 vlivy.
name-peat-bog = Rašeliniště
    .acc = Rašeliniště
    .gender = n
full-peat-bog = Aktivace: umístěte 1 stopu na libovolného vesničana, pak odstraňte 1 zhoubu z této karty. Očista: vyhodnoťte efekt očisty libovolné jiné karty zhouby ve hře.
name-willow-shrub = Vrbový keř
    .acc = Vrbový keř
    .gender = m
full-willow-shrub = Aktivace: získejte 2 vlivy, pak odstraňte 1 zhoubu z této karty. Očista: získejte 1 důkaz a doberte si 1 kartu.
name-overhang = Převis
    .acc = Převis
    .gender = m
full-overhang = Aktivace: odstraňte po 1 tajnosti z nejvýše 2 vesničanů.
name-storehouse = Skladiště
    .acc = Skladiště
    .gender = n
full-storehouse = Aktivace: získejte 2 vlivy. Údržba vašich spojenců je dohromady o 1 nižší.

## Karty čarodějnice

name-elixir = Elixír nenápadnosti
    .acc = Elixír nenápadnosti
    .gender = m
full-elixir = Přesuňte až 3 tajnosti mezi vesničany jedné skupiny.
name-waterskin = Měch bažinné vody
    .acc = Měch bažinné vody
    .gender = m
full-waterskin = Získejte 2 vlivy a 1 navíc za každou kartu zhouby ve hře, celkem nejvýše 5.
name-dark-honey = Tmavý med
    .acc = Tmavý med
    .gender = m
full-dark-honey = Doberte si 3 karty a získejte 1 vliv.
name-venom = Jed bažinného hada
    .acc = Jed bažinného hada
    .gender = m
full-venom = Zvolte 1 lovcova spojence: odloží se.
name-creeping-mist = Plíživá mlha
    .acc = Plíživou mlhu
    .gender = f
full-creeping-mist = Umístěte až 3 zhouby na karty zhouby; na jedné z nich jich smí být o 1 víc, než je na ní znázorněno.
name-fumes = Výpary zmatení
    .acc = Výpary zmatení
    .gender = m
full-fumes = Zvolte skupinu a odstraňte z každého jejího vesničana 1 stopu. Pak můžete umístit 1 zhoubu na svou kartu zhouby.
name-vanishing = Odhmotnění
    .acc = Odhmotnění
    .gender = n
full-vanishing = Odstraňte ze hry 1 vyšetřování i se zhoubou. Jeho očista se nevyhodnocuje.
name-lost-in-sight = Ztraceno všem na dohled
    .acc = Ztraceno všem na dohled
    .gender = n
full-lost-in-sight = Přiložte ke spojenci, lokaci nebo vyšetřování lovce: ta karta se nepovažuje za kartu ve hře. Lovec může tuto kartu rušit jako prokletí se zhoubou. Očista: lovec si dobere 1 kartu.
name-dark-ritual = Temný rituál
    .acc = Temný rituál
    .gender = m
full-dark-ritual = Odstraňte až 3 zhouby z karet zhouby ve hře a za každou umístěte 1 tajnost na libovolného vesničana.
name-alluring-look = Svůdný vzhled
    .acc = Svůdný vzhled
    .gender = m
full-alluring-look = Umístěte 2 tajnosti na jednoho vesničana bez stop.
name-daze = Ohromení
    .acc = Ohromení
    .gender = n
full-daze = Zvolte spojence nebo lokaci lovce: ta karta nemá do konce lovcova příštího tahu účinek a nelze ji použít. Údržba spojence se platí dál.
name-devouring = Pohlčení
    .acc = Pohlčení
    .gender = n
full-devouring = Odstraňte až 3 stopy z jednoho vesničana. Pak můžete umístit 1 zhoubu na kartu zhouby.
name-mental-image = Mentální obraz
    .acc = Mentální obraz
    .gender = m
full-mental-image = Prohoďte všechny tajnosti dvou vesničanů; přízně zůstávají.
name-foreboding = Stíny zlé předtuchy
    .acc = Stíny zlé předtuchy
    .gender = m
full-foreboding = Kdykoli schopnost vesničana dovolí lovci dobírat karty, dobere si o 1 méně, nejméně však 1.
name-phantom = Přelud
    .acc = Přelud
    .gender = m
full-phantom = K popravě potřebuje lovec na obviněném o 1 stopu víc za každou zhoubu na této kartě, nejvýše však o 2. Očista: lovec získá 1 důkaz.
name-stained-moon = Zbarvený měsíc
    .acc = Zbarvený měsíc
    .gender = m
full-stained-moon = Lovec neumísťuje stopy, ani návštěvou, ani žádným efektem. Očista: lovec získá 3 vlivy a dobere si 1 kartu.
name-will-o-wisp = Bludička
    .acc = Bludičku
    .gender = f
full-will-o-wisp = U prvního vesničana, kterého lovec v tahu navštíví, rozhodne čarodějnice, kam ve skupině přijdou stopy.
name-strength-in-darkness = V temnotě je síla
    .acc = V temnotě je síla
    .gender = f
full-strength-in-darkness = V údržbě získáte 1 vliv; jsou-li na této kartě aspoň 3 zhouby, 2 vlivy. Očista: lovec získá 3 vlivy.
name-invisible-wall = Neviditelná zeď
    .acc = Neviditelnou zeď
    .gender = f
full-invisible-wall = Zvolte vesničana. Lovec zaplatí 2 vlivy pokaždé, když jej navštíví.
name-shroud = Zastření
    .acc = Zastření
    .gender = n
full-shroud = Zahrajte zdarma 1 lektvar z ruky. Posílení za 1 zhoubu: umístěte na něj 2 tajnosti.
name-scent = Pach
    .acc = Pach
    .gender = m
full-scent = Lovec ztratí 1 vliv. Posílení za 1 zhoubu: odloží také 1 náhodnou kartu z ruky.
name-helping-hand = Výpomoc
    .acc = Výpomoc
    .gender = f
full-helping-hand = Získejte 1 vliv. Posílení za 1 zhoubu: doberte si také 1 kartu.
name-ruse = Lest
    .acc = Lest
    .gender = f
full-ruse = Přesuňte 1 stopu z navštíveného vesničana na jiného. Posílení za 1 zhoubu: místo toho ji odstraňte.
name-rapture = Uchvácení
    .acc = Uchvácení
    .gender = n
full-rapture = Umístěte 1 tajnost na navštíveného vesničana. Posílení za 1 zhoubu: umístěte místo toho 2.
name-misty-breath = Mlžný dech
    .acc = Mlžný dech
    .gender = m
full-misty-breath = Umístěte 1 zhoubu na kartu zhouby. Posílení za 1 vliv: smí jich tam pak být o 1 víc, než je na kartě znázorněno.

## Co se ptáme

ask-act = { $seat }: zvolte akci (žetonů akcí: { $pawns }).
ask-place-asset = { $seat }: { $token-id ->
        [clue] kam přijde stopa?
       *[secret] kam přijde tajnost?
    } (Zbývá: { $count }; návštěva: { $villager }.)
ask-use-ability = { $seat }: použít schopnost – { $villager }?
ask-convert-secrets = { $seat }: směnit 3 tajnosti za přízeň – { $villager }?
ask-too-many-cards = { $seat }: v ruce je příliš mnoho karet. Ještě odložte: { $count }.
ask-play-cards = { $seat }: zahrajte kartu (nejvýše: { $count }).
ask-play-brew = { $seat }: který lektvar zahrajete zdarma?
ask-move-instead = { $seat }: zásoba je prázdná. Odkud vezmete { $token-acc }? Cíl: { $thing }.
ask-move-gloom = { $seat }: zásoba zhouby je prázdná. Odkud ji vezmete? Cíl: { $thing }.
ask-pay-craftsman = { $seat }: z koho odstraníte žeton jako platbu ({ $villager })?
ask-allow-card = { $seat }: soupeř odkryl kartu { $card }. Smí si ji vzít, nebo ji odloží a získá vliv ({ $count })?
ask-reject-one = { $seat }: kterou kartu má soupeř odložit? Druhou zahraje zdarma. ({ $cards })
ask-leave-one = { $seat }: která karta bude odložena? Druhou si soupeř vezme. ({ $cards })
ask-reveal-two = { $seat }: které dvě karty ukážete?
ask-first-cards = { $seat }: necháte si první karty?
ask-first-curse = { $seat }: které prokletí se zhoubou si vezmete?
ask-familiars = { $seat }: který pomocník zasáhne ({ $villager })?
ask-investigate = { $seat }: ke komu přijde { $card }?
ask-pay-allies = { $seat }: údržba spojenců stojí { $count ->
        [one] { $count } vliv
        [few] { $count } vlivy
       *[other] { $count } vlivů
    }. Zaplatit, nebo někoho propustit?
ask-clue-on-any = { $seat }: na koho umístíte stopy ({ $count })?
ask-clue-in-group = { $seat }: kam přijde stopa – { $group }?
ask-clue-on-first = { $seat }: na koho umístíte první stopu?
ask-clue-on-second = { $seat }: na koho umístíte druhou stopu?
ask-wall = { $seat }: před kým bude stát Neviditelná zeď?
ask-attach = { $seat }: která karta se ztratí všem na dohled?
ask-make-room = { $seat }: není místo. Která karta ustoupí? Přichází: { $card }.
ask-swap-first = { $seat }: čí tajnosti prohodíte?
ask-swap-second = { $seat }: s kým vymění tajnosti { $villager }?
ask-silence = { $seat }: kterou kartu čarodějnice odloží? ({ $cards })
ask-charm = { $seat }: na koho bez stop umístíte tajnosti ({ $count })?
ask-devour = { $seat }: z koho odstraníte stopu (zbývá { $count })?
ask-alarm = { $seat }: můžete umístit zhoubu, nebo si dobrat kartu.
ask-claim = { $seat }: na koho vznesete nárok?
ask-herd-from = { $seat }: odkud přesunete stopu (Pastýř)?
ask-herd-to = { $seat }: kam přesunete stopu? Odkud: { $villager }.
ask-feast = { $seat }: odkud odstraníte zhoubu (zbývá { $count })?
ask-secret-on-any = { $seat }: na koho umístíte tajnost?
ask-lift-gloom = { $seat }: odkud odstraníte zhoubu (zbývá { $count })?
ask-snuff = { $seat }: odkud odstraní zhoubu Svíčkař?
ask-rearrange-from = { $seat }: odkud přesunete tajnost (zbývá { $count })?
ask-rearrange-to = { $seat }: kam přesunete tajnost? Odkud: { $villager }.
ask-uncover = { $seat }: z koho odstraníte tajnost (zbývá { $count })?
ask-pay-gloom = { $seat }: odkud zaplatíte zhoubu za posílení?
ask-may-place-gloom = { $seat }: můžete umístit zhoubu. Kam?
ask-place-gloom = { $seat }: kam umístíte zhoubu?
ask-spread-gloom = { $seat }: kam umístíte zhoubu (zbývá { $count })?
ask-exchange = { $seat }: můžete odložit kartu a dobrat si dvě (Rybář).
ask-disperse = { $seat }: z které skupiny odejdou žetony čarodějnice?
ask-toll = { $seat }: zaplatíte vliv ({ $count }), nebo si lovec dobere kartu (Zlákání)?
ask-mislead = { $seat }: kam přesunete stopu? Odkud: { $villager }.
ask-recall-pawn = { $seat }: který žeton akce si vezmete zpět?
ask-take-out = { $seat }: která karta opustí hru?
ask-echo = { $seat }: kterou očistu vyhodnotíte?
ask-daze = { $seat }: kterou kartu ochromíte?
ask-confuse = { $seat }: která skupina přijde o stopy?

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
do-exonerate = Zprostit viny: karta podezřelého za důkazy
do-eliminate = Popravit: { $villager }
do-drink = Vypít: { $card }
do-discard = Odložit ze hry: { $card }
do-discard-at = Odložit ze hry: { $card } ({ $villager })
do-end-turn = Ukončit tah
do-play = Zahrát: { $card } (cena { $cost })
do-choose = { $thing }
do-choose-at = { $thing } ({ $villager })
do-skip = Nic (dalšího)
do-use = Použít schopnost
do-lift = Místo toho odstranit zhoubu
do-deepen = Místo toho vrátit zhoubu za 1 vliv
do-convert = Směnit za přízeň
do-call = Použít: { $card }
do-boost = Použít a posílit: { $card }
do-pay = Zaplatit vlivem
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

log-turn = Kolo { $round }: na tahu je { $seat }.
log-gained = { $seat } získává: { $count ->
        [one] { $count } vliv
        [few] { $count } vlivy
       *[other] { $count } vlivů
    } (má { $total }).
log-paid = { $seat } platí: { $count ->
        [one] { $count } vliv
        [few] { $count } vlivy
       *[other] { $count } vlivů
    } (zbývá { $total }).
log-lost = { $seat } ztrácí: { $count ->
        [one] { $count } vliv
        [few] { $count } vlivy
       *[other] { $count } vlivů
    } (zbývá { $total }).
log-evidence = Lovec získává: { $count ->
        [one] { $count } důkaz
        [few] { $count } důkazy
       *[other] { $count } důkazů
    } (má { $total }).
log-works = Působí karta: { $card }.
log-scenario = Scénář: { $scenario }.
log-recovered = { $thing } opět působí.
log-moonlit = Zbarvený měsíc: lovec neumísťuje stopy.
log-placed-secret = { $seat } umísťuje tajnosti ({ $count }): { $thing }.
log-placed-favour = { $seat } získává přízeň ({ $count }): { $thing }.
log-placed-clue = { $seat } umísťuje stopy ({ $count }): { $thing }.
log-removed-secret = Odstraněné tajnosti ({ $count }): { $thing }.
log-removed-clue = Odstraněné stopy ({ $count }): { $thing }.
log-moved-secret = Přesunuté tajnosti ({ $count }): { $origin } → { $thing }.
log-moved-favour = Přesunutá přízeň ({ $count }): { $origin } → { $thing }.
log-moved-clue = Přesunuté stopy ({ $count }): { $origin } → { $thing }.
log-removed-gloom = Zhouba odchází: { $thing } (zbývá { $count }).
log-placed-gloom = Zhouba přichází: { $thing } (nyní { $count }).
log-cleansed = Očista: { $thing }.
log-turned-over = Očista: { $villager } už není v moci zhouby.
log-echoed = Vyhodnocuje se očista karty { $thing }.
log-hidden = { $seat } si tajně bere svou kartu podezřelého.
log-identity = Vaše pravá totožnost: { $villager }.
log-suspect = { $seat } si bere kartu podezřelého (má jich { $count }).
log-suspect-seen = Nevinnost prokázána: { $villager }.
log-exonerates = Lovec odevzdává důkazy ({ $count }).
log-eliminated = Lovec dává popravit: { $villager }.
log-innocent = { $villager }: nevinná oběť. Mrtvých nevinných: { $count }. Všechny stopy mizí.
log-shuffled = { $seat }: odložené karty tvoří nový balíček.
log-drew = { $seat } si dobírá kartu.
log-drew-card = Dobíráte si kartu: { $card }.
log-redrew = { $seat } mění své první karty.
log-played = { $seat } hraje kartu: { $card }.
log-laid-at = { $card } leží u: { $villager }.
log-covered = { $thing } se nepovažuje za kartu ve hře.
log-left-play = { $thing } opouští hru.
log-pawn-back = { $seat }: žeton akce se vrací do zásoby ({ $villager }).
log-shown = { $seat } ukazuje karty: { $cards }.
log-discarded = { $seat } odkládá kartu: { $card }.
log-stays = { $card } se teď zahrát nedá a zůstává v ruce. ({ $seat })
log-turned-up = { $seat } odkrývá kartu: { $card }.
log-took = { $seat } si bere kartu: { $card }.
log-confused = Stopy mizí: { $group }.
log-dazed = { $thing }: bez účinku do konce lovcova příštího tahu.
log-swapped = Výměna tajností: { $villager } a { $other }.
log-visit = { $seat } navštěvuje { $villager-acc }.
log-visit-familiar = { $seat } posílá pomocníka: { $villager }.
log-used = { $seat } využívá schopnost: { $villager }.
log-called = { $seat } využívá pomocníka: { $card }.
log-boosted = { $seat } využívá a posiluje pomocníka: { $card }.
log-gathers = { $seat } nabírá vliv.
log-draws = { $seat } používá akci k dobrání karty.
log-readied = { $seat } uvolňuje vesničana: { $villager }.
log-ritual = Rituál začíná: { $villager }.
log-activated = Lovec aktivuje lokaci: { $card }.
log-cancelled = Lovec ruší prokletí: { $card }.
log-drank = Čarodějnice pije lektvar: { $card }.

## Konec

ending-ritual = Rituál je dokonán: { $villager } je čarodějnice. Čarodějnice vítězí.
ending-innocents = Zemřelo příliš mnoho nevinných: čarodějnice vítězí. Byla jí postava { $villager }.
ending-eliminated = { $villager }: to byla čarodějnice. Lovec vítězí.
ending-suspects = Lovec má všechny karty podezřelých: čarodějnicí je postava { $villager }. Lovec vítězí.
ending-rounds = Poslední kolo skončilo. Čarodějnicí byla postava { $villager }.

## Proč to nejde

error-no-pawn = Nemáte už žádný žeton akce.
error-dead = { $villager } už nežije.
error-not-ready = Na této kartě už stojí žeton akce: { $villager }.
error-no-familiar = Žeton pomocníka teď nemáte.
error-familiar-only = Zbývá vám jen žeton pomocníka.
error-first-turn = V prvním tahu čarodějnice navštíví dvěma obyčejnými žetony vesničany jedné skupiny.
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
    }.
error-bare = Aspoň jednu stopu musí mít i ostatní: { $villagers }.
error-too-little-evidence = Na kartu podezřelého { $count ->
        [one] je třeba { $count } důkaz
        [few] jsou třeba { $count } důkazy
       *[other] je třeba { $count } důkazů
    }.
error-not-in-play = Taková karta ve hře není.
error-gloom-stays = Karty zhouby nelze odložit dobrovolně.
error-not-full = Lektvar ještě nemá dost tajností, nebo by nic nezpůsobil.
error-covered = Tato karta se nepovažuje za kartu ve hře.
error-dazed = Tato karta je ochromena.
error-in-use = Na lokaci už stojí žeton akce.
error-no-use = Teď by to nic nezpůsobilo.
error-too-dear = Nemáte dost vlivu, stojí to { $count }.
error-not-in-hand = Tuto kartu nemáte v ruce.
error-no-gloom-left = V zásobě není dost zhouby.
error-no-place = Pro tuto kartu není místo.

## Co by se stalo

preview-cleansed = Karta bude očištěna: { $thing }.
preview-turned-over = Zhoubu setřese { $villager }.
preview-moonlit = Zbarvený měsíc brání umístit stopy.
preview-left-play = { $thing } opustí hru.
preview-eliminate = Je-li to čarodějnice, vyhráváte; jinak zemře nevinný a všechny stopy zmizí. Nevinných do prohry: { $count }.
preview-ritual = Vyhráváte.
