"""A map as rules use it: tables by the numbers of theatres and spaces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TypeAlias

import msgspec

from klubovna.games.blitzkrieg.choices import Exploit, HeadStart, OpenTheatre, Place, Push
from klubovna.games.blitzkrieg.printed.blocks import EffectId, Theatre
from klubovna.kernel.actions import Action
from klubovna.kernel.content import Content, Pages
from klubovna.kernel.messages import Arg, Seat

LAND, SEA, MIXED = 1, 2, 4
TERRAINS = {"land": LAND, "sea": SEA, "mixed": MIXED}
REACH = {"army": LAND | MIXED, "fleet": SEA | MIXED, "air": LAND | SEA | MIXED, "any": LAND | SEA | MIXED}
"""Turn, step 1: on which spaces a token of a type may lie."""

Key: TypeAlias = int
"""Some spaces of a theatre as one number that names the theatre, too; 0 for none. The functions below read it."""
_SHIFT = 5
"""The lowest bits of a key are the theatre's number."""


def key(theatre: int, spaces: Iterable[Spot]) -> Key:
    bits = sum(spot.bit for spot in spaces)
    return bits << _SHIFT | theatre if bits else 0


def theatre_of(key: Key) -> int:
    return key & (1 << _SHIFT) - 1


def less(key: Key, spot: Spot) -> Key:
    """The key without one of its spaces."""
    left = key ^ spot.bit << _SHIFT
    return left if left >> _SHIFT else 0


def has(key: Key, spot: Spot) -> bool:
    return bool(key >> _SHIFT & spot.bit)


def size(key: Key) -> int:
    """How many spaces."""
    return (key >> _SHIFT).bit_count()


class Spot(msgspec.Struct, frozen=True, eq=False):
    """A battle space with everything that is asked of it in play."""

    id: str
    theatre: int
    row: int
    column: int
    terrain: int
    effect: EffectId | None
    count: int
    bit: int
    """1, 2, 4… inside its theatre."""
    told: dict[str, Arg]
    """Where it is, for sentences: theatre, campaign and place in it."""


class Ground(msgspec.Struct, frozen=True):
    """A theatre: its rows of spaces, its track in steps from the centre."""

    id: str
    rows: tuple[tuple[int, ...], ...]
    """The numbers of its spaces."""
    points: tuple[int, ...]
    closes: int
    """The first cell that closes the theatre; strategic moves and the atomic bomb stop before it."""
    last: int
    bonus: tuple[int, ...]
    start: bool
    height: int
    arrows: tuple[int, ...]
    spaces: tuple[int, ...]


class Placeable(Protocol):
    """What a board has to know of a kind of tokens."""

    @property
    def id(self) -> str: ...
    @property
    def reach(self) -> int: ...
    @property
    def plain(self) -> bool: ...


def fits(kind: Placeable, spot: Spot) -> bool:
    """Turn, step 1: "armády lze umísťovat jen na pozemní nebo smíšená pole" and so on."""
    return bool(kind.reach & spot.terrain)


class Menu(dict[Key, tuple[tuple[Action, ...], ...]]):
    """Where tokens may go in a theatre, by the theatre's key and the kind; worked out when first
    asked."""

    def __init__(self, board: Board, kinds: Sequence[Placeable]) -> None:
        self.board, self.kinds = board, kinds

    def __missing__(self, key: Key) -> tuple[tuple[Action, ...], ...]:
        board = self.board
        free = [(space, board.spots[space]) for space in board.unpacked(key)]
        found = tuple(
            tuple(board.places[n][space] for space, spot in free if kind.plain and fits(kind, spot))
            for n, kind in enumerate(self.kinds)
        )
        self[key] = found
        return found


class Board(Content):
    """A map and its two sides, the one that begins first."""

    def __init__(self, id: str, seats: tuple[Seat, Seat], pages: Pages, kinds: Sequence[Placeable]) -> None:
        super().__init__(pages)
        self.hash = f"{pages.hash}-{id}"
        theatres: Mapping[str, Theatre] = pages.tables[id]
        self.id, self.seats = id, seats
        self.side = {seats[0]: 0, seats[1]: 1}
        self.spots = tuple(_spots(theatres))
        self.theatres = tuple(_grounds(theatres, self.spots))
        self.theatre_number = {theatre.id: i for i, theatre in enumerate(self.theatres)}
        self.space_number = {spot.id: i for i, spot in enumerate(self.spots)}
        self.heights = tuple(sorted(range(len(self.theatres)), key=lambda t: self.theatres[t].height))
        self.opening = tuple(
            key(i, [self.spots[space] for space in theatre.rows[0]]) if theatre.start else 0
            for i, theatre in enumerate(self.theatres)
        )
        """The free spaces of each active campaign before the first move."""
        self.starting = tuple(i for i, theatre in enumerate(self.theatres) if theatre.start)
        self.places = tuple(tuple(Place(kind.id, spot.id) for spot in self.spots) for kind in kinds)
        self.menu = Menu(self, kinds)
        self.exploits: tuple[Action, ...] = tuple(Exploit(spot.id) for spot in self.spots)
        self.pushes: tuple[Action, ...] = tuple(Push(theatre.id) for theatre in self.theatres)
        self.openings: tuple[Action, ...] = tuple(OpenTheatre(theatre.id) for theatre in self.theatres)
        self.head_starts: tuple[Action, ...] = tuple(HeadStart(theatre.id) for theatre in self.theatres)

    def unpacked(self, key: Key) -> list[int]:
        """The spaces of a key."""
        return [space for space in self.theatres[theatre_of(key)].spaces if has(key, self.spots[space])]


def _spots(theatres: Mapping[str, Theatre]) -> list[Spot]:
    spots: list[Spot] = []
    for number, (id, theatre) in enumerate(theatres.items()):
        bit = 1
        for r, campaign in enumerate(theatre.campaigns):
            for c, space in enumerate(campaign.spaces):
                name, terrain = f"{id}-{r + 1}-{c + 1}", TERRAINS[space.terrain]
                told: dict[str, Arg] = {"theatre": id, "row": r + 1, "column": c + 1}
                spots.append(Spot(name, number, r, c, terrain, space.effect, space.count, bit, told))
                bit <<= 1
    return spots


def _grounds(theatres: Mapping[str, Theatre], spots: Sequence[Spot]) -> list[Ground]:
    numbers = {id: i for i, id in enumerate(theatres)}
    return [
        Ground(
            id=id,
            rows=tuple(_row(spots, numbers[id], r) for r in range(len(theatre.campaigns))),
            points=tuple(campaign.points for campaign in theatre.campaigns),
            closes=theatre.track - theatre.closing + 1,
            last=theatre.track,
            bonus=theatre.bonus,
            start=theatre.start,
            height=theatre.height,
            arrows=tuple(numbers[arrow] for arrow in theatre.arrows),
            spaces=tuple(i for i, spot in enumerate(spots) if spot.theatre == numbers[id]),
        )
        for id, theatre in theatres.items()
    ]


def _row(spots: Sequence[Spot], theatre: int, row: int) -> tuple[int, ...]:
    return tuple(i for i, spot in enumerate(spots) if spot.theatre == theatre and spot.row == row)
