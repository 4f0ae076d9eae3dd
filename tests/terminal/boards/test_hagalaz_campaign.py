"""The campaign of Mass Effect: Priority Hagalaz on the board: its map, its tracks and its story."""

from __future__ import annotations

import msgspec
import pytest

from klubovna.games.hagalaz.printed.missions import MAIN, MISSIONS
from klubovna.games.hagalaz.view import DeedView, HagalazView
from klubovna.kernel.texts import LANGUAGES
from klubovna.terminal.boards import Space
from klubovna.terminal.language import all_texts
from tests.terminal.boards.drawing import offer
from tests.terminal.boards.hagalaz_board import (
    GAME,
    as_prose,
    board,
    content,
    drawn,
    read,
    table_for,
    texts_en,
)


def campaign_view(*deeds: DeedView, readiness: int = 0, data: int = 0, story: tuple[int, ...] = (76,)) -> HagalazView:
    view: HagalazView = table_for("campaign").view(None)
    return msgspec.structs.replace(view, deeds=list(deeds), readiness=readiness, data=data, story=list(story))


def test_the_campaign_map_with_forks_marks_and_tracks() -> None:
    first, second = DeedView("cerberus-weapons", "paragon", True), DeedView("atlas-binary", "failure", False)
    won = DeedView("sharpshooters", "loyalty", False)
    shown = drawn(campaign_view(first, won, second, readiness=4, data=2), size=Space(80, 24))
    assert "1A Cerberus Weapons [P+]" in shown
    assert "2B Atlas Binary [×]" in shown
    assert "Garrus: Sharpshooters [✓]" in shown
    assert "→ 3A  3B" in shown
    assert "War readiness 4/16 ▮▮▮▮▯▯▯▯▯▯▯▯▯▯▯▯ → 5: Something saved" in shown
    assert "Data 2/12 ▮▮◇▯▯◇▯▯◇▯▯◇" in shown
    for mission in MAIN:
        assert texts_en().name(mission) in shown


def test_the_next_mission_carries_its_number() -> None:
    table = table_for("campaign")
    shown = drawn(table.view(None), offer(table), Space(80, 24))
    assert "1►1A Cerberus Weapons" in shown
    assert "2►1B Breakthrough" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sections", [(), (1, 2, 5, 36), (1, 4, 16, 19, 59), (6, 7, 26, 28, 56, 50)])
def test_the_story_is_read_between_missions(language: str, sections: tuple[int, ...]) -> None:
    """What was read since the introduction of the last mission; in the details, all of it."""
    introductions = {1, 6, 16, 26}
    last = max([at for at, section in enumerate(sections) if section in introductions], default=-1)
    view, texts, mine = campaign_view(story=(76, *sections)), all_texts(GAME, language), board()
    shown = as_prose(drawn(view, size=Space(80, 30), language=language))
    mine.things(view, texts)
    so_far = as_prose(read(mine, "story", texts))
    for section in sections[last + 1 :] or (76,):
        assert as_prose(texts.text(f"story-{section}")) in shown
    for section in (76, *sections):
        assert as_prose(texts.text(f"story-{section}")) in so_far


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", MISSIONS)
def test_every_mission_begins_with_its_story_and_objectives(scenario: str, language: str) -> None:
    view, texts = table_for(scenario).view(None), all_texts(GAME, language)
    story = content().missions[scenario].story
    assert story is not None
    shown = as_prose(drawn(view, size=Space(80, 17), language=language))
    assert as_prose(texts.text(f"story-{story.intro}")) in shown
    for objective in content().missions[scenario].objectives:
        assert as_prose(texts.text(f"goal-{scenario}-{objective.id}")) in shown
