"""What a seat may see, built from nothing. Everybody sees the village, both boards and the discards. A hand is seen by
its owner, except for what everybody knows of it; the Witch's card by her, the suspect cards by the Hunter. When the
game is over, all is laid open."""

from __future__ import annotations

import msgspec

from klubovna.games.kacir.box import HUNTER, INVESTIGATION, SEATS, VILLAGERS, WITCH
from klubovna.games.kacir.printed import GROUPS
from klubovna.games.kacir.rules.assets import assets
from klubovna.games.kacir.rules.cards.discarding import Silence
from klubovna.games.kacir.rules.cards.offering import RejectOne
from klubovna.games.kacir.rules.course import round_of
from klubovna.games.kacir.rules.ending import needed_sum
from klubovna.games.kacir.rules.upkeep import upkeep_sum
from klubovna.games.kacir.state import (
    ALL,
    CLUES,
    FAVOURS,
    GLOOM,
    HUNTERS,
    NO_PAWN,
    NOBODY,
    ORDINARY,
    RAVEN,
    SECRETS,
    SUPPLY,
    Kacir,
    Lying,
    green_pawns,
    group,
)
from klubovna.kernel.messages import Seat
from klubovna.kernel.sums import Sum


class CardView(msgspec.Struct, frozen=True):
    """A card in play; `id` is the word used in actions."""

    id: str
    card: str
    kind: str
    owner: Seat
    gloom: int
    gloom_limit: int
    secrets: int
    """On a brew…"""
    secrets_needed: int
    """…of so many."""
    villager: str | None
    side: Seat | None
    """An investigation: whose visits it waits for."""
    pawn: bool
    dazed: bool
    covered: bool
    host: str | None
    """What it covers."""


class VillagerView(msgspec.Struct, frozen=True):
    id: str
    group: str
    faction: str
    face: str
    """`household` or `possessed` for those with two sides, else `plain`."""
    dead: bool
    pawn: str | None
    """`witch`, `familiar` or `hunter`."""
    secrets: int
    favours: int
    clues: int
    gloom: int
    gloom_limit: int
    assets: int
    """How many a visit would place now."""
    witch: bool
    """Seen by the Witch, and by everybody at the end."""
    cleared: bool
    """Cannot be the Witch, as far as this seat knows: dead, or drawn as a suspect card."""
    cards: list[str]
    """Investigations and walls here, by their ids."""


class SideView(msgspec.Struct, frozen=True):
    seat: Seat
    influence: int
    pawns: int
    familiar: bool
    """Whether the familiar's pawn is left."""
    hand: list[str] | None
    hand_count: int
    known: list[str]
    """What everybody knows of the hand."""
    deck: int
    discard: list[str]
    unseen: list[str]
    """Cards of this side that this seat has not seen: they are in the deck, or, for others, in the hand."""


class KacirView(msgspec.Struct, frozen=True):
    scenario: str
    round: int
    rounds: int
    mover: Seat
    villagers: list[VillagerView]
    """Without those of groups that are still to be chosen."""
    sides: list[SideView]
    """Witch, Hunter."""
    cards: list[CardView]
    evidence: int
    evidence_needed: int
    """For a suspect card."""
    suspects: list[str] | None
    suspect_count: int
    suspects_needed: int
    identity: str | None
    possible: list[str]
    """Who may be the Witch, as far as this seat knows."""
    suspected: int
    """How many the Hunter may still take for the Witch, as far as this seat knows."""
    favours_needed: int
    innocents: int
    innocents_needed: int
    clues_needed: int
    """On somebody who is to be eliminated…"""
    clues_needed_sum: Sum
    """…and why so many."""
    upkeep: int
    """What all allies cost together…"""
    upkeep_sum: Sum
    """…one by one."""
    green_pawns: int
    supply: dict[str, int]
    shown: list[str]
    """Cards that are being played or decided upon, whoever's they are."""


def view(s: Kacir, seat: Seat | None) -> KacirView:
    ids, scenario, over = s.village.ids, s.village.scenario, s.outcome is not None
    sees_identity = s.identity != NOBODY and (over or seat == SEATS[WITCH])
    sees_suspects = over or seat == SEATS[HUNTER]
    cleared = {*s.dead, *(s.suspects if sees_suspects else ())}
    possible = [s.identity] if sees_identity else [v for v in _there(s) if v not in cleared]
    clues, due = needed_sum(s), upkeep_sum(s)
    return KacirView(
        scenario=s.village.id,
        round=round_of(s),
        rounds=s.agreed.rounds,
        mover=SEATS[s.mover],
        villagers=[_villager(s, v, sees_identity, v in cleared) for v in _there(s)],
        sides=[_side(s, side, seat) for side in (WITCH, HUNTER)],
        cards=[_card(s, card) for card in s.lying],
        evidence=s.evidence,
        evidence_needed=scenario.evidence,
        suspects=[ids[v] for v in sorted(s.suspects)] if sees_suspects else None,
        suspect_count=len(s.suspects),
        suspects_needed=VILLAGERS - 1,
        identity=ids[s.identity] if sees_identity else None,
        possible=[ids[v] for v in possible],
        suspected=max(1, len(_there(s)) - len(cleared if sees_suspects else (*s.dead, *s.suspects))),
        favours_needed=scenario.favours,
        innocents=len(s.dead),
        innocents_needed=scenario.innocents,
        clues_needed=clues.total,
        clues_needed_sum=clues,
        upkeep=due.total,
        upkeep_sum=due,
        green_pawns=green_pawns(s),
        supply={
            "secrets": s.tokens[SECRETS + SUPPLY],
            "favours": s.tokens[FAVOURS + SUPPLY],
            "clues": s.tokens[CLUES + SUPPLY],
            "gloom": s.tokens[GLOOM + SUPPLY],
            "evidence": s.evidence_left,
        },
        shown=[s.content.ids[card] for card in (*s.limbo, *_laid_open(s))],
    )


def _there(s: Kacir) -> list[int]:
    """The villagers whose group is chosen."""
    return [v for v in ALL if group(v) not in s.unchosen]


def _laid_open(s: Kacir) -> tuple[int, ...]:
    """Cards of a hand that are being decided upon."""
    top = s.stack[-1] if s.stack else None
    return top.cards if isinstance(top, Silence | RejectOne) else ()


def _villager(s: Kacir, v: int, sees_identity: bool, cleared: bool) -> VillagerView:
    tokens, pawn = s.tokens, s.pawns[v]
    two_sided = s.village.ids[v] in s.content.possessed
    face = "possessed" if tokens[GLOOM + v] else "household"
    word = None if pawn == NO_PAWN else "hunter" if pawn == HUNTERS else "familiar" if pawn == RAVEN else "witch"
    return VillagerView(
        id=s.village.ids[v],
        group=GROUPS[group(v)],
        faction=s.village.factions[group(v)],
        face=face if two_sided else "plain",
        dead=v in s.dead,
        pawn=word,
        secrets=tokens[SECRETS + v],
        favours=tokens[FAVOURS + v],
        clues=tokens[CLUES + v],
        gloom=tokens[GLOOM + v],
        gloom_limit=s.village.gloom[v],
        assets=assets(s, v, green_pawns(s) + (not pawn)),
        witch=sees_identity and v == s.identity,
        cleared=cleared or (sees_identity and v != s.identity),
        cards=[s.content.words[card.key] for card in s.lying if card.place == v],
    )


def _side(s: Kacir, side: int, seat: Seat | None) -> SideView:
    ids, own = s.content.ids, SEATS[side]
    sees = seat == own or s.outcome is not None
    unseen = sorted(s.decks[side] if sees else (*s.decks[side], *_unknown(s, side)))
    return SideView(
        seat=own,
        influence=s.influence[side],
        pawns=s.left[ORDINARY if side == WITCH else HUNTERS],
        familiar=side == WITCH and s.left[RAVEN] > 0,
        hand=[ids[card] for card in sorted(s.hands[side])] if sees else None,
        hand_count=len(s.hands[side]),
        known=[ids[card] for card in s.known[side]],
        deck=len(s.decks[side]),
        discard=[ids[card] for card in s.discards[side]],
        unseen=[ids[card] for card in unseen],
    )


def _unknown(s: Kacir, side: int) -> list[int]:
    hand = list(s.hands[side])
    for card in s.known[side]:
        hand.remove(card)
    return hand


def _card(s: Kacir, lying: Lying) -> CardView:
    content, card = s.content, s.content.printed_on[lying.key]
    return CardView(
        id=content.words[lying.key],
        card=content.ids[content.card_of[lying.key]],
        kind=card.kind,
        owner=SEATS[content.owner_of[lying.key]],
        gloom=lying.tokens if card.gloom else 0,
        gloom_limit=card.gloom,
        secrets=lying.tokens if card.secrets else 0,
        secrets_needed=card.secrets,
        villager=None if lying.place == NOBODY else s.village.ids[lying.place],
        side=card.side if content.kind_of[lying.key] == INVESTIGATION else None,
        pawn=lying.pawn,
        dazed=lying.dazed,
        covered=lying.covered,
        host=None if lying.host == NOBODY else content.words[lying.host],
    )
