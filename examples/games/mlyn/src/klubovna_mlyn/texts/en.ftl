### Mlýn (nine men's morris)

game-name = Nine Men's Morris
game-summary = Nine men each on three squares: three in a line are a mill, and every mill takes one of the other's men.
game-pitch = Close a mill and take a man. Then open it, and close it again.
chance-of = Estimated chance that { $seat } wins.

option-flying = With three men left
option-flying-yes = Men fly to any free point
option-flying-no = Men go on from point to point
option-double = Two mills closed at once
option-double-one = Take one man
option-double-two = Take two men
option-repetition = The same position for the third time
option-repetition-thrice = Is a draw
option-repetition-never = Does not matter
option-quiet = Moves without a man taken until it is a draw
option-quiet-50 = 50
option-quiet-30 = 30
option-quiet-100 = 100

## Names

name-white = White
name-black = Black
name-man = man
name-board = The board
name-quiet = Moves without a man taken

field-board = Board
field-sides = Men
field-seat = Side
field-in_hand = in hand
field-on_board = on the board
field-lost = lost
field-quiet = Moves without a man taken
field-last = Last turn

## Choices

do-place = Place on { $point }
do-move = { $start } to { $to }
do-remove = Take { $point }

ask-placing = { $seat }: place a man ({ $count } in hand).
ask-moving = { $flies ->
    [0] { $seat }: move a man.
   *[other] { $seat }: let a man fly wherever you like.
}
ask-removing = { $seat }: take one of the men of { $other }.

## What happens

log-placed = { $seat } places a man on { $point }.
log-moved = { $seat } moves from { $start } to { $to }.
log-mill = { $seat } closes a mill.
log-double-mill = { $seat } closes two mills at once.
log-removed = { $seat } takes the man on { $point }; { $other } has { $left } left.
log-men = { $other } has only two men left. { $seat } wins.
log-blocked = { $other } can't move. { $seat } wins.
log-repetition = The same position for the third time: a draw.
log-quiet = No man has been taken for too long: a draw.

## What would happen

preview-mill = Closes a mill: a man of the other's may be taken.
preview-opened = Opens a mill of your own.
preview-left = { $other } keeps { $left } men.
preview-won = The game is won.

## Why not

refused-no-point = There is no such point on the board.
refused-taken = Somebody stands on { $point } already.
refused-not-yours = None of your men stands on { $point }.
refused-far = No line leads from { $start } straight to { $to }.
refused-not-theirs = No man of { $other } stands on { $point }.
refused-in-mill = The man on { $point } stands in a mill and is safe while others don't.

## The end

ending-men = One side had only two men left.
ending-blocked = One side could not move.
ending-repetition = A draw: the same position for the third time.
ending-quiet = A draw: no man was taken for too long.
