"""Whatever does something says so: the law finds a card whose text leaves out, in one language or in all, what the
rules let it do; and a doing that nobody has given a name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import klubovna
from klubovna.kernel.game import Game
from klubovna.kernel.laws.effects import Effects
from klubovna.kernel.laws.trials import trials_of
from klubovna.kernel.messages import Message
from klubovna.kernel.wording import Line, Wording
from klubovna.lab.laws.doings import doings

KACIR = klubovna.game("kacir")
GAMES = 120
"""In which each of the cards below is played."""


def untold(game: Game, effects: Effects | None = None) -> list[str]:
    trials = trials_of(KACIR)
    known = effects or trials.effects
    assert known is not None
    return [*doings(game, known, replace(trials, easier={}), Path(), GAMES).untold()]


def _without(thing: str, message: str, content: Any) -> Mapping[str, Wording]:
    """The texts, with a part of one of them left out."""
    assert KACIR.wording is not None
    told = dict(KACIR.wording(content))
    lines = [Line(line.lead, tuple(p for p in line.parts if p.id != message)) for line in told[thing]["full"]]
    return {**told, thing: {**told[thing], "full": lines}}


def _leaving_out(thing: str, message: str) -> Game:
    return replace(KACIR, wording=partial(_without, thing, message))


@pytest.mark.parametrize(
    ("thing", "message", "line"),
    [
        ("hasty-approach", "effect-opponent-gloom-or-draw", "log-placed-gloom"),
        ("oswald", "effect-draw", "log-drew"),
        ("willow-shrub", "effect-lift-card", "log-removed-gloom"),
        ("chandler", "power-candles", "log-removed-gloom"),
    ],
)
def test_what_a_text_leaves_out_is_found(thing: str, message: str, line: str) -> None:
    if message.startswith("power-"):
        game = replace(KACIR, wording=lambda content: {thing: {"full": [Line(Message("card-attached"))]}})
    else:
        game = _leaving_out(thing, message)
    found = [problem for problem in untold(game) if problem.startswith(f"{thing} does what {line!r}")]
    assert {word for problem in found for word in ("in cs", "in en") if word in problem} == {"in cs", "in en"}


def test_a_doing_without_a_name_is_found() -> None:
    known = trials_of(KACIR).effects
    assert known is not None
    fewer = replace(known, named=tuple(named for named in known.named if "log-dazed" not in named.lines))
    (problem,) = untold(KACIR, fewer)
    assert problem.startswith("daze does what 'log-dazed' tells")
    assert problem.endswith("no words are known that name it")


def test_a_trait_that_is_not_told_is_found() -> None:
    """Both the Banshee and the Scion wail."""
    hagalaz = klubovna.game("hagalaz")
    trials = trials_of(hagalaz)
    assert hagalaz.wording
    assert trials.effects
    mute = {id: {"trait": [Line(Message("trait-cloak", {"range": 4}))]} for id in ("banshee", "scion")}
    told = {**hagalaz.wording(hagalaz.content()), **mute}
    game = replace(hagalaz, wording=lambda content: told)
    found = doings(game, trials.effects, replace(trials, easier={}), Path(), 24)
    assert {one.partition(" does")[0] for one in found.untold()} == {"banshee with scion"}
