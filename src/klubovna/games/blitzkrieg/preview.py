"""What a placement does to markers and points, before it is confirmed."""

from __future__ import annotations

from klubovna.games.blitzkrieg.choices import Place, Push
from klubovna.games.blitzkrieg.printed.board import Spot
from klubovna.games.blitzkrieg.rules.advantages import Strategic, others, push, tactical
from klubovna.games.blitzkrieg.rules.closing import Settle
from klubovna.games.blitzkrieg.rules.effects import lost
from klubovna.games.blitzkrieg.rules.placing import lay
from klubovna.games.blitzkrieg.rules.values import effective, value
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
    token, steps = s.kind(counts_as), value(s, side, counts_as, space)
    lay(s, side, kind, counts_as, space)
    says = [Message("preview-spy", {"token": token.id})] if kind != counts_as else []
    says += [_effect(s, seat, side, space, spot) for _ in range(token.power.uses if spot.effect else 0)]
    Settle(seat, space, counts_as, steps).run(s)
    if token.power.told:
        says += _ability(s, side, counts_as, spot)
    return says


def _effect(s: Blitzkrieg, seat: Seat, side: int, space: int, spot: Spot) -> Message:
    """An effect that would be lost is not promised."""
    effect = f"effect-{spot.effect}"
    if reason := lost(s, side, space):
        return Message("preview-lost", {"effect": effect, "reason": f"lost-{reason}"})
    if spot.effect == "tactical":
        tactical(s, seat, side, spot)
    elif spot.effect == "propaganda":
        s.points[side] += spot.count
    return Message("preview-effect", {"effect": effect, "count": spot.count})


def _ability(s: Blitzkrieg, side: int, counts_as: int, spot: Spot) -> list[Message]:
    """What the token does besides, as it is once the marker has moved."""
    token = s.kind(counts_as)
    ability, power = f"ability-{token.ability}", token.power
    if power.back and not others(s, spot.theatre):
        return []
    reason = ""
    if power.bombs and len(s.reserves[1 - side]) <= (spot.effect == "bombing"):
        reason = "reserve"
    elif power.again and not s.open[spot.theatre]:
        reason = "closed"
    elif power.again and len(s.reserves[side]) == 1:
        reason = "no-token"
    if reason:
        return [Message("preview-lost", {"effect": ability, "reason": f"lost-{reason}"})]
    return [Message("preview-ability", {"ability": ability})]


def _changes(before: Blitzkrieg, after: Blitzkrieg) -> dict[str, int]:
    seats, theatres = before.seats, before.board.theatres
    numbers = {f"points-{seats[i]}": after.points[i] for i in (0, 1) if after.points[i] != before.points[i]}
    closed = [won for won in after.won if won not in before.won]
    numbers |= {f"campaign-{theatres[theatre].id}-{row + 1}": row + 1 for theatre, row, _ in closed}
    moved = [i for i, marker in enumerate(after.markers) if marker != before.markers[i]]
    return numbers | {f"marker-{theatres[i].id}": after.markers[i] for i in moved}
