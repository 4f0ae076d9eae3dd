"""Playing a maquis, in either phase: rulebook "Playing maquis cards and resolving their actions"."""

from __future__ import annotations

from klubovna.games.vzdor.choices import Play
from klubovna.games.vzdor.printed.cards import COVERT, SPY
from klubovna.games.vzdor.rules.actions.offering import offer
from klubovna.games.vzdor.state import Vzdor


def why_not_in_hand(s: Vzdor, maquis: str) -> str | None:
    """The reason against playing this card; `Vzdor.maquis_in_hand` are all against which there is none."""
    if maquis == SPY:
        return "error-spy"
    if maquis not in s.content.maquis:
        return "error-only-maquis"
    return None if maquis in s.hand else "error-not-in-hand"


def play(s: Vzdor, action: Play) -> None:
    """The card goes to its half of the play area, and its action is offered if it belongs to this phase."""
    lay_out(s, action)
    side = s.content.maquis[action.maquis].side(action.side)
    s.say("log-played", maquis=action.maquis, side=action.side, strength=side.strength)
    offer(s, action.maquis, side)


def lay_out(s: Vzdor, action: Play) -> None:
    s.hand.remove(action.maquis)
    (s.covert_play if action.side == COVERT else s.revealed_play).append(action.maquis)
