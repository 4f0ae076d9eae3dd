"""Drawing, looking, discarding, shuffling: the FAQ on decks that run out, discarding and removing from the game."""

from __future__ import annotations

import random
from typing import Literal, TypeAlias

from klubovna.games.vzdor.printed.cards import SPY
from klubovna.games.vzdor.state import Deck, DeckName, Foe, Vzdor, is_stranger, pool_number, stranger
from klubovna.kernel.frames import Chance, Step
from klubovna.kernel.odds import Happening, Odds, one_of
from klubovna.kernel.tuples import without

Place: TypeAlias = Literal["hand", "looked", "covert-discard"]


def pool_of(s: Vzdor, card: str) -> tuple[str, ...]:
    return s.pools[pool_number(card)]


def identify(s: Vzdor, who: str, card: str) -> None:
    """The stranger turned out to be this card."""
    pool = pool_number(who)
    s.pools[pool] = without(s.pools[pool], card)


class Take(Step, frozen=True):
    """Take cards from a deck one by one. A deck that runs out is made anew from its discards; recruits are not."""

    source: DeckName
    to: Place
    count: int = 1
    cause: str = ""
    """The card whose effect it is."""

    def run(self, s: Vzdor) -> None:
        take(s, self.source, self.to, self.count, self.cause)


def take(s: Vzdor, source: DeckName, to: Place, count: int, cause: str) -> None:
    """As many as are certain; from the first one that is not, luck goes on."""
    deck = s.deck(source)
    for left in range(count, 0, -1):
        if not (deck.bag or deck.top or deck.bottom or _shuffle_discards(s, source)):
            s.say("log-nothing-left", deck=f"deck-{source}")
            return
        card = _certain(s, deck)
        if card is None:
            s.stack.append(DrawCard(source, to, left, cause))
            return
        _put(s, card, source, to, cause)


def _certain(s: Vzdor, deck: Deck) -> str | None:
    """The next card where it is known without luck, taken off the deck."""
    if deck.top:
        card, deck.top = deck.top[-1], deck.top[:-1]
        return card
    if not deck.bag:
        card, deck.bottom = deck.bottom[0], deck.bottom[1:]
        return card
    card = deck.bag[0]
    if deck.bag.count(card) < len(deck.bag):
        return None
    if not is_stranger(card):
        return deck.bag.pop()
    pool = pool_of(s, card)
    if len(pool) > 1:
        return None
    identify(s, deck.bag.pop(), pool[0])
    return pool[0]


def _shuffle_discards(s: Vzdor, name: DeckName) -> bool:
    deck = s.deck(name)
    if name == "recruits" or not deck.discard:
        return False
    if name == "enemies":
        s.pools.append(tuple(deck.discard))
        deck.bag = [stranger(len(s.pools) - 1)] * len(deck.discard)
    else:
        deck.bag = deck.discard
    deck.discard = []
    s.say("log-shuffled", deck=f"deck-{name}")
    return True


class DrawCard(Chance, frozen=True):
    """The next card of a deck in unknown order, and then the rest of those to be taken."""

    source: DeckName
    to: Place
    count: int
    cause: str

    def sample(self, s: Vzdor, rng: random.Random) -> str:
        bag = s.deck(self.source).bag
        card = bag[int(rng.random() * len(bag))]
        if is_stranger(card):
            pool = pool_of(s, card)
            card = pool[int(rng.random() * len(pool))]
        return card

    def odds(self, s: Vzdor) -> Odds:
        """A stranger is any of its pool; the same card may lie in the bag with its face known, too."""
        bag, chances = s.deck(self.source).bag, dict[Happening, float]()
        for card in bag:
            among = pool_of(s, card) if is_stranger(card) else (card,)
            for one in among:
                chances[one] = chances.get(one, 0.0) + 1 / len(bag) / len(among)
        return [*chances.items()]

    def possible(self, s: Vzdor, happening: str) -> bool:
        bag = s.deck(self.source).bag
        return not is_stranger(happening) and (happening in bag or _stranger_like(s, bag, happening) is not None)

    def happen(self, s: Vzdor, happening: str) -> None:
        bag = s.deck(self.source).bag
        if happening in bag:
            bag.remove(happening)
        else:
            who = _stranger_like(s, bag, happening)
            assert who is not None
            bag.remove(who)
            identify(s, who, happening)
        _put(s, happening, self.source, self.to, self.cause)
        take(s, self.source, self.to, self.count - 1, self.cause)


def _stranger_like(s: Vzdor, bag: list[str], card: str) -> str | None:
    """A stranger of the bag that may be this card; a bag has strangers of one pool only."""
    for other in reversed(bag):
        if is_stranger(other):
            return other if card in pool_of(s, other) else None
    return None


def _put(s: Vzdor, card: str, source: DeckName, to: Place, cause: str) -> None:
    """Where a card goes that was taken."""
    if to == "hand":
        s.hand.append(card)
        s.say("log-recruit-drawn" if source == "recruits" else "log-drawn", card=card)
    elif to == "looked":
        s.looked += (card,)
        s.say("log-looked", card=card, deck=f"deck-{source}")
    else:
        s.covert.discard.append(card)
        s.say("log-recruited", maquis=card, cause=cause)


def left_to_draw(s: Vzdor, name: DeckName) -> int:
    """How many cards could be taken at most, counting the discards that would be shuffled."""
    deck = s.deck(name)
    return len(deck) + (len(deck.discard) if name != "recruits" else 0)


def reinforce(s: Vzdor, place: int, count: int) -> int:
    """Put enemies face down to a mission, drawn like any other cards (house: the discards are shuffled in need); how
    many have come."""
    deck = s.enemies
    come: list[Foe] = []
    for _ in range(count):
        if not (deck.bag or deck.top or _shuffle_discards(s, "enemies")):
            break
        if deck.top:
            card, deck.top = deck.top[-1], deck.top[:-1]
        else:
            card = deck.bag.pop()
        come.append(Foe(card))
    s.garrisons[place] += tuple(come)
    return len(come)


class TurnUp(Step, frozen=True):
    """Turn the enemies of a mission face up: all of them, or the ones at these positions."""

    place: int
    positions: tuple[int, ...] = ()

    def run(self, s: Vzdor) -> None:
        _turn_up(s, self.place, self.positions or tuple(range(len(s.garrisons[self.place]))))


def _turn_up(s: Vzdor, place: int, positions: tuple[int, ...]) -> None:
    """As many as are certain; from the first one that is not, luck goes on."""
    for number, position in enumerate(positions, 1):
        foe = s.garrisons[place][position]
        if foe.up:
            continue
        card = foe.card
        if is_stranger(card):
            pool = pool_of(s, card)
            if len(pool) > 1:
                s.stack.append(TurnOver(place, position, positions[number:]))
                return
            identify(s, card, pool[0])
            card = pool[0]
        _face_up(s, place, position, card)


class TurnOver(Chance, frozen=True):
    """Who the stranger is; and then the others to be turned up."""

    place: int
    position: int
    rest: tuple[int, ...]

    def _stranger(self, s: Vzdor) -> str:
        return s.garrisons[self.place][self.position].card

    def sample(self, s: Vzdor, rng: random.Random) -> str:
        pool = pool_of(s, self._stranger(s))
        return pool[int(rng.random() * len(pool))]

    def odds(self, s: Vzdor) -> Odds:
        return one_of(pool_of(s, self._stranger(s)))

    def possible(self, s: Vzdor, happening: str) -> bool:
        return happening in pool_of(s, self._stranger(s))

    def happen(self, s: Vzdor, happening: str) -> None:
        identify(s, self._stranger(s), happening)
        _face_up(s, self.place, self.position, happening)
        _turn_up(s, self.place, self.rest)


def _face_up(s: Vzdor, place: int, position: int, card: str) -> None:
    garrison = s.garrisons[place]
    s.garrisons[place] = (*garrison[:position], Foe(card, up=True), *garrison[position + 1 :])
    s.say("log-turned-up", enemy=card, mission=s.row[place])


class DiscardFoe(Step, frozen=True):
    """Discard an enemy, which is not defeating it; a card that lies face down is seen on the discard pile."""

    place: int
    position: int

    def run(self, s: Vzdor) -> None:
        if not s.garrisons[self.place][self.position].up:
            s.then(TurnUp(self.place, (self.position,)), self)
            return
        garrison, at = s.garrisons[self.place], self.position
        s.garrisons[self.place] = garrison[:at] + garrison[at + 1 :]
        s.enemies.discard.append(garrison[at].card)
        s.say("log-enemy-discarded", enemy=garrison[at].card, mission=s.row[self.place])


def discard_from_hand(s: Vzdor, card: str) -> None:
    """Maquis and spies are always discarded to the covert discard pile."""
    s.hand.remove(card)
    s.covert.discard.append(card)
    s.say("log-hand-discarded", card=card)


def remove_spy(s: Vzdor, cause: str) -> None:
    """Out of the game; it does not return to the spare ones (house)."""
    s.hand.remove(SPY)
    s.removed += (SPY,)
    s.say("log-spy-removed", cause=cause)
