"""Liara T'Soni."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from klubovna.games.hagalaz.choices import DEFLECT, DODGE, DONE, Bury, Deflect, Dodge, Done, Look, Scrap, Target
from klubovna.games.hagalaz.printed.heroes import BURY, LOOK, SCRAP
from klubovna.games.hagalaz.roster import LIARA
from klubovna.games.hagalaz.rules.cards import Reveal, bury, deal, scrap
from klubovna.games.hagalaz.rules.enemies.activation import within_attack
from klubovna.games.hagalaz.rules.enemies.harm import Shoved, hurt, target_label
from klubovna.games.hagalaz.rules.enemies.tokens import attack as attack_of
from klubovna.games.hagalaz.rules.enemies.tokens import lay_biotic, strength, stun, told
from klubovna.games.hagalaz.rules.heroes.aiming import (
    Against,
    Power,
    Targets,
    against,
    around,
    attack,
    choosy,
    concealed,
    damage,
    hexes_in_sight,
    strike,
)
from klubovna.games.hagalaz.rules.heroes.moving import hop
from klubovna.games.hagalaz.rules.heroes.wounds import Wound
from klubovna.games.hagalaz.rules.mats import Mat
from klubovna.games.hagalaz.state import (
    FACE_DOWN,
    FROM_LAST,
    NO_CARD,
    OFF,
    AskedOf,
    Foe,
    Hagalaz,
    free,
    has,
    open_foes,
    place_by_name,
    revealed,
    where,
)
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame, Step
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.sums import Sum

# Whom biotics reach


def _biotic(name: str) -> tuple[Targets, Against]:
    """As the ability says; or, with Pure Biotic, by distance instead of line of fire."""

    def unfit(s: Hagalaz, place: int, grade: int, cell: int) -> str:
        here = s.at[place]
        why = against(s, here, cell, s.content.abilities[name], grade)
        if why and has(s, place, "pure-biotic"):
            far = s.ways.far[here][cell]
            if far <= s.content.abilities["pure-biotic"].range[0] and not concealed(s, cell, far):
                return ""
        return why

    def find(s: Hagalaz, place: int, grade: int) -> list[int]:
        sees, far = s.ways.sees[s.at[place]], s.ways.far[s.at[place]]
        pure = s.content.abilities["pure-biotic"].range[0] if has(s, place, "pure-biotic") else 0
        cells = [cell for cell in open_foes(s) if cell in sees or far[cell] <= pure]
        return cells and [cell for cell in cells if not unfit(s, place, grade, cell)]

    def why(s: Hagalaz, place: int, grade: int, cell: int) -> str:
        if cell not in s.foes:
            return "nobody-there"
        return unfit(s, place, grade, cell) if revealed(s, cell) else "covered"

    return find, why


def _pistol_shot(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    """Warp Ammo: a biotic token, or more damage to an enemy that has one."""
    shot = damage(s, "pistol-shot", grade)
    if has(s, place, "warp-ammo"):
        if s.foes[cell].biotic:
            shot = shot.plus("warp-ammo", s.content.abilities["warp-ammo"].damage[grade])
        lay_biotic(s, cell)
    strike(s, place, cell, shot)


def _lifted(s: Hagalaz, place: int, grade: int, cell: int) -> str:
    return "has-biotic" if not grade and s.foes[cell].biotic else ""


def _lift(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    lay_biotic(s, cell)
    if not grade:
        return
    if not s.kind(cell).champion and s.content.abilities["lift"].steps[grade]:
        s.then(Shift(s.owners[place], place, s.foes[cell].id))
    strike(s, place, cell, damage(s, "lift", grade))


class Shift(Shoved, frozen=True):
    """Lift: a grunt moves to a hex beside it; or stays where it is."""

    def hexes(self, s: Hagalaz, cell: int) -> list[int]:
        return [to for to in s.ways.steps[cell] if free(s, to)]

    def options(self, s: Hagalaz) -> list[Action]:
        found = super().options(s)
        return found if DONE in found else [*found, DONE]


def _unstunnable(s: Hagalaz, place: int, grade: int, cell: int) -> str:
    if s.kind(cell).champion:
        return "champion"
    return "stunned-already" if s.foes[cell].stunned else ""


def _stasis(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    stun(s, cell)


# Singularity


def _pulled(s: Hagalaz, cell: int) -> list[int]:
    """Grunts on a hex and beside it that it does something to."""
    caught = [there for there in around(s, cell, itself=True) if not s.kind(there).champion]
    return [there for there in caught if not (s.foes[there].stunned and s.foes[there].biotic)]


def _unpulled(s: Hagalaz, place: int, grade: int, cell: int) -> str:
    here, far = s.at[place], s.ways.far[s.at[place]][cell]
    pure = s.content.abilities["pure-biotic"].range[0] if has(s, place, "pure-biotic") else -1
    if far > pure:
        if cell not in s.ways.sees[here]:
            return "no-line"
        if far > s.content.abilities["singularity"].range[grade]:
            return "too-far"
    return "" if _pulled(s, cell) else "no-effect"


def _singularity_hexes(s: Hagalaz, place: int, grade: int) -> list[int]:
    cells: list[int] | range
    if has(s, place, "pure-biotic"):
        cells = s.field.hexes.cells
    else:
        cells = hexes_in_sight(s, place, s.content.abilities["singularity"].range[grade])
    return [cell for cell in cells if not _unpulled(s, place, grade, cell)]


def _singularity(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    s.then(Pull(s.owners[place], place, cell, s.content.abilities["singularity"].amount))


class Pull(AskedOf, frozen=True):
    """Which grunts, if there are more of them."""

    rule = "heroes"
    cell: int
    left: int

    def options(self, s: Hagalaz) -> list[Action]:
        return [s.field.menu.target[there] for there in _pulled(s, self.cell)] or [DONE]

    def choose(self, s: Hagalaz, action: Target | Done) -> None:
        if isinstance(action, Target):
            there = s.field.number[action.hex]
            stun(s, there)
            lay_biotic(s, there)
            if self.left > 1:
                s.then(replace(self, left=self.left - 1))

    def label(self, s: Hagalaz, action: Action) -> Message:
        return target_label(s, action)


# Biotic Explosion


def _inert(s: Hagalaz, place: int, grade: int, cell: int) -> str:
    return "" if s.foes[cell].biotic else "no-biotic"


def _explosion(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    beside = around(s, cell)
    s.foes[cell] = replace(s.foes[cell], biotic=False)
    for there in beside:
        lay_biotic(s, there)
    strike(s, place, cell, damage(s, "biotic-explosion", grade))
    wave = Sum.of(("biotic-explosion", s.content.abilities["biotic-explosion"].around[grade]))
    for there in beside:
        if there in s.foes:
            hurt(s, there, wave, place)


# Analysis ("Analýza")

COSTS: dict[type[Look | Bury | Scrap], int] = {Look: LOOK, Bury: BURY, Scrap: SCRAP}
"""What it costs to turn over a card, and what more to put it under the deck or to discard it."""


class Analysis(AskedOf, frozen=True):
    """After her roll Liara may turn over threat cards beside the mats, and get rid of them."""

    rule = "heroes"

    def options(self, s: Hagalaz) -> list[Action]:
        if not s.points[self.place]:
            return [DONE]
        return [*(kind(hero) for hero in s.crew for kind in COSTS if not self._against(s, hero, kind)), DONE]

    def why_not(self, s: Hagalaz, action: Look | Bury | Scrap | Done) -> Message | None:
        why = "" if isinstance(action, Done) else self._against(s, action.hero, type(action))
        return Message(f"error-{why}") if why else None

    def _against(self, s: Hagalaz, hero: str, kind: type[Look | Bury | Scrap]) -> str:
        if hero not in s.crew:
            return "not-in-team"
        card = s.cards[place_by_name(s, hero)]
        if card == NO_CARD:
            return "no-card"
        if (kind is Look) != (card in (FACE_DOWN, FROM_LAST)):
            return "turned-already" if kind is Look else "not-turned"
        return "analysis-low" if s.points[self.place] < COSTS[kind] else ""

    def choose(self, s: Hagalaz, action: Look | Bury | Scrap | Done) -> None:
        if isinstance(action, Done):
            return
        place = place_by_name(s, action.hero)
        s.then(self)
        s.points[self.place] -= COSTS[type(action)]
        if isinstance(action, Look):
            s.say("log-analysis", hero=s.hero(self.place), points=s.points[self.place])
            s.then(Reveal(place))
        elif isinstance(action, Bury):
            bury(s, place)
            deal(s, place)
        else:
            scrap(s, place)


# Shadow Broker's Intuition


class Intuition(AskedOf, frozen=True):
    """Once in a round: an attack on any hero is lowered, or the target moves first."""

    rule = "heroes"
    foe: int
    victim: int

    def options(self, s: Hagalaz) -> list[Action]:
        return [DEFLECT, DODGE, DONE]

    def choose(self, s: Hagalaz, action: Deflect | Dodge | Done) -> None:
        ability, attack = s.content.abilities["brokers-intuition"], attack_of(s, where(s, self.foe))
        if not isinstance(action, Done):
            s.points[self.place] -= 1
            s.once = (*s.once, "intuition")
            s.say("log-intuition", hero=s.hero(self.victim))
        if isinstance(action, Deflect):
            attack = attack.plus("brokers-intuition", -min(attack.total, ability.amount))
        if isinstance(action, Dodge):
            s.then(*hop(s, self.victim, ability.steps[0]), Aftermath(self.foe, self.victim))
        else:
            s.then(Wound(self.victim, attack))

    def told(self, s: Hagalaz) -> dict[str, Arg]:
        return {**told(s, self.foe), "hero": s.hero(self.victim), "damage": strength(s, where(s, self.foe))}


class Aftermath(Step, frozen=True):
    """The target has moved: it is hit if it can still be attacked."""

    foe: int
    victim: int

    def run(self, s: Hagalaz) -> None:
        cell = where(s, self.foe)
        if cell != OFF and self.victim in within_attack(s, cell):
            s.then(Wound(self.victim, attack_of(s, cell)))
        else:
            s.say("log-evaded", hero=s.hero(self.victim))


class Liara(Mat):
    hero: ClassVar[int] = LIARA

    def after_roll(self, s: Hagalaz, place: int) -> list[Frame]:
        return [Analysis(s.owners[place], place)]

    def before_attack(self, s: Hagalaz, place: int, foe: int, victim: int) -> Frame | None:
        if not s.points[place] or "intuition" in s.once or not has(s, place, "brokers-intuition"):
            return None
        return Intuition(s.owners[place], place, foe, victim)

    def strips(self, s: Hagalaz, foe: Foe) -> bool:
        """Asari Controller: a biotic token takes the specialisation away."""
        return foe.biotic and has(s, s.team.index(LIARA), "asari-controller")


POWERS: dict[str, Power] = {
    "pistol-shot": attack("pistol-shot", _pistol_shot),
    "lift": choosy("lift", _lift, _lifted, _biotic("lift")),
    "stasis": choosy("stasis", _stasis, _unstunnable, _biotic("stasis")),
    "singularity": Power(_singularity_hexes, _singularity, against=_unpulled),
    "biotic-explosion": choosy("biotic-explosion", _explosion, _inert, _biotic("biotic-explosion")),
}
