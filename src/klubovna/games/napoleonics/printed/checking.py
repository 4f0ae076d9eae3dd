"""Whether a scenario can be played, and if not, what is wrong with it and where: for those who write their own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from klubovna.games.napoleonics.printed.armies import ARMY_OF
from klubovna.games.napoleonics.printed.scenarios import Exit, Force, Objective, Player, Scenario, Side, rows
from klubovna.games.napoleonics.printed.stock import Stock
from klubovna.kernel.hexes import DIRECTIONS, NOWHERE
from klubovna.kernel.meant import perhaps
from klubovna.kernel.messages import Message
from klubovna.kernel.own import Checker, Problem
from klubovna.kernel.packs import Written


def problems(scenario: Scenario, box: Stock) -> Iterator[Problem]:
    """What is wrong; where the map itself can't be read, nothing else is looked at."""
    drawn = list(_map(scenario, box))
    yield from drawn
    if not drawn:
        looks = (_works, _armies, _deployment, _leaders, _objectives, _exits, _changes, _victory)
        yield from chain.from_iterable(look(Checked(scenario, box)) for look in looks)


def _map(scenario: Scenario, box: Stock) -> Iterator[Problem]:
    lines, field = rows(scenario.map), "map.hexes"
    if len(lines) != len(box.hexes.rows):
        yield Problem(field, f"{len(lines)} rows, there should be {len(box.hexes.rows)}")
        return
    for number, (words, row) in enumerate(zip(lines, box.hexes.rows, strict=True)):
        letter, below = chr(ord("A") + number), number + 1
        if words[0] != letter:
            yield Problem(field, f"row {number + 1} should begin with its letter {letter}, not {words[0]!r}", below)
        if len(words) - 1 != row.width:
            yield Problem(field, f"row {letter} has {len(words) - 1} hexes, there should be {row.width}", below)
        for column, sign in enumerate(words[1:], 1):
            if sign not in box.signs:
                known = " ".join(box.signs)
                yield Problem(field, f"{letter}{column}: no terrain is written {sign!r}; there are: {known}", below)


def sound_map(scenario: Scenario, box: Stock) -> None:
    """Raises Broken where the map can't be read at all: nobody can paint on it."""
    for problem in _map(scenario, box):
        raise problem.located(Written("", ""))


class Checked:
    """A scenario with a sound map, and what the checks ask of it."""

    def __init__(self, scenario: Scenario, box: Stock) -> None:
        self.scenario, self.box = scenario, box
        signs = [sign for row in rows(scenario.map) for sign in row[1:]]
        self.sign = dict(zip(box.hexes.names, signs, strict=True))

    def terrain(self, hex: str) -> str:
        return self.box.signs[self.sign[hex]].terrain

    def no_hex(self, field: str, hex: str) -> Iterator[Problem]:
        """A place that is not on the board."""
        if hex not in self.sign:
            yield Problem(field, f"there is no hex {hex!r}{perhaps(hex, self.sign)}")

    def closed(self, hex: str, arm: str = "") -> bool:
        """Whether nobody, or none of this arm, can stand there."""
        terrain = self.box.terrain[self.terrain(hex)]
        return not terrain.passable or arm in terrain.closed

    def forces(self) -> Iterator[tuple[str, Player, Force]]:
        for side, player, force in self.scenario.players():
            yield f"deployment.{side}", player, force


def _works(c: Checked) -> Iterator[Problem]:
    works, wanted = c.scenario.map.works, c.box.works.sides
    for hex, sides in works.items():
        field = f"map.works.{hex}"
        yield from c.no_hex(field, hex)
        if hex in c.sign and not c.box.signs[c.sign[hex]].works:
            letters = " or ".join(c.box.works.signs.values())
            what = f"{hex} is written {c.sign[hex]!r} on the map; field works are {letters}"
            yield Problem(field, what, 0, Message("fault-works-ground", {"hex": hex}), (hex,))
        bits = sum(1 << DIRECTIONS.index(side) for side in set(sides))
        in_a_row = sum(1 << side for side in range(wanted))
        turned = {(in_a_row << turn | in_a_row >> 6 - turn) & 63 for turn in range(6)}
        if len(sides) != wanted or bits not in turned:
            what = f"field works stand on {wanted} sides next to each other, not on {' '.join(sides)}"
            yield Problem(field, what, 0, Message("fault-works-sides", {"hex": hex, "sides": wanted}), (hex,))
    for hex, sign in c.sign.items():
        if c.box.signs[sign].works and hex not in works:
            said = Message("fault-works-sides", {"hex": hex, "sides": wanted})
            yield Problem("map.works", f"{hex} has field works on the map; on which sides?", 0, said, (hex,))


def _armies(c: Checked) -> Iterator[Problem]:
    if c.scenario.top.army == c.scenario.bottom.army:
        said = Message("fault-one-army", {"seat": c.scenario.top.army})
        yield Problem("bottom.army", f"both armies are {c.scenario.top.army}", 0, said)


def _deployment(c: Checked) -> Iterator[Problem]:
    taken: dict[str, str] = {}
    for field, player, force in c.forces():
        if not any(force.units.values()):
            said = Message("fault-no-units", {"seat": player.army})
            yield Problem(f"{field}.units", "an army without units", 0, said)
        for kind, places in force.units.items():
            yield from _kind(c, f"{field}.units.{kind}", kind, player, places)
            for place in places:
                yield from _post(c, f"{field}.units.{kind}", kind, place, taken)


def _kind(c: Checked, field: str, kind: str, player: Player, places: tuple[str, ...]) -> Iterator[Problem]:
    unit = c.box.units.get(kind)
    if unit is None:
        yield Problem(field, f"no unit is called {kind!r}{perhaps(kind, c.box.units)}")
    elif ARMY_OF[unit.nation] != player.army:
        said = Message("fault-other-army", {"unit": kind, "seat": player.army})
        yield Problem(field, f"{kind} does not fight in the {player.army} army", 0, said, places)


def _post(c: Checked, field: str, kind: str, hex: str, taken: dict[str, str]) -> Iterator[Problem]:
    yield from c.no_hex(field, hex)
    if hex in taken:
        said = Message("fault-two-units", {"hex": hex, "units": (taken[hex], kind)})
        yield Problem(field, f"two units stand on {hex}: {taken[hex]} and {kind}", 0, said, (hex,))
    unit = c.box.units.get(kind)
    if hex in c.sign and unit and c.closed(hex, unit.arm):
        said = Message("fault-closed", {"unit": kind, "hex": hex, "terrain": c.terrain(hex)})
        yield Problem(field, f"{kind} can't stand on {hex}, which is {c.terrain(hex)}", 0, said, (hex,))
    taken.setdefault(hex, kind)


def _leaders(c: Checked) -> Iterator[Problem]:
    stands: dict[str, str] = {}
    named: set[str] = set()
    for field, player, force in c.forces():
        for leader, hex in force.leaders.items():
            here = f"{field}.leaders.{leader}"
            yield from c.no_hex(here, hex)
            if leader in named:
                said = Message("fault-leader-twice", {"leader": leader})
                yield Problem(here, f"there are two leaders called {leader}", 0, said, (hex,))
            if hex in stands:
                said = Message("fault-two-leaders", {"hex": hex, "leaders": (stands[hex], leader)})
                yield Problem(here, f"two leaders stand on {hex}: {stands[hex]} and {leader}", 0, said, (hex,))
            if hex in c.sign and c.closed(hex):
                said = Message("fault-closed", {"unit": leader, "hex": hex, "terrain": c.terrain(hex)})
                yield Problem(here, f"{leader} can't stand on {hex}, which is {c.terrain(hex)}", 0, said, (hex,))
            if any(other is not player and hex in _places(enemy) for _, other, enemy in c.forces()):
                said = Message("fault-among-enemies", {"leader": leader, "hex": hex})
                yield Problem(here, f"{leader} stands among enemies on {hex}", 0, said, (hex,))
            named.add(leader)
            stands[hex] = leader


def _places(force: Force) -> set[str]:
    return {place for places in force.units.values() for place in places}


def _objectives(c: Checked) -> Iterator[Problem]:
    for number, goal in enumerate(c.scenario.objectives):
        yield from _marked(c, f"objectives[{number}].hexes", goal)
        if goal.side == "either" and goal.lasting:
            what = (
                "an objective of either side can't be lasting: nobody could win it back; give each side one of its own"
            )
            yield Problem(f"objectives[{number}].lasting", what, 0, Message("fault-either-lasting"), goal.hexes)


def _exits(c: Checked) -> Iterator[Problem]:
    for number, door in enumerate(c.scenario.exits):
        field = f"exits[{number}].hexes"
        yield from _marked(c, field, door)
        for hex in door.hexes:
            if hex in c.sign and NOWHERE not in c.box.hexes.beside[c.box.hexes.number[hex]]:
                what = f"{hex} is not on the edge of the battlefield: nobody can leave there"
                yield Problem(field, what, 0, Message("fault-inland-exit", {"hex": hex}), (hex,))


def _changes(c: Checked) -> Iterator[Problem]:
    for number, change in enumerate(c.scenario.changes):
        field, ground = f"changes[{number}]", c.box.signs.get(change.terrain)
        if ground is None or ground.works:
            plain = " ".join(sign for sign, known in c.box.signs.items() if not known.works)
            yield Problem(f"{field}.terrain", f"ground can't become {change.terrain!r}; there are: {plain}")
        for hex in change.hexes:
            yield from c.no_hex(f"{field}.hexes", hex)
            if hex in c.scenario.map.works:
                said = Message("fault-works-change", {"hex": hex})
                yield Problem(f"{field}.hexes", f"{hex} has field works: its ground can't change", 0, said, (hex,))


def _marked(c: Checked, field: str, part: Objective | Exit) -> Iterator[Problem]:
    for hex in part.hexes:
        yield from c.no_hex(field, hex)
        if hex in c.sign and c.closed(hex):
            said = Message("fault-closed-goal", {"hex": hex, "terrain": c.terrain(hex)})
            yield Problem(field, f"{hex} is {c.terrain(hex)}: no unit can get there", 0, said, (hex,))
    if len(set(part.hexes)) < len(part.hexes):
        yield Problem(field, "a hex is named twice")


def _victory(c: Checked) -> Iterator[Problem]:
    """Each army has to be able to win."""
    needed, players = c.scenario.victory.banners, c.scenario.players()
    for (side, player, own), (_, _, enemy) in (players, players[::-1]):
        if (most := _most_banners(c.scenario, side, own, enemy)) < needed:
            what = f"the {player.army} army can't win: {needed} banners are needed and it can gain {most} at most"
            said = Message("fault-no-win", {"seat": player.army, "banners": needed, "most": most})
            yield Problem("victory.banners", what, 0, said)


def _most_banners(scenario: Scenario, side: Side, own: Force, enemy: Force) -> int:
    killed = len(_places(enemy)) + len(enemy.leaders)
    goals = [goal for goal in scenario.objectives if goal.side in (side, "either")]
    held = sum(goal.worth * (len(goal.hexes) if goal.hold == "each" else 1) for goal in goals)
    left = max((door.worth for door in scenario.exits if door.side == side), default=0)
    return killed + held + left * len(_places(own))


CHECKER = Checker(Scenario, problems)
faults, read, must_be_sound = CHECKER.faults, CHECKER.read, CHECKER.must_be_sound
