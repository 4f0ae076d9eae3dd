"""What is to be mined: which games are played, how much is thought, and how clear an answer has to be.

A game is known by its number, and everything found in it follows from that and the seed, whoever plays it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from klubovna.bots.adviser import ADVISER
from klubovna.bots.chances import asked_about
from klubovna.bots.levels import strength
from klubovna.bots.players import bot
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.game import Game, Settings
from klubovna.lab.fuzz import combinations, spelled

FORMAT = 1
GAP, ASKS, STRAY = 0.06, 8, 0.05
LEAST = 0.04
"""No puzzle is less clear than this, whoever asks for it."""
QUICK = (40, 160, 640)
"""Iterations of quick looks, from a glance to a good look; all by the judgement written by hand."""
LOOKS = 6
"""So often each of them is taken."""
ANEW = 4
"""So many times the thought for the second opinion."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A run; `run.json` is this."""

    format: int = FORMAT
    game: str
    rules: str
    content: str
    thought: int
    """Iterations for the first opinion; the second has four times as many."""
    gap: float
    """By so much the answer has to be better than everything else where that has a chance of one half (`clearly`)."""
    asks: int
    """At most so many decisions of each kind are looked at in a game."""
    players: str
    """Who plays."""
    stray: float
    """So many choices are made at random, so that positions differ."""
    seed: int
    options: tuple[Settings, ...]
    """Kinds of games; they take turns."""
    certain: bool = False
    """Whether it is looked for what follows for certain: then nothing is thought."""

    def agreed(self, number: int) -> Settings:
        return dict(self.options[number % len(self.options)])


def planned(
    game: Game,
    told: Sequence[str],
    *,
    thought: int | None = None,
    gap: float = GAP,
    asks: int = ASKS,
    seed: int = 1,
    players: str = "club",
    stray: float = STRAY,
    certain: bool = False,
) -> Plan:
    """As people ask for it, with options as in `map=base,nippon`; house rules are the usual ones. Raises Unreadable."""
    bot(players)
    if gap < LEAST:
        raise Unreadable(f"an answer that is only {gap} better than one half is none; take at least {LEAST}")
    if certain and not game.certainties:
        raise Unreadable(f"{game.id} asks for nothing that is certain")
    by, chosen = asked_about(game), spelled(game, told)
    usual = {option.name: [option.default] for option in game.options if option.name not in by}
    return Plan(
        game=game.id,
        rules=game.version,
        content=game.content().hash,
        thought=thought or strength(ADVISER, game).iterations,
        gap=gap,
        asks=asks,
        players=players,
        stray=stray,
        seed=seed,
        options=tuple(combinations(game, {**usual, **chosen})),
        certain=certain,
    )
