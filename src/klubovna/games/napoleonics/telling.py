"""Which words name what command cards do, as the log tells it: the law holds every text against them."""

from __future__ import annotations

from klubovna.games.napoleonics.rules.course import KeepCard, PlayCard
from klubovna.games.napoleonics.state import NOTHING, Napoleonics
from klubovna.kernel.frames import Frame
from klubovna.kernel.laws.effects import Effects, Named, Source
from klubovna.kernel.messages import Message

BATTLES = "klubovna.games.napoleonics.rules.combat."


def _of_frame(s: Napoleonics, frame: Frame) -> Source | None:
    """Which of two cards is kept is a matter of the scouts; battles go by their own rules, whatever card is played."""
    if isinstance(frame, KeepCard) and s.last[frame.side] != NOTHING:
        return ((s.content.card_ids[s.last[frame.side]], "full"),)
    return () if isinstance(frame, PlayCard) or type(frame).__module__.startswith(BATTLES) else None


def _after(s: Napoleonics, line: Message) -> Source | None:
    """The card that is played, or whose orders are copied."""
    return ((str(line.args["card"]), "full"),) if line.id in ("log-played", "log-counter-attack") else None


def _told_by(s: Napoleonics, line: Message) -> Source | None:
    """A card of the other side's hand."""
    return (("first-strike", "full"),) if line.id == "log-first-strike" else None


def _named(*lines: str, en: str, cs: str) -> Named:
    return Named(lines, {"en": en, "cs": cs})


EFFECTS = Effects(
    of_frame=_of_frame,
    told_by=_told_by,
    after=_after,
    named=(
        _named("log-order", "log-order-all", "log-roll-elan", en="order", cs="rozkaz"),
        _named("log-order-leader", "log-detached", en="leader", cs="velitel"),
        _named("log-order-led", "log-order-lost", en="its leader stays", cs="velitel zůstane"),
        _named("log-single", en="instead", cs="místo toho"),
        _named("log-counter-attack", en="counts as the card", cs="platí jako karta"),
        _named("log-rallied", "log-rally-lost", "log-roll-rally", en="block returns", cs="vrátí blok"),
        _named("log-sent-back", "log-supply-lost", en="first row", cs="první řad"),
        _named("log-kept", "log-put-away", en="keep one", cs="si necháte"),
        _named("log-first-strike", en="battles first", cs="bojuje první"),
    ),
    counts={"en": r"die more|\bdice\b", "cs": "kost(k|ek)"},
    follows=frozenset(
        {
            "log-played",
            "log-dissolved",
            "log-ordered-nobody",
            "log-order-nobody",
            "log-objective-lost",
            "log-no-dice",
        }
    ),
)
