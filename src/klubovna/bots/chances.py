"""From what a search thinks a position is worth to a chance: how often it came true in games that were played.

A judgement is too sure of itself, and it knows nothing of which side has it easier. So beside a game lies what was
measured by `klubovna calibrate GAME` (`chances.toml`): logit(chance) = slope · logit(value) + shift, by how far the
game is, and a little different by side and by what was agreed. The slope is never below `LEAST_SLOPE`, so that whatever
looks better has the higher chance. Where nothing was measured – other rules, a pack, a scenario of somebody's own –
there is no chance to be told, only an order.
"""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Any, TypeAlias

import msgspec

from klubovna.bots.judging import BY_HAND
from klubovna.kernel.errors import Broken
from klubovna.kernel.game import Game, Setting, Settings
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Header

FILE = "chances.toml"
SUREST = 0.995
"""No search is surer than this, be it ever so sure."""
KNOTS = (0.0, 0.5, 1.0)
"""How far a game is where slopes and shifts are given; in between they change evenly."""
LEAST_SLOPE = 0.05
FEW = 20
"""With fewer games of a kind nothing is told of it."""
USUAL = 0.47
"""How much a judgement is worth that nobody measured: for telling a little worse from much worse, never in numbers."""

Line: TypeAlias = tuple[float, ...]
"""The slopes at the knots, then the shifts there."""
_log = logging.getLogger(__name__)


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """A side, or a side with what was agreed: what is different there, on top of what is so everywhere."""

    games: int
    line: Line


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """How it was measured, and how well it holds on games that it was not made from."""

    command: str
    klubovna: str
    seeds: list[int]
    players: str
    """Who played on."""
    stray: float
    """So many of their choices were made at random, so that positions differ."""
    thought: list[int]
    """Iterations of search before a value was said."""
    games: int
    asked: int
    before: float
    """The mean error over all bins, 0 to 1, of what the search said…"""
    after: float
    """…and of the chances."""


class Calibration(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured of one judgement."""

    judge: str
    """By its name; a learned one goes by that of its net."""
    rules: str
    content: str
    by: list[str]
    """Options that make groups."""
    options: dict[str, list[Setting]]
    """What may have been agreed at a table of which something is known."""
    card: Card
    everywhere: Line
    groups: dict[str, Group]

    def misfit(self, game: Game, header: Header) -> str:
        """Why nothing is known of a table; "" where something is."""
        if header.rules != self.rules:
            return f"measured with rules {self.rules}, these are {header.rules}"
        if not game.plays_alike(header.content, self.content):
            return "measured with other content"
        settings = spoken(game, header.options)
        for name, value in settings.items():
            if value not in self.options.get(name, [option.default for option in game.options if option.name == name]):
                return f"not measured with this {name}"
        for seat in game.seated(game.settings(header.options, own=True)):
            found = self.groups.get(kind(game, seat, settings, self.by))
            if found is None or found.games < FEW:
                return "too few games of this kind were measured"
        return ""


class Scale(msgspec.Struct, frozen=True):
    """A calibration at one table."""

    game: Game
    found: Calibration
    settings: Settings

    def chance(self, value: float, seat: Seat, s: Any) -> float:
        """Of whatever the game calls success, for whom this is worth so much in such a state. (How far it is can be
        seen by everybody, so an imagined state will do.)"""
        game, groups = self.game, self.found.groups
        line = self.found.everywhere
        for name in names(game, seat, self.settings, self.found.by):
            if name in groups:
                line = added(line, groups[name].line)
        return applied(line, value, game.progress(s) if game.progress else KNOTS[1])


def scale(game: Game, header: Header, judge: str = BY_HAND) -> Scale | None:
    """For a table at which this was agreed; None where nothing was measured that fits."""
    for found in calibrations(game.package):
        if found.judge == judge and not found.misfit(game, header):
            return Scale(game, found, spoken(game, header.options))
    return None


@cache
def calibrations(package: str) -> tuple[Calibration, ...]:
    """All that lie beside a game; a file that can't be read is as good as none, and that is told once."""
    try:
        file = files(package) / FILE
        text = file.read_text("utf-8") if file.is_file() else ""
    except (OSError, ImportError, TypeError):
        return ()
    try:
        return read(text, FILE)
    except Broken as problem:
        _log.warning("%s: %s", package, problem)
        return ()


def read(text: str, file: str) -> tuple[Calibration, ...]:
    """Raises Broken."""
    try:
        found = msgspec.convert(tomllib.loads(text).get("calibration", []), tuple[Calibration, ...])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise Broken(f"no calibration: {problem}", file=file) from None
    if any(len(line) != 2 * len(KNOTS) for one in found for line in (one.everywhere, *_lines(one))):
        raise Broken(f"no calibration: a line has {2 * len(KNOTS)} numbers", file=file)
    return found


def _lines(one: Calibration) -> list[Line]:
    return [group.line for group in one.groups.values()]


# What is of a kind


def spoken(game: Game, settings: Mapping[str, Setting]) -> Settings:
    """What was agreed, as far as it is spoken of with the rest."""
    full = {option.name: settings.get(option.name, option.default) for option in game.options}
    return {
        option.name: full[option.name]
        for option in game.options
        if option.when is None or full[option.when[0]] == option.when[1]
    }


def asked_about(game: Game) -> list[str]:
    """The options that make another game of it: those that newcomers are asked about, or all but house rules."""
    if game.lid.asked is not None:
        return list(game.lid.asked)
    return [option.name for option in game.options if not option.ruling]


def kind(game: Game, seat: Seat, settings: Mapping[str, Setting], by: list[str]) -> str:
    """`axis map=base mode=duel`; those who win as one are one side."""
    agreed = [f"{name}={settings[name]}" for name in by if name in settings]
    return " ".join([side(game, seat), *agreed])


def side(game: Game, seat: Seat) -> str:
    return "all" if game.together else seat


def names(game: Game, seat: Seat, settings: Mapping[str, Setting], by: list[str]) -> list[str]:
    """The groups that a seat belongs to, the wider one first."""
    return list(dict.fromkeys((side(game, seat), kind(game, seat, settings, by))))


# Numbers


def added(line: Line, more: Line) -> Line:
    return tuple(a + b for a, b in zip(line, more, strict=True))


def weights(progress: float) -> tuple[float, ...]:
    """How much each knot counts."""
    first, middle, last = KNOTS
    if progress <= middle:
        part = max(0.0, (progress - first) / (middle - first))
        return 1 - part, part, 0.0
    part = min(1.0, (progress - middle) / (last - middle))
    return 0.0, 1 - part, part


def applied(line: Line, value: float, progress: float) -> float:
    at, count = weights(progress), len(KNOTS)
    slope = sum(weight * number for weight, number in zip(at, line[:count], strict=True))
    shift = sum(weight * number for weight, number in zip(at, line[count:], strict=True))
    return chance(max(LEAST_SLOPE, slope) * logit(value) + shift)


def guess(value: float) -> float:
    """Where nothing was measured: the same order, and roughly how far apart. Not to be told as a number."""
    return chance(USUAL * logit(value))


def logit(value: float) -> float:
    value = min(SUREST, max(1 - SUREST, value))
    return log(value / (1 - value))


def chance(x: float) -> float:
    return 1 / (1 + exp(-x)) if x > -30 else 0.0
