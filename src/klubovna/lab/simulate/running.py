"""All games of a plan: those that are there already, and those that are missing, which a crowd plays."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence

from klubovna.bots.own import Anybody
from klubovna.kernel.errors import Unreadable
from klubovna.lab.crowd import Crowd, in_chunks, progress
from klubovna.lab.simulate.keeping import Folder
from klubovna.lab.simulate.plan import Plan, Unit
from klubovna.lab.simulate.play import Played, play_games


def played(
    plan: Plan, folder: Folder | None, crowd: Crowd | None, own: Mapping[str, Anybody] | None = None
) -> list[Played]:
    """In no order. `own` are bots of somebody's own, by their names. Without a crowd, this process plays."""
    games = list(folder.played) if folder else []
    found = {played.unit for played in games}
    missing = [unit for unit in plan.units() if unit not in found]
    try:
        with progress(plan.game, len(found) + len(missing), len(found)) as advance:
            for some in _some(plan, missing, crowd, own or {}):
                games += some
                if folder:
                    folder.add(some)
                advance(len(some))
    except KeyboardInterrupt:
        _tell_what_is_kept(games, folder)
        raise
    return games


def _some(
    plan: Plan, missing: Sequence[Unit], crowd: Crowd | None, own: Mapping[str, Anybody]
) -> Iterator[list[Played]]:
    if crowd is None:
        for unit in missing:
            yield play_games([unit], plan, own)
    elif missing:
        _can_be_sent(own, crowd)
        for _, some in in_chunks(play_games, missing, crowd, plan, own):
            yield some


def _can_be_sent(own: Mapping[str, Anybody], crowd: Crowd) -> None:
    for name, bot in own.items():
        try:
            crowd.send(bot)
        except Exception as problem:
            raise Unreadable(f"{name} can't be sent to other processes ({problem}); play with one job") from None


def _tell_what_is_kept(games: Sequence[Played], folder: Folder | None) -> None:
    kept = f"{len(games)} games are kept; the same command goes on" if folder else "nothing is kept without --out"
    print(f"klubovna: interrupted, {kept}", file=sys.stderr)
