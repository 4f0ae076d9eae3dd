### The table of a game that nobody has drawn

plain-yes = yes
plain-no = no
plain-empty = nothing stands here
plain-touched = part of the last turn
plain-no-cards = no cards
plain-back = a card face down
plain-cards = Cards in hand:
