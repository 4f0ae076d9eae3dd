"""What lies in the box of a game: groups of pieces, each with its fields and where they come from.

A block of content is a piece, and what is in one file lies together. Where a game has a folder of files, such as
battles or missions, each file is a piece made of its blocks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec

from klubovna.kernel.about import DOUBT
from klubovna.kernel.content import Block, Content, Source
from klubovna.kernel.game import Game
from klubovna.kernel.wording import Wording
from klubovna.service.printed import known_game
from klubovna.service.workshop.telling import Teller, Words, fields, parts

KEPT = 32
"""So many boxes are remembered."""
NAME = "name"
"""What a piece is called, among what is known of it."""
Origin: TypeAlias = Callable[[Block, tuple[str, ...]], Source]


class Field(msgspec.Struct, frozen=True):
    """Something that a piece has."""

    path: str
    """As in the content: `covert.strength`."""
    name: Words
    told: Words
    """What is written there, in words; a plan has several lines."""
    source: Source


class Piece(msgspec.Struct, frozen=True):
    """Something in the box."""

    id: str
    """As the table calls it."""
    name: Words
    source: Source
    """The most doubtful of its blocks."""
    ours: bool
    """Whether we have filled a gap in it."""
    fields: list[Field]
    sentences: Words
    """What stands on it, made of the fields; empty where nothing does."""


class Group(msgspec.Struct, frozen=True):
    """Pieces that lie together."""

    id: str
    name: Words
    pieces: list[Piece]
    known: int
    """So many pieces have nothing of ours…"""
    ours: int
    """…and so many have."""
    blocks: dict[Source, int]
    """As `klubovna content` counts them."""


class Box(msgspec.Struct, frozen=True):
    """Everything in the box of a game."""

    game: str
    hash: str
    """Of the content."""
    groups: list[Group]


def source_of(block: Block, path: tuple[str, ...]) -> Source:
    """What a block says is printed of it is from the rulebook, wherever the rest comes from."""
    return "rulebook" if path[0] in getattr(block, "printed", ()) else block.source


def of(game: str) -> Box:
    """As a house tells it."""
    return box(known_game(game))


def box(game: Game) -> Box:
    """The box as it is without anybody's pack."""
    return _box(game, game.content())


@lru_cache(maxsize=KEPT)
def _box(game: Game, content: Content) -> Box:
    wording = dict(game.wording(content)) if game.wording else {}
    teller = Teller(game.package)
    groups: dict[str, list[Piece]] = {}
    for file, table in content.pages.tables.items():
        folder, _, name = file.rpartition("/")
        made = [_of_file(teller, folder, name, table)] if folder else _of_table(teller, file, table, wording)
        groups.setdefault(folder or file, []).extend(made)
    counts: dict[str, Counter[Source]] = {}
    for block in content.blocks:
        counts.setdefault(block.file.rpartition("/")[0] or block.file, Counter())[block.source] += 1
    return Box(game.id, content.hash, [_group(teller, id, pieces, counts[id]) for id, pieces in groups.items()])


def _group(teller: Teller, id: str, pieces: list[Piece], counts: Mapping[Source, int]) -> Group:
    ours = sum(piece.ours for piece in pieces)
    return Group(id, teller.group(id), pieces, len(pieces) - ours, ours, dict(counts))


def _of_table(teller: Teller, file: str, table: Any, wording: Mapping[str, Wording]) -> list[Piece]:
    """A piece for each of its blocks."""
    blocks = table.items() if isinstance(table, dict) else parts(table)
    return [of_block(teller, file, id, block, wording.get(id.rpartition(".")[2], {})) for id, block in blocks]


def of_block(teller: Teller, file: str, id: str, block: Block, wording: Wording, origin: Origin = source_of) -> Piece:
    """A thing as it is told; `origin` says where what stands under a path comes from."""
    name, sentences = teller.piece(id), teller.sentences(id, wording)
    found = list(_fields(teller, file, block, (), "full" in wording, origin))
    if hasattr(block, "printed"):
        found.insert(0, Field(NAME, teller.field(file, (NAME,)), name, origin(block, (NAME,))))
    return _piece(id, name, [block.source], found, sentences)


def _of_file(teller: Teller, folder: str, id: str, table: Any) -> Piece:
    """A battle or a mission: all of its blocks together."""
    blocks = list(parts(table))
    found = [
        field for above, value in _numbered(blocks) for field in _fields(teller, folder, value, above, worded=False)
    ]
    return _piece(id, teller.piece(id), [block.source for _, block in blocks], found, teller.sentences(id, {}))


def _numbered(blocks: list[tuple[str, Block]]) -> Iterator[tuple[tuple[str, ...], Block]]:
    """Blocks of which there are several without an id of their own are told apart by numbers."""
    several, seen = Counter(name for name, _ in blocks), Counter[str]()
    for name, block in blocks:
        seen[name] += 1
        yield ((name, str(seen[name])) if several[name] > 1 else (name,)), block


def _piece(id: str, name: Words, sources: Iterable[Source], found: list[Field], sentences: Words) -> Piece:
    source = max(sources, key=DOUBT.index)
    ours = any(field.source == "house" for field in found) if found else source == "house"
    return Piece(id, name, source, ours, found, sentences)


def _fields(
    teller: Teller, group: str, block: Block, above: tuple[str, ...], worded: bool, origin: Origin = source_of
) -> Iterator[Field]:
    for path, value, beside in fields(block):
        told = teller.value(path[-1], value, beside, worded)
        whole = tuple(part for one in (*above, *path) for part in one.split("."))
        yield Field(".".join(whole), teller.field(group, whole), told, origin(block, path))
