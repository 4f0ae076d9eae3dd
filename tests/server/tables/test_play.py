"""A game over HTTP, and everything one can do wrong in it."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import klubovna
from klubovna.kernel.luck import commitment
from klubovna.kernel.record import Record
from klubovna.kernel.replay import verify
from tests.server.clubhouse import House, Visitor


async def two(house: House, **agreed: Any) -> tuple[Visitor, Visitor, str]:
    """North and south at a table of the toy game."""
    north, south = await house.visitor(), await house.visitor()
    table = await north.open("sealed", seats={"north": "me", "south": "open"}, **agreed)
    await south.post(f"tables/{table}/sit", await north.link(table, "south"))
    return north, south, table


async def test_a_whole_game_alone(house: House) -> None:
    visitor = await house.visitor()
    table = await visitor.open("vzdor", options={"maquis": "draft"}, seats={"maquis": "me"})
    before = await visitor.get(f"tables/{table}")
    assert (before["status"], before["options"]["maquis"], "key" in before) == ("running", "draft", False)
    end = await visitor.to_the_end(table)
    assert end["outcome"]["reason"]
    assert end["deciding"] is None
    assert end["options"] == []
    after = await visitor.get(f"tables/{table}")
    assert after["status"] == "over"
    assert commitment(bytes.fromhex(after["key"])) == before["key_hash"]
    record = Record.from_bytes((await visitor.ask("GET", f"tables/{table}/record")).content)
    assert verify(klubovna.game("vzdor"), record) > 0, "what the page shows, `klubovna verify` agrees with"
    assert record.outcome is not None
    assert record.outcome.reason == end["outcome"]["reason"]


async def test_a_moment_says_everything_that_a_player_needs(house: House) -> None:
    visitor = await house.visitor()
    now = await visitor.moment(await visitor.open())
    assert set(now) == {
        "seq", "seat", "deciding", "view", "prompt", "matters", "rule", "options", "log", "outcome", "begun",
        "may_undo", "undo_asked_by", "clock",
    }  # fmt: skip
    assert now["seat"] == now["deciding"] == "maquis"
    assert not now["begun"], "nobody has chosen anything"
    assert now["prompt"]["id"].startswith("ask-")
    assert set(now["options"][0]) == {"text", "kind", "fields", "path", "label", "foreseen"}, "a maquis to play"
    assert now["options"][0]["text"] == " ".join([now["options"][0]["kind"], *now["options"][0]["fields"].values()])
    assert [line["n"] for line in now["log"]] == list(range(len(now["log"])))


async def test_the_same_submit_twice_has_one_effect(house: House) -> None:
    visitor = await house.visitor()
    table = await visitor.open()
    now = await visitor.moment(table)
    text = now["options"][0]["text"]
    once = await visitor.choose(table, text, now["seq"])
    twice = await visitor.choose(table, f"  {text}  ", now["seq"])
    assert once == twice
    assert once["seq"] > now["seq"]
    assert once["begun"]


async def test_another_choice_for_a_moment_that_is_past_is_answered_with_the_present(house: House) -> None:
    visitor = await house.visitor()
    table = await visitor.open()
    now = await visitor.moment(table)
    later = await visitor.choose(table, now["options"][0]["text"], now["seq"])
    body = {"seq": now["seq"], "text": now["options"][1]["text"]}
    answer = await visitor.ask("POST", f"tables/{table}/choose", body)
    assert answer.status_code == 409
    assert answer.json()["error"]["kind"] == "stale"
    assert {k: v for k, v in answer.json().items() if k != "error"} == later
    assert await visitor.refused(f"tables/{table}/choose", {"seq": 999, "text": "wait"}) == (422, "unreadable")
    assert await visitor.refused(f"tables/{table}/choose", {**body, "seq": 999}) == (409, "stale")


async def test_two_submits_at_once(house: House) -> None:
    """The same choice from two windows counts once; of two different ones the first counts."""
    visitor = await house.visitor()
    table = await visitor.open()
    now = await visitor.moment(table)
    body = {"seq": now["seq"], "text": now["options"][0]["text"]}
    same = await asyncio.gather(*(visitor.ask("POST", f"tables/{table}/choose", body) for _ in range(5)))
    assert {answer.status_code for answer in same} == {200}
    (after,) = {answer.text for answer in same}
    now = json.loads(after)
    several = [{"seq": now["seq"], "text": option["text"]} for option in now["options"][:4]]
    answers = await asyncio.gather(*(visitor.ask("POST", f"tables/{table}/choose", body) for body in several))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * (len(several) - 1)
    assert len({answer.json()["seq"] for answer in answers}) == 1, "those who lost are told how the table stands now"
    record = (await visitor.ask("GET", f"tables/{table}/record")).text
    assert record.count('"is":"choice"') == 2


async def test_what_says_nothing_and_what_is_against_the_rules(house: House) -> None:
    north, _, table = await two(house)
    now = await north.moment(table)
    for text in ("dance", "", "lay", "lay x", "lay 1 2", "x" * 1000, "lay \0", "🂡"):
        answer = await north.ask("POST", f"tables/{table}/choose", {"seq": now["seq"], "text": text})
        assert answer.status_code == 422, text
        assert answer.json()["error"]["kind"] == "unreadable"
    answer = await north.ask("POST", f"tables/{table}/choose", {"seq": now["seq"], "text": "lay 99"})
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert (error["kind"], error["reason"]) == ("illegal", {"id": "refused-not-held", "args": {"card": 99}})
    assert await north.moment(table) == now, "nothing has changed"


async def test_only_the_seat_that_decides_may_choose(house: House) -> None:
    north, south, table = await two(house)
    watcher = await house.visitor()
    seq = (await south.moment(table))["seq"]
    answer = await south.ask("POST", f"tables/{table}/choose", {"seq": seq, "text": "wait"})
    assert answer.json()["error"]["reason"]["id"] == "error-other-seat"
    assert await watcher.refused(f"tables/{table}/choose", {"seq": seq, "text": "wait"}) == (403, "watching")
    assert (await north.choose(table, "wait"))["deciding"] == "south"


async def test_nobody_plays_before_everybody_sits(house: House) -> None:
    north = await house.visitor()
    table = await north.open("sealed", seats={"north": "me"})
    now = await north.moment(table)
    assert (await north.get(f"tables/{table}"))["status"] == "waiting"
    assert now["options"] == []
    assert await north.refused(f"tables/{table}/choose", {"seq": now["seq"], "text": "wait"}) == (409, "waiting")


async def test_alone_a_choice_is_taken_back_at_once(house: House) -> None:
    visitor = await house.visitor()
    table = await visitor.open()
    before = await visitor.moment(table)
    assert not before["may_undo"]
    assert await visitor.refused(f"tables/{table}/undo", {"seq": before["seq"]}) == (422, "illegal")
    text = next(o["text"] for o in before["options"] if o["text"].startswith("play"))
    after = await visitor.choose(table, text, before["seq"])
    assert after["may_undo"]
    undone = await visitor.post(f"tables/{table}/undo", {"seq": after["seq"]})
    again = await visitor.post(f"tables/{table}/undo", {"seq": after["seq"]})
    assert undone == again, "asked twice, done once"
    assert undone["seq"] == after["seq"] + 1, "an undo is an entry of the record, too"
    assert (undone["view"], undone["options"]) == (before["view"], before["options"])


async def test_with_others_they_are_asked(house: House) -> None:
    north, south, table = await two(house)
    after = await north.choose(table, "wait")
    assert after["may_undo"]
    asked = await north.post(f"tables/{table}/undo", {"seq": after["seq"]})
    assert asked["undo_asked_by"] == "north"
    assert (await south.moment(table))["undo_asked_by"] == "north"
    assert await north.refused(f"tables/{table}/undo/answer", {"agree": True}) == (403, "not-yours")
    refused = await south.post(f"tables/{table}/undo/answer", {"agree": False})
    assert (refused["undo_asked_by"], refused["seq"]) == (None, after["seq"])
    assert await south.refused(f"tables/{table}/undo/answer", {"agree": True}) == (409, "not-asked")
    await north.post(f"tables/{table}/undo", {"seq": after["seq"]})
    agreed = await south.post(f"tables/{table}/undo/answer", {"agree": True})
    assert (agreed["deciding"], agreed["seq"]) == ("north", after["seq"] + 1)


async def test_a_request_to_take_back_lapses_when_the_game_goes_on(house: House) -> None:
    north, south, table = await two(house)
    after = await north.choose(table, "wait")
    await north.post(f"tables/{table}/undo", {"seq": after["seq"]})
    assert (await south.choose(table, "wait"))["undo_asked_by"] is None
    assert await south.refused(f"tables/{table}/undo/answer", {"agree": True}) == (409, "not-asked")


async def test_replay_through_ones_own_eyes_and_after_the_end_through_everybodys(house: House) -> None:
    north, south, table = await two(house)
    await north.choose(table, "wait")
    step = await south.get(f"tables/{table}/replay?at=1")
    assert (step["at"], step["view"]["hands"]["north"]) == (1, [None] * 3)
    assert step["caption"]["id"] == "replay-hidden", "the luck of the deal is north's own"
    assert await south.refused(f"tables/{table}/replay?seat=north&at=1", method="GET") == (403, "not-yours")
    assert await south.refused(f"tables/{table}/record", method="GET") == (403, "running")
    while (await north.to_the_end(table))["outcome"] is None:
        await south.to_the_end(table) if (await south.moment(table))["options"] else None
        if (await north.moment(table))["outcome"]:
            break
    watcher = await house.visitor()
    step = await watcher.get(f"tables/{table}/replay?seat=north&at=1")
    assert None not in step["view"]["hands"]["north"]
    assert step["caption"]["id"] == "log-drawn-card", "what luck brought, in the words of the log"
    last = await watcher.get(f"tables/{table}/replay?at=100000")
    assert last["at"] == last["steps"] == (await watcher.moment(table))["seq"]


async def test_a_record_comes_back_as_a_table(house: House) -> None:
    visitor = await house.visitor()
    headers = {"content-type": "application/x-ndjson"}
    done = klubovna.new("vzdor", seed=3)
    half = klubovna.new("vzdor", seed=4)
    while done.seat:
        done.play(done.options[0])
    half.play(half.options[0])
    info = (await visitor.ask("POST", "records", content=done.record.to_bytes(), headers=headers)).json()
    assert (info["status"], info["seq"]) == ("over", len(done.record.entries))
    info = (await visitor.ask("POST", "records", content=half.record.to_bytes(), headers=headers)).json()
    assert info["status"] == "running"
    assert (await visitor.to_the_end(info["id"]))["outcome"]
    sealed = half.record.sealed().to_bytes()
    for bad in (b"", b"x", sealed, done.record.to_bytes()[:-40], done.record.to_bytes().replace(b"split", b"draft")):
        answer = await visitor.ask("POST", "records", content=bad, headers=headers)
        assert answer.status_code == 422, bad[:60]


async def test_a_record_without_end_is_no_game(house: House) -> None:
    """An undo for every choice: legal line by line, but nobody plays like that."""
    visitor = await house.visitor()
    table = klubovna.new("vzdor", seed=4)
    text = next(option.text for option in table.options if option.text.startswith("play"))
    longest = 10 * klubovna.game("vzdor").longest
    while len(table.record.entries) <= longest:
        table.play(text)
        table.undo()
    answer = await visitor.ask("POST", "records", content=table.record.to_bytes())
    assert (answer.status_code, answer.json()["error"]["text"]) == (422, "the record is too long to be a game")


async def test_whoever_opens_a_table_chooses_neither_dice_nor_content(house: House) -> None:
    visitor = await house.visitor()
    for option in ({"seed": 1}, {"pack": "/etc"}, {"dice": False}, {"maquis": "all"}, {"nonsense": 1}):
        assert await visitor.refused("tables", {"game": "vzdor", "options": option}) == (422, "unreadable")
    assert await visitor.refused("tables", {"game": "chess"}) == (422, "unreadable")
    assert await visitor.refused("tables", {"game": "vzdor", "seats": {"king": "me"}}) == (422, "unreadable")
    assert await visitor.refused("tables", {"game": "vzdor", "seats": {"maquis": "bot:oracle"}}) == (422, "unreadable")
    assert await visitor.refused("tables", {"game": "vzdor", "seats": {"maquis": "you"}}) == (422, "unreadable")


async def test_the_house_tells_what_can_be_played(house: House) -> None:
    visitor = house.stranger()
    games = {game["id"]: game for game in await visitor.get("games")}
    assert games["vzdor"]["options"][0] == {"name": "maquis", "choices": ["split", "draft"], "default": "split"}
    assert set(games["vzdor"]["bots"]) >= {"random", "greedy"}
    for language in ("cs", "en"):
        texts = (await visitor.ask("GET", f"texts/vzdor/{language}.ftl")).text
        assert "error-game-over" in texts
        assert "game-name" in texts
        assert (await visitor.ask("GET", f"rules/vzdor/{language}.md")).text.startswith("# Vzdor!")
    back = (await visitor.ask("GET", "rules/vzdor/learned")).json()
    assert back["stop"]["example"] == {"lesson": "first", "number": 1, "step": 10}
    content = await visitor.get("content/vzdor")
    assert set(content["tables"]) == {"maquis", "enemies", "missions", "rules"}
    assert content["tables"]["enemies"]["guard"]["defence"] == [1, 1, 2, 2, 3]
    assert {"file": "maquis", "block": "abel", "source": "public"} in content["sources"]
    for lost in ("texts/vzdor/xx.ftl", "texts/chess/en.ftl", "rules/vzdor/en.ftl", "content/chess", "tables/nothing"):
        assert (await visitor.ask("GET", lost)).status_code == 404, lost


async def test_the_program_in_the_documents_plays_a_game(house: House) -> None:
    page = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text("utf-8")
    (code,) = re.findall(r"```py\n(.*?)```", page, re.S)
    code = code.replace("127.0.0.1:8420", house.address)
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", code], capture_output=True, text=True, timeout=60
    )
    assert "reason" in done.stdout, done.stderr
