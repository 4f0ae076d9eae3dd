"""What is drawn on a board in the tests of all games: choices as a table shows them, and moments of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

import klubovna
from klubovna.terminal.boards import Board, Offer, board_for


def board_of(table: klubovna.Table) -> Board:
    return board_for(table.game.id, table.game.content())


def offer(table: klubovna.Table, current: int = 0) -> Offer:
    """The choices as the table shows them first, with the cursor on one of them."""
    found = Offer(tuple(table.options), current, board_of(table).stepwise)
    action = found.at(current)
    return msgspec.structs.replace(found, preview=table.preview(action) if action else None)


def moments(table: klubovna.Table, most: int, seed: int = 1) -> Iterator[tuple[klubovna.Table, Offer]]:
    """So many decisions of somebody who chooses at random, with the cursor anywhere."""
    rng = random.Random(seed)
    for _ in range(most):
        if not table.seat:
            return
        yield table, offer(table, rng.randrange(len(offer(table).items)))
        table.play(rng.choice(table.options))
