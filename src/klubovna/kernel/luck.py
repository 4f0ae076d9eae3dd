"""Dice that anyone can check afterwards.

The secret key of a table is chosen when it opens and its hash is published at once. The n-th happening is drawn
from BLAKE2b(key, n, block); when the game is over the key is published and everybody can draw again.
"""

from __future__ import annotations

import hashlib
import random

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
        self._key, self._n, self._block = key, n, 0
        self._bits, self._count = 0, 0
        super().__init__(0)

    def random(self) -> float:
        return self.getrandbits(53) / (1 << 53)

    def getrandbits(self, k: int, /) -> int:
        while self._count < k:
            block = hashlib.blake2b(
                self._n.to_bytes(8, "big") + self._block.to_bytes(8, "big"), key=self._key, person=b"klubovna-luck"
            )
            self._bits = self._bits << 512 | int.from_bytes(block.digest(), "big")
            self._count += 512
            self._block += 1
        self._count -= k
        taken = self._bits >> self._count
        self._bits &= (1 << self._count) - 1
        return taken

    def seed(self, *args: object, **kwargs: object) -> None:
        """The key is the seed."""
