"""The one exit for bytes. Whatever is sent to a seat is made here, from what that seat may see and hear.

The state and the key of a running game never come here: `moment` asks the table for the view, the log and, for the
seat that decides and nobody else, the options, the prompt and the rule.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from klubovna.kernel.errors import Broken, IllegalMove, Unreadable
from klubovna.kernel.game import Game, Preview
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.own import LARGEST
from klubovna.kernel.record import Chosen, Entry, Happened, Undone
from klubovna.kernel.table import Table
from klubovna.service.wire import (
    Choice,
    ClockInfo,
    ErrorInfo,
    Fault,
    Foreseen,
    GameInfo,
    LogLine,
    LookInfo,
    Moment,
    OptionInfo,
    Replay,
    Said,
    Seating,
    encode,
    said,
)

FEW_LETTERS = 300


def tagged(thing: msgspec.Struct, news: type[Any]) -> bytes:
    """The same fields with their `is`."""
    return encode(news(**{field: getattr(thing, field) for field in thing.__struct_fields__}))


def game_info(game: Game, bots: Iterable[str]) -> GameInfo:
    options = [OptionInfo(o.name, list(o.choices), o.default, o.when, LARGEST * o.own, o.ruling) for o in game.options]
    name, seats = Said("game-name"), list(game.seats)
    return GameInfo(game.id, name, seats, options, list(bots), game.version, _seatings(game))


@cache
def _seatings(game: Game) -> list[Seating]:
    """Every choice of the options that decide who sits; the others are left out."""
    if game.seating is None:
        return []
    tables = [game.settings({})]
    for option in game.options:
        varied = [[table | {option.name: choice} for choice in option.choices] for table in tables]
        if any(game.seated(table) != game.seated(same[0]) for same in varied for table in same):
            tables = [table for same in varied for table in same]
    deciding = [o.name for o in game.options if len({table[o.name] for table in tables}) > 1]
    return [Seating({name: table[name] for name in deciding}, list(game.seated(table))) for table in tables]


def moment(table: Table, ears: Ears, *, may_act: bool, undo_asked_by: Seat | None, clock: ClockInfo) -> bytes:
    """What a seat (None: a spectator) sees. `may_act`: whether the seat may choose now if it is asked."""
    seat = ears.seat
    asked = table.decision if seat is not None and table.seat == seat else None
    options = [_choice(table, action) for action in table.options] if asked and may_act else []
    now = Moment(
        seq=len(table.record.entries),
        seat=seat,
        deciding=table.seat,
        view=table.view(seat),
        prompt=said(asked.prompt(table.state)) if asked else None,
        rule=asked.rule if asked else "",
        options=options,
        log=ears.heard(table),  # type: ignore[arg-type]  # already written
        outcome=table.outcome,
        can_undo=may_act and seat is not None and table.can_undo and last_chooser(table.record.entries) == seat,
        undo_asked_by=undo_asked_by,
        clock=clock,
    )
    return encode(now)


def millis(seconds: float) -> int:
    return round(seconds * 1000)


def moment_news(moment: bytes, now: float) -> bytes:
    """A MomentNews; what is the same for everybody who looks through these eyes is not written again."""
    return b'{"is":"moment","now":%d,%b' % (millis(now), moment[1:])


def stale_moment(moment: bytes, error: ErrorInfo) -> bytes:
    """A StaleMoment."""
    return b'{"error":%b,%b' % (encode(error), moment[1:])


class Ears:
    """What a seat has heard so far. A line is written once, however often it is sent.

    Lines are numbered as this seat hears them: a gap would tell that something was whispered to another.
    """

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self._lines: list[bytes] = []
        self._taken: list[Message] = []
        """The whole log as it was when last looked at, also what was not for this seat."""

    def heard(self, table: Table) -> msgspec.Raw:
        if table.log[: len(self._taken)] != self._taken:  # something was taken back
            self._taken, self._lines = [], []
        new = table.log[len(self._taken) :]
        self._taken += new
        for message in new:
            if message.heard_by(self.seat):
                self._lines.append(encode(LogLine(len(self._lines), said(message))))
        return msgspec.Raw(b"[%b]" % b",".join(self._lines))


def _choice(table: Table, action: Any) -> Choice:
    return Choice(action.text, list(action.path), said(table.label(action)), _foreseen(table.preview(action)))


def look(table: Table, seat: Seat | None, thing: str) -> LookInfo:
    """What a thing could do, in the shape of options, none of which may be chosen."""
    seen = [(glimpse.action, glimpse) for glimpse in table.look(seat, thing)]
    deeds = [Choice(a.text, list(a.path), said(g.label), _foreseen(g.preview)) for a, g in seen]
    return LookInfo(len(table.record.entries), thing, deeds)


def faults(found: Iterable[Broken]) -> list[Fault]:
    """Told in a few words, whatever stood in the text."""
    return [Fault(fault.line, fault.field[:FEW_LETTERS], fault.problem[:FEW_LETTERS]) for fault in found]


def _foreseen(preview: Preview | None) -> Foreseen | None:
    return Foreseen(preview.numbers, [said(message) for message in preview.says]) if preview else None


def log(table: Table, seat: Seat | None) -> list[LogLine]:
    """Numbered as this seat hears it: a gap would tell that something was whispered to another."""
    return [LogLine(n, said(message)) for n, message in enumerate(table.heard(seat))]


def last_chooser(entries: list[Entry]) -> Seat | None:
    """Who made the last choice that still counts, unless luck came after it."""
    undone = 0
    for entry in reversed(entries):
        if isinstance(entry, Happened):
            return None
        if isinstance(entry, Undone):
            undone += 1
        elif undone:
            undone -= 1
        else:
            return entry.seat
    return None


def replay_step(table: Table, entry: Entry | None, label: Message | None, steps: int, at: int, seat: Seat | None,
                open_to_all: bool) -> Replay:  # fmt: skip
    """A step of a replay. While the game runs, what others chose or luck brought is told by the log alone."""
    told = Said("replay-hidden")
    if entry is None:
        told = Said("replay-setup")
    elif isinstance(entry, Undone):
        told = Said("replay-undone")
    elif isinstance(entry, Chosen):
        told = said(label) if label and (open_to_all or entry.seat == seat) else told
    elif open_to_all or not table.game.secrets(table.state, seat):
        told = Said("replay-luck", {"what": _words(entry.what)})
    by = entry.seat if isinstance(entry, Chosen) else None
    return Replay(steps, at, table.view(seat), told, by, log(table, seat))


def _words(what: Any) -> list[str]:
    return [str(thing) for thing in (what if isinstance(what, list) else [what])]


def refusal(problem: IllegalMove | Unreadable) -> ErrorInfo:
    """Why a move was refused. A text that says nothing is answered without looking at the table."""
    if isinstance(problem, IllegalMove):
        return ErrorInfo("illegal", problem.text, said(problem.reason))
    return ErrorInfo("unreadable", str(problem), Said("error-unreadable"))
