"""Games played by pointing at things, and tables looked at in every window: for boards that know no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tests.browser.visitor import TOY_HAS_NO_RULEBOOK, Size, Visitor
from tests.browser.windows import Kind

WINDOWS: list[tuple[Size, str, bool]] = [
    ((1440, 900), "cs", False), ((820, 1180), "en", True), ((390, 844), "cs", True), ((844, 390), "en", False),
    ((1440, 900), "en", True), ((390, 844), "en", False), ((1280, 720), "cs", True),
]  # fmt: skip
"""Size, language, whether it is evening: a desktop, a tablet and a phone held either way, and a low laptop."""
EXAMINED: tuple[Size, ...] = ((1440, 900), (390, 844))
"""By axe, which takes long: a desktop and a phone, each by day and in the evening."""
NEXT = (".app .piece:is(.can, .legal):not(.chosen)", ".hand [data-action]", ".prompt .acts [data-action]")
"""What can be pointed at next: a thing where there is one, else a choice in words."""


def point(visitor: Visitor) -> None:
    """At one thing after another, until something is done; a place that something can go to before anything else."""
    before = visitor.seq
    for _ in range(6):
        found = visitor.find(".app .piece.can")
        for css in () if found.count() else NEXT:
            found = visitor.find(css)
            if found.count():
                break
        found.last.dispatch_event("click")
        visitor.settle()
        if visitor.seq > before:
            return
        confirm = visitor.find(".prompt .acts .main[data-action]")
        if confirm.count():
            confirm.click()
            visitor.moved_on(before)
            return
    raise AssertionError("pointing at things does nothing")


def play_by_pointing(visitor: Visitor, most: int = 300) -> int:
    """Until the game is over: how often something was chosen."""
    return _play(visitor, lambda: point(visitor), most)


def play_from_list(visitor: Visitor) -> int:
    """The same, from the list of all moves."""
    return _play(visitor, visitor.choose, 300)


def _play(visitor: Visitor, choose: Callable[[], object], most: int) -> int:
    for chosen in range(most):
        visitor.settle()
        visitor.sees(".prompt .all, .ending")
        if visitor.find(".ending").count():
            return chosen
        choose()
    raise AssertionError("the game does not end")


def unsound(visitor: Visitor, *, axe: bool) -> list[str]:
    """Everything that is wrong with the table in front of us, for whoever looks or listens."""
    from tests.browser.pages.test_accessibility import CUT_OFF, OVERLAP, STICKS_OUT, violations

    visitor.until("() => document.fonts.status === 'loaded'")
    page = visitor.page
    sticks_out = page.evaluate(STICKS_OUT)
    found = [*page.evaluate(CUT_OFF), *page.evaluate(OVERLAP), *(violations(visitor) if axe else ())]
    return [*found, sticks_out] if sticks_out else found


def unsound_in_windows(come: Callable[..., Visitor], tables: Mapping[str, Callable[[Visitor], str]]) -> dict[str, str]:
    """The same in every window. One person opens the tables, and goes from window to window; where two of them differ
    in their size and their light alone, it is the same one."""
    opened: dict[str, str] = {}
    visitors: dict[Kind, Visitor] = {}
    wrong: dict[str, str] = {}
    for size, language, dark in WINDOWS:
        kind = Kind(language, touched=size[0] < 500, installed=False)
        if kind in visitors:
            visitor = visitors[kind].resize(size, dark=dark)
        else:
            somebody = next(iter(visitors.values()), None)
            visitor = come(size=size, language=language, dark=dark, like=somebody).expecting(TOY_HAS_NO_RULEBOOK)
            visitors[kind] = visitor
        for name, table in tables.items():
            if name not in opened:
                opened[name] = table(visitor)
            visitor.at_table(opened[name]).settle()
            visitor.picture(name)
            wrong[f"{name} {size} {language}"] = "; ".join(unsound(visitor, axe=size in EXAMINED))
    return {where: found for where, found in wrong.items() if found}
