"""Another tab of the same browser, without a page: the very worker in which a page's house lives, asked by the test."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.visitor import Visitor

OPEN = """async () => {
  const site = JSON.parse(document.getElementById("alone").textContent);
  const script = performance.getEntriesByType("resource").find(({ name }) => name.includes("house.worker-")).name;
  const whole = ([name, part]) => [name, { ...part, address: new URL(part.address, document.baseURI).href }];
  const worker = new Worker(script, { type: "module" });
  const waiting = new Map();
  worker.onmessage = ({ data }) => {
    waiting.get(data.is === "answer" ? data.id : data.is)?.(data);
  };
  const ready = new Promise((done, failed) => {
    waiting.set("ready", done);
    waiting.set("failed", ({ why }) => failed(new Error(why)));
  });
  const luggage = Object.fromEntries(Object.entries(site.luggage).map(whole));
  const name = `klubovna ${new URL(".", document.baseURI).pathname}`;
  worker.postMessage({ is: "begin", luggage, name });
  let count = 0;
  globalThis.tab = {
    worker,
    ask(method, path, body) {
      const [place, query = ""] = path.split("?");
      worker.postMessage({ is: "ask", id: ++count, method, path: place, query, body });
      return new Promise((answered) => waiting.set(count, answered));
    },
    /** Whatever is offered, by a whim with a seed, until so many decisions were made or nobody is asked any more. */
    async play(id, seed, most) {
      let whim = seed;
      const next = (length) => (whim = (whim * 48271) % 2147483647) % length;
      for (let made = 0; made < most; made++) {
        const now = JSON.parse((await this.ask("GET", `tables/${id}/moment`, "")).text);
        if (now.options.length === 0) return made;
        const { text } = now.options[next(now.options.length)];
        const said = await this.ask("POST", `tables/${id}/choose`, JSON.stringify({ seq: now.seq, text }));
        if (said.status >= 300) throw new Error(said.text);
      }
      return most;
    },
  };
  await ready;
}"""


KNOWN = """() => performance.getEntriesByType("resource").some(({ name }) => name.includes("house.worker-"))"""


class Tab:
    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.page.wait_for_function(KNOWN)
        self.page.evaluate(OPEN)
        self.house = self.page.workers[-1]

    def ask(self, path: str, body: Any = None, *, method: str = "POST") -> Any:
        status, text = self.answer(path, body, method=method)
        assert status < 300, f"{path}: {status} {text}"
        return json.loads(text) if text else None

    def answer(self, path: str, body: Any = None, *, method: str = "POST") -> tuple[int, str]:
        said = body if isinstance(body, str) else json.dumps(body)
        asked = ["GET", path, ""] if body is None and method == "POST" else [method, path, said]
        found = self.page.evaluate("async (asked) => tab.ask(...asked)", asked)
        return found["status"], found["text"]

    def open(self, game: str, seats: dict[str, str], **options: Any) -> str:
        id: str = self.ask("tables", {"game": game, "seats": seats, "options": options})["id"]
        return id

    def play(self, id: str, seed: int = 1, most: int = 10_000) -> int:
        made: int = self.page.evaluate("async (how) => tab.play(...how)", [id, seed, most])
        return made

    def close(self) -> None:
        self.page.evaluate("() => tab.worker.terminate()")
