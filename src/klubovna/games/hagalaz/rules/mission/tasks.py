"""The Objective action ("Úkolová akce"): only where the mission's page has something to be done."""

from __future__ import annotations

from klubovna.games.hagalaz.choices import Capture, Handle, Open, PickUp, Work
from klubovna.games.hagalaz.printed import goals
from klubovna.games.hagalaz.printed.missions import Objective
from klubovna.games.hagalaz.roster import TALI
from klubovna.games.hagalaz.rules.heroes.wounds import Wound
from klubovna.games.hagalaz.rules.mission.areas import unlock_doors
from klubovna.games.hagalaz.rules.mission.goals import Review, count, wanted
from klubovna.games.hagalaz.state import AskedOf, Hagalaz, has, swap
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message

TERMINALS = frozenset("tyz")


def tasks(s: Hagalaz, place: int) -> list[Action]:
    """What this hero can do where they stand, or, with Remote Access, where Chatika is."""
    cell = s.at[place]
    found = [*_uses(s, place, cell), *_doors(s, cell), *_tokens(s, cell), *_captures(s, cell)]
    if s.team[place] == TALI and has(s, place, "remote-access") and s.core[place] != cell:
        far = s.core[place]
        more = [*(_uses(s, place, far) if TERMINALS & set(s.field.marks[far]) else ()), *_doors(s, far)]
        found += [action for action in more if action not in found]
    return found


def _uses(s: Hagalaz, place: int, cell: int) -> list[Action]:
    found: list[Action] = []
    for leaf in wanted(s, cell):
        if not isinstance(leaf, goals.Use) or leaf.by not in (None, s.hero(place)):
            continue
        action = Work(owner(s, leaf).id) if leaf.times else s.field.menu.handle[cell]
        if action not in found and (leaf.times or cell not in s.handled):
            found.append(action)
    return found


def owner(s: Hagalaz, leaf: goals.AnyCondition) -> Objective:
    """The objective of a condition."""
    return s.field.owners[s.field.leaf_number(leaf)]


def _doors(s: Hagalaz, cell: int) -> list[Action]:
    """Unless they are sealed, anybody beside a locked door can unlock it."""
    if s.field.sealed or not s.locked:
        return []
    return [open_door(s, number) for number in s.field.doors_at[cell] if s.locked >> number & 1]


def open_door(s: Hagalaz, number: int) -> Open:
    door = s.field.doors[number]
    return Open(s.name(door.here), s.name(door.there))


def door_number(s: Hagalaz, action: Open) -> int:
    (number,) = s.field.door_numbers((f"{action.here}-{action.there}",))
    return number


def _tokens(s: Hagalaz, cell: int) -> list[Action]:
    if not any(at == cell for _, at in s.lying):
        return []
    open = (s.field.leaves[number] for number in s.wanted)
    sought = {leaf.token for leaf in open if isinstance(leaf, goals.Deliver)}
    return [PickUp(token) for token in sorted({token for token, at in s.lying if at == cell} & sought)]


def _captures(s: Hagalaz, cell: int) -> list[Action]:
    """A champion beside that has lost a resilience level."""
    if not s.field.prey:
        return []
    open = (s.field.leaves[number] for number in s.wanted)
    marks = {mark for leaf in open if isinstance(leaf, goals.Capture) for mark in leaf.champions}
    champions = s.field.mission.champions
    return [
        s.field.menu.capture[there]
        for there in s.ways.near[cell]
        if there in s.foes and s.foes[there].level and champions[s.foes[there].post].mark in marks
    ]


class Task(AskedOf, frozen=True):
    """Which of them, if there are several."""

    rule = "objective-action"

    def options(self, s: Hagalaz) -> list[Action]:
        return tasks(s, self.place)

    def choose(self, s: Hagalaz, action: Action) -> None:
        place = self.place
        match action:
            case Handle():
                _handle(s, place, s.field.number[action.hex])
            case Work():
                _work(s, place, action.objective)
            case Open():
                unlock_doors(s, (door_number(s, action),))
            case PickUp():
                _pick_up(s, place, action.token)
            case Capture():
                _capture(s, place, s.field.number[action.hex])
        s.then(Review())

    def label(self, s: Hagalaz, action: Action) -> Message:
        if isinstance(action, Work):
            kind = s.field.mission.objectives[s.field.objective[action.objective]].kind
            return Message("do-work", {"objective": kind})
        if isinstance(action, Capture):
            return Message("do-capture", {"foe": s.sort(s.field.number[action.hex]), "hex": action.hex})
        return action.label()


def _handle(s: Hagalaz, place: int, cell: int) -> None:
    for leaf in wanted(s, cell):
        if isinstance(leaf, goals.Use) and not leaf.times and leaf.damage:
            s.then(Wound(place, leaf.damage))
            break
    s.handled = (*s.handled, cell)
    s.say("log-handled", hero=s.hero(place), hex=s.name(cell))


def _work(s: Hagalaz, place: int, id: str) -> None:
    """The action counts first; what it costs comes after it."""
    for leaf in (s.field.leaves[number] for number in s.wanted):
        if isinstance(leaf, goals.Use) and leaf.times and owner(s, leaf).id == id:
            count(s, leaf)
            s.say("log-worked", hero=s.hero(place), objective=owner(s, leaf).kind)
            s.then(Wound(place, leaf.damage))
            return


def _pick_up(s: Hagalaz, place: int, token: str) -> None:
    lying = list(s.lying)
    lying.remove((token, s.at[place]))
    s.lying = tuple(lying)
    s.held = swap(s.held, place, (*s.held[place], token))
    s.say("log-picked-up", hero=s.hero(place), token=token)


def _capture(s: Hagalaz, place: int, cell: int) -> None:
    """It counts as captured, not as defeated."""
    s.say("log-captured", hero=s.hero(place), foe=s.sort(cell), hex=s.name(cell))
    s.captured = (*s.captured, s.foes.pop(cell).post)
