"""Rehearsals: asked for, waited for, stopped, one at a time and within limits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from klubovna.server.settings import Limits
from klubovna.server.workshop.rehearsals import Rehearsals
from tests.server.clubhouse import SOON, House, Visitor
from tests.service.test_rehearsing import FLEET


def wish(games: int = 3, text: str = FLEET) -> dict[str, Any]:
    return {"game": "blitzkrieg", "text": text, "games": games}


async def opened(open_house: Callable[..., Any], database: str, **limits: Any) -> House:
    """Its bots play in a thread: that is quicker here than a process, and as good."""
    house: House = await open_house(database, limits=Limits(**limits))
    house.club.rehearsals = Rehearsals(house.club.settings.limits, lambda: ThreadPoolExecutor(1))
    return house


async def over(visitor: Visitor, id: str) -> Any:
    async with asyncio.timeout(SOON):
        while (told := await visitor.get(f"rehearsals/{id}"))["running"]:
            await asyncio.sleep(0.01)
    return told


async def test_it_goes_on_in_the_background_until_all_are_played(open_house: Callable[..., Any], sqlite: str) -> None:
    anna = await (await opened(open_house, sqlite)).visitor()
    begun = await anna.post("rehearsals", wish())
    assert (begun["running"], begun["wanted"]) == (True, 3)
    told = await over(anna, begun["id"])
    assert (told["games"], told["end"], [one["seat"] for one in told["seats"]]) == (3, "", ["axis", "allies"])
    assert (await anna.post("rehearsals", wish(1)))["running"]


async def test_one_at_a_time_stopped_by_whoever_asked(open_house: Callable[..., Any], sqlite: str) -> None:
    house = await opened(open_house, sqlite, rehearsals=2)
    anna, petr, eva = await house.visitor(), await house.visitor(), await house.visitor()
    id = (await anna.post("rehearsals", wish(400)))["id"]
    assert await anna.refused("rehearsals", wish()) == (409, "rehearsing")
    await petr.post("rehearsals", wish(400))
    assert await eva.refused("rehearsals", wish()) == (429, "too-much")
    assert (await petr.ask("GET", f"rehearsals/{id}")).status_code == 404
    assert await petr.refused(f"rehearsals/{id}", {}, "DELETE") == (404, "missing")
    stopped = (await anna.ask("DELETE", f"rehearsals/{id}", {})).json()
    assert (stopped["running"], stopped["end"]) == (False, "stopped")
    assert stopped["games"] < 400
    await eva.post("rehearsals", wish(1))


async def test_only_so_much_of_the_processor(open_house: Callable[..., Any], sqlite: str) -> None:
    house = await opened(open_house, sqlite, rehearsal_burst=0.01, rehearsal_rate=0.00001)
    anna = await house.visitor()
    told = await over(anna, (await anna.post("rehearsals", wish(400)))["id"])
    assert told["end"] == "time"
    assert 0 < told["games"] < 400
    assert await anna.refused("rehearsals", wish(1)) == (429, "too-much")
    assert await (await house.visitor()).refused("rehearsals", wish(1)) == (429, "too-much")


async def test_what_is_unsound_is_not_played(open_house: Callable[..., Any], sqlite: str) -> None:
    anna = await (await opened(open_house, sqlite)).visitor()
    assert await anna.refused("rehearsals", wish(text=FLEET.replace("value", "valeu"))) == (422, "own")
    assert await anna.refused("rehearsals", wish(401)) == (400, "unreadable")
    assert (await anna.refused("rehearsals", {"game": "chess", "text": FLEET}))[0] == 404
