"""Writes `said.json`: messages as Python says them, for the test that the browser says the same.

python web/tests/house/make_said.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

import klubovna
from klubovna.bots.players import ask, bot
from klubovna.kernel.luck import Luck, key_from_seed
from klubovna.kernel.messages import Message
from klubovna.kernel.sums import Sum
from klubovna.kernel.texts import LANGUAGES

EDGES = [
    ("no-such-message", {}),
    ("ask-draft-one", {"first": "abel", "second": "consuelo", "left": 1}),
    ("ask-draft-one", {"first": "abel", "second": "consuelo", "left": 3}),
    ("ask-draft-one", {"first": "abel", "second": "consuelo", "left": 12}),
    ("not-move-enemy", {"enemy": "spy-master"}),
    ("do-discard-at", {"mission": "valley", "enemy": "known-radio-operator-3"}),
    ("do-discard", {"enemy": "hidden-shuffle-3"}),
    ("do-discard", {"enemy": "hidden-shuffle-7"}),
    ("do-discard", {"enemy": "nobody"}),
    ("ask-sift-covert", {"cards": ["spy", "spy", "nicolas"]}),
    ("ask-sift-covert", {"cards": []}),
    ("ask-discard-elsewhere", {"cause": "railroad-bridge", "missions": ["valley"]}),
    ("ask-discard-elsewhere", {"cause": "railroad-bridge", "missions": ["valley", "bunker"]}),
    ("short-effect-rest-draw", {"count": -1}),
    ("short-effect-reveal-limit", {"count": 0}),
    ("log-civilians", {"cause": "military-2", "count": 0, "total": 4}),
    ("log-power-lost", {"power": 12345}),
    ("log-power-lost", {"power": True}),
    ("log-power", {"power": {"parts": [{"what": "abel", "much": 5}, {"what": "spy", "much": -1}]}}),
    ("log-power-lost", {"power": -3}),
    ("error-too-weak", {"defence": {"parts": [{"what": "printed", "much": 8}]}, "power": 7}),
    (
        "error-too-weak",
        {"defence": {"parts": [{"what": "printed", "much": 1}, {"what": "engineer", "much": 1}]}, "power": 1},
    ),
]


def sum_of(written: dict[str, Any]) -> Sum:
    return msgspec.convert(written, Sum)


def said() -> list[dict[str, object]]:
    """Everything that is said in a few games, each kind of message with a few different arguments; and the edges."""
    messages: list[dict[str, Any]] = [{"id": id, "args": args} for id, args in EDGES]
    counted = ("short-draw", "full-draw", "short-discard-enemies", "full-effect-reveal-limit")
    messages += [{"id": id, "args": {"count": count}} for count in range(6) for id in counted]
    seen: dict[str, int] = {}
    for seed in range(6):
        table = klubovna.new("vzdor", seed=seed, maquis="draft" if seed % 2 else "split")
        rng = Luck(key_from_seed(seed), 0)
        while table.seat:
            prompt = table.prompt
            heard = [] if prompt is None else [prompt]
            heard += [table.label(action) for action in table.options]
            for message in [*heard, *table.log]:
                if seen.setdefault(message.id, 0) < 8:
                    args = msgspec.to_builtins(message.args)
                    entry = {"id": message.id, "args": args}
                    if entry not in messages:
                        seen[message.id] += 1
                        messages.append(entry)
            table.play(ask(bot("random"), table.game, table.state, table.seat, table.options, rng))
    texts = {language: klubovna.game("vzdor").texts(language) for language in LANGUAGES}
    for told in messages:
        for language in LANGUAGES:
            args = {name: sum_of(value) if isinstance(value, dict) else value for name, value in told["args"].items()}
            told[language] = texts[language].say(Message(told["id"], args))
    return messages


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(message, ensure_ascii=False) for message in said())
    Path(__file__).with_name("said.json").write_text(f"[\n{lines}\n]\n", "utf-8")
