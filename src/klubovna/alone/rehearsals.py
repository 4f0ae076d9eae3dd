"""Rehearsals in the house for one: the worker that thinks plays them, a few games at a time, so that bots at a table
have their turn in between."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Protocol

import msgspec

from klubovna.alone.errands import Minds, PlaySome
from klubovna.alone.turns import Stuck, thought
from klubovna.service.refusals import conflict
from klubovna.service.workshop import rehearsing
from klubovna.service.workshop.rehearsing import Going, Rehearsal, Rehearse, Some

AT_A_TIME = 1.0
"""Seconds that the worker is busy with it."""


class RehearsalsHouse(Protocol):
    """What rehearsals need of the house."""

    minds: Minds

    def start(self, work: Coroutine[Any, Any, Any]) -> object: ...


class Rehearsals:
    """The last one is remembered as long as the page lives."""

    def __init__(self, house: RehearsalsHouse) -> None:
        self._house = house
        self._last: Going | None = None

    def begin(self, id: str, asked: Rehearse) -> Rehearsal:
        if self._last is not None and self._last.running:
            raise conflict("rehearsing", "one rehearsal is under way; stop it first")
        self._last = Going(id, "", asked)
        self._house.start(_go(self._house, self._last))
        return self._last.info()

    def told(self, id: str) -> Rehearsal:
        return self._of(id).info()

    def stop(self, id: str) -> Rehearsal:
        going = self._of(id)
        going.over("stopped")
        return going.info()

    def _of(self, id: str) -> Going:
        if self._last is None or self._last.id != id:
            raise rehearsing.no_rehearsal()
        return self._last


async def _go(house: RehearsalsHouse, going: Going) -> None:
    while going.running:
        errand = PlaySome(going.asked, going.next, AT_A_TIME)
        try:
            some = msgspec.msgpack.decode(await thought(house.minds, errand), type=Some)
        except Stuck:
            some = Some([], problem="the worker that plays has died")
        if going.running:
            going.heard(some)
