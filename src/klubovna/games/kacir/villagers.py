"""The villagers in small pieces, for judgement that is learned: with their tokens and pawns, by groups; how far the
ritual and the hunt have come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from klubovna.games.kacir.box import GROUP, VILLAGERS, WITCH, Box
from klubovna.games.kacir.printed.effects import Effect
from klubovna.games.kacir.rules.ending import needed
from klubovna.games.kacir.state import CLUES, FAVOURS, GLOOM, HUNTERS, NOBODY, ORDINARY, RAVEN, SECRETS, Kacir
from klubovna.games.kacir.suspicion import weights
from klubovna.kernel.parts import Part

HER, DEAD, DRAWN, OPEN = "witch", "dead", "drawn", "open"
"""Who a villager is, as far as is known: she, dead, somebody whose suspect card the Hunter holds, or anybody."""
SHARES = 10
"""How sure the Hunter can be, in tenths."""
SPANS = tuple((first, first + GROUP) for first in range(0, VILLAGERS, GROUP))


def seen(*fields: str) -> tuple[tuple[str, ...], ...]:
    """Fields that say something together, always with the eyes."""
    return tuple(("eyes", *names.split()) for names in fields)


class Seen(Part, frozen=True):
    """By the Witch or by the Hunter, who want different things of the same villager."""

    alone = False
    eyes: int


LEARNED = {
    "offer-deck-or-gain": "top-card", "offer-deck": "top-two", "offer-hand": "two-cards", "discard-or-draw": "overhear",
    "lose-or-draw": "toll", "opponent-gloom-or-draw": "alarm", "lift-any-each-secret": "feast",
}  # fmt: skip
"""How nets know these, which have learned from effects that were told in narrower words."""


def words_of(effects: tuple[Effect, ...]) -> Iterator[str]:
    for effect in effects:
        word = LEARNED.get(effect.name)
        if word is None:
            word, told = effect.do, f"{effect.count} {effect.where}{effect.token}{effect.kind}"
        else:
            told = f"{1 if effect.do == 'offer' else effect.choice or effect.count} "
        yield f"does={word}"
        yield f"does={word} {told}"


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
        for word in words_of(face.witch if self.eyes == WITCH and face.witch else face.ability):
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


def villagers(s: Kacir, eyes: int, her: int, drawn: tuple[int, ...]) -> list[Part]:
    tokens, pawns, dead, ids = s.tokens, s.pawns, s.dead, s.village.ids
    roles = [OPEN] * VILLAGERS
    for villager in drawn:
        roles[villager] = DRAWN
    for villager in dead:
        roles[villager] = DEAD
    if her != NOBODY:
        roles[her] = HER
    secrets, favours = tokens[SECRETS : SECRETS + VILLAGERS], tokens[FAVOURS : FAVOURS + VILLAGERS]
    clues, gloom = tokens[CLUES : CLUES + VILLAGERS], tokens[GLOOM : GLOOM + VILLAGERS]
    found: list[Part] = [*map(Villager, [eyes] * VILLAGERS, ids, roles, secrets, favours, clues, pawns, gloom)]
    bare = [not count and role is not DEAD for role, count in zip(roles, clues, strict=True)]
    for group, (first, end) in enumerate(SPANS):
        there, lost = pawns[first:end], roles[first:end].count(DEAD)
        barred, taken = lost + there.count(ORDINARY) + there.count(RAVEN), there.count(HUNTERS)
        lacking, piled = sum(bare[first:end]), sum(secrets[first:end])
        found.append(Group(eyes, group, first <= her < end, lacking, barred, taken, piled))
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
