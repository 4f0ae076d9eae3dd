"""A small learner that beats `random` at Blitzkrieg! in less than a minute: python examples/learn.py [GAMES]

It watches games at random and fits one weight to each number that a seat sees (`klubovna.rl.codec`): what the end was
worth, told from what was seen after a move. Then it plays what looks best one step ahead, in a state that it imagines –
it never sees the other side's reserve. Needs `klubovna[rl]`.
"""

from __future__ import annotations

import random
import sys

import numpy as np

import klubovna
from klubovna import Action, Question
from klubovna.rl import Codec, codec
from klubovna.rl.going import Going

GAME = "blitzkrieg"
CAUTION = 30.0
"""How much evidence a weight needs (ridge regression)."""
TOGETHER = 50
"""So many games are added up at once."""


class Learner:
    """A bot of one's own: `choose` is all that it has to be able to do."""

    def __init__(self, known: Codec) -> None:
        self.codec = known
        self.weights: np.ndarray = np.zeros(known.size)

    def watch(self, games: int, rng: random.Random) -> None:
        """Fit the weights to games at random."""
        products, sums = np.eye(self.codec.size) * CAUTION, np.zeros(self.codec.size)
        for first in range(0, games, TOGETHER):
            watched = [self._watched(rng) for _ in range(first, min(games, first + TOGETHER))]
            seen, worth = (np.concatenate(parts) for parts in zip(*watched, strict=True))
            products += seen.T @ seen
            sums += seen.T @ worth
        self.weights = np.linalg.solve(products, sums)

    def _watched(self, rng: random.Random) -> tuple[np.ndarray, np.ndarray]:
        """What was seen after each move of a game, by whoever made it, and what the end was worth to it."""
        going = Going(self.codec, rng.getrandbits(32))
        seen, seats = list[np.ndarray](), list[str]()
        while (seat := going.seat) is not None:
            going.step(rng.choice(going.options))
            seats.append(seat)
            seen.append(self.codec.observe(going.state, seat))
        returns = going.state.returns()
        return np.array(seen), np.array([returns[seat] for seat in seats], np.float32)

    def choose(self, question: Question, rng: random.Random) -> Action:
        """What looks best one step ahead; any of those that look alike."""
        imagined, looks = question.imagine(rng), list[float]()
        for action in question.options:
            then = imagined.clone()
            then.step(action, rng)
            looks.append(float(self.weights @ self.codec.observe(then, question.seat)))
        return rng.choice([action for action, look in zip(question.options, looks, strict=True) if look == max(looks)])


def main(games: int = 600, matches: int = 100) -> float:
    """The share of games that it wins."""
    learner = Learner(codec(GAME))
    learner.watch(games, random.Random(1))
    run = klubovna.simulate(GAME, {"learner": learner, "random": "random"}, matches, jobs=1)
    won: int = sum(row["won"] for row in run.rows() if row["bot"] == "learner")
    print(f"having watched {games} games it wins {won} of {matches} against random")  # noqa: T201
    return won / matches


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
