"""Workers die without a word, or never come to an end: it is noticed, said once, and nothing that was shown is lost. Of
two tabs a single one thinks. How long a silence is, is said by a clock that the test holds."""

from __future__ import annotations

from collections.abc import Callable
from time import sleep

import pytest
from playwright.sync_api import Worker

from tests.browser.alone.tab import Tab
from tests.browser.hosted import Hosted
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]
FOR_LONG = 13_000
"""Milliseconds in which not a word was said."""
DIES = "() => house.worker.terminate()"
HANGS = "() => void setTimeout(() => { for (;;); })"
FIRST_DIES = """() => {
  globalThis.minds = 0;
  globalThis.beats = [];
  globalThis.setInterval = (beat) => beats.push(beat);
  globalThis.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      if (minds++ === 0) this.terminate();
    }
  };
}"""
"""The first mind that this house calls; and the house feels pulses only when the test wants it."""
SILENCE = "() => { for (let beat = 0; beat < 40; beat++) beats[0](); }"
COUNTED = """(silent) => {
  const { postMessage } = Worker.prototype;
  globalThis.errands = 0;
  Worker.prototype.postMessage = function (what) {
    if (what.is === "think") errands += 1;
    if (!(silent && what.is === "think")) postMessage.call(this, what);
  };
}"""
"""How often this house has something thought about; of a silent one nobody hears it."""
ASKED_AGAIN = ".prompt .all"
"""When the bot has chosen."""
SIDES = {"axis": "me", "allies": "bot:novice"}


def at_table(come: Come, site: Hosted, game: str, seats: dict[str, str], *, held: bool = False) -> Visitor:
    """Where the clock is held, it is the page's."""
    visitor = come(to=site, alone=True, own_window=True)
    if held:
        visitor.page.clock.install()
    visitor.go().sees(".game .quick:enabled")
    return visitor.at_table(visitor.open(game, seats))


def house_of(visitor: Visitor) -> Worker:
    return next(worker for worker in visitor.page.workers if "house.worker" in worker.url)


def eventually(house: Worker, script: str) -> None:
    while not house.evaluate(script):
        sleep(0.05)


@pytest.mark.parametrize("ends", ["dies", "hangs"])
def test_a_house_that_falls_silent_begins_again(come: Come, site: Hosted, ends: str) -> None:
    anna = at_table(come, site, "vzdor", {"maquis": "me"}, held=True)
    anna.choose()
    seq = anna.seq
    anna.page.evaluate(DIES) if ends == "dies" else house_of(anna).evaluate(HANGS)
    anna.page.clock.run_for(FOR_LONG)
    anna.sees(".arriving", "has started anew").get_by_role("button").click()
    anna.misses(".arriving")
    assert anna.seq == seq
    anna.choose()
    assert anna.seq > seq


def test_a_mind_that_falls_silent_is_not_waited_for(come: Come, site: Hosted) -> None:
    """Another one answers for the bot."""
    bert = at_table(come, site, "blitzkrieg", SIDES).expecting("asked again")
    bert.settle()
    house = house_of(bert)
    house.evaluate(FIRST_DIES)
    bert.choose()
    eventually(house, "() => minds")
    house.evaluate(SILENCE)
    bert.sees(".arriving", "A bot got stuck")
    bert.sees(ASKED_AGAIN)


def test_of_two_tabs_one_thinks(come: Come, site: Hosted) -> None:
    cyril = at_table(come, site, "blitzkrieg", SIDES)
    tab = Tab(cyril)
    tab.ask(f"tables/{cyril.table}/moment")
    houses = [house_of(cyril), tab.house]
    for house in houses:
        house.evaluate(COUNTED, False)
    cyril.choose()
    cyril.sees(ASKED_AGAIN)
    tab.ask(f"tables/{cyril.table}/moment")
    assert [house.evaluate("() => errands") for house in houses] == [1, 0]


def test_when_the_tab_that_thinks_is_closed_the_other_does(come: Come, site: Hosted) -> None:
    """It thinks already when somebody comes to the same table in another one."""
    dora = come(to=site, alone=True, own_window=True).go()
    tab = Tab(dora)
    tab.house.evaluate(COUNTED, True)
    id = tab.open("blitzkrieg", SIDES)
    tab.play(id, most=1)
    eventually(tab.house, "() => errands")
    dora.at_table(id).sees(".prompt.idle")
    house_of(dora).evaluate(COUNTED, False)
    tab.close()
    dora.sees(ASKED_AGAIN)
    assert house_of(dora).evaluate("() => errands") == 1
