"""Puzzles: what there is, one as a whole, how an attempt went."""

from __future__ import annotations

from klubovna.alone import tables
from klubovna.alone.asked import Answer, Asked, route, text, told
from klubovna.alone.keeping import Deed, Lost, Store, by_game, noted
from klubovna.alone.room import ME
from klubovna.service.learning import collection
from klubovna.service.learning.collection import Attempt, Key, Mine, Others, RatingInfo, Solved, Today


async def _attempts(store: Store) -> dict[Key, Attempt]:
    """The first one at each puzzle."""
    return await by_game(store, "puzzled", Attempt)


def _mine(attempt: Attempt | None) -> Mine:
    if attempt is None:
        return "none"
    return "found" if attempt.found or attempt.later else "missed"


def _rating(attempts: dict[Key, Attempt]) -> RatingInfo:
    return collection.rating_of(attempt.change for attempt in attempts.values() if attempt.rated)


def _others(attempt: Attempt | None) -> Others:
    """There is nobody but oneself."""
    if attempt is None:
        return Others(0, 0, {})
    clean = attempt.found and attempt.tries == 1 and not attempt.helped
    return Others(int(attempt.found), int(clean), {attempt.first: 1} if attempt.first else {})


async def all_puzzles(asked: Asked) -> Answer:
    attempts = await _attempts(asked.house.store)
    mine = {key: _mine(attempt) for key, attempt in attempts.items()}
    return told(collection.every(mine, _rating(attempts), _today(asked, attempts)))


def _today(asked: Asked, attempts: dict[Key, Attempt]) -> Today | None:
    chosen = collection.of_the_day(asked.house.now())
    if chosen is None:
        return None
    day, game, puzzle = chosen
    attempt = attempts.get((game.id, puzzle.name))
    others = _others(attempt)
    return Today(game.id, puzzle.name, day, others.solved, others.first, _mine(attempt))


async def words(asked: Asked) -> Answer:
    return text(collection.words(asked.parts["game"], asked.parts["language"]))


async def puzzle(asked: Asked) -> Answer:
    return told(collection.script(asked.parts["game"], asked.parts["puzzle"]))


async def tried(asked: Asked) -> Answer:
    """Only the first attempt counts; of a later one it is only kept that the puzzle was found at last."""
    store, how, now = asked.house.store, asked.read(collection.Tried), asked.house.now()
    before = await _attempts(store)
    attempt = collection.attempt(asked.parts["game"], asked.parts["puzzle"], ME, how, _rating(before), now)
    key = f"puzzled/{attempt.game}/{attempt.puzzle}"
    counts = True
    try:
        await store.keep([Deed("add", "notes", key, noted(attempt))])
    except Lost:
        counts = False
        first = before.get((attempt.game, attempt.puzzle))
        if attempt.found and first is not None:
            await store.keep([Deed("put", "notes", key, noted(collection.found_since(first)))])
    attempts = await _attempts(store)
    rating, others = _rating(attempts), _others(attempts.get((attempt.game, attempt.puzzle)))
    return told(Solved(rating if rating.count else None, attempt.change if counts else 0, others))


async def why_not(asked: Asked) -> Answer:
    return told(collection.why_not(asked.parts["game"], asked.parts["puzzle"], asked.read(collection.AtFind)))


async def play_from(asked: Asked) -> Answer:
    """A table of one's own from the position, with bots everywhere else."""
    table, seat = collection.position(asked.parts["game"], asked.parts["puzzle"])
    return told((await tables.played_on(asked.house, table, seat, collection.RIVAL)).info(ME), 201)


ROUTES = (
    route("GET", "puzzles", all_puzzles),
    route("GET", "puzzles/{game}/words/{language}", words),
    route("GET", "puzzles/{game}/{puzzle}", puzzle),
    route("PUT", "puzzles/{game}/{puzzle}", tried),
    route("POST", "puzzles/{game}/{puzzle}/why", why_not),
    route("POST", "puzzles/{game}/{puzzle}/play", play_from),
)
