"""What is asked of a table: the bodies of requests, whoever carries them."""

from __future__ import annotations

from typing import Annotated

import msgspec

RECORD = "application/x-ndjson"
"""What a record is sent as."""
MOST_MEANT = 20
"""So many actions may be meant by one click."""
Text = Annotated[str, msgspec.Meta(max_length=2000)]
Texts = Annotated[list[Text], msgspec.Meta(max_length=100)]
Meant = Annotated[list[Text], msgspec.Meta(max_length=MOST_MEANT)]
Seq = Annotated[int, msgspec.Meta(ge=0, le=10**9)]


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: str
    secret: str = ""
    name: Text = ""
    """What a program wants to be called that sits down by its token, see docs/outside-bots.md."""


class ForBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: str
    bot: str


class OfSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: str


class Choose(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of an option, in answer to the moment with this number."""

    seq: Seq
    text: Text


class AskForesight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of options of the moment with this number, by their texts."""

    seq: Seq
    texts: Texts


class AskWhy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody may have meant by clicking a thing at the moment with this number."""

    seq: Seq
    texts: Meant


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seq: Seq


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    agree: bool


class Talk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Text


class Own(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text that somebody has written, such as a scenario."""

    text: str
    pack: bool = False
    """An owner's pack, and none of the texts that an option takes."""
    beside: str = ""
    """The pack that such a text is to be played with."""


class Thought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser has thought about an errand, in base64."""

    id: str
    thought: str


class AskHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For the decision of the moment with this number."""

    seq: Seq
