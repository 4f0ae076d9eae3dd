"""Which words name what cards and villagers do, as the log tells it: the law holds every text against them."""

from __future__ import annotations

from klubovna.games.kacir.rules.effects import Do
from klubovna.games.kacir.rules.gloom import MoveGloom
from klubovna.games.kacir.state import NOBODY, Kacir
from klubovna.kernel.frames import Frame
from klubovna.kernel.laws.effects import Effects, Named, Source
from klubovna.kernel.messages import Message

AT_WORK = frozenset({"whenever-upkeep-discard", "herding", "candles", "wisp"})
"""Powers that do what follows when they are said to work; others change something that happens anyway."""
SUMMED = frozenset({"guild", "less-upkeep", "more-elimination"})
"""Powers that are parts of sums."""

OTHERS = frozenset({"log-played", "log-played-free", "log-cleansed", "log-turned-over"})
"""After these lines something else has its turn."""


def _of_frame(s: Kacir, frame: Frame) -> Source | None:
    """A card, or the villager whose ability it is. Where a gloom comes from is a matter of the supply."""
    if isinstance(frame, MoveGloom):
        return ()
    if not isinstance(frame, Do):
        return None
    if frame.key != NOBODY:
        return ((s.content.ids[s.content.card_of[frame.key]], "full"),)
    return ((s.village.ids[frame.villager], "full"),)


def _after(s: Kacir, line: Message) -> Source | None:
    """A card that is played does what its kind does, and cleansing what the rules say; a card that works does so by
    lying there."""
    if line.id in OTHERS:
        return ()
    card = line.args.get("card")
    if line.id != "log-works" or card not in s.content.cards_by_id:
        return None
    power = s.content.cards_by_id[str(card)].power
    return ((str(card), "full"),) if power and power.name in AT_WORK else None


def _counted(s: Kacir, part: str) -> Source:
    """A villager or a card that makes something cheaper or dearer; what has a price of its own need not say so."""
    card = s.content.cards_by_id.get(part)
    return ((part, "full"),) if card is None or (card.power and card.power.name in SUMMED) else ()


def _named(*lines: str, en: str, cs: str) -> Named:
    return Named(lines, {"en": en, "cs": cs})


EFFECTS = Effects(
    of_frame=_of_frame,
    after=_after,
    named=(
        _named("log-gained", "log-gained-all", en="influence", cs="vliv"),
        _named("log-lost", en="loses.* influence", cs="ztratí.* vliv"),
        _named("log-paid", "log-paid-sum", en="pay", cs="zaplatí"),
        _named("log-evidence", "log-evidence-all", en="evidence", cs="důkaz"),
        _named("log-drew", "log-drew-card", en="draw", cs="dob[ei]?r"),
        _named("log-played", "log-played-free", en="play", cs="zahraj"),
        _named("log-shown", "log-turned-up", en="show|turn|reveal", cs="uk[aá]ž|odkryj"),
        _named("log-took", en="tak|keep", cs="vezm"),
        _named("log-discarded", en="discard", cs="odlož"),
        _named("log-placed-clue", "log-moved-clue", en="clue", cs="stop"),
        _named("log-removed-clue", en="(remove|take).* clue", cs="odstra.* stop"),
        _named("log-placed-secret", "log-moved-secret", en="secret", cs="tajnost"),
        _named("log-removed-secret", en="(remove|take).* secret", cs="odstra.* tajnost"),
        _named("log-swapped", en="(swap|exchange).* secret", cs="prohoďte.* tajnost"),
        _named("log-placed-gloom", en="(place|put).* gloom", cs="umíst.* zhoub"),
        _named("log-removed-gloom", en="remove.* gloom", cs="odstra.* zhoub"),
        _named("log-left-play", en="(remove|discard)", cs="ze hry|odlož"),
        _named("log-echoed", en="cleanse", cs="očist"),
        _named("log-dazed", en="no effect", cs="nemá účinek"),
        _named("log-pawn-back", en="pawn", cs="žeton"),
    ),
    counted=_counted,
    counts={"en": "less|lower|more", "cs": "méně|levněji|nižší|víc"},
    follows=frozenset({
        "log-works", "log-cleansed", "log-turned-over", "log-shuffled", "log-moonlit", "log-no-room-for-gloom",
        "log-none-there", "log-nothing", "log-no-cards", "log-draws-less", "log-supply-empty", "log-stays",
    }),
)  # fmt: skip
