"""What a page that carries its house along is made to run, so that a test can ask the house, too."""

from __future__ import annotations

LISTENING = """(() => {
  let last = 1_000_000;
  const waiting = new Map();
  const { Worker } = globalThis;
  globalThis.Worker = class extends Worker {
    constructor(script, how) {
      super(script, how);
      if (how?.name !== "house") return;
      this.addEventListener("message", ({ data }) => {
        if (data.is === "answer") waiting.get(data.id)?.(data);
      });
      globalThis.house = {
        worker: this,
        ask: (method, path, body) => {
          const [place, query = ""] = path.split("?");
          this.postMessage({ is: "ask", id: ++last, method, path: place, query, body });
          return new Promise((answered) => waiting.set(last, answered));
        },
        async say(id, seq, texts) {
          for (const text of texts) {
            const found = await this.ask("POST", `tables/${id}/choose`, JSON.stringify({ seq, text }));
            if (found.status >= 300) return `${text}: ${found.text}`;
            ({ seq } = JSON.parse(found.text));
          }
        },
        async forget() {
          const tables = JSON.parse((await this.ask("GET", "tables?which=mine", "")).text);
          for (const { id } of tables) await this.ask("DELETE", `tables/${id}`, "");
        },
      };
    }
  };
})()"""
"""Runs before anything of the page: the worker in which its house lives can be asked by the test as well."""

LUCKY = """(key) => {
  const { crypto } = globalThis;
  const honest = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => {
    if (bytes.byteLength !== key.length) return honest(bytes);
    bytes.set(key);
    return bytes;
  };
}"""
"""In the worker of a house: all keys are this one."""
