"""What the parts of the board share: signs, who stands where, what is marked, and a painter with what they all need.

Nothing is told by colour alone: heroes are a letter with a heart, enemies two letters with numbers, and everything that
lies on the map has a sign of its own.
"""

from __future__ import annotations

import msgspec
from rich.text import Text

from klubovna.games.hagalaz.box import Box
from klubovna.games.hagalaz.printed.heroes import hero_of
from klubovna.games.hagalaz.view import FoeView, HagalazView, HeroView, HexView, MissionView, TurretView
from klubovna.kernel.hexes import DIRECTIONS
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Offer
from klubovna.terminal.boards.drawing import MARK, POINT, numbered, pointed
from klubovna.terminal.ink import Ink

HEART, SHIELD, STAR, RENEGADE, DOWN = "♥", "◊", "★", "¬", "×"
LEADER, ACTIVE, CARD = "♛", MARK, "▒"
MAY, FROM, AT = "›", "»", MARK
"""May be chosen; named by the choice under the cursor on the way; and where that choice ends."""
TURN, STUNNED, BIOTIC, COVERED = "•", "z", "*", "░"
TURRET, TURRET_OFF, MINE, DRONE, TOKEN, LOOT, HANDLED = "‡", "×", "¤", "°", "&", "$", "●"
GROUNDS = {
    "objective": "◎", "terminal": "□", "terminal 1": "□", "terminal 2": "□", "fire": "▲", "coolant": "≈",
    "fast travel 1": "⇄1", "fast travel 2": "⇄2", "exit": "⇥", "grunt start": "∩",
}  # fmt: skip
"""Printed on the map and of use all the time, the most important first."""
HERO_START, RAISED, PLAIN = "∪", "^", "·"
SHOWN = ("▲", "≈", "◎", "□", "⇥")
"""What still matters where somebody stands."""
ARROWS = {"E": "→", "NE": "↗", "NW": "↖", "W": "←", "SW": "↙", "SE": "↘"}
FACES = {
    "move2": "→2", "move3": "→3", "standard": "●", "empowered": "◆", "mixed": "2●", "core": STAR, "unrolled": "?",
}  # fmt: skip
SLOTS = {"move": "→", "standard": "●", "empowered": "◆"}
WALL, OBSTACLE, LOCKED, DOOR, RAISED_LEFT, RAISED_RIGHT, RAISED_ABOVE, RAISED_BELOW = "│:#+><^v"
FLAT_WALL = "─"
NBSP = "\N{NO-BREAK SPACE}"
PARAGON = "paragon-"


def attack_of(foe: FoeView) -> str:
    """Tokens that lie on their faces don't show it."""
    return "?" if foe.attack is None else str(foe.attack)


class Painter(msgspec.Struct, frozen=True):
    """Everything a part of the board needs to draw itself."""

    content: Box
    view: HagalazView
    options: Offer
    hexes: dict[str, HexView]
    heroes: dict[str, HeroView]
    """By hex."""
    foes: dict[str, FoeView]
    lying: dict[str, str]
    """Signs of tokens that lie on hexes."""
    turrets: dict[str, TurretView]
    doors: dict[tuple[str, str], bool]
    """By hex and side: whether the door there is locked."""
    marks: dict[str, str]
    """Signs on hexes that choices speak of…"""
    numbers: dict[str, int]
    """…and the numbers to press for things."""
    texts: Texts
    ink: Ink
    width: int

    @property
    def mission(self) -> MissionView:
        assert self.view.mission is not None
        return self.view.mission

    def word(self, id: str, **args: int | str | tuple[str, ...]) -> str:
        return self.texts.text(f"hagalaz-{id}", **args)

    def name(self, thing: str) -> str:
        return self.texts.name(thing).replace(" ", NBSP)

    def mark_ink(self, hex: str) -> str:
        if self.marks[hex] in (AT, FROM):
            return f"bold reverse {self.ink.chosen}"
        return f"bold {self.ink.warn if self.marks[hex] == POINT else self.ink.legal}"

    def numbered(self, thing: str) -> Text:
        """`3►` before a thing that may be chosen."""
        number = numbered(self.options, self.ink, self.numbers.get(thing, 0))
        return Text.assemble(pointed(self.options, self.ink, thing), number)

    def foe(self, foe: FoeView, room: int) -> str:
        """`Tr12s`: kind, attack, shields left, specialisation; in less room from the right only what fits."""
        code, left, attack = kind_code(self.content, foe.sort), str(foe.shields - foe.damage), attack_of(foe)
        special = self.texts.name(foe.specialisation)[0] if foe.specialisation else ""
        if room < 3:
            return (code[0] if foe.resilience else code[0].lower()) + left
        told = code + (attack + left if room > 3 else left)
        return told + (special if len(told) < room else "")

    def hero(self, hero: HeroView, room: int) -> str:
        """`S♥5`, `S×`."""
        code = self.content.heroes[hero_of(hero.id)].code
        return code + DOWN if hero.status == "down" else f"{code}{HEART}{hero.health}"[:room]

    def state(self, hex: str) -> str:
        """What has happened to whoever is there, or to the place."""
        foe, hero, mission = self.foes.get(hex), self.heroes.get(hex), self.mission
        if foe is not None and not foe.covered:
            return STUNNED if foe.stunned else BIOTIC if foe.biotic else ""
        if hero is not None:
            return TURN if hero.id == mission.active else ""
        return COVERED if hex in mission.covered else ""

    def signs(self, hex: HexView) -> list[str]:
        """Everything that is on a hex, the most important first."""
        found = []
        if (turret := self.turrets.get(hex.id)) is not None:
            found.append((TURRET if turret.active else TURRET_OFF) + ARROWS[turret.facing])
        found += self.lying.get(hex.id, "")
        for mark, sign in GROUNDS.items():
            if mark in hex.marks:
                found.append(HANDLED if hex.id in self.mission.handled and sign in "◎□" else sign)
        if not self.mission.round and any("start" in mark and "grunt" not in mark for mark in hex.marks):
            found.append(HERO_START)
        return [*found, *[RAISED] * hex.raised]


def unnumbered(mark: str) -> str:
    """`fast travel 2`, `terminal 1`: what they are."""
    return mark.rstrip(" 12")


def kind_code(content: Box, sort: str) -> str:
    return content.grunts[sort].code if sort in content.grunts else content.champions[sort].code


def die(face: str, paragon: bool = False) -> str:
    """`[→2]`, and a paragon die `{→2}`."""
    return f"{{{FACES[face]}}}" if paragon else f"[{FACES[face]}]"


def painter(content: Box, view: HagalazView, options: Offer, texts: Texts, ink: Ink, width: int) -> Painter:
    mission = view.mission
    return Painter(
        content=content,
        view=view,
        options=options,
        hexes={hex.id: hex for hex in mission.map} if mission else {},
        heroes={hero.hex: hero for hero in mission.heroes if hero.hex} if mission else {},
        foes={foe.hex: foe for foe in mission.foes} if mission else {},
        lying=_lying(mission) if mission else {},
        turrets={turret.hex: turret for turret in mission.turrets} if mission else {},
        doors=_doors(mission) if mission else {},
        marks=marks(mission, options) if mission else {},
        numbers=numbers(options),
        texts=texts,
        ink=ink,
        width=width,
    )


def _lying(mission: MissionView) -> dict[str, str]:
    found: dict[str, str] = {}
    tokens = [(hex, TOKEN) for _, hex in mission.tokens]
    drone = [(mission.drone, DRONE)] if mission.drone else []
    loot = [*mission.loot, *(hex for _, hex in mission.caches)]
    for hex, sign in [*drone, *tokens, *((hex, MINE) for hex in mission.mines), *((hex, LOOT) for hex in loot)]:
        if sign not in found.setdefault(hex, ""):
            found[hex] += sign
    return found


def _doors(mission: MissionView) -> dict[tuple[str, str], bool]:
    found = {(door.here, door.side): door.locked for door in mission.doors}
    return found | {(door.there, opposite(door.side)): door.locked for door in mission.doors}


def opposite(side: str) -> str:
    return DIRECTIONS[(DIRECTIONS.index(side) + 3) % 6]


def marks(mission: MissionView, options: Offer) -> dict[str, str]:
    """What may be chosen, what follows the thing under the cursor, and what the choice under the cursor names. A hero
    is marked where he stands, an objective where it is worked at. Besides, what a lesson speaks of."""
    items, places = options.items, _places(mission)
    spoken_of = {hex: POINT for thing in options.points for hex in places.get(thing, ())}
    if not items:
        return spoken_of
    here, step = items[options.current], len(options.picked)
    may = [path[step] for path in items]
    may += [thing for action in options.under(here[: step + 1]) for thing in action.path[step + 1 :]]
    found = {hex: MAY for thing in may for hex in places.get(thing, ())} | spoken_of
    named = [places[thing] for thing in here if thing in places]
    found |= {hex: FROM for hexes in named[:-1] for hex in hexes}
    return found | {hex: AT for hexes in named[-1:] for hex in hexes}


def _places(mission: MissionView) -> dict[str, tuple[str, ...]]:
    """Where things that are chosen are on the map."""
    found = {objective.id: objective.hexes for objective in mission.objectives}
    found |= {hero.id: (hero.hex,) for hero in mission.heroes if hero.hex}
    return found | {hex.id: (hex.id,) for hex in mission.map}


def numbers(options: Offer) -> dict[str, int]:
    """Of the choices that begin as the one under the cursor does, by the thing they end at."""
    items = options.items
    begun = items[options.current][:-1] if items else ()
    found: dict[str, int] = {}
    for number, path in enumerate(items, 1):
        if path[:-1] == begun:
            found.setdefault(path[-1], number)
    return found
