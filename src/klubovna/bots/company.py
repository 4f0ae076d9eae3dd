"""A company of bots at a table of their own: a whole game, choice by choice, for whoever counts something in it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from klubovna.bots.questions import Player, Question, question, tell, watch
from klubovna.kernel.actions import Action
from klubovna.kernel.flow import choose, settle
from klubovna.kernel.frames import Outcome
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat

Asked: TypeAlias = Callable[[Seat, Player, Question], Action]
"""How a bot is asked, by whoever wants to know what it answers, or how long that takes."""


def plays(game: Game, s: Any, players: Mapping[Seat, Player], luck: random.Random, ask: Asked) -> Outcome:
    """To the end. Bots are players: they keep what they thought before, and are told what others chose."""
    decision, options = settle(s, luck)
    while decision is not None:
        seat = decision.seat
        action = ask(seat, players[seat], question(game, s, seat, options))
        watch(game, s, players, decision, action)
        choose(s, decision, action)
        tell(players, decision, action)
        decision, options = settle(s, luck)
    outcome: Outcome | None = s.outcome
    assert outcome is not None
    return outcome
