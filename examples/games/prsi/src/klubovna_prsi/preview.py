"""What is certain to follow from a choice: what a card does to the next player, and how many are held then."""

from __future__ import annotations

from klubovna.kernel.actions import Action
from klubovna.kernel.game import Preview
from klubovna.kernel.messages import Message, Seat
from klubovna_prsi.cards import ACE, NUMBER, OVER, SEVEN, rank_of
from klubovna_prsi.choices import Draw, Play, Take
from klubovna_prsi.rules.course import SEVENS_WORTH, CallingBack
from klubovna_prsi.rules.drawing import in_reach
from klubovna_prsi.state import Prsi


def preview(s: Prsi, seat: Seat, action: Action) -> Preview | None:
    held = len(s.hands[s.seats.index(seat)])
    if isinstance(action, Play):
        return Preview(numbers={f"hand-{seat}": held - 1, "pile": len(s.pile) + 1}, says=_played(s, seat, action))
    more = min(s.penalty, in_reach(s)) if isinstance(action, Take) else int(isinstance(action, Draw))
    return Preview(numbers={f"hand-{seat}": held + more}) if more else None


def _played(s: Prsi, seat: Seat, action: Play) -> list[Message]:
    side, rank, top = s.seats.index(seat), rank_of(NUMBER[action.card]), s.stack[-1]
    after = top.other if isinstance(top, CallingBack) else s.seats[s.next(side)]
    if len(s.hands[side]) == 1 and s.readings.back == "no":
        return [Message("preview-last")]
    if rank == SEVEN:
        return [Message("preview-seven", {"other": after, "count": s.penalty + SEVENS_WORTH})]
    if rank == ACE:
        return [Message("preview-ace", {"other": after})]
    return [Message("preview-over")] if rank == OVER else []
