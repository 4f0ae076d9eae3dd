"""Set-up ("Příprava hry"): the armies of the scenario in place, hands dealt."""

from __future__ import annotations

from klubovna.games.napoleonics.box import Box
from klubovna.games.napoleonics.rules.course import Draw, Turn
from klubovna.games.napoleonics.state import NOBODY, NOTHING, Napoleonics, Switches
from klubovna.kernel.game import Option, Settings

SWITCHES = (
    Option("section_lines", ("wide", "narrow"), ruling="ruling-lines"),
    Option("ford_square", ("no", "yes"), ruling="ruling-ford"),
    Option("works_square", ("no", "yes"), ruling="ruling-works"),
    Option("square_roll", ("no", "yes"), ruling="ruling-square-roll"),
    Option("grenadier_fire", ("national", "all"), ruling="ruling-grenadiers"),
    Option("rifle_fire", ("rules", "card"), ruling="ruling-rifles"),
    Option("cuirassier_armour", ("no", "yes"), ruling="ruling-cuirassiers"),
    Option("rally_flags", ("any", "none"), ruling="ruling-rally"),
    Option("battle_back", ("always", "ask"), ruling="ruling-battle-back"),
    Option("french_militia", ("up", "down"), ruling="ruling-militia"),
    Option("quarry_retreat", ("closed", "open"), ruling="ruling-quarry"),
    Option("nightfall", ("60", "200"), ruling="ruling-nightfall"),
)
"""Where sources differ or the rulebook is silent, the usual reading first."""


def switches(settings: Settings) -> Switches:
    return Switches(
        ford_square=settings["ford_square"] == "yes",
        works_square=settings["works_square"] == "yes",
        grenadier_fire=settings["grenadier_fire"] == "all",
        rifle_card=settings["rifle_fire"] == "card",
        cuirassier_armour=settings["cuirassier_armour"] == "yes",
        square_roll=settings["square_roll"] == "yes",
        lines=("wide", "narrow").index(str(settings["section_lines"])),
        rally_flags=settings["rally_flags"] == "any",
        ask_back=settings["battle_back"] == "ask",
        militia_down=settings["french_militia"] == "down",
        quarry_open=settings["quarry_retreat"] == "open",
        nightfall=2 * int(settings["nightfall"]),
    )


def agreed(s: Napoleonics) -> Settings:
    """The options, read off a table in the middle of a game."""
    on = s.switches
    return {
        "scenario": s.field.id,
        "section_lines": ("wide", "narrow")[on.lines],
        "ford_square": "yes" if on.ford_square else "no",
        "works_square": "yes" if on.works_square else "no",
        "square_roll": "yes" if on.square_roll else "no",
        "grenadier_fire": "all" if on.grenadier_fire else "national",
        "rifle_fire": "card" if on.rifle_card else "rules",
        "cuirassier_armour": "yes" if on.cuirassier_armour else "no",
        "rally_flags": "any" if on.rally_flags else "none",
        "battle_back": "ask" if on.ask_back else "always",
        "french_militia": "down" if on.militia_down else "up",
        "quarry_retreat": "open" if on.quarry_open else "closed",
        "nightfall": str(on.nightfall // 2),
    }


def set_up(content: Box, settings: Settings) -> Napoleonics:
    field = content.battle(str(settings["scenario"]))
    at, leads = [NOBODY] * len(field.names), [NOBODY] * len(field.names)
    for number, unit in enumerate(field.units):
        at[unit.cell] = number
    for number, leader in enumerate(field.leaders):
        leads[leader.cell] = number
    slots = (NOTHING,) * content.numbers.squares.slots
    s = Napoleonics(
        content=content,
        field=field,
        switches=switches(settings),
        cells=[unit.cell for unit in field.units],
        blocks=list(field.full),
        at=at,
        posts=[leader.cell for leader in field.leaders],
        leads=leads,
        marks=[0] * len(field.units),
        leader_marks=[0] * len(field.leaders),
        formed=[0] * len(field.units),
        tracks=[slots, slots],
        hands=[(), ()],
        deck=content.deck,
        discard=(),
        pile=content.deck,
        banners=[0, 0],
        held=(NOBODY,) * len(field.goals),
    )
    dealt = [Draw(side, False) for side in (0, 1) for _ in range(field.hands[side])]
    s.then(*dealt, Turn(field.first))
    return s
