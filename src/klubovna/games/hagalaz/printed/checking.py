"""Whether a mission can be played, and if not, what is wrong with it and where: for those who write their own."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Protocol

from klubovna.games.hagalaz.printed import drawing
from klubovna.games.hagalaz.printed.aims import Aims
from klubovna.games.hagalaz.printed.drawing import COVER, LOCKED, MARKS, RAMP, UNLOCKED
from klubovna.games.hagalaz.printed.enemies import CHALLENGES, Champion, Grunt
from klubovna.games.hagalaz.printed.ground import UP, WALL, Ground
from klubovna.games.hagalaz.printed.heroes import TEAM
from klubovna.games.hagalaz.printed.missions import Mission, Told
from klubovna.games.hagalaz.printed.rules import Rules
from klubovna.kernel.hexes import NOWHERE, walk
from klubovna.kernel.meant import perhaps
from klubovna.kernel.messages import Message
from klubovna.kernel.own import Checker, Problem

WORD = re.compile("[a-z][a-z0-9-]{0,39}")
HERO_STARTS, GRUNT_STARTS, CHAMPION_STARTS = "sGLTW", "e", "123"


class Known(Protocol):
    """What a check has to know of the box."""

    @property
    def rules(self) -> Rules: ...
    @property
    def grunts(self) -> dict[str, Grunt]: ...
    @property
    def champions(self) -> dict[str, Champion]: ...


def problems(mission: Mission, box: Known) -> Iterator[Problem]:
    """What is wrong; where the map itself can't be read, nothing else is looked at."""
    drawn = [Problem("map.hexes", what, 1 + line) for what, line in drawing.faults(mission.map.hexes)]
    drawn = drawn or [*_turrets(mission)]
    yield from drawn
    if not drawn:
        checked = Checked(mission, box)
        looks = (_told, _marks, _sides, _starts, _champions, _bag, _limits, _ways)
        yield from chain.from_iterable(look(checked) for look in looks)
        yield from Aims(mission, checked.ground, box.rules).problems()


def _turrets(mission: Mission) -> Iterator[Problem]:
    names = drawing.drawn(mission.map.hexes).hexes.number
    for hex in mission.map.turrets:
        if hex not in names:
            yield Problem(f"map.turrets.{hex}", f"there is no hex {hex!r}{perhaps(hex, names)}")
    if mission.map.turrets and mission.enemies.faction != "cerberus":
        what = "only Cerberus has turrets: no card of the Reapers fires them"
        yield Problem("map.turrets", what, 0, Message("fault-turrets"), tuple(mission.map.turrets))


class Checked:
    """A mission with a map that could be read, and what the checks ask of it."""

    def __init__(self, mission: Mission, box: Known) -> None:
        self.mission, self.box = mission, box
        self.ground = Ground("", "", mission)
        self.names = self.ground.hexes.names

    def named(self, marks: str) -> list[str]:
        return [self.names[cell] for cell in self.ground.marked(marks)]

    def count(self, mark: str) -> int:
        return len(self.ground.marked(mark))


def _told(c: Checked) -> Iterator[Problem]:
    for number, objective in enumerate(c.mission.objectives):
        if isinstance(objective.text, Told) and not WORD.fullmatch(objective.id):
            what = "an objective told in both languages is called by small letters, digits and hyphens"
            yield Problem(f"objectives[{number}].id", what)


def _marks(c: Checked) -> Iterator[Problem]:
    for name, marks in zip(c.names, c.ground.marks, strict=True):
        twice = next((mark for mark, times in Counter(marks).items() if times > 1), None)
        if twice:
            yield Problem("map.hexes", f"{name}: {twice!r} is written twice", 0, None, (name,))
        if len(set(marks) & set(HERO_STARTS + GRUNT_STARTS + CHAMPION_STARTS)) > 1:
            said = Message("fault-two-starts", {"hex": name})
            yield Problem("map.hexes", f"{name}: two characters can't start on one hex", 0, said, (name,))
    for mark in "AB":
        if c.count(mark) not in (0, 2):
            what = f"fast travel {mark} is written on {c.count(mark)} hexes, there should be 2"
            said = Message("fault-travel", {"count": c.count(mark)})
            yield Problem("map.hexes", what, 0, said, tuple(c.named(mark)))
    for mark in "GLTW123yz":
        if c.count(mark) > 1:
            said = Message("fault-once", {"hexes": tuple(c.named(mark))})
            what = f"{mark!r} ({MARKS[mark]}) is written on {', '.join(c.named(mark))}"
            yield Problem("map.hexes", what, 0, said, tuple(c.named(mark)))


def _sides(c: Checked) -> Iterator[Problem]:
    plan = drawing.drawn(c.mission.map.hexes)
    for (cell, side), sign in plan.signs.items():
        there = plan.hexes.beside[cell][side]
        level = c.ground.raised[cell] == c.ground.raised[there]
        if cell < there and sign == RAMP and level:
            what = f"the ramp {_between(c, cell, there)} joins two hexes of the same height"
            pair = (c.names[cell], c.names[there])
            yield Problem("map.hexes", what, 0, Message("fault-ramp", {"hexes": pair}), pair)
        if cell < there and sign in (COVER, LOCKED, UNLOCKED) and not level:
            what = drawing.SIDES[sign]
            pair = (c.names[cell], c.names[there])
            said = Message("fault-on-line", {"hexes": pair})
            yield Problem(
                "map.hexes", f"the {what} {_between(c, cell, there)} stands on an elevation line", 0, said, pair
            )


def _between(c: Checked, cell: int, there: int) -> str:
    return f"between {c.names[cell]} and {c.names[there]}"


def _starts(c: Checked) -> Iterator[Problem]:
    starts = c.ground.marked(HERO_STARTS)
    if len(starts) < TEAM:
        said = Message("fault-few-starts", {"count": len(starts), "team": TEAM})
        what = f"{len(starts)} hexes for heroes to start on, at least {TEAM} are needed"
        yield Problem("map.hexes", what, 0, said, tuple(c.named(HERO_STARTS)))
    if len({c.ground.area[cell] for cell in starts}) > 1:
        said = Message("fault-apart")
        what = f"heroes start in different areas: {', '.join(c.named(HERO_STARTS))}"
        yield Problem("map.hexes", what, 0, said, tuple(c.named(HERO_STARTS)))
    if not c.count(GRUNT_STARTS):
        yield Problem("map.hexes", "no hex for grunts to start on", 0, Message("fault-no-grunts"))
    hero = c.mission.mission.hero
    for letter, who in zip("GLTW", ("garrus", "liara", "tali", "wrex"), strict=True):
        if c.count(letter) and who != hero:
            said = Message("fault-other-hero", {"hero": who})
            what = f"{c.named(letter)[0]} is the start of {who}, whose mission it is not"
            yield Problem("map.hexes", what, 0, said, tuple(c.named(letter)))


def _champions(c: Checked) -> Iterator[Problem]:
    marks = [posted.mark for posted in c.mission.champions]
    for number, posted in enumerate(c.mission.champions):
        field = f"champions[{number}]"
        kind = c.box.champions.get(posted.kind)
        if kind is None:
            what = f"no champion is called {posted.kind!r}{perhaps(posted.kind, c.box.champions)}"
            yield Problem(f"{field}.kind", what)
        elif kind.faction != c.mission.enemies.faction:
            said = Message("fault-other-faction", {"champion": posted.kind, "faction": c.mission.enemies.faction})
            what = f"{posted.kind} does not fight for {c.mission.enemies.faction}"
            yield Problem(f"{field}.kind", what, 0, said, tuple(c.named(posted.mark)))
        elif sum(other.kind == posted.kind for other in c.mission.champions[: number + 1]) > kind.copies:
            said = Message("fault-no-more", {"champion": posted.kind, "count": kind.copies})
            yield Problem(f"{field}.kind", f"there are no more than {kind.copies} of {posted.kind}", 0, said)
        if not c.count(posted.mark):
            said = Message("fault-nowhere", {"champion": posted.kind})
            yield Problem(f"{field}.mark", f"{posted.mark} is nowhere on the map", 0, said)
        if posted.mark in marks[:number]:
            yield Problem(f"{field}.mark", f"two champions start on {posted.mark}")
    for mark in CHAMPION_STARTS:
        if c.count(mark) and mark not in marks:
            what = f"{c.named(mark)[0]} is the start of champion {mark}, and there is no such one"
            said = Message("fault-no-champion", {"hex": c.named(mark)[0]})
            yield Problem("map.hexes", what, 0, said, tuple(c.named(mark)))


def _bag(c: Checked) -> Iterator[Problem]:
    """Choosing enemies: the number in the box of enemy forces is what is left of each type."""
    forces = c.mission.enemies
    allowed = CHALLENGES[: CHALLENGES.index(forces.challenge) + 1]
    for type, grunt in c.box.grunts.items():
        left = sum(token.copies for token in grunt.tokens if token.challenge in allowed)
        if grunt.faction == forces.faction and left != forces.each:
            said = Message("fault-each", {"count": left})
            yield Problem("enemies.each", f"with {forces.challenge} challenge there are {left} of {type}", 0, said)
            return


def _limits(c: Checked) -> Iterator[Problem]:
    """What there is in the box."""
    tokens = c.box.rules.tokens
    counted = [
        ("map.hexes", "objectives", c.count("o"), tokens.objectives),
        ("map.hexes", "refugees", c.count("r"), tokens.refugees),
        ("map.hexes", "loot tokens", c.count("l") + c.count("b"), tokens.loot),
        ("map.hexes", "doors", len(c.ground.doors), tokens.doors),
        ("map.turrets", "turrets", len(c.ground.turrets), tokens.turrets),
    ]
    for field, what, found, most in counted:
        if found > most:
            said = Message("fault-too-many", {"found": found, "most": most, "what": f"many-{what.replace(' ', '-')}"})
            yield Problem(field, f"{found} {what}, there are only {most} in the box", 0, said)


def _ways(c: Checked) -> Iterator[Problem]:
    """With all doors open, heroes get everywhere, and enemies to where the heroes start."""
    starts = c.ground.marked(HERO_STARTS)
    if not starts:
        return
    on_foot = [*_steps(c.ground)]
    travelling = [(*ways, *c.ground.travel.get(cell, ())) for cell, ways in enumerate(on_foot)]
    lost = [c.names[cell] for cell, far in enumerate(walk(travelling, starts[0])) if far == NOWHERE]
    if lost:
        said = Message("fault-lost", {"hexes": tuple(lost[:6])})
        what = f"no way leads from the heroes' starts to {', '.join(lost[:6])}"
        yield Problem("map.hexes", what, 0, said, tuple(lost[:6]))
    for cell in c.ground.marked(GRUNT_STARTS + CHAMPION_STARTS):
        if walk(on_foot, cell)[starts[0]] == NOWHERE:
            said = Message("fault-cut-off", {"hex": c.names[cell]})
            what = f"an enemy that starts on {c.names[cell]} can't get to the heroes"
            yield Problem("map.hexes", what, 0, said, (c.names[cell],))


def _steps(ground: Ground) -> Iterator[tuple[int, ...]]:
    for around, sides in zip(ground.hexes.beside, ground.sides, strict=True):
        yield tuple(there for there, what in zip(around, sides, strict=True) if what not in (WALL, UP))


CHECKER = Checker(Mission, problems)
faults, read, must_be_sound = CHECKER.faults, CHECKER.read, CHECKER.must_be_sound
