"""The one exit for bytes. Whatever is sent to a seat is built here, from what that seat may see and hear.

The state and the key of a running game never come here: `moment` asks the table for the view, the log and, for the
seat that decides and nobody else, the options, the prompt and the rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal, TypeAlias

import msgspec

from klubovna.kernel.errors import IllegalMove, Unreadable
from klubovna.kernel.frames import Outcome
from klubovna.kernel.game import Game, Setting
from klubovna.kernel.messages import Arg, Message, Seat
from klubovna.kernel.record import Chosen, Entry, Happened, Undone
from klubovna.kernel.table import Table
from klubovna.server.store import OPEN, Board, Line, Place

encode = msgspec.json.encode
Status: TypeAlias = Literal["waiting", "running", "over"]
Kind: TypeAlias = Literal["person", "bot", "open"]


class Said(msgspec.Struct, frozen=True):
    """A sentence to be said in the reader's language."""

    id: str
    args: dict[str, int | str | list[str]] = {}


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    choices: list[Setting]
    default: Setting


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    name: Said
    seats: list[str]
    options: list[OptionInfo]
    bots: list[str]
    version: str


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: str
    kind: Kind
    name: str
    you: bool
    present: bool
    bot: str | None = None
    link: str | None = None
    """With the secret of the seat: for whoever may give it away."""


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    game: str
    options: dict[str, Setting]
    public: bool
    status: Status
    seats: list[SeatInfo]
    host: bool
    seq: int
    created: float
    key_hash: str | None
    key: str | None = None
    outcome: Outcome | None = None
    deciding: str | None = None
    rematch: str | None = None


class Choice(msgspec.Struct, frozen=True):
    text: str
    path: list[str]
    label: Said


class LogLine(msgspec.Struct, frozen=True):
    n: int
    said: Said


class ErrorInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: str
    text: str
    reason: Said | None = None


class Problem(msgspec.Struct, frozen=True):
    error: ErrorInfo


class Moment(msgspec.Struct, frozen=True):
    """All that one pair of eyes sees of a table now."""

    seq: int
    seat: str | None
    deciding: str | None
    view: Any
    prompt: Said | None
    rule: str
    options: list[Choice]
    log: list[LogLine]
    outcome: Outcome | None
    can_undo: bool
    undo_asked_by: str | None


class StaleMoment(Moment, frozen=True, kw_only=True):
    """The table has moved on: this is how it stands."""

    error: ErrorInfo


class ChatLine(msgspec.Struct, frozen=True):
    n: int
    at: float
    name: str
    seat: str | None
    text: str
    said: Said | None


class Replay(msgspec.Struct, frozen=True):
    steps: int
    at: int
    view: Any
    caption: Said
    by: str | None
    log: list[LogLine]


class Me(msgspec.Struct, frozen=True):
    name: str
    guest: bool
    csrf: str


# What is sent over the socket says in `is` what it is.


class MomentNews(Moment, frozen=True, tag_field="is", tag="moment"):
    pass


class TableNews(TableInfo, frozen=True, omit_defaults=True, tag_field="is", tag="table"):
    pass


class ChatNews(ChatLine, frozen=True, tag_field="is", tag="chat"):
    pass


class ThinkingNews(msgspec.Struct, frozen=True, tag_field="is", tag="thinking"):
    seat: str


class ErrorNews(msgspec.Struct, frozen=True, tag_field="is", tag="error"):
    error: ErrorInfo


def tagged(thing: msgspec.Struct, news: type[Any]) -> bytes:
    """The same fields with their `is`."""
    return encode(news(**{field: getattr(thing, field) for field in thing.__struct_fields__}))


# Builders


def said(message: Message) -> Said:
    return Said(message.id, {name: _plain(value) for name, value in message.args.items()})


def _plain(value: Arg) -> int | str | list[str]:
    return list(value) if isinstance(value, tuple) else value


def game_info(game: Game, bots: Iterable[str]) -> GameInfo:
    options = [OptionInfo(o.name, list(o.choices), o.default) for o in game.options]
    return GameInfo(game.id, Said("game-name"), list(game.seats), options, list(bots), game.version)


def status(board: Board, places: list[Place]) -> Status:
    if board.over:
        return "over"
    return "waiting" if any(place.kind == OPEN for place in places) else "running"


def table_info(
    board: Board,
    places: list[Place],
    seq: int,
    person: str,
    present: set[str],
    link: Callable[[Place], str],
    deciding: Seat | None = None,
) -> TableInfo:
    """A table as one person may know it; the key is in it only when the game is over."""
    header = board.agreed()
    return TableInfo(
        id=board.id,
        game=board.game,
        options=header.options,
        public=board.public,
        status=status(board, places),
        seats=[_seat_info(board, place, person, present, link) for place in places],
        host=bool(person) and board.host == person,
        seq=seq,
        created=board.created,
        key_hash=header.key_hash,
        key=board.key if board.over else None,
        outcome=board.result(),
        deciding=deciding,
        rematch=board.rematch,
    )


def _seat_info(board: Board, place: Place, person: str, present: set[str], link: Callable[[Place], str]) -> SeatInfo:
    you = bool(person) and place.person == person
    gives_away = not board.over and (you or (place.kind == OPEN and bool(person) and board.host == person))
    return SeatInfo(
        seat=place.seat,
        kind=place.kind,  # type: ignore[arg-type]
        name=(place.bot or "") if place.kind == "bot" else place.name,
        you=you,
        present=place.person is not None and place.person in present,
        bot=place.bot if place.kind == "bot" else None,
        link=link(place) if gives_away else None,
    )


def moment(table: Table, seat: Seat | None, *, may_act: bool, undo_asked_by: Seat | None) -> Moment:
    """What this seat (None: a spectator) sees. `may_act`: whether the seat may choose now if it is asked."""
    asked = table.decision if seat is not None and table.seat == seat else None
    options = [_choice(table, action) for action in table.options] if asked and may_act else []
    return Moment(
        seq=len(table.record.entries),
        seat=seat,
        deciding=table.seat,
        view=table.view(seat),
        prompt=said(asked.prompt(table.state)) if asked else None,
        rule=asked.rule if asked else "",
        options=options,
        log=log(table, seat),
        outcome=table.outcome,
        can_undo=may_act and seat is not None and table.can_undo and last_chooser(table.record.entries) == seat,
        undo_asked_by=undo_asked_by,
    )


def _choice(table: Table, action: Any) -> Choice:
    return Choice(action.text, list(action.path), said(table.label(action)))


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


def chat_line(line: Line) -> ChatLine:
    house = msgspec.json.decode(line.said, type=Said) if line.said else None
    return ChatLine(line.n, line.at, line.name, line.seat, line.text, house)


def refusal(problem: IllegalMove | Unreadable) -> ErrorInfo:
    """Why a move was refused. A text that says nothing is answered without looking at the table."""
    if isinstance(problem, IllegalMove):
        return ErrorInfo("illegal", problem.text, said(problem.reason))
    return ErrorInfo("unreadable", str(problem), Said("error-unreadable"))
