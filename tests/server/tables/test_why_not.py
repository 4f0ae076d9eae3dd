"""Why something can't be chosen: whoever is asked may ask back, and the rule itself answers."""

from __future__ import annotations

from tests.server.clubhouse import House, Visitor


async def war(house: House) -> tuple[Visitor, Visitor, str]:
    axis, allies = await house.visitor(), await house.visitor()
    table = await axis.open("blitzkrieg", seats={"axis": "me", "allies": "open"})
    await allies.post(f"tables/{table}/sit", await axis.link(table, "allies"))
    return axis, allies, table


async def test_the_rule_says_why_and_nothing_happens(house: House) -> None:
    """A space of a later campaign; of several actions the first that a rule speaks of counts. Neither what may be
    chosen nor what is no action at all has a rule against it."""
    axis, _, table = await war(house)
    now = await axis.moment(table)
    token, space = now["options"][0]["path"]
    row = next(ground for ground in now["view"]["theatres"] if any(s["id"] == space for s in ground["spaces"]))
    later = row["spaces"][-1]["id"]

    async def why(*texts: str) -> str | None:
        found = await axis.post(f"tables/{table}/why", {"seq": now["seq"], "texts": texts})
        return found["said"]["id"] if found["said"] else None

    assert await why(f"place {token} {later}") == "error-campaign-not-active"
    assert await why("nonsense", f"place {token} {later}") == "error-campaign-not-active", (
        "the first that a rule speaks of"
    )
    assert await why(now["options"][0]["text"]) is None
    assert await why("nonsense", "halt") is None
    assert await axis.moment(table) == now


async def test_only_whoever_is_asked_may_ask(house: House) -> None:
    """A reason tells of the position as the seat that decides sees it."""
    axis, allies, table = await war(house)
    now = await axis.moment(table)
    question = {"seq": now["seq"], "texts": ["halt"]}
    assert await allies.refused(f"tables/{table}/why", question) == (403, "not-yours")
    assert await (await house.visitor()).refused(f"tables/{table}/why", question) == (403, "not-yours")
    assert await axis.refused(f"tables/{table}/why", {**question, "seq": now["seq"] + 1}) == (409, "stale")
    many = {**question, "texts": ["halt"] * 21}
    assert (await axis.ask("POST", f"tables/{table}/why", many)).status_code == 400
