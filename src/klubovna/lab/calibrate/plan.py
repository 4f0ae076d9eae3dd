"""What is to be measured: which games are played, by whom, and how much is thought where somebody is asked.

A game is known by its number, and everything in it follows from that and the seed. So it makes no difference who plays
it, or when; and games of several seeds can be put together.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

import klubovna
from klubovna.bots.chances import BY_HAND, asked_about
from klubovna.bots.levels import strength
from klubovna.bots.players import bot
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.game import Game, Settings
from klubovna.lab.fuzz import combinations, spelled

FORMAT = 1
HINT, REVIEW = "hint", "review"
ADVISER = "master"
"""Whose thoughts are shown at a table."""
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
        nothing holds for one house rule only."""
        game, rng = klubovna.game(self.game), random.Random(f"agreed {self.seed} {number}")
        settings, by = dict(self.options[number % len(self.options)]), asked_about(game)
        odd = rng.random() < ODD
        for option in game.options:
            chosen = rng.choice(option.choices)
            if option.name not in by and (odd or not option.ruling):
                settings[option.name] = chosen
        for option in game.options:
            if option.when is not None and settings[option.when[0]] != option.when[1]:
                settings[option.name] = option.default
        return settings


def planned(
    game: Game,
    told: Sequence[str],
    *,
    players: str = "club",
    stray: float = 0.05,
    asks: int = 6,
    seed: int = 1,
    thought: int | None = None,
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
    hint = thought or strength(ADVISER, game).iterations
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
        options=tuple(combinations(game, {**usual, **chosen})),
        command=command,
    )
