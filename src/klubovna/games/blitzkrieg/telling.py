"""Which words name what tokens and battle spaces do, as the log tells it: the law holds every text against them."""

from __future__ import annotations

from klubovna.games.blitzkrieg.rules.closing import Settle
from klubovna.games.blitzkrieg.rules.placing import PlaceToken
from klubovna.games.blitzkrieg.state import Blitzkrieg
from klubovna.kernel.frames import Frame
from klubovna.kernel.laws.effects import Effects, Named, Source
from klubovna.kernel.messages import Message

CLOSED = ("log-campaign", "log-campaign-bonus", "log-campaign-tied", "log-theatre-closed")
AUTOMATIC = ("log-auto-exploit", "log-auto-opened", "log-auto-strategic")
UNSEEN = ("log-drew-unseen", "log-uncovered")
"""The automatic opponent: why it chooses so; a special weapon that it produces."""


def _of_frame(s: Blitzkrieg, frame: Frame) -> Source | None:
    """A turn begins with nobody at work; and when the marker has moved, campaigns and theatres close by the rules."""
    return () if isinstance(frame, PlaceToken | Settle) else None


def _after(s: Blitzkrieg, line: Message) -> Source | None:
    """A token on its space, or what the spy is, do what follows together, until something closes."""
    if line.id in CLOSED:
        return ()
    if line.id not in ("log-placed", "log-spy"):
        return None
    effect = s.board.spots[s.laid[-1]].effect
    token = (str(line.args["token"]), "full")
    return (token, (f"effect-{effect}", "full")) if effect else (token,)


def _named(*lines: str, en: str, cs: str) -> Named:
    return Named(lines, {"en": en, "cs": cs})


EFFECTS = Effects(
    of_frame=_of_frame,
    after=_after,
    named=(
        _named("log-produced", "log-produced-token", *UNSEEN, en="from your bag into", cs="ze svého sáčku"),
        _named("log-bombed", "log-bombed-token", en="enemy's reserve goes back", cs="soupeřovy zásoby"),
        _named(
            "log-researched",
            "log-researched-token",
            en="bank go(es)? into your bag",
            cs="banku přijd.* do vašeho sáčku",
        ),
        _named("log-applied", "log-applied-token", en="straight into your reserve", cs="rovnou do vaší zásoby"),
        _named("log-tactical", en="marker of this theatre moves", cs="kostička"),
        _named("log-pushed", en="marker of any other open theatre", cs="kostička"),
        _named("log-propaganda", en="you get .* point", cs="bod"),
        _named("log-rapid", "log-halted", "log-placed", en="another token in the same theatre", cs="další žeton"),
        _named("log-moved", en="value", cs="hodnot"),
        _named("log-atomic", en="every other open theatre", cs="ostatních otevřených válčištích"),
        _named("log-spy", en="is in everything", cs="je ve všem"),
    ),
    follows=frozenset({"log-lost", "log-only-one", *CLOSED, *AUTOMATIC}),
)
