"""The table in a terminal: any game of the house, one board drawing a game."""
