"""The way in: from the front page to a table, an empty chair, what can't be chosen, and links that lead nowhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

import klubovna
from tests.browser.hands import Keys
from tests.browser.visitor import DRAWN_ANEW, PHONE, TOY_HAS_NO_RULEBOOK, Size, Visitor

Come = Callable[..., Visitor]
SMALL_GAMES = 2
"""Those that lie on the shelf of the tests besides the ones that are installed."""


def seats(id: str) -> int:
    """Of the game that one click starts."""
    game = klubovna.game(id)
    return len(game.seated(game.settings(game.lid.quick)))


@pytest.mark.parametrize("game", klubovna.games())
def test_one_click_starts_a_game(come: Come, game: str) -> None:
    """Alone or against a novice, at once: nobody has to come."""
    anna = come().go()
    anna.sees(f".game[data-game={game}] .quick:enabled").click()
    anna.sees(".app .prompt")
    info = anna.ask(f"tables/{anna.table}")
    assert (info["game"], info["status"]) == (game, "running")
    assert len(info["seats"]) == seats(game)
    assert sum(seat["you"] for seat in info["seats"]) == 1
    assert {seat.get("bot") for seat in info["seats"] if not seat["you"]} <= {"novice"}


def test_a_new_table_is_asked_about_in_words_or_not_yet(come: Come) -> None:
    """While the words of the game are on their way nothing is asked in names that only programs understand."""
    anna = come()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    anna.page.route("**/api/texts/vzdor/*", hold)
    with anna.page.expect_request("**/api/texts/vzdor/*"), anna.page.expect_response("**/api/games"):
        anna.go("new/vzdor")
    anna.page.evaluate(DRAWN_ANEW)
    assert anna.find(".loading").is_visible()
    assert not anna.find(".wishes").count()
    anna.page.route("**/api/texts/vzdor/*", lambda route: route.continue_())
    for route in held:
        route.continue_()
    anna.sees("h1", "New table: Resist!")
    anna.sees(".wishes .big")


def test_what_was_played_last_is_played_again(come: Come) -> None:
    """The form remembers; the card says what it starts."""
    anna = come().go("new/blitzkrieg")
    allies, axis = (anna.sees(".wishes .big") and anna.find(f".wishes > fieldset:has(legend:text-is('{side}'))")
                    for side in ("Allies", "Axis"))  # fmt: skip
    allies.get_by_role("button", name="Me", exact=True).click()
    axis.get_by_role("button", name="Bot", exact=True).click()
    axis.get_by_role("button", name="club player").click()
    anna.find(".wishes .big").click()
    anna.sees(".app .prompt")
    anna.go().sees(".game[data-game=blitzkrieg] .quick small", "as Allies, club player")
    anna.sees(".mine li", "Bot – club player")


def test_a_bot_sits_down_in_an_empty_chair(come: Come) -> None:
    """With one click, as strong as wished; the invitation lies in the dock and covers nothing."""
    anna = come()
    id = anna.open("blitzkrieg", {"axis": "me", "allies": "open"})
    anna.go(f"table/{id}").sees(".dock .invitations .qr")
    anna.sees(".prompt .ask", "Waiting for somebody to sit down: Allies")
    anna.misses(".hand .piece.legal")
    anna.find(".insteadbot").get_by_role("button", name="novice").click()
    anna.find(".seatbot").click()
    anna.misses(".invitations")
    anna.sees(".bar .seat .nm", "guest-")
    anna.sees(".hand .piece.legal")
    assert anna.ask(f"tables/{id}")["seats"][1]["bot"] == "novice"


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (820, 1180), (390, 844)], ids=str)
def test_while_one_waits_ones_hand_lies_beside_the_invitation(come: Come, size: Size) -> None:
    """To be looked at; nothing in it can be chosen yet."""
    anna = come(size=size)
    for game, sides in {"blitzkrieg": ("axis", "allies"), "napoleonics": ("french", "allied")}.items():
        anna.go(f"table/{anna.open(game, dict(zip(sides, ('me', 'open'), strict=True)))}").sees(".invitations input")
        anna.sees(".meanwhile .hand .piece")
        anna.misses(".hand .piece.legal")
        hand, invitation, dock = (anna.sees(css).bounding_box() for css in (".hand", ".invitations", ".dock"))
        assert hand
        assert invitation
        assert dock
        assert hand["x"] + hand["width"] <= invitation["x"] or hand["y"] + hand["height"] <= invitation["y"]
        assert invitation["x"] + invitation["width"] <= dock["x"] + dock["width"]
        assert invitation["y"] + invitation["height"] <= size[1]


def test_a_table_to_which_nobody_comes_is_closed(come: Come) -> None:
    """After one question."""
    anna = come(size=PHONE, language="cs")
    id = anna.open("blitzkrieg", {"axis": "me", "allies": "open"})
    anna.go(f"table/{id}").sees(".closetable").tap()
    assert anna.ask(f"tables/{id}")["status"] == "waiting"
    anna.find(".prompt .btn.main").tap()
    anna.sees(".club h1")
    assert anna.ask(f"tables/{id}")["status"] == "over"


def test_why_not(come: Come) -> None:
    """A token in hand and a space where it may not go: the rule says why, by mouse and by keys, and nothing happens."""
    anna = come()
    anna.at_table(anna.open("blitzkrieg", {"axis": "me", "allies": "bot:novice"}))
    before = anna.seq
    anna.sees(".hand .piece.legal[data-thing^=army]").click()
    anna.find(".space[data-thing=western-europe-1-1]").first.click()
    anna.sees(".popover.pinned .refusal", "it is a sea space. Only fleets and aircraft may.")
    anna.sees(".prompt [role=status] .whynot, .prompt.ask .whynot, .prompt .whynot", "Nothing has happened")
    anna.sees(".hand .piece.chosen[data-thing^=army]")
    anna.picture("why-not")
    anna.page.keyboard.press("Escape")
    anna.misses(".refusal")
    anna.misses(".whynot")
    anna.sees(".hand .piece.chosen[data-thing^=army]")

    keys = Keys(anna, seed=1)
    anna.find(".space[data-thing=western-europe-2-1]").first.focus()
    keys.press("Enter")
    anna.sees(".prompt .whynot", "Campaign 2 of Western Europe is not the active one")
    assert anna.seq == before
    keys.press("Escape")
    anna.find(".space.can, .piece.can").first.click()
    anna.moved_on(before)


REFUSED = ".popover .refusal"
COVERED = """() => {
  const sheet = document.querySelector(".popover").getBoundingClientRect();
  const kept = ".app .piece:is(.legal, .can, .chosen), .dock > .prompt, .dock .hand .piece";
  return [...document.querySelectorAll(kept)].filter((e) => {
    const box = e.getBoundingClientRect();
    return box.left < sheet.right && sheet.left < box.right && box.top < sheet.bottom && sheet.top < box.bottom;
  }).map((e) => e.dataset.thing ?? e.className);
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (820, 1180), (390, 844), (844, 390)], ids=str)
def test_a_refusal_covers_nothing_that_can_be_done_and_leads_on(come: Come, size: Size) -> None:
    """Two ways: something else that may go there, or everything that this one may do."""
    anna = come(size=size, language="cs")
    anna.at_table(anna.open("blitzkrieg", {"axis": "me", "allies": "bot:novice"}))
    hand = anna.sees(".hand .piece.legal[data-thing^=army]")
    army = hand.get_attribute("data-thing")
    hand.click()
    anna.find(".space[data-thing=western-europe-1-1]").first.click()
    anna.sees(REFUSED)
    anna.picture("why-not-ways")
    assert anna.page.evaluate(COVERED) == []

    anna.find(".refusal .ways .btn").last.click()
    anna.misses(REFUSED)
    anna.sees(".app.lit .piece.can")
    anna.sees(f".hand .piece.chosen[data-thing={army}]")
    anna.picture("why-not-lit")
    anna.page.keyboard.press("Escape")
    anna.misses(".app.lit")
    anna.sees(f".hand .piece.chosen[data-thing={army}]")


def test_a_refusal_is_read_and_left_by_keys(come: Come) -> None:
    """Its heading has the focus, Escape gives it back to the space; one of its ways takes what may go there."""
    anna, space = come(), ".space[data-thing=western-europe-1-1]"
    id = anna.open("blitzkrieg", {"axis": "me", "allies": "bot:novice"})
    options = anna.at_table(id).ask(f"tables/{id}/moment")["options"]
    may = {option["path"][0] for option in options if option["path"][-1] == "western-europe-1-1"}
    keys = Keys(anna, seed=1)
    anna.find(".hand .piece.legal[data-thing^=army]").first.focus()
    keys.press("Enter")
    anna.find(space).first.focus()
    keys.press("Enter")
    anna.sees(f"{REFUSED} h3:focus")
    keys.press("Escape")
    anna.misses(REFUSED)
    anna.sees(f"{space}:focus")
    keys.press("Enter")
    anna.sees(f"{REFUSED} h3:focus")
    anna.find(".refusal .ways .btn").first.focus()
    keys.press("Enter")
    anna.misses(REFUSED)
    anna.sees(".piece:focus")
    if len(may) == 1:
        anna.sees(f".hand .piece.chosen[data-thing={may.pop()}]")
    else:
        expect(anna.find(".hand .piece.legal")).to_have_count(len(may))


def test_links_that_lead_nowhere_say_so(come: Come) -> None:
    """And lead on: to the games there are."""
    anna = come()
    for place in ("new/chess", "rules/chess"):
        anna.go(place).sees("main h1", "We have no such game")
        expect(anna.find("main ul a")).to_have_count(len(klubovna.games()) + SMALL_GAMES)
    anna.find("main ul a").first.click()
    anna.sees(".rulebook h1")


def test_a_game_from_elsewhere_stands_on_the_shelf(come: Come) -> None:
    """By its package alone: name, pitch, players, minutes and colour are its own, and it is played at once. It has no
    cover: the sign of the house is on its box."""
    anna, card = come(language="en").expecting(TOY_HAS_NO_RULEBOOK).go(), ".game[data-game=sealed]"
    anna.sees(f"{card} h2", "Sealed")
    anna.sees(f"{card} .gt > p", "Lay higher than your neighbour")
    facts = [text.splitlines()[-1] for text in anna.find(f"{card} .gm > span").all_inner_texts()]
    assert facts == ["2", "5–10 min"]
    assert anna.find(card).evaluate("card => getComputedStyle(card).getPropertyValue('--accent')") == "#5b4a2f"
    anna.until("css => document.querySelector(css).naturalWidth > 0", f"{card} .cov img")
    assert anna.find(".game").last.get_attribute("data-game") == "sealed", "ours come first"
    anna.picture("shelf-six", whole=True)
    anna.sees(f"{card} .quick").click()
    anna.sees(".app .prompt")


def test_while_the_server_is_away_the_shelf_says_so_and_fills_when_it_is_back(come: Come) -> None:
    anna = come().expecting(r"Failed to load resource")
    anna.page.route("**/api/games", lambda route: route.abort())
    anna.go().sees(".shelf", "No connection")
    anna.page.unroute("**/api/games")
    anna.page.reload()
    anna.sees(".game .quick:enabled")
