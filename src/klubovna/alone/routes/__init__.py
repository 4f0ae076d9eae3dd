"""Everything that can be asked of the house for one, by method and path."""

from __future__ import annotations

from klubovna.alone.routes import drafts, learning, library, playing, puzzles, rehearsals, same, tables, workshop

ROUTES = (
    *(*same.ROUTES, *tables.ROUTES, *playing.ROUTES, *learning.ROUTES, *puzzles.ROUTES),
    *(*library.ROUTES, *rehearsals.ROUTES, *drafts.ROUTES, *workshop.ROUTES),
)
