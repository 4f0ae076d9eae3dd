"""A few games and thoughts of every game, each as one line of digits: whatever is only made faster – a rule, the
search, the build – must leave them as they are. `python -m tests.bots.fingerprints` says what they are now, and with
`--write` they are written down: for whoever has changed a rule, a judgement or the search on purpose.

They were written on one kind of machine. On another, where the last digit of a logarithm may differ, a thought could.
"""

from __future__ import annotations

import hashlib
import random
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import klubovna
from klubovna.bots.budget import Budget
from klubovna.bots.questions import question, tell, watch
from klubovna.bots.search import Mind
from klubovna.kernel.game import Game, Settings
from klubovna.kernel.luck import key_from_seed
from klubovna.kernel.table import Table
from klubovna.lab.fuzz import mixed

WRITTEN = Path(__file__).with_suffix(".toml")
GAMES = 6
"""So many are played at random, each with other options…"""
OPENINGS = (0, 7, 24, 60)
"""…and in others it is thought after so many choices…"""
LINE = 5
"""…about the next ones, by minds that remember."""
BUDGETS = (
    Budget(iterations=80, looks=2, trust=0.5),
    Budget(iterations=80, worlds=30, decisive=True),
    Budget(iterations=80, nodes=40),
)
"""Ways of thinking, which take turns."""
DIGITS = 9


def _table(game: Game, seed: int, settings: Settings) -> Table:
    return Table(game, game.content(), settings, key_from_seed(seed))


def games(game: Game) -> str:
    """Everything that was asked, offered, chosen, rolled and said, and how it ended."""
    return _digest(line for seed, settings in enumerate(mixed(game)[:GAMES]) for line in _game(game, seed, settings))


def _game(game: Game, seed: int, settings: Settings) -> Iterator[str]:
    table, rng = _table(game, seed, settings), random.Random(seed)
    while options := table.options:
        yield f"{table.decision!r}: {' | '.join(action.text for action in options)}"
        table.play(rng.choice(options))
    yield repr(table.record.entries)
    yield repr(table.log)
    yield repr(table.outcome)


def thoughts(game: Game) -> str:
    """Every choice that was thought about, with its visits and what it is worth, in the order they were found in."""
    return _digest(
        line for seed, settings in enumerate(mixed(game)[:GAMES]) for line in _thoughts(game, seed, settings)
    )


def _thoughts(game: Game, seed: int, settings: Settings) -> Iterator[str]:
    opening = OPENINGS[seed % len(OPENINGS)]
    table, rng = _table(game, seed, settings), random.Random(seed)
    minds = {seat: Mind(game, seat) for seat in table.seats}
    for number in range(opening + LINE):
        if table.seat is None:
            return
        chosen = rng.choice(table.options)
        if number >= opening:
            mind, asked = minds[table.seat], question(game, table.state, table.seat, table.options)
            thought = mind.think(asked, random.Random(number), BUDGETS[number % len(BUDGETS)])
            yield f"{thought.iterations} {thought.value:.{DIGITS}f} {mind.size}"
            yield from (f"{e.action} {e.visits} {e.value:.{DIGITS}f}" for e in thought.estimates)
            chosen = game.parse(thought.best)
        _play(table, minds, chosen)


def _play(table: Table, minds: dict[str, Mind], action: klubovna.Action) -> None:
    decision = table.decision
    assert decision is not None
    watch(table.game, table.state, minds, decision, action)
    table.play(action)
    tell(minds, decision, action)


def _digest(lines: Iterator[str]) -> str:
    digest = hashlib.sha256()
    for line in lines:
        digest.update(line.encode() + b"\n")
    return digest.hexdigest()[:32]


def written() -> dict[str, dict[str, str]]:
    return tomllib.loads(WRITTEN.read_text("utf-8"))


def main() -> None:
    text = "# Written by `python -m tests.bots.fingerprints --write`.\n"
    for game in map(klubovna.game, klubovna.games()):
        text += f'\n[{game.id}]\ngames = "{games(game)}"\nthoughts = "{thoughts(game)}"\n'
    if "--write" in sys.argv:
        WRITTEN.write_text(text, "utf-8")
    sys.stdout.write(text)


if __name__ == "__main__":
    main()
