"""The Textual application: the language, the light, and the room that is entered. It knows no game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from textual.app import App
from textual.binding import Binding
from textual.screen import Screen

from klubovna import KlubovnaError, Record
from klubovna.kernel import lessons
from klubovna.kernel.content import Content
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat
from klubovna.kernel.texts import Texts
from klubovna.service.puzzles import Puzzle
from klubovna.terminal import ink
from klubovna.terminal.game_review import GameReview
from klubovna.terminal.ink import Ink
from klubovna.terminal.laid.collection import Collection, Keeping, Nowhere
from klubovna.terminal.laid.course import Course
from klubovna.terminal.laid.learn import CourseScreen
from klubovna.terminal.laid.learner import Learner
from klubovna.terminal.laid.lesson import LessonScreen
from klubovna.terminal.laid.namer import Namer
from klubovna.terminal.laid.naming import NamingScreen
from klubovna.terminal.laid.puzzle import PuzzleScreen
from klubovna.terminal.laid.puzzler import Puzzler
from klubovna.terminal.laid.puzzles import PuzzlesScreen
from klubovna.terminal.language import all_texts, laid_texts, next_language
from klubovna.terminal.matters import kept
from klubovna.terminal.replay import ReplayScreen
from klubovna.terminal.review import ReviewScreen, TryAgain
from klubovna.terminal.session import Session
from klubovna.terminal.start import Plan, StartScreen
from klubovna.terminal.table import TableScreen
from klubovna.terminal.tabletop import ClubScreen

INTERRUPTED = 130
Words: TypeAlias = Callable[[Game, str, Content | None], Texts]


class ClubApp(App[None]):
    """One game, one language and one light at a time; all of them but the game can be changed on the spot."""

    CSS_PATH = "club.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+c", "interrupt", priority=True)]

    def __init__(
        self,
        game: Game,
        language: str,
        first: Screen[None],
        light: str | None = None,
        words: Words = all_texts,
        content: Content | None = None,
    ) -> None:
        self.game, self.language, self.first, self._words = game, language, first, words
        self.content = content
        """What is played with, where it has names of its own."""
        self.lamp = light or ink.usual_light()
        self.settings = kept()
        super().__init__()
        self.title = "Klubovna"

    @property
    def texts(self) -> Texts:
        return self._words(self.game, self.language, self.content)

    @property
    def ink(self) -> Ink:
        return ink.ink_of(self.lamp, self.game.lid)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return ink.variables(self.ink)

    def on_mount(self) -> None:
        for light in ink.LIGHTS:
            self.register_theme(ink.theme(ink.ink_of(light, self.game.lid)))
        self._light_up()
        self.push_screen(self.first)

    def _light_up(self) -> None:
        self.theme = f"klubovna-{self.lamp}"
        self.console.push_theme(ink.book(self.ink))

    def _repaint(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, ClubScreen):
                screen.redraw()

    def action_language(self) -> None:
        self.language = next_language(self.language)
        self._repaint()

    def action_light(self) -> None:
        self.lamp = "day" if self.lamp == "evening" else "evening"
        self._light_up()
        self._repaint()

    def open_lesson(self, lesson: str, step: int) -> None:
        """At this step, counted from 1; whoever leaves it is back where they were."""
        try:
            course = Course(self.game)
            learner = Learner(self.game, lessons.lesson(self.game, lesson), step - 1)
        except KlubovnaError as problem:
            self.notify(self.texts.text("learn-broken", problem=str(problem)), severity="warning", markup=False)
            return
        self._words = laid_texts
        self.push_screen(LessonScreen(course, learner))

    def open_puzzle(self, collection: Keeping, puzzle: Puzzle, *, instead: bool) -> None:
        """Of either kind; `instead`: of the one that is shown now."""
        try:
            screen = self._at_puzzle(collection, puzzle)
        except KlubovnaError as problem:
            said = self.texts.text("ui-puzzle-broken", problem=str(problem))
            self.notify(said, severity="warning", timeout=9, markup=False)
        else:
            self.switch_screen(screen) if instead else self.push_screen(screen)

    def _at_puzzle(self, collection: Keeping, puzzle: Puzzle) -> Screen[None]:
        if puzzle.certain is not None:
            return NamingScreen(collection, Namer(collection.game, puzzle))
        return PuzzleScreen(collection, Puzzler(collection.game, puzzle))

    def on_try_again(self, asked: TryAgain) -> None:
        """From a review to one of its choices as a puzzle, and back."""
        self.push_screen(PuzzleScreen(Nowhere(asked.game), Puzzler(asked.game, asked.puzzle)))

    def action_interrupt(self) -> None:
        """Nothing is lost: the game is kept after every choice."""
        self.exit(return_code=INTERRUPTED)


def table_app(session: Session, language: str, *, save_to: Path | None = None, light: str | None = None) -> ClubApp:
    """Sit down and play."""
    return ClubApp(
        session.table.game, language, TableScreen(session, save_to=save_to), light, content=session.table.content
    )


def start_app(plan: Plan, language: str, *, save_to: Path | None = None, light: str | None = None) -> ClubApp:
    """Ask what is played and by whom, then sit down."""
    return ClubApp(plan.game, language, StartScreen(plan, save_to=save_to), light, laid_texts, plan.content)


def replay_app(game: Game, record: Record, language: str, *, at: int = 0) -> ClubApp:
    """Watch a recorded game."""
    return ClubApp(game, language, ReplayScreen(game, record, at=at), content=game.content(record.header.options))


def review_app(game_review: GameReview, seat: Seat | None, language: str) -> ClubApp:
    """Look back upon a recorded game."""
    game, agreed = game_review.game, game_review.record.header.options
    screen = ReviewScreen(game_review, seat)
    return ClubApp(game, language, screen, words=laid_texts, content=game.content(agreed))


def learn_app(course: Course, language: str, *, lesson: str | None = None, light: str | None = None) -> ClubApp:
    """Learn a game, at once with one of its lessons if it is named."""
    return ClubApp(course.game, language, CourseScreen(course, lesson), light, laid_texts)


def puzzles_app(
    collection: Collection, language: str, *, puzzle: str | None = None, light: str | None = None
) -> ClubApp:
    """Find the best choices of a game, at once in one of its puzzles if it is named."""
    return ClubApp(collection.game, language, PuzzlesScreen(collection, puzzle), light, laid_texts)
