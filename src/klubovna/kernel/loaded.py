"""The content of a game as it was loaded: its own, and as packs have it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache
from weakref import WeakValueDictionary

from klubovna.kernel.content import Content
from klubovna.kernel.errors import Broken
from klubovna.kernel.packs import Pack, read_pack

PACKS = 16
"""So many packs' contents are kept for the next table with them; a table in play holds what it plays with."""


class Loaded:
    """Equal content is the same object."""

    def __init__(self, game: str, load: Callable[[Pack | None], Content], named: Callable[[str], bool]) -> None:
        self._game, self._load, self.named = game, load, named
        """Whether something at the table is called by this id."""
        self.known: WeakValueDictionary[str, Content] = WeakValueDictionary()
        """All that somebody still has, by its hash."""
        self.packed = lru_cache(maxsize=PACKS)(lambda text: self.with_pack(read_pack(text)))
        """As a pack has it that is given as its text; raises Broken."""

    @cached_property
    def usual(self) -> Content:
        return self._kept(self._load(None))

    def with_pack(self, pack: Pack) -> Content:
        """Raises Broken where the pack is not sound."""
        if pack.head.game not in ("", self._game):
            raise pack.cover.broken(f"a pack for {pack.head.game!r}, not for {self._game!r}", "pack.game")
        try:
            loaded = self._load(pack)
        except Broken as fault:
            raise _located(fault, pack) from None
        for block in (one.block for one in loaded.pages.differing if one.new):
            if self.named(block):
                raise pack.cover.broken(f"something of the game is called {block!r} already", f"texts.{block}")
        return self._kept(loaded)

    def part(self, hash: str) -> Content:
        """Something that a state holds."""
        if hash in self.known:
            return self.known[hash]
        return next(part for content in self.known.values() if (part := content.part(hash)))

    def _kept(self, loaded: Content) -> Content:
        if loaded.hash not in self.known:
            self.known.update({content.hash: content for content in (loaded, *loaded.parts)})
        return self.known[loaded.hash]


def _located(fault: Broken, pack: Pack) -> Broken:
    """What a game finds out only when all tables are there stands, if anywhere, where the pack speaks of the block."""
    if fault.line is not None:
        return fault
    block = fault.field.partition(".")[0]
    places = (at for name, at in pack.written.items() if block in pack.tables.get(name, {}))
    at = next(places, None)
    return fault if at is None else Broken(fault.problem, file=at.file, line=at.line(fault.field), field=fault.field)
