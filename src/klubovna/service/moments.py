"""The one exit for bytes. Whatever is sent to a seat is made here, from what that seat may see and hear.

The state and the key of a running game never come here: the table is asked for the view and the log (`eyes.py`) and,
for the seat that decides and nobody else, for the options, the prompt and the rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache, lru_cache
from typing import Any

import msgspec

from klubovna.kernel.actions import Action
from klubovna.kernel.errors import Broken, IllegalMove, Unreadable
from klubovna.kernel.frames import NOT_OFFERED, UNKNOWN, Decision
from klubovna.kernel.game import Preview
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.record import Chosen
from klubovna.kernel.table import Table
from klubovna.service.eyes import Eyes
from klubovna.service.standings import CommonStanding, OwnStanding
from klubovna.service.wire import (
    Choice,
    ClockInfo,
    ErrorInfo,
    Fault,
    Foreseen,
    Glimpse,
    LookInfo,
    Previews,
    Said,
    WhyNot,
    encode,
    said,
)

FEW_LETTERS = 300


def tagged(thing: msgspec.Struct, news: type[Any]) -> bytes:
    """The same fields with their `is`."""
    return encode(news(**{field: getattr(thing, field) for field in thing.__struct_fields__}))


def common(table: Table, undo_asked_by: Seat | None, clock: ClockInfo) -> bytes:
    """How a table stands for everybody."""
    return encode(CommonStanding(table.seq, table.seat, table.outcome, begun(table), undo_asked_by, clock))


def standing(table: Table, seat: Seat | None, common: bytes, *, may_act: bool) -> bytes:
    """How a table stands for a seat (None: a spectator), a wire.Standing. `may_act`: whether the seat may choose now if
    it is asked."""
    may_undo = may_act and seat is not None and table.may_undo == seat
    asked = table.decision if seat is not None and table.seat == seat else None
    if asked is None:
        return common[:-1] + _unasked(seat, may_undo)
    options = _choices(table, asked) if may_act else []
    matters = said(table.matters) if table.matters else None
    own = OwnStanding(seat, said(asked.prompt(table.state)), matters, asked.rule, options, may_undo)
    return b"%b,%b" % (common[:-1], encode(own)[1:])


@cache
def _unasked(seat: Seat | None, may_undo: bool) -> bytes:
    """The rest of a standing for whoever is not asked anything."""
    return b"," + encode(OwnStanding(seat, None, None, "", [], may_undo))[1:]


def begun(table: Table) -> bool:
    """Whether anybody has chosen anything."""
    return any(isinstance(entry, Chosen) for entry in table.record.entries)


def moment(standing: bytes, eyes: Eyes) -> bytes:
    """A wire.Moment: what is seen and was heard is already written."""
    return b'%b,"view":%b,"log":[%b]}' % (standing[:-1], eyes.view, b",".join(eyes.lines))


def progress(standing: bytes, since: int, scenes: list[bytes]) -> bytes:
    """A wire.Progress; what time it is, is told when it is sent (`timed`)."""
    return b'{"is":"progress","since":%d,"scenes":[%b],%b' % (since, b",".join(scenes), standing[1:])


def millis(seconds: float) -> int:
    return round(seconds * 1000)


def moment_news(moment: bytes) -> bytes:
    """A MomentNews; what is the same for everybody who looks through these eyes is not written again."""
    return b'{"is":"moment",%b' % moment[1:]


def timed(news: bytes, now: float) -> bytes:
    """What is sent now."""
    return b'%b,"now":%d}' % (news[:-1], millis(now))


def stale_moment(moment: bytes, error: ErrorInfo) -> bytes:
    """A StaleMoment."""
    return b'{"error":%b,%b' % (encode(error), moment[1:])


def _choices(table: Table, asked: Decision) -> list[Any]:
    """Each as it is sent. Most are called the same whenever they are offered, and written once."""
    foreseen = table.game.preview is not None
    if type(asked).label is Decision.label:
        return [_usual(action, foreseen) for action in table.options]
    return [Choice(*_parts(action, asked.label(table.state, action)), foreseen=foreseen) for action in table.options]


@lru_cache(maxsize=20_000)
def _usual(action: Action, foreseen: bool) -> msgspec.Raw:
    return msgspec.Raw(encode(Choice(*_parts(action, action.label()), foreseen=foreseen)))


def _parts(action: Action, label: Message) -> tuple[str, str, dict[str, Any], list[str], Said]:
    fields = {name: getattr(action, name) for name in action.__struct_fields__}
    return action.text, str(action.__struct_config__.tag), fields, list(action.path), said(label)


def previews(table: Table, texts: Iterable[str]) -> Previews:
    """What would follow from these options of the seat that decides; a text that is none of them is passed over."""
    wanted, found = set(texts), {}
    for action in table.options:
        if action.text in wanted and (seen := _foreseen(table.preview(action))):
            found[action.text] = seen
    return Previews(table.seq, found)


def look(table: Table, seat: Seat | None, thing: str) -> LookInfo:
    """What a thing could do, in the shape of options, none of which may be chosen."""
    deeds = [Glimpse(*_parts(g.action, g.label), preview=_foreseen(g.preview)) for g in table.look(seat, thing)]
    return LookInfo(table.seq, thing, deeds)


def why_not(table: Table, texts: Iterable[str]) -> WhyNot:
    """Whoever clicks a thing may have meant several actions by it: the first against which there is a rule counts.
    That the rules don't know such a space means that none was meant."""
    for reason in (reason for text in texts for reason in _reasons(table, text)):
        if reason is not None and reason != NOT_OFFERED and not reason.id.startswith(UNKNOWN):
            return WhyNot(table.seq, said(reason))
    return WhyNot(table.seq, None)


def _reasons(table: Table, text: str) -> Iterator[Message | None]:
    """A word that wants more words to be an action stands for all actions of its kind."""
    kind = table.game.actions.get(text)
    if kind is not None and kind.__struct_fields__:
        yield table.why_none(kind)
    else:
        yield from (table.why_not(action) for action in _meant(table, text))


def _meant(table: Table, text: str) -> Iterator[Action]:
    """The action; of things alone, what could answer the question by them."""
    bare = text.partition(" ")[0] not in table.game.actions
    kinds = table.decision.answers() if bare and table.decision else ()
    for written in [f"{kind.__struct_config__.tag} {text}" for kind in kinds] or [text]:
        with suppress(Unreadable):
            yield table.game.parse(written)


def faults(found: Iterable[Broken]) -> list[Fault]:
    """Told in a few words, whatever stood in the text."""
    return [Fault(fault.line, fault.field[:FEW_LETTERS], fault.problem[:FEW_LETTERS]) for fault in found]


def _foreseen(preview: Preview | None) -> Foreseen | None:
    return Foreseen(preview.numbers, [said(message) for message in preview.says]) if preview else None


def refusal(problem: IllegalMove | Unreadable) -> ErrorInfo:
    """Why a move was refused. A text that says nothing is answered without looking at the table."""
    if isinstance(problem, IllegalMove):
        return ErrorInfo("illegal", problem.text, said(problem.reason))
    return ErrorInfo("unreadable", str(problem), Said("error-unreadable"))
