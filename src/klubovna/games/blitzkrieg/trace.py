"""What the other side could write down of a side: that it drew, researched, placed this and had that bombed back.

An entry is one number, so that a long trace is copied fast; nobody but this module looks into it.
"""

from __future__ import annotations

DREW, RESEARCHED, APPLIED, RETURNED_UNSEEN = 0, 1, 2, 3
_PLACED, _RETURNED = 8, 128
"""With the kind of the token added."""


DRAWN = (DREW * 2, DREW * 2 + 1)
"""That the first or the second side drew: noted more often than all the rest."""


def event(side: int, what: int) -> int:
    """That a side drew, researched or applied."""
    return what * 2 + side


def placed(side: int, kind: int) -> int:
    return (_PLACED + kind) * 2 + side


def returned(side: int, kind: int) -> int:
    """Bombed back into the bag, for those who saw it."""
    return (_RETURNED + kind) * 2 + side


def of_side(trace: list[int], side: int) -> list[int]:
    """The events of a side, first to last."""
    return [noted >> 1 for noted in trace if noted & 1 == side]


def was_placed(what: int) -> bool:
    return _PLACED <= what < _RETURNED


def was_returned(what: int) -> bool:
    return what >= _RETURNED


def kind_in(what: int) -> int:
    """The token of which an event tells."""
    return what - (_RETURNED if what >= _RETURNED else _PLACED)


def bombed(trace: list[int], side: int) -> list[int]:
    """The tokens of a side that were seen to go back into its bag, first to last."""
    first = _RETURNED * 2
    return [(noted >> 1) - _RETURNED for noted in trace if noted >= first and noted & 1 == side]


def as_watched(trace: list[int]) -> list[int]:
    """Whoever only watches has not seen what was bombed."""
    return [event(noted & 1, RETURNED_UNSEEN) if was_returned(noted >> 1) else noted for noted in trace]
