"""Placing grunts ("Umístění pěšáků"): on the free start hex nearest to the active hero, or on the furthest."""

from __future__ import annotations

import random

from klubovna.games.hagalaz.choices import Place
from klubovna.games.hagalaz.rules.enemies.activation import gap
from klubovna.games.hagalaz.state import Asked, Hagalaz, free, place_foe, revealed, turn_owner
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Chance, Step
from klubovna.kernel.messages import Arg
from klubovna.kernel.odds import Odds, one_of
from klubovna.kernel.tuples import without


def vacant(s: Hagalaz) -> list[int]:
    """Start hexes with nobody and no loot on them, not in covered areas."""
    return [cell for cell in s.field.spawns if free(s, cell) and cell not in s.loot_at and revealed(s, cell)]


class Reinforce(Step, frozen=True):
    """A grunt comes in, if there is a free hex and one in the bag."""

    far: bool = False

    def run(self, s: Hagalaz) -> None:
        cells = vacant(s)
        if not cells or not s.bag:
            s.say("log-no-room")
            return
        gaps = [gap(s, cell, s.active) for cell in cells]
        wanted = max(gaps) if self.far else min(gaps)
        equal = tuple(cell for cell, far in zip(cells, gaps, strict=True) if far == wanted)
        s.then(ComeIn(turn_owner(s), equal))


class ComeIn(Asked, frozen=True):
    """On which of several equally near hexes."""

    rule = "placement"
    cells: tuple[int, ...]

    def options(self, s: Hagalaz) -> list[Action]:
        return [s.field.menu.place[cell] for cell in self.cells]

    def choose(self, s: Hagalaz, action: Place) -> None:
        s.then(Drawn(s.field.number[action.hex]))


class Drawn(Chance, frozen=True):
    """A token out of the bag: the number of its kind (see `roster.kinds`)."""

    cell: int

    def sample(self, s: Hagalaz, rng: random.Random) -> int:
        return s.bag[int(rng.random() * len(s.bag))]

    def odds(self, s: Hagalaz) -> Odds:
        return one_of(s.bag)

    def possible(self, s: Hagalaz, happening: int) -> bool:
        return happening in s.bag

    def happen(self, s: Hagalaz, happening: int) -> None:
        s.bag = without(s.bag, happening)
        place_foe(s, self.cell, happening)
        s.say("log-placed", foe=s.content.kinds[happening].sort, hex=s.name(self.cell))


# Champions who come later


class Arrival(Step, frozen=True):
    """A champion comes to its start hex; where somebody is there, to the nearest empty one ("Umístění pěšáků")."""

    post: int

    def run(self, s: Hagalaz) -> None:
        start = s.field.posts[self.post]
        far = s.ways.far[start]
        empty = [cell for cell in s.field.hexes.cells if free(s, cell)]
        least = min(far[cell] for cell in empty)
        nearest = tuple(cell for cell in empty if far[cell] == least)
        s.then(Post(s.owners[s.leader], self.post, nearest))


class Post(Asked, frozen=True):
    """On which of several equally near hexes; the leader decides."""

    rule = "placement"
    post: int
    cells: tuple[int, ...]

    def options(self, s: Hagalaz) -> list[Action]:
        return [s.field.menu.place[cell] for cell in self.cells]

    def choose(self, s: Hagalaz, action: Place) -> None:
        kind = s.field.mission.champions[self.post].kind
        place_foe(s, s.field.number[action.hex], s.content.champion(kind), self.post)
        s.say("log-placed", foe=kind, hex=action.hex)

    def told(self, s: Hagalaz) -> dict[str, Arg]:
        return {"foe": s.field.mission.champions[self.post].kind}
