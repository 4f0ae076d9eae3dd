"""Hexes: counted, measured and seen through, compared with a geometry that knows only distances between points."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from klubovna.kernel.hexes import DIRECTIONS, NOWHERE, Hexes, Row, walk

BOARD = Hexes.offset([13, 12] * 4 + [13])
LOPSIDED = Hexes([Row(3, 2), Row(0, 5), Row(-1, 4), Row(0, 1)])
HOLED = Hexes.offset([5, 5, 5, 5], holes=[(0, 0), (1, 2), (2, 2)])
BOARDS = {"battlefield": BOARD, "lopsided": LOPSIDED, "holed": HOLED}
every_board = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)


def cell(name: str) -> int:
    return BOARD.number[name]


def names(cells: tuple[int, ...]) -> list[str]:
    return [BOARD.names[c] for c in cells]


def line(a: str, b: str) -> list[list[str]]:
    return [names(gap) for gap in BOARD.lines[cell(a)][cell(b)]]


def facing(a: str, b: str) -> list[str]:
    return [DIRECTIONS[side] for side in BOARD.facing(cell(a), cell(b))]


def test_a_battlefield_has_113_hexes() -> None:
    assert len(BOARD) == 113
    assert (BOARD.names[0], BOARD.names[12], BOARD.names[13], BOARD.names[112]) == ("A1", "A13", "B1", "I13")


def test_neighbours_in_both_kinds_of_rows() -> None:
    assert set(names(BOARD.neighbours[cell("C3")])) == {"C2", "C4", "B2", "B3", "D2", "D3"}
    assert set(names(BOARD.neighbours[cell("B3")])) == {"B2", "B4", "A3", "A4", "C3", "C4"}
    assert set(names(BOARD.neighbours[cell("A1")])) == {"A2", "B1"}
    assert BOARD.beside[cell("A1")].count(NOWHERE) == 4


def test_sides_are_named_by_the_compass() -> None:
    around = {DIRECTIONS[side]: BOARD.names[c] for side, c in enumerate(BOARD.beside[cell("C3")])}
    assert around == {"E": "C4", "NE": "B3", "NW": "B2", "W": "C2", "SW": "D2", "SE": "D3"}


@every_board
def test_a_neighbour_sees_us_on_the_opposite_side(board: Hexes) -> None:
    for a in board.cells:
        for b in board.neighbours[a]:
            assert board.side(b, a) == (board.side(a, b) + 3) % 6


@pytest.mark.parametrize(("a", "b", "far"), [("A1", "A1", 0), ("A1", "A13", 12), ("A1", "I1", 8), ("A1", "I13", 16),
                                             ("B3", "E6", 4), ("E7", "C7", 2), ("E7", "D6", 1)])  # fmt: skip
def test_distances(a: str, b: str, far: int) -> None:
    assert BOARD.distance[cell(a)][cell(b)] == far


def test_distance_is_the_number_of_steps() -> None:
    """On a board without holes, the shortest way from neighbour to neighbour."""
    for start in BOARD.cells:
        steps, edge = {start: 0}, [start]
        while edge:
            here = edge.pop(0)
            for there in BOARD.neighbours[here]:
                if there not in steps:
                    steps[there] = steps[here] + 1
                    edge.append(there)
        assert BOARD.distance[start] == tuple(steps[c] for c in BOARD.cells)


def test_rings_and_surroundings() -> None:
    middle = cell("E7")
    assert [len(ring) for ring in BOARD.rings[middle][:4]] == [1, 6, 12, 18]
    assert len(BOARD.within(middle, 3)) == 37
    assert set(BOARD.within(cell("A1"), 1)) == {cell("A1"), cell("A2"), cell("B1")}
    assert BOARD.within(cell("A1"), 99)[0] == cell("A1")
    assert len(BOARD.within(cell("A1"), 99)) == 113


def test_lines_that_cross_hexes() -> None:
    assert line("A1", "A4") == [["A2"], ["A3"]]
    assert line("A1", "C2") == [["B1"]]
    assert line("A1", "A2") == []


def test_a_line_along_a_side_has_hexes_on_both_sides_of_it() -> None:
    assert line("E7", "C7") == [["D6", "D7"]]
    assert line("A7", "I7")[0] == ["B6", "B7"]


def test_beyond_the_edge_there_is_nothing_to_look_through() -> None:
    """Down the edge only the hex on the board can be open."""
    assert line("A1", "C1") == [["B1"]]
    bay = Hexes([Row(0, 1), Row(1, 1), Row(0, 1), Row(1, 3), Row(4, 1)])
    assert bay.lines[bay.number["A1"]][bay.number["E1"]] == ((bay.number["B1"],), (), (bay.number["D2"],))


@every_board
def test_lines_lead_back_the_same_way(board: Hexes) -> None:
    for a, b in product(board.cells, repeat=2):
        assert [set(gap) for gap in board.lines[a][b]] == [set(gap) for gap in reversed(board.lines[b][a])]


Stretch = tuple[Fraction, Fraction]


def stretch(rows: int, aside: int, row: int, x: int) -> Stretch:
    """From where to where (0 to 1) the way from a hex to another lies nearer to a third one than to its neighbours.

    Widths are counted in halves and a row is √3 of them tall, so squares of distances are whole numbers."""
    begin, end = Fraction(0), Fraction(1)
    for dr, dx in ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)):
        slope = 2 * (dx * aside + 3 * dr * rows)
        bound = (x + dx) ** 2 - x**2 + 3 * ((row + dr) ** 2 - row**2)
        if slope > 0:
            end = min(end, Fraction(bound, slope))
        elif slope < 0:
            begin = max(begin, Fraction(bound, slope))
        elif bound < 0:
            end = begin
    return begin, end


@cache
def passed(rows: int, aside: int) -> list[list[tuple[int, int]]]:
    """What the way leads through on an endless board, stretch by stretch, without its two ends."""
    around = product(range(min(rows, 0) - 1, max(rows, 0) + 2), range(min(aside, 0) - 2, max(aside, 0) + 3))
    found: dict[Stretch, list[tuple[int, int]]] = {}
    for row, x in around:
        begin, end = stretch(rows, aside, row, x)
        if (row + x) % 2 == 0 and begin < end and (row, x) not in ((0, 0), (rows, aside)):
            found.setdefault((begin, end), []).append((row, x))
    return [found[at] for at in sorted(found)]


@every_board
def test_every_line_against_a_geometry_of_distances(board: Hexes) -> None:
    """All pairs of hexes: a point lies in the hex whose centre is nearest to it."""
    for a, b in product(board.cells, repeat=2):
        row, x = board.row[a], board.x[a]
        course = passed(board.row[b] - row, board.x[b] - x) if a != b else []
        expected = [{board.at(row + dr, x + dx) for dr, dx in gap} - {NOWHERE} for gap in course]
        assert [set(gap) for gap in board.lines[a][b]] == expected


def test_the_side_that_a_line_comes_in_by() -> None:
    assert facing("C2", "C3") == ["W"]
    assert facing("A5", "D5") == ["NW"]
    assert facing("C7", "E7") == ["NE", "NW"]
    assert facing("C3", "C3") == []


def test_a_line_comes_in_by_the_side_towards_the_last_hex_it_crosses() -> None:
    """Over one side from the hex before, over a corner from between two."""
    for a, b in product(BOARD.cells, repeat=2):
        if a != b:
            last = BOARD.lines[a][b][-1] if BOARD.lines[a][b] else (a,)
            sides = {BOARD.side(b, c) for c in last}
            assert sides <= set(BOARD.facing(a, b))
            assert len(BOARD.facing(a, b)) == (1 if len(last) == 1 and on_the_board(b, a) else 2)


def on_the_board(b: int, a: int) -> bool:
    """Whether the line does not run down the edge of the board, where one of two hexes is missing."""
    return all(BOARD.beside[b][side] != NOWHERE for side in BOARD.facing(a, b))


def test_rows_must_fit_into_each_other() -> None:
    with pytest.raises(ValueError, match="half a hex"):
        Hexes([Row(0, 3), Row(0, 3)])


def test_holes_are_left_out_and_the_others_keep_their_names() -> None:
    assert HOLED.names[:4] == ("A2", "A3", "A4", "A5")
    assert len(HOLED) == 17
    assert "B3" not in HOLED.number
    assert {HOLED.names[c] for c in HOLED.neighbours[HOLED.number["A3"]]} == {"A2", "A4", "B2"}


def ray(board: Hexes, name: str, side: str) -> list[str]:
    return [board.names[c] for c in board.rays[board.number[name]][DIRECTIONS.index(side)]]


def test_six_straight_rows_lead_to_the_edge() -> None:
    assert ray(BOARD, "C3", "E") == [f"C{n}" for n in range(4, 14)]
    assert ray(BOARD, "C3", "W") == ["C2", "C1"]
    assert ray(BOARD, "C3", "NE") == ["B3", "A4"]
    assert ray(BOARD, "C3", "SW") == ["D2", "E2", "F1", "G1"]
    assert ray(BOARD, "I13", "SE") == []


def test_a_straight_row_ends_at_a_hole() -> None:
    assert ray(HOLED, "B1", "E") == ["B2"]
    assert ray(HOLED, "B5", "W") == ["B4"]


@every_board
def test_a_straight_row_is_what_the_line_to_its_last_hex_crosses(board: Hexes) -> None:
    for a in board.cells:
        for row in board.rays[a]:
            for number, b in enumerate(row):
                assert board.lines[a][b] == tuple((c,) for c in row[:number])


@pytest.mark.parametrize("board", [BOARD, LOPSIDED], ids=["battlefield", "lopsided"])
def test_without_walls_a_walk_is_as_long_as_the_distance(board: Hexes) -> None:
    for a in board.cells:
        assert walk(board.neighbours, a) == board.distance[a]


def test_a_walk_goes_round_what_is_closed_and_may_find_no_way() -> None:
    first, last = HOLED.number["C2"], HOLED.number["C4"]
    assert HOLED.distance[first][last] == 2
    assert walk(HOLED.neighbours, first)[last] == 3
    one_way = [(1,), (), (0,)]
    assert walk(one_way, 0) == (0, 1, NOWHERE)
