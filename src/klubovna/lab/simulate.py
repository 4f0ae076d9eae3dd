"""`klubovna simulate GAME --bots random,greedy -n 10000`: how bots fare, as a table in Markdown.

A game for one is played by each bot alone. Where several play, each bot plays all seats against itself, which shows how
fair the game is: who wins, in how many turns, with how many points, and how it ends.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from pathlib import Path
from typing import TypeAlias

import msgspec

import klubovna
from klubovna.bots.players import ask, bot
from klubovna.kernel.flow import choose, settle
from klubovna.kernel.game import Game, Settings
from klubovna.kernel.messages import Seat
from klubovna.lab.crowd import at_least_one, cores, in_chunks, progress

CHUNK = 25


class Result(msgspec.Struct, frozen=True):
    """How one game went."""

    winners: tuple[Seat, ...]
    scores: dict[Seat, int]
    reason: str
    decisions: int
    turns: dict[Seat, int]
    """How often each seat came to decide, once or several times in a row."""


Results: TypeAlias = dict[str, list[Result]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--bots", default="random,greedy", help="names with commas between (random,greedy)")
    parser.add_argument("-n", type=at_least_one, default=1000, help="games for each bot (1000)")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="an option of the game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=at_least_one, default=cores(), help="processes (all cores)")
    parser.add_argument("--out", type=Path, help="write the report into this file, too")


def run(args: argparse.Namespace) -> int:
    game = klubovna.game(args.game)
    settings = game.settings(game.spelled(args.set))
    names = args.bots.split(",")
    for name in names:
        bot(name)
    results: Results = {}
    for name in names:
        with progress(name, args.n) as advance:
            found: list[tuple[int, list[Result]]] = []
            for games, part in in_chunks(play_games, args.n, CHUNK, args.jobs, game.id, name, args.seed, settings):
                found.append(part)
                advance(games)
        results[name] = [result for _, part in sorted(found, key=lambda f: f[0]) for result in part]
    text = report(game, game.seated(settings), results, _command(args))
    sys.stdout.write(text)
    if args.out:
        args.out.write_text(text, "utf-8")
    return 0


def _command(args: argparse.Namespace) -> str:
    agreed = "".join(f" --set {option}" for option in args.set)
    return f"klubovna simulate {args.game}{agreed} --bots {args.bots} -n {args.n} --seed {args.seed}"


def play_games(start: int, stop: int, id: str, name: str, seed: int, settings: Settings) -> tuple[int, list[Result]]:
    game = klubovna.game(id)
    return start, [play_game(game, name, f"{seed} {name} {number}", settings) for number in range(start, stop)]


def play_game(game: Game, name: str, seed: str, settings: Settings | None = None) -> Result:
    """One game of a bot in all seats, with luck and the bot's own dice from the seed."""
    player, luck, own = bot(name), random.Random(f"luck {seed}"), random.Random(f"bot {seed}")
    settings = game.settings({}) if settings is None else settings
    s, turns, decisions, last = game.set_up(game.content(), settings), Counter[Seat](), 0, None
    decision, options = settle(s, luck)
    while decision is not None:
        turns[decision.seat] += decision.seat != last
        last = decision.seat
        choose(s, decision, ask(player, game, s, last, options, own))
        decision, options = settle(s, luck)
        decisions += 1
    assert s.outcome is not None
    return Result(s.outcome.winners, s.outcome.scores, s.outcome.reason, decisions, dict(turns))


# The report


def report(game: Game, seats: Sequence[Seat], results: Results, command: str) -> str:
    texts = game.texts("en")
    title = f"# {texts.text('game-name')}: how the bots fare"
    lines = [title, "", f"Made by `{command}`.", "", *_summary(results, seats)]
    if len(seats) > 1:
        lines += ["", "## Seats", "", *_seats(results, {seat: texts.name(seat) for seat in seats})]
    lines += ["", "## How games end", "", *_table("ending", results, lambda r: r.reason)]
    if len(seats) == 1:
        kept = {name: [r for r in games if _best(r)] for name, games in results.items()}
        lines += ["", "## Points of games that were not lost", "", *_table("points", kept, lambda r: f"{_best(r):2}")]
    return "\n".join(lines) + "\n"


def _best(result: Result) -> int:
    return max(result.scores.values())


def _summary(results: Results, seats: Sequence[Seat]) -> list[str]:
    won = "wins" if len(seats) == 1 else "wins of the first seat"
    lines = [f"| bot | games | {won} | 95 % interval | mean points | decisions a game |", "|---|---|---|---|---|---|"]
    for name, games in results.items():
        n, wins = len(games), sum(seats[0] in r.winners for r in games)
        low, high = wilson(wins, n)
        points, length = _mean([_best(r) for r in games]), sum(r.decisions for r in games) / n
        lines.append(f"| {name} | {n} | {wins / n:.1%} | {low:.1%} – {high:.1%} | {points} | {length:.1f} |")
    return lines


def _seats(results: Results, names: dict[Seat, str]) -> list[str]:
    lines = ["| bot | seat | wins | mean points | turns: mean (10 % – 90 %) |", "|---|---|---|---|---|"]
    for name, games in results.items():
        for seat, called in names.items():
            wins = sum(seat in r.winners for r in games) / len(games)
            points = _mean([r.scores.get(seat, 0) for r in games])
            lines.append(
                f"| {name} | {called} | {wins:.1%} | {points} | {_range(r.turns.get(seat, 0) for r in games)} |"
            )
    return lines


def _range(numbers: Iterable[int]) -> str:
    ordered = sorted(numbers)
    tenth = len(ordered) // 10
    return f"{sum(ordered) / len(ordered):.1f} ({ordered[tenth]} – {ordered[-1 - tenth]})"


def _table(title: str, results: Results, key: Callable[[Result], str]) -> list[str]:
    counts = {name: Counter(map(key, games)) for name, games in results.items()}
    rows = sorted({row for count in counts.values() for row in count})
    lines = [f"| {title} | {' | '.join(results)} |", "|---" * (len(results) + 1) + "|"]
    for row in rows:
        shares = (f"{count[row]} ({count[row] / max(1, count.total()):.1%})" for count in counts.values())
        lines.append(f"| {row.strip()} | {' | '.join(shares)} |")
    return lines


def _mean(numbers: Sequence[int]) -> str:
    """With half of its 95 % interval."""
    n = len(numbers)
    mean = sum(numbers) / n
    return f"{mean:.2f} ± {1.96 * sqrt(sum((x - mean) ** 2 for x in numbers) / n / n):.2f}"


def wilson(wins: int, n: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share."""
    if n == 0:
        return 0.0, 1.0
    z = 1.96
    middle, spread = wins / n + z * z / (2 * n), z * sqrt(wins / n * (1 - wins / n) / n + z * z / (4 * n * n))
    return (middle - spread) / (1 + z * z / n), (middle + spread) / (1 + z * z / n)
