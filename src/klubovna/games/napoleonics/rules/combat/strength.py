"""How many dice ("Určení síly útoku", "Přidání…", "Ubrání bojových kostek"), as a sum that can be explained.

A sum is a list of parts: the blocks, what the unit is, what the card brings, what terrain takes. What is rolled is
never less than nothing.
"""

from __future__ import annotations

from klubovna.games.napoleonics.field import Part
from klubovna.games.napoleonics.printed.armies import ARTILLERY, CAVALRY, INFANTRY
from klubovna.games.napoleonics.rules import tactics
from klubovna.games.napoleonics.state import MOVED, Attack, Napoleonics
from klubovna.kernel.sums import Sum

RIFLES_MOVED = (0, 1, 2, 2)
"""By blocks: what one reference card prints for rifles that have moved (option `rifle_fire`)."""


def total(parts: list[Part]) -> int:
    dice = 0
    for _, change in parts:
        dice += change
    return max(dice, 0)


def explained(parts: list[Part]) -> Sum:
    """The same, for people."""
    return Sum.of(*parts).at_least(0, "no-less")


# Melee


def melee(s: Napoleonics, unit: int, cell: int, *, attack: bool = False, bonus: bool = False) -> list[Part]:
    """Against whoever is on a hex beside; `attack` where cards count: not in First Strike nor in battling back."""
    field, here = s.field, s.cells[unit]
    parts = _hand_to_hand(s, unit, s.at[cell])
    if attack and parts[0][0] in ("blocks", "battery"):
        parts += card(s, unit, here, cell, melee=True, bonus=bonus)
    parts += field.changes(field.arm[unit], here, cell, melee=True)
    return parts


def support(s: Napoleonics, gun: int, cell: int, *, bonus: bool = False) -> list[Part]:
    """Combined arms: a battery beside the target counts as in melee, one farther away as in ranged combat. What a card
    does not bring to a bonus melee it does not bring to a battery that joins it either (house)."""
    beside = s.field.hexes.distance[s.cells[gun]][cell] == 1
    return melee(s, gun, cell, attack=True, bonus=bonus) if beside else fire(s, gun, cell)


def attack(s: Napoleonics, attack: Attack) -> list[Part]:
    """All dice of whoever attacks: those of the unit, and those of the batteries that joined it, each after its own
    terrain."""
    if attack.fire:
        return fire(s, attack.unit, attack.cell)
    own = melee(s, attack.unit, attack.cell, attack=True, bonus=attack.bonus)
    if not attack.guns:
        return own
    lifted = total(own) - sum(change for _, change in own)
    guns = [(s.kind(gun), total(support(s, gun, attack.cell, bonus=attack.bonus))) for gun in attack.guns]
    return [*own, ("no-less", lifted), *guns]


def defence(s: Napoleonics, attack: Attack) -> list[Part]:
    """The dice of whoever is attacked, be it First Strike, a square's die or battling back."""
    return melee(s, attack.target, attack.here)


def escape(s: Napoleonics, unit: int) -> list[Part]:
    """ "Únik (velitele)": the usual dice of a melee; terrain is no help to the leader."""
    return _hand_to_hand(s, unit, -1)


def _hand_to_hand(s: Napoleonics, unit: int, target: int) -> list[Part]:
    """A square, and cavalry against a square, roll one die, which nothing but terrain can change."""
    field = s.field
    if s.formed[unit]:
        return [("square", s.content.numbers.squares.dice)]
    if target >= 0 and s.formed[target] and field.arm[unit] == CAVALRY:
        return [("against-square", s.content.numbers.squares.dice)]
    kind, row = field.kinds[unit], field.rows[unit]
    if field.arm[unit] == ARTILLERY:
        return [("battery", kind.dice[s.blocks[unit]][1])]
    parts: list[Part] = [("blocks", s.blocks[unit])]
    if row.melee:
        parts.append((kind.id, row.melee))
    if row.against_infantry and target >= 0 and field.arm[target] == INFANTRY:
        parts.append(("against-infantry", row.against_infantry))
    return parts


# Ranged combat


def fire(s: Napoleonics, unit: int, cell: int) -> list[Part]:
    """Ranged combat, steps 4 to 6: cards count always, for only who is ordered fires."""
    field, here = s.field, s.cells[unit]
    if s.formed[unit]:
        parts: list[Part] = [("square", s.content.numbers.squares.dice)]
    elif field.arm[unit] == ARTILLERY:
        distance = field.hexes.distance[here][cell]
        parts = [("battery", field.kinds[unit].dice[s.blocks[unit]][distance])]
        parts += card(s, unit, here, cell, melee=False, bonus=False)
    else:
        parts = _volley(s, unit)
        parts += card(s, unit, here, cell, melee=False, bonus=False)
    parts += field.changes(field.arm[unit], here, cell, melee=False)
    return parts


def _volley(s: Napoleonics, unit: int) -> list[Part]:
    """Infantry: its blocks, or half of them after moving, rounded as its nation does."""
    row, blocks = s.field.rows[unit], s.blocks[unit]
    parts: list[Part] = [("blocks", blocks)]
    more = row.standing
    if s.marks[unit] & MOVED:
        more = row.moving
        if row.type == "rifle" and s.switches.rifle_card:
            return [*parts, ("moved", RIFLES_MOVED[min(blocks, 3)] - blocks)]
        parts.append(("moved", _half(s, unit) - blocks))
    if row.type == "grenadier" and s.switches.grenadier_fire:
        more = max(more, 1)
    if more:
        parts.append((s.kind(unit), more))
    return parts


def _half(s: Napoleonics, unit: int) -> int:
    """ "Zaokrouhleno nahoru, pokud se jedná o francouzské a anglické vojsko": the French militia, too, unless players
    agreed to what a published table says of it."""
    row, blocks = s.field.rows[unit], s.blocks[unit]
    militia = s.switches.militia_down and row.nation == "french" and row.type == "militia"
    return blocks // 2 if row.rounding == "down" or militia else (blocks + 1) // 2


# Cards


def card(s: Napoleonics, unit: int, here: int, cell: int, *, melee: bool, bonus: bool) -> list[Part]:
    """The dice that the card on the table brings to a unit that it has ordered."""
    if not s.mode:
        return []
    more = tactics.in_force(s).dice(s, unit, here, cell, melee=melee, bonus=bonus)
    return [(s.mode, more)] if more else []
