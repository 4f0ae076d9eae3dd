"""Which rules random games come by, and how they end: otherwise thousands of games would prove little."""

from __future__ import annotations

import random
import typing
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from klubovna.kernel.flow import choose, settle
from klubovna.kernel.frames import CHANCE, DECISION
from klubovna.kernel.game import Game
from klubovna.kernel.laws.trials import Choices, Trials
from klubovna.kernel.packs import load_pack
from klubovna.lab.fuzz import mixed

LATE, GLANCES, HOPES, WHIM = 200, 8, 32, 0.15
"""So many easier games; those who look one step ahead look at so many of their choices, play so many games, and so
often they choose without a look."""
STRIDES = 16
"""All games are played in so many parts; after each it is asked whether everything was seen."""


class Visits:
    """Plays random games in the open and counts which rules they came by."""

    def __init__(self, game: Game, kinds: tuple[Choices, ...] = ({},)) -> None:
        self.game = game
        self.agreed = [mixed(game, kind) for kind in kinds]
        self.frames: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()

    def play(self, numbers: Iterable[int], avoid: frozenset[str] = frozenset()) -> Visits:
        for number in numbers:
            round, kind = divmod(number, len(self.agreed))
            options = self.game.settings(self.agreed[kind][round % len(self.agreed[kind])])
            self._game(self.game.set_up(self.game.content(), options), random.Random(number), avoid)
        return self

    def hope(self, numbers: Iterable[int], kind: Choices) -> Visits:
        """Games of people who look one step ahead."""
        agreements, content = mixed(self.game, kind), self.game.content()
        for number in numbers:
            options = self.game.settings(agreements[number % len(agreements)])
            self._game(self.game.set_up(content, options), random.Random(number), frozenset(), hopeful=True)
        return self

    def _game(self, s: Any, rng: random.Random, avoid: frozenset[str], *, hopeful: bool = False) -> None:
        while s.stack:
            top: Any = s.stack[-1]
            self.frames[type(top).__name__] += 1
            if top.kind == DECISION:
                options = [a for a in top.options(s) if a.text not in avoid] or top.options(s)
                action = self._promising(s, options, rng) if hopeful else rng.choice(options)
                self.actions[action.text.split()[0]] += 1
                s.stack.pop()
                top.choose(s, action)
            elif top.kind == CHANCE:
                happening = top.sample(s, rng)
                s.stack.pop()
                top.happen(s, happening)
            else:
                s.stack.pop()
                top.run(s)
        self.endings[s.outcome.reason] += 1

    def _promising(self, s: Any, options: list[Any], rng: random.Random) -> Any:
        """Of a few, the one after which the game looks best; sometimes any, or all would go the same way."""
        judge: Any = self.game.judgement
        few = rng.sample(options, 1 if rng.random() < WHIM else min(GLANCES, len(options)))
        return max(few, key=lambda action: judge(_after(s, action, rng), s.stack[-1].seat))

    def never(self) -> set[str]:
        """Frames and actions of the game that did not occur."""
        frames = {frame.__name__ for frame in _members(typing.get_args(self.game.frames)[0])}
        return (frames - set(self.frames)) | (set(self.game.actions) - set(self.actions))


def _after(s: Any, action: Any, rng: random.Random) -> Any:
    s = s.clone()
    choose(s, s.stack[-1], action)
    settle(s, rng)
    return s


def _members(union: Any) -> tuple[type, ...]:
    return typing.get_args(union) or (union,)


def easier(game: Game, pack: Mapping[str, str], folder: Path) -> Game:
    """The game with a pack that makes it last, written into this folder."""
    if not pack:
        return game
    for name, text in pack.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.toml").write_text(text, "utf-8")
    found = load_pack(folder)
    return replace(game, load=lambda _: game.load(found))


class Tour(typing.NamedTuple):
    """All the visits to a game, and what they should have seen and did not."""

    visits: Visits
    late: Visits
    missed: list[str]


def tour(game: Game, trials: Trials, folder: Path, visits: int = 0) -> Tour:
    """By chance, and with the easier pack where there is one: so many games, or, where nothing is said, as many as the
    trials say and no more than it takes to have seen everything."""
    early, late = Visits(game, trials.kinds), Visits(easier(game, trials.easier, folder), trials.kinds)
    by_chance, eager, calm = _walk(early.play, visits or trials.visits), _walk(late.play, 0), _walk(late.play, 0)
    if trials.hopeful is not None:
        eager = _walk(partial(late.hope, kind=trials.hopeful), HOPES)
    elif trials.easier:
        eager, calm = _walk(partial(late.play, avoid=trials.eager), LATE), _walk(late.play, LATE)

    def missed() -> set[str]:
        return (early.never() & late.never()) - trials.unseen

    def ends() -> frozenset[str]:
        return trials.late_endings - set(late.endings)

    _take_turns(lambda: bool(visits or missed() or trials.endings - set(early.endings)), by_chance, eager)
    rules = [f"no game came by {name}" for name in sorted(missed())]
    _take_turns(lambda: bool(visits or ends()), eager, calm)
    early.frames += late.frames
    early.actions += late.actions
    return Tour(
        early,
        late,
        [f"no game by chance ended with {ending!r}" for ending in sorted(trials.endings - set(early.endings))]
        + rules
        + [f"no easier game ended with {ending!r}" for ending in sorted(ends())],
    )


def _walk(play: Callable[[range], object], games: int) -> Iterator[bool]:
    """So many games, a few at a time."""
    few = -(-games // STRIDES)
    for first in range(0, games, max(1, few)):
        play(range(first, min(games, first + few)))
        yield True


def _take_turns(wanted: Callable[[], bool], *walks: Iterator[bool]) -> None:
    """Until there is nothing to be seen any more, or nobody has games left."""
    left = [*walks]
    while left and wanted():
        left = [walk for walk in left if next(walk, False)]
