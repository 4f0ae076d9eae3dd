error-game-over = The game is over.
error-other-seat = Now it is for { $seat } to choose.
error-not-offered = This is not among the choices now.
error-nothing-to-undo = There is nothing that could be taken back: luck, something uncovered or another seat's choice stands between.
error-undone-enough = Enough has been taken back in this game; play on, and more can be.
error-showed-something = This choice showed you something that you could not know before: it stands.
error-nothing-to-redo = There is nothing to do again.
error-luck-awaited = First tell the table what happened (dice, cards).
error-no-luck-awaited = The table is not waiting for dice or cards.
error-impossible-luck = That cannot have happened.
error-unreadable = This is not an action of the game.

source-rulebook = Printed in the rulebook
source-public = Known from public photographs and descriptions
source-house = Ours, to fill a gap
source-pack = Your own, from a pack or a file

## Drafts

paint-unnamed = An unnamed map
paint-copy = { $of } (a copy)
