"""The report as a page that needs nothing else: no scripts, nothing from elsewhere, light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from klubovna.lab.simulate.keeping import GAMES, PLAN, REPORT
from klubovna.lab.simulate.plan import Plan
from klubovna.lab.simulate.plots import svg
from klubovna.lab.simulate.report import Report, Section


def page(report: Report, sections: Sequence[Section]) -> str:
    return document(report.title, _facts(report.plan), sections)


def document(told: str, facts: str, sections: Sequence[Section]) -> str:
    """A title, how it was made, and the sections."""
    style = (files(__package__) / "page.css").read_text("utf-8")
    title = escape(told)
    body = "\n".join(_section(section, f"part-{i}") for i, section in enumerate(sections, 1))
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>\n{style}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n{facts}\n{body}\n"
        f"</main>\n</body>\n</html>\n"
    )


def _facts(plan: Plan) -> str:
    options = "; ".join(", ".join(f"{name} {value}" for name, value in agreed.items()) for agreed in plan.options)
    links = ", ".join(f'<a href="{name}">{name}</a>' for name in (GAMES, PLAN, REPORT))
    return (
        f"<p>Made by <code>{escape(plan.command)}</code>.</p>\n"
        f'<p class="facts">Klubovna {plan.klubovna}, rules {escape(plan.rules)}, content {escape(plan.content)}. '
        f"Options: {escape(options) or 'none'}. Beside this page: {links}.</p>"
    )


def _section(section: Section, id: str) -> str:
    title = escape(section.title or "Who wins")
    says = f"<p>{_with_code(section.says)}</p>\n" if section.says else ""
    plot = _scrolling(f"Plot: {title}", svg(section.plot, id)) if section.plot else ""
    table = _scrolling(f"Table: {title}", _table(section))
    return f'<section aria-labelledby="{id}">\n<h2 id="{id}">{title}</h2>\n{says}{plot}{table}</section>'


def _scrolling(name: str, inner: str) -> str:
    """Where it is wider than the window, it can be moved by keys, too."""
    return f'<div class="wide" tabindex="0" role="group" aria-label="{name}">\n{inner}\n</div>\n'


def _table(section: Section) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in section.heads)
    rows = "\n".join(_row(row) for row in section.rows)
    return f"<table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table>"


def _row(row: Sequence[str]) -> str:
    first, *rest = row
    return f'<tr><th scope="row">{escape(first)}</th>{"".join(map(_cell, rest))}</tr>'


def _cell(text: str) -> str:
    """Numbers stand to the right, words to the left."""
    words = ' class="words"' if text[:1].isalpha() else ""
    return f"<td{words}>{escape(text)}</td>"


def _with_code(text: str) -> str:
    """`this` as in Markdown."""
    parts = escape(text).split("`")
    return "".join(f"<code>{part}</code>" if i % 2 else part for i, part in enumerate(parts))
