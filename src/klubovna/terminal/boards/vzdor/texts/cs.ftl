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

# Plain numbers

vzdor-number-round = Kolo { $round }
vzdor-number-round-told = Kolo je Plánování, Útok, Důsledky a Odpočinek. Po každém smíte odboj ukončit.
vzdor-number-power = Útočná síla { $power }
vzdor-number-power-told = { $power-sum }. V tomto útoku se utrácí za misi a její nepřátele; co zbude, propadá.
vzdor-number-points = Body: { $points }
vzdor-number-points-told = Za splněné mise. Kdyby odboj skončil teď, výsledek by byl: { $title }.
vzdor-number-dead = Mrtví civilisté: { $count } z { $most }
vzdor-number-dead-told = Důsledky sečtou hřbitov: při { $most } mrtvých nebo více je hra prohraná.
vzdor-number-failed = Neúspěšné mise: { $count } z { $most }
vzdor-number-failed-told = Je-li jich { $most }, hra je prohraná.
