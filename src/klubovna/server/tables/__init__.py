"""Tables with people at them: rooms, seats, the lobby, talk, who is away."""
