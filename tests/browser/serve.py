"""`klubovna serve` for tests: two small games lie on the shelf, too, all tables have the same luck, hints come quickly,
and passwords are hashed as quickly.

Processes in which bots think import this module again, so what is changed here is changed for them as well.
"""

from __future__ import annotations

import sys

import klubovna
import tictactoe
from klubovna.bots import adviser
from klubovna.cli import main
from klubovna.kernel.luck import key_from_seed
from klubovna.server import identity
from klubovna.service.tables import opening
from tests.browser.luck import LUCK
from tests.kernel import sealed
from tests.server import quick

tictactoe.install()
klubovna.join(sealed.GAME)
opening.new_key = lambda: key_from_seed(LUCK)
adviser.ADVISER = "novice"
identity._passwords = quick.QUICK

if __name__ == "__main__":
    sys.exit(main(["serve", *sys.argv[1:]]))
