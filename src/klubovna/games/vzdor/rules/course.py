"""The course of the game: rounds of four phases, until the player stops or one of the three defeats comes."""

from __future__ import annotations

from klubovna.games.vzdor.rules.aftermath import Aftermath
from klubovna.games.vzdor.rules.attack import Attack
from klubovna.games.vzdor.rules.planning import PickMission, Plan
from klubovna.games.vzdor.rules.rest import Rest
from klubovna.games.vzdor.state import PLANNING, Vzdor
from klubovna.kernel.frames import Step


class Round(Step, frozen=True):
    """A round begins: nothing of the last one is left but the cards."""

    def run(self, s: Vzdor) -> None:
        s.round += 1
        s.phase = PLANNING
        s.counted = None
        s.power = s.attack_reveals = s.rest_draw = 0
        s.gained, s.counting = (), ()
        s.say("log-round", round=s.round)
        s.then(Plan(), PickMission(), Attack(), Aftermath(), Rest(), self)
