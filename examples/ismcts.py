"""OpenSpiel's own search plays Blitzkrieg!: python examples/ismcts.py [GAMES] [SIMULATIONS]

`ISMCTSBot` (Information Set Monte Carlo Tree Search) against random moves. It imagines what it does not see by
`resampled`. Needs `klubovna[openspiel]`.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from klubovna.rl import openspiel


def played(game: Any, bots: list[Any], rng: random.Random) -> list[float]:
    """One game: what the end is worth to each player."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, odds)[0])
        else:
            state.apply_action(bots[state.current_player()](state))
    returns: list[float] = state.returns()
    return returns


def searcher(game: Any, simulations: int, rng: random.Random) -> Any:
    """Whoever is given a state, and answers with an action."""
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        max_simulations=simulations,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(rng.getrandbits(31))),
        random_state=np.random.RandomState(rng.getrandbits(31)),
    )
    bot.set_resampler(lambda state, player: state.resampled(player, rng))
    return bot.step


def main(games: int = 4, simulations: int = 20) -> int:
    """How many games it wins, from both sides by turns."""
    openspiel.register("blitzkrieg")
    game, rng, won = pyspiel.load_game("klubovna_blitzkrieg"), random.Random(1), 0
    thinks, guesses = searcher(game, simulations, rng), lambda state: rng.choice(state.legal_actions())
    for number in range(games):
        side = number % 2
        bots = [thinks, guesses] if side == 0 else [guesses, thinks]
        won += played(game, bots, rng)[side] > 0
    print(f"with {simulations} simulations a move it wins {won} of {games} against random")  # noqa: T201
    return won


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
