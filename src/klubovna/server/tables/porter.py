"""The porter looks through what strangers bring: scenarios and records. He works in a process of his own, for one at a
time; whoever brings much waits and, when their time is used up, comes again later."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from functools import partial
from typing import Any, TypeAlias

import msgspec

from klubovna.kernel.game import Setting
from klubovna.kernel.record import Record
from klubovna.server.limits import Bucket, Full, Places
from klubovna.server.settings import Limits
from klubovna.server.workers import STARTING, Stuck, Worker, process
from klubovna.service import examining, wire
from klubovna.service.examining import Examined
from klubovna.service.refusals import Refused, too_much, unsound
from klubovna.service.tables.asks import Own
from klubovna.service.workshop.changing import AskChange, AskLook
from klubovna.service.workshop.differences import PackTold
from klubovna.service.workshop.painting import Painting

log = logging.getLogger("klubovna.server")
PATIENCE = 5
"""How many times as long as it may compute the porter may take: other processes come first."""
NICENESS = 5
Bringers: TypeAlias = tuple[str, ...]
"""Who answers for what is brought: a person and an address."""
Work: TypeAlias = Callable[..., Examined]


class Porter:
    def __init__(self, limits: Limits, pool: Callable[[], Executor] | None = None) -> None:
        self._limits = limits
        self._worker = Worker(pool or partial(process, NICENESS), 0.0 if pool else STARTING)
        self._turn = asyncio.Lock()
        self.line = Places()
        self._time = Bucket(limits.porter_rate, limits.porter_burst)
        self._weight = Bucket(limits.brought_rate, limits.brought)

    async def look_through(self, bringers: Bringers, game: str, own: Own) -> list[wire.Fault]:
        """All that is wrong with a scenario or a pack."""
        found = await self._ask(bringers, self._limits.text_seconds, examining.look_through, game, own)
        return _accepted(found).faults

    async def paint(self, bringers: Bringers, game: str, asked: Painting) -> bytes:
        """A map after what was done to it, as JSON; raises Refused with what is wrong where it can't be read."""
        return _sound(await self._ask(bringers, self._limits.text_seconds, examining.paint, game, asked)).told

    async def try_game(self, bringers: Bringers, game: str, options: Mapping[str, Setting]) -> None:
        """Raises Refused unless a game with these options, which hold a text of somebody's own, can be set up."""
        _sound(await self._ask(bringers, self._limits.text_seconds, examining.try_game, game, options))

    async def told_pack(self, bringers: Bringers, game: str, text: str) -> PackTold:
        """What is otherwise with a pack; raises Refused where it can't be played with."""
        found = await self._ask(bringers, self._limits.text_seconds, examining.told_pack, game, text)
        return msgspec.json.decode(_sound(found).told, type=PackTold)

    async def check_record(self, bringers: Bringers, body: bytes) -> Record:
        """Raises Refused unless the record is sound."""
        found = await self._ask(bringers, self._limits.record_seconds, examining.check_record, body)
        return Record.from_bytes(_accepted(found).record)

    async def look_at_draft(self, bringers: Bringers, game: str, asked: AskLook) -> bytes:
        """How a pack stands that is being written, as JSON."""
        return _accepted(
            await self._ask(bringers, self._limits.text_seconds, examining.look_at_draft, game, asked)
        ).told

    async def change_draft(self, bringers: Bringers, game: str, asked: AskChange) -> bytes:
        """The pack with the changes, and how it stands then, as JSON."""
        return _accepted(await self._ask(bringers, self._limits.text_seconds, examining.change_draft, game, asked)).told

    def weigh(self, address: str, size: int) -> None:
        """Raises Refused when an address brings more than can be kept. (Whoever wants to be somebody new can.)"""
        if not self._weight.has(address):
            raise too_much("so many records can't be kept; wait a while")
        self._weight.spend(address, size)

    def close(self) -> None:
        self._worker.stop()

    async def _ask(self, bringers: Bringers, seconds: float, work: Work, *what: Any) -> Examined:
        if not all(self._time.has(bringer) for bringer in bringers):
            raise too_much("too much to be looked through; wait a little")
        line = {"": self._limits.porter_line, **dict.fromkeys(bringers, self._limits.porter_places)}
        try:
            with self.line.one(line):
                async with self._turn:
                    found = await self._found(seconds, work, *what)
        except Full:
            raise too_much("too much to be looked through; wait a little") from None
        for bringer in bringers:
            self._time.spend(bringer, found.spent)
        return found

    async def _found(self, seconds: float, work: Work, *what: Any) -> Examined:
        try:
            found: Examined | None = await self._worker.ask(seconds * PATIENCE, work, *what, seconds)
        except Stuck as problem:
            log.warning("something could not be looked through: %s", problem)
            found = None
        return found or Examined(spent=seconds, error=examining.TOO_HARD)


def _sound(found: Examined) -> Examined:
    if found.faults and found.error:
        raise unsound(found.error.text, found.faults)
    return _accepted(found)


def _accepted(found: Examined) -> Examined:
    if found.error is not None:
        raise Refused(422, found.error.kind, found.error.text, wire.Problem(found.error))
    return found
