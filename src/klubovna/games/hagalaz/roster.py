"""Heroes and enemies by number, as rules use them: rules keep numbers, messages say ids."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from klubovna.games.hagalaz.printed.enemies import CHALLENGES, Champion, Faction, Grunt
from klubovna.games.hagalaz.printed.heroes import HEROES, Ability, Hero
from klubovna.games.hagalaz.printed.missions import Enemies

SHEPARD, GARRUS, LIARA, TALI, WREX = range(5)
SEATS = ("player-1", "player-2", "player-3", "player-4")


class Kind(msgspec.Struct, frozen=True):
    """Enemy tokens that are all alike; or a sort of champions."""

    sort: str
    faction: Faction
    attack: int
    shields: int
    """0 for champions, who have a scale of the mission's instead."""
    specialisation: str
    challenge: int
    copies: int
    trait: str = ""
    amount: int = 0
    range: int = 0

    @property
    def champion(self) -> bool:
        return not self.shields


class Kit(msgspec.Struct, frozen=True):
    """A hero's board."""

    id: str
    hero: Hero
    names: tuple[str, ...]
    """Abilities in the order of the board; a state has a bit for each."""
    abilities: tuple[Ability, ...]
    bits: dict[str, int]
    start: int
    """The bits of those that are unlocked from the beginning."""
    actions: tuple[tuple[str, Ability], ...]
    """Those with slots."""


def kinds(grunts: Mapping[str, Grunt], champions: Mapping[str, Champion]) -> tuple[Kind, ...]:
    """All sorts of tokens: grunts first, champions after them."""
    bagged = [
        Kind(
            sort=sort,
            faction=grunt.faction,
            attack=token.attack,
            shields=token.shields,
            specialisation=token.specialisation or "",
            challenge=CHALLENGES.index(token.challenge),
            copies=token.copies,
        )
        for sort, grunt in grunts.items()
        for token in grunt.tokens
    ]
    bosses = [
        Kind(
            sort=sort,
            faction=champion.faction,
            attack=champion.attack,
            shields=0,
            specialisation=champion.specialisation or "",
            challenge=0,
            copies=champion.copies,
            trait=champion.trait,
            amount=champion.amount,
            range=champion.range,
        )
        for sort, champion in champions.items()
    ]
    return *bagged, *bosses


def kits(heroes: Mapping[str, Hero], abilities: Mapping[str, Ability]) -> tuple[Kit, ...]:
    found = []
    for id in HEROES:
        own = {name: ability for name, ability in abilities.items() if ability.hero == id}
        start = sum(1 << bit for bit, ability in enumerate(own.values()) if ability.tier == "start")
        bits = {name: 1 << bit for bit, name in enumerate(own)}
        actions = tuple((name, ability) for name, ability in own.items() if ability.slots)
        found.append(Kit(id, heroes[id], tuple(own), tuple(own.values()), bits, start, actions))
    return tuple(found)


def bagged(kinds: tuple[Kind, ...], enemies: Enemies) -> tuple[int, ...]:
    """Choosing enemies ("Výběr nepřátel"): the tokens of a faction that are no harder than the mission says, so many of
    each sort."""
    hardest = CHALLENGES.index(enemies.challenge)
    found: dict[str, list[int]] = {}
    for number, kind in enumerate(kinds):
        if not kind.champion and kind.faction == enemies.faction and kind.challenge <= hardest:
            found.setdefault(kind.sort, []).extend([number] * kind.copies)
    return tuple(number for tokens in found.values() for number in tokens[: enemies.each])
