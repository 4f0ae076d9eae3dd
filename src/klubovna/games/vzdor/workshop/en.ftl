# What lies in the box, as the workshop shows it.

group-maquis = Maquis
group-enemies = Enemies
group-missions = Missions
group-rules = Numbers of the rules

piece-setup = Setting up
piece-defeat = When the game is lost
piece-civilians = Civilian cards

field-covert = covert
field-revealed = revealed
field-strength = strength
field-phase = phase
field-action = action
field-count = how many
field-czech-title = Czech title
value-czech-title-house = our translation
value-czech-title-rulebook = from the rulebook
field-defence = defence
field-keyword = keyword
field-effect = effect
field-era = era
field-garrison = garrison
field-points = points
field-spies = spies
field-spare-spies = spare spies
field-hand = cards in hand
field-row = row of recruits
field-removed = missions removed
field-looked = cards looked at
field-civilians = dead civilians
field-failures = failed missions
field-missions = missions completed
field-cards = civilians on the cards
