"""At a table of the house for one: who sits where, the way back, hints, looks, the story, what is kept for later."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

import klubovna
from klubovna.kernel.record import Record
from tests.alone.here import Clock, Shelves, Tab, tab
from tests.games.kacir.test_packs import CARDS
from tests.games.within import within

TWO = {"north": "me", "south": "me"}


async def test_who_shares_the_screen_looks_through_the_seat_that_decides(here: Tab) -> None:
    id = await here.open("sealed", TWO)
    line = here.line(id, -1, "")
    seen = set()
    now = await here.moment(id)
    while now["options"]:
        assert now["seat"] == now["deciding"]
        seen.add(now["seat"])
        now = await here.choose(id)
    assert seen == {"north", "south"}
    over = await line.until(lambda news: news["is"] == "table" and news["status"] == "over")
    assert over["key"]


async def test_one_comes_back_to_a_story(here: Tab) -> None:
    id = await here.open("sealed", TWO)
    now = await here.moment(id)
    later = await here.choose(id)
    line = here.line(id, now["seq"], now["seat"])
    news = await line.until(lambda news: news["is"] in ("progress", "moment"))
    assert news["seq"] == later["seq"]
    told = await here.get(f"tables/{id}/story", f"since={now['seq']}")
    assert told["scenes"]
    assert (await here.get(f"tables/{id}/replay", "at=1"))["at"] == 1
    line.line.close()


async def test_a_choice_is_taken_back_and_both_are_in_the_record(here: Tab, shelves: Shelves) -> None:
    id = await here.open("vzdor")
    first = await here.moment(id)
    later = await here.choose(id)
    back = await here.post(f"tables/{id}/undo", seq=later["seq"])
    assert back["view"] == first["view"]
    again = await tab(shelves.copy())
    assert (await again.moment(id))["view"] == first["view"]
    status, error = await here.refused("POST", f"tables/{id}/undo", seq=back["seq"])
    assert (status, error["kind"]) == (422, "illegal")


@pytest.mark.slow
async def test_what_may_be_asked_at_a_table(here: Tab) -> None:
    id = await here.open("vzdor")
    now = await here.moment(id)
    texts = [option["text"] for option in now["options"]]
    found = await here.post(f"tables/{id}/foresee", seq=now["seq"], texts=texts)
    assert found["seq"] == now["seq"]
    assert (await here.post(f"tables/{id}/why", seq=now["seq"], texts=texts[:1]))["said"] is None
    assert (await here.get(f"tables/{id}/look", "thing=abel"))["thing"] == "abel"
    hint = await here.post(f"tables/{id}/hint", seq=now["seq"])
    assert {choice["text"] for choice in hint["choices"]} <= set(texts)
    asked = here.minds.asked
    assert await here.post(f"tables/{id}/hint", seq=now["seq"]) == hint
    assert here.minds.asked == asked, "it was thought once"


async def test_the_rule_says_why_something_may_not_be_done(here: Tab) -> None:
    id = await here.open("blitzkrieg", {"axis": "me", "allies": "me"})
    now = await here.moment(id)
    token, space = now["options"][0]["path"]
    row = next(ground for ground in now["view"]["theatres"] if any(s["id"] == space for s in ground["spaces"]))
    later = f"place {token} {row['spaces'][-1]['id']}"
    found = await here.post(f"tables/{id}/why", seq=now["seq"], texts=[later])
    assert found["said"]["id"] == "error-campaign-not-active"


async def test_a_worker_that_dies_is_asked_again_and_then_luck_chooses(here: Tab) -> None:
    here.minds.fails = 2
    id = await here.open("sealed", {"north": "bot:greedy", "south": "me"})
    line = here.line(id)
    said = await line.until(lambda news: news["is"] == "chat")
    assert said["said"]["id"] == "ui-bot-failed"
    assert (await here.asked_again(id))["options"]


async def test_seats_are_handed_on_and_taken_back(here: Tab) -> None:
    id = await here.open("sealed", {"north": "me", "south": "open"})
    assert (await here.get(f"tables/{id}"))["status"] == "waiting"
    info = await here.post(f"tables/{id}/sit", seat="south")
    assert info["status"] == "running"
    assert not any(seat.get("link") for seat in info["seats"]), "nobody can be invited"
    await here.post(f"tables/{id}/bot", seat="south", bot="random")
    info = await here.post(f"tables/{id}/return", seat="south")
    assert [seat["kind"] for seat in info["seats"]] == ["person", "person"]
    assert (await here.post(f"tables/{id}/leave"))["status"] == "waiting"
    assert (await here.refused("POST", f"tables/{id}/sit", seat="west"))[0] == 422


async def test_a_game_that_is_over_is_played_again(here: Tab) -> None:
    id = await here.open("sealed", TWO)
    assert (await here.refused("POST", f"tables/{id}/rematch"))[1]["kind"] == "running"
    await here.post(f"tables/{id}/finish")
    again = await here.post(f"tables/{id}/rematch")
    assert again["id"] == (await here.post(f"tables/{id}/rematch"))["id"] != id
    mine = await here.get("tables", "which=mine")
    assert {info["id"]: info["status"] for info in mine} == {id: "over", again["id"]: "running"}
    assert await here.get("tables", "which=open") == []


async def test_tables_are_listed_without_being_played(here: Tab, shelves: Shelves) -> None:
    id = await here.open("sealed", TWO)
    now = await here.choose(id)
    again = await tab(shelves.copy())
    (info,) = await again.get("tables", "which=mine")
    assert not again.house.rooms
    assert (info["id"], info["seq"], info["deciding"]) == (id, now["seq"], now["deciding"])
    assert info["moved"] > info["created"]


async def test_a_record_is_carried_away_and_brought_back(here: Tab) -> None:
    id = await here.open("vzdor")
    await here.choose(id)
    found = await here.ask("GET", f"tables/{id}/record")
    assert found.headers["content-disposition"] == f'attachment; filename="vzdor-{id}.jsonl"'
    assert Record.from_bytes(found.body).key is None, "its luck is still to come"
    await here.post(f"tables/{id}/finish")
    whole = (await here.ask("GET", f"tables/{id}/record")).body
    brought = await here.house.ask("POST", "records", "", whole)
    assert brought.status == 201, brought.body
    info = json.loads(brought.body)
    assert (await here.moment(info["id"]))["view"] == (await here.moment(id))["view"]
    spoiled = await here.house.ask("POST", "/api/records", "", whole.replace(b"play", b"plan"))
    assert spoiled.status == 422


async def test_the_record_of_a_game_with_secrets_stays_here_until_it_is_over(here: Tab) -> None:
    id = await here.open("sealed", {"north": "me", "south": "bot:greedy"})
    assert (await here.refused("GET", f"tables/{id}/record"))[1]["kind"] == "running"


@pytest.mark.slow
async def test_a_review_is_kept_decision_by_decision(here: Tab, shelves: Shelves) -> None:
    id = await here.open("sealed", TWO)
    for _ in range(2):
        await here.choose(id)
    assert (await here.refused("POST", f"tables/{id}/review"))[1]["kind"] == "running"
    await here.post(f"tables/{id}/finish")
    found = await here.post(f"tables/{id}/review")
    while found["state"] == "working":
        found = await here.get(f"tables/{id}/review")
    assert (found["state"], found["done"]) == ("ready", found["total"])
    assert await (await tab(shelves.copy())).get(f"tables/{id}/review") == found


async def test_what_only_a_server_has_is_not_here(here: Tab) -> None:
    assert (await here.get("me"))["alone"] is True
    for method, path in (("POST", "login"), ("POST", "account"), ("GET", "friends")):
        assert (await here.refused(method, path))[0] == 404
    assert (await here.refused("PATCH", "tables"))[0] == 405
    status, error = await here.refused("POST", "tables", game="sealed", seats={"north": 7})
    assert (status, error["kind"]) == (400, "unreadable")
    line = here.line("nowhere")
    assert (await line.next("error"))["error"]["kind"] == "missing"
    assert line.is_shut


async def test_words_that_make_no_sense_are_answered(here: Tab) -> None:
    id = await here.open("sealed", TWO)
    line = here.line(id)
    now = await line.next("moment")
    line.say(**{"is": "nonsense"})
    assert (await line.next("error"))["error"]["kind"] == "unreadable"
    line.say(**{"is": "foresee", "seq": now["seq"], "texts": []})
    await line.next("foreseen")
    line.say(**{"is": "ping"})
    line.say(**{"is": "choose", "seq": now["seq"] + 3, "text": now["options"][0]["text"]})
    await line.until(lambda news: news["is"] == "error" and news["error"]["kind"] == "stale")


async def test_the_clock_runs_as_it_does_on_a_server(shelves: Shelves) -> None:
    clock = Clock()
    here = await tab(shelves, clock)
    id = await here.open("sealed", TWO)
    await here.choose(id)
    clock.now += 60
    later = await here.choose(id)
    assert max(later["clock"]["used"].values()) >= 60_000
    again = await (await tab(shelves.copy())).moment(id)
    assert again["clock"]["used"] == later["clock"]["used"]


@pytest.mark.slow
async def test_every_table_that_can_be_agreed_on_can_be_opened(here: Tab) -> None:
    """Each value of each option, and each number of seats."""
    for game in klubovna.shelf.sound()[0]:
        for option in game.options:
            for value in option.choices:
                agreed = {option.name: value} | (dict([option.when]) if option.when else {})
                seats = dict.fromkeys(game.seated(game.settings(agreed)), "me")
                id = await here.open(game.id, seats, options=agreed)
                assert (await here.moment(id))["options"], (game.id, agreed)


async def test_a_battle_of_ones_own_is_looked_through_and_played(here: Tab) -> None:
    ours = files("klubovna.games.napoleonics") / "content" / "scenarios" / "garcia-hernandez.toml"
    text = ours.read_text("utf-8").replace("[battle]", '[battle]\ntitle = "Mine"')
    assert await here.post("own/napoleonics", text=text) == []
    assert await here.post("own/napoleonics", text="[[") != []
    id = await here.open("napoleonics", {"french": "me", "allied": "me"}, options={"scenario": text})
    assert (await here.get(f"tables/{id}"))["options"]["scenario"] == "own"
    status, error = await here.refused("POST", "tables", game="napoleonics", options={"scenario": text[:200]})
    assert (status, error["kind"]) == (422, "own")


async def test_a_battle_of_a_pack_is_offered_and_played(here: Tab) -> None:
    pack = within("napoleonics", "scenarios", "coa", "hill-fort")
    offer = await here.post("games/napoleonics/offer", text=pack)
    assert offer["choices"] == {"scenario": ["hill-fort"]}
    agreed = {"pack": pack, "scenario": "hill-fort"}
    id = await here.open("napoleonics", {"french": "me", "allied": "me"}, options=agreed)
    assert (await here.get(f"tables/{id}"))["options"]["scenario"] == "hill-fort"


async def test_an_owners_pack_is_looked_through_and_played(here: Tab) -> None:
    assert await here.post("own/kacir", text=CARDS, pack=True) == []
    (fault,) = await here.post("own/kacir", text=CARDS.replace('"gain"', '"win"'), pack=True)
    assert fault["field"] == "hunter.miller.effect[0].do"
    id = await here.open("kacir", {"witch": "me", "hunter": "me"}, options={"pack": CARDS})
    assert (await here.get(f"tables/{id}"))["pack"]["author"] == "Jana"
    assert "miller" in (await here.get(f"tables/{id}/content"))["tables"]["hunter"]
    status, error = await here.refused("POST", "tables", game="kacir", options={"pack": "[[\n"})
    assert (status, error["kind"]) == (422, "own")


async def test_a_bot_that_was_thinking_when_the_page_was_closed_goes_on(here: Tab, shelves: Shelves) -> None:
    id = await here.open("sealed", {"north": "bot:greedy", "south": "me"})
    again = await tab(shelves.copy())
    assert (await again.get(f"tables/{id}"))["deciding"] == "north"
    line = again.line(id)
    await line.until(lambda news: news.get("deciding") == "south")
    assert (await again.asked_again(id))["options"]
    await again.close()


async def test_only_a_few_tables_that_nobody_looks_at_stay_in_memory(here: Tab) -> None:
    watched = await here.open("sealed", TWO)
    line = here.line(watched)
    await line.next("moment")
    ids = [await here.open("sealed", TWO) for _ in range(9)]
    assert watched in here.house.rooms
    assert len(here.house.rooms) < 9
    assert (await here.moment(ids[0]))["options"], "it is read again"


async def test_where_time_is_short_a_table_says_once_that_its_bot_is_weaker(
    here: Tab, shelves: Shelves, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("klubovna.alone.thinking.PATIENT", 0.0)
    id = await here.open("sealed", {"north": "bot:master", "south": "me"})
    now = await here.asked_again(id)
    while now["options"]:
        await here.choose(id)
        now = await here.asked_again(id)
    (line,) = await here.get(f"tables/{id}/chat")
    assert line["said"] == {"id": "ui-bot-hurried", "args": {"seat": "north", "bot": "master"}}


async def test_a_bot_that_has_the_time_says_nothing(here: Tab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("klubovna.alone.thinking.PATIENT", 1000.0)
    id = await here.open("sealed", {"north": "bot:novice", "south": "me"})
    await here.asked_again(id)
    assert await here.get(f"tables/{id}/chat") == []
