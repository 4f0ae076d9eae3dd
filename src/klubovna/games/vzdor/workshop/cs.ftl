# Co leží v krabici, když se na to dívá dílna.

group-maquis = Makisté
group-enemies = Nepřátelé
group-missions = Mise
group-rules = Čísla pravidel

piece-setup = Příprava hry
piece-defeat = Kdy se prohrává
piece-civilians = Karty civilistů

field-covert = utajený
field-revealed = prozrazený
field-strength = síla
field-phase = fáze
field-action = akce
field-count = kolik
field-czech-title = český název
value-czech-title-house = překlad je náš
value-czech-title-rulebook = z pravidel
field-defence = obrana
field-keyword = klíčové slovo
field-effect = účinek
field-era = éra
field-garrison = posádka
field-points = body
field-spies = špehové
field-spare-spies = špehové v zásobě
field-hand = karet do ruky
field-row = řada rekrutů
field-removed = vyřazené mise
field-looked = prohlížené karty
field-civilians = mrtví civilisté
field-failures = neúspěšné mise
field-missions = splněné mise
field-cards = civilistů na kartách
