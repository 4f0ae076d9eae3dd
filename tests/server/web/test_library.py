"""The library: published, played with, thought of, complained of, taken down."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from klubovna.server import admin
from klubovna.server.settings import Limits
from tests.games.kacir.test_packs import CARDS
from tests.server.clubhouse import SOON, House, Visitor

FLEET = """
[pack]
title = { cs = "Loďstvo", en = "A fleet" }

[blanks.blank-1]
type = "fleet"
value = 2
into = "bank"
"""
BOTH = {"axis": "me", "allies": "me"}


async def author(house: House, name: str = "Lída") -> Visitor:
    visitor = await house.visitor()
    await visitor.post("account", {"name": name, "password": "correct horse"})
    return visitor


async def published(visitor: Visitor, text: str = CARDS, game: str = "kacir") -> Any:
    draft = await visitor.post("packs", {"game": game, "text": text})
    return await visitor.post(f"packs/{draft['id']}/publish", {"about": "Ať se mele."})


async def played(visitor: Visitor, text: str = FLEET) -> list[str]:
    table = await visitor.open("blitzkrieg", options={"pack": text}, seats=BOTH)
    end = await visitor.to_the_end(table)
    return list(end["outcome"]["winners"])


async def counted(visitor: Visitor, id: str, plays: int = 1) -> Any:
    """When so many plays are counted."""
    async with asyncio.timeout(SOON):
        while (results := (await visitor.get(f"library/{id}"))["results"])["plays"] < plays:
            await asyncio.sleep(0)
    return results


async def test_what_is_otherwise_is_told_in_words(house: House) -> None:
    lida, dan = await author(house), await house.visitor()
    item = await published(lida)
    assert (item["title"], item["author"], item["differ"], item["version"]) == (
        {"cs": "Mlýn", "en": "The mill"}, "Lída", 3, 1
    )  # fmt: skip
    (listed,) = await dan.get("library?game=kacir")
    assert (listed["about"], listed["mine"], listed["results"]["plays"]) == ("Ať se mele.", False, 0)
    shown = await dan.get(f"library/{item['id']}")
    ranger = next(one for one in shown["differing"] if one["block"] == "ranger")
    assert ranger["fields"][0]["was"]["en"] == "2"
    assert ranger["fields"][0]["now"]["en"] == "4"
    miller = next(one for one in shown["differing"] if one["block"] == "miller")
    assert (miller["new"], miller["name"]["cs"], bool(miller["now"]["cs"])) == (True, "Mlynář", True)
    assert await dan.get("library?game=vzdor") == []


async def test_what_people_play_with_it_is_counted(house: House) -> None:
    lida, dan = await author(house), await house.visitor()
    item = await published(lida, FLEET, "blitzkrieg")
    winners = await played(dan, (await dan.get(f"library/{item['id']}"))["text"])
    results = await counted(dan, item["id"])
    assert results == {"plays": 1, "games": 1, "won": dict.fromkeys(winners, 1)}


async def test_a_new_version_takes_the_place_of_the_old_one(house: House) -> None:
    """Games of the old one are played, but say nothing of the new one."""
    lida = await author(house)
    draft = await lida.post("packs", {"game": "blitzkrieg", "text": FLEET})
    item = await lida.post(f"packs/{draft['id']}/publish", {})
    await played(lida)
    await counted(lida, item["id"])
    await lida.ask("PUT", f"packs/{draft['id']}", {"text": FLEET.replace("value = 2", "value = 3"), "version": 1})
    anew = await lida.post(f"packs/{draft['id']}/publish", {"about": "Silnější."})
    assert (anew["id"], anew["version"], anew["results"]) == (
        item["id"], 2, {"plays": 1, "games": 0, "won": {}}
    )  # fmt: skip
    assert len(await lida.get("library")) == 1


async def test_what_counts_is_what_people_play_here(house: House) -> None:
    lida = await author(house)
    item = await published(lida, FLEET, "blitzkrieg")
    table = await lida.open("blitzkrieg", options={"pack": FLEET}, seats=BOTH)
    await lida.to_the_end(table)
    record = (await lida.ask("GET", f"tables/{table}/record")).content
    await lida.ask("POST", "records", content=record)
    await played(lida)
    assert (await counted(lida, item["id"], 2))["plays"] == 2


async def test_one_thumb_for_each_and_none_for_ones_own(house: House) -> None:
    lida, dan, eva = await author(house), await house.visitor(), await house.visitor()
    path = f"library/{(await published(lida))['id']}"
    for visitor in (dan, dan, eva):
        assert (await visitor.ask("PUT", f"{path}/thumb", {"up": True})).status_code == 200
    shown = await dan.get(path)
    assert (shown["thumbs"], shown["thumbed"]) == (2, True)
    await dan.ask("PUT", f"{path}/thumb", {"up": False})
    assert (await eva.get(path))["thumbs"] == 1
    assert (await lida.ask("PUT", f"{path}/thumb", {"up": True})).status_code == 403


async def test_whoever_keeps_the_house_takes_it_down(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    lida, dan = await author(house), await house.visitor()
    item = await published(lida, FLEET, "blitzkrieg")
    table = await dan.open("blitzkrieg", options={"pack": FLEET}, seats=BOTH)
    await dan.post(f"library/{item['id']}/complaint", {"why": "Jméno \x1b[31m je sprosté."})
    await admin.library(house.club.store)
    told = capsys.readouterr().out
    assert item["id"] in told
    assert "sprost" in told
    assert "\x1b" not in told
    await admin.take_down(house.club.store, item["id"], "Tak se tu nemluví.")
    assert await dan.get("library") == []
    assert (await dan.ask("GET", f"library/{item['id']}")).status_code == 404
    (mine,) = await lida.get("library")
    assert mine["taken"] == "Tak se tu nemluví."
    await dan.to_the_end(table)
    drafts = await lida.get("packs")
    assert await lida.refused(f"packs/{drafts[0]['id']}/publish", {}) == (403, "taken-down")
    await admin.put_back(house.club.store, item["id"])
    assert len(await dan.get("library")) == 1


async def test_only_the_author_withdraws_and_leaves_with_it(house: House) -> None:
    lida, dan = await author(house), await author(house, "Dan")
    item = await published(lida)
    path = f"library/{item['id']}"
    await dan.ask("PUT", f"{path}/thumb", {"up": True})
    assert await dan.refused(path, {}, "DELETE") == (403, "not-yours")
    draft = (await lida.get("packs"))[0]["id"]
    assert await dan.refused(f"packs/{draft}/publish", {}) == (404, "missing")
    assert (await lida.ask("DELETE", path, {})).status_code == 200
    assert await dan.get("library") == []
    await published(lida)
    await lida.ask("DELETE", "account", {"password": "correct horse"})
    assert await dan.get("library") == []


NOT_TO_BE_PUBLISHED = {
    "own": CARDS.replace("cost = 4", "cots = 4"),
    "untitled": CARDS.replace('title = { cs = "Mlýn", en = "The mill" }', ""),
    "as-usual": '[pack]\ntitle = { cs = "Nic", en = "Nothing" }\n[hunter.ranger]\ncost = 2\n',
}


@pytest.mark.parametrize("kind", NOT_TO_BE_PUBLISHED)
async def test_what_is_wrong_does_not_lie_in_the_library(
    open_house: Callable[..., Any], sqlite: str, kind: str
) -> None:
    lida = await author(await open_house(sqlite))
    draft = await lida.post("packs", {"game": "kacir", "text": NOT_TO_BE_PUBLISHED[kind]})
    assert (await lida.refused(f"packs/{draft['id']}/publish", {}))[1] == kind
    assert await lida.get("library") == []


async def test_strangers_and_those_without_measure_are_refused(open_house: Callable[..., Any], sqlite: str) -> None:
    house = await open_house(sqlite, limits=Limits(porter_burst=0.001, porter_rate=0.00001))
    guest = await house.visitor()
    draft = await guest.post("packs", {"game": "kacir", "text": CARDS})
    assert await guest.refused(f"packs/{draft['id']}/publish", {}) == (403, "guest")
    told = await guest.post("packs/told", {"game": "kacir", "text": CARDS})
    assert (told["author"], len(told["differing"])) == ("Jana", 3)
    assert await guest.refused("packs/told", {"game": "kacir", "text": CARDS}) == (429, "too-much")
    lida = await author(house)
    draft = await lida.post("packs", {"game": "kacir", "text": CARDS})
    assert await lida.refused(f"packs/{draft['id']}/publish", {"about": "x" * 501}) == (422, "unreadable")


async def test_the_same_pack_lies_there_once(house: House) -> None:
    await published(await author(house))
    dan = await author(house, "Dan")
    draft = await dan.post("packs", {"game": "kacir", "text": CARDS})
    assert await dan.refused(f"packs/{draft['id']}/publish", {}) == (409, "published")
