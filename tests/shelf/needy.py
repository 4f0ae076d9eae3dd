"""The module of a package that was installed without what it needs."""

from __future__ import annotations

import a_library_that_is_not_here  # type: ignore[import-not-found]

GAME = a_library_that_is_not_here.GAME
