"""What came of thinking, in words that can be sent: every choice with its visits and its value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from klubovna.bots.tree import Branch
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message, Seat

ReasonKind: TypeAlias = Literal["certain", "likely", "then", "reply"]
Worth: TypeAlias = Literal["best", "close", "weaker", "poor"]


class Estimate(msgspec.Struct, frozen=True):
    """What came of one choice."""

    action: str
    visits: int
    value: float
    """How good it looks for the seat, 0 to 1; without visits, what the position looks like."""


class Reason(msgspec.Struct, frozen=True):
    """What would follow from a choice, in the game's own words."""

    kind: ReasonKind
    """`certain` or `likely`: a sentence that would be said; `then`, `reply`: what the same seat or another would choose
    next, as it is called."""
    said: Message
    seat: Seat = ""
    """Who would choose it."""
    share: float = 1.0
    """In how many of the imagined states."""


class Hinted(msgspec.Struct, frozen=True, kw_only=True):
    """A choice that is worth a word."""

    action: str
    visits: int
    value: float
    """How good it looked to the search, 0 to 1."""
    chance: float | None = None
    """How often that came true; None where nothing was measured at tables like this."""
    worth: Worth = "best"
    """Beside the best: `close`, `weaker` or `poor`."""
    reasons: list[Reason] = []


class Thought(msgspec.Struct, frozen=True):
    """All choices, the best one first."""

    estimates: list[Estimate]
    iterations: int
    value: float
    """How good the position looks."""
    hints: list[Hinted] = []
    """What is worth saying of it, where advice was asked for; the highest chance first."""
    lately: list[str] = []
    """What the seat itself chose last, where it matters for what it takes."""
    measured: int = 0
    """On how many games the chances of the hints were measured; 0 where there are none to be told."""

    @property
    def best(self) -> str:
        return self.estimates[0].action


def thought(branch: Branch, options: Sequence[Action], iterations: int) -> Thought:
    value = branch.total / branch.visits if branch.visits else 0.5
    estimates = []
    for action in options:
        node = branch.nodes.get(action)
        visits = node.visits if node else 0
        estimates.append(Estimate(action.text, visits, node.total / visits if node and visits else value))
    return Thought(_ranked(estimates), iterations, value)


def merge(thoughts: Sequence[Thought]) -> Thought:
    """Several minds thought about the same question: their visits are added up."""
    visits: dict[str, int] = {}
    totals: dict[str, float] = {}
    for one in thoughts:
        for e in one.estimates:
            visits[e.action] = visits.get(e.action, 0) + e.visits
            totals[e.action] = totals.get(e.action, 0.0) + e.value * e.visits
    everything = sum(visits.values())
    value = sum(totals.values()) / everything if everything else 0.5
    estimates = [Estimate(a, n, totals[a] / n if n else value) for a, n in visits.items()]
    return Thought(_ranked(estimates), sum(one.iterations for one in thoughts), value)


def _ranked(estimates: list[Estimate]) -> list[Estimate]:
    return sorted(estimates, key=lambda e: (-e.visits, -e.value))
