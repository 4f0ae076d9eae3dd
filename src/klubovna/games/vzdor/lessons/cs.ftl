### Vzdor!: lekce

## První mise

lesson-first = První mise
lesson-first-about = Projdete celým jedním kolem: zvolíte misi, zahrajete ruku a utratíte útočnou sílu.
lesson-first-missions = Velíte makistům, sami proti posádkám generála Franca. V řadě leží čtyři mise. Každá má obranu (kolik síly stojí), vítězné body a posádku, která zatím leží lícem dolů.
lesson-first-hand = Toto je vaše ruka: čtyři makisté a špeh. Makista má vlevo utajenou stranu a vpravo prozrazenou; v této lekci vystačíte s utajenou. Špeha zahrát nelze, jen zabírá místo.
lesson-first-plan = Kolo začíná fází Plánování: smíte zahrát kohokoli z ruky a pak zvolíte misi. Utajené strany těchto čtyř žádnou akci nemají, není tedy kam spěchat. Přejděte k volbě mise.
lesson-first-spy = Špeh pracuje pro režim. Zahrát ho nelze a v ruce zůstane až do odpočinku.
lesson-first-early = I to pravidla dovolují. Teď se ale nejdřív podívejte, koho u mise potkáte; makisty zahrajete při útoku.
lesson-first-choose = Každý z vašich makistů má utajenou sílu 2, dohromady 8. Zvolte misi Překročte státní hranice: má obranu 3 a tři nepřátele, takže něco zbude i na posádku.
lesson-first-bridge = Most má obranu 8. Padla by na něj celá síla a posádka by přežila bez úhony.
lesson-first-valley = Mise v údolí stojí 6 a hlídá ji pět nepřátel, na které by zbyly jen 2. Začněte něčím menším.
lesson-first-pass = Průsmyk stojí 5 a hlídají ho čtyři nepřátelé, na které by zbyly jen 3. Začněte něčím menším.
lesson-first-enemies = Posádka se odhalila: Protipartyzán 1, Vojín 2 a Velitel špehů 2. Číslo je obrana. Všichni tři mají účinek Přežití: kdo útok přežije, něčím vám uškodí.
lesson-first-play = Začala fáze Útok. Zahrajte utajeného Carlose. Kdo zůstane utajený, o toho na konci kola nepřijdete.
lesson-first-revealed = Prozrazený makista po kole z odboje odejde. Teď to není potřeba, zahrajte ho utajeného.
lesson-first-all = Útočná síla je 2. Zahrát musíte všechny makisty z ruky, nikoho si nelze nechat na příště. Pokračujte utajeným Benignem; Consuelo a Sagrario přijdou hned po něm.
lesson-first-whole-hand = Na cíle dojde, až v ruce nebude žádný makista.
lesson-first-mission = Útočná síla je 8. Utrácíte ji za cíle, tedy za misi a nepřátele u ní. Cíl padne, je-li zbývající síla aspoň tak velká jako jeho obrana; o ni se pak sníží. Splňte misi.
lesson-first-mission-first = Pořadí je na vás a síla stačí na všechny. Začněte ale tím, kvůli čemu jste přišli: misí.
lesson-first-too-soon = Síla, kterou teď neutratíte, propadne. A mise ještě splněná není.
lesson-first-garrison = Máte první bod. Mise má účinek Porážky a ten přišel hned: v odpočinku doberete o kartu méně. Zbývá síla 5, přesně na celou posádku. Začněte kýmkoli, ostatní padnou po něm.
lesson-first-survivors = Kdo přežije, uškodí vám, a nevyužitá síla stejně propadne. Porážejte dál.
lesson-first-stop = Přišly Důsledky. Nikdo z civilistů nezemřel a místo splněné mise leží nová. Po každém kole smíte odboj ukončit a sečíst body. Jeden bod by byl jen remíza, pokračujte.
lesson-first-draw = S jedním bodem je to remíza. Na vítězství, třeba i nevalné, je potřeba aspoň 15 bodů.
lesson-first-rest = V odpočinku odešli utajení i špeh na odhazovací balíček utajených; až balíček utajených dojde, zamíchá se z nich nový. Dobrali jste čtyři karty a začíná druhé kolo. Jak jde jedno kolo, už víte.

## Utajení a prozrazení

lesson-sides = Utajit, nebo prozradit
lesson-sides-about = Poznáte, kdy platí která akce, a spočítáte, koho se vyplatí prozradit.
lesson-sides-card = Každá strana karty má svou sílu a většinou i akci. Nicolás má utajený sílu 1, prozrazený 4. Prozrazení makisté jsou silnější, na konci kola o ně ale přijdete.
lesson-sides-planning = U akce je uvedena fáze, ve které platí, a použít ji lze jen ve chvíli, kdy kartu hrajete. Utajený Marcelino má akci plánování: dobere kartu. Zahrajte ho teď.
lesson-sides-other-phase = Akce prozrazeného Marcelina patří k útoku. Teď by ji nepoužil a po kole byste o něj přišli.
lesson-sides-nicolas-later = Utajený Nicolás má akci útoku, prozrazený žádnou. Při plánování by tedy neudělal nic; nechte si ho na útok.
lesson-sides-no-use = Sagrario ani Benigno při plánování žádnou akci nemají. Začněte Marcelinem.
lesson-sides-now-or-never = Až zvolíte misi, bude na Marcelinovu akci pozdě. Zahrajte ho ještě teď.
lesson-sides-draw = Akce jsou dobrovolné. Karta navíc ale bývá makista navíc: použijte ji.
lesson-sides-voluntary = Smíte i to. Akce vám ale pomůže a později už ji použít nelze.
lesson-sides-drawn = Přišel Anastasio. I dobraný makista musí být zahrán ještě v tomto kole. Zbývající akce patří k útoku, přejděte tedy k volbě mise.
lesson-sides-attack-actions = Akce, které vám zbývají, patří k útoku. Koho zahrajete teď, ten už svou nepoužije.
lesson-sides-barracks = Mise Zničte kasárna dává 2 body, má obranu jen 4 a hlídají ji tři nepřátelé. Zvolte ji.
lesson-sides-five-enemies = Také 2 body, ale obrana 6 a pět nepřátel. Kasárna jsou snazší.
lesson-sides-one-point = Tato mise přinese jen 1 bod, kasárna 2.
lesson-sides-anastasio = U kasáren stojí Žalářník 2, Vojín 3 a Protipartyzán 3. Anastasio jednoho nepřítele odhodí a tuto akci má na obou stranách. Zahrajte ho utajeného.
lesson-sides-both-sides = Akce by byla stejná. Měl by sice sílu 2, ale po kole byste o něj přišli.
lesson-sides-anastasio-first = Nejdřív Anastasio: až bude jasné, kdo u mise zůstane, spočítáte, kolik síly potřebujete.
lesson-sides-discard = Odhodit neznamená porazit: účinek Porážky se nespustí. Poražený Žalářník vám přivede nového makistu, rekruta, a tak si ho nechte na později. Odhoďte Vojína, nebo Protipartyzána.
lesson-sides-jailor = Odhozený Žalářník nikoho nepřivede, jeho účinek přichází jen s porážkou. Odhoďte někoho, kdo škodí, když přežije.
lesson-sides-covert = Zbývá mise za 4, Žalářník za 2 a jeden nepřítel za 3, dohromady 9. Sagrario i Benigno mají utajení sílu 2. Zahrajte utajenou Sagrario, Benigno přijde hned po ní.
lesson-sides-sagrario = Prozrazená má také jen sílu 2. Dobrala by dvě karty, ale po kole byste o ni přišli.
lesson-sides-benigno = Prozrazený má sílu 0. Nepřátelům by sice obranu snížil, nic byste tím ale nezískali a po kole byste o něj přišli.
lesson-sides-nicolas-last = Nicolás počká, až bude vidět, kolik síly ještě chybí.
lesson-sides-nicolas = Útočná síla je 5, potřebujete 9. Utajený Nicolás přidá 1 a dobere kartu, prozrazený přidá 4. Tady se prozrazení vyplatí.
lesson-sides-gamble = Síla by byla 6 a k ní jedna karta z balíčku: snad silný makista, možná špeh. Jistotu máte jen s prozrazeným Nicolásem.
lesson-sides-targets = Síla 9 stačí na všechny cíle a pořadí je na vás. Začněte třeba Žalářníkem, ostatní padnou po něm.
lesson-sides-unused = Nevyužitá síla propadá a ještě je koho porazit.
lesson-sides-stop = Máte 2 body a Žalářník k vám přivedl Celii. Účinek Porážky kasáren však přidal ke každé jiné misi skrytého nepřítele; i na to při volbě mise myslete. Pokračujte.
lesson-sides-two-points = Dva body jsou jen remíza. Odboj je ještě silný, pokračujte.
lesson-sides-rest = Nicolás odešel na odhazovací balíček prozrazených, odkud vede zpátky jen málo cest. Ostatní, i s Celií, leží na odhazovacím balíčku utajených a vrátí se. Prozrazujte jen tam, kde to za to stojí.

## Kolo z pravidel

lesson-example = Kolo z pravidel
lesson-example-about = Sehrajete tah po tahu kolo, které je v pravidlech jako příklad.
lesson-example-paquita = Toto kolo je v pravidlech jako příklad. Utajená Paquita má sílu jen 1, ale zůstane vám a její akce plánování odhalí celou posádku jedné mise. Zahrajte ji.
lesson-example-paquita-revealed = Prozrazená Paquita má sílu 0 a akci útoku. Posádku neodhalí.
lesson-example-roberto-planning = Utajený Roberto si prohlíží balíček nepřátel, u misí nikoho neodhalí. A ještě ho budete potřebovat prozrazeného.
lesson-example-paquita-only = Teď pomůže jen Paquita. Ostatní si nechte na útok, až budete vědět, proti komu stojíte.
lesson-example-blind = Volili byste naslepo. Nejdřív se podívejte, kdo u mise čeká.
lesson-example-scout = Odhalte posádku mise Zničte železniční most. Má obranu 8 a dává 2 body; než se do ní pustíte, chcete vědět, kdo ji hlídá.
lesson-example-scout-bridge = Odhalit lze kteroukoli posádku. V příkladu je to ta u železničního mostu.
lesson-example-found = Pěšák 1, Strážný 1 a Vojín 2: to se dá zvládnout. Nikoho dalšího teď nehrajte a přejděte k volbě mise.
lesson-example-keep = Ostatní si nechte na útok. Tam platí akce, kvůli kterým je máte.
lesson-example-bridge = Misi, u které proběhl průzkum, volit nemusíte. Most si ale zvolte: víte, koho tam potkáte.
lesson-example-unscouted = Zvolit ji smíte, jen nevíte, kdo ji hlídá. V příkladu padne volba na most.
lesson-example-consuelo = Začaly platit účinky Obrany: Strážný chrání misi a Pěšák ostatní nepřátele. Prozrazená Consuelo má sílu 0, ale odhodí nepřítele a získá jeho obranu. Zahrajte ji.
lesson-example-consuelo-covert = Utajená by přidala 2, ale Pěšák by zůstal. Nakonec byste měli sílu 9, a Pěšák, Strážný a most stojí 10.
lesson-example-consuelo-first = V příkladu přichází první Consuelo: zbaví vás Pěšáka.
lesson-example-grunt = Dokud tu stojí Pěšák, nelze porazit žádného jiného nepřítele. Odhodit ale smíte kohokoli. Odhoďte Pěšáka; Consuelo za něj získá 1.
lesson-example-military-too = Dobrý postřeh: síla by pak vyšla na všechny. Příklad ale ukazuje i to, co udělá Vojín, když přežije. Odhoďte Pěšáka.
lesson-example-guard-too = I tak by síla vyšla, protože samotnou misi Pěšák nechrání. V příkladu je ale odhozen Pěšák.
lesson-example-gain = Bez této akce by síla na Strážného a most nestačila. Použijte ji.
lesson-example-abel = Utajený Abel má sílu 1 a přidává 1 za každého prozrazeného makistu. Zahrajte ho.
lesson-example-nobody-dead = Prozrazený Abel přidává za mrtvé civilisty. Nikdo z nich nezemřel a o Abela byste po kole přišli.
lesson-example-abel-first = Na pořadí tu nezáleží, přídavky se počítají až nakonec. V příkladu je na řadě Abel.
lesson-example-bonus = Použijte jeho akci. Zatím je prozrazená jen Consuelo, ale přídavek se počítá až při sčítání útočné síly, takže bude platit i za toho, kdo přijde po Abelovi.
lesson-example-roberto = Prozrazený Roberto akci nemá, zato má sílu 4 a Abel za něj přidá ještě 1. Prozraďte ho.
lesson-example-six = Utajený by přidal jen 2 a Abelovi by se nepočítal: celkem 6. Na Strážného a most je potřeba 9.
lesson-example-guard = Útočná síla je 9: Paquita 1, Abel 1, Roberto 4, akce Consuelo 1 a akce Abela 2. Strážný musí padnout dřív než mise. Porazte ho.
lesson-example-guarded = Dokud tu stojí Strážný, misi splnit nelze. Nejdřív musí padnout on.
lesson-example-spare-the-military = Vojín by stál 2 a ty by pak chyběly na most. Nejdřív Strážný, potom mise.
lesson-example-unused = Síla ještě na misi stačí, a co nevyužijete, propadne.
lesson-example-mission = Strážný padl a jeho účinek skončil. Zbývá síla 8, na most přesně. Splňte misi.
lesson-example-exactly-eight = Na most je potřeba všech 8. Bez něj by mise skončila neúspěchem.
lesson-example-elsewhere = Most přinesl 2 body. Jeho účinek Porážky odhodí jednoho nepřítele u některé jiné mise, třeba i skrytého. Vyberte skrytého nepřítele u horského průsmyku.
lesson-example-the-pass = I to pravidla dovolují. V příkladu zmizí nepřítel u horského průsmyku.
lesson-example-survivor = Odhozen byl Žalářník 3; poražen nebyl, takže nikoho nepřivedl. Vojín útok přežil a jednoho z utajených náhodně dopadl. Padlo to na Abela: je nadobro ze hry.
lesson-example-aftermath = Nikdo z civilistů nezemřel a místo mostu leží nová mise se čtyřmi skrytými nepřáteli. Hra teprve začala, pokračujte v odboji.
lesson-example-draw = Dva body by byly jen remíza.
lesson-example-rest = Roberto a Consuelo odešli na odhazovací balíček prozrazených, Paquita a špeh na odhazovací balíček utajených. Dobrali jste pět karet a nejsou to samí špehové: začíná druhé kolo.

## Nepřátelé

lesson-enemies = Nepřátelé
lesson-enemies-about = Porazíte cíle ve správném pořadí a rozhodnete, kdo smí přežít.
lesson-enemies-kinds = Účinky jsou trojí. Obrana platí, dokud karta stojí: tady ji mají Ženista a Strážný. Porážka přijde, když kartu porazíte. Přežití přijde na konci útoku, když ji neporazíte: má ho Protipartyzán.
lesson-enemies-engineer = Kdo není Ženista, má kvůli němu obranu +1: Strážný i Protipartyzán stojí 2 místo 1. S misí je to dohromady 9, vy máte 7. Porazte nejdřív Ženistu.
lesson-enemies-guard-stands = Strážný musí padnout dřív než mise.
lesson-enemies-dear = Teď by stál 2. Až padne Ženista, bude stát jen 1.
lesson-enemies-survivors = Síla ještě na někoho stačí a nevyužitá propadá.
lesson-enemies-cheaper = Se Ženistou skončil i jeho účinek. Strážný a Protipartyzán stojí po 1, mise 3 a vám zbývá přesně 5. Začněte Strážným, nebo Protipartyzánem.
lesson-enemies-benigno = Čtyři nepřátelé mají obranu 1, kvůli Ženistovi ale 2. Vaše síla je 10. Prozrazený Benigno každému, kdo má 2 nebo víc, obranu o 1 sníží. Zahrajte ho, akce se hned použije.
lesson-enemies-benigno-covert = Utajený přidá 2, celkem 12. Mise a čtyři nepřátelé s obranou 2 ale stojí 14, a i kdyby napřed padl Ženista, 13.
lesson-enemies-weakened = Nejdřív zapůsobil Ženista, až po něm Benigno: kdo měl 2, má zase 1. Síla 10 stačí na oba Strážné, oba Protipartyzány i misi. Začněte Strážným, nebo Protipartyzánem.
lesson-enemies-leave-him = Stojí 2 a ty by pak chyběly. Účinek Přežití nemá, nechte ho stát.
lesson-enemies-guards-stand = Misi hlídají dva Strážní, ti musí padnout dřív.
lesson-enemies-villa = Přepadněte velitelovu vilu: když misi splníte, jde na hřbitov karta civilistů za každého nepřítele, který tu ještě stojí. Síla 10 stačí na všechny. Porazte nejdřív posádku; začněte kýmkoli.
lesson-enemies-four-cards = Stojí tu ještě čtyři nepřátelé, takže by se otočily čtyři karty civilistů. Nejdřív posádka.
lesson-enemies-nobody-left = Z posádky nezbývá nikdo a civilistům nic nehrozí. Teď splňte misi.
lesson-enemies-mission-too = Zbývá síla 5, na misi přesně. Bez ní by kolo skončilo neúspěchem.
lesson-enemies-survive = Mise je splněná a zbývá síla 2. Vojín, který přežije, dopadne náhodného utajeného, Velitel špehů přidá špeha a Protipartyzán stojí kartu civilistů. Ušetřete civilisty.
lesson-enemies-lives-first = Špeh navíc je nepříjemný, ale dá se ho zbavit. Mrtvé civilisty už nic nevrátí. Dejte tentokrát přednost jim.
lesson-enemies-too-strong = Vojín má obranu 3 a vám zbývá jen 2.
lesson-enemies-harm = Vojín dopadl Marcelina, ten je nadobro ze hry. Velitel špehů přidal špeha na odhazovací balíček utajených. Zbývá Radista, kterého ještě potkáte: přežije-li, ke každé jiné misi přibude skrytý nepřítel.

## Průzkum

lesson-scouting = Průzkum
lesson-scouting-about = Podíváte se na posádku předem, zbavíte se nejhoršího nepřítele a zrušíte účinek mise.
lesson-scouting-villa = Mise Přepadněte velitelovu vilu má obranu jen 5 a dává 3 body. Háček je v účinku: za každého nepřítele, který při splnění ještě stojí, jde na hřbitov karta civilistů. Připravte se na ni při Plánování.
lesson-scouting-domingo = Utajený Domingo odhalí u jedné mise jednoho nebo dva skryté nepřátele a jednoho z nich odhodí. Zahrajte ho.
lesson-scouting-own-deck = Prozrazený Domingo si prohlíží váš balíček utajených. Nepřátele odhaluje jen utajený.
lesson-scouting-pilar-revealed = Utajená Pilar umí totéž. Víc se vám ale bude hodit prozrazená, nechte si ji.
lesson-scouting-pilar-soon = Na Pilar dojde hned potom. Nejdřív se podívejte, kdo u vily čeká.
lesson-scouting-enemy-deck = Utajený Roberto si prohlíží balíček nepřátel. S těmi, kdo už u misí leží, nic neudělá.
lesson-scouting-no-planning = Tato karta při plánování žádnou akci nemá. Nechte si ji na útok.
lesson-scouting-look-first = Zatím nevíte, kdo u vily čeká. Využijte Dominga, dokud to jde.
lesson-scouting-first = Ukažte na skrytého nepřítele u velitelovy vily. Na kterého, je jedno, lícem dolů jsou všichni stejní.
lesson-scouting-not-there = Odhalovat smíte i tam, chystáte se ale na vilu.
lesson-scouting-second = Má se odhalit i druhý? Rozhodujete dřív, než se ukáže první. Ze dvou si pak vyberete, koho odhodit: odhalte oba.
lesson-scouting-two = Pravidlům stačí jeden. Se dvěma ale budete mít na výběr.
lesson-scouting-discard = Vojín 4 a Protipartyzán 1. Odhoďte Vojína: porazit ho by stálo skoro tolik co sama mise.
lesson-scouting-weaker = Protipartyzána 1 porazíte snadno. Vojín by stál 4.
lesson-scouting-pilar = Prozrazená Pilar zruší účinek mise, kterou si v tomto kole zvolíte; body přinese mise jako obvykle. Na vilu jako stvořená. Zahrajte ji prozrazenou.
lesson-scouting-once-more = Odhodila by dalšího nepřítele, ale účinek vily by platil dál. Tentokrát ji prozraďte.
lesson-scouting-pilar-now = Pak by účinek vily platil a za každého nepřítele, který zůstane stát, by se otočila karta civilistů. Použijte Pilar.
lesson-scouting-ignore = Použijte akci. Zruší účinek mise; účinky jejích nepřátel budou platit dál.
lesson-scouting-choose = Zvolte velitelovu vilu. Zbylí skrytí nepřátelé se odhalí.
lesson-scouting-elsewhere = Zvolit smíte kteroukoli, připravili jste se ale na vilu.
lesson-scouting-free = Mise a posádka stojí 9: mise 5, Velitel špehů 2, Protipartyzán 1 a Strážný 1. V herní oblasti máte sílu 3, v ruce Roberta, Sagrario a Nicoláse. Koho prozradit, je na vás: dohrajte útok, dokud mise nepadne.
lesson-scouting-one-by-one = U tohoto stolu platí domácí pravidlo: o druhém nepříteli rozhodnete, až uvidíte prvního. Utajená Pilar umí totéž co Domingo. Ukažte na skrytého nepřítele u mise Přepadněte frankisty v údolí.
lesson-scouting-in-the-valley = Odhalovat smíte i tam. Tentokrát ale zůstaňte v údolí.
lesson-scouting-pilar-looks = Utajená Pilar má sílu 0. Bez akce by vám nepomohla vůbec.
lesson-scouting-seen = Je to Pěšák 1. Kdybyste skončili, museli byste odhodit jeho. Odhalte i druhého.
lesson-scouting-only-grunt = Odhodili byste Pěšáka 1. Druhý může být horší a podívat se nic nestojí.
lesson-scouting-pick = Ženista 3 je horší: zvyšuje obranu všem ostatním. Odhoďte ho.
lesson-scouting-grunt-stays = Pěšáka 1 porazíte snadno. Ženista stojí 3 a zdražil by každého, kdo tu s ním je.

## Balíčky a rekruti

lesson-decks = Balíčky a rekruti
lesson-decks-about = Zbavíte se špeha, vrátíte prozrazené a přivedete do odboje rekruta.
lesson-decks-draft = Na začátku je v balíčku utajených dvanáct makistů a tři špehové. Dalších dvanáct makistů jsou rekruti, vaše záloha. Rozdělí je náhoda, nebo si vybíráte z dvojic. Koho z těchto dvou chcete mezi utajené?
lesson-decks-pair = Druhý z dvojice šel k rekrutům. Takto projdete dvanáct dvojic. Špatná volba tu není, vezměte toho, kdo se vám víc hodí.
lesson-decks-piles = Druhé kolo jiné hry. Nicoláse a Roberta jste v prvním prozradili, leží na odhazovacím balíčku prozrazených. V balíčku utajených zbývají čtyři karty a jedna z nich je špeh.
lesson-decks-jacinto = Utajený Jacinto si prohlédne tři vrchní karty balíčku utajených a libovolné z nich odhodí. Zahrajte ho, akce se hned použije.
lesson-decks-jacinto-stays = Prozrazený Jacinto odhazuje makistu z ruky a dobírá dvě karty. Balíček si prohlíží jen utajený.
lesson-decks-juana-revealed = Utajená Juana umí totéž. Budete ji ale potřebovat prozrazenou.
lesson-decks-jacinto-first = Nejdřív Jacinto: vyplatí se vědět, co budete dobírat.
lesson-decks-spy = Jsou to špeh, Sagrario a Pilar. Odhoďte špeha, jinak by vám brzy přišel do ruky.
lesson-decks-not-them = Ji si raději nechte. Odhoďte toho, kdo pracuje pro režim.
lesson-decks-spy-on-top = Špeh by zůstal mezi prvními, koho doberete. Nejdřív ho odhoďte.
lesson-decks-keep = Zbylé dvě karty vraťte navrch.
lesson-decks-both-good = Odhodit ji smíte, ale makistů nemáte nazbyt. Nechte obě v balíčku.
lesson-decks-order = Pořadí určujete vy a kdo je nahoře, přijde první. Dejte navrch Sagrario: utajená má sílu 2, Pilar 0.
lesson-decks-pilar-weak = Utajená Pilar má sílu 0. Navrch patří ta, kterou chcete hned.
lesson-decks-swap = Přišel na řadu utajený Antonio: odhodí špeha z ruky a dobere kartu. Bez špeha v ruce by akci použít nemohl. Vyměňte špeha za Sagrario.
lesson-decks-swap-him = Špeh by vám v ruce zůstal. Tato výměna nic nestojí.
lesson-decks-juana = Po něm prozrazená Juana: vrátí někoho z prozrazených navrch balíčku utajených, takže ho doberete hned v odpočinku. Vraťte Nicoláse.
lesson-decks-roberto-soon = O Roberta se za chvíli postará Celia. Vraťte Nicoláse.
lesson-decks-for-nothing = Po kole o ni přijdete tak jako tak. Ať se za ni aspoň někdo vrátí.
lesson-decks-celia = A prozrazená Celia bere z prozrazených někoho rovnou do ruky. Vezměte Roberta.
lesson-decks-back = Roberta je nutné v tomto kole zahrát. Zůstane-li tentokrát utajený, udržíte si ho. Místo něj a Nicoláse po kole odejdou Juana a Celia.
lesson-decks-recruits = Rekruty přivádí třeba prozrazený Antonio: prohlédne si tři vrchní a jednoho dá navrch balíčku utajených. Použijte jeho akci.
lesson-decks-new-blood = Antonio po kole odejde tak jako tak. Ať po něm aspoň někdo přijde.
lesson-decks-enlist = Ricardo, Adolfo a Manuel. Vyberte kohokoli, doberete ho jako příští kartu.
lesson-decks-rest-back = Zbylí dva se vracejí navrch balíčku rekrutů. Vyberte, kdo bude první: přivést ho může třeba poražený Žalářník.

## Mise s háčkem

lesson-missions = Mise s háčkem
lesson-missions-about = Poradíte si s misemi, které začnou škodit hned po zvolení, a s jednou, která někoho vrátí.
lesson-missions-eras = Hrajete nejvýš o deset misí. Začínáte čtyřmi z první éry; za splněné přicházejí tři z druhé a po nich tři ze třetí, každá éra těžší než předchozí.
lesson-missions-bunker = Zničte opevnění má účinek Obrany. Začne hned po zvolení: odhodíte makistu z ruky. Zkuste to.
lesson-missions-try-bunker = Tato mise má účinek Porážky, ten přijde až po splnění. Zvolte opevnění.
lesson-missions-give-up = Koho odhodíte? O odhozeného nepřijdete, jde na odhazovací balíček utajených, v tomto útoku ale bude chybět. Nejsnáz se obejdete bez Pilar: utajená má sílu 0.
lesson-missions-no-spy = Špeh není makista, ten tady nestačí.
lesson-missions-strong = Prozrazený má sílu 4. Toho budete u opevnění potřebovat.
lesson-missions-two = Consuelo má utajená sílu 2, Pilar 0.
lesson-missions-supplies = Jiná hra. Ukradněte zásoby z depa: při útoku nelze nikoho prozradit. O plánování tu ale řeč není. Prozraďte Nicoláse už teď, jeho síla 4 se do útoku počítá.
lesson-missions-roberto-better-covert = Sílu 4 má prozrazený i on. Utajený má ale Roberto 2 a Nicolás jen 1; prozrazením Nicoláse získáte víc.
lesson-missions-nicolas-covert = Utajený má sílu jen 1 a při útoku ho už prozradit nepůjde.
lesson-missions-not-now = Ostatní počkají. Teď jde o to, koho prozradit, dokud to jde.
lesson-missions-too-late = Po zvolení mise už neprozradíte nikoho. Udělejte to teď.
lesson-missions-choose = Nicolás stačí. Přejděte k volbě mise a vydejte se pro zásoby.
lesson-missions-one-is-enough = Ostatní zahrajete při útoku, až uvidíte posádku.
lesson-missions-covert-only = Teď lze hrát už jen utajené. Abel přidá 1 i za Nicoláse, který se prozradil při plánování. Zahrajte Abela; ostatní přijdou po něm.
lesson-missions-forbidden = Při útoku tato mise nikoho prozradit nedovolí.
lesson-missions-loot = Útočná síla je 10: Nicolás 4, Roberto 2, Ramona 2, Abel 1 a akce Abela 1. Stačí přesně na misi i celou posádku. Dohrajte útok, dokud mise nepadne.
lesson-missions-farmhouse = Některé mise pomáhají: Získejte zpět statek přesune někoho z prozrazených na odhazovací balíček utajených. Mise stojí 8 a vám zbývá síla 9. Splňte ji.
lesson-missions-mission-first = Na misi je potřeba 8. Porazte nejdřív ji, ať na ni síla nechybí.
lesson-missions-unused = Nevyužitá síla propadá a mise ještě splněná není.
lesson-missions-who = Koho vrátíte do odboje? Vyberte Nicoláse, nebo Marcelina. Roberto s Adolfem jsou ještě v herní oblasti, mezi prozrazené odejdou až v odpočinku.
lesson-missions-not-yet = Roberto je ještě v herní oblasti. Na odhazovací balíček prozrazených jde až v odpočinku.
lesson-missions-crossroads = Třetí éra. Ubraňte křižovatku má účinek Obrany, který hned po zvolení odhodí všechny makisty zahrané při plánování. Máte 13 bodů a mise dává 3. Nikoho teď nehrajte a přejděte k volbě mise, vydáte se na křižovatku.
lesson-missions-wasted = Koho zahrajete teď, toho mise hned po zvolení odhodí a jeho síla se do útoku nezapočítá.
lesson-missions-hold = Na Strážného a misi je potřeba 7. Na hřbitově jsou tři mrtví, Protipartyzán by tedy přežít neměl. Zvažte, kdo koho odhodí a koho prozradit, a dohrajte útok.

## Chytré akce

lesson-tricks = Chytré akce
lesson-tricks-about = Vyzkoušíte výměnu, opakování, přesun a půlení, a poznáte, kdy akci použít nelze.
lesson-tricks-jacinto = Prozrazený Jacinto má sílu 3, odhodí makistu z ruky a dobere dvě karty. Zahrajte ho hned při Plánování, dokud máte koho odhodit.
lesson-tricks-jacinto-covert = Utajený Jacinto si prohlíží vrchní karty balíčku. Výměnu umí jen prozrazený.
lesson-tricks-jacinto-first = Nejdřív Jacinto, dokud máte v ruce koho odhodit.
lesson-tricks-give-up = Odhozený jde na odhazovací balíček utajených a vrátí se. Nejsnáz se v tomto kole obejdete bez Pilar. Odhoďte ji.
lesson-tricks-two = Utajená síla této karty je 2, Pilar má 0.
lesson-tricks-no-spy = Špeh není makista, ten k akci nestačí.
lesson-tricks-voluntary = Smíte, akce jsou dobrovolné. Tato se ale vyplatí a později ji už použít nelze.
lesson-tricks-nobody = Akce se provádí celá, nebo vůbec ne. Kromě Jacinta tu máte v ruce jen špehy, není tedy koho odhodit a jeho akce propadne. Síla 3 se ale počítá: prozraďte ho.
lesson-tricks-too-weak = Utajený přidá 1, celkem 3, a to stačí jen na misi. S prozrazeným máte 5 a padne i Protipartyzán 2.
lesson-tricks-emilio = Utajený Emilio zopakuje utajenou akci někoho, kdo už je v herní oblasti. Zahrajte ho.
lesson-tricks-emilio-revealed = Prozrazený by nepřítele odhodil sám, po kole byste o něj ale přišli. Utajený to po Adolfovi jen zopakuje.
lesson-tricks-copy = Adolfova akce odhazuje nepřítele. Abelova přidává za prozrazené, a nikdo prozrazený tu není. Zopakujte akci Adolfa.
lesson-tricks-nobody-revealed = Nikdo prozrazený tu není, přídavek by byl 0.
lesson-tricks-himself = Sám po sobě opakovat nemůže.
lesson-tricks-no-action = Utajený Carlos žádnou akci nemá.
lesson-tricks-guard = Strážný 3 musí padnout dřív než mise 3, dohromady 6, a vy máte 5. Odhoďte ho.
lesson-tricks-guard-stays = Strážný 3 by zůstal a s misí stojí 6. Vy máte 5.
lesson-tricks-begun = Emiliova akce už začala, teď je nutné ji provést celou.
lesson-tricks-adela = Utajená Adela přesune nepřítele od zvolené mise k jiné. Síla je 5, s Adelou 6, a mise s posádkou stojí 9. Zahrajte ji.
lesson-tricks-adela-revealed = Prozrazená odhazuje Protipartyzány. Zdejší má obranu 1, takže zbytek by pořád stál 8 a vy byste měli 6.
lesson-tricks-move = Koho přesunout? Na misi a ty, kdo zůstanou, musí stačit síla 6. Přesuňte Strážného.
lesson-tricks-dearest = Zbytek by stál víc než 6. Přesuňte toho nejdražšího.
lesson-tricks-where = Přesunutý Strážný zůstane odhalený a v tomto kole už neškodí, u nové mise ho ale jednou můžete potkat. Pošlete ho tam, kde bude vadit nejmíň.
lesson-tricks-not-the-villa = U vily může každý nepřítel navíc znamenat kartu civilistů. Raději jinam.
lesson-tricks-ricardo = Železniční most stojí 8, jeho posádka 4 a vy máte sílu 6. Prozrazený Ricardo přidá 2 a obranu mise sníží na polovinu. Zahrajte ho, akce se hned použije.
lesson-tricks-eight = Utajený přidá 1 a dobere kartu. Most s posádkou ale stojí 12.
lesson-tricks-halved = Most teď stojí 4 a útočná síla je 8: přesně na misi i celou posádku. Dohrajte útok.

## Kdy přestat

lesson-stopping = Kdy přestat
lesson-stopping-about = Poznáte, čím se prohrává, přežijete neúspěch a včas ukončíte odboj.
lesson-stopping-weak = V ruce byli tři špehové a síla je jen 4. Strážný a mise stojí 5, tentokrát tedy misi nesplníte. Porazte aspoň ty, kdo by přežitím uškodili.
lesson-stopping-guarded = Nejdřív by musel padnout Strážný, a na oba síla nestačí.
lesson-stopping-guard-harmless = Strážný účinek Přežití nemá. Na Protipartyzána by po něm síla nestačila.
lesson-stopping-spare-yourself = Síla ještě stačí na někoho, kdo by uškodil. Nevyužitá propadne.
lesson-stopping-failed = Nesplněná mise se otočila lícem dolů a nová na její místo nepřijde: vybíráte ze tří. Druhý neúspěch znamená prohru, první ještě ne. Pokračujte.
lesson-stopping-nothing-yet = Nemáte ani bod. Po prvním neúspěchu se dá hrát dál.
lesson-stopping-dead = Jiná hra: na hřbitově jsou čtyři mrtví civilisté. Bude-li jich při Důsledcích pět, prohráváte. Protipartyzán, který přežije, stojí další kartu civilistů. Porazte ho.
lesson-stopping-four-more = Za každého ze čtyř nepřátel by se otočila karta civilistů. To by byl skoro jistě konec.
lesson-stopping-civilians-first = Nejdřív Protipartyzán: kdyby přežil, mohl by to být konec hry.
lesson-stopping-leave-it = Zbývá síla 8. Splnit vilu znamená kartu civilistů za každého, kdo ještě stojí. Splnit ji nemusíte, jeden neúspěch unesete. Porazte raději Vojína a Velitele špehů.
lesson-stopping-three-more = Stojí tu ještě tři nepřátelé. Tři karty civilistů, a pátý mrtvý je skoro jistý.
lesson-stopping-jailor-harmless = Rekrut láká, ale potom by síla nestačila na Vojína i na Velitele špehů.
lesson-stopping-alive = Mise skončila neúspěchem, civilisté ale žijí a odboj také. Zbývají tři mise a na další neúspěch už není místo.
lesson-stopping-late = Šesté kolo jiné hry: máte 15 bodů, ale také čtyři mrtvé a jeden neúspěch. Zbývá vám dvanáct karet a polovina z nich jsou špehové. Prohrajete i tehdy, když si v odpočinku doberete samé špehy.
lesson-stopping-enough = Při prohře se body nepočítají vůbec. Vyhrát lze jedině tak, že včas přestanete, a 15 bodů na vítězství stačí. Ukončete odboj.
lesson-stopping-greed = Získat byste mohli víc, ale k prohře chybí jediný mrtvý nebo jediný neúspěch. Vezměte si, co máte.

## Celá hra

lesson-game = Celá hra
lesson-game-about = Sehrajete svou první celou hru, s nápovědou po ruce.
lesson-game-plan = Teď je všechno na vás. Cílem je aspoň 15 bodů a včas přestat. Prohrajete, zemře-li pět civilistů, neuspějete-li podruhé nebo doberete-li si samé špehy. Při Plánování umí Paquita odhalit posádku a Marcelino dobrat kartu.
lesson-game-play = Hrajte až do konce. Prozrazujte s rozmyslem, silné makisty jen tak nezískáte zpět. Nebudete-li si vědět rady, požádejte o nápovědu.
