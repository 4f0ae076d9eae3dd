"""What is shown before a choice is made."""

from __future__ import annotations

from tests.games.hagalaz.hagalaz_table import Skirmish


def told(game: Skirmish, text: str) -> list[str]:
    preview = game.table.preview(next(action for action in game.table.options if action.text == text))
    return [] if preview is None else [message.id.removeprefix("preview-") for message in preview.says]


def test_a_step_away_from_an_enemy_shows_the_blow() -> None:
    game = Skirmish({"shepard": "D5"}, {"D6": "husk 1/2 catcher"}).act("shepard", "2ss").play("use move2 move")
    assert told(game, "step D4") == ["blow", "caught", "lost"]
    assert told(game, "step C6") == []


def test_a_warlord_s_step_shows_it_too() -> None:
    game = Skirmish({"shepard": "A9", "wrex": "D5"}, {"D6": "husk 1/2 catcher"}, abilities=["krogan-warlord"])
    game.set("wrex", points=1).act("wrex")
    assert told(game, "charge D4") == ["blow", "lost"]
    assert told(game, "charge C6") == []


def test_a_shot_shows_what_it_does() -> None:
    game = Skirmish({"shepard": "D5"}, {"D8": "husk 1/1 runner", "D2": "marauder 3/4"}).act("shepard")
    game.play("use standard shot")
    assert told(game, "target D8") == ["defeated"]
    assert told(game, "target D2") == ["hit"]
    assert game.foes() == {"D8": "husk", "D2": "marauder"}, "looking changes nothing"


def test_enemies_show_what_they_would_do() -> None:
    game = Skirmish({"shepard": "D5"}, {"D4": "husk", "D6": "husk 1/2 catcher"}).threat("shambling-rush")
    assert told(game, "activate D4") == ["attack"]
