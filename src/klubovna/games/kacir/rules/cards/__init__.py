"""What single cards do that no other card does; and what is done with cards of a hand or a deck that are shown."""
