"""Puzzles: a position of a game in which one choice is clearly best, and a quick look does not see it; or in which
something follows for certain that does not lie open.

They are data beside their game: `puzzles/puzzles.jsonl`, a puzzle a line, made by `klubovna puzzles GAME --from N`
(`lab/puzzles`), and `puzzles/certain.jsonl`, made with `--certain`; `puzzles/themes.toml` says what may be at stake,
`puzzles/cs.ftl` and `puzzles/en.ftl` say it in words. How a puzzle lies on a table is found out by `posing.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, TypeAlias

import msgspec

from klubovna.bots.thoughts import Reason
from klubovna.kernel import toml
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.frames import Decision
from klubovna.kernel.game import Game, Setting
from klubovna.kernel.lessons import Deed
from klubovna.kernel.meant import perhaps
from klubovna.kernel.messages import Seat
from klubovna.kernel.texts import Texts

FOLDER = "puzzles"
FILE, CERTAIN, THEMES = "puzzles.jsonl", "certain.jsonl", "themes.toml"
FILES = (FILE, CERTAIN)
BEST = "best"
"""What is at stake where no theme fits."""


Name: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z0-9][a-z0-9-]{0,39}$")]
"""Stands in addresses and in the ids of messages."""


class _Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    pass


class Find(_Page, frozen=True):
    """A choice that is to be found."""

    answer: str
    """The text of the action that is best."""
    tempting: str = ""
    """What a quick look takes instead."""
    then: list[Deed] = []
    """What came of the answer when it was tried: luck, and what everybody chose, until the next find or until it is
    clear."""
    fails: list[Deed] = []
    """What came of the tempting choice."""
    worth: dict[str, float] = {}
    """What the choices that count are worth to the seat, 0 to 1, the best first."""
    why: list[Reason] = []
    """What would follow from the answer rather than from the tempting choice…"""
    but: list[Reason] = []
    """…and from the tempting choice rather than from the answer."""


class Asked(_Page, frozen=True):
    """What follows for certain is to be named."""

    certainty: Name
    """One of the game's certainties."""
    answer: list[str]
    """The candidates that are still possible, as things on the table."""
    facts: int
    """So many candidates have to be looked after: those that are ruled out by nothing that lies open, and those that
    nearly are."""


class Checked(_Page, frozen=True):
    """What it was found best by: each time it was thought about anew."""

    seed: int
    iterations: int
    gap: float
    """By so much the answer was better than the second best."""


class Puzzle(_Page, frozen=True, kw_only=True):
    """A position, and what is to be found in it."""

    name: Name
    theme: Name
    """What is at stake: one of the game's themes."""
    seat: Seat
    """Whose choice it is."""
    options: dict[str, Setting] = {}
    """Of the table, as far as they are not the usual ones."""
    before: list[Deed]
    """The whole game so far: luck, and what everybody chose."""
    finds: list[Find]
    """None where it is asked what is certain."""
    certain: Asked | None = None
    level: int
    """How hard it is, as a rating: who has the same one finds it every other time."""
    seen: dict[str, float] = {}
    """In which share of quick looks, by their iterations, the first answer was found."""
    measured: bool = False
    """Whether what choices are worth is a chance that was measured; otherwise it is good for an order."""
    proved: bool = False
    """The answer is not an opinion: it follows from the rules for certain."""
    judge: str = ""
    rules: str = ""
    """By which version of the rules it was made."""
    checked: list[Checked] = []


class Theme(_Page, frozen=True):
    """Something that may be at stake, known by what is said on the table."""

    name: Name
    heard: list[str] = []
    """One of these messages is said after the answer, and not after the tempting choice: `log-won:me` where its `seat`
    is the one who chooses, `log-won:other` where it is another."""
    spared: list[str] = []
    """One of these is said after the tempting choice, and not after the answer."""
    asked: list[str] = []
    """Or it is one of these kinds of questions, by the names of their classes."""
    seat: Seat = ""
    """Only where this seat chooses; empty: whoever does."""
    certainty: str = ""
    """Or it is asked what is certain, by its name."""
    proof: bool = False
    """Or the answer wins at once and for certain."""


class _Themes(_Page, frozen=True):
    themes: list[Theme]


_decoder = msgspec.json.Decoder(Puzzle)


def sound(package: str) -> tuple[list[Puzzle], list[Broken]]:
    """The puzzles of a game that can be read, the easiest first, and what is wrong with the others."""
    found, faults = list[Puzzle](), list[Broken]()
    for name in FILES:
        file, place = files(package) / FOLDER / name, f"{package}/{FOLDER}/{name}"
        for number, line in enumerate(file.read_bytes().splitlines() if file.is_file() else (), 1):
            try:
                found.append(_puzzle(line, place, number, found))
            except Broken as problem:
                faults.append(problem)
    return sorted(found, key=lambda puzzle: (puzzle.level, puzzle.name)), faults


def _puzzle(line: bytes, place: str, number: int, others: list[Puzzle]) -> Puzzle:
    try:
        puzzle = _decoder.decode(line)
    except msgspec.ValidationError as problem:
        what, _, field = str(problem).partition(" - at `$")
        raise Broken(what, file=place, line=number, field=field.strip("`.")) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise Broken(f"not JSON: {problem}", file=place, line=number) from None
    if any(other.name == puzzle.name for other in others):
        raise Broken(f"there is another {puzzle.name!r}", file=place, line=number, field="name")
    if bool(puzzle.finds) == bool(puzzle.certain):
        wrong = "there is nothing to find" if puzzle.certain is None else "it asks for two things"
        raise Broken(wrong, file=place, line=number, field="finds")
    return puzzle


@lru_cache(maxsize=32)
def known(package: str) -> tuple[Puzzle, ...]:
    """Those that can be read."""
    return tuple(sound(package)[0])


def offered(game: Game) -> list[Puzzle]:
    """Those that were made by today's rules: others may have another answer."""
    return [one for one in known(game.package) if one.rules == game.version]


def puzzle(game: Game, name: str) -> Puzzle:
    """By its name; raises Unreadable."""
    found = {one.name: one for one in offered(game)}
    if name not in found:
        raise Unreadable(f"{game.id} has no puzzle {name!r}{perhaps(name, found)}")
    return found[name]


def broken(game: Game, name: str, problem: Broken) -> Broken:
    """What is wrong with a puzzle, with the line of the file where it stands."""
    written = b'"name":' + msgspec.json.encode(name)
    field = ".".join(filter(None, (name, problem.field)))
    for one in FILES:
        file = files(game.package) / FOLDER / one
        lines = file.read_bytes().splitlines() if file.is_file() else []
        number = next((number for number, line in enumerate(lines, 1) if written in line), None)
        if number is not None:
            return Broken(problem.problem, file=f"{game.package}/{FOLDER}/{one}", line=number, field=field)
    return Broken(problem.problem, file=f"{game.package}/{FOLDER}/{FILE}", field=field)


def themes(package: str) -> list[Theme]:
    """What may be at stake in a game; raises Broken."""
    file = files(package) / FOLDER / THEMES
    if not file.is_file():
        return []
    read: _Themes = toml.shaped(file.read_text("utf-8"), _Themes, f"{package}/{FOLDER}/{THEMES}")
    return read.themes


def at_stake(
    package: str, seat: Seat, asked: Decision, here: Set[str], there: Set[str], *, certain: bool = False
) -> str:
    """The first theme that fits a decision of a seat: what was heard after one choice and not after the other makes the
    difference. `certain`: the answer is proved."""
    found = (one.name for one in themes(package) if _fits(one, seat, asked, here, there, certain))
    return next(found, BEST)


def _fits(theme: Theme, seat: Seat, asked: Decision, here: Set[str], there: Set[str], certain: bool) -> bool:
    if theme.seat not in ("", seat):
        return False
    if theme.certainty:
        return False
    if theme.proof:
        return certain
    if theme.heard:
        return any(message in here and message not in there for message in theme.heard)
    if theme.spared:
        return any(message in there and message not in here for message in theme.spared)
    return type(asked).__name__ in theme.asked


def theme_of(package: str, certainty: str) -> str:
    """What is at stake where this is asked."""
    return next((one.name for one in themes(package) if one.certainty == certainty), BEST)


def blows(package: str, seat: Seat) -> frozenset[str]:
    """What is said at a table to a seat's disadvantage: what puzzles would spare it, or win for it."""
    own = [theme for theme in themes(package) if theme.seat in ("", seat)]
    mine = {heard for theme in own for heard in theme.heard if heard.endswith(":me")}
    return frozenset(spared for theme in own for spared in theme.spared) | {one[:-2] + "other" for one in mine}


def said(theme: str) -> Iterator[str]:
    """The messages that a theme needs: its name, and what is to be found."""
    yield from (f"puzzle-{theme}", f"puzzle-{theme}-about")


@lru_cache(maxsize=32)
def words(package: str, language: str) -> str:
    """What is said in the puzzles of a game, as it is written; nothing where there are none."""
    file = files(package) / FOLDER / f"{language}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


@lru_cache(maxsize=32)
def texts(package: str, language: str) -> Texts:
    """All texts that a puzzle needs: those of the table, and its own."""
    folders = [files("klubovna.kernel") / "texts", files(package) / "texts", files(package) / FOLDER]
    return Texts(language, [folder for folder in folders if (folder / f"{language}.ftl").is_file()])


def written(found: list[Puzzle]) -> bytes:
    """As a file, the easiest first."""
    ordered = sorted(found, key=lambda one: (one.level, one.name))
    return b"".join(msgspec.json.encode(one) + b"\n" for one in ordered)
