"""`klubovna` with this game among its games: `python -m tictactoe serve`."""

from __future__ import annotations

import sys

import tictactoe
from klubovna.cli import main

if __name__ == "__main__":
    tictactoe.install()
    sys.exit(main())
