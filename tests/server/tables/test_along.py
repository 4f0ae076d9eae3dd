"""A table goes along with a browser, is played on there without the house, and comes home: all of it or nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import klubovna
from klubovna.kernel.luck import key_from_seed
from klubovna.kernel.record import Chosen, Record, Undone
from klubovna.kernel.replay import resume, verify
from klubovna.kernel.table import Table
from klubovna.server.storage import schema
from klubovna.service.tables import opening
from klubovna.service.tables.along import gist
from tests.server.clubhouse import House, Visitor
from tests.server.tables.test_play import two

GAME = "blitzkrieg"
SEATS = {"axis": "me", "allies": "bot:random"}


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who draws what decides who is asked next."""
    monkeypatch.setattr(opening, "new_key", lambda: key_from_seed(4))


async def taken(visitor: Visitor, **agreed: Any) -> str:
    """A table that goes along. Nobody looks on, so the bot rests."""
    table = await visitor.open(GAME, **{"seats": SEATS, **agreed})
    assert (await visitor.post(f"tables/{table}/along"))["along"] is True
    return table


async def record_of(visitor: Visitor, table: str) -> Record:
    return Record.from_bytes((await visitor.ask("GET", f"tables/{table}/record")).content)


async def resting(visitor: Visitor, table: str) -> tuple[Record, Table]:
    """The table as the browser has it."""
    record = await record_of(visitor, table)
    return record, resume(klubovna.game(GAME), record)


def played(table: Table, most: int = 10_000) -> bytes:
    """On without the house, whoever is asked."""
    for _ in range(most):
        if not table.options:
            break
        table.play(table.options[0])
    return table.record.to_bytes()


async def home(visitor: Visitor, table: str, body: bytes, *, apart: bool = False) -> Any:
    query = "?apart=true" if apart else ""
    answer = await visitor.ask("POST", f"tables/{table}/home{query}", content=body)
    return answer.json() if answer.status_code < 300 else (answer.status_code, answer.json()["error"]["kind"])


async def test_the_whole_game_is_played_without_the_house_and_comes_home(house: House) -> None:
    visitor = await house.visitor()
    table = await taken(visitor)
    await visitor.choose(table)
    _, alone = await resting(visitor, table)
    body = played(alone)
    assert (await home(visitor, table, body))["status"] == "over"
    assert (await visitor.moment(table))["outcome"]
    record = await record_of(visitor, table)
    assert record.entries == alone.record.entries
    assert verify(klubovna.game(GAME), record) > 0
    assert (await visitor.get(f"tables/{table}/replay?at=3"))["steps"] == len(record.entries)


async def test_a_part_comes_home_and_the_game_goes_on(open_house: Callable[..., Any], database: str) -> None:
    """Also after the house was closed: what came home is stored."""
    house = await open_house(database)
    visitor = await house.visitor()
    table = await taken(visitor)
    _, alone = await resting(visitor, table)
    await home(visitor, table, played(alone, 5))
    assert (await visitor.moment(table))["seq"] == alone.seq
    await house.close()
    visitor = await (await house.open()).back(visitor)
    assert (await record_of(visitor, table)).entries == alone.record.entries
    async with visitor.live(table) as line:
        now = await line.until(lambda now: now["options"])
        await line.say(**{"is": "choose", "seq": now["seq"], "text": now["options"][0]["text"]})
        assert (await line.until(lambda later: later["seq"] > now["seq"]))["seq"]


async def test_what_bots_did_meanwhile_gives_way(house: House) -> None:
    """Nobody has seen it: the line was lost while the bot thought."""
    visitor = await house.visitor()
    table = await taken(visitor)
    while not bots_turn((resting_at := await resting(visitor, table))[1]):
        await visitor.choose(table)
    _, alone = resting_at
    async with visitor.live(table) as line:
        await line.until(lambda now: now["seq"] > alone.seq and now["options"])
    here = await record_of(visitor, table)
    alone.play(next(option for option in alone.options if option.text != chosen_at(here, alone.seq)))
    body = played(alone, 4)
    assert (await home(visitor, table, body))["seq"] == alone.seq
    assert (await record_of(visitor, table)).entries == alone.record.entries


def bots_turn(table: Table) -> bool:
    return table.seat == "allies" and len(table.options) > 1


def chosen_at(record: Record, seq: int) -> str:
    entry = record.entries[seq]
    assert isinstance(entry, Chosen)
    return entry.text


async def test_what_is_not_new_changes_nothing(house: House) -> None:
    visitor = await house.visitor()
    table = await taken(visitor)
    before, _ = await resting(visitor, table)
    now = await visitor.choose(table)
    for _ in range(2):
        assert (await home(visitor, table, before.to_bytes()))["seq"] == now["seq"]


async def test_two_at_once_are_one(house: House) -> None:
    visitor = await house.visitor()
    table = await taken(visitor)
    _, alone = await resting(visitor, table)
    body = played(alone, 6)
    told = await asyncio.gather(*(home(visitor, table, body) for _ in range(4)))
    assert [one["seq"] for one in told] == [alone.seq] * 4
    assert (await record_of(visitor, table)).entries == alone.record.entries


async def test_where_a_person_has_played_on_meanwhile_both_are_kept(house: House) -> None:
    visitor = await house.visitor()
    table = await taken(visitor)
    _, alone = await resting(visitor, table)
    alone.play(alone.options[1])
    body = played(alone, 3)
    now = await visitor.choose(table)
    assert await home(visitor, table, body) == (409, "moved")
    assert (await visitor.moment(table))["seq"] == now["seq"], "nothing of it was taken"
    other = await home(visitor, table, body, apart=True)
    assert (other["along"], other["seq"]) == (True, alone.seq)
    assert (await record_of(visitor, other["id"])).entries == alone.record.entries
    assert [seat["you"] for seat in other["seats"]] == [True, False]


async def test_a_game_that_is_over_in_the_house_stays_as_it_is(house: House) -> None:
    visitor = await house.visitor()
    table = await taken(visitor)
    _, alone = await resting(visitor, table)
    await visitor.post(f"tables/{table}/finish")
    assert await home(visitor, table, played(alone, 3)) == (409, "moved")


# Whoever means no good


def forged(record: Record, **changed: Any) -> bytes:
    return replace(record, **changed).to_bytes()


async def test_a_forged_record_changes_nothing(house: House) -> None:
    visitor = await house.visitor()
    table = await taken(visitor)
    await visitor.choose(table)
    before, alone = await resting(visitor, table)
    played(alone, 6)
    true, other = alone.record, klubovna.new(GAME, seed=3)
    first = next(i for i, entry in enumerate(true.entries) if isinstance(entry, Chosen))
    mine = true.entries[first]
    assert isinstance(mine, Chosen)
    wrong_seat = [*true.entries[:first], replace(mine, seat="allies"), *true.entries[first + 1 :]]
    illegal = [*true.entries, Chosen(alone.seat or "", "place nothing nowhere")]
    lucky = [entry for entry in true.entries if isinstance(entry, Chosen | Undone)]
    attacks = {
        "another beginning": another_beginning(before),
        "a wrong seat": forged(true, entries=wrong_seat),
        "an illegal choice": forged(true, entries=illegal),
        "no luck at all": forged(true, entries=lucky),
        "no key": forged(true, key=None),
        "another key": forged(true, key=key_from_seed("mine")),
        "another table": played(other),
        "other rules": forged(true, header=replace(true.header, rules="0")),
        "other options": forged(true, header=replace(true.header, options={**true.header.options, "spy": "counts"})),
        "no record": b"hello\n",
        "nothing": b"",
        "half of it": true.to_bytes()[:-40],
    }
    for what, body in attacks.items():
        refused = await home(visitor, table, body)
        assert isinstance(refused, tuple), what
        assert refused[0] in (409, 422), (what, refused)
        assert (await record_of(visitor, table)).entries == before.entries, what
    assert (await home(visitor, table, true.to_bytes()))["seq"] == len(true.entries)


def another_beginning(record: Record) -> bytes:
    """Legal, with luck from the key; but the choice that is stored was another one."""
    table = Table(klubovna.game(GAME), klubovna.game(GAME).content(), record.header.options, record.key)
    table.play(table.options[-1])
    return played(table, 12)


async def test_only_who_took_it_along_brings_it_home(house: House) -> None:
    visitor, stranger = await house.visitor(), await house.visitor()
    table = await taken(visitor)
    _, alone = await resting(visitor, table)
    body = played(alone, 3)
    assert await home(stranger, table, body) == (403, "not-along")
    assert await home(stranger, table, body, apart=True) == (403, "not-along")
    assert await stranger.refused(f"tables/{table}/along") == (403, "not-alone")
    assert (await stranger.ask("GET", f"tables/{table}/record")).status_code == 403
    usual = await visitor.open(GAME, seats=SEATS)
    assert await home(visitor, usual, body) == (403, "not-along")


async def test_what_is_huge_is_not_even_read(open_house: Callable[..., Any], sqlite: str) -> None:
    visitor = await (await open_house(sqlite)).visitor()
    table = await taken(visitor)
    before, at_first = await resting(visitor, table)
    assert await home(visitor, table, b"x" * 1_100_000) == (413, "too-large")
    endless = [Chosen("axis", at_first.options[0].text), Undone()] * 6000
    assert (await home(visitor, table, forged(before, entries=endless)))[0] == 422


# Which tables


async def test_a_table_that_counts_keeps_its_key(house: House) -> None:
    visitor = await house.visitor()
    table = await visitor.open(GAME, seats=SEATS)
    assert (await visitor.get(f"tables/{table}"))["along"] is False
    assert (await visitor.ask("GET", f"tables/{table}/record")).status_code == 403
    await visitor.post(f"tables/{table}/along")
    assert (await record_of(visitor, table)).key


@pytest.mark.parametrize("agreed", [{"seats": {"axis": "me"}}, {"seats": SEATS, "public": True}])
async def test_where_somebody_else_may_be_no_table_goes_along(house: House, agreed: dict[str, Any]) -> None:
    visitor = await house.visitor()
    table = await visitor.open(GAME, **agreed)
    assert "along" not in await visitor.get(f"tables/{table}")
    assert await visitor.refused(f"tables/{table}/along") == (403, "not-alone")


async def test_nobody_is_taken_along_by_another_one(house: House) -> None:
    north, south, table = await two(house)
    for visitor in (north, south):
        assert await visitor.refused(f"tables/{table}/along") == (403, "not-alone")


async def test_nobody_sits_down_with_somebody_who_knows_all(house: House) -> None:
    visitor, friend = await house.visitor(), await house.visitor()
    table = await taken(visitor)
    await visitor.post(f"tables/{table}/leave")
    link = await visitor.link(table, "axis")
    assert await friend.refused(f"tables/{table}/sit", link) == (409, "along")
    assert (await visitor.post(f"tables/{table}/sit", link))["seats"][0]["you"] is True


async def test_whoever_keeps_the_house_may_keep_the_tables(open_house: Callable[..., Any], sqlite: str) -> None:
    visitor = await (await open_house(sqlite, along=False)).visitor()
    table = await visitor.open(GAME, seats=SEATS)
    assert await visitor.refused(f"tables/{table}/along") == (404, "missing")


async def test_another_process_was_faster(house: House) -> None:
    """What it stored is not lost, nor mixed with what came home."""
    visitor = await house.visitor()
    table = await taken(visitor)
    _, alone = await resting(visitor, table)
    body = played(alone, 4)
    now = await visitor.moment(table)
    seq, theirs = now["seq"], Chosen("axis", now["options"][-1]["text"])
    line = msgspec.json.encode(theirs).decode()
    await house.club.store.write(schema.entry.insert().values(board=table, seq=seq, line=line, at=0.0))
    assert await home(visitor, table, body) == (409, "taken")
    assert (await record_of(visitor, table)).entries[seq] == theirs


async def test_the_browser_follows_by_what_is_new(house: House) -> None:
    """Whoever has taken it along, and nobody else."""
    visitor = await house.visitor()
    table = await taken(visitor)
    whole = (await resting(visitor, table))[0].entries
    first = await visitor.get(f"tables/{table}/along")
    assert (first["since"], len(first["entries"])) == (0, len(whole))
    await visitor.choose(table)
    news = await visitor.get(f"tables/{table}/along?since={len(whole)}&known={gist(whole)}")
    now = (await record_of(visitor, table)).entries
    assert (news["since"], len(news["entries"])) == (len(whole), len(now) - len(whole))
    assert (await visitor.get(f"tables/{table}/along?since={len(whole)}&known=others"))["since"] == 0
    stranger = await house.visitor()
    assert (await stranger.ask("GET", f"tables/{table}/along")).status_code == 403
