"""The vocabulary of the rule tests: how a map is drawn, a turn set, played and looked at.

The usual map has seven rows (A to G) of nine hexes, every second row half a hex to the right; D5 is in the middle, and
beside it are D4, D6, C5, C6 (above), E5, E6 (below). Sides are named by two hexes: {"D5-D6": "wall"}. Heroes who are
not named have left the map. Enemies are written `husk`, or with what tells tokens apart: `husk 1/2 catcher` (attack
and shields). Luck is told, not drawn: dice as letters (2 3 moves, s standard, e empowered, m mixed, c core), cards and
items by their names, grunts by what they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from klubovna.games.hagalaz import GAME
from klubovna.games.hagalaz.choices import DONE, ROLL
from klubovna.games.hagalaz.printed.heroes import HEROES
from klubovna.games.hagalaz.rules.acting import Act
from klubovna.games.hagalaz.rules.campaign.route import Debriefing
from klubovna.games.hagalaz.rules.course import Closing, HeroTurn, Round, TurnEnd
from klubovna.games.hagalaz.rules.mission.deployment import Mats
from klubovna.games.hagalaz.rules.mission.goals import Review
from klubovna.games.hagalaz.rules.threats import Menace, Resolve
from klubovna.games.hagalaz.state import GONE, IDLE, OFF, STANDING, Foe, Turn, place_foe
from klubovna.kernel.frames import Decision
from klubovna.kernel.hexes import DIRECTIONS, Hexes
from klubovna.kernel.table import Table
from klubovna.kernel.tuples import without
from tests.kernel.set_table import SetTable

SIGNS = {"obstacle": ":", "locked": "#", "door": "+", "ramp": "~"}
WALLS = {"E": "|", "SW": "\\", "SE": "/"}
MISSION = """
[mission]
rounds = {rounds}
[enemies]
faction = "{faction}"
challenge = "extreme"
each = 10
{champions}
[map]
sealed = {sealed}
hexes = '''
{hexes}
'''
[map.turrets]
{turrets}
{objectives}
"""
OBJECTIVES = """
[[objectives]]
id = "paragon"
kind = "paragon"
goal = { do = "use", hexes = ["G8"], times = 9 }
[[objectives]]
id = "renegade"
kind = "renegade"
goal = { do = "use", hexes = ["G8"], times = 8 }
"""
MARKS = {"A1": "s", "A2": "s", "A3": "s", "A4": "s", "G9": "e", "G8": "t"}
TEAM = ("shepard", "garrus", "liara", "wrex")
Placed = Mapping[str, str]


def draw(rows: int, width: int, marks: Placed, sides: Placed, holes: Iterable[str] = ()) -> str:
    """A map as it stands in a mission's file."""
    hexes = Hexes.offset([width] * rows)
    lines = [[" "] * (4 * width + 12) for _ in range(2 * rows)]
    for cell in hexes.cells:
        name, r, c = hexes.names[cell], hexes.row[cell], (hexes.x[cell] - hexes.row[cell] % 2) // 2
        middle = 4 + 4 * c + 2 * (r % 2)
        lines[2 * r][0] = name[0]
        if name in holes:
            continue
        for at, mark in enumerate(marks.get(name, ".")[:3]):
            lines[2 * r][middle + (0, 1, -1)[at]] = mark
        for pair, what in sides.items():
            here, there = pair.split("-")
            for one, other in ((here, there), (there, here)):
                side = DIRECTIONS[hexes.side(hexes.number[one], hexes.number[other])]
                if one == name and side in WALLS:
                    line, column = (0, 2) if side == "E" else (1, 1 if side == "SE" else -1)
                    lines[2 * r + line][middle + column] = SIGNS.get(what) or WALLS[side]
    return "\n".join("".join(line).rstrip() for line in lines)


class Rest(Decision, frozen=True):
    """What a test set in motion is over; the mission would go on."""

    @property
    def seat(self) -> str:
        return "player-1"

    def options(self, s: Any) -> list[Any]:
        return [DONE, ROLL]

    def choose(self, s: Any, action: Any) -> None:
        s.stack.append(self)


class Skirmish(SetTable):
    """A mission in its midst."""

    def __init__(
        self,
        heroes: Placed | None = None,
        foes: Placed | None = None,
        *,
        team: tuple[str, ...] = TEAM,
        marks: Placed | None = None,
        sides: Placed | None = None,
        holes: Iterable[str] = (),
        turrets: Placed | None = None,
        champions: Mapping[str, tuple[str, str, list[int]]] | None = None,
        objectives: str = OBJECTIVES,
        faction: str = "reapers",
        sealed: bool = False,
        rounds: int = 9,
        abilities: Iterable[str] = (),
        players: int = 1,
    ) -> None:
        posts = champions or {}
        marked = {**MARKS, **(marks or {})}
        for mark, (_, hex, _) in posts.items():
            marked[hex] = marked.get(hex, "") + mark
        text = MISSION.format(
            rounds=rounds,
            faction="cerberus" if turrets else faction,
            sealed=str(sealed).lower(),
            hexes=draw(7, 9, marked, sides or {}, holes),
            turrets="\n".join(f'{hex} = "{way}"' for hex, way in (turrets or {}).items()),
            objectives=objectives,
            champions="\n".join(
                f'[[champions]]\nmark = "{mark}"\nkind = "{kind}"\nresilience = {scale}'
                for mark, (kind, _, scale) in posts.items()
            ),
        )
        settings = GAME.settings({"scenario": text, "players": players, "veterans": "no"}, own=True)
        self.table = Table(GAME, GAME.content(), settings, None)
        self._assemble(team, heroes or {})
        self._learn(abilities)
        for hex, what in (foes or {}).items():
            self.put(hex, what)

    def _assemble(self, team: tuple[str, ...], heroes: Placed) -> None:
        s = self.s
        s.team = tuple(HEROES.index(hero) for hero in team)
        s.stack[:] = [Debriefing()]
        Mats().run(s)
        s.stack[:] = [Debriefing()]
        s.round = 1
        Review().run(s)
        s.covered = 0
        for place, hero in enumerate(team):
            s.at[place] = self.cell(heroes[hero]) if hero in heroes else OFF
            s.status[place] = STANDING if hero in heroes else GONE
            if hero == "tali":
                s.drone = max(0, s.at[place])

    def _learn(self, abilities: Iterable[str]) -> None:
        known = list(self.s.abilities)
        for ability in abilities:
            for hero, kit in enumerate(self.s.content.kits):
                known[hero] |= kit.bits.get(ability, 0)
        self.s.abilities = tuple(known)
        if "proximity-mines" in abilities:
            self.s.mines = 3

    # How things are set

    def put(self, hex: str, what: str, **more: Any) -> Skirmish:
        """A grunt on a hex, out of the bag if there is one left. (Champions stand where `champions` has them.)"""
        number = self.kind(what)
        place_foe(self.s, self.cell(hex), number)
        self.hurt(hex, **more)
        if number in self.s.bag:
            self.s.bag = without(self.s.bag, number)
        return self

    def kind(self, what: str) -> int:
        sort, *words = what.split()
        for number, kind in enumerate(self.s.content.kinds):
            told = {f"{kind.attack}/{kind.shields}", kind.specialisation or "plain"}
            if kind.sort == sort and set(words) <= told:
                return number
        raise LookupError(what)

    def hurt(self, hex: str, **more: Any) -> Skirmish:
        """Tokens on an enemy: damage=1, biotic=True, stunned=True, level=1."""
        cell = self.cell(hex)
        self.s.foes[cell] = replace(self.s.foes[cell], **more)
        return self

    def set(self, hero: str, **values: int) -> Skirmish:
        """health, shields, points (of the core ability), xp, renegade of a hero."""
        for name, value in values.items():
            getattr(self.s, name)[self.place(hero)] = value
        return self

    def fly(self, hex: str) -> Skirmish:
        """Chatika is there."""
        self.s.drone = self.cell(hex)
        return self

    # Moves

    def act(self, hero: str, pool: str = "sss", gold: str = "") -> Skirmish:
        """It is this hero's turn, the dice have been rolled and there is no core symbol left."""
        s, place = self.s, self.place(hero)
        s.active, s.turn, s.doing, s.once = place, Turn(), IDLE, ()
        s.pool, s.gold = "".join(sorted(pool)), gold
        s.aside = 12 - len(pool)
        return self.go(Act(s.owners[place], place), TurnEnd(place))

    def turn(self, hero: str, pool: str = "?" * 12, gold: str = "") -> Skirmish:
        """It is this hero's turn; dice that are not `?` lie there from the turn before."""
        s, place = self.s, self.place(hero)
        s.pool, s.gold, s.aside = pool, gold, 12 - len(pool)
        return self.go(HeroTurn(place))

    def threat(self, card: str, hero: str = "shepard") -> Skirmish:
        """A threat card is resolved in this hero's turn."""
        s, place = self.s, self.place(hero)
        number = s.content.card_number[card]
        s.deck = tuple(other for other in s.deck if other != number)
        s.active, s.cards[place] = place, number
        return self.go(Resolve(place))

    def menace(self, hero: str) -> Skirmish:
        """The card beside this hero's mat is turned over."""
        self.s.active = self.place(hero)
        return self.go(Menace(self.s.active))

    def closing(self) -> Skirmish:
        return self.go(Closing())

    def round(self) -> Skirmish:
        return self.go(Round())

    def go(self, *frames: Any) -> Skirmish:
        self.s.stack[:] = [Debriefing(), Rest()]
        self.s.then(*frames)
        self.table.proceed()
        return self

    def draw(self, what: str) -> Skirmish:
        """This grunt comes out of the bag."""
        return self.luck(self.kind(what))

    # How it looks

    def cell(self, hex: str) -> int:
        number: int = self.s.field.number[hex]
        return number

    def place(self, hero: str) -> int:
        place: int = self.s.team.index(HEROES.index(hero))
        return place

    def at(self, hero: str) -> str:
        name: str = self.s.name(self.s.at[self.place(hero)])
        return name

    def health(self, hero: str) -> tuple[int, int]:
        """Shields and health."""
        place = self.place(hero)
        return self.s.shields[place], self.s.health[place]

    def foe(self, hex: str) -> Foe | None:
        foe: Foe | None = self.s.foes.get(self.cell(hex))
        return foe

    def damage(self, hex: str) -> int:
        foe = self.foe(hex)
        assert foe is not None, f"nobody on {hex}"
        return foe.damage

    def foes(self) -> dict[str, str]:
        return {self.s.name(cell): self.s.sort(cell) for cell in self.s.foes}

    @property
    def asks(self) -> str:
        """By the frame: several of them ask with the same words."""
        return str(self.table.decision.__struct_config__.tag) if self.table.decision else ""
