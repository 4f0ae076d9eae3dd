"""What cards and villagers do: an effect is a word with what varies it.

Words are shared: whoever *draws* does so with the same word, whatever kind of card it stands on. What a word and its
parameters make together has a name (`name`), by which its sentence is known.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
CardKind: TypeAlias = Literal["ally", "event", "investigation", "location", "brew", "charm", "curse", "familiar"]
Word: TypeAlias = Literal[
    "gain", "lose", "draw", "evidence", "play", "discard", "offer", "clue", "secret", "gloom", "lift", "erase", "move",
    "take-out",
    "echo", "recall", "claim", "disperse", "swap", "daze",
]  # fmt: skip
"""What effects can do; each word is a function of the rules. Those of the last line are what a single card does."""
Where: TypeAlias = Literal[
    "", "here", "any", "group", "pair", "each-group", "one", "several", "bare", "brew", "card", "deck", "hand"
]
"""Where it happens, for words that can do it in several places."""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A word and what varies it; its sentence is made of the same (`wording`)."""

    do: Word
    count: Small = 1
    where: Where = ""
    kind: CardKind | Literal[""] = ""
    """Cards of this kind only."""
    token: Literal["", "secret", "clue"] = ""
    per: Literal["", "green-pawn", "gloom-card"] = ""
    """As many times as there are of these; or, of gloom cards, one more for each."""
    most: Small = 0
    """No more than this, where it depends on something."""
    twice: Small = 0
    """Twice as much, with so much gloom on the card itself."""
    off: Small = 0
    """So much cheaper…"""
    free: bool = False
    """…or for nothing."""
    over: Small = 0
    """So much over the number that is printed on a card."""
    own: bool = False
    """On own cards only."""
    may: bool = False
    """If one wants."""
    whom: Literal["", "opponent"] = ""
    """Who does it, if it is not whoever has the card."""
    choice: Small = 0
    """One of so many random cards is chosen."""
    each: Literal["", "secret"] = ""
    """What is placed for each of them."""
    otherwise: Literal["", "draw", "gain"] = ""
    """What happens where it is not done, or can't be: a card is drawn, influence is gained."""

    @property
    def name(self) -> str:
        """What these make together: `gain`, `clue-pair`, `lose-or-draw`, `lift-any-each-secret`."""
        each, otherwise = self.each and f"each-{self.each}", self.otherwise and f"or-{self.otherwise}"
        return "-".join(filter(None, (self.whom, self.do, self.where, self.per, each, otherwise)))
