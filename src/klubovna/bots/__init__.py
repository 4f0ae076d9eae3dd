"""Players made of judgement and search. They are handed what their seat sees, never the state."""
