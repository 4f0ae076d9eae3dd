"""What another worker does for the house for one, so that its page never waits: bots' choices and hints, reviews, and
the look at what was brought. A question goes there as bytes, and so does its answer."""

from __future__ import annotations

import time

import msgspec

import klubovna
from klubovna.alone.errands import Errand, LookThrough, PlaySome, Review, TellPack, TryGame, decoded
from klubovna.bots.budget import Budget
from klubovna.bots.learned.finding import learned_for
from klubovna.bots.levels import ADAPTIVE, LEVELS, goes_by_nets, strength
from klubovna.bots.search import PUNCTUAL
from klubovna.kernel.record import Record
from klubovna.service import examining, minds
from klubovna.service.errands import Think, Thinking
from klubovna.service.examining import Examined
from klubovna.service.workshop import rehearsing
from klubovna.service.workshop.rehearsing import Some

PATIENT = 4.0
"""So many times as long as on a server a bot may think: here nobody else waits for the worker, and a browser's Python
is slower. Whoever is not ready then has thought less than its level would."""
LONGEST = 20.0
FOREVER = 86400.0
"""Seconds for what one has brought oneself."""
BRIEF = 0.5
"""Seconds of those that do not search."""
SILENT = 10.0
"""Seconds besides, in which a record is replayed on a slow device."""
LOOKED_THROUGH = 300.0
"""Seconds for what was brought: long enough for the longest record."""


def patience(errand: bytes) -> float:
    """Seconds after which nobody can be thinking about it any more."""
    asked = decoded(errand)
    if isinstance(asked, Think):
        return SILENT + _seconds(asked)
    return SILENT + PATIENT * asked.seconds if isinstance(asked, Review) else LOOKED_THROUGH


def answer(errand: bytes) -> bytes:
    return msgspec.msgpack.encode(_answered(decoded(errand)))


def _answered(asked: Errand) -> Thinking | Examined | Some | bytes:
    if isinstance(asked, Think):
        return _thought(asked)
    if isinstance(asked, Review):
        measure = Budget(iterations=asked.iterations, seconds=asked.seconds)
        return minds.review_decision(asked.game, asked.record, asked.place, measure, asked.floor)
    if isinstance(asked, LookThrough):
        return examining.look_through(asked.game, asked.own, FOREVER)
    if isinstance(asked, PlaySome):
        return rehearsing.play_some(asked.asked, asked.first, asked.seconds, FOREVER)
    if isinstance(asked, TellPack):
        return examining.told_pack(asked.game, asked.text, FOREVER)
    if isinstance(asked, TryGame):
        return examining.try_game(asked.game, asked.options, FOREVER, FOREVER)
    return examining.check_record(asked.body, FOREVER, FOREVER)


def _thought(asked: Think) -> Thinking:
    """Each worker has a clock of its own, so it is told for how long and not until when."""
    seconds = _seconds(asked)
    thought = minds.answer(
        minds.Errand(
            table=asked.table, game=asked.game, record=asked.record, seat=asked.seat, bot=asked.bot,
            until=time.monotonic() + seconds * PUNCTUAL, limit=LONGEST, minds=2, advise=asked.advise,
        )
    )  # fmt: skip
    text = thought.best if asked.advise else minds.chosen(thought, asked.bot, asked.game)
    return Thinking(text, thought, thought.iterations < _measure(asked))


def _seconds(asked: Think) -> float:
    return PATIENT * strength(asked.bot, klubovna.game(asked.game)).seconds if asked.bot in LEVELS else BRIEF


def _measure(asked: Think) -> int:
    """So many iterations the level has; of one that has no measure of its own, none."""
    if asked.bot not in LEVELS or asked.bot == ADAPTIVE:
        return 0
    game = klubovna.game(asked.game)
    level = strength(asked.bot, game)
    if not goes_by_nets(asked.bot, game):
        return level.iterations
    settings = game.settings(Record.from_bytes(asked.record).header.options, own=True)
    learned = learned_for(game, game.content(settings), settings)
    return level.learned if learned is not None and learned.priors else level.iterations
