"""What occurs in a game: played at random many times, always the same way, to see which words and how many things
there are. Types say what kind of thing a field is; this says which ones, and the content completes it."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

from klubovna.kernel.actions import Action
from klubovna.kernel.content import Content
from klubovna.kernel.flow import advance
from klubovna.kernel.frames import Decision
from klubovna.kernel.game import Game, Settings
from klubovna.kernel.kinds import concrete
from klubovna.kernel.messages import Seat
from klubovna.rl.families import completed, families

GAMES, DECISIONS, LOOKS = 400, 20_000, 800
"""So many games are played, but no more than so many decisions; and the table is looked at so often."""
THIN = 8
"""A table of which less than this part was met may be the wrong one."""


class Survey:
    """What was met with these options."""

    def __init__(self, game: Game, settings: Settings) -> None:
        self.game, self.settings = game, settings
        self.seats: tuple[Seat, ...] = game.seated(settings)
        self.words: dict[str, set[Any]] = defaultdict(set)
        """By the name of an action's field: one word has one meaning."""
        self.questions: set[str] = set()
        self.views: list[Any] = []
        self.decisions = self.games = 0
        self._seen: set[Action] = set()
        self.families = _tables(game, settings)
        while self.games < GAMES and self.decisions < DECISIONS:
            self._play(self.games)
        for name, others in (game.words(game.content()) if game.words else {}).items():
            self.words[name].update(others)
        self.things = self._completed()

    def _completed(self) -> dict[str, tuple[str, ...]]:
        """What the words of actions may be. Where hardly any of a table's things was met, the words are rather those of
        another field that has been seen more of: doors lead from hex to hex, though few of them were open."""
        found: dict[str, tuple[str, ...]] = {}
        words = {name: met for name, met in self.words.items() if all(isinstance(word, str) for word in met)}
        for name, met in sorted(words.items(), key=lambda one: -len(one[1])):
            whole = completed(met, self.families)
            others = [other for other in found.values() if met <= set(other)]
            thin = len(met) * THIN < len(whole)
            found[name] = max(others, key=len) if others and thin else whole
        return found

    def _play(self, number: int) -> Any:
        """One game at random; the table is looked at now and then, and at the end by all."""
        game, rng = self.game, random.Random(number)
        s = game.set_up(game.content(), self.settings)
        options = advance(s, rng)[1]
        every = 1 + self.decisions // 1000
        while options and self.decisions < DECISIONS:
            self._note(s, options)
            if self.decisions % every == 0 and len(self.views) < LOOKS:
                self.views.append(game.view(s, self.seats[self.decisions // every % len(self.seats)]))
            options = s.step(rng.choice(options), rng)
        self.views += [game.view(s, seat) for seat in self.seats if len(self.views) < 2 * LOOKS]
        self.games += 1
        return s

    def _note(self, s: Any, options: list[Action]) -> None:
        self.decisions += 1
        self.questions.add(str(s.stack[-1].__struct_config__.tag))
        for action in options:
            if action not in self._seen:
                self._seen.add(action)
                for name in action.__struct_fields__:
                    self.words[name].add(getattr(action, name))


def _tables(game: Game, settings: Settings) -> list[frozenset[str]]:
    """Of content that nobody has played with: a game may keep in it what it has found out, and the same codec has to
    be made whatever was played before."""
    content = game.load(None)
    first = game.set_up(content, settings)
    static = [getattr(first, name) for name in first.__struct_fields__]
    return families(content, *(thing for thing in static if isinstance(thing, Content)))


def questions(game: Game, survey: Survey) -> tuple[str, ...]:
    """All kinds of decisions of the game."""
    known = {str(kind.__struct_config__.tag) for kind in concrete(Decision, game.package)}
    return tuple(sorted(known | survey.questions))
