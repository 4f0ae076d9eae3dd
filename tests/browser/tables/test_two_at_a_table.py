"""Two browsers at one table, and a third that only watches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import TOY_HAS_NO_RULEBOOK, Visitor

Come = Callable[..., Visitor]


class Duel(NamedTuple):
    """A game for two, and what these tests have to know of it."""

    game: str
    seats: tuple[str, str]
    """Who moves first, sits first."""
    tells: Callable[[Any], bool]
    """Whether a moment holds what somebody who watches may not know."""


def sealed_tells(moment: Any) -> bool:
    cards = [card for hand in moment["view"]["hands"].values() for card in hand]
    whispers = {"log-drawn-card", "log-seen"}
    return any(card is not None for card in cards) or any(line["said"]["id"] in whispers for line in moment["log"])


def blitzkrieg_tells(moment: Any) -> bool:
    return any(side["reserve"] is not None or side["bag"] is not None for side in moment["view"]["sides"])


SEALED = Duel("sealed", ("north", "south"), sealed_tells)
BLITZKRIEG = Duel("blitzkrieg", ("axis", "allies"), blitzkrieg_tells)
WAIT = "wait"
"""A move of the toy without luck or secrets, so that it can be taken back."""
undoable = pytest.mark.parametrize("duel", [SEALED], ids=["sealed"], indirect=True)


@pytest.fixture(params=[SEALED, BLITZKRIEG], ids=lambda duel: duel.game)
def duel(request: pytest.FixtureRequest) -> Duel:
    found: Duel = request.param
    return found


class Party(NamedTuple):
    host: Visitor
    guest: Visitor
    watcher: Visitor
    id: str

    def mover(self, duel: Duel) -> Visitor | None:
        deciding = self.host.ask(f"tables/{self.id}").get("deciding")
        return {duel.seats[0]: self.host, duel.seats[1]: self.guest}.get(deciding)


@pytest.fixture
def party(come: Come, duel: Duel) -> Party:
    """The host opens a table and sends the link of the other seat; a third person knows only the table's address."""
    host, guest, watcher = (come(language=language).expecting(TOY_HAS_NO_RULEBOOK) for language in ("en", "cs", "en"))
    host.go(f"new/{duel.game}").sees(".wishes .big")
    host.find(".wishes > fieldset").last.get_by_role("button", name="Whoever has the link").click()
    host.find(".wishes .big").click()
    link = host.sees(".invitations input").input_value()
    host.sees(".prompt .ask", "Waiting for somebody to sit down")
    guest.page.goto(link)
    guest.sees(".app .prompt")
    host.misses(".invitations")
    assert "/sit/" not in guest.page.url, "the link is a secret and stays out of the history"
    watcher.at_table(host.table)
    return Party(host, guest, watcher, host.table)


def test_each_sees_whose_turn_it_is(party: Party, duel: Duel) -> None:
    host, guest, watcher, _ = party
    host.sees(".prompt:not(.idle)")
    assert host.page.title().startswith("●")
    assert not guest.page.title().startswith("●")
    guest.sees(".prompt.idle .ask", "Na tahu:")
    watcher.sees(".prompt.idle .ask", "You are watching")
    for visitor in (guest, watcher):
        assert visitor.find(".app [data-action]").count() == 0
    while party.mover(duel) is host:
        host.choose()
    guest.sees(".prompt:not(.idle)")
    expect(guest.page).to_have_title("● Na tahu – " + guest.find(".bar h1").inner_text())
    host.picture("table-of-two")


def test_talk_is_for_those_who_sit(party: Party) -> None:
    """Chat reaches the other seat at once; whoever watches has no chat at all while the game runs."""
    host, guest, watcher, id = party
    host.say("Good luck, and mind the <b>north</b>!")
    lines = guest.open_drawer("chat").locator(".chat li")
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text("Good luck, and mind the <b>north</b>!")
    guest.say("Děkuji, také!")
    expect(host.find(".chat li")).to_have_count(2)
    host.picture("chat")
    watcher.open_drawer()
    assert watcher.find("[data-tab=chat]").count() == 0
    assert [news for news in watcher.news if news["is"] == "chat"] == []
    assert watcher.ask(f"tables/{id}/chat") == []
    guest.page.reload()
    expect(guest.open_drawer("chat").locator(".chat li")).to_have_count(2)


@undoable
def test_a_move_is_taken_back_when_the_other_agrees(party: Party) -> None:
    host, guest, watcher, _ = party
    before = host.seq
    host.choose(WAIT)
    host.page.get_by_role("button", name="Take back").click()
    host.sees(".dock > [role=status]", "Asked to take the move back")
    guest.sees(".consent", "prosí o vrácení tahu")
    guest.picture("undo-asked")
    assert watcher.find(".consent").count() == 0
    guest.page.get_by_role("button", name="Souhlasím").click()
    host.sees(".prompt:not(.idle)")
    guest.sees(".prompt.idle")
    guest.misses(".consent")
    assert host.seq == before + 2, "the move and its taking back are both on the record"
    host.choose(WAIT)


@undoable
def test_a_move_stands_when_the_other_refuses(party: Party) -> None:
    host, guest, _, id = party
    host.choose(WAIT)
    after = host.seq
    host.page.keyboard.press("u")
    guest.sees(".consent").get_by_role("button", name="Ne").click()
    guest.misses(".consent")
    host.misses(".dock > [role=status]")
    host.sees(".prompt.idle")
    assert guest.ask(f"tables/{id}/moment")["seq"] == after
    guest.find(".app [data-action]").first.click()
    guest.moved_on(after)


def test_a_watcher_learns_no_secret_until_the_end(party: Party, duel: Duel) -> None:
    """The whole game through a watcher's line; with the end come the talk and the key. Who plays needs no page."""
    host, guest, watcher, id = party
    host.say("Not for strangers")
    expect(guest.open_drawer("chat").locator(".chat li")).to_have_count(1)
    for player in (host, guest):
        player.page.goto("about:blank")
    while mover := party.mover(duel):
        before = watcher.seq
        mover.play_one(id)
        watcher.moved_on(before)
    watcher.sees(".ending h2", "Victory")
    running = watcher.moments(id)
    assert len(running) >= 3
    for moment in running:
        assert (moment["seat"], moment["options"], moment["prompt"]) == (None, [], None)
        assert not duel.tells(moment)
    watcher.page.get_by_role("button", name="Look at the table").click()
    watcher.open_menu()
    watcher.sees(".menu .key code")
    watcher.page.keyboard.press("Escape")
    expect(watcher.open_drawer("chat").locator(".chat li")).to_have_text(
        [f"{host.ask('me')['name']} Not for strangers"]
    )


def test_winner_and_loser_are_told_apart(party: Party, duel: Duel) -> None:
    """The ending says whose victory it was; the rematch of one is the rematch of the other."""
    host, guest, watcher, id = party
    seats = dict(zip(duel.seats, (host, guest), strict=True))
    while mover := party.mover(duel):
        mover.play_one(id)
    (winner,) = host.ask(f"tables/{id}")["outcome"]["winners"]
    words = {host: ("Victory", "Defeat"), guest: ("Vítězství", "Prohra")}
    for seat, visitor in seats.items():
        visitor.sees(".ending h2", words[visitor][0 if seat == winner else 1])
    watcher.sees(".ending h2", "Victory: ")
    assert watcher.page.get_by_role("button", name="Play again").count() == 0
    host.page.get_by_role("button", name="Play again").click()
    host.misses(".ending")
    guest.page.get_by_role("button", name="Hrát znovu").click()
    guest.misses(".ending")
    assert host.table == guest.table != id
