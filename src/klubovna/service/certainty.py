"""Worlds: a game played again as if something hidden had been another thing, as far as the rules allow it.

The search is complete. Every candidate has one world, made of the same luck and the same choices; it is ruled out by
the first of them that is impossible there, or by a win that was open there and passed up.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence, Set
from typing import Any, NamedTuple, TypeAlias

from klubovna.kernel.actions import Action
from klubovna.kernel.certainty import Certainty
from klubovna.kernel.errors import Broken
from klubovna.kernel.flow import advance, choose
from klubovna.kernel.frames import Chance, Decision
from klubovna.kernel.game import Game, Motive, Settings
from klubovna.kernel.lessons import Deed, Luck
from klubovna.kernel.messages import Message
from klubovna.kernel.odds import Happening

Drawn: TypeAlias = Callable[[Chance, Any, Happening], Happening]
"""What is drawn where something was."""


class Refused(NamedTuple):
    """The rule against the win when the seat could have wanted it."""

    at: int
    """After so many deeds."""
    why: Message


class World(NamedTuple):
    """The game as if this candidate had been drawn."""

    candidate: str
    impossible: int | None
    """The number of the first deed against the rules there, counted from 0…"""
    passed: tuple[int, ...]
    """…and of those with which a win was passed up."""
    refused: tuple[Refused, ...]
    """Whenever the win was not open, until the game so far is over or impossible."""
    state: Any
    """How the table lies then."""

    def possible(self, deeds: int) -> bool:
        """After so many deeds."""
        return not self.ruled_out(deeds) and not self.passed_up(deeds)

    def ruled_out(self, deeds: int) -> bool:
        """By the rules alone: whoever sees the table sees that."""
        return self.impossible is not None and self.impossible < deeds

    def usually(self, deeds: int) -> Refused | None:
        """The last time that the win failed by what lies at the candidate."""
        return next((one for one in reversed(self.refused) if one.at < deeds and one.why.args), None)

    def passed_up(self, deeds: int) -> bool:
        return any(at < deeds for at in self.passed)

    def nearly(self, deeds: int) -> Refused | None:
        """The last time that the win failed for another reason than usual: it was near."""
        told = [one for one in self.refused if one.at < deeds and one.why.args]
        ids = [one.why.id for one in told]
        usual = max(sorted(set(ids)), key=ids.count, default="")
        return next((one for one in reversed(told) if one.why.id != usual), None)


class _Impossible(Exception):
    """The rules lead elsewhere than the deeds do."""


def candidates(game: Game, settings: Settings, asked: Certainty, deeds: Sequence[Deed]) -> list[str]:
    """All that luck could have drawn, in the order in which the game tells it; none where it was not drawn yet."""
    found = list[str]()

    def look(chance: Chance, s: Any, told: Happening) -> Happening:
        if isinstance(chance, asked.drawn):
            found.extend(str(happening) for happening, _ in chance.odds(s) or [])
        return told

    for _ in _choices(_Course(game, settings, deeds, look)):
        if found:
            break
    return found


def worlds(game: Game, settings: Settings, asked: Certainty, deeds: Sequence[Deed]) -> list[World]:
    """One for every candidate."""
    return [_world(game, settings, asked, deeds, one) for one in candidates(game, settings, asked, deeds)]


def imagined(game: Game, asked: Certainty, world: World, real: Any) -> Any:
    """A state of this world that the seat can't tell from the real one, with all else that is hidden imagined anew."""
    s = game.sample(real, asked.seat, random.Random(world.candidate))
    _motive(game).give(s, asked.of, secret(game, asked, world.state))
    return s


def secret(game: Game, asked: Certainty, s: Any) -> Any:
    """What the seat does not know, as it is in a state."""
    return _motive(game).of(s, asked.of)


def open_to(game: Game, asked: Certainty, s: Any) -> Set[Any]:
    """Which secrets the seat can't rule out by what lies open: as the game imagines them."""
    return _motive(game).among(s, asked.of, asked.seat).keys()


def _motive(game: Game) -> Motive:
    if game.motive is None:
        raise Broken(f"{game.id} asks for what is certain, and nobody there has a motive")
    return game.motive


def _world(game: Game, settings: Settings, asked: Certainty, deeds: Sequence[Deed], candidate: str) -> World:
    def drawn(chance: Chance, s: Any, told: Happening) -> Happening:
        return candidate if isinstance(chance, asked.drawn) else told

    win, passed, refused = asked.wins(candidate), list[int](), list[Refused]()
    course = _Course(game, settings, deeds, drawn)
    impossible: int | None = None
    try:
        for decision, options, action in _choices(course):
            if decision.seat != asked.of or not isinstance(win, decision.answers()):
                continue
            if win not in options:
                refused.append(Refused(course.at, decision.refusal(course.state, win)))
            elif action != win:
                passed.append(course.at)
    except _Impossible:
        impossible = course.at
    return World(candidate, impossible, tuple(passed), tuple(refused), course.state)


class _Course:
    """A game that goes the way of deeds, with other luck where `drawn` says so."""

    def __init__(self, game: Game, settings: Settings, deeds: Sequence[Deed], drawn: Drawn) -> None:
        self.deeds, self.at, self._drawn = deeds, 0, drawn
        self.state: Any = game.set_up(game.content(), settings)

    def luck(self, chance: Chance, s: Any) -> Happening:
        deed = self.deeds[self.at] if self.at < len(self.deeds) else None
        if not isinstance(deed, Luck):
            raise _Impossible
        happening = self._drawn(chance, s, deed.luck)
        if not chance.possible(s, happening):
            raise _Impossible
        self.at += 1
        return happening


def _choices(course: _Course) -> Iterator[tuple[Decision, list[Any], Action]]:
    """What was asked, what could be chosen, and what was, before it is done."""
    s, deeds = course.state, course.deeds
    decision, options = advance(s, None, course.luck)
    while course.at < len(deeds):
        action = next((one for one in options if one.text == deeds[course.at]), None)
        if action is None:
            raise _Impossible
        yield decision, options, action
        course.at += 1
        choose(s, decision, action)
        if course.at < len(deeds):
            decision, options = advance(s, None, course.luck)
