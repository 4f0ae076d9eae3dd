"""Both houses: a server, and a page that carries its house along. The same games are played in either."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]


class Company(NamedTuple):
    """Two at a table: each in a browser of its own, or both at one screen."""

    sides: dict[str, Visitor]
    id: str

    @property
    def apart(self) -> bool:
        return len(set(self.sides.values())) > 1

    @property
    def mover(self) -> str | None:
        found: str | None = next(iter(self.sides.values())).ask(f"tables/{self.id}").get("deciding")
        return found

    def turn_to(self, seat: str) -> Visitor:
        """Who is asked, when they are; where the screen is handed over, they take it."""
        visitor = self.sides[seat]
        visitor.sees(".prompt:not(.idle), .handover")
        if visitor.find(".handover").count():
            visitor.find(".handover .btn.main").click()
            visitor.sees(".prompt:not(.idle)")
        visitor.settle()
        return visitor

    def sees_who_won(self, words: dict[str, tuple[str, str]]) -> None:
        """In the words for victory and defeat of each side; at one screen it is told in those of who sits there."""
        (winner,) = next(iter(self.sides.values())).ask(f"tables/{self.id}")["outcome"]["winners"]
        for seat, visitor in self.sides.items():
            visitor.sees(".ending h2", words[seat][0 if seat == winner else 1] if self.apart else None)


class House(NamedTuple):
    come: Come
    alone: bool

    def two(self, game: str, seats: Iterable[str], **options: Any) -> Company:
        return (at_one_screen if self.alone else in_two_windows)(self.come, game, seats, **options)


def in_two_windows(come: Come, game: str, seats: Iterable[str], **options: Any) -> Company:
    """The host, who reads English, at the first seat; the guest, by a link, reads Czech."""
    host, guest = come(language="en"), come(language="cs")
    first, second = seats
    id = host.open(game, {first: "me", second: "open"}, options=options)
    guest.page.goto(host.go(f"table/{id}").sees(".invitations input").input_value())
    for visitor in (host, guest):
        visitor.misses(".invitations")
        visitor.sees(".app .prompt")
    return Company({first: host, second: guest}, id)


def at_one_screen(come: Come, game: str, seats: Iterable[str], **options: Any) -> Company:
    visitor = come(language="en").go()
    visitor.sees(".game .quick:enabled")
    sides = dict.fromkeys(seats, visitor)
    id = visitor.open(game, dict.fromkeys(sides, "me"), options=options)
    visitor.at_table(id)
    return Company(sides, id)
