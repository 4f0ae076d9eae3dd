"""Every game on the shelf under all laws of the kit, in thousands of random games with all its options; how each wants
to be tried is in its `trials.py`.

Law 7 is proved in `bots/`. That the kit bites is shown in `kernel/test_laws_bite.py`, that this does in
`lab/test_anybodys_game.py`.
"""

from __future__ import annotations

import klubovna
from klubovna.lab.laws.held import *  # noqa: F403

GAMES = klubovna.games()
