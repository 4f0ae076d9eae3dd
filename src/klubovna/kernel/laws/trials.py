"""How a game wants to be tried. A game that has something to say of it has a module `trials.py` with `TRIALS` in its
package; it is read only when the game is tried.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

import msgspec

from klubovna.kernel.errors import Broken
from klubovna.kernel.game import Game, Setting
from klubovna.kernel.laws.effects import Effects

Choices: TypeAlias = Mapping[str, Sequence[Setting]]
"""Values of options that take turns."""


class Trials(msgspec.Struct, frozen=True, kw_only=True):
    """Everything may be left out: a game that says nothing is played by chance, with all its options."""

    games: int = 200
    """So many random games of each kind are watched under all laws: as many as it takes until every kind of decision
    that is not rare has been looked at closely a few times. More of the same find nothing; the rare ones are found by
    the visits, and by `klubovna fuzz`."""
    kinds: tuple[Choices, ...] = ({},)
    """A game that is several games in one names what makes them different."""
    visits: int = 500
    """So many random games are played in the open, to see that they come by every rule."""
    unseen: frozenset[str] = frozenset()
    """Frames and kinds of actions that chance does not come by, and that have tests of their own."""
    endings: frozenset[str] = frozenset()
    """How games end that are played by chance."""
    easier: Mapping[str, str] = {}
    """A pack (files by their names) with which a game lasts, where players at random would hardly ever see its last
    rounds and its good ends…"""
    late_endings: frozenset[str] = frozenset()
    """…how these games end…"""
    eager: frozenset[str] = frozenset()
    """…what is not said in them by those who want to see all of it…"""
    hopeful: Choices | None = None
    """…and, where nobody gets anywhere by chance, of which kind they are when people look one step ahead."""
    effects: Effects | None = None
    """What things do, where it stands on them."""


def trials_of(game: Game) -> Trials:
    """As the game's package says, or as usual; raises Broken."""
    name = f"{game.package}.trials"
    try:
        spec = find_spec(name)
    except ModuleNotFoundError:  # a game in a single module
        spec = None
    if spec is None:
        return Trials()
    found = getattr(import_module(name), "TRIALS", None)
    if not isinstance(found, Trials):
        raise Broken(f"{type(found).__name__}, not Trials", file=spec.origin or name, field="TRIALS")
    return found
