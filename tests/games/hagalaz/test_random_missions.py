"""Random missions and campaigns under the laws, one of each; and that every prompt leads into the rulebook."""

from __future__ import annotations

import re
import typing
from importlib.resources import files

import pytest

from klubovna.games.hagalaz import GAME
from klubovna.games.hagalaz.printed.missions import MISSIONS
from klubovna.kernel.frames import Decision
from klubovna.kernel.laws import try_game


@pytest.mark.parametrize("number", range(len(MISSIONS)))
def test_a_random_mission_breaks_no_law(number: int) -> None:
    trial = try_game(GAME, number, scenario=MISSIONS[number], players=1 + number % 4)
    assert trial.games == 1


@pytest.mark.parametrize("players", [1, 4])
def test_a_random_campaign_breaks_no_law(players: int) -> None:
    assert try_game(GAME, players, scenario="campaign", players=players).games == 1


@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_decision_leads_to_a_heading_of_the_rulebook(language: str) -> None:
    text = (files("klubovna.games.hagalaz") / "rulebook" / f"{language}.md").read_text("utf-8")
    headings = set(re.findall(r"\{#([a-z-]+)\}", text))
    frames = typing.get_args(typing.get_args(GAME.frames)[0])
    rules = {frame.rule for frame in frames if issubclass(frame, Decision)}
    assert rules <= headings
