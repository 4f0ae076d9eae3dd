"""Every page of the house and every table in many moments: where they are and how one gets there."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from playwright.sync_api import Route

import klubovna
from klubovna.kernel import lessons
from klubovna.service.puzzles import offered
from tests.browser.moments import Room, asked, ended
from tests.browser.rooms_blitzkrieg import war
from tests.browser.rooms_vzdor import at
from tests.browser.visitor import Visitor


def clubhouse(visitor: Visitor) -> None:
    """With a table of ours, and one to which a stranger invites everybody."""
    visitor.lay(asked("ask-plan"))
    visitor.known(lambda: strangers_table(visitor), "stranger")
    visitor.go()
    visitor.page.reload()
    visitor.sees(".mine li a")
    visitor.sees(".open li .btn")


def strangers_table(visitor: Visitor) -> str:
    stranger = Visitor(visitor.browser, visitor.address)
    id = stranger.open("vzdor", {"maquis": "open"}, public=True)
    stranger.leave()
    return id


def hinted(table: Room) -> Room:
    """Whoever is asked asks back, and the best choice has the focus."""

    def advised(visitor: Visitor) -> None:
        table(visitor)
        visitor.sees(".prompt .hintb").click()
        visitor.sees("[data-hint]").focus()
        visitor.sees(".piece.meant, .prompt.advised")

    return advised


def ending(game: str = "vzdor", **options: Any) -> Room:
    def over(visitor: Visitor) -> None:
        visitor.go(f"table/{visitor.lay(ended(game, **options))}")
        visitor.sees(".ending h2")

    return over


def waiting(visitor: Visitor) -> None:
    """An open seat, and its link."""
    visitor.go(f"table/{visitor.open('vzdor', {'maquis': 'open'})}")
    visitor.sees(".invitations input")


def sitting_down(visitor: Visitor) -> None:
    """By a link, while the server has not answered yet."""

    def hold(_: Route) -> None:
        """Neither answered nor refused."""

    visitor.page.route("**/sit", hold)
    visitor.go(f"sit/{visitor.open('vzdor', {'maquis': 'open'})}/maquis/secret")
    visitor.sees(".loading")


def replay(game: str = "vzdor", **options: Any) -> Room:
    def looked_back(visitor: Visitor) -> None:
        visitor.go(f"replay/{visitor.lay(ended(game, **options))}/12")
        visitor.sees(".replaybar .slider")

    return looked_back


def review(game: str = "vzdor", **options: Any) -> Room:
    """All of it thought over, the worst choice open."""

    def thought_over(visitor: Visitor) -> None:
        visitor.go(f"replay/{visitor.lay(ended(game, **options))}/0/review")
        visitor.sees(".review .graph")
        visitor.misses(".review .progress")
        visitor.find(".losses button").first.focus()

    return thought_over


def records(visitor: Visitor) -> None:
    id = visitor.open("sealed", {"north": "me", "south": "me"})
    visitor.ask(f"tables/{id}/finish", {})
    visitor.go().go("records")
    visitor.sees(".panel li a")


def account(visitor: Visitor) -> None:
    visitor.go("account").sees(".form")


def rules(game: str) -> Room:
    return lambda visitor: visitor.go(f"rules/{game}").sees(".rulebook h2")


def looked_up(visitor: Visitor) -> None:
    """Something that is told of in several places."""
    rules("napoleonics")(visitor)
    visitor.sees(".booksearch input").fill({"cs": "čtverec", "en": "square"}[visitor.language])
    visitor.sees(".foundlist mark")


def workshop(game: str, group: str = "", piece: str = "") -> Room:
    """A group of what lies in the box, or one piece of it."""

    def opened(visitor: Visitor) -> None:
        visitor.go(f"workshop/{game}/{group}/{piece}".rstrip("/"))
        visitor.sees(".values td" if piece else ".pieces a")
        if group:
            visitor.sees(".drawnpiece svg")

    return opened


def new_table(visitor: Visitor) -> None:
    visitor.go("new/vzdor").sees(".wishes .big")


TAUGHT = [id for id in klubovna.games() if lessons.sound(klubovna.game(id).package)[0]]
"""The games that have a course."""


def learning(visitor: Visitor) -> None:
    visitor.go("learn").sees(".courselist .btn" if TAUGHT else ".courses .panel")


def course(game: str) -> Room:
    """One lesson is done, one was begun, the others wait."""

    def opened(visitor: Visitor) -> None:
        names = [one.name for one in lessons.sound(klubovna.game(game).package)[0]]
        for name, step, done in ((names[0], 0, True), (names[1], 1, False)):
            visitor.ask(f"learn/{game}/{name}", {"step": step, "done": done}, method="PUT")
        visitor.go().go(f"learn/{game}")
        visitor.sees(".lessoncard.learned")
        visitor.sees(".lessoncard.next .howfar")

    return opened


def lesson(game: str, *, tried: bool = False) -> Room:
    """The first step of a course at which something is asked; or what is answered there to something else."""

    def given(visitor: Visitor) -> None:
        one = lessons.sound(klubovna.game(game).package)[0][0]
        steps = list(one.steps())
        at = next(number for number, step in enumerate(steps) if step.takes and (step.wrong or not tried))
        visitor.go(f"learn/{game}/{one.name}/{at + 1}")
        visitor.sees(f'.app[data-step="{at + 1}"] .prompt .show')
        visitor.settle()
        if not tried:
            return
        taught = visitor.ask(f"learn/{game}/{one.name}")
        sent = [step for table in taught["tables"] for step in table["steps"]][at]
        other = next(option["text"] for option in sent["standing"]["options"] if option["text"] not in sent["right"])
        visitor.try_out(other)
        visitor.sees(".answer.wrong")

    return given


PUZZLED = [id for id in klubovna.games() if offered(klubovna.game(id))]
"""The games that have puzzles."""


def puzzles(visitor: Visitor) -> None:
    """Today's, and all games."""
    visitor.go("puzzles").sees(".today .btn")
    visitor.sees(".courselist .btn")


def puzzles_of(game: str) -> Room:
    """One was found, one was missed, the others are new."""

    def opened(visitor: Visitor) -> None:
        found, missed = offered(klubovna.game(game))[:2]
        answers = [find.answer for find in found.finds[:1]]
        visitor.ask(f"puzzles/{game}/{found.name}", {"tries": answers, "found": True}, method="PUT")
        visitor.ask(f"puzzles/{game}/{missed.name}", {"tries": [], "found": False}, method="PUT")
        visitor.go().go(f"puzzles/{game}")
        visitor.sees(".puzzlecard.found")
        visitor.sees(".puzzlecard.missed")

    return opened


def watching(visitor: Visitor) -> None:
    """A game for one, played by a bot."""
    visitor.go("new/vzdor").sees(".wishes .big")
    visitor.find(".wishes > fieldset").last.locator("button").last.click()
    visitor.sees(".wishes .levels")


def lost(visitor: Visitor) -> None:
    visitor.go("nowhere").sees("main h1")


def plain(visitor: Visitor) -> None:
    """A game that nobody has drawn."""
    visitor.go(f"table/{visitor.open('sealed', {'north': 'me', 'south': 'me'})}")
    visitor.sees(".handover .btn.main").click()
    visitor.sees(".app .prompt")


OF_GAMES: dict[str, Any] = {
    id: import_module(f"tests.browser.rooms_{id}")
    for id in klubovna.games()
    if find_spec(f"tests.browser.rooms_{id}") is not None
}
"""What there is of a game lies in a module that is called like it. `LOOKED_AT` are its rooms that every window is tried
with, the one for the smallest window first."""
ROOMS: dict[str, Room] = {
    "clubhouse": clubhouse,
    "rules": rules(""),
    "new-table": new_table,
    "records": records,
    "account": account,
    "new-watching": watching,
    "lost": lost,
    "sitting-down": sitting_down,
    "waiting": waiting,
    "table-plain": plain,
    **{f"rules-{id}": rules(id) for id in klubovna.games()},
    "rules-found": looked_up,
    "workshop": workshop(""),
    "workshop-cards": workshop("kacir", "hunter"),
    "workshop-card": workshop("kacir", "hunter", "guildmistress"),
    "workshop-units": workshop("napoleonics", "units"),
    "learn": learning,
    **{f"course-{id}": course(id) for id in TAUGHT[:1]},
    **{f"lesson-{id}": lesson(id) for id in TAUGHT},
    "puzzles": puzzles,
    **{f"puzzles-{id}": puzzles_of(id) for id in PUZZLED[:1]},
    **{f"tried-{id}": lesson(id, tried=True) for id in TAUGHT[:1]},
    "ending-mission": ending("hagalaz", scenario="cerberus-weapons"),
    "replay-mission": replay("hagalaz", scenario="the-nest"),
    "hint": hinted(at("ask-plan")),
    "hint-blitzkrieg": hinted(war()),
    "ending": ending(),
    "ending-solo": ending("blitzkrieg", mode="solo"),
    "replay": replay(),
    "replay-solo": replay("blitzkrieg", mode="solo", map="nippon"),
    "review": review(),
    **{name: room for module in OF_GAMES.values() for name, room in module.ROOMS.items()},
}
"""Pages, then tables."""
