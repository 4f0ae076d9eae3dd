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

# Plain numbers

napoleonics-number-turn = Kolo { $turn }
napoleonics-number-turn-told = Kolo je tah každé strany.
napoleonics-number-banners = { $seat }: zástavy { $count } z { $goal }
napoleonics-number-banners-told = Za každou zničenou nepřátelskou jednotku i velitele a za cíle bitvy. Kdo jich má { $goal }, v tom okamžiku vítězí.
napoleonics-number-hand = { $seat }: karty v ruce { $count }
napoleonics-number-hand-told = To je velení této strany: každý tah začíná zahráním jedné z nich.
napoleonics-number-deck = Karty v balíčku: { $count }
napoleonics-number-deck-told = Na konci tahu se z něj líže karta.
