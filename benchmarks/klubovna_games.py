"""The games of the house as they stand beside the peers: every installed game, measured by `klubovna.lab.bench`."""

from __future__ import annotations

from collections.abc import Callable

import klubovna
from klubovna.lab.bench import Bench


class House(Bench):
    """Played through `kernel.flow` on bare states, as search plays; copied by `clone()`; a replay reads a record from
    its bytes and checks every move at a table."""

    decision = "a choice of two or more options"

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.name = f"klubovna {id}"

    def copy(self, state: object) -> object:
        return self.clone(state)


def house(id: str) -> Callable[[], House]:
    return lambda: House(id)


HOUSE = [(f"klubovna {id}", house(id)) for id in klubovna.games()]
