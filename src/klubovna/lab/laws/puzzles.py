"""Puzzles can be laid as they are written and played to the end of what is told of them, have one answer that is
clearly the best by all that was thought of it, and say what is at stake in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from itertools import pairwise

from klubovna.kernel.errors import Broken
from klubovna.kernel.game import Game
from klubovna.kernel.texts import LANGUAGES
from klubovna.lab.laws.certainties import doubts
from klubovna.lab.laws.words import texts
from klubovna.lab.puzzles.opinions import asked_of, clearly, expert, opinion
from klubovna.lab.puzzles.plan import ANEW, LEAST, QUICK
from klubovna.lab.puzzles.positions import again
from klubovna.lab.puzzles.proofs import proved
from klubovna.service import naming, puzzles
from klubovna.service.posing import posed
from klubovna.service.puzzles import BEST, FOLDER, THEMES, Find, Puzzle, Theme

SHORT, LONGEST = 48, 160
"""So many letters has a heading, and so many what is said below it."""
OPINIONS = 2
NOTHING = 0.0
"""It is enough to be the best."""
ROUNDED = 0.0002
"""By so much numbers differ that are the same."""


def unposed(game: Game) -> list[Broken]:
    """What is wrong with the puzzles of a game; nothing where it has none."""
    found, faults = puzzles.sound(game.package)
    try:
        themes = puzzles.themes(game.package)
    except Broken as problem:
        return [*faults, problem]
    if found or themes:
        faults += _words(game, themes)
    for puzzle in found:
        faults += [puzzles.broken(game, puzzle.name, fault) for fault in _faults(game, puzzle, themes)]
    return faults


def told(game: Game) -> str:
    """How many there are, and of which kinds."""
    found = puzzles.offered(game)
    if not found:
        return "none"
    levels, kinds = [one.level for one in found], {one.theme for one in found}
    certain = sum(one.proved for one in found)
    return (
        f"{len(found)} of {len(kinds)} kinds, levels {min(levels)} to {max(levels)}, "
        f"{sum(len(one.finds) for one in found)} choices to be found, {certain} proved"
    )


def anew(game: Game, puzzle: Puzzle, iterations: int) -> str:
    """What is best when so much is thought about it, by other luck than the first time: the same whenever it is asked.
    Empty where something else turns out to be better than what it was thought to be."""
    settings = game.settings(puzzle.options)
    place = again(game, settings, puzzle.before)
    asked = asked_of(game, place.state, puzzle.seat, place.options)
    found = opinion(expert(game, settings), asked, f"anew {puzzle.name}", iterations, NOTHING)
    return "" if found is None else found.answer.text


def _faults(game: Game, puzzle: Puzzle, themes: Sequence[Theme]) -> Iterator[Broken]:
    if puzzle.rules != game.version:
        yield Broken(f"made by rules {puzzle.rules}, today's are {game.version}", field="rules")
        return
    try:
        posed(game, puzzle)
    except Broken as problem:
        yield Broken(problem.problem, field=problem.field.removeprefix(puzzle.name).strip("."))
        return
    if puzzle.certain is not None:
        yield from doubts(game, puzzle, puzzle.certain)
        yield from _misjudged(game, puzzle, {theme.name: theme for theme in themes})
        return
    for number, find in enumerate(puzzle.finds):
        yield from (Broken(what, field=f"finds[{number}].{field}") for field, what in _doubts(find))
        yield from (Broken(what, field=f"finds[{number}]") for what in _unsaid(game, find))
    yield from _unchecked(puzzle)
    yield from _misjudged(game, puzzle, {theme.name: theme for theme in themes})


def _doubts(find: Find) -> Iterator[tuple[str, str]]:
    """Why the answer may not be the only good one: the field, and what is wrong."""
    if find.tempting == find.answer:
        yield "tempting", "what tempts is the answer"
    if find.tempting not in find.worth:
        yield "worth", f"what {find.tempting!r} is worth is not known"
    if list(find.worth)[:1] != [find.answer]:
        yield "worth", "the answer is not the best"
    elif any(before < after for before, after in pairwise(find.worth.values())):
        yield "worth", "not the best first"
    elif not clearly(find.worth[find.answer], max(list(find.worth.values())[1:], default=0.0), LEAST):
        yield "worth", "the answer is not clearly the best"


def _unsaid(game: Game, find: Find) -> Iterator[str]:
    """Reasons in words that there are not any more."""
    for language in LANGUAGES:
        written = game.texts(language)
        for reason in (*find.why, *find.but):
            yield from written.problems(reason.said)


def _unchecked(puzzle: Puzzle) -> Iterator[Broken]:
    """It was thought about twice, the second time longer, and both times it was clear."""
    looks = puzzle.checked
    if len(looks) < OPINIONS:
        yield Broken(f"{len(looks)} opinions, not {OPINIONS}", field="checked")
    elif any(later.iterations < ANEW * first.iterations for first, later in pairwise(looks)):
        yield Broken(f"each opinion takes {ANEW} times the thought of the one before", field="checked")
    elif any(look.gap < LEAST / 3 for look in looks):
        yield Broken("the answer was not clearly the best", field="checked")
    else:
        values = list(puzzle.finds[0].worth.values())
        if abs(values[0] - max(values[1:], default=0.0) - looks[-1].gap) > ROUNDED:
            yield Broken("the last opinion is not what choices are said to be worth", field="checked")
    if puzzle.seen.get(str(QUICK[0]), 1.0) > 0.5:
        yield Broken("a quick look finds it", field="seen")


def _misjudged(game: Game, puzzle: Puzzle, themes: dict[str, Theme]) -> Iterator[Broken]:
    """What is at stake; and what follows for certain does so today."""
    theme = themes.get(puzzle.theme)
    if theme is None and puzzle.theme != BEST:
        yield Broken(f"there is no theme {puzzle.theme!r}", field="theme")
    if theme is not None and theme.seat not in ("", puzzle.seat):
        yield Broken(f"this theme is for {theme.seat}", field="theme")
    if theme is not None and theme.certainty != (puzzle.certain.certainty if puzzle.certain else ""):
        yield Broken("this theme is for another question", field="theme")
    if theme is not None and theme.proof and not puzzle.proved:
        yield Broken("this theme is for what is proved", field="theme")
    if puzzle.finds and puzzle.proved:
        place = again(game, game.settings(puzzle.options), puzzle.before)
        answer = next(action for action in place.options if action.text == puzzle.finds[0].answer)
        if not proved(game, place, answer):
            yield Broken("the answer does not follow for certain", field="proved")


def _words(game: Game, themes: Sequence[Theme]) -> Iterator[Broken]:
    folder, place = files(game.package) / FOLDER, f"{game.package}/{FOLDER}"
    yield from texts(folder, place)
    names = [theme.name for theme in themes]
    yield from (
        Broken("there are two of this name", file=f"{place}/{THEMES}", field=name)
        for name in sorted(set(names))
        if names.count(name) > 1
    )
    wanted = [id for name in [*names, BEST] for id in puzzles.said(name)]
    wanted += [id for one in game.certainties for id in naming.said_of(one.name)]
    for language in LANGUAGES:
        file, written = f"{place}/{language}.ftl", puzzles.texts(game.package, language)
        for id in wanted:
            most = SHORT if id.startswith("puzzle-") and not id.endswith("-about") else LONGEST
            if not written.has(id):
                yield Broken("not said", file=file, field=id)
            elif len(said := written.text(id)) > most:
                yield Broken(f"{len(said)} letters, more than {most}", file=file, field=id)
    ids = [line.split(" =")[0] for line in puzzles.words(game.package, "en").splitlines() if " =" in line]
    for id in (id for id in ids if id.startswith("puzzle-") and id not in wanted):
        yield Broken("no theme says this", file=f"{place}/en.ftl", field=id)
