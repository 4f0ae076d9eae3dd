"""Looking around at a web table: what a thing could do, through one's own eyes, whoever is asked now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.clubhouse import House


async def battle(house: House) -> tuple[Any, Any, str]:
    french, allied = await house.visitor(), await house.visitor()
    options = {"scenario": "vimiero"}
    table = await french.open("napoleonics", options=options, seats={"french": "me", "allied": "open"}, public=True)
    await allied.post(f"tables/{table}/sit", await french.link(table, "allied"))
    return french, allied, table


async def test_both_sides_and_watchers_see_the_same(open_house: Callable[..., Any], sqlite: str) -> None:
    """Anybody's reach and field of fire can be counted on the table; a look is in the shape of options."""
    house = await open_house(sqlite)
    french, allied, table = await battle(house)
    now = await french.moment(table)
    for unit in now["view"]["units"]:
        looks = [
            await who.get(f"tables/{table}/look?thing={unit['hex']}") for who in (french, allied, house.stranger())
        ]
        assert looks[0] == looks[1] == looks[2]
        assert (looks[0]["seq"], looks[0]["thing"]) == (now["seq"], unit["hex"])
        for option in looks[0]["options"]:
            assert set(option) == {"text", "kind", "fields", "path", "label", "preview"}
            assert option["path"][0] == unit["hex"]
    assert any(option["text"].startswith("move") for option in looks[0]["options"])
    assert await french.moment(table) == now


async def test_a_look_is_no_offer(open_house: Callable[..., Any], sqlite: str) -> None:
    """What is seen of another's unit can't be done."""
    french, allied, table = await battle(await open_house(sqlite))
    now = await allied.moment(table)
    idle = allied if now["deciding"] == "french" else french
    mine = next(unit for unit in now["view"]["units"] if unit["seat"] != now["deciding"])
    seen = (await idle.get(f"tables/{table}/look?thing={mine['hex']}"))["options"]
    refused = await idle.refused(f"tables/{table}/choose", {"seq": now["seq"], "text": seen[0]["text"]})
    assert refused[0] in (409, 422)


async def test_nothing_is_seen_where_there_is_nothing(open_house: Callable[..., Any], sqlite: str) -> None:
    house = await open_house(sqlite)
    french, _, table = await battle(house)
    for thing in ("Z99", "", "card:forward", "💥"):
        assert (await french.ask("GET", f"tables/{table}/look", params={"thing": thing})).json()["options"] == []
    assert (await french.ask("GET", f"tables/{table}/look", params={"thing": "x" * 101})).status_code == 400
    assert await french.refused(f"tables/{table}/look?thing=E5&seat=allied", method="GET") == (403, "not-yours")
    assert await french.refused("tables/none/look?thing=E5", method="GET") == (404, "missing")
    vzdor = await french.open("vzdor")
    assert (await french.get(f"tables/{vzdor}/look?thing=abel"))["options"] == []
