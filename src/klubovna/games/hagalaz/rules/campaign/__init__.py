"""The campaign ("Mapa kampaně"): ways, rewards, and how it all ends."""
