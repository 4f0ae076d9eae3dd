"""What is said to follow for certain does: every world is played again, and compared with what the game imagines."""

from __future__ import annotations

from collections.abc import Iterator

from klubovna.kernel.errors import Broken
from klubovna.kernel.game import Game
from klubovna.lab.puzzles.certainties import facts, is_puzzle
from klubovna.lab.puzzles.positions import again
from klubovna.service.certainty import imagined, open_to, secret, worlds
from klubovna.service.puzzles import Asked, Puzzle


def doubts(game: Game, puzzle: Puzzle, asked: Asked) -> Iterator[Broken]:
    """Why the answer may be another one, or lie open."""
    settings, deeds, certainty = game.settings(puzzle.options, own=True), puzzle.before, game.certainty(asked.certainty)
    if puzzle.seat != certainty.seat:
        yield Broken(f"it is asked of {certainty.seat}", field="seat")
        return
    real, every = again(game, settings, deeds).state, worlds(game, settings, certainty, deeds)
    told = facts(every, len(deeds))
    if told.possible != asked.answer:
        yield Broken(f"what is possible is {', '.join(told.possible)}", field="certain.answer")
    if told.number != asked.facts:
        yield Broken(f"it takes {told.number} facts", field="certain.facts")
    if not is_puzzle(told):
        yield Broken("it lies open, or there is too much of it", field="certain")
    if not puzzle.proved:
        yield Broken("what is certain is proved", field="proved")
    if secret(game, certainty, real) not in [secret(game, certainty, w.state) for w in every if w.possible(len(deeds))]:
        yield Broken("what is given is not true of this game", field="certain")
    remaining = [world for world in every if not world.ruled_out(len(deeds))]
    if {secret(game, certainty, world.state) for world in remaining} != open_to(game, certainty, real):
        yield Broken("the rules rule out others than the game imagines", field="certain")
    seen = game.view(real, certainty.seat)
    for world in remaining:
        if game.view(imagined(game, certainty, world, real), certainty.seat) != seen:
            yield Broken(f"as {world.candidate} it looks otherwise", field="certain")
