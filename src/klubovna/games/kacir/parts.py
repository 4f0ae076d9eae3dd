"""The pieces of the table, for judgement that is learned: villagers with their tokens, groups, cards in play and in
hand, how far the ritual and the hunt have come, what is pending."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from klubovna.games.kacir.box import HUNTER, SEATS, VILLAGERS, WITCH, Box
from klubovna.games.kacir.box import Village as Settlement
from klubovna.games.kacir.setup import agreed
from klubovna.games.kacir.state import NOBODY, ORDINARY, Kacir, Lying
from klubovna.games.kacir.villagers import Seen, seen, villagers, words_of
from klubovna.kernel.messages import Seat
from klubovna.kernel.parts import Part, Parts

A_PILE = 5
"""Cards of a deck are counted in piles of so many, rounds too."""


class File(Seen, frozen=True):
    """What the Hunter has found out, how many have died for it, and how late it is."""

    bounds = {"evidence": (0, 6)}
    together = seen("evidence", "suspects", "dead", "lacking suspects", "late", "suspects dead")
    evidence: int
    lacking: int
    suspects: int
    dead: int
    late: int


class Moment(Seen, frozen=True):
    """Whose turn it is, with which pawns, what is asked, and of whom."""

    together = seen("mine", "mine ordinary raven hunters", "asked me", "asked me hunters", "asked me ordinary")
    mine: bool
    asked: str
    me: bool
    ordinary: int
    raven: int
    hunters: int


class Purse(Seen, frozen=True):
    bounds = {"influence": (0, 12), "cards": (0, 9)}
    together = seen("mine influence", "mine cards", "mine influence cards", "mine deck")
    mine: bool
    influence: int
    cards: int
    deck: int


class Held(Seen, frozen=True):
    """A card in a hand, and whether it can be paid."""

    together = seen("mine card", "mine payable")
    mine: bool
    card: str
    payable: bool

    def printed(self, content: Box) -> Iterable[str]:
        card = content.cards_by_id[self.card]
        for word in (f"kind={card.kind} {self.payable}", f"cost={card.cost}", *words_of(card.effect)):
            yield f"{self.eyes} {self.mine} {word}"


class InPlay(Seen, frozen=True):
    """A card on the table and at whom it lies. `state`: covered, dazed, in use, or still being played or shown."""

    together = seen("card", "card tokens", "card state", "place")
    card: str
    tokens: int
    place: str
    state: str

    def printed(self, content: Box) -> Iterable[str]:
        card = content.cards_by_id[self.card]
        yield f"{self.eyes} kind={card.kind} {self.state}"
        yield f"{self.eyes} kind={card.kind} tokens={self.tokens} of {card.secrets or card.gloom}"


class Pending(Seen, frozen=True):
    """Something that is still to be done in this turn, whose it is, and where."""

    together = seen("frame mine", "frame mine count", "frame villager")
    frame: str
    mine: bool
    villager: str
    count: int


class Village(Seen, frozen=True):
    together = seen("scenario", "red", "blue")
    scenario: str
    red: str
    blue: str


@lru_cache(maxsize=4096)
def _held(content: Box, eyes: int, mine: bool, influence: int) -> tuple[Held, ...]:
    """By card."""
    return tuple(Held(eyes, mine, id, card.cost <= influence) for id, card in content.cards_by_id.items())


@lru_cache(maxsize=4096)
def _in_play(content: Box, village: Settlement, eyes: int, card: Lying) -> InPlay:
    place = village.ids[card.place] if card.place != NOBODY else ""
    state = "covered" if card.covered else "dazed" if card.dazed else "pawn" if card.pawn else ""
    return InPlay(eyes, content.ids[content.card_of[card.key]], card.tokens, place, state)


def every(s: Kacir, seat: Seat) -> list[Part]:
    eyes = WITCH if seat == SEATS[WITCH] else HUNTER
    found = _table(s, eyes, s.identity, s.suspects)
    for side in (WITCH, HUNTER):
        found += map(_held(s.content, eyes, side == eyes, s.influence[side]).__getitem__, s.hands[side])
    return found


def known(s: Kacir, seat: Seat) -> list[Part]:
    """Of the other hand everybody knows what was shown."""
    eyes = WITCH if seat == SEATS[WITCH] else HUNTER
    found = _table(s, eyes, *((s.identity, ()) if eyes == WITCH else (NOBODY, s.suspects)))
    found += map(_held(s.content, eyes, True, s.influence[eyes]).__getitem__, s.hands[eyes])
    if s.known[1 - eyes]:
        found += map(_held(s.content, eyes, False, s.influence[1 - eyes]).__getitem__, s.known[1 - eyes])
    return found


def _table(s: Kacir, eyes: int, her: int, drawn: tuple[int, ...]) -> list[Part]:
    """All but the hands, if this is all that is known of who is who."""
    village, asked = s.village, s.stack[-1]
    found = villagers(s, eyes, her, drawn)
    lacking = max(0, village.scenario.evidence - s.evidence)
    found += (
        Village(eyes, village.id, *village.factions[:2]),
        File(eyes, s.evidence, lacking, len(s.suspects), len(s.dead), s.turn // (2 * A_PILE)),
        Moment(eyes, s.mover == eyes, type(asked).__name__, getattr(asked, "side", eyes) == eyes, *s.left[ORDINARY:]),
    )
    for side in (WITCH, HUNTER):
        found.append(Purse(eyes, side == eyes, s.influence[side], len(s.hands[side]), len(s.decks[side]) // A_PILE))
    found += [_in_play(s.content, village, eyes, card) for card in s.lying]
    found += [InPlay(eyes, s.content.ids[card], 0, "", "shown") for card in s.limbo]
    for frame in s.stack[2:]:
        place = getattr(frame, "villager", NOBODY)
        whose, count = getattr(frame, "side", s.mover), getattr(frame, "count", 1)
        name = village.ids[place] if 0 <= place < VILLAGERS else ""
        found.append(Pending(eyes, type(frame).__name__, whose == eyes, name, count))
    return found


PARTS = Parts(every=every, known=known, agreed=agreed)
