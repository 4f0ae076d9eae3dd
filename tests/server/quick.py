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
from klubovna.server.web.app import create_app

SLOW = identity._passwords
"""As every house hashes that is not a test's."""
QUICK = argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)

_unused: dict[Any, list[Litestar]] = defaultdict(list)


def application(settings: Settings, thinkers: Thinkers, porter: Porter, **pages: Path) -> Litestar:
    """As `create_app` makes it, club and all, but with the routes of an earlier one that nobody needs any more."""
    kind = _kind(settings, pages)

    def routed(handlers: Any, *, lifespan: Any, **how: Any) -> Litestar:
        if not _unused[kind]:
            return Litestar(handlers, lifespan=lifespan, **how)
        app = _unused[kind].pop()
        app._lifespan_managers = lifespan
        return app

    with patch("klubovna.server.web.app.Litestar", routed):
        return create_app(settings, thinkers, porter=porter, **pages)


def given_back(app: Litestar, settings: Settings, **pages: Path) -> None:
    """A house has closed."""
    _unused[_kind(settings, pages)].append(app)


def _kind(settings: Settings, pages: dict[str, Path]) -> Any:
    """Everything that the routes of an application depend on."""
    return settings.limits.body, settings.limits.upload, *sorted(pages.items())
