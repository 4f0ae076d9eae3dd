"""What goes on inside a worker. Minds are kept from one question to the next, so that nothing is thought twice.

A worker gets the record without its key and plays it; a mind is handed what its seat sees and nothing else. When the
next question comes, only what is new is played and told to the mind. A record that does not go on from the last one –
something was taken back, the worker is new – is played from its beginning by a new mind: only thoughts are lost.
"""

from __future__ import annotations

import random
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

import msgspec

import klubovna
from klubovna.bots import adapting
from klubovna.bots.adapting import think
from klubovna.bots.advice import advise
from klubovna.bots.adviser import scale_at
from klubovna.bots.budget import Budget
from klubovna.bots.following import Followed, Follower
from klubovna.bots.learned.finding import learned_for
from klubovna.bots.levels import LEVELS, budget, goes_by_nets, strength, with_insight
from klubovna.bots.players import bot
from klubovna.bots.questions import question
from klubovna.bots.search import AT_LEAST, PUNCTUAL, Mind
from klubovna.bots.thoughts import Estimate, Thought
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Record
from klubovna.kernel.strength import Strength
from klubovna.kernel.table import Table
from klubovna.service.interrupting import interrupted_after
from klubovna.service.judging import Reviewer
from klubovna.service.wire import encode

LEAST = 0.03
"""Seconds that it makes no sense to count;"""
FEW = Budget(iterations=AT_LEAST, looks=1)
"""whoever has no more than that thinks so much, however long it takes."""


class Errand(msgspec.Struct, frozen=True, kw_only=True):
    """A question that is carried to a worker, with all it needs to know."""

    table: str
    game: str
    record: bytes
    seat: Seat
    bot: str
    until: float = 0.0
    """When it shall have thought, by the machine's monotonic clock, which all its processes share."""
    limit: float = 10.0
    """Seconds after which whatever runs is interrupted."""
    minds: int = 4
    """How many minds a worker keeps."""
    advise: bool = False
    """Whether somebody wants to be told what to choose and why."""


K = TypeVar("K")
F = TypeVar("F", bound=Followed)


class Kept(OrderedDict[K, F]):
    """What was followed last."""

    def followed(self, key: K, errand: Errand, anew: Callable[[Game, Record], F]) -> F:
        record, found = Record.from_bytes(errand.record), self.pop(key, None)
        if found is None or not found.follow(record):
            found = anew(klubovna.game(errand.game), record)
        self[key] = found
        while len(self) > errand.minds:
            self.popitem(last=False)
        return found


class Minds:
    """The last few that were asked."""

    def __init__(self) -> None:
        self._kept = Kept[tuple[str, Seat, bool], Follower[Mind]]()
        self._tables = Kept[str, Followed]()
        """At which somebody plays who needs no mind."""

    def seated(self, errand: Errand) -> Follower[Mind]:
        def anew(game: Game, record: Record) -> Follower[Mind]:
            return Follower(game, errand.seat, _mind(game, errand, record), record)

        return self._kept.followed(_who(errand), errand, anew)

    def table(self, errand: Errand) -> Table:
        return self._tables.followed(errand.table, errand, Followed).table

    def forget(self, errand: Errand) -> None:
        self._kept.pop(_who(errand), None)
        self._tables.pop(errand.table, None)


def _who(errand: Errand) -> tuple[str, Seat, bool]:
    """Whose mind it is: what has been learned and what was written by hand do not mix."""
    return errand.table, errand.seat, goes_by_nets(errand.bot, klubovna.game(errand.game))


def _mind(game: Game, errand: Errand, record: Record) -> Mind:
    if not goes_by_nets(errand.bot, game):
        return Mind(game, errand.seat)
    settings = game.settings(record.header.options, own=True)
    return Mind(game, errand.seat, judge=learned_for(game, game.content(settings), settings))


_here = threading.local()
"""Each worker has its own, be it a process or a thread."""


def minds() -> Minds:
    if not hasattr(_here, "minds"):
        _here.minds = Minds()
    kept: Minds = _here.minds
    return kept


def answer(errand: Errand) -> Thought:
    """What the bot thinks; of one that does not search, what it chooses."""
    with interrupted_after(errand.limit):
        try:
            return _think(errand) if errand.bot in LEVELS else _glance(errand)
        except BaseException:
            minds().forget(errand)  # it was left in the middle of something
            raise


def _think(errand: Errand) -> Thought:
    seated = minds().seated(errand)
    table = seated.table
    _its_turn(table.seat, errand.seat)
    put = question(table.game, table.state, errand.seat, table.options)
    rng = random.Random(random.SystemRandom().getrandbits(64))
    level, mind = strength(errand.bot, table.game), seated.witness
    until = errand.until

    def much(of: Strength) -> Budget:
        """As much as it would, in the time that is left."""
        left = until - time.monotonic()
        if left <= LEAST:
            return with_insight(FEW, mind.judge)
        return msgspec.structs.replace(budget(of, mind.judge), seconds=left / PUNCTUAL, decisive=False)

    if not errand.advise:
        return think(errand.bot, mind, put, rng, much)
    thought = mind.think(put, rng, much(level))
    known = scale_at(table, mind.judge)
    hints = advise(mind, put, thought, rng, known, level.trust)
    return msgspec.structs.replace(thought, hints=hints, measured=known.found.card.games if known else 0)


def _glance(errand: Errand) -> Thought:
    """One that looks no further needs no mind to be kept, but a table."""
    table = minds().table(errand)
    _its_turn(table.seat, errand.seat)
    put = question(table.game, table.state, errand.seat, table.options)
    return Thought([Estimate(bot(errand.bot)(put, random.SystemRandom()).text, 1, 0.5)], 1, 0.5)


def _its_turn(deciding: Seat | None, seat: Seat) -> None:
    if deciding != seat:
        raise ValueError(f"it is not for {seat} to choose")


def chosen(thought: Thought, name: str, game: str) -> str:
    """Which of the choices the bot takes after this thought, in its text form."""
    if name not in LEVELS:
        return thought.best
    return adapting.chosen(name, thought, klubovna.game(game), random.SystemRandom())


def review_decision(game: str, record: bytes, place: int, budget: Budget, floor: float) -> bytes:
    """One decision of a game that is over, judged, as it is kept."""
    return encode(Reviewer(klubovna.game(game), Record.from_bytes(record)).judge(place, budget, floor))
