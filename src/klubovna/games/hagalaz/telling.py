"""Which words name what threat cards and abilities do, as the log tells it: the law holds every text against them."""

from __future__ import annotations

from klubovna.games.hagalaz.rules.enemies.activation import Activations
from klubovna.games.hagalaz.rules.enemies.harm import Revenge, Withdraw
from klubovna.games.hagalaz.rules.heroes.table import Targeting
from klubovna.games.hagalaz.rules.threats import Obey
from klubovna.games.hagalaz.state import OFF, Hagalaz, has, where
from klubovna.kernel.frames import Frame
from klubovna.kernel.laws.effects import Effects, Named, Source
from klubovna.kernel.messages import Message

IMPOSSIBLE = ("log-none-there", "log-no-champion")


def _of_frame(s: Hagalaz, frame: Frame) -> Source | None:
    """A threat card, or an ability with all that make it stronger, or a champion whose trait has its say; what else an
    enemy does that is activated or hurt is a matter of the rules."""
    match frame:
        case Obey():
            return ((s.content.cards[frame.card], "full"),)
        case Targeting():
            return ((frame.ability, "full"), *_besides(s, frame.place))
        case Withdraw():
            cell = where(s, frame.foe)
            return ((s.sort(cell), "trait"),) if cell != OFF else ()
        case Activations() | Revenge():
            return ()
    return None


def _counted(s: Hagalaz, part: str) -> Source:
    """What stands on the thing itself, or, of a trait, on the champions that have it."""
    champions = s.content.pages.tables["champions"]
    return tuple([(id, "trait") for id, known in champions.items() if known.trait == part]) or ((part, "full"),)


def _besides(s: Hagalaz, place: int) -> Source:
    """The hero's abilities that always hold."""
    held = [id for id, ability in s.content.abilities.items() if not ability.slots and has(s, place, id)]
    return tuple([(id, "full") for id in held])


def _told_by(s: Hagalaz, line: Message) -> Source | None:
    """A sniper that moves along its gantry, a brute that goes farther than others."""
    if line.id != "log-advanced":
        return None
    known = s.content.pages.tables["champions"].get(str(line.args["foe"]))
    if known is None or known.trait not in ("nest", "bull-rush"):
        return None
    here, there = (s.field.number[str(line.args[name])] for name in ("hex", "to"))
    far = s.field.hexes.distance[here][there] > s.content.rules.enemies.advance
    return ((str(line.args["foe"]), "trait"),) if far or known.trait == "nest" else None


def _after(s: Hagalaz, line: Message) -> Source | None:
    """Whoever could not be activated is replaced, by the rules; whoever is left behind strikes; and what lies on the
    way of an enemy does what it does."""
    return () if line.id in (*IMPOSSIBLE, "log-opportunity", "log-advanced") else None


def _named(*lines: str, en: str, cs: str) -> Named:
    return Named(lines, {"en": en, "cs": cs})


EFFECTS = Effects(
    of_frame=_of_frame,
    told_by=_told_by,
    after=_after,
    named=(
        _named("log-hit", "log-wounded", en="damage|attack", cs="zranění|útok"),
        _named("log-placed", en="place", cs="umístěte"),
        _named("log-turret-fires", en="turrets", cs="věže"),
        _named("log-turret-on", en="turret nearest to one works again", cs="věž zase funguje"),
        _named("log-mended", en="remove all damage", cs="odstraňte všechna zranění"),
        _named("log-biotic", en="biotic", cs="biotick"),
        _named("log-stunned", en="stun", cs="omr[aá]č"),
        _named("log-advanced", en="moves|movement", cs="pohne|přesune|pohybu"),
        _named("log-step", en="move|rush", cs="pohne|pohyb|přesu[nň]"),
        _named("log-shifted", en="push|thrown|move", cs="odhoď|odstrč|pohne|posun"),
        _named("log-recharged", en="shield", cs="štít"),
        _named("log-mined", en="mine", cs="min[uya]"),
        _named("log-core", en="Aim", cs="Zamíření"),
    ),
    counted=_counted,
    counts={"en": "damage|attack|lower", "cs": "zranění|útok|nižší"},
    follows=frozenset({
        *IMPOSSIBLE, "log-defeated", "log-collapsed", "log-knocked-out", "log-card-gone", "log-experience",
        "log-unlocked", "log-no-room", "log-turrets-miss", "log-captured", "log-achieved", "log-loot", "log-mine",
        "log-opportunity",
            "log-uncovered",
            "log-uncovered-door",
    }),
)  # fmt: skip
