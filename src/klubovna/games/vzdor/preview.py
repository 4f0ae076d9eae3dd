"""What a choice does for certain, before it is made: the rules themselves are asked, on a copy."""

from __future__ import annotations

from klubovna.games.vzdor.cards import Side
from klubovna.games.vzdor.choices import ChooseMission, Defeat, Discard, EndAttack, Play, Use
from klubovna.games.vzdor.rules.actions.offering import hindrance
from klubovna.games.vzdor.rules.attack import defence_of
from klubovna.games.vzdor.rules.playing import lay_out
from klubovna.games.vzdor.rules.power import attack, mission_defence
from klubovna.games.vzdor.state import Vzdor
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Decision
from klubovna.kernel.game import Preview
from klubovna.kernel.messages import Message, Seat

POWER = "power"
"""The number that the board shows between both halves of the play area."""


def preview(s: Vzdor, seat: Seat, action: Action) -> Preview | None:
    if isinstance(action, Play):
        return _played(s, action)
    if isinstance(action, Use | Discard):
        return _acted(s, action)
    if isinstance(action, ChooseMission):
        return _chosen(s, action.mission)
    if isinstance(action, Defeat):
        return _defeated(s, action.target)
    return _ended(s) if isinstance(action, EndAttack) else None


def _played(s: Vzdor, action: Play) -> Preview:
    """The power with the card in play, and what its action would do – or that it falls away."""
    after = s.clone()
    lay_out(after, action)
    power = attack(after)
    side = s.content.maquis[action.maquis].side(action.side)
    says = [Message("preview-power", {"power": power}), _action(after, action.maquis, side)]
    return Preview(numbers={POWER: power.total}, says=[message for message in says if message])


def _action(s: Vzdor, maquis: str, side: Side) -> Message | None:
    if side.action is None:
        return None
    why = hindrance(s, maquis, side)
    if why:
        return Message("preview-no-action", {"why": why})
    return Message(f"short-{side.action}", {"count": side.count, "looked": s.content.rules.setup.looked})


def _acted(s: Vzdor, action: Use | Discard) -> Preview | None:
    """What the action of a maquis does to the attack power and to the mission's defence."""
    after = s.clone()
    decision = after.stack.pop()
    assert isinstance(decision, Decision)
    decision.choose(after, action)
    says, power = [], attack(after)
    if power != attack(s):
        says.append(Message("preview-power", {"power": power}))
    if after.halved != s.halved:
        says.append(Message("preview-defence", {"mission": s.mission, "defence": mission_defence(after)}))
    return Preview(numbers={POWER: power.total}, says=says) if says else None


def _chosen(s: Vzdor, mission: str) -> Preview | None:
    """The DEFENCE effect that begins."""
    card = s.content.missions[mission]
    if s.ignored:
        return Preview(says=[Message("preview-ignored", {"mission": mission})])
    return Preview(says=[_effect(s, card.effect, card.count)]) if card.keyword == "defence" else None


def _defeated(s: Vzdor, target: str) -> Preview:
    """What is left of the power, and the DEFEAT effect."""
    left = s.power - defence_of(s, target).total
    says = [Message("preview-power-left", {"power": left})]
    if target != s.mission:
        enemy = s.content.enemies[target]
        says += [_effect(s, enemy.effect, 1)] if enemy.keyword == "defeat" else []
    elif s.ignored:
        says.append(Message("preview-ignored", {"mission": target}))
    else:
        mission = s.content.missions[target]
        says += [_effect(s, mission.effect, mission.count)] if mission.keyword == "defeat" else []
    return Preview(numbers={POWER: left}, says=says)


def _effect(s: Vzdor, effect: str, count: int) -> Message:
    return Message(f"short-effect-{effect}", {"count": count, "looked": s.content.rules.setup.looked})


def _ended(s: Vzdor) -> Preview | None:
    """The mission that fails, and who is left to act."""
    enemies = s.content.enemies
    survivors = tuple(foe.card for foe in s.garrison if enemies[foe.card].keyword == "survive")
    says = [] if s.mission_done else [Message("preview-mission-fails", {"mission": s.mission})]
    says += [Message("preview-survivors", {"enemies": survivors})] if survivors else []
    return Preview(says=says) if says else None
