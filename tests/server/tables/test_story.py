"""What pages are told: a whole moment first, then how it goes on; and the story of what they have missed."""

from __future__ import annotations

import random
from typing import Any

from tests.server.clubhouse import House, Line, Visitor
from tests.server.tables.test_play import two
from tests.service.applying import Page, applied


async def first(line: Line) -> Page:
    return Page(await line.next("moment"))


def without_time(moment: Any) -> Any:
    return {key: value for key, value in moment.items() if key not in ("is", "now")}


async def test_a_page_that_is_told_only_what_happens_knows_everything(house: House) -> None:
    """A whole game; the choices go over the line, too, and each is answered once."""
    visitor, rng = await house.visitor(), random.Random(3)
    table = await visitor.open()
    async with visitor.live(table, seat="maquis") as line:
        page, now = await first(line), await visitor.moment(table)
        while now["options"]:
            await line.say(**{"is": "choose", "seq": now["seq"], "text": rng.choice(now["options"])["text"]})
            now = await line.next("progress")
            page.hear(now)
        whole = await visitor.moment(table)
        assert (page.seq, page.view, page.log) == (whole["seq"], whole["view"], whole["log"])
        assert {key: value for key, value in without_time(now).items() if key not in ("since", "scenes")} == {
            key: value for key, value in whole.items() if key not in ("view", "log")
        }
        assert not {"moment", "progress"} & set(await line.quiet()), "nothing comes twice"


async def test_everybody_follows_through_their_own_eyes(house: House) -> None:
    north, south, table = await two(house)
    watcher = await house.visitor()
    async with (
        north.live(table, seat="north") as a, south.live(table, seat="south") as b, watcher.live(table, seat="") as c,
    ):  # fmt: skip
        lines = {"north": (north, a), "south": (south, b), None: (watcher, c)}
        pages = {seat: await first(line) for seat, (_, line) in lines.items()}
        for who, text in ((north, "draw"), (south, "draw"), (north, "peek 1"), (south, "wait")):
            await who.choose(table, text)
            for seat, (visitor, line) in lines.items():
                pages[seat].hear(await line.next("progress"))
                whole = await visitor.moment(table)
                assert (pages[seat].view, pages[seat].log) == (whole["view"], whole["log"])


async def test_after_a_break_a_page_is_told_what_it_missed(house: House) -> None:
    north, south, table = await two(house)
    async with south.live(table, seat="south") as line:
        page = await first(line)
    await north.choose(table, "draw")
    await south.choose(table, "draw")
    await north.choose(table, "wait")
    async with south.live(table, since=page.seq, seat="south") as line:
        page.hear(await line.next("progress"))
        whole = await south.moment(table)
        assert (page.view, page.log) == (whole["view"], whole["log"])
    async with south.live(table, since=page.seq, seat="south") as line:
        assert (await line.next("progress"))["scenes"] == [], "nothing was missed"
    for since, seat in ((page.seq, "north"), (1, "south"), (page.seq + 5, "south"), (-1, "south")):
        async with south.live(table, since=since, seat=seat) as line:
            assert (await line.next("moment"))["view"] == page.view, "whatever it has, it is not what it should"


async def test_what_is_taken_back_comes_as_a_whole_moment(house: House) -> None:
    visitor = await house.visitor()
    table = await visitor.open()
    async with visitor.live(table, seat="maquis") as line:
        page = await first(line)
        now = await visitor.moment(table)
        text = next(option["text"] for option in now["options"] if option["kind"] == "play")
        after = await visitor.choose(table, text, now["seq"])
        assert after["may_undo"]
        page.hear(await line.next("progress"))
        await visitor.post(f"tables/{table}/undo", {"seq": after["seq"]})
        undone = await line.next("moment")
        assert undone["view"] == now["view"]
        assert undone["log"] == now["log"]
        await visitor.choose(table, text, undone["seq"])
        assert (await line.next("progress"))["since"] == undone["seq"]


async def test_whoever_does_not_say_what_it_has_gets_whole_moments(house: House) -> None:
    """Programs have it easier so."""
    north, _, table = await two(house)
    async with north.live(table) as line:
        await line.next("moment")
        after = await north.choose(table, "wait")
        assert without_time(await line.next("moment")) == after


async def test_a_choice_that_showed_something_stands(house: House) -> None:
    """That it did is found out when somebody wants it back, and said."""
    north, south, table = await two(house)
    after = await north.choose(table, "peek 1")
    assert after["may_undo"], "nobody has looked closely yet"
    answer = await north.ask("POST", f"tables/{table}/undo", {"seq": after["seq"]})
    assert (answer.status_code, answer.json()["error"]["reason"]["id"]) == (422, "error-showed-something")
    assert not (await north.moment(table))["may_undo"]
    assert (await south.moment(table))["undo_asked_by"] is None


# Foreseeing


async def test_what_will_follow_is_told_to_whoever_asks(house: House) -> None:
    visitor = await house.visitor()
    table = await visitor.open()
    now = await visitor.moment(table)
    texts = [option["text"] for option in now["options"] if option["foreseen"]]
    assert texts
    body = {"seq": now["seq"], "texts": [*texts, "nonsense"]}
    found = await visitor.post(f"tables/{table}/foresee", body)
    assert (found["seq"], set(found["previews"]) <= set(texts)) == (now["seq"], True)
    assert all(set(preview) == {"numbers", "says"} for preview in found["previews"].values())
    async with visitor.live(table, seat="maquis") as line:
        await line.say(**{"is": "foresee", **body})
        assert await line.next("foreseen") == {"is": "foreseen", **found}
        await line.say(**{"is": "foresee", "seq": now["seq"] + 1, "texts": texts})
        assert (await line.next("error"))["error"]["kind"] == "stale"
        await line.say(**{"is": "foresee", "seq": now["seq"], "texts": ["play abel covert"] * 101})
        assert (await line.next("error"))["error"]["kind"] == "unreadable"


async def test_nobody_foresees_for_another(house: House) -> None:
    north, south, table = await two(house)
    seq = (await north.moment(table))["seq"]
    for visitor in (south, await house.visitor()):
        refused = await visitor.refused(f"tables/{table}/foresee", {"seq": seq, "texts": ["wait"]})
        assert refused == (403, "not-yours")
    assert (await north.post(f"tables/{table}/foresee", {"seq": seq, "texts": ["wait"]}))["previews"] == {}


# The story told later


async def story(visitor: Visitor, table: str, since: int, **more: Any) -> tuple[Any, Any]:
    """What is told, and the view at its end."""
    asked = "".join(f"&{name}={value}" for name, value in more.items())
    found = await visitor.get(f"tables/{table}/story?since={since}{asked}")
    view = found["view"]
    for scene in found["scenes"]:
        view = applied(view, scene["change"])
    return found, view


async def test_what_happened_since_one_last_looked(house: House) -> None:
    north, south, table = await two(house)
    before = await south.moment(table)
    await north.choose(table, "draw")
    await south.choose(table, "wait")
    await north.choose(table, "peek 1")
    now = await south.moment(table)
    found, view = await story(south, table, before["seq"])
    assert (found["seat"], found["since"], found["seq"]) == ("south", before["seq"], now["seq"])
    assert (found["view"], view) == (before["view"], now["view"])
    told = [line for scene in found["scenes"] for line in scene["said"]]
    assert before["log"] + told == now["log"]
    earlier, _ = await story(south, table, before["seq"], until=before["seq"] + 2)
    assert earlier["seq"] == before["seq"] + 2
    assert await south.refused(f"tables/{table}/story?since=0&seat=north", method="GET") == (403, "not-yours")
    watched, _ = await story(await house.visitor(), table, 0)
    assert watched["seat"] is None


async def test_what_others_did_since_one_last_chose(house: House) -> None:
    """Whoever asks without a moment need not remember when that was."""
    north, south, table = await two(house)
    await north.choose(table, "wait")
    before = await north.moment(table)
    await south.choose(table, "wait")
    found = await north.get(f"tables/{table}/story")
    assert (found["seat"], found["since"], found["view"]) == ("north", before["seq"], before["view"])
    assert await north.refused(f"tables/{table}/story?since=-1", method="GET") == (400, "unreadable")


async def test_after_the_end_the_story_is_told_through_any_eyes_and_step_by_step(house: House) -> None:
    visitor = await house.visitor()
    table = await visitor.open("sealed", seats={"north": "me", "south": "me"})
    await visitor.to_the_end(table)
    watcher = await house.visitor()
    found, view = await story(watcher, table, 2, seat="south")
    assert None not in found["view"]["hands"]["south"]
    steps = (await watcher.get(f"tables/{table}/replay"))["steps"]
    shown = (await watcher.get(f"tables/{table}/replay?seat=south&at=2"))["view"]
    for at in range(3, steps + 1):
        step = await watcher.get(f"tables/{table}/replay?seat=south&at={at}")
        for scene in step["scenes"]:
            shown = applied(shown, scene["change"])
        assert shown == step["view"]
    assert shown == view
    again = await watcher.get(f"tables/{table}/replay?seat=north&at={steps}")
    assert again["scenes"] == (await watcher.get(f"tables/{table}/replay?seat=north&at={steps}"))["scenes"]
