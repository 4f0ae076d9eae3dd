"""What ground does ("Terén"), in words made of its row: for ground of an owner's own, or that an owner has corrected.

Ours has sentences of its own in the texts, `full-<terrain>`, which speak of a few things together.
"""

from __future__ import annotations

from collections.abc import Iterator

from klubovna.games.napoleonics.printed.armies import ARMS
from klubovna.games.napoleonics.printed.stock import Stock
from klubovna.games.napoleonics.printed.terrain import NONE, Changes, Fight, Terrain
from klubovna.kernel.messages import Message
from klubovna.kernel.wording import Line, Wording


def ground_wording(stock: Stock) -> dict[str, Wording]:
    return {id: {"full": [*_told(row)]} for id, row in stock.terrain.items() if row.source == "pack"}


def _told(row: Terrain) -> Iterator[Line]:
    said = [*_entering(row), *_fights(row), *_seeing(row)]
    yield from said or [_line("ground-open")]


def _line(id: str) -> Line:
    return Line(Message(id))


def _entering(row: Terrain) -> Iterator[Line]:
    if not row.passable:
        yield _line("ground-closed")
        return
    if row.stop:
        yield _line("ground-stop")
    if row.battle != "all":
        yield _line(f"ground-battle-{row.battle}")
    if row.closed:
        yield Line(Message("ground-closed-to"), tuple(Message(f"ground-arm-{arm}") for arm in row.closed))
    if not row.retreat:
        yield _line("ground-no-retreat")


def _fights(row: Terrain) -> Iterator[Line]:
    yield from _fight("into", row.into)
    yield from _fight("out", row.out)
    if row.level is not None:
        yield from [*_fight("level", row.level)] or [_line("ground-level-free")]


def _fight(way: str, fight: Fight) -> Iterator[Line]:
    """Melee and fire in one sentence where they are the same."""
    if fight.melee == fight.fire:
        yield from _changes(f"ground-{way}", fight.melee)
    else:
        yield from _changes(f"ground-{way}-melee", fight.melee)
        yield from _changes(f"ground-{way}-fire", fight.fire)


def _changes(lead: str, changes: Changes) -> Iterator[Line]:
    if changes != NONE:
        taken = [(arm, -change) for arm, change in zip(ARMS, changes, strict=True) if change]
        parts = tuple(Message(f"ground-less-{arm}", {"count": count}) for arm, count in taken)
        yield Line(Message(lead), parts)


def _seeing(row: Terrain) -> Iterator[Line]:
    if not row.square:
        yield _line("ground-no-square")
    if row.building:
        yield _line("ground-building")
    if row.high:
        yield _line("ground-high")
    if row.ford:
        yield _line("ground-ford")
    if row.blocks:
        yield _line("ground-blocks")
