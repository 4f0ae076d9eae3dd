"""Games between bots, and the positions in them: who is asked what, and everything that led there."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import klubovna
from klubovna.bots.lines import drawing
from klubovna.bots.players import player
from klubovna.bots.questions import question, tell, watch
from klubovna.kernel.actions import Action
from klubovna.kernel.errors import Broken
from klubovna.kernel.flow import advance, choose
from klubovna.kernel.frames import Decision
from klubovna.kernel.game import Game, Settings
from klubovna.kernel.lessons import Deed, Luck
from klubovna.lab.puzzles.plan import Plan


class Position(NamedTuple):
    """A decision as it came up; the state is nobody else's."""

    decision: Decision
    options: Sequence[Action]
    state: Any
    deeds: tuple[Deed, ...]


def played(plan: Plan, number: int) -> list[Position]:
    """Every decision of a whole game, with all that was done before it."""
    game, settings = klubovna.game(plan.game), plan.agreed(number)
    nature, dice = random.Random(f"luck {plan.seed} {number}"), random.Random(f"dice {plan.seed} {number}")
    players = {seat: player(plan.players, game, seat) for seat in game.seated(settings)}
    deeds, found = list[Deed](), list[Position]()
    s, drawn = game.set_up(game.content(), settings), drawing(deeds, nature)
    decision, options = advance(s, None, drawn)
    while decision is not None:
        seat = decision.seat
        found.append(Position(decision, options, s.clone(), tuple(deeds)))
        asked = question(game, s, seat, options)
        action = dice.choice(options) if dice.random() < plan.stray else players[seat].choose(asked, dice)
        watch(game, s, players, decision, action)
        deeds.append(action.text)
        choose(s, decision, action)
        tell(players, decision, action)
        decision, options = advance(s, None, drawn)
    return found


def again(game: Game, settings: Settings, deeds: Sequence[Deed]) -> Position:
    """The position after these deeds; raises Broken where the rules lead elsewhere."""
    left, done = list(deeds), list[Deed]()

    def told(chance: Any, s: Any) -> Any:
        deed = left.pop(0) if left else None
        if not isinstance(deed, Luck):
            raise Broken(f"luck is awaited after {len(done)} deeds, not {deed!r}")
        done.append(deed)
        return deed.luck

    s: Any = game.set_up(game.content(), settings)
    decision, options = advance(s, None, told)
    while left:
        deed = left.pop(0)
        action = next((one for one in options if one.text == deed), None)
        if decision is None or action is None:
            raise Broken(f"{deed!r} can't be chosen after {len(done)} deeds")
        done.append(action.text)
        choose(s, decision, action)
        decision, options = advance(s, None, told)
    if decision is None:
        raise Broken("the game is over")
    return Position(decision, options, s, tuple(done))
