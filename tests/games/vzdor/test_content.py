"""The cards of the box against components/vzdor.md, section 1, and the rulebook's table of results."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

import klubovna
from klubovna.games.vzdor.printed import effects as printed
from klubovna.games.vzdor.rules.actions.offering import AIMED
from klubovna.games.vzdor.rules.actions.plain import PLAIN
from klubovna.games.vzdor.rules.effects import AT_ONCE
from klubovna.games.vzdor.rules.power import COUNTED
from klubovna.kernel.errors import Broken
from tests.games.vzdor.vzdor_box import ATK, BOTH, ENEMIES, MAQUIS, MISSIONS, NONE, PLAN
from tests.games.vzdor.vzdor_table import CARDS, at_planning, pieces, whole_box


def test_there_are_ninety_cards() -> None:
    """Components: "all 90 cards (24 + 32 + 20 + 8 + 6)"."""
    assert len(CARDS.maquis) == 24
    assert len(CARDS.enemy_deck) == 32
    assert len(CARDS.missions) == 20
    assert len(CARDS.rules.civilians.cards) == 8
    assert CARDS.rules.setup.spies + CARDS.rules.setup.spare_spies == 6
    assert whole_box().total() == 90


@pytest.mark.parametrize("name", MAQUIS)
def test_maquis_strengths_and_phases(name: str) -> None:
    """Components 1.1, row by row."""
    covert, revealed = CARDS.maquis[name].covert, CARDS.maquis[name].revealed
    assert (covert.strength, covert.phase, revealed.strength, revealed.phase) == MAQUIS[name]


def test_maquis_sums() -> None:
    """Components 1.1: "Checks for a unit test"."""
    covert = [m.covert for m in CARDS.maquis.values()]
    revealed = [m.revealed for m in CARDS.maquis.values()]
    assert Counter(side.strength for side in covert) == {0: 4, 1: 14, 2: 6}
    assert sum(side.strength for side in covert) == 26
    assert Counter(side.strength for side in revealed) == {0: 4, 1: 2, 2: 13, 3: 3, 4: 2}
    assert sum(side.strength for side in revealed) == 45
    assert Counter(side.phase for side in covert) == {PLAN: 8, ATK: 7, BOTH: 5, NONE: 4}
    assert Counter(side.phase for side in revealed) == {PLAN: 3, ATK: 12, BOTH: 7, NONE: 2}
    assert sum(side.action is not None for side in covert + revealed) == 42


def test_maquis_without_an_action() -> None:
    """Components 1.1: which six sides have none."""
    assert [n for n, m in CARDS.maquis.items() if not m.covert.action] == [
        "benigno",
        "carlos",
        "consuelo",
        "sagrario",
    ]
    assert [n for n, m in CARDS.maquis.items() if not m.revealed.action] == ["nicolas", "roberto"]


def test_enemies_by_type() -> None:
    """Components 1.2."""
    assert {name: (kind.keyword, list(kind.defence)) for name, kind in CARDS.types.items()} == ENEMIES


def test_enemy_sums() -> None:
    """Components 1.2: "Total 32, defence sum 71; values 1×9, 2×11, 3×8, 4×4"."""
    values = [CARDS.enemies[card].defence for card in CARDS.enemy_deck]
    assert sum(values) == 71
    assert Counter(values) == {1: 9, 2: 11, 3: 8, 4: 4}


def test_missions() -> None:
    """Components 1.3."""
    assert {n: (m.era, m.garrison, m.defence, m.points) for n, m in CARDS.missions.items()} == MISSIONS


@pytest.mark.parametrize(
    ("era", "sums"), [(1, (8, 28, 42, 13)), (2, (6, 25, 40, 18)), (3, (6, 26, 41, 25))], ids=["1", "2", "3"]
)
def test_mission_sums(era: int, sums: tuple[int, ...]) -> None:
    """Components 1.3: the checks of each era."""
    found = [m for m in CARDS.missions.values() if m.era == era]
    assert (
        len(found),
        *(sum(getattr(m, f) for m in found) for f in ("garrison", "defence", "points")),
    ) == sums


def test_mission_keywords() -> None:
    """Components 1.3: five DEFENCE missions, no SURVIVE; the highest garrison is 5."""
    defended = {n for n, m in CARDS.missions.items() if m.keyword == "defence"}
    assert defended == {"bunker", "steal-supplies", "destroy-depot", "crossroads", "mayors-house"}
    assert {m.keyword for m in CARDS.missions.values()} == {"defence", "defeat"}
    assert max(m.garrison for m in CARDS.missions.values()) == 5


def test_the_best_possible_total() -> None:
    """Components 1.3: "Best possible total 9 + 11 + 14 = 34 VP"."""
    best = {
        era: sum(sorted((m.points for m in CARDS.missions.values() if m.era == era), reverse=True)[:played])
        for era, played in ((1, 4), (2, 3), (3, 3))
    }
    assert best == {1: 9, 2: 11, 3: 14}


def test_civilians() -> None:
    """Components 1.4: 0, 1 three times, 2 three times, 3; twelve people, five are a defeat."""
    assert Counter(CARDS.rules.civilians.cards) == {0: 1, 1: 3, 2: 3, 3: 1}
    assert sum(CARDS.rules.civilians.cards) == 12
    assert CARDS.rules.defeat.civilians == 5


def test_the_vocabulary_of_these_tests_keeps_all_cards() -> None:
    """A table set by the builders has the whole box on it."""
    table = at_planning(hand=["abel", "spy"], garrisons={"border": ["guard-1", "hidden"]}, pile=["juana"])
    assert pieces(table) == whole_box()
    known = at_planning(hand=["abel"], deck=["spy", "juana"], recruits=["pilar"], enemy_deck=["grunt-1"])
    assert pieces(known) == whole_box()


# Nothing is swallowed: every word of the content has its rule, and other words are refused on loading


def test_every_action_has_its_rule() -> None:
    assert set(PLAIN) == set(get_args(printed.PlainAction))
    assert set(AIMED) == set(get_args(printed.AimedAction))
    assert set(COUNTED) == set(get_args(printed.CountingAction))


def test_every_effect_has_its_rule() -> None:
    """At once, or as long as the card is there."""
    words = {*get_args(printed.EnemyEffect), *get_args(printed.MissionEffect)}
    assert set(AT_ONCE) == set(get_args(printed.AtOnce))
    assert words == set(AT_ONCE) | printed.LASTING


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("maquis", 'abel.covert.action.per = "spy"', "Invalid enum value 'spy'"),
        ("maquis", 'abel.covert.action.do = "dance"', "Invalid enum value 'dance'"),
        ("maquis", 'abel.covert.action.what = "spy"', "no maquis does 'attack-spy-per-revealed'"),
        ("maquis", 'domingo.revealed.action.what = "spy"', "no maquis does 'sift-spy'"),
        ("maquis", 'ramona.revealed.action.what = "recruits"', "'draw-recruits'; did you mean 'draw-recruit'?"),
        ("maquis", "abel.covert.phase = []", "an action needs a phase"),
        ("maquis", 'paquita.revealed.phase = ["planning"]', "for the attack only"),
        ("enemies", 'guard.effect.do = "guards-last"', "Invalid enum value 'guards-last'"),
        ("enemies", 'guard.keyword = "survive"', "can't be an enemy's survive effect"),
        ("enemies", 'military.keyword = "defence"', "can't be an enemy's defence effect"),
        ("enemies", "guard.defence = [0]", "Expected `int` >= 1"),
        (
            "missions",
            'bunker.effect = { do = "civilian", what = "" }',
            "no mission does 'civilian'",
        ),
        ("missions", 'bunker.keyword = "survive"', "Invalid enum value 'survive'"),
        ("missions", 'mayors-house.keyword = "defeat"', "can't be a mission's defeat effect"),
    ],
)
def test_unknown_words_are_refused_on_loading(file: str, text: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / f"{file}.toml").write_text(f"{text}\n", "utf-8")
    with pytest.raises(Broken, match=problem):
        klubovna.game("vzdor").pack(tmp_path)
