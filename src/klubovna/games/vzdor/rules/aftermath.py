"""Phase 3, AFTERMATH: civilian losses, the mission, and whether to go on."""

from __future__ import annotations

import random

from klubovna.games.vzdor.choices import EndResistance, GoOn, against
from klubovna.games.vzdor.rules.decks import reinforce
from klubovna.games.vzdor.rules.ending import lose, points, title, win
from klubovna.games.vzdor.state import AFTERMATH, Asked, Vzdor
from klubovna.kernel.frames import Chance, Step
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.odds import Odds, one_of
from klubovna.kernel.tuples import without


class Aftermath(Step, frozen=True):
    """Steps A and B: civilian losses, then the mission."""

    def run(self, s: Vzdor) -> None:
        s.phase = AFTERMATH
        s.say("log-aftermath", dead=s.dead, limit=s.content.rules.defeat.civilians)
        if s.dead >= s.content.rules.defeat.civilians:
            lose(s, "civilians")
        elif s.mission_done:
            s.then(Stop())
            _succeed(s)
        else:
            s.then(Stop())
            _fail(s)


def _leave(s: Vzdor) -> int:
    """The round's mission is settled; its place in the row is empty."""
    place, s.chosen = s.target, None
    s.row[place] = ""
    s.mission_done = s.ignored = False
    s.halved = ()
    return place


def _fail(s: Vzdor) -> None:
    """The mission is turned face down; its place stays empty for the rest of the game."""
    s.failed += (s.mission,)
    s.say("log-mission-failed", mission=s.mission, failed=len(s.failed))
    _leave(s)
    if len(s.failed) >= s.content.rules.defeat.failures:
        lose(s, "failures")


def _succeed(s: Vzdor) -> None:
    """A new mission with a face-down garrison takes the place, while the deck lasts."""
    place = _leave(s)
    era = next((i for i, count in enumerate(s.to_come) if count), None)
    if era is not None:
        s.to_come = _one_less(s.to_come, era)
        s.then(NextMission(era, place))
    else:
        s.say("log-no-more-missions")


def _one_less(counts: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] - 1, *counts[place + 1 :])


class NextMission(Chance, frozen=True):
    """The missions of an era that went back to the box are those that never come."""

    era: int
    place: int

    def sample(self, s: Vzdor, rng: random.Random) -> str:
        era = s.eras[self.era]
        return era[int(rng.random() * len(era))]

    def odds(self, s: Vzdor) -> Odds:
        return one_of(s.eras[self.era])

    def possible(self, s: Vzdor, happening: str) -> bool:
        return happening in s.eras[self.era]

    def happen(self, s: Vzdor, happening: str) -> None:
        s.eras = tuple(without(era, happening) if i == self.era else era for i, era in enumerate(s.eras))
        s.row[self.place] = happening
        come = reinforce(s, self.place, s.content.missions[happening].garrison)
        s.say("log-new-mission", mission=happening, enemies=come)


class Stop(Asked, frozen=True):
    """Step C: end the resistance? It must end when no mission is available."""

    rule = "stop"

    def options(self, s: Vzdor) -> list[GoOn | EndResistance]:
        return [EndResistance()] if _why_not_go_on(s) else [GoOn(), EndResistance()]

    def why_not(self, s: Vzdor, action: GoOn | EndResistance) -> Message | None:
        return against(action, _why_not_go_on(s)) if isinstance(action, GoOn) else None

    def choose(self, s: Vzdor, action: GoOn | EndResistance) -> None:
        if isinstance(action, EndResistance):
            win(s)

    def told(self, s: Vzdor) -> dict[str, Arg]:
        return {"points": points(s), "title": f"title-{title(s).id}"}


def _why_not_go_on(s: Vzdor) -> str | None:
    return None if any(s.row) else "error-no-missions"
