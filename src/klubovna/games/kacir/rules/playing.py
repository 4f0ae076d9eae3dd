"""Playing cards ("Karty"): what may be played, and what happens then."""

from __future__ import annotations

from klubovna.games.kacir.box import BREW, CHARM, EVENT, GUILD, INVESTIGATION, LOCATION, SEATS, VILLAGERS, WALL
from klubovna.games.kacir.choices import SKIP, Play
from klubovna.games.kacir.rules.effects import Do, doings, possible, word
from klubovna.games.kacir.rules.hands import leave_hand
from klubovna.games.kacir.rules.in_play import (
    Attach,
    Enter,
    Investigate,
    MakeRoom,
    Resolved,
    Wall,
    hosts,
    removable,
    sites,
)
from klubovna.games.kacir.rules.influence import pay
from klubovna.games.kacir.state import GLOOM, NOBODY, Asked, Kacir, green_pawns
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame
from klubovna.kernel.messages import Arg, Message

FREE = 100
"""So much cheaper that it costs nothing."""


# What may be played


def price(s: Kacir, card: int, off: int) -> int:
    """In influence; the Guildmistress makes locations cheaper."""
    if s.content.kind[card] == LOCATION and s.powers & GUILD:
        off += s.content.worth[GUILD]
    return max(0, s.content.cards[card].cost - off)


def playable(s: Kacir, side: int, card: int, off: int) -> bool:
    """It can be paid, there is a place for it and gloom to put on it, and it would do something."""
    if price(s, card, off) > s.influence[side]:
        return False
    printed, kind = s.content.cards[card], s.content.kind[card]
    if printed.gloom > s.supply[GLOOM // VILLAGERS]:
        return False
    if printed.attached:
        return not _named_alike(s, card) and bool(hosts(s))
    if kind in (EVENT, CHARM):
        return possible(s, printed.effect, side, 2 * card)
    if kind == INVESTIGATION:
        return bool(sites(s, printed.side))
    return _fits(s, card, kind)


def _fits(s: Kacir, card: int, kind: int) -> bool:
    """Not two of a name, brews excepted (a covered card keeps its name, house); and a free space, or a card
    that can make room."""
    if kind != BREW and _named_alike(s, card):
        return False
    row = [lying for lying in s.lying if s.content.kind[lying.key >> 1] == kind]
    return len(row) < s.content.room[kind] or bool(removable(s, kind))


def _named_alike(s: Kacir, card: int) -> bool:
    """Whether one of this name lies there already."""
    return any(lying.key >> 1 == card for lying in s.lying)


# Playing


@word("play", lambda s, do: any_playable(s, do.side, 0))
def _play(s: Kacir, do: Do) -> None:
    s.then(PlayCards(do.side, do.count, 0))


@word("play-cheaper", lambda s, do: any_playable(s, do.side, do.count))
def _play_cheaper(s: Kacir, do: Do) -> None:
    s.then(PlayCards(do.side, 1, do.count))


@word("play-per-pawn", lambda s, do: any_playable(s, do.side, 0))
def _play_per_pawn(s: Kacir, do: Do) -> None:
    s.then(PlayCards(do.side, green_pawns(s), 0))


@word("play-brew", lambda s, do: any_playable(s, do.side, FREE, BREW))
def _play_brew(s: Kacir, do: Do) -> None:
    """Shroud: a brew for nothing."""
    s.then(PlayBrew(do.side))


def plays(s: Kacir, side: int, off: int, kind: int = NOBODY) -> list[Action]:
    kinds, play = s.content.kind, s.content.play
    return [
        play[card]
        for card in sorted(set(s.hands[side]))
        if (kind == NOBODY or kinds[card] == kind) and playable(s, side, card, off)
    ]


def any_playable(s: Kacir, side: int, off: int, kind: int = NOBODY) -> bool:
    kinds = s.content.kind
    return any((kind == NOBODY or kinds[card] == kind) and playable(s, side, card, off) for card in s.hands[side])


class PlayCards(Asked, frozen=True):
    """Up to so many cards of the hand, one by one."""

    rule = "cards"
    count: int
    off: int

    def options(self, s: Kacir) -> list[Action]:
        return [*plays(s, self.side, self.off), SKIP]

    def choose(self, s: Kacir, action: Action) -> None:
        if isinstance(action, Play):
            if self.count > 1:
                s.stack.append(PlayCards(self.side, self.count - 1, self.off))
            play(s, self.side, s.content.number[action.card], self.off)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"count": self.count}

    def label(self, s: Kacir, action: Action) -> Message:
        return play_label(s, action, self.off)

    def refusal(self, s: Kacir, action: Action) -> Message | None:
        return why_not_played(s, self.side, action, self.off)


class PlayBrew(Asked, frozen=True):
    rule = "familiars"

    def options(self, s: Kacir) -> list[Action]:
        return plays(s, self.side, FREE, BREW) or [SKIP]

    def choose(self, s: Kacir, action: Action) -> None:
        if isinstance(action, Play):
            play(s, self.side, s.content.number[action.card], FREE)

    def label(self, s: Kacir, action: Action) -> Message:
        return play_label(s, action, FREE)


def play_label(s: Kacir, action: Action, off: int) -> Message:
    if not isinstance(action, Play):
        return action.label()
    return Message("do-play", {"card": action.card, "cost": price(s, s.content.number[action.card], off)})


def why_not_played(s: Kacir, side: int, action: Action, off: int) -> Message | None:
    if not isinstance(action, Play):
        return None
    card = s.content.number.get(action.card, NOBODY)
    if card not in s.hands[side]:
        return Message("error-not-in-hand")
    cost = price(s, card, off)
    if cost > s.influence[side]:
        return Message("error-too-dear", {"count": cost})
    if s.content.cards[card].gloom > s.supply[GLOOM // VILLAGERS]:
        return Message("error-no-gloom-left")
    if s.content.kind[card] in (EVENT, CHARM) and not s.content.cards[card].attached:
        return Message("error-no-use")
    return Message("error-no-place")


def play(s: Kacir, side: int, card: int, off: int) -> None:
    """It is paid, then it does what its kind does."""
    cost = price(s, card, off)
    leave_hand(s, side, card)
    s.limbo += (card,)
    s.entered = NOBODY
    if s.log is not None:
        s.say("log-played", seat=SEATS[side], card=s.content.ids[card])
    pay(s, side, cost)
    s.then(*_course(s, side, card))


def _course(s: Kacir, side: int, card: int) -> list[Frame]:
    printed, kind = s.content.cards[card], s.content.kind[card]
    if printed.attached:
        return [Attach(side, card)]
    if kind in (EVENT, CHARM):
        return [*doings(printed.effect, side, 2 * card), Resolved(card)]
    if kind == INVESTIGATION:
        return [Investigate(side, card)]
    row = sum(s.content.kind[lying.key >> 1] == kind for lying in s.lying)
    free: list[Frame] = [] if row < s.content.room[kind] else [MakeRoom(side, card)]
    return [*free, Wall(side, card) if s.content.power[card] == WALL else Enter(card)]
