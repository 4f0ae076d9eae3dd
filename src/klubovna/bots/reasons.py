"""Why a choice is thought to be good, in the game's own words: what would be said at the table if it were made.

What the search expects is looked at in a few imagined states: the choice is made there, and everybody goes on as the
tree likes best, until the seat is asked again after others were, or the tree knows no more. What is said on the way
after one choice and not after another makes the difference; and what others answer is told as the choice it is. All of
it comes from states that the seat can't tell from the real one, so nothing it may not know can be in it. What others
could do in some of these states only, such as play a card that they perhaps don't hold, is not told as their answer.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from klubovna.bots.questions import Question
from klubovna.bots.search import Mind
from klubovna.bots.thoughts import Reason, ReasonKind
from klubovna.bots.tree import Branch, Node
from klubovna.kernel.actions import Action
from klubovna.kernel.flow import advance, choose
from klubovna.kernel.frames import CHANCE, Decision
from klubovna.kernel.messages import Message

_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(Message).decode
WORLDS = 16
KNOWN = 6
"""A position that came up less often than this in the search is not known well enough to go on from."""
FAR = 12
"""So many decisions are followed."""
MOSTLY, RATHER = 0.6, 0.4
"""What is told comes in so many of the imagined states, and after another choice in so much fewer."""
MOST = 2
"""So many sentences are enough."""


class Step(NamedTuple):
    """A decision on the way."""

    decision: Decision
    options: Sequence[Action]
    action: Action
    label: Message


class Course(NamedTuple):
    """What followed a choice in one imagined state."""

    certain: list[Message]
    """Said before luck or anybody else had a word."""
    then: Step | None
    """What the same seat would choose next…"""
    reply: Step | None
    """…and what another one would."""
    lines: list[list[Message]]
    """What was said later, decision by decision."""


def reasons(
    minds: Mapping[Action, Mind], question: Question, rng: random.Random, trust: float = 0.0
) -> dict[Action, list[Reason]]:
    """Of several choices, each with the mind that thought about it, the best first. The others are compared with the
    best, and the best with the next."""
    seeds = [rng.getrandbits(64) for _ in range(WORLDS)]
    courses = {
        action: [_course(mind, question, action, random.Random(seed), trust) for seed in seeds]
        for action, mind in minds.items()
    }
    far = min((_far(found) for found in courses.values()), default=0)
    order, told = list(minds), {}
    for action in order:
        rivals = [other for other in order if other != action][:1]
        told[action] = [
            *_certain(question, courses[action]),
            *_next("then", [course.then for course in courses[action]]),
            *_next("reply", [course.reply for course in courses[action]]),
            *_likely(_often(courses[action], far), _often(courses[rivals[0]], FAR) if rivals else Counter()),
        ]
    return told


# In one imagined state


def _course(mind: Mind, question: Question, action: Action, rng: random.Random, trust: float) -> Course:
    s = question.imagine(rng)
    if trust:
        mind.reading.believe(s, rng, trust)
    s.log = []
    decision: Any = s.stack[-1]
    node = _after(mind, mind.root, s, decision, action)
    choose(s, decision, action)
    top, options = advance(s)
    certain = _heard(s, question)
    if top is not None and top.kind == CHANCE:
        top, options = advance(s, rng)
    then: Step | None = None
    reply: Step | None = None
    lines = [_heard(s, question)]
    while top is not None and len(lines) <= FAR:
        branch = _branch(mind, node, s, top)
        mine = top.seat == question.seat
        chosen = None if mine and reply else _favourite(branch, options)
        if branch is None or chosen is None:
            break
        step = Step(top, options, chosen, top.label(s, chosen))
        first = (then if mine else reply) is None
        if first and mine:
            then = step
        elif first:
            reply = step
        node = branch.nodes[chosen]
        choose(s, top, chosen)
        top, options = advance(s, rng)
        # What is told as a choice is not told again as what is said of it.
        lines.append(_heard(s, question)[1 if first else 0 :])
    return Course(certain, then, reply, lines)


def _heard(s: Any, question: Question) -> list[Message]:
    """What the seat has heard since it was asked last."""
    said: list[Message] = s.log
    s.log = []
    return [message for message in said if message.heard_by(question.seat)]


def _after(mind: Mind, node: Node, s: Any, decision: Decision, action: Action) -> Node | None:
    branch = _branch(mind, node, s, decision)
    return branch.nodes.get(action) if branch else None


def _branch(mind: Mind, node: Node | None, s: Any, decision: Decision) -> Branch | None:
    """Where the tree keeps what it knows of a decision: with the motive of another seat, if it has one."""
    if node is None or not node.branches:
        return None
    motive = mind.game.motive
    secret = motive.of(s, decision.seat) if motive and decision.seat != mind.seat else None
    asked: Hashable = decision if secret is None else (decision, secret)
    return node.branches.get(asked)


def _favourite(branch: Branch | None, options: Sequence[Action]) -> Action | None:
    """What was tried most, of what may be chosen here."""
    if branch is None or branch.visits < KNOWN:
        return None
    known = [action for action in options if action in branch.nodes and branch.nodes[action].visits]
    return max(known, key=lambda action: branch.nodes[action].visits, default=None)


# In all of them


def _far(courses: Sequence[Course]) -> int:
    """As far as three of four of them go."""
    return sorted(len(course.lines) for course in courses)[len(courses) // 4]


def _often(courses: Sequence[Course], far: int) -> Counter[bytes]:
    """In how many courses a sentence was heard, up to some decision. What comes of the choice itself, luck or no luck,
    is foreseen anyway."""
    found: Counter[bytes] = Counter()
    for course in courses:
        found.update({_key(message) for said in course.lines[:far] for message in said})
    at_once = [{_key(message) for message in course.lines[0]} for course in courses]
    for key in set.intersection(*at_once):
        del found[key]
    return found


def _likely(here: Counter[bytes], there: Counter[bytes]) -> list[Reason]:
    """What is heard after this choice and much more seldom after another, be it later."""
    shares = ((key, count / WORLDS, (count - there[key]) / WORLDS) for key, count in here.items())
    found = [(more, share, key) for key, share, more in shares if share >= MOSTLY and more >= RATHER]
    found.sort(key=lambda one: (-one[0], -one[1], one[2]))
    return [Reason("likely", _message(key), share=share) for _, share, key in found[:MOST]]


def _certain(question: Question, courses: Sequence[Course]) -> list[Reason]:
    """Where a game foresees nothing itself: what is said at once, besides that the choice was made."""
    if question.game.preview is not None:
        return []
    first = courses[0].certain
    same = [said for said in first[1:] if all(said in course.certain for course in courses)]
    return [Reason("certain", said) for said in same[:MOST]]


def _next(kind: ReasonKind, steps: Sequence[Step | None]) -> list[Reason]:
    """The choice that comes next in most of the states, if it could be made in all of them and is called the same."""
    taken = [step for step in steps if step is not None]
    counts = Counter(step.action for step in taken)
    if not taken or any(step.decision.secret for step in taken):
        return []
    action, count = counts.most_common(1)[0]
    labels = {_key(step.label) for step in taken if step.action == action}
    if count < MOSTLY * len(steps) or len(labels) != 1 or not all(action in step.options for step in taken):
        return []
    return [Reason(kind, _message(labels.pop()), seat=taken[0].decision.seat, share=count / len(steps))]


def _key(message: Message) -> bytes:
    """Sentences have arguments that can't be put into a set."""
    return _encode(message)


def _message(key: bytes) -> Message:
    return _decode(key)
