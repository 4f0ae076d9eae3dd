"""Every registered game under all laws of the kit, in thousands of random games with all its options.

Law 7 is proved in `bots/`. That the kit bites is shown in `kernel/test_laws_bite.py`.
"""

from __future__ import annotations

import random
import typing
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import klubovna
from klubovna.kernel.flow import choose, settle
from klubovna.kernel.frames import CHANCE, DECISION
from klubovna.kernel.game import Game
from klubovna.kernel.laws import Trial, try_game
from klubovna.lab.fuzz import Choices, mixed
from tests.games.hagalaz import hagalaz_easier

GAMES = klubovna.games()
CHUNKS, SIZE = 10, 100
"""So many games of each; in chunks, so that several processes can share the work."""
SIZES = {"blitzkrieg": 40, "napoleonics": 20, "kacir": 35, "hagalaz": 12}
"""Long games and games of several kinds: fewer in a chunk."""
KINDS: dict[str, list[Choices]] = {
    "blitzkrieg": [{"map": [map], "mode": [mode]} for map in ("base", "nippon") for mode in ("duel", "solo")],
}
"""Games that are several games in one: so many of each kind."""

VZDOR: Any = klubovna.game("vzdor").content()
EASIER: dict[str, dict[str, str]] = {
    "vzdor": {
        "rules": "[defeat]\ncivilians = 20\nfailures = 20\n",
        "maquis": "".join(f"[{maquis}]\ncovert = {{ strength = 5 }}\n" for maquis in VZDOR.maquis),
        "missions": "".join(f"[{mission}]\ndefence = 1\ngarrison = 2\n" for mission in VZDOR.missions),
    },
    "kacir": {
        "rules": "[supply]\ngloom = 7\n[start]\ninfluence = 9\n[conversion]\nsecrets = 1\nclues = 1\n"
        "[board]\nally = 1\nlocation = 1\nbrew = 1\nfamiliar = 1\ncurse = 1\n",
    },
    "hagalaz": hagalaz_easier.pack(),
}
"""Packs that make a game last: players at random would hardly ever see its last rounds and its good ends."""
EAGER = {"vzdor": frozenset({"end-resistance", "end-attack"}), "kacir": frozenset({"end-turn"})}
"""What is not said by those who want to see all of it."""
HOPEFUL: dict[str, Choices] = {"hagalaz": {"scenario": ["campaign"]}}
"""Where nobody gets anywhere by chance: easier games, of this kind, are played by people who look one step ahead…"""
VISITED = {"napoleonics": 200, "kacir": 400, "hagalaz": 200}
"""Long games: so many are enough to see everything."""
GLANCES, HOPES = 8, 16
"""…at so many of their choices; and so many of these games."""
ENDINGS = {
    "vzdor": {"failures", "civilians", "draw"},
    "blitzkrieg": {"points", "no-tokens"},
    "napoleonics": {"banners", "nightfall"},
    "kacir": {"eliminated", "innocents", "rounds"},
    "hagalaz": {"time", "shepard", "early-end"},
}
LATE_ENDINGS = {
    "vzdor": {"spies", "draw", "minor", "victory", "major", "epic"},
    "kacir": {"eliminated", "innocents", "ritual", "suspects", "rounds"},
    "hagalaz": {"turning-point", "perfect"},
}
"""How games end that are played at random, as they are and made easier."""


def easier(game: Game, folder: Path) -> Game:
    """The game with its easier pack."""
    for name, text in EASIER.get(game.id, {}).items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return replace(game, load=lambda _: game.load(folder)) if game.id in EASIER else game


def kinds() -> list[Any]:
    every = [(id, kind) for id in GAMES for kind in KINDS.get(id, [{}])]
    return [
        pytest.param(id, kind, id="-".join([id, *(str(value) for values in kind.values() for value in values)]))
        for id, kind in every
    ]


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize(("id", "kind"), kinds())
def test_thousands_of_random_games_break_no_law(id: str, kind: Choices, chunk: int, tmp_path: Path) -> None:
    """Over all combinations of options; the record of a failure lies in a folder that the message names."""
    game, trial = klubovna.game(id), Trial()
    agreements = mixed(game, kind)
    size = SIZES.get(id, SIZE)
    for number in range(chunk * size, (chunk + 1) * size):
        trial.add(try_game(game, number, tmp_path, **agreements[number // 2 % len(agreements)]))
    trial.conclude()
    assert trial.games == size


@pytest.mark.parametrize("chunk", range(4))
@pytest.mark.parametrize("id", sorted(EASIER))
def test_long_games_break_no_law(id: str, chunk: int, tmp_path: Path) -> None:
    """Where the bad ends are far, late rounds are seen, too."""
    pack = tmp_path / "pack"
    pack.mkdir()
    game, trial = easier(klubovna.game(id), pack), Trial()
    for number in range(chunk * 20, (chunk + 1) * 20):
        agreements = mixed(game)
        trial.add(try_game(game, number, tmp_path, **agreements[number // 2 % len(agreements)]))
    trial.conclude()


class Visits:
    """Plays random games in the open and counts which rules they came by."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.frames: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()

    def play(self, numbers: Iterable[int], avoid: frozenset[str] = frozenset()) -> Visits:
        agreements = mixed(self.game)
        for number in numbers:
            options = self.game.settings(agreements[number % len(agreements)])
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


def _late(id: str, folder: Path) -> Visits:
    """The easier games."""
    late = Visits(easier(klubovna.game(id), folder))
    if id in HOPEFUL:
        return late.hope(range(HOPES), HOPEFUL[id])
    return late.play(range(200), EAGER.get(id, frozenset()))


def _members(union: Any) -> tuple[type, ...]:
    return typing.get_args(union) or (union,)


@pytest.mark.parametrize("id", GAMES)
def test_random_games_visit_every_rule_and_see_every_ending_that_chance_brings(id: str, tmp_path: Path) -> None:
    """Otherwise thousands of games would prove little: every kind of action and of frame occurs. In Vzdor nobody wins
    by chance, and a hand of spies is rare; made easier, they see all the other endings."""
    visits = Visits(klubovna.game(id)).play(range(VISITED.get(id, 800)))
    assert set(visits.endings) >= ENDINGS[id]
    late = _late(id, tmp_path)
    visits.frames += late.frames
    visits.actions += late.actions
    assert visits.never() == set(), f"never seen in {id}"
    if id in EASIER and id not in HOPEFUL:
        late.play(range(200))
    assert set(late.endings) >= LATE_ENDINGS.get(id, set())
