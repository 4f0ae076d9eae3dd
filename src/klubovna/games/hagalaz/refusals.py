"""Why something may not be done in a turn, for those who try it: dice and slots, items, core abilities."""

from __future__ import annotations

from klubovna.games.hagalaz.choices import (
    Aim,
    Charge,
    Command,
    Done,
    Grenade,
    GrenadeCase,
    Medigel,
    Rage,
    Spare,
    Use,
)
from klubovna.games.hagalaz.field import ENDLESS
from klubovna.games.hagalaz.out_of_reach import not_entered, not_hit, not_reached
from klubovna.games.hagalaz.roster import GARRUS, SHEPARD, WREX
from klubovna.games.hagalaz.rules.dice import LETTERS, PARAGON
from klubovna.games.hagalaz.rules.heroes.aiming import around
from klubovna.games.hagalaz.rules.slots import OBJECTIVE, REVIVE, dice_left, ways_of
from klubovna.games.hagalaz.state import (
    ACTED,
    AIMED,
    CASE,
    CHARGED,
    COMMANDED,
    GRENADE,
    ITEMS,
    MEDIGEL,
    RAGED,
    STANDING,
    Hagalaz,
    has,
    place_of,
)
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message


def not_acted(s: Hagalaz, place: int, action: Action) -> Message | None:
    """Dice, items and core abilities in a hero's turn."""
    match action:
        case Use():
            return _die(s, place, action.die) or _slot(s, place, action)
        case Spare():
            return _die(s, place, action.die) or Message("error-spare-paragon")
        case Done():
            return Message("error-dice-left", {"dice": dice_left(s, place)})
        case Medigel() | Grenade() | GrenadeCase():
            return _item(s, place, action)
        case Command():
            return _command(s, place)
        case Aim():
            return _aim(s, place, action.hex)
        case Rage() | Charge():
            return _rage(s, place, action)
    return None


def _die(s: Hagalaz, place: int, die: str) -> Message | None:
    paragon = die.startswith(PARAGON)
    letter = LETTERS.get(die.removeprefix(PARAGON))
    if letter is None:
        return None
    if letter not in (s.gold if paragon else s.pool):
        return Message("error-no-such-die", {"die": die})
    return Message("error-dice-placed") if not paragon and not dice_left(s, place) else None


def _slot(s: Hagalaz, place: int, action: Use) -> Message | None:
    hero, slot = s.team[place], action.slot
    kit = s.content.kits[hero]
    way = next((way for way in ways_of(s.content, hero, s.abilities[hero]) if way.name == slot), None)
    if way is None:
        if slot not in s.content.abilities:
            return None
        why = "error-not-unlocked" if slot in kit.bits else "error-not-theirs"
        return Message(why, {"hero": kit.id, "ability": slot})
    if LETTERS[action.die.removeprefix(PARAGON)] not in way.faces:
        return Message("error-wrong-die", {"die": action.die, "slot": slot})
    if [die.slot for die in s.boards[place]].count(slot) >= way.slots:
        return Message("error-slot-used", {"slot": slot})
    return Message({OBJECTIVE: "error-no-task", REVIVE: "error-nobody-down"}.get(slot, "error-no-target"))


def _item(s: Hagalaz, place: int, action: Medigel | Grenade | GrenadeCase) -> Message | None:
    item = MEDIGEL if isinstance(action, Medigel) else GRENADE if isinstance(action, Grenade) else CASE
    if not s.items[item]:
        return Message("error-no-item", {"item": ITEMS[item]})
    rules = s.content.rules
    if isinstance(action, Medigel):
        other = next((p for p in range(len(s.team)) if s.hero(p) == action.hero and s.status[p] == STANDING), None)
        if other is None:
            return Message("error-not-on-map")
        near = s.ways.far[s.at[place]][s.at[other]] <= rules.medigel.range
        return Message("error-healthy" if near else "error-too-far", {} if near else {"most": rules.medigel.range})
    return not_reached(
        s, place, action.hex, sight=True, most=(rules.grenade if item == GRENADE else rules.grenade_case).range
    )


def _command(s: Hagalaz, place: int) -> Message:
    commander = place_of(s, SHEPARD)
    if s.status[commander] != STANDING or not s.core[commander]:
        return Message("error-no-command")
    if s.marks & COMMANDED:
        return Message("error-once-an-action")
    if place == commander:
        return Message("error-own-command")
    return Message("error-acted" if s.marks & ACTED else "error-no-target")


def _aim(s: Hagalaz, place: int, hex: str) -> Message | None:
    if s.team[place] != GARRUS:
        return None
    if s.marks & AIMED:
        return Message("error-once-a-turn")
    least = s.content.kits[GARRUS].hero.least
    if s.core[place] < least:
        return Message("error-aim-low", {"least": least})
    return not_hit(s, place, hex, sight=True, most=ENDLESS)


def _rage(s: Hagalaz, place: int, action: Rage | Charge) -> Message | None:
    if s.team[place] != WREX:
        return None
    if s.marks & (RAGED if isinstance(action, Rage) else CHARGED):
        return Message("error-once-a-turn" if isinstance(action, Rage) else "error-once-an-action")
    if isinstance(action, Charge):
        if not has(s, place, "krogan-warlord"):
            return Message("error-not-unlocked", {"hero": s.hero(place), "ability": "krogan-warlord"})
        return not_entered(s, place, action.hex) if s.core[place] else Message("error-no-rage")
    return Message("error-no-rage" if around(s, s.at[place]) else "error-no-target")
