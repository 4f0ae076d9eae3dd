"""Phase 2, ATTACK: DEFENCE effects, the rest of the hand, the targets one by one, SURVIVE effects."""

from __future__ import annotations

from klubovna.games.vzdor.choices import Defeat, EndAttack, Play, Resolve, plays
from klubovna.games.vzdor.printed.cards import REVEALED
from klubovna.games.vzdor.rules.effects import trigger
from klubovna.games.vzdor.rules.planning import play
from klubovna.games.vzdor.rules.power import attack_power, defence, effect_active, mission_defence
from klubovna.games.vzdor.state import ATTACK, Choice, Foe, Vzdor, distinct, without
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Message


class Attack(Step, frozen=True):
    """Step A. Of the DEFENCE effects only those of missions do something at once, and a round has one mission: there
    is never an order to choose. The others last until their card is gone."""

    def run(self, s: Vzdor) -> None:
        s.phase = ATTACK
        mission = s.content.missions[s.mission]
        s.then(PlayRest(), CountPower())
        if mission.keyword == "defence" and not s.ignored:
            trigger(s, mission.effect, mission.count)


class PlayRest(Step, frozen=True):
    """Step B: every maquis in hand must be played, also those drawn on the way."""

    def run(self, s: Vzdor) -> None:
        if s.maquis_in_hand():
            s.then(PlayInAttack(), self)


class PlayInAttack(Choice, frozen=True):
    rule = "play-in-attack"

    def options(self, s: Vzdor) -> list[Action]:
        sides = 2 if may_reveal(s) else 1
        return [play for card in s.maquis_in_hand() for play in plays(card)[:sides]]

    def choose(self, s: Vzdor, action: Play) -> None:
        if action.side == REVEALED:
            s.attack_reveals += 1
        play(s, action)

    def refusal(self, s: Vzdor, action: Action) -> Message | None:
        if isinstance(action, Play) and action.maquis in s.maquis_in_hand():
            return Message("error-reveal-limit", {"mission": s.mission})
        return None


def may_reveal(s: Vzdor) -> bool:
    """The depots limit only what is revealed in the ATTACK phase."""
    limited = effect_active(s, "reveal-limit")
    return not limited or s.attack_reveals < s.content.missions[s.mission].count


class CountPower(Step, frozen=True):
    """Step C: the sum of all strengths and bonuses; from here on it only goes down."""

    def run(self, s: Vzdor) -> None:
        s.power, s.fighting = attack_power(s), True
        s.say("log-power", power=s.power)
        s.then(DefeatTargets())


class DefeatTargets(Choice, frozen=True):
    """Step C: any targets, one by one, in any order that Guards and Grunts allow."""

    rule = "defeat-targets"

    def options(self, s: Vzdor) -> list[Action]:
        mission = [] if _why_not_mission(s) else [Defeat(s.mission)]
        enemies = [Defeat(card) for card, foe in _enemies(s).items() if not _why_not_enemy(s, foe)]
        return [*mission, *enemies, EndAttack()]

    def choose(self, s: Vzdor, action: Action) -> None:
        if not isinstance(action, Defeat):
            s.then(Survive())
            return
        s.then(self)
        if action.target == s.mission:
            _defeat_mission(s)
        else:
            _defeat_enemy(s, action.target)

    def prompt(self, s: Vzdor) -> Message:
        return Message("ask-defeat-targets", {"power": s.power})

    def label(self, s: Vzdor, action: Action) -> Message:
        if not isinstance(action, Defeat):
            return action.label()
        if action.target == s.mission:
            points = s.content.missions[s.mission].points
            return Message("do-defeat-mission", {"mission": s.mission, "defence": mission_defence(s), "points": points})
        needed = defence(s, _enemies(s)[action.target])
        return Message("do-defeat-enemy", {"enemy": action.target, "defence": needed})

    def refusal(self, s: Vzdor, action: Action) -> Message | None:
        if not isinstance(action, Defeat):
            return None
        foe = _enemies(s).get(action.target)
        if action.target == s.mission:
            return _refusal(s, _why_not_mission(s), mission_defence(s))
        return _refusal(s, _why_not_enemy(s, foe), defence(s, foe)) if foe else Message("error-not-there")


def _enemies(s: Vzdor) -> dict[str, Foe]:
    return {foe.card: foe for foe in s.garrison}


def _stands(s: Vzdor, effect: str) -> bool:
    enemies = s.content.enemies
    return any(enemies[foe.card].effect == effect for foe in s.garrison)


def _why_not_mission(s: Vzdor) -> str | None:
    """Guards: "all Guards here must be defeated before the mission"."""
    if s.mission_done:
        return "error-mission-done"
    if _stands(s, "guards-first"):
        return "error-guards-first"
    return "error-too-weak" if s.power < mission_defence(s) else None


def _why_not_enemy(s: Vzdor, foe: Foe) -> str | None:
    """Grunts: "all Grunts here must be defeated before any other enemy" – but not before the mission."""
    if s.content.enemies[foe.card].effect != "grunts-first" and _stands(s, "grunts-first"):
        return "error-grunts-first"
    return "error-too-weak" if s.power < defence(s, foe) else None


def _refusal(s: Vzdor, why: str | None, needed: int) -> Message | None:
    if why == "error-too-weak":
        return Message(why, {"defence": needed, "power": s.power})
    return Message(why) if why else None


def _defeat_mission(s: Vzdor) -> None:
    mission = s.content.missions[s.mission]
    s.power -= mission_defence(s)
    s.completed += (s.mission,)
    s.mission_done = True
    s.say("log-mission-defeated", mission=s.mission, points=mission.points)
    if mission.keyword == "defeat" and not s.ignored:
        trigger(s, mission.effect, mission.count)


def _defeat_enemy(s: Vzdor, card: str) -> None:
    foe = _enemies(s)[card]
    s.power -= defence(s, foe)
    s.garrisons[s.target] = without(s.garrison, foe)
    s.enemies.discard.append(card)
    s.say("log-enemy-defeated", enemy=card)
    enemy = s.content.enemies[card]
    if enemy.keyword == "defeat":
        trigger(s, enemy.effect)


class Survive(Step, frozen=True):
    """What is left of the power is lost. SURVIVE effects of the undefeated enemies, then they are all discarded –
    also when the mission failed."""

    def run(self, s: Vzdor) -> None:
        s.power = 0
        enemies = s.content.enemies
        survivors = tuple(enemies[foe.card].type for foe in s.garrison if enemies[foe.card].keyword == "survive")
        s.then(ClearGarrison())
        if survivors:
            s.then(OrderEffects(survivors))


class OrderEffects(Choice, frozen=True):
    """Simultaneous effects go in the player's order; enemies of one type have the same effect."""

    rule = "survive"
    survivors: tuple[str, ...]

    def options(self, s: Vzdor) -> list[Action]:
        return [Resolve(kind) for kind in distinct(self.survivors)]

    def choose(self, s: Vzdor, action: Resolve) -> None:
        rest = without(self.survivors, action.enemy)
        if rest:
            s.then(OrderEffects(rest))
        s.say("log-survived", enemy=action.enemy)
        trigger(s, s.content.types[action.enemy].effect)


class ClearGarrison(Step, frozen=True):
    def run(self, s: Vzdor) -> None:
        s.enemies.discard += [foe.card for foe in s.garrison]
        s.garrisons[s.target] = ()
