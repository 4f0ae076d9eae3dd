"""What a house keeps of a person besides tables, and takes away with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Delete, delete, select

from klubovna.server.storage import schema

OF_ITEM = (schema.published_play, schema.thumb, schema.complaint)
"""What belongs to an item of the library."""


def taken_along(person: str) -> list[Delete]:
    """How far they are in lessons and puzzles, what they work on, what they have published and said of others'."""
    drafts = select(schema.draft.c.id).where(schema.draft.c.person == person)
    noted = (schema.learned, schema.puzzled, schema.thumb, schema.complaint, schema.draft)
    return [
        delete(schema.drafted).where(schema.drafted.c.draft.in_(drafts)),
        *_items(schema.published.c.person == person),
        *(delete(table).where(table.c.person == person) for table in noted),
    ]


def item(id: str) -> list[Delete]:
    """An item of the library, with all that came of it."""
    return list(_items(schema.published.c.id == id))


def _items(which: Any) -> Iterator[Delete]:
    items = select(schema.published.c.id).where(which)
    yield from (delete(table).where(table.c.published.in_(items)) for table in OF_ITEM)
    yield delete(schema.published).where(which)
