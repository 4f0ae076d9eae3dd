"""The web table: lobby, seats, live play, storage. What leaves for a seat is built in `wire.py` and nowhere else."""
