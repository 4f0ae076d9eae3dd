puzzle-certain = How is it won at once?
puzzle-certain-about = One choice ends the game.
puzzle-few = How is the heap kept large?
puzzle-few-about = After the tempting choice few pebbles are left, and somebody else is glad of them.
puzzle-turn = How many?
puzzle-turn-about = Count what is left after you, and after the wind.
puzzle-best = What now?
puzzle-best-about = One choice is clearly better than the others.
