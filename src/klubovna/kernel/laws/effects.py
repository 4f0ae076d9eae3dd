"""Law 10: whatever does something says so. What the log tells while an effect of a thing is carried out – a card, an
ability, a villager, a weapon – is named by what stands on that thing, in every language.

The log is written by the rules and the texts are made of the content, or by hand; neither is made of the other, so that
either may be wrong. Which words name what a line of the log tells is said by the game, in its `trials.py`.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, TypeAlias

import msgspec

from klubovna.kernel.flow import carry_out
from klubovna.kernel.frames import CHANCE, DECISION, Frame
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Message
from klubovna.kernel.sums import Sum
from klubovna.kernel.texts import LANGUAGES
from klubovna.kernel.wording import text

Source: TypeAlias = tuple[tuple[str, str], ...]
"""Things, each with the manner in which it says what it does. Of several that act together one has to say it."""


COUNTS = "a sum"


class Named(msgspec.Struct, frozen=True):
    """Lines of the log, and the words (a pattern, by languages) of which a text has to have one that does this."""

    lines: tuple[str, ...]
    words: Mapping[str, str]


class Effects(msgspec.Struct, frozen=True, kw_only=True):
    """How to know what the things of a game do."""

    of_frame: Callable[[Any, Frame], Source | None]
    """Whose effect a frame carries out; None: nobody's, or of whoever is at work already."""
    told_by: Callable[[Any, Message], Source | None] = lambda s, line: None
    """Whose doing a line says that it tells; None: of whoever is at work."""
    after: Callable[[Any, Message], Source | None] = lambda s, line: None
    """Whose effect it is that follows a line; nobody's: (). None: a line that changes nothing of this."""
    named: tuple[Named, ...]
    counts: Mapping[str, str] | None = None
    """Words for things that are parts of sums which lines tell, such as dice or a price."""
    counted: Callable[[Any, str], Source] = lambda s, part: ((part, "full"),)
    """On which things it stands that they are such a part; parts on which nothing stands need not say it."""
    follows: frozenset[str] = frozenset()
    """Lines that tell what follows by the rules, whatever was the cause: they need not stand on it."""


class Doings:
    """Plays random games in the open and takes note of what things do in them."""

    def __init__(self, game: Game, effects: Effects) -> None:
        self.game, self.effects = game, effects
        self.seen: Counter[tuple[Source, str]] = Counter()
        """By whom, and by the line that told it."""

    def play(self, s: Any, rng: random.Random) -> None:
        s.log = []
        at_work: list[tuple[int, Source]] = []
        while s.stack:
            frame, depth = s.stack[-1], len(s.stack) - 1
            while at_work and at_work[-1][0] > depth:
                at_work.pop()
            source = self.effects.of_frame(s, frame)
            if source is not None:
                at_work.append((depth, source))
            carry_out(s, frame, _chosen(s, frame, rng))
            self._note(s, depth, at_work)

    def _note(self, s: Any, depth: int, at_work: list[tuple[int, Source]]) -> None:
        for line in s.log:
            working = self.effects.told_by(s, line) or (at_work[-1][1] if at_work else ())
            source = self.effects.after(s, line)
            if source is not None:
                at_work.append((depth, source))
            if working and line.id not in self.effects.follows:
                self.seen[working, line.id] += 1
            if self.effects.counts is not None:
                self.seen.update((source, COUNTS) for source in self._counted(s, line))
        s.log.clear()

    def _counted(self, s: Any, line: Message) -> Iterator[Source]:
        """Things that are part of a sum in this line."""
        sums, known = [value for value in line.args.values() if isinstance(value, Sum)], _wording(self.game)
        for part in (part for found in sums for part in found.parts):
            source = self.effects.counted(s, part.what)
            if source and all(manner in known.get(thing, {}) for thing, manner in source):
                yield source

    def untold(self) -> Iterator[str]:
        """What was seen and does not stand on whoever did it."""
        words = {line: named.words for named in self.effects.named for line in named.lines}
        words[COUNTS] = self.effects.counts or {}
        for (source, line), times in sorted(self.seen.items()):
            who = " with ".join(thing for thing, _ in source)
            if line not in words:
                yield f"{who} does what {line!r} tells ({times} times), and no words are known that name it"
                continue
            for language in LANGUAGES:
                told = self._text(source, language)
                if not re.search(words[line][language], told, re.IGNORECASE):
                    yield f"{who} does what {line!r} tells ({times} times), and in {language} it says only {told!r}"

    def _text(self, source: Source, language: str) -> str:
        return " ".join(_standing(self.game, thing, manner, language) for thing, manner in source)


def _chosen(s: Any, frame: Any, rng: random.Random) -> Any:
    if frame.kind == DECISION:
        return rng.choice(frame.options(s))
    return frame.sample(s, rng) if frame.kind == CHANCE else None


@cache
def _standing(game: Game, thing: str, manner: str, language: str) -> str:
    """What stands on a thing; where nothing does, an empty text, in which no word is found."""
    wording = _wording(game).get(thing, {})
    return text(wording.get(manner, []), game.texts(language))


@cache
def _wording(game: Game) -> Mapping[str, Any]:
    return game.wording(game.content()) if game.wording else {}
