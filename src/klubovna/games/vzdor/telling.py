"""Which words name what maquis, enemies and missions do, as the log tells it: the law holds every text against them."""

from __future__ import annotations

from klubovna.games.vzdor.printed.cards import COVERT, REVEALED
from klubovna.games.vzdor.rules.actions.aimed import Aimed
from klubovna.games.vzdor.rules.actions.offering import UseAction
from klubovna.games.vzdor.state import Vzdor
from klubovna.kernel.frames import Frame
from klubovna.kernel.laws.effects import Effects, Named, Source
from klubovna.kernel.messages import Message


def _of_frame(s: Vzdor, frame: Frame) -> Source | None:
    """Whoever may use an action – a second target or an action that is copied is no longer optional –, and what has a
    cause."""
    if isinstance(frame, UseAction) or (isinstance(frame, Aimed) and frame.optional):
        return _of(s, frame.maquis)
    cause = getattr(frame, "cause", None)
    return _of(s, cause) if cause else None


def _after(s: Vzdor, line: Message) -> Source | None:
    """The action that is copied."""
    return ((str(line.args["other"]), COVERT),) if line.id == "log-copied" else None


def _told_by(s: Vzdor, line: Message) -> Source | None:
    """An enemy or a mission that is told to have done something."""
    cause = line.args.get("cause")
    return _of(s, str(cause)) if cause else None


def _of(s: Vzdor, card: str) -> Source:
    """The side of a maquis that is in play, the type of an enemy, a mission."""
    if card in s.content.maquis:
        return ((card, REVEALED if card in s.revealed_play else COVERT),)
    enemy = s.content.enemies.get(card)
    return ((enemy.type if enemy else card, "full"),)


def _named(*lines: str, en: str, cs: str) -> Named:
    return Named(lines, {"en": en, "cs": cs})


EFFECTS = Effects(
    of_frame=_of_frame,
    told_by=_told_by,
    after=_after,
    named=(
        _named("log-attack-per-revealed", en="attack .* revealed", cs="síle .* prozrazen"),
        _named("log-attack-per-civilian", en="attack .* (civilian|dead)", cs="síle .* mrtv"),
        _named("log-attack-per-other-maquis", en="attack .* other maquis", cs="síle .* dalšího makistu"),
        _named("log-gained", en="gain .* attack", cs="získejte .* síly"),
        _named("log-weakened", "log-halved", en="-1|−1|halve", cs="o 1|polovinu"),
        _named("log-ignored", en="does not apply", cs="neuplatní"),
        _named("log-drawn", "log-recruit-drawn", en="draw|hand", cs="dober|vezměte"),
        _named("log-looked", "log-put-back", "log-spies-stay", en="look at", cs="prohlédněte|podívejte"),
        _named("log-put-away", "log-hand-discarded", en="discard", cs="odho[dďz]|přesuňte špeha"),
        _named("log-put-under", en="bottom", cs="dospod"),
        _named("log-enlisted", en="recruits, put one on top", cs="jednoho dejte navrch"),
        _named("log-recruited", en="recruit goes to the covert", cs="rekrut přejde"),
        _named("log-taken-back", "log-called-back", "log-brought-back", en="revealed pile", cs="prozrazených"),
        _named("log-maquis-lost", en="removed from the game", cs="opustí hru"),
        _named("log-spy-removed", en="remove one spy", cs="špeh .*opustí hru"),
        _named("log-spy-added", en="spies goes", cs="špehů přejde"),
        _named("log-turned-up", en="face up", cs="odhal"),
        _named("log-enemy-discarded", en="discard", cs="odhoďte"),
        _named("log-moved", en="move", cs="přesuňte"),
        _named("log-reinforced", en="gets one face-down enemy", cs="přibude"),
        _named("log-rest-draw", en="coming rest", cs="nejbližším odpočinku"),
        _named("log-civilians", en="civilian card", cs="karta civilistů"),
        _named("log-copied", en="carry out the covert action of another", cs="proveďte utajenou akci jiného"),
        _named("log-discarded-covert", "log-discarded-revealed", en="discard", cs="odhaz"),
    ),
    follows=frozenset({"log-shuffled", "log-nothing-left", "log-effect-falls-away"}),
)
