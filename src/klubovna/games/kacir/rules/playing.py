"""Playing cards ("Karty"): what may be played, and what happens then."""

from __future__ import annotations

from klubovna.games.kacir.box import BREW, CHARM, EVENT, INVESTIGATION, SEATS
from klubovna.games.kacir.choices import SKIP, Play, Skip
from klubovna.games.kacir.printed import KINDS
from klubovna.games.kacir.rules.effects import Do, doings, possible, word
from klubovna.games.kacir.rules.hands import in_hand, leave_hand, not_in_hand
from klubovna.games.kacir.rules.in_play import (
    Attach,
    Investigate,
    Resolved,
    arrive,
    has_space,
    hosts,
    named_alike,
    sites,
)
from klubovna.games.kacir.rules.influence import pay
from klubovna.games.kacir.rules.powers import card_with, cheaper
from klubovna.games.kacir.state import GLOOM, NOBODY, SUPPLY, Asked, Kacir, green_pawns
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.sums import Sum

FREE = 100
"""So much cheaper that it costs nothing."""

# What may be played


def cost(s: Kacir, card: int, off: int, giver: int) -> Sum:
    """What it is made of; the Guildmistress makes locations cheaper, and so do some villagers all cards."""
    by = s.village.ids[giver] if giver != NOBODY else "effect"
    parts = Sum.of((s.content.ids[card], s.content.cards[card].cost), (by, -off))
    less = cheaper(s, card)
    return (parts.plus(card_with(s, "guild"), -less) if less else parts).at_least(0, "no-less")


def price(s: Kacir, card: int, off: int) -> int:
    """In influence: the total of `cost`."""
    return max(0, s.content.cards[card].cost - off - cheaper(s, card))


def unplayable(s: Kacir, side: int, card: int, off: int) -> str:
    """Why a card can't be played: it is too dear, there is no place for it or no gloom to put on it, or it would do
    nothing; nothing, if it can."""
    if price(s, card, off) > s.influence[side]:
        return "error-too-dear"
    printed, kind = s.content.cards[card], s.content.kind[card]
    if printed.gloom > s.tokens[GLOOM + SUPPLY]:
        return "error-no-gloom-left"
    if printed.attached:
        return "error-same-name" if named_alike(s, card) else "" if hosts(s) else "error-no-hosts"
    if kind in (EVENT, CHARM):
        return "" if possible(s, printed.effect, side, s.content.keys[card][0]) else "error-no-use"
    if kind == INVESTIGATION:
        return "" if sites(s, printed.side) else "error-no-site"
    if kind != BREW and named_alike(s, card):
        return "error-same-name"
    return "" if has_space(s, kind) else "error-no-space"


# Playing


def _kind(do: Do) -> int:
    return KINDS.index(do.effect.kind) if do.effect.kind else NOBODY


def _can_play(s: Kacir, do: Do) -> bool:
    """As far as everybody can see: there are cards in the hand and, where they must be of a kind, places for them."""
    kind = _kind(do)
    return bool(s.hands[do.side]) and (kind == NOBODY or has_space(s, kind))


@word("play", _can_play)
def _play(s: Kacir, do: Do) -> None:
    """So many cards; one for each pawn on green villagers (Grace), cheaper, or of a kind and for nothing (Shroud)."""
    effect = do.effect
    count = green_pawns(s) if effect.per == "green-pawn" else effect.count
    s.then(PlayOn(do.side, count, FREE if effect.free else effect.off, do.villager, _kind(do)))


class PlayOn(Step, frozen=True):
    """Somebody may play so many more cards, as long as there are any in the hand."""

    side: int
    count: int
    off: int
    giver: int
    sort: int

    def run(self, s: Kacir) -> None:
        if s.hands[self.side]:
            s.then(PlayCards(self.side, self.count, self.off, self.giver, self.sort))


class PlayCards(Asked, frozen=True):
    """Up to so many cards of the hand, one by one. It is always asked: whether somebody *could* play must not show."""

    rule = "cards"
    always_asked = True
    count: int
    off: int = 0
    """So much cheaper…"""
    giver: int = NOBODY
    """…thanks to this villager."""
    sort: int = NOBODY
    """Cards of this kind only."""

    def options(self, s: Kacir) -> list[Action]:
        play, side, off = s.content.play, self.side, self.off
        found: list[Action] = [
            play[card] for card in in_hand(s, side) if self._fits(s, card) and not unplayable(s, side, card, off)
        ]
        found.append(SKIP)
        return found

    def _fits(self, s: Kacir, card: int) -> bool:
        return self.sort == NOBODY or s.content.kind[card] == self.sort

    def why_not(self, s: Kacir, action: Play | Skip) -> Message | None:
        if isinstance(action, Skip):
            return None
        missing = not_in_hand(s, self.side, action.card)
        if missing:
            return missing
        card = s.content.number[action.card]
        if not self._fits(s, card):
            return Message("error-only-kind", {"kind": KINDS[self.sort]})
        reason = unplayable(s, self.side, card, self.off)
        return refused(s, reason, card, self.off, self.giver) if reason else None

    def choose(self, s: Kacir, action: Play | Skip) -> None:
        if isinstance(action, Play):
            if self.count > 1:
                s.then(PlayOn(self.side, self.count - 1, self.off, self.giver, self.sort))
            play(s, self.side, s.content.number[action.card], self.off, self.giver)

    def prompt(self, s: Kacir) -> Message:
        if self.sort == NOBODY:
            return Asked.prompt(self, s)
        return Message("ask-play-kind", {"seat": self.seat, "kind": KINDS[self.sort]})

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"count": self.count}

    def label(self, s: Kacir, action: Action) -> Message:
        if not isinstance(action, Play):
            return Message("do-play-none")
        card = s.content.number[action.card]
        if self.off == FREE:
            return Message("do-play-free", {"card": action.card})
        return Message("do-play", {"card": action.card, "cost": cost(s, card, self.off, self.giver)})


def refused(s: Kacir, reason: str, card: int, off: int, giver: int) -> Message:
    """The reason in words."""
    named: dict[str, Arg] = {"card": s.content.ids[card]}
    if reason == "error-too-dear":
        named["cost"] = cost(s, card, off, giver)
    return Message(reason, named)


def play(s: Kacir, side: int, card: int, off: int, giver: int = NOBODY) -> None:
    """It is paid, then it does what its kind does."""
    paid = price(s, card, off)
    changed = paid != s.content.cards[card].cost
    leave_hand(s, side, card)
    s.limbo += (card,)
    s.entered = NOBODY
    s.say("log-played-free" if off == FREE else "log-played", seat=SEATS[side], card=s.content.ids[card])
    pay(s, side, paid, (lambda: cost(s, card, off, giver)) if changed else None)
    _begin(s, side, card)


def _begin(s: Kacir, side: int, card: int) -> None:
    printed, kind = s.content.cards[card], s.content.kind[card]
    if printed.attached:
        s.then(Attach(side, card))
    elif kind in (EVENT, CHARM):
        s.then(*doings(printed.effect, side, s.content.keys[card][0]), Resolved(card))
    elif kind == INVESTIGATION:
        s.then(Investigate(side, card))
    else:
        arrive(s, side, card)
