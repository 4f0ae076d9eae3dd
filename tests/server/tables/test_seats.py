"""Sitting down, leaving, handing a seat to a bot and back, talking, playing again."""

from __future__ import annotations

import klubovna
from klubovna.kernel.record import Record
from klubovna.kernel.replay import verify
from tests.server.clubhouse import House
from tests.server.tables.test_play import two


async def test_a_link_is_good_for_one_seat_and_once(house: House) -> None:
    north, south, third = [await house.visitor() for _ in range(3)]
    table = await north.open("sealed", seats={"north": "me", "south": "open"})
    key = await north.link(table, "south")
    assert len(key["secret"]) >= 22, "at least 128 bits"
    assert await south.refused(f"tables/{table}/sit", {**key, "secret": "guessed"}) == (403, "secret")
    assert await south.refused(f"tables/{table}/sit", {"seat": "south"}) == (403, "secret")
    assert await south.refused(f"tables/{table}/sit", {**key, "seat": "north"}) == (403, "secret")
    info = await south.post(f"tables/{table}/sit", key)
    assert [seat["you"] for seat in info["seats"]] == [False, True]
    assert await south.post(f"tables/{table}/sit", key) == info, "a second click does no harm"
    assert await third.refused(f"tables/{table}/sit", key) == (403, "secret")
    assert await north.refused(f"tables/{table}/sit", key) == (403, "secret"), "nor does the host see south's hand"


async def test_who_may_see_a_link(house: House) -> None:
    north, south, third = [await house.visitor() for _ in range(3)]
    table = await north.open("sealed", seats={"north": "me", "south": "open"}, public=True)

    async def links(visitor: object) -> list[bool]:
        return ["link" in seat for seat in (await visitor.get(f"tables/{table}"))["seats"]]  # type: ignore[attr-defined]

    assert await links(north) == [True, True]
    assert await links(third) == [False, False]
    await south.post(f"tables/{table}/sit", {"seat": "south"})
    assert (await links(north), await links(south), await links(third)) == ([True, False], [False, True], [False] * 2)


async def test_my_own_link_brings_me_to_another_machine(house: House) -> None:
    north, _, table = await two(house)
    phone = await house.visitor()
    await phone.post(f"tables/{table}/sit", await north.link(table, "north"))
    assert (await phone.moment(table))["options"]
    assert (await north.moment(table))["seat"] is None


async def test_lists(house: House) -> None:
    north, south = await house.visitor(), await house.visitor()
    secret = await north.open("sealed", seats={"north": "me"})
    public = await north.open("sealed", seats={"north": "me"}, public=True)

    async def listed(visitor: object, which: str) -> list[str]:
        return [table["id"] for table in await visitor.get(f"tables?which={which}")]  # type: ignore[attr-defined]

    assert await listed(north, "mine") == [public, secret]
    assert (await listed(south, "open"), await listed(south, "watch")) == ([public], [])
    await south.post(f"tables/{public}/sit", {"seat": "south"})
    assert (await listed(south, "open"), await listed(south, "watch")) == ([], [public])
    assert await listed(south, "mine") == [public]
    (first, _) = await north.get("tables?which=mine")
    assert first["deciding"] == "north"
    assert await house.stranger().get("tables?which=mine") == []


async def test_a_list_of_mine_says_when_and_what_happened_last(house: House) -> None:
    """As my own seat hears it; to those who only watch, nothing."""
    north, south, table = await two(house, public=True)
    now = await north.moment(table)
    await north.post(f"tables/{table}/choose", {"seq": now["seq"], "text": now["options"][0]["text"]})
    mine = {info["id"]: info for info in await north.get("tables?which=mine")}
    assert mine[table]["last"] == (await north.moment(table))["log"][-1]["said"]
    assert mine[table]["moved"] >= mine[table]["created"]
    assert "last" not in next(iter(await (await house.visitor()).get("tables?which=watch")))
    assert (await south.get("tables?which=mine"))[0]["last"] == (await south.moment(table))["log"][-1]["said"]


async def test_leaving_opens_the_seat(house: House) -> None:
    north, south, table = await two(house)
    info = await south.post(f"tables/{table}/leave")
    assert (info["status"], info["seats"][1]["kind"]) == ("waiting", "open")
    await south.post(f"tables/{table}/sit", await north.link(table, "south"))
    assert (await north.choose(table, "wait"))["deciding"] == "south"


async def test_a_bot_plays_for_me_until_i_return(house: House) -> None:
    north, south, table = await two(house)
    assert await north.refused(f"tables/{table}/bot", {"seat": "south", "bot": "random"}) == (403, "not-yours")
    assert await south.refused(f"tables/{table}/bot", {"seat": "south", "bot": "oracle"}) == (422, "unreadable")
    async with north.live(table) as line:
        info = await south.post(f"tables/{table}/bot", {"seat": "south", "bot": "greedy"})
        assert info["seats"][1] == {**info["seats"][1], "kind": "bot", "name": "greedy", "you": True}
        now = await north.choose(table, "wait")
        now = await line.until(lambda m: m["deciding"] == "north" and m["seq"] > now["seq"])
    assert await north.refused(f"tables/{table}/return", {"seat": "south"}) == (403, "not-yours")
    assert (await south.post(f"tables/{table}/return", {"seat": "south"}))["seats"][1]["kind"] == "person"


async def test_talk_is_not_for_watchers_while_the_game_runs(house: House) -> None:
    north, south, table = await two(house)
    watcher = await house.visitor()
    async with south.live(table) as near, watcher.live(table) as far:
        await near.next("moment")
        said = await north.post(f"tables/{table}/chat", {"text": "  I hold the seven.  "})
        assert (said["text"], said["seat"], said["name"]) == ("I hold the seven.", "north", north.name)
        assert (await near.next("chat"))["text"] == "I hold the seven."
        assert "chat" not in await far.quiet()
    assert await watcher.get(f"tables/{table}/chat") == []
    assert await watcher.refused(f"tables/{table}/chat", {"text": "psst"}) == (403, "watching")
    assert not any(b"seven" in heard for heard in watcher.heard)
    for text in ("", "   ", "x" * 501):
        assert await north.refused(f"tables/{table}/chat", {"text": text}) == (422, "unreadable")
    await north.post(f"tables/{table}/finish")
    assert [line["text"] for line in await watcher.get(f"tables/{table}/chat")] == ["I hold the seven."]


async def test_only_the_host_closes_a_table_and_then_nobody_plays(house: House) -> None:
    north, south, table = await two(house)
    assert await south.refused(f"tables/{table}/finish") == (403, "not-host")
    info = await north.post(f"tables/{table}/finish")
    assert (info["status"], "key" in info) == ("over", True)
    seq = (await north.moment(table))["seq"]
    assert await north.refused(f"tables/{table}/choose", {"seq": seq, "text": "wait"}) == (409, "over")


async def test_a_table_that_was_closed_shows_its_key_though_nobody_won(house: House) -> None:
    """docs/record-format.md: the key."""
    north, south, table = await two(house)
    await north.choose(table, "wait")
    await north.post(f"tables/{table}/finish")
    await south.post(f"tables/{table}/finish/answer", {"agree": True})
    assert (await south.moment(table))["outcome"] is None
    record = Record.from_bytes((await south.ask("GET", f"tables/{table}/record")).content)
    assert record.outcome is None
    assert record.key is not None
    assert verify(klubovna.game("sealed"), record) > 0


async def test_again(house: House) -> None:
    north, south, table = await two(house)
    assert await north.refused(f"tables/{table}/rematch") == (409, "running")
    await north.post(f"tables/{table}/finish")
    assert await (await house.visitor()).refused(f"tables/{table}/rematch") == (403, "watching")
    new = await north.post(f"tables/{table}/rematch")
    assert (await south.post(f"tables/{table}/rematch"))["id"] == new["id"] != table
    assert [seat["name"] for seat in new["seats"]] == [north.name, south.name]
    assert (await north.choose(new["id"], "wait"))["deciding"] == "south"


async def test_one_person_at_both_seats(house: House) -> None:
    both = await house.visitor()
    table = await both.open("sealed", seats={"north": "me", "south": "me"})
    assert (await both.choose(table, "wait"))["seat"] == "south"
    assert (await both.get(f"tables/{table}/moment?seat=north"))["options"] == []
    assert (await both.choose(table, "wait"))["seat"] == "north"


async def test_a_game_that_runs_is_ended_by_those_who_play_it(house: House) -> None:
    """The host could end it alone, whenever it went badly."""
    north, south, table = await two(house)
    watcher = await house.visitor()
    await north.choose(table, "wait")
    info = await north.post(f"tables/{table}/finish")
    assert (info["status"], info["ending"]) == ("running", {"by": "north", "yours": True, "asks_you": False})
    assert (await south.get(f"tables/{table}"))["ending"] == {"by": "north", "yours": False, "asks_you": True}
    assert (await south.choose(table, "wait"))["deciding"] == "north", "they play on meanwhile"
    for nobody in (watcher, north):
        assert await nobody.refused(f"tables/{table}/finish/answer", {"agree": True}) == (403, "not-yours")
    await south.post(f"tables/{table}/finish/answer", {"agree": False})
    assert "ending" not in await north.get(f"tables/{table}")
    assert await south.refused(f"tables/{table}/finish/answer", {"agree": True}) == (409, "not-asked")
    await south.post(f"tables/{table}/finish")
    info = await north.post(f"tables/{table}/finish/answer", {"agree": True})
    assert (info["status"], "ending" in info) == ("over", False)
    said = [line["said"]["id"] for line in await north.get(f"tables/{table}/chat")]
    assert said == ["ui-end-asked", "ui-end-refused", "ui-end-asked"]


async def test_who_asked_to_end_it_may_think_better_of_it(house: House) -> None:
    north, south, table = await two(house)
    await north.choose(table, "wait")
    await north.post(f"tables/{table}/finish")
    await north.post(f"tables/{table}/finish/answer", {"agree": False})
    assert await south.refused(f"tables/{table}/finish/answer", {"agree": True}) == (409, "not-asked")


async def test_a_game_that_stands_still_for_a_day_is_closed_by_its_host(house: House) -> None:
    north, _, table = await two(house)
    await north.choose(table, "wait")
    later = house.club.now() + 86500
    house.club.now = lambda: later
    assert (await north.post(f"tables/{table}/finish"))["status"] == "over"


async def test_a_table_tells_which_bots_may_be_seated(house: House) -> None:
    """A champion only where a net was trained for what was agreed; at a table that is over, nobody."""
    me = await house.visitor()
    usual = await me.open("blitzkrieg", seats={"axis": "me", "allies": "open"})
    other = await me.open(
        "blitzkrieg", seats={"germany": "me", "japan": "open"}, options={"map": "nippon", "scientist": "inactive"}
    )
    told = [(await me.get(f"tables/{table}"))["levels"] for table in (usual, other)]
    assert told == [["novice", "club", "master", "champion", "adaptive"], ["novice", "club", "master", "adaptive"]]
    await me.post(f"tables/{usual}/bot", {"seat": "allies", "bot": "novice"})
    assert "levels" not in await me.post(f"tables/{usual}/finish")
