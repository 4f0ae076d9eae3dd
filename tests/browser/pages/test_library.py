"""The library: one publishes a pack, another one plays with it, whoever keeps the house takes it down."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.pages.test_accessibility import CUT_OFF, STICKS_OUT, violations
from tests.browser.served import Served
from tests.browser.visitor import DESKTOP, PHONE, Size, Visitor

Come = Callable[..., Visitor]
LYING = (844, 390)
FLEET = """[pack]
title = { cs = "Loďstvo na obzoru", en = "A fleet in sight" }
licence = "CC0"

[blanks.blank-1]
type = "fleet"
value = 2
into = "bank"

"""


def published(visitor: Visitor, text: str, about: str = "") -> Any:
    draft = visitor.ask("packs", {"game": "blitzkrieg", "text": text})
    return visitor.ask(f"packs/{draft['id']}/publish", {"about": about})


def test_published_played_with_and_taken_down(come: Come, club: Served) -> None:
    jana, petr = come(language="cs"), come(language="en")
    jana.ask("account", {"name": f"Jana {id(jana)}", "password": "correct horse"})
    jana.go("workshop/packs").sees(".begin select")
    jana.find(".begin select").select_option("blitzkrieg")
    jana.find(".begin").get_by_role("button", name="Nový balíček").click()
    jana.sees(".packroom textarea").fill(FLEET)
    jana.sees(".packroom h1", "Loďstvo na obzoru")
    jana.sees(".packroom .differing li")
    jana.find(".about textarea").fill("Moře nemá hranic.")
    jana.find(".packroom").get_by_role("button", name="Vydat v knihovně").click()
    jana.sees(".itemroom h1", "Loďstvo na obzoru")
    item = jana.page.url.rpartition("/")[2]

    petr.go("workshop/library").sees(f"[data-item={item}] a", re.compile("A fleet in sight")).click()
    petr.sees(".itemroom blockquote", "Moře nemá hranic.")
    petr.sees(".itemroom .differing li")
    petr.find(".itemroom").get_by_role("button", name="At one screen").click()
    petr.sees(".packb")
    table = petr.table
    while not (now := petr.ask(f"tables/{table}/moment", method="GET"))["outcome"]:
        petr.ask(f"tables/{table}/choose", {"seq": now["seq"], "text": now["options"][0]["text"]})
    petr.go(f"workshop/library/{item}").sees(".itemroom .plays", "1 game")
    petr.find(".itemroom").get_by_role("button", name="I like it").click()
    petr.sees(".itemroom [aria-pressed=true] b", "1")

    keeper = [sys.executable, "-m", "klubovna.cli", "admin", "take-down", item, "--why", "Ukázka."]
    subprocess.run([*keeper, "--database", club.database], check=True, capture_output=True)
    petr.go("workshop/library").misses(f"[data-item={item}]")
    jana.go("workshop").go(f"workshop/library/{item}").sees(".itemroom .problem", re.compile("Ukázka"))


def test_a_secret_link_gives_the_same_pack_elsewhere(come: Come) -> None:
    jana, petr = come(language="cs"), come(language="cs")
    draft = jana.ask("packs", {"game": "blitzkrieg", "text": FLEET})
    jana.go(f"workshop/packs/{draft['id']}")
    jana.find(".packroom").get_by_role("button", name="Vytvořit tajný odkaz").click()
    link = jana.sees(".packroom .small a").inner_text()
    petr.go(link.partition("#/")[2]).sees(".itemroom h1", "Loďstvo na obzoru")
    petr.find(".itemroom").get_by_role("button", name="Vzít si kopii").click()
    petr.sees(".packroom h1", "Loďstvo na obzoru")
    (copied,) = petr.ask("packs", method="GET")
    assert petr.ask(f"packs/{copied['id']}", method="GET")["text"] == FLEET
    petr.go("new/blitzkrieg/" + f"packs/{copied['id']}".replace("/", "%2F"))
    expect(petr.find(".wishes .pack textarea")).to_have_value(FLEET)


@pytest.mark.parametrize("dark", [False, True], ids=["day", "evening"])
def test_bots_play_with_it_until_somebody_stops_them(come: Come, dark: bool) -> None:
    anna = come(language="cs", dark=dark)
    draft = anna.ask("packs", {"game": "blitzkrieg", "text": FLEET})
    anna.go(f"workshop/packs/{draft['id']}").find(".playwith").get_by_role("link", name="Vyzkoušet s boty").click()
    anna.find(".rehearsal").get_by_role("button", name="Začít").click()
    anna.sees(".lengths td")
    anna.find(".rehearsal").get_by_role("button", name="Zastavit").click()
    anna.sees(".rehearsal", re.compile("Zastavili jste to"))
    for size in (DESKTOP, PHONE):
        anna.resize(size, dark=dark).picture("library-rehearsal", whole=size == PHONE)
        assert violations(anna) == []
        assert anna.page.evaluate(STICKS_OUT) == ""


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LYING], ids=str)
@pytest.mark.parametrize("dark", [False, True], ids=["day", "evening"])
def test_for_everybody_on_any_screen(come: Come, size: Size, dark: bool) -> None:
    anna = come(size=size, language="cs", dark=dark)
    anna.ask("account", {"name": f"Anna {size[0]} {dark}", "password": "correct horse"})
    text = FLEET.replace("value = 2", f"value = {size[1] % 7 + 2 * dark + 3}")
    item = published(anna, text + f"# {size} {dark}\n", "Moře nemá hranic, a kdo ho má, má všechno.")
    (draft,) = anna.ask("packs", method="GET")
    for place, seen in (
        ("library", ".itemcard"),
        (f"library/{item['id']}", ".itemroom .differing"),
        ("packs", ".drafts a"),
        (f"packs/{draft['id']}", ".packroom .differing"),
    ):
        anna.go(f"workshop/{place}").sees(seen)
        anna.picture(f"library-{place.partition('/')[0]}{'-one' * ('/' in place)}", whole=size == PHONE)
        assert violations(anna) == []
        assert anna.page.evaluate(CUT_OFF) == []
        assert anna.page.evaluate(STICKS_OUT) == ""
