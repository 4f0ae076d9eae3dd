"""How much a bot thinks."""

from __future__ import annotations

import msgspec

from klubovna.kernel.strength import FAR


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """How long a bot thinks and how. Without `seconds` the same seed gives the same thought."""

    iterations: int = 1_000_000
    seconds: float | None = None
    curiosity: float = 2.0
    """How much is tried against what already looks good, in terms of how much results differ."""
    looks: int = 4
    """Imagined states in which the first choices are looked at one by one, for the order they are tried in."""
    looked: int = 24
    """Below the root, choices are looked at only in positions that come up this often."""
    nodes: int = 200_000
    """The tree grows no larger than this…"""
    states: int = 5_000
    """…and keeps no more states than this, a few kilobytes each."""
    worlds: int = 250
    """So many states are imagined; then they take turns at random."""
    replies: int = FAR
    """So often it may become somebody else's turn; what follows is only judged."""
    trust: float = 0.0
    """How much is believed of what was read in others' choices: nothing at 0, all of it at 1."""
    decisive: bool = False
    """Stop when nothing is likely to overtake the choice that was tried most: for those who only want to know which it
    is."""
