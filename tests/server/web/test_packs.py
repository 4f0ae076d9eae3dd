"""Owners' packs at web tables: everybody sees whose they are and what differs; bots and records have them; attacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import klubovna
from klubovna.kernel.packs import LARGEST
from klubovna.kernel.record import Record
from klubovna.kernel.replay import verify
from tests.games.kacir.test_packs import CARDS
from tests.games.within import within
from tests.server.clubhouse import House

BOTH = {"witch": "me", "hunter": "me"}


def wish(text: str, game: str = "kacir") -> dict[str, Any]:
    return {"game": game, "options": {"pack": text}}


async def test_a_game_with_a_pack_is_played_and_replayed(house: House) -> None:
    visitor = await house.visitor()
    table = await visitor.open("kacir", options={"pack": CARDS}, seats=BOTH)
    assert (await visitor.moment(table))["seat"]
    await visitor.to_the_end(table, tired_of=100, rather="end-turn")
    record = Record.from_bytes((await visitor.ask("GET", f"tables/{table}/record")).content)
    assert record.header.options["pack"] == CARDS
    assert verify(klubovna.game("kacir"), record)
    uploaded = await visitor.ask("POST", "records", content=record.to_bytes())
    assert uploaded.json()["pack"]["author"] == "Jana"
    again = await visitor.post(f"tables/{table}/rematch")
    assert again["pack"] == uploaded.json()["pack"]


async def test_everybody_sees_it_before_they_sit_down(house: House) -> None:
    """Title, author and how much differs stand in the lobby; what it is, old and new, at the table."""
    host, other = await house.visitor(), await house.visitor()
    table = await host.open("kacir", options={"pack": CARDS}, seats={"witch": "me"}, public=True)
    (listed,) = await other.get("tables?which=open")
    assert listed["id"] == table
    assert listed["pack"] == {"title": {"cs": "Mlýn", "en": "The mill"}, "author": "Jana", "differ": 3}
    assert "pack" not in listed["options"]
    printed = await other.get(f"tables/{table}/content")
    assert "miller" in printed["tables"]["hunter"]
    assert printed["pack"]["names"]["en"] == 'name-miller = { "Miller" }\n'
    assert printed["pack"]["pictures"] == {"miller": "ranger"}
    differing = {one["block"]: one for one in printed["pack"]["differing"]}
    assert differing["ranger"]["fields"] == {"cost": [2, 4]}
    assert (differing["miller"]["new"], differing["miller"]["was"]) == (True, [])
    assert differing["miller"]["now"] == printed["wording"]["miller"]["full"]


async def test_a_battle_of_a_pack_is_offered_and_played(house: House) -> None:
    """What a page needs before there is a table: the choices besides ours, and what they are called."""
    visitor, pack = await house.visitor(), within("napoleonics", "scenarios", "coa", "hill-fort")
    offer = (await visitor.ask("POST", "games/napoleonics/offer", {"text": pack})).json()
    assert offer["choices"] == {"scenario": ["hill-fort"]}
    assert 'name-hill-fort = { "Vršek" }' in offer["names"]["cs"]
    assert "option-scenario-hill-fort = { name-hill-fort }" in offer["names"]["en"]
    sides = {"french": "me", "allied": "me"}
    table = await visitor.open("napoleonics", options={"pack": pack, "scenario": "hill-fort"}, seats=sides)
    assert (await visitor.moment(table))["view"]["scenario"] == "hill-fort"
    assert (await visitor.get(f"tables/{table}"))["options"]["scenario"] == "hill-fort"
    unknown = {"game": "napoleonics", "options": {"pack": pack, "scenario": "hill-top"}}
    assert (await visitor.ask("POST", "tables", unknown)).status_code == 422
    unsound = await visitor.ask("POST", "games/napoleonics/offer", {"text": "[[\n"})
    assert (unsound.status_code, unsound.json()["error"]["kind"]) == (422, "broken")


async def test_other_tables_are_as_usual(house: House) -> None:
    visitor = await house.visitor()
    await visitor.open("kacir", options={"pack": CARDS}, seats=BOTH)
    table = await visitor.open("kacir", seats=BOTH)
    assert "pack" not in await visitor.get(f"tables/{table}")
    assert await visitor.get(f"tables/{table}/content") == await visitor.get("content/kacir")


async def test_a_bot_plays_with_it(house: House) -> None:
    visitor = await house.visitor()
    table = await visitor.open("kacir", options={"pack": CARDS}, seats={"witch": "bot:club", "hunter": "me"})
    async with visitor.live(table) as line:
        await line.until(lambda now: now["deciding"] == "hunter" and now["seq"] > 0)


async def test_the_house_opened_anew_still_knows_it(house: House) -> None:
    visitor = await house.visitor()
    table = await visitor.open("kacir", options={"pack": CARDS}, seats=BOTH)
    before = await visitor.choose(table)
    house.club.rooms.clear()
    assert await visitor.moment(table) == before


async def test_what_is_wrong_is_told_with_its_line(house: House) -> None:
    visitor = await house.visitor()
    assert await visitor.post("own/kacir", {"text": CARDS, "pack": True}) == []
    wrong = CARDS.replace("cost = 4", "cots = 4")
    (fault,) = await visitor.post("own/kacir", {"text": wrong, "pack": True})
    assert (wrong.splitlines()[fault["line"] - 1], fault["field"]) == ("cots = 4", "hunter.ranger")
    answer = await visitor.ask("POST", "tables", wish(wrong))
    assert (answer.status_code, answer.json()["error"]["faults"]) == (422, [fault])


async def test_a_deck_of_ones_own_is_looked_through_beside_it(house: House) -> None:
    visitor = await house.visitor()
    cards = [f"{id} = 2" for id in ("miller", *COMMON)]
    deck = '[deck]\nseat = "hunter"\n[deck.cards]\n' + "\n".join(cards) + "\n"
    assert await visitor.post("own/kacir", {"text": deck, "beside": CARDS}) == []
    (fault,) = await visitor.post("own/kacir", {"text": deck})
    assert "miller" in fault["problem"]


COMMON = list(klubovna.game("kacir").content().pages.tables["hunter"])[:24]
ENDLESS = CARDS.replace('[{ do = "gain", count = 2 }]', '[{ do = "gain" }, ' * 50 + '{ do = "gain" }' + "]" * 50)
HOSTILE = {
    "too long": "# " + "x" * LARGEST + "\n",
    "nested": "a = " + "[" * 15_000 + "\n",
    "keys without end": "a" + ".a" * 9_000 + " = 1\n",
    "no TOML": "}{\n",
    "a number without end": "a = " + "9" * 19_000 + "\n",
    "nothing": "\n",
    "compositions without end": ENDLESS,
    "a clash": CARDS.replace("miller", "witch"),
    "a script": CARDS.replace('"Miller"', '"<script>"'),
    "a way out of the house": CARDS.replace("[hunter.ranger]", '["../../etc/passwd".ranger]'),
    "thousands of names": "".join(f"[texts.a{'b' * n}]\n" for n in range(200)),
    "of another game": CARDS.replace("[pack]", '[pack]\ngame = "vzdor"'),
}  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
async def test_hostile_packs_are_refused(open_house: Callable[..., Any], sqlite: str, text: str) -> None:
    visitor = await (await open_house(sqlite)).visitor()
    answer = await visitor.ask("POST", "tables", wish(text))
    assert (answer.status_code, answer.json()["error"]["kind"]) == (422, "own")
    assert await visitor.get("tables?which=mine") == []
