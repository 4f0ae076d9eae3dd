"""What a page does with what it is told."""

from __future__ import annotations

from typing import Any

import msgspec


def applied(view: Any, change: list[Any]) -> Any:
    """The view after these changes; the old one stays as it was."""
    for path, *rest in change:
        if not path:
            (view,) = rest
            continue
        assert len(path) <= 2, "no deeper than an element of a field"
        view = _at(view, path, rest)
    return view


def _at(old: Any, path: list[Any], rest: list[Any]) -> Any:
    key, *further = path
    new = old.copy()
    if further:
        new[key] = _at(old[key], further, rest)
    elif not rest:
        del new[key]
    elif len(rest) == 1:
        (new[key],) = rest
    else:
        at, removed, added = rest
        new[key] = [*old[key][:at], *added, *old[key][at + removed :]]
    return new


class Page:
    """Somebody who has a moment and is told what happens."""

    def __init__(self, moment: Any) -> None:
        self.seq, self.seat, self.view, self.log = moment["seq"], moment["seat"], moment["view"], list(moment["log"])

    def hear(self, progress: Any) -> None:
        assert (progress["since"], progress["seat"]) == (self.seq, self.seat)
        for scene in progress["scenes"]:
            self.see(scene)
        self.seq = progress["seq"]

    def see(self, scene: Any) -> None:
        self.view = applied(self.view, scene["change"])
        self.log += scene["said"]


def plain(written: bytes) -> Any:
    return msgspec.json.decode(written)
