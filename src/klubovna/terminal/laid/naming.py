"""What is certain, asked at the table: things are marked, on the board and in the menu, until somebody says that these
are all; in the end it is told of each what follows. It knows no game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, cast

from rich.text import Text

from klubovna.kernel.messages import Message
from klubovna.service.naming import Candidate
from klubovna.terminal import screens
from klubovna.terminal.boards import Offer
from klubovna.terminal.laid.collection import Keeping
from klubovna.terminal.laid.guided import RIGHT, WRONG, GuidedScreen
from klubovna.terminal.laid.namer import MOST, Namer
from klubovna.terminal.laid.opening import Opener
from klubovna.terminal.laid.puzzle import title
from klubovna.terminal.laid.puzzler import played_on
from klubovna.terminal.language import say
from klubovna.terminal.rulebook import Rules
from klubovna.terminal.table import TableScreen

COMMON_KEYS = (
    ("q", "puzzles"), ("r", "rules"), ("d", "details"), ("g", "log"), ("a", "again"), ("c", "language"),
    ("t", "light"), ("h", "help"),
)  # fmt: skip
KEYS = (("↵", "mark"), ("i", "hint"), ("s", "give-up"), *COMMON_KEYS)
DONE_KEYS = (("↵", "choose"), ("i", "why"), *COMMON_KEYS)
HELP = (
    ("↑ ↓ ← →", "arrows"), ("1 2 3 …", "digits"), ("Enter", "certain-enter"), ("i", "certain-hint"),
    ("s", "puzzle-show"), ("a", "puzzle-again"), ("d ?", "details"), ("r", "rules"), ("g", "log"),
    ("c F2", "language"), ("t", "light"), ("PgUp PgDn", "scroll"), ("q", "puzzle-quit"),
)  # fmt: skip
ORDER = ("passed", "nearly", "possible", "ruled-out")
"""What has to be looked after first, what lies open last."""
MARKED, UNMARKED = "[x]", "[ ]"


class NamingScreen(GuidedScreen):
    """Nothing is chosen at the table itself."""

    help_keys = HELP

    def __init__(self, collection: Keeping, namer: Namer) -> None:
        super().__init__(namer.session)
        self.collection, self.namer = collection, namer
        self.world = ""
        """The candidate as whom the table is shown; empty: as it is."""

    # What is shown

    @property
    def keys(self) -> tuple[tuple[str, str], ...]:
        return DONE_KEYS if self.namer.over else KEYS

    @property
    def points(self) -> tuple[str, ...]:
        """What is marked; in the end, what was to be."""
        if self.world:
            return (self.world,)
        return tuple(self.namer.asked.answer if self.namer.over else self.namer.marked)

    @property
    def offer(self) -> Offer:
        """The candidates; behind the last one it is said that these are all."""
        namer = self.namer
        if namer.over:
            return Offer(points=self.points)
        current = self.current if self.current < len(namer.actions) else -1
        return Offer(tuple(namer.actions), current, points=self.points)

    @property
    def menu(self) -> list[str]:
        if self.namer.over:
            return [words for words, _ in self._ways()]
        named = [
            f"{MARKED if one.thing in self.namer.marked else UNMARKED} {self.texts.name(one.thing)}"
            for one in self.namer.candidates
        ]
        return [*named, self.texts.text("ui-certain-all", count=len(self.namer.marked))]

    def show_table(self, view: Any, offer: Offer) -> None:
        """In the end also a world, as whoever holds the secret sees it there."""
        worlds = {one.thing: one.view for one in self.namer.candidates if one.possible}
        super().show_table(worlds.get(self.world, view), offer)

    @property
    def matters(self) -> Message | None:
        return None

    def _hint(self, offer: Offer) -> str:
        return ""

    def _prompt(self) -> Text:
        if self.namer.over:
            return Text()
        return Text(self.texts.say(self.namer.said("ask")), f"bold {self.ink.ink}")

    def _heading(self) -> str:
        namer, texts = self.namer, self.texts
        told = [texts.text("ui-puzzle-level", level=namer.puzzle.level)]
        if namer.misses and not namer.over:
            told.append(texts.text("ui-puzzle-try", number=namer.misses + 1, of=MOST))
        return " – ".join([title(namer.puzzle, texts), " · ".join(told)])

    def _said(self) -> list[Text]:
        namer, texts = self.namer, self.texts
        if not namer.over:
            about = texts.text(f"puzzle-{namer.puzzle.theme}-about")
            side = texts.text("ui-puzzle-side", seat=namer.puzzle.seat)
            return [Text(f"{about} {side}", self.ink.ink)]
        word = "missed" if namer.missed else "found-first" if namer.clean else "found"
        sign, style = (WRONG, self.ink.bad) if namer.missed else (RIGHT, self.ink.good)
        named = ", ".join(texts.name(thing) for thing in namer.asked.answer)
        return [
            Text(f"{sign} {texts.text(f'ui-puzzle-verdict-{word}')}", f"bold {style}"),
            Text.assemble((f"{RIGHT} ", self.ink.good), (named, self.ink.ink)),
        ]

    def _named(self) -> list[str]:
        """What is marked stands in the menu."""
        return []

    # What is done

    def action_choose(self) -> None:
        namer = self.namer
        if namer.over:
            self._ways()[self.current][1]()
        elif self.current < len(namer.candidates):
            namer.mark(namer.candidates[self.current].thing)
            self.answer = None
            self.redraw()
        else:
            self._answered(namer.answer())

    def _answered(self, right: bool) -> None:
        self._keep()
        self.answer = None if right or self.namer.missed else (WRONG, self._beside)
        if self.namer.over:
            self.current = 0
        self.redraw()

    def _beside(self) -> str:
        many, few = self.namer.wrong or (0, 0)
        return self.texts.text("ui-certain-wrong", many=many, few=few)

    def action_hint(self) -> None:
        """Whom to look after; in the end, why."""
        if self.namer.over:
            self._why()
            return
        self.namer.hint()
        self._keep()
        self.answer = RIGHT, lambda: self.texts.text("ui-certain-hint", thing=self.namer.clue.thing)
        self.redraw()

    def action_show(self) -> None:
        """Only who is sure gives up."""
        if not self.namer.over:
            question = screens.Question(self.texts.text("ui-puzzle-give-up"), self.texts, self.ink)
            self.app.push_screen(question, lambda sure: self._give_up() if sure else None)

    def _give_up(self) -> None:
        self.namer.give_up()
        self._answered(False)

    def action_again(self) -> None:
        self.namer.again()
        self.answer, self.current, self.world = None, 0, ""
        self.redraw()

    def _look(self, world: str) -> None:
        self.world = "" if self.world == world else world
        self.redraw()

    def action_step_back(self) -> None:
        """Nothing is shown step by step."""

    def action_undo(self) -> None:
        """Nothing was chosen."""

    def action_rules(self) -> None:
        rule = self.namer.game.certainty(self.namer.asked.certainty).rule
        self.app.push_screen(Rules(self.session.table.game, rule, self.texts, self.ink))

    def _ways(self) -> list[tuple[str, Callable[[], None]]]:
        """Where one goes from a puzzle that is over."""
        texts, following = self.texts, self.collection.after(self.namer.puzzle)
        ways: list[tuple[str, Callable[[], None]]] = [(texts.text("ui-certain-why"), self._why)]
        if following is not None:
            words = texts.text("ui-puzzle-next", title=title(following, texts))
            opener = cast("Opener", self.app)
            ways.insert(0, (words, lambda: opener.open_puzzle(self.collection, following, instead=True)))
        for thing in self.namer.asked.answer:
            said = "ui-certain-table" if thing == self.world else "ui-certain-world"
            ways.append((texts.text(said, thing=thing), partial(self._look, thing)))
        ways.append((texts.text("ui-puzzle-play-on"), self._play_on))
        return [*ways, (texts.text("ui-puzzle-all"), self.action_back)]

    def _why(self) -> None:
        ordered = sorted(self.namer.candidates, key=lambda one: ORDER.index(one.follows))
        told = Text("\n\n").join(map(self._follows, ordered))
        given = Text(self.texts.say(self.namer.said("given")), self.ink.ink2)
        proved = Text(self.texts.text("ui-certain-proved"), self.ink.ink2)
        whole = Text("\n\n").join([given, told, proved])
        self.app.push_screen(screens.Reading(self.texts.text("ui-certain-why"), whole, self.texts, self.ink))

    def _follows(self, one: Candidate) -> Text:
        """What follows of it, and from what."""
        texts, ink = self.texts, self.ink
        sign, style = (RIGHT, ink.good) if one.possible else (WRONG, ink.ink2)
        said = texts.say(self.namer.said(one.follows, one.thing))
        head = Text.assemble((f"{sign} ", style), (said, f"bold {ink.ink}"))
        lines = [Text(f"  {say(line, texts)}", ink.ink2) for line in one.because]
        return Text("\n").join([head, *lines])

    def _play_on(self) -> None:
        """At a table of one's own, which is kept as any other."""
        self.app.switch_screen(TableScreen(played_on(self.namer.game, self.namer.puzzle)))

    def _keep(self) -> None:
        try:
            self.collection.keep(self.namer)
        except OSError as problem:
            self.tell(self.texts.text("ui-puzzle-not-kept", problem=str(problem)), problem=True)
