"""What an attack would roll, before it is confirmed, with the sum explained."""

from __future__ import annotations

from klubovna.games.napoleonics.choices import Fire, Melee, Move, Support
from klubovna.games.napoleonics.field import Part
from klubovna.games.napoleonics.printed.armies import CAVALRY
from klubovna.games.napoleonics.rules.combat import strength
from klubovna.games.napoleonics.rules.combat.advance import BonusMelee
from klubovna.games.napoleonics.rules.combat.battles import JoinGuns
from klubovna.games.napoleonics.rules.movement import allowance, reach, rested
from klubovna.games.napoleonics.state import NOBODY, Napoleonics
from klubovna.kernel.actions import Action
from klubovna.kernel.game import Preview
from klubovna.kernel.messages import Arg, Message, Seat


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
        return _dice(strength.support(s, s.at[number[action.hex]], top.cell, bonus=top.bonus))
    if isinstance(action, Move):
        return _move(s, s.at[number[action.origin]], number[action.to])
    return None


def explained(parts: list[Part]) -> list[Message]:
    """ "4 blocks, moved −2, forest −1": each part a message, the whole first."""
    says = [Message("preview-dice", {"dice": strength.total(parts)})]
    for why, thing, change in parts:
        args: dict[str, Arg] = {"dice": abs(change)}
        says.append(Message(f"preview-{why}", args | ({"thing": thing} if thing else {})))
    return says


def _dice(parts: list[Part]) -> Preview:
    return Preview(numbers={"dice": strength.total(parts)}, says=explained(parts))


def _answer(s: Napoleonics, unit: int, cell: int) -> list[Message]:
    """With how many dice the enemy would battle back, if it lost nothing; a square rolls before cavalry does."""
    target = s.at[cell]
    if target == NOBODY:
        return []
    first = s.formed[target] and s.field.arm[unit] == CAVALRY
    dice = strength.total(strength.melee(s, target, s.cells[unit]))
    return [Message("preview-first" if first else "preview-back", {"dice": dice})]


def _move(s: Napoleonics, unit: int, cell: int) -> Preview:
    """Whether the unit could still battle after this move."""
    steps = reach(s, unit).get(cell, 0)
    battles = steps <= allowance(s, unit)[0] and rested(s, unit, cell)
    return Preview(says=[Message("preview-move", {"steps": steps}), *([] if battles else [Message("preview-tired")])])
