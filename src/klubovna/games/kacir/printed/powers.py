"""What works as long as a card is in play: a word with what varies it, as effects are.

What happens *whenever* something else does is made of effects; *less* and *more* change what something costs, brings or
needs. The others are what a single card does.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from klubovna.games.kacir.printed.effects import Effect, Small

Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=100)]
PowerName: TypeAlias = Literal[
    "whenever-upkeep", "whenever-upkeep-discard", "whenever-cleansing", "whenever-readying", "less-upkeep",
    "less-drawing", "more-visit", "more-elimination", "guild", "herding", "candles", "moon", "wisp",
]  # fmt: skip
"""What a word and its parameters make together: by this rules and texts know it."""
POWERS: tuple[PowerName, ...] = get_args(PowerName)


class Power(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True, omit_defaults=True):
    @property
    def name(self) -> str:
        parts = (getattr(self, field, "") for field in ("when", "what", "cost"))
        return "-".join(filter(None, (str(self.__struct_config__.tag), *parts)))


class Whenever(Power, frozen=True):
    """In the upkeep of whoever has the card, when they make a villager ready, or at every cleansing."""

    when: Literal["upkeep", "cleansing", "readying"]
    effect: Annotated[tuple[Effect, ...], msgspec.Meta(min_length=1)]
    cost: Literal["", "discard"] = ""
    """If one wants, and discards a card for it."""


class Less(Power, frozen=True):
    """The Hunter's allies cost less upkeep; abilities of villagers let him draw fewer cards, but at least one."""

    what: Literal["upkeep", "drawing"]
    count: Amount = 1


class More(Power, frozen=True):
    """A visit to a chosen villager costs the Hunter influence; an elimination needs more clues."""

    what: Literal["visit", "elimination"]
    count: Amount = 1
    per: Literal["", "gloom"] = ""
    """For each gloom on the card."""
    most: Small = 0
    """No more than this, where it depends on something."""


class Guild(Power, frozen=True):
    """Influence instead of a clue at the Craftsmen; locations cost as much less."""

    count: Amount = 1


class Herding(Power, frozen=True):
    """Once in a turn, after a visit, a clue may move within a group."""


class Candles(Power, frozen=True):
    """Once in a turn, at a visit, a gloom may leave a card or a possessed villager."""


class Moon(Power, frozen=True):
    """The Hunter places no clues."""


class Wisp(Power, frozen=True):
    """At the Hunter's first visit in a turn the Witch decides where the clues go."""


AnyPower: TypeAlias = Whenever | Less | More | Guild | Herding | Candles | Moon | Wisp
