"""Who looks like the Witch: what anybody can read off the tokens. For bots, and for imagining who she may be."""

from __future__ import annotations

from klubovna.games.kacir.box import HUNTER, SEATS, VILLAGERS
from klubovna.games.kacir.state import FAVOURS, SECRETS, Kacir
from klubovna.kernel.messages import Seat

FAVOUR, PILE = 5, 6
"""A favour says as much as so many secrets, for it took visits as well; and a larger pile of secrets says no more."""


def cleared(s: Kacir, eyes: Seat | None) -> tuple[int, ...]:
    """Who can't be the Witch: the dead; and for the Hunter those whose suspect cards he has drawn."""
    return (*s.dead, *s.suspects) if eyes == SEATS[HUNTER] else s.dead


def weights(s: Kacir, out: tuple[int, ...]) -> list[int]:
    """How likely each villager is, compared with the others: 0 for those who are out, and the more the more secrets
    and favours lie there; but what lies on somebody with whom she could have won already is a bluff. Nobody else is
    ever out of the question."""
    tokens, spared = s.tokens, s.spared
    return [
        0 if v in out
        else 1 if v in spared
        else (1 + min(tokens[SECRETS + v], PILE) + FAVOUR * tokens[FAVOURS + v]) ** 2
        for v in range(VILLAGERS)
    ]  # fmt: skip
