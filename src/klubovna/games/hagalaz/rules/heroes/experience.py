"""Experience ("Získávání zkušeností") and unlocking abilities ("Odemykání schopností")."""

from __future__ import annotations

from klubovna.games.hagalaz.choices import DONE, Done, Unlock
from klubovna.games.hagalaz.printed.heroes import HEROES
from klubovna.games.hagalaz.roster import GARRUS
from klubovna.games.hagalaz.state import NOBODY, Asked, Hagalaz, place_of
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message

ANY_HERO = -1


def earn(s: Hagalaz, place: int) -> None:
    """A hero's own action has defeated an enemy. The last box of the mission's column unlocks an ability."""
    boxes = s.content.rules.experience.boxes
    if place == NOBODY or s.xp[place] >= boxes:
        return
    s.xp[place] += 1
    s.say("log-experience", hero=s.hero(place), points=s.xp[place])
    if s.xp[place] == boxes:
        s.then(Learn(s.owners[place], s.team[place]))


def learnable(s: Hagalaz, hero: int) -> list[str]:
    """Abilities that can be unlocked now; advanced ones need others before them."""
    kit, known = s.content.kits[hero], s.abilities[hero]
    return [
        name
        for name, ability in zip(kit.names, kit.abilities, strict=True)
        if not known & kit.bits[name]
        and ability.tier in ("basic", "advanced")
        and all(known & kit.bits[other] for other in ability.requires)
    ]


def unlock(s: Hagalaz, hero: int, ability: str) -> None:
    """Mines come at once, if that happens in the middle of a mission."""
    kit = s.content.kits[hero]
    known = list(s.abilities)
    known[hero] |= kit.bits[ability]
    s.abilities = tuple(known)
    s.say("log-unlocked", hero=kit.id, ability=ability)
    if ability == "proximity-mines" and s.on and place_of(s, GARRUS) != NOBODY:
        s.mines = s.content.abilities[ability].amount


class Learn(Asked, frozen=True):
    """A hero (or any of them) unlocks an ability."""

    rule = "unlocking"
    hero: int

    def options(self, s: Hagalaz) -> list[Action]:
        heroes = range(len(HEROES)) if self.hero == ANY_HERO else (self.hero,)
        found: list[Action] = [Unlock(s.content.kits[h].id, name) for h in heroes for name in learnable(s, h)]
        return found or [DONE]

    def choose(self, s: Hagalaz, action: Action) -> None:
        if isinstance(action, Done):
            return
        assert isinstance(action, Unlock)
        unlock(s, [kit.id for kit in s.content.kits].index(action.hero), action.ability)

    def prompt(self, s: Hagalaz) -> Message:
        if self.hero == ANY_HERO:
            return Message("ask-learn-any")
        return Message("ask-learn", {"hero": s.content.kits[self.hero].id})
