"""`klubovna fuzz GAME -n N`: random games under all laws; the first that breaks one is saved as a record."""

from __future__ import annotations

import argparse
import itertools
import math
import random
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import klubovna
from klubovna.kernel.game import PACK, Game, Setting, Settings
from klubovna.kernel.laws import LawBroken, Trial, try_game
from klubovna.kernel.laws.trials import Choices
from klubovna.kernel.packs import read_pack
from klubovna.lab import hiring
from klubovna.lab.crowd import at_least_one, in_chunks, progress

MANY = 5000
"""More combinations of options than that are not listed; so many are drawn."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("-n", type=at_least_one, default=1000, help="how many games (1000)")
    values = "an option of the game; otherwise all of its choices take turns"
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE[,VALUE…]", help=values)
    parser.add_argument("--pack", type=Path, metavar="PACK", help="an owner's pack: a file or a folder")
    parser.add_argument("--seed", type=int, default=0, help="the first seed (0)")
    hiring.add_arguments(parser)
    parser.add_argument("--failures", type=Path, default=Path("failures"), help="where records of failures go")


def run(args: argparse.Namespace) -> int:
    game, trial, start = klubovna.game(args.game), Trial(), time.monotonic()
    packed: Settings | None = {PACK: game.pack(args.pack)} if args.pack else None
    numbers, told = range(args.seed, args.seed + args.n), spelled(game, args.set, packed)
    crowd = hiring.hired(args.jobs, args.ray)
    try:
        with progress(game.id, args.n) as advance:
            for games, part in in_chunks(fuzz_away, numbers, crowd, game.id, args.failures, told, packed):
                trial.add(part)
                advance(games)
        trial.conclude()
    except LawBroken as broken:
        if isinstance(broken, BrokenAway):
            broken.save(args.failures)
        print(f"klubovna: {broken}", file=sys.stderr)
        return 1
    print(report(trial, time.monotonic() - start))
    return 0


def fuzz(
    numbers: Sequence[int],
    game_id: str,
    failures: Path | None,
    told: Choices | None = None,
    packed: Settings | None = None,
) -> Trial:
    """The games with these numbers; all combinations of options take turns, a pack's too, or those that were told."""
    game, trial = klubovna.game(game_id), Trial()
    pack = read_pack(str(packed[PACK])) if packed else None
    agreements = mixed(game, {**{option.name: option.offers(pack) for option in game.options}, **(told or {})})
    for number in numbers:
        options = agreements[number // 2 % len(agreements)]
        trial.add(try_game(game, number, failures, **options, **(packed or {})))
    return trial


class BrokenAway(LawBroken):
    """A law that a worker saw broken, perhaps on another machine, with its records by the names of their files."""

    def __init__(self, law: int, what: str, records: Mapping[str, bytes]) -> None:
        super().__init__(law, what)
        self.args, self.records = (law, what, records), records

    def save(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        for name, record in self.records.items():
            (folder / name).write_bytes(record)


def fuzz_away(
    numbers: Sequence[int],
    game_id: str,
    failures: Path,
    told: Choices | None = None,
    packed: Settings | None = None,
) -> Trial:
    """As `fuzz`, for workers: records come home with what is raised, and `failures` is where they will lie there."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            return fuzz(numbers, game_id, Path(folder), told, packed)
        except LawBroken as broken:
            records = {file.name: file.read_bytes() for file in Path(folder).iterdir()}
            raise BrokenAway(broken.law, broken.what.replace(folder, str(failures)), records) from broken


def mixed(game: Game, told: Choices | None = None) -> list[Settings]:
    """Combinations of what was told, all of them or many, in an order in which any few of them differ in everything."""
    offered, rng = _offered(game, told), random.Random(game.id)
    if math.prod(map(len, offered.values())) > MANY:
        return [_spoken(game, {name: rng.choice(choices) for name, choices in offered.items()}) for _ in range(MANY)]
    some = combinations(game, told)
    rng.shuffle(some)
    return some


def spelled(game: Game, told: Sequence[str], packed: Settings | None = None) -> dict[str, list[Setting]]:
    """Values as people tell them, `map=base,nippon`, by option, perhaps of what a pack brings; raises Unreadable."""
    chosen: dict[str, list[Setting]] = {}
    for text in told:
        name, equals, values = text.partition("=")
        for value in values.split(","):
            settings = game.spelled([f"{name}{equals}{value}"])
            game.settings({**(packed or {}), **settings}, own=packed is not None)
            some = chosen.setdefault(name, [])
            some += [choice for choice in settings.values() if choice not in some]
    return chosen


def combinations(game: Game, told: Choices | None = None) -> list[Settings]:
    """All of them, as far as nothing else was told; an option that is not spoken of has its usual choice."""
    offered = _offered(game, told)
    every = itertools.product(*offered.values())
    spoken = (_spoken(game, dict(zip(offered, combination, strict=True))) for combination in every)
    return list({tuple(settings.values()): settings for settings in spoken}.values())


def _offered(game: Game, told: Choices | None) -> dict[str, Sequence[Setting]]:
    return {option.name: (told or {}).get(option.name, option.choices) for option in game.options}


def _spoken(game: Game, settings: Settings) -> Settings:
    """What nobody speaks of is as usual."""
    for option in game.options:
        if option.when is not None and settings[option.when[0]] != option.when[1]:
            settings[option.name] = option.default
    return settings


def report(trial: Trial, seconds: float) -> str:
    endings = ", ".join(f"{reason} {count}" for reason, count in trial.endings.most_common())
    return (
        f"{trial.games} games, {trial.decisions} decisions, at most {trial.longest} in a game; no law broken\n"
        f"endings: {endings}\n"
        f"refused: {trial.recent} that were offered before; {trial.meant} of them could be meant, and "
        f"{trial.explained} of these ({trial.explained / max(trial.meant, 1):.1%}) got a reason of their own\n"
        f"{seconds:.0f} s, {trial.games / max(seconds, 0.001):.0f} games/s"
    )
