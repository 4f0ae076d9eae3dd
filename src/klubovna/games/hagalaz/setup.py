"""How a table begins: a whole campaign, or a single mission."""

from __future__ import annotations

from klubovna.games.hagalaz.box import Box
from klubovna.games.hagalaz.printed.heroes import FIGURES
from klubovna.games.hagalaz.printed.missions import MISSIONS
from klubovna.games.hagalaz.roster import SEATS
from klubovna.games.hagalaz.rules.campaign.route import Briefing, Debriefing, Opening
from klubovna.games.hagalaz.state import Hagalaz
from klubovna.kernel.game import Option, Settings
from klubovna.kernel.messages import Seat
from klubovna.kernel.packs import Growth

CAMPAIGN = "campaign"
OPTIONS = (
    Option("scenario", (CAMPAIGN, *MISSIONS), own=True, grows=Growth("missions")),
    Option("players", (1, 2, 3, 4)),
    Option("shepard", FIGURES),
    Option("veterans", ("yes", "no")),
    Option("catcher", ("move", "any"), ruling="ruling-catcher"),
    Option("shoved", ("yes", "no"), ruling="ruling-shoved"),
)
"""Veterans (house): whoever plays a single mission of a later act begins it as if there had been others before."""


def seating(settings: Settings) -> tuple[Seat, ...]:
    return SEATS[: int(settings["players"])]


def set_up(content: Box, settings: Settings) -> Hagalaz:
    scenario = str(settings["scenario"])
    campaign = scenario == CAMPAIGN
    field = content.ground(MISSIONS[0] if campaign else scenario)
    about = field.mission.mission
    lessons = max(about.act - 1, int(about.hero is not None)) if settings["veterans"] == "yes" and not campaign else 0
    s = Hagalaz(
        content=content,
        field=field,
        campaign=campaign,
        players=int(settings["players"]),
        seasoned=settings["veterans"] == "yes",
        veterans=int(lessons > 0),
        lessons=lessons,
        abilities=tuple(kit.start for kit in content.kits),
        figure=str(settings["shepard"]),
        catchers_hold=settings["catcher"] == "any",
        shoving_counts=settings["shoved"] == "yes",
    )
    s.then(Opening()) if campaign else s.then(Briefing(scenario), Debriefing())
    return s


def agreed(s: Hagalaz) -> Settings:
    """The options, read off a table in the middle of a game."""
    return {
        "scenario": CAMPAIGN if s.campaign else s.field.id,
        "players": s.players,
        "shepard": s.figure,
        "veterans": "yes" if s.seasoned else "no",
        "catcher": "any" if s.catchers_hold else "move",
        "shoved": "yes" if s.shoving_counts else "no",
    }
