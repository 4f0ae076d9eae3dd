"""How the server says what it does: for people or for machines, and never without end."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

STANDARD = frozenset(vars(logging.makeLogRecord({})))
OFTEN, WHILE = 20, 60.0
"""The same thing is said so often within so many seconds."""
MOST_KNOWN = 1000


class Lines(logging.Formatter):
    """One JSON object a line, for machines that read logs."""

    def format(self, record: logging.LogRecord) -> str:
        extra = {name: value for name, value in vars(record).items() if name not in STANDARD and name != "message"}
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower(), "from": record.name, "text": record.getMessage(), **extra}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Calm(logging.Filter):
    """Who says the same again and again is heard a few times; later it is said how often it was. No attack and no
    fault fills the disk with words."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        what = (record.name, str(record.msg)[:80])
        since, times = self._said.get(what, (record.created, 0))
        if not 0 <= record.created - since < WHILE:
            if times > OFTEN:
                record.msg, record.args = f"{record.getMessage()} (and {times - OFTEN} more like it)", None
            since, times = record.created, 0
        if what not in self._said and len(self._said) >= MOST_KNOWN:
            self._said.clear()
        self._said[what] = (since, times + 1)
        return times < OFTEN


def set_up_logs(style: str) -> None:
    handler = logging.StreamHandler()
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(Lines() if style == "json" else plain)
    handler.addFilter(Calm())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
