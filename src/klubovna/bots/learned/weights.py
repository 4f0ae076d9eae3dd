"""A net as a file: a line that says what it is, then everything packed. Small, and nothing in it is ever executed.

Whatever is wrong with a file is said as `Broken`; whether a net fits a table is another question (`Card.misfit`).
"""

from __future__ import annotations

import hashlib
import sys
import zlib
from array import array
from functools import cache
from pathlib import Path
from typing import TypeAlias

import msgspec

from klubovna.bots.learned.numbers import HIDDEN, MEANING, SECOND
from klubovna.kernel.errors import Broken
from klubovna.kernel.game import Game
from klubovna.kernel.kinds import concrete
from klubovna.kernel.parts import Part, shape

HEAD = b"klubovna net 1\n"
SUFFIX, CARD = ".net", ".card"
"""Of a net; and of its card alone, where the net is fetched when somebody thinks with it."""
LARGEST = 16_000_000
"""Bytes that a file may unpack to."""
Setting: TypeAlias = str | int | bool


class Fought(msgspec.Struct, frozen=True, kw_only=True):
    """A match that the net has played."""

    against: str
    thinking: str
    games: int
    share: float
    """Of the points that could be won; alone, the mean difference."""
    low: float
    high: float
    """The 95 % interval."""


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """How a net was made, what for, and what it is worth."""

    game: str
    rules: str
    content: str
    parts: str
    """A fingerprint of the parts that it knows."""
    options: dict[str, list[Setting]]
    """What may have been agreed at a table where it is used."""
    klubovna: str
    command: str
    seed: int
    generation: int = 0
    games: int = 0
    positions: int = 0
    figures: dict[str, float] = {}
    """On games that it has not seen."""
    matches: list[Fought] = []

    def misfit(self, game: Game, content: str, agreed: dict[str, Setting]) -> str:
        """Why the net can't be used at a table; "" where it can."""
        if game.id != self.game:
            return f"it is a net for {self.game}"
        if game.version != self.rules:
            return f"it was trained with rules {self.rules}, these are {game.version}"
        if not game.plays_alike(content, self.content):
            return "it was trained with other content"
        if parts_of(game) != self.parts:
            return "it knows other parts of the table"
        for name, values in self.options.items():
            if name in agreed and agreed[name] not in values:
                return f"it was not trained with {name} {agreed[name]}"
        return ""


@cache
def parts_of(game: Game) -> str:
    """The fingerprint of the parts that a game says it has."""
    return shape(concrete(Part, game.package))


class Trunk(msgspec.Struct, frozen=True, kw_only=True):
    """Two layers. Numbers are of 16 bits, see `packed`; a word's are one row of the table."""

    words: str
    """One a line."""
    table: bytes
    bias: bytes
    hand: bytes
    """What the hand-written judgement adds to the first layer; the policy is not told it."""
    second: bytes
    second_bias: list[int]


class Value(Trunk, frozen=True, kw_only=True):
    third: bytes
    third_bias: int
    skip: int
    """By how much the hand-written logit is multiplied before it is added in the end, 64 to 1."""


class Policy(Trunk, frozen=True, kw_only=True):
    vocabulary: str
    """Words of actions, one a line."""
    meaning: bytes


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    card: Card
    value: Value
    policy: Policy
    line: tuple[int, int]
    """The hand-written judgement alone, set right: its logit times the first (64 to 1) plus the second (in units of
    products)."""

    def name(self) -> str:
        """What is measured of its judgement goes by this name: it depends on the numbers, not on the card."""
        numbers = msgspec.msgpack.encode((self.value, self.policy, self.line))
        return f"net-{hashlib.blake2s(numbers, digest_size=6).hexdigest()}"


def packed(numbers: array[int]) -> bytes:
    """Numbers of 16 bits, the low bytes of all before the high ones: these are nearly all alike, and pack well."""
    data = _little(numbers).tobytes()
    return data[::2] + data[1::2]


def unpacked(data: bytes) -> array[int]:
    half, mixed = len(data) // 2, bytearray(len(data))
    mixed[::2], mixed[1::2] = data[:half], data[half:]
    return _little(array("h", bytes(mixed)))


def _little(numbers: array[int]) -> array[int]:
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers


def written(weights: Weights) -> bytes:
    return HEAD + zlib.compress(msgspec.msgpack.encode(weights), 9)


def read(file: Path) -> Weights:
    """Raises Broken."""
    try:
        return parsed(file.read_bytes(), str(file))
    except OSError as problem:
        raise Broken(problem.strerror or str(problem), file=file) from None


def parsed(data: bytes, file: str) -> Weights:
    if not data.startswith(HEAD):
        raise Broken("not a net of Klubovna", file=file)
    unpacking = zlib.decompressobj()
    try:
        plain = unpacking.decompress(data[len(HEAD) :], LARGEST)
        if not unpacking.eof:
            raise Broken("cut off, or too large", file=file)
        weights = msgspec.msgpack.decode(plain, type=Weights)
    except (zlib.error, msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise Broken(f"damaged: {problem}", file=file) from None
    if wrong := _sizes(weights):
        raise Broken(f"damaged: {wrong} has not the size it should have", file=file)
    return weights


def card_written(card: Card) -> bytes:
    return msgspec.json.encode(card)


def card_read(data: bytes, file: str) -> Card:
    try:
        return msgspec.json.decode(data, type=Card)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise Broken(f"damaged: {problem}", file=file) from None


def _sizes(weights: Weights) -> str:
    """What has not the size it should have."""
    for trunk, second in ((weights.value, SECOND), (weights.policy, MEANING)):
        sizes = {
            "table": len(trunk.words.split("\n")) * HIDDEN, "bias": HIDDEN, "hand": HIDDEN, "second": HIDDEN * second,
        }  # fmt: skip
        for name, size in sizes.items():
            if len(getattr(trunk, name)) != 2 * size:
                return name
        if len(trunk.second_bias) != second:
            return "second_bias"
    if len(weights.value.third) != 2 * SECOND:
        return "third"
    policy = weights.policy
    return "" if len(policy.meaning) == 2 * MEANING * len(policy.vocabulary.split("\n")) else "meaning"
