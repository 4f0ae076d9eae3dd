"""Who tries what the rules don't allow is told why."""

from __future__ import annotations

import random

import pytest

from klubovna.games.hagalaz import GAME
from klubovna.kernel.flow import choose, settle
from klubovna.kernel.texts import LANGUAGES
from tests.games.hagalaz.hagalaz_table import Skirmish


def refusals(game: Skirmish, reasons: dict[str, str]) -> None:
    assert {text: game.refused(text) for text in reasons} == reasons


def test_dice_and_slots() -> None:
    game = Skirmish({"shepard": "D5"}, {"D7": "husk", "D8": "husk", "D9": "husk"}).act("shepard", "2sssem", "3")
    refusals(
        game,
        {
            "use move3 move": "no-such-die",
            "use move2 shot": "wrong-die",
            "use standard napalm": "not-unlocked",
            "use standard shotgun-blast": "not-theirs",
            "use standard objective": "no-task",
            "use standard revive": "nobody-down",
            "spare paragon-move3": "spare-paragon",
            "use paragon-standard shot": "no-such-die",
            "use standard nonsense": "no-slot",
            "done": "dice-left",
        },
    )
    game.play("use standard shot", "target D7", "use standard shot", "target D8")
    refusals(game, {"use empowered shot": "slot-used"})
    game.play("spare standard")
    refusals(game, {"use move2 move": "dice-placed", "spare mixed": "dice-placed"})


def test_an_attack_without_a_target() -> None:
    refusals(Skirmish({"shepard": "D5"}, {"F9": "husk"}).act("shepard", "2sss"), {"use standard shot": "no-target"})


def test_steps() -> None:
    sides = {"D5-C5": "wall", "D5-C6": "locked", "D5-D6": "obstacle"}
    marks = {"E6": "^", "F6": "^", "E7": "^", "F7": "^", "E8": "x"}
    heroes = {"shepard": "D5", "garrus": "D6", "liara": "D7"}
    sides["E7-E8"] = "ramp"
    game = Skirmish(heroes, {"D4": "husk"}, sides=sides, marks=marks).act("shepard", "222").play("use move2 move")
    refusals(
        game,
        {
            "step C5": "wall",
            "step C6": "locked",
            "step E6": "too-high",
            "step D4": "enemy-there",
            "step F5": "not-beside",
            "step Z5": "no-hex",
            "travel A1": "no-travel",
            "leave-map": "no-exit",
        },
    )
    game.play("step E5", "step D5")
    assert game.asks == "act", "no points are left"


def test_two_heroes_do_not_stay_on_one_hex() -> None:
    game = Skirmish({"shepard": "D5", "garrus": "D6"}).act("shepard", "222").play("use move2 move")
    game.play("step D6")
    refusals(game, {"done": "go-on"})


def test_the_last_point_does_not_lead_to_another_hero() -> None:
    game = Skirmish({"shepard": "D4", "garrus": "D6"}).act("shepard", "222").play("use move2 move", "step D5")
    refusals(game, {"step D6": "occupied"})


def test_nobody_leaves_before_it_counts() -> None:
    game = Skirmish({"shepard": "D5"}, marks={"D5": "x"}).act("shepard", "222").play("use move2 move")
    refusals(game, {"leave-map": "not-yet"})


def test_targets() -> None:
    foes = {"D7": "husk", "D9": "husk", "E9": "husk", "C8": "husk", "D6": "husk"}
    liara = Skirmish({"liara": "D5"}, foes).act("liara", "sss").play("use standard pistol-shot")
    refusals(
        liara,
        {"target D9": "too-far", "target C8": "no-line", "target D5": "nobody-there", "target A1": "nobody-there"},
    )
    warp = Skirmish({"shepard": "D5"}, foes, abilities=["warp"]).hurt("D7", biotic=True).act("shepard", "sss")
    refusals(warp.play("use standard warp"), {"target D7": "has-biotic"})
    garrus = Skirmish({"garrus": "D5"}, foes, abilities=["assassination"]).act("garrus", "eee")
    refusals(garrus, {"use standard assassination": "no-such-die"})


def test_a_champion_under_smoke() -> None:
    champions = {"1": ("centurion", "D9", [4])}
    game = Skirmish({"shepard": "D5"}, {"D6": "trooper"}, champions=champions, faction="cerberus").act("shepard")
    game.put("C5", "trooper")
    refusals(game.play("use standard shot"), {"target D9": "concealed"})


def test_items() -> None:
    game = Skirmish({"shepard": "D1", "garrus": "D2", "liara": "D9"}, {"D4": "husk", "G9": "husk"}).act("shepard")
    refusals(game, {"medigel garrus": "no-item", "grenade D3": "no-item"})
    game.s.items = (1, 1, 0, 0)
    refusals(
        game,
        {
            "medigel garrus": "healthy",
            "medigel liara": "too-far",
            "medigel wrex": "not-on-map",
            "grenade D9": "too-far",
            "grenade G5": "no-line",
            "grenade D1": "no-line",
            "grenade-case D3": "no-item",
        },
    )


def test_core_abilities() -> None:
    everybody = {"shepard": "A1", "garrus": "D5", "wrex": "F5"}
    game = Skirmish(everybody, {"D8": "husk", "C9": "husk"}).act("garrus")
    refusals(game, {"command advance": "no-command", "aim D8": "aim-low", "rage 1": "not-theirs"})
    game.set("garrus", points=2).set("shepard", points=2).act("garrus", "2sss")
    refusals(game, {"aim C9": "no-line", "aim A1": "nobody-there", "aim A2": "nobody-there"})
    game.play("aim D8")
    refusals(game, {"aim C9": "once-a-turn"})
    game.play("command strike")
    refusals(game, {"command advance": "once-an-action"})
    game.play("spare standard")
    refusals(game, {"command reroll": "acted"})
    wrex = game.act("wrex")
    refusals(wrex, {"rage 1": "no-rage", "charge F6": "not-unlocked"})
    wrex.put("F6", "husk").set("wrex", points=1).act("wrex")
    refusals(wrex, {"rage 2": "no-rage"})
    wrex.play("rage 1")
    refusals(wrex, {"rage 1": "once-a-turn"})
    refusals(game.act("shepard", "2sss"), {"command advance": "own-command"})


@pytest.mark.parametrize("seed", range(6))
def test_every_refusal_can_be_said(seed: int) -> None:
    """Whatever somebody tries that could be chosen a little earlier."""
    rng, tried = random.Random(seed), list[object]()
    s = GAME.set_up(GAME.content(), GAME.settings({"scenario": GAME.scenarios[seed]}))
    decision, options = settle(s, rng)
    said = set()
    while decision is not None:
        for action in tried:
            refusal = None if action in options else decision.refusal(s, action)
            if refusal is not None:
                said.add(refusal.id)
                assert [GAME.texts(language).problems(refusal) for language in LANGUAGES] == [[], []]
        tried = [*tried, *rng.sample(options, min(3, len(options)))][-30:]
        choose(s, decision, rng.choice(options))
        decision, options = settle(s, rng)
    assert len(said) > 5
