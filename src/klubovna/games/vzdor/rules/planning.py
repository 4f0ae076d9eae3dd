"""Phase 1, PLANNING: play maquis, then choose the mission. Also how a maquis is played in either phase."""

from __future__ import annotations

from klubovna.games.vzdor.choices import ChooseMission, EndPlanning, Play, plays
from klubovna.games.vzdor.printed.cards import COVERT
from klubovna.games.vzdor.rules.actions import perform
from klubovna.games.vzdor.rules.decks import TurnUp
from klubovna.games.vzdor.state import Choice, Vzdor
from klubovna.kernel.actions import Action


class Plan(Choice, frozen=True):
    """Planning, step A: any number of maquis, also none."""

    rule = "planning"

    def options(self, s: Vzdor) -> list[Action]:
        return [*(play for card in s.maquis_in_hand() for play in plays(card)), EndPlanning()]

    def choose(self, s: Vzdor, action: Action) -> None:
        if isinstance(action, Play):
            s.then(self)
            play(s, action)


def play(s: Vzdor, action: Play) -> None:
    """The card goes to its half of the play area, and its action is offered if it belongs to this phase."""
    s.hand.remove(action.maquis)
    (s.covert_play if action.side == COVERT else s.revealed_play).append(action.maquis)
    s.say("log-played", maquis=action.maquis, side=action.side)
    perform(s, action.maquis, s.content.maquis[action.maquis].side(action.side), optional=True)


class PickMission(Choice, frozen=True):
    """Planning, step B: one of the available missions; its face-down enemies are turned up."""

    rule = "choose-mission"

    def options(self, s: Vzdor) -> list[Action]:
        return [ChooseMission(mission) for mission in s.row if mission]

    def choose(self, s: Vzdor, action: ChooseMission) -> None:
        s.chosen = s.place_of(action.mission)
        s.say("log-mission-chosen", mission=action.mission)
        s.then(TurnUp(s.target))
