"""Cards: what may be played, how they come into play and leave it ("Karty")."""

from __future__ import annotations

from msgspec.structs import replace

from klubovna.games.kacir.box import (
    ALLY,
    BREW,
    CARDS,
    CHARM,
    EVENT,
    GUILD,
    INVESTIGATION,
    LOCATION,
    SEATS,
    VILLAGERS,
    WALL,
)
from klubovna.games.kacir.choices import SKIP, Play
from klubovna.games.kacir.doing import Do, doings, possible, word
from klubovna.games.kacir.state import (
    GLOOM,
    NOBODY,
    SECRETS,
    Asked,
    Kacir,
    Lying,
    Pick,
    at,
    green_pawns,
    leave_hand,
    living,
    of_kind,
    pay,
    put_on_discards,
    refresh,
    things_of,
    without,
)
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame, Step
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


def removable(s: Kacir, kind: int) -> list[Lying]:
    """Own cards that may be discarded: gloom cards never ("Zhouba a očista")."""
    cards = s.content.cards
    return [card for card in of_kind(s, kind) if not cards[card.key >> 1].gloom]


def hosts(s: Kacir) -> list[int]:
    """Allies, locations and investigations that can get lost in plain sight."""
    kinds = s.content.kind
    return [CARDS + c.key for c in s.lying if kinds[c.key >> 1] in (ALLY, LOCATION, INVESTIGATION) and not c.covered]


def sites(s: Kacir, side: str) -> list[int]:
    """Living villagers without an investigation on this side of their card."""
    cards, kinds = s.content.cards, s.content.kind
    taken = [c.place for c in s.lying if kinds[c.key >> 1] == INVESTIGATION and cards[c.key >> 1].side == side]
    return [v for v in living(s) if v not in taken]


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


class Resolved(Step, frozen=True):
    """An event or a charm has done what it does."""

    card: int

    def run(self, s: Kacir) -> None:
        s.limbo = without(s.limbo, self.card)
        put_on_discards(s, self.card)


class Enter(Step, frozen=True):
    """A card comes into play, with its gloom."""

    card: int

    def run(self, s: Kacir) -> None:
        enter(s, self.card)


def enter(s: Kacir, card: int, place: int = NOBODY, host: int = NOBODY) -> None:
    key, gloom = 2 * card, s.content.cards[card].gloom
    if at(s, key) != NOBODY:
        key += 1
    s.limbo = without(s.limbo, card)
    s.supply[GLOOM // VILLAGERS] -= gloom
    s.lying.append(Lying(key, gloom, place, host=host))
    s.entered = key
    refresh(s)
    if s.log is not None and place != NOBODY:
        s.say("log-laid-at", card=s.content.ids[card], villager=s.village.ids[place])


class MakeRoom(Pick, frozen=True):
    """All spaces are taken: one of the cards there goes, though never a gloom card."""

    rule = "cards"
    card: int

    def targets(self, s: Kacir) -> list[int]:
        return things_of(removable(s, s.content.kind[self.card]))

    def apply(self, s: Kacir, thing: int) -> None:
        leave_play(s, thing - CARDS)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"card": s.content.ids[self.card]}


class Investigate(Pick, frozen=True):
    """An investigation is laid at a villager."""

    rule = "cards"
    card: int

    def targets(self, s: Kacir) -> list[int]:
        return sites(s, s.content.cards[self.card].side)

    def apply(self, s: Kacir, thing: int) -> None:
        enter(s, self.card, thing)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"card": s.content.ids[self.card]}


class Wall(Pick, frozen=True):
    """Invisible wall: before whom it stands."""

    rule = "cards"
    card: int

    def targets(self, s: Kacir) -> list[int]:
        return living(s)

    def apply(self, s: Kacir, thing: int) -> None:
        enter(s, self.card, thing)


class Attach(Pick, frozen=True):
    """Lost in plain sight: the card it is put on does not count as being in play."""

    rule = "blocked"
    card: int

    def targets(self, s: Kacir) -> list[int]:
        return hosts(s)

    def apply(self, s: Kacir, thing: int) -> None:
        n = at(s, thing - CARDS)
        s.lying[n] = replace(s.lying[n], covered=True)
        if s.log is not None:
            s.say("log-covered", thing=s.village.things[thing])
        enter(s, self.card, host=thing - CARDS)


def leave_play(s: Kacir, key: int) -> None:
    """To the discards of its owner; its tokens go back to the supplies, what it covered is in play again, and what
    covered it goes with it."""
    card = s.lying.pop(at(s, key))
    kind = SECRETS if s.content.kind[key >> 1] == BREW else GLOOM
    s.supply[kind // VILLAGERS] += card.tokens
    put_on_discards(s, key >> 1)
    if s.log is not None:
        s.say("log-left-play", thing=s.content.words[key])
    if card.host != NOBODY:
        n = at(s, card.host)
        if n != NOBODY:
            s.lying[n] = replace(s.lying[n], covered=False)
    if card.covered:
        for cover in [c.key for c in s.lying if c.host == key]:
            leave_play(s, cover)
    refresh(s)
