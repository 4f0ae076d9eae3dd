"""A game that is over, gone through decision by decision, and told in the game's own words: only the table of that
moment knows what a choice is called, and what was said at it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from klubovna.bots.advice import Reviewed, decisions, is_notable, review_one
from klubovna.bots.adviser import judge_at
from klubovna.bots.budget import Budget
from klubovna.bots.lines import LONGEST, Fork, heard, line
from klubovna.bots.thoughts import Reason
from klubovna.kernel.actions import Action
from klubovna.kernel.game import Game
from klubovna.kernel.lessons import Deed
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.record import Chosen, Happened, Record
from klubovna.kernel.replay import replay as replayed
from klubovna.kernel.table import Table
from klubovna.service.laying import deeds_of, do
from klubovna.service.puzzles import BEST, Find, at_stake, blows

DEEPER = 4
"""What cost much is thought about anew, so many times as long and with other luck."""
TRIES, THOUGHT = 3, 4
"""So often it is played on after the better choice, each choice on the way with so small a part of the thought."""
MOST = 2
"""So many sentences of what came are enough."""


class Judged(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A decision in words. Chances are 0 to 1, and not to be told as numbers where they were not measured."""

    at: int
    """The step of the replay that shows the table as it was when the choice was asked."""
    seat: Seat
    chosen: Message
    best: Message
    before: float
    after: float
    measured: bool = False
    why: list[Reason] = []
    lucky: bool = False
    """Whether luck had a say since the seat's last choice…"""
    others: bool = False
    """…and whether anybody else had."""
    came: list[Message] = []
    """What was said since then to the seat's disadvantage; where nothing was, what others did last."""
    closer: Closer | None = None
    """Where it cost much."""

    @property
    def loss(self) -> float:
        return self.before - self.after

    @property
    def same(self) -> bool:
        return self.chosen == self.best


class Closer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A closer look at a choice that cost much: all that is needed to tell of it, and to pose it as a puzzle."""

    stake: str = BEST
    """What was at stake, by what came of both choices: one of the themes of the game's puzzles."""
    find: Find
    """The better choice with what may come of it; what was chosen, with what came."""
    came: list[Message] = []
    """What was said after it to the seat's disadvantage, and not after the better one."""
    iterations: int
    """So much was thought about it."""


class Reviewer:
    """Somewhere in a record. Decisions are judged in the order in which they were made, some of them or all."""

    def __init__(self, game: Game, record: Record) -> None:
        self.record, self.decisions = record, decisions(record)
        self._game = game
        self._tables = enumerate(replayed(game, record))
        self._heard: dict[Seat, int] = {}
        """So much had been said to a seat when its last choice was made."""

    def judge(self, place: int, budget: Budget, floor: float = 0.0) -> Judged:
        """The decision at this place among the entries. What cost more than `floor` is looked at more closely."""
        table = self._table_at(place)
        found = review_one(table, self.decisions, budget)
        if found.loss < floor or not is_notable(found.before, found.after):
            return self._judged(table, found)
        deeper = replace(budget, iterations=DEEPER * budget.iterations)
        found = review_one(table, self.decisions, deeper, seed=1)
        closer = self._closer(table, found, budget) if is_notable(found.before, found.after) else None
        return replace(self._judged(table, found), closer=closer)

    def _table_at(self, place: int) -> Table:
        for entries, (_, table) in self._tables:
            if (made := self.decisions.get(entries - 1)) is not None:
                self._heard[made.seat] = len(table.heard(made.seat))
            if entries == place:
                return table
        raise ValueError(f"the record has no entry {place}, or it was passed")

    def _judged(self, table: Table, found: Reviewed) -> Judged:
        seat, (chosen, best) = found.seat, (table.game.parse(text) for text in (found.chosen, found.best))
        since = self._since(found)
        said = table.heard(seat)[self._heard.get(seat, 0) :]
        return Judged(
            at=found.entry, seat=seat, chosen=table.label(chosen), best=table.label(best), before=found.before,
            after=found.after, measured=found.measured, why=found.why,
            lucky=any(isinstance(entry, Happened) for entry in since),
            others=any(isinstance(entry, Chosen) for entry in since),
            came=(_blows(self._game, seat, said, frozenset()) or _by_others(seat, said)) if since else [],
        )  # fmt: skip

    def _since(self, found: Reviewed) -> Sequence[Chosen | Happened]:
        """What counts between the seat's last choice and this one."""
        mine = [place for place, made in self.decisions.items() if made.seat == found.seat and place < found.entry]
        if not mine:
            return []
        return self._line(found.entry)[len(self._line(mine[-1] + 1)) :]

    def _line(self, entries: int) -> list[Chosen | Happened]:
        return Record(self.record.header, self.record.entries[:entries]).line()

    # What cost much

    def _closer(self, table: Table, found: Reviewed, budget: Budget) -> Closer:
        """Where nothing is left out, what came of the choice is what was played."""
        game, seat, asked = self._game, found.seat, table.decision
        assert asked is not None
        chosen, best = (game.parse(text) for text in (found.chosen, found.best))
        certain, instead = _certain(table, best, chosen), _certain(table, chosen, best)
        thought = Budget(iterations=max(1, budget.iterations // THOUGHT), seconds=budget.seconds)
        fork = Fork(game, judge_at(table), table.state, asked)
        better = line(fork, best, f"review {found.entry}", TRIES, thought)
        came = self._came(found)
        said = self._said_after(found, came)
        after = frozenset(heard(said, seat))
        return Closer(
            stake=at_stake(game.package, seat, asked, better.heard, after),
            find=Find(
                answer=found.best, tempting=found.chosen, then=better.deeds, fails=came[1:], worth=found.worth,
                why=[*certain, *found.why], but=[*instead, *found.but],
            ),
            came=_blows(game, seat, said, better.heard),
            iterations=DEEPER * budget.iterations,
        )  # fmt: skip

    def _came(self, found: Reviewed) -> list[Deed]:
        """The choice and what followed in the game, until its seat was asked again after others were."""
        entries = self.record.line()[len(self._line(found.entry)) :]
        return deeds_of(list(_until_asked_again(entries, found.seat)))

    def _said_after(self, found: Reviewed, deeds: Sequence[Deed]) -> list[Message]:
        """At another table that lies alike: this one is still wanted as it is."""
        before = Record(self.record.header, self.record.entries[: found.entry])
        *_, (_, table) = replayed(self._game, before)
        since = len(table.heard(found.seat))
        do(table, deeds)
        return table.heard(found.seat)[since:]


def _until_asked_again(entries: Sequence[Chosen | Happened], seat: Seat) -> Iterator[Chosen | Happened]:
    others, choices = False, 0
    for entry in entries:
        if isinstance(entry, Chosen):
            choices += 1
            if (others and entry.seat == seat) or choices > LONGEST:
                return
            others = others or entry.seat != seat
        yield entry


def _certain(table: Table, action: Action, other: Action) -> list[Reason]:
    """What is foreseen of a choice and not of another one."""
    here, there = (table.preview(one) for one in (action, other))
    spared = there.says if there else []
    return [Reason("certain", said) for said in (here.says if here else []) if said not in spared][:MOST]


def _by_others(seat: Seat, said: Sequence[Message]) -> list[Message]:
    return [one for one in said if one.args.get("seat", seat) != seat][-MOST:]


def _blows(game: Game, seat: Seat, said: Sequence[Message], spared: frozenset[str]) -> list[Message]:
    """Of what was said, what is to a seat's disadvantage and is not said in the other course of things."""
    bad = blows(game.package, seat)
    told = [one for one in said if any(word in bad and word not in spared for word in heard([one], seat))]
    return [one for number, one in enumerate(told) if one not in told[:number]][:MOST]
