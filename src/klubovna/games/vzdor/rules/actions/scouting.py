"""Actions that turn enemies face up: a whole mission, or one or two of its enemies."""

from __future__ import annotations

from klubovna.games.vzdor.choices import Discard, Enough, Scout, Skip, TurnEnemy, against
from klubovna.games.vzdor.rules.actions.aimed import Aimed
from klubovna.games.vzdor.rules.decks import DiscardFoe, TurnUp
from klubovna.games.vzdor.rules.missions import has_face_down, why_not_hidden
from klubovna.games.vzdor.state import Asked, Vzdor, distinct
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Arg, Message


class ScoutMission(Aimed, frozen=True):
    """Adolfo, Manuel, Paquita; and the mountain pass."""

    missing = "why-nobody-face-down"

    def targets(self, s: Vzdor) -> list[Scout]:
        return [Scout(s.row[place]) for place in s.others() if has_face_down(s, place)]

    def why_not(self, s: Vzdor, action: Action) -> Message | None:
        if isinstance(action, Scout):
            return against(action, why_not_hidden(s, action.mission))
        return super().why_not(s, action)

    def choose(self, s: Vzdor, action: Scout | Skip) -> None:
        if isinstance(action, Scout):
            s.then(TurnUp(s.place_of(action.mission)))


class ScoutAndDiscard(Aimed, frozen=True):
    """Domingo, Pilar: one or two face-down enemies of one mission. How many is settled before any is turned up (house);
    with the option `scouting = "one-by-one"` the first one is seen before."""

    missing = "why-nobody-face-down"

    def targets(self, s: Vzdor) -> list[TurnEnemy]:
        return [TurnEnemy(s.row[place], word) for place in s.others() for word in _face_down(s, place)]

    def why_not(self, s: Vzdor, action: Action) -> Message | None:
        if isinstance(action, TurnEnemy):
            return against(action, why_not_hidden(s, action.mission) or _why_not_turn(s, action))
        return super().why_not(s, action)

    def choose(self, s: Vzdor, action: TurnEnemy | Skip) -> None:
        if isinstance(action, TurnEnemy):
            place = s.place_of(action.mission)
            first = s.position_of(place, action.enemy)
            if s.scouting == "one-by-one":
                s.then(TurnUp(place, (first,)), ScoutSecond(place, first))
            else:
                s.then(ScoutSecond(place, first))


class ScoutSecond(Asked, frozen=True):
    """Another one of the same mission, or enough?"""

    rule = "ruling-scouting"
    place: int
    first: int

    def options(self, s: Vzdor) -> list[TurnEnemy | Enough]:
        mission = s.row[self.place]
        return [*(TurnEnemy(mission, word) for word in _face_down(s, self.place, self.first)), Enough()]

    def why_not(self, s: Vzdor, action: TurnEnemy | Enough) -> Message | None:
        if isinstance(action, Enough):
            return None
        if action.mission != s.row[self.place]:
            return Message("error-same-mission", {"mission": s.row[self.place]})
        return against(action, _why_not_turn(s, action, self.first))

    def choose(self, s: Vzdor, action: TurnEnemy | Enough) -> None:
        positions: tuple[int, ...] = (self.first,)
        if isinstance(action, TurnEnemy):
            garrison = s.garrisons[self.place]
            second = (i for i, foe in enumerate(garrison) if i != self.first and foe.word == action.enemy)
            positions = (self.first, next(second))
        s.then(TurnUp(self.place, positions), DiscardScouted(self.place, positions))

    def told(self, s: Vzdor) -> dict[str, Arg]:
        return {"mission": s.row[self.place]}


class DiscardScouted(Asked, frozen=True):
    """One of those just turned up."""

    rule = "actions"
    place: int
    positions: tuple[int, ...]

    def options(self, s: Vzdor) -> list[Discard]:
        return [Discard(card) for card in distinct([s.garrisons[self.place][i].card for i in self.positions])]

    def choose(self, s: Vzdor, action: Discard) -> None:
        position = next(i for i in self.positions if s.garrisons[self.place][i].card == action.enemy)
        s.then(DiscardFoe(self.place, position))

    def told(self, s: Vzdor) -> dict[str, Arg]:
        return {"mission": s.row[self.place]}


def _face_down(s: Vzdor, place: int, but: int | None = None) -> list[str]:
    return distinct([foe.word for i, foe in enumerate(s.garrisons[place]) if not foe.up and i != but])


def _why_not_turn(s: Vzdor, action: TurnEnemy, but: int | None = None) -> str | None:
    there = _face_down(s, s.place_of(action.mission), but)
    return None if action.enemy in there else "error-not-face-down"
