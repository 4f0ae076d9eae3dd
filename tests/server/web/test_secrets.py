"""No leak: not one byte that is sent depends on what its reader may not know.

The cards of the toy are numbered; here they are dealt as people please and the games are played twice, with other
cards in the hand that the reader does not see. Everything that is sent must be the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import klubovna
from klubovna.kernel.luck import KEY_BYTES
from klubovna.server.identity import new_id
from klubovna.server.tables import lobby
from klubovna.service.tables import opening
from tests.server.clubhouse import House, Visitor

FIXED = "table-of-the-twins"


def rigged(monkeypatch: pytest.MonkeyPatch, cards: list[int]) -> None:
    """North is dealt these cards, south always 4, 5, 6; everything else that is random stands still."""
    from tests.kernel import sealed

    def deal(self: Any, s: Any, rng: Any) -> list[int]:
        return sorted(cards) if self.seat == "north" else [4, 5, 6]

    monkeypatch.setattr(sealed.Deal, "sample", deal)
    monkeypatch.setattr(
        sealed.Pick, "sample", lambda self, s, rng: 10 if self.seat == "south" else max(set(s.bag) - {10})
    )
    monkeypatch.setattr(lobby, "new_id", lambda: FIXED)
    monkeypatch.setattr(opening, "new_key", lambda: b"k" * KEY_BYTES)
    count = iter(range(99))
    monkeypatch.setattr("klubovna.server.tables.people.new_id", lambda bits=0: f"person-{next(count)}")


async def evening(house: House) -> tuple[Visitor, Visitor, Visitor]:
    """North plays only what shows nothing of its hand; south and a watcher ask for everything that there is."""
    north, south, watcher = [await house.visitor() for _ in range(3)]
    table = await north.open("sealed", seats={"north": "me", "south": "open"}, public=True)
    await south.post(f"tables/{table}/sit", {"seat": "south"})
    async with (
        south.live(table) as near, watcher.live(table) as far,
        south.live(table, seat="south") as following, watcher.live(table, seat="") as from_afar,
    ):  # fmt: skip
        await north.choose(table, "draw")
        await ask_everything(south, watcher, table)
        await south.choose(table, (await south.moment(table))["options"][0]["text"])
        await north.choose(table, "wait")
        after = await south.choose(table, "wait")
        await south.post(f"tables/{table}/undo", {"seq": after["seq"]})
        await north.post(f"tables/{table}/undo/answer", {"agree": True})
        await south.choose(table, "draw")
        await ask_everything(south, watcher, table)
        for line in (near, far, following, from_afar):
            await line.quiet()
    async with south.live(table, since=5, seat="south") as near, watcher.live(table, since=5, seat="") as far:
        await near.quiet()
        await far.quiet()
    return north, south, watcher


async def ask_everything(south: Visitor, watcher: Visitor, table: str) -> None:
    for visitor in (south, watcher):
        for path in ("", "/moment", "/record", "/chat", "/replay?at=0", "/replay?at=1", "/replay?at=2", "/replay?at=3",
                     "/replay", "/replay?seat=north&at=2", "/moment?seat=north", "/story?since=0", "/story?since=3",
                     "/story?since=0&seat=north"):  # fmt: skip
            await visitor.ask("GET", f"tables/{table}{path}")
        seq = (await south.moment(table))["seq"]
        for text in ("lay 1", "lay 2", "lay 3", "lay 7", "peek 1", "peek 9", "wait", "nonsense"):
            if (await south.moment(table))["deciding"] == "north":
                await visitor.ask("POST", f"tables/{table}/choose", {"seq": seq, "text": text})
        await visitor.ask("POST", f"tables/{table}/foresee", {"seq": seq, "texts": ["lay 1", "lay 7", "wait"]})
        await visitor.ask("POST", f"tables/{table}/why", {"seq": seq, "texts": ["lay 1", "peek 9"]})
        for body in ({"seq": seq}, {"seq": 1}):
            await visitor.ask("POST", f"tables/{table}/undo", body)
            if (await south.moment(table))["deciding"] == "north":
                await visitor.ask("POST", f"tables/{table}/hint", body)
        await visitor.ask("POST", f"tables/{table}/review")
        await visitor.ask("GET", f"tables/{table}/review")
    for which in ("mine", "open", "watch"):
        for visitor in (south, watcher):
            await visitor.ask("GET", f"tables?which={which}")


def without_clocks(heard: list[bytes]) -> list[bytes]:
    """What is left when the times and the cookies' tokens are taken out."""
    plain = [re.sub(rb'"(created|moved|at|now|since)":[0-9.]+(?=[,}])', rb'"\1":0', data) for data in heard]
    plain = [re.sub(rb'"used":{[^}]*}', b'"used":0', data) for data in plain]
    return [re.sub(rb"127\.0\.0\.1:\d+", b"here", data) for data in plain]


async def test_everything_that_is_sent_is_the_same_whatever_the_other_holds(
    open_house: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    evenings = []
    for n, cards in enumerate(([1, 2, 3], [7, 8, 9], [2, 7, 9])):
        with monkeypatch.context() as patch:
            rigged(patch, cards)
            house = await open_house(f"sqlite:///{tmp_path}/{n}.sqlite3")
            evenings.append(await evening(house))
    (north, south, watcher), *others = evenings
    for other_north, other_south, other_watcher in others:
        assert without_clocks(south.heard) == without_clocks(other_south.heard)
        assert without_clocks(watcher.heard) == without_clocks(other_watcher.heard)
        assert without_clocks(north.heard) != without_clocks(other_north.heard), "or else this proves nothing"
    assert len(south.heard) > 60


async def test_neither_the_key_nor_the_state_is_ever_sent_while_the_game_runs(house: House) -> None:
    north, south, watcher = await evening(house)
    (room,) = house.club.rooms.values()
    key = room.row.key
    assert key
    for visitor in (north, south, watcher):
        assert not any(key.encode() in data or b'"stack"' in data or b'"bag":[' in data for data in visitor.heard)
    state: Any = room.table.state
    hidden = [held.card for held in state.hands["north"]]
    for data in [*south.heard, *watcher.heard]:
        for hand in re.findall(rb'"hands":\{"north":\[([^\]]*)\]', data):
            assert set(hand.split(b",")) <= {b"null", b""}, hidden


async def test_scenes_are_told_to_south_and_to_watchers(house: House) -> None:
    """Or else that they are the same whatever north holds proves nothing."""
    _, south, watcher = await evening(house)
    for visitor in (south, watcher):
        told = [data for data in visitor.heard if data.startswith(b'{"is":"progress"')]
        assert len(told) >= 4
        assert any(b'"said":[{' in data for data in told)


async def test_only_who_decides_is_offered_anything(house: House) -> None:
    north, south, watcher = await evening(house)
    (room,) = house.club.rooms.values()
    for visitor, seat in ((south, "south"), (watcher, None)):
        for data in visitor.heard:
            news = msgspec.json.decode(data) if data.startswith(b"{") else {}
            if "options" in news and "deciding" in news and isinstance(news["options"], list):
                mine = news["deciding"] == seat
                assert mine or not (news["options"] or news["prompt"] or news["rule"])
    assert room.table.seat == "north"
    assert (await north.moment(room.id))["options"]


def test_ids_are_not_guessed() -> None:
    assert len({new_id() for _ in range(1000)}) == 1000
    assert len(new_id(128)) >= 25
    assert klubovna.games()
