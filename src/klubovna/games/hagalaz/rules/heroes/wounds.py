"""Wounds of heroes ("Zranění hrdinů", "Vyřazení hrdinové"), and how they recover.

A wound is a frame of its own, since a knocked-out Shepard ends the mission on the spot.
"""

from __future__ import annotations

from klubovna.games.hagalaz.roster import SHEPARD
from klubovna.games.hagalaz.rules import dice
from klubovna.games.hagalaz.rules.ending import finish
from klubovna.games.hagalaz.rules.mats import MATS
from klubovna.games.hagalaz.state import (
    DOWN,
    FACE_DOWN,
    FROM_LAST,
    NO_CARD,
    OFF,
    STANDING,
    Hagalaz,
    free,
    swap,
)
from klubovna.kernel.frames import Step
from klubovna.kernel.sums import Sum


class Wound(Step, frozen=True):
    """A hero takes damage: shields first, then health."""

    place: int
    damage: Sum

    def run(self, s: Hagalaz) -> None:
        place, damage = self.place, self.damage.total
        if s.status[place] != STANDING or not self.damage.parts:
            return
        held = min(s.shields[place], damage)
        s.shields[place] -= held
        s.health[place] = max(0, s.health[place] - (damage - held))
        left, health = s.shields[place], s.health[place]
        s.say("log-wounded", hero=s.hero(place), damage=self.damage, shields=left, health=health)
        if not health:
            knock_out(s, place)


def knock_out(s: Hagalaz, place: int) -> None:
    """The mat is turned over; what was carried drops. For Shepard, the mission ends."""
    s.status[place] = DOWN
    s.say("log-knocked-out", hero=s.hero(place))
    if s.team[place] == SHEPARD:
        finish(s, "shepard")
        return
    s.lying = (*s.lying, *((token, s.at[place]) for token in s.held[place]))
    s.held = swap(s.held, place, ())
    give_up_card(s, place)
    _lock_dice(s, place)


def give_up_card(s: Hagalaz, place: int) -> None:
    """House: whoever has no turn any more resolves no card; one that nobody has seen goes back among the others."""
    card = s.cards[place]
    if card not in (NO_CARD, FACE_DOWN, FROM_LAST):
        s.discard = (*s.discard, card)
    if card != NO_CARD:
        s.say("log-card-gone", hero=s.hero(place))
    s.cards[place] = NO_CARD


def clear_mat(s: Hagalaz, place: int) -> int:
    """Dice leave a mat and are laid aside; how many strategy dice they were."""
    paragon = sum(die.paragon for die in s.mats[place])
    strategy = len(s.mats[place]) - paragon
    s.mats = (*s.mats[:place], (), *s.mats[place + 1 :])
    s.gold_aside += paragon
    s.aside += strategy
    return strategy


def _lock_dice(s: Hagalaz, place: int) -> None:
    """The mat keeps so many dice: those on it, and others out of the pool (house: the least useful ones)."""
    missing = s.content.rules.knocked_out.locked - clear_mat(s, place)
    for _ in range(min(missing, len(s.pool))):
        dice.take(s, min(s.pool, key=dice.WORTH.index), paragon=False)
        s.aside += 1


def revive(s: Hagalaz, place: int) -> None:
    """The figure comes back to where it fell, or to the nearest free hex; the dice are free in the next round."""
    again = s.content.rules.knocked_out
    here, s.at[place] = s.at[place], OFF
    far = s.ways.march[here]
    s.at[place] = min((cell for cell in s.field.hexes.cells if free(s, cell)), key=lambda cell: (far[cell], cell))
    s.status[place] = STANDING
    s.health[place], s.shields[place] = again.health, again.shields
    s.say("log-revived", hero=s.hero(place), hex=s.name(s.at[place]))


def most_shields(s: Hagalaz, place: int) -> int:
    hero = s.team[place]
    return s.content.kits[hero].hero.shields + MATS[hero].more_shields(s, place)


def most_health(s: Hagalaz, place: int) -> int:
    return s.content.kits[s.team[place]].hero.health


def recharge(s: Hagalaz, place: int, points: int) -> None:
    """Shield points come back."""
    before = s.shields[place]
    s.shields[place] = min(most_shields(s, place), before + points)
    if s.shields[place] > before:
        s.say("log-recharged", hero=s.hero(place), shields=s.shields[place])


def heal(s: Hagalaz, place: int, points: int) -> None:
    """Health comes back."""
    before = s.health[place]
    s.health[place] = min(most_health(s, place), before + points)
    if s.health[place] > before:
        s.say("log-healed", hero=s.hero(place), health=s.health[place])
