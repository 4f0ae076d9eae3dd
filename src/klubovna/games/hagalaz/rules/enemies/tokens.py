"""What an enemy's token says, and what lies on it ("Žetony nepřátel", "Omráčení nepřátelé", "Biotické žetony")."""

from __future__ import annotations

from msgspec.structs import replace

from klubovna.games.hagalaz.rules.mats import MATS
from klubovna.games.hagalaz.state import Foe, Hagalaz, where
from klubovna.kernel.messages import Arg
from klubovna.kernel.sums import Sum


def toughness(s: Hagalaz, foe: Foe) -> int:
    """The shields that have to be broken: a grunt's, or the next ones of a champion's scale ("Stupnice odolnosti")."""
    shields = s.content.kinds[foe.kind].shields
    return shields or s.field.mission.champions[foe.post].resilience[foe.level]


def stun(s: Hagalaz, cell: int) -> None:
    """Only grunts can be stunned."""
    foe = s.foes[cell]
    if not s.kind(cell).champion and not foe.stunned:
        s.foes[cell] = replace(foe, stunned=True)
        s.say("log-stunned", foe=s.sort(cell), hex=s.name(cell))


def lay_biotic(s: Hagalaz, cell: int) -> None:
    """No enemy has more than one biotic token."""
    foe = s.foes[cell]
    if not foe.biotic:
        s.foes[cell] = replace(foe, biotic=True)
        s.say("log-biotic", foe=s.sort(cell), hex=s.name(cell))


def specialisation(s: Hagalaz, cell: int) -> str:
    """What an enemy is besides; a mat may take it away."""
    foe = s.foes[cell]
    own = s.content.kinds[foe.kind].specialisation
    if own and foe.biotic and any(MATS[hero].strips(s, foe) for hero in s.team):
        return ""
    return own


def strength(s: Hagalaz, cell: int) -> int:
    """The attack of an enemy; a biotic token lowers it, but not below 0."""
    foe = s.foes[cell]
    attack = s.content.kinds[foe.kind].attack
    return max(0, attack - s.content.rules.enemies.biotic) if foe.biotic else attack


def attack(s: Hagalaz, cell: int) -> Sum:
    """The same, itemised."""
    printed = s.kind(cell)
    return Sum.of((printed.sort, printed.attack), ("biotic-token", strength(s, cell) - printed.attack))


def told(s: Hagalaz, id: int) -> dict[str, Arg]:
    """An enemy in a question: what it is and where."""
    cell = where(s, id)
    return {"foe": s.sort(cell), "hex": s.name(cell)}
