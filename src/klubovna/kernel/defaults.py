"""What a game is that says nothing else of itself: nothing printed, nothing hidden, nothing counted."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from klubovna.kernel.content import Content, Pages
from klubovna.kernel.errors import Broken
from klubovna.kernel.messages import Seat
from klubovna.kernel.packs import Pack


def nothing_printed(pack: Pack | None) -> Content:
    if pack is not None:
        raise Broken("this game has no files that a pack could correct", file=pack.cover.file)
    return Content(Pages({}, "nothing printed", []))


def as_it_is(s: Any, seat: Seat | None, rng: random.Random) -> Any:
    return s.clone()


def no_secrets(s: Any, seat: Seat | None) -> Mapping[str, Any]:
    return {}


def no_pieces(s: Any) -> Counter[str]:
    return Counter()
