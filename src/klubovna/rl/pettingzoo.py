"""Klubovna's games for PettingZoo (AEC):

    from klubovna.rl import pettingzoo
    env = pettingzoo.env(GAME)

Agents are the seats of the game. An observation is what the seat sees and a mask of what it may do now. Rewards come at
the end: 1 to whoever won, -1 to whoever lost, 0 where rivals have all won or all lost.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from klubovna.kernel.errors import Unreadable
from klubovna.kernel.game import Setting
from klubovna.kernel.messages import Seat
from klubovna.rl import spaces
from klubovna.rl.codec import codec
from klubovna.rl.going import Going, Seen
from klubovna.rl.rendering import MODES, checked, rendered


def env(id: str, *, render_mode: str | None = None, **options: Setting | Path) -> Any:
    """A game with PettingZoo's usual guards: whoever does what the mask forbids has lost, and the game is over."""
    bare: Any = raw_env(id, render_mode=render_mode, **options)
    bare = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    bare = wrappers.AssertOutOfBoundsWrapper(bare)
    return wrappers.OrderEnforcingWrapper(bare)


class ClubEnv(AECEnv):  # type: ignore[misc, unused-ignore]
    """The game itself, without guards; an action that may not be taken raises Unreadable."""

    metadata = {"render_modes": [*MODES], "is_parallelizable": False, "render_fps": 1}

    def __init__(self, id: str, *, render_mode: str | None = None, **options: Setting | Path) -> None:
        super().__init__()
        self.codec, self.render_mode = codec(id, **options), checked(render_mode)
        self.metadata = {**self.metadata, "name": f"klubovna_{id}_v{self.codec.game.version}"}
        self.possible_agents: list[Seat] = [*self.codec.seats]
        self.observation_spaces = dict.fromkeys(self.possible_agents, spaces.seen(self.codec))
        self.action_spaces = {agent: spaces.done(self.codec) for agent in self.possible_agents}
        self.going = Going(self.codec)

    def observation_space(self, agent: Seat) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: Seat) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.going.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Seat, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.going.seat or self.agents[0]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: Seat) -> Seen:
        return self.going.seen(agent)

    def step(self, action: int | None) -> None:
        agent, going = self.agent_selection, self.going
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = None if action is None else going.option(action)
        if chosen is None:
            raise Unreadable(f"{action} is not among what {agent} may do now")
        self._cumulative_rewards[agent] = 0.0
        seat = going.step(chosen)
        if seat is None:
            worth = going.state.returns()
            self.rewards = {one: worth[one] for one in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = seat
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return rendered(self.going, self.going.seat, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


raw_env = ClubEnv
