"""What cards do as long as they are in play: one home for their powers, each a question that the rules ask.

Which of them work is noted as bits whenever a card comes, goes, is covered or dazed; nobody else reads those bits. A
power whose number is printed on its card (`worth`) is asked for the number.
"""

from __future__ import annotations

from klubovna.games.kacir.box import HUNTER, LOCATION, POWERS, WITCH
from klubovna.games.kacir.printed import Card, PowerName
from klubovna.games.kacir.state import FIRST_VISIT, HERDED, SNUFFED, Kacir

BIT: dict[PowerName, int] = {name: 1 << n for n, name in enumerate(POWERS)}
EXCHANGE, HERDING, CANDLES, GUILD, RANGING = (
    BIT[name] for name in ("exchange", "herding", "candles", "guild", "ranging")
)
TACTICS, STORES, FOREBODING, PHANTOM = (BIT[name] for name in ("tactics", "stores", "foreboding", "phantom"))
MOON, WISP, DARKNESS, WALL = (BIT[name] for name in ("moon", "wisp", "darkness", "wall"))


def refresh(s: Kacir) -> None:
    """Note anew what works: the powers of cards that are neither covered nor dazed."""
    power, powers = s.content.power_of, 0
    for card in s.lying:
        if not (card.covered or card.dazed):
            powers |= power[card.key]
    s.powers = powers


def printed(s: Kacir, power: PowerName) -> Card:
    """The card with this power."""
    return s.content.cards[s.content.of_power[power]]


def card_with(s: Kacir, power: PowerName) -> str:
    return s.content.ids[s.content.of_power[power]]


def works(s: Kacir, power: PowerName) -> None:
    """Say which card is behind what happens now."""
    s.say("log-works", card=lambda: card_with(s, power))


def _gloom_on(s: Kacir, power: int) -> int:
    """On the card with this power; not on one that is covered or dazed."""
    power_of = s.content.power_of
    return max(c.tokens for c in s.lying if power_of[c.key] == power and not (c.covered or c.dazed))


# The Hunter's


def may_exchange(s: Kacir) -> bool:
    """Fisherman."""
    return bool(s.powers & EXCHANGE)


def may_herd(s: Kacir) -> bool:
    """Shepherd, once in a turn."""
    return bool(s.powers & HERDING) and not s.used & HERDED


def may_snuff(s: Kacir) -> bool:
    """Chandler, once in a turn."""
    return bool(s.powers & CANDLES) and not s.used & SNUFFED


def pays_craftsmen(s: Kacir, side: int) -> int:
    """Guildmistress: the influence that the Hunter may pay instead of a clue; 0 where he can't."""
    if side == HUNTER and s.powers & GUILD:
        worth = printed(s, "guild").worth
        return worth if s.influence[side] >= worth else 0
    return 0


def cheaper(s: Kacir, card: int) -> int:
    """Guildmistress: what a location costs less."""
    return printed(s, "guild").worth if s.powers & GUILD and s.content.kind[card] == LOCATION else 0


def witness(s: Kacir) -> int:
    """Ranger: evidence for each cleansing."""
    return printed(s, "ranging").worth if s.powers & RANGING else 0


def found_when_readied(s: Kacir, side: int) -> int:
    """Tactician: clues on a villager whom the Hunter makes ready."""
    return printed(s, "tactics").worth if side == HUNTER and s.powers & TACTICS else 0


def saved_in_upkeep(s: Kacir) -> int:
    """Storehouse."""
    return printed(s, "stores").worth if s.powers & STORES else 0


# The Witch's


def places_no_clues(s: Kacir) -> bool:
    """Stained moon."""
    return bool(s.powers & MOON)


def draws_less(s: Kacir, side: int, count: int) -> int:
    """Foreboding: how many cards fewer an ability gives the Hunter, though it never takes the last."""
    if side == HUNTER and s.powers & FOREBODING:
        return min(count - 1, printed(s, "foreboding").worth)
    return 0


def more_to_accuse(s: Kacir) -> int:
    """Phantom: clues that are needed besides, as many as there is gloom on it, up to its number."""
    return min(_gloom_on(s, PHANTOM), printed(s, "phantom").worth) if s.powers & PHANTOM else 0


def places_clues(s: Kacir, visitor: int) -> int:
    """Who decides where the assets of the next visit go: the visitor; but the Witch, if there is the Will-o'-the-wisp
    and it is the Hunter's first visit."""
    return WITCH if visitor == HUNTER and s.powers & WISP and not s.used & FIRST_VISIT else visitor


def dark_income(s: Kacir) -> int:
    """Strength in darkness: influence in the Witch's upkeep, twice as much with enough gloom on it."""
    if not s.powers & DARKNESS:
        return 0
    card = printed(s, "darkness")
    return 2 * card.worth if _gloom_on(s, DARKNESS) >= card.limit else card.worth


def walled(s: Kacir) -> bool:
    """Invisible wall: whether it stands before somebody."""
    return bool(s.powers & WALL)


def toll(s: Kacir, side: int, villager: int) -> int:
    """Invisible wall: what a visit costs the Hunter."""
    if side == HUNTER and s.powers & WALL:
        power = s.content.power_of
        if any(power[card.key] == WALL and card.place == villager for card in s.lying):
            return printed(s, "wall").worth
    return 0
