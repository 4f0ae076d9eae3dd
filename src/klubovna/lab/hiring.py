"""Who does the work: as the command or a program asks."""

from __future__ import annotations

import argparse

from klubovna.lab.cluster import LOCAL, Cluster
from klubovna.lab.crowd import Crowd, at_least_one, cores
from klubovna.lab.processes import Processes


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`--jobs` and `--ray`."""
    jobs = "games that are played at a time (as many as there are cores; with --ray, in the whole cluster)"
    parser.add_argument("--jobs", type=at_least_one, help=jobs)
    ray = "play on a Ray cluster, HOST:PORT or ray://HOST:PORT or auto; on one of this machine if none is named"
    parser.add_argument("--ray", nargs="?", const=LOCAL, metavar="ADDRESS", help=ray)


def hired(jobs: int | None, ray: str | None) -> Crowd:
    """Processes, or workers of the Ray cluster with this address; raises Unreadable where Ray is not installed."""
    return Processes(jobs or cores()) if ray is None else Cluster(ray, jobs)
