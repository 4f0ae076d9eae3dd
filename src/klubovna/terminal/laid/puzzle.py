"""A puzzle at the table: the same table as in play, and a panel that says what is at stake, what came of a try and, in
the end, why one choice is best. It knows no game; what is right is decided by the puzzle.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import msgspec
from rich.text import Text

from klubovna.kernel.actions import Action
from klubovna.kernel.texts import Texts
from klubovna.service.posing import Weighed
from klubovna.service.puzzles import Puzzle
from klubovna.terminal import screens
from klubovna.terminal.boards import Offer
from klubovna.terminal.laid.collection import Keeping
from klubovna.terminal.laid.guided import RIGHT, WRONG, GuidedScreen
from klubovna.terminal.laid.opening import Opener
from klubovna.terminal.laid.puzzler import MOST, Puzzler, played_on
from klubovna.terminal.laid.why import reasoned, worded
from klubovna.terminal.table import TableScreen
from klubovna.terminal.tabletop import TALL
from klubovna.terminal.widgets import news_lines

COMMON_KEYS = (
    ("q", "puzzles"), ("r", "rules"), ("d", "details"), ("g", "log"), ("a", "again"), ("c", "language"),
    ("m", "matters"), ("t", "light"), ("h", "help"),
)  # fmt: skip
KEYS = (("↵", "choose"), ("i", "hint"), ("s", "give-up"), *COMMON_KEYS)
WATCHING_KEYS = (("↵", "on"), ("b", "step-back"), *COMMON_KEYS)
DONE_KEYS = (("↵", "choose"), ("i", "why"), *COMMON_KEYS)
HELP = (
    ("↑ ↓ ← →", "arrows"), ("1 2 3 …", "digits"), ("Enter", "puzzle-enter"), ("Esc", "unpick"),
    ("i", "puzzle-hint"), ("s", "puzzle-show"), ("b", "puzzle-back"), ("a", "puzzle-again"),
    ("m", "matters"), ("d ?", "details"), ("r", "rules"), ("g", "log"),
    ("c F2", "language"), ("t", "light"), ("PgUp PgDn", "scroll"), ("q", "puzzle-quit"),
)  # fmt: skip
MOST_NEWS = 5
"""So many lines are told of a choice that is shown."""


class PuzzleScreen(GuidedScreen):
    """Choices go to the puzzler instead of the table."""

    help_keys = HELP

    def __init__(self, collection: Keeping, puzzler: Puzzler) -> None:
        super().__init__(puzzler.session)
        self.collection, self.puzzler = collection, puzzler

    # What is shown

    @property
    def keys(self) -> tuple[tuple[str, str], ...]:
        keys = KEYS if self.puzzler.asked else DONE_KEYS if self.puzzler.done else WATCHING_KEYS
        if self.puzzler.puzzle.name:
            return keys
        return tuple((key, "back" if word == "puzzles" else word) for key, word in keys)

    @property
    def points(self) -> tuple[str, ...]:
        """Once somebody has asked for help: what the answer begins with."""
        return self.puzzler.pointed if self.puzzler.asked and self.puzzler.hinted == self.puzzler.at else ()

    @property
    def is_brief(self) -> bool:
        return self.puzzler.asked and super().is_brief

    @property
    def offer(self) -> Offer:
        offer = super().offered(self.current) if self.puzzler.asked else Offer()
        return msgspec.structs.replace(offer, points=self.points)

    @property
    def menu(self) -> list[str]:
        if self.puzzler.asked:
            return super().menu
        if self.puzzler.done:
            return [words for words, _ in self._ways()]
        return [self.texts.text("learn-on" if self.puzzler.line else "ui-puzzle-show")]

    def _prompt(self) -> Text:
        return super()._prompt() if self.puzzler.asked else Text()

    def _heading(self) -> str:
        """`Who should join? – level 1450 · choice 1 of 2 · try 2 of 3`."""
        puzzler, texts = self.puzzler, self.texts
        told = [texts.text("ui-puzzle-level", level=puzzler.puzzle.level)] if puzzler.puzzle.name else []
        if puzzler.line is not None:
            told = [
                texts.text(f"ui-puzzle-line-{puzzler.line.kind}", step=puzzler.line.passed, of=len(puzzler.line.parts))
            ]
        elif puzzler.asked and puzzler.misses:
            told.append(texts.text("ui-puzzle-try", number=puzzler.misses + 1, of=MOST))
        if len(puzzler.puzzle.finds) > 1 and not puzzler.done:
            told.append(texts.text("ui-puzzle-choice", number=puzzler.at + 1, of=len(puzzler.puzzle.finds)))
        return " – ".join(filter(None, [title(puzzler.puzzle, texts), " · ".join(told)]))

    def _said(self) -> list[Text]:
        puzzler = self.puzzler
        if puzzler.line is not None:
            return [news_lines(self._happened(), self.app.size.width - 2, MOST_NEWS, self.ink)]
        if puzzler.done:
            return self._verdict()
        if puzzler.over:
            return [Text(self.texts.text("ui-puzzle-last-try"), self.ink.ink)]
        said = self.texts.text(f"{_theme(puzzler.puzzle, self.texts)}-about")
        if len(puzzler.session.table.seats) > 1:
            said = f"{said} {self.texts.text('ui-puzzle-side', seat=puzzler.puzzle.seat)}"
        return [Text(said, self.ink.ink)]

    def _happened(self) -> list[str]:
        """What was said of the choice that is shown, and of the luck after it."""
        said = [self.texts.say(message) for message in self.puzzler.news]
        if not said and self.puzzler.own is not None:
            said = [self.texts.say(self.puzzler.own)]
        return said or [self.texts.text("ui-puzzle-unheard")]

    def _verdict(self) -> list[Text]:
        """How it went; of each choice what it is worth, and what the tempting one is, as far as there is room."""
        puzzler, texts = self.puzzler, self.texts
        word = "missed" if puzzler.missed else "found-first" if puzzler.clean else "found"
        style = self.ink.bad if puzzler.missed else self.ink.good
        sign = WRONG if puzzler.missed else RIGHT
        lines = [Text(f"{sign} {texts.text(f'ui-puzzle-verdict-{word}')}", f"bold {style}")]
        for at, find in enumerate(puzzler.puzzle.finds):
            lines.append(self._valued(RIGHT, find.answer, at))
            if find.tempting and (len(puzzler.puzzle.finds) == 1 or self.app.size.height >= TALL):
                lines.append(self._valued(WRONG, find.tempting, at))
        return lines

    def _valued(self, sign: str, text: str, at: int) -> Text:
        puzzler = self.puzzler
        known = puzzler.worths_at(at)
        worth = f" – {worded(known[text], self.texts)}" if text in known else ""
        style = self.ink.good if sign == RIGHT else self.ink.bad
        line = Text.assemble((f"{sign} ", style), (self.texts.say(puzzler.label(text, at)), self.ink.ink))
        line.truncate(self.app.size.width - 2 - len(worth), overflow="ellipsis")
        return line.append(worth, self.ink.ink2)

    # What is done

    def action_choose(self) -> None:
        if self.puzzler.asked:
            super().action_choose()
        elif self.puzzler.done:
            self._ways()[self.current][1]()
        else:
            self.puzzler.on()
            self._moved()

    def _play(self, action: Action) -> None:
        puzzler, find = self.puzzler, self.puzzler.find
        label, known = puzzler.label(action.text), puzzler.worths_at(puzzler.at)
        good = puzzler.is_good_too(action.text)
        right = puzzler.choose(action.text)
        word = "good-too" if good else "tempting" if action.text == find.tempting else "wrong"
        if right:
            word = "right-more" if puzzler.asked else "right"

        def words() -> str:
            told = self.texts.text(f"ui-puzzle-{word}", choice=self.texts.say(label))
            return told if right or good else f"{told} {self._beside(known, action.text, find.answer)}".rstrip()

        self._moved()
        self.answer = RIGHT if right or good else WRONG, words
        self.redraw()

    def _beside(self, known: dict[str, Weighed], text: str, answer: str) -> str:
        """What a wrong choice is worth, beside the right one; nothing where that is not known."""
        if text not in known:
            return ""
        worth, best = known[text], known.get(answer)
        if worth.worth is None or best is None or best.worth is None:
            return self.texts.text("ui-puzzle-beside", worth=worded(worth, self.texts))
        return self.texts.text("ui-puzzle-chance", worth=worded(worth, self.texts), best=worded(best, self.texts))

    def action_hint(self) -> None:
        """Which thing it is about; where no thing tells the answer apart, what it is not. In the end, why."""
        puzzler = self.puzzler
        if puzzler.done:
            self._why()
        if not puzzler.asked:
            return
        puzzler.hint()
        self._keep()
        self.answer = None if self._named() else (WRONG, self._without)
        self.redraw()

    def _without(self) -> str:
        """A hint that points at nothing."""
        tempting = self.puzzler.find.tempting
        if not tempting:
            return self.texts.text("ui-puzzle-no-hint")
        return self.texts.text("ui-puzzle-not", choice=self.texts.say(self.puzzler.label(tempting)))

    def action_show(self) -> None:
        """Only who is sure gives up."""
        if self.puzzler.asked:
            question = screens.Question(self.texts.text("ui-puzzle-give-up"), self.texts, self.ink)
            self.app.push_screen(question, lambda sure: self._give_up() if sure else None)

    def _give_up(self) -> None:
        self.puzzler.give_up()
        self._moved()

    def action_undo(self) -> None:
        self.action_step_back()

    def action_step_back(self) -> None:
        self.puzzler.back()
        self._moved()

    def action_again(self) -> None:
        self.puzzler.again()
        self._moved()

    def _ways(self) -> list[tuple[str, Callable[[], None]]]:
        """Where one goes from a puzzle that is over."""
        texts, following = self.texts, self.collection.after(self.puzzler.puzzle)
        ways: list[tuple[str, Callable[[], None]]] = []
        if following is not None:
            ways.append((texts.text("ui-puzzle-next", title=title(following, texts)), lambda: self._open(following)))
        ways.append((texts.text("ui-puzzle-why"), self._why))
        ways.append((texts.text("ui-puzzle-show-again"), lambda: self._watch(self.puzzler.show)))
        if self.puzzler.puzzle.finds[0].tempting:
            ways.append((texts.text("ui-puzzle-show-tempting"), lambda: self._watch(self.puzzler.tempt)))
        ways.append((texts.text("ui-puzzle-play-on"), self._play_on))
        out = "ui-puzzle-all" if self.puzzler.puzzle.name else "ui-puzzle-to-review"
        return [*ways, (texts.text(out), self.action_back)]

    def _open(self, puzzle: Puzzle) -> None:
        cast("Opener", self.app).open_puzzle(self.collection, puzzle, instead=True)

    def _why(self) -> None:
        told = reasoned(self.puzzler, self.texts, self.ink)
        self.app.push_screen(screens.Reading(self.texts.text("ui-puzzle-why"), told, self.texts, self.ink))

    def _watch(self, show: Callable[[int], None]) -> None:
        show(0)
        self._moved()

    def _play_on(self) -> None:
        """At a table of one's own, which is kept as any other."""
        self.app.switch_screen(TableScreen(played_on(self.puzzler.game, self.puzzler.puzzle)))

    def _moved(self) -> None:
        puzzler = self.puzzler
        self.session, self.answer = puzzler.session, None
        self._changed(puzzler.news if puzzler.asked else [])

    def _keep(self) -> None:
        try:
            self.collection.keep(self.puzzler)
        except OSError as problem:
            self.tell(self.texts.text("ui-puzzle-not-kept", problem=str(problem)), problem=True)


def title(puzzle: Puzzle, texts: Texts) -> str:
    return texts.text(_theme(puzzle, texts))


def _theme(puzzle: Puzzle, texts: Texts) -> str:
    """The message of what is at stake; of a position of somebody's game that is known only where puzzles are."""
    known = f"puzzle-{puzzle.theme}"
    return known if puzzle.name or texts.has(known) else "ui-puzzle-position"
