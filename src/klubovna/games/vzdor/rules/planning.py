"""Phase 1, PLANNING: play maquis, then choose the mission."""

from __future__ import annotations

from klubovna.games.vzdor.choices import END_PLANNING, ChooseMission, EndPlanning, Play, against, plays
from klubovna.games.vzdor.rules.decks import TurnUp
from klubovna.games.vzdor.rules.missions import why_not_available
from klubovna.games.vzdor.rules.playing import play, why_not_in_hand
from klubovna.games.vzdor.state import Asked, Vzdor
from klubovna.kernel.messages import Message


class Plan(Asked, frozen=True):
    """Step A: any number of maquis, also none."""

    rule = "planning"

    def options(self, s: Vzdor) -> list[Play | EndPlanning]:
        found: list[Play | EndPlanning] = [play for card in s.maquis_in_hand() for play in plays(card)]
        found.append(END_PLANNING)
        return found

    def why_not(self, s: Vzdor, action: Play | EndPlanning) -> Message | None:
        return against(action, why_not_in_hand(s, action.maquis)) if isinstance(action, Play) else None

    def choose(self, s: Vzdor, action: Play | EndPlanning) -> None:
        if isinstance(action, Play):
            s.then(self)
            play(s, action)


class PickMission(Asked, frozen=True):
    """Step B: one of the available missions; its face-down enemies are turned up."""

    rule = "choose-mission"

    def options(self, s: Vzdor) -> list[ChooseMission]:
        return [ChooseMission(mission) for mission in s.row if mission]

    def why_not(self, s: Vzdor, action: ChooseMission) -> Message | None:
        return against(action, why_not_available(s, action.mission))

    def choose(self, s: Vzdor, action: ChooseMission) -> None:
        s.chosen = s.place_of(action.mission)
        s.say("log-mission-chosen", mission=action.mission)
        s.then(TurnUp(s.chosen))
