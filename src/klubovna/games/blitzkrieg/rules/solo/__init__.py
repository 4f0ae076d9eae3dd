"""The solo mode: an automatic opponent on the side that begins, with its row of units face up."""
