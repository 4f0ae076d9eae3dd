"""Which hexes a stroke meets: straight lines, connected ground, and mirror images."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from klubovna.kernel.hexes import NOWHERE, Hexes
from klubovna.kernel.painting import Mirror, Place


def places(hexes: Hexes, about: Sequence[int] = ()) -> tuple[Place, ...]:
    """Every hex of a board with its mirror images; see `image`."""
    return tuple(
        Place(
            id=name,
            row=hexes.row[cell],
            column=(hexes.x[cell] - hexes.rows[hexes.row[cell]].start) // 2,
            across=_named(hexes, image(hexes, cell, "across", about)),
            turned=_named(hexes, image(hexes, cell, "turned", about)),
        )
        for cell, name in enumerate(hexes.names)
    )


def _named(hexes: Hexes, cell: int) -> str:
    return hexes.names[cell] if cell != NOWHERE else ""


def image(hexes: Hexes, cell: int, mirror: Mirror, about: Sequence[int] = ()) -> int:
    """Where a hex lies in the mirror, or NOWHERE. The mirror stands in the middle of the board, or of these hexes."""
    if mirror == "none":
        return cell
    asides, rows = [hexes.x[c] for c in about or hexes.cells], [hexes.row[c] for c in about or hexes.cells]
    aside = min(asides) + max(asides) - hexes.x[cell]
    return hexes.at(hexes.row[cell] if mirror == "across" else min(rows) + max(rows) - hexes.row[cell], aside)


def side_in(side: int, mirror: Mirror) -> int:
    """What a side of a hex is in the mirror."""
    return {"none": side, "across": (3 - side) % 6, "turned": (side + 3) % 6}[mirror]


def line(hexes: Hexes, a: int, b: int) -> tuple[int, ...]:
    """The hexes on the way from one to another, both ends among them; as straight as it goes."""
    steps = hexes.distance[a][b]
    found = []
    for step in range(steps + 1):
        part = step / max(1, steps)
        row = hexes.row[a] + (hexes.row[b] - hexes.row[a]) * part
        aside = hexes.x[a] + (hexes.x[b] - hexes.x[a]) * part
        found.append(_nearest(hexes, row, aside + 1e-6))
    return tuple(dict.fromkeys(cell for cell in found if cell != NOWHERE))


def _nearest(hexes: Hexes, row: float, aside: float) -> int:
    """The hex that a point lies in."""
    q, r = (aside - row) / 2, row
    whole = [round(q), round(r), round(-q - r)]
    off = [abs(whole[0] - q), abs(whole[1] - r), abs(whole[2] + q + r)]
    if off[0] > off[1] and off[0] > off[2]:
        whole[0] = -whole[1] - whole[2]
    elif off[1] > off[2]:
        whole[1] = -whole[0] - whole[2]
    return hexes.at(whole[1], 2 * whole[0] + whole[1])


def connected(hexes: Hexes, start: int, same: Callable[[int, int], bool]) -> tuple[int, ...]:
    """All hexes that one comes to over neighbours that are the same."""
    found, waiting = {start: None}, [start]
    while waiting:
        cell = waiting.pop()
        for there in hexes.neighbours[cell]:
            if there not in found and same(cell, there):
                found[there] = None
                waiting.append(there)
    return tuple(found)


def with_images(hexes: Hexes, cells: Iterable[int], mirror: Mirror, about: Sequence[int] = ()) -> tuple[int, ...]:
    """These and their mirror images, each once."""
    images = (cell for one in cells for cell in (one, image(hexes, one, mirror, about)))
    return tuple(dict.fromkeys(cell for cell in images if cell != NOWHERE))
