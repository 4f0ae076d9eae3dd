"""A bot that lives outside the clubhouse: python outside_bot.py 'http://127.0.0.1:8420/#/sit/TABLE/SEAT/SECRET' [NAME]

The address is the link of an open seat, as the host of the table gets it. Whatever the game is, this bot takes any of
the options; `choice` is where it could be cleverer. It needs nothing but Python. See docs/outside-bots.md.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
from typing import Any


def parts(link: str) -> list[str]:
    """The table, the seat and the secret, from `…#/sit/TABLE/SEAT/SECRET`."""
    return link.partition("#/sit/")[2].split("/")


class Seat:
    def __init__(self, link: str, name: str) -> None:
        self.table, self.seat, self.secret = parts(link)
        self.address = f"{link.partition('#')[0].rstrip('/')}/api/tables/{self.table}"
        seats = self.ask("POST", "/sit", {"seat": self.seat, "name": name})["seats"]
        own = next(seat["link"] for seat in seats if seat["you"])  # the old one has served its turn
        self.secret = parts(own)[2]
        print(f"to come back: {link.partition('#')[0]}{own}", flush=True)  # noqa: T201

    def ask(self, method: str, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        token = f"Bearer {self.table}.{self.seat}.{self.secret}"
        headers = {"authorization": token, "content-type": "application/json"}
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def play(self) -> None:
        while (table := self.ask("GET", ""))["status"] != "over":
            if table["status"] == "running" and table.get("deciding") == self.seat:
                self.choose(self.ask("GET", "/moment"))
            else:
                time.sleep(0.3)

    def choose(self, now: dict[str, Any]) -> None:
        try:
            if now["options"]:
                self.ask("POST", "/choose", {"seq": now["seq"], "text": choice(now)["text"]})
        except urllib.error.HTTPError as problem:
            if problem.code != 409:  # the table has moved on: look again
                raise


def choice(moment: dict[str, Any]) -> Any:
    """`view` is what the seat sees; an option has a `text`, its `kind` and `fields`, and a `label`."""
    return random.choice(moment["options"])


if __name__ == "__main__":
    Seat(*(*sys.argv[1:], "outsider")[:2]).play()
