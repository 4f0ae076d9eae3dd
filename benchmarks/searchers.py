"""Search beside search: iterations a second, each from one and the same position in the middle of a game.

An iteration of the house imagines a state, walks down the tree and asks the game's judgement; one of OpenSpiel's Python
ISMCTS plays its own game on at random to the end instead of judging: gin rummy, of real size, and Leduc poker, a toy.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol

import klubovna
from klubovna.bots.budget import Budget
from klubovna.bots.questions import Question, question
from klubovna.bots.search import Mind
from klubovna.kernel.flow import choose, settle

SEED = 7
ITERATIONS = 500
"""Of one thought; a tree that has grown costs more."""
DECISIONS = 6
"""So many choices into a game."""


class Searcher(Protocol):
    name: str
    iteration: str
    """What is done in one."""

    def think(self) -> int:
        """Think once; how many iterations it took."""


class House:
    iteration = "imagine, walk, judge"

    def __init__(self, id: str) -> None:
        self.name = f"klubovna {id}"
        self._asked = _mid_game(klubovna.game(id))
        self._rng = random.Random(SEED)

    def think(self) -> int:
        mind = Mind(self._asked.game, self._asked.seat)
        return mind.think(self._asked, self._rng, Budget(iterations=ITERATIONS)).iterations


def _mid_game(game: klubovna.Game) -> Question:
    rng = random.Random(SEED)
    s = game.set_up(game.content(), game.settings({}))
    decision, options = settle(s, rng)
    for _ in range(DECISIONS):
        choose(s, decision, options[int(rng.random() * len(options))])
        decision, options = settle(s, rng)
    return question(game, s, decision.seat, options)


class OpenSpiel:
    iteration = "imagine, walk, play out"

    def __init__(self, id: str) -> None:
        self.name = f"open_spiel {id} (Python ISMCTS)"
        spiel, mcts = import_module("pyspiel"), import_module("open_spiel.python.algorithms.mcts")
        search, np = import_module("open_spiel.python.algorithms.ismcts"), import_module("numpy")
        game, rng = spiel.load_game(id), np.random.RandomState(SEED)
        judge = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
        self._bot: Any = search.ISMCTSBot(game, judge, 2.0, ITERATIONS, random_state=rng)
        self._state: Any = game.new_initial_state()
        while len(self._state.legal_actions()) < 2 or self._state.is_chance_node():
            self._state.apply_action(self._state.legal_actions()[0])

    def think(self) -> int:
        self._bot.step(self._state)
        return ITERATIONS


def house(id: str) -> Callable[[], Searcher]:
    return lambda: House(id)


def open_spiel(id: str) -> Callable[[], Searcher]:
    return lambda: OpenSpiel(id)


SEARCHERS = [
    *[(f"klubovna {id}", house(id)) for id in klubovna.games()],
    *[(f"open_spiel {id}", open_spiel(id)) for id in ("gin_rummy", "leduc_poker")],
]
