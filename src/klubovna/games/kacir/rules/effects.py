"""How effects are carried out: each word of the cards is a plain function; `perform` puts effects in their order."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from klubovna.games.kacir.printed.effects import Effect, Word
from klubovna.games.kacir.state import NOBODY, Kacir
from klubovna.kernel.frames import Step


class Do(Step, frozen=True):
    """One effect, for a side: printed on a card (`key`) or on a villager."""

    effect: Effect
    side: int
    key: int = NOBODY
    villager: int = NOBODY
    """The visited one, or the one at whom the card lies."""

    def run(self, s: Kacir) -> None:
        WORDS[self.effect.do](s, self)


Doing: TypeAlias = Callable[[Kacir, Do], None]
Asking: TypeAlias = Callable[[Kacir, Do], bool]
WORDS: dict[str, Doing] = {}
POSSIBLE: dict[str, Asking] = {}
"""Whether a word can do anything now, as far as everybody can see: what is in a hand must not show in what its owner is
asked. A word that is not here always can."""


def word(name: Word, when: Asking | None = None) -> Callable[[Doing], Doing]:
    """This function is what the word does, where it can."""

    def known(function: Doing) -> Doing:
        WORDS[name] = function
        if when is not None:
            POSSIBLE[name] = when
        return function

    return known


def doings(effects: tuple[Effect, ...], side: int, key: int = NOBODY, villager: int = NOBODY) -> list[Do]:
    """In their order; some are what the other player does."""
    return [Do(effect, 1 - side if effect.whom else side, key, villager) for effect in effects]


def perform(s: Kacir, effects: tuple[Effect, ...], side: int, key: int = NOBODY, villager: int = NOBODY) -> None:
    s.then(*doings(effects, side, key, villager))


def possible(s: Kacir, effects: tuple[Effect, ...], side: int, key: int = NOBODY, villager: int = NOBODY) -> bool:
    """Whether at least something of this can be done (house: a card or an ability that would do nothing can't be
    used). What the other player gets of it is no reason."""
    for effect in effects:
        if effect.whom:
            continue
        asking = POSSIBLE.get(effect.do)
        if asking is None or asking(s, Do(effect, side, key, villager)):
            return True
    return False
