"""A table as it is laid by deeds that are told in advance, and what a seat sees of them: of lessons and puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from klubovna.kernel.errors import Broken, IllegalMove, Unreadable
from klubovna.kernel.game import Game, Settings
from klubovna.kernel.lessons import Deed, Luck
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Chosen, Happened
from klubovna.kernel.table import Table
from klubovna.service import moments
from klubovna.service.eyes import Audience
from klubovna.service.wire import ClockInfo, Scene, Standing

NO_CLOCK = ClockInfo({}, None)


def laid(game: Game, settings: Settings, deeds: Sequence[Deed]) -> Table:
    """A table after these deeds; its luck is whatever is told. Raises Broken where the rules lead elsewhere."""
    table = Table(game, game.content(settings), settings, None)
    do(table, deeds)
    return table


def do(table: Table, deeds: Sequence[Deed], first: int = 1) -> None:
    """One after the other; raises Broken at the first that can't be done, with its number."""
    for number, deed in enumerate(deeds, first):
        try:
            if isinstance(deed, Luck):
                table.happen(deed.luck)
            else:
                table.play(deed)
        except (IllegalMove, Unreadable) as problem:
            told = deed.luck if isinstance(deed, Luck) else deed
            awaited = f"; {type(table.chance).__name__} is awaited" if table.chance is not None else ""
            raise Broken(f"number {number}, {told!r}: {problem}{awaited}") from None


def deeds_of(entries: Sequence[Chosen | Happened]) -> list[Deed]:
    """What was played, as deeds."""
    return [entry.text if isinstance(entry, Chosen) else Luck(_plain(entry.what)) for entry in entries]


def _plain(what: Any) -> Any:
    return [*what] if isinstance(what, list | tuple) else what


def watched(table: Table, audience: Audience, seat: Seat, deeds: Sequence[Deed]) -> list[Scene]:
    """What comes of deeds, deed by deed, as the seat sees it."""
    seq, found = audience.eyes(seat).seq, list[msgspec.Raw]()
    for number, deed in enumerate(deeds, 1):
        do(table, [deed], number)
        eyes = audience.eyes(seat)
        scenes = eyes.since(seq)
        found += map(msgspec.Raw, [eyes.afresh()] if scenes is None else scenes)
        seq = eyes.seq
    return found  # type: ignore[return-value]  # already written


def standing(table: Table, seat: Seat) -> Standing:
    """How it stands for a seat that may choose."""
    written = moments.standing(table, seat, moments.common(table, None, NO_CLOCK), may_act=True)
    return msgspec.Raw(written)  # type: ignore[return-value]  # already written
