"""Several processes think about the same question, each from the record and its own dice; their visits are added up."""

from __future__ import annotations

import random
from concurrent.futures import Executor

import klubovna
from klubovna.bots.budget import Budget
from klubovna.bots.questions import question
from klubovna.bots.search import Mind
from klubovna.bots.thoughts import Thought, merge
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Record
from klubovna.kernel.replay import resume


def think_alone(game_id: str, record: bytes, seat: Seat, seed: int, budget: Budget) -> Thought:
    """What one process thinks. The record is the keeper's, without its key; the mind gets what the seat sees."""
    game = klubovna.game(game_id)
    table = resume(game, Record.from_bytes(record))
    asked = question(game, table.state, seat, table.options)
    return Mind(game, seat).think(asked, random.Random(seed), budget)


def think_together(
    pool: Executor, minds: int, game_id: str, record: bytes, seat: Seat, seed: int, budget: Budget
) -> Thought:
    """As many minds as there are cores to spare, each with the whole budget; deterministic if the budget is."""
    seeds = random.Random(seed)
    futures = [pool.submit(think_alone, game_id, record, seat, seeds.getrandbits(64), budget) for _ in range(minds)]
    return merge([future.result() for future in futures])
