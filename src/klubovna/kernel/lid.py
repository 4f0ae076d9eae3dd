"""What is printed on the lid of the box: what people want to know of a game before they open it.

Its words are texts: `game-name` and `game-pitch`, and where they are wanted a shorter name for narrow places
(`game-short`) and what it is all about, for those who have never played here (`game-goal`). Its picture is `cover.svg`
in the game's package.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files

import msgspec

from klubovna.kernel.errors import Broken
from klubovna.kernel.messages import Seat

NEEDED, WANTED = ("name", "pitch"), ("short", "goal")
LAST = 100
_COLOUR = re.compile(r"#[0-9a-f]{6}")
_WORD = re.compile(r"^game-(\w+) = (\S.*)$", re.M)


class Lid(msgspec.Struct, frozen=True, kw_only=True):
    """Everything on it may be left out."""

    minutes: tuple[int, int] | None = None
    """How long a game takes, from and to."""
    accent: str = "#3d4f5f"
    """The colour of the game, by day and in the evening…"""
    accent_ink: str = "#fff6ec"
    """…and of what is written on it."""
    sides: tuple[str, str] = ("#3f5d4a", "#9c2f25")
    """The colours of two sides, where a board paints them."""
    place: int = LAST
    """On the shelf: small numbers stand first, those of the house before all others."""
    asked: tuple[str, ...] | None = None
    """Options that a newcomer is asked about, the others are folded away; None: whoever asks decides."""
    easiest: Seat | None = None
    """The side to begin with; None: the first."""
    quick: dict[str, str | int | bool] = {}
    """What "play now" starts, where it is not the usual choices."""

    def __post_init__(self) -> None:
        for field in ("accent", "accent_ink"):
            if not _COLOUR.fullmatch(getattr(self, field)):
                raise Broken(f"{getattr(self, field)!r} is no colour such as '#3d4f5f'", field=f"lid.{field}")
        if not all(map(_COLOUR.fullmatch, self.sides)):
            raise Broken(f"{self.sides!r} are no two colours such as '#3d4f5f'", field="lid.sides")
        if self.minutes is not None and not 0 < self.minutes[0] <= self.minutes[1]:
            raise Broken(f"{self.minutes!r} are no minutes, from and to", field="lid.minutes")


@lru_cache
def words(package: str, language: str) -> dict[str, str]:
    """What is written on the lid, by what it is: `name`, `pitch`… Each has a line of its own in the texts and needs
    nothing else of them, so that a shelf is filled without reading whole books. What can't be read is not there: a game
    without words harms no other."""
    try:
        text = (files(package) / "texts" / f"{language}.ftl").read_text("utf-8")
    except (OSError, ImportError, TypeError, UnicodeDecodeError):
        return {}
    found = _WORD.findall(text)
    return {what: said for what, said in found if what in (*NEEDED, *WANTED)}


@lru_cache
def cover(package: str) -> bytes | None:
    """The picture on it; None where there is none."""
    try:
        return (files(package) / "cover.svg").read_bytes()
    except (OSError, ImportError, TypeError):
        return None


def span(numbers: tuple[int, int]) -> str:
    """From and to, as people write it."""
    return "–".join(map(str, sorted(set(numbers))))
