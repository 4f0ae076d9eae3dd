"""The games of the house. A game imports the kernel and nothing else; it joins by its entry point, see `shelf.py`."""
