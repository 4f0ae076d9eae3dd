"""Words that several cards and villagers share, about influence and evidence; and those that take cards out of play."""

from __future__ import annotations

from klubovna.games.kacir.box import ALLY, CARDS, CURSE, INVESTIGATION, SEATS
from klubovna.games.kacir.doing import Do, word
from klubovna.games.kacir.playing import leave_play
from klubovna.games.kacir.state import Kacir, Pick, gain, gain_evidence, gloom_cards, green_pawns, of_kind, things_of


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


class TakeOut(Pick, frozen=True):
    """A card leaves play, with the gloom on it: that is no cleansing ("Příklad průběhu hry", step 7)."""

    rule = "cleansing"
    sort: int
    """The kind of card."""

    def targets(self, s: Kacir) -> list[int]:
        return things_of(of_kind(s, self.sort))

    def apply(self, s: Kacir, thing: int) -> None:
        leave_play(s, thing - CARDS)


@word("lift-curse", lambda s, do: bool(of_kind(s, CURSE)))
def _lift_curse(s: Kacir, do: Do) -> None:
    s.then(TakeOut(do.side, CURSE))


@word("lift-investigation", lambda s, do: bool(of_kind(s, INVESTIGATION)))
def _lift_investigation(s: Kacir, do: Do) -> None:
    s.then(TakeOut(do.side, INVESTIGATION))


@word("poison", lambda s, do: bool(of_kind(s, ALLY)))
def _poison(s: Kacir, do: Do) -> None:
    """Venom: one of the Hunter's allies."""
    s.then(TakeOut(do.side, ALLY))
