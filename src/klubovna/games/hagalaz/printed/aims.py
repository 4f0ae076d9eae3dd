"""Whether the objectives of a mission fit together and fit its map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from klubovna.games.hagalaz.printed.goals import (
    AnyCondition,
    Capture,
    Data,
    Defeat,
    Deliver,
    Leave,
    Silence,
    Use,
    parts,
)
from klubovna.games.hagalaz.printed.ground import Ground
from klubovna.games.hagalaz.printed.heroes import TEAM
from klubovna.games.hagalaz.printed.missions import Kind, Mission, Objective
from klubovna.games.hagalaz.printed.rules import Rules
from klubovna.kernel.meant import perhaps
from klubovna.kernel.messages import Message
from klubovna.kernel.own import Problem

USABLE, EXIT, REFUGEE = "otyz", "x", "r"


class Aims:
    def __init__(self, mission: Mission, ground: Ground, rules: Rules) -> None:
        self.mission, self.ground, self.names = mission, ground, ground.hexes.number
        self.data = rules.loot.data

    def problems(self) -> Iterator[Problem]:
        yield from self._kinds()
        for number, objective in enumerate(self.mission.objectives):
            field = f"objectives[{number}]"
            yield from self._order(field, number, objective)
            for condition in parts(objective.goal):
                yield from self._condition(f"{field}.goal", objective, condition)
            yield from self._doors(f"{field}.then", objective)
        yield from self._locks()

    # How objectives fit together ("Cíle mise")

    def _kinds(self) -> Iterator[Problem]:
        """Paragon and renegade, or loyalty; nothing twice but preparations; one side objective at most."""
        found = Counter(objective.kind for objective in self.mission.objectives)
        wanted: list[Kind] = ["loyalty"] if self.mission.mission.hero else ["paragon", "renegade"]
        for kind in wanted:
            if not found[kind]:
                said = Message("fault-no-kind", {"kind": kind})
                yield Problem("objectives", f"there is no {kind} objective", 0, said)
        for kind, times in found.items():
            if kind not in ("preparation", "side", *wanted):
                said = Message("fault-other-kind", {"kind": kind})
                yield Problem("objectives", f"a {kind} objective has no place in this mission", 0, said)
            elif times > 1 and kind != "preparation":
                said = Message("fault-kind-twice", {"kind": kind, "count": times})
                yield Problem("objectives", f"{times} {kind} objectives, there should be one", 0, said)

    def _order(self, field: str, number: int, objective: Objective) -> Iterator[Problem]:
        before = self.mission.objectives[:number]
        ids = {other.id for other in before if other.kind == "preparation"}
        if any(other.id == objective.id for other in before):
            yield Problem(f"{field}.id", f"two objectives are called {objective.id!r}")
        for id in objective.after:
            if id not in ids:
                what = f"no preparation called {id!r} stands before this{perhaps(id, ids)}"
                yield Problem(f"{field}.after", what)
        if objective.kind == "preparation" and not self._awaited(objective.id):
            said = Message("fault-not-awaited")
            yield Problem(f"{field}.id", f"no objective comes after the preparation {objective.id!r}", 0, said)

    def _awaited(self, id: str) -> bool:
        return any(id in other.after for other in self.mission.objectives)

    def _doors(self, field: str, objective: Objective) -> Iterator[Problem]:
        for id in objective.then.doors if objective.then else ():
            if not self.ground.door_numbers((id,)):
                there = ", ".join(door.id for door in self.ground.doors) or "none"
                yield Problem(field, f"there is no door {id!r}; there are: {there}")

    def _locks(self) -> Iterator[Problem]:
        """Sealed doors need an objective that opens them."""
        opened = {
            number
            for objective in self.mission.objectives
            if objective.then
            for number in self.ground.door_numbers(objective.then.doors)
        }
        for number, door in enumerate(self.ground.doors):
            if self.ground.sealed and door.locked and number not in opened:
                pair = (self.ground.hexes.names[door.here], self.ground.hexes.names[door.there])
                said = Message("fault-sealed", {"hexes": pair})
                yield Problem("map.sealed", f"the door {door.id} is sealed, and no objective unlocks it", 0, said, pair)

    # Conditions

    @staticmethod
    def _too_few(wanted: int, there: int) -> Message:
        return Message("fault-too-few", {"wanted": wanted, "there": there})

    def _condition(self, field: str, objective: Objective, condition: AnyCondition) -> Iterator[Problem]:
        match condition:
            case Use():
                yield from self._use(field, condition)
            case Deliver():
                yield from self._deliver(field, condition)
            case Leave():
                yield from self._leave(field, condition)
            case Defeat() | Capture():
                yield from self._fight(field, condition)
            case Silence(need=need) if need > len(self.ground.turrets):
                what = f"{need} turrets have to be disabled, and there are {len(self.ground.turrets)}"
                yield Problem(field, what, 0, self._too_few(need, len(self.ground.turrets)))
            case Data() if objective.kind != "side":
                what = "data is counted at the end of a mission: for a side objective only"
                yield Problem(field, what, 0, Message("fault-data"))
            case Data(need=need) if need > self.data:
                said = self._too_few(need, self.data)
                yield Problem(field, f"{need} data tokens are wanted, and there are {self.data}", 0, said)

    def _hexes(self, field: str, hexes: tuple[str, ...], marks: str, what: str) -> Iterator[Problem]:
        for hex in hexes:
            if hex not in self.names:
                yield Problem(field, f"there is no hex {hex!r}{perhaps(hex, self.names)}")
            elif not set(self.ground.marks[self.names[hex]]) & set(marks):
                said = Message("fault-no-mark", {"hex": hex, "what": "exit" if marks == EXIT else "objective"})
                yield Problem(field, f"{hex} has no {what} on the map ({' or '.join(marks)})", 0, said, (hex,))
        if len(set(hexes)) < len(hexes):
            yield Problem(field, "a hex is named twice")

    def _use(self, field: str, use: Use) -> Iterator[Problem]:
        yield from self._hexes(field, use.hexes, USABLE, "objective or terminal")
        if use.times and use.need > 1:
            what = "either `need` different hexes or `times` actions, not both"
            yield Problem(field, what, 0, Message("fault-need-and-times"), use.hexes)
        if use.need > len(use.hexes):
            what = f"{use.need} hexes have to be used, and {len(use.hexes)} are named"
            yield Problem(field, what, 0, self._too_few(use.need, len(use.hexes)), use.hexes)
        if use.by:
            yield from self._present(field, use.by)

    def _present(self, field: str, hero: str) -> Iterator[Problem]:
        if hero not in ("shepard", self.mission.mission.hero):
            said = Message("fault-absent", {"hero": hero})
            yield Problem(field, f"{hero} need not be in the team", 0, said)

    def _deliver(self, field: str, deliver: Deliver) -> Iterator[Problem]:
        yield from self._hexes(field, deliver.to, EXIT, "exit")
        refugees = len(self.ground.marked(REFUGEE))
        if deliver.token == "refugee" and deliver.at:
            yield Problem(field, "refugees wait where the map has them: `at` is for a drive")
        if deliver.token == "refugee" and deliver.need > refugees:
            what = f"{deliver.need} refugees have to be brought, and there are {refugees}"
            yield Problem(field, what, 0, self._too_few(deliver.need, refugees), deliver.to)
        if deliver.token == "drive" and not deliver.at:
            yield Problem(field, "where the drive lies is missing: `at`")
        if deliver.token == "drive" and deliver.need > 1:
            yield Problem(field, "there is one drive")
        if deliver.token == "drive" and deliver.at:
            yield from self._hexes(field, (deliver.at,), USABLE, "objective or terminal")

    def _leave(self, field: str, leave: Leave) -> Iterator[Problem]:
        yield from self._hexes(field, leave.by, EXIT, "exit")
        if leave.need > TEAM:
            what = f"{leave.need} heroes have to leave, and there are {TEAM}"
            yield Problem(field, what, 0, self._too_few(leave.need, TEAM), leave.by)
        if len(leave.must) > leave.need:
            what = f"{leave.need} heroes have to leave, and {len(leave.must)} are named"
            yield Problem(field, what, 0, self._too_few(len(leave.must), leave.need), leave.by)
        for hero in leave.must:
            yield from self._present(field, hero)

    def _fight(self, field: str, fight: Defeat | Capture) -> Iterator[Problem]:
        there = {posted.mark for posted in self.mission.champions}
        for mark in fight.champions:
            if mark not in there:
                yield Problem(field, f"there is no champion {mark}", 0, Message("fault-goal-champion"))
        if fight.need > len(fight.champions):
            what = f"{fight.need} champions are wanted, and {len(fight.champions)} are named"
            yield Problem(field, what, 0, self._too_few(fight.need, len(fight.champions)))
