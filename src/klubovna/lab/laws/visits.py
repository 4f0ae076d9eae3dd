"""Which rules random games come by, and how they end: otherwise thousands of games would prove little."""

from __future__ import annotations

import random
import typing
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from klubovna.kernel.flow import choose, settle
from klubovna.kernel.frames import CHANCE, DECISION
from klubovna.kernel.game import Game
from klubovna.kernel.laws.trials import Choices, Trials
from klubovna.lab.fuzz import mixed

LATE, GLANCES, HOPES = 200, 8, 16
"""So many easier games; those who look one step ahead look at so many of their choices, and play so many games."""


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
        """Of a few, the one after which the game looks best."""
        judge: Any = self.game.judgement
        few = rng.sample(options, min(GLANCES, len(options)))
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
    return replace(game, load=lambda _: game.load(folder))


class Tour(typing.NamedTuple):
    """All the visits to a game, and what they should have seen and did not."""

    visits: Visits
    late: Visits
    missed: list[str]


def tour(game: Game, trials: Trials, folder: Path, visits: int = 0) -> Tour:
    """By chance, and with the easier pack where there is one."""
    early = Visits(game, trials.kinds).play(range(visits or trials.visits))
    missed = [f"no game by chance ended with {ending!r}" for ending in sorted(trials.endings - set(early.endings))]
    late = Visits(easier(game, trials.easier, folder), trials.kinds)
    if trials.hopeful is not None:
        late.hope(range(HOPES), trials.hopeful)
    elif trials.easier:
        late.play(range(LATE), trials.eager)
    early.frames += late.frames
    early.actions += late.actions
    missed += [f"no game came by {name}" for name in sorted(early.never() - trials.unseen)]
    if trials.easier and trials.hopeful is None:
        late.play(range(LATE))
    endings = sorted(trials.late_endings - set(late.endings))
    return Tour(early, late, missed + [f"no easier game ended with {ending!r}" for ending in endings])
