"""A table of a server goes along: it is kept here as it stands there, played on here, and nothing of that is lost."""

from __future__ import annotations

import json
from typing import Any

from msgspec import to_builtins

import klubovna
from klubovna.kernel.record import Record
from klubovna.kernel.replay import verify
from klubovna.kernel.table import Table
from klubovna.service.tables.along import followed
from tests.alone.here import Shelves, Tab, tab

ID = "a-table-of-a-server"
SEATS = {"axis": "me", "allies": "bot:random"}


def at_home(most: int = 0, seed: int = 5) -> Table:
    table = klubovna.new("blitzkrieg", seed=seed)
    return further(table, most)


def further(table: Table, most: int) -> Table:
    for _ in range(most):
        table.play(table.options[0])
    return table


async def carried(here: Tab, table: Table, seats: dict[str, str] | None = None) -> Any:
    return (await here.ask("PUT", f"tables/{ID}/along", **followed_by(table), seats=seats or SEATS)).status


def followed_by(table: Table, since: int = 0, known: str = "") -> dict[str, Any]:
    """As the server tells it."""
    told: dict[str, Any] = to_builtins(followed(table.record, since, known))
    return told


async def record(here: Tab) -> Record:
    return Record.from_bytes((await here.ask("GET", f"tables/{ID}/record")).body)


async def test_it_follows_what_happens_at_home_without_a_bot_that_chooses(here: Tab, shelves: Shelves) -> None:
    table = at_home()
    for _ in range(4):
        assert await carried(here, table) == 200
        assert (await here.moment(ID))["seq"] == len(table.record.entries)
        further(table, 1)
    assert here.minds.asked == 0
    assert len(shelves.kept["tables"]) == 1, "nobody sat down or left"


async def test_it_is_played_on_here_to_its_end(here: Tab) -> None:
    """By the same key: who verifies the record does not see where it was played."""
    table = at_home(3)
    await carried(here, table)
    heard = here.line(ID)
    await heard.next("moment")
    while not (now := await here.asked_again(ID))["outcome"]:
        await here.post(f"tables/{ID}/choose", seq=now["seq"], text=now["options"][0]["text"])
    found = await record(here)
    assert found.entries[: len(table.record.entries)] == table.record.entries
    assert verify(klubovna.game("blitzkrieg"), found) > 0


async def test_what_is_not_at_home_yet_is_not_written_over(here: Tab, shelves: Shelves) -> None:
    """Not by what was played elsewhere, not after the page was closed; and what came home goes on."""
    table = at_home(2)
    await carried(here, table)
    mine = await here.choose(ID, table.options[1].text)
    elsewhere = further(at_home(2), 3)
    again = await tab(shelves)
    for there in (here, again):
        assert await carried(there, elsewhere) == 409
        assert (await there.moment(ID))["seq"] == mine["seq"]
    table.play(table.options[1])
    assert await carried(again, further(table, 1)) == 200
    assert (await again.moment(ID))["seq"] == len(table.record.entries)


async def test_what_was_played_at_another_device_takes_the_place_of_what_was_only_kept(here: Tab) -> None:
    """Bots' choices at home gave way to those that came home from there."""
    table = at_home(4)
    await carried(here, table)
    other = at_home(2)
    other.play(other.options[1])
    assert await carried(here, other) == 200
    assert (await record(here)).entries == other.record.entries


async def test_only_what_is_new_is_told(here: Tab) -> None:
    """Also that something was taken back; and all of it where other entries are known here than those of the house."""
    table = at_home(3)
    kept = json.loads((await here.ask("PUT", f"tables/{ID}/along", **followed_by(table), seats=SEATS)).body)
    assert kept["entries"] == len(table.record.entries)
    table.undo()
    further(table, 1)
    news = followed_by(table, kept["entries"], kept["known"])
    assert news["entries"][0] == {"is": "undo"}, news["entries"]
    assert len(news["entries"]) < len(table.record.entries)
    kept = json.loads((await here.ask("PUT", f"tables/{ID}/along", **news, seats=SEATS)).body)
    assert (await record(here)).entries == table.record.entries
    other = at_home(2)
    other.play(other.options[1])
    further(other, 4)
    everything = followed_by(other, kept["entries"], kept["known"])
    assert (everything["since"], len(everything["entries"])) == (0, len(other.record.entries))
    assert followed_by(table, kept["entries"] + 5, kept["known"])["since"] == 0, "the house has fewer"


async def test_what_does_not_go_on_from_here_is_not_taken(here: Tab) -> None:
    news = {**followed_by(at_home(3)), "since": 4}
    assert (await here.ask("PUT", f"tables/{ID}/along", **news, seats=SEATS)).status == 422


async def test_who_sits_there_is_told_anew(here: Tab) -> None:
    table = at_home(2)
    await carried(here, table)
    await carried(here, table, {"axis": "me", "allies": "bot:novice"})
    assert [seat.get("bot") for seat in (await here.get(f"tables/{ID}"))["seats"]] == [None, "novice"]


async def test_without_its_key_or_spoiled_none_is_taken(here: Tab) -> None:
    table = at_home()
    body = table.record.sealed().to_bytes().decode()
    for wrong in (body, body[:-9], ""):
        assert (await here.ask("PUT", f"tables/{ID}/along", head=wrong, entries=[], seats=SEATS)).status == 422
    assert (await here.ask("GET", f"tables/{ID}")).status == 404


async def test_it_is_taken_away_with_all_that_is_known_of_it(here: Tab, shelves: Shelves) -> None:
    await carried(here, at_home(2))
    await here.ask("DELETE", f"tables/{ID}")
    assert not any(shelves.kept.values())
