"""Tables that are laid for somebody who learns or puzzles, and the lists from which one sits down at them."""
