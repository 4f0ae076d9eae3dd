"""Nothing that was shown is ever lost, whatever happens to the page or to its storage."""

from __future__ import annotations

import json
from collections.abc import Sequence

import msgspec
import pytest

from klubovna.alone.keeping import Deed
from tests.alone.here import Shelves, Tab, tab
from tests.kernel.house import install
from tests.kernel.sealed import GAME

TWO = {"north": "me", "south": "me"}


async def test_a_choice_is_kept_before_it_is_shown(here: Tab, shelves: Shelves) -> None:
    id = await here.open("sealed", TWO)
    line = here.line(id)
    now = await line.next("moment")
    heard: list[int] = []
    shelves.before = lambda deeds: heard.append(len(line.news))
    before = len(line.news)
    line.say(**{"is": "choose", "seq": now["seq"], "text": now["options"][0]["text"]})
    await line.until(lambda news: news["is"] == "moment" and news["seq"] > now["seq"])
    assert heard == [before], "nothing was told while it was not kept"


async def test_after_a_crash_at_any_time_everything_that_was_shown_is_there(here: Tab, shelves: Shelves) -> None:
    """The page may be gone before or after anything is kept: another one goes on from what was shown."""
    id = await here.open("sealed", TWO)
    shown = await here.moment(id)
    while shown["options"]:
        found: list[Shelves] = []
        shelves.before = lambda deeds: found.append(shelves.copy())  # noqa: B023
        later = await here.choose(id)
        before, after = await tab(found[0]), await tab(shelves.copy())
        assert (await before.moment(id))["view"] == shown["view"]
        assert await after.moment(id) == later
        shown = later
    assert (await here.get(f"tables/{id}"))["status"] == "over"


async def test_where_there_is_no_room_nothing_is_done_and_one_is_told(here: Tab, shelves: Shelves) -> None:
    id = await here.open("sealed", TWO)
    line = here.line(id)
    shown = await here.moment(id)
    shelves.full = True
    status, error = await here.refused(
        "POST", f"tables/{id}/choose", seq=shown["seq"], text=shown["options"][0]["text"]
    )
    assert (status, error["kind"], error["reason"]["id"]) == (507, "full", "error-full")
    assert await here.moment(id) == shown
    line.say(**{"is": "choose", "seq": shown["seq"], "text": shown["options"][0]["text"]})
    assert (await line.next("error"))["error"]["kind"] == "full"
    assert (await here.refused("POST", "tables", game="sealed"))[0] == 507
    shelves.full = False
    assert (await here.choose(id))["seq"] > shown["seq"]


async def test_a_bot_that_finds_no_room_chooses_later(here: Tab, shelves: Shelves) -> None:
    id = await here.open("sealed", {"north": "me", "south": "bot:greedy"})
    line = here.line(id)
    await line.next("moment")

    def only_mine(deeds: Sequence[Deed]) -> None:
        shelves.full = any(b'"seat":"south"' in deed.value for deed in deeds if deed.shelf == "entries")

    shelves.before = only_mine
    while True:
        now = await here.moment(id)
        if now["deciding"] == "south" or not now["options"]:
            break
        await here.choose(id)
    assert (await line.next("error"))["error"]["kind"] == "full"
    shelves.before, shelves.full = lambda deeds: None, False
    assert (await here.asked_again(id))["seq"] > now["seq"]


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (b"\xff nothing", "spoiled"),
        (b'{"v":1,"row":{}}', "spoiled"),
        (b'{"v":2,"row":{"id":"x"},"shape":"of tomorrow"}', "newer"),
    ],
)
async def test_a_table_that_cannot_be_read_is_left_as_it_is(
    value: bytes, kind: str, here: Tab, shelves: Shelves
) -> None:
    sound, broken = await here.open("sealed", TWO), await here.open("sealed", TWO)
    (key,) = [key for key in shelves.kept["tables"] if key.startswith(broken)]
    shelves.kept["tables"][key] = value
    again = await tab(shelves.copy())
    assert [info["id"] for info in await again.get("tables", "which=mine")] == [sound]
    (told,) = await again.get("aside")
    assert (told["id"], told["error"]["kind"], told["error"]["reason"]["id"]) == (broken, kind, f"error-{kind}")
    status, error = await again.refused("GET", f"tables/{broken}/moment")
    assert (status, error["kind"]) == (409, kind)
    await again.choose(sound)
    assert shelves.kept["tables"][key] == value


async def test_entries_of_a_newer_house_are_left_as_they_are(here: Tab, shelves: Shelves) -> None:
    id = await here.open("sealed", TWO)
    await here.choose(id)
    key = max(shelves.kept["entries"])
    shelves.kept["entries"][key] = msgspec.json.encode({"v": 9, "moves": "all at once"})
    again = await tab(shelves.copy())
    status, error = await again.refused("GET", f"tables/{id}/moment")
    assert (status, error["kind"]) == (409, "newer")
    assert [told["id"] for told in await again.get("aside")] == [id]
    status, _ = await again.refused("POST", f"tables/{id}/choose", seq=1, text="lay 1")
    assert status == 409


async def test_a_table_is_taken_away_when_one_asks_for_it(here: Tab, shelves: Shelves) -> None:
    id = await here.open("sealed", TWO)
    await here.post(f"tables/{id}/chat", text="hm")
    assert (await here.ask("DELETE", f"tables/{id}")).status == 200
    assert shelves.kept == {"tables": {}, "entries": {}, "notes": {}}
    assert (await here.refused("GET", f"tables/{id}"))[0] == 404


# Two tabs over one storage


async def test_of_two_tabs_that_choose_at_once_one_is_first_and_both_show_it(here: Tab, shelves: Shelves) -> None:
    other = await tab(shelves)
    id = await here.open("sealed", TWO)
    now = await here.moment(id)
    assert await other.moment(id) == now
    mine, theirs = now["options"][0]["text"], now["options"][1]["text"]
    first = await here.post(f"tables/{id}/choose", seq=now["seq"], text=mine)
    found = await other.ask("POST", f"tables/{id}/choose", seq=now["seq"], text=theirs)
    assert found.status == 409
    stale = json.loads(found.body)
    assert (stale["error"]["kind"], stale["seq"]) == ("stale", first["seq"])
    assert (await other.moment(id))["view"] == first["view"]


async def test_what_another_tab_has_kept_is_told_to_who_looks(here: Tab, shelves: Shelves) -> None:
    other = await tab(shelves)
    id = await here.open("sealed", TWO)
    line = other.line(id)
    await line.next("moment")
    later = await here.choose(id)
    await other.house.changed(id)
    assert (await line.until(lambda news: news.get("seq") == later["seq"] and news["is"] == "moment"))["view"]
    await here.post(f"tables/{id}/chat", text="hm")
    await other.house.changed(id)
    assert (await line.next("chat"))["text"] == "hm"
    await here.ask("DELETE", f"tables/{id}")
    await other.house.changed(id)
    assert (await line.next("error"))["error"]["kind"] == "missing"


async def test_a_table_that_one_tab_ends_takes_no_choice_of_the_other(here: Tab, shelves: Shelves) -> None:
    """Once its key may be read, nothing is added to it."""
    other = await tab(shelves)
    id = await here.open("sealed", TWO)
    await here.choose(id)
    now = await other.moment(id)
    assert (await here.post(f"tables/{id}/finish"))["status"] == "over"
    status, error = await other.refused("POST", f"tables/{id}/choose", seq=now["seq"], text=now["options"][0]["text"])
    assert (status, error["kind"]) == (409, "over")


async def test_seats_that_two_tabs_hand_on_at_once(here: Tab, shelves: Shelves) -> None:
    other = await tab(shelves)
    id = await here.open("sealed", TWO)
    await other.moment(id)
    await here.post(f"tables/{id}/bot", seat="south", bot="greedy")
    status, error = await other.refused("POST", f"tables/{id}/bot", seat="north", bot="greedy")
    assert (status, error["kind"]) == (409, "taken")
    assert [seat["kind"] for seat in (await other.get(f"tables/{id}"))["seats"]] == ["person", "bot"]


# Rules that have moved on


async def with_newer_rules(shelves: Shelves, monkeypatch: pytest.MonkeyPatch) -> Tab:
    install(monkeypatch, msgspec.structs.replace(GAME, version="2"))
    again = shelves.copy()
    shelves.tabs.append(opened := await tab(again))
    return opened


async def test_a_game_that_is_over_is_still_shown_and_carried_away(
    here: Tab, shelves: Shelves, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await here.open("sealed", TWO)
    now = await here.choose(id)
    while now["options"]:
        now = await here.choose(id)
    record = (await here.ask("GET", f"tables/{id}/record")).body
    later = await with_newer_rules(shelves, monkeypatch)
    assert (await later.moment(id))["view"] == now["view"]
    assert (await later.get(f"tables/{id}/replay"))["caption"]["id"] == "replay-kept"
    assert (await later.get(f"tables/{id}/story", "since=0"))["scenes"] == []
    assert (await later.ask("GET", f"tables/{id}/record")).body == record


async def test_a_game_that_runs_says_that_its_rules_have_moved_on(
    here: Tab, shelves: Shelves, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await here.open("sealed", TWO)
    await here.choose(id)
    later = await with_newer_rules(shelves, monkeypatch)
    status, error = await later.refused("GET", f"tables/{id}/moment")
    assert (status, error["kind"]) == (409, "broken")
    line = later.line(id)
    assert (await line.next("table"))["status"] == "running"
    assert (await line.next("error"))["error"]["kind"] == "broken"
    assert [info["id"] for info in await later.get("tables")] == [id]
    assert (await later.post(f"tables/{id}/finish"))["status"] == "over"
    assert (await later.ask("GET", f"tables/{id}/record")).status == 200
