"""The house as an app: it can be installed, keeps its own files, and says so when the server can't be reached."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.served import Served
from tests.browser.visitor import OFFLINE, Visitor

Come = Callable[..., Visitor]
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  return (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
    .flat().map((request) => request.url);
}"""


def test_it_can_be_installed(come: Come) -> None:
    """The manifest names pictures of the right sizes, all of them from here."""
    sara = come(installed=True).go()
    sara.sees(".game")
    link = sara.find("link[rel=manifest]").evaluate("(e) => e.href")
    manifest = sara.context.request.get(link).json()
    assert manifest["start_url"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = sara.context.request.get(f"{sara.address}/{icon['src']}")
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])


def test_without_a_server_it_says_so_and_comes_back(come: Come, own_club: Served) -> None:
    """Only the client is kept, never what the server says; after an outage the page finds the house by itself."""
    tana = come(to=own_club, installed=True, language="cs").expecting(OFFLINE, "ERR_INTERNET_DISCONNECTED").go()
    tana.sees(".game")
    kept = tana.page.evaluate(KEPT)
    assert any(address.endswith(".js") for address in kept)
    assert not any("/api/" in address for address in kept)
    own_club.kill()
    tana.page.reload()
    tana.sees("main", "Klubovna")
    assert tana.find(".game").count() == 0
    tana.picture("no-server")
    own_club.open()
    tana.sees(".game")
