"""Cards in play: how they come there and leave ("Karty")."""

from __future__ import annotations

from msgspec.structs import replace

from klubovna.games.kacir.box import ALLY, BREW, INVESTIGATION, LOCATION, SEATS, key_of
from klubovna.games.kacir.printed import KINDS
from klubovna.games.kacir.rules.effects import Do, word
from klubovna.games.kacir.rules.hands import put_on_discards
from klubovna.games.kacir.rules.picking import Pick
from klubovna.games.kacir.rules.powers import MORE_VISIT, refresh
from klubovna.games.kacir.state import (
    GLOOM,
    NOBODY,
    SECRETS,
    SUPPLY,
    Kacir,
    Lying,
    at,
    living,
    lying,
    of_kind,
    things_of,
)
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg
from klubovna.kernel.tuples import without

# Where there is a place


def row(s: Kacir, kind: int) -> list[Lying]:
    """Cards of a kind that take up a space, covered ones as well (house)."""
    kinds = s.content.kind_of
    return [card for card in s.lying if kinds[card.key] == kind]


def removable(s: Kacir, kind: int) -> list[Lying]:
    """Own cards that may be discarded: gloom cards never ("Zhouba a očista")."""
    printed = s.content.printed_on
    return [card for card in of_kind(s, kind) if not printed[card.key].gloom]


def has_space(s: Kacir, kind: int) -> bool:
    """A free space, or a card that can make room."""
    return len(row(s, kind)) < s.content.room[kind] or bool(removable(s, kind))


def named_alike(s: Kacir, card: int) -> bool:
    """Whether one of this name lies there already; a covered card keeps its name (house)."""
    keys = s.content.keys[card]
    return any(lying.key in keys for lying in s.lying)


def hosts(s: Kacir) -> list[int]:
    """Allies, locations and investigations that can get lost in plain sight."""
    kinds = s.content.kind_of
    return things_of(
        [card for card in s.lying if kinds[card.key] in (ALLY, LOCATION, INVESTIGATION) and not card.covered]
    )


def sites(s: Kacir, side: str) -> list[int]:
    """Living villagers without an investigation on this side of their card."""
    printed, kinds = s.content.printed_on, s.content.kind_of
    taken = [c.place for c in s.lying if kinds[c.key] == INVESTIGATION and printed[c.key].side == side]
    return [v for v in living(s) if v not in taken]


# Into play


def arrive(s: Kacir, side: int, card: int) -> None:
    """A card that stays comes into play, if there is room; if not, room is made first."""
    kind = s.content.kind[card]
    if len(row(s, kind)) >= s.content.room[kind]:
        s.then(MakeRoom(side, card))
    else:
        _come(s, side, card)


def _come(s: Kacir, side: int, card: int) -> None:
    if s.content.power[card] == MORE_VISIT:
        s.then(Wall(side, card))
    else:
        enter(s, card)


def enter(s: Kacir, card: int, place: int = NOBODY, host: int = NOBODY) -> None:
    """With its gloom."""
    gloom = s.content.cards[card].gloom
    key = next(key for key in s.content.keys[card] if at(s, key) == NOBODY)
    s.limbo = without(s.limbo, card)
    s.tokens[GLOOM + SUPPLY] -= gloom
    s.lying.append(Lying(key, gloom, place, host=host))
    s.entered = key
    refresh(s)
    if place != NOBODY:
        s.say("log-laid-at", card=s.content.ids[card], villager=s.village.ids[place])
    if gloom:
        s.say("log-placed-gloom", thing=s.content.words[key], count=gloom)


class MakeRoom(Pick, frozen=True):
    """All spaces are taken: one of the cards there goes, though never a gloom card."""

    rule = "cards"
    lacking = "error-makes-no-room"
    card: int

    def targets(self, s: Kacir) -> list[int]:
        return things_of(removable(s, s.content.kind[self.card]))

    def apply(self, s: Kacir, thing: int) -> None:
        leave_play(s, key_of(thing), "log-made-room")
        _come(s, self.side, self.card)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"card": s.content.ids[self.card]}


class Investigate(Pick, frozen=True):
    """An investigation is laid at a villager."""

    rule = "cards"
    lacking = "error-investigated"
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
    lacking = "error-no-host"
    card: int

    def targets(self, s: Kacir) -> list[int]:
        return hosts(s)

    def apply(self, s: Kacir, thing: int) -> None:
        n = at(s, key_of(thing))
        s.lying[n] = replace(s.lying[n], covered=True)
        s.say("log-covered", thing=s.village.things[thing])
        enter(s, self.card, host=key_of(thing))


class Resolved(Step, frozen=True):
    """An event or a charm has done what it does and is discarded. Quiet: everybody has seen it played."""

    quiet = True
    card: int

    def run(self, s: Kacir) -> None:
        s.limbo = without(s.limbo, self.card)
        put_on_discards(s, self.card)


# Out of play


def leave_play(s: Kacir, key: int, said: str = "log-left-play") -> None:
    """To the discards of its owner; its tokens go back to the supplies, what it covered is in play again, and what
    covered it goes with it."""
    card = s.lying.pop(at(s, key))
    kind = SECRETS if s.content.kind_of[key] == BREW else GLOOM
    s.tokens[kind + SUPPLY] += card.tokens
    put_on_discards(s, s.content.card_of[key])
    s.say(said, thing=s.content.words[key], seat=SEATS[s.content.owner_of[key]])
    if lying(s, card.host) is not None:
        n = at(s, card.host)
        s.lying[n] = replace(s.lying[n], covered=False)
        s.say("log-uncovered", thing=s.content.words[card.host])
    if card.covered:
        for cover in [c.key for c in s.lying if c.host == key]:
            leave_play(s, cover)
    refresh(s)


class TakeOut(Pick, frozen=True):
    """A card leaves play, with the gloom on it: that is no cleansing ("Příklad průběhu hry", step 7)."""

    rule = "cleansing"
    lacking = "error-other-kind"
    sort: int
    """The kind of card."""

    def targets(self, s: Kacir) -> list[int]:
        return things_of(of_kind(s, self.sort))

    def apply(self, s: Kacir, thing: int) -> None:
        leave_play(s, key_of(thing))

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"kind": KINDS[self.sort]}


def _sort(do: Do) -> int:
    return KINDS.index(do.effect.kind) if do.effect.kind else NOBODY


@word("take-out", lambda s, do: bool(of_kind(s, _sort(do))))
def _take_out(s: Kacir, do: Do) -> None:
    s.then(TakeOut(do.side, _sort(do)))
