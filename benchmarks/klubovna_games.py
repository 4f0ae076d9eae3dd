"""The games of the house as they stand beside the peers: every installed game, measured by `klubovna.lab.bench`."""

from __future__ import annotations

from collections.abc import Callable

import klubovna
from klubovna.lab.bench import Bench


class House(Bench):
    """Played through `kernel.flow` on bare states, as search plays; copied by `clone()`; a replay reads a record from
    its bytes and checks every move at a table."""

    decision = "a question that is asked"

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.name = f"klubovna {id}"

    def copy(self, state: object) -> object:
        return self.clone(state)


class AtTable(House):
    """The same games as people and researchers play them: every choice checked, recorded and undoable."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.name = f"klubovna {id}, at a table"

    def play(self, limit: int | None = None) -> tuple[object, int]:
        table, played = self.play_at_table(limit)
        return table.state, played


def house(id: str) -> Callable[[], House]:
    return lambda: House(id)


def at_table(id: str) -> Callable[[], House]:
    return lambda: AtTable(id)


HOUSE = [(f"klubovna {id}", house(id)) for id in klubovna.games()]
HOUSE += [(f"klubovna {id}, at a table", at_table(id)) for id in klubovna.games()]
