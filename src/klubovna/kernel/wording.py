"""What is printed on things, in words: made of the data that rules play by, so that a corrected number changes both.

A text is a list of lines; a line is a lead ("Activate:") and what follows from it, one message for each effect. A thing
may be told in several manners: `full` for whoever reads, `short` for the face of a card, and others that a game knows.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from klubovna.kernel.messages import Message
from klubovna.kernel.texts import Texts


class Line(msgspec.Struct, frozen=True):
    lead: Message | None
    parts: tuple[Message, ...] = ()


Wording: TypeAlias = dict[str, list[Line]]
"""A thing by manners."""


def line(id: str, **args: int | str) -> list[Line]:
    """A text of a single message."""
    return [Line(Message(id, dict(args)))]


def text(lines: list[Line], texts: Texts) -> str:
    """In whole sentences."""
    return " ".join(_sentence(line, texts) for line in lines)


def _sentence(line: Line, texts: Texts) -> str:
    parts = "; ".join(texts.text(part.id, **part.args) for part in line.parts)
    words = [texts.text(line.lead.id, **line.lead.args)] if line.lead else []
    told = " ".join([*words, *([parts] if parts else [])])
    stop = "" if told.endswith((".", "!")) else "."
    return f"{told[:1].upper()}{told[1:]}{stop}"
