"""Generation after generation: self-play, a net, a match against the last one, and the better of the two stays."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence

import msgspec

from klubovna.bots.budget import Budget
from klubovna.bots.learned.weights import Fought
from klubovna.lab.crowd import Crowd, clock, in_chunks, progress
from klubovna.lab.train.keeping import Folder, Generation
from klubovna.lab.train.matching import Result, meetings, result
from klubovna.lab.train.playing import Met, play_match, self_play
from klubovna.lab.train.schooling import schooled
from klubovna.lab.train.styles import Style, with_net
from klubovna.lab.train.training import Training

USUAL_FIT = 60.0
"""Seconds that a fit is thought to take before there was one."""
MARGIN = 1.4


class Deadline:
    """When to begin no more games, if ever."""

    def __init__(self, seconds: float | None, now: Callable[[], float] = time.monotonic) -> None:
        self._now, self._until = now, None if seconds is None else now() + seconds

    @property
    def left(self) -> float:
        return float("inf") if self._until is None else self._until - self._now()

    def is_over(self) -> bool:
        return self.left <= 0


def run(training: Training, folder: Folder, generations: int, crowd: Crowd, deadline: Deadline) -> bool:
    """Go on until so many generations are decided, or it is time to stop; whether all are."""
    while True:
        log = folder.log()
        decided = [one for one in log if one.promoted is not None]
        if len(decided) >= generations:
            return True
        generation = len(decided) + 1
        if deadline.is_over() or not _generation(training, folder, generation, crowd, deadline, log):
            return False


def _generation(
    training: Training, folder: Folder, generation: int, crowd: Crowd, deadline: Deadline, log: list[Generation]
) -> bool:
    """One generation, or what was left of it; whether it is decided."""
    player = with_net(folder.champion) if folder.champion.exists() else Style()
    if not _practise(training, folder, generation, player, crowd, deadline):
        return False
    if not log or log[-1].generation != generation:
        last = log[-1].seconds * (generation / (generation - 1)) if log else USUAL_FIT
        if deadline.left < MARGIN * last:
            _say(f"generation {generation}: no time left for the fit")
            return False
        log.append(_fit(training, folder, generation, player, crowd))
        folder.note(log)
    return _decide(training, folder, player, crowd, deadline, log)


def _practise(
    training: Training, folder: Folder, generation: int, player: Style, crowd: Crowd, deadline: Deadline
) -> bool:
    """Self-play; whether all games are there."""
    there = {drill.number for drill in folder.drills() if drill.generation == generation}
    missing = [number for number in range(training.games) if number not in there]
    if not missing:
        return True
    done = 0
    with progress(f"generation {generation}", training.games, len(there)) as advance:
        work = in_chunks(self_play, missing, crowd, training, generation, player, enough=deadline.is_over)
        for _, some in work:
            folder.add(some)
            done += len(some)
            advance(len(some))
    _say(f"generation {generation}: {len(there) + done} of {training.games} games by {player.told}")
    return done == len(missing)


def _fit(training: Training, folder: Folder, generation: int, player: Style, crowd: Crowd) -> Generation:
    started = time.monotonic()
    drills = [drill for drill in folder.drills() if drill.generation <= generation]
    _say(f"generation {generation}: fitting {len(drills)} games")
    weights, curves = schooled(training, drills, generation, crowd)
    folder.keep(folder.candidate, weights)
    seconds = time.monotonic() - started
    card = weights.card
    _say(f"generation {generation}: fitted in {clock(seconds)}; {_figures(card.figures)}")
    return Generation(
        generation=generation, player=player.told, games=card.games, positions=card.positions, figures=card.figures,
        curves=curves, seconds=round(seconds, 1),
    )  # fmt: skip


def _decide(
    training: Training, folder: Folder, player: Style, crowd: Crowd, deadline: Deadline, log: list[Generation]
) -> bool:
    """The match against the last one."""
    generation, styles = log[-1].generation, (with_net(folder.candidate), player)
    name, budget = f"generation {generation}, {styles[0].told}", training.thinking(training.trial)
    found = match(training, folder, name, styles, budget, training.tried, crowd, deadline)
    if found is None:
        return False
    weights = folder.net(folder.candidate)
    matches = [fought(found, player.told, f"{training.trial} iterations")]
    weights = msgspec.structs.replace(weights, card=msgspec.structs.replace(weights.card, matches=matches))
    folder.keep(folder.candidate, weights)
    if found.better:
        folder.keep(folder.champion, weights)
    log[-1] = msgspec.structs.replace(log[-1], match=found.told, promoted=found.better)
    folder.note(log)
    _say(f"{found.told}: {'promoted' if found.better else 'not better'}")
    return True


def match(
    training: Training, folder: Folder, name: str, styles: tuple[Style, Style], budget: Budget, games: int,
    crowd: Crowd, deadline: Deadline,
) -> Result | None:  # fmt: skip
    """A match between two styles, or what is left of it; None where there was no time for all of it. It is known by
    its name."""
    there = [met for met in folder.met() if met.match == name]
    found = {met.meeting for met in there}
    planned = meetings(games)
    missing = [meeting for meeting in planned if meeting not in found]
    done = 0
    with progress(name, len(planned), len(planned) - len(missing)) as advance:
        work = in_chunks(play_match, missing, crowd, training, name, styles, budget, ahead=1, enough=deadline.is_over)
        for _, some in work:
            folder.meet(some)
            there += some
            done += len(some)
            advance(len(some))
    so_far = result(name, there, training.alone)
    if done < len(missing):
        _say(f"so far {so_far.told}" if so_far else f"{name}: no pair of games is finished")
        return None
    return so_far


def fought(found: Result, against: str, thinking: str) -> Fought:
    won = found.points if found.alone else found.won
    return Fought(
        against=against, thinking=thinking, games=2 * found.pairs, share=round(won.middle, 4), low=round(won.low, 4),
        high=round(won.high, 4),
    )  # fmt: skip


def _figures(figures: dict[str, float]) -> str:
    return ", ".join(f"{name} {number:g}" for name, number in figures.items())


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def names(styles: Sequence[Style], thinking: str) -> str:
    """What a match is called."""
    return f"{styles[0].told} – {styles[1].told}, {thinking}"


__all__ = ["Deadline", "Met", "match", "names", "run"]
