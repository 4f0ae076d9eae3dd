"""Vzdor! from the clubhouse to the end: with a mouse and with keys alone in one house, with a finger on a phone in the
other. (It is the other way round in Blitzkrieg!, so that every kind of hand plays in either house.)"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

import klubovna
from tests.browser.hands import Finger, Keys, Mouse
from tests.browser.houses import House
from tests.browser.visitor import PHONE


def verified(record: Path) -> str:
    """What `klubovna verify` says; it must find the record sound."""
    done = subprocess.run(
        (sys.executable, "-m", "klubovna.cli", "verify", str(record)), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("house", ["served"], indirect=True)
def test_by_mouse(house: House, tmp_path: Path) -> None:
    """One click to a table, clicks along the pieces to the end; then the replay, and a record that can be verified.
    All of it with motion."""
    anna = house.come(moving=True).go()
    anna.sees(".game[data-game=vzdor] .quick").click()
    anna.sees(".app .prompt")
    anna.settle()
    anna.picture("table-first")
    mouse = Mouse(anna, seed=1)
    mouse.play_on()
    assert mouse.steps > 12
    anna.sees(".ending h2")
    anna.picture("ending")

    id = anna.table
    points = re.search(r"\d+", anna.find(".ending .points").inner_text())
    anna.page.get_by_role("button", name="Look at the table").click()
    key = anna.open_menu().locator(".key code").inner_text()
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download the record").click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    said = verified(record)
    assert f"of vzdor, rules {anna.ask('games')[0]['version']}" in said
    assert key in record.read_text("utf-8")
    outcome = anna.ask(f"tables/{id}")["outcome"]
    assert points
    assert list(outcome["scores"].values()) == [int(points[0])]
    assert outcome["reason"] in said

    anna.open_menu()
    anna.page.get_by_role("link", name="Replay from the start").click()
    anna.sees(".replaybar", "Step 0 of")
    steps = int(anna.find(".slider").get_attribute("max") or 0)
    assert steps == len(klubovna.Record.load(record).entries)
    anna.page.get_by_role("button", name="Step forward").click()
    anna.sees(".replaybar", "Step 1 of")
    anna.page.get_by_role("button", name="To the end").click()
    anna.sees(".replaybar", f"Step {steps} of {steps}")
    anna.picture("replay-last")


@pytest.mark.parametrize("house", ["served"], indirect=True)
def test_by_keyboard_alone(house: House) -> None:
    """From the clubhouse to the end and into the replay without ever touching a mouse."""
    bela = house.come(language="cs", dark=True).go()
    bela.sees(".game[data-game=vzdor] .quick:enabled")
    keys = Keys(bela, seed=2)
    keys.to(".game[data-game=vzdor] .ways a")
    keys.press("Enter")
    bela.sees(".wishes .big")
    keys.to(".wishes .big")
    keys.press("Enter")
    bela.sees(".app .prompt")
    keys.play_on()
    assert keys.steps > 12
    assert bela.find(".ending").evaluate("(e) => e === document.activeElement"), "the dialog takes the focus"
    bela.picture("ending")
    keys.to(".ending a[href*=replay]")
    keys.press("Enter")
    bela.sees(".replaybar", "Krok 0 ze")
    keys.press(".")
    bela.sees(".replaybar", "Krok 1 ze")
    keys.press("End")
    expect(bela.find(".replaybar .ask")).to_contain_text(re.compile(r"Krok (\d+) ze \1\b"))


@pytest.mark.parametrize("house", ["alone"], indirect=True)
def test_on_a_phone(house: House) -> None:
    """By finger at 360 × 740: the drawer is a sheet from below, a long press shows details, taps play to the end."""
    cyril = house.come(size=PHONE, language="cs").go()
    cyril.sees(".game[data-game=vzdor] .quick").tap()
    cyril.sees(".app .prompt")
    cyril.settle()
    cyril.picture("table-first")

    cyril.find(".logb").tap()
    sheet = cyril.sees(".drawer").bounding_box()
    assert sheet
    assert (sheet["x"], sheet["width"], sheet["y"] + sheet["height"]) == (0, PHONE[0], PHONE[1])
    assert sheet["y"] > 100
    cyril.picture("drawer")
    cyril.find(".drawer .shut").tap()
    cyril.misses(".drawer")

    finger = Finger(cyril, seed=3)
    before = cyril.seq
    finger.hold(".hand .piece.legal", shows=".popover.pinned .detail")
    cyril.picture("details")
    assert cyril.seq == before, "looking is not choosing"
    assert cyril.find(".piece.chosen").count() == 0
    cyril.find(".popover .shut").tap()
    cyril.misses(".popover")

    finger.play_on()
    assert finger.steps > 12
    cyril.sees(".ending h2")
    cyril.picture("ending")
