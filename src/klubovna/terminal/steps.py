"""A record taken apart into steps, to be watched or read. No Textual in here: text needs no terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from klubovna import Record
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.record import Chosen, Entry, Happened
from klubovna.kernel.texts import Texts
from klubovna.service.replaying import passages


class Step(msgspec.Struct, frozen=True):
    """The table after one entry of a record."""

    entry: Entry | None
    label: Message | None
    """What was chosen, in the words of the button."""
    view: Any
    log: tuple[Message, ...]
    said: int
    """How many messages of the log are new."""
    open: bool = True
    """Whether luck may be told by its name: not while it may be another seat's secret."""


def steps(game: Game, record: Record, eyes: Seat | None = None) -> list[Step]:
    """Every step of a record as a seat or a spectator saw it; raises Broken where it stops being a game."""
    found: list[Step] = []
    for entry, label, table in passages(game, record):
        before = len(found[-1].log) if found else 0
        log = tuple(table.heard(eyes))
        told = len(table.seats) == 1 or record.outcome is not None
        found.append(Step(entry, label, table.view(eyes), log, max(0, len(log) - before), told))
    return found


def caption(step: Step, texts: Texts) -> str:
    if isinstance(step.entry, Chosen):
        assert step.label is not None
        return f"{texts.name(step.entry.seat)}: {texts.say(step.label)}"
    if isinstance(step.entry, Happened):
        return texts.text("ui-replay-luck", what=_names(step.entry.what, texts) if step.open else "…")
    return texts.text("ui-replay-undone" if step.entry else "ui-replay-setup")


def _names(what: object, texts: Texts) -> str:
    return ", ".join(texts.name(str(thing)) for thing in (what if isinstance(what, list) else [what]))


def as_text(played: list[Step], texts: Texts, at: int = 0) -> Iterator[str]:
    """Each entry from this step on, and under it what was said of it."""
    for number, step in enumerate(played[at:], at):
        yield f"{number:>4}  {caption(step, texts)}"
        for message in step.log[len(step.log) - step.said :]:
            yield f"        {texts.say(message)}"
