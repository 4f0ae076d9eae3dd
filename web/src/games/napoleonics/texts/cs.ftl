### Slova stolu hry Commands & Colors: Napoleonics

np-field = Bojiště
np-turn = Tah { $turn }
np-dealing = Rozdávají se karty
np-banners = Zástavy
over-points = Zástavy: { $points }
np-banners-of = { $seat }: zástavy { $banners } z { $goal }
np-cards-in-hand = Karet v ruce
np-hand-of = Ruka: { $seat }
np-played = vyloženo
np-deck = Balíček
np-discard = Odhoz
np-discard-empty = Zatím není odložena žádná karta.
np-squares = Čtverce
np-square-slot = Místo { $number } na tabulce čtverců
np-square-card = Čtverec { $number }: { $card }
np-square-hidden = Čtverec { $number }: skrytá karta
np-square-free = Místo { $number }: volné
np-dice = Kostky
np-no-roll = V tomto tahu se ještě neházelo.
np-roll-fire = Boj na dálku
np-roll-melee = Boj na blízko
np-roll-back = Protiútok
np-roll-first-strike = První úder
np-roll-square = Čtverec
np-roll-retire = Stažení jízdy
np-roll-check = Ztráta velitele
np-roll-escape = Únik velitele
np-roll-form = Formování čtverce
np-roll-elan = Elán
np-roll-rally = Zotavení
np-strength = { $blocks } z { $full ->
        [one] jednoho bloku
       *[other] { $full } bloků
    }
np-in-square = čtverec { $number }
np-led-by = velitel { $leader }
np-leader = samotný velitel { $leader }
np-mark-ordered = má rozkaz
np-mark-moved = táhla
np-mark-fought = bojovala
np-mark-tired = už nemůže bojovat
np-objective = cíl
np-exit = odchod
np-objective-held = drží: { $seat }
np-worth = Zástavy: { $worth }
np-battle = Bitva a její zvláštní pravidla
np-special = V této bitvě
np-goal = K vítězství je třeba zástav: { $goal }.
np-nightfall = Po { $turns } tazích každé strany padne noc.
np-fights = Koho může napadnout
np-fire-at = Boj na dálku: { $hex }
np-melee-at = Boj na blízko: { $hex }
np-dice-count = { $dice ->
        [one] jedna kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }
np-move = Pohyb
np-march = bez boje
np-range = Dostřel
np-melee = Kostky na blízko
np-flags = Ignoruje prapory
np-code-LN = ŘP
np-code-LT = LP
np-code-RL = OS
np-code-GR = GR
np-code-GG = GG
np-code-YG = MG
np-code-OG = SG
np-code-MI = MI
np-code-LC = LJ
np-code-HC = TJ
np-code-CU = KY
np-code-GHC = GJ
np-code-FA = PD
np-code-HA = JD
np-code-GFA = GD
np-code-GHA = JG

## Karty ve zkratce

np-kind-section = sekce
np-kind-tactic = taktika
np-kind-reaction = reakce
np-title-scout = Průzkum
np-title-probe = Výpad
np-title-attack = Útok
np-title-assault = Zteč
np-title-coordinated-advance = Společně
np-title-short-supply = Bez zásob
