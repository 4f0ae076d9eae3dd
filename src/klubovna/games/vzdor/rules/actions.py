"""The actions of the maquis: rulebook "Playing maquis cards and resolving their actions".

An action is voluntary, belongs to the phase its card is played in, and is carried out in full or not at all. Plain
actions are used or skipped; aimed ones ask for their target straight away, with skipping among the choices.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from klubovna.games.vzdor.choices import (
    SKIP,
    Copy,
    Discard,
    Enough,
    GiveUp,
    Move,
    Scout,
    SendTo,
    Skip,
    TakeBack,
    TurnEnemy,
    Use,
)
from klubovna.games.vzdor.printed.cards import SPY, Side
from klubovna.games.vzdor.rules import sifting
from klubovna.games.vzdor.rules.decks import DiscardFoe, Take, TurnUp, discard_from_hand, left_to_draw, remove_spy
from klubovna.games.vzdor.rules.power import defence
from klubovna.games.vzdor.state import Choice, Foe, Vzdor, distinct, without
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Message

MARKED = "counter-guerrilla"


def perform(s: Vzdor, maquis: str, side: Side, *, optional: bool) -> None:
    """Offer the action if it can be carried out now; when it is copied it is no longer optional."""
    if side.action is None or not can_perform(s, maquis, side):
        return
    if side.action in AIMED:
        s.then(AIMED[side.action](maquis, side.count, optional))
    elif optional:
        s.then(UseAction(maquis, side.action, side.count))
    else:
        PLAIN[side.action][1](s, side.count)


def can_perform(s: Vzdor, maquis: str, side: Side) -> bool:
    if side.action is None or s.phase not in side.phase:
        return False
    if side.action in AIMED:
        return AIMED[side.action](maquis, side.count, True).feasible(s)
    return PLAIN[side.action][0](s)


class UseAction(Choice, frozen=True):
    """Use it or not: "actions are voluntary"."""

    rule = "actions"
    maquis: str
    action: str
    count: int

    def options(self, s: Vzdor) -> list[Action]:
        return [Use(), SKIP]

    def choose(self, s: Vzdor, action: Action) -> None:
        if isinstance(action, Use):
            PLAIN[self.action][1](s, self.count)

    def prompt(self, s: Vzdor) -> Message:
        return Message(f"ask-use-{self.action}", {"maquis": self.maquis, "count": self.count})


class Aimed(Choice, frozen=True):
    """An action with a target."""

    rule = "actions"
    maquis: str
    count: int
    optional: bool

    def targets(self, s: Vzdor) -> list[Action]:
        raise NotImplementedError

    def feasible(self, s: Vzdor) -> bool:
        return bool(self.targets(s))

    def options(self, s: Vzdor) -> list[Action]:
        return [*self.targets(s), SKIP] if self.optional else self.targets(s)

    def choose(self, s: Vzdor, action: Action) -> None:
        if not isinstance(action, Skip):
            self.aim(s, action)

    def aim(self, s: Vzdor, action: Any) -> None:
        raise NotImplementedError

    def prompt(self, s: Vzdor) -> Message:
        return Message(f"ask-{self.__struct_config__.tag}", {"maquis": self.maquis, "count": self.count})


class DiscardEnemies(Aimed, frozen=True):
    """Adolfo, Anastasio, Emilio, Paquita. Two enemies only where there are two (house, rulings 9)."""

    def targets(self, s: Vzdor) -> list[Action]:
        return [Discard(card) for card in s.words_at(s.target)]

    def feasible(self, s: Vzdor) -> bool:
        return len(s.garrison) >= self.count

    def aim(self, s: Vzdor, action: Any) -> None:
        first = DiscardFoe(s.target, s.position_of(s.target, action.enemy))
        s.then(*([first] if self.count == 1 else [first, DiscardEnemies(self.maquis, self.count - 1, False)]))


class DiscardEnemyGainDefence(Aimed, frozen=True):
    """Consuelo gains the defence as it is at that moment, for good (house, rulings 2)."""

    def targets(self, s: Vzdor) -> list[Action]:
        return [Discard(card) for card in s.words_at(s.target)]

    def aim(self, s: Vzdor, action: Any) -> None:
        position = s.position_of(s.target, action.enemy)
        gain = defence(s, s.garrison[position])
        s.gained += gain
        s.say("log-gained", maquis=self.maquis, power=gain)
        s.then(DiscardFoe(s.target, position))


class MoveEnemy(Aimed, frozen=True):
    """Adela: first who, then where to. The enemy stays face up (house, rulings 7)."""

    def targets(self, s: Vzdor) -> list[Action]:
        return [Move(card) for card in s.words_at(s.target)] if s.others() else []

    def aim(self, s: Vzdor, action: Any) -> None:
        s.then(MoveTo(action.enemy))


class MoveTo(Choice, frozen=True):
    rule = "actions"
    enemy: str

    def options(self, s: Vzdor) -> list[Action]:
        return [SendTo(s.row[place]) for place in s.others()]

    def choose(self, s: Vzdor, action: SendTo) -> None:
        foe = s.garrison[s.position_of(s.target, self.enemy)]
        s.garrisons[s.target] = without(s.garrison, foe)
        s.garrisons[s.place_of(action.mission)] += (Foe(foe.card, up=True),)
        s.say("log-moved", enemy=self.enemy, mission=action.mission)


class ScoutMission(Aimed, frozen=True):
    """Adolfo, Manuel, Paquita; and the mountain pass."""

    def targets(self, s: Vzdor) -> list[Action]:
        return [Scout(s.row[place]) for place in s.others() if any(not foe.up for foe in s.garrisons[place])]

    def aim(self, s: Vzdor, action: Any) -> None:
        s.then(TurnUp(s.place_of(action.mission)))


class ScoutAndDiscard(Aimed, frozen=True):
    """Domingo, Pilar: one or two face-down enemies of one mission, chosen before any is turned up."""

    def targets(self, s: Vzdor) -> list[Action]:
        return [TurnEnemy(s.row[place], word) for place in s.others() for word in _face_down(s, place)]

    def aim(self, s: Vzdor, action: Any) -> None:
        place = s.place_of(action.mission)
        s.then(ScoutSecond(place, s.position_of(place, action.enemy)))


class ScoutSecond(Choice, frozen=True):
    rule = "actions"
    place: int
    first: int

    def options(self, s: Vzdor) -> list[Action]:
        mission = s.row[self.place]
        return [*(TurnEnemy(mission, word) for word in _face_down(s, self.place, self.first)), Enough()]

    def choose(self, s: Vzdor, action: Action) -> None:
        positions: tuple[int, ...] = (self.first,)
        if isinstance(action, TurnEnemy):
            garrison = s.garrisons[self.place]
            second = (i for i, foe in enumerate(garrison) if i != self.first and foe.word == action.enemy)
            positions = (self.first, next(second))
        s.then(TurnUp(self.place, positions), DiscardScouted(self.place, positions))

    def prompt(self, s: Vzdor) -> Message:
        return Message("ask-scout-second", {"mission": s.row[self.place]})


class DiscardScouted(Choice, frozen=True):
    rule = "actions"
    place: int
    positions: tuple[int, ...]

    def options(self, s: Vzdor) -> list[Action]:
        return [Discard(c) for c in distinct([s.garrisons[self.place][i].card for i in self.positions])]

    def choose(self, s: Vzdor, action: Discard) -> None:
        position = next(i for i in self.positions if s.garrisons[self.place][i].card == action.enemy)
        s.then(DiscardFoe(self.place, position))

    def prompt(self, s: Vzdor) -> Message:
        return Message("ask-discard-scouted", {"mission": s.row[self.place]})


class TakeBackToHand(Aimed, frozen=True):
    """Celia: any card of the revealed pile; it is played this round like the rest of the hand."""

    def targets(self, s: Vzdor) -> list[Action]:
        return [TakeBack(card) for card in s.revealed_pile]

    def aim(self, s: Vzdor, action: Any) -> None:
        s.revealed_pile = without(s.revealed_pile, action.maquis)
        s.hand.append(action.maquis)
        s.say("log-taken-back", maquis=action.maquis)


class CallBack(Aimed, frozen=True):
    """Juana: a card of the revealed pile on top of the covert deck."""

    def targets(self, s: Vzdor) -> list[Action]:
        return [TakeBack(card) for card in s.revealed_pile]

    def aim(self, s: Vzdor, action: Any) -> None:
        s.revealed_pile = without(s.revealed_pile, action.maquis)
        s.covert.top += (action.maquis,)
        s.say("log-called-back", maquis=action.maquis)


class DiscardMaquisDraw(Aimed, frozen=True):
    """Jacinto: not without a maquis in hand to discard (the rulebook's own example)."""

    def targets(self, s: Vzdor) -> list[Action]:
        return [GiveUp(card) for card in s.maquis_in_hand()]

    def aim(self, s: Vzdor, action: Any) -> None:
        discard_from_hand(s, action.maquis)
        s.then(Take("covert", "hand", self.count))


class CopyAction(Aimed, frozen=True):
    """Emilio copies the covert action of a covert maquis in play that could be carried out now (house, rulings 11)."""

    def targets(self, s: Vzdor) -> list[Action]:
        sides = {card: s.content.maquis[card].covert for card in s.covert_play}
        return [Copy(card) for card, side in sides.items() if side.action != "copy" and can_perform(s, card, side)]

    def aim(self, s: Vzdor, action: Any) -> None:
        s.say("log-copied", maquis=self.maquis, other=action.maquis)
        perform(s, self.maquis, s.content.maquis[action.maquis].covert, optional=False)


def _face_down(s: Vzdor, place: int, but: int = -1) -> list[str]:
    return distinct([foe.word for i, foe in enumerate(s.garrisons[place]) if not foe.up and i != but])


def _marked_present(s: Vzdor) -> bool:
    return any(s.content.enemies[foe.card].type == MARKED for foe in s.garrison)


def _discard_marked(s: Vzdor, _: int) -> None:
    places = [i for i, foe in enumerate(s.garrison) if s.content.enemies[foe.card].type == MARKED]
    s.then(*(DiscardFoe(s.target, i) for i in reversed(places)))


def _weaken(s: Vzdor, _: int) -> None:
    """Benigno: every enemy at 2 or more, counting Engineers, who came first (FAQ)."""
    weak = (foe if defence(s, foe) < 2 else Foe(foe.card, foe.up, weak=True) for foe in s.garrison)
    s.garrisons[s.target] = tuple(weak)
    s.say("log-weakened")


def _spy_in_hand(s: Vzdor) -> bool:
    return SPY in s.hand


def _discard_spy_draw(s: Vzdor, count: int) -> None:
    discard_from_hand(s, SPY)
    s.then(Take("covert", "hand", count))


def _ignore_mission(s: Vzdor, _: int) -> None:
    s.ignored = True
    s.say("log-ignored")


def _halve_mission(s: Vzdor, _: int) -> None:
    s.halved += 1
    s.say("log-halved")


def _counts(action: str) -> Callable[[Vzdor, int], None]:
    def count(s: Vzdor, _: int) -> None:
        s.counting += (action,)
        s.say(f"log-{action}")

    return count


def _always(s: Vzdor) -> bool:
    return True


def _can_look(name: sifting.DeckName) -> Callable[[Vzdor], bool]:
    return lambda s: left_to_draw(s, name) > 0


def _look(after: Step | Choice, name: sifting.DeckName) -> Callable[[Vzdor, int], None]:
    return lambda s, _: s.then(Take(name, "looked", s.content.rules.setup.looked), after)


PLAIN: dict[str, tuple[Callable[[Vzdor], bool], Callable[[Vzdor, int], None]]] = {
    "attack-per-revealed": (_always, _counts("attack-per-revealed")),
    "attack-per-civilian": (_always, _counts("attack-per-civilian")),
    "attack-per-other-maquis": (_always, _counts("attack-per-other-maquis")),
    "discard-counter-guerrillas": (_marked_present, _discard_marked),
    "weaken": (lambda s: any(defence(s, foe) >= 2 for foe in s.garrison), _weaken),
    "halve-mission": (_always, _halve_mission),
    "ignore-mission": (_always, _ignore_mission),
    "draw": (_can_look("covert"), lambda s, count: s.then(Take("covert", "hand", count))),
    "draw-recruit": (_can_look("recruits"), lambda s, count: s.then(Take("recruits", "hand", count))),
    "discard-spy-draw": (_spy_in_hand, _discard_spy_draw),
    "remove-spy": (_spy_in_hand, lambda s, _: remove_spy(s)),
    "sift-covert": (_can_look("covert"), _look(sifting.Sift("covert"), "covert")),
    "sift-enemies": (_can_look("enemies"), _look(sifting.Sift("enemies"), "enemies")),
    "sift-recruits": (_can_look("recruits"), _look(sifting.Sift("recruits"), "recruits")),
    "enlist": (_can_look("recruits"), _look(sifting.EnlistOne(), "recruits")),
}
"""Actions without a target: when they can be carried out, and what they do."""

AIMED: dict[str, type[Aimed]] = {
    "discard-enemies": DiscardEnemies,
    "discard-enemy-gain-defence": DiscardEnemyGainDefence,
    "move-enemy": MoveEnemy,
    "scout-mission": ScoutMission,
    "scout-and-discard": ScoutAndDiscard,
    "take-back": TakeBackToHand,
    "call-back": CallBack,
    "discard-maquis-draw": DiscardMaquisDraw,
    "copy": CopyAction,
}
"""Actions with a target."""
