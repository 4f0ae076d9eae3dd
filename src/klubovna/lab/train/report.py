"""The report of a training: what each generation learned, how it was tried, and every match."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import groupby

from klubovna.lab.simulate.page import document
from klubovna.lab.simulate.plots import Curves, Range, Ranges
from klubovna.lab.simulate.report import Section
from klubovna.lab.train.keeping import DRILLS, LOG, MATCHES, PAGE, REPORT, RUN, Folder, Generation
from klubovna.lab.train.matching import Measured, Result, result
from klubovna.lab.train.playing import Met
from klubovna.lab.train.training import Training


def write(folder: Folder) -> None:
    """As a page and as Markdown."""
    training, log = folder.training(), folder.log()
    matches = _matches(training, folder.met())
    sections = [_generations(log), *_curves(log), _met(training, matches)]
    title = f"{training.shelved.texts('en').text('game-name')}: what was learned"
    folder.write(PAGE, document(title, _facts(training), sections).encode())
    folder.write(REPORT, _markdown(title, training, sections).encode())


def _facts(training: Training) -> str:
    options = "; ".join(", ".join(f"{name} {value}" for name, value in agreed.items()) for agreed in training.options)
    links = ", ".join(f'<a href="{name}">{name}</a>' for name in (RUN, DRILLS, MATCHES, LOG, REPORT))
    return (
        f"<p>Made by <code>{escape(training.command)}</code>.</p>\n"
        f'<p class="facts">Klubovna {training.klubovna}, rules {escape(training.rules)}, '
        f"content {escape(training.content)}. Options: {escape(options) or 'none'}. Beside this page: {links}.</p>"
    )


def _generations(log: Sequence[Generation]) -> Section:
    figures = list(dict.fromkeys(name for one in log for name in one.figures))
    heads = ("generation", "played by", "games", "positions", *figures, "match", "promoted")
    rows = [
        (
            str(one.generation),
            one.player,
            f"{one.games:,}",
            f"{one.positions:,}",
            *(f"{one.figures[name]:g}" if name in one.figures else "–" for name in figures),
            one.match or "–",
            {True: "yes", False: "no", None: "not yet"}[one.promoted],
        )
        for one in log
    ]
    says = "Losses and errors are of games that nothing was decided by: one of every ten."
    return Section("Generations", says, heads, rows)


def _curves(log: Sequence[Generation]) -> list[Section]:
    """A section for each of the two nets."""
    found = []
    for net in dict.fromkeys(name for one in log for name in one.curves):
        lines = {f"generation {one.generation}": one.curves[net] for one in log if one.curves.get(net)}
        longest = max(map(len, lines.values()))
        rows = [(name, *(f"{loss:.4f}" for loss in losses)) for name, losses in lines.items()]
        rows = [(*row, *["–"] * (longest + 1 - len(row))) for row in rows]
        heads = ("", *(f"epoch {i + 1}" for i in range(longest)))
        says = "The loss on games that it is seen by when to stop: another one of every ten."
        found.append(Section(f"How the {net} was fitted", says, heads, rows, Curves("Loss", lines, "epochs")))
    return found


def _matches(training: Training, met: Sequence[Met]) -> list[Result]:
    names = list(dict.fromkeys(one.match for one in met))
    ordered = sorted(met, key=lambda one: names.index(one.match))
    found = [result(name, list(games), training.alone) for name, games in groupby(ordered, key=lambda one: one.match)]
    return [one for one in found if one is not None]


def _met(training: Training, matches: Sequence[Result]) -> Section:
    wins, points = ("more wins", "more points") if training.alone else ("wins", "lead")
    heads = ("match", "games", wins, "95 % interval", points, "95 % interval", "iterations", "ms a decision")
    rows = [
        (
            one.match,
            str(2 * one.pairs),
            f"{one.won.middle:.1%}",
            _interval(one.won, percent=True),
            f"{one.points.middle:.2f}",
            _interval(one.points, percent=False),
            f"{one.iterations[0]:.0f} : {one.iterations[1]:.0f}",
            f"{1000 * one.seconds[0]:.0f} : {1000 * one.seconds[1]:.0f}",
        )
        for one in matches
    ]
    marks = [Range(one.match, one.won.low, one.won.middle, one.won.high) for one in matches]
    plot = Ranges("Wins, with 95 % intervals", marks, percent=True, line=0.0 if training.alone else 0.5)
    says = "Two games with the same luck are one observation; `generation N` is the match that decided about a net."
    return Section("Matches", says, heads, rows, plot if marks else None)


def _interval(of: Measured, percent: bool) -> str:
    return f"{of.low:.1%} – {of.high:.1%}" if percent else f"{of.low:.2f} – {of.high:.2f}"


def _markdown(title: str, training: Training, sections: Sequence[Section]) -> str:
    lines = [f"# {title}", "", f"`{training.command}`", ""]
    for section in sections:
        lines += [f"## {section.title}", "", section.says, ""]
        lines += [f"| {' | '.join(row)} |" for row in (section.heads, ["---"] * len(section.heads), *section.rows)]
        lines.append("")
    return "\n".join(lines)
