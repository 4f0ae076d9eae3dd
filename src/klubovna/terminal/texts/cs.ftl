### Stůl v terminálu

## Klávesy

ui-key-choose = zvolit
ui-key-undo = zpět
ui-key-redo = znovu
ui-key-details = karty
ui-key-rules = pravidla
ui-key-log = deník
ui-key-save = uložit
ui-key-load = načíst
ui-key-language = English
ui-key-light = světlo
ui-key-help = nápověda
ui-key-quit = konec
ui-key-back = zpátky
ui-key-move = pohyb
ui-key-step = krok
ui-key-ends = první, poslední
ui-key-place = další místo
ui-key-scroll = posun

ui-key-change = změnit
ui-key-begin = začít
ui-key-uncover = už tu sedím
ui-key-eyes = čí oči
ui-key-hint = rada
ui-key-worst = nejhorší volby
ui-key-watch = přehrát

ui-help-title = Klávesy a značky
ui-help-arrows = pohyb mezi volbami; čísla na stole jsou tatáž
ui-help-digits = skok na volbu s tímto číslem
ui-help-enter = provést volbu
ui-help-unpick = zpátky k tomu, na co se ukázalo předtím
ui-help-undo = vzít zpět poslední volbu, pokud se od té doby nic neukázalo
ui-help-redo = udělat ji znovu
ui-help-hint = co by zvolil mistr, s odhadem šancí; po hře její rozbor
ui-help-details = podrobnosti kterékoli karty na stole
ui-help-rules = pravidla, otevřená u toho, o čem se rozhoduje
ui-help-log = všechno, co se stalo
ui-help-save = uložit do souboru (hra se tak jako tak ukládá po každé volbě)
ui-help-load = pokračovat v jiné uložené hře
ui-help-language = čeština nebo angličtina
ui-help-light = denní nebo večerní barvy
ui-help-scroll = posun stolu, je-li okno malé
ui-help-quit = odejít; `klubovna play { $game } --continue` pokračuje

## Stůl

ui-log = Deník
ui-rules = Pravidla
ui-details = Podrobnosti
ui-saves = Uložené hry
ui-source = Zdroj
ui-nothing-yet = Zatím se nic nestalo.
ui-undone = Vzato zpět.
ui-redone = Provedeno znovu.
ui-saved = Uloženo: { $path }
ui-not-saved = Nepodařilo se uložit: { $problem }
ui-loaded = Načteno: { $path }
ui-no-saves = Zatím tu nejsou žádné uložené hry.
ui-save-as = Do kterého souboru uložit?
ui-save-line = { $choices ->
    [one] { $when }   { $choices } volba   { $state }
    [few] { $when }   { $choices } volby   { $state }
   *[other] { $when }   { $choices } voleb   { $state }
}
ui-finished = dohraná
ui-unfinished = rozehraná
ui-no-rules = Taková pravidla tu nejsou.
ui-yes = Ano
ui-no = Ne
ui-luck-awaited = Tento stůl čeká na kostky nebo karty, které otáčejí lidé; terminál se na ně zeptat neumí.

## Kdo hraje

ui-new-table = Nový stůl
ui-players = Hráči: { $players }
ui-minutes = { $minutes } minut
ui-agree = Co se hraje
ui-house-rules = Domácí pravidla
ui-who-plays = Kdo hraje
ui-player-person = člověk tady
ui-player-random = bot: náhodný
ui-player-greedy = bot: zbrklý
ui-player-novice = bot: nováček
ui-player-club = bot: klubový hráč
ui-player-master = bot: mistr
ui-begin = Enter zahájí hru.
ui-bot-thinks = { $seat }: bot přemýšlí…
ui-bot-late = { $seat }: bot se nerozhodl včas a volí náhodně.
ui-turn-passes = Tah skončil. Na řadě: { $seat }
ui-hand-over = Předat klávesnici: { $seat }
ui-pass = Předejte klávesnici: { $seat }
ui-pass-hint = Co mají v ruce ostatní, je zakryto. { $seat }: stiskněte Enter, až se na obrazovku díváte jen vy.

## Konec

ui-defeat = Porážka
ui-winners = Vítězství: { $winners }
ui-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
ui-end-new = Nová hra
ui-end-replay = Přehrát znovu
ui-end-review = Rozbor hry
ui-end-quit = Konec

## Záznam

ui-replay = Záznam
ui-replay-setup = Stůl je připraven.
ui-replay-luck = Náhoda: { $what }
ui-replay-undone = Vzato zpět.
ui-replay-eyes = (pohled: { $seat })
ui-replay-step = { $step } z { $steps }

## Rady a rozbor

ui-percent = { $number } %
ui-hint = Co by zvolil mistr
ui-hint-thinking = Mistr přemýšlí…
ui-review = Rozbor
ui-review-progress = { $total ->
    [0] přemýšlím…
   *[other] promyšleno { $done } z { $total }
}
ui-review-thinking = Ke každé volbě se odhaduje, jakou šanci po ní strana měla a jakou mohla mít.
ui-review-decision = { $number }. volba z { $of }
ui-review-better = lepší:
ui-review-best = nic lepšího nebylo
ui-review-worst = Co stálo nejvíc
ui-review-nothing = Žádná volba nestála ani půl procenta šance.

## Vzdor!

vzdor-round = { $round }. kolo
vzdor-target = CÍL
vzdor-no-mission = Tady už žádná mise není.
vzdor-ignored = (neplatí) { $effect }
vzdor-hidden = { $count ->
    [one] skrytý
    [few] skrytí
   *[other] skrytých
}
vzdor-stranger = Skrytý nepřítel
vzdor-known = { $name }, lícem dolů
vzdor-power = Útok
vzdor-covert-play = Utajení
vzdor-revealed-play = Prozrazení
vzdor-hand = Ruka
vzdor-looked = Prohlížíte si
vzdor-empty-hand = Ruka je prázdná.
vzdor-no-action = bez akce
vzdor-spy-row = nelze zahrát; ruka samých špehů je prohra

vzdor-civilians = Mrtví civilisté
vzdor-failed = Neúspěchy
vzdor-completed = Splněno
vzdor-missions-left = Přijde
vzdor-covert-deck = Balíček
vzdor-recruits = Rekruti
vzdor-revealed-pile = Prozrazení
vzdor-enemies = Nepřátelé
vzdor-spare-spies = Záložní špehové

vzdor-missions = Mise
vzdor-covert-top = Navrchu vašeho balíčku
vzdor-covert-bottom = Vespod vašeho balíčku
vzdor-covert-discard = Odhození utajení
vzdor-recruits-top = Navrchu rekrutů
vzdor-recruits-bottom = Vespod rekrutů
vzdor-recruits-discard = Odhození rekruti
vzdor-enemies-top = Navrchu nepřátel
vzdor-enemies-bottom = Vespod nepřátel
vzdor-enemies-discard = Odhození nepřátelé
vzdor-covert-inside = Uvnitř vašeho balíčku, pořadí neznámé
vzdor-recruits-inside = Uvnitř rekrutů, pořadí neznámé
vzdor-enemies-inside = Uvnitř nepřátel, pořadí neznámé
vzdor-covert-among = Uvnitř vašeho balíčku { $count } z těchto
vzdor-recruits-among = Uvnitř rekrutů { $count } z těchto
vzdor-enemies-among = Uvnitř nepřátel { $count } z těchto
vzdor-hidden-among = { $name }: někdo z těchto
vzdor-rest-draw = Příště doberete
vzdor-removed = Ze hry

vzdor-covert-side = Utajená strana, síla { $strength }
vzdor-revealed-side = Prozrazená strana, síla { $strength }
vzdor-mission-numbers = obrana { $defence }, body { $points }, posádka { $garrison }
vzdor-era = { $era }. éra: { $name }
vzdor-defence = obrana { $defence }
vzdor-copies = V balíčku { $count }×, obrana { $defences }
vzdor-czech-title = Český název
vzdor-about-spy = Francovi lidé ve vašich řadách. Špeh není makista, nemá sílu a nelze ho zahrát; zůstává v ruce až do odpočinku. Doberete-li si při odpočinku samé špehy, hra je prohraná.
vzdor-about-hidden = Leží lícem dolů a nikdo ho ještě neviděl. Otočí se, až bude zvolena jeho mise, nebo průzkumem.

vzdor-warn-mission = Misi lze ještě splnit. Ukončíte-li útok teď, počítá se jako neúspěšná. Ukončit útok?
vzdor-warn-end = Hra tím končí, bodů { $points }: { $title }. Ukončit odboj?

vzdor-sign-defence = obrana
vzdor-sign-points = vítězné body
vzdor-sign-covert = utajená strana a její síla
vzdor-sign-revealed = prozrazená strana a její síla
vzdor-sign-keyword-defence = účinek Obrana: od začátku útoku
vzdor-sign-keyword-defeat = účinek Porážka: ve chvíli porážky
vzdor-sign-keyword-survive = účinek Přežití: není-li poražen
vzdor-sign-hidden = skrytý nepřítel; před jménem: lícem dolů, ale viděný
vzdor-sign-top = kolik karet navrchu balíčku je známo
vzdor-sign-discard = kolik karet je v odhozu
vzdor-sign-phases = akce platí při Plánování, při Útoku

## Vzdor! stručně, do úzkých sloupců

vzdor-brief-counter-guerrilla = Protipart.
vzdor-brief-radio-operator = Radista
vzdor-brief-spy-master = Vel. špehů
vzdor-brief-attack-per-revealed = +1 za prozrazeného
vzdor-brief-attack-per-civilian = +1 za mrtvého civilistu
vzdor-brief-attack-per-other-maquis = +1 za dalšího makistu
vzdor-brief-move-enemy = nepřítel k jiné misi
vzdor-brief-discard-counter-guerrillas = odhodit Protipartyzány
vzdor-brief-discard-enemies = { $count ->
    [one] odhodit { $count } nepřítele
    [few] odhodit { $count } nepřátele
   *[other] odhodit { $count } nepřátel
}
vzdor-brief-discard-enemy-gain-defence = odhodit za jeho obranu
vzdor-brief-scout-mission = odhalit celou misi
vzdor-brief-scout-and-discard = odhalit 1–2, 1 odhodit
vzdor-brief-discard-spy-draw = odhodit špeha, dobrat 1
vzdor-brief-enlist = 1 ze 3 rekrutů k vám
vzdor-brief-sift-recruits = 3 rekruti, i dospod
vzdor-brief-draw-recruit = dobrat 1 rekruta
vzdor-brief-weaken = nepřátelé s ◆2+ mají −1
vzdor-brief-draw = { $count ->
    [one] dobrat { $count } kartu
    [few] dobrat { $count } karty
   *[other] dobrat { $count } karet
}
vzdor-brief-take-back = 1 prozrazený do ruky
vzdor-brief-call-back = 1 prozrazený navrch
vzdor-brief-sift-covert = 3 vrchní, i odhodit
vzdor-brief-sift-enemies = 3 nepřátelé, i odhodit
vzdor-brief-copy = zopakovat utajenou akci
vzdor-brief-discard-maquis-draw = odhodit 1, dobrat { $count }
vzdor-brief-remove-spy = odstranit špeha
vzdor-brief-ignore-mission = účinek mise neplatí
vzdor-brief-halve-mission = půlka obrany mise

## Blitzkrieg!

blitzkrieg-turn = { $turn }. tah · { $seat }
blitzkrieg-set-up = Příprava
blitzkrieg-reserve = zásoba
blitzkrieg-bag = sáček
blitzkrieg-weapons = zbraně
blitzkrieg-bank = bank
blitzkrieg-level = Soupeř:
blitzkrieg-stratagem = Taktický žeton
blitzkrieg-repeats = opakuje
blitzkrieg-cup = zbývá taktických žetonů
blitzkrieg-theatres = Válčiště
blitzkrieg-effects = Efekty polí
blitzkrieg-units = Běžné jednotky
blitzkrieg-space = { $theatre }, { $row }. kampaň, { $column }. pole
blitzkrieg-campaign = { $row }. kampaň
blitzkrieg-no-effect = bez efektu
blitzkrieg-copies-bank = { $count }× mezi speciálními zbraněmi
blitzkrieg-track = Lišta má { $steps } políček na každou stranu; kostička na { $closes }. políčku válčiště uzavře.
blitzkrieg-bonus = Uzavření kampaně vynese o 1 bod víc od { $first }. políčka, o 2 od { $second }. políčka.
blitzkrieg-arrows = Vede do: { $names }
blitzkrieg-warn-rest = Zbývající efekty propadnou. Nechat je být?

blitzkrieg-code-production = Vý
blitzkrieg-code-bombing = Ná
blitzkrieg-code-research = Vz
blitzkrieg-code-tactical = Ta
blitzkrieg-code-strategic = St
blitzkrieg-code-propaganda = Pg
blitzkrieg-code-advanced-production = V+
blitzkrieg-code-applied-research = Ap
blitzkrieg-code-advanced-research = Z+

blitzkrieg-brief-western-europe = Z Evropa
blitzkrieg-brief-eastern-europe = V Evropa
blitzkrieg-brief-africa = Afrika
blitzkrieg-brief-pacific = Pacifik
blitzkrieg-brief-south-east-asia = JV Asie

blitzkrieg-sign-sides = žetony strany, která začíná, a žetony té druhé
blitzkrieg-sign-type-army = armáda: pozemní a smíšená pole; za ní hodnota
blitzkrieg-sign-type-fleet = flotila: námořní a smíšená pole
blitzkrieg-sign-type-air = letectvo: kterékoli pole
blitzkrieg-sign-type-any = nic z toho: kterékoli pole
blitzkrieg-sign-terrain-land = pozemní pole, před písmeny efektu
blitzkrieg-sign-terrain-sea = námořní pole
blitzkrieg-sign-terrain-mixed = smíšené pole
blitzkrieg-sign-ability-rapid = rychlé nasazení
blitzkrieg-sign-ability-bombing = nálet
blitzkrieg-sign-ability-general = generál nebo admirál: o 1 víc za každý patřičný žeton
blitzkrieg-sign-ability-strike = úderná síla: bez efektu pole
blitzkrieg-sign-ability-atomic = atomová bomba
blitzkrieg-sign-ability-spy = špión; na plánu jako to, čím byl
blitzkrieg-sign-ability-scientist = vědec
blitzkrieg-sign-ability-partisans = partyzáni
blitzkrieg-sign-ability-commander = výjimečný velitel: efekt dvakrát
blitzkrieg-sign-marker = kostička na liště
blitzkrieg-sign-promised = kam by se posunula
blitzkrieg-sign-bonus = na liště: odtud o tolik bodů víc
blitzkrieg-sign-end = na liště: válčiště se uzavírá
blitzkrieg-sign-points = body
blitzkrieg-sign-active = aktivní kampaň
blitzkrieg-sign-closed = uzavřené válčiště; závorky říkají, kdo je získal
blitzkrieg-sign-hidden = žetony za zástěnou

## Commands & Colors: Napoleonics

napoleonics-turn = { $turn }. tah · { $seat }
napoleonics-goal = z { $goal }
napoleonics-goal-told = K vítězství je třeba zástav: { $goal }.
napoleonics-nightfall = Po { $turns } tazích každé strany padne noc.
napoleonics-letter-french = F
napoleonics-letter-allied = S
napoleonics-letter-british = B
napoleonics-letter-portuguese = P
napoleonics-letter-netherlands = N
napoleonics-last = naposledy:
napoleonics-card = Karta:
napoleonics-tactics = jako:
napoleonics-deck = balíček
napoleonics-discard = odhozené
napoleonics-dice = Kostky ({ $letter }, { $hex }):
napoleonics-square = čtverec
napoleonics-ordered = má rozkaz
napoleonics-moved = po přesunu
napoleonics-tired = v tomto tahu už nesmí bojovat
napoleonics-fought = po boji
napoleonics-leader = velitel
napoleonics-hand = ruka
napoleonics-army = vojsko
napoleonics-table = Na stole
napoleonics-battle = Bitva
napoleonics-field = Bojiště
napoleonics-cards = Karty velení
napoleonics-units = Jednotky
napoleonics-grounds = Terén
napoleonics-copies = { $count }× v balíčku
napoleonics-objective-held = { $objective } ({ $hexes }), nyní drží: { $seat }.
napoleonics-part-start = kdo začíná
napoleonics-part-victory = zástavy
napoleonics-part-map = terén
napoleonics-part-deployment = vojska
napoleonics-side-E = vpravo
napoleonics-side-NE = vpravo nahoře
napoleonics-side-NW = vlevo nahoře
napoleonics-side-W = vlevo
napoleonics-side-SW = vlevo dole
napoleonics-side-SE = vpravo dole

napoleonics-arm-infantry = pěchota
napoleonics-arm-cavalry = jízda
napoleonics-arm-artillery = dělostřelectvo
napoleonics-table-blocks = { $blocks ->
    [one] { $arm }, { $blocks } blok
    [few] { $arm }, { $blocks } bloky
   *[other] { $arm }, { $blocks } bloků
}
napoleonics-table-move = Přesun o { $move } s bojem, nejvýše o { $march }.
napoleonics-table-fire = Střílí nejvýše na { $range } hexy: bloky + { $standing }, po přesunu polovina bloků (zaokrouhlená { $half }) + { $moving }.
napoleonics-half-up = nahoru
napoleonics-half-down = dolů
napoleonics-table-melee = Boj na blízko: bloky + { $melee }.
napoleonics-table-infantry = Boj na blízko s pěchotou: ještě + { $dice }.
napoleonics-table-battery = Kostky na vzdálenost 1 (boj na blízko) až { $reach }:
napoleonics-table-battery-row = { $blocks ->
    [one] { $blocks } blok: { $dice }
    [few] { $blocks } bloky: { $dice }
   *[other] { $blocks } bloků: { $dice }
}
napoleonics-table-flags = Smí nebrat v úvahu praporů: { $flags }.
napoleonics-table-retreat = Za každý prapor ustupuje o hexů: { $hexes }.
napoleonics-table-sabers = Její šavle nikoho nezasáhnou.
napoleonics-trait-light = Lehká: bojuje i v tahu, ve kterém vstoupí do lesa.
napoleonics-trait-guard = Garda.
napoleonics-trait-heavy = Těžká jízda.
napoleonics-trait-strides = Při Rychlém pochodu se posune o 2 a bojuje.

napoleonics-code-LN = ŘP
napoleonics-code-LT = LP
napoleonics-code-RL = OS
napoleonics-code-GR = GR
napoleonics-code-GG = GG
napoleonics-code-YG = MG
napoleonics-code-OG = SG
napoleonics-code-MI = MI
napoleonics-code-LC = LJ
napoleonics-code-HC = TJ
napoleonics-code-CU = KY
napoleonics-code-GHC = GJ
napoleonics-code-FA = PD
napoleonics-code-HA = JD
napoleonics-code-GFA = GD
napoleonics-code-GHA = JG
napoleonics-brief-orders = Rozkazy:
napoleonics-brief-command = kolik je karet v ruce
napoleonics-brief-draws = ; líznou se { $count }, jedna zůstane
napoleonics-brief-bayonet-charge = 4 pěchoty: přesun o 2 a boj na blízko, ne na dálku; garda +1 kostka
napoleonics-brief-bombard = 4 baterie: přesun o 3, nebo boj s 2 kostkami navíc (garda 3)
napoleonics-brief-cavalry-charge = 4 jízdy nebo jízdní baterie: +1 kostka (garda 2), těžká o 3 hexy
napoleonics-brief-counter-attack = Poslední karta soupeře se zaměněným křídlem
napoleonics-brief-elan = Kostka za každou kartu v ruce: symbol dá rozkaz; +1 kostka
napoleonics-brief-fire-and-hold = 4 pěchoty nebo baterie bez nepřítele vedle: boj na dálku s +1 kostkou
napoleonics-brief-first-strike = Když na vás někdo útočí na blízko: vaše jednotka bojuje první
napoleonics-brief-force-march = Veškerá pěchota sekce: přesun o 2, někteří potom i bojují
napoleonics-brief-cold-steel = Všechny jednotky vedle nepřítele: boj na blízko, +1 kostka, bez přesunu
napoleonics-brief-grande-manoeuvre = 4 jednotky nebo velitelé až o 4 hexy bez boje; nebo 1 jednotka
napoleonics-brief-leadership = Všichni velitelé, sami nebo s jednotkou, která má +1 kostku
napoleonics-brief-rally = Kostka za každou kartu v ruce: symboly vracejí bloky; rozkazy
napoleonics-brief-short-supply = Libovolná jednotka se vrátí na první řadu svého majitele

napoleonics-sign-unit = jednotka: národ, druh, zbývající bloky
napoleonics-sign-leader = velitel; u jednotky za bloky, sám před jménem
napoleonics-sign-leaving = velitel, který má rozkaz jednotku opustit
napoleonics-sign-square = čtverec
napoleonics-sign-led-square = čtverec s velitelem
napoleonics-sign-ordered = má rozkaz
napoleonics-sign-moved = po přesunu
napoleonics-sign-tired = v tomto tahu už nesmí bojovat
napoleonics-sign-fought = po boji
napoleonics-sign-may = lze zvolit
napoleonics-sign-from = kde volba pod kurzorem začíná; kdo útočí
napoleonics-sign-at = hex, na kterém je kurzor
napoleonics-sign-attacked = na koho se útočí
napoleonics-sign-goal = cíl
napoleonics-sign-exit = místo odchodu z bojiště
napoleonics-sign-banners = zástavy
napoleonics-sign-cards = karty v ruce
napoleonics-sign-works = polní opevnění; šipka říká, kam je obráceno
napoleonics-sign-works-hill = polní opevnění na kopci

## Kacíř: Za palisádami

kacir-round = { $round }. kolo · { $seat }
kacir-set-up = Příprava
kacir-letter-witch = Č
kacir-letter-familiar = P
kacir-letter-hunter = L
kacir-group-red = červení
kacir-group-blue = modří
kacir-group-green = zelení
kacir-deck = balíček
kacir-discards = odložené
kacir-upkeep = údržba
kacir-known = známé:
kacir-shown = Odkryté
kacir-hand = ruka
kacir-in-play = ve hře
kacir-village = Vesnice
kacir-scenario = Scénář
kacir-groups = Přehled skupin
kacir-unseen = neviděné
kacir-all-cards = všechny karty
kacir-row-brew = lektvary
kacir-row-familiar = pomocníci
kacir-row-curse = prokletí
kacir-row-charm = připojené
kacir-row-ally = spojenci
kacir-row-location = lokace
kacir-row-investigation = vyšetřování
kacir-supply = Zásoba
kacir-green-pawns = žetonů akcí na zelených: { $count }
kacir-dead = mrtvý, nevinný
kacir-you = to jste vy: čarodějnice
kacir-cleared = čarodějnicí být nemůže
kacir-note-identity = ★ Jste { $name }: ♥{ $favours }/{ $needed }
kacir-note-held = ? lovec má karet podezřelých { $count }/{ $needed }
kacir-note-reach = pro něj možných: { $count }
kacir-note-suspects = ? vyloučení { $count }/{ $needed }: { $names }
kacir-note-possible = možní ({ $count }): { $names }
kacir-note-all = možní jsou všichni
kacir-note-dead = † { $count }/{ $needed }
kacir-note-clues = k popravě: ▲{ $count }
kacir-warn-pawns = { $count ->
    [one] Zbývá { $count } žeton akce.
    [few] Zbývají { $count } žetony akcí.
   *[other] Zbývá { $count } žetonů akcí.
} Ukončit tah?
kacir-card-kind = { $seat }, { $kind }, cena ¤{ $cost }
kacir-value-upkeep = Údržba: ¤{ $count }
kacir-value-gloom = Zhouba: ≈{ $count }
kacir-value-secrets = Potřebuje tajností: ◆{ $count }
kacir-value-cancel = Zrušení stojí ¤{ $count }
kacir-value-assets = Návštěva umístí: { $count }
kacir-value-per-pawn = Návštěva umístí tolik, kolik je ve skupině žetonů akcí, nejvýše { $count }
kacir-waits-witch = Čeká na návštěvy čarodějnice.
kacir-waits-hunter = Čeká na návštěvy lovce.
kacir-copies = Č. { $number }, { $count }× ve standardním balíčku
kacir-own-decks = Jen do vlastních balíčků
kacir-printed = Není naše: { $parts }
kacir-lies-at = leží u:
kacir-lies-here = Leží tu:
kacir-part-name = jméno
kacir-part-cost = cena
kacir-part-power = účinek
kacir-part-upkeep = údržba
kacir-part-effect = účinek
kacir-part-kind = druh
kacir-part-cleanse = efekt očisty
kacir-part-gloom = zhouba
kacir-part-secrets = tajnosti
kacir-part-boost = posílení
kacir-part-assets = umísťované žetony
kacir-part-ability = schopnost
kacir-part-paid = placená schopnost
kacir-tokens-secrets = tajnosti
kacir-tokens-favours = přízně
kacir-tokens-clues = stopy
kacir-tokens-gloom = zhouba
kacir-pawn-witch = žeton akce čarodějnice
kacir-pawn-familiar = žeton akce pomocníka
kacir-pawn-hunter = žeton akce lovce
kacir-sign-assets = tolik žetonů umístí návštěva ve skupině
kacir-sign-lying = karta u vesničana; v závorce, na čí návštěvy čeká
kacir-sign-influence = vliv; u karet jejich cena
kacir-sign-pawns = nepoužitý žeton akce; na lokaci: použitá
kacir-sign-hand = karty v ruce
kacir-sign-evidence = důkazy a kolik jich stojí karta podezřelého
kacir-sign-suspects = lovcovy karty podezřelých
kacir-sign-at = kde karta leží; na kolik by se číslo změnilo
kacir-sign-dazed = ohromená: teď bez účinku
kacir-sign-covered = ztracená všem na dohled: nepočítá se za kartu ve hře
kacir-sign-mark = lze zvolit: číslo klávesy

kacir-brief-ashley = Ashley
kacir-brief-william = William
kacir-brief-silas = Silas
kacir-brief-oswald = Oswald
kacir-brief-hazel = Hazel
kacir-brief-kveta = Květa
kacir-brief-judy = Judy
kacir-brief-grace = Grace
kacir-brief-edith = Edith
kacir-brief-annie = Annie
kacir-brief-betty = Betty
kacir-brief-adams = Adams
kacir-brief-wulfric = Wulfric
kacir-brief-biggs = Biggs
kacir-brief-tobias = Tobias
kacir-brief-haunted = Posedlí
