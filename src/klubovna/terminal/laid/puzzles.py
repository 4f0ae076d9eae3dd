"""The puzzles of a game: which were found, and from each of them to the table."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from klubovna.kernel.texts import Texts
from klubovna.service.puzzles import Puzzle
from klubovna.terminal.boards.drawing import Lines, prose
from klubovna.terminal.laid.collection import Collection
from klubovna.terminal.laid.guided import RIGHT, WRONG
from klubovna.terminal.laid.listing import Listing
from klubovna.terminal.laid.opening import Opener
from klubovna.terminal.laid.puzzle import title
from klubovna.terminal.language import all_texts

KEYS = (("↑↓", "move"), ("↵", "begin"), ("←→", "theme"), ("n", "next-puzzle"), ("c", "language"), ("t", "light"))


class PuzzlesScreen(Listing):
    """From the easiest to the hardest; all of them, or those of one theme."""

    BINDINGS = [("left", "theme(-1)"), ("right", "theme(1)"), ("n", "next")]
    keys = KEYS

    def __init__(self, collection: Collection, first: str | None = None) -> None:
        super().__init__()
        self.collection, self.first = collection, first
        """The puzzle to begin with at once."""
        self.theme = ""
        """Of which some are listed; empty: all."""
        self._go_to(self.collection.after())

    def on_mount(self) -> None:
        super().on_mount()
        if self.collection.fault is not None:
            self.tell(self.texts.text("ui-puzzle-forgotten", problem=str(self.collection.fault)), problem=True)
        named = next((one for one in self.collection.puzzles if one.name == self.first), None)
        if named is not None:
            self._go_to(named)
            self.action_open()

    def on_screen_resume(self) -> None:
        self.redraw()

    @property
    def listed(self) -> list[Puzzle]:
        return [one for one in self.collection.puzzles if self.theme in ("", one.theme)]

    @property
    def themes(self) -> list[str]:
        """Those that there are puzzles of."""
        return list(dict.fromkeys(one.theme for one in self.collection.puzzles))

    @property
    def count(self) -> int:
        return len(self.listed)

    def heading(self) -> str:
        collection, texts = self.collection, self.texts
        found = texts.text("ui-puzzle-count", found=collection.found, of=len(collection.puzzles))
        theme = texts.text(f"puzzle-{self.theme}" if self.theme else "ui-puzzle-all-themes")
        return f"{texts.text('ui-puzzle-title')} · {found} · {theme}"

    def above(self, width: int) -> Lines:
        """What the puzzle of the day is, and where."""
        today = self.collection.today
        if today is None or today[0].id == self.collection.game.id:
            return []
        game = today[0]
        name = all_texts(game, self.texts.language).text("game-name")
        return [*prose(self.texts.text("ui-puzzle-today-elsewhere", named=name), width, self.ink.ink2), Text()]

    def row(self, number: int, width: int) -> Lines:
        puzzle = self.listed[number]
        sign, *told = facts(self.collection, puzzle, self.texts)
        return [self.head(number, f"{number + 1:>3} {sign}", title(puzzle, self.texts), told, width)]

    def below(self, width: int) -> Lines:
        begin = prose(self.texts.text("ui-puzzle-begin"), width, self.ink.ink2)
        unreadable = [str(fault) for fault in self.collection.faults]
        told = self.faults(self.texts.text("ui-puzzle-unreadable"), unreadable, width)
        return [*([Text(), *begin] if self.listed else []), *told]

    def action_theme(self, by: int) -> None:
        themes = ["", *self.themes]
        self.theme = themes[(themes.index(self.theme) + by) % len(themes)]
        self.current = 0
        self.redraw()

    def action_next(self) -> None:
        """To one that was not tried yet."""
        self._go_to(self.collection.after(self.listed[self.current] if self.listed else None))
        self.redraw()

    def action_open(self) -> None:
        if not self.listed:
            return
        puzzle = self.listed[self.current]
        cast("Opener", self.app).open_puzzle(self.collection, puzzle, instead=False)

    def _go_to(self, puzzle: Puzzle | None) -> None:
        if puzzle is not None:
            self.theme = self.theme if self.theme == puzzle.theme else ""
            self.current = self.listed.index(puzzle)


def facts(collection: Collection, puzzle: Puzzle, texts: Texts) -> list[str]:
    """A sign of how it went, how hard it is, and how it went in words."""
    told, tried = [" ", texts.text("ui-puzzle-level", level=puzzle.level)], collection.tried(puzzle)
    if tried is not None:
        word = "missed" if not tried.found else "found-first" if tried.first else "found"
        told = [RIGHT if tried.found else WRONG, told[1], texts.text(f"ui-puzzle-state-{word}")]
    return [*told, *([texts.text("ui-puzzle-today")] if collection.today == (collection.game, puzzle) else [])]
