"""Who the Witch secretly is decides what she wants: as another villager she would play otherwise."""

from __future__ import annotations

from klubovna.games.kacir.box import SEATS, WITCH
from klubovna.games.kacir.state import NOBODY, Kacir
from klubovna.games.kacir.suspicion import cleared, weights
from klubovna.kernel.game import Motive
from klubovna.kernel.messages import Seat


def of(s: Kacir, seat: Seat) -> int | None:
    return s.identity if seat == SEATS[WITCH] and s.identity != NOBODY else None


def among(s: Kacir, seat: Seat, eyes: Seat) -> dict[int, float]:
    """Everybody who is not cleared, as likely as it looks. The Hunter knows more than those who only watch."""
    return {villager: weight for villager, weight in enumerate(weights(s, cleared(s, eyes))) if weight}


def give(s: Kacir, seat: Seat, villager: int) -> None:
    s.identity = villager


MOTIVE = Motive(of, among, give)
