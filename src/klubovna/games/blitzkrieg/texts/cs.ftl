### Blitzkrieg!

game-name = Blitzkrieg!
game-pitch = Pět válčišť, dvacet minut
game-goal = Přetahujte se o pět válčišť. Kdo má první 25 bodů, vítězí.
game-summary = Světová válka za dvacet minut: dvě strany kladou skryté žetony na válčiště a každý žeton posouvá frontu jejich směrem.
chance-of = Šance, že { $seat } { $seat-number ->
    [plural] vyhrají
   *[other] vyhraje
} válku.

option-map = Mapa
option-map-base = Svět (základní hra)
option-map-nippon = Spojené státy (Nippon)
option-mode = Počet hráčů
option-mode-duel = Dva hráči
option-mode-solo = Jeden proti automatickému soupeři
option-nippon_specials = Partyzáni a výjimečný velitel
option-nippon_specials-no = Zůstanou v krabici
option-nippon_specials-yes = Budou v banku
option-level = Obtížnost automatického soupeře
option-level-easy = Lehká
option-level-medium = Střední
option-level-hard = Těžká
option-scientist = Vědec na neaktivním válčišti
option-scientist-active = Nesmí, jen na aktivní
option-scientist-inactive = Smí i na neaktivní
option-rapid = Kostička po žetonu rychlého nasazení
option-rapid-before = Posune se hned, potom další žeton
option-rapid-after = Posune se až po dalším žetonu
option-spy = Špión a velitelé
option-spy-apart = Generálovi ani admirálovi se nepočítá
option-spy-counts = Počítá se jako to, čím byl
option-six = Když kostka při přípravě neukáže válčiště
option-six-choose = Vybere ho hráč
option-six-reroll = Hází se znovu

## Jména: strany (.acc, .gen, .dat jsou pády, .gender je rod)

name-axis = Osa
    .acc = Osu
    .gen = Osy
    .dat = Ose
    .gender = f
name-allies = Spojenci
    .acc = Spojence
    .gen = Spojenců
    .dat = Spojencům
    .gender = m
    .number = plural
name-germany = Německo
    .gen = Německa
    .dat = Německu
    .gender = n
name-japan = Japonsko
    .gen = Japonska
    .dat = Japonsku
    .gender = n

## Jména: válčiště

name-western-europe = Západní Evropa
    .acc = Západní Evropu
    .gen = Západní Evropy
    .dat = Západní Evropě
    .gender = f
name-eastern-europe = Východní Evropa
    .acc = Východní Evropu
    .gen = Východní Evropy
    .dat = Východní Evropě
    .gender = f
name-africa = Afrika a Střední východ
    .acc = Afriku a Střední východ
    .gen = Afriky a Středního východu
    .dat = Africe a Střednímu východu
    .gender = f
name-pacific = Pacifik
    .gen = Pacifiku
    .dat = Pacifiku
    .gender = m
name-south-east-asia = Jihovýchodní Asie
    .acc = Jihovýchodní Asii
    .gen = Jihovýchodní Asie
    .dat = Jihovýchodní Asii
    .gender = f
name-honolulu = Honolulu
name-seattle = Seattle
    .gen = Seattlu
    .dat = Seattlu
name-jacksonville = Jacksonville
name-boston = Boston
    .gen = Bostonu
    .dat = Bostonu
name-san-francisco = San Francisco
    .gen = San Franciska
    .dat = San Francisku
name-los-angeles = Los Angeles
name-denver = Denver
    .gen = Denveru
    .dat = Denveru
name-houston = Houston
    .gen = Houstonu
    .dat = Houstonu
name-st-louis = St. Louis
name-chicago = Chicago
    .gen = Chicaga
    .dat = Chicagu
name-detroit = Detroit
    .gen = Detroitu
    .dat = Detroitu
name-new-orleans = New Orleans
    .gen = New Orleansu
    .dat = New Orleansu
name-atlanta = Atlanta
    .acc = Atlantu
    .gen = Atlanty
    .dat = Atlantě
name-washington = Washington
    .gen = Washingtonu
    .dat = Washingtonu
name-new-york = New York
    .gen = New Yorku
    .dat = New Yorku

## Jména: žetony

name-army = armáda
    .acc = armádu
    .gen = armády
    .gender = f
name-fleet = flotila
    .acc = flotilu
    .gen = flotily
    .gender = f
name-air = letectvo
    .gen = letectva
    .gender = n
name-rapid-air = letectvo rychlého nasazení
    .gen = letectva rychlého nasazení
    .gender = n
name-raid-air = bombardér
    .gen = bombardéru
    .gender = m
name-general = generál
    .acc = generála
    .gen = generála
    .gender = m
name-admiral = admirál
    .acc = admirála
    .gen = admirála
    .gender = m
name-godzilla = Godzilla
    .acc = Godzillu
    .gen = Godzilly
    .gender = f
name-elite-army = elitní armáda
    .acc = elitní armádu
    .gen = elitní armády
    .gender = f
name-elite-fleet = elitní flotila
    .acc = elitní flotilu
    .gen = elitní flotily
    .gender = f
name-elite-air = elitní letectvo
    .gen = elitního letectva
    .gender = n
name-strike-army = úderná armáda
    .acc = údernou armádu
    .gen = úderné armády
    .gender = f
name-strike-fleet = úderná flotila
    .acc = údernou flotilu
    .gen = úderné flotily
    .gender = f
name-strike-air = úderné letectvo
    .gen = úderného letectva
    .gender = n
name-rapid-army = armáda rychlého nasazení
    .acc = armádu rychlého nasazení
    .gen = armády rychlého nasazení
    .gender = f
name-rapid-fleet = flotila rychlého nasazení
    .acc = flotilu rychlého nasazení
    .gen = flotily rychlého nasazení
    .gender = f
name-bombing-fleet = bombardovací flotila
    .acc = bombardovací flotilu
    .gen = bombardovací flotily
    .gender = f
name-bombing-air = bombardovací letectvo
    .gen = bombardovacího letectva
    .gender = n
name-atomic-bomb = atomová bomba
    .acc = atomovou bombu
    .gen = atomové bomby
    .gender = f
name-spy = špión
    .acc = špióna
    .gen = špióna
    .gender = m
name-scientist = vědec
    .acc = vědce
    .gen = vědce
    .gender = m
name-partisans = partyzáni
    .acc = partyzány
    .gen = partyzánů
    .gender = m
    .number = plural
name-commander = výjimečný velitel
    .acc = výjimečného velitele
    .gen = výjimečného velitele
    .gender = m
name-blank = vlastní žeton
    .gen = vlastního žetonu
    .gender = m
name-unseen = neznámá zbraň
    .acc = neznámou zbraň
    .gen = neznámé zbraně
    .gender = f

## Co žetony dělají

full-type-army = Armáda: pozemní a smíšená pole.
full-type-fleet = Flotila: námořní a smíšená pole.
full-type-air = Letectvo: libovolné pole.
full-type-any = Libovolné pole.
full-token = { $value ->
        [0] Bez hodnoty
       *[other] Hodnota { $value }
    }.
full-token-rapid = { $value ->
        [0] Bez hodnoty
       *[other] Hodnota { $value }
    }; potom smíte na totéž válčiště umístit další žeton.
full-token-bombing = { $value ->
        [0] Bez hodnoty
       *[other] Hodnota { $value }
    }; po efektu pole se náhodný žeton ze soupeřovy zásoby vrátí do jeho sáčku.
full-token-general = { $value ->
        [0] Bez hodnoty
       *[other] Hodnota { $value }
    } a za každou vaši další běžnou armádu a letectvo ve všech řadách válčiště o 1 víc.
full-token-admiral = { $value ->
        [0] Bez hodnoty
       *[other] Hodnota { $value }
    } a za každou vaši další běžnou flotilu a letectvo ve všech řadách válčiště o 1 víc.
full-token-strike = { $value ->
        [0] Bez hodnoty
       *[other] Hodnota { $value }
    }, ale efekt pole se neprovádí.
full-token-atomic = Kostička se posune o { $value ->
        [one] { $value } políčko
        [few] { $value } políčka
       *[other] { $value } políček
    } vaším směrem, ale na všech ostatních otevřených válčištích o { $back } směrem soupeře; na políčko, které válčiště uzavírá, se tak nedostane.
full-token-spy = Je ve všem žetonem, který naposledy umístil soupeř: typem, hodnotou i schopností.
full-token-scientist = Libovolné volné pole otevřeného válčiště, i v kampani, na kterou ještě nedošlo. { $value ->
        [0] Bez hodnoty
       *[other] Hodnota { $value }
    }; platí jen efekt pole.
full-token-partisans = { $value ->
        [0] Bez hodnoty
       *[other] Hodnota { $value }
    }, nebo { $against }, stojí-li při umístění kostička na soupeřově polovině.
full-token-commander = { $value ->
        [0] Bez hodnoty
       *[other] Hodnota { $value }
    } a efekt pole platí dvakrát. Počítá se pro generála i pro admirála.
full-token-uncounted = Nepočítá se pro generála ani pro admirála.
full-unseen = Speciální zbraň, kterou ještě nikdo neviděl.

## Efekty polí

name-effect-production = výroba
name-effect-bombing = nálet
name-effect-research = výzkum
name-effect-tactical = taktická výhoda
name-effect-strategic = strategická výhoda
name-effect-propaganda = propaganda
name-effect-advanced-production = pokročilá výroba
name-effect-applied-research = aplikovaný výzkum
name-effect-advanced-research = pokročilý výzkum
full-effect-production = Vezměte si ze svého sáčku do zásoby jeden žeton.
full-effect-bombing = Náhodný žeton ze soupeřovy zásoby se vrátí do jeho sáčku; smíte si ho prohlédnout.
full-effect-research = Náhodná speciální zbraň z banku přijde do vašeho sáčku; smíte si ji prohlédnout.
full-effect-tactical = { $count ->
    [one] Kostička tohoto válčiště se posune o 1 políčko vaším směrem.
    [few] Kostička tohoto válčiště se posune o { $count } políčka vaším směrem.
   *[other] Kostička tohoto válčiště se posune o { $count } políček vaším směrem.
}
full-effect-strategic = { $count ->
    [one] Kostička kteréhokoli jiného otevřeného válčiště se posune o 1 políčko vaším směrem, nikdy ale na políčko, které válčiště uzavírá.
    [few] Kostička kteréhokoli jiného otevřeného válčiště se posune o { $count } políčka vaším směrem, nikdy ale na políčko, které válčiště uzavírá.
   *[other] Kostička kteréhokoli jiného otevřeného válčiště se posune o { $count } políček vaším směrem, nikdy ale na políčko, které válčiště uzavírá.
}
full-effect-propaganda = { $count ->
    [one] Získáte 1 bod.
    [few] Získáte { $count } body.
   *[other] Získáte { $count } bodů.
}
full-effect-advanced-production = Vezměte si ze svého sáčku do zásoby dva žetony.
full-effect-applied-research = Náhodná speciální zbraň z banku přijde rovnou do vaší zásoby.
full-effect-advanced-research = Dvě náhodné speciální zbraně z banku přijdou do vašeho sáčku; smíte si je prohlédnout.

name-ability-rapid = rychlé nasazení
name-ability-bombing = nálet
name-ability-strike = úderné síly
name-ability-atomic = atomová bomba
name-level-easy = lehká obtížnost
name-level-medium = střední obtížnost
name-level-hard = těžká obtížnost
full-ability-rapid = Potom smíte na totéž válčiště umístit další žeton.
full-ability-bombing = Náhodný žeton ze soupeřovy zásoby se vrátí do jeho sáčku.
full-ability-general = Za každou vaši další běžnou armádu a letectvo ve všech řadách válčiště o 1 víc.
full-ability-admiral = Za každou vaši další běžnou flotilu a letectvo ve všech řadách válčiště o 1 víc.
full-ability-spy = Je ve všem žetonem, který naposledy umístil soupeř.
full-ability-scientist = Smí i do kampaně, na kterou ještě nedošlo.
full-ability-partisans = Stojí-li při umístění kostička na soupeřově polovině, je hodnota { $against }.
full-ability-commander = Efekt pole platí dvakrát. Počítá se pro generála i pro admirála.
full-ability-strike = Efekt pole se neprovádí.
full-ability-atomic = Na všech ostatních otevřených válčištích se kostička posune o { $back ->
        [one] { $back } políčko
        [few] { $back } políčka
       *[other] { $back } políček
    } směrem soupeře.

name-terrain-land = pozemní
name-terrain-sea = námořní
name-terrain-mixed = smíšené
full-terrain-land = Pozemní pole: armády a letectvo.
full-terrain-sea = Námořní pole: flotily a letectvo.
full-terrain-mixed = Smíšené pole: armády, flotily i letectvo.

source-single = Z jediného veřejného zdroje: { $seat }

## Z čeho se skládá posun, a proč něco propadlo

name-comrades = další jednotky
name-track-end = konec lišty
name-centre = střed
name-lost-bag = sáček je prázdný
name-lost-bank = v banku nic nezbývá
name-lost-reserve = soupeř nemá v zásobě žádný žeton
name-lost-target = jiné válčiště není otevřené
name-lost-marker = kostička tu nic neznamená
name-lost-closed = válčiště je uzavřené
name-lost-strike = úderné síly efekt pole neprovádějí
name-lost-no-token = v zásobě už není žádný žeton

## Taktické žetony automatického soupeře

name-big-guns = Těžké zbraně
name-counterattack = Protiútok
name-economic-warfare = Hospodářská válka
name-for-the-glory = Za slávu
name-rapid-deployment = Rychlý přesun
name-research-and-development = Výzkum a vývoj
name-secure = Zajištění
name-steamroll = Parní válec
full-big-guns = Nejprve speciální zbraně, potom jednotka, která změní nejvíc.
full-counterattack = Tam, kde vedete vy, jednotkou, která změní nejvíc.
full-economic-warfare = Tam, kde je výroba nebo nálet: výroba, dokud má málo jednotek, jinak nálet.
full-for-the-glory = Kampaň za nejvíc bodů a propaganda.
full-rapid-deployment = Jednotka, která je nejvíc vlevo a smí tam.
full-research-and-development = Tam, kde je výzkum; jinam pošle speciální zbraň.
full-secure = Tam, kde vede.
full-steamroll = Ještě jednou to, co v minulém tahu.

name-why-only = nic jiného nepřipadá v úvahu
name-why-closes-theatre = může ho teď uzavřít a vyhrát
name-why-closes-campaign = může teď uzavřít a vyhrát kampaň
name-why-stratagem = velí tak taktický žeton
name-why-most-empty = v aktivní kampani je nejvíc volných polí
name-why-most-points = kampaň je za nejvíc bodů
name-why-topmost = leží na plánu nejvýš
name-why-space-only = nic jiného nepřipadá v úvahu
name-why-space-closes = uzavře a vyhraje
name-why-space-stratagem = velí tak taktický žeton
name-why-space-effect = efekt, o který nejvíc stojí
name-why-space-leftmost = je nejvíc vlevo
name-why-unit-only = nic jiného tam nesmí
name-why-unit-closes = uzavře a vyhraje
name-why-unit-stratagem = velí tak taktický žeton
name-why-unit-has-value = pole nemá efekt, rozhoduje hodnota
name-why-unit-not-rapid = na poslední pole se rychlé nasazení nehodí
name-why-unit-strongest = nejsilnější, konec je blízko
name-why-unit-die = rozhodla kostka

## Konec hry

name-way-points = Rozhodly body
name-way-no-tokens = Došly žetony
name-way-no-placement = Není kam táhnout
ending-points = Válku rozhodly body.
ending-no-tokens = Jedna strana nemá v zásobě žádný žeton a válku prohrála.
ending-no-placement = Jedna strana nemá kam umístit žeton a válku prohrála.

## Otázky

ask-place-token = { $seat }: umístěte žeton.
ask-deploy-more = { $seat }: rychlé nasazení – další žeton na válčiště { $theatre }, nebo konec.
ask-strategic = { $seat }: strategická výhoda z válčiště { $theatre } – která kostička se posune o { $steps }?
ask-spoils = { $seat }: { $theatre } je vaše válčiště. Který efekt přijde teď?
ask-open-next = { $seat }: válčiště { $theatre } je uzavřené. { $arrows ->
    [0] Žádná šipka z něj už nikam nevede, otevřete kterékoli neaktivní.
   *[other] Které z těch, kam z něj vede šipka, se otevře?
}
ask-pick-target = { $seat }: nálet – která jednotka ze soupeřovy řady se vrátí do jeho sáčku?
ask-give-head-start = { $seat }: volba je na vás – kde začne automatický soupeř s náskokem? Políčka: { $steps }.

## Volby

do-place = { $token } → { $theatre }, { $row }. kampaň, { $column }. pole
do-halt = Žádný další žeton
do-push = { $theatre } (o { $steps })
do-exploit = { $effect-id ->
    [effect-strategic] { $effect } +{ $count } ({ $row }. kampaň)
    [effect-propaganda] { $effect } +{ $count } ({ $row }. kampaň)
   *[other] { $effect } ({ $row }. kampaň)
}
do-leave-rest = Zbytek nechat být
do-open-theatre = Otevřít { $theatre-acc }
do-bomb = { $token } zpět do sáčku
do-head-start = { $theatre }

## Co by volba udělala

preview-spy = Špión je teď { $token }
preview-effect = { $effect-id ->
    [effect-tactical] { $effect } +{ $count }
    [effect-strategic] { $effect } +{ $count }
    [effect-propaganda] { $effect } +{ $count }
   *[other] { $effect }
}
preview-ability = { $ability }
preview-lost = { $effect } propadne: { $reason }
preview-campaign = Uzavře se { $row }. kampaň ({ $theatre }): { $seat } +{ $points }
preview-campaign-bonus = Uzavře se { $row }. kampaň ({ $theatre }): { $seat } +{ $points } a +{ $bonus } za lištu
preview-campaign-tied = Uzavře se { $row }. kampaň ({ $theatre }) nerozhodně: oba +{ $points }
preview-theatre-won = Vyhrané válčiště { $theatre }: { $seat } +{ $points } za to, co zbývá
preview-theatre-closed = Válčiště { $theatre } se uzavře

## Co se stalo

log-turn = { $seat }: { $turn }. tah.
log-dealt = { $seat }: žeton ze sáčku do zásoby.
log-dealt-token = { $seat }: ze sáčku do zásoby { $token }.
log-placed = { $seat }: { $token } → { $theatre }, { $row }. kampaň, { $column }. pole.
log-spy = { $seat }: špión je tu { $token }.
log-drew = { $seat }: konec tahu, žeton ze sáčku.
log-drew-token = { $seat }: konec tahu, ze sáčku { $token }.
log-produced = { $seat }: výroba, žeton ze sáčku.
log-produced-token = { $seat }: výroba, ze sáčku { $token }.
log-drew-unseen = { $seat }: ze sáčku speciální zbraň, kterou ještě nikdo neviděl.
log-uncovered = { $seat }: ta zbraň je { $token }.
log-bag-empty = { $seat }: konec tahu, sáček je prázdný.
log-only-one = { $seat }: { $effect }, ale zbývá jen jeden žeton.
log-bombed = { $seat }: nálet, ze zásoby { $other-gen } se jeden žeton vrací do sáčku.
log-bombed-token = { $seat }: nálet, ze zásoby { $other-gen } se do sáčku { $token-number ->
    [plural] vracejí { $token }
   *[other] vrací { $token }
}.
log-researched = { $seat }: výzkum, do sáčku přibývá speciální zbraň.
log-researched-token = { $seat }: výzkum, do sáčku { $token-number ->
    [plural] přibývají { $token }
   *[other] přibývá { $token }
}.
log-applied = { $seat }: aplikovaný výzkum, do zásoby přibývá speciální zbraň.
log-applied-token = { $seat }: aplikovaný výzkum, do zásoby { $token-number ->
    [plural] přibývají { $token }
   *[other] přibývá { $token }
}.
log-lost = { $seat }: { $effect } propadá – { $reason }.
log-tactical = { $seat }: taktická výhoda, { $theatre } o { $steps }{ $steps-count ->
    [one] {""}
   *[other] {" "}({ $steps-sum })
}, { $at ->
    [0] na střed
   *[other] na { $at } ({ $half })
}.
log-pushed = { $seat }: strategická výhoda, { $theatre } o { $steps }{ $steps-count ->
    [one] {""}
   *[other] {" "}({ $steps-sum })
}, { $at ->
    [0] na střed
   *[other] na { $at } ({ $half })
}.
log-moved = { $seat }: { $theatre } o { $steps }{ $steps-count ->
    [one] {""}
   *[other] {" "}({ $steps-sum })
}, { $at ->
    [0] na střed
   *[other] na { $at } ({ $half })
}.
log-atomic = Cena za bombu: { $theatre } o { $steps } ve prospěch { $seat-gen }{ $steps-count ->
    [one] {""}
   *[other] {" "}({ $steps-sum })
}, { $at ->
    [0] na střed
   *[other] na { $at } ({ $half })
}.
log-propaganda = { $seat }: propaganda, +{ $points }, celkem { $total }.
log-rapid = { $seat }: rychlé nasazení, smí přijít další žeton na válčiště { $theatre }.
log-halted = { $seat }: žádný další žeton.
log-campaign = { $theatre }, { $row }. kampaň je uzavřená: { $seat } +{ $points }, celkem { $total }.
log-campaign-bonus = { $theatre }, { $row }. kampaň je uzavřená: { $seat } +{ $points } a +{ $bonus } za lištu, celkem { $total }.
log-campaign-tied = { $theatre }, { $row }. kampaň je uzavřená nerozhodně: obě strany +{ $points }.
log-theatre-closed = Válčiště { $theatre } je uzavřené.
log-theatre-won = Vyhrané válčiště { $theatre }: { $seat } +{ $points } za to, co zbývalo, celkem { $total }.
log-left-rest = { $seat }: zbylé efekty válčiště { $theatre } zůstávají nevyužité.
log-opened = { $seat }: nové válčiště { $theatre }, kostička { $at ->
    [0] uprostřed
   *[other] na { $at } ({ $half })
}.
log-head-start = { $seat }: náskok { $steps }, { $theatre } na { $at } ({ $half }).
log-die = Na kostce je { $die }.
log-stratagem = { $seat }: taktický žeton { $stratagem }.
log-stratagem-repeated = { $seat }: taktický žeton { $stratagem }, opakuje se { $repeated }.
log-auto-theatre = { $seat } volí válčiště { $theatre }: { $reason }.
log-auto-space = { $row }. kampaň, { $column }. pole: { $reason }.
log-auto-unit = { $token }: { $reason }.
log-auto-strategic = { $theatre }: tady změní nejvíc.
log-auto-exploit = { $effect }: efekt, o který nejvíc stojí.
log-auto-opened = { $theatre }: z těch, která mohou následovat, za nejvíc bodů.
log-won-points = { $seat } { $seat-number ->
    [plural] vyhrávají
   *[other] vyhrává
}, body: { $points }.
log-won-no-tokens = { $other } { $other-number ->
    [plural] začínají
   *[other] začíná
} tah bez žetonů: { $seat } { $seat-number ->
    [plural] vyhrávají
   *[other] vyhrává
}.
log-won-no-placement = { $other }: žádný žeton nelze umístit, { $seat } { $seat-number ->
    [plural] vyhrávají
   *[other] vyhrává
}.

## Proč ne

error-not-in-reserve = Tento žeton nemáte v zásobě.
error-unknown-space = Takové pole na této mapě není.
error-unknown-theatre = Takové válčiště na této mapě není.
error-nothing-to-copy = Soupeř ještě nic neumístil, špión nemá koho napodobit.
error-theatre-closed = Válčiště { $theatre } je uzavřené.
error-theatre-dormant = Válčiště { $theatre } ještě není aktivní.
error-theatre-open = Válčiště { $theatre } už je aktivní.
error-no-arrow = Z válčiště { $other } na válčiště { $theatre } šipka nevede.
error-same-theatre = Strategická výhoda platí na jiném válčišti.
error-space-taken = Na tom poli už žeton leží.
error-terrain = { $token } sem nesmí, pole je { $terrain }. Smějí na ně { $terrain-id ->
    [terrain-sea] flotily a letectvo
   *[other] armády a letectvo
}.
error-campaign-not-active = Válčiště { $theatre }: { $row }. kampaň není aktivní.
error-other-theatre = Rychlé nasazení pokračuje jen na válčišti { $theatre }.
error-not-left = Takový efekt na válčišti { $theatre } nezbývá.
error-lost = Ten efekt by nic neudělal: { $reason }.
error-not-in-row = Tato jednotka v soupeřově řadě neleží.
error-special-last = Speciální zbraň lze zasáhnout, jen když v řadě není nic jiného.
not-give-head-start = Na tomto válčišti se na začátku nebojuje.

## Stručně a vysvětlivky

full-no-effect = Pole bez efektu: záleží jen na hodnotě žetonu.
full-bank = Speciálních zbraní lícem dolů: { $count }. Do hry se dostanou výzkumem.
full-cup = Před každým svým tahem z něj soupeř losuje, čím se bude řídit. Zbývá:
full-dormant = Ještě neotevřené. Otevřít ho smí ten, kdo uzavře válčiště, odkud sem vede šipka; a když už z uzavřeného válčiště žádná šipka nikam nevede, smí kdokoli.
full-worth = Když jsou všechna pole obsazená, dostane je strana, na jejíž polovině stojí kostička; uprostřed obě.
full-track = Každý žeton posune kostičku o svou hodnotu ke své straně.
full-bonus-from = Od { $step }. políčka +{ $bonus }
full-bonus = K bodům každé kampaně, která se tu řádně uzavře.
full-closing = Kdo sem kostičku dostane, bere body všech zbylých kampaní a efekty volných polí.
full-closing-head-start = Kdo sem kostičku dostane, bere body a efekty volných polí; na dalším válčišti má náskok až { $most }.
sign-elite = Elitní síly: jen vyšší hodnota.
sign-cube = Kostička ukazuje, kdo na válčišti vede.
sign-points = Body za kampaň; po uzavření nese znak vítěze.

## What matters in a decision

matters-place-token = Dějí se tři věci naráz: efekt pole, posun kostičky a o jedno pole méně do vyhodnocení kampaně.
matters-deploy-more = Další žeton přinese svůj efekt a posun hned, na konci tahu si ale vezmete jen jeden: co vám v zásobě zůstane?
matters-strategic = Válčiště se tím nikdy neuzavře: kde pár políček změní vedoucího, dosáhne na štít nebo rozhodne skoro plnou kampaň?
matters-spoils = Pořadí je na vás: pomůže jeden efekt druhému, třeba výzkum výrobě, a nepropadne některý, protože nebude co losovat nebo vracet?
matters-open-next = Porovnejte pole, efekty a body se žetony, které máte v zásobě; a myslete na to, kdo tam bude umisťovat první.
matters-pick-target = Jednotka jde zpátky do sáčku a může se vrátit: se kterou by soupeř teď uzavřel kampaň nebo celé válčiště?
matters-give-head-start = Stejný náskok váží víc na kratší liště a tam, kde první kampaně vynášejí hodně bodů.

## Čísla, stupnice a místa

name-points = Body
full-points = Za kampaně, válčiště a propagandu. Kdo je u praporku nebo za ním, když druhá strana dokončí tah, vítězí.
name-round = Kolo
full-round = Každá strana umístí jeden žeton; pak přijde efekt pole a posune se kostička válčiště.
name-level = Obtížnost
full-level = Jak velký náskok má na začátku automatický soupeř.
