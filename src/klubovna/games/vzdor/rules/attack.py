"""Phase 2, ATTACK: DEFENCE effects, the rest of the hand, the targets one by one, SURVIVE effects."""

from __future__ import annotations

from functools import partial

from klubovna.games.vzdor.choices import END_ATTACK, Defeat, EndAttack, EndPlanning, Play, against, plays
from klubovna.games.vzdor.printed.cards import REVEALED
from klubovna.games.vzdor.printed.effects import LASTING
from klubovna.games.vzdor.rules.effects import trigger
from klubovna.games.vzdor.rules.playing import play, why_not_in_hand
from klubovna.games.vzdor.rules.power import (
    attack,
    count_power,
    effect_active,
    enemy_cost,
    enemy_defence,
    mission_cost,
    mission_defence,
)
from klubovna.games.vzdor.state import ATTACK, Asked, Foe, Vzdor, distinct
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.sums import Sum
from klubovna.kernel.tuples import without

# Step A


class Attack(Step, frozen=True):
    """Of the DEFENCE effects only those of missions do something at once, and a round has one mission: there is never
    an order to choose. The others last until their card is gone."""

    def run(self, s: Vzdor) -> None:
        s.phase = ATTACK
        mission = s.content.missions[s.mission]
        s.say("log-attack", cards=partial(_defending, s))
        s.then(PlayRest(), CountPower())
        if mission.keyword == "defence":
            if s.ignored:
                s.say("log-effect-ignored", mission=s.mission)
            elif mission.effect not in LASTING:
                trigger(s, s.mission, mission.effect, mission.count)


def _defending(s: Vzdor) -> tuple[str, ...]:
    """Whose DEFENCE effects are in force."""
    enemies = [s.content.enemies[foe.card] for foe in s.garrison]
    types = distinct([enemy.type for enemy in enemies if enemy.keyword == "defence"])
    return (s.mission, *types) if effect_active(s, s.content.missions[s.mission].effect) else tuple(types)


# Step B


class PlayRest(Step, frozen=True):
    """Every maquis in hand must be played, also those drawn on the way."""

    def run(self, s: Vzdor) -> None:
        if s.maquis_in_hand():
            s.then(PlayInAttack(), self)


class PlayInAttack(Asked, frozen=True):
    """One after another, covert or revealed."""

    rule = "play-in-attack"

    def options(self, s: Vzdor) -> list[Play]:
        if _why_not_reveal(s):
            return [plays(card)[0] for card in s.maquis_in_hand()]
        return [play for card in s.maquis_in_hand() for play in plays(card)]

    def why_not(self, s: Vzdor, action: Play | EndPlanning | EndAttack) -> Message | None:
        if not isinstance(action, Play):
            return Message("error-play-all", {"maquis": tuple(s.maquis_in_hand())})
        why = why_not_in_hand(s, action.maquis)
        if why is None and action.side == REVEALED:
            why = _why_not_reveal(s)
        return against(action, why, mission=s.mission)

    def choose(self, s: Vzdor, action: Play | EndPlanning | EndAttack) -> None:
        """There is no end before the hand is played: whoever tries is told so."""
        if isinstance(action, Play):
            s.attack_reveals += action.side == REVEALED
            play(s, action)


def _why_not_reveal(s: Vzdor) -> str | None:
    """The depots limit only what is revealed in the ATTACK phase."""
    if effect_active(s, "reveal-limit") and s.attack_reveals >= s.content.missions[s.mission].count:
        return "error-reveal-limit"
    return None


# Step C


class CountPower(Step, frozen=True):
    """The sum of all strengths and bonuses; from here on it only goes down."""

    def run(self, s: Vzdor) -> None:
        count_power(s)
        s.say("log-power", power=partial(attack, s))
        s.then(DefeatTargets())


class DefeatTargets(Asked, frozen=True):
    """Any targets, one by one, in any order that Guards and Grunts allow. The attack may be ended while there is power
    for another one (house); with the option `ending_attack = "forced"` it may not."""

    rule = "defeat-targets"

    def options(self, s: Vzdor) -> list[Defeat | EndAttack]:
        found = _targets(s)
        if not found or s.ending_attack == "free":
            found.append(END_ATTACK)
        return found

    def why_not(self, s: Vzdor, action: Defeat | EndAttack) -> Message | None:
        if isinstance(action, EndAttack):
            forced = s.ending_attack == "forced" and _targets(s)
            return Message("error-power-left", {"power": s.power}) if forced else None
        foe = _standing(s).get(action.target)
        if foe is not None:
            why = _why_not_enemy(s, foe, _present(s, "grunts-first"))
            return against(action, why, defence=enemy_defence(s, foe), power=s.power)
        if action.target == s.mission:
            return against(action, _why_not_mission(s), defence=mission_defence(s), power=s.power)
        return against(action, "error-not-there")

    def choose(self, s: Vzdor, action: Defeat | EndAttack) -> None:
        if isinstance(action, EndAttack):
            s.then(Survive())
            return
        s.then(self)
        if action.target == s.mission:
            _defeat_mission(s)
        else:
            _defeat_enemy(s, action.target)

    def told(self, s: Vzdor) -> dict[str, Arg]:
        return {"power": s.power}

    def label(self, s: Vzdor, action: Action) -> Message:
        if not isinstance(action, Defeat):
            return action.label()
        if action.target == s.mission:
            points = s.content.missions[s.mission].points
            return Message("do-defeat-mission", {"mission": s.mission, "defence": mission_defence(s), "points": points})
        return Message("do-defeat-enemy", {"enemy": action.target, "defence": defence_of(s, action.target)})


def defence_of(s: Vzdor, target: str) -> Sum:
    """Of the chosen mission, or of an enemy at it."""
    return mission_defence(s) if target == s.mission else enemy_defence(s, _standing(s)[target])


def _targets(s: Vzdor) -> list[Defeat | EndAttack]:
    found: list[Defeat | EndAttack] = [] if _why_not_mission(s) else [Defeat(s.mission)]
    grunts = _present(s, "grunts-first")
    found += [Defeat(card) for card, foe in _standing(s).items() if not _why_not_enemy(s, foe, grunts)]
    return found


def _standing(s: Vzdor) -> dict[str, Foe]:
    """Enemies of the same type and defence are alike."""
    return {foe.card: foe for foe in s.garrison}


def _present(s: Vzdor, effect: str) -> bool:
    enemies = s.content.enemies
    return effect in [enemies[foe.card].effect for foe in s.garrison]


def _why_not_mission(s: Vzdor) -> str | None:
    """Guards: "all Guards here must be defeated before the mission"."""
    if s.mission_done:
        return "error-mission-done"
    if _present(s, "guards-first"):
        return "error-guards-first"
    return "error-too-weak" if s.power < mission_cost(s) else None


def _why_not_enemy(s: Vzdor, foe: Foe, grunts: bool) -> str | None:
    """Grunts: "all Grunts here must be defeated before any other enemy" – but not before the mission."""
    if grunts and s.content.enemies[foe.card].effect != "grunts-first":
        return "error-grunts-first"
    return "error-too-weak" if s.power < enemy_cost(s, foe) else None


def _defeat_mission(s: Vzdor) -> None:
    mission = s.content.missions[s.mission]
    s.power -= mission_cost(s)
    s.completed += (s.mission,)
    s.say(
        "log-mission-defeated",
        mission=s.mission,
        points=mission.points,
        defence=lambda: mission_defence(s),
        power=s.power,
    )
    s.mission_done = True
    if mission.keyword == "defeat":
        if s.ignored:
            s.say("log-effect-ignored", mission=s.mission)
        else:
            trigger(s, s.mission, mission.effect, mission.count)


def _defeat_enemy(s: Vzdor, card: str) -> None:
    foe = _standing(s)[card]
    s.power -= enemy_cost(s, foe)
    s.say("log-enemy-defeated", enemy=card, defence=lambda: enemy_defence(s, foe), power=s.power)
    s.garrisons[s.target] = without(s.garrison, foe)
    s.enemies.discard.append(card)
    enemy = s.content.enemies[card]
    if enemy.keyword == "defeat":
        trigger(s, card, enemy.effect)


# The survivors


class Survive(Step, frozen=True):
    """What is left of the power is lost. SURVIVE effects of the undefeated enemies, then they are all discarded – also
    when the mission failed.

    Simultaneous effects go in the player's order; but whatever comes first, none of them changes what another one will
    do (civilians, covert maquis in play, spare spies, the other missions), so nobody is asked."""

    def run(self, s: Vzdor) -> None:
        if s.power:
            s.say("log-power-lost", power=s.power)
            s.power = 0
        enemies = s.content.enemies
        survivors = [foe.card for foe in s.garrison if enemies[foe.card].keyword == "survive"]
        s.then(*(Survivor(card) for card in survivors), ClearGarrison())


class Survivor(Step, frozen=True):
    """One enemy's SURVIVE effect."""

    enemy: str

    def run(self, s: Vzdor) -> None:
        trigger(s, self.enemy, s.content.enemies[self.enemy].effect)


class ClearGarrison(Step, frozen=True):
    def run(self, s: Vzdor) -> None:
        if s.garrison:
            left = [foe.card for foe in s.garrison]
            s.say("log-survivors-leave", enemies=partial(tuple, left))
            s.enemies.discard += left
            s.garrisons[s.target] = ()
