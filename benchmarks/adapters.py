"""The house through the interfaces of the field, beside games that were written for them in Python.

The same loops for everybody: PettingZoo's `agent_iter()` and `last()` with an observation and a mask for every step,
OpenSpiel's `legal_actions` and `apply_action` with nature's nodes drawn from by their odds, Gymnasium's `step`. What
comes back is always looked at: an observation that nobody takes costs nothing.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from peers import SEED, OpenSpiel, PettingZoo

GAMES = ("vzdor", "blitzkrieg", "napoleonics", "kacir", "hagalaz")
CLASSIC = ("connect_four_v3", "chess_v6", "tictactoe_v3")
PYTHON = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker")
"""What others wrote in Python for the same interface."""


class Stepper:
    """Somebody who steps; `think` is a game, and how many steps it had."""

    iteration = "a step of an agent, with observation and mask"

    def __init__(self, name: str, contender: Any) -> None:
        self.name, self._contender = name, contender

    def think(self) -> int:
        steps: int = self._contender.play()[1]
        return steps


class Walker(Stepper):
    """OpenSpiel's loop; nature's nodes are not counted."""

    iteration = "a player's action; no observation"


class Alone:
    """Gymnasium's loop, a legal action drawn from the mask."""

    def __init__(self, id: str) -> None:
        self._env: Any = import_module("klubovna.rl.gymnasium").env(id)
        self._legal: Callable[[Any], Any] = import_module("numpy").flatnonzero
        self._rng = random.Random(SEED)

    def play(self) -> tuple[Any, int]:
        env, rng, played, over = self._env, self._rng, 0, False
        seen, _ = env.reset(seed=rng.getrandbits(31))
        while not over:
            actions = self._legal(seen["action_mask"])
            seen, _, over, _, _ = env.step(int(actions[int(rng.random() * len(actions))]))
            played += 1
        return env, played


def _zoo(id: str) -> Stepper:
    env = import_module("klubovna.rl.pettingzoo").raw_env(id)
    return Stepper(f"pettingzoo klubovna {id}", PettingZoo(id, env))


def _spiel(id: str) -> Walker:
    import_module("klubovna.rl.openspiel").register(id)
    return Walker(f"open_spiel klubovna {id}", OpenSpiel(f"klubovna_{id}"))


def _their_spiel(name: str) -> Walker:
    import_module("open_spiel.python.games")
    return Walker(f"open_spiel {name}", OpenSpiel(name))


def _their_zoo(name: str) -> Stepper:
    return Stepper(f"pettingzoo {name}", PettingZoo(name))


STEPPERS: list[tuple[str, Callable[[], Stepper]]] = [
    *((f"pettingzoo klubovna {id}", partial(_zoo, id)) for id in GAMES),
    *((f"pettingzoo {name}", partial(_their_zoo, name)) for name in CLASSIC),
    *((f"open_spiel klubovna {id}", partial(_spiel, id)) for id in GAMES),
    *((f"open_spiel {name}", partial(_their_spiel, name)) for name in PYTHON),
    ("gymnasium klubovna vzdor", lambda: Stepper("gymnasium klubovna vzdor", Alone("vzdor"))),
]
