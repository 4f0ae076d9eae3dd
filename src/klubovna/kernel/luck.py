"""Dice that anyone can check afterwards.

The secret key of a table is chosen when it opens and its hash is published at once. The n-th happening is drawn
from BLAKE2b(key, n, block); when the game is over the key is published and everybody can draw again.
"""

from __future__ import annotations

import hashlib
import random
from typing import Self

KEY_BYTES = 32


def key_from_seed(seed: int | str) -> bytes:
    """A key for repeatable games; whoever knows the seed knows the dice."""
    return hashlib.blake2b(f"klubovna seed {seed}".encode(), digest_size=KEY_BYTES).digest()


def commitment(key: bytes) -> str:
    """What is published when the table opens."""
    return hashlib.blake2b(key, digest_size=32, person=b"klubovna-key").hexdigest()


class Luck(random.Random):
    """The generator of the n-th happening: all of random.Random's methods, over bits that come from the key."""

    def __init__(self, key: bytes, n: int) -> None:
        super().__init__(0)
        self._keyed = hashlib.blake2b(key=key, person=b"klubovna-luck")
        self.turn_to(n)

    def turn_to(self, n: int) -> Self:
        """The same key, another happening: to make a generator takes longer than to draw."""
        hash = self._keyed.copy()
        hash.update((n << 64).to_bytes(16, "big"))
        self._bits, self._count = int.from_bytes(hash.digest(), "big"), 512
        self._n, self._block = n, 1
        return self

    def random(self) -> float:
        left = self._count - 53
        if left < 0:
            return self.getrandbits(53) * 2.0**-53
        self._count = left
        return (self._bits >> left & 0x1FFFFFFFFFFFFF) * 2.0**-53

    def getrandbits(self, k: int, /) -> int:
        left = self._count - k
        while left < 0:
            self._draw_block()
            left = self._count - k
        self._count = left
        return self._bits >> left & (1 << k) - 1

    def _randbelow(self, n: int) -> int:
        """As random.Random does it today: what a key gives must not depend on the version of Python."""
        bits = n.bit_length()
        drawn = self.getrandbits(bits)
        while drawn >= n > 0:
            drawn = self.getrandbits(bits)
        return drawn

    def _draw_block(self) -> None:
        hash = self._keyed.copy()
        hash.update((self._n << 64 | self._block).to_bytes(16, "big"))
        unused = self._bits & (1 << self._count) - 1
        self._bits, self._count = unused << 512 | int.from_bytes(hash.digest(), "big"), self._count + 512
        self._block += 1

    def seed(self, *args: object, **kwargs: object) -> None:
        """The key is the seed."""
