"""The Objective action ("Úkolová akce"): only where the mission's page has something to be done."""

from __future__ import annotations

from klubovna.games.hagalaz.choices import Capture, Handle, Open, PickUp, Work
from klubovna.games.hagalaz.printed import goals
from klubovna.games.hagalaz.printed.missions import Objective
from klubovna.games.hagalaz.rules.enemies.harm import foe_label
from klubovna.games.hagalaz.rules.heroes.moving import Delivery
from klubovna.games.hagalaz.rules.heroes.wounds import Wound
from klubovna.games.hagalaz.rules.mats import MATS, kit
from klubovna.games.hagalaz.rules.mission.areas import door_number, open_door, unlock_doors, why_not_opened
from klubovna.games.hagalaz.rules.mission.goals import Review, count, named, owner, told, wanted
from klubovna.games.hagalaz.state import OFF, AskedOf, Hagalaz, swap
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message
from klubovna.kernel.sums import Sum
from klubovna.kernel.tuples import without

TERMINALS = frozenset("tyz")


def tasks(s: Hagalaz, place: int) -> list[Action]:
    """What this hero can do where they stand; terminals and doors also where the mat says."""
    cell = s.at[place]
    found = [*_uses(s, place, cell), *_doors(s, cell), *_tokens(s, cell), *_captures(s, cell)]
    far = MATS[s.team[place]].remote(s, place)
    if far is not None and far != cell:
        more = [*(_uses(s, place, far) if TERMINALS & set(s.field.marks[far]) else ()), *_doors(s, far)]
        found += [action for action in more if action not in found]
    return found


def _uses(s: Hagalaz, place: int, cell: int) -> list[Action]:
    found: list[Action] = []
    for leaf in wanted(s, cell):
        if not isinstance(leaf, goals.Use) or leaf.by not in (None, kit(s, place).id):
            continue
        action = Work(owner(s, leaf).id) if leaf.times else s.field.menu.handle[cell]
        if action not in found and (leaf.times or cell not in s.handled):
            found.append(action)
    return found


def _doors(s: Hagalaz, cell: int) -> list[Action]:
    if not s.locked:
        return []
    doors = [open_door(s, number) for number in s.field.doors_at[cell]]
    return [door for door in doors if not why_not_opened(s, cell, door)]


def _sought(s: Hagalaz) -> set[str]:
    """Tokens that an objective asks for now."""
    open = (s.field.leaves[number] for number in s.wanted)
    return {leaf.token for leaf in open if isinstance(leaf, goals.Deliver)}


def _tokens(s: Hagalaz, cell: int) -> list[Action]:
    here = {token for token, at in s.lying if at == cell}
    return [PickUp(token) for token in sorted(here & _sought(s))] if here else []


def _captures(s: Hagalaz, cell: int) -> list[Action]:
    """A champion beside that has lost a resilience level."""
    if not s.field.prey:
        return []
    return [s.field.menu.capture[there] for there in s.ways.near[cell] if not _not_captured(s, there)]


def _not_captured(s: Hagalaz, cell: int) -> str:
    if cell not in s.foes:
        return "nobody-there"
    open = (s.field.leaves[number] for number in s.wanted)
    marks = {mark for leaf in open if isinstance(leaf, goals.Capture) for mark in leaf.champions}
    post = s.foes[cell].post
    if post < 0 or s.field.mission.champions[post].mark not in marks:
        return "not-wanted"
    return "" if s.foes[cell].level else "unbroken"


class Task(AskedOf, frozen=True):
    """Which of them, if there are several."""

    rule = "objective-action"

    def options(self, s: Hagalaz) -> list[Action]:
        return tasks(s, self.place)

    def why_not(self, s: Hagalaz, action: Handle | Work | Open | PickUp | Capture) -> Message | None:
        if action in tasks(s, self.place):
            return None
        return Message(f"error-{self._against(s, action)}", {"hex": s.name(s.at[self.place])})

    def _against(self, s: Hagalaz, action: Handle | Work | Open | PickUp | Capture) -> str:
        here = s.at[self.place]
        match action:
            case Handle():
                return "handled" if s.field.number.get(action.hex, OFF) in s.handled else "no-task"
            case Work():
                return "no-task"
            case Open():
                return why_not_opened(s, here, action) or "no-door"
            case PickUp():
                return "not-lying" if (action.token, here) not in s.lying else "not-wanted"
            case Capture():
                cell = s.field.number.get(action.hex, OFF)
                return _not_captured(s, cell) or "not-beside"

    def choose(self, s: Hagalaz, action: Handle | Work | Open | PickUp | Capture) -> None:
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

    def label(self, s: Hagalaz, action: Action) -> Message:
        if isinstance(action, Work):
            return Message("do-work", {"objective": named(s, _objective(s, action.objective))})
        return foe_label(s, "do-capture", action.hex) if isinstance(action, Capture) else action.label()


def _objective(s: Hagalaz, id: str) -> Objective:
    return s.field.mission.objectives[s.field.objective[id]]


def _handle(s: Hagalaz, place: int, cell: int) -> None:
    """What it costs comes after it."""
    leaves = [leaf for leaf in wanted(s, cell) if isinstance(leaf, goals.Use) and not leaf.times]
    s.handled = (*s.handled, cell)
    s.say("log-handled", hero=s.hero(place), hex=s.name(cell), **told(s, leaves[0]))
    cost = next((leaf.damage for leaf in leaves if leaf.damage), 0)
    s.then(Review(), Wound(place, Sum.of(("strain", cost))))


def _work(s: Hagalaz, place: int, id: str) -> None:
    """The action counts first; what it costs comes after it."""
    for leaf in (s.field.leaves[number] for number in s.wanted):
        if isinstance(leaf, goals.Use) and leaf.times and owner(s, leaf).id == id:
            count(s, leaf)
            s.say("log-worked", hero=s.hero(place), **told(s, leaf))
            s.then(Review(), Wound(place, Sum.of(("strain", leaf.damage))))
            return


def _pick_up(s: Hagalaz, place: int, token: str) -> None:
    """Where it has to be brought it is delivered at once."""
    s.lying = without(s.lying, (token, s.at[place]))
    s.held = swap(s.held, place, (*s.held[place], token))
    s.say("log-picked-up", hero=s.hero(place), token=token)
    s.then(Delivery(place))


def _capture(s: Hagalaz, place: int, cell: int) -> None:
    """It counts as captured, not as defeated."""
    s.say("log-captured", hero=s.hero(place), foe=s.sort(cell), hex=s.name(cell))
    s.captured = (*s.captured, s.foes.pop(cell).post)
    s.then(Review())
