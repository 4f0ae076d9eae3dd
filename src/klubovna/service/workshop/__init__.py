"""The workshop: what lies in the box of a game, and where each number of it comes from."""
