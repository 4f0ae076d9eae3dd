"""How many dice ("Určení síly útoku", "Přidání…", "Ubrání bojových kostek"), as a sum that can be explained.

A sum is a list of parts: the blocks, what the unit is, what the card brings, what terrain takes. What is rolled is
never less than nothing.
"""

from __future__ import annotations

from klubovna.games.napoleonics.field import Part
from klubovna.games.napoleonics.printed.armies import ARTILLERY, CAVALRY, INFANTRY
from klubovna.games.napoleonics.state import LED, MOVED, ORDERED, Napoleonics

RIFLES_MOVED = (0, 1, 2, 2)
"""By blocks: what one reference card prints for rifles that have moved (option `rifle_fire`)."""


def total(parts: list[Part]) -> int:
    dice = 0
    for _, _, change in parts:
        dice += change
    return max(dice, 0)


# Melee


def melee(s: Napoleonics, unit: int, cell: int, *, attack: bool = False, bonus: bool = False) -> list[Part]:
    """Against whoever is on a hex beside; `attack` where cards count: not in First Strike nor in battling back."""
    field, here = s.field, s.cells[unit]
    parts = _hand_to_hand(s, unit, s.at[cell])
    if attack and parts[0][0] in ("blocks", "guns"):
        parts += card(s, unit, here, cell, melee=True, bonus=bonus)
    parts += field.changes(field.arm[unit], here, cell, melee=True)
    return parts


def support(s: Napoleonics, gun: int, cell: int, *, bonus: bool = False) -> list[Part]:
    """Combined arms: a battery beside the target counts as in melee, one farther away as in ranged combat. What a card
    does not bring to a bonus melee it does not bring to a battery that joins it either (house)."""
    beside = s.field.hexes.distance[s.cells[gun]][cell] == 1
    return melee(s, gun, cell, attack=True, bonus=bonus) if beside else fire(s, gun, cell)


def escape(s: Napoleonics, unit: int) -> list[Part]:
    """ "Únik (velitele)": the usual dice of a melee; terrain is no help to the leader."""
    return _hand_to_hand(s, unit, -1)


def _hand_to_hand(s: Napoleonics, unit: int, target: int) -> list[Part]:
    """A square, and cavalry against a square, roll one die, which nothing but terrain can change."""
    field = s.field
    if s.formed[unit]:
        return [("square", "", s.content.numbers.squares.dice)]
    if target >= 0 and s.formed[target] and field.arm[unit] == CAVALRY:
        return [("against-square", "", s.content.numbers.squares.dice)]
    kind, row = field.kinds[unit], field.rows[unit]
    if field.arm[unit] == ARTILLERY:
        return [("guns", "", kind.dice[s.blocks[unit]][1])]
    parts: list[Part] = [("blocks", "", s.blocks[unit])]
    if row.melee:
        parts.append(("kind", kind.id, row.melee))
    if row.against_infantry and target >= 0 and field.arm[target] == INFANTRY:
        parts.append(("against-infantry", kind.id, row.against_infantry))
    return parts


# Ranged combat


def fire(s: Napoleonics, unit: int, cell: int) -> list[Part]:
    """Ranged combat, steps 4 to 6: cards count always, for only who is ordered fires."""
    field, here = s.field, s.cells[unit]
    if s.formed[unit]:
        parts: list[Part] = [("square", "", s.content.numbers.squares.dice)]
    elif field.arm[unit] == ARTILLERY:
        distance = field.hexes.distance[here][cell]
        parts = [("guns", "", field.kinds[unit].dice[s.blocks[unit]][distance])]
        parts += card(s, unit, here, cell, melee=False, bonus=False)
    else:
        parts = _volley(s, unit)
        parts += card(s, unit, here, cell, melee=False, bonus=False)
    parts += field.changes(field.arm[unit], here, cell, melee=False)
    return parts


def _volley(s: Napoleonics, unit: int) -> list[Part]:
    """Infantry: its blocks, or half of them after moving, rounded as its nation does."""
    row, blocks = s.field.rows[unit], s.blocks[unit]
    parts: list[Part] = [("blocks", "", blocks)]
    more = row.standing
    if s.marks[unit] & MOVED:
        more = row.moving
        if row.type == "rifle" and s.switches.rifle_card:
            return [*parts, ("moved", "", RIFLES_MOVED[min(blocks, 3)] - blocks)]
        parts.append(("moved", "", (blocks + 1) // 2 - blocks if row.rounding == "up" else blocks // 2 - blocks))
    if row.type == "grenadier" and s.switches.grenadier_fire:
        more = max(more, 1)
    if more:
        parts.append(("kind", s.kind(unit), more))
    return parts


# Cards


def card(s: Napoleonics, unit: int, here: int, cell: int, *, melee: bool, bonus: bool) -> list[Part]:
    """The dice that the card on the table brings to a unit that it has ordered."""
    if not s.mode or not s.marks[unit] & ORDERED:
        return []
    printed = s.content.cards[s.mode]
    more = printed.guard if s.field.rows[unit].guard else printed.dice
    if more and _counts(s, unit, here, cell, melee=melee, bonus=bonus):
        return [("card", s.mode, more)]
    return []


def _counts(s: Napoleonics, unit: int, here: int, cell: int, *, melee: bool, bonus: bool) -> bool:
    """For whom and for what a card brings dice ("Karty taktiky")."""
    arm, grounds = s.field.arm[unit], s.field.grounds
    if s.mode == "bayonet-charge":
        return melee and arm == INFANTRY
    if s.mode == "bombard":
        return arm == ARTILLERY and not s.marks[unit] & MOVED
    if s.mode == "cavalry-charge":
        return arm == CAVALRY and not grounds[here].building and not grounds[cell].building
    if s.mode == "cold-steel":
        return melee and not bonus
    if s.mode == "fire-and-hold":
        return not melee
    if s.mode == "leadership":
        return bool(s.marks[unit] & LED)
    return s.mode == "elan"
