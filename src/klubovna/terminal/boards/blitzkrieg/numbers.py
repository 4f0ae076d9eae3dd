"""What the plain numbers on the table mean."""

from __future__ import annotations

from klubovna.games.blitzkrieg.view import BlitzkriegView
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Number, number


def numbers(view: BlitzkriegView, texts: Texts) -> list[Number]:
    """The round, the points of both sides, and how many tokens they and the bank have."""
    found = [number("round", texts, "blitzkrieg-number-round", round=(view.turn + 1) // 2)]
    for n, side in enumerate(view.sides):
        seat, points = side.seat, side.points
        found.append(number(f"points-{n}", texts, "blitzkrieg-number-points", seat=seat, points=points, goal=view.goal))
        found.append(number(f"screen-{n}", texts, "blitzkrieg-number-reserve", seat=seat, count=side.reserve_count))
        found.append(number(f"bag-{n}", texts, "blitzkrieg-number-bag", seat=seat, count=side.bag_count))
    return [*found, number("bank", texts, "blitzkrieg-number-bank", count=view.bank)]
