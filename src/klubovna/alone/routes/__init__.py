"""Everything that can be asked of the house for one, by method and path."""

from __future__ import annotations

from klubovna.alone.routes import drafts, learning, library, playing, puzzles, same, tables, workshop

ROUTES = (
    *(*same.ROUTES, *tables.ROUTES, *playing.ROUTES, *learning.ROUTES, *puzzles.ROUTES),
    *(*library.ROUTES, *drafts.ROUTES, *workshop.ROUTES),
)
