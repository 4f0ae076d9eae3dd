"""Klubovna's games for Gymnasium: a seat against bots, or a game for one.

    from klubovna.rl import gymnasium
    env = gymnasium.env(GAME)
    env = gymnasium.env(GAME, seat=SEAT, against="greedy")

or, after `gymnasium.register()`, by the library's own `make(f"klubovna/{GAME}-v1")`.

An observation is what the seat sees and a mask of what it may do now; the mask is in `info`, too. Whoever does what the
mask forbids has lost, and the game is over.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import gymnasium

from klubovna.bots.own import Anybody, seated
from klubovna.bots.questions import Player, question, tell, watch
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.game import Game, Setting
from klubovna.kernel.messages import Seat
from klubovna.rl import spaces
from klubovna.rl.codec import codec
from klubovna.rl.going import Going, Seen
from klubovna.rl.registering import wanted
from klubovna.rl.rendering import MODES, checked, rendered


class SeatEnv(gymnasium.Env[Seen, int]):
    """One seat; bots sit at the others."""

    metadata = {"render_modes": [*MODES], "render_fps": 1}

    def __init__(
        self,
        id: str,
        *,
        seat: Seat | None = None,
        against: Anybody = "random",
        render_mode: str | None = None,
        **options: Setting | Path,
    ) -> None:
        self.codec, self.render_mode = codec(id, **options), checked(render_mode)
        self.seat, self.against = seat or self.codec.seats[0], against
        if self.seat not in self.codec.seats:
            raise Unreadable(f"there is no seat {self.seat!r}; there are: {', '.join(self.codec.seats)}")
        self.observation_space = spaces.seen(self.codec)
        self.action_space: Any = spaces.done(self.codec)
        self.going = Going(self.codec)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        first = int(self.np_random.integers(2**62))
        self.going.begin(first)
        others = [seat for seat in self.codec.seats if seat != self.seat]
        self._players: dict[Seat, Player] = {seat: seated(self.against, self.codec.game, seat) for seat in others}
        self._dice = {seat: random.Random(f"{first} {seat}") for seat in others}
        self._let_others()
        seen = self._look()
        return seen, {"action_mask": seen["action_mask"]}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        chosen = self.going.option(action)
        if chosen is None:
            seen = self._look()
            return seen, -1.0, True, False, {"action_mask": seen["action_mask"], "illegal": True}
        self._do(chosen)
        self._let_others()
        seen, over = self._look(), self.going.outcome is not None
        reward = self.going.state.returns()[self.seat] if over else 0.0
        return seen, reward, over, False, {"action_mask": seen["action_mask"]}

    def _do(self, action: Any) -> None:
        decision, s = self.going.state.stack[-1], self.going.state
        if self._players:
            watch(self.codec.game, s, self._players, decision, action)
        self.going.step(action)
        tell(self._players, decision, action)

    def _let_others(self) -> None:
        """They choose until it is this seat's turn, or over."""
        while (seat := self.going.seat) is not None and seat != self.seat:
            asked = question(self.codec.game, self.going.state, seat, self.going.options)
            self._do(self._players[seat].choose(asked, self._dice[seat]))
        if self.render_mode == "human":
            self.render()

    def _look(self) -> Seen:
        return self.going.seen(self.seat)

    def render(self) -> Any:
        return rendered(self.going, self.seat, self.render_mode)


env = SeatEnv


def register(*ids: str) -> list[str]:
    """Make games known to `gymnasium.make`, all that are installed or these; returns the names they have there. What
    `env` takes by keyword, `make` takes, too."""
    names = {_name(game): game.id for game in wanted(ids)}
    for name, id in names.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:SeatEnv", kwargs={"id": id}, disable_env_checker=True)
    return [*names]


def _name(game: Game) -> str:
    """Versions are numbers there."""
    return f"klubovna/{game.id}-v{game.version}" if game.version.isdigit() else f"klubovna/{game.id}"
