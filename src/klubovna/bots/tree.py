"""The tree of a search: positions, the choices in them, and how a choice is picked."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from heapq import nlargest
from math import sqrt
from typing import Any

from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Seat

WIDTH, GROWTH = 6, 1.0
"""So many choices of a long list are tried first, the most promising; more with the root of the visits."""
LEAST_SPREAD = 0.02
"""Results are taken to differ by at least this much."""
PRESENT = 2.0
"""What came of this position counts as so many tries of a choice, beside those elsewhere."""


class Reached:
    """A state to which choices lead where nothing is hidden, what is asked in it, the options, and as soon as it was
    judged, what it is worth to each seat. Nobody plays on in one that is kept: whoever goes on takes a copy."""

    __slots__ = ("decision", "lucky", "options", "state", "worth")

    def __init__(self, state: Any, decision: Any, options: Sequence[Action], lucky: bool) -> None:
        self.state, self.decision, self.options = state, decision, options
        self.lucky = lucky
        """Whether it is for nature to choose now: then what follows is not the same every time."""
        self.worth: Callable[[Seat], float] | None = None


class Node:
    """Everything that may follow a choice."""

    __slots__ = ("branches", "chances", "prior", "rank", "reached", "total", "visits")

    def __init__(self, rank: int, prior: float, chances: int = 0) -> None:
        self.visits = 0
        self.total = 0.0
        self.chances = chances
        """How often it could have been chosen; where nobody counted, as often as its position came up."""
        self.rank = rank
        self.prior = prior
        self.reached: Reached | None = None
        """Kept where it is the same whenever one comes here."""
        self.branches: dict[Hashable, Branch] | None = None
        """By what was asked; if another seat with a motive was, by that, too."""

    def branch(self, asked: Hashable) -> Branch:
        if self.branches is None:
            self.branches = {}
        branch = self.branches.get(asked)
        if branch is None:
            branch = self.branches[asked] = Branch()
        return branch

    def known(self, asked: Hashable, options: Sequence[Action]) -> Sequence[Action]:
        """Those of the options that have nodes already: for a tree that may not grow any more."""
        branch = (self.branches or {}).get(asked)
        return [action for action in options if action in branch.nodes] if branch else []

    def all(self) -> list[Node]:
        """The nodes from here on."""
        found = [self]
        for node in found:
            for branch in (node.branches or {}).values():
                found.extend(branch.nodes.values())
        return found


class Branch:
    """One decision as it came up after the choices that lead here. Its total is its seat's."""

    __slots__ = ("looked", "nodes", "squares", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.looked = False
        self.nodes: dict[Action, Node] = {}

    def lead(self) -> int:
        """By how many visits the choice that was tried most is ahead."""
        first, second = nlargest(2, [0, 0, *(node.visits for node in self.nodes.values())])
        return first - second


class Past:
    """How a choice did wherever in the tree it was made: what to expect of it where it was not tried yet."""

    __slots__ = ("total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0


def select(
    branch: Branch, options: Sequence[Action], curiosity: float, pasts: Mapping[Action, Past]
) -> tuple[Action, Node, int]:
    """The choice with the best promise – what came of it so far, and how little it was tried when it was possible – and
    how many nodes were made for it. One that was not tried here promises what came of it elsewhere; among those of
    which nothing is known it is the first, so that the same ones are tried in all imagined states."""
    nodes, visited = branch.nodes, branch.visits
    limit = WIDTH + GROWTH * sqrt(visited)
    unknown, spread = 0.0, LEAST_SPREAD
    if visited:
        unknown = branch.total / visited
        spread = max(spread, sqrt(max(0.0, branch.squares / visited - unknown * unknown)))
    scale, always = curiosity * spread, sqrt(visited + 1)
    best, chosen, found = -1e9, options[0], None
    fresh: Action | None = None
    hope, known = -1e9, PRESENT * unknown
    for action in options:
        node = nodes.get(action)
        if node is None:
            past = pasts.get(action)
            hoped = (past.total + known) / (past.visits + PRESENT) if past else unknown
            if hoped > hope:
                hope, fresh = hoped, action
            continue
        chances = node.chances = node.chances + 1
        visits = node.visits
        if node.rank > limit:
            promise = -1.0 - node.rank
        else:
            promise = node.total / visits if visits else unknown
            promise += scale * node.prior * (always if chances > visited else sqrt(chances)) / (1 + visits)
        if promise > best:
            best, chosen, found = promise, action, node
    prior = 1 / len(options)
    if fresh and (found is None or (len(nodes) <= limit and hope + scale * prior * always > best)):
        nodes[fresh] = Node(len(nodes), prior, visited + 1)
        return fresh, nodes[fresh], 1
    assert found is not None
    return chosen, found, 0
