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
hg-mission-told = { $faction }, { $challenge }. Časový limit: { $rounds } kol.

## Kampaň

hg-readiness = Válečná připravenost
hg-ending-now = Teď by to byl konec:
hg-data = Získaná data
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
hg-spared = Bez užitku
hg-lasting = trvalá
hg-locked = zamčená
hg-needs = Vyžaduje: { $abilities }.

## Kostky

hg-pool = Strategická zásoba
hg-pool-left = { $left } z { $all }
name-unrolled = kostka, kterou ještě nikdo nehodil
hg-face-move2 = pohyb
hg-face-standard = standardní
hg-face-empowered = posílená
hg-face-mixed = pohyb, nebo standardní
hg-face-core = základní

## Mapa

hg-covered = zakryto
hg-raised = vyvýšený hex
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
hg-biotic = biotický žeton
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

hg-key-wall = stěna
hg-key-obstacle = překážka
hg-key-drop = převýšení
hg-key-ramp = rampa
