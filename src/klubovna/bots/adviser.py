"""Who is asked for advice at a table: a champion, who goes by what was learned for such tables, or by hand where
nothing was; and what was measured of that judgement."""

from __future__ import annotations

from klubovna.bots.budget import Budget
from klubovna.bots.chances import Scale, scale
from klubovna.bots.judging import Judge, by_hand
from klubovna.bots.learned.finding import learned_for
from klubovna.bots.levels import CHAMPION, budget, strength
from klubovna.kernel.game import Game
from klubovna.kernel.table import Table

ADVISER = CHAMPION


def judge_at(table: Table) -> Judge:
    game, agreed = table.game, table.record.header.options
    return learned_for(game, table.content, game.settings(agreed, own=True)) or by_hand(game)


def scale_at(table: Table, judge: Judge) -> Scale | None:
    """What was measured of it at tables like this one; None where nothing was."""
    return scale(table.game, table.record.header, judge.name)


def deliberate(game: Game, judge: Judge) -> Budget:
    """How much is thought for a hint where somebody waits for it."""
    return budget(strength(ADVISER, game), judge, timed=True)
