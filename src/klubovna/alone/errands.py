"""What the house for one has another worker do, and what comes back, as bytes: the house itself never thinks."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Protocol, TypeAlias

import msgspec

from klubovna.kernel.game import Setting
from klubovna.service.errands import Think
from klubovna.service.tables.asks import Own
from klubovna.service.workshop.rehearsing import Rehearse


class Minds(Protocol):
    async def think(self, errand: bytes) -> bytes:
        """What `answer` says to it, in another worker. Raises where that died."""

    def turn(self, table: str) -> AbstractAsyncContextManager[bool]:
        """Of several tabs at this table one has its bots think; another one enters when that one is done or gone, and
        is told that it has waited."""


class Review(msgspec.Struct, frozen=True, tag=True):
    """One decision of a game that is over, looked at again."""

    game: str
    record: bytes
    place: int
    iterations: int
    seconds: float
    floor: float
    """What cost more than this is looked at more closely."""


class LookThrough(msgspec.Struct, frozen=True, tag=True):
    """A text of the players' own."""

    game: str
    own: Own


class TellPack(msgspec.Struct, frozen=True, tag=True):
    """What is otherwise with a pack."""

    game: str
    text: str


class PlaySome(msgspec.Struct, frozen=True, tag=True):
    """Games of a rehearsal, from one with a number on."""

    asked: Rehearse
    first: int
    seconds: float

    @property
    def game(self) -> str:
        return self.asked.game


class TryGame(msgspec.Struct, frozen=True, tag=True):
    """Whether a game can be set up with it."""

    game: str
    options: dict[str, Setting]


class CheckRecord(msgspec.Struct, frozen=True, tag=True):
    body: bytes


Errand: TypeAlias = Think | Review | LookThrough | TellPack | PlaySome | TryGame | CheckRecord


_decoder: msgspec.msgpack.Decoder[Errand] = msgspec.msgpack.Decoder(Errand)


def decoded(errand: bytes) -> Errand:
    return _decoder.decode(errand)


def game_of(errand: bytes) -> str:
    """The game it is about; none where that is still to be found out."""
    asked = decoded(errand)
    return "" if isinstance(asked, CheckRecord) else asked.game
