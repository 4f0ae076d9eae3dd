"""Everything that can be asked of the house for one, by method and path."""

from __future__ import annotations

from klubovna.alone.routes import learning, playing, puzzles, same, tables, workshop

ROUTES = (*same.ROUTES, *tables.ROUTES, *playing.ROUTES, *learning.ROUTES, *puzzles.ROUTES, *workshop.ROUTES)
