"""Banners and the end of the game ("Cíl hry", "Konec hry a podmínky pro vítězství")."""

from __future__ import annotations

from klubovna.games.napoleonics.plan import EITHER
from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.games.napoleonics.state import NOBODY, Napoleonics
from klubovna.kernel.frames import Outcome


def standing(s: Napoleonics, side: int) -> int:
    """All banners of a side: those won for good, and those of objectives that it holds."""
    goals = s.field.goals
    return s.banners[side] + sum(goals[n].worth for n, holder in enumerate(s.held) if holder == side)


def lent(s: Napoleonics, side: int) -> int:
    """Of these, those that are lost with the hexes that brought them."""
    held = [goal for goal, holder in zip(s.field.goals, s.held, strict=True) if holder == side]
    return sum(goal.worth for goal in held if not goal.lasting)


def gain(s: Napoleonics, side: int, banners: int) -> None:
    """The game is over at the very moment when the last banner is won, whoever's turn it is."""
    s.banners[side] += banners
    settle(s, side)


def settle(s: Napoleonics, side: int) -> None:
    if s.outcome is None and standing(s, side) >= s.field.banners:
        s.say("log-won", seat=SEATS[side], banners=standing(s, side))
        _end(s, (side,), "banners")


def hold_objectives(s: Napoleonics, side: int) -> None:
    """At the start of its turn a side gains the objectives of which it holds all hexes."""
    held = list(s.held)
    for number, goal in enumerate(s.field.goals):
        if goal.army in (side, EITHER) and held[number] == NOBODY and _occupied(s, goal.cells, side):
            held[number] = side
            hexes = tuple(map(s.name, goal.cells))
            s.say("log-objective", seat=SEATS[side], objective=goal.id, hexes=hexes, banners=goal.worth)
    if tuple(held) != s.held:
        s.held = tuple(held)
        settle(s, side)


def release(s: Napoleonics, cell: int) -> None:
    """An objective that is not lasting is lost as soon as the unit leaves or dies."""
    held = list(s.held)
    for number, goal in enumerate(s.field.goals):
        if cell in goal.cells and not goal.lasting and held[number] != NOBODY:
            seat, hexes = SEATS[held[number]], tuple(map(s.name, goal.cells))
            s.say("log-objective-lost", seat=seat, objective=goal.id, hexes=hexes, banners=goal.worth)
            held[number] = NOBODY
    s.held = tuple(held)


def _occupied(s: Napoleonics, cells: tuple[int, ...], side: int) -> bool:
    return all(s.at[cell] >= 0 and s.field.side[s.at[cell]] == side for cell in cells)


def fall_of_night(s: Napoleonics) -> None:
    """After so many turns it is too dark to fight (house, and an option: the rulebook knows no such end). Whoever has
    more banners wins then, and nobody if they are equal."""
    both = (standing(s, 0), standing(s, 1))
    ahead = tuple(side for side in (0, 1) if both[side] > both[1 - side])
    s.say("log-nightfall", turns=s.switches.nightfall // 2)
    _end(s, ahead, "nightfall")


def _end(s: Napoleonics, winners: tuple[int, ...], reason: str) -> None:
    scores = {seat: standing(s, side) for side, seat in enumerate(SEATS)}
    s.end(Outcome(tuple(SEATS[side] for side in winners), scores, reason))
