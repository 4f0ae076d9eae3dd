"""What a bot is asked where it thinks in a page, and what comes back, as bytes."""

from __future__ import annotations

import msgspec

from klubovna.bots.thoughts import Thought


class Think(msgspec.Struct, frozen=True, tag=True):
    """What a bot chooses at a table, or what a master would say of the choice (`advise`)."""

    table: str
    game: str
    record: bytes
    seat: str
    bot: str
    advise: bool = False


class Thinking(msgspec.Struct, frozen=True):
    """What came of it."""

    text: str
    """What the bot chooses."""
    thought: Thought
    hurried: bool
    """Whether time ended it before the level's own measure."""


def encoded(errand: msgspec.Struct) -> bytes:
    return msgspec.msgpack.encode(errand)


thinking = msgspec.msgpack.Decoder(Thinking).decode
