"""A mission: its set-up, its objectives, its doors and areas ("Příprava mise", "Cíle mise", "Zakryté oblasti")."""
