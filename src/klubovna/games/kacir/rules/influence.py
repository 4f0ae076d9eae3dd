"""Influence and evidence: gained, paid and lost."""

from __future__ import annotations

from klubovna.games.kacir.box import SEATS
from klubovna.games.kacir.rules.effects import Do, word
from klubovna.games.kacir.state import EVIDENCE, Kacir, gloom_cards, green_pawns


def gain(s: Kacir, side: int, count: int) -> None:
    gained = min(count, s.content.rules.board.influence - s.influence[side])
    s.influence[side] += gained
    if s.log is not None and count:
        s.say("log-gained", seat=SEATS[side], count=gained, total=s.influence[side])


def pay(s: Kacir, side: int, count: int) -> None:
    s.influence[side] -= count
    if s.log is not None and count:
        s.say("log-paid", seat=SEATS[side], count=count, total=s.influence[side])


def gain_evidence(s: Kacir, count: int) -> None:
    """As much as there is in the supply; evidence lies nowhere else, so none can be moved instead."""
    gained = min(count, s.supply[EVIDENCE])
    s.supply[EVIDENCE] -= gained
    s.evidence += gained
    if s.log is not None:
        s.say("log-evidence", count=gained, total=s.evidence)


def _poor(s: Kacir, do: Do) -> bool:
    return s.influence[do.side] < s.content.rules.board.influence


@word("gain", _poor)
def _gain(s: Kacir, do: Do) -> None:
    gain(s, do.side, do.count)


@word("gain-per-pawn", _poor)
def _gain_per_pawn(s: Kacir, do: Do) -> None:
    """Judy: as much as there are pawns on green villagers, whoever's they are."""
    gain(s, do.side, green_pawns(s))


@word("gain-per-gloom-card", _poor)
def _gain_per_gloom_card(s: Kacir, do: Do) -> None:
    """Waterskin: more for each gloom card in play, up to a limit."""
    gain(s, do.side, min(do.count + len(gloom_cards(s)), s.content.cards[do.key >> 1].worth))


@word("sap", lambda s, do: s.influence[1 - do.side] > 0)
def _sap(s: Kacir, do: Do) -> None:
    other = 1 - do.side
    lost = min(do.count, s.influence[other])
    s.influence[other] -= lost
    if lost:
        s.say("log-lost", seat=SEATS[other], count=lost, total=s.influence[other])


@word("evidence")
def _evidence(s: Kacir, do: Do) -> None:
    gain_evidence(s, do.count)
