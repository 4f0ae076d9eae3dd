"""The house through the interfaces of the field, beside games that were written for them in Python.

The same loops for everybody: PettingZoo's `agent_iter()` and `last()` with an observation and a mask for every step,
OpenSpiel's `legal_actions` and `apply_action` with nature's nodes drawn from by their odds, Gymnasium's `step`. What
comes back is always looked at: an observation that nobody takes costs nothing.

Games differ; tic-tac-toe is the same game on both sides. What an interface adds is told by how much of a step is the
rules' own: the same game at random on a bare state, and the same with a view for whoever decides.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import klubovna
import tictactoe
from klubovna.kernel.flow import advance
from peers import SEED, OpenSpiel, PettingZoo, legal

GAMES: dict[str, dict[str, Any]] = {
    "tictactoe": {"games": 1}, "vzdor": {}, "blitzkrieg": {}, "napoleonics": {}, "kacir": {}, "hagalaz": {},
}  # fmt: skip
CLASSIC = ("tictactoe_v3", "connect_four_v3", "chess_v6")
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


class Bare:
    """A game at random on a bare state; a view for whoever decides, if somebody looks."""

    def __init__(self, id: str, looks: bool) -> None:
        self._game, self._rng, self._looks = klubovna.game(id), random.Random(SEED), looks
        self._content, self._settings = self._game.content(), self._game.settings(GAMES[id])

    def play(self) -> tuple[Any, int]:
        s, rng, played = self._game.set_up(self._content, self._settings), self._rng, 0
        options = advance(s, rng)[1]
        while options:
            if self._looks:
                self._game.view(s, s.seat)
            options = s.step(options[int(rng.random() * len(options))], rng)
            played += 1
        return s, played


class Alone:
    """Gymnasium's loop, a legal action drawn from the mask."""

    def __init__(self, id: str) -> None:
        self._env: Any = import_module("klubovna.rl.gymnasium").env(id, **GAMES[id])
        self._rng = random.Random(SEED)

    def play(self) -> tuple[Any, int]:
        env, rng, played, over = self._env, self._rng, 0, False
        seen, _ = env.reset(seed=rng.getrandbits(31))
        while not over:
            actions = legal(seen["action_mask"])
            seen, _, over, _, _ = env.step(int(actions[int(rng.random() * len(actions))]))
            played += 1
        return env, played


class Rules(Stepper):
    iteration = "a decision; nobody looks"


class Views(Stepper):
    iteration = "a decision, with a view for whoever decides"


def _rules(id: str) -> Stepper:
    return Rules(f"rules alone klubovna {id}", Bare(id, looks=False))


def _views(id: str) -> Stepper:
    return Views(f"rules and view klubovna {id}", Bare(id, looks=True))


def _zoo(id: str) -> Stepper:
    env = import_module("klubovna.rl.pettingzoo").raw_env(id, **GAMES[id])
    return Stepper(f"pettingzoo klubovna {id}", PettingZoo(id, env))


def _spiel(id: str) -> Walker:
    import_module("klubovna.rl.openspiel").register(id)
    return Walker(f"open_spiel klubovna {id}", OpenSpiel(f"klubovna_{id}", **GAMES[id]))


def _their_spiel(name: str) -> Walker:
    import_module("open_spiel.python.games")
    return Walker(f"open_spiel {name}", OpenSpiel(name))


def _their_zoo(name: str) -> Stepper:
    return Stepper(f"pettingzoo {name}", PettingZoo(name))


def _alone(id: str) -> Stepper:
    return Stepper(f"gymnasium klubovna {id}", Alone(id))


STEPPERS: list[tuple[str, Callable[[], Stepper]]] = [
    *((f"pettingzoo klubovna {id}", partial(_zoo, id)) for id in GAMES),
    *((f"pettingzoo {name}", partial(_their_zoo, name)) for name in CLASSIC),
    *((f"open_spiel klubovna {id}", partial(_spiel, id)) for id in GAMES),
    *((f"open_spiel {name}", partial(_their_spiel, name)) for name in PYTHON),
    ("gymnasium klubovna vzdor", partial(_alone, "vzdor")),
    *((f"rules alone klubovna {id}", partial(_rules, id)) for id in GAMES),
    *((f"rules and view klubovna {id}", partial(_views, id)) for id in GAMES),
]


def shares(rates: dict[str, float]) -> list[list[str]]:
    """Of a step through PettingZoo: microseconds that are rules, that are the game's view, and that the interface adds;
    of one through OpenSpiel what is not the rules'."""
    rows = [["", "rules µs", "view µs", "PettingZoo adds µs", "rules and view, of a step", "OpenSpiel adds µs"]]
    for id in GAMES:
        kinds = ("rules alone", "rules and view", "pettingzoo", "open_spiel")
        if not all(f"{kind} klubovna {id}" in rates for kind in kinds):
            continue
        rules, looked, zoo, spiel = (1e6 / rates[f"{kind} klubovna {id}"] for kind in kinds)
        told = (rules, looked - rules, zoo - looked, spiel - rules)
        micros = [f"{one:.1f}" for one in told]
        rows.append([f"klubovna {id}", *micros[:3], f"{looked / zoo:.0%}", micros[3]])
    return rows


def join() -> None:
    """Tic-tac-toe, which is not on the shelf."""
    tictactoe.install()
