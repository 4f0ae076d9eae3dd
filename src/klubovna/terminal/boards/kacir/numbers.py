"""What the plain numbers on the table mean."""

from __future__ import annotations

from klubovna.games.kacir.view import KacirView
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Number, number


def numbers(view: KacirView, texts: Texts) -> list[Number]:
    """The round, what both sides can pay and place, and how near each of the four ways to win is."""
    found = [number("round", texts, "kacir-number-round", round=view.round, rounds=view.rounds)]
    for n, side in enumerate(view.sides):
        found.append(number(f"influence-{n}", texts, "kacir-number-influence", seat=side.seat, count=side.influence))
        pawns = side.pawns + side.familiar
        found.append(number(f"pawns-{n}", texts, "kacir-number-pawns", seat=side.seat, count=pawns))
    drawn, wanted = view.suspect_count, view.suspects_needed
    return [
        *found,
        number("evidence", texts, "kacir-number-evidence", count=view.evidence, needed=view.evidence_needed),
        number("evidence-2", texts, "kacir-number-suspects", count=drawn, needed=wanted),
        number("ritual-favours", texts, "kacir-number-favours", count=view.favours_needed),
        number("ritual-favours-2", texts, "kacir-number-dead", count=view.innocents, needed=view.innocents_needed),
        number("deed:eliminate", texts, "kacir-number-clues", count=view.clues_needed_sum),
    ]
