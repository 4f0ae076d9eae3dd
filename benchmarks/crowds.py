"""What Ray costs: the same games by two processes and by two workers of a Ray cluster on this machine, turn by turn.

    python benchmarks/crowds.py [GAMES [ROUNDS]]

Start-up is told apart: games are counted from the first portion that comes back until the last one. The ratio is taken
inside a round; its median is over the rounds.
"""

from __future__ import annotations

import statistics
import sys
import time

import klubovna
from klubovna.lab.cluster import Cluster
from klubovna.lab.crowd import Crowd, in_chunks
from klubovna.lab.processes import Processes
from klubovna.lab.simulate.plan import planned
from klubovna.lab.simulate.play import play_games

WORKERS = 2


def measured(crowd: Crowd, games: int) -> tuple[float, float]:
    """Seconds until the first games are back, and games a second from then on."""
    plan, started = planned(klubovna.game("blitzkrieg"), ["greedy", "random"], games, 1, []), time.monotonic()
    parts = in_chunks(play_games, plan.units(), crowd, plan, {})
    first, _ = next(parts)
    begun = time.monotonic()
    rest = sum(played for played, _ in parts if (ended := time.monotonic()))
    assert first + rest == games
    return begun - started, rest / (ended - begun)


def main(games: int = 1500, rounds: int = 3) -> None:
    crowds: tuple[Crowd, Crowd] = (Processes(WORKERS), Cluster(jobs=WORKERS))
    ratios = list[float]()
    for _ in range(rounds):
        (_, processes), (start, ray) = (measured(crowd, games) for crowd in crowds)
        ratios.append(ray / processes)
        speeds = f"processes {processes:.1f} games/s, Ray {ray:.1f} games/s"
        print(f"{speeds}, ratio {ratios[-1]:.2f}; Ray was there after {start:.1f} s")
    print(f"ratio {statistics.median(ratios):.2f} ({min(ratios):.2f} – {max(ratios):.2f})")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
