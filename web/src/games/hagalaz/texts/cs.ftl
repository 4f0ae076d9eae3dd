### Stůl Hagalazu

hg-map = Mapa mise
hg-mission = Cíle mise
hg-team = Tým
hg-campaign = Mapa kampaně
hg-campaign-state = Jak si stojí kampaň
hg-story = Příběh
hg-story-on = Pokračovat
hg-story-begins = Hagalaz
over-points = { $scenario-id ->
    [campaign] Válečná připravenost: { $points }
   *[other] { "" }
}
hg-source = Odkud
hg-setting-up = Příprava
hg-round-of = Kolo { $round } z { $rounds }
hg-rounds-left = { $left ->
    [0] poslední kolo
    [one] zbývá { $left } kolo
    [few] zbývají { $left } kola
   *[other] zbývá { $left } kol
  }
hg-readiness-of = Připravenost { $readiness }
hg-act = { $act }. dějství
hg-loyalty-missions = Věrnostní mise (nejvýš { $most })
hg-loyalty-of = Věrnostní mise: { $hero }
hg-mission-about = { $faction }, { $challenge }. Časový limit: { $rounds } kol.

## Kampaň

hg-readiness = Válečná připravenost
hg-ending-now = Teď by to byl konec:
hg-data = Získaná data
hg-data-about = Každé { $every }. pole odemkne schopnost.
hg-paragons = paragonová vítězství
hg-renegade-marks = renegátská vítězství
hg-loyalties = věrnosti (pokusů { $tried } z { $most })
hg-failures = selhání
hg-recruits = Kdo půjde se Shepardem?
hg-sharing = Kdo za koho hraje?
hg-comes-along = jde s vámi

## Tým a desky

hg-yours = vaše postava
hg-down = mimo boj
hg-gone = mimo mapu
hg-leads = vede kolo
hg-board-of = Deska: { $hero }
hg-boards = Desky hrdinů
hg-sheets = Co je před vámi
hg-sheet-dice = Kostky
hg-sheet-board = Deska
hg-sheet-mission = Mise
hg-xp = Zkušenosti
hg-renegades = { $tokens ->
    [one] renegátský žeton
    [few] renegátské žetony
   *[other] renegátských žetonů
  }
hg-basic-move = Pohyb
hg-basic-objective = Úkol
hg-basic-revive = Oživení
hg-about-move = Hrdina se přesune za body na kostce. Kdo opustí hex vedle nepřítele, toho nepřítel napadne.
hg-about-objective = Hrdina udělá to, co je na jeho hexu: použije terminál, žeton cíle, odemkne dveře, vezme uprchlíka.
hg-about-revive = Vyřazený hrdina na sousedním hexu se vrátí do boje.
hg-spared = Bez užitku
hg-lasting = trvalá
hg-locked = zamčená
hg-needs = Vyžaduje: { $abilities }.

## Kostky

hg-pool = Strategická zásoba
hg-pool-left = { $left } z { $all }
hg-barred = Zamčená kostka: leží na desce vyřazeného hrdiny.
name-unrolled = kostka, kterou ještě nikdo nehodil
hg-face-move2 = pohyb
hg-face-standard = standardní
hg-face-empowered = posílená
hg-face-mixed = pohyb 2 nebo standardní
hg-face-core = základní
hg-about-move2 = Pohyb za 2 body.
hg-about-move3 = Pohyb za 3 body.
hg-about-standard = Akce v některém standardním slotu.
hg-about-empowered = Akce v kterémkoli slotu kromě pohybu, s posíleným účinkem.
hg-about-mixed = Buď pohyb za 2 body, nebo standardní akce.
hg-about-core = Základní schopnost toho, kdo hodil.
hg-about-unrolled = Kostkou se v tomto kole ještě neházelo.

## Mapa

hg-covered = zakryto
hg-covered-about = Zakrytá oblast. Odkryje ji první hrdina, který vstoupí vedle jejích odemčených dveří.
hg-raised = vyvýšený hex
hg-raised-about = Nahoru vedou jen rampy. Na jinou výšku je vidět jen na sousední hexy.
hg-handled = hotovo
hg-empty = Volný hex.
hg-faces-E = míří na východ
hg-faces-SE = míří na jihovýchod
hg-faces-SW = míří na jihozápad
hg-faces-W = míří na západ
hg-faces-NW = míří na severozápad
hg-faces-NE = míří na severovýchod
hg-intents = Co by udělali
hg-would = Kdyby se teď aktivoval
hg-would-attack = Zaútočil by silou { $attack }: { $heroes }.
hg-would-go = Postoupil by: { $to }.

## Nepřátelé a hrdinové ve slovech

hg-attack = útok
hg-shields = štíty
hg-damage = zranění
hg-resilience = Odolnost
hg-attack-of = útok { $attack }
hg-shields-of = štíty { $shields }
hg-damage-of = zranění { $damage }
hg-level-of = zhrouceno { $level } z { $most }
hg-stunned = omráčení
hg-stunned-about = Omráčený nepřítel se neaktivuje a neútočí; na konci kola se vzpamatuje.
hg-biotic = biotický žeton
hg-biotic-about = Biotický žeton: útok je do konce kola o 2 slabší.
hg-health-of = zdraví { $health } z { $most }
hg-shields-left = štíty { $shields } z { $most }
hg-carries = nese: { $tokens }

## Cíle a hrozby

hg-kind-paragon = Paragon
hg-kind-renegade = Renegát
hg-kind-loyalty = Věrnost
hg-kind-side = Vedlejší
hg-kind-preparation = Příprava
hg-achieved = Splněno.
hg-not-yet = Nejdřív přípravné cíle.
hg-items = Předměty týmu
hg-threats = Hrozby
hg-threat-now = Právě se vyhodnocuje
hg-threat-last = Naposledy
hg-deck = Hrozby
hg-bag = Pěšáci
hg-threat-down = karta hrozeb lícem dolů
hg-threat-none = karta hrozeb je vyhodnocená

## Vysvětlivky

hg-sign-attack = Kolik zranění nepřítel způsobí, a kolik jich už utrpěl
hg-sign-shields = Kolik zranění je třeba k porážce, u šampiona ke zhroucení úrovně
hg-sign-leader = Vedoucí hrdina: hraje v kole první
hg-sign-threat = Karta hrozeb; otočí se po tahu hrdiny
hg-sign-wall = stěna: tudy se nechodí ani nestřílí
hg-sign-obstacle = překážka: dá se přejít, ale střílet přes ni smí jen ten, kdo stojí u ní
hg-sign-locked = zamčené dveře
hg-sign-unlocked = odemčené dveře
hg-sign-drop = linie převýšení: zuby míří dolů
hg-sign-ramp = rampa: cesta nahoru i dolů
hg-key-wall = stěna
hg-key-obstacle = překážka
hg-key-drop = převýšení
hg-key-ramp = rampa

## Schopnosti v kostce

hg-short-shot = Palebné pole: 1 zranění, posílená 2
hg-short-rally = Do 3 hexů štít +1, posílená +2
hg-short-warp = 1 zranění a biotický žeton, posílená 2
hg-short-barrier = Po akci pohyb štít +1
hg-short-adrenaline = Posun o 2, pak 1 zranění vedle; posílená 3 a 2
hg-short-napalm = Do 3 hexů 2 zranění, sousedům 1
hg-short-biotic-charge = Skok k cíli: 2 zranění, žeton, štít +1
hg-short-incendiary-ammo = Výstřel o 1 silnější
hg-short-born-leader = Velení připravené hned, i pro sebe
hg-short-concussive-shot = 1 zranění; posílená od 3 hexů 3
hg-short-overload = Omračte do 2 hexů; posílená do 4 a 1 zranění
hg-short-turian-rebel = Pohyb bez odvety, Zamíření +1
hg-short-proximity-mines = Mina sem nebo vedle: 2 zranění
hg-short-assassination = Od 4 hexů 4 zranění
hg-short-steady-hand = Bez pohybu Zamíření +1
hg-short-armor-piercing-ammo = Střela zasáhne 1 i za cílem
hg-short-archangel = Kdo vejde do pole, utrpí 1 zranění
hg-short-calibration = Se Zamířením střela o 1 až 2 silnější
hg-short-pistol-shot = Do 3 hexů 1 zranění, posílená 2
hg-short-lift = Žeton do 3 hexů; posílená 1 zranění a posun
hg-short-stasis = Omračte do 3 hexů, posílená kdekoli
hg-short-singularity = Až 2 pěšáci omráčeni, s žetony
hg-short-warp-ammo = Pistole přidá žeton, nebo zraní o 1 víc
hg-short-biotic-explosion = Žeton pryč: 3 zranění, vedle 1
hg-short-pure-biotic = Biotika do 3 hexů i bez palebného pole
hg-short-asari-controller = S žetonem nemají specializaci
hg-short-brokers-intuition = Za Analýzu útok o 2 slabší, nebo úhyb
hg-short-pistol-burst = Do 3 hexů 1 zranění; posílená 2, i dvěma
hg-short-energy-drain = Do 2 hexů 1 zranění a štít +1; posílená 2
hg-short-sabotage-turret = Vyřazená věž vystřelí za 2, posílená 3
hg-short-sabotage-enemy = Střelec zasáhne jiného nepřítele
hg-short-drone-capacitor = Chatika zraní za 2
hg-short-remote-access = Úkoly i z hexu Chatiky
hg-short-swarm-protocol = Chatika o 5 hexů, omračuje
hg-short-turret-override = Vyřazené věže zraní nepřátele za 1
hg-short-vas-normandy = Chatika i na začátku tahu
hg-short-shotgun-blast = Do 2 hexů 2 zranění, posílená 4
hg-short-headbutt = Vedle 1 zranění a odstrčit; posílená omráčí
hg-short-krogan-best = Na začátku tahu přilákejte nepřítele
hg-short-lift-grenade = Hex a okolí 1 zranění, posílená 2
hg-short-krogan-hide = O štít víc
hg-short-regeneration = Na konci kola zdraví +1, má-li do 4
hg-short-krogan-warlord = Za žeton Zuřivosti krok navíc
hg-short-blood-rage = Až 4 žetony Zuřivosti
hg-short-forty-six = Za 2 žetony brokovnice ještě jednou
