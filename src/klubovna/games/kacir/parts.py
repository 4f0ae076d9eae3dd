"""The pieces of the table, for judgement that is learned: villagers with their tokens, groups, cards in play and in
hand, how far the ritual and the hunt have come, what is pending."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from klubovna.games.kacir.box import GROUP, HUNTER, SEATS, VILLAGERS, WITCH, Box
from klubovna.games.kacir.box import Village as Settlement
from klubovna.games.kacir.printed import Effect
from klubovna.games.kacir.rules.ending import needed
from klubovna.games.kacir.setup import agreed
from klubovna.games.kacir.state import (
    CLUES,
    FAVOURS,
    GLOOM,
    HUNTERS,
    NOBODY,
    ORDINARY,
    SECRETS,
    WITCHS,
    Kacir,
    Lying,
)
from klubovna.games.kacir.suspicion import weights
from klubovna.kernel.messages import Seat
from klubovna.kernel.parts import Part, Parts

HER, DEAD, DRAWN, OPEN = "witch", "dead", "drawn", "open"
"""Who a villager is, as far as is known: she, dead, somebody whose suspect card the Hunter holds, or anybody."""
SHARES = 10
"""How sure the Hunter can be, in tenths."""
A_PILE = 5
"""Cards of a deck are counted in piles of so many, rounds too."""
SPANS = tuple((first, first + GROUP) for first in range(0, VILLAGERS, GROUP))


def seen(*fields: str) -> tuple[tuple[str, ...], ...]:
    """Fields that say something together, always with the eyes."""
    return tuple(("eyes", *names.split()) for names in fields)


class Seen(Part, frozen=True):
    """By the Witch or by the Hunter, who want different things of the same villager."""

    alone = False
    eyes: int


class Villager(Seen, frozen=True):
    bounds = {"secrets": (0, 9), "favours": (0, 4), "clues": (0, 6), "gloom": (0, 4)}
    together = seen(
        "role secrets", "role favours", "role clues", "role pawn", "role secrets favours", "role clues pawn",
        "role favours pawn", "villager role", "villager pawn", "villager secrets", "villager clues", "villager gloom",
    )  # fmt: skip
    villager: str
    role: str
    secrets: int
    favours: int
    clues: int
    pawn: int
    gloom: int

    def printed(self, content: Box) -> Iterable[str]:
        side = content.villagers[self.villager]
        face = content.possessed.get(self.villager, side) if self.gloom else side
        yield f"{self.eyes} {self.role} pawn={self.pawn} assets={face.assets}"
        for word in _words(face.witch if self.eyes == WITCH and face.witch else face.ability):
            yield f"{self.eyes} pawn={self.pawn} {word}"


class Group(Seen, frozen=True):
    """Three villagers: how many have no clue yet, how many are barred to the Hunter or taken by him."""

    together = seen("group bare", "bare", "barred", "hers bare", "hers barred", "hers taken", "hers secrets")
    bounds = {"secrets": (0, 9)}
    group: int
    hers: bool
    bare: int
    barred: int
    taken: int
    secrets: int


class Ritual(Seen, frozen=True):
    """How far she is: favours that are missing, secrets there, whose pawn stands there, and whether she is to move."""

    bounds = {"secrets": (0, 9)}
    together = seen("lacking", "lacking secrets", "lacking pawn", "lacking hers", "lacking pawn hers")
    lacking: int
    secrets: int
    pawn: int
    hers: bool


class Hunt(Seen, frozen=True):
    """How far he is: clues that are missing on her, others who have none, and how sure he can be of her."""

    together = seen("missing", "bare", "suspected", "missing bare", "missing bare hers", "suspected missing")
    missing: int
    bare: int
    suspected: int
    hers: bool


class Doubt(Seen, frozen=True):
    """What the Hunter himself can say: how many it may be, how much the likeliest looks like it, and his clues."""

    together = seen("candidates", "likeliest", "candidates likeliest", "bare most")
    candidates: int
    likeliest: int
    bare: int
    most: int


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
        for word in (f"kind={card.kind} {self.payable}", f"cost={card.cost}", *_words(card.effect)):
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


def _words(effects: tuple[Effect, ...]) -> Iterator[str]:
    for effect in effects:
        yield f"does={effect.do}"
        yield f"does={effect.do} {effect.count} {effect.where}{effect.token}{effect.kind}"


@cache
def _held(content: Box, eyes: int, mine: bool, influence: int) -> tuple[Held, ...]:
    """By card."""
    return tuple(Held(eyes, mine, id, card.cost <= influence) for id, card in content.cards_by_id.items())


@cache
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
    found = _villagers(s, eyes, her, drawn)
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


def _villagers(s: Kacir, eyes: int, her: int, drawn: tuple[int, ...]) -> list[Part]:
    tokens, pawns, dead, ids = s.tokens, s.pawns, s.dead, s.village.ids
    roles = [OPEN] * VILLAGERS
    for villager in drawn:
        roles[villager] = DRAWN
    for villager in dead:
        roles[villager] = DEAD
    if her != NOBODY:
        roles[her] = HER
    secrets, favours, clues, gloom = (tokens[kind : kind + VILLAGERS] for kind in (SECRETS, FAVOURS, CLUES, GLOOM))
    found: list[Part] = [*map(Villager, [eyes] * VILLAGERS, ids, roles, secrets, favours, clues, pawns, gloom)]
    barred = [role is DEAD or pawn in WITCHS for role, pawn in zip(roles, pawns, strict=True)]
    bare = [not count and role is not DEAD for role, count in zip(roles, clues, strict=True)]
    for group, (first, end) in enumerate(SPANS):
        taken, piled = pawns[first:end].count(HUNTERS), sum(secrets[first:end])
        found.append(Group(eyes, group, first <= her < end, sum(bare[first:end]), sum(barred[first:end]), taken, piled))
    looks = weights(s, (*dead, *drawn))
    if her == NOBODY:
        sure = SHARES * max(looks) // (sum(looks) or 1)
        found.append(Doubt(eyes, VILLAGERS - looks.count(0), sure, sum(bare), max(clues)))
    else:
        lacking, turn = max(0, s.village.scenario.favours - favours[her]), s.mover == WITCH
        found.append(Ritual(eyes, lacking, secrets[her], pawns[her], turn))
        missing, others = max(0, needed(s) - clues[her]), sum(bare) - (not clues[her])
        found.append(Hunt(eyes, missing, others, SHARES * looks[her] // sum(looks), turn))
    return found


PARTS = Parts(every=every, known=known, agreed=agreed)
