"""What is to be played: which bots meet, in which seats, with which options and whose luck.

A game is known by its pairing and its number, and everything that happens in it follows from these and the seed. So it
makes no difference who plays it, or when.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import combinations as choose_of
from pathlib import Path
from typing import NamedTuple

import msgspec

import klubovna
from klubovna.bots.players import bot
from klubovna.kernel.content import Content
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.game import PACK, Game, Settings
from klubovna.kernel.laws.trials import Choices
from klubovna.kernel.messages import Seat
from klubovna.lab.fuzz import combinations, spelled

FORMAT = 1


class Unit(NamedTuple):
    """One game: who meets (`master,greedy`; one name where a bot plays all seats), and its number."""

    pairing: str
    number: int


class Sitting(NamedTuple):
    """A game before it begins."""

    options: Settings
    bots: dict[Seat, str]
    luck: str
    """What luck is drawn from…"""
    dice: str
    """…and, with the seat's name, what the bots' own dice are drawn from."""


class Plan(msgspec.Struct, frozen=True, dict=True, kw_only=True):
    """A whole run; `run.json` is this."""

    format: int = FORMAT
    game: str
    rules: str
    content: str
    klubovna: str
    bots: tuple[str, ...]
    n: int
    """Games for each pairing."""
    seed: int
    options: tuple[Settings, ...]
    """They take turns."""
    pack: str | None = None
    """The text of an owner's pack; what that makes of the content is in `content`."""
    command: str = ""
    """How it was asked for. Nothing depends on it."""

    def box(self) -> Content:
        """What it is played with; raises Broken when, where workers of other machines play, they know other rules."""
        game = klubovna.game(self.game)
        if game.version != self.rules:
            raise Broken(f"the rules of {self.game} are {game.version} here, not {self.rules}")
        content = game.content({PACK: self.pack} if self.pack else None)
        if content.hash != self.content:
            raise Broken("the content has changed since the run began")
        return content

    @cached_property
    def alone(self) -> bool:
        """Whether a bot has nobody against it."""
        game = klubovna.game(self.game)
        return game.together or self._seats() == 1

    def _seats(self) -> int:
        return len(klubovna.game(self.game).seated(self.options[0]))

    @cached_property
    def pairings(self) -> tuple[str, ...]:
        """Each bot alone, or a bot with itself, or all against all."""
        together = 1 if self.alone else min(self._seats(), len(self.bots))
        return tuple(",".join(names) for names in choose_of(self.bots, together))

    def units(self) -> list[Unit]:
        """All games. Pairings take turns, so that what is done at any time is a fair part of the whole."""
        return [Unit(pairing, number) for number in range(self.n) for pairing in self.pairings]

    def sitting(self, unit: Unit) -> Sitting:
        """Who sits where, with what agreed, and where luck comes from. Games in which the same bots only change seats
        have the same luck and the same options; and so have the games with this number of all pairings."""
        names = unit.pairing.split(",")
        same, turn = divmod(unit.number, len(names))
        options = self.options[same % len(self.options)]
        seats = klubovna.game(self.game).seated(options)
        bots = {seat: names[(place + turn) % len(names)] for place, seat in enumerate(seats)}
        return Sitting(options, bots, f"luck {self.seed} {same}", f"bot {self.seed} {unit.pairing} {unit.number}")


def planned(
    game: Game,
    bots: Iterable[str],
    n: int,
    seed: int,
    told: Sequence[str] | Choices,
    command: str = "",
    pack: Path | None = None,
    own: Container[str] = (),
) -> Plan:
    """A run as people ask for it, with options as in `map=base,nippon`; raises Unreadable. Bots of somebody's own are
    known by their names only: who brings the same name brings the same bot."""
    names = tuple(dict.fromkeys(bots))
    for name in names:
        if name not in own:
            bot(name)
    text = game.pack(pack) if pack else None
    packed: Settings | None = {PACK: text} if text else None
    options = agreements(game, told, packed)
    numbers = {len(game.seated(settings)) for settings in options}
    if len(numbers) > 1 and not game.together:
        raise Unreadable("these options seat different numbers of players, which can't be compared; choose one of them")
    return Plan(
        game=game.id,
        rules=game.version,
        content=game.content(packed).hash,
        klubovna=klubovna.__version__,
        bots=names,
        n=n,
        seed=seed,
        options=options,
        pack=text,
        command=command,
    )


def agreements(game: Game, told: Sequence[str] | Choices, packed: Settings | None = None) -> tuple[Settings, ...]:
    """All combinations of the values that were told, of a pack's too; what was not told of is as usual."""
    usual = {option.name: [option.default] for option in game.options}
    chosen = _checked(game, told, packed) if isinstance(told, Mapping) else spelled(game, told, packed)
    return tuple(combinations(game, {**usual, **chosen}))


def _checked(game: Game, told: Choices, packed: Settings | None) -> Choices:
    for name, values in told.items():
        for value in values:
            game.settings({**(packed or {}), name: value}, own=packed is not None)
    return told


def check_ladder(plan: Plan) -> None:
    """Raises Unreadable where bots can't be ranked."""
    seats = klubovna.game(plan.game).seated(plan.options[0])
    if plan.alone or len(plan.bots) < 2 or len(seats) != 2:
        raise Unreadable("a ladder needs a game for two and at least two bots")
