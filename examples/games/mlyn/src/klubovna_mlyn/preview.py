"""What is certain to follow from a choice: mills that are closed and opened, and the end."""

from __future__ import annotations

from klubovna.kernel.actions import Action
from klubovna.kernel.game import Preview
from klubovna.kernel.messages import Message, Seat
from klubovna_mlyn.board import NUMBER
from klubovna_mlyn.choices import Move, Place, Remove
from klubovna_mlyn.rules.mills import mills_at
from klubovna_mlyn.state import FEWEST, SEATS, Mlyn


def preview(s: Mlyn, seat: Seat, action: Action) -> Preview | None:
    side = SEATS.index(seat)
    men, says = s.men[side], list[Message]()
    if isinstance(action, Remove):
        left = s.count(1 - side) - 1
        says.append(Message("preview-left", {"other": SEATS[1 - side], "left": left}))
        if left < FEWEST:
            says.append(Message("preview-won"))
        return Preview(numbers={"quiet": 0}, says=says)
    if isinstance(action, Place):
        closed, numbers = mills_at(men | 1 << NUMBER[action.point], NUMBER[action.point]), dict[str, int]()
    elif isinstance(action, Move):
        start, to = NUMBER[action.start], NUMBER[action.to]
        if mills_at(men, start):
            says.append(Message("preview-opened"))
        closed, numbers = mills_at(men ^ (1 << start | 1 << to), to), {"quiet": s.quiet + 1}
    else:
        return None
    if closed:
        says.append(Message("preview-mill"))
    return Preview(numbers=numbers, says=says)
