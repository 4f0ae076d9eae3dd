"""Actions with a target: the enemies at the mission under attack, cards in hand, cards of the revealed pile."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from klubovna.games.vzdor.choices import SKIP, Discard, GiveUp, Move, SendTo, Skip, TakeBack, against
from klubovna.games.vzdor.rules.decks import DiscardFoe, Take, discard_from_hand
from klubovna.games.vzdor.rules.missions import why_not_elsewhere
from klubovna.games.vzdor.rules.power import attack, enemy_defence
from klubovna.games.vzdor.state import Asked, Foe, Gain, Vzdor
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.tuples import without


class Aimed(Asked, frozen=True):
    """An action with a target. Once it is begun – a second target, an action that is copied – there is no way out."""

    rule = "actions"
    missing: ClassVar[str]
    """What is missing where there is no target, as the name of the reason."""
    maquis: str
    count: int
    optional: bool

    def targets(self, s: Vzdor) -> Sequence[Action]:
        raise NotImplementedError

    def hindrance(self, s: Vzdor) -> str | None:
        """Why the action can't be carried out in full now, as the name of the reason."""
        return None if self.targets(s) else self.missing

    def options(self, s: Vzdor) -> list[Action]:
        return [*self.targets(s), SKIP] if self.optional else [*self.targets(s)]

    def why_not(self, s: Vzdor, action: Action) -> Message | None:
        if isinstance(action, Skip):
            return None if self.optional else Message("error-in-full")
        return super().why_not(s, action)

    def told(self, s: Vzdor) -> dict[str, Arg]:
        return {"maquis": self.maquis, "count": self.count}


class DiscardEnemies(Aimed, frozen=True):
    """Adolfo, Anastasio, Emilio, Paquita. Two enemies only where there are two (house)."""

    missing = "why-nobody-here"

    def targets(self, s: Vzdor) -> list[Discard]:
        return [Discard(word) for word in s.words_at(s.target)]

    def hindrance(self, s: Vzdor) -> str | None:
        if not s.garrison:
            return self.missing
        return "why-too-few-here" if len(s.garrison) < self.count else None

    def choose(self, s: Vzdor, action: Discard | Skip) -> None:
        if isinstance(action, Discard):
            if self.count > 1:
                s.then(DiscardEnemies(self.maquis, self.count - 1, False))
            s.then(DiscardFoe(s.target, s.position_of(s.target, action.enemy)))


class DiscardEnemyGainDefence(Aimed, frozen=True):
    """Consuelo gains the defence as it is at that moment, for good (house)."""

    missing = "why-nobody-here"

    def targets(self, s: Vzdor) -> list[Discard]:
        return [Discard(word) for word in s.words_at(s.target)]

    def choose(self, s: Vzdor, action: Discard | Skip) -> None:
        if isinstance(action, Discard):
            position = s.position_of(s.target, action.enemy)
            gain = enemy_defence(s, s.garrison[position])
            s.gained += (Gain(self.maquis, gain.total),)
            s.say("log-gained", maquis=self.maquis, gain=gain, power=partial(attack, s))
            s.then(DiscardFoe(s.target, position))


class MoveEnemy(Aimed, frozen=True):
    """Adela: first who, then where to. The enemy stays face up (house)."""

    missing = "why-nobody-here"

    def targets(self, s: Vzdor) -> list[Move]:
        return [Move(word) for word in s.words_at(s.target)]

    def hindrance(self, s: Vzdor) -> str | None:
        return super().hindrance(s) if s.others() else "why-no-other-mission"

    def choose(self, s: Vzdor, action: Move | Skip) -> None:
        if isinstance(action, Move):
            s.then(MoveTo(action.enemy))


class MoveTo(Asked, frozen=True):
    rule = "actions"
    enemy: str

    def options(self, s: Vzdor) -> list[SendTo]:
        return [SendTo(s.row[place]) for place in s.others()]

    def why_not(self, s: Vzdor, action: SendTo) -> Message | None:
        return against(action, why_not_elsewhere(s, action.mission))

    def choose(self, s: Vzdor, action: SendTo) -> None:
        foe = s.garrison[s.position_of(s.target, self.enemy)]
        s.garrisons[s.target] = without(s.garrison, foe)
        s.garrisons[s.place_of(action.mission)] += (Foe(foe.card, up=True),)
        s.say("log-moved", enemy=self.enemy, mission=action.mission)

    def told(self, s: Vzdor) -> dict[str, Arg]:
        return {"enemy": self.enemy}


class TakeBackToHand(Aimed, frozen=True):
    """Celia: any card of the revealed pile; it is played this round like the rest of the hand."""

    missing = "why-empty-pile"

    def targets(self, s: Vzdor) -> list[TakeBack]:
        return [TakeBack(card) for card in s.revealed_pile]

    def choose(self, s: Vzdor, action: TakeBack | Skip) -> None:
        if isinstance(action, TakeBack):
            s.revealed_pile = without(s.revealed_pile, action.maquis)
            s.hand.append(action.maquis)
            s.say("log-taken-back", maquis=action.maquis)


class CallBack(Aimed, frozen=True):
    """Juana: a card of the revealed pile on top of the covert deck."""

    missing = "why-empty-pile"

    def targets(self, s: Vzdor) -> list[TakeBack]:
        return [TakeBack(card) for card in s.revealed_pile]

    def choose(self, s: Vzdor, action: TakeBack | Skip) -> None:
        if isinstance(action, TakeBack):
            s.revealed_pile = without(s.revealed_pile, action.maquis)
            s.covert.top += (action.maquis,)
            s.say("log-called-back", maquis=action.maquis)


class DiscardMaquisDraw(Aimed, frozen=True):
    """Jacinto: not without a maquis in hand to discard (the rulebook's own example)."""

    missing = "why-no-maquis"

    def targets(self, s: Vzdor) -> list[GiveUp]:
        return [GiveUp(card) for card in s.maquis_in_hand()]

    def choose(self, s: Vzdor, action: GiveUp | Skip) -> None:
        if isinstance(action, GiveUp):
            discard_from_hand(s, action.maquis)
            s.then(Take("covert", "hand", self.count))
