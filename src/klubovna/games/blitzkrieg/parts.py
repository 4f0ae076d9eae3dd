"""The pieces of the table, for judgement that is learned: theatres, tokens held, bags, points, what is pending.

All is told from one side: what lies on its half counts up, what lies on the other's down.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from klubovna.games.blitzkrieg.box import Box
from klubovna.games.blitzkrieg.printed.board import LAND, MIXED, SEA, Board, size
from klubovna.games.blitzkrieg.rules.advantages import Strategic
from klubovna.games.blitzkrieg.rules.closing import Settle, Spoils
from klubovna.games.blitzkrieg.rules.placing import DeployMore, PlaceToken
from klubovna.games.blitzkrieg.sampler import pieces
from klubovna.games.blitzkrieg.state import Blitzkrieg
from klubovna.kernel.messages import Seat
from klubovna.kernel.parts import Agreed, Part, Parts, Ready

NEAR, A_LEAD, A_FEW = 5, 12, 9
"""Beyond these, steps from the centre, points ahead and tokens are much the same."""


class Theatre(Part, frozen=True):
    """As it stands. `open` are the free spaces of the campaign that is fought."""

    together = (("theatre", "marker"), ("theatre", "row"), ("theatre", "row", "marker"), ("theatre", "open"))
    board: str
    theatre: int
    row: int
    marker: int
    open: int

    def printed(self, content: Box) -> Iterable[str]:
        board = _board(content, self.board)
        free, near = size(self.open), max(-NEAR, min(NEAR, self.marker))
        yield f"free={free} marker={self.marker}"
        yield f"theatre={self.theatre} row={self.row} free={free} near={near}"
        for space in board.unpacked(self.open):
            yield f"space={board.spots[space].id}"
            yield f"space={board.spots[space].id} near={near}"


class Score(Part, frozen=True):
    bounds = {"mine": (0, 32), "theirs": (0, 32)}
    together = (("side", "mine"), ("side", "theirs"))
    side: int
    mine: int
    theirs: int

    def printed(self, content: Box) -> Iterable[str]:
        lead, top = max(-A_LEAD, min(A_LEAD, self.mine - self.theirs)), max(self.mine, self.theirs) // 3
        yield f"lead={lead}"
        yield f"side={self.side} lead={lead} top={top}"
        yield f"side={self.side} halves={self.mine // 2}-{self.theirs // 2}"


class Mine(Part, frozen=True):
    """A token behind the own screen…"""

    kind: int

    def printed(self, content: Box) -> Iterable[str]:
        return _printed(content, self.kind)


class Theirs(Part, frozen=True):
    """…and one behind the other's."""

    kind: int

    def printed(self, content: Box) -> Iterable[str]:
        return _printed(content, self.kind)


class Screen(Part, frozen=True):
    """How much is behind one…"""

    alone = False
    together = (("mine", "tokens"), ("mine", "value"))
    mine: bool
    tokens: int
    value: int


class Arms(Part, frozen=True):
    """…and how many of it reach land, sea or both."""

    alone = False
    together = (("mine", "armies"), ("mine", "fleets"), ("mine", "aircraft"))
    mine: bool
    armies: int
    fleets: int
    aircraft: int


class Bag(Part, frozen=True):
    """What is still to be drawn…"""

    alone = False
    together = (("mine", "tokens"), ("mine", "weapons"))
    mine: bool
    tokens: int
    weapons: int


class Stock(Part, frozen=True):
    """…and what it is worth, in pairs of steps."""

    mine: bool
    pairs: int


class Hidden(Part, frozen=True):
    """What a side sees of the other's tokens: how many there are."""

    bounds = {"held": (0, A_FEW)}
    held: int
    bag: int


class Comrades(Part, frozen=True):
    """The own tokens of a theatre that count for a general and for an admiral."""

    alone = False
    together = (("theatre", "marching"), ("theatre", "sailing"))
    theatre: int
    marching: int
    sailing: int


class Pending(Part, frozen=True):
    """Something that is still to be done in this turn, and whose it is."""

    frame: str
    mine: bool
    what: str
    steps: int


class Lists:
    """Numbers that say several things of a token at once, so that adding them up says it of a pile."""

    def __init__(self, board: Board, content: Box) -> None:
        kinds = content.kinds
        reaches = (LAND | MIXED, SEA | MIXED, LAND | SEA | MIXED)
        held = [k.value | sum((k.reach == reach) << 8 + 4 * i for i, reach in enumerate(reaches)) for k in kinds]
        self.held = [*held, 0].__getitem__
        self.bagged = [*(k.value | k.special << 10 for k in kinds), 0].__getitem__
        counts = [k.marches | k.sails << 4 for k in kinds for _ in range(2)]
        self.comrades = [[0, *(c if i & 1 == p else 0 for i, c in enumerate(counts))].__getitem__ for p in range(2)]
        self.spans = [(t, ground.spaces[0], ground.spaces[-1] + 1) for t, ground in enumerate(board.theatres)]


@cache
def _lists(board: Board, content: Box) -> Lists:
    return Lists(board, content)


def _board(content: Box, id: str) -> Board:
    return next(board for board in content.boards if board.id == id)


def _printed(content: Box, kind: int) -> Iterator[str]:
    printed = content.kinds[kind]
    yield f"type={printed.type}"
    yield f"ability={printed.ability}"
    yield f"value={printed.value} type={printed.type}"


MINE, THEIRS = Ready(Mine), Ready(Theirs)


def every(s: Blitzkrieg, seat: Seat) -> list[Part]:
    side, lists = s.board.side[seat], _lists(s.board, s.content)
    mine, theirs = s.reserves[side], s.reserves[1 - side]
    found = _table(s, side)
    found += map(MINE.__getitem__, mine)
    found += map(THEIRS.__getitem__, theirs)
    found += _held(True, mine, lists)
    found += _held(False, theirs, lists)
    found += _bagged(True, s.bags[side], lists)
    found += _bagged(False, s.bags[1 - side], lists)
    return found


def known(s: Blitzkrieg, seat: Seat) -> list[Part]:
    side, lists = s.board.side[seat], _lists(s.board, s.content)
    mine, rows, spaces, counted = s.reserves[side], s.rows, s.spaces, lists.comrades[side]
    found = _table(s, side)
    for theatre, first, end in lists.spans:
        if rows[theatre] >= 0:
            comrades = sum(map(counted, spaces[first:end]))
            found.append(Comrades(theatre, comrades & 15, comrades >> 4))
    found += map(MINE.__getitem__, mine)
    found += _held(True, mine, lists)
    found += _bagged(True, s.bags[side], lists)
    found.append(Hidden(len(s.reserves[1 - side]), len(s.bags[1 - side])))
    return found


def _table(s: Blitzkrieg, side: int) -> list[Part]:
    """What everybody sees. Markers stand where they will when what is pending has been settled."""
    markers, points, board, up = s.markers, s.points, s.board.id, 1 if side == 0 else -1
    found: list[Part] = [Score(side, points[side], points[1 - side])]
    if type(s.stack[-1]) is not PlaceToken:
        markers = _settled(s)
        found += _pending(s, side)
    for theatre, row in enumerate(s.rows):
        if row >= 0:
            found.append(Theatre(board, theatre, row, up * markers[theatre], s.open[theatre]))
    return found


def _held(mine: bool, tokens: tuple[int, ...], lists: Lists) -> tuple[Part, Part]:
    pile = sum(map(lists.held, tokens))
    return Screen(mine, len(tokens), pile & 255), Arms(mine, pile >> 8 & 15, pile >> 12 & 15, pile >> 16)


def _bagged(mine: bool, tokens: tuple[int, ...], lists: Lists) -> tuple[Part, Part]:
    pile = sum(map(lists.bagged, tokens))
    return Bag(mine, len(tokens), pile >> 10), Stock(mine, (pile & 1023) >> 1)


def _settled(s: Blitzkrieg) -> list[int]:
    markers = [*s.markers]
    for frame in s.stack:
        if type(frame) is Settle:
            markers[s.board.spots[frame.space].theatre] += frame.steps if s.side(frame.seat) == 0 else -frame.steps
    return markers


def _pending(s: Blitzkrieg, side: int) -> Iterator[Pending]:
    """All but the refill and the next turn, which always follow."""
    for frame in s.stack[2:]:
        mine, spots = s.side(getattr(frame, "seat", s.seats[side])) == side, s.board.spots
        name, what, steps = type(frame).__name__, "", 0
        if isinstance(frame, Settle):
            what, steps = str(spots[frame.space].theatre), frame.steps
        elif isinstance(frame, Strategic):
            what, steps = str(frame.theatre), frame.steps
        elif isinstance(frame, DeployMore):
            what = str(frame.theatre)
        elif isinstance(frame, Spoils):
            for space in frame.spaces:
                yield Pending(name, mine, str(spots[space].effect), spots[space].count)
        yield Pending(name, mine, what, steps)


def agreed(s: Blitzkrieg) -> Agreed:
    readings = {name: getattr(s.readings, name) for name in s.readings.__struct_fields__}
    nippon = any(weapon.nippon and pieces(s)[id] for id, weapon in s.content.weapons.items())
    found = {"map": s.board.id, "mode": "solo" if s.solo else "duel", "nippon_specials": "yes" if nippon else "no"}
    return {**found, **readings, **({"level": s.level} if s.solo else {})}


PARTS = Parts(every=every, known=known, agreed=agreed)
