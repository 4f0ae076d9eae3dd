"""Experience ("Získávání zkušeností") and unlocking abilities ("Odemykání schopností")."""

from __future__ import annotations

from klubovna.games.hagalaz.choices import DONE, Done, Unlock
from klubovna.games.hagalaz.printed.heroes import HEROES
from klubovna.games.hagalaz.rules.mats import MATS
from klubovna.games.hagalaz.state import NOBODY, Asked, Hagalaz
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
    """Abilities that can be unlocked now."""
    return [name for name in s.content.kits[hero].names if not why_not_learned(s, hero, name)]


def why_not_learned(s: Hagalaz, hero: int, name: str) -> str:
    """Advanced abilities need others before them; loyalty abilities are won by loyalty missions only."""
    kit, known = s.content.kits[hero], s.abilities[hero]
    if name not in kit.bits:
        return "not-theirs"
    ability = s.content.abilities[name]
    if known & kit.bits[name]:
        return "known-already"
    if ability.tier == "loyalty":
        return "loyalty-only"
    return "" if all(known & kit.bits[other] for other in ability.requires) else "needs-others"


def unlock(s: Hagalaz, hero: int, ability: str) -> None:
    """If that happens in the middle of a mission, the mat may have something to set up."""
    kit = s.content.kits[hero]
    known = list(s.abilities)
    known[hero] |= kit.bits[ability]
    s.abilities = tuple(known)
    s.say("log-unlocked", hero=s.called(hero), ability=ability)
    if s.on and hero in s.team:
        MATS[hero].when_unlocked(s, ability)


class Learn(Asked, frozen=True):
    """A hero (or any of them) unlocks an ability."""

    rule = "unlocking"
    hero: int

    def options(self, s: Hagalaz) -> list[Action]:
        heroes = range(len(HEROES)) if self.hero == ANY_HERO else (self.hero,)
        found: list[Action] = [Unlock(s.called(h), name) for h in heroes for name in learnable(s, h)]
        return found or [DONE]

    def why_not(self, s: Hagalaz, action: Unlock | Done) -> Message | None:
        if isinstance(action, Done):
            return Message("error-learn-something") if self.options(s) != [DONE] else None
        named = [s.called(hero) for hero in range(len(HEROES))]
        if action.hero not in named or self.hero not in (ANY_HERO, named.index(action.hero)):
            return Message("error-other-hero")
        if action.ability not in s.content.abilities:
            return Message("error-no-slot")
        why = why_not_learned(s, named.index(action.hero), action.ability)
        return Message(f"error-{why}", {"hero": action.hero, "ability": action.ability}) if why else None

    def choose(self, s: Hagalaz, action: Unlock | Done) -> None:
        if isinstance(action, Unlock):
            unlock(s, [s.called(hero) for hero in range(len(HEROES))].index(action.hero), action.ability)

    def prompt(self, s: Hagalaz) -> Message:
        if self.hero == ANY_HERO:
            return Message("ask-learn-any", {"seat": self.seat})
        return Message("ask-learn", {"seat": self.seat, "hero": s.called(self.hero)})
