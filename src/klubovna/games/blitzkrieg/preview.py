"""What a placement does to markers and points, before it is confirmed."""

from __future__ import annotations

from klubovna.games.blitzkrieg.choices import Place, Push
from klubovna.games.blitzkrieg.rules.closing import Settle
from klubovna.games.blitzkrieg.rules.effects import Strategic, push
from klubovna.games.blitzkrieg.rules.placing import lay
from klubovna.games.blitzkrieg.rules.values import effective, stepped, value
from klubovna.games.blitzkrieg.state import Blitzkrieg
from klubovna.kernel.actions import Action
from klubovna.kernel.game import Preview
from klubovna.kernel.messages import Message, Seat

TOLD = {
    "log-campaign": "preview-campaign",
    "log-campaign-bonus": "preview-campaign-bonus",
    "log-campaign-tied": "preview-campaign-tied",
    "log-theatre-won": "preview-theatre-won",
    "log-theatre-closed": "preview-theatre-closed",
}
"""What is said when it happens, and what is said when it would."""


def preview(s: Blitzkrieg, seat: Seat, action: Action) -> Preview | None:
    """The rules themselves are asked, on a copy; luck and further choices stay out of it."""
    after, side = s.clone(), s.side(seat)
    after.stack, after.log = [], []
    if isinstance(action, Place):
        says = _placed(after, seat, side, action)
    elif isinstance(action, Push):
        steps = s.stack[-1].steps if isinstance(s.stack[-1], Strategic) else 0
        push(after, side, s.board.theatre_number[action.theatre], steps)
        says = []
    else:
        return None
    says += [Message(TOLD[told.id], told.args) for told in after.log if told.id in TOLD]
    return Preview(numbers=_changes(s, after), says=says)


def _placed(s: Blitzkrieg, seat: Seat, side: int, action: Place) -> list[Message]:
    kind, space = s.content.number[action.token], s.board.space_number[action.space]
    counts_as, spot = effective(s, side, kind), s.board.spots[space]
    steps = value(s, side, counts_as, space)
    lay(s, side, kind, counts_as, space)
    ability = s.kind(counts_as).ability
    says = [Message("preview-spy", {"token": s.content.ids[counts_as]})] if kind != counts_as else []
    for _ in range({"strike": 0, "commander": 2}.get(str(ability), 1) if spot.effect else 0):
        says.append(Message("preview-effect", {"effect": f"effect-{spot.effect}", "count": spot.count}))
        if spot.effect == "tactical":
            ground = s.ground(spot.theatre)
            s.markers[spot.theatre] = stepped(s.markers[spot.theatre], side, spot.count, ground.last)
        elif spot.effect == "propaganda":
            s.points[side] += spot.count
    if ability in ("bombing", "rapid", "atomic", "strike"):
        says.append(Message("preview-ability", {"ability": f"ability-{ability}"}))
    Settle(seat, space, counts_as, steps).run(s)
    return says


def _changes(before: Blitzkrieg, after: Blitzkrieg) -> dict[str, int]:
    seats, theatres = before.seats, before.board.theatres
    numbers = {f"points-{seats[i]}": after.points[i] for i in (0, 1) if after.points[i] != before.points[i]}
    moved = [i for i, marker in enumerate(after.markers) if marker != before.markers[i]]
    return numbers | {f"marker-{theatres[i].id}": after.markers[i] for i in moved}
