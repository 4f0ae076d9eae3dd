"""What is on the screen, and what is kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from klubovna.terminal.app import ClubApp
from tests.terminal.test_table import seen

SMALL, LARGE, WIDE = (80, 24), (110, 40), (120, 40)
SIZES = ((60, 18), SMALL, WIDE)


def words(app: ClubApp) -> str:
    """The screen in one line, as it is read."""
    return " ".join(seen(app).split())


def told(app: ClubApp) -> str:
    """What is said at the edge of the screen for a while."""
    return " ".join(notification.message for notification in app._notifications)


def kept(file: Path) -> Any:
    return json.loads(file.read_text())
