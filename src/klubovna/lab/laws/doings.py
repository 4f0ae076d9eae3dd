"""What things do in random games, and whether it stands on them."""

from __future__ import annotations

import random
from pathlib import Path

from klubovna.kernel.game import Game
from klubovna.kernel.laws.effects import Doings, Effects
from klubovna.kernel.laws.trials import Trials
from klubovna.lab.fuzz import mixed
from klubovna.lab.laws.visits import easier


def doings(game: Game, effects: Effects, trials: Trials, folder: Path, games: int) -> Doings:
    """So many games, all kinds and options in turn, and as many with the easier pack, where there is one, which is
    written into this folder: then hardly a card has not been played."""
    seen = _seen(game, effects, trials, games)
    if trials.easier:
        seen.seen += _seen(easier(game, trials.easier, folder), effects, trials, games).seen
    return seen


def _seen(game: Game, effects: Effects, trials: Trials, games: int) -> Doings:
    found = Doings(game, effects)
    agreed = [mixed(game, kind) for kind in trials.kinds]
    for number in range(games):
        round, kind = divmod(number, len(agreed))
        options = game.settings(agreed[kind][round % len(agreed[kind])])
        found.play(game.set_up(game.content(), options), random.Random(number))
    return found
