"""Attempts at puzzles as they are written down. Only a person's first one counts: for a rating, and for what others are
told."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import and_, case, func, select

from klubovna.server.storage import schema
from klubovna.server.storage.store import Store
from klubovna.server.storage.writer import Lost
from klubovna.service import ratings
from klubovna.service.learning.collection import Attempt, Mine, Others, RatingInfo

COLUMNS = schema.puzzled.c
CLEAN = and_(COLUMNS.found, COLUMNS.tries == 1, COLUMNS.helped.is_(False))
"""Found at the first try, without help."""


async def of(store: Store, person: str) -> dict[tuple[str, str], Mine]:
    """Which puzzles somebody has tried, by game and name, and whether they were found, then or since."""
    if not person:
        return {}
    asked = select(COLUMNS.game, COLUMNS.puzzle, COLUMNS.found, COLUMNS.later).where(COLUMNS.person == person)
    rows = await store.table(asked)
    return {(row.game, row.puzzle): "found" if row.found or row.later else "missed" for row in rows}


async def rating(store: Store, person: str) -> RatingInfo:
    """Where everybody begins, and what came of it since."""
    asked = select(func.count(), func.sum(COLUMNS.change)).where(COLUMNS.person == person, COLUMNS.rated)
    ((count, changed),) = await store.table(asked)
    return RatingInfo(ratings.FIRST + int(changed or 0), count)


async def others(store: Store, game: str, puzzle: str) -> Others:
    asked = (
        select(COLUMNS.first, func.count(), _number(COLUMNS.found), _number(CLEAN))
        .where(COLUMNS.game == game, COLUMNS.puzzle == puzzle)
        .group_by(COLUMNS.first)
    )
    rows = await store.table(asked)
    choices = {first: number for first, number, _, _ in rows if first}
    return Others(sum(solved for _, _, solved, _ in rows), sum(clean for *_, clean in rows), choices)


def _number(of: Any) -> Any:
    return func.sum(case((of, 1), else_=0))


async def note(store: Store, attempt: Attempt) -> bool:
    """Whether it was the first one, and so counts. Of a later one it is only kept that the puzzle was found at last."""
    try:
        await store.write(schema.puzzled.insert().values(**msgspec.structs.asdict(attempt)))
    except Lost:
        mine = (COLUMNS.person == attempt.person, COLUMNS.game == attempt.game, COLUMNS.puzzle == attempt.puzzle)
        if attempt.found:
            await store.write(schema.puzzled.update().where(*mine).values(later=True))
        return False
    return True
