"""Which words can be varied how, and where each composition can stand: what no rule knows is refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from klubovna.games.kacir.printed import Card, Side
from klubovna.games.kacir.printed.effects import Effect
from klubovna.games.kacir.printed.powers import More, PowerName, Whenever

PLACES: Mapping[str, tuple[str, ...]] = {
    "clue": ("here", "group", "any", "pair", "each-group"),
    "secret": ("here", "bare", "brew"),
    "lift": ("card", "any"),
    "erase": ("here", "one", "several", "group"),
    "move": ("here", "group"),
    "offer": ("deck", "hand"),
}
"""Words that have to say where; the others say nothing of it."""
COUNTED: Mapping[str, tuple[str, ...]] = {"gain": ("green-pawn", "gloom-card"), "play": ("green-pawn",)}
"""Words that may depend on a number of things."""
VARIED: Mapping[str, tuple[str, ...]] = {
    "gain": ("count", "per", "most", "twice", "whom"),
    "lose": ("count", "otherwise"),
    "draw": ("count", "whom"),
    "evidence": ("count",),
    "play": ("count", "kind", "per", "off", "free"),
    "discard": ("choice", "otherwise"),
    "offer": ("count", "where", "otherwise", "over", "free"),
    "clue": ("count", "where"),
    "secret": ("count", "where"),
    "gloom": ("count", "may", "own", "over", "whom", "otherwise"),
    "lift": ("count", "where", "each"),
    "erase": ("count", "where", "token"),
    "move": ("count", "where", "token"),
    "take-out": ("kind",),
    "claim": ("count",),
    "disperse": ("count",),
}
"""By what each word can be varied; those that are not here, by nothing."""
STAYING = ("ally", "location", "curse")
"""Kinds of cards that lie in play and work."""
HUNTERS: tuple[PowerName, ...] = ("less-upkeep", "guild", "herding", "candles")
WITCHS: tuple[PowerName, ...] = ("less-drawing", "more-visit", "more-elimination", "moon", "wisp")
"""Powers that only cards of one side can have."""
ONCE: tuple[PowerName, ...] = ("whenever-upkeep-discard", "guild", "herding", "candles", "moon", "wisp")
"""Powers that only one card can have."""


def unplayable(effect: Effect) -> Iterator[str]:
    """What is wrong with an effect, wherever it stands."""
    yield from _not_varied(effect)
    places = PLACES.get(effect.do, ("",))
    if effect.where not in places:
        yield f"{effect.do!r} happens {' or '.join(map(repr, places))}, not {effect.where!r}"
    if effect.per and effect.per not in COUNTED.get(effect.do, ()):
        yield f"{effect.do!r} can't depend on {effect.per!r}"
    if not effect.token and effect.do in ("erase", "move"):
        yield f"{effect.do!r} needs a token"
    if effect.do == "take-out" and not effect.kind:
        yield "take-out needs a kind of card"
    yield from _at_odds(effect)


def _not_varied(effect: Effect) -> Iterator[str]:
    for field in msgspec.structs.fields(effect):
        name, value = field.name, getattr(effect, field.name)
        if name != "do" and value != field.default and name not in VARIED.get(effect.do, ()):
            yield f"{effect.do!r} is not varied by `{name}`"


def _at_odds(effect: Effect) -> Iterator[str]:
    """Parameters that can't be together, or not without each other."""
    match effect.do:
        case "gain":
            yield from _no_gain(effect)
        case "offer":
            yield from _no_offer(effect)
        case "gloom":
            yield from _no_gloom(effect)
        case "play":
            yield from _no_play(effect)
        case "move" if effect.where == "here" and effect.count > 1:
            yield "from here a single token can be moved"
        case "lift" if effect.where == "card" and effect.each:
            yield "for each gloom that is taken from any cards something can be placed, not from this one"
        case "discard" if effect.choice == 1:
            yield "one card is no choice"
    if effect.do in ("lose", "discard") and effect.otherwise == "gain":
        yield f'{effect.do!r} or else a card is drawn (`otherwise = "draw"`)'


def _no_gain(effect: Effect) -> Iterator[str]:
    if effect.most and not effect.per:
        yield "`most` is for what depends on something (`per`)"
    if effect.twice and effect.per:
        yield "either `twice` or `per`"
    if effect.whom and (effect.twice or effect.per):
        yield "what the opponent gains depends on nothing"


def _no_play(effect: Effect) -> Iterator[str]:
    if effect.off and effect.free:
        yield "either `off` or `free`"
    if effect.kind and effect.count > 1:
        yield "of a kind a single card can be played"
    if effect.per and (effect.count > 1 or effect.kind or effect.off or effect.free):
        yield "as many cards as there are pawns are played as usual"


def _no_gloom(effect: Effect) -> Iterator[str]:
    """It is placed, or may be; or the opponent may, and else draws."""
    if effect.whom or effect.otherwise:
        together = (effect.whom, effect.otherwise, effect.may, effect.count) == ("opponent", "draw", True, 1)
        if not together or effect.own or effect.over:
            yield 'the opponent may place one gloom, or else draws: `whom`, `may` and `otherwise = "draw"` together'
    elif not effect.may and (effect.count > 1 or effect.own):
        yield "of several, or on own cards, gloom is placed if one wants (`may`)"


def _no_offer(effect: Effect) -> Iterator[str]:
    """From the deck a card is taken or paid for, or one of several is left there; two of the hand are shown and the one
    that is not discarded is played for nothing."""
    hand = effect.where == "hand"
    if effect.otherwise == "draw" or (effect.otherwise and hand):
        yield 'what is offered from the deck brings influence if it is refused (`otherwise = "gain"`)'
    elif effect.over and not effect.otherwise:
        yield "`over` is for what is gained if a card is refused"
    elif effect.otherwise and effect.count != 1:
        yield "a single card is taken or refused"
    elif not effect.otherwise and not hand and effect.count < 2:
        yield "of at least two cards one is left"
    elif hand and effect.count != 2:
        yield "two cards of the hand are shown"
    elif effect.free != hand:
        yield "a card of the hand is played for free, one from the deck is taken"


def misplaced(block: Card | Side, field: str, effect: Effect) -> Iterator[str]:
    """What can't be done there: where nobody is visited, or no gloom lies."""
    at_somebody = isinstance(block, Side) or block.kind in ("investigation", "familiar") or _readies(block, field)
    if (effect.where == "here" or (effect.do, effect.where) == ("clue", "group")) and not at_somebody:
        yield f"nobody is visited there, so that nothing happens {effect.where!r}"
    gloom = 0 if isinstance(block, Side) else block.gloom
    if (effect.where == "card" or effect.twice) and not gloom:
        yield "no gloom lies there"
    if effect.where == "brew" and field != "boost":
        yield "only a boost can add to the brew that was just played"


def _readies(card: Card, field: str) -> bool:
    """Whether somebody is made ready then, of whom the effects are."""
    return field == "power" and isinstance(card.power, Whenever) and card.power.when == "readying"


def powerless(card: Card, side: str) -> Iterator[str]:
    """What is wrong with a power, on a card of this side."""
    power = card.power
    if power is None:
        return
    if card.kind not in STAYING:
        yield f"a card of the kind {card.kind!r} does not stay in play, so that nothing works"
    if power.name in HUNTERS and side != "hunter":
        yield f"only a card of the Hunter's can do {power.name!r}"
    if power.name in WITCHS and side != "witch":
        yield f"only a card of the Witch's can do {power.name!r}"
    if isinstance(power, Whenever) and power.cost:
        if power.when != "upkeep":
            yield "a card is discarded for something in the upkeep only"
        if [effect.name for effect in power.effect] != ["draw"]:
            yield "for a card that is discarded others are drawn, and nothing else happens"
    if isinstance(power, More) and power.per and not card.gloom:
        yield "no gloom lies there"
    if isinstance(power, More) and power.most and not power.per:
        yield "`most` is for what depends on something (`per`)"
