### Lekce hry Blitzkrieg!

## První tah

lesson-first-turn = První tah
lesson-first-turn-about = Rozhlédnete se po herním plánu a umístíte první armádu, flotilu a letectvo.
lesson-first-turn-theatres = Hrajete za Spojence, vaším soupeřem je Osa. Bojuje se na pěti válčištích a o bitvách se nehází: rozhodují jen žetony, které umístíte. Cílem je 25 bodů.
lesson-first-turn-marker = Osa právě umístila v Západní Evropě flotilu 1. Kostička na liště válčiště se proto posunula ze středu o 1 políčko na její polovinu: Osa tu má navrch.
lesson-first-turn-reserve = Tohle je vaše zásoba, Osa do ní nevidí. V každém tahu z ní jeden žeton umístíte. Číslo je jeho hodnota: o tolik políček posune kostičku vaším směrem.
lesson-first-turn-army = Armády patří na pevninu a na smíšená pole. Umístěte armádu 3 na smíšené pole v Západní Evropě. Je na něm propaganda, takže hned získáte bod.
lesson-first-turn-army-land = Na pevninu armáda smí také, je tam však výzkum a ten přijde na řadu později. Zkuste smíšené pole s propagandou.
lesson-first-turn-army-second-row = Do druhé kampaně se smí, teprve až bude celá první obsazená.
lesson-first-turn-army-taken = Tady už leží flotila Osy. Zvolte volné pole.
lesson-first-turn-army-sea = To je moře a na to armáda nesmí. Smíšené pole je napůl pevnina a napůl moře.
lesson-first-turn-army-elsewhere = I sem by armáda směla. V Západní Evropě má ale navrch Osa, a to můžete hned změnit.
lesson-first-turn-army-fleet = Flotila na smíšené pole smí, má ale jen hodnotu 2. Armáda 3 posune kostičku dál.
lesson-first-turn-army-air = Letectvo smí kamkoli, s hodnotou 1 by však kostičku vrátilo jen na střed. Použijte armádu 3.
lesson-first-turn-army-first = Flotila a letectvo přijdou na řadu hned potom. Začněte armádou 3.
lesson-first-turn-moved = Nejprve přišel efekt pole a s ním 1 bod. Potom se kostička posunula o 3: z 1. políčka Osy na vaše 2. Nakonec jste si ze sáčku vzali nový žeton, flotilu 1. A pak už hrála Osa.
lesson-first-turn-fleet = Flotily patří na moře a na smíšená pole. Umístěte flotilu 2, třeba na moře v Jihovýchodní Asii: propaganda je tam za 2 body.
lesson-first-turn-fleet-land = To je pevnina a tam flotila nedopluje. Zvolte námořní nebo smíšené pole.
lesson-first-turn-fleet-air = Letectvo přijde na řadu hned potom. Teď umístěte flotilu.
lesson-first-turn-air = Každá řada polí je kampaň a aktivní je ta první, v níž je volné pole. Jen do ní smíte umístit žeton. Letectvo smí na pole každého druhu: umístěte letectvo 1, třeba na propagandu v Africe.
lesson-first-turn-air-gift = Tím byste zaplnili kampaň, v níž má navrch Osa, a ta by za ni dostala 2 body. Zkuste to jinde.
lesson-first-turn-air-second-row = Letectvo smí na pole každého druhu, ale i ono jen do aktivní kampaně.
lesson-first-turn-air-taken = Tady už leží flotila Osy. Zvolte volné pole.
lesson-first-turn-air-other = Tenhle žeton už znáte. Vyzkoušejte letectvo.
lesson-first-turn-turn = Takový je každý tah: umístíte žeton, provedete efekt pole, posunete kostičku a vezmete si žeton ze sáčku. V zásobě máte proto zase tři. Další žeton umístěte, kam chcete.
lesson-first-turn-turn-sea = To je moře a tam armáda nesmí. Zvolte pevninu nebo smíšené pole.
lesson-first-turn-turn-second-row = V Jihovýchodní Asii je ještě aktivní první kampaň. Druhá přijde na řadu, až se první zaplní.

## Efekty polí

lesson-effects = Efekty polí
lesson-effects-about = Vyzkoušíte výrobu, nálet, výzkum a obě výhody.
lesson-effects-signs = Na většině polí je značka efektu: výroba, nálet, výzkum, taktická výhoda, strategická výhoda, propaganda. Efekt provedete hned po umístění, ještě než se pohne kostička.
lesson-effects-production = Výroba vám dá ze sáčku žeton navíc. Obsaďte některé pole s výrobou: flotilou v Západní Evropě, nebo armádou ve Východní.
lesson-effects-production-sea = Výroba v Západní Evropě je na moři. Armáda smí na tu ve Východní Evropě.
lesson-effects-production-other = Tady výroba není. Najdete ji v Západní a ve Východní Evropě.
lesson-effects-bombing = Máte čtyři žetony: armáda 3 přišla díky výrobě, flotila 3 jako vždy na konci tahu. Nálet vrátí náhodný žeton ze soupeřovy zásoby do jeho sáčku. Obsaďte flotilou 3 pole s náletem v Pacifiku.
lesson-effects-bombing-research = Na tomhle poli je výzkum. Nálet je hned vedle.
lesson-effects-bombing-army = Nálet v Pacifiku je na moři a tam armáda nesmí. Pošlete flotilu.
lesson-effects-bombing-other = Tady nálet není. Najdete ho v Pacifiku.
lesson-effects-bombed = Do sáčku Osy se vrátilo letectvo 2, jak jste viděli. V zásobě jí zbyly dva žetony. Kdyby začínala tah bez žetonu, prohrála by celou hru.
lesson-effects-research = Výzkum přináší speciální zbraně. Náhodná zbraň z banku přijde do vašeho sáčku. Obsaďte některé pole s výzkumem: je v Západní Evropě, v Africe a také v Pacifiku.
lesson-effects-research-other = Tady výzkum není. Hledejte ho v Západní Evropě, v Africe nebo v Pacifiku.
lesson-effects-research-sea = Výzkum v Pacifiku je na moři, armáda na něj nesmí. V Západní Evropě a v Africe ano.
lesson-effects-weapon = Z banku přišla elitní armáda. Leží ve vašem sáčku a do zásoby se dostane, až si ji vylosujete. Která zbraň to je, víte jen vy.
lesson-effects-tactical = Nový stůl. Taktická výhoda posune kostičku téhož válčiště navíc. Umístěte armádu 2 na taktickou výhodu 1 ve Východní Evropě: kostička se posune o 1 a potom o 2.
lesson-effects-tactical-one = Pole je to správné, armáda 1 by ale kostičku posunula celkem jen o 2 políčka, armáda 2 o 3.
lesson-effects-tactical-production = Na tomhle poli je výroba. Taktická výhoda je hned vedle.
lesson-effects-tactical-other = Tady taktická výhoda není. Najdete ji ve Východní Evropě.
lesson-effects-tactical-africa = I v Africe je taktická výhoda, s flotilou 1 by to ale byla celkem jen 2 políčka.
lesson-effects-tactical-fleet = Východní Evropa je v první kampani samá pevnina a na tu flotila nesmí. Pošlete armádu.
lesson-effects-strategic = Strategická výhoda posune kostičku na kterémkoli jiném otevřeném válčišti. Obsaďte armádou 1 pole se strategickou výhodou 3 v Africe.
lesson-effects-strategic-one = I to je strategická výhoda, ale jen o 1 políčko. V Africe je o 3.
lesson-effects-strategic-land = Strategická výhoda v Africe je na pevnině a na tu flotila nesmí. Pošlete armádu.
lesson-effects-strategic-other = Tady strategická výhoda není. Hledejte ji v Africe na pevnině.
lesson-effects-push = Kam s třemi políčky? V Západní Evropě vede Osa o 2, v Jihovýchodní Asii o 1. Vyberte válčiště, na kterém kostičku přetáhnete na svou polovinu.
lesson-effects-push-same = Strategická výhoda platí jinde než na válčišti, na němž její pole leží.
lesson-effects-push-lead = Ve Východní Evropě už vedete. Víc získáte tam, kde vedení vezmete Ose.
lesson-effects-push-tie = V Pacifiku se ještě nebojovalo. Víc získáte tam, kde vedení vezmete Ose.
lesson-effects-stronger = V dalších kampaních jsou i silnější pole: pokročilá výroba dá dva žetony, pokročilý výzkum dvě zbraně do sáčku a aplikovaný výzkum zbraň rovnou do zásoby.

## Uzavření kampaně

lesson-campaign = Uzavření kampaně
lesson-campaign-about = Poznáte, kdo získá body za kampaň, a naučíte se ji uzavřít ve správnou chvíli.
lesson-campaign-last-space = Kostička v Západní Evropě stojí na vašem 2. políčku a v první kampani zbývá jediné volné pole. Kdo ho obsadí, kampaň uzavře. Body za ni získá ten, na jehož polovině bude stát kostička.
lesson-campaign-close = Kampaň je za 2 body. Na liště jsou dva štíty, tady na 5. a na 10. políčku. Dojde-li kostička k prvnímu, přibude 1 bod, dojde-li ke druhému, 2 body. Uzavřete kampaň armádou 3 a dosáhnete na první.
lesson-campaign-close-short = Kampaň by byla vaše, kostička by ale zůstala na 4. políčku, kousek před štítem.
lesson-campaign-close-fleet = To je pevnina a na tu flotila nesmí.
lesson-campaign-close-later = Poslední pole by mohla obsadit Osa. Uzavřete kampaň, dokud máte navrch.
lesson-campaign-closed = Nejprve efekt, potom kostička a pak body: 2 za kampaň a 1 za štít. S dřívější propagandou máte 4. Kostička v Západní Evropě zůstává, kde je, a aktivní je druhá kampaň.
lesson-campaign-tie = Nový stůl. V Pacifiku zbývá poslední pole a kostička stojí na 1. políčku Osy. Pozor: skončí-li uprostřed, dostanou body obě strany. Vyberte flotilu a uzavřete kampaň jen pro sebe.
lesson-campaign-tie-both = Flotila 1 vrátí kostičku jen na střed a 2 body dostanou obě strany. Flotila 2 ji přetáhne na vaši polovinu.
lesson-campaign-tie-elsewhere = Osa má v Pacifiku navrch a mohla by kampaň uzavřít sama. Obsaďte poslední pole.
lesson-campaign-gift = Nový stůl. Kdo poslední pole obsadí, není důležité; důležitá je kostička. V Pacifiku vede Osa o 2 a flotila 1 nestačí. Přitáhněte kostičku odjinud: armádou 1 na strategickou výhodu v Africe.
lesson-campaign-gift-given = Kostička by zůstala na polovině Osy a 2 body by dostala ona, i když kampaň uzavřete vy.
lesson-campaign-gift-elsewhere = Tím se v Pacifiku nic nezmění. Pomůže vám strategická výhoda v Africe.
lesson-campaign-gift-push = Posuňte o 3 políčka kostičku v Pacifiku: ze 2. políčka Osy na vaše 1.
lesson-campaign-gift-push-elsewhere = I tady by se políčka hodila, v Pacifiku jde ale o kampaň, ve které zbývá jediné pole.
lesson-campaign-gift-push-same = Strategická výhoda platí jinde než na válčišti, na němž její pole leží.
lesson-campaign-gift-close = Osa hrála jinde a kostička v Pacifiku stojí na vaší polovině. Teď už kampaň uzavřete.
lesson-campaign-gift-late = Osa by vás v Pacifiku mohla předběhnout. Uzavřete kampaň hned.
lesson-campaign-yours = A teď vy: hrajte, dokud se některá kampaň neuzavře se štítem. Kéž je kostička na vaší polovině.

## Uzavření válčiště

lesson-theatre = Uzavření válčiště
lesson-theatre-about = Dovedete kostičku na konec lišty a využijete efekty polí, která zůstala volná.
lesson-theatre-second-shield = V Západní Evropě stojí kostička na vašem 9. políčku, druhý štít je na 10. Ve druhé kampani zbývá jedno pole. Obsaďte ho a dostanete 3 body za kampaň a 2 za štít.
lesson-theatre-second-shield-elsewhere = Poslední pole v Západní Evropě by mohla obsadit Osa a kostičku od štítu odtáhnout. Vezměte si ho.
lesson-theatre-end-of-track = Válčiště se uzavře po poslední kampani, nebo předčasně, dojde-li kostička na poslední políčko lišty. V Západní Evropě je to 14. a kostička stojí na vašem 11.
lesson-theatre-close = Umístěte flotilu 3 do třetí kampaně na smíšené pole bez efektu. Kostička dojde na konec.
lesson-theatre-close-short = S tímhle žetonem kostička na konec nedojde, chybějí jí 3 políčka.
lesson-theatre-close-land = To je pevnina. Flotila smí na obě smíšená pole vedle.
lesson-theatre-close-elsewhere = Osa by zatím mohla kostičku v Západní Evropě vrátit. Uzavřete válčiště hned.
lesson-theatre-spoils = Západní Evropa je vaše: 5 bodů za nedokončenou kampaň, za štíty však tentokrát nic. K tomu smíte v libovolném pořadí provést efekty volných polí. Který bude první?
lesson-theatre-spoils-left = Efekt smíte nechat být, nic za to ale nedostanete. Využijte ho.
lesson-theatre-push = Strategická výhoda: o 3 políčka na jiném otevřeném válčišti. Všude ještě vede Osa o 1 nebo o 2. Vyberte kterékoli; na poslední políčko lišty se kostička strategickou výhodou nikdy nedostane.
lesson-theatre-push-closed = Západní Evropa je uzavřená a její kostička už nic neznamená.
lesson-theatre-applied = Zbývá aplikovaný výzkum. Zbraň z něj přijde rovnou do vaší zásoby.
lesson-theatre-won = Máte 14 bodů, Západní Evropa je uzavřená a v zásobě leží úderná flotila. Taktická výhoda by mezi zbylými efekty nic neudělala: kostička už nemá význam.

## Zvláštní jednotky

lesson-unusual-units = Tři zvláštní jednotky
lesson-unusual-units-about = Umístíte dva žetony v jednom tahu a najdete místo pro generála a admirála.
lesson-unusual-units-rapid = Letectvo rychlého nasazení nemá hodnotu, smíte však po něm na totéž válčiště hned umístit další žeton. Pošlete ho do Jihovýchodní Asie, kde jsou volná dvě pole.
lesson-unusual-units-rapid-elsewhere = I sem by smělo. V Jihovýchodní Asii ale dvěma žetony hned uzavřete kampaň.
lesson-unusual-units-rapid-first = Začněte letectvem rychlého nasazení. Jen po něm smí přijít další žeton.
lesson-unusual-units-another = Propaganda přinesla 2 body a teď smíte na totéž válčiště umístit další žeton. Kostička stojí na 1. políčku Osy: uzavřete kampaň jen pro sebe.
lesson-unusual-units-another-halt = Další žeton umístit nemusíte. Poslední pole by ale mohla obsadit Osa a kampaň získat.
lesson-unusual-units-another-tie = Armáda 1 vrátí kostičku jen na střed a body dostanou obě strany. Flotila 2 ji posune na vaši polovinu.
lesson-unusual-units-another-elsewhere = Další žeton patří na totéž válčiště, do Jihovýchodní Asie.
lesson-unusual-units-push = Také druhý žeton nejprve provede efekt pole, tady strategickou výhodu. Vyberte, kam 1 políčko přijde.
lesson-unusual-units-push-same = Strategická výhoda platí jinde než na válčišti, na němž její pole leží.
lesson-unusual-units-one-token = Jediným tahem jste získali 4 body. Na konci tahu jste si však vzali jen jeden žeton, i když jste umístili dva. V zásobě proto zůstaly dva místo tří.
lesson-unusual-units-general = Nový stůl. Generál je armáda s hodnotou 1; za každou vaši další běžnou armádu a letectvo na válčišti má o 1 víc. Umístěte ho v Západní Evropě, kde máte letectvo a armádu.
lesson-unusual-units-general-africa = V Africe se mu počítá jen letectvo, flotila ne. Měl by hodnotu 2, v Západní Evropě má 3.
lesson-unusual-units-general-alone = Tady nemáte žádnou armádu ani letectvo a generál by měl jen hodnotu 1.
lesson-unusual-units-general-army = Kampaň by byla vaše, kostička by se ale zastavila před štítem na 5. políčku. Generál ji posune až na něj.
lesson-unusual-units-general-other = Ten počká. Najděte nejlepší místo pro generála.
lesson-unusual-units-general-counted = Generál za 1, letectvo za 1 a armáda za 1: kostička došla na 5. políčko, na štít. Se štítem a propagandou to byly 4 body. Osa ji potom vrátila na vaše 3. políčko.
lesson-unusual-units-admiral = Admirál je flotila a stejně počítá vaše flotily a letectvo. V Africe leží obojí. Umístěte ho tam.
lesson-unusual-units-admiral-west = V Západní Evropě se mu počítá jen letectvo. Měl by hodnotu 2, v Africe má 3.
lesson-unusual-units-admiral-alone = Tady nemáte žádnou flotilu ani letectvo a admirál by měl jen hodnotu 1.
lesson-unusual-units-admiral-army = Bodů byste získali stejně, kostička by ale došla jen na 5. políčko. Admirál má tady hodnotu 3.
lesson-unusual-units-admiral-other = Ten počká. Najděte nejlepší místo pro admirála.
lesson-unusual-units-admiral-counted = Kostička v Africe došla na vaše 6. políčko. Oba počítají žetony ve všech řadách válčiště bez ohledu na jejich hodnotu; speciální zbraně se jim však nepočítají.

## Speciální zbraně

lesson-weapons = Speciální zbraně
lesson-weapons-about = Vyzkoušíte úderné síly, atomovou bombu, špióna, vědce a bombardovací letectvo.
lesson-weapons-strike = Elitní armáda má hodnotu 4 a nic navíc. Úderná armáda má hodnotu 5, efekt pole se s ní ale neprovádí. Ve Východní Evropě vede Osa o 4 a zbývá jediné pole: která armáda získá kampaň jen pro vás?
lesson-weapons-strike-elite = Elitní armáda vrátí kostičku jen na střed a 2 body dostanou obě strany. Výrobu byste měli, kampaň jen napůl.
lesson-weapons-strike-plain = S armádou 3 by kostička zůstala na polovině Osy a kampaň by získala ona.
lesson-weapons-strike-elsewhere = Ve Východní Evropě můžete kampaň uzavřít hned. Která armáda to dokáže?
lesson-weapons-bomb = Nový stůl. Atomová bomba je armáda a posune kostičku o 7 políček vaším směrem, na ostatních otevřených válčištích však o 2 směrem soupeře. Umístěte ji na poslední pole kampaně v Západní Evropě.
lesson-weapons-bomb-tie = Armáda 2 by kostičku vrátila jen na střed a body by dostaly obě strany. Vyzkoušejte bombu.
lesson-weapons-bomb-lost = Kostička by zůstala na polovině Osy a kampaň by získala ona. Vyzkoušejte bombu.
lesson-weapons-bomb-sea = Bomba je armáda a ta na moře nesmí.
lesson-weapons-bomb-elsewhere = Cena by byla stejná, žádnou kampaň byste ale neuzavřeli. V Západní Evropě ano.
lesson-weapons-bomb-other = Ten počká. Vyzkoušejte bombu v Západní Evropě.
lesson-weapons-price = V Západní Evropě jste získali 4 body: za kampaň, za štít i za propagandu. Všude jinde si Osa polepšila o 2 a v Jihovýchodní Asii už stojí na štítu. Cenou za bombu se ale válčiště nikdy neuzavře.
lesson-weapons-spy = Nový stůl. Špión je ve všem žetonem, který naposledy umístil soupeř. Osa právě umístila v Pacifiku flotilu 3, a tou je teď i váš špión. Umístěte ho třeba na moře v Jihovýchodní Asii.
lesson-weapons-spy-land = Kdyby Osa naposledy umístila armádu, směl by sem. Teď je ale flotila a na pevninu nesmí.
lesson-weapons-spy-other = Ten počká. Vyzkoušejte špióna, dokud je tak silný.
lesson-weapons-scientist = Nový stůl. Vědec nemá hodnotu, smí však na volné pole i v kampani, na kterou ještě nedošlo. Umístěte ho na aplikovaný výzkum ve třetí kampani Západní Evropy.
lesson-weapons-scientist-army = Ostatní žetony smějí jen do aktivní kampaně. Vědec nemusí čekat.
lesson-weapons-scientist-elsewhere = I sem vědec smí. Aplikovaný výzkum je ale vzácný: zbraň z něj přijde rovnou do zásoby.
lesson-weapons-scientist-other = Ten počká. Vyzkoušejte vědce.
lesson-weapons-twice = Vědec získal bombardovací letectvo. Po efektu pole provede ještě vlastní nálet. Umístěte ho na pole s náletem v Pacifiku a zasáhnete dvakrát.
lesson-weapons-twice-once = To by byl jen jeden nálet. Bombardovací letectvo na poli s náletem v Pacifiku zasáhne dvakrát.
lesson-weapons-twice-other = Ten počká. Vyzkoušejte bombardovací letectvo.
lesson-weapons-others = Ose zbyl v zásobě jediný žeton. V banku jsou také bombardovací flotila a armáda a flotila rychlého nasazení. Dvě zbraně z rozšíření Nippon přidáte, jen když se na tom domluvíte.

## Konec hry

lesson-end = Konec hry
lesson-end-about = Poznáte, kdy hra končí, a vyhrajete ji dvěma způsoby.
lesson-end-bomb = Ose zbývá v zásobě jediný žeton. Kdo začíná tah bez žetonu, prohrál, ať má bodů kolik chce. Vezměte jí ho: ve druhé kampani Západní Evropy je pole s náletem, na které smí armáda.
lesson-end-bomb-fleet = Nálet je tady na pevnině a na tu flotila nesmí. Pošlete armádu.
lesson-end-bomb-other = Hra by šla dál. Nálet ve druhé kampani Západní Evropy ji ukončí hned.
lesson-end-out-of-tokens = Osa začala tah bez žetonu a prohrála, přestože vedla 6 : 0. Stejně by prohrála, kdyby žádný nemohla umístit. Myslete i na svou zásobu: výroba ji doplňuje, rychlé nasazení ji zmenšuje.
lesson-end-decide = Nový stůl, závěr dlouhé hry. Osa má 26 bodů, vy 20. Hra ale skončí až na konci tahu Spojenců, takže jeden tah ještě máte. Najděte v něm aspoň 6 bodů; otevřená jsou jen dvě válčiště.
lesson-end-decide-east = Ve Východní Evropě vede Osa tak vysoko, že by kampaň získala ona. Podívejte se do Pacifiku.
lesson-end-decided = 5 bodů za kampaň a 2 za druhý štít, na který kostička právě došla: vyhráli jste 27 : 26. Dokonce i 26 : 26 by stačilo, protože při shodě vítězí Spojenci.

## Nippon

lesson-nippon = Mapa Nippon
lesson-nippon-about = Uzavřete Boston, otevřete New York a potkáte Godzillu.
lesson-nippon-map = Na mapě Nippon hrajete za Německo, začíná Japonsko. Aktivní jsou zatím čtyři válčiště po jedné kampani. Válčiště se uzavře, když se zaplní, nebo dojde-li kostička na některé ze tří posledních políček lišty.
lesson-nippon-boston = V Bostonu zbývá jediné pole, kostička stojí na vašem 5. políčku. Poslední tři políčka lišty jsou 6., 7. a 8. a nesou čísla 1, 2 a 3. Uzavřete Boston tak, aby kostička skončila na čísle 2.
lesson-nippon-boston-one = Boston by se uzavřel, ale na čísle 1. Vyšší číslo vám dá na dalším válčišti větší náskok.
lesson-nippon-boston-elsewhere = Nejdřív Boston: zbývá tam jediné pole a máte tam navrch.
lesson-nippon-open = Dostali jste 4 body za Boston a 1 za propagandu. Protože se uzavřel ve vašem tahu, otevřete další válčiště, ke kterému vede bílá šipka. Zvolte New York, kampaň je tam za 5 bodů.
lesson-nippon-open-detroit = Také tam šipka vede, Detroit je však jen za 3 body. Otevřete New York.
lesson-nippon-open-no-arrow = Sem z Bostonu šipka nevede.
lesson-nippon-partisans = V New Yorku jste začali o 2 napřed, Japonsko tam ale poslalo Godzillu: smí na libovolné pole a má hodnotu 4. Odpovězte partyzány. Mají hodnotu 1, stojí-li však kostička na soupeřově polovině, mají 3.
lesson-nippon-partisans-seattle = V Seattlu stojí kostička na vaší polovině, a partyzáni by tu proto měli jen hodnotu 1.
lesson-nippon-partisans-jacksonville = Hodnotu 3 by měli i tady, kostička by ale zůstala u Japonska a válčiště by se uzavřelo v jeho prospěch.
lesson-nippon-partisans-sea = Partyzáni jsou armáda a na moře nesmějí. Zvolte v New Yorku pevninu nebo smíšené pole.
lesson-nippon-partisans-other = Ten počká. Vyzkoušejte partyzány.
lesson-nippon-commander = Kostička je zpátky na vaší polovině. Do banku patří na této mapě i výjimečný velitel: smí na libovolné pole a efekt pole s ním provedete dvakrát.

## Sám proti všem

lesson-alone = Sám proti všem
lesson-alone-about = Vyzkoušíte hru proti automatickému soupeři: jeho náskok, jeho tah i svůj nálet.
lesson-alone-row = Za Osu tu hraje automatický soupeř. Jeho jednotky leží lícem nahoru v řadě, na začátku jich je pět. Volí podle tabulek a kostky; důvod pokaždé uvidíte.
lesson-alone-head-start = Kostka určila, že soupeř začne napřed v Západní Evropě a v Pacifiku. Teď padla šestka a třetí válčiště vyberete vy. Na dlouhé liště, třeba ve Východní Evropě, znamená políčko nejmíň.
lesson-alone-its-turn = Soupeř si vylosoval taktický žeton Zajištění: jde tam, kde vede. Z takových válčišť má nejvíc volných polí Západní Evropa. Z jejích efektů stojí nejvíc o výzkum a jednotku vybrala kostka.
lesson-alone-bomb = Zbraň, kterou soupeři přinesl výzkum, si hned vylosoval: je to elitní letectvo. Při vašem náletu se nelosuje, jednotku z jeho řady vyberete sami. Obsaďte flotilou 2 pole s náletem v Pacifiku.
lesson-alone-bomb-research = Na tomhle poli je výzkum. Nálet je hned vedle.
lesson-alone-bomb-air = Letectvo sem smí, kostičku by ale vrátilo jen na střed. S flotilou 2 budete v Pacifiku vést.
lesson-alone-bomb-elsewhere = Tady nálet není. Najdete ho v Pacifiku.
lesson-alone-target = Vraťte soupeři do sáčku jeho nejsilnější běžnou jednotku, armádu 3.
lesson-alone-target-weapon = Elitní letectvo by stálo za to, zatím ho však chrání ostatní jednotky v řadě.
lesson-alone-target-weak = I tu smíte vrátit, armáda 3 vám ale může uškodit víc.
lesson-alone-it-closes = Než přijde na řadu taktický žeton, hledá soupeř kampaň, kterou může hned uzavřít a vyhrát. Našel ji v Pacifiku a získal 2 body. Poslední pole kampaně mu nechávejte jen s velkým náskokem.
lesson-alone-yours = A teď vy: umístěte žeton, kam chcete. Potom si projděte soupeřův tah, každý jeho krok má důvod.

## První celá hra

lesson-first-game = První celá hra
lesson-first-game-about = Zahrajete si celou hru proti trpělivému soupeři.
lesson-first-game-whole = Celá válka od začátku do konce. Začíná Osa. Má-li někdo na konci některého vašeho tahu 25 bodů, vítězí ten, kdo jich má víc, a při shodě vy.
lesson-first-game-reserve = Rada první: starejte se o zásobu. Výroba v Západní nebo Východní Evropě ji rozšíří, nálet v Pacifiku zmenší soupeřovu.
lesson-first-game-look-ahead = Rada druhá: v Pacifiku a ve Východní Evropě má první kampaň jen dvě pole. Obsadíte-li jedno, může ji soupeř druhým hned uzavřít. Než umístíte žeton, podívejte se, kam potom dosáhne.
lesson-first-game-play = Hrajte, jak nejlíp umíte. Když nebudete vědět, nechte si poradit.
