"""Packs that people work on: kept with earlier versions, theirs alone, handed on by a secret link; attacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from klubovna.kernel.packs import LARGEST
from klubovna.server.settings import Limits
from klubovna.service.workshop import drafts
from tests.games.kacir.test_packs import CARDS
from tests.server.clubhouse import House, Visitor

ANOTHER = CARDS.replace("cost = 4", "cost = 3")
BROKEN = CARDS + "}{\n"


async def begun(visitor: Visitor, text: str = CARDS, game: str = "kacir") -> Any:
    return await visitor.post("packs", {"game": game, "text": text})


async def rewritten(visitor: Visitor, draft: Any, text: str, version: int | None = None) -> Any:
    body = {"text": text, "version": draft["version"] if version is None else version}
    answer = await visitor.ask("PUT", f"packs/{draft['id']}", body)
    return answer.status_code, answer.json()


async def test_a_draft_is_kept_and_found_again(house: House) -> None:
    """Also when it is not sound yet: then it is called as before."""
    visitor = await house.visitor()
    draft = await begun(visitor)
    assert (draft["title"], draft["version"], draft["text"]) == ({"cs": "Mlýn", "en": "The mill"}, 1, CARDS)
    status, second = await rewritten(visitor, draft, BROKEN)
    assert (status, second["version"], second["title"]) == (200, 2, draft["title"])
    assert await visitor.get(f"packs/{draft['id']}") == second
    other = await begun(visitor, "# nothing yet", "vzdor")
    assert [one["id"] for one in await visitor.get("packs")] == [other["id"], draft["id"]]
    (listed,) = await visitor.get("packs?game=kacir")
    assert listed == {name: value for name, value in second.items() if name != "text"}
    assert (await visitor.ask("DELETE", f"packs/{draft['id']}", {})).status_code == 200
    assert [one["id"] for one in await visitor.get("packs")] == [other["id"]]


async def test_of_two_pages_the_slower_one_is_told_both_texts(house: House) -> None:
    visitor = await house.visitor()
    draft = await begun(visitor)
    assert (await rewritten(visitor, draft, ANOTHER))[0] == 200
    status, problem = await rewritten(visitor, draft, BROKEN)
    assert (status, problem["error"]["kind"]) == (409, "diverged")
    assert (problem["kept"]["text"], problem["sent"], problem["kept"]["version"]) == (ANOTHER, BROKEN, 2)
    assert (await rewritten(visitor, draft, ANOTHER, 1))[0] == 200, "the same text is no other one"
    assert (await rewritten(visitor, draft, BROKEN, 2))[1]["version"] == 3


async def test_earlier_versions_stay(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = await house.visitor()
    now = [1_000_000.0]
    monkeypatch.setattr(house.club, "now", lambda: now[0])
    draft = await begun(visitor)
    for seconds, text in ((5, "a = 1\n"), (5, "a = 2\n"), (drafts.APART, "a = 3\n")):
        now[0] += seconds
        status, draft = await rewritten(visitor, draft, text)
        assert status == 200
    kept = await visitor.get(f"packs/{draft['id']}/versions")
    assert [one["version"] for one in kept] == [4, 3, 1]
    assert (await visitor.get(f"packs/{draft['id']}/versions/1"))["text"] == CARDS
    gone = await visitor.ask("GET", f"packs/{draft['id']}/versions/2")
    assert gone.status_code == 404


async def test_what_is_somebody_elses_is_not_there(house: House) -> None:
    mine, other = await house.visitor(), await house.visitor()
    draft = await begun(mine)
    path = f"packs/{draft['id']}"
    for method, where in (
        *(("GET", path), ("DELETE", path), ("GET", f"{path}/versions"), ("GET", f"{path}/versions/1")),
        *(("POST", f"{path}/share"), ("DELETE", f"{path}/share")),
    ):
        assert (await other.ask(method, where, None if method == "GET" else {})).status_code == 404, where
    assert (await rewritten(other, draft, ANOTHER))[0] == 404
    assert await other.get("packs") == []
    assert await house.stranger().get("packs") == []
    assert await mine.get(path) == draft


async def test_a_secret_link_shows_it_to_others_until_it_is_taken_back(house: House) -> None:
    mine, other = await house.visitor(), await house.visitor()
    draft = await begun(mine)
    token = (await mine.post(f"packs/{draft['id']}/share"))["shared"]
    assert (await mine.post(f"packs/{draft['id']}/share"))["shared"] == token
    await rewritten(mine, draft, ANOTHER)
    assert (await other.get(f"packs/shared/{token}"))["text"] == ANOTHER
    imported = await begun(other, ANOTHER)
    assert imported["text"] == (await mine.get(f"packs/{draft['id']}"))["text"]
    assert (await mine.ask("DELETE", f"packs/{draft['id']}/share", {})).json()["shared"] is None
    assert (await other.ask("GET", f"packs/shared/{token}")).status_code == 404
    assert (await mine.post(f"packs/{draft['id']}/share"))["shared"] != token


async def test_whoever_leaves_takes_their_drafts_along(house: House) -> None:
    visitor = await house.visitor()
    await visitor.post("account", {"name": "Jana", "password": "correct horse"})
    draft = await begun(visitor)
    token = (await visitor.post(f"packs/{draft['id']}/share"))["shared"]
    await visitor.ask("DELETE", "account", {"password": "correct horse"})
    assert (await (await house.visitor()).ask("GET", f"packs/shared/{token}")).status_code == 404


async def test_there_is_room_for_so_much(
    open_house: Callable[..., Any], sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await open_house(sqlite, limits=Limits(kept=2 * LARGEST, kept_rate=0.001))
    visitor = await house.visitor()
    assert await visitor.refused("packs", {"game": "kacir", "text": "x" * (LARGEST + 1)}) == (422, "unreadable")
    assert await visitor.refused("packs", {"game": "kacir", "text": "a\0b"}) == (422, "unreadable")
    assert await visitor.refused("packs", {"game": "chess", "text": CARDS}) == (404, "missing")
    assert await visitor.refused("packs", {"game": "pebbles", "text": CARDS}) == (404, "missing")
    monkeypatch.setattr(drafts, "MOST", 1)
    await begun(visitor)
    assert await visitor.refused("packs", {"game": "kacir", "text": CARDS}) == (429, "too-much")
    other = await house.visitor()
    await begun(other, "x" * (LARGEST - 1))
    assert await (await house.visitor()).refused("packs", {"game": "kacir", "text": CARDS}) == (429, "too-much")
