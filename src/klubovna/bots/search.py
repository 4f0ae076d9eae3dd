"""Information-set tree search, open loop: every iteration walks the tree on a freshly imagined state.

Chance has no nodes: it is sampled on the way, and a node stands for everything that the same choices may lead to. What
may be chosen there differs from one imagined state to the next, so a choice is compared by how often it was possible,
not by how often its position was visited. The tree is the asking seat's: it never sees more than `Question.imagine`
gives. What that means for the others' choices in it is told in `docs/bots.md`. Where nothing is hidden, what choices
lead to without luck is kept in the tree and not played again.
"""

from __future__ import annotations

import random
import time
from collections import deque
from collections.abc import Callable, Hashable, Sequence
from math import exp, sqrt
from typing import Any

from klubovna.bots.budget import Budget
from klubovna.bots.judging import Judge, by_hand
from klubovna.bots.questions import Question
from klubovna.bots.reading import Reading
from klubovna.bots.thoughts import Thought, thought
from klubovna.bots.tree import Branch, Node, Past, Reached, select
from klubovna.bots.values import Values, valuing
from klubovna.kernel.actions import Action
from klubovna.kernel.flow import advance, choose, settle
from klubovna.kernel.frames import CHANCE, Decision
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat

PUNCTUAL = 0.9
"""So much of the seconds is used; the rest is for a machine that is busy with other things."""
AT_LEAST = 30
"""So often something is tried even if the time is up before: a choice should not be the first there is."""
SHARPNESS = 1.0
"""How strongly a first look at a choice counts: one standard deviation better is tried e times as much."""
DECIDED = 32
"""So often it is asked whether the choice is made already…"""
RIVAL = 0.5
"""…which it is when a rival would have to gain this share of the iterations left on it, three of four tries its own."""

LATELY = 24
"""So many of its own choices a seat remembers as such: about those of two turns where turns are long."""


class Mind:
    """One seat's thoughts on one game; what it found out stays for its next decision."""

    def __init__(self, game: Game, seat: Seat, reading: Reading | None = None, judge: Judge | None = None) -> None:
        self.game, self.seat, self.judge = game, seat, judge or by_hand(game)
        self.reading = reading or Reading(game, seat)
        self._motive_of = game.motive.of if game.motive else None
        self._results_of, self._results = game.results, 0
        self._values: Values = valuing(game, seat, self.judge.value)
        self._rollout = 0 if self.judge.value else game.longest
        self.lately: deque[str] = deque(maxlen=LATELY)
        self.forget()

    def forget(self) -> None:
        self.root = Node(0, 1.0)
        self.size, self.states, self._room = 1, 0, 0
        self._pasts: dict[tuple[Seat, type[Decision], Hashable], dict[Action, Past]] = {}
        self._worlds: list[Any] = []
        self._kept = False

    # What is remembered

    def saw(self, decision: Decision, action: Action | None) -> None:
        """Somebody chose. What was thought about what follows is kept if it was thought about just this: no luck since,
        nothing hidden was shown, and nobody chose in secret."""
        if decision.seat == self.seat and action is not None:
            self.lately.append(action.text)
        branch = (self.root.branches or {}).get(decision)
        node = branch.nodes.get(action) if branch and action is not None else None
        if node is None or action is None or not self._is_certain(decision, action):
            self.forget()
            return
        self.root, self._kept = node, True
        nodes = node.all()
        self.size, self.states = len(nodes), sum([one.reached is not None for one in nodes])

    def _is_certain(self, decision: Decision, action: Action) -> bool:
        """Let it happen in the states imagined for the last question: is it the same in all, without luck?"""
        seen = None
        for s in self._worlds:
            if not s.stack or s.stack[-1] != decision or action not in decision.options(s):
                return False
            choose(s, decision, action)
            top, _ = advance(s)
            if top is None or top.kind == CHANCE:
                return False
            view = self.game.view(s, self.seat)
            if seen is not None and view != seen:
                return False
            seen = view
        return seen is not None

    def watched(self, decision: Decision, action: Action, imagine: Callable[[random.Random], Any]) -> None:
        self.reading.watched(decision, action, imagine)

    # How it thinks

    def think(self, question: Question, rng: random.Random, budget: Budget) -> Thought:
        began = time.monotonic()
        deadline = began + PUNCTUAL * budget.seconds if budget.seconds is not None else None
        worlds = [self._imagined(question, rng, budget) for _ in range(max(1, budget.looks))]
        decision, options = worlds[0].stack[-1], question.options
        if not self._kept or decision not in (self.root.branches or {}):
            self.forget()
        self._worlds, self._kept, self._room = worlds, False, budget.states
        self._results = self._count_results(worlds[0])
        branch, certain = self.root.branch(decision), self._is_open(worlds[0])
        self._look(branch, worlds, options, rng, certain, ahead=budget.looks > 0)
        imagined: list[Any] = []
        done, iterate, now = 0, self._iterate, time.monotonic
        # Whoever has no choice thinks as long as whoever has: to be quick would tell.
        decisive = budget.decisive and len(options) > 1
        while done < budget.iterations and (deadline is None or done < AT_LEAST or now() < deadline):
            if len(imagined) < budget.worlds:
                imagined.append(self._imagined(question, rng, budget))
                world = imagined[-1]
            else:
                world = imagined[int(rng.random() * len(imagined))]
            iterate(world if certain else world.clone(), decision, options, rng, budget, certain)
            done += 1
            if decisive and done % DECIDED == 0:
                left = budget.iterations - done
                if branch.lead() > RIVAL * (left if deadline is None else min(left, _in_time(done, began, deadline))):
                    break
        return thought(branch, options, done)

    def _imagined(self, question: Question, rng: random.Random, budget: Budget) -> Any:
        world = question.imagine(rng)
        if budget.trust:
            self.reading.believe(world, rng, budget.trust)
        return world

    def _is_open(self, world: Any) -> bool:
        """Whether the seat knows all there is to know, so that luck alone makes a difference."""
        return not self._rollout and self._motive_of is None and not self.game.secrets(world, self.seat)

    def _iterate(
        self,
        s: Any,
        decision: Decision | None,
        options: Sequence[Action],
        rng: random.Random,
        budget: Budget,
        certain: bool,
    ) -> None:
        """As long as it is certain where choices lead, states are those of the tree; then one's own."""
        node, path, motive_of = self.root, [], self._motive_of
        turn, replies = self.seat, budget.replies
        while decision is not None:
            tried, seat = options, decision.seat
            turn, replies = seat, replies - (seat != turn)
            motive = motive_of(s, seat) if motive_of and seat != self.seat else None
            asked = decision if motive is None else (decision, motive)
            if replies < 0 or (self.size >= budget.nodes and not (tried := node.known(asked, options))):
                break
            branch = node.branch(asked)
            if branch.visits >= budget.looked and not branch.looked:
                self._look(branch, (s,), tried, rng, certain, ahead=self.judge.priors is None)
            pasts = self._past(seat, type(decision), motive)
            action, node, grown = select(branch, tried, budget.curiosity, pasts)
            self.size += grown
            if action not in pasts:
                pasts[action] = Past()
            path.append((branch, node, seat, pasts[action]))
            if certain:
                reached = node.reached or self._keep(node, _reach(s.clone(), decision, action))
                s, decision, options = reached.state, reached.decision, reached.options
                if node.reached is None:
                    certain = False
                    if reached.lucky:
                        decision, options = advance(s, rng)
            else:
                s.stack.pop()
                decision.choose(s, action)
                decision, options = advance(s, rng)
            if not node.visits or self._count_results(s) > self._results:
                break
        for _ in range(self._rollout):
            if decision is None:
                break
            choose(s, decision, options[int(rng.random() * len(options))])
            decision, options = settle(s, rng)
        value_for = self._worth(node.reached) if certain and node.reached else self._values(s)
        for branch, node, seat, past in path:
            value = value_for(seat)
            past.visits += 1
            past.total += value
            branch.visits += 1
            branch.total += value
            branch.squares += value * value
            node.visits += 1
            node.total += value

    def _count_results(self, s: Any) -> int:
        """How many missions of a campaign are over. Nobody looks beyond the one that is played: what it brought is
        known then, and how the next one begins says nothing about it."""
        return len(self._results_of(s, self.seat)) if self._results_of is not None else 0

    def _past(self, seat: Seat, asked: type[Decision], motive: Hashable) -> dict[Action, Past]:
        """How a seat's choices did whenever it was asked this."""
        pasts = self._pasts.get((seat, asked, motive))
        if pasts is None:
            pasts = self._pasts[seat, asked, motive] = {}
        return pasts

    def _keep(self, node: Node, reached: Reached) -> Reached:
        """In the tree, if it is certain and there is room for it."""
        if not reached.lucky and self.states < self._room:
            node.reached = reached
            self.states += 1
        return reached

    def _worth(self, reached: Reached) -> Callable[[Seat], float]:
        if reached.worth is None:
            reached.worth = self._values(reached.state)
        return reached.worth

    def _look(
        self,
        branch: Branch,
        worlds: Sequence[Any],
        options: Sequence[Action],
        rng: random.Random,
        certain: bool,
        ahead: bool,
    ) -> None:
        """Which choices look good at a glance? Found out one step ahead in each of them, or as it was learned; or by
        the mean of both."""
        branch.looked = True
        reached: dict[Action, Reached] = {}
        looking = ahead and self.judge.value is not None
        found = [self._promises(worlds, options, rng, reached if certain else None)] if looking else []
        found += [self.judge.priors(worlds[0], options)] if self.judge.priors else []
        if not found:
            return
        priors = [sum(each, 0.0) / len(found) for each in zip(*found, strict=True)]
        # What was learned is asked early, and so often that all choices count as possible from the beginning.
        chances = branch.visits if self.judge.priors else 0
        for rank, i in enumerate(sorted(range(len(options)), key=lambda i: -priors[i])):
            node = branch.nodes.get(options[i])
            if node is None:
                node = branch.nodes[options[i]] = Node(rank, 0.0, chances)
                self.size += 1
            node.rank, node.prior = rank, priors[i]
            if node.reached is None and options[i] in reached:
                self._keep(node, reached[options[i]])

    def _promises(
        self,
        worlds: Sequence[Any],
        options: Sequence[Action],
        rng: random.Random,
        reached: dict[Action, Reached] | None,
    ) -> list[float]:
        """One step ahead into each choice: how much each is worth a try, in all 1."""
        glances = [self._glance(worlds, action, rng, reached) for action in options]
        highest, mean = max(glances), sum(glances, 0.0) / len(glances)
        deviation = sqrt(sum([(glance - mean) ** 2 for glance in glances], 0.0) / len(glances)) or 1.0
        weights = [exp(SHARPNESS * (glance - highest) / deviation) for glance in glances]
        total = sum(weights, 0.0)
        return [weight / total for weight in weights]

    def _glance(
        self, worlds: Sequence[Any], action: Action, rng: random.Random, found: dict[Action, Reached] | None
    ) -> float:
        """What a choice looks like; and where that is certain, what it leads to is `found`."""
        total, seat = 0.0, worlds[0].stack[-1].seat
        for world in worlds:
            if found is not None and action in found:
                total += self._worth(found[action])(seat)
                continue
            s = world.clone()
            if found is None:
                choose(s, s.stack[-1], action)
            elif not (reached := _reach(s, s.stack[-1], action)).lucky:
                found[action] = reached
                total += self._worth(reached)(seat)
                continue
            settle(s, rng)
            total += self._values(s)(seat)
        return total / len(worlds)


def _in_time(done: int, began: float, deadline: float) -> float:
    """How many iterations more there is time for, if they take as long as those before."""
    now = time.monotonic()
    return done * (deadline - now) / max(now - began, 1e-9)


def _reach(s: Any, decision: Decision, action: Action) -> Reached:
    """Choose and go on as far as there is no luck."""
    choose(s, decision, action)
    top, options = advance(s)
    return Reached(s, top, options, top is not None and top.kind == CHANCE)
