"""Packs that one works on in the house for one."""

from __future__ import annotations

import asyncio

import pytest

from klubovna.service.workshop import drafts
from tests.alone.here import SOON, Shelves, Tab, tab
from tests.games.kacir.test_packs import CARDS
from tests.service.test_rehearsing import FLEET

ANOTHER = CARDS.replace("cost = 4", "cost = 3")


async def test_a_draft_is_kept_with_its_versions(here: Tab) -> None:
    draft = await here.post("packs", game="kacir", text=CARDS)
    assert (draft["title"]["en"], draft["version"], draft["shared"]) == ("The mill", 1, None)
    second = await here.ask("PUT", f"packs/{draft['id']}", text=ANOTHER, version=1)
    assert second.status == 200
    assert (await here.get(f"packs/{draft['id']}"))["text"] == ANOTHER
    assert [one["version"] for one in await here.get(f"packs/{draft['id']}/versions")] == [2, 1]
    assert (await here.get(f"packs/{draft['id']}/versions/1"))["text"] == CARDS
    (listed,) = await here.get("packs", "game=kacir")
    assert (listed["id"], listed["version"]) == (draft["id"], 2)
    assert await here.get("packs", "game=vzdor") == []
    assert (await here.ask("DELETE", f"packs/{draft['id']}")).status == 200
    assert await here.get("packs") == []
    assert (await here.ask("GET", f"packs/{draft['id']}")).status == 404


async def test_of_two_tabs_the_slower_one_is_told_both_texts(shelves: Shelves, here: Tab) -> None:
    other = await tab(shelves)
    draft = await here.post("packs", game="kacir", text=CARDS)
    await other.ask("PUT", f"packs/{draft['id']}", text=ANOTHER, version=1)
    late = await here.ask("PUT", f"packs/{draft['id']}", text="a = 1\n", version=1)
    assert late.status == 409
    assert ANOTHER.splitlines()[0].encode() in late.body
    await other.close()


async def test_there_is_room_for_so_many(here: Tab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drafts, "MOST", 1)
    await here.post("packs", game="kacir", text=CARDS)
    assert (await here.refused("POST", "packs", game="kacir", text=CARDS))[0] == 429
    assert (await here.refused("GET", "packs/nothing"))[0] == 404
    assert (await here.refused("GET", "packs/nothing/versions/x"))[0] == 422


async def test_what_is_otherwise_is_told_and_nothing_can_be_published(here: Tab) -> None:
    told = await here.post("packs/told", game="kacir", text=CARDS)
    assert [one["block"] for one in told["differing"]] == ["fisherman", "miller", "ranger"]
    assert (await here.refused("POST", "packs/told", game="kacir", text=CARDS.replace("cost", "cots")))[0] == 422
    assert await here.get("library") == []
    draft = await here.post("packs", game="kacir", text=CARDS)
    assert (await here.refused("POST", f"packs/{draft['id']}/publish"))[1]["kind"] == "alone"


async def test_bots_play_with_a_pack_in_the_worker(here: Tab) -> None:
    begun = await here.post("rehearsals", game="blitzkrieg", text=FLEET, games=2)
    async with asyncio.timeout(SOON):
        while (told := await here.get(f"rehearsals/{begun['id']}"))["running"]:
            await asyncio.sleep(0)
    assert (told["games"], told["end"]) == (2, "")
    assert (await here.refused("GET", "rehearsals/another"))[0] == 404
