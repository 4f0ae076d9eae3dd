"""Programs of somebody's own at the table, by the token of a seat (docs/outside-bots.md)."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import websockets

from klubovna.server.identity import Token, read_token
from klubovna.server.settings import Limits
from tests.server.clubhouse import House, Line, Visitor

EXAMPLE = Path(__file__).parents[3] / "examples" / "outside_bot.py"


def program(house: House, table: str, key: dict[str, str]) -> Visitor:
    """Without a cookie, but with a token."""
    visitor = house.stranger()
    visitor.http.headers["authorization"] = f"Bearer {table}.{key['seat']}.{key['secret']}"
    return visitor


async def seated(house: House, host: Visitor, table: str) -> Visitor:
    """A program that has sat down, with its new token."""
    first = program(house, table, await host.link(table, "south"))
    info = await first.post(f"tables/{table}/sit", {"seat": "south", "name": "HAL"})
    return program(house, table, {"seat": "south", "secret": info["seats"][1]["link"].rpartition("/")[2]})


async def at_a_table(house: House) -> tuple[Visitor, Visitor, str]:
    host = await house.visitor()
    table = await host.open("sealed", seats={"north": "me", "south": "open"})
    return host, await seated(house, host, table), table


async def test_the_example_plays_a_game_to_its_end(open_house: Callable[..., Any], sqlite: str) -> None:
    house = await open_house(sqlite)
    host = await house.visitor()
    table = await host.open("sealed", seats={"north": "me", "south": "open"})
    link = next(s["link"] for s in (await host.get(f"tables/{table}"))["seats"] if s["seat"] == "south")
    command = (sys.executable, str(EXAMPLE), f"http://{house.address}/{link}", "rover")
    bot = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE)
    async with host.live(table) as line:
        while not (now := await line.until(lambda m: m["options"] or m["outcome"]))["outcome"]:
            await line.say(**{"is": "choose", "seq": now["seq"], "text": now["options"][0]["text"]})
    said, wrong = await bot.communicate()
    assert (bot.returncode, wrong) == (0, b"")
    assert said.startswith(f"to come back: http://{house.address}/#/sit/{table}/south/".encode())
    assert [s["name"] for s in (await host.get(f"tables/{table}"))["seats"]] == [host.name, "rover"]


async def test_it_sits_down_under_its_own_name_and_everybody_sees_what_it_is(house: House) -> None:
    host, bot, table = await at_a_table(house)
    south = (await host.get(f"tables/{table}"))["seats"][1]
    assert (south["kind"], south["name"], south["outside"], south["you"]) == ("person", "HAL", True, False)
    assert "link" not in south, "the host gave the seat away"
    assert (await bot.get(f"tables/{table}"))["seats"][1]["you"]
    again = await bot.post(f"tables/{table}/sit", {"seat": "south", "name": "HAL"})
    assert again["seats"][1]["link"].endswith(bot.http.headers["authorization"].rpartition(".")[2]), "it may come back"


async def test_a_program_plays_over_http_and_over_the_socket(house: House) -> None:
    host, bot, table = await at_a_table(house)
    await host.choose(table, "wait")
    now = await bot.choose(table, "wait")
    assert (now["seat"], now["deciding"]) == ("south", "north")
    address = f"ws://{house.address}/api/tables/{table}/live"
    headers = {"authorization": bot.http.headers["authorization"]}
    async with websockets.connect(address, additional_headers=headers) as connection:
        line = Line(connection, bot)
        assert (await line.next("moment"))["seat"] == "south"
        assert (await host.get(f"tables/{table}"))["seats"][1]["present"]
        await host.choose(table)
        now = await line.until(lambda m: m["options"])
        await line.say(**{"is": "choose", "seq": now["seq"], "text": now["options"][0]["text"]})
        await line.until(lambda m: m["deciding"] == "north")


async def test_the_old_token_is_void_once_the_program_sits(house: House) -> None:
    """Else whoever gave the link away would look into its cards."""
    host = await house.visitor()
    table = await host.open("sealed", seats={"north": "me", "south": "open"})
    link = await host.link(table, "south")
    await seated(house, host, table)
    assert await program(house, table, link).refused(f"tables/{table}/moment", method="GET") == (401, "token")


async def test_a_wrong_token_opens_nothing(house: House) -> None:
    host, bot, table = await at_a_table(house)
    secret = bot.http.headers["authorization"].rpartition(".")[2]
    for seat, guess in (("south", "guessed"), ("north", secret), ("west", secret), ("south", "")):
        wrong = program(house, table, {"seat": seat, "secret": guess})
        assert await wrong.refused(f"tables/{table}/moment", method="GET") == (401, "token")
        assert await wrong.refused(f"tables/{table}/choose", {"seq": 0, "text": "wait"}) == (401, "token")
        headers = {"authorization": wrong.http.headers["authorization"]}
        address = f"ws://{house.address}/api/tables/{table}/live"
        async with websockets.connect(address, additional_headers=headers) as connection:
            assert (await Line(connection, wrong).next("error"))["error"]["kind"] == "token"
    assert (await host.moment(table))["deciding"] == "north"


async def test_a_token_is_good_for_its_seat_and_for_nothing_else(house: House) -> None:
    host, bot, table = await at_a_table(house)
    other = await host.open("sealed", seats={"north": "me", "south": "open"})
    assert await bot.refused(f"tables/{other}/moment", method="GET") == (403, "token")
    assert await bot.refused(f"tables/{table}/moment?seat=north", method="GET") == (403, "not-yours")
    seq = (await bot.moment(table))["seq"]
    assert (await bot.refused(f"tables/{table}/choose", {"seq": seq, "text": "wait"}))[0] == 422, "north decides"
    for path in ("finish", "rematch", "hint", "review"):
        assert (await bot.refused(f"tables/{table}/{path}", {"seq": seq}))[0] == 403
    assert await bot.refused("tables", {"game": "sealed"}) == (403, "csrf")
    assert await bot.refused(f"tables/{table}/sit", {"seat": "north"}) == (403, "secret")


async def test_a_link_that_nobody_sat_down_with_is_good_for_sitting_down_only(house: House) -> None:
    host = await house.visitor()
    table = await host.open("sealed", seats={"north": "me", "south": "open"})
    bot = program(house, table, await host.link(table, "south"))
    assert (await bot.moment(table))["seat"] is None
    assert await bot.refused(f"tables/{table}/choose", {"seq": 2, "text": "wait"}) == (403, "watching")


async def test_the_link_of_a_person_is_no_token_for_their_cards(house: House) -> None:
    host = await house.visitor()
    table = await host.open("sealed", seats={"north": "me", "south": "open"})
    bot = program(house, table, await host.link(table, "north"))
    assert (await bot.moment(table))["seat"] is None


async def test_the_host_takes_the_seat_back_and_the_token_is_void(house: House) -> None:
    host, bot, table = await at_a_table(house)
    third = await house.visitor()
    assert await third.refused(f"tables/{table}/return", {"seat": "south"}) == (403, "not-yours")
    info = await host.post(f"tables/{table}/return", {"seat": "south"})
    assert (info["status"], info["seats"][1]["kind"], "outside" in info["seats"][1]) == ("waiting", "open", False)
    assert await bot.refused(f"tables/{table}/moment", method="GET") == (401, "token")
    next_one = await seated(house, host, table)
    await host.choose(table, "wait")
    assert (await next_one.choose(table, "wait"))["deciding"] == "north"


async def test_after_a_restart_the_token_is_still_good(open_house: Callable[..., Any], database: str) -> None:
    house = await open_house(database)
    _, bot, table = await at_a_table(house)
    token = bot.http.headers["authorization"]
    await house.close()
    await house.open()
    again = house.stranger()
    again.http.headers["authorization"] = token
    assert (await again.moment(table))["seat"] == "south"


async def test_a_rematch_does_not_seat_the_program_by_itself(house: House) -> None:
    """It has no token for the new table; the host gives it the new link."""
    host, _, table = await at_a_table(house)
    await host.post(f"tables/{table}/finish")
    new = await host.post(f"tables/{table}/rematch")
    assert (new["seats"][1]["kind"], new["status"]) == ("open", "waiting")
    assert await seated(house, host, new["id"])


async def test_programs_are_limited_like_everybody(open_house: Callable[..., Any], sqlite: str) -> None:
    house = await open_house(sqlite, limits=Limits(request_rate=4.0))
    _, bot, table = await at_a_table(house)
    answers = [await bot.ask("GET", f"tables/{table}/moment") for _ in range(40)]
    assert answers[-1].status_code == 429


def test_what_a_token_looks_like() -> None:
    assert read_token("Bearer t.south.s3cret") == read_token("bearer  t.south.s3cret ") == Token("t", "south", "s3cret")
    for other in (None, "", "Basic t.south.s3cret"):
        assert read_token(other) is None
    for broken in ("Bearer", "Bearer t.south", "Bearer a.b.c.d"):
        assert read_token(broken) == Token("", "", ""), "good for no table"


async def test_the_host_does_not_sit_down_to_a_programs_secrets(house: House) -> None:
    """Take the seat back in the middle of the game, sit down there with another cookie: its hand lay open."""
    host, bot, table = await at_a_table(house)
    await host.choose(table, "wait")
    hand = (await bot.moment(table))["view"]
    info = await host.post(f"tables/{table}/return", {"seat": "south"})
    south = info["seats"][1]
    assert (info["status"], south["kind"], south["bot"], "link" in south) == ("running", "bot", "club", False)
    assert await host.refused(f"tables/{table}/return", {"seat": "south"}) == (403, "not-yours")
    second = await house.visitor()
    assert (await second.refused(f"tables/{table}/sit", {"seat": "south"}))[0] in (403, 409)
    assert (await second.moment(table))["view"] != hand
    assert (await host.post(f"tables/{table}/bot", {"seat": "south", "bot": "random"}))["seats"][1]["bot"] == "random"
    assert await host.refused(f"tables/{table}/return", {"seat": "south"}) == (403, "not-yours")
    await host.post(f"tables/{table}/finish")
    new = await host.post(f"tables/{table}/rematch")
    assert (new["seats"][1]["kind"], "outside" in new["seats"][1]) == ("open", False)
