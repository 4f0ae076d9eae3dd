"""Files to which a line is added for whatever is finished. Whoever is stopped while writing leaves half a line."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from klubovna.kernel.errors import Broken

T = TypeVar("T")


def finished(file: Path, decoder: msgspec.json.Decoder[T], what: str) -> tuple[list[T], int]:
    """What stands in the lines, without a last one that was cut off, and how many bytes that is. A line that is not
    `what` it should be is Broken."""
    lines, kept, found = file.read_bytes().splitlines(keepends=True), 0, list[T]()
    for number, line in enumerate(lines, 1):
        try:
            one = decoder.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            if number == len(lines):
                break
            raise Broken(f"not {what}: {problem}", file=file, line=number) from None
        if not line.endswith(b"\n"):
            break
        found.append(one)
        kept += len(line)
    return found, kept
