"""What one would laugh at, game by game: choices that no beginner makes, however weak. A short list each, by the rules
alone; what is merely a mistake is not in it.

Napoleonics   a card is played that orders nobody, though another one would; nobody is ordered, though somebody could
              be; those who were ordered could move or fight, and nobody does
Blitzkrieg!   spoils of a theatre that has been won are left lying
Vzdor!        the attack ends though there is power left for the mission; the resistance ends before any mission is
              completed
Kacíř         the Hunter eliminates somebody of whom he knows that they are innocent; a turn ends with a pawn left that
              could fetch influence or a card; a card in play is thrown away
Hagalaz       a die is given away though it could do something other than walk; a hero walks to and fro within a walk
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Any, NamedTuple, TypeAlias

from klubovna.bots.questions import Player, question, tell, watch
from klubovna.games.blitzkrieg import choices as blitzkrieg
from klubovna.games.hagalaz import choices as hagalaz
from klubovna.games.kacir import choices as kacir
from klubovna.games.napoleonics import choices as napoleonics
from klubovna.games.napoleonics.rules.orders import GiveOrders
from klubovna.games.vzdor import choices as vzdor
from klubovna.kernel.actions import Action
from klubovna.kernel.flow import choose, settle
from klubovna.kernel.frames import Decision
from klubovna.kernel.game import Game, Settings
from klubovna.kernel.luck import key_from_seed
from klubovna.kernel.messages import Seat
from klubovna.kernel.table import Table


class Moment(NamedTuple):
    """A choice about to be made, and what the seat itself chose before it."""

    s: Any
    decision: Decision
    options: list[Action]
    action: Action
    before: list[Action]


Judge: TypeAlias = Callable[[Moment], str | None]


DEEDS = (napoleonics.Move, napoleonics.Ride, napoleonics.Exit, napoleonics.Fire, napoleonics.Melee)


def of_napoleonics(m: Moment) -> str | None:
    """Told by the log, and by what else there was to be chosen."""
    if isinstance(m.action, napoleonics.Play) and _said(m, m.action, "log-order-nobody"):
        others = [other for other in m.options if not _said(m, other, "log-order-nobody")]
        return "a card that orders nobody, though another would" if others else None
    if not isinstance(m.action, napoleonics.Done):
        return None
    if isinstance(m.decision, GiveOrders):
        return "nobody is ordered" if _said(m, m.action, "log-ordered-nobody") else None
    done = [
        type(before) for before in takewhile(lambda before: not isinstance(before, napoleonics.Play), m.before[::-1])
    ]
    idle = not set(done) & {napoleonics.Move, napoleonics.Ride, napoleonics.Exit, napoleonics.Fire, napoleonics.Melee}
    return "those who were ordered do nothing" if idle and _said(m, m.action, "log-turn") else None


def _said(m: Moment, action: Action, id: str) -> bool:
    """Whether this would be said before anybody is asked again."""
    s = m.s.clone()
    s.log = []
    choose(s, s.stack[-1], action)
    settle(s, random.Random(0))
    return any(message.id == id for message in s.log)


def of_blitzkrieg(m: Moment) -> str | None:
    if isinstance(m.action, blitzkrieg.LeaveRest):
        return "spoils are left lying"
    return None


def of_vzdor(m: Moment) -> str | None:
    if isinstance(m.action, vzdor.EndAttack) and vzdor.Defeat(m.s.mission) in m.options:
        return "power is left for the mission"
    if isinstance(m.action, vzdor.EndResistance) and not m.s.completed:
        return "the resistance ends with nothing done"
    return None


def of_kacir(m: Moment) -> str | None:
    action, s = m.action, m.s
    if isinstance(action, kacir.Eliminate) and s.village.ids.index(action.villager) in s.suspects:
        return "an innocent is eliminated who is known to be one"
    if isinstance(action, kacir.EndTurn) and any(isinstance(o, kacir.Gather | kacir.Draw) for o in m.options):
        return "a pawn is left that could fetch something"
    if isinstance(action, kacir.Discard):
        return "a card in play is thrown away"
    return None


def of_hagalaz(m: Moment) -> str | None:
    action = m.action
    if isinstance(action, hagalaz.Spare):
        uses = [o for o in m.options if isinstance(o, hagalaz.Use) and o.die == action.die and o.slot != "move"]
        return "a die is given away" if uses else None
    walk = takewhile(lambda before: isinstance(before, hagalaz.Step), m.before[::-1])
    return "to and fro" if isinstance(action, hagalaz.Step) and action in walk else None


FOLLY: dict[str, Judge] = {
    "napoleonics": of_napoleonics,
    "blitzkrieg": of_blitzkrieg,
    "vzdor": of_vzdor,
    "kacir": of_kacir,
    "hagalaz": of_hagalaz,
}


def follies(
    game: Game, seed: int, make: Callable[[Game, Seat], Player], options: Settings | None = None
) -> Iterator[tuple[Moment, str]]:
    """All that somebody would laugh at in one game of such players with each other."""
    table, rng = Table(game, game.content(), game.settings(options or {}), key_from_seed(seed)), random.Random(seed)
    players = {seat: make(game, seat) for seat in table.seats}
    before: dict[Seat, list[Any]] = {seat: [] for seat in table.seats}
    while (decision := table.decision) is not None:
        s = table.state
        seat = decision.seat
        action = players[seat].choose(question(game, s, seat, table.options), rng)
        moment = Moment(s, decision, table.options, action, before[seat])
        folly = FOLLY[game.id](moment)
        if folly:
            yield moment, folly
        before[seat].append(action)
        watch(game, s, players, decision, action)
        table.play(action)
        tell(players, decision, action)
