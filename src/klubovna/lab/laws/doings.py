"""What things do in random games, and whether it stands on them."""

from __future__ import annotations

import random

from klubovna.kernel.game import Game
from klubovna.kernel.laws.effects import Doings, Effects
from klubovna.kernel.laws.trials import Trials
from klubovna.lab.fuzz import mixed

WATCHED = 240
"""So many games, all kinds and options in turn: then hardly a card has not been played."""


def doings(game: Game, effects: Effects, trials: Trials, games: int = WATCHED) -> Doings:
    seen = Doings(game, effects)
    agreed = [mixed(game, kind) for kind in trials.kinds]
    for number in range(games):
        round, kind = divmod(number, len(agreed))
        options = game.settings(agreed[kind][round % len(agreed[kind])])
        seen.play(game.set_up(game.content(), options), random.Random(number))
    return seen
