"""Scenarios of one's own at web tables: looked through, played, replayed; and attacks with them."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

import klubovna
from klubovna.kernel.own import LARGEST
from klubovna.kernel.record import Record
from klubovna.kernel.replay import verify
from klubovna.server.settings import Limits
from tests.server.clubhouse import House, Visitor

NAPOLEONICS, HAGALAZ = (files(f"klubovna.games.{game}") / "content" for game in ("napoleonics", "hagalaz"))
SOUND = (
    (NAPOLEONICS / "scenarios" / "garcia-hernandez.toml")
    .read_text("utf-8")
    .replace("[battle]", '[battle]\ntitle = "Mine"')
)
MISSION = (HAGALAZ / "missions" / "breakthrough.toml").read_text("utf-8")
BOTH = {"french": "me", "allied": "me"}


def wish(text: str, game: str = "napoleonics", **more: Any) -> dict[str, Any]:
    return {"game": game, "options": {"scenario": text, **more}}


async def test_a_battle_of_ones_own_is_fought_and_replayed(house: House) -> None:
    visitor = await house.visitor()
    table = await visitor.open(
        "napoleonics", options={"scenario": SOUND.replace("banners = 5", "banners = 1")}, seats=BOTH
    )
    assert (await visitor.get(f"tables/{table}"))["options"]["scenario"] == "own"
    now = await visitor.moment(table)
    assert (now["view"]["scenario"], now["view"]["title"]) == ("own", "Mine")
    end = await visitor.to_the_end(table)
    assert end["outcome"]
    record = Record.from_bytes((await visitor.ask("GET", f"tables/{table}/record")).content)
    assert str(record.header.options["scenario"]).startswith(SOUND[:40])
    assert verify(klubovna.game("napoleonics"), record) > 0
    again = await visitor.post(f"tables/{table}/rematch")
    assert (await visitor.moment(again["id"]))["view"]["title"] == "Mine"
    uploaded = await visitor.ask("POST", "records", content=record.to_bytes())
    assert uploaded.status_code == 201, uploaded.text


async def test_a_bot_finds_its_way_in_it(house: House) -> None:
    """It gets the record, and with it the scenario."""
    visitor = await house.visitor()
    seats = {"french": "me", "allied": "bot:random"}
    table = await visitor.open("napoleonics", options={"scenario": SOUND, "battle_back": "ask"}, seats=seats)
    async with visitor.live(table) as line:
        await line.until(lambda now: now["deciding"] == "french" and now["seat"] == "french")
    (place,) = [seat for seat in (await visitor.get(f"tables/{table}"))["seats"] if seat["seat"] == "allied"]
    assert place["bot"] == "random"


async def test_the_house_opened_anew_still_knows_it(house: House) -> None:
    """Its text is in the record, and the record is in the store."""
    visitor = await house.visitor()
    table = await visitor.open("napoleonics", options={"scenario": SOUND}, seats=BOTH)
    before = await visitor.choose(table)
    house.club.rooms.clear()
    assert await visitor.moment(table) == before


async def test_games_say_which_option_takes_a_text(house: House) -> None:
    games = {game["id"]: game for game in await (await house.visitor()).get("games")}
    taken = {id: [o["name"] for o in game["options"] if o.get("own") == LARGEST] for id, game in games.items()}
    assert taken["napoleonics"] == taken["hagalaz"] == ["scenario"]
    assert taken["vzdor"] == []


async def test_everything_that_is_wrong_is_told_with_its_line(house: House) -> None:
    visitor = await house.visitor()
    assert await visitor.post("own/napoleonics", {"text": SOUND}) == []
    text = SOUND.replace('army = "allied"', 'army = "french"').replace('-line = ["', '-line = ["Z99", "')
    faults = await visitor.post("own/napoleonics", {"text": text})
    lines = text.splitlines()
    assert len(faults) > 2
    for fault in faults:
        assert set(fault) == {"line", "field", "problem"}
    missing = [fault for fault in faults if "Z99" in fault["problem"]]
    assert missing
    assert all("Z99" in lines[fault["line"] - 1] for fault in missing)
    answer = await visitor.ask("POST", "tables", wish(text))
    assert answer.status_code == 422
    assert answer.json()["error"]["kind"] == "own"
    assert answer.json()["error"]["faults"] == faults
    assert await visitor.get("tables?which=mine") == []


HOSTILE = {
    "of another game": MISSION,
    "too long": "# " + "x" * LARGEST + "\n",
    "nested": "a = " + "[" * 15_000 + "\n",
    "keys without end": "a" + ".a" * 9_000 + " = 1\n",
    "no TOML": "}{\n",
    "a number without end": "a = " + "9" * 19_000 + "\n",
    "a word without end": SOUND.replace("[battle]", "[battle]\n" + "x" * 15_000 + " = 1"),
    "a zero": SOUND + "\0\n",
    "nothing": "\n",
    "thousands of faults": SOUND.replace("[deployment.top.units]", "[deployment.top.units]\n" + "\n".join(
        f'u{i} = ["A1"]' for i in range(900)
    )),
    "no name for a person": SOUND + '\n[[exits]]\nid = "<script>"\nside = "top"\nhexes = ["A1"]\n',
    "a title without end": SOUND.replace('"Mine"', f'"{"x" * 5000}"'),
}  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
async def test_hostile_texts_are_refused(open_house: Callable[..., Any], sqlite: str, text: str) -> None:
    """With a few words and no table."""
    visitor = await (await open_house(sqlite)).visitor()
    answer = await visitor.ask("POST", "tables", wish(text))
    assert (answer.status_code, answer.json()["error"]["kind"]) == (422, "own")
    faults = answer.json()["error"]["faults"]
    assert 1 <= len(faults) <= 40
    assert await visitor.post("own/napoleonics", {"text": text}) == faults
    assert len(answer.content) < 10_000
    assert await visitor.get("tables?which=mine") == []


async def test_where_none_is_asked_for_none_is_taken(open_house: Callable[..., Any], sqlite: str) -> None:
    house = await open_house(sqlite)
    visitor = await house.visitor()
    assert await visitor.refused("tables", wish("mine", "napoleonics")) == (422, "unreadable")
    assert await visitor.refused("tables", {"game": "vzdor", "options": {"maquis": SOUND}}) == (422, "unreadable")
    assert await visitor.refused("tables", wish("waterloo", battle_back=SOUND)) == (422, "unreadable")
    assert await visitor.refused("own/vzdor", {"text": SOUND}) == (422, "unreadable")
    assert await visitor.refused("own/nothing", {"text": SOUND}) == (422, "unreadable")
    assert await visitor.refused("own/napoleonics", {"text": "x" * 200_000}) == (413, "too-large")
    assert await house.stranger().refused("own/napoleonics", {"text": SOUND}) == (403, "csrf")
    broken = {**wish(MISSION, "hagalaz"), "stand_in": "nobody"}
    assert (await visitor.refused("tables", broken))[0] == 422


async def test_a_mission_of_hagalaz_too(open_house: Callable[..., Any], sqlite: str) -> None:
    visitor: Visitor = await (await open_house(sqlite)).visitor()
    assert await visitor.post("own/hagalaz", {"text": MISSION}) == []
    assert len(await visitor.post("own/hagalaz", {"text": SOUND})) > 0
    table = await visitor.open("hagalaz", options={"scenario": MISSION})
    assert (await visitor.get(f"tables/{table}"))["options"]["scenario"] == "own"


async def test_nobody_has_texts_looked_through_without_end(open_house: Callable[..., Any], sqlite: str) -> None:
    visitor = await (await open_house(sqlite, limits=Limits(check_rate=0.1))).visitor()
    for _ in range(3):
        await visitor.post("own/napoleonics", {"text": SOUND})
    assert await visitor.refused("own/napoleonics", {"text": SOUND}) == (429, "too-much")
