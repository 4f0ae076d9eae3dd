"""What is printed on boards, tokens and the solo sheet: its shape, and whether it fits together."""
