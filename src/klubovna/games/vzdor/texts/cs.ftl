### Vzdor!

game-name = Vzdor!
game-pitch = Ubraňte mise před přesilou
game-goal = Vedete makisty. Splňte co nejvíc misí, než vás prozradí.
game-summary = Španělští makisté vzdorují Francovi a vy v každém kole rozhodujete, koho prozradit, koho ušetřit a kdy přestat.
chance-of = Šance na vítězství, třeba i nevalné: aspoň 15 bodů.

option-maquis = Složení odboje
option-maquis-split = Náhodné rozdělení
option-maquis-draft = Výběr po dvojicích
option-crossroads = Odhození makistů u mise Ubraňte křižovatku
option-crossroads-covert = Všichni na odhazovací balíček utajených
option-crossroads-by-side = Prozrazení na odhazovací balíček prozrazených
option-ending_attack = Ukončit útok, i když by ještě některý cíl padl
option-ending_attack-free = Lze kdykoli
option-ending_attack-forced = Nelze, dokud stačí síla
option-scouting = Domingo a Pilar odhalují dva nepřátele
option-scouting-together = Najednou
option-scouting-one-by-one = Druhého až po prvním

## Jména: makisté (.acc, .gen, .dat jsou pády, .gender je rod: m, f)

name-abel = Abel
    .acc = Abela
    .gen = Abela
    .dat = Abelovi
    .gender = m
name-adela = Adela
    .acc = Adelu
    .gen = Adely
    .dat = Adele
    .gender = f
name-adolfo = Adolfo
    .acc = Adolfa
    .gen = Adolfa
    .dat = Adolfovi
    .gender = m
name-anastasio = Anastasio
    .acc = Anastasia
    .gen = Anastasia
    .dat = Anastasiovi
    .gender = m
name-antonio = Antonio
    .acc = Antonia
    .gen = Antonia
    .dat = Antoniovi
    .gender = m
name-benigno = Benigno
    .acc = Benigna
    .gen = Benigna
    .dat = Benignovi
    .gender = m
name-carlos = Carlos
    .acc = Carlose
    .gen = Carlose
    .dat = Carlosovi
    .gender = m
name-celia = Celia
    .acc = Celii
    .gen = Celie
    .dat = Celii
    .gender = f
name-consuelo = Consuelo
    .acc = Consuelo
    .gen = Consuelo
    .dat = Consuelo
    .gender = f
name-domingo = Domingo
    .acc = Dominga
    .gen = Dominga
    .dat = Domingovi
    .gender = m
name-emilio = Emilio
    .acc = Emilia
    .gen = Emilia
    .dat = Emiliovi
    .gender = m
name-jacinto = Jacinto
    .acc = Jacinta
    .gen = Jacinta
    .dat = Jacintovi
    .gender = m
name-juana = Juana
    .acc = Juanu
    .gen = Juany
    .dat = Juaně
    .gender = f
name-manuel = Manuel
    .acc = Manuela
    .gen = Manuela
    .dat = Manuelovi
    .gender = m
name-manuela = Manuela
    .acc = Manuelu
    .gen = Manuely
    .dat = Manuele
    .gender = f
name-marcelino = Marcelino
    .acc = Marcelina
    .gen = Marcelina
    .dat = Marcelinovi
    .gender = m
name-nicolas = Nicolás
    .acc = Nicoláse
    .gen = Nicoláse
    .dat = Nicolásovi
    .gender = m
name-paquita = Paquita
    .acc = Paquitu
    .gen = Paquity
    .dat = Paquitě
    .gender = f
name-pilar = Pilar
    .acc = Pilar
    .gen = Pilar
    .dat = Pilar
    .gender = f
name-ramona = Ramona
    .acc = Ramonu
    .gen = Ramony
    .dat = Ramoně
    .gender = f
name-ricardo = Ricardo
    .acc = Ricarda
    .gen = Ricarda
    .dat = Ricardovi
    .gender = m
name-roberto = Roberto
    .acc = Roberta
    .gen = Roberta
    .dat = Robertovi
    .gender = m
name-sagrario = Sagrario
    .acc = Sagrario
    .gen = Sagrario
    .dat = Sagrario
    .gender = f
name-soledad = Soledad
    .acc = Soledad
    .gen = Soledad
    .dat = Soledad
    .gender = f

## Jména: špehové a nepřátelé

name-spy = Špeh
    .acc = Špeha
    .gen = Špeha
    .dat = Špehovi
    .gender = m
name-counter-guerrilla = Protipartyzán
    .acc = Protipartyzána
    .gen = Protipartyzána
    .dat = Protipartyzánovi
    .gender = m
name-military = Vojín
    .acc = Vojína
    .gen = Vojína
    .dat = Vojínovi
    .gender = m
name-spy-master = Velitel špehů
    .acc = Velitele špehů
    .gen = Velitele špehů
    .dat = Veliteli špehů
    .gender = m
name-guard = Strážný
    .acc = Strážného
    .gen = Strážného
    .dat = Strážnému
    .gender = m
name-grunt = Pěšák
    .acc = Pěšáka
    .gen = Pěšáka
    .dat = Pěšákovi
    .gender = m
name-jailor = Žalářník
    .acc = Žalářníka
    .gen = Žalářníka
    .dat = Žalářníkovi
    .gender = m
name-engineer = Ženista
    .acc = Ženistu
    .gen = Ženisty
    .dat = Ženistovi
    .gender = m
name-radio-operator = Radista
    .acc = Radistu
    .gen = Radisty
    .dat = Radistovi
    .gender = m

name-jailor-2 = Žalářnice 2
    .acc = Žalářnici 2
    .gen = Žalářnice 2
    .dat = Žalářnici 2
    .gender = f
name-radio-operator-2 = Radistka 2
    .acc = Radistku 2
    .gen = Radistky 2
    .dat = Radistce 2
    .gender = f

name-hidden = Skrytý nepřítel
    .acc = skrytého nepřítele
    .gen = skrytého nepřítele
    .dat = skrytému nepříteli
    .gender = m
name-hidden-shuffle = Skrytý nepřítel z míchání č.
    .acc = skrytého nepřítele z míchání č.
    .gen = skrytého nepřítele z míchání č.
    .dat = skrytému nepříteli z míchání č.
    .gender = m
name-known-counter-guerrilla = Skrytý Protipartyzán
    .acc = skrytého Protipartyzána
    .gen = skrytého Protipartyzána
    .dat = skrytému Protipartyzánovi
    .gender = m
name-known-military = Skrytý Vojín
    .acc = skrytého Vojína
    .gen = skrytého Vojína
    .dat = skrytému Vojínovi
    .gender = m
name-known-spy-master = Skrytý Velitel špehů
    .acc = skrytého Velitele špehů
    .gen = skrytého Velitele špehů
    .dat = skrytému Veliteli špehů
    .gender = m
name-known-guard = Skrytý Strážný
    .acc = skrytého Strážného
    .gen = skrytého Strážného
    .dat = skrytému Strážnému
    .gender = m
name-known-grunt = Skrytý Pěšák
    .acc = skrytého Pěšáka
    .gen = skrytého Pěšáka
    .dat = skrytému Pěšákovi
    .gender = m
name-known-jailor = Skrytý Žalářník
    .acc = skrytého Žalářníka
    .gen = skrytého Žalářníka
    .dat = skrytému Žalářníkovi
    .gender = m
name-known-engineer = Skrytý Ženista
    .acc = skrytého Ženistu
    .gen = skrytého Ženisty
    .dat = skrytému Ženistovi
    .gender = m
name-known-radio-operator = Skrytý Radista
    .acc = skrytého Radistu
    .gen = skrytého Radisty
    .dat = skrytému Radistovi
    .gender = m
name-known-jailor-2 = Skrytá Žalářnice 2
    .acc = skrytou Žalářnici 2
    .gen = skryté Žalářnice 2
    .dat = skryté Žalářnici 2
    .gender = f
name-known-radio-operator-2 = Skrytá Radistka 2
    .acc = skrytou Radistku 2
    .gen = skryté Radistky 2
    .dat = skryté Radistce 2
    .gender = f

## Jména: z čeho se skládá útočná síla a obrana

name-printed = základ
name-at-least = dorovnání
name-action-abel = akce { name-abel.gen }
name-action-adela = akce { name-adela.gen }
name-action-adolfo = akce { name-adolfo.gen }
name-action-anastasio = akce { name-anastasio.gen }
name-action-antonio = akce { name-antonio.gen }
name-action-benigno = akce { name-benigno.gen }
name-action-carlos = akce { name-carlos.gen }
name-action-celia = akce { name-celia.gen }
name-action-consuelo = akce { name-consuelo.gen }
name-action-domingo = akce { name-domingo.gen }
name-action-emilio = akce { name-emilio.gen }
name-action-jacinto = akce { name-jacinto.gen }
name-action-juana = akce { name-juana.gen }
name-action-manuel = akce { name-manuel.gen }
name-action-manuela = akce { name-manuela.gen }
name-action-marcelino = akce { name-marcelino.gen }
name-action-nicolas = akce { name-nicolas.gen }
name-action-paquita = akce { name-paquita.gen }
name-action-pilar = akce { name-pilar.gen }
name-action-ramona = akce { name-ramona.gen }
name-action-ricardo = akce { name-ricardo.gen }
name-action-roberto = akce { name-roberto.gen }
name-action-sagrario = akce { name-sagrario.gen }
name-action-soledad = akce { name-soledad.gen }

## Jména: mise (jsou to rozkazy, neskloňují se)

name-barracks = Zničte kasárna
name-border = Překročte státní hranice
name-mountain-pass = Prozkoumejte horský průsmyk
name-valley = Přepadněte frankisty v údolí
name-railroad-bridge = Zničte železniční most
name-commanding-officer = Zajměte velícího důstojníka
name-commanders-villa = Přepadněte velitelovu vilu
name-bunker = Zničte opevnění
name-supply-convoy = Zničte zásobovací konvoj
name-prison = Pomozte makistům utéct z vězení
name-headquarters-cg = Přepadněte velitelství protipartyzánů
name-caves = Stáhněte se do jeskyní
name-take-back-farmhouse = Získejte zpět statek
name-steal-supplies = Ukradněte zásoby z depa
name-defend-farmhouse = Ubraňte statek
name-destroy-depot = Zničte železniční depo
name-crossroads = Ubraňte křižovatku
name-police-station = Přepadněte policejní stanici
name-mayors-house = Přepadněte starostův dům
name-francos-headquarters = Přepadněte Francovo velitelství

name-era-1 = Znovudobytí Španělska
name-era-2 = Rozdrobení makistů
name-era-3 = Hon na makisty

## Jména: stůl

name-maquis = Makisté
    .acc = Makisty
    .gen = Makistů
    .dat = Makistům
name-covert = Utajený
    .acc = Utajeného
    .gen = Utajeného
    .dat = Utajenému
    .fem = Utajená
name-revealed = Prozrazený
    .acc = Prozrazeného
    .gen = Prozrazeného
    .dat = Prozrazenému
    .fem = Prozrazená
name-by-side = podle stran
name-setup = Příprava
name-planning = Plánování
    .acc = Plánování
    .gen = Plánování
    .dat = Plánování
name-attack = Útok
    .acc = Útok
    .gen = Útoku
    .dat = Útoku
name-aftermath = Důsledky
    .acc = Důsledky
    .gen = Důsledků
    .dat = Důsledkům
name-rest = Odpočinek
    .acc = Odpočinek
    .gen = Odpočinku
    .dat = Odpočinku
name-defence = Obrana
    .acc = Obranu
    .gen = Obrany
    .dat = Obraně
name-defeat = Porážka
    .acc = Porážku
    .gen = Porážky
    .dat = Porážce
name-survive = Přežití
    .acc = Přežití
    .gen = Přežití
    .dat = Přežití
name-civilians = Civilisté
    .acc = Civilisty
    .gen = Civilistů
    .dat = Civilistům
name-deck-covert = Balíček utajených
    .acc = balíček utajených
    .gen = balíčku utajených
    .dat = balíčku utajených
    .gender = m
name-deck-recruits = Balíček rekrutů
    .acc = balíček rekrutů
    .gen = balíčku rekrutů
    .dat = balíčku rekrutů
    .gender = m
name-deck-enemies = Balíček nepřátel
    .acc = balíček nepřátel
    .gen = balíčku nepřátel
    .dat = balíčku nepřátel
    .gender = m

## Výsledky

name-title-epic = Epické vítězství
name-title-major = Významné vítězství
name-title-victory = Vítězství
name-title-minor = Nevalné vítězství
name-title-draw = Remíza

ending-epic = Deset misí, deset úspěchů: diktatura padá a bojovníci scházejí z hor navždy. Vítězné body: { $points }.
ending-major = Rána za ranou režim vyčerpaly a jeho dny jsou sečteny. Vítězné body: { $points }.
ending-victory = Režim ještě stojí, ale celá země viděla, že ho lze zranit. Vítězné body: { $points }.
ending-minor = Režim má za sebou pár zlých nocí a v horských vesnicích se nezapomene, čí to byla zásluha. Vítězné body: { $points }.
ending-draw = Nezvítězil nikdo: makisté mizí zpátky v horách a posádky počítají ztráty. Vítězné body: { $points }.
ending-civilians = Za tento boj zaplatilo příliš mnoho nevinných a vesnice před makisty zavírají dveře.
ending-failures = Po druhé neúspěšné misi se poslední bojovníci rozprchli a odboj se rozpadl.
ending-spies = Všichni, kdo přišli na schůzku, pracují pro režim: odboj je zrazen.

## Akce makistů

short-attack-per-revealed = +1 k útoku za každého prozrazeného
full-attack-per-revealed = +1 k útočné síle za každého prozrazeného makistu v herní oblasti, ať byl zahrán v kterékoli fázi. Počítá se až při sčítání útočné síly, takže platí i za makisty prozrazené později v tomto kole.

short-attack-per-civilian = +1 k útoku za mrtvého civilistu
full-attack-per-civilian = +1 k útočné síle za každého mrtvého na hřbitově; počítají se lidé, ne karty. Počítá se až při sčítání útočné síly.

short-attack-per-other-maquis = +1 k útoku za každého dalšího makistu
full-attack-per-other-maquis = +1 k útočné síle za každého dalšího makistu v herní oblasti, utajeného i prozrazeného. Počítá se až při sčítání útočné síly, takže platí i za makisty zahrané později v tomto kole.

short-move-enemy = Přesuňte nepřítele k jiné misi
full-move-enemy = Přesuňte jednoho nepřítele od zvolené mise k jiné dostupné misi. Zůstane odhalený a jeho účinek se v tomto kole už neuplatní. Musí být kam: neúspěšná mise se nepočítá.

short-discard-counter-guerrillas = Odhoďte odsud všechny Protipartyzány
full-discard-counter-guerrillas = Odhoďte od zvolené mise všechny Protipartyzány; musí tam být aspoň jeden. Účinek Přežití se jim nespustí, takže kvůli nim civilisté neumírají.

short-discard-enemies = { $count ->
    [one] Odhoďte odsud { $count } nepřítele
    [few] Odhoďte odsud { $count } nepřátele
   *[other] Odhoďte odsud { $count } nepřátel
}
full-discard-enemies = { $count ->
    [one] Odhoďte od zvolené mise { $count } nepřítele podle své volby, třeba i toho, kterého chrání Pěšáci. Odhození není porážka: účinek Porážky se nespustí a účinek Obrany končí.
    [few] Odhoďte od zvolené mise právě { $count } nepřátele podle své volby, třeba i ty, které chrání Pěšáci; je-li jich tam méně, akci použít nelze. Odhození není porážka: účinky Porážky se nespustí a účinky Obrany končí.
   *[other] Odhoďte od zvolené mise právě { $count } nepřátel podle své volby, třeba i ty, které chrání Pěšáci; je-li jich tam méně, akci použít nelze. Odhození není porážka: účinky Porážky se nespustí a účinky Obrany končí.
}

short-discard-enemy-gain-defence = Odhoďte nepřítele, získáte jeho obranu
full-discard-enemy-gain-defence = Odhoďte od zvolené mise jednoho nepřítele a získejte tolik útočné síly, kolik v tu chvíli činí jeho obrana, se vším, co ji zvyšuje či snižuje. Zisk se už nemění. Odhození není porážka, účinek Porážky se tedy nespustí, a Pěšáci před ním nechrání.

short-scout-mission = Odhalte všechny nepřátele jedné mise
full-scout-mission = Vyberte jednu dostupnou misi a odhalte celou její posádku. Zvolit ji potom k útoku není nutné.

short-scout-and-discard = Odhalte 1–2 nepřátele, 1 odhoďte
full-scout-and-discard = U jedné dostupné mise odhalte jednoho nebo dva skryté nepřátele a jednoho z právě odhalených odhoďte. U mise musí ležet aspoň jeden skrytý nepřítel.

short-discard-spy-draw = Odhoďte špeha, doberte 1 kartu
full-discard-spy-draw = Přesuňte špeha z ruky na odhazovací balíček utajených a doberte jednu kartu z balíčku utajených. Bez špeha v ruce akci použít nelze; dobraného makistu je nutné v tomto kole zahrát.

short-enlist = { $looked ->
        [few] Ze { $looked } rekrutů
       *[other] Z { $looked } rekrutů
    } jednoho navrch utajených
full-enlist = Prohlédněte si { $looked ->
        [one] vrchního rekruta
        [3] tři vrchní rekruty
        [few] { $looked } vrchní rekruty
       *[other] { $looked } vrchních rekrutů
    }, jednoho dejte navrch balíčku utajených a ostatní vraťte v libovolném pořadí navrch balíčku rekrutů. Je-li rekrutů méně, prohlédněte si ty, kteří zbývají; aspoň jeden být musí.

short-sift-recruits = { $looked ->
        [few] Ze { $looked } rekrutů
       *[other] Z { $looked } rekrutů
    } libovolné dejte dospod
full-sift-recruits = Prohlédněte si { $looked ->
        [one] vrchního rekruta
        [3] tři vrchní rekruty
        [few] { $looked } vrchní rekruty
       *[other] { $looked } vrchních rekrutů
    }, ty, které chcete, dejte dospod balíčku rekrutů a zbytek vraťte v libovolném pořadí navrch. Je-li rekrutů méně, prohlédněte si ty, kteří zbývají; aspoň jeden být musí.

short-draw-recruit = Doberte 1 rekruta do ruky
full-draw-recruit = Vezměte si do ruky vrchního rekruta; je nutné ho v tomto kole zahrát. V balíčku rekrutů musí být aspoň jedna karta a balíček se nikdy nedoplňuje.

short-weaken = Nepřátelé s obranou 2+ mají −1
full-weaken = Každému nepříteli u zvolené mise, který má právě teď obranu 2 nebo víc, i díky Ženistům či starostovu domu, klesne obrana do konce kola o 1. Pod 1 ale obrana nikdy neklesne.

short-draw = { $count ->
    [one] Doberte { $count } kartu
    [few] Doberte { $count } karty
   *[other] Doberte { $count } karet
}
full-draw = { $count ->
    [one] Doberte { $count } kartu z balíčku utajených; je-li prázdný, nový se zamíchá z odhazovacího balíčku utajených. Dobraného makistu je nutné v tomto kole zahrát.
    [few] Doberte { $count } karty z balíčku utajených; dojde-li, nový se zamíchá z odhazovacího balíčku utajených, a když ani to nestačí, doberte, kolik lze. Dobrané makisty je nutné v tomto kole zahrát.
   *[other] Doberte { $count } karet z balíčku utajených; dojde-li, nový se zamíchá z odhazovacího balíčku utajených, a když ani to nestačí, doberte, kolik lze. Dobrané makisty je nutné v tomto kole zahrát.
}

short-take-back = 1 prozrazeného vezměte zpět do ruky
full-take-back = Vyberte libovolnou kartu z odhazovacího balíčku prozrazených a vezměte ji do ruky; je nutné ji v tomto kole zahrát. Balíček nesmí být prázdný.

short-call-back = 1 prozrazeného vraťte navrch balíčku
full-call-back = Vyberte libovolnou kartu z odhazovacího balíčku prozrazených a dejte ji navrch balíčku utajených. Balíček prozrazených nesmí být prázdný.

short-sift-covert = { $looked ->
        [few] { $looked } vrchní utajení
       *[other] { $looked } vrchních utajených
    }: libovolné odhoďte
full-sift-covert = Podívejte se na { $looked ->
        [one] vrchní kartu
        [3] tři vrchní karty
        [few] { $looked } vrchní karty
       *[other] { $looked } vrchních karet
    } balíčku utajených, ty, které nechcete, odhoďte na odhazovací balíček utajených, klidně i špehy, a zbytek vraťte navrch v pořadí podle své volby. Je-li v balíčku karet málo, nejdřív se pod ně zamíchá odhazovací balíček utajených.

short-sift-enemies = { $looked ->
        [few] { $looked } vrchní nepřátelé
       *[other] { $looked } vrchních nepřátel
    }: libovolné odhoďte
full-sift-enemies = Podívejte se na { $looked ->
        [one] vrchní kartu
        [3] tři vrchní karty
        [few] { $looked } vrchní karty
       *[other] { $looked } vrchních karet
    } balíčku nepřátel, ty, které nechcete, odhoďte a zbytek vraťte navrch v pořadí podle své volby. Je-li v balíčku karet málo, nejdřív se pod ně zamíchá odhazovací balíček nepřátel.

short-copy = Zopakujte akci utajeného makisty
full-copy = Proveďte utajenou akci jiného utajeného makisty v herní oblasti, jako by byla Emiliova. Akce musí patřit do právě probíhající fáze a musí být proveditelná; makista sám mohl být zahrán už dřív v tomto kole, třeba i v jiné fázi.

short-discard-maquis-draw = { $count ->
    [one] Odhoďte makistu, doberte { $count } kartu
    [few] Odhoďte makistu, doberte { $count } karty
   *[other] Odhoďte makistu, doberte { $count } karet
}
full-discard-maquis-draw = { $count ->
    [one] Odhoďte jednoho makistu z ruky na odhazovací balíček utajených a pak doberte { $count } kartu z balíčku utajených. Je k tomu potřeba další makista v ruce, špeh nestačí; dobraného makistu je nutné v tomto kole zahrát.
    [few] Odhoďte jednoho makistu z ruky na odhazovací balíček utajených a pak doberte { $count } karty z balíčku utajených. Je k tomu potřeba další makista v ruce, špeh nestačí; dobrané makisty je nutné v tomto kole zahrát.
   *[other] Odhoďte jednoho makistu z ruky na odhazovací balíček utajených a pak doberte { $count } karet z balíčku utajených. Je k tomu potřeba další makista v ruce, špeh nestačí; dobrané makisty je nutné v tomto kole zahrát.
}

short-remove-spy = Odstraňte špeha ze hry
full-remove-spy = Jeden špeh z vaší ruky nadobro opustí hru. Bez špeha v ruce akci použít nelze; odstraněná karta se nevrací mezi náhradní špehy.

short-ignore-mission = Účinek zvolené mise neplatí
full-ignore-mission = Účinek mise, kterou si v tomto kole zvolíte, se neuplatní, ať jde o Obranu, nebo o Porážku. Účinky nepřátel platí dál a mise přinese své body jako obvykle.

short-halve-mission = Obrana mise klesne na polovinu
full-halve-mission = Současná obrana zvolené mise klesne na polovinu, zaokrouhluje se nahoru. Obrana nepřátel se nemění.

## Účinky nepřátel a misí

short-effect-guards-first = Nejdřív Strážné, pak misi
full-effect-guards-first = Dokud u této mise stojí kterýkoli Strážný, nelze splnit samotnou misi. Odhozený nebo přesunutý Strážný už ji nechrání.

short-effect-grunts-first = Nejdřív Pěšáky, pak ostatní nepřátele
full-effect-grunts-first = Dokud u této mise stojí kterýkoli Pěšák, nelze tu porazit žádného jiného nepřítele. Samotnou misi Pěšáci nechrání a ostatní nepřátele lze i tak odhodit nebo přesunout.

short-effect-engineer = Kdo není Ženista, má obranu +1
full-effect-engineer = Za každého Ženistu u této mise mají všichni nepřátelé, kteří nejsou Ženisté, obranu +1, a to do chvíle, než Ženista zmizí. Ženisté se navzájem neposilují.

short-effect-recruit = 1 rekrut k odhozeným utajeným
full-effect-recruit = Vrchní rekrut přejde na odhazovací balíček utajených a od této chvíle patří k vašim. Nezbývá-li žádný rekrut, nestane se nic.

short-effect-civilian = 1 karta civilistů na hřbitov
full-effect-civilian = Vrchní karta civilistů se odhalí a přejde na hřbitov. Karta bez civilistů se hned zamíchá zpět do svého balíčku a žádná jiná ji nenahradí.

short-effect-remove-covert = Náhodný utajený makista opustí hru
full-effect-remove-covert = Jeden náhodně vybraný utajený makista z herní oblasti nadobro opustí hru. Prozrazeným nic nehrozí; není-li v herní oblasti nikdo utajený, nestane se nic.

short-effect-add-spy = Nový špeh k odhozeným utajeným
full-effect-add-spy = Jeden z náhradních špehů přejde na odhazovací balíček utajených. Nezbývá-li žádný náhradní špeh, nestane se nic; špehové odstranění ze hry se nevracejí.

short-effect-reinforce-others = +1 nepřítel ke každé jiné misi
full-effect-reinforce-others = Ke každé jiné dostupné misi, zleva doprava, přibude z balíčku nepřátel jeden skrytý nepřítel; dojde-li balíček, nový se zamíchá z odhazovacího balíčku nepřátel. Neúspěšné mise nedostávají nikoho.

short-effect-rest-draw = { $count ->
    [-1] Příští odpočinek: o 1 kartu méně
    [one] Příští odpočinek: o { $count } kartu víc
    [few] Příští odpočinek: o { $count } karty víc
   *[other] Příští odpočinek: o { $count } karet víc
}
full-effect-rest-draw = { $count ->
    [-1] V nejbližším odpočinku dobíráte o jednu kartu méně než obvykle. Dalších odpočinků se to netýká.
    [one] V nejbližším odpočinku dobíráte o { $count } kartu víc než obvykle. Dalších odpočinků se to netýká.
    [few] V nejbližším odpočinku dobíráte o { $count } karty víc než obvykle. Dalších odpočinků se to netýká.
   *[other] V nejbližším odpočinku dobíráte o { $count } karet víc než obvykle. Dalších odpočinků se to netýká.
}

short-effect-scout-mission = Odhalte všechny nepřátele jedné mise
full-effect-scout-mission = Vyberte jednu z ostatních dostupných misí a odhalte celou její posádku.

short-effect-discard-enemy-elsewhere = Odhoďte 1 nepřítele u jiné mise
full-effect-discard-enemy-elsewhere = U některé z ostatních dostupných misí odhoďte jednoho nepřítele podle své volby, odhaleného nebo skrytého. Není-li koho, nestane se nic.

short-effect-discard-enemy-everywhere = Odhoďte 1 nepřítele u každé jiné mise
full-effect-discard-enemy-everywhere = U každé z ostatních dostupných misí odhoďte jednoho nepřítele podle své volby, odhaleného nebo skrytého. Mise bez nepřátel se přeskočí.

short-effect-remove-spy = Odstraňte špeha ze hry
full-effect-remove-spy = Jeden špeh z vaší ruky nadobro opustí hru. Bez špeha v ruce se nestane nic.

short-effect-civilian-per-enemy = Karta civilistů za každého nepřítele
full-effect-civilian-per-enemy = Za každého nepřítele, který tu ve chvíli splnění mise ještě stojí, přejde na hřbitov jedna karta civilistů. Kdo padl dřív než mise, ten se nepočítá.

short-effect-discard-maquis = Odhoďte makistu z ruky
full-effect-discard-maquis = Hned po zvolení této mise odhoďte jednoho makistu z ruky, podle své volby, na odhazovací balíček utajených; špeh nestačí. Bez makisty v ruce se nestane nic.

short-effect-take-back = 1 prozrazený k odhozeným utajeným
full-effect-take-back = Vyberte libovolnou kartu z odhazovacího balíčku prozrazených a přesuňte ji na odhazovací balíček utajených: makista se vrací do odboje. Je-li balíček prázdný, nestane se nic.

short-effect-reveal-limit = { $count ->
    [0] Při útoku nelze nikoho prozradit
   *[other] Při útoku prozraďte nejvýš { $count }
}
full-effect-reveal-limit = { $count ->
    [0] Ve fázi Útok tohoto kola nelze žádného makistu zahrát jako prozrazeného. Makistů prozrazených při plánování se to netýká.
    [one] Ve fázi Útok tohoto kola lze jako prozrazeného zahrát nejvýš { $count } makistu. Makisté prozrazení při plánování se nepočítají.
    [few] Ve fázi Útok tohoto kola lze jako prozrazené zahrát nejvýš { $count } makisty. Makisté prozrazení při plánování se nepočítají.
   *[other] Ve fázi Útok tohoto kola lze jako prozrazených zahrát nejvýš { $count } makistů. Makisté prozrazení při plánování se nepočítají.
}

short-effect-discard-all = Odhoďte všechny zahrané makisty
full-effect-discard-all = { $crossroads-id ->
    [by-side] Hned po zvolení této mise přejdou všichni makisté zahraní při plánování na odhazovací balíčky: utajení k utajeným, prozrazení k prozrazeným (domácí pravidlo tohoto stolu). Jejich síla se do útoku nepočítá.
   *[covert] Hned po zvolení této mise přejdou všichni makisté zahraní při plánování na odhazovací balíček utajených, i ti prozrazení. Jejich síla se do útoku nepočítá, o prozrazené však nepřijdete a časem se vrátí.
}

short-effect-police = { $looked ->
        [few] { $looked } vrchní karty
       *[other] { $looked } vrchních karet
    }: zůstanou jen špehové
full-effect-police = Podívejte se na { $looked ->
        [one] vrchní kartu
        [3] tři vrchní karty
        [few] { $looked } vrchní karty
       *[other] { $looked } vrchních karet
    } balíčku utajených: špehové se vrátí navrch, makisté přejdou na odhazovací balíček utajených. Je-li v balíčku karet málo, nejdřív se pod ně zamíchá odhazovací balíček utajených.

short-effect-enemies-stronger = Všichni nepřátelé zde: obrana +1
full-effect-enemies-stronger = Dokud tato mise není splněna, mají všichni nepřátelé u ní obranu +1, i Ženisté. Sčítá se to s tím, co přidávají Ženisté.

## Otázky: příprava a průběh kola

ask-draft-one = { $left ->
    [1] Kdo půjde mezi utajené: { $first }, nebo { $second } (druhá karta k rekrutům, poslední dvojice)?
    [few] Kdo půjde mezi utajené: { $first }, nebo { $second } (druhá karta k rekrutům, zbývají { $left } dvojice)?
   *[other] Kdo půjde mezi utajené: { $first }, nebo { $second } (druhá karta k rekrutům, zbývá { $left } dvojic)?
}
ask-plan = Plánování: zahrajte kohokoli z ruky, nebo přejděte k volbě mise.
ask-pick-mission = Zvolte misi, na kterou v tomto kole zaútočíte.
ask-play-in-attack = Útok: zahrajte dalšího makistu z ruky; než dojde na cíle, musí být zahráni všichni.
ask-defeat-targets = Máte útočnou sílu { $power }: který cíl porazit?
ask-stop = { $points ->
    [one] Pokračovat v odboji, nebo ho ukončit se ziskem { $points } bodu ({ $title })?
   *[other] Pokračovat v odboji, nebo ho ukončit se ziskem { $points } bodů ({ $title })?
}

## Otázky: použít akci?

ask-use-attack-per-revealed = { $maquis }: zvýšit útočnou sílu o 1 za každého prozrazeného makistu?
ask-use-attack-per-civilian = { $maquis }: zvýšit útočnou sílu o 1 za každého mrtvého civilistu?
ask-use-attack-per-other-maquis = { $maquis }: zvýšit útočnou sílu o 1 za každého dalšího makistu v herní oblasti?
ask-use-discard-counter-guerrillas = { $maquis }: odhodit od zvolené mise všechny Protipartyzány?
ask-use-weaken = { $maquis }: snížit o 1 obranu všem nepřátelům u zvolené mise, kteří ji mají 2 a vyšší?
ask-use-halve-mission = { $maquis }: snížit obranu zvolené mise na polovinu?
ask-use-ignore-mission = { $maquis }: zrušit účinek mise, kterou si v tomto kole zvolíte?
ask-use-draw = { $count ->
    [one] { $maquis }: dobrat { $count } kartu z balíčku utajených?
    [few] { $maquis }: dobrat { $count } karty z balíčku utajených?
   *[other] { $maquis }: dobrat { $count } karet z balíčku utajených?
}
ask-use-draw-recruit = { $count ->
    [one] { $maquis }: vzít do ruky { $count } kartu z balíčku rekrutů?
    [few] { $maquis }: vzít do ruky { $count } karty z balíčku rekrutů?
   *[other] { $maquis }: vzít do ruky { $count } karet z balíčku rekrutů?
}
ask-use-discard-spy-draw = { $count ->
    [one] { $maquis }: odhodit špeha z ruky a dobrat za něj { $count } kartu?
    [few] { $maquis }: odhodit špeha z ruky a dobrat za něj { $count } karty?
   *[other] { $maquis }: odhodit špeha z ruky a dobrat za něj { $count } karet?
}
ask-use-remove-spy = { $maquis }: odstranit špeha z ruky nadobro ze hry?
ask-use-sift-covert = { $maquis }: prohlédnout si vrchní karty balíčku utajených a libovolné z nich odhodit?
ask-use-sift-enemies = { $maquis }: prohlédnout si vrchní karty balíčku nepřátel a libovolné z nich odhodit?
ask-use-sift-recruits = { $maquis }: prohlédnout si vrchní karty balíčku rekrutů a libovolné z nich dát dospod?
ask-use-enlist = { $maquis }: prohlédnout si vrchní karty balíčku rekrutů a jednu z nich dát navrch balíčku utajených?

## Otázky: na koho akce nebo účinek míří

ask-discard-enemies = { $count ->
    [one] { $maquis }: kterého nepřítele odhodit od zvolené mise?
   *[other] { $maquis }: kterého nepřítele odhodit od zvolené mise jako prvního (celkem odhodíte { $count })?
}
ask-discard-enemy-gain-defence = { $maquis }: kterého nepřítele odhodit od zvolené mise a získat útočnou sílu ve výši jeho obrany?
ask-move-enemy = { $maquis }: kterého nepřítele přesunout od zvolené mise k jiné?
ask-move-to = Ke které misi přesunout { $enemy-acc }?
ask-scout-mission = { $maquis }: u které mise odhalit celou posádku?
ask-scout-and-discard = { $maquis }: kterého skrytého nepřítele odhalit (lze až dva u jedné mise, jednoho z nich pak odhodíte)?
ask-scout-second = Odhalit ještě druhého nepřítele u mise { $mission }?
ask-discard-scouted = Kterého z právě odhalených nepřátel odhodit od mise { $mission }?
ask-take-back-to-hand = { $maquis }: koho vzít z odhazovacího balíčku prozrazených zpět do ruky?
ask-call-back = { $maquis }: koho vrátit z odhazovacího balíčku prozrazených navrch balíčku utajených?
ask-discard-maquis-draw = { $count ->
    [one] { $maquis }: kterého makistu odhodit z ruky a dobrat za něj { $count } kartu?
    [few] { $maquis }: kterého makistu odhodit z ruky a dobrat za něj { $count } karty?
   *[other] { $maquis }: kterého makistu odhodit z ruky a dobrat za něj { $count } karet?
}
ask-copy-action = { $maquis }: čí utajenou akci zopakovat?
ask-discard-elsewhere = { $missions-count ->
    [one] { $cause }: kterého nepřítele odhodit od mise { $missions }?
   *[other] { $cause }: kterého nepřítele odhodit od některé jiné mise?
}
ask-discard-maquis = { $mission }: kterého makistu odhodit z ruky?
ask-take-back-to-discard = { $mission }: koho vrátit z prozrazených na odhazovací balíček utajených?

## Otázky: prohlížení balíčku

ask-sift-covert = Vrchní karty balíčku utajených ({ $cards }): kterou z nich odhodit?
ask-sift-enemies = Vrchní karty balíčku nepřátel ({ $cards }): kterou z nich odhodit?
ask-sift-recruits = Vrchní karty balíčku rekrutů ({ $cards }): kterou z nich dát dospod?
ask-enlist-one = Koho z prohlížených rekrutů dát navrch balíčku utajených?
ask-put-back = { $position ->
    [1] Zbylé karty se vracejí navrch { $deck-gen }: která bude ležet úplně nahoře?
    [2] Zbylé karty se vracejí navrch { $deck-gen }: která bude druhá shora?
   *[other] Zbylé karty se vracejí navrch { $deck-gen }: která bude { $position }. shora?
}

## Volby

do-draft = Mezi utajené: { $maquis }
do-play = { $side-id ->
    [covert] { $maquis-gender ->
        [f] Zahrát: { $maquis } – utajená
       *[m] Zahrát: { $maquis } – utajený
    }
   *[revealed] { $maquis-gender ->
        [f] Zahrát: { $maquis } – prozrazená
       *[m] Zahrát: { $maquis } – prozrazený
    }
}
do-end-planning = Přejít k volbě mise
do-choose-mission = Zvolit: { $mission }
do-use = Použít akci
do-skip = Bez akce
do-discard = Odhodit { $enemy-acc }
do-discard-at = Odhodit { $enemy-acc } ({ $mission })
do-move = Přesunout { $enemy-acc }
do-send-to = Přesunout k misi { $mission }
do-scout = Odhalit posádku: { $mission }
do-turn-enemy = Odhalit { $enemy-acc } ({ $mission })
do-enough = Jeden stačí
do-copy = Zopakovat akci: { $maquis }
do-give-up = Odhodit: { $maquis }
do-take-back = Vrátit: { $maquis }
do-enlist = Navrch utajených: { $maquis }
do-put-away = Odhodit: { $card }
do-put-under = Dospod: { $card }
do-keep = Zbytek vrátit navrch
do-on-top = Jako další: { $card }
do-defeat = Porazit: { $target }
do-defeat-mission = { $points ->
    [one] Splnit misi { $mission } (obrana { $defence }, { $points } bod)
    [few] Splnit misi { $mission } (obrana { $defence }, { $points } body)
   *[other] Splnit misi { $mission } (obrana { $defence }, { $points } bodů)
}
do-defeat-enemy = Porazit { $enemy-acc } (obrana { $defence })
do-end-attack = Ukončit útok
do-go-on = Pokračovat v odboji
do-end-resistance = Ukončit odboj

## Deník: příprava, kolo a mise

log-draft-pair = Na výběr: { $maquis }.
log-drafted = K utajeným: { $maquis }. K rekrutům: { $other }.
log-first-missions = Dostupné mise: { $missions }.
log-round = Kolo { $round }
log-mission-chosen = Zvolena mise { $mission }.
log-attack = { $cards-count ->
    [0] Útok začíná, žádný účinek Obrany neplatí.
   *[other] Útok začíná, platí účinky Obrany: { $cards }.
}
log-power = { $power ->
    [0] Útočná síla 0.
   *[other] Útočná síla { $power }: { $power-sum }.
}
log-power-lost = Nevyužitá útočná síla { $power } propadá.
log-mission-defeated = { $points ->
    [one] Splněno: { $mission }, { $points } bod. { $defence-count ->
        [one] Útočné síly to stálo { $defence }, zbývá { $power }.
       *[other] Útočné síly to stálo { $defence } ({ $defence-sum }), zbývá { $power }.
    }
    [few] Splněno: { $mission }, { $points } body. { $defence-count ->
        [one] Útočné síly to stálo { $defence }, zbývá { $power }.
       *[other] Útočné síly to stálo { $defence } ({ $defence-sum }), zbývá { $power }.
    }
   *[other] Splněno: { $mission }, { $points } bodů. { $defence-count ->
        [one] Útočné síly to stálo { $defence }, zbývá { $power }.
       *[other] Útočné síly to stálo { $defence } ({ $defence-sum }), zbývá { $power }.
    }
}
log-mission-failed = Nesplněno: { $mission }. Neúspěšných misí: { $failed }.
log-aftermath = Důsledky: mrtvých civilistů { $dead }, prohra je při { $limit }.
log-new-mission = Nová mise: { $mission }, posádka { $enemies }.
log-no-more-missions = Další mise už nepřijde.
log-rest = { $cards ->
    [one] Odpočinek: po úklidu stolu doberete { $cards } kartu.
    [few] Odpočinek: po úklidu stolu doberete { $cards } karty.
   *[other] Odpočinek: po úklidu stolu doberete { $cards } karet.
}

## Deník: makisté

log-played = { $side-id ->
    [covert] { $maquis-gender ->
        [f] Zahrána { $maquis }, utajená (síla { $strength }).
       *[m] Zahrán { $maquis }, utajený (síla { $strength }).
    }
   *[revealed] { $maquis-gender ->
        [f] Zahrána { $maquis }, prozrazená (síla { $strength }).
       *[m] Zahrán { $maquis }, prozrazený (síla { $strength }).
    }
}
log-action-falls-away = { $maquis }: akce propadá ({ $why }).
log-copied = { $maquis-gender ->
    [f] { $maquis } zopakovala akci, kterou má { $other }.
   *[m] { $maquis } zopakoval akci, kterou má { $other }.
}
log-gained = { $gain-count ->
    [one] { $maquis }: +{ $gain } k útočné síle, je teď { $power }.
   *[other] { $maquis }: +{ $gain } k útočné síle ({ $gain-sum }), je teď { $power }.
}
log-attack-per-revealed = { $maquis }: +1 k útočné síle za každého prozrazeného makistu, je teď { $power }.
log-attack-per-civilian = { $maquis }: +1 k útočné síle za každého mrtvého civilistu, je teď { $power }.
log-attack-per-other-maquis = { $maquis }: +1 k útočné síle za každého dalšího makistu v herní oblasti, je teď { $power }.
log-weakened = { $enemies-count ->
    [one] { $maquis }: obranu o 1 nižší má { $enemies }.
   *[other] { $maquis }: obranu o 1 nižší mají { $enemies }.
}
log-halved = { $maquis }: obrana mise { $mission } je teď { $defence } ({ $defence-sum }).
log-ignored = { $maquis }: účinek mise zvolené v tomto kole neplatí.
log-drawn = { $card-id ->
    [spy] Dobrán špeh.
   *[other] { $card-gender ->
        [f] Dobrána { $card }.
       *[m] Dobrán { $card }.
    }
}
log-recruit-drawn = { $card-gender ->
    [f] Z balíčku rekrutů dobrána { $card }.
   *[m] Z balíčku rekrutů dobrán { $card }.
}
log-looked = Prohlížíte si kartu z { $deck-gen }: { $card }.
log-nothing-left = { $deck } je prázdný a není z čeho ho doplnit.
log-hand-discarded = { $card-id ->
    [spy] Z ruky odhozen špeh.
   *[other] { $card-gender ->
        [f] Z ruky odhozena { $card }.
       *[m] Z ruky odhozen { $card }.
    }
}
log-put-away = { $card-id ->
    [spy] Z balíčku odhozen špeh.
   *[other] { $card-gender ->
        [f] Z balíčku odhozena { $card }.
       *[m] Z balíčku odhozen { $card }.
    }
}
log-put-under = { $card-gender ->
    [f] { $card } dána dospod balíčku rekrutů.
   *[m] { $card } dán dospod balíčku rekrutů.
}
log-put-back = { $position ->
    [1] Navrch { $deck-gen } se vrací { $card }.
   *[other] Do { $deck-gen } se vrací { $card }, { $position }. shora.
}
log-enlisted = { $maquis-gender ->
    [f] { $maquis } přešla z rekrutů navrch balíčku utajených.
   *[m] { $maquis } přešel z rekrutů navrch balíčku utajených.
}
log-recruited = { $maquis-gender ->
    [f] { $cause }: { $maquis } přešla z rekrutů na odhazovací balíček utajených.
   *[m] { $cause }: { $maquis } přešel z rekrutů na odhazovací balíček utajených.
}
log-taken-back = { $maquis-gender ->
    [f] { $maquis } se vrátila z prozrazených do ruky.
   *[m] { $maquis } se vrátil z prozrazených do ruky.
}
log-called-back = { $maquis-gender ->
    [f] { $maquis } se vrátila z prozrazených navrch balíčku utajených.
   *[m] { $maquis } se vrátil z prozrazených navrch balíčku utajených.
}
log-brought-back = { $maquis-gender ->
    [f] { $maquis } se vrátila z prozrazených na odhazovací balíček utajených.
   *[m] { $maquis } se vrátil z prozrazených na odhazovací balíček utajených.
}
log-maquis-lost = { $maquis-gender ->
    [f] { $cause }: { $maquis } dopadena a odstraněna ze hry.
   *[m] { $cause }: { $maquis } dopaden a odstraněn ze hry.
}
log-discarded-covert = { $maquis-count ->
    [one] { $cause }: na odhazovací balíček utajených jde { $maquis }.
   *[other] { $cause }: na odhazovací balíček utajených jdou { $maquis }.
}
log-discarded-revealed = { $maquis-count ->
    [one] { $cause }: na odhazovací balíček prozrazených jde { $maquis }.
   *[other] { $cause }: na odhazovací balíček prozrazených jdou { $maquis }.
}
log-revealed-leave = { $maquis-count ->
    [one] Z odboje mezi prozrazené odchází { $maquis }.
   *[other] Z odboje mezi prozrazené odcházejí { $maquis }.
}
log-covert-rest = { $maquis-count ->
    [one] Na odhazovací balíček utajených jde { $maquis }.
   *[other] Na odhazovací balíček utajených jdou { $maquis }.
}
log-spies-rest = { $count ->
    [one] Na odhazovací balíček utajených jde z ruky { $count } špeh.
    [few] Na odhazovací balíček utajených jdou z ruky { $count } špehové.
   *[other] Na odhazovací balíček utajených jde z ruky { $count } špehů.
}
log-shuffled = { $deck } zamíchán znovu z odhozených karet.
log-rest-draw = { $cards ->
    [one] { $cause }: v nejbližším odpočinku doberete { $cards } kartu.
    [few] { $cause }: v nejbližším odpočinku doberete { $cards } karty.
   *[other] { $cause }: v nejbližším odpočinku doberete { $cards } karet.
}

## Deník: nepřátelé, špehové, civilisté

log-turned-up = { $enemy-gender ->
    [f] Odhalena { $enemy } ({ $mission }).
   *[m] Odhalen { $enemy } ({ $mission }).
}
log-enemy-discarded = { $enemy-gender ->
    [f] Odhozena { $enemy } ({ $mission }).
   *[m] Odhozen { $enemy } ({ $mission }).
}
log-enemy-defeated = { $defence-count ->
    [one] { $enemy-gender ->
        [f] Poražena { $enemy }, útočné síly zbývá { $power }.
       *[m] Poražen { $enemy }, útočné síly zbývá { $power }.
    }
   *[other] { $enemy-gender ->
        [f] Poražena { $enemy } (obrana { $defence }: { $defence-sum }), útočné síly zbývá { $power }.
       *[m] Poražen { $enemy } (obrana { $defence }: { $defence-sum }), útočné síly zbývá { $power }.
    }
}
log-moved = { $enemy-gender ->
    [f] { $enemy } přesunuta k misi { $mission }.
   *[m] { $enemy } přesunut k misi { $mission }.
}
log-survivors-leave = { $enemies-count ->
    [one] Bez porážky odchází na odhoz { $enemies }.
   *[other] Bez porážky odcházejí na odhoz { $enemies }.
}
log-effect-falls-away = { $cause }: účinek se neprojeví ({ $why }).
log-effect-ignored = Účinek mise { $mission } se v tomto kole neuplatní.
log-reinforced = { $missions-count ->
    [one] { $cause }: skrytý nepřítel přibyl k misi { $missions }.
   *[other] { $cause }: po skrytém nepříteli přibylo k misím { $missions }.
}
log-spy-added = { $cause }: na odhazovací balíček utajených přibyl špeh.
log-spy-removed = { $cause }: špeh z ruky odstraněn ze hry.
log-spies-stay = { $count ->
    [one] Navrch balíčku utajených se vrací { $count } špeh.
    [few] Navrch balíčku utajených se vracejí { $count } špehové.
   *[other] Navrch balíčku utajených se vrací { $count } špehů.
}
log-civilians = { $count ->
    [0] { $cause }: na otočené kartě civilistů nikdo není, karta se zamíchá zpět (mrtvých celkem { $total }).
    [one] { $cause }: zemřel { $count } civilista (mrtvých celkem { $total }).
    [few] { $cause }: zemřeli { $count } civilisté (mrtvých celkem { $total }).
   *[other] { $cause }: zemřelo { $count } civilistů (mrtvých celkem { $total }).
}

## Náhled: co by volba udělala

preview-power = { $power ->
    [0] Útočná síla bude 0.
   *[other] Útočná síla bude { $power } ({ $power-sum }).
}
preview-power-left = Útočné síly zbude { $power }.
preview-no-action = Akci teď použít nelze: { $why }.
preview-defence = Obrana mise bude { $defence } ({ $defence-sum }).
preview-ignored = Účinek mise neplatí.
preview-mission-fails = Mise { $mission } bude neúspěšná.
preview-survivors = { $enemies-count ->
    [one] Přežije { $enemies }.
   *[other] Přežijí { $enemies }.
}

## Proč to nejde

name-why-no-action = tato strana akci nemá
name-why-other-phase = patří do jiné fáze
name-why-nobody-here = u zvolené mise není žádný nepřítel
name-why-too-few-here = u zvolené mise je nepřátel málo
name-why-no-other-mission = jiná mise dostupná není
name-why-nobody-face-down = u misí nikdo neleží lícem dolů
name-why-no-counter-guerrilla = u zvolené mise není žádný Protipartyzán
name-why-nobody-strong = u zvolené mise nemá nikdo obranu 2 ani vyšší
name-why-no-covert = balíček utajených i jeho odhazovací balíček jsou prázdné
name-why-no-recruits = balíček rekrutů je prázdný
name-why-no-enemies = balíček nepřátel i jeho odhazovací balíček jsou prázdné
name-why-no-spy = v ruce není žádný špeh
name-why-no-maquis = v ruce není žádný makista
name-why-empty-pile = odhazovací balíček prozrazených je prázdný
name-why-nothing-to-copy = mezi utajenými v herní oblasti není co zopakovat
name-why-copies-itself = opakovat opakování nelze
name-why-nobody-covert = v herní oblasti není nikdo utajený
name-why-no-spare-spy = náhradní špehové došli
name-why-nobody-elsewhere = u jiných misí není žádný nepřítel
name-why-nobody-left = u mise už žádný nepřítel nestojí
name-why-nobody-in-play = v herní oblasti není žádný makista
name-why-no-civilians = karty civilistů došly

error-spy = Špeha zahrát nelze, zůstává v ruce až do odpočinku.
error-not-in-hand = { $maquis } ve vaší ruce není.
error-only-maquis = Zahrát můžete jen makistu z ruky.
error-play-all = { $maquis-count ->
    [one] Nejdřív je nutné zahrát všechny makisty z ruky; zbývá { $maquis }.
   *[other] Nejdřív je nutné zahrát všechny makisty z ruky; zbývají { $maquis }.
}
error-reveal-limit = Při útoku už nelze prozradit nikoho dalšího, brání tomu mise { $mission }.
error-mission-failed = Mise { $mission } už skončila neúspěchem.
error-mission-completed = Mise { $mission } už je splněna.
error-mission-not-here = Zvolit můžete jen některou z dostupných misí.
error-under-attack = Na misi { $mission } právě útočíte, zvolte některou jinou.
error-nobody-face-down = U mise { $mission } neleží nikdo lícem dolů.
error-not-face-down = Lícem dolů u mise { $mission } neleží: { $enemy }.
error-same-mission = Druhý odhalený nepřítel musí být u téže mise: { $mission }.
error-in-full = Akce už začala, je nutné ji provést celou.
error-not-covert = { $maquis } mezi utajenými v herní oblasti není.
error-not-copied = Tuto akci zopakovat nelze ({ $maquis }): { $why }.
error-not-at-mission = U mise { $mission } nestojí: { $enemy }.
error-one-after-another = Teď se odhazuje u mise { $now }.
error-power-left = Zbývá útočná síla { $power } a ještě je koho porazit; u tohoto stolu se útok ukončit nesmí, dokud to jde.
error-mission-done = Mise už je splněna.
error-not-there = Cílem může být jen zvolená mise nebo nepřítel u ní.
error-guards-first = Dřív než misi je nutné porazit všechny Strážné, kteří u ní stojí.
error-grunts-first = Dřív než ostatní nepřátele je nutné porazit všechny Pěšáky u této mise.
error-too-weak = { $defence-count ->
    [one] Cíl má obranu { $defence }, ale útočné síly zbývá jen { $power }.
   *[other] Cíl má obranu { $defence } ({ $defence-sum }), ale útočné síly zbývá jen { $power }.
}
error-no-missions = Žádná mise už není dostupná, odboj je nutné ukončit.

not-draft-one = { $maquis } v této dvojici není.
not-discard-enemies = U zvolené mise nestojí: { $enemy }.
not-discard-enemy-gain-defence = U zvolené mise nestojí: { $enemy }.
not-move-enemy = U zvolené mise nestojí: { $enemy }.
not-discard-scouted = Mezi právě odhalenými není: { $enemy }.
not-take-back-to-hand = Mezi prozrazenými na odhazovacím balíčku není: { $maquis }.
not-call-back = Mezi prozrazenými na odhazovacím balíčku není: { $maquis }.
not-take-back-to-discard = Mezi prozrazenými na odhazovacím balíčku není: { $maquis }.
not-discard-maquis-draw = Mezi makisty v ruce není: { $maquis }.
not-discard-maquis = Mezi makisty v ruce není: { $maquis }.
not-sift = Mezi prohlíženými kartami není: { $card }.
not-put-back = Mezi prohlíženými kartami není: { $card }.
not-enlist-one = Mezi prohlíženými rekruty není: { $maquis }.

## Stručně a vysvětlivky

fate-hand = Prozrazení po kole z odboje odejdou.
full-stranger = Leží lícem dolů. Kdo to je, se ukáže při odhalení.
full-spy = Nelze zahrát. Zabírá místo v ruce i v balíčku; ruka samých špehů znamená prohru.
short-spy = Nelze zahrát. Ruka samých špehů je prohra.
fate-covert = Po kole se vrátí na odhoz utajených.
fate-revealed = Po kole z odboje odejde.
sign-defence = Obrana: tolik útočné síly cíl stojí
sign-points = Vítězné body mise
sign-garrison = Kolik nepřátel misi hlídá
sign-covert = Utajená strana: slabší, ale makista zůstává
sign-revealed = Prozrazená strana: silnější, makista odejde
sign-planning = Akce při plánování
sign-attack = Akce při útoku
sign-defence-effect = Obrana: platí, dokud cíl stojí
sign-defeat-effect = Porážka: stane se, když cíl porazíte
sign-survive-effect = Přežití: stane se, když nepřítel přežije
brief-effect-guards-first = Musí padnout před misí
brief-effect-grunts-first = Musí padnout první
brief-effect-engineer = Ostatní +1
brief-effect-recruit = Přidá rekruta
brief-effect-civilian = Karta civilistů
brief-effect-remove-covert = Dopadne utajeného
brief-effect-add-spy = Nový špeh
brief-effect-reinforce-others = Posily jinam

## What matters in a decision

matters-draft-one = Utajená strana se vám bude vracet, prozrazená jen výjimečně: chybí balíčku trvalá síla, jeden velký úder, nebo užitečná akce?
matters-plan = Čí akce platí jen v plánování a čí až v útoku? Koho si teď necháte v ruce, toho v útoku zahrát musíte.
matters-pick-mission = Porovnejte, jakou sílu dáte dohromady, s obranou mise, s nepřáteli, které u ní znáte, a s tím, co udělají, když přežijí.
matters-play-in-attack = Utajení se do balíčku vrátí, prozrazení jsou silnější, ale odejdou: kolik síly vyhlédnuté cíle doopravdy stojí?
matters-defeat-targets = Strážní brání misi, Pěšáci ostatním nepřátelům. Čí přežití by vás bolelo nejvíc a který cíl něco způsobí, když padne?
matters-stop = Na jedné straně body, které chybí k lepšímu výsledku, na druhé mrtví civilisté, nezdařené mise, špehové a to, kdo vám zbývá.
matters-use-action = Akce platí teď, nebo nikdy: hodí se to, co přinese, ještě v tomto kole nebo v dalších, a čeho se za ni vzdáte?
matters-discard-enemies = Odhozený nepřítel není poražený: už neuškodí, ale ani nic nepřinese. Kdo by vás tu stál nejvíc síly nebo napáchal nejvíc škody?
matters-discard-enemy-gain-defence = Vyšší obrana přinese víc síly, horší účinek ale může mít slabší nepřítel; a odhozený Žalářník nepřivede rekruta.
matters-move-enemy = Kdo odejde, ten tu v tomto kole neškodí, čeká ale odhalený u jiné mise: stojí ta úleva za pozdější potíže?
matters-move-to = Až na tu misi zaútočíte, nepřítel tam bude stát: kde bude vadit nejméně a kam se zatím nechystáte?
matters-scout-mission = Dívejte se tam, kde vám něco chybí vědět: na misi, na kterou stačíte, pokud se u ní neskrývají ti nepraví.
matters-scout-and-discard = Z odhalených nepřátel jednoho odhodíte, druhého budete znát: kterou misi si chcete ulehčit?
matters-scout-second = U dvou si vyberete, který zmizí, a druhého budete znát; jediný zmizí tak jako tak, i kdyby byl neškodný, nebo dokonce užitečný.
matters-discard-scouted = Kdo zbude, zůstane u mise odhalený: porovnejte, kolik síly který stojí a co udělá, když ho neporazíte.
matters-take-back-to-hand = Kdo se vrátí, toho zahrajete ještě v tomto kole: čí síla nebo akce je teď potřeba a můžete ho znovu prozradit?
matters-call-back = Koho povoláte, ten leží navrchu a doberete ho jako prvního: chcete jeho utajenou stranu nadlouho, nebo tu prozrazenou ještě jednou?
matters-discard-maquis-draw = Koho odhodíte, ten v tomto kole chybí, ale později se vrátí; co doberete, nevíte, a mohou to být i špehové.
matters-copy-action = Která akce pomůže i podruhé a má ještě na kom? Co zopakujete, to už provést musíte.
matters-discard-elsewhere = Pomůže to až příštímu útoku: známý nepřítel s nepříjemným účinkem zmizí jistě, skrytý může být kdokoli.
matters-discard-maquis = Koho odhodíte, ten chybí v tomto útoku, ale později se vrátí: bez čí síly a akce se dnes obejdete?
matters-take-back-to-discard = Vrátí se až s novým mícháním balíčku: kdo bude platný i v pozdějších, těžších misích?
matters-sift = Co dáte pryč, přijde mnohem později, nebo vůbec; co necháte, přijde hned příště. Chcete tu kartu brzy potkat?
matters-put-back = První karta přijde první: kolik jich bude příště na řadě a které z nich mají být mezi nimi?
matters-enlist-one = Rekrut leží navrchu a doberete ho jako prvního: co odboji chybí nejvíc, síla, akce plánování, nebo akce útoku?

## Čísla, stupnice a místa

name-power = Útočná síla
full-power = Síla všech, koho jste v tomto kole zahráli, a co k ní přidají jejich akce. Každý poražený nepřítel i mise z ní ubere svou obranu.
name-points = Vítězné body
full-points = Co přinesly splněné mise. Počítají se, když odboj ukončíte sami; prohrou propadají.
name-dead = Mrtví civilisté
full-dead = Lidé na kartách na hřbitově. Počítají se po útoku: dojdou-li na konec stupnice, je hra prohraná.
name-failed = Neúspěšné mise
full-failed = Mise, které jste zvolili a nesplnili. Dojdou-li na konec stupnice, je hra prohraná.
name-round = Kolo
full-round = Plánování, útok, důsledky, odpočinek. V důsledcích smíte hru ukončit.
name-side = Polovina herní plochy
full-side = Kdo je zahrán utajeně, je slabší a vrátí se; kdo se prozradí, je silnější a balíček opustí.
