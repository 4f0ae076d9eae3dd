"""What cards do as long as they are in play: one home for their powers, each a question that the rules ask.

Which of them work is noted as bits whenever a card comes, goes, is covered or dazed; nobody else reads those bits.
"""

from __future__ import annotations

from klubovna.games.kacir.box import HUNTER, LOCATION, NUMBER, WITCH
from klubovna.games.kacir.printed.powers import Guild, Less, More, PowerName
from klubovna.games.kacir.state import FIRST_VISIT, HERDED, SNUFFED, Kacir, Lying

EXCHANGE, HERDING, CANDLES = 1 << NUMBER["whenever-upkeep-discard"], 1 << NUMBER["herding"], 1 << NUMBER["candles"]
GUILD, LESS_UPKEEP, LESS_DRAWING = 1 << NUMBER["guild"], 1 << NUMBER["less-upkeep"], 1 << NUMBER["less-drawing"]
MORE_VISIT, MORE_ELIMINATION = 1 << NUMBER["more-visit"], 1 << NUMBER["more-elimination"]
MOON, WISP = 1 << NUMBER["moon"], 1 << NUMBER["wisp"]


def refresh(s: Kacir) -> None:
    """Note anew what works: the powers of cards that are neither covered nor dazed."""
    power, powers = s.content.power_of, 0
    for card in s.lying:
        if not (card.covered or card.dazed):
            powers |= power[card.key]
    s.powers = powers


def working(s: Kacir, power: int) -> list[Lying]:
    """The cards with this power, but for those that are covered or dazed."""
    if not s.powers & power:
        return []
    power_of = s.content.power_of
    return [card for card in s.lying if power_of[card.key] == power and not (card.covered or card.dazed)]


def card_with(s: Kacir, power: PowerName) -> str:
    """Of a power that only one card has."""
    return s.content.ids[s.content.of_power[power]]


def name(s: Kacir, card: Lying) -> str:
    return s.content.ids[s.content.card_of[card.key]]


def works(s: Kacir, power: PowerName) -> None:
    """Say which card is behind what happens now."""
    s.say("log-works", card=lambda: card_with(s, power))


def _less(s: Kacir, power: int) -> list[tuple[str, int]]:
    """What each card takes off."""
    found = [(name(s, card), s.content.printed_on[card.key].power) for card in working(s, power)]
    return [(id, less.count) for id, less in found if isinstance(less, Less)]


def _more(s: Kacir, card: Lying) -> int:
    """What a card adds: as often as there is gloom on it, up to its number, where it says so."""
    more = s.content.printed_on[card.key].power
    assert isinstance(more, More)
    count = more.count * card.tokens if more.per else more.count
    return min(count, more.most) if more.most else count


# The Hunter's


def may_exchange(s: Kacir, side: int) -> bool:
    """Fisherman."""
    return any(s.content.owner_of[card.key] == side for card in working(s, EXCHANGE))


def may_herd(s: Kacir) -> bool:
    """Shepherd, once in a turn."""
    return bool(s.powers & HERDING) and not s.used & HERDED


def may_snuff(s: Kacir) -> bool:
    """Chandler, once in a turn."""
    return bool(s.powers & CANDLES) and not s.used & SNUFFED


def _guild(s: Kacir) -> int:
    guild = s.content.cards[s.content.of_power["guild"]].power
    assert isinstance(guild, Guild)
    return guild.count


def pays_craftsmen(s: Kacir, side: int) -> int:
    """Guildmistress: the influence that the Hunter may pay instead of a clue; 0 where he can't."""
    if side == HUNTER and s.powers & GUILD:
        count = _guild(s)
        return count if s.influence[side] >= count else 0
    return 0


def cheaper(s: Kacir, card: int) -> int:
    """Guildmistress: what a location costs less."""
    return _guild(s) if s.powers & GUILD and s.content.kind[card] == LOCATION else 0


def saved_in_upkeep(s: Kacir) -> list[tuple[str, int]]:
    """Storehouse."""
    return _less(s, LESS_UPKEEP)


# The Witch's


def places_no_clues(s: Kacir) -> bool:
    """Stained moon."""
    return bool(s.powers & MOON)


def draws_less(s: Kacir, side: int, count: int) -> list[tuple[str, int]]:
    """Foreboding: which card lets an ability give the Hunter how many cards fewer, though none takes the last."""
    found = list[tuple[str, int]]()
    if side == HUNTER and s.powers & LESS_DRAWING:
        for card, much in _less(s, LESS_DRAWING):
            less = min(count - 1, much)
            count -= less
            if less:
                found.append((card, less))
    return found


def more_to_accuse(s: Kacir) -> list[tuple[str, int]]:
    """Phantom: clues that are needed besides."""
    return [(name(s, card), more) for card in working(s, MORE_ELIMINATION) if (more := _more(s, card))]


def places_clues(s: Kacir, visitor: int) -> int:
    """Who decides where the assets of the next visit go: the visitor; but the Witch, if there is the Will-o'-the-wisp
    and it is the Hunter's first visit."""
    return WITCH if visitor == HUNTER and s.powers & WISP and not s.used & FIRST_VISIT else visitor


def walled(s: Kacir) -> bool:
    """Invisible wall: whether it stands before somebody."""
    return bool(s.powers & MORE_VISIT)


def walls(s: Kacir, side: int, villager: int) -> list[tuple[str, int]]:
    """Invisible wall: what a visit costs the Hunter, by cards."""
    if side != HUNTER:
        return []
    return [(name(s, card), _more(s, card)) for card in working(s, MORE_VISIT) if card.place == villager]


def toll(s: Kacir, side: int, villager: int) -> int:
    return sum(much for _, much in walls(s, side, villager))
