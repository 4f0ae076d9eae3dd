"""What is to be measured: which games are played, by whom, and how much is thought where somebody is asked.

A game is known by its number, and everything in it follows from that and the seed. So it makes no difference who plays
it, or when; and games of several seeds can be put together.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

import klubovna
from klubovna.bots.adviser import ADVISER
from klubovna.bots.chances import asked_about
from klubovna.bots.judging import BY_HAND, Judge, by_hand
from klubovna.bots.learned.finding import learned_for
from klubovna.bots.levels import strength
from klubovna.bots.players import bot
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.game import Game, Settings
from klubovna.lab.fuzz import combinations, spelled

FORMAT = 1
HINT, REVIEW = "hint", "review"
REVIEWED = 400
"""Iterations for a decision in a review."""
ODD = 0.25
"""How many games have some house rule that is not the usual one."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A run; `run.json` is this."""

    format: int = FORMAT
    game: str
    rules: str
    content: str
    klubovna: str
    judge: str = BY_HAND
    """By its name."""
    players: str
    stray: float
    """So many choices are made at random."""
    asks: int
    """So often somebody is asked for each result, a game's or a mission's."""
    thought: dict[str, int]
    """Iterations, for a hint and in a review."""
    seed: int
    options: tuple[Settings, ...]
    """Kinds of games; they take turns."""
    command: str = ""
    """How it was asked for. Nothing depends on it."""

    def agreed(self, number: int) -> Settings:
        """What the game with this number is played with: its kind, and whatever else could be agreed on, so that
        nothing holds for one house rule only. (A net knows only those it has learned with.)"""
        game, rng = klubovna.game(self.game), random.Random(f"agreed {self.seed} {number}")
        settings, by = dict(self.options[number % len(self.options)]), asked_about(game)
        odd, varied = rng.random() < ODD, self.judge == BY_HAND
        for option in game.options:
            chosen = rng.choice(option.choices)
            if varied and option.name not in by and (odd or not option.ruling):
                settings[option.name] = chosen
        for option in game.options:
            if option.when is not None and settings[option.when[0]] != option.when[1]:
                settings[option.name] = option.default
        return settings

    def judge_of(self, settings: Settings) -> Judge:
        """Raises Broken where there is another one than the run began with."""
        game = klubovna.game(self.game)
        found = by_hand(game) if self.judge == BY_HAND else learned_for(game, game.content(), settings)
        if found is None or found.name != self.judge:
            raise Broken(f"the judgement {self.judge} is not there for such a table")
        return found


def planned(
    game: Game,
    told: Sequence[str],
    *,
    players: str = "club",
    stray: float = 0.05,
    asks: int = 6,
    seed: int = 1,
    thought: int | None = None,
    judge: str = BY_HAND,
    command: str = "",
) -> Plan:
    """As people ask for it, with options as in `map=base,nippon`; raises Unreadable."""
    bot(players)
    if not 0 <= stray < 1:
        raise Unreadable(f"--stray is a share of all choices, not {stray}")
    by, chosen = asked_about(game), spelled(game, told)
    for name in chosen:
        if name not in by:
            raise Unreadable(f"{name} varies from game to game; what can be chosen is: {', '.join(by) or 'nothing'}")
    usual = {option.name: [option.default] for option in game.options if option.name not in by}
    hint, options = thought or strength(ADVISER, game).iterations, tuple(combinations(game, {**usual, **chosen}))
    return Plan(
        game=game.id,
        rules=game.version,
        content=game.content().hash,
        klubovna=klubovna.__version__,
        players=players,
        stray=stray,
        asks=asks,
        thought={HINT: hint, REVIEW: min(hint, REVIEWED)},
        seed=seed,
        judge=judge if judge == BY_HAND else _net_of(game, options),
        options=options,
        command=command,
    )


def _net_of(game: Game, options: Sequence[Settings]) -> str:
    """The name of the one net that judges at all these tables."""
    judges = [learned_for(game, game.content(), settings) for settings in options]
    found = {judge.name if judge else "" for judge in judges}
    if len(found) > 1 or "" in found:
        raise Unreadable("these kinds of games are not judged by one and the same net; choose others with --set")
    return found.pop()
