"""The pieces of the table, for judgement that is learned: cards by where they are, missions with their garrisons, the
score, the round. Nothing is hidden that is decided, so what is known is all there is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from klubovna.games.vzdor.box import Box
from klubovna.games.vzdor.printed.cards import SPY
from klubovna.games.vzdor.rules.ending import points
from klubovna.games.vzdor.rules.power import attack_power
from klubovna.games.vzdor.state import Foe, Vzdor, is_stranger
from klubovna.kernel.messages import Seat
from klubovna.kernel.parts import Agreed, Part, Parts, Ready

GUARDING = ("guards-first", "grunts-first")
"""Enemies that stand between the maquis and the mission."""


class Card(Part, frozen=True):
    """A card of the resistance. `place`: in the hand, played covert or revealed, still to be drawn, or spent."""

    place: str
    card: str

    def printed(self, content: Box) -> Iterable[str]:
        if is_stranger(self.card) or self.card == SPY:
            return
        maquis = content.maquis[self.card]
        for name, side in (("covert", maquis.covert), ("revealed", maquis.revealed)):
            yield f"{self.place} {name} strength={side.strength}"
            yield f"{self.place} {name} action={side.action}"


class Place(Part, frozen=True):
    """A mission of the row with its enemies. `chosen`: 1 if it is this round's, 2 if it has been done."""

    alone = False
    together = (("mission", "chosen"),)
    mission: str
    garrison: tuple[Foe, ...]
    chosen: int

    def printed(self, content: Box) -> Iterable[str]:
        chosen, printed = f"chosen={self.chosen}", content.missions[self.mission]
        unseen = sum(is_stranger(foe.card) for foe in self.garrison)
        seen = [foe.card for foe in self.garrison if not is_stranger(foe.card)]
        enemies = [content.enemies[card] for card in seen]
        wall = printed.defence + sum(enemy.defence for enemy in enemies if enemy.effect in GUARDING)
        for card, enemy in zip(seen, enemies, strict=True):
            yield f"enemy={card} {chosen}"
            yield f"type={enemy.type} {chosen}"
        yield f"enemies={len(self.garrison)} {chosen}"
        yield f"mission={self.mission} enemies={len(self.garrison)} {chosen}"
        yield f"unseen={unseen} {chosen}"
        yield f"wall={wall} {chosen}"
        yield f"wall={wall} unseen={unseen} {chosen}"


class Score(Part, frozen=True):
    bounds = {"points": (0, 30)}
    points: int
    failed: int
    graveyard: tuple[int, ...]

    def printed(self, content: Box) -> Iterable[str]:
        yield f"dead={sum(self.graveyard)}"
        yield f"dead={sum(self.graveyard)} points={self.points}"


class Moment(Part, frozen=True):
    """Where in a round the game is, and what is asked."""

    together = (("phase", "asked", "hand"), ("asked", "hand"))
    phase: str
    asked: str
    hand: int
    ignored: bool
    halved: int


class Ahead(Part, frozen=True):
    """What is still to come: missions by era, recruits, spies, and what turning over civilians may bring."""

    together = (("recruits", "spies"),)
    to_come: tuple[int, ...]
    recruits: int
    spies: int
    civilians: tuple[int, ...]

    def printed(self, content: Box) -> Iterable[str]:
        yield f"missions={sum(self.to_come)}"
        yield f"people={sum(self.civilians)} empty={self.civilians.count(0)}"


class Attack(Part, frozen=True):
    """The power of this round: as it stands, or, in the fight, what is left of it."""

    bounds = {"power": (0, 40)}
    power: int
    fighting: bool
    chosen: bool


class Rule(Part, frozen=True):
    """A counting action in force."""

    action: str


PLACES = {name: Ready(partial(Card, name)) for name in ("hand", "covert", "open", "deck", "spent")}
RULES = Ready(Rule)


def every(s: Vzdor, seat: Seat) -> list[Part]:
    deck, top = s.covert, s.stack[-1]
    hand, covert, revealed, to_draw, spent = (PLACES[name].__getitem__ for name in PLACES)
    found: list[Part] = [*map(hand, s.hand), *map(covert, s.covert_play), *map(revealed, s.revealed_play)]
    found += map(to_draw, deck.bag)
    found += map(spent, deck.discard)
    if deck.top or deck.bottom:
        found += map(to_draw, deck.top + deck.bottom)
    if s.looked and getattr(top, "deck", "") == "covert":
        found += map(to_draw, s.looked)
    chosen, done = s.chosen, 2 if s.mission_done else 1
    for place, (mission, garrison) in enumerate(zip(s.row, s.garrisons, strict=True)):
        if mission:
            found.append(Place(mission, garrison, done if place == chosen else 0))
    fighting = s.fighting
    found += (
        Score(points(s), len(s.failed), s.graveyard),
        Moment(s.phase, type(top).__name__, len(s.hand), s.ignored, len(s.halved)),
        Ahead(s.to_come, len(s.recruits), s.spare_spies, s.civilians),
        Attack(s.power if fighting else attack_power(s), fighting, chosen is not None),
    )
    found += [RULES[counting.action] for counting in s.counting]
    return found


def agreed(s: Vzdor) -> Agreed:
    return {
        "maquis": s.maquis,
        "crossroads": s.crossroads,
        "ending_attack": s.ending_attack,
        "scouting": s.scouting,
    }


PARTS = Parts(every=every, known=every, agreed=agreed)
