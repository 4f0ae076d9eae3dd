"""What strangers bring, looked through: scenarios of their own, packs and records. Done by a worker, never where people
are served, and only for so much time of the processor: a text that takes longer is no game but an attack."""

from __future__ import annotations

import contextlib
import random
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

import klubovna
from klubovna.kernel.errors import Broken, IllegalMove, Unreadable
from klubovna.kernel.flow import settle
from klubovna.kernel.game import PACK, Game, Setting, Settings, is_own
from klubovna.kernel.luck import KEY_BYTES
from klubovna.kernel.record import Record, Undone, too_much_undone
from klubovna.kernel.replay import resume, verify
from klubovna.kernel.table import Table
from klubovna.service import moments, wire
from klubovna.service.interrupting import Late, at_most
from klubovna.service.tables.asks import Own
from klubovna.service.workshop import changing, differences, painting
from klubovna.service.workshop.changing import AskChange, AskLook
from klubovna.service.workshop.painting import Painting

MOST_ENTRIES = 10
"""Entries of a record for each decision that a game may take: more is no game but an attack."""
GAMES = 3
"""So many are played with a pack before anybody sits down to it."""
HARDEST = 1.0
"""Seconds that a sound scenario may take to be set up, and a sound record to be played again: whatever is accepted is
read again where people are served, whenever its table comes back to memory."""
spent_here: Callable[[], float] = time.process_time if sys.platform == "emscripten" else time.thread_time
"""Seconds of the processor in this thread: where it is not a process of its own, others work beside it."""
TOO_HARD = wire.ErrorInfo("too-hard", "this takes too long to be looked through")


class Examined(msgspec.Struct, frozen=True, kw_only=True):
    """What was found."""

    spent: float = 0.0
    """Seconds of the processor."""
    faults: list[wire.Fault] = []
    record: bytes = b""
    """The record, if it is sound, as we write it."""
    told: bytes = b""
    """What was found out, as JSON."""
    error: wire.ErrorInfo | None = None


def look_through(game: str, own: Own, seconds: float) -> Examined:
    """All that is wrong with a scenario, or the first thing that is wrong with a pack."""
    return _examined(lambda: Examined(faults=_of_own(klubovna.game(game), own)), seconds)


def try_game(game: str, options: Mapping[str, Setting], seconds: float, hardest: float = HARDEST) -> Examined:
    """Whether a game with a text of somebody's own can be set up."""
    return _examined(lambda: _set_up(klubovna.game(game), options, hardest), seconds)


def check_record(body: bytes, seconds: float, hardest: float = HARDEST) -> Examined:
    """Whether every line is legal; with the key, whether all luck was honest too."""
    return _examined(lambda: _sound(body, hardest), seconds)


def look_at_draft(game: str, asked: AskLook, seconds: float) -> Examined:
    """How a pack stands that is being written."""
    return _examined(lambda: Examined(told=wire.encode(changing.looked(game, asked))), seconds)


def change_draft(game: str, asked: AskChange, seconds: float) -> Examined:
    """The pack with the changes, and how it stands then."""
    return _examined(lambda: Examined(told=wire.encode(changing.changed(game, asked))), seconds)


def paint(game: str, asked: Painting, seconds: float) -> Examined:
    """A map with what was done to it; where its text can't be read, why."""
    return _examined(lambda: _painted(game, asked), seconds)


def _painted(game: str, asked: Painting) -> Examined:
    try:
        return Examined(told=wire.encode(painting.paint(game, asked)))
    except Broken as problem:
        return Examined(faults=moments.faults([problem]), error=wire.ErrorInfo("own", str(problem)))


def told_pack(game: str, text: str, seconds: float) -> Examined:
    """What is otherwise with a pack, if games can be played with it."""
    return _examined(lambda: _told_pack(klubovna.game(game), text), seconds)


def _told_pack(game: Game, text: str) -> Examined:
    faults = _pack_faults(game, text)
    if faults:
        return Examined(faults=faults, error=wire.ErrorInfo("own", f"{len(faults)} to be mended"))
    return Examined(told=wire.encode(differences.told(game.id, text)))


def _faults(game: Game, text: str, agreed: Mapping[str, Setting] | None = None) -> list[wire.Fault]:
    return moments.faults(game.look_through(text, "", agreed))


def _of_own(game: Game, own: Own) -> list[wire.Fault]:
    if own.pack:
        return _pack_faults(game, own.text)
    return _faults(game, own.text, {PACK: own.beside} if own.beside else None)


def _pack_faults(game: Game, text: str) -> list[wire.Fault]:
    try:
        played(game, game.settings({PACK: text}, own=True))
    except Broken as fault:
        return moments.faults([fault])
    return []


def played(game: Game, settings: Settings) -> None:
    """What is composed of our words can be played and judged: games by chance come to their ends. Raises Broken."""
    for seed in range(GAMES):
        _to_the_end(game, settings, random.Random(seed))


def _to_the_end(game: Game, settings: Settings, rng: random.Random) -> None:
    s: Any = game.set_up(game.content(settings), settings)
    options, decisions = settle(s, rng)[1], 0
    try:
        while options:
            if game.judgement is not None:
                game.judgement(s, s.stack[-1].seat)
            options = s.step(rng.choice(options), rng)
            decisions += 1
            if decisions > game.longest:
                raise Broken("a game by chance did not come to its end")
    except (ArithmeticError, LookupError, TypeError, ValueError) as problem:
        if isinstance(problem, Broken):
            raise
        raise Broken(f"a game by chance came to where the rules do not know on: {problem!r}") from None


def _set_up(game: Game, options: Mapping[str, Setting], hardest: float) -> Examined:
    settings = game.settings(options, own=True)
    for name, value in settings.items():
        if not is_own(value):
            continue
        faults = _pack_faults(game, str(value)) if name == PACK else _faults(game, str(value), settings)
        if faults:
            return Examined(faults=faults, error=wire.ErrorInfo("own", f"{name}: {len(faults)} to be mended"))
    with _quick(hardest):
        Table(game, game.content(settings), settings, bytes(KEY_BYTES))
    return Examined()


def _sound(body: bytes, hardest: float) -> Examined:
    record = Record.from_bytes(body)
    game = klubovna.game(record.header.game)
    if len(record.entries) > MOST_ENTRIES * game.longest:
        raise Unreadable("the record is too long to be a game")
    if too_much_undone(sum(isinstance(entry, Undone) for entry in record.entries), len(record.line())):
        raise Unreadable("more was taken back than makes sense")
    if record.key is not None:
        verify(game, record)
    else:
        resume(game, record)
    with _quick(hardest):
        resume(game, record, known=True)
    return Examined(record=record.to_bytes())


def _examined(work: Callable[[], Examined], seconds: float) -> Examined:
    begun = spent_here()
    try:
        with at_most(seconds):
            found = work()
    except Late:
        found = Examined(error=TOO_HARD)
    except Broken as problem:
        found = Examined(error=wire.ErrorInfo("broken", str(problem)))
    except (IllegalMove, Unreadable) as problem:
        found = Examined(error=moments.refusal(problem))
    return msgspec.structs.replace(found, spent=spent_here() - begun)


@contextlib.contextmanager
def _quick(hardest: float) -> Iterator[None]:
    begun = spent_here()
    yield
    if spent_here() - begun > hardest:
        raise Late
