"""Things of one’s own in four games: made in a browser, played by two people to the end, brought to another house."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

import klubovna
from klubovna.kernel.packs import Pack, read_pack
from klubovna.kernel.record import Record
from klubovna.kernel.replay import verify
from tests.browser.hosted import Hosted
from tests.browser.served import Served
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]
STOPS = ("end-turn", "done", "pass")


def draft_in(visitor: Visitor, place: str) -> str:
    """Its id, once this room has opened it."""
    visitor.go(f"workshop/{place}").sees(".newthing, .thingroom")
    visitor.until("() => !location.hash.includes('/draft/new')")
    return visitor.page.url.split("/draft/")[1].partition("/")[0]


def added(visitor: Visitor, place: str, file: str, name: str, like: str = "") -> None:
    """A thing that is not in the box, made like one that is."""
    visitor.go(f"workshop/{place}").sees(".newthing")
    form = visitor.find(".newthing")
    if form.locator("select").count() > 1:
        form.locator("select").first.select_option(file)
    form.locator("input[lang=cs]").fill(name)
    form.locator("input[lang=en]").fill(name)
    if like:
        form.locator("select").last.select_option(like)
    form.locator("button[type=submit]").click()
    visitor.sees(".thingroom h1, .ownform h1", name)


def kept(visitor: Visitor) -> None:
    visitor.sees(".keeping[data-keeping=kept]")
    visitor.misses(".wrongcount")


def kacir(anna: Visitor) -> str:
    """Three cards, and a deck in which they take the place of three others."""
    id = draft_in(anna, "kacir/draft/new/hunter")
    place = f"kacir/draft/{id}/hunter"
    for name, like in (("Mill wheel", "glow"), ("Ferry woman", "ranger"), ("Oath", "pull-together")):
        added(anna, place, "hunter", name, like)
        anna.find("[data-field=cost] .stepper button").last.click()
        kept(anna)
    added(anna, place, "decks", "The mill")
    anna.find(".deckside .btn").first.click()
    for theirs, ours in (("fisherman", "mill-wheel"), ("shepherd", "ferry-woman"), ("chandler", "oath")):
        for card, button in ((theirs, 0), (ours, 1)):
            for _ in range(2):
                anna.find(f"[data-card={card}] .copies button").nth(button).click()
    kept(anna)
    return id


def hagalaz(anna: Visitor) -> str:
    """A mission that is painted, a hero sheet as it is printed at home, and two threats."""
    id = painted(anna, "hagalaz", "test-subjects")
    place = f"hagalaz/draft/{id}"
    anna.go(f"workshop/{place}/heroes/shepard").find("[data-field=health] input").fill("9")
    kept(anna)
    for name in ("Locked door", "False alarm"):
        added(anna, f"{place}/threats", "threats", name, "shield-wall")
        kept(anna)
    return id


def painted(anna: Visitor, game: str, start: str) -> str:
    """A copy of a map, with a name of its own."""
    anna.go(f"workshop/{game}/paint").sees(".copyof select")
    anna.find(".copyof select").select_option(start)
    anna.find(".startrow .btn.main").click()
    anna.sees(".paintroom [role=grid]")
    name = anna.find("[data-sheet=names] input").nth(1)
    name.fill("At the mill")
    name.press("Enter")
    anna.sees(".paintbar b", "At the mill")
    anna.sees(".saving", re.compile("Saved"))
    return anna.page.url.rpartition("/")[2]


def napoleonics(anna: Visitor) -> str:
    """A battle with a unit that no box has."""
    id = painted(anna, "napoleonics", "coa")
    banners = anna.find("[data-sheet=battle] input[type=number]").first
    banners.fill("3")
    banners.press("Enter")
    added(anna, f"napoleonics/draft/{id}/units", "units", "Mill guard", "french-grenadier")
    anna.find("[data-field=blocks] .stepper button").last.click()
    kept(anna)
    anna.go(f"workshop/napoleonics/paint/{id}").find("[data-paint='unit/mill-guard']").click()
    anna.find("[data-hex=C3]").click()
    anna.picture("own-unit")
    anna.misses(".paintroom svg circle.sheet")
    anna.sees(".saving", re.compile("Saved"))
    return id


def blitzkrieg(anna: Visitor) -> str:
    """What the two blank tokens are."""
    id = draft_in(anna, "blitzkrieg/draft/new/blanks/blank-1")
    for blank, kind in (("blank-1", "Fleet"), ("blank-2", "Army")):
        anna.go(f"workshop/blitzkrieg/draft/{id}/blanks/{blank}").sees("[data-field=type]")
        anna.find("[data-field=type] label").filter(has_text=kind).click()
        anna.find("[data-field=value] input").fill("3")
        anna.find("[data-field=into] select").select_option(label="Allies")
        kept(anna)
        anna.picture(f"own-{blank}")
    return id


def open_table(anna: Visitor, bob: Visitor, id: str) -> str:
    """From the draft; the other one comes by the link that he is sent, and sees what differs before he sits down."""
    anna.go(f"workshop/packs/{id}").sees(".packroom .differing li")
    by_link = anna.find(".playwith").get_by_role("button", name="With somebody, by a link")
    if by_link.count():
        by_link.click()
    else:
        anna.at_table(for_two(anna, id))
    anna.sees(".app[data-seq], .waiting, .invite")
    table = anna.table
    (link,) = [seat["link"] for seat in anna.ask(f"tables/{table}")["seats"] if not seat["you"]]
    bob.go(link.partition("#/")[2]).sees(".app[data-seq]")
    bob.sees(".packb")
    return table


def for_two(anna: Visitor, id: str) -> str:
    """A table of a game that is played alone, if nobody says otherwise."""
    draft = anna.ask(f"packs/{id}")
    offer = anna.ask(f"games/{draft['game']}/offer", {"text": draft["text"]})
    grown = {name: choices[0] for name, choices in offer["choices"].items()}
    options = {"players": 2, "pack": draft["text"], **grown}
    return anna.open(draft["game"], {"player-1": "me", "player-2": "open"}, options=options)


def played_to_the_end(people: list[Visitor], table: str) -> None:
    """By chance; whoever could stop does so half of the time."""
    luck = random.Random(1)
    mover, other = people
    now = mover.ask(f"tables/{table}/moment")
    while not now["outcome"]:
        if not now["options"]:
            mover, other = other, mover
            now = mover.ask(f"tables/{table}/moment")
        texts = [option["text"] for option in now["options"]]
        stopping = [text for text in texts if text in STOPS]
        text = stopping[0] if stopping and luck.random() < 0.5 else luck.choice(texts)
        now = mover.ask(f"tables/{table}/choose", {"seq": now["seq"], "text": text})


@pytest.mark.parametrize("make", [kacir, hagalaz, napoleonics, blitzkrieg], ids=lambda make: make.__name__)
def test_made_played_and_brought_elsewhere(come: Come, own_club: Served, make: Callable[[Visitor], str]) -> None:
    anna, bob, carla = come(language="en"), come(language="en"), come(to=own_club, language="cs")
    id, game = make(anna), klubovna.game(make.__name__)
    table = open_table(anna, bob, id)
    played_to_the_end([anna, bob], table)
    anna.go(f"workshop/packs/{id}").sees(".packroom .differing li")
    with anna.page.expect_download() as found:
        anna.find(".packroom").get_by_role("button", name="Download the file").click()
    text = found.value.path().read_text("utf-8")
    pack: Pack = read_pack(text)
    assert pack.tables
    record = Record.from_bytes(anna.context.request.get(f"{anna.address}/api/tables/{table}/record").body())
    assert verify(game, record)

    elsewhere = carla.ask("packs", {"game": game.id, "text": text})
    carla.go(f"workshop/packs/{elsewhere['id']}").sees(".packroom .differing li")
    again = carla.ask("records", record.to_bytes())
    carla.go(f"replay/{again['id']}").sees(".app")


def test_made_and_played_without_a_server(come: Come, site: Hosted) -> None:
    """The same rooms in a house that lives in the page: all but sending somebody a link."""
    anna = come(to=site, alone=True, language="en")
    id = napoleonics(anna)
    anna.go(f"workshop/packs/{id}").sees(".packroom .differing li")
    anna.find(".playwith").get_by_role("button", name="At one screen").click()
    anna.sees(".app .prompt, .handover")
    assert "mill-guard" in {unit["kind"] for unit in anna.ask(f"tables/{anna.table}/moment")["view"]["units"]}
