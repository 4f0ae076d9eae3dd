"""What the house tells of its games before they are played, and the pictures on their boxes."""

from __future__ import annotations

from klubovna import shelf
from klubovna.kernel import lid
from tests.server.clubhouse import House


async def test_the_lids_stand_in_the_order_of_the_shelf(house: House) -> None:
    told = await (await house.visitor()).get("games")
    assert [game["id"] for game in told] == [game.id for game in shelf.sound()[0]]
    for info, game in zip(told, shelf.sound()[0], strict=True):
        assert (info["lid"]["players"], info["lid"]["accent"]) == (list(game.company), game.lid.accent)
        assert info["lid"]["words"]["cs"]["name"] == game.texts("cs").text("game-name")
        assert info["lid"]["words"]["en"]["pitch"] == game.texts("en").text("game-pitch")
    assert told[-1]["id"] == "sealed", "a game from elsewhere stands there, too"
    assert told[-1]["lid"]["minutes"] == [5, 10]


async def test_a_cover_is_a_picture_and_nothing_else(house: House) -> None:
    """It comes from whoever wrote the game: a browser that opens it by itself runs nothing in it and asks nobody."""
    visitor = await house.visitor()
    for game in shelf.sound()[0]:
        picture = lid.cover(game.package)
        answer = await visitor.ask("GET", f"games/{game.id}/cover.svg")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.headers["content-security-policy"] == "default-src 'none'; style-src 'unsafe-inline'; sandbox"
        assert answer.headers["x-content-type-options"] == "nosniff"
        if picture is None:
            assert (answer.status_code, answer.headers["location"]) == (307, "../../../favicon.svg")
        else:
            assert (answer.status_code, answer.content) == (200, picture)


async def test_a_game_that_is_not_there_has_no_cover(house: House) -> None:
    status, _ = await (await house.visitor()).refused("games/chess/cover.svg", method="GET")
    assert status == 404


async def test_what_stands_on_cards_comes_with_the_content(house: House) -> None:
    """The message and its numbers; a game without a wording tells none."""
    visitor = await house.visitor()
    told = (await visitor.get("content/napoleonics"))["wording"]["attack-left"]["short"]
    assert told == [{"lead": {"id": "short-section", "args": {"count": 3, "section": "left"}}, "parts": []}]
    assert (await visitor.get("content/sealed"))["wording"] == {}


async def test_the_box_is_told_to_everybody(house: House) -> None:
    box = await house.stranger().get("games/kacir/box")
    hunter = next(group for group in box["groups"] if group["id"] == "hunter")
    assert hunter["blocks"] == {"house": 30}
    assert hunter["pieces"][0]["name"] == {"cs": "Rybář", "en": "Fisherman"}
    assert (await house.stranger().ask("GET", "games/chess/box")).status_code == 404
