"""A balance study as a picture: python examples/balance.py [GAMES] [FILE.html]

Who wins Blitzkrieg! on each map, under each reading of a disputed rule, if `greedy` plays both sides. The picture is
drawn by the house itself; with pandas, `run.to_pandas()` has the same games for plots of your own.
"""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path

import klubovna
from klubovna.lab.simulate.plots import Range, Ranges, svg
from klubovna.service.counting import share


def main(games: int = 200, file: str = "balance.html") -> list[Range]:
    """The share of games that the side which begins wins, with 95 % intervals."""
    lines = []
    for map in ("base", "nippon"):
        for rapid in ("before", "after"):
            run = klubovna.simulate("blitzkrieg", "greedy", games, map=map, rapid=rapid)
            first = klubovna.game("blitzkrieg").seated(run.plan.options[0])[0]
            wins = share(row["won"] for row in run.rows() if row["seat"] == first)
            lines.append(Range(f"{map}, rapid deployment {rapid}", wins.interval[0], wins.value, wins.interval[1]))
    plot = Ranges("Wins of the side that begins, with 95 % intervals", lines, percent=True, line=0.5)
    style = (files("klubovna.lab.simulate") / "page.css").read_text("utf-8")
    Path(file).write_text(f"<!doctype html><meta charset=utf-8><style>{style}</style>{svg(plot, 'balance')}", "utf-8")
    return lines


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200, *sys.argv[2:])
