"""Hero boards ("Desky hrdinů", "Upřesnění hrdinů"): what each ability does, one module a hero."""
