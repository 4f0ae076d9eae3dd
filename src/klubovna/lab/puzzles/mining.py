"""From positions to puzzles: what a quick look misses, two opinions agree on, and is told by what is at stake."""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Iterator, Sequence
from math import log10
from typing import NamedTuple

import msgspec

import klubovna
from klubovna.bots.lines import Fork, Line, line
from klubovna.bots.reasons import reasons
from klubovna.kernel.actions import Action
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.flow import advance, choose
from klubovna.kernel.frames import CHANCE
from klubovna.kernel.game import Game, Settings
from klubovna.lab.puzzles.certainties import certain_in, renewed
from klubovna.lab.puzzles.opinions import Expert, Opinion, asked_of, expert, leader, looks, opinion
from klubovna.lab.puzzles.plan import ANEW, LOOKS, QUICK, Plan
from klubovna.lab.puzzles.positions import Position, again, played
from klubovna.lab.puzzles.proofs import proved
from klubovna.service.puzzles import Checked, Find, Puzzle, at_stake

FEW_OPTIONS, MANY_OPTIONS = 3, 90
"""With fewer there is nothing to look for, with more nobody looks."""
OPEN = (0.06, 0.94)
"""How good a position may look: where all is won or lost no choice makes a difference."""
GLANCES = 2
"""So many quick looks are taken before anything dearer."""
SEEN = 0.5
"""A quick look finds the answer in no more than this share."""
FINDS = 3
"""So many choices at most are to be found one after the other."""
FIRST, BEFORE = 6, 4
"""Parts of the thought, to see whether it is worth the rest: at first sight, and with rivals thought about by
themselves. Most of what looks clear at first sight is not."""
NEARLY = 0.75
"""So much of the gap will do there."""
USUAL, SPREAD = 1500, 500
EASIEST, HARDEST = 800, 2400


class Mined(msgspec.Struct, frozen=True):
    """What one game gave, and what it took."""

    number: int
    decisions: int
    looked_at: int
    promising: int
    puzzles: list[Puzzle]
    seconds: float


def mine_all(numbers: Sequence[int], plan: Plan, old: Sequence[Puzzle] = ()) -> list[Mined]:
    """Games by their numbers; -1, -2 and so on are the old puzzles, which are thought about anew."""
    return [mine(plan, number) if number >= 0 else renew(plan, number, old[-1 - number]) for number in numbers]


def mine(plan: Plan, number: int) -> Mined:
    if plan.certain:
        _game(plan)
        decisions, sure, seconds = certain_in(plan, number)
        return Mined(number, decisions, decisions, len(sure), sure, seconds)
    began, game, settings = time.process_time(), _game(plan), plan.agreed(number)
    who, every = expert(game, settings), played(plan, number)
    wide = [position for position in every if _is_open(who, position)]
    chosen = _chosen(wide, plan, number)
    promising, found = 0, list[Puzzle]()
    for place in chosen:
        seed = f"{plan.seed} {number} {place}"
        if not _promising(who, wide[place], plan, seed):
            continue
        promising += 1
        puzzle = posed(who, settings, wide[place], plan, seed)
        if puzzle is not None:
            found.append(puzzle)
    return Mined(number, len(every), len(chosen), promising, found, round(time.process_time() - began, 2))


def renew(plan: Plan, number: int, puzzle: Puzzle) -> Mined:
    """A puzzle of earlier rules, or of another judgement: whether the same position is one today."""
    began, game = time.process_time(), _game(plan)
    try:
        settings = game.settings(puzzle.options)
        position = again(game, settings, puzzle.before)
    except (Broken, Unreadable):
        return Mined(number, 0, 0, 0, [], round(time.process_time() - began, 2))
    if puzzle.certain is not None:
        found = renewed(game, settings, game.certainty(puzzle.certain.certainty), position)
    else:
        found = posed(expert(game, settings), settings, position, plan, f"{plan.seed} renewed {puzzle.name}")
    seconds = round(time.process_time() - began, 2)
    return Mined(number, 1, 1, 1, [found] if found is not None else [], seconds)


def _game(plan: Plan) -> Game:
    game = klubovna.game(plan.game)
    if (game.version, game.content().hash) != (plan.rules, plan.content):
        raise Broken(f"the rules of {game.id} or its content are others here than where the run began")
    return game


def _is_open(who: Expert, position: Position) -> bool:
    """Whether there is something to look for."""
    if not FEW_OPTIONS <= len(position.options) <= MANY_OPTIONS or position.decision.secret:
        return False
    least, most = OPEN
    return who.judge.value is None or least < who.judge.value(position.state, position.decision.seat) < most


def _chosen(wide: Sequence[Position], plan: Plan, number: int) -> list[int]:
    """So many of each kind of decision: what is asked seldom is no less of a puzzle."""
    by: dict[str, list[int]] = {}
    for place, position in enumerate(wide):
        by.setdefault(type(position.decision).__name__, []).append(place)
    rng = random.Random(f"looked at {plan.seed} {number}")
    return sorted(place for places in by.values() for place in rng.sample(places, min(plan.asks, len(places))))


def _promising(who: Expert, position: Position, plan: Plan, seed: str) -> bool:
    """Whether a better look clearly sees something else than quick ones."""
    asked, gap = asked_of(who.game, position.state, position.decision.seat, position.options), NEARLY * plan.gap
    better = leader(who, asked, f"better {seed}", plan.thought // FIRST, gap)
    if better == "" or looks(who.game, asked, f"glance {seed}", QUICK[0], GLANCES)[better] * 2 > GLANCES:
        return False
    before = opinion(who, asked, f"before {seed}", plan.thought // BEFORE, gap)
    return before is not None and before.answer.text == better


def posed(who: Expert, settings: Settings, position: Position, plan: Plan, seed: str) -> Puzzle | None:
    """The puzzle in a position, if there is one."""
    first = _found(who, position, plan, seed)
    if first is None:
        return None
    seen = {str(quick): first.seen[quick] for quick in first.seen}
    finds, last = [first], position
    while len(finds) < FINDS:
        following = _next(last, finds[-1].answer)
        if following is None:
            break
        more = _found(who, following, plan, f"{seed} {len(finds)}", first=False)
        if more is None:
            break
        finds.append(more)
        last = following
    game, seat = who.game, position.decision.seat
    told, certain = _told(who, position, finds, seed), proved(game, position, first.answer)
    here, there = frozenset().union(*(one.answered.heard for one in told)), told[0].tempted.heard
    theme = at_stake(game.package, seat, position.decision, here, there, certain=certain)
    name = hashlib.blake2s(f"{game.id} {position.deeds}".encode(), digest_size=3).hexdigest()
    usual = {option.name: option.default for option in game.options}
    return Puzzle(
        name=name,
        theme=theme,
        seat=seat,
        options={option: value for option, value in settings.items() if usual[option] != value},
        before=list(position.deeds),
        finds=[one.find for one in told],
        level=rating(first.seen),
        seen=seen,
        measured=who.measured,
        proved=certain,
        judge=who.judge.name,
        rules=game.version,
        checked=first.checked,
    )


class _Found(NamedTuple):
    """What is to be found, and how sure that is."""

    position: Position
    answer: Action
    tempting: str
    opinion: Opinion
    seen: dict[int, float]
    checked: list[Checked]


def _found(who: Expert, position: Position, plan: Plan, seed: str, *, first: bool = True) -> _Found | None:
    """The one choice that is clearly best in two opinions; to begin with, one that quick looks miss."""
    asked = asked_of(who.game, position.state, position.decision.seat, position.options)
    seen, taken = dict[int, float](), ""
    one = opinion(who, asked, f"first {seed}", plan.thought, plan.gap)
    if one is None:
        return None
    for quick in QUICK:
        counts = looks(who.game, asked, f"look {seed}", quick, LOOKS)
        seen[quick] = round(counts[one.answer.text] / LOOKS, 3)
        taken = taken or next((text for text, _ in counts.most_common() if text != one.answer.text), "")
        if first and quick == QUICK[0] and seen[quick] > SEEN:
            return None
    two = opinion(who, asked, f"second {seed}", ANEW * plan.thought, plan.gap, [taken] if taken else [])
    if two is None or two.answer != one.answer:
        return None
    iterations = (plan.thought, ANEW * plan.thought)
    checked = [
        Checked(plan.seed, times, round(each.value - each.rival, 4))
        for times, each in zip(iterations, (one, two), strict=True)
    ]
    return _Found(position, two.answer, taken or list(two.worth)[1], two, seen, checked)


def _next(position: Position, answer: Action) -> Position | None:
    """What the same seat is asked after its answer, if neither luck nor anybody else comes between."""
    s = position.state.clone()
    choose(s, position.decision, answer)
    decision, options = advance(s)
    if decision is None or decision.kind == CHANCE or decision.seat != position.decision.seat or len(options) < 2:
        return None
    return Position(decision, options, s, (*position.deeds, answer.text))


class _Told(NamedTuple):
    find: Find
    answered: Line
    tempted: Line


def _told(who: Expert, position: Position, finds: Sequence[_Found], seed: str) -> list[_Told]:
    """Each find with what comes of it; only after the last one the game is played on."""
    return [
        _shown(who, one, f"{seed} line {number}", last=number == len(finds) - 1) for number, one in enumerate(finds)
    ]


def _shown(who: Expert, one: _Found, seed: str, *, last: bool) -> _Told:
    position, rng = one.position, random.Random(seed)
    asked = asked_of(who.game, position.state, position.decision.seat, position.options)
    tempting = next(action for action in position.options if action.text == one.tempting)
    fork = Fork(who.game, who.judge, position.state, position.decision)
    answered = line(fork, one.answer, f"{seed} answer")
    tempted = line(fork, tempting, f"{seed} tempting")
    minds = one.opinion.minds
    both = {one.answer: minds[one.answer.text], tempting: minds[one.tempting]}
    why = reasons(both, asked, rng)
    find = Find(
        answer=one.answer.text,
        tempting=one.tempting,
        then=answered.deeds if last else [],
        fails=tempted.deeds,
        worth=one.opinion.worth,
        why=why[one.answer],
        but=why[tempting],
    )
    return _Told(find, answered, tempted)


# How hard it is


def rating(seen: dict[int, float]) -> int:
    """As in Elo's: a look that finds it as often as not is as strong as the puzzle; each look four times as long is
    worth some 200 more."""
    average = sum(seen.values()) / len(seen)
    odds = (1 - average + 0.02) / (average + 0.02)
    return max(EASIEST, min(HARDEST, round(USUAL + SPREAD * log10(odds))))


def picked(every: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """So many, of as many kinds as there are: themes take turns, and within a theme levels do."""
    by: dict[str, list[Puzzle]] = {}
    for puzzle in sorted(every, key=lambda one: one.name):
        by.setdefault(puzzle.theme, []).append(puzzle)
    queues = [list(_spread(some)) for _, some in sorted(by.items())]
    found: list[Puzzle] = []
    while len(found) < most and any(queues):
        for queue in queues:
            if queue and len(found) < most:
                found.append(queue.pop(0))
    return found


def _spread(some: Sequence[Puzzle]) -> Iterator[Puzzle]:
    """From all over the levels: the middle first, then the middles of both halves, and so on."""
    ordered = sorted(some, key=lambda one: (one.level, one.name))
    spans = [(0, len(ordered))]
    while spans:
        low, high = spans.pop(0)
        if low < high:
            middle = (low + high) // 2
            yield ordered[middle]
            spans += [(low, middle), (middle + 1, high)]
