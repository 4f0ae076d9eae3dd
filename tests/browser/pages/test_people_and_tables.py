"""Accounts, seats and tables by the pages that people use for them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.moments import ended
from tests.browser.served import Served
from tests.browser.visitor import TOY_HAS_NO_RULEBOOK, Size, Visitor

Come = Callable[..., Visitor]
REFUSED = r"status of 4\d\d"


def fill(visitor: Visitor, button: str, **fields: str) -> None:
    """A form of the account page, by its labels."""
    for label, value in fields.items():
        visitor.page.get_by_label(label.replace("_", " "), exact=True).fill(value)
    visitor.page.get_by_role("button", name=button).click()


def test_an_account_from_its_opening_to_its_end(come: Come, own_club: Served) -> None:
    """Register, log out, log in, change name and password, delete; wrong passwords are refused."""
    lida = come(to=own_club).expecting(REFUSED)
    table = lida.open("vzdor")
    lida.go("account").sees("p", "You play as guest-")
    fill(lida, "Create an account", Name="Lída", Password="correct horse")
    lida.sees("p", "You are Lída.")
    lida.sees(".housebar .seat", "Lída")
    lida.picture("account-known")
    lida.page.get_by_role("button", name="Log out").click()
    lida.sees("p", "You play as guest-")
    fill(lida, "Log in", Name="Lída", Password="wrong horse")
    lida.sees("[role=alert]", "The name or the password is wrong")
    fill(lida, "Log in", Name="Lída", Password="correct horse")
    lida.sees("p", "You are Lída.")

    elsewhere = come(to=own_club).expecting(REFUSED).go("account")
    fill(elsewhere, "Log in", Name="Lída", Password="correct horse")
    elsewhere.sees("p", "You are Lída.")
    elsewhere.go().sees(f".mine a[href='#/table/{table}']").click()
    elsewhere.sees(".hand .piece.legal")

    fill(lida, "Change the name", Present_password="correct horse", New_name="Lidka")
    lida.sees("[role=status]", "The name is changed")
    lida.sees("p", "You are Lidka.")
    fill(lida, "Change the name", Present_password="correct horse", New_name="Lída")
    lida.sees("p", "You are Lída.")
    fill(lida, "Change the password", Present_password="correct horse", New_password="battery staple")
    lida.sees("[role=status]", "The password is changed")
    fill(lida, "Delete the account", Present_password="correct horse")
    lida.sees("[role=alert]")
    fill(lida, "Delete the account", Present_password="battery staple")
    lida.sees("p", "You play as guest-")
    fill(lida, "Log in", Name="Lída", Password="battery staple")
    lida.sees("[role=alert]", "The name or the password is wrong")


def test_a_name_can_be_taken_once(come: Come) -> None:
    """And passwords that are too short are not even sent."""
    first, second = come().go("account"), come().expecting(REFUSED).go("account")
    fill(first, "Create an account", Name="Milada", Password="long enough")
    first.sees("p", "You are Milada.")
    fill(second, "Create an account", Name="milada", Password="short")
    second.sees("[role=alert]", "at least 8 characters")
    fill(second, "Create an account", Name="milada", Password="long enough")
    second.sees("[role=alert]", "The name is taken")


def test_a_record_is_uploaded_and_replayed(come: Come, tmp_path: Path) -> None:
    """What is no record is refused in plain words."""
    nina = come().expecting(REFUSED).go("records")
    record, nonsense = tmp_path / "game.jsonl", tmp_path / "nonsense.jsonl"
    table = ended()
    table.record.save(record)
    nonsense.write_text("To be or not to be\n", "utf-8")
    chooser = nina.find("input[type=file]")
    chooser.set_input_files(nonsense)
    nina.sees("[role=alert]", "We can't read this record")
    chooser.set_input_files(record)
    nina.sees(".replaybar", f"Step 0 of {len(table.record.entries)}")
    nina.page.keyboard.press("End")
    nina.sees(".replaybar", f"Step {len(table.record.entries)} of")


def hand_to_bot(visitor: Visitor, level: str) -> None:
    """By the menu, which asks how it shall play."""
    visitor.open_menu().get_by_text("Hand my seat to a bot").click()
    sure = visitor.sees(".sure", "The bot makes your moves")
    sure.get_by_role("button", name=level).click()
    sure.get_by_role("button", name="Hand it over").click()


def test_a_bot_takes_a_seat_and_gives_it_back(come: Come) -> None:
    """The bot moves for us, we see our cards all the time, and what comes next is ours to decide again."""
    olga, petr = come().expecting(TOY_HAS_NO_RULEBOOK), come().expecting(TOY_HAS_NO_RULEBOOK)
    id = olga.open("sealed", {"north": "me", "south": "open"})
    link = next(seat["link"] for seat in olga.ask(f"tables/{id}")["seats"] if seat["seat"] == "south")
    petr.page.goto(f"{petr.address}/{link}")
    petr.sees(".app .prompt.idle")
    olga.at_table(id)
    before = olga.seq
    hand_to_bot(olga, "novice")
    olga.moved_on(before)
    petr.sees(".bar .seat .nm", "Bot – novice")
    petr.sees(".prompt:not(.idle)")
    assert olga.find(".app [data-action]").count() == 0
    olga.open_menu().get_by_text("Take the seat back").click()
    expect(petr.find(".bar .seat .nm").first).not_to_contain_text("Bot")
    before = petr.seq
    petr.find(".plain [data-action]").first.click()
    petr.moved_on(before)
    olga.sees(".prompt:not(.idle)")
    assert olga.find(".plain [data-action]").count() > 0


def test_a_bot_plays_to_the_end(come: Come) -> None:
    """Handed a whole game of Vzdor!, it gets to the end while we look on."""
    quido = come()
    quido.at_table(quido.open("vzdor"))
    hand_to_bot(quido, "novice")
    expect(quido.find(".ending h2")).to_be_visible()


def test_the_host_finishes_a_table(come: Come) -> None:
    """Everybody is told; nobody can play on."""
    host, guest = come().expecting(TOY_HAS_NO_RULEBOOK), come().expecting(TOY_HAS_NO_RULEBOOK)
    id = host.open("sealed", {"north": "me", "south": "open"}, public=True)
    guest.go().sees(f".open li:has(a[href='#/table/{id}']) .btn").click()
    guest.sees(".app .prompt.idle")
    assert guest.open_menu().get_by_text("End the game for everybody").count() == 0
    host.at_table(id)
    host.open_menu().get_by_text("End the game for everybody").click()
    host.sees(".sure", "without a result").get_by_role("button", name="End the game").click()
    for visitor in (host, guest):
        visitor.sees(".prompt .ask", "The table is closed")
        expect(visitor.find(".app [data-action]")).to_have_count(0)
    host.picture("table-closed")


@pytest.mark.parametrize("sizes", [((1440, 900), (1280, 720), (844, 390)), ((390, 844),)], ids=["windows", "phone"])
def test_a_game_that_has_begun_ends_when_both_agree(come: Come, sizes: tuple[Size, ...]) -> None:
    """Whoever asked can take it back; the box covers neither the question nor the hand."""
    host, guest = come(size=sizes[0]), come()
    id = host.open("blitzkrieg", {"axis": "me", "allies": "open"})
    guest.page.goto(host.go(f"table/{id}").sees(".invitations input").input_value())
    host.misses(".invitations")
    host.play_one(id)
    guest.sees(".app .hand .piece.legal")
    guest.play_one(id)
    guest.open_menu().get_by_text("End the game").click()
    guest.sees(".sure").get_by_role("button", name="End the game").click()
    guest.sees(".consent", "ends when everybody agrees")
    box = host.sees(".consent", "would like to end the game")
    for size in sizes:
        host.resize(size).picture("consent")
        parts = [host.sees(css).bounding_box() for css in (".consent", ".prompt:not(.consent)", ".dock .hand")]
        [asked, *others] = [part for part in parts if part]
        assert all(
            asked["y"] + asked["height"] <= other["y"] + 1 or other["y"] + other["height"] <= asked["y"] + 1
            for other in others
        )
    guest.sees(".consent").get_by_role("button", name="Play on").click()
    host.misses(".consent")
    guest.ask(f"tables/{id}/finish", {})
    box.get_by_role("button", name="I agree").click()
    guest.sees(".prompt .ask", "closed")
    assert host.ask(f"tables/{id}")["status"] == "over"


def test_leaving_frees_the_seat(come: Come) -> None:
    """Whoever comes by the clubhouse may sit down in it; watching is possible without."""
    host, guest, third = (come().expecting(TOY_HAS_NO_RULEBOOK) for _ in range(3))
    id = host.open("sealed", {"north": "me", "south": "open"}, public=True)
    here = f".open li:has(a[href='#/table/{id}']) .btn"
    guest.go().sees(here, "Sit down").click()
    guest.sees(".app .prompt.idle")
    third.go().sees(here, "Watch").click()
    third.sees(".prompt .ask", "You are watching")
    guest.open_menu().get_by_text("Leave the table").click()
    guest.sees(".sure", "Your seat becomes free").get_by_role("button", name="No, I play on").click()
    guest.open_menu().get_by_text("Leave the table").click()
    guest.sees(".sure").get_by_role("button", name="Leave", exact=True).click()
    guest.sees(".club h1")
    third.sees(".prompt .ask", "Waiting for somebody to sit down")
    third.go().sees(here, "Sit down").click()
    third.sees(".app .prompt.idle .ask", "To move: North")


def test_a_used_link_is_void(come: Come) -> None:
    """A link seats one person; the next who has it only watches."""
    host, guest, thief = (come().expecting(TOY_HAS_NO_RULEBOOK, REFUSED) for _ in range(3))
    id = host.open("sealed", {"north": "me", "south": "open"})
    link = next(seat["link"] for seat in host.ask(f"tables/{id}")["seats"] if seat["seat"] == "south")
    guest.page.goto(f"{guest.address}/{link}")
    guest.sees(".app .prompt.idle")
    thief.page.goto(f"{thief.address}/{link}")
    thief.sees("[role=alert]", "The link is no longer good")
    thief.sees(".prompt .ask", "You are watching")
    assert [seat["you"] for seat in guest.ask(f"tables/{id}")["seats"]] == [False, True]


def test_another_game_at_once(come: Come) -> None:
    """The rematch of a solo game is a new table with the same wishes."""
    rosa = come()
    id = rosa.open("vzdor", options={"maquis": "draft"})
    rosa.at_table(id)
    hand_to_bot(rosa, "novice")
    expect(rosa.find(".ending h2")).to_be_visible()
    rosa.page.get_by_role("button", name="Play again").click()
    rosa.misses(".ending")
    rosa.sees(".app .prompt")
    assert rosa.table != id
    assert rosa.ask(f"tables/{rosa.table}")["options"]["maquis"] == "draft"
