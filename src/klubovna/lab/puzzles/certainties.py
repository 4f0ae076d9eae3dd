"""Positions in which something follows for certain that does not lie open: several facts have to be put together.

No search says what is right here, and no opinion: every world is played (`service/certainty.py`).
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import klubovna
from klubovna.kernel.certainty import Certainty
from klubovna.kernel.game import Game, Settings
from klubovna.kernel.lessons import Deed
from klubovna.lab.puzzles.plan import Plan
from klubovna.lab.puzzles.positions import Position, played
from klubovna.service.certainty import World, secret, worlds
from klubovna.service.puzzles import Asked, Puzzle, theme_of

FEW = 4
"""No more are to be named."""
FACTS = 2
"""So many candidates at least have to be looked after."""
USUAL, HARDEST = 700, 2300
PASSED, NEARLY, TURN = 200, 250, 8
"""How much harder a puzzle is for each candidate who is ruled out by a win that was passed up, for each who nearly is,
and for each choice of the other seat's that one has to look back on, up to `LONGEST_AGO`."""
LONGEST_AGO = 40


class Facts(NamedTuple):
    """What has to be put together."""

    possible: list[str]
    passed: list[World]
    """Ruled out by this alone."""
    nearly: list[World]
    """Still possible, though the win was near."""
    ruled_out: int
    """So many lie open."""

    @property
    def number(self) -> int:
        """So many candidates have to be looked after."""
        return len(self.passed) + len(self.nearly)


def certain_in(plan: Plan, number: int) -> tuple[int, list[Puzzle], float]:
    """How many decisions a game had, what was found in it, and what that took: of each question the position in which
    most has to be put together."""
    began, game, settings = time.process_time(), klubovna.game(plan.game), plan.agreed(number)
    every = played(plan, number)
    found = [puzzle for asked in game.certainties for puzzle in _hardest(game, settings, asked, every)]
    return len(every), found, round(time.process_time() - began, 2)


def again(game: Game, settings: Settings, asked: Certainty, deeds: Sequence[Deed]) -> Facts:
    """What follows after these deeds."""
    return facts(worlds(game, settings, asked, deeds), len(deeds))


def renewed(game: Game, settings: Settings, asked: Certainty, position: Position) -> Puzzle | None:
    """The same position by today's rules, if it still is a puzzle."""
    every = worlds(game, settings, asked, position.deeds)
    told = facts(every, len(position.deeds))
    if not is_puzzle(told) or not _honest(game, asked, every, position):
        return None
    return _posed(game, settings, asked, rating(told, len(position.deeds)), position, told)


def facts(every: Sequence[World], deeds: int) -> Facts:
    possible = [world for world in every if world.possible(deeds)]
    return Facts(
        [world.candidate for world in possible],
        [world for world in every if not world.ruled_out(deeds) and world.passed_up(deeds)],
        [world for world in possible if world.nearly(deeds) is not None],
        sum(world.ruled_out(deeds) for world in every),
    )


def is_puzzle(told: Facts) -> bool:
    """Something is ruled out by what lies open, and something by what does not."""
    return 1 <= len(told.possible) <= FEW and bool(told.passed) and told.number >= FACTS and told.ruled_out > 0


def rating(told: Facts, deeds: int) -> int:
    """By what has to be put together. Nobody has measured it on people."""
    since = min((world.passed[0] for world in told.passed), default=deeds)
    ago = sum(since <= one.at < deeds for one in told.passed[0].refused) if told.passed else 0
    level = USUAL + PASSED * len(told.passed) + NEARLY * len(told.nearly) + TURN * min(ago, LONGEST_AGO)
    return min(HARDEST, level)


def _hardest(game: Game, settings: Settings, asked: Certainty, every: Sequence[Position]) -> Iterator[Puzzle]:
    whole = worlds(game, settings, asked, every[-1].deeds)
    best: tuple[int, Position, Facts] | None = None
    for position in every:
        deeds = len(position.deeds)
        told = facts(whole, deeds)
        if position.decision.seat != asked.seat or not is_puzzle(told) or not _honest(game, asked, whole, position):
            continue
        level = rating(told, deeds)
        if best is None or level > best[0]:
            best = level, position, told
    if best is not None:
        yield _posed(game, settings, asked, *best)


def _honest(game: Game, asked: Certainty, every: Sequence[World], position: Position) -> bool:
    """Whether what is given is true of the game: the real secret is among those that are possible."""
    real, deeds = secret(game, asked, position.state), len(position.deeds)
    return any(world.possible(deeds) and secret(game, asked, world.state) == real for world in every)


def _posed(game: Game, settings: Settings, asked: Certainty, level: int, position: Position, told: Facts) -> Puzzle:
    name = hashlib.blake2s(f"{game.id} {asked.name} {position.deeds}".encode(), digest_size=3).hexdigest()
    usual = {option.name: option.default for option in game.options}
    return Puzzle(
        name=name,
        theme=theme_of(game.package, asked.name),
        seat=asked.seat,
        options={option: value for option, value in settings.items() if usual[option] != value},
        before=list(position.deeds),
        finds=[],
        certain=Asked(asked.name, told.possible, told.number),
        level=level,
        proved=True,
        rules=game.version,
    )
