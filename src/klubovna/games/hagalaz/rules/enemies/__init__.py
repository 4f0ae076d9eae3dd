"""Enemies ("Žetony nepřátel", "Další pravidla nepřátel"): how they are hurt, how they move, attack and come in."""
