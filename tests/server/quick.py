"""What takes long in a house and is not what most tests look at: hashing passwords, and putting an application together
with all its routes."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any
from unittest.mock import patch

import argon2
from litestar import Litestar

from klubovna.server import identity
from klubovna.server.bots.thinking import Thinkers
from klubovna.server.settings import Settings
from klubovna.server.tables.porter import Porter
from klubovna.server.web import app
from klubovna.server.web.app import Lifespan, _routed

SLOW = identity._passwords
"""As every house hashes that is not a test's."""
QUICK = argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)

_unused: dict[Any, list[Litestar]] = defaultdict(list)


def application(settings: Settings, thinkers: Thinkers, porter: Porter, **pages: Path) -> Litestar:
    """As `create_app` makes it, club and all, but with the routes of an earlier one that nobody needs any more."""
    unused = _unused[_kind(settings, pages)]

    def routed(open_house: Lifespan, *how: Any) -> Litestar:
        if not unused:
            return _routed(open_house, *how)
        known = unused.pop()
        known._lifespan_managers = [open_house]
        return known

    with patch.object(app, "_routed", routed):
        return app.create_app(settings, thinkers, porter=porter, **pages)


def given_back(closed: Litestar, settings: Settings, **pages: Path) -> None:
    """A house has closed."""
    _unused[_kind(settings, pages)].append(closed)


def _kind(settings: Settings, pages: dict[str, Path]) -> Any:
    """Everything that the routes of an application depend on."""
    return settings.limits.body, settings.limits.upload, settings.along, *sorted(pages.items())
