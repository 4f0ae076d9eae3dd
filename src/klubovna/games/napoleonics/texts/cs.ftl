### Commands & Colors: Napoleonics

game-name = Commands & Colors: Napoleonics
game-short = Napoleonics
game-pitch = Karty velení a kostky
game-goal = Velte armádě kartami. Kdo první získá dost zástav, vyhrál bitvu.
game-summary = Bitvy napoleonských válek: karty velení dávají rozkazy, kostky rozhodují boje a pěchota se před jízdou formuje do čtverce.
chance-of = Šance, že { $seat } { $seat-number ->
    [plural] vyhrají
   *[other] vyhraje
} bitvu; nerozhodná platí za půl.

## Volba scénáře

option-scenario = Bitva
option-scenario-rolica-first = Roliça: první postavení Francouzů
option-scenario-rolica-second = Roliça: druhé postavení Francouzů
option-scenario-vimiero = Vimeiro
option-scenario-corunna = Corunna
option-scenario-talavera = Talavera
option-scenario-coa = Craufurd na řece Côa
option-scenario-bussaco-reynier = Buçaco: Reynierův útok
option-scenario-bussaco-ney = Buçaco: Neyův útok
option-scenario-redinha = Redinha
option-scenario-salamanca-left = Salamanca: útok na francouzské levé křídlo
option-scenario-salamanca-right = Salamanca: útok na francouzské pravé křídlo
option-scenario-garcia-hernandez = García Hernández
option-scenario-nivelle = Nivelle: linie redut
option-scenario-quatre-bras = Quatre Bras
option-scenario-waterloo = Waterloo
option-scenario-fuentes = Fuentes de Oñoro
option-scenario-barrosa = Barrosa
option-scenario-albuera = La Albuera
option-scenario-own = Vlastní scénář

## Jména: bitvy a co se tam stalo

name-rolica-first = Roliça: první postavení Francouzů
full-rolica-first = 17. srpna 1808. Generál Delaborde má asi 4 400 mužů a úkol zdržet mnohem silnější Wellesleyho armádu. Postavil se na návrší u vsi Roliça; Britové na něj jdou středem a Portugalci i Fergusson ho zkoušejí obejít. Kdo obsadí kopce v jeho týlu, ohrozí ústup.
name-rolica-second = Roliça: druhé postavení Francouzů
full-rolica-second = 17. srpna 1808, odpoledne. Delaborde včas ustoupil na strmý hřeben, kam vedou jen úzké rokle. Britské prapory se do nich vrhly dřív, než bylo obchvatné křídlo na místě, a zaplatily za to: mezi padlými byl i plukovník Lake.
name-vimiero = Vimeiro
full-vimiero = 21. srpna 1808. Junot vytáhl z Lisabonu a zaútočil na Wellesleyho dřív, než ten dostal všechny posily. Francouzské kolony šly do kopce proti liniím, které je čekaly za hřebenem; severní oddíly zabloudily k vesnici Ventosa.
name-corunna = Corunna
full-corunna = 16. ledna 1809. Po zimním ústupu Galicií čeká britská armáda v přístavu na lodě. Soult zaútočil, aby jí v nalodění zabránil. Moore byl smrtelně raněn, ale linie nad městem vydržela a armáda odplula.
name-talavera = Talavera
full-talavera = 28. července 1809. Král Josef a maršál Victor útočí přes potok Portiña na výšinu Cerro de Medellín, klíč britského postavení. Po dvou dnech bojů zůstalo bojiště Wellesleymu, který za ně dostal titul Wellington.
name-coa = Craufurd na řece Côa
full-coa = 24. července 1810. Craufurdova Lehká divize zůstala pod pevností Almeida na nesprávném břehu Côy příliš dlouho. Ney na ni udeřil s celým sborem a jediná cesta zpátky vedla přes úzký most. Spojenci získávají zástavy i za jednotky, které se dostanou pryč.
name-bussaco-reynier = Buçaco: Reynierův útok
full-bussaco-reynier = 27. září 1810. Masséna dal rozkaz vzít dlouhý hřeben Buçaco přímým útokem. Reynierovy kolony se v mlze dostaly až nahoru, ale tam je smetla palba a protiútoky Pictonovy divize.
name-bussaco-ney = Buçaco: Neyův útok
full-bussaco-ney = 27. září 1810. Severněji útočí Ney na ves Sula. Craufurd schoval za hřebenem prapory, které vyrazily, až když byli Francouzi těsně pod vrcholem.
name-redinha = Redinha
full-redinha = 12. března 1811. Masséna se stahuje z Portugalska a Ney velí zadnímu voji. U Redinhy zdržel Wellingtona jedinou divizí na výšině před městem, a když se celá spojenecká linie rozvinula, ustoupil přes most.
name-salamanca-left = Salamanca: útok na francouzské levé křídlo
full-salamanca-left = 22. července 1812. Marmont roztáhl levé křídlo příliš daleko. Wellington to uviděl a poslal Pakenhamovu divizi proti Thomièresovi; Marmont byl krátce nato těžce raněn a velení převzal Clausel.
name-salamanca-right = Salamanca: útok na francouzské pravé křídlo
full-salamanca-right = 22. července 1812, navečer. Zatímco se francouzské levé křídlo rozpadá, Foy a Ferey drží druhé a kryjí ústup přes potok Pelagarcía.
name-garcia-hernandez = García Hernández
full-garcia-hernandez = 23. července 1812. Den po Salamance dostihla jízda francouzský zadní voj. Bockovi těžcí dragouni dokázali téměř nemožné: prolomili čtverce pěchoty. (Náš scénář místo dvanáctého, který neznáme.)
name-nivelle = Nivelle: linie redut
full-nivelle = 10. listopadu 1813. Soult opevnil kopce na francouzské straně Pyrenejí řadou redut. Wellington je napadl na široké frontě a prolomil Clauselův střed. (Náš scénář místo třináctého, který neznáme.)
name-quatre-bras = Quatre Bras
full-quatre-bras = 16. června 1815. Ney má obsadit křižovatku, přes kterou se může Wellington spojit s Prusy. Zpočátku ji drží jen hrstka Nizozemců a Nassavanů; celé odpoledne přicházejí posily a Kellermannovi kyrysníci se dostanou až k domům.
name-waterloo = Waterloo
full-waterloo = 18. června 1815. Wellington stojí na nízkém hřebeni a před sebou má tři opevněné body: Hougoumont, La Haye Sainte a Papelotte. Napoleon musí jeho armádu rozdrtit, než dorazí Prusové.
name-fuentes = Fuentes de Oñoro
full-fuentes = 5. května 1811. Masséna se pokouší osvobodit obleženou Almeidu. Bojuje se ulici po ulici ve Fuentes de Oñoro, zatímco francouzská jízda obchází spojenecké křídlo u vsi Pozo Bello. (Scénář navíc, v knize není.)
name-barrosa = Barrosa
full-barrosa = 5. března 1811. Grahamova kolona se na pochodu ke Cádizu dozvěděla, že má Victora v zádech. Graham ji otočil a poslal rovnou do kopce na Cerro del Puerco. (Scénář navíc, jen britská část bojiště.)
name-albuera = La Albuera
full-albuera = 16. května 1811. Soult obešel Beresfordovo křídlo a na holých kopcích se obě pěchoty střílely zblízka, dokud nerozhodl útok Coleovy divize. Hoghtonova brigáda tam zůstala ležet tak, jak stála. (Scénář navíc, bez Španělů.)
name-own = Vlastní scénář
full-packed = Bitva z balíčku.
full-own = Bitva z vašeho vlastního souboru.

## Cíle a zvláštní pravidla bitev

name-baseline-hills = kopce v týlu Francouzů
name-medellin = Cerro de Medellín
name-redinha-town = město Redinha
name-redoubts = reduty
name-crossroads = křižovatka Quatre Bras
name-hougoumont = zámek Hougoumont
name-la-haye-sainte = statek La Haye Sainte
name-papelotte = statek Papelotte
name-fuentes-village = ves Fuentes de Oñoro
name-pozo-bello = ves Pozo Bello
name-cerro-del-puerco = Cerro del Puerco
name-albuera-hill = holý vrch
name-bridge-road = cesta za mostem
special-objective-each-lent = Cíl: { $objective }. { $seats }: { $hexes-count ->
        [one] zástavy za hex { $hexes } obsazený na začátku vlastního tahu:
       *[other] zástavy za každý z hexů { $hexes } obsazený na začátku vlastního tahu:
    } { $worth }. Platí, jen dokud tam jednotka této strany zůstává.
special-objective-each-lasting = Cíl: { $objective }. { $seats }: { $hexes-count ->
        [one] zástavy za hex { $hexes } obsazený na začátku vlastního tahu:
       *[other] zástavy za každý z hexů { $hexes } obsazený na začátku vlastního tahu:
    } { $worth }. Zůstávají natrvalo.
special-objective-all-lent = Cíl: { $objective }. { $seats }: zástavy za obsazení všech hexů { $hexes } na začátku vlastního tahu: { $worth }. Platí, jen dokud žádný z nich nikdo neopustí.
special-objective-all-lasting = Cíl: { $objective }. { $seats }: zástavy za obsazení všech hexů { $hexes } na začátku vlastního tahu: { $worth }. Zůstávají natrvalo.
special-exit = Odchod: { $exit }. { $seat }: jednotka, která začíná přesun na { $hexes }, smí i s velitelem opustit bojiště. Zástavy za to: { $worth }. Odejít smí i samotný velitel; zástavy za něj: { $leaders }.
special-fords-stop = Potok se dá přebrodit všude; kdo do něj vstoupí, musí se zastavit.
special-fords-pass = Potok se dá přebrodit všude a nikdo se v něm nemusí zastavit.
special-fords-pass-ours = Potok se dá přebrodit všude a nikdo se v něm nemusí zastavit. To je náš předpoklad; kniha scénářů o tom v našich pramenech mlčí.
special-change = { $change }: na { $hexes } je od { $turn }. tahu { $terrain }, jakmile tam nikdo nepřekáží.
special-river = Řeka je neprůchodná všude kromě mostu.
special-works = Polní opevnění stojí na vyznačených stranách hexů.
special-unofficial = Tento scénář je náš, v knize není.
special-known = Naše je na této bitvě: { $ours }. Ostatní známe z knihy nebo z veřejných zdrojů.
special-all-ours = Z knihy známe jen to, že se tato bitva odehrála; všechno ostatní je naše.
name-ours-start = kdo začíná
name-ours-victory = počet zástav
name-ours-map = mapa
name-ours-top = velitel a karty horní strany
name-ours-bottom = velitel a karty dolní strany
name-ours-deployment = rozestavení
name-ours-objectives = cíle
name-ours-exits = odchody
name-ours-changes = změny terénu

## Jména: národy, sekce

name-british = Britové
name-portuguese = Portugalci
name-netherlands = Nizozemci
name-left = levé křídlo
    .loc = na levém křídle
name-center = střed
    .loc = ve středu
name-right = pravé křídlo
    .loc = na pravém křídle

## Jména: jednotky

name-french-line = francouzská řadová pěchota
    .acc = francouzskou řadovou pěchotu
    .gen = francouzské řadové pěchoty
    .dat = francouzské řadové pěchotě
    .gender = f
name-french-light = francouzská lehká pěchota
    .acc = francouzskou lehkou pěchotu
    .gen = francouzské lehké pěchoty
    .dat = francouzské lehké pěchotě
    .gender = f
name-french-grenadier = francouzská jednotka granátníků
    .acc = francouzskou jednotku granátníků
    .gen = francouzské jednotky granátníků
    .dat = francouzské jednotce granátníků
    .gender = f
name-french-young-guard = Mladá garda
    .acc = Mladou gardu
    .gen = Mladé gardy
    .dat = Mladé gardě
    .gender = f
name-french-old-guard = Stará garda
    .acc = Starou gardu
    .gen = Staré gardy
    .dat = Staré gardě
    .gender = f
name-french-militia = francouzská milice
    .acc = francouzskou milici
    .gen = francouzské milice
    .dat = francouzské milici
    .gender = f
name-french-light-cavalry = francouzská lehká jízda
    .acc = francouzskou lehkou jízdu
    .gen = francouzské lehké jízdy
    .dat = francouzské lehké jízdě
    .gender = f
name-french-heavy-cavalry = francouzská těžká jízda
    .acc = francouzskou těžkou jízdu
    .gen = francouzské těžké jízdy
    .dat = francouzské těžké jízdě
    .gender = f
name-french-cuirassier = francouzská jednotka kyrysníků
    .acc = francouzskou jednotku kyrysníků
    .gen = francouzské jednotky kyrysníků
    .dat = francouzské jednotce kyrysníků
    .gender = f
name-french-guard-heavy-cavalry = francouzská gardová těžká jízda
    .acc = francouzskou gardovou těžkou jízdu
    .gen = francouzské gardové těžké jízdy
    .dat = francouzské gardové těžké jízdě
    .gender = f
name-french-foot-artillery = francouzská polní baterie
    .acc = francouzskou polní baterii
    .gen = francouzské polní baterie
    .dat = francouzské polní baterii
    .gender = f
name-french-horse-artillery = francouzská jízdní baterie
    .acc = francouzskou jízdní baterii
    .gen = francouzské jízdní baterie
    .dat = francouzské jízdní baterii
    .gender = f
name-french-guard-foot-artillery = francouzská gardová polní baterie
    .acc = francouzskou gardovou polní baterii
    .gen = francouzské gardové polní baterie
    .dat = francouzské gardové polní baterii
    .gender = f
name-french-guard-horse-artillery = francouzská gardová jízdní baterie
    .acc = francouzskou gardovou jízdní baterii
    .gen = francouzské gardové jízdní baterie
    .dat = francouzské gardové jízdní baterii
    .gender = f
name-british-line = britská řadová pěchota
    .acc = britskou řadovou pěchotu
    .gen = britské řadové pěchoty
    .dat = britské řadové pěchotě
    .gender = f
name-british-light = britská lehká pěchota
    .acc = britskou lehkou pěchotu
    .gen = britské lehké pěchoty
    .dat = britské lehké pěchotě
    .gender = f
name-british-rifle = britská jednotka ostrostřelců
    .acc = britskou jednotku ostrostřelců
    .gen = britské jednotky ostrostřelců
    .dat = britské jednotce ostrostřelců
    .gender = f
name-british-grenadier = britská jednotka granátníků
    .acc = britskou jednotku granátníků
    .gen = britské jednotky granátníků
    .dat = britské jednotce granátníků
    .gender = f
name-british-guard-grenadier = britská jednotka gardových granátníků
    .acc = britskou jednotku gardových granátníků
    .gen = britské jednotky gardových granátníků
    .dat = britské jednotce gardových granátníků
    .gender = f
name-british-light-cavalry = britská lehká jízda
    .acc = britskou lehkou jízdu
    .gen = britské lehké jízdy
    .dat = britské lehké jízdě
    .gender = f
name-british-heavy-cavalry = britská těžká jízda
    .acc = britskou těžkou jízdu
    .gen = britské těžké jízdy
    .dat = britské těžké jízdě
    .gender = f
name-british-guard-heavy-cavalry = britská gardová těžká jízda
    .acc = britskou gardovou těžkou jízdu
    .gen = britské gardové těžké jízdy
    .dat = britské gardové těžké jízdě
    .gender = f
name-british-foot-artillery = britská polní baterie
    .acc = britskou polní baterii
    .gen = britské polní baterie
    .dat = britské polní baterii
    .gender = f
name-british-horse-artillery = britská jízdní baterie
    .acc = britskou jízdní baterii
    .gen = britské jízdní baterie
    .dat = britské jízdní baterii
    .gender = f
name-portuguese-line = portugalská řadová pěchota
    .acc = portugalskou řadovou pěchotu
    .gen = portugalské řadové pěchoty
    .dat = portugalské řadové pěchotě
    .gender = f
name-portuguese-light = portugalská lehká pěchota
    .acc = portugalskou lehkou pěchotu
    .gen = portugalské lehké pěchoty
    .dat = portugalské lehké pěchotě
    .gender = f
name-portuguese-militia = portugalská milice
    .acc = portugalskou milici
    .gen = portugalské milice
    .dat = portugalské milici
    .gender = f
name-portuguese-light-cavalry = portugalská lehká jízda
    .acc = portugalskou lehkou jízdu
    .gen = portugalské lehké jízdy
    .dat = portugalské lehké jízdě
    .gender = f
name-portuguese-foot-artillery = portugalská polní baterie
    .acc = portugalskou polní baterii
    .gen = portugalské polní baterie
    .dat = portugalské polní baterii
    .gender = f
name-netherlands-line = nizozemská řadová pěchota
    .acc = nizozemskou řadovou pěchotu
    .gen = nizozemské řadové pěchoty
    .dat = nizozemské řadové pěchotě
    .gender = f
name-netherlands-light = nizozemská lehká pěchota
    .acc = nizozemskou lehkou pěchotu
    .gen = nizozemské lehké pěchoty
    .dat = nizozemské lehké pěchotě
    .gender = f
name-netherlands-militia = nizozemská milice
    .acc = nizozemskou milici
    .gen = nizozemské milice
    .dat = nizozemské milici
    .gender = f
name-netherlands-light-cavalry = nizozemská lehká jízda
    .acc = nizozemskou lehkou jízdu
    .gen = nizozemské lehké jízdy
    .dat = nizozemské lehké jízdě
    .gender = f
name-netherlands-foot-artillery = nizozemská polní baterie
    .acc = nizozemskou polní baterii
    .gen = nizozemské polní baterie
    .dat = nizozemské polní baterii
    .gender = f

## Jména: velitelé

name-alten = Alten
    .acc = Altena
    .gen = Altena
    .dat = Altenovi
    .gender = m
name-anson = Anson
    .acc = Ansona
    .gen = Ansona
    .dat = Ansonovi
    .gender = m
name-bachelu = Bachelu
    .acc = Bachelua
    .gen = Bachelua
    .dat = Bacheluovi
    .gender = m
name-baird = Baird
    .acc = Bairda
    .gen = Bairda
    .dat = Bairdovi
    .gender = m
name-beckwith = Beckwith
    .acc = Beckwitha
    .gen = Beckwitha
    .dat = Beckwithovi
    .gender = m
name-beresford = Beresford
    .acc = Beresforda
    .gen = Beresforda
    .dat = Beresfordovi
    .gender = m
name-bock = Bock
    .acc = Bocka
    .gen = Bocka
    .dat = Bockovi
    .gender = m
name-brenier = Brenier
    .acc = Breniera
    .gen = Breniera
    .dat = Brenierovi
    .gender = m
name-campbell = Campbell
    .acc = Campbella
    .gen = Campbella
    .dat = Campbellovi
    .gender = m
name-clausel = Clausel
    .acc = Clausela
    .gen = Clausela
    .dat = Clauselovi
    .gender = m
name-cole = Cole
    .acc = Colea
    .gen = Colea
    .dat = Coleovi
    .gender = m
name-conroux = Conroux
    .acc = Conrouxe
    .gen = Conrouxe
    .dat = Conrouxovi
    .gender = m
name-craufurd = Craufurd
    .acc = Craufurda
    .gen = Craufurda
    .dat = Craufurdovi
    .gender = m
name-curto = Curto
    .acc = Curta
    .gen = Curta
    .dat = Curtovi
    .gender = m
name-d-erlon = d’Erlon
    .acc = d’Erlona
    .gen = d’Erlona
    .dat = d’Erlonovi
    .gender = m
name-delaborde = Delaborde
    .acc = Delaborda
    .gen = Delaborda
    .dat = Delabordovi
    .gender = m
name-dilkes = Dilkes
    .acc = Dilkese
    .gen = Dilkese
    .dat = Dilkesovi
    .gender = m
name-fane = Fane
    .acc = Fanea
    .gen = Fanea
    .dat = Faneovi
    .gender = m
name-ferey = Ferey
    .acc = Fereye
    .gen = Fereye
    .dat = Fereyovi
    .gender = m
name-fergusson = Fergusson
    .acc = Fergussona
    .gen = Fergussona
    .dat = Fergussonovi
    .gender = m
name-foy = Foy
    .acc = Foye
    .gen = Foye
    .dat = Foyovi
    .gender = m
name-girard = Girard
    .acc = Girarda
    .gen = Girarda
    .dat = Girardovi
    .gender = m
name-graham = Graham
    .acc = Grahama
    .gen = Grahama
    .dat = Grahamovi
    .gender = m
name-rowland-hill = Hill
    .acc = Hilla
    .gen = Hilla
    .dat = Hillovi
    .gender = m
name-hoghton = Hoghton
    .acc = Hoghtona
    .gen = Hoghtona
    .dat = Hoghtonovi
    .gender = m
name-hope = Hope
    .acc = Hopea
    .gen = Hopea
    .dat = Hopeovi
    .gender = m
name-houston = Houston
    .acc = Houstona
    .gen = Houstona
    .dat = Houstonovi
    .gender = m
name-joseph = Josef Bonaparte
    .acc = Josefa Bonaparta
    .gen = Josefa Bonaparta
    .dat = Josefu Bonapartovi
    .gender = m
name-junot = Junot
    .acc = Junota
    .gen = Junota
    .dat = Junotovi
    .gender = m
name-kellermann = Kellermann
    .acc = Kellermanna
    .gen = Kellermanna
    .dat = Kellermannovi
    .gender = m
name-lake = Lake
    .acc = Lakea
    .gen = Lakea
    .dat = Lakeovi
    .gender = m
name-latour-maubourg = Latour-Maubourg
    .acc = Latour-Maubourga
    .gen = Latour-Maubourga
    .dat = Latour-Maubourgovi
    .gender = m
name-leval = Leval
    .acc = Levala
    .gen = Levala
    .dat = Levalovi
    .gender = m
name-loison = Loison
    .acc = Loisona
    .gen = Loisona
    .dat = Loisonovi
    .gender = m
name-mackinnon = MacKinnon
    .acc = MacKinnona
    .gen = MacKinnona
    .dat = MacKinnonovi
    .gender = m
name-marchand = Marchand
    .acc = Marchanda
    .gen = Marchanda
    .dat = Marchandovi
    .gender = m
name-margaron = Margaron
    .acc = Margarona
    .gen = Margarona
    .dat = Margaronovi
    .gender = m
name-marmont = Marmont
    .acc = Marmonta
    .gen = Marmonta
    .dat = Marmontovi
    .gender = m
name-massena = Masséna
    .acc = Massénu
    .gen = Massény
    .dat = Massénovi
    .gender = m
name-merle = Merle
    .acc = Merla
    .gen = Merla
    .dat = Merlovi
    .gender = m
name-mermet = Mermet
    .acc = Mermeta
    .gen = Mermeta
    .dat = Mermetovi
    .gender = m
name-montbrun = Montbrun
    .acc = Montbruna
    .gen = Montbruna
    .dat = Montbrunovi
    .gender = m
name-moore = Moore
    .acc = Moorea
    .gen = Moorea
    .dat = Mooreovi
    .gender = m
name-napoleon = Napoleon
    .acc = Napoleona
    .gen = Napoleona
    .dat = Napoleonovi
    .gender = m
name-ney = Ney
    .acc = Neye
    .gen = Neye
    .dat = Neyovi
    .gender = m
name-orange = Oranžský
    .acc = Oranžského
    .gen = Oranžského
    .dat = Oranžskému
    .gender = m
name-p-soult = Pierre Soult
    .acc = Pierra Soulta
    .gen = Pierra Soulta
    .dat = Pierru Soultovi
    .gender = m
name-pack = Pack
    .acc = Packa
    .gen = Packa
    .dat = Packovi
    .gender = m
name-pakenham = Pakenham
    .acc = Pakenhama
    .gen = Pakenhama
    .dat = Pakenhamovi
    .gender = m
name-picton = Picton
    .acc = Pictona
    .gen = Pictona
    .dat = Pictonovi
    .gender = m
name-reille = Reille
    .acc = Reillea
    .gen = Reillea
    .dat = Reilleovi
    .gender = m
name-reynier = Reynier
    .acc = Reyniera
    .gen = Reyniera
    .dat = Reynierovi
    .gender = m
name-ruffin = Ruffin
    .acc = Ruffina
    .gen = Ruffina
    .dat = Ruffinovi
    .gender = m
name-sebastiani = Sébastiani
    .acc = Sébastianiho
    .gen = Sébastianiho
    .dat = Sébastianimu
    .gender = m
name-sherbrooke = Sherbrooke
    .acc = Sherbrookea
    .gen = Sherbrookea
    .dat = Sherbrookeovi
    .gender = m
name-soult = Soult
    .acc = Soulta
    .gen = Soulta
    .dat = Soultovi
    .gender = m
name-spencer = Spencer
    .acc = Spencera
    .gen = Spencera
    .dat = Spencerovi
    .gender = m
name-thomieres = Thomières
    .acc = Thomièrese
    .gen = Thomièrese
    .dat = Thomièresovi
    .gender = m
name-trant = Trant
    .acc = Tranta
    .gen = Tranta
    .dat = Trantovi
    .gender = m
name-uxbridge = Uxbridge
    .acc = Uxbridge
    .gen = Uxbridge
    .dat = Uxbridgeovi
    .gender = m
name-victor = Victor
    .acc = Victora
    .gen = Victora
    .dat = Victorovi
    .gender = m
name-wellesley = Wellesley
    .acc = Wellesleyho
    .gen = Wellesleyho
    .dat = Wellesleymu
    .gender = m
name-wellington = Wellington
    .acc = Wellingtona
    .gen = Wellingtona
    .dat = Wellingtonovi
    .gender = m
name-wheatley = Wheatley
    .acc = Wheatleyho
    .gen = Wheatleyho
    .dat = Wheatleymu
    .gender = m

## Jména: terén

name-clear = volný terén
    .acc = volný terén
    .gen = volného terénu
    .dat = volnému terénu
    .gender = m
full-clear = Nic neomezuje.
name-forest = les
    .acc = les
    .gen = lesa
    .dat = lesu
    .gender = m
full-forest = Kdo vstoupí, zastaví se a v tom tahu nebojuje (lehká pěchota ano). Útok dovnitř: pěchota −1, jízda −2, dělostřelectvo −1. Útok ven: jízda −2, dělostřelectvo −1. Zakrývá výhled.
name-hill = kopec
    .acc = kopec
    .gen = kopce
    .dat = kopci
    .gender = m
full-hill = Útok nahoru: pěchota −1, jízda −1. Útok dolů: jízda −1. Z kopce na kopec: jen pěchota na dálku −1. Zakrývá výhled na to, co je za ním; z kopce na kopec je vidět. Dělostřelectvo na kopci střílí přes vlastní jednotky na sousedním nižším hexu, ne však v kombinovaném útoku.
name-rugged-hill = strmý svah
    .acc = strmý svah
    .gen = strmého svahu
    .dat = strmému svahu
    .gender = m
full-rugged-hill = Nikdo sem nemůže. Zakrývá výhled.
name-town = město
    .acc = město
    .gen = města
    .dat = městu
    .gender = n
full-town = Kdo vstoupí, zastaví se a v tom tahu nebojuje. Útok dovnitř: pěchota −2, jízda −3, dělostřelectvo −1. Útok ven: jízda −3, dělostřelectvo −1. Útok jízdy (karta) tu nepřidává kostky. Nelze tvořit čtverec. Zakrývá výhled.
name-mill = mlýn
    .acc = mlýn
    .gen = mlýna
    .dat = mlýnu
    .gender = m
full-mill = Budova, platí totéž co pro město.
name-river = řeka
    .acc = řeku
    .gen = řeky
    .dat = řece
    .gender = f
full-river = Nikdo sem nemůže a nelze tu bojovat na blízko. Výhled nezakrývá.
name-ford = brod
    .acc = brod
    .gen = brodu
    .dat = brodu
    .gender = m
full-ford = Kdo vstoupí, zastaví se; bojovat smí. Boj na blízko dovnitř −1, jakýkoli útok ven −1. Nelze tvořit čtverec (lze domluvit jinak). Výhled nezakrývá.
name-bridge = most
    .acc = most
    .gen = mostu
    .dat = mostu
    .gender = m
full-bridge = Nic neomezuje.
name-quarry = pískový lom
    .acc = pískový lom
    .gen = pískového lomu
    .dat = pískovému lomu
    .gender = m
full-quarry = Kdo vstoupí, zastaví se; dělostřelectvo sem nesmí. Útok dovnitř: pěchota na blízko −1, pěchota na dálku beze změny, jízda −2, dělostřelectvo −1. Útok ven: pěchota −1, jízda −2. Ustoupit sem nelze (lze domluvit jinak). Výhled nezakrývá.
name-works = polní opevnění
    .gen = polního opevnění
    .dat = polnímu opevnění
    .gender = n
full-works = Stojí na třech stranách hexu. Kdo přes ně vstoupí nebo vyjde, zastaví se. Útok přes ně: pěchota −1, jízda −2; zevnitř ven: jízda −2. Pěchota a dělostřelectvo za nimi smějí ignorovat jeden prapor. Nesčítá se s kopcem. Nelze tvořit čtverec (lze domluvit jinak).

## Karty velení

full-guard = Garda bojuje { $count ->
        [0] bez kostek navíc
        [one] s kostkou navíc
        [few] se { $count } kostkami navíc
       *[other] s { $count } kostkami navíc
    }.
full-orders = Rozkaz pro { $count ->
        [one] { $count } jednotku nebo velitele
        [few] { $count } jednotky nebo velitele
       *[other] { $count } jednotek nebo velitelů
    } { $section-id ->
        [left] na levém křídle
        [right] na pravém křídle
       *[other] ve středu
    }.
full-orders-command = Rozkaz pro tolik jednotek nebo velitelů { $section-id ->
        [left] na levém křídle
        [right] na pravém křídle
       *[other] ve středu
    }, kolik karet máte v ruce včetně této.
full-orders-flanks = Rozkaz pro { $count ->
        [one] { $count } jednotku nebo velitele
        [few] { $count } jednotky nebo velitele
       *[other] { $count } jednotek nebo velitelů
    } na každém křídle.
full-orders-everywhere = Rozkaz pro { $count ->
        [one] { $count } jednotku nebo velitele
        [few] { $count } jednotky nebo velitele
       *[other] { $count } jednotek nebo velitelů
    } v každé sekci.
full-orders-three = Rozkaz pro { $left ->
        [one] { $left } jednotku nebo velitele
        [few] { $left } jednotky nebo velitele
       *[other] { $left } jednotek nebo velitelů
    } vlevo, { $center } ve středu a { $right } vpravo.
full-draw = Na konci tahu si líznete { $count ->
        [2] dvě karty
        [few] { $count } karty
       *[other] { $count } karet
    } a jednu si necháte.
name-scout-left = Průzkum vlevo
name-scout-center = Průzkum ve středu
name-scout-right = Průzkum vpravo
name-probe-left = Výpad vlevo
name-probe-center = Výpad ve středu
name-probe-right = Výpad vpravo
name-attack-left = Útok vlevo
name-attack-center = Útok ve středu
name-attack-right = Útok vpravo
name-assault-left = Zteč vlevo
name-assault-center = Zteč ve středu
name-assault-right = Zteč vpravo
name-coordinated-advance = Společný postup
name-flank-attack = Útok po křídlech
name-forward = Vpřed
name-recon-in-force = Průzkum bojem
name-bayonet-charge = Na bodáky
full-bayonet-charge = Rozkaz až pro { $units ->
        [one] { $units } jednotku pěchoty
        [few] { $units } jednotky pěchoty
       *[other] { $units } jednotek pěchoty
    }. Smějí se posunout o { $move ->
        [one] { $move } hex
        [few] { $move } hexy
       *[other] { $move } hexů
    } a bojovat na blízko, střílet nesmějí; garda má { $guard ->
        [one] o kostku víc
        [few] o { $guard } kostky víc
       *[other] o { $guard } kostek víc
    }. Nemáte-li pěchotu, rozkaz pro 1 libovolnou jednotku.
name-bombard = Ostřelování
full-bombard = Rozkaz až pro { $units ->
        [one] { $units } baterii
        [few] { $units } baterie
       *[other] { $units } baterií
    }. Každá se buď posune až o { $move ->
        [one] { $move } hex
        [few] { $move } hexy
       *[other] { $move } hexů
    } a nebojuje, nebo zůstane a bojuje { $dice ->
        [one] s { $dice } kostkou navíc
       *[other] s { $dice } kostkami navíc
    } (garda { $guard ->
        [few] se { $guard }
       *[other] s { $guard }
    }). Nemáte-li dělostřelectvo, rozkaz pro 1 libovolnou jednotku.
name-cavalry-charge = Útok jízdy
full-cavalry-charge = Rozkaz až pro { $units ->
        [one] { $units } jednotku jízdy nebo jízdní baterii
        [few] { $units } jednotky jízdy nebo jízdní baterie
       *[other] { $units } jednotek jízdy nebo jízdních baterií
    }. Jízda má celý tah { $dice ->
        [one] o kostku víc
        [few] o { $dice } kostky víc
       *[other] o { $dice } kostek víc
    } (garda o { $guard }) a těžká jízda se smí posunout o { $move ->
        [one] { $move } hex
        [few] { $move } hexy
       *[other] { $move } hexů
    }; jízdní baterie bojují jako obvykle. Nemáte-li je, rozkaz pro 1 libovolnou jednotku.
name-counter-attack = Protiúder
full-counter-attack = Platí jako karta, kterou právě zahrál soupeř; u karet sekcí se z levého křídla stává pravé a naopak. Nezahrál-li soupeř ještě žádnou, rozkaz pro 1 libovolnou jednotku.
name-elan = Elán
full-elan = Hoďte tolika kostkami, kolik karet máte v ruce včetně této. Každý symbol dá rozkaz jednotce toho druhu, prapor libovolné jednotce nebo veliteli, šavle nikomu. Jednotky s rozkazem mají celý tah { $dice ->
        [one] o kostku víc
        [few] o { $dice } kostky víc
       *[other] o { $dice } kostek víc
    }. Odložené karty se zamíchají s dobíracím balíčkem.
name-fire-and-hold = Pal a drž
full-fire-and-hold = Rozkaz až pro { $units ->
        [one] { $units } jednotku pěchoty nebo dělostřelectva
        [few] { $units } jednotky pěchoty nebo dělostřelectva
       *[other] { $units } jednotek pěchoty nebo dělostřelectva
    }. Střílejí { $dice ->
        [one] s kostkou navíc
        [few] se { $dice } kostkami navíc
       *[other] s { $dice } kostkami navíc
    }, nehýbají se a nebojují na blízko; kdo sousedí s nepřítelem, nestřílí. Čtverec se smí rozpustit. Nemáte-li je, rozkaz pro 1 libovolnou jednotku.
name-first-strike = První úder
full-first-strike = Hraje se, když soupeř ohlásí boj na blízko proti vaší jednotce, než hodí. Vaše jednotka bojuje první; útočník pokračuje, jen pokud přežil a neustoupil. Na konci tahu si líznete první.
name-force-march = Rychlý pochod
full-force-march = Rozkaz pro veškerou pěchotu jedné sekce. Lehká pěchota, ostrostřelci, granátníci, garda a jednotky s velitelem se smějí posunout o { $move ->
        [one] { $move } hex
        [few] { $move } hexy
       *[other] { $move } hexů
    } a bojovat; ostatní o 1 a bojovat, nebo o { $move } bez boje. Nemáte-li pěchotu, rozkaz pro 1 libovolnou jednotku.
name-cold-steel = Chladná ocel
full-cold-steel = Rozkaz pro všechny jednotky, které sousedí s nepřítelem. Bojují na blízko { $dice ->
        [one] s kostkou navíc
        [few] se { $dice } kostkami navíc
       *[other] s { $dice } kostkami navíc
    }, nestřílejí a před bojem se nehýbou. Bonusový útok jízdy už kostku navíc nemá.
name-grande-manoeuvre = Velký manévr
full-grande-manoeuvre = Rozkaz až pro { $units ->
        [one] { $units } jednotku nebo velitele
        [few] { $units } jednotky nebo velitele
       *[other] { $units } jednotek nebo velitelů
    }, ne však čtverce. Posunou se až o { $move ->
        [one] { $move } hex
        [few] { $move } hexy
       *[other] { $move } hexů
    } a nebojují. Nebo místo toho rozkaz pro 1 libovolnou jednotku.
name-leadership = Velitelé v čele
full-leadership = Rozkaz pro všechny velitele. Jednotka, se kterou velitel zůstane, má rozkaz také a bojuje { $dice ->
        [one] s kostkou navíc
        [few] se { $dice } kostkami navíc
       *[other] s { $dice } kostkami navíc
    }; jednotka, ke které se teprve připojí, rozkaz nemá. Nemáte-li velitele, rozkaz pro 1 libovolnou jednotku.
name-rally = Zotavení
full-rally = Hoďte tolika kostkami, kolik karet máte v ruce včetně této. Za každý symbol se vrátí blok poškozené jednotce toho druhu, za prapor kterékoli (pokud se nedomluvíte jinak), nikdy nad původní počet. Jednotky, kterým se blok vrátil, mají rozkaz.
name-short-supply = Nedostatek zásob
full-short-supply = Vezměte jednu svou nebo soupeřovu jednotku (ne čtverec ani samotného velitele) a postavte ji i s velitelem na volný hex první řady jejího majitele ve stejné sekci, není-li tam místo, do druhé. Vaše jednotka pak v tomto tahu nebojuje.

### Rules: prompts, choices, log

## Volby

option-section_lines = Čáry mezi sekcemi
option-section_lines-wide = Protínají hexy užších řad
option-section_lines-narrow = Protínají hexy širších řad
option-ford_square = Čtverec v přebroditelné řece
option-ford_square-no = Nelze zformovat
option-ford_square-yes = Lze zformovat
option-works_square = Čtverec na hexu s polním opevněním
option-works_square-no = Nelze zformovat
option-works_square-yes = Lze proti útoku z otevřené strany
option-square_roll = Hod na zformování čtverce
option-square_roll-no = Ne
option-square_roll-yes = Pravidlo překladatele: nemusí se podařit
option-grenadier_fire = Boj granátníků na dálku
option-grenadier_fire-national = Podle národní tabulky
option-grenadier_fire-all = Všichni o kostku víc
option-rifle_fire = Ostrostřelci po přesunu
option-rifle_fire-rules = Polovina bloků a kostka navíc
option-rifle_fire-card = 2, 2, 1 kostka za 3, 2, 1 blok
option-cuirassier_armour = Kyrysy
option-cuirassier_armour-no = Bez účinku
option-cuirassier_armour-yes = Jeden zásah pěchoty na dálku se nepočítá
option-rally_flags = Prapory při Zotavení
option-rally_flags-any = Blok pro libovolnou jednotku
option-rally_flags-none = Nic
option-battle_back = Protiútok
option-battle_back-always = Proběhne sám
option-battle_back-ask = Obránce se rozhodne
option-french_militia = Francouzská milice po přesunu
option-french_militia-up = Polovina bloků nahoru
option-french_militia-down = Polovina bloků dolů
option-quarry_retreat = Ústup do pískového lomu
option-quarry_retreat-closed = Nelze
option-quarry_retreat-open = Lze, jen ne dělostřelectvu
option-nightfall = Soumrak
option-nightfall-60 = Po 60 tazích
option-nightfall-200 = Až po 200 tazích

## Jména: strany, kostky

name-french = Francouzi
    .acc = Francouze
    .gen = Francouzů
    .dat = Francouzům
    .number = plural
name-allied = Spojenci
    .acc = Spojence
    .gen = Spojenců
    .dat = Spojencům
    .number = plural
name-face-infantry = pěchota
name-face-cavalry = jízda
name-face-artillery = dělostřelectvo
name-face-flag = prapor
name-face-sabers = šavle
name-order-units = jednotkám
name-order-units-leaders = jednotkám nebo velitelům
name-order-infantry = pěchotě
name-order-cavalry = jízdě
name-order-artillery = bateriím
name-order-chosen = jednotkám, které karta jmenuje
name-rally-infantry = pěchota
name-rally-cavalry = jízda
name-rally-artillery = dělostřelectvo
name-rally-any = kterýkoli druh

## Jména: z čeho se sčítají kostky a morálka

name-blocks = bloky
name-battery = baterie
name-square = čtverec
name-against-square = proti čtverci
name-against-infantry = proti pěchotě
name-moved = přesun
name-no-less = nejméně žádná
name-from-clear = z volného terénu
name-from-forest = z lesa
name-from-hill = z kopce
name-from-rugged-hill = ze strmého svahu
name-from-town = z města
name-from-mill = z mlýna
name-from-river = z řeky
name-from-ford = z brodu
name-from-bridge = z mostu
name-from-quarry = z lomu
name-from-works = zpoza opevnění
name-with-leader = velitel
name-supported = podpora

## Otázky

ask-play-card = { $seat }: zahrajte kartu velení.
ask-keep-card = { $seat }: kterou kartu si necháte?
ask-give-orders = { $seat }: vydejte rozkaz { $who }, { $left ->
        [one] zbývá { $left }
        [few] zbývají { $left }
       *[other] zbývá { $left }
    }.
ask-give-orders-there = { $seat }: vydejte rozkaz { $who } { $sections-loc }, { $left ->
        [one] zbývá { $left }
        [few] zbývají { $left }
       *[other] zbývá { $left }
    }.
ask-rearrange = { $seat }: rozpustí se čtverec, odloučí se velitel?
ask-march = { $seat }: ve které sekci pěchota pochoduje?
ask-choose-manoeuvre = { $seat }: strategické přesuny, nebo jedna jednotka jako obvykle?
ask-rally-block = { $seat }: které jednotce se vrátí blok ({ $who })?
ask-choose-supplied = { $seat }: které jednotce došly zásoby?
ask-send-back = { $seat }: kam se z { $hex } přemístí { $unit }?
ask-move-units = { $seat }: přesuňte jednotky a velitele.
ask-battle-units = { $seat }: kdo s kým bojuje?
ask-join-guns = { $seat }: { $unit } na { $hex } útočí na { $target }. Které baterie útok podpoří?
ask-meet-attack = { $seat }: { $unit } útočí z { $hex }. Jak se útoku na { $to } postaví { $target }?
ask-answer-back = { $seat }: podnikne { $unit } na { $hex } protiútok (kostky: { $dice })?
ask-ignore-flags = { $seat }: prapory proti jednotce na { $hex } ({ $unit }): { $flags }. Kolik jich bude ignorovat? Mohla by { $steady } ({ $steady-sum }).
ask-fall-back = { $seat }: kam z { $hex } ustoupí { $unit } (zbývá hexů: { $left })?
ask-retire-to = { $seat }: kam se z { $hex } stáhne { $unit }?
ask-leader-retreat = { $seat }: kam z { $hex } ustoupí { $leader }?
ask-take-ground = { $seat }: obsadí { $unit } z { $hex } hex { $to }?
ask-break-through = { $seat }: postoupí { $unit } z { $hex } dál?
ask-bonus-melee = { $seat }: zaútočí { $unit } z { $hex } ještě jednou?

## Možnosti

do-play = { $card }
do-keep = Nechat si: { $card }
do-order = Rozkaz { $hex }: { $unit }
do-order-leader = Rozkaz { $hex }: { $leader }
do-detach = { $leader } opustí jednotku na { $hex }
do-dissolve = Rozpustit čtverec na { $hex }: { $unit }
do-section = V této sekci: { $section }
do-strategic = Strategické přesuny bez boje
do-single = Jedna jednotka jako obvykle
do-rally = Blok na { $hex }: { $unit }
do-supply = { $hex }: { $unit }
do-place = Umístit na { $hex }
do-move = { $unit }: { $origin } na { $to }
do-ride = { $leader }: { $origin } na { $to }
do-exit = { $unit } opustí bojiště z { $origin }
do-ride-off = { $leader } opustí bojiště z { $origin }
do-fire = { $origin } pálí na { $to } ({ $unit } na { $target-acc })
do-melee = { $origin } útočí na { $to } ({ $unit } na { $target-acc })
do-support = Přidá se baterie na { $hex }: { $unit }
do-stand = Zůstat stát
do-stand-fast = Zůstat stát a o Prvním úderu v tomto tahu už neslyšet
do-first-strike = První úder
do-retire = Stáhnout se a přeskupit
do-form-square = Zformovat čtverec
do-battle-back = Podniknout protiútok
do-ignore = { $flags ->
        [0] Neignorovat žádný
        [one] Ignorovat jeden prapor
        [few] Ignorovat { $flags } prapory
       *[other] Ignorovat { $flags } praporů
    }
do-retreat = Na { $to }
do-stop = Zastavit se zde
do-leave = Opustit bojiště
do-advance = Vstoupit na { $to }: { $unit }
do-stay = Zůstat
do-done = Dost
do-done-orders = Žádné další rozkazy
do-done-moves = Žádné další přesuny
do-done-battles = Žádné další boje
do-done-guns = Zaútočit
do-done-bonus = Dál neútočit

## Záznam

log-turn = { $seat }: { $turn }. tah.
log-ground-changed = { $change }: na { $hexes } je teď { $terrain }.
log-shuffled = Balíček karet se zamíchal.
log-draws = { $seat } si berou kartu.
log-drew = Vaše nová karta: { $card }.
log-kept = Necháváte si kartu: { $card }.
log-put-away = { $seat }: odložená karta { $cards }.
log-played = { $seat }: { $card }.
log-counter-attack = { $seat }: rozkazy jako na kartě { $card }.
log-single = { $seat }: jedna jednotka jako obvykle.
log-order = Rozkaz: { $unit } na { $hex }.
log-order-led = Rozkaz: { $unit } na { $hex }, v jejím čele { $leader }, o kostku víc.
log-order-leader = Rozkaz: { $leader } na { $hex }.
log-order-all = Rozkaz všem, které karta jmenuje: { $hexes }.
log-ordered-nobody = { $seat } nedávají rozkaz nikomu.
log-order-nobody = { $seat }: karta nedává rozkaz nikomu.
log-order-lost = { $unit } na { $hex } je bez velitele i bez rozkazu.
log-detached = Rozkaz: { $leader } má na { $hex } opustit { $unit-acc }.
log-dissolved = Čtverec se rozpustil: { $unit } na { $hex }. Jeho karta se vrací do ruky.
log-rallied = Vrací se blok: { $unit } na { $hex } má { $blocks }.
log-rally-lost = Symbol propadá, blok nikomu nechybí ({ $who }).
log-sent-back = Bez zásob: { $unit } z { $origin } na { $to }.
log-supply-lost = Není koho poslat zpátky.
log-moved = { $unit }: z { $origin } na { $to }.
log-rode = { $leader }: z { $origin } na { $to }.
log-exit = { $seat }: { $unit } opouští bojiště na { $hex }. Zástavy: { $banners }.
log-rode-off = { $seat }: { $leader } opouští bojiště na { $hex } a je v bezpečí.{ $banners ->
        [0] { "" }
       *[other] { " " }Zástavy: { $banners }.
    }
log-fire = { $unit } na { $hex } pálí na { $target-acc } na { $to }.
log-melee = { $unit } na { $hex } útočí na { $target-acc } na { $to }.
log-support = { $unit } na { $hex } podporuje útok.
log-support-lost = Kostky, které měla přidat { $unit } na { $hex }, propadají.
log-attack-lost = { $unit } už na { $hex } není, útok se nekoná.
log-no-dice = { $unit } na { $hex } nemá proti { $to } žádnou kostku.
log-first-strike = { $seat }: První úder! { $unit } na { $hex } bojuje první.
log-stands-fast = { $seat }: v tomto tahu už bez Prvního úderu.
log-retires = { $unit } se z { $hex } stahuje a přeskupuje.
log-forms-square = { $unit } na { $hex } tvoří čtverec { $slot }; karta z ruky leží na tabulce čtverců.
log-square-failed = Na čtverec bylo pozdě: { $unit } na { $hex }.
log-track-card = Pod čtvercem { $slot }: { $card }.
log-roll-fire = Boj na dálku z { $hex } ({ $power-sum }{ $power-count ->
        [one] { "" }
       *[other] { " = " }{ $power }
    }): { $dice }.
log-roll-melee = Útok z { $hex } ({ $power-sum }{ $power-count ->
        [one] { "" }
       *[other] { " = " }{ $power }
    }): { $dice }.
log-roll-back = { $unit } na { $hex } podniká protiútok ({ $power-sum }{ $power-count ->
        [one] { "" }
       *[other] { " = " }{ $power }
    }): { $dice }.
log-roll-first-strike = První úder z { $hex } ({ $power-sum }{ $power-count ->
        [one] { "" }
       *[other] { " = " }{ $power }
    }): { $dice }.
log-roll-square = Čtverec na { $hex } hází dřív ({ $power-sum }{ $power-count ->
        [one] { "" }
       *[other] { " = " }{ $power }
    }): { $dice }.
log-roll-retire = Útok z { $hex } na stahující se jízdu ({ $power-sum }{ $power-count ->
        [one] { "" }
       *[other] { " = " }{ $power }
    }): { $dice }.
log-roll-check = { $leader } na { $hex } v nebezpečí: { $dice } – { $hit ->
        [0] vyvázl
       *[other] zásah
    }.
log-roll-escape = { $leader } se na { $hex } probíjí, brání mu { $unit } ({ $power-sum }{ $power-count ->
        [one] { "" }
       *[other] { " = " }{ $power }
    }): { $dice } – { $hit ->
        [0] prošel
       *[other] zásah
    }.
log-roll-form = { $unit } na { $hex } se snaží zformovat do čtverce: { $dice }.
log-roll-elan = { $seat } házejí na Elán: { $dice }.
log-roll-rally = { $seat } házejí na Zotavení: { $dice }.
log-armour = Kyrysy zastavily jeden zásah: { $unit } na { $hex }.
log-blocks-lost = { $unit } na { $hex } ztrácí { $blocks ->
        [one] blok
        [few] { $blocks } bloky
       *[other] { $blocks } bloků
    }, zbývá: { $left }.
log-cornered = { $unit } na { $hex } nemá kam ustoupit (hexů: { $hexes }) a platí bloky.
log-square-wavers = { $unit } na { $hex } stojí ve čtverci a místo ústupu (hexů: { $hexes }) platí bloky.
log-destroyed = { $unit } na { $hex } je zničena. Zástava pro { $seat-acc }.
log-leader-lost = { $leader } padl na { $hex }. Zástava pro { $seat-acc }.
log-leader-cornered = { $leader } nemá z { $hex } kam ustoupit.
log-leader-retreated = { $leader } ustupuje z { $origin } na { $to }.
log-leader-halts = { $leader } zůstává na { $hex }.
log-leader-left = { $leader } opouští bojiště z { $hex } a je v bezpečí.
log-ignored = { $unit } na { $hex } ignoruje { $flags ->
        [one] prapor
        [few] { $flags } prapory
       *[other] { $flags } praporů
    }.
log-retreated = { $unit } ustupuje z { $origin } na { $to }.
log-advanced = { $unit } z { $origin } vstupuje na { $to }.
log-objective = { $seat } drží cíl: { $objective } ({ $hexes }). Zástavy: { $banners }.
log-objective-lost = { $seat } už nedrží cíl: { $objective } ({ $hexes }). Ztracené zástavy: { $banners }.
log-won = { $seat } vítězí v bitvě. Zástavy: { $banners }.
log-nightfall = Po { $turns } tazích každé strany padla noc, bitva končí.
ending-banners = Bitva je rozhodnuta: jedna armáda získala poslední potřebnou zástavu.
ending-nightfall = Bitvu ukončila noc. Vítězí, kdo má víc zástav.

## Náhledy

preview-dice = Kostky: { $dice } ({ $dice-sum })
preview-back = případný protiútok: { $dice }
preview-first = čtverec hází dřív: { $dice }
preview-move = Hexy: { $steps }
preview-tired = v tomto tahu už nemůže bojovat

## Odmítnutí

error-nobody-of-yours = Nestojí tam žádná vaše jednotka.
error-nobody-there = Nestojí tam žádná jednotka.
error-no-hex = Takový hex tu není.
error-ordered-already = Rozkaz už má.
error-leader-ordered-already = Velitel už rozkaz má.
error-not-this-kind = Karta nedává rozkaz tomuto druhu jednotek.
error-other-section = To je v jiné sekci.
error-no-squares = Čtverců se karta netýká.
error-no-leaders = Velitelům tato karta vlastní rozkaz nedává.
error-no-leader-there = Není tam žádný váš velitel.
error-nobody-to-leave = Není tam žádný váš velitel u jednotky.
error-no-square = Není ve čtverci.
error-cavalry-beside = Vedle stojí nepřátelská jízda: čtverec nelze rozpustit.
error-square-keeps-leader = Čtverec nikdo neopouští; nejdřív se musí rozpustit.
error-dissolved-with-him = Čtverec se rozpustil rozkazem, který má díky veliteli; ten proto zůstává.
error-no-order = V tomto tahu nemá rozkaz.
error-leader-no-order = Velitel nemá v tomto tahu vlastní rozkaz.
error-nobody-moves = S touto kartou se nikdo nepřesunuje.
error-moved-already = Už se přesunula.
error-leader-moved-already = Velitel už se přesunul.
error-square-stays = Čtverec se nepřesunuje.
error-leader-came = V tomto tahu k ní dorazil velitel: může bojovat, ale ne se přesunout.
error-closed-ground = Do tohoto terénu vstoupit nelze.
error-taken-hex = Už tam někdo stojí.
error-too-far = To je příliš daleko.
error-no-way = Tam v tomto tahu nevede cesta.
error-no-exit = Tudy se bojiště opustit nedá.
error-fought-already = Už bojovala.
error-moved-too-far = Přesunula se příliš daleko, než aby bojovala.
error-just-entered = Právě vstoupila do terénu, kde se musí nejdřív usadit: v tomto tahu nebojuje.
error-one-block = Baterie s jediným blokem po přesunu nebojuje.
error-card-no-fire = S touto kartou nikdo nestřílí.
error-card-no-melee = S touto kartou nikdo nebojuje na blízko.
error-no-enemy = Není tam koho napadnout.
error-no-enemy-unit = Není tam nepřátelská jednotka, na kterou by se dalo střílet.
error-cavalry-no-fire = Jízda nestřílí.
error-enemy-beside = Vedle stojí nepřátelská jednotka: lze bojovat jen na blízko.
error-out-of-range = To je mimo dostřel.
error-no-sight = Linie výhledu není volná.
error-no-dice = Neházelo by se žádnou kostkou.
error-not-beside = Na blízko se bojuje jen s někým vedle.
error-no-battery = Nestojí tam žádná vaše baterie.
error-not-this-cavalry = Ještě jednou útočí jen jízda, která prolomila linii.
error-only-cavalry-retires = Stáhnout a přeskupit se smí jen jízda napadená pěchotou.
error-no-way-to-retire = Na stažení o dva hexy není volná cesta.
error-only-infantry-forms = Čtverec tvoří jen pěchota napadená jízdou.
error-formed-already = Ve čtverci už je.
error-few-cards = Na čtverec je třeba mít v ruce tři karty.
error-track-full = Na tabulce čtverců není volné místo.
error-no-ground-for-square = V tomto terénu se čtverec zformovat nedá.
error-square-strikes-first = Čtverec hází první i bez této karty.
error-stood-fast = První úder je pro tento tah už odmítnut.
error-no-first-strike-left = První úder teď nemůže mít nikdo: všechny jsou odložené.
error-card-not-held = První úder v ruce nemáte.
error-not-this-symbol = Tomuto druhu jednotek symbol nepomůže.
error-full-strength = Žádný blok jí nechybí.
error-somebody-to-rally = Někomu blok ještě chybí.
error-somebody-to-supply = Některou jednotku je třeba poslat zpátky.
error-no-room-at-home = V týlu pro ni není volný hex.
not-play-card = Tuto kartu v ruce nemáte.
not-keep-card = Tato karta mezi líznutými není.
not-march = V této sekci nemáte žádnou pěchotu.
not-choose-manoeuvre = Na výběr jsou strategické přesuny, nebo jedna jednotka jako obvykle.
not-send-back = Musí to být volný hex první řady majitele ve stejné sekci, není-li tam místo, řady druhé.
not-ignore-flags = Tolik praporů ignorovat nemůže.
not-fall-back = Ustupuje se na volný hex o řadu blíž k vlastnímu okraji.
not-retire-to = Jízda se stahuje po volných hexech k vlastnímu okraji.
not-leader-retreat = Velitel ustupuje k vlastnímu okraji a nezastaví se u jiného velitele ani u nepřítele.
not-take-ground = Vstoupit lze jen na uvolněný hex.
not-break-through = Dál se postupuje na volný sousední hex, nebo se zůstává.
not-answer-back = Jednotka podnikne protiútok, nebo zůstane stát.

## Stručně a vysvětlivky

full-square-track = Pod každým čtvercem leží karta z ruky, dokud se nerozpustí.
sign-ordered = Má rozkaz
sign-moved = Už se přesunula
sign-fought = Už bojovala
sign-tired = V tomto tahu už nemůže bojovat
sign-square = Ve čtverci; číslo je jeho místo na tabulce čtverců
sign-leader = Velitel, samotný nebo u jednotky
sign-objective = Cíl: kdo ho drží, má zástavy
sign-exit = Odtud smějí jednotky opustit bojiště
sign-lost = Čárkovaný obrys je ztracený blok
sign-nation-f = Pruhy: Francouzi
sign-nation-b = Hladké: Britové
sign-nation-p = Tečky: Portugalci
sign-nation-n = Příčky: Nizozemci
short-section = { $count ->
        [one] Jedna jednotka
        [few] { $count } jednotky
       *[other] { $count } jednotek
    } { $section-id ->
        [left] vlevo.
        [right] vpravo.
       *[other] ve středu.
    }
short-command = Tolik jednotek, kolik je vaše velení, { $section-id ->
        [left] vlevo.
        [right] vpravo.
       *[other] ve středu.
    }
short-draw = Lízněte { $count ->
        [2] dvě
       *[other] { $count }
    }, jednu si nechte.
short-coordinated-advance = Na křídlech po { $left }, ve středu { $center }.
short-flank-attack = Na každém křídle { $left ->
        [one] { $left } jednotka
        [few] { $left } jednotky
       *[other] { $left } jednotek
    }.
short-forward = V každé sekci { $left ->
        [one] { $left } jednotka
        [few] { $left } jednotky
       *[other] { $left } jednotek
    }.
short-recon-in-force = V každé sekci { $left ->
        [one] jedna jednotka
        [few] { $left } jednotky
       *[other] { $left } jednotek
    }.
short-bayonet-charge = { $units }× pěchota: pohyb { $move }, jen na blízko.
short-bombard = { $units }× baterie: pohyb { $move }, nebo +{ $dice } { $dice ->
        [one] kostka
        [few] kostky
       *[other] kostek
    }.
short-cavalry-charge = { $units }× jízda: +{ $dice } { $dice ->
        [one] kostka
        [few] kostky
       *[other] kostek
    }.
short-counter-attack = Zopakuje poslední kartu soupeře.
short-elan = Kostky určí, kdo má rozkaz; +{ $dice } { $dice ->
        [one] kostka
        [few] kostky
       *[other] kostek
    }.
short-fire-and-hold = { $units }× kdo nesousedí s nepřítelem, pálí: +{ $dice } { $dice ->
        [one] kostka
        [few] kostky
       *[other] kostek
    }.
short-first-strike = Na útok na blízko: udeříte dřív.
short-force-march = Pěchota jedné sekce, pohyb { $move }.
short-cold-steel = Kdo sousedí s nepřítelem: na blízko, +{ $dice } { $dice ->
        [one] kostka
        [few] kostky
       *[other] kostek
    }.
short-grande-manoeuvre = { $units }× jednotka: pohyb { $move }, bez boje.
short-leadership = Všichni velitelé; jejich jednotky +{ $dice } { $dice ->
        [one] kostka
        [few] kostky
       *[other] kostek
    }.
short-rally = Kostky vracejí bloky.
short-short-supply = Jednotka se vrací do své první řady.

## What matters in a decision

matters-play-card = Útok v jedné sekci potřebuje víc tahů: nevažte jen tuto kartu, ale i to, čím na ni příště navážete.
matters-keep-card = Kartu posuzujte podle toho, co máte v ruce a kde stojí vaše jednotky; tu, kterou odložíte, uvidí i soupeř.
matters-give-orders = Bez rozkazu se nikdo nepohne ani nezaútočí, jen protiútok ho nepotřebuje; nevyužitý propadá a velitel, který má jednotku opustit, chce vlastní.
matters-rearrange = Rozpuštěný čtverec vrátí kartu do ruky, ale proti další jízdě se musí tvořit znovu; jednotka, kterou opustí velitel, přijde o rozkaz.
matters-march = Na druhu záleží víc než na počtu: dva hexy a boj zvládne jen lehká pěchota, ostrostřelci, granátníci, garda a jednotky s velitelem.
matters-choose-manoeuvre = Strategické přesuny posunou daleko až čtyři jednotky či velitele, nikdo však nebojuje; příště budete potřebovat kartu pro místo, kam došli.
matters-rally-block = Jednotka s vráceným blokem má i rozkaz: nevažte jen, komu bloky chybějí nejvíc, ale i kdo má v tomto tahu co na práci.
matters-choose-supplied = Nepřátelskou jednotku to na čas vyřadí z boje, vlastní oslabenou dostane z dosahu; přiřazený velitel jde s ní a rozkaz v tomto tahu nemá nikdo.
matters-send-back = Hex určujete i soupeřově jednotce: záleží na tom, jak dlouho a jakým terénem se bude vracet a kdo na ni tam dosáhne.
matters-move-units = Pěchota po pohybu střílí za polovinu bloků, polní baterie vůbec; a kde za jednotkou není volno, tam ústup stojí bloky.
matters-battle-units = Pořadí bojů určujete vy a každý ústup změní výhled i dosah ostatním; na blízko počítejte s protiútokem toho, kdo se udrží.
matters-join-guns = Baterie, která se přidá, už sama bojovat nebude, protiútok jí však nehrozí; odrazí-li obránce útočníka před hodem, její kostky propadnou.
matters-meet-attack = Odpověď je jen jedna: čtverec zabere kartu z ruky a nehýbe se, jízda stažením opustí hex bez protiútoku, kdo zůstane, snáší celý útok.
matters-answer-back = Na protiútok už nikdo neodpovídá a karty v něm nepomáhají; prapory však mohou útočníka odvést z vašeho dosahu.
matters-ignore-flags = Kdo vytrvá, drží hex, a byl-li napaden na blízko, provede protiútok; ústup někdy zachrání slabou jednotku, ale zahrazený hex stojí blok.
matters-fall-back = Myslete i na další krok: kde už za hexem není volno, stojí každý zbývající hex blok; u vlastního samotného velitele ústup končí.
matters-retire-to = Záleží na tom, odkud jízda příště zaútočí, kdo na ni tam dosáhne a komu ze svých zahradí ústup.
matters-leader-retreat = Samotnému veliteli jsou v boji na blízko osudné jediné šavle a soupeř má zástavu; u jednotky je krytý lépe, za okrajem v bezpečí, ale pryč.
matters-take-ground = Vstupem opouštíte svůj terén i podporu sousedů a může na vás dosáhnout víc nepřátel; bez vstupu však jízda podruhé nezaútočí.
matters-break-through = Hex, kde jízda skončí, rozhodne o bonusovém útoku i o tom, kdo na ni pak dosáhne; z lesa a z města už v tomto tahu nezaútočí.
matters-bonus-melee = Druhý útok vedete s bloky, které jízdě zbyly, a obránce smí odpovědět jako na první, i čtvercem; po výhře smíte jen na uvolněný hex.

## Čísla, stupnice a místa

name-banners = Zástavy
full-banners = Za každou zničenou nepřátelskou jednotku i velitele, v některých bitvách i za místa. Kdo jich má, kolik žádá scénář, v tom okamžiku vítězí.
name-turn = Tah
full-turn = Karta, rozkazy, pohyb, boj a nová karta.
name-dice = Kostky
full-dice = Jak padl poslední hod. Co která stěna udělá, záleží na tom, koho zasáhla.

## Terén z balíčku: věty z hodnot jeho řádku

ground-open = Nic neomezuje
ground-closed = Nikdo sem nemůže
ground-stop = Kdo vstoupí, zastaví se
ground-battle-none = V tahu, ve kterém vstoupí, nebojuje
ground-battle-light = V tahu, ve kterém vstoupí, bojuje jen lehká pěchota
ground-closed-to = Nesmí sem
ground-no-retreat = Nedá se sem ustoupit
ground-arm-infantry = pěchota
ground-arm-cavalry = jízda
ground-arm-artillery = dělostřelectvo
ground-less-infantry = pěchota −{ $count }
ground-less-cavalry = jízda −{ $count }
ground-less-artillery = dělostřelectvo −{ $count }
ground-into = Útok dovnitř:
ground-into-melee = Útok na blízko dovnitř:
ground-into-fire = Střelba dovnitř:
ground-out = Útok ven:
ground-out-melee = Útok na blízko ven:
ground-out-fire = Střelba ven:
ground-level = Mezi dvěma takovými hexy místo toho:
ground-level-melee = Mezi dvěma takovými hexy místo toho na blízko:
ground-level-fire = Mezi dvěma takovými hexy místo toho při střelbě:
ground-level-free = Mezi dvěma takovými hexy neubírá nic
ground-no-square = Nelze tvořit čtverec
ground-building = Útok jízdy (karta) tu nepřidává kostky
ground-high = Je to výšina: z výšiny na výšinu je vidět a dělostřelectvo odsud střílí přes vlastní jednotky na sousedním nižším hexu
ground-ford = Je to brod: platí pro něj, co scénář a domluva říkají o brodech
ground-blocks = Zakrývá výhled
from-ground = odsud:

## Bitva, která se maluje

name-paint-ground = terén
name-paint-french = francouzské jednotky
name-paint-british = britské jednotky
name-paint-portuguese = portugalské jednotky
name-paint-netherlands = nizozemské jednotky
name-paint-leaders-french = francouzští velitelé
name-paint-leaders-allied = spojenečtí velitelé
name-paint-goals = cíle a zvláštní pravidla
name-paint-objective = cíl, dokud ho strana drží
name-paint-lasting = cíl natrvalo
name-paint-exit = odchod z bojiště
name-paint-change = terén, který se změní
name-either = kdo tam právě je
name-hold-each = každý hex zvlášť
name-hold-all = jen všechny najednou
name-side-e = východ
name-side-ne = severovýchod
name-side-nw = severozápad
name-side-w = západ
name-side-sw = jihozápad
name-side-se = jihovýchod
paint-is = { $thing }
paint-works-on = polní opevnění na stranách: { $sides }
paint-has-unit = { $thing }
paint-has-leader = velitel { $thing }
paint-has-objective = cíl: { $thing }
paint-has-exit = odchod: { $thing }
paint-has-change = změní se: { $thing }
paint-tally = { $seat }: { $units ->
    [one] { $units } jednotka
    [few] { $units } jednotky
   *[other] { $units } jednotek
}, { $blocks ->
    [one] { $blocks } blok
    [few] { $blocks } bloky
   *[other] { $blocks } bloků
}
paint-sheet-battle = Bitva
paint-sheet-side = { $seat }
paint-sheet-objective = Cíl
paint-sheet-exit = Odchod
paint-sheet-change = Změna terénu
paint-field-top = Nahoře na mapě
paint-field-first = Začínají
paint-field-banners = Zástav k vítězství
paint-field-fords = V brodu se každý musí zastavit
paint-field-hand = Velitelské karty
paint-field-commanders = Velitelé, oddělení čárkou
paint-field-name = Jak se jmenuje
paint-field-whose = Pro koho
paint-field-worth = Zástavy
paint-field-hold = Hexy
paint-field-lasting = Zůstává natrvalo
paint-field-leaders = Zástavy za samotného velitele
paint-field-becomes = Změní se na
paint-field-turn = Od tahu

fault-works-ground = Opevnění stojí na volném terénu nebo na kopci; na { $hex } je jiný terén.
fault-works-sides = Opevnění na { $hex } musí stát na { $sides } sousedních stranách.
fault-one-army = Obě armády jsou stejné: { $seat }.
fault-no-units = { $seat }: armáda nemá ani jednu jednotku.
fault-other-army = { $seat }: { $unit } bojuje na druhé straně.
fault-two-units = Na { $hex } stojí dvě jednotky: { $units }.
fault-closed = { $hex }: { $unit } tu stát nemůže, terén to nedovolí ({ $terrain }).
fault-leader-twice = { $leader } stojí na mapě dvakrát.
fault-two-leaders = Na { $hex } stojí dva velitelé: { $leaders }.
fault-among-enemies = { $leader } stojí na { $hex } mezi nepřáteli.
fault-either-lasting = Co smí držet kterákoli strana, nemůže platit natrvalo: nikdo by to nezískal zpátky. Dejte každé straně vlastní cíl.
fault-inland-exit = { $hex } není na kraji mapy: odtud z bojiště nikdo neodejde.
fault-works-change = Na { $hex } je opevnění, terén se tu změnit nemůže.
fault-closed-goal = { $hex }: sem se žádná jednotka nedostane ({ $terrain }).
fault-no-win = { $seat } nemohou vyhrát: k vítězství je potřeba { $banners ->
    [one] { $banners } zástava
    [few] { $banners } zástavy
   *[other] { $banners } zástav
}, a získat lze nejvýš { $most }.

doubt-held = { $seat } drží { $hexes } už od začátku; zástavy dostanou hned.
doubt-far = { $seat } se k { $hexes } žádnou jednotkou nedostanou.
doubt-uneven = { $seat } mají { $most } bloků, { $other } jen { $least }.
doubt-empty = { $section }: { $seat } tu mají jednotek { $count }, { $other } ani jednu.
doubt-behind = { $seat } začínají v týlu nepřítele: { $hexes }.
