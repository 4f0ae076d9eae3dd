"""The solo mode: an automatic opponent on the side that begins."""
