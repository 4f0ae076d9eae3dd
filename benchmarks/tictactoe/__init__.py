"""Tic-tac-toe, one game after another: the same small game that `boardgameio/server.js` plays, with nothing hidden.

Two seats lay a mark in turn; three in a row win a game, a full grid is nobody's, and the next game begins on an empty
one. It goes on for long, so that what is measured is moves and not the opening of tables.
"""

from __future__ import annotations

from operator import getitem

import msgspec

import klubovna
from klubovna.kernel import shapes
from klubovna.kernel.actions import Action
from klubovna.kernel.content import Content
from klubovna.kernel.frames import Outcome, Sided
from klubovna.kernel.game import Game, Option, Settings
from klubovna.kernel.lid import Lid
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.shapes import Piece, Point
from klubovna.kernel.state import State

SEATS = ("crosses", "noughts")
EMPTY = -1
ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
THROUGH = tuple(tuple(row for row in ROWS if cell in row) for cell in range(9))
GAMES = (100_000, 3, 1)


class Grid(State):
    content: Content
    games: int
    """To be played."""
    cells: list[int]
    """The side whose mark lies there."""
    won: list[int]
    played: int = 0


def set_up(content: Content, settings: Settings) -> Grid:
    s = Grid(content=content, games=int(settings["games"]), cells=[EMPTY] * 9, won=[0, 0])
    s.then(TURNS[0])
    return s


class Lay(Action, frozen=True):
    """A mark, counted by rows from 0."""

    cell: int


LAYS = tuple(Lay(cell) for cell in range(9))


class Turn(Sided, frozen=True):
    seats = SEATS
    rule = "turn"

    def options(self, s: Grid) -> list[Lay]:
        return [lay for lay, mark in zip(LAYS, s.cells, strict=True) if mark == EMPTY]

    def why_not(self, s: Grid, action: Lay) -> Message | None:
        free = 0 <= action.cell < len(s.cells) and s.cells[action.cell] == EMPTY
        return None if free else Message("refused-taken", {"cell": action.cell})

    def choose(self, s: Grid, action: Lay) -> None:
        s.cells[action.cell] = self.side
        s.say("log-laid", seat=self.seat, cell=action.cell)
        if three(s.cells, action.cell):
            s.won[self.side] += 1
            s.say("log-won", seat=self.seat)
            clear(s)
        elif EMPTY not in s.cells:
            s.say("log-drawn")
            clear(s)
        if s.outcome is None:
            s.stack.append(TURNS[1 - self.side])


TURNS = (Turn(0), Turn(1))


def three(cells: list[int], cell: int) -> bool:
    """In a row through this one."""
    for one, two, last in THROUGH[cell]:  # noqa: SIM110 (any() makes a generator, which takes twice the time)
        if cells[one] == cells[two] == cells[last]:
            return True
    return False


def clear(s: Grid) -> None:
    """For the next game, if there is one."""
    s.cells = [EMPTY] * 9
    s.played += 1
    if s.played == s.games:
        best = max(s.won)
        winners = tuple(seat for seat, won in zip(SEATS, s.won, strict=True) if won == best)
        s.end(Outcome(winners, dict(zip(SEATS, s.won, strict=True)), "games"))


POINTS = tuple(
    tuple(Point(str(cell), cell % 3, cell // 3, piece) for piece in (*(Piece("mark", seat) for seat in SEATS), None))
    for cell in range(9)
)
"""Each square with the mark of each side, and empty."""


class SideView(msgspec.Struct, frozen=True):
    seat: Seat
    won: int


class GridView(msgspec.Struct, frozen=True):
    grid: shapes.Grid
    sides: list[SideView]
    played: int


def view(s: Grid, seat: Seat | None) -> GridView:
    cells, sides = [*map(getitem, POINTS, s.cells)], [*map(SideView, SEATS, s.won)]
    return GridView(shapes.Grid(id="grid", cells=cells), sides, s.played)


GAME = Game(
    id="tictactoe",
    version="1",
    package=__name__,
    seats=SEATS,
    options=(Option("games", GAMES),),
    longest=9 * GAMES[0],
    state=Grid,
    set_up=set_up,
    view=view,
    alike=True,
    lid=Lid(minutes=(1, 2), accent="#5b6b2f"),
)


def install() -> None:
    """Among the games of the house, in this process."""
    klubovna.join(GAME)
