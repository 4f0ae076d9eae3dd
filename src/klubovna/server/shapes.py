"""All shapes are met before anybody is served.

What msgspec (0.22) finds out about a Struct it keeps while it is still looking. A second thread that reads the same
Struct for the first time at that moment brings the whole process down, as a server once did that was just begun and
asked by several people at once. So one thread meets all shapes while there are no others.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec


def meet() -> None:
    for shape in set(_descendants(msgspec.Struct)):
        with suppress(TypeError):  # one that is never read may hold what could not be
            msgspec.json.Decoder(shape)


def _descendants(base: type[Any]) -> Iterator[type[Any]]:
    for shape in base.__subclasses__():
        yield shape
        yield from _descendants(shape)
