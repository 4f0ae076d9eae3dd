"""The peers, each driven the fast way its own documentation or its own search uses, without debug modes.

Where there are two ways the faster one is taken: moves are not checked a second time, histories are not copied, no
wrappers. Forced moves count as decisions of the peers (the house asks hardly anybody who has one option).
"""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from typing import Any, Protocol

MANY = 100_000
"""More decisions than any of these games takes."""
SEED = 7


class Contender(Protocol):
    """Somebody who is measured."""

    name: str
    decision: str
    """What is counted as one decision."""

    def play(self, limit: int | None = None) -> tuple[Any, int]:
        """A random game, or its first so many decisions: the state, and how many there were."""

    def copy(self, state: Any) -> Any:
        """Copy a state for search."""

    def record(self) -> Any:
        """A whole random game as it is stored; None where there is no such thing."""

    def replay(self, record: Any) -> object:
        """From what is stored back to the last state."""


class Catanatron:
    """Four random players on the base map. `Game.play()` is a loop of `play_tick()`; this loop does the same through
    `execute(validate_action=False)`, as catanatron's own search does. A replay executes the logged actions, which
    hold the dice and the cards drawn, on a game with the same seed (the same map and seats)."""

    name = "catanatron"
    decision = "a tick, forced ones too"

    def __init__(self) -> None:
        catanatron = import_module("catanatron")
        self._open: Callable[..., Any] = catanatron.Game
        self._players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        self._rng = random.Random(SEED)

    def play(self, limit: int | None = None) -> tuple[Any, int]:
        game = self._open(self._players, seed=self._rng.getrandbits(32))
        draw, played = self._rng.random, 0
        while played != limit and game.winning_color() is None and game.state.num_turns < 1000:
            actions = game.state.playable_actions
            game.execute(actions[int(draw() * len(actions))], validate_action=False)
            played += 1
        return game, played

    def copy(self, state: Any) -> Any:
        return state.copy()

    def record(self) -> Any:
        game = self.play()[0]
        return game.seed, game.state.actions

    def replay(self, record: Any) -> object:
        seed, actions = record
        game = self._open(self._players, seed=seed)
        for action in actions:
            game.execute(action, validate_action=False)
        return game


class PythonChess:
    """Random legal moves with one generation of the moves each; the ends that a player must claim and fivefold
    repetition, which is slow to find, are left out. `copy(stack=False)` leaves the history behind. A replay reads a
    PGN and plays its moves on a board."""

    name = "python-chess"
    decision = "a move"

    def __init__(self) -> None:
        self._board: Callable[[], Any] = import_module("chess").Board
        self._pgn: Any = import_module("chess.pgn")
        self._rng = random.Random(SEED)

    def play(self, limit: int | None = None) -> tuple[Any, int]:
        board, draw, played = self._board(), self._rng.random, 0
        while played != limit:
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 150 or board.is_insufficient_material():
                break
            board.push(moves[int(draw() * len(moves))])
            played += 1
        return board, played

    def copy(self, state: Any) -> Any:
        return state.copy(stack=False)

    def record(self) -> Any:
        return str(self._pgn.Game.from_board(self.play()[0]))

    def replay(self, record: Any) -> object:
        game = self._pgn.read_game(io.StringIO(record))
        board = game.board()
        for move in game.mainline_moves():
            board.push(move)
        return board


class OpenSpiel:
    """A game of the C++ library through its Python bindings: `legal_actions`, `apply_action`, and `chance_outcomes`
    drawn from by their odds, as in its example. A replay rebuilds a state from its serialized history."""

    def __init__(self, game: str, **options: Any) -> None:
        self._spiel: Any = import_module("pyspiel")
        self._game: Any = self._spiel.load_game(game, options)
        self._rng = random.Random(SEED)
        self.name = f"open_spiel {game}"
        self.decision = "a player's action (C++)"

    def play(self, limit: int | None = None) -> tuple[Any, int]:
        state, rng, played = self._game.new_initial_state(), self._rng, 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
                continue
            if played == limit:
                break
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            played += 1
        return state, played

    def copy(self, state: Any) -> Any:
        return state.clone()

    def record(self) -> Any:
        return self._spiel.serialize_game_and_state(self._game, self.play()[0])

    def replay(self, record: Any) -> object:
        return self._spiel.deserialize_game_and_state(record)


def legal(mask: Any) -> Any:
    """What the mask allows; looked at as truths, because numpy finds them ten times as fast as small numbers."""
    return mask.view("?").nonzero()[0]


class PettingZoo:
    """The documented loop over `agent_iter()` and `last()`, on `raw_env` (without the wrappers that check), with a
    legal action drawn from the mask. There is no copy but `copy.deepcopy`, and no record."""

    decision = "a step of an agent"

    def __init__(self, module: str, env: Any = None) -> None:
        self._env: Any = env or import_module(f"pettingzoo.classic.{module}").raw_env()
        self._rng = random.Random(SEED)
        self.name = f"pettingzoo {module}"

    def play(self, limit: int | None = None) -> tuple[Any, int]:
        env, rng, played = self._env, self._rng, 0
        env.reset(seed=rng.getrandbits(31))
        for _ in env.agent_iter(MANY):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            if played == limit:
                return deepcopy(env), played
            actions = legal(observation["action_mask"])
            env.step(int(actions[int(rng.random() * len(actions))]))
            played += 1
        return env, played

    def copy(self, state: Any) -> Any:
        return deepcopy(state)

    def record(self) -> Any:
        return None

    def replay(self, record: Any) -> object:
        raise NotImplementedError


PEERS: list[tuple[str, Callable[[], Contender]]] = [
    ("catanatron", Catanatron),
    ("python-chess", PythonChess),
    ("open_spiel backgammon", lambda: OpenSpiel("backgammon")),
    ("open_spiel gin_rummy", lambda: OpenSpiel("gin_rummy")),
    ("pettingzoo connect_four_v3", lambda: PettingZoo("connect_four_v3")),
    ("pettingzoo texas_holdem_v4", lambda: PettingZoo("texas_holdem_v4")),
]
PACKAGES = ("klubovna", "msgspec", "catanatron", "chess", "open_spiel", "pettingzoo", "rlcard")
"""Whose versions are written down."""
