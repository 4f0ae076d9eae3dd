"""`klubovna fuzz GAME -n N`: random games under all laws; the first that breaks one is saved as a record."""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from pathlib import Path

import klubovna
from klubovna.kernel.game import Game, Option, Settings
from klubovna.kernel.laws import LawBroken, Trial, try_game
from klubovna.lab.crowd import at_least_one, cores, in_chunks, progress

CHUNK = 50


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("-n", type=at_least_one, default=1000, help="how many games (1000)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--jobs", type=at_least_one, default=cores(), help="processes (all cores)")
    parser.add_argument("--failures", type=Path, default=Path("failures"), help="where records of failures go")


def run(args: argparse.Namespace) -> int:
    game, trial, start = klubovna.game(args.game), Trial(), time.monotonic()
    try:
        with progress(game.id, args.n) as advance:
            for games, part in in_chunks(fuzz, args.n, CHUNK, args.jobs, game.id, args.seed, args.failures):
                trial.add(part)
                advance(games)
        trial.conclude()
    except LawBroken as broken:
        print(f"klubovna: {broken}", file=sys.stderr)
        return 1
    print(report(trial, time.monotonic() - start))
    return 0


def fuzz(start: int, stop: int, game_id: str, seed: int, failures: Path | None) -> Trial:
    """The games with these numbers; all combinations of options take turns."""
    game, trial = klubovna.game(game_id), Trial()
    agreements = combinations(game)
    for number in range(seed + start, seed + stop):
        options = agreements[number // 2 % len(agreements)]
        trial.add(try_game(game, number, failures, **options))
    return trial


def combinations(game: Game) -> list[Settings]:
    """All of them; an option that is not spoken of has its usual choice."""
    choices = [[(option.name, choice) for choice in option.choices] for option in game.options]
    every = [dict(combination) for combination in itertools.product(*choices)]
    return [settings for settings in every if not any(_idle(option, settings) for option in game.options)]


def _idle(option: Option, settings: Settings) -> bool:
    """Chosen, though nobody speaks of it."""
    unspoken = option.when is not None and settings[option.when[0]] != option.when[1]
    return unspoken and settings[option.name] != option.default


def report(trial: Trial, seconds: float) -> str:
    endings = ", ".join(f"{reason} {count}" for reason, count in trial.endings.most_common())
    return (
        f"{trial.games} games, {trial.decisions} decisions, at most {trial.longest} in a game; no law broken\n"
        f"endings: {endings}\n"
        f"{seconds:.0f} s, {trial.games / max(seconds, 0.001):.0f} games/s"
    )
