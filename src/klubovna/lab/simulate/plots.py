"""Plots as SVG, drawn by us: every line is named where it stands, so that nothing hangs on a colour.

Each has a title and a description for those who do not see it, and the page puts the table beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from math import floor, log10
from typing import NamedTuple, TypeAlias

from klubovna.service.counting import Share

WIDTH, LINE, LETTER = 720, 26, 8
"""A picture's width, a line's height and about the width of a letter."""
HEIGHT = 130
"""Of columns."""


class Range(NamedTuple):
    """From low to high, with a point in between, and perhaps a box around it."""

    label: str
    low: float
    middle: float
    high: float
    box: tuple[float, float] | None = None


class Ranges(NamedTuple):
    """Lines with whiskers over a common axis."""

    title: str
    lines: Sequence[Range]
    percent: bool = False
    line: float | None = None
    """Where it would be even."""

    def number(self, value: float) -> str:
        return f"{value:.1%}" if self.percent else f"{value:,.3g}" if abs(value) < 1000 else f"{value:,.0f}"

    def named(self, r: Range) -> str:
        return f"{r.label}: {self.number(r.middle)}, {self.number(r.low)} to {self.number(r.high)}"

    def told(self) -> str:
        return "; ".join(map(self.named, self.lines))

    def drawn(self) -> tuple[float, list[str]]:
        left, lines = _margin(r.label for r in self.lines), self.lines
        even: list[float] = [] if self.line is None else [self.line]
        marks = _marks([*even, *(x for r in lines for x in (r.low, r.high))], self.percent)
        bottom = LINE * len(lines) + 6

        def x(value: float) -> float:
            return left + (WIDTH - left - 30) * (value - marks[0]) / (marks[-1] - marks[0])

        parts = [_axis(x(mark), bottom, _short(mark, self.percent)) for mark in marks]
        if self.line is not None:
            parts.append(f'<line class="even" x1="{x(self.line):.1f}" y1="0" x2="{x(self.line):.1f}" y2="{bottom}"/>')
        for i, r in enumerate(lines):
            y = LINE * i + LINE / 2 + 3
            parts += [
                _label(left, y, r.label),
                f"<g><title>{escape(self.named(r))}</title>",
                f'<path class="whisker" d="M{x(r.low):.1f} {y - 5}v10m0-5H{x(r.high):.1f}m0-5v10"/>',
            ]
            if r.box:
                low, high = map(x, r.box)
                parts.append(
                    f'<rect class="box" x="{low:.1f}" y="{y - 7}" width="{max(1, high - low):.1f}" height="14"/>'
                )
            parts.append(f'<circle class="point" cx="{x(r.middle):.1f}" cy="{y}" r="5"/></g>')
        return bottom + 24, parts


Groups: TypeAlias = Mapping[str, Sequence[tuple[str, Share]]]


class Bars(NamedTuple):
    """Shares as bars from left to right, group after group."""

    title: str
    groups: Groups

    def told(self) -> str:
        return _told(self.groups)

    def drawn(self) -> tuple[float, list[str]]:
        left = _margin(label for bars in self.groups.values() for label, _ in bars)
        parts, y = list[str](), 0.0
        for name, bars in self.groups.items():
            parts.append(f'<text class="group" x="{left:.1f}" y="{y + 18:.1f}">{escape(name)}</text>')
            y += LINE
            for label, share in bars:
                width, middle = (WIDTH - left - 70) * share.value, y + LINE / 2
                parts += [
                    _label(left, middle, label),
                    f'<rect class="bar" x="{left:.1f}" y="{middle - 8:.1f}" width="{width:.1f}" height="16"/>',
                    f'<text class="value" x="{left + width + 6:.1f}" y="{middle + 5:.1f}">{share.text}</text>',
                ]
                y += LINE
            y += LINE / 3
        return y, parts


class Columns(NamedTuple):
    """Shares as columns, a picture for each group, all in the same scale."""

    title: str
    groups: Groups

    def told(self) -> str:
        return _told(self.groups)

    def drawn(self) -> tuple[float, list[str]]:
        highest = max((share.value for columns in self.groups.values() for _, share in columns), default=0) or 1.0
        parts, y = list[str](), 0.0
        for name, columns in self.groups.items():
            parts.append(f'<text class="group" x="10" y="{y + 18:.1f}">{escape(name)}</text>')
            bottom, step = y + 34 + HEIGHT, (WIDTH - 20) / max(1, len(columns))
            every = -(-len(columns) // 24)
            for i, (label, share) in enumerate(columns):
                tall, x = HEIGHT * share.value / highest, 10 + step * i
                parts.append(
                    f'<g><title>{escape(label)}: {share.text}</title><rect class="bar" x="{x + step * 0.1:.1f}" '
                    f'y="{bottom - tall:.1f}" width="{step * 0.8:.1f}" height="{tall:.1f}"/></g>'
                )
                if i % every == 0:
                    parts.append(
                        f'<text class="tick" x="{x + step / 2:.1f}" y="{bottom + 18:.1f}">{escape(label)}</text>'
                    )
            parts.append(f'<line class="grid" x1="10" y1="{bottom:.1f}" x2="{WIDTH - 10}" y2="{bottom:.1f}"/>')
            y = bottom + 32
        return y, parts


class Curves(NamedTuple):
    """Numbers one after another, each row of them a line that has its name at its end."""

    title: str
    lines: Mapping[str, Sequence[float]]
    along: str
    """What is counted from left to right."""

    def told(self) -> str:
        each = (f"{name}: " + ", ".join(f"{value:.4g}" for value in values) for name, values in self.lines.items())
        return "; ".join(each)

    def drawn(self) -> tuple[float, list[str]]:
        right, longest = _margin(iter(self.lines)), max((len(values) for values in self.lines.values()), default=1)
        numbers = [value for values in self.lines.values() for value in values] or [0.0]
        low, high, bottom = min(numbers), max(numbers), 2 * HEIGHT + 10

        def x(place: int) -> float:
            return 60 + (WIDTH - right - 70) * place / max(1, longest - 1)

        def y(value: float) -> float:
            return 10 + 2 * HEIGHT * (high - value) / ((high - low) or 1.0)

        every = -(-longest // 24)
        parts = [_axis(x(place), bottom, str(place + 1)) for place in range(0, longest, every)]
        parts += [f'<text x="52" y="{y(v) + 5:.1f}" text-anchor="end">{v:.3g}</text>' for v in {low, high}]
        parts.append(f'<text class="tick" x="{x(longest - 1) + 30:.1f}" y="{bottom + 18}">{escape(self.along)}</text>')
        for name, values in self.lines.items():
            points = " ".join(f"{x(i):.1f},{y(value):.1f}" for i, value in enumerate(values))
            end = x(len(values) - 1) + 10, y(values[-1]) + 5
            parts += [
                f'<g><title>{escape(name)}</title><polyline class="curve" points="{points}"/>',
                f'<text x="{end[0]:.1f}" y="{end[1]:.1f}">{escape(name)}</text></g>',
            ]
        return bottom + 24, parts


Plot: TypeAlias = Ranges | Bars | Columns | Curves


def svg(plot: Plot, id: str) -> str:
    """The picture; `id` makes the names of its title and description unique on the page."""
    height, parts = plot.drawn()
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-labelledby="{id}-title {id}-told">'
        f'<title id="{id}-title">{escape(plot.title)}</title><desc id="{id}-told">{escape(plot.told())}</desc>'
        f"{''.join(parts)}</svg>"
    )


def _told(groups: Groups) -> str:
    each = (f"{name}: " + ", ".join(f"{label} {share.text}" for label, share in bars) for name, bars in groups.items())
    return "; ".join(each)


def _margin(labels: Iterator[str]) -> float:
    """Room for the longest name."""
    return min(WIDTH / 2, 24 + LETTER * max(map(len, labels), default=0))


def _label(left: float, y: float, text: str) -> str:
    return f'<text x="{left - 12:.1f}" y="{y + 5:.1f}" text-anchor="end">{escape(text)}</text>'


def _axis(x: float, bottom: float, text: str) -> str:
    return (
        f'<line class="grid" x1="{x:.1f}" y1="0" x2="{x:.1f}" y2="{bottom}"/>'
        f'<text class="tick" x="{x:.1f}" y="{bottom + 18}">{text}</text>'
    )


def _short(value: float, percent: bool) -> str:
    return f"{100 * value:g} %" if percent else f"{value:,g}"


def _marks(values: Sequence[float], percent: bool) -> list[float]:
    """Round numbers around all of these, some five of them. Shares never leave 0…1; other things begin at 0."""
    low, high = min(values), max(values)
    if not percent:
        low = min(low, 0.0)
    step = _round_step((high - low) / 5 or 0.1)
    first, last = floor(low / step), -floor(-high / step)
    if first == last:
        last += 1
    return [round(i * step, 10) for i in range(first, last + 1)]


def _round_step(rough: float) -> float:
    """1, 2 or 5 times a power of ten."""
    power = 10.0 ** floor(log10(rough))
    return next(times * power for times in (1, 2, 5, 10) if times * power >= rough * 0.999)
