"""The story book ("Příběhové oddíly"): sections are read when the campaign says so, and some have instructions."""

from __future__ import annotations

from klubovna.games.hagalaz.printed.campaign import Interlude
from klubovna.games.hagalaz.printed.missions import LOYALTY
from klubovna.games.hagalaz.rules.heroes.experience import ANY_HERO, Learn
from klubovna.games.hagalaz.state import Deed, Hagalaz
from klubovna.kernel.frames import Frame


def tell(s: Hagalaz, section: int) -> None:
    """A section is read aloud."""
    s.read = (*s.read, section)
    s.say(f"story-{section}")


def raise_readiness(s: Hagalaz, points: int) -> None:
    """War readiness ("Válečná připravenost")."""
    if points:
        s.readiness = max(0, min(s.content.campaign.readiness.most, s.readiness + points))
        s.say("log-readiness", points=points, readiness=s.readiness)


def interludes(s: Hagalaz, main: list[Deed]) -> list[Frame]:
    """What is read after a main mission besides, and what it asks for: some sections unlock an ability."""
    frames: list[Frame] = []
    for interlude in s.content.campaign.interludes:
        if _fits(s, interlude, main):
            tell(s, interlude.story)
            raise_readiness(s, interlude.readiness)
            frames += [Learn(0, ANY_HERO)] if interlude.unlock else []
    return frames


def _fits(s: Hagalaz, interlude: Interlude, main: list[Deed]) -> bool:
    last, tried = main[-1], [deed for deed in s.deeds if deed.mission in LOYALTY]
    won = [deed.mission for deed in tried if deed.result == "loyalty"]
    hero = s.content.campaign.loyalty.missions.get(interlude.loyal) if interlude.loyal else None
    return (
        interlude.act == len(main)
        and interlude.result in (None, last.result)
        and (not interlude.missions or (last.mission in interlude.missions and last.result != "failure"))
        and (hero is None or hero in won)
        and (interlude.won is None or interlude.won == len(won))
        and (interlude.lost is None or interlude.lost <= len(tried) - len(won))
        and s.data >= interlude.data
        and (not interlude.side or last.mission in s.flags)
    )
