### Lekce hry Commands & Colors: Napoleonics

## První tah

lesson-turn = První tah
lesson-turn-about = Zahrajete kartu, vydáte rozkazy, přesunete jednotku a vystřelíte: celý tah od začátku do konce.
lesson-turn-armies = Dole stojí vaši Francouzi, nahoře Britové. Všechny bloky na hexu jsou jedna jednotka. Lehkou pěchotu na H7 už britské dělostřelectvo připravilo o jeden blok.
lesson-turn-goal = Každá zničená nepřátelská jednotka i velitel je zástava. Kdo jich má v této bitvě tři, v tom okamžiku vítězí.
lesson-turn-card = Tah začíná kartou velení. Přerušované čáry dělí bojiště na levé křídlo, střed a pravé křídlo. Vaše lehká pěchota stojí ve středu: zahrajte kartu { name-probe-center }, která tam dá dva rozkazy.
lesson-turn-card-left = Na levém křídle máte jen pěchotu na G2 a nepřítel je od ní daleko.
lesson-turn-card-right = Na pravém křídle máte jen jízdu na I11 a nepřítel je od ní daleko.
lesson-turn-order = Pohnout se a bojovat smí jen ten, kdo má rozkaz. Dejte ho jedné ze dvou jednotek lehké pěchoty, na G5 nebo H7.
lesson-turn-order-left = Stojí na levém křídle a vaše karta je pro střed.
lesson-turn-order-line = I té smíte dát rozkaz. Lehká pěchota ale střílí s kostkou navíc.
lesson-turn-order-done = Nevyužité rozkazy propadají. Máte jeden pro každou jednotku lehké pěchoty.
lesson-turn-second = Jeden rozkaz zbývá. Dejte ho lehké pěchotě na H7.
lesson-turn-move = Následuje pohyb. Z H7 je to k Britům na E6 tři hexy a pěchota střílí jen na dva. Přesuňte se na G7.
lesson-turn-move-far = Lehká pěchota smí i o dva hexy, v tom tahu pak ale nebojuje.
lesson-turn-move-aside = Odtud by v tomto tahu na E6 nevystřelila.
lesson-turn-move-stand = Z G5 jsou to k E6 dva hexy už teď. Když jednotka zůstane, hází víc kostkami.
lesson-turn-move-done = Jednotka na H7 by neměla dostřel. Nejdřív ji přesuňte.
lesson-turn-stay = G5 nechte stát: pěchota, která se nepohnula, hází za všechny bloky, po pohybu jen za polovinu. Ukončete přesuny.
lesson-turn-fire = Boj. Střílejte z G5 na E6: čtyři bloky a kostka za lehkou pěchotu, celkem pět kostek. Pěchotu zasahuje symbol pěchoty.
lesson-turn-fire-first = I na ni dojde. Začněte jednotkou, která se nepohnula.
lesson-turn-fire-far = D5 je tři hexy daleko.
lesson-turn-fire-done = Bojovat nikdo nemusí. Přišli jste sem ale střílet, zkuste to.
lesson-turn-dice = Kostka má dvakrát pěchotu a jednou jízdu, dělostřelectvo, prapor a šavle. Dvě pěchoty znamenaly dva zásahy, tedy dva bloky. Šavle na dálku minou.
lesson-turn-half = Teď G7. Pohnula se, a tak hází za polovinu svých tří bloků, zaokrouhleno nahoru, a k tomu kostkou za lehkou pěchotu: třemi kostkami.
lesson-turn-end = Další zásah a prapor zahnal Brity na D6 s jediným blokem. Lízli jste si novou kartu a na tahu je soupeř: to byl celý tah.

## Terén a výhled

lesson-ground = Terén a výhled
lesson-ground-about = Poznáte, na koho je vidět a co dělá les, kopec, město, brod a polní opevnění.
lesson-ground-line = Představte si čáru od vaší pěchoty na E7 k cíli. Zakrývá ji les, třeba na D6 a E6, i každá jednotka, také vaše na E8. Na hexech na koncích čáry nezáleží.
lesson-ground-sight = Dva hexy daleko stojí sedm nepřátel. Na čtyři z nich vidíte: na jednoho vystřelte.
lesson-ground-sight-forest = Čára na C6 vede lesem na D6.
lesson-ground-sight-between = Čára vede přesně mezi D6 a E6 a obojí je les. Zakrytá je, jen když jí brání oba hexy, a to je tento případ.
lesson-ground-sight-friend = V cestě stojí vaše pěchota na E8.
lesson-ground-sight-done = Bojovat nikdo nemusí. Tady to ale zkuste.
lesson-ground-seen = Na C7, D8 a F8 vede čára přesně mezi dvěma hexy a jeden z nich je volný: to stačí. Na C8 nestojí v cestě vůbec nic.
lesson-ground-forest = Kdo vstoupí do lesa, musí se zastavit, a bojovat smí v tom tahu jen lehká pěchota. Přesuňte ji z G8 na F7.
lesson-ground-forest-line = Řadová pěchota do lesa smí, v tom tahu by ale nebojovala.
lesson-ground-forest-other = Nejdřív pošlete lehkou pěchotu do lesa na F7.
lesson-ground-rest = Řadová pěchota v tomto tahu na nikoho nedosáhne. Nechte ji na G6 a ukončete přesuny.
lesson-ground-rest-other = Tam by mohla, ale nikdo by nebyl v dostřelu. Nechte ji stát.
lesson-ground-target = Polovina ze čtyř bloků a kostka za lehkou pěchotu: tři kostky. Kopec jako na D7 jednu ubírá, město jako na D8 dvě. Střílejte na snazší cíl.
lesson-ground-target-town = Proti městu vám zbude jedna kostka, proti kopci dvě.
lesson-ground-hill = Les ubírá útočící pěchotě jednu kostku, město dvě. Jízda ztrácí dvě a tři, dokonce i při útoku ven: nechte ji na volném terénu.
lesson-ground-ford = Kdo vstoupí do brodu, musí se zastavit, bojovat tam ale smí. Přesuňte se na F8, vedle pěchoty na E9.
lesson-ground-ford-works = Odtud byste útočili přes polní opevnění na E7. Stojí další kostku a pěchota za ním smí ignorovat jeden prapor.
lesson-ground-ford-back = Tam byste vedle sebe nikoho neměli.
lesson-ground-ford-stay = Tam, kde stojí, vedle sebe nikoho nemá.
lesson-ground-ford-far = Řadová pěchota se posune o jeden hex a brod by ji zastavil tak jako tak.
lesson-ground-works = Zaútočte na E9: čtyři bloky, kostka navíc proti pěchotě, o kostku méně z brodu. Čtyři kostky.
lesson-ground-works-fire = Kdo má nepřítele vedle sebe, nestřílí. Může bojovat jen na blízko.
lesson-ground-shore = Britové provedli protiútok se třemi bloky, ale jen dvěma kostkami: na blízko se i do brodu útočí s kostkou méně. Polní opevnění jako na E7 platí jen přes strany, na kterých stojí.

## Boj na blízko

lesson-melee = Boj na blízko
lesson-melee-about = Napadnete souseda, ustojíte protiútok a dobudete území.
lesson-melee-close = Na blízko se bojuje se sousedem. Na E6 chcete zaútočit oběma jednotkami, nechte tedy místo i druhé: z G6 jděte na F5.
lesson-melee-close-neighbour = F6 s E6 také sousedí. Je to ale jediný takový hex, kam dosáhne jednotka z G7.
lesson-melee-close-other = Odtud by na E6 nezaútočila.
lesson-melee-close-stay = Nikdo nemusí. Kdo ale zůstane vzadu, na E6 nezaútočí.
lesson-melee-both = Teď z G7 na F6. Zda se jednotka pohnula, je v boji na blízko jedno.
lesson-melee-attack = Zaútočte z F5 nebo F6 na E6. Čtyři bloky a kostka navíc proti pěchotě dělají pět kostek a na blízko zasahují i šavle.
lesson-melee-attack-fire = Kdo má nepřítele vedle sebe, nestřílí.
lesson-melee-attack-done = Bojovat nikdo nemusí. U E6 jste ale dva, využijte toho.
lesson-melee-back = Pěchota a šavle: dva zásahy. Britové ale na E6 zůstali a se dvěma zbylými bloky provedli protiútok. Vaše jednotka na F5 přišla o blok.
lesson-melee-again = Na E6 zbývají dva bloky. Zaútočte i z F6.
lesson-melee-again-once = Každá jednotka bojuje v tahu jednou a F5 už bojovala.
lesson-melee-ground = Zničena, zástava je vaše. Pěchota, jejíž útok hex uvolnil, na něj smí vstoupit: dobuďte E6.
lesson-melee-ground-stay = Zůstat smíte. Tentokrát ale území dobuďte.
lesson-melee-won = Jedna zástava ze tří. Pamatujte: kdo zůstane stát, udeří zpět. Útočte proto na oslabené, několika jednotkami, a když to jde, nejdřív střílejte.

## Prapory

lesson-flags = Prapory
lesson-flags-about = Budete ustupovat i ignorovat prapory, poznáte, co stojí, když není kam, a vybojujete první zástavu.
lesson-flags-flag = Britové vystřelili na E6: zásah a dva prapory. Za každý prapor jednotka ustoupí o hex. Sousedí ale se dvěma přáteli, E5 a E7, a jeden prapor proto smí ignorovat. Udělejte to.
lesson-flags-flag-none = Pak by musela ustoupit o dva hexy.
lesson-flags-flag-two = Podpora přátel stačí jen na jeden prapor.
lesson-flags-where = O jeden hex, do řady blíž k vašemu okraji. Na F5 by zase sousedila se dvěma přáteli, E5 a G5; na F6 jen s jedním.
lesson-flags-where-alone = Tam by sousedila jen s E7: příští prapor by ignorovat nemohla.
lesson-flags-where-taken = Ústup vede vždy o řadu zpět a E5 je navíc obsazené.
lesson-flags-sum = Tři prapory proti vaší pěchotě na G7. Jeden smí ignorovat díky polnímu opevnění, jeden díky veliteli ({ name-ney }), jeden díky podpoře z H6 a H7. Ignorujte všechny tři.
lesson-flags-sum-less = Oba hexy za G7 jsou obsazené: každý prapor, který neignorujete, bude stát blok.
lesson-flags-militia = Milice ustupuje za jediný prapor o tři hexy a tady jí nic nepomůže. Zvolte první hex za G6.
lesson-flags-militia-side = Ústup vede na volný hex o řadu blíž k vašemu okraji.
lesson-flags-edge = Zbývají dva hexy, ale jen jedna řada. Pokračujte k okraji.
lesson-flags-lost = Tady bojiště končí: za každý hex, o který jednotka ustoupit nemůže, ztrácí blok. Nechávejte svým jednotkám za zády volno.
lesson-flags-play = Teď vy: proti trpělivému soupeři, do první zničené jednotky. Bojuje tu jen pěchota a všechno potřebné už umíte.

## Baterie

lesson-guns = Baterie
lesson-guns-about = Vystřelíte z kopce přes vlastní, přivezete jízdní baterii a přidáte se k útoku pěchoty.
lesson-guns-foot = Polní baterie se buď posune o hex, nebo bojuje. Má střílet: ukončete přesuny a nechte ji na kopci na G7.
lesson-guns-foot-move = Pak by v tomto tahu nebojovala.
lesson-guns-over = Jednotky výhled zakrývají. Baterie na kopci ale střílí přes vlastní na sousedních nižších hexech, tedy přes F6 na E6: na dva hexy třemi kostkami.
lesson-guns-over-far = Čára vede přes E8 a tato vaše jednotka s baterií nesousedí.
lesson-guns-over-behind = Kopec na E7 zakrývá, co je za ním.
lesson-guns-over-done = Bojovat nikdo nemusí. Tady to ale zkuste.
lesson-guns-horse = Jízdní baterie se smí posunout o hex a přesto bojovat, nejdál na tři hexy. D7 je z G6 tři hexy daleko: jedna kostka. Jděte na F6 a budou dvě.
lesson-guns-horse-two = Po dvou hexech už nebojuje.
lesson-guns-horse-aside = Odtud by házela nejvýš jednou kostkou.
lesson-guns-horse-stay = Z G6 hází jednou kostkou, z F6 dvěma.
lesson-guns-near = Teď střílejte na D7.
lesson-guns-arms = Kombinovaný útok: k útoku pěchoty nebo jízdy na blízko se smí připojit baterie s rozkazem, která na cíl dostřelí a má ho na dohled. Zaútočte z F6 na toho, koho G7 vidí: na E7.
lesson-guns-arms-over = Mezi G7 a E6 stojí vaše F6. V kombinovaném útoku se přes hlavy vlastních nestřílí ani z kopce.
lesson-guns-arms-fire = Střílet smí i sama. Společně s pěchotou ale zasahuje i šavlemi.
lesson-guns-join = Připojte G7: pět kostek pěchoty a tři kostky baterie, hází se všemi najednou.
lesson-guns-join-alone = Pak by házela jen pěchota, pěti kostkami.
lesson-guns-enter = Dvě pěchoty a dvoje šavle: čtyři zásahy a platí všechny, ať je hodil kdokoli. Vstupte na E7, nebo zůstaňte, jak chcete.

## Jízda

lesson-cavalry = Jízda
lesson-cavalry-about = Prolomíte linii, zaútočíte podruhé a před pěchotou se včas stáhnete.
lesson-cavalry-ride = Těžká jízda se posune o dva hexy, nestřílí a na blízko má kostku navíc. Přesuňte ji na F6, ať lehká pěchota na G5 dál vidí na E6.
lesson-cavalry-ride-way = F5 leží mezi G5 a E6: vaše lehká pěchota by nemohla střílet.
lesson-cavalry-ride-two = Zaútočit by odtud mohla. Vedle E6 i D7 by se ale musela bát dvou nepřátel.
lesson-cavalry-ride-beside = Odtud by na E6 nezaútočila.
lesson-cavalry-ride-stay = Zůstat smí, pak ale nemá na koho útočit.
lesson-cavalry-ride-light = Lehká pěchota už dostřel má. Když zůstane, hází víc kostkami.
lesson-cavalry-soften = Nejdřív palba, potom jízda: kdo má méně bloků, hází v protiútoku méně kostkami. Střílejte z G5 na E6.
lesson-cavalry-soften-first = Pak by pěchota na E6 házela v protiútoku za čtyři bloky. Nejdřív střílejte.
lesson-cavalry-soften-done = Na palbu nikdo neodpoví protiútokem: využijte toho.
lesson-cavalry-charge = Na E6 zbývají dva bloky. Zaútočte jízdou: čtyři bloky a kostka za těžkou jízdu.
lesson-cavalry-charge-fire = Jízda bojuje jen na blízko.
lesson-cavalry-charge-done = Dva bloky proti vašim pěti kostkám: zaútočte.
lesson-cavalry-enter = Zničena. Jízda, která hex uvolnila, smí provést průlom: vstupte na E6.
lesson-cavalry-enter-stay = Když nevstoupí, podruhé nezaútočí.
lesson-cavalry-on = Smí ještě o hex dál, třeba i zpátky. Na D7 stojí ostrostřelci: jděte vedle nich, na E7 nebo D6.
lesson-cavalry-on-away = Tam by vedle sebe nikoho neměla.
lesson-cavalry-on-stay = E6 s D7 nesousedí: nebylo by na koho útočit.
lesson-cavalry-bonus = Teď bonusový útok, jeden za tah: zaútočte na D7.
lesson-cavalry-bonus-done = Nikdo nemusí. Pět kostek proti třem blokům ale stojí za to.
lesson-cavalry-last = Dva zásahy a prapor: zbyl jeden blok a ustoupil na C7. Jízda smí ještě vstoupit na D7, tím ale končí. Vstupte, nebo zůstaňte.
lesson-cavalry-retire = Na vaši jízdu na E6 útočí britská pěchota. Před pěchotou se jízda smí o dva hexy stáhnout a přeskupit. F5 je obsazené, na G6 nelze, ale F6 a G7 jsou volné: stáhněte se.
lesson-cavalry-retire-stand = Pak by zasahovaly i šavle a prapory by vás hnaly zpět. Když se stáhnete, zasahují jen symboly jízdy.
lesson-cavalry-retire-square = Čtverec je pro pěchotu napadenou jízdou.
lesson-cavalry-second = Ze čtyř kostek zasáhl jen symbol jízdy. Teď soupeř útočí i na E9. Stáhněte se znovu.
lesson-cavalry-way = Tentokrát žádný symbol jízdy. Za E9 jsou volné oba hexy: jeden zvolte.
lesson-cavalry-way-side = Stahuje se k vašemu okraji, ne do strany.
lesson-cavalry-two = A druhý hex. Protiútok jízda nemá, zato je připravena na váš tah. Před jízdou nebo samotným dělostřelectvem by se stáhnout nemohla.

## Čtverce

lesson-squares = Čtverce
lesson-squares-about = Zformujete se proti jízdě do čtverce, zaútočíte z něj, rozpustíte ho – a jeden sami oblehnete.
lesson-squares-form = Francouzská těžká jízda z D6 útočí pěti kostkami na vaši pěchotu na E6. Čtverec hází první a obě strany jen jednou kostkou. Zformujte ho.
lesson-squares-form-stand = Pak jízda hodí všemi pěti kostkami, a to jako první.
lesson-squares-form-retire = Stáhnout se smí jen jízda.
lesson-squares-track = Čtverci padl prapor a jízda musela pryč dřív, než udeřila. Cena: karta naslepo vytažená z vaší ruky, { name-scout-right }, leží pod čtvercem, dokud se nerozpustí.
lesson-squares-card = Váš tah. Čtverec se nehýbe, smí ale dostat rozkaz k boji. Zahrajte kartu pro střed.
lesson-squares-card-left = Čtverec stojí ve středu.
lesson-squares-order = Na D5 přijela lehká jízda. Dejte rozkaz čtverci na E6 tak, jak stojí.
lesson-squares-order-dissolve = Dokud na D5 stojí jízda, musí E6 zůstat ve čtverci.
lesson-squares-order-other = Tentokrát patří rozkaz jednotce na E6.
lesson-squares-strike = Zaútočte jedinou kostkou čtverce na D5. Prapor hozený čtvercem jízdu odrazí a ničím ho nelze ignorovat.
lesson-squares-strike-fire = S nepřítelem vedle sebe nestřílí ani čtverec.
lesson-squares-strike-done = Bojovat nikdo nemusí. Kostku čtverce ale zkuste.
lesson-squares-next = Jízda se mohla stáhnout, ale proti jediné kostce zůstala a prapor ji odrazil. Francouzi pak ve svém tahu nic nepodnikli. Zahrajte kartu { name-attack-center }.
lesson-squares-next-card = Tato karta ve středu rozkaz nedává.
lesson-squares-dissolve = S E6 už žádná jízda nesousedí. Rozkaz teď může znít: rozpustit čtverec.
lesson-squares-dissolve-order = Pak by zůstala ve čtverci a nemohla se hnout.
lesson-squares-free = Karta { name-scout-right } je zpátky v ruce a E6 se smí hned pohnout i bojovat jako obvykle. S méně než třemi kartami v ruce by se do čtverce zformovat nemohla.
lesson-squares-foot = Teď sami obléháte britský čtverec na E6, pěchotou a lehkou jízdou. Pěchota na čtverec útočí všemi kostkami: začněte jednotkou na F6.
lesson-squares-foot-horse = Jízda má proti čtverci jednu kostku a čtverec hází dřív. Nechte začít pěchotu.
lesson-squares-foot-done = Bojovat nikdo nemusí. Obléhejte ale dál.
lesson-squares-horse = Zásah, a prapor stál také blok: čtverec ustoupit nemůže. Protiútok měl jednou kostkou. Teď jízda: nejdřív hází čtverec, pak vy.
lesson-squares-worn = Šavle: zbývá jeden blok. Jízda drží nepřítele ve čtverci a pěchota ho ničí.
lesson-squares-guns = Ještě jednou, teď s jízdní baterií na G8, tři hexy daleko. Zaútočte jízdou z F5 a baterie se smí připojit.
lesson-squares-guns-fire = Střílet smí i sama. Podívejte se ale, co se stane, když se připojí k jízdě.
lesson-squares-join = Připojte G8: jedna kostka jízdy a jedna kostka baterie.
lesson-squares-join-alone = Pak byste měli jen jednu kostku.
lesson-squares-driven = Čtverec házel první a padl prapor: jízda musí pryč. Útok se nekoná a s ním propadá i kostka baterie. Zvolte, kam jízda ustoupí.
lesson-squares-driven-side = Ustupuje o řadu zpět, na G5 nebo G6.

## Velitelé

lesson-leaders = Velitelé
lesson-leaders-about = Dáte velitelům rozkazy, poznáte, co jim hrozí, a dostanete je skrz nepřítele.
lesson-leaders-detach = { name-ney } je přiřazen ke granátníkům na G6: jejich rozkaz ho bere s sebou. Aby je opustil, potřebuje vlastní. Dejte mu ho.
lesson-leaders-detach-done = Pak by musel zůstat s granátníky.
lesson-leaders-horse = Rozkaz mají i granátníci a jízda na G8. Jízda jde první: na F7, vedle E7.
lesson-leaders-horse-stuck = Když se k jízdě připojí teď, v tomto tahu už se nepohne. Nejdřív jízda, pak velitel.
lesson-leaders-horse-first = Nejdřív přesuňte jízdu z G8 na F7.
lesson-leaders-horse-away = Jděte na F7: u E7 zbude místo i pro granátníky.
lesson-leaders-join = Teď se za jízdou na F7 přesune { name-ney }. Velitel jde až o tři hexy, i přes vlastní, a k jednotce, u níž skončí, je přiřazen.
lesson-leaders-join-away = Je ho třeba u jízdy na F7.
lesson-leaders-join-first = Granátníci by šli bez něj a to se smí. Nechte ho ale jet prvního.
lesson-leaders-grenadiers = Nakonec granátníci, na F6. Bojovat teď smějí obě jednotky a jízda smí ignorovat o prapor víc, dokud je s ní { name-ney }.
lesson-leaders-grenadiers-away = Z F6 by mohli také zaútočit na E7.
lesson-leaders-grenadiers-horse = Jízda už se přesunula a velitel k ní teprve dorazil.
lesson-leaders-check = Ztratí-li jednotka s velitelem bloky, hodí se dvěma kostkami; jen dvoje šavle jsou jeho konec. { name-ney } přežil. Proti jeho jednotce na I6 padly dva prapory; s velitelem smí jeden ignorovat: udělejte to.
lesson-leaders-check-none = Od okraje není kam ustoupit: oba prapory by stály blok.
lesson-leaders-once = Druhý prapor stál blok, a přece se na velitele znovu neházelo: { name-ney } se v jednom boji ověřuje jen jednou.
lesson-leaders-alone = Jednotka na H6 je zničena. Na velitele se házelo jednou kostkou a šavle nepadly: { name-ney } tedy ustoupí o jeden až tři hexy k vašemu okraji, na I6 nebo I7.
lesson-leaders-edge = Od vlastního okraje smí opustit bojiště. Je pak pryč, ale v bezpečí, a soupeř za něj zástavu nezíská. Nechte ho odejít.
lesson-leaders-edge-stop = To smíte. O samotě na okraji by ho ale mohli napadnout znovu.
lesson-leaders-escape = Britové napadli samotného velitele. Šavle nepadly a { name-ney } ustupuje. Všechny cesty ale vedou přes nepřátele, kteří hodí kostkami pro boj na blízko: na F5 dvěma, na F6 třemi. Zvolte.
lesson-leaders-escape-horse = Tři kostky jsou nebezpečnější než dvě: stačí jedny šavle.
lesson-leaders-escape-back = Velitel ustupuje k vlastnímu okraji.
lesson-leaders-on = Žádné šavle, prošel. U nepřítele se zastavit nesmí: pokračujte na G5 nebo G6.
lesson-leaders-home = Ujít smí až tři hexy. Na H5 stojí lehká pěchota bez velitele: ať se k ní připojí.
lesson-leaders-home-stop = O samotě by ho mohli napadnout znovu. Ať se připojí k pěchotě na H5.
lesson-leaders-through = { name-ney } byl napaden a ustoupil na F6, kde by mohl zůstat. Vedle na G6 ale stojí těžká jízda. Za ní na H6 čeká přítel: odvažte se projít přes čtyři kostky jízdy.
lesson-leaders-through-stop = To smíte. Tam by však na něj dosáhla jízda i pěchota.
lesson-leaders-friend = Dva prapory, dvě pěchoty a žádné šavle. Třetím hexem se připojí k pěchotě na H6.
lesson-leaders-friend-alone = Tam by byl sám. Pěchota na H6 velitele nemá.
lesson-leaders-hunt = Teď ho lovíte vy. { name-ney } je sám na E6 a jediná cesta zpět vede přes dvě vaše jednotky. Napadněte ho z F6.
lesson-leaders-hunt-fire = Na samotného velitele střílet nelze.
lesson-leaders-hunt-done = Bojovat nikdo nemusí. Sám ale dlouho nezůstane.
lesson-leaders-caught = Váš útok přežil a přes D6 prošel. Na C7 ale lehké jízdě padly šavle: je ztracen a zástava je vaše. Vstupte na E6, nebo zůstaňte.

## Jemnosti

lesson-cards = Jemnosti
lesson-cards-about = Sedm karet a jedno domácí pravidlo, které dřív nebo později potkáte, každé u vlastního malého stolu.
lesson-cards-scout = { name-scout-center } dává rozkaz jen jedné jednotce. Na konci tahu si ale líznete dvě karty a jednu si necháte: zahrajte ho.
lesson-cards-scout-other = U tohoto stolu jde o kartu { name-scout-center }.
lesson-cards-keep = Kterou z nich? Skoro všechny vaše jednotky stojí ve středu, na pravém křídle žádná.
lesson-cards-keep-right = Na pravém křídle nemáte komu dát rozkaz.
lesson-cards-march = { name-force-march } dává rozkaz veškeré pěchotě jedné sekce. Zvolte tu, kde jsou G5, G7 a H6.
lesson-cards-march-left = Tam máte jednu jednotku, ve středu tři.
lesson-cards-march-right = Tam nemáte nikoho.
lesson-cards-light = S touto kartou se lehká pěchota, garda a jednotky s velitelem posunou o dva hexy a smějí bojovat. Přesuňte H6 na F6, vedle E7.
lesson-cards-light-line = Řadová pěchota bez velitele smí o dva hexy, bojovat ale jen po jednom.
lesson-cards-light-near = Zkuste to s H6: o dva hexy, na F6.
lesson-cards-rally = { name-rally }: hází se tolika kostkami, kolik je vaše velení, tedy karty v ruce včetně této. Symbol pěchoty vrátí blok poškozené pěchotě: pomozte té, která je skoro ztracená.
lesson-cards-rally-strong = Té zbývají tři bloky. G7 má jeden, a to by byla zástava.
lesson-cards-rally-full = Nikdy víc než na začátku.
lesson-cards-leader = { name-leadership }: rozkaz mají všichni velitelé. Zůstane-li { name-ney } na G5, má rozkaz i jeho jednotka a k tomu kostku navíc. Nechte ho tam.
lesson-cards-leader-alone = Pak pojede sám a jednotka rozkaz nemá.
lesson-cards-led = Z G5 jsou to k E5 dva hexy už teď. Zůstaňte a ukončete přesuny.
lesson-cards-led-move = Pak by házela jen za polovinu bloků.
lesson-cards-volley = Střílejte: čtyři bloky a kostka za kartu.
lesson-cards-volley-done = Bojovat nikdo nemusí. Tady ale střílejte.
lesson-cards-manoeuvre = { name-grande-manoeuvre }: až čtyři jednotky nebo velitelé se posunou až o čtyři hexy a nikdo nebojuje. Zvolte strategické přesuny.
lesson-cards-manoeuvre-single = To by byla jedna jednotka jako s jinou kartou.
lesson-cards-far = Rozkaz mají I8 a H2. Přiveďte těžkou jízdu z I8 rovnou na E8.
lesson-cards-far-first = Nejdřív těžká jízda.
lesson-cards-far-near = Máte čtyři hexy: jděte na E8.
lesson-cards-supply = { name-short-supply } vrátí jednotku kterékoli strany do první řady jejího majitele. Pošlete domů jednu z těch, které stojí nejblíž: E5 nebo E7.
lesson-cards-supply-far = To smíte. E5 a E7 jsou vám ale blíž.
lesson-cards-supply-own = To je vaše vlastní jednotka.
lesson-cards-place = Kam, určíte vy, ale ve stejné sekci: kterýkoli vyznačený hex.
lesson-cards-place-section = To je jiná sekce.
lesson-cards-strike = Britové útočí na F6. { name-first-strike } se hraje právě teď, než hodí: vaše jednotka bude bojovat první.
lesson-cards-strike-stand = Pak by hodili první oni. Kartu máte, zahrajte ji.
lesson-cards-strike-fast = To volí, kdo už v tomto tahu nechce být na kartu tázán. Vy ji ale máte.
lesson-cards-strike-square = Čtverec tvoří pěchota jen proti jízdě.
lesson-cards-struck = Dva zásahy a prapor: útočit už neměl kdo. A na konci tahu jste si dřív než soupeř lízli kartu: { name-attack-center }.
lesson-cards-back = Obvykle protiútok proběhne sám; u tohoto stolu se podle úmluvy rozhoduje obránce. Tři bloky na F6 a kostka navíc proti pěchotě: proveďte ho.
lesson-cards-back-stand = Nic na něj neodpovídá, takže nic neriskujete.

## První bitva

lesson-battle = První bitva
lesson-battle-about = Svedete celou bitvu proti trpělivému soupeři.
lesson-battle-field = K vítězství stačí čtyři zástavy. Jsou za jednotky a velitele a jedna za kopec na E7: získáte ji, stojí-li tam vaše jednotka na začátku vašeho tahu, a ztratíte, když odejde.
lesson-battle-plan = Baterie na kopci na G8 vidí daleko, na G6 vede své muže { name-ney }, na I11 čeká těžká jízda. Nejdřív střílejte, pak útočte několika jednotkami.
lesson-battle-win = Ostatní je na vás. Kdo má první čtyři zástavy, vítězí.
