"""What was found, in words and tables, and as the file that lies beside a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import isnan

import msgspec

import klubovna
from klubovna.bots.chances import Calibration, Card, Group, spoken
from klubovna.kernel.game import Game, Setting
from klubovna.lab.calibrate.asking import Told
from klubovna.lab.calibrate.fitting import Fit
from klubovna.lab.calibrate.plan import Plan
from klubovna.lab.calibrate.table import ENOUGH, Bin, Slice, Spoken, bins, slices


def calibration(game: Game, plan: Plan, games: Sequence[Told], by: list[str], fit: Fit, whole: Slice) -> Calibration:
    options: dict[str, list[Setting]] = {}
    for told in games:
        for name, value in spoken(game, told.options).items():
            seen = options.setdefault(name, [])
            if value not in seen:
                seen.append(value)
    listed = {
        option.name: [choice for choice in option.choices if choice in options[option.name]]
        for option in game.options
        if option.name in options
    }
    card = Card(
        command=plan.command,
        klubovna=klubovna.__version__,
        seeds=sorted({told.seed for told in games}),
        players=plan.players,
        stray=plan.stray,
        thought=sorted(set(plan.thought.values())),
        games=len(games),
        asked=whole.cases,
        before=_known(whole.before),
        after=_known(whole.after),
    )
    return Calibration(
        judge=plan.judge, rules=plan.rules, content=plan.content, by=by, options=listed, card=card,
        everywhere=fit.everywhere, groups=fit.groups,
    )  # fmt: skip


def _known(error: float) -> float:
    """Where no bin has cases enough, nothing is known: as wrong as can be."""
    return 1.0 if isnan(error) else round(error, 4)


# As a file


def toml(found: Iterable[Calibration]) -> str:
    """TOML, written so that a difference is a difference in lines."""
    lines = ["# How often what bots think comes true. Made by `klubovna calibrate`; see docs/chances.md."]
    for one in found:
        lines += ["", "[[calibration]]"]
        lines += [
            f"{name} = {_value(getattr(one, name))}" for name in ("judge", "rules", "content", "by", "everywhere")
        ]
        lines += ["", "[calibration.card]"]
        lines += [f"{name} = {_value(getattr(one.card, name))}" for name in Card.__struct_fields__]
        lines += ["", "[calibration.options]"]
        lines += [f"{name} = {_value(values)}" for name, values in one.options.items()]
        lines += ["", "[calibration.groups]"]
        lines += [f"{_value(name)} = {_group(group)}" for name, group in sorted(one.groups.items())]
    return "\n".join(lines) + "\n"


def _group(group: Group) -> str:
    return f"{{ games = {group.games}, line = {_value(group.line)} }}"


def _value(value: object) -> str:
    """Strings, numbers and lists of them are written in TOML as in JSON."""
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    return msgspec.json.encode(value).decode()


# For people


def markdown(plan: Plan, games: Sequence[Told], told: Sequence[Spoken]) -> str:
    parts = [
        f"# Chances in {plan.game}",
        f"Made by `{plan.command}`: {len(games)} games of `{plan.players}` against itself (rules {plan.rules}, content "
        f"{plan.content[:12]}, judgement {plan.judge}, seeds {', '.join(sorted({str(one.seed) for one in games}))}), "
        f"{plan.stray:.0%} of the choices at random; {len(told)} values asked at random decisions, after "
        f"{' or '.join(map(str, sorted(set(plan.thought.values()))))} iterations. Every game is told of by chances "
        f"that were made without it. Errors are means over bins of ten per cent with at least {ENOUGH} cases, in "
        "points; *by luck* is how large they would be on average with perfect chances and so many games.",
        _table(
            ("", "cases", "games", "came", "error before", "error after", "by luck"),
            [
                (
                    one.name,
                    str(one.cases),
                    str(one.games),
                    _percent(one.came),
                    *_points(one.before, one.after, one.luck),
                )
                for one in slices(told)
            ],
        ),
        "## What the search said",
        _bins(bins(told, lambda one: one.case.value)),
        "## Chances",
        _bins(bins(told, lambda one: one.chance)),
    ]
    return "\n\n".join(parts) + "\n"


def _bins(found: Iterable[Bin]) -> str:
    rows = [
        (f"{one.low}–{one.low + 10} %", str(one.cases), str(one.games), _percent(one.said), _percent(one.came))
        for one in found
    ]
    return _table(("said", "cases", "games", "on average", "came"), rows)


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [heads, ["---", *["--:"] * (len(heads) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _points(*errors: float) -> list[str]:
    return ["–" if isnan(error) else f"{100 * error:.1f}" for error in errors]
