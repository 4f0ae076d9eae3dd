"""`klubovna simulate GAME --bots random,greedy -n 10000`: how bots fare in a solo game, as a table in Markdown."""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from pathlib import Path

import msgspec

import klubovna
from klubovna.bots.players import ask, bot
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.flow import choose, settle
from klubovna.kernel.game import Game
from klubovna.lab.crowd import at_least_one, cores, in_chunks, progress

CHUNK = 25


class Result(msgspec.Struct, frozen=True):
    """How one game went."""

    won: bool
    score: int
    reason: str
    decisions: int


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--bots", default="random,greedy", help="names with commas between (random,greedy)")
    parser.add_argument("-n", type=at_least_one, default=1000, help="games for each bot (1000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=at_least_one, default=cores(), help="processes (all cores)")
    parser.add_argument("--out", type=Path, help="write the report into this file, too")


def run(args: argparse.Namespace) -> int:
    game = klubovna.game(args.game)
    if len(game.seats) != 1:
        raise Unreadable(f"{game.id} has {len(game.seats)} seats; only solo games can be simulated so far")
    names = args.bots.split(",")
    for name in names:
        bot(name)
    results: dict[str, list[Result]] = {}
    for name in names:
        with progress(name, args.n) as advance:
            found: list[tuple[int, list[Result]]] = []
            for games, part in in_chunks(play_games, args.n, CHUNK, args.jobs, game.id, name, args.seed):
                found.append(part)
                advance(games)
        results[name] = [result for _, part in sorted(found, key=lambda f: f[0]) for result in part]
    text = report(game, results, f"klubovna simulate {game.id} --bots {args.bots} -n {args.n} --seed {args.seed}")
    sys.stdout.write(text)
    if args.out:
        args.out.write_text(text, "utf-8")
    return 0


def play_games(start: int, stop: int, game_id: str, name: str, seed: int) -> tuple[int, list[Result]]:
    game = klubovna.game(game_id)
    return start, [play_game(game, name, f"{seed} {name} {number}") for number in range(start, stop)]


def play_game(game: Game, name: str, seed: str) -> Result:
    """One game of a bot alone, with luck and the bot's own dice from the seed."""
    player, luck, own = bot(name), random.Random(f"luck {seed}"), random.Random(f"bot {seed}")
    s = game.set_up(game.content(), game.settings({}))
    decision, options = settle(s, luck)
    decisions = 0
    while decision is not None:
        choose(s, decision, ask(player, game, s, decision.seat, options, own))
        decision, options = settle(s, luck)
        decisions += 1
    assert s.outcome is not None
    return Result(bool(s.outcome.winners), max(s.outcome.scores.values()), s.outcome.reason, decisions)


def report(game: Game, results: dict[str, list[Result]], command: str) -> str:
    texts = game.texts("en")
    lines = [f"# {texts.text('game-name')}: how the bots fare", "", f"Made by `{command}`.", ""]
    lines += _summary(results)
    lines += ["", "## How games end", "", *_table("ending", results, lambda r: r.reason)]
    lines += ["", "## Points of games that were not lost", ""]
    lines += _table("points", {n: [r for r in rs if r.score] for n, rs in results.items()}, lambda r: f"{r.score:2}")
    return "\n".join(lines) + "\n"


def _summary(results: dict[str, list[Result]]) -> list[str]:
    lines = ["| bot | games | wins | 95 % interval | mean points | decisions a game |", "|---|---|---|---|---|---|"]
    for name, games in results.items():
        n, wins = len(games), sum(r.won for r in games)
        low, high = wilson(wins, n)
        mean, length = sum(r.score for r in games) / n, sum(r.decisions for r in games) / n
        points = f"{mean:.2f} ± {_error(games):.2f}"
        lines.append(f"| {name} | {n} | {wins / n:.1%} | {low:.1%} – {high:.1%} | {points} | {length:.1f} |")
    return lines


def _table(title: str, results: dict[str, list[Result]], key: object) -> list[str]:
    assert callable(key)
    counts = {name: Counter(map(key, games)) for name, games in results.items()}
    rows = sorted({row for count in counts.values() for row in count})
    lines = [f"| {title} | {' | '.join(results)} |", "|---" * (len(results) + 1) + "|"]
    for row in rows:
        shares = (f"{count[row]} ({count[row] / max(1, count.total()):.1%})" for count in counts.values())
        lines.append(f"| {str(row).strip()} | {' | '.join(shares)} |")
    return lines


def _error(games: Sequence[Result]) -> float:
    """Half of the 95 % interval of the mean score."""
    n = len(games)
    mean = sum(r.score for r in games) / n
    return 1.96 * sqrt(sum((r.score - mean) ** 2 for r in games) / n / n)


def wilson(wins: int, n: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share."""
    if n == 0:
        return 0.0, 1.0
    z = 1.96
    middle, spread = wins / n + z * z / (2 * n), z * sqrt(wins / n * (1 - wins / n) / n + z * z / (4 * n * n))
    return (middle - spread) / (1 + z * z / n), (middle + spread) / (1 + z * z / n)
