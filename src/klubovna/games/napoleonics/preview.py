"""What an attack would roll, before it is confirmed, with the sum explained."""

from __future__ import annotations

from klubovna.games.napoleonics.choices import Fire, Melee, Move, Support
from klubovna.games.napoleonics.field import Part
from klubovna.games.napoleonics.printed.armies import CAVALRY
from klubovna.games.napoleonics.rules.combat import strength
from klubovna.games.napoleonics.rules.combat.declaring import BonusMelee, JoinGuns
from klubovna.games.napoleonics.rules.movement import may_battle_after, reach
from klubovna.games.napoleonics.state import NOBODY, Napoleonics
from klubovna.kernel.actions import Action
from klubovna.kernel.game import Preview
from klubovna.kernel.messages import Message, Seat


def preview(s: Napoleonics, seat: Seat, action: Action) -> Preview | None:
    """Nothing here depends on cards in hands: all can be counted on the table."""
    number, top = s.field.number, s.stack[-1]
    if isinstance(action, Fire):
        return _dice(strength.fire(s, s.at[number[action.origin]], number[action.target]))
    if isinstance(action, Melee):
        unit, cell, bonus = s.at[number[action.origin]], number[action.target], isinstance(top, BonusMelee)
        told = _dice(strength.melee(s, unit, cell, attack=True, bonus=bonus))
        return Preview(numbers=told.numbers, says=told.says + _answer(s, unit, cell))
    if isinstance(action, Support) and isinstance(top, JoinGuns):
        attack = s.combat
        return _dice(strength.support(s, s.at[number[action.hex]], attack.cell, bonus=attack.bonus))
    if isinstance(action, Move):
        return _move(s, s.at[number[action.origin]], number[action.to])
    return None


def _dice(parts: list[Part]) -> Preview:
    """ "5 dice: blocks 4 + French line infantry 1 − forest 1"."""
    return Preview(numbers={"dice": strength.total(parts)}, says=[_told("preview-dice", parts)])


def _told(id: str, parts: list[Part]) -> Message:
    return Message(id, {"dice": strength.explained(parts)})


def _answer(s: Napoleonics, unit: int, cell: int) -> list[Message]:
    """With how many dice the enemy would battle back, if it lost nothing; a square rolls before cavalry does."""
    target = s.at[cell]
    if target == NOBODY:
        return []
    first = s.formed[target] and s.field.arm[unit] == CAVALRY
    return [_told("preview-first" if first else "preview-back", strength.melee(s, target, s.cells[unit]))]


def _move(s: Napoleonics, unit: int, cell: int) -> Preview:
    """Whether the unit could still battle after this move."""
    told = [Message("preview-move", {"steps": reach(s, unit)[cell]})]
    return Preview(says=told if may_battle_after(s, unit, cell) else [*told, Message("preview-tired")])
