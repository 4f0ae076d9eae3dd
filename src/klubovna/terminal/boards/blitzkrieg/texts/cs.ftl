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

# Plain numbers

blitzkrieg-number-round = Kolo { $round }
blitzkrieg-number-round-told = Kolo je tah každé strany.
blitzkrieg-number-points = { $seat }: body { $points }
blitzkrieg-number-points-told = Za kampaně, válčiště, štíty a propagandu. Má-li někdo { $goal }, hra může skončit; vítězí ten, kdo má bodů víc.
blitzkrieg-number-reserve = { $seat }: žetony v zásobě { $count }
blitzkrieg-number-reserve-told = V každém tahu se jeden z nich umístí. Kdo začíná tah bez žetonu, prohrál.
blitzkrieg-number-bag = { $seat }: žetony v sáčku { $count }
blitzkrieg-number-bag-told = Na konci tahu se z něj jeden bere.
blitzkrieg-number-bank = Speciální zbraně v banku: { $count }
blitzkrieg-number-bank-told = Výzkum je odtud bere náhodně.
