"""The house in a browser: after one visit all five games are played, and no host is there any more. (That they are
played to their ends in it is told in `tests/browser/games`.)"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.hosted import Hosted
from tests.browser.visitor import OFFLINE, Visitor

Come = Callable[..., Visitor]
SEATS = {
    "napoleonics": {"french": "me", "allied": "me"},
    "kacir": {"witch": "me", "hunter": "bot:novice"},
    "hagalaz": {"player-1": "me"},
    "blitzkrieg": {"axis": "me", "allies": "bot:club"},
}
"""Whoever plays here begins; a bot goes by what it has learned."""
ALL_KEPT = """async () => {
  const worker = (await navigator.serviceWorker.ready).active;
  const kept = (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))).flat();
  return worker.state === "activated" && kept.some(({ url }) => url.includes("weights-"));
}"""


def all_at_hand(visitor: Visitor) -> None:
    visitor.page.wait_for_function(ALL_KEPT)


@pytest.mark.slow
def test_five_games_against_bots(come: Come, site: Hosted) -> None:
    """Where Python, rules, boards and what bots have learned come from is kept; one is played from the shelf."""
    anna = come(to=site, installed=True, alone=True).expecting(OFFLINE).go()
    anna.sees(".game[data-game=vzdor] .quick")
    all_at_hand(anna)
    site.close()
    anna.page.reload()
    anna.sees(".game[data-game=vzdor] .quick").click()
    anna.sees(".app .prompt")
    anna.choose()
    for game, seats in SEATS.items():
        anna.at_table(anna.open(game, seats))
        if anna.find(".handover").count():
            anna.find(".handover .btn.main").click()
        anna.sees(".prompt .all")
        before = anna.seq
        anna.try_out()
        anna.moved_on(before)
    anna.until("(seq) => Number(document.querySelector('.app').dataset.seq) > seq + 1", before)
