"""Cards in play: how they come there and leave ("Karty")."""

from __future__ import annotations

from msgspec.structs import replace

from klubovna.games.kacir.box import ALLY, BREW, CARDS, CURSE, INVESTIGATION, LOCATION, VILLAGERS
from klubovna.games.kacir.rules.effects import Do, word
from klubovna.games.kacir.rules.hands import put_on_discards, without
from klubovna.games.kacir.rules.picking import Pick
from klubovna.games.kacir.rules.powers import refresh
from klubovna.games.kacir.state import GLOOM, NOBODY, SECRETS, Kacir, Lying, at, living, of_kind, things_of
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg


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


# Taken out of play


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
