game-name = Pebbles
option-heap = Heap
option-heap-9 = Nine
option-heap-5 = Five
name-white = White
name-black = Black
name-heap = Heap

do-take = Take { $count }
ask-turn = { $seat }, take pebbles
log-taken = { $seat } took { $count }.
log-few = Few pebbles are left.
log-blown = The wind blew back { $count }.
refused-so-many = Nobody may take { $count } now.
ending-last = The last pebble is taken.
