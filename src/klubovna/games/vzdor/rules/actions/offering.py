"""When an action is offered, and why not; also Emilio, who copies another one."""

from __future__ import annotations

from klubovna.games.vzdor.cards import Side
from klubovna.games.vzdor.choices import SKIP, USE, Copy, Skip, Use
from klubovna.games.vzdor.rules.actions import aimed, scouting
from klubovna.games.vzdor.rules.actions.aimed import Aimed
from klubovna.games.vzdor.rules.actions.plain import PLAIN
from klubovna.games.vzdor.state import Asked, Vzdor
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Arg, Message


def offer(s: Vzdor, maquis: str, side: Side) -> None:
    """The action of a maquis just played: it may be used now or never. One that can't be carried out falls away."""
    if side.action is None or s.phase not in side.phase:
        return
    why = hindrance(s, maquis, side)
    if why:
        s.say("log-action-falls-away", maquis=maquis, why=why)
    elif side.action in PLAIN:
        s.then(UseAction(maquis, side.action, side.count))
    else:
        s.then(AIMED[side.action](maquis, side.count, True))


def hindrance(s: Vzdor, maquis: str, side: Side) -> str | None:
    """Why the action can't be used now, as the name of the reason: "you must carry it out in full"."""
    if side.action is None:
        return "why-no-action"
    if s.phase not in side.phase:
        return "why-other-phase"
    if side.action in PLAIN:
        return PLAIN[side.action].hindrance(s)
    return AIMED[side.action](maquis, side.count, True).hindrance(s)


class UseAction(Asked, frozen=True):
    """Use it or not: "actions are voluntary"."""

    rule = "actions"
    maquis: str
    action: str
    count: int

    def options(self, s: Vzdor) -> list[Use | Skip]:
        return [USE, SKIP]

    def choose(self, s: Vzdor, action: Use | Skip) -> None:
        if isinstance(action, Use):
            PLAIN[self.action].do(s, self.maquis, self.count)

    def prompt(self, s: Vzdor) -> Message:
        return Message(f"ask-use-{self.action}", {"seat": self.seat, **self.told(s)})

    def told(self, s: Vzdor) -> dict[str, Arg]:
        return {"maquis": self.maquis, "count": self.count}


class CopyAction(Aimed, frozen=True):
    """Emilio copies the covert action of a covert maquis in play that could be carried out now (house)."""

    missing = "why-nothing-to-copy"

    def targets(self, s: Vzdor) -> list[Copy]:
        return [Copy(card) for card in s.covert_play if not _why_not_copied(s, card)]

    def why_not(self, s: Vzdor, action: Action) -> Message | None:
        if isinstance(action, Copy):
            if action.maquis not in s.covert_play:
                return Message("error-not-covert", {"maquis": action.maquis})
            why = _why_not_copied(s, action.maquis)
            return Message("error-not-copied", {"maquis": action.maquis, "why": why}) if why else None
        return super().why_not(s, action)

    def choose(self, s: Vzdor, action: Copy | Skip) -> None:
        """The copied action is no longer optional: Emilio has begun his own."""
        if isinstance(action, Copy):
            s.say("log-copied", maquis=self.maquis, other=action.maquis)
            side = s.content.maquis[action.maquis].covert
            assert side.action is not None
            if side.action in PLAIN:
                PLAIN[side.action].do(s, self.maquis, side.count)
            else:
                s.then(AIMED[side.action](self.maquis, side.count, False))


def _why_not_copied(s: Vzdor, maquis: str) -> str | None:
    side = s.content.maquis[maquis].covert
    return "why-copies-itself" if side.action == "copy" else hindrance(s, maquis, side)


AIMED: dict[str, type[Aimed]] = {
    "discard-enemies": aimed.DiscardEnemies,
    "discard-enemy-gain-defence": aimed.DiscardEnemyGainDefence,
    "move-enemy": aimed.MoveEnemy,
    "scout-mission": scouting.ScoutMission,
    "scout-and-discard": scouting.ScoutAndDiscard,
    "take-back": aimed.TakeBackToHand,
    "call-back": aimed.CallBack,
    "discard-maquis-draw": aimed.DiscardMaquisDraw,
    "copy": CopyAction,
}
"""All of `printed.cards.AimedAction`."""
