"""Who looks like the Witch: what anybody can read off the tokens. For bots, and for imagining who she may be."""

from __future__ import annotations

from klubovna.games.kacir.box import HUNTER, SEATS
from klubovna.games.kacir.state import ALL, FAVOURS, SECRETS, WITCHS, Kacir
from klubovna.kernel.messages import Seat

FAVOUR, PILE = 5, 6
"""A favour says as much as so many secrets, for it took visits as well; and a larger pile of secrets says no more."""


def cleared(s: Kacir, eyes: Seat | None) -> tuple[int, ...]:
    """Who can't be the Witch: the dead; and for the Hunter those whose suspect cards he has drawn."""
    return (*s.dead, *s.suspects) if eyes == SEATS[HUNTER] else s.dead


def spared(s: Kacir) -> list[int]:
    """With whom she could have won and did not. The last favour comes with a visit, and that pawn stays until her next
    turn: whoever has enough favours in the Hunter's turn, and no pawn of hers, had them when she could hold the
    ritual."""
    if s.mover != HUNTER:
        return []
    goal, tokens, pawns = s.village.scenario.favours, s.tokens, s.pawns
    return [v for v in ALL if tokens[FAVOURS + v] >= goal and pawns[v] not in WITCHS]


def weights(s: Kacir, out: tuple[int, ...]) -> list[int]:
    """How likely each villager is, compared with the others: 0 for those who are out, and the more the more secrets
    and favours lie there; but what lies on somebody with whom she could have won already is a bluff. Nobody else is
    ever out of the question."""
    tokens, bluffs = s.tokens, spared(s)
    return [
        0 if v in out
        else 1 if v in bluffs
        else (1 + min(tokens[SECRETS + v], PILE) + FAVOUR * tokens[FAVOURS + v]) ** 2
        for v in ALL
    ]  # fmt: skip
