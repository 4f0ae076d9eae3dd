"""What is printed, in words: every text is made of the data that the rules play by.

`effect-<word>` is the message of an effect, `effect-<word>-<where>` if it says where, with its numbers as arguments;
`short-effect-<word>` is the same with signs, for the face of a card.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from klubovna.games.kacir.printed import BOARD_BRINGS, Card, Rules, Scenario, Side
from klubovna.games.kacir.printed.effects import Effect
from klubovna.games.kacir.printed.powers import AnyPower, Guild, Less, More, Whenever
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.wording import Line, Wording, line

OPPONENT = "opponent"
WITCHS = ("brew", "charm", "curse", "familiar")
"""Kinds of cards that are the Witch's."""
NUMBERS = ("count", "most", "twice", "off", "over", "choice")
USUAL = Scenario(source="house", number=0, green="", gloom=(0, 0, 0))
"""What a scenario says nothing about."""


def said(effect: Effect, opponent: str = OPPONENT) -> Message:
    """The message of an effect; whose opponent that is, a card knows and a villager does not."""
    id = f"effect-{effect.name}"
    args: dict[str, Arg] = {name: int(getattr(effect, name)) for name in NUMBERS}
    args |= {name: int(getattr(effect, name)) for name in ("free", "own", "may")}
    args |= {"kind": effect.kind or "card", "opponent": opponent}
    if effect.token:
        args["token"] = effect.token
    return Message(id, args)


def _line(lead: str, effects: tuple[Effect, ...], opponent: str = OPPONENT) -> list[Line]:
    if not effects:
        return []
    return [Line(Message(lead) if lead else None, tuple(said(effect, opponent) for effect in effects))]


def of_card(card: Card) -> list[Line]:
    """What it does when it is played, visited or used; what works while it lies there; its cleansing; its boost."""
    lead = {"investigation": f"card-visit-{card.side}", "location": "card-activate"}.get(card.kind, "")
    witchs = card.kind in WITCHS
    opponent = "hunter" if witchs else "witch"
    lines = _line(lead, card.effect, opponent)
    if card.attached:
        lines.append(Line(Message("card-attached")))
    if card.power:
        lines += _of_power(card.power, opponent)
    lines += _line("card-cleanse-hunter" if witchs else "card-cleanse", card.cleanse, "witch")
    if card.boost:
        instead = "-instead" if card.boost.instead else ""
        lines += _line(f"card-boost-{card.boost.cost}{instead}", card.boost.effect, opponent)
    return lines


def _of_power(power: AnyPower, opponent: str) -> list[Line]:
    if isinstance(power, Whenever):
        return _line(f"power-{power.name}", power.effect, opponent)
    return line(f"power-{power.name}", **_numbers(power))


def _numbers(power: AnyPower) -> dict[str, int]:
    if isinstance(power, More):
        return {"count": power.count, "most": power.most, "per": int(bool(power.per))}
    return {"count": power.count} if isinstance(power, Less | Guild) else {}


def of_villager(side: Side, dark: Side | None) -> list[Line]:
    """Both sides, where there are two."""
    if dark is None:
        return _of_side(side, "")
    return _of_side(side, "side-household") + _of_side(dark, "side-possessed")


def _of_side(side: Side, lead: str) -> list[Line]:
    lines = _line("villager-paid", side.paid)
    for told in _line("villager-unpaid" if side.paid else lead, side.ability):
        assets = (Message("villager-per-pawn", {"count": side.assets}),) if side.per_pawn else ()
        lines.append(Line(told.lead, (*assets, *told.parts)))
    return lines + _line("villager-witch", side.witch)


def of_scenario(scenario: Scenario, three: tuple[str, ...]) -> list[Line]:
    """How much gloom lies on whom, and what is otherwise than usual."""
    lines = [
        Line(Message("scenario-gloom", {"villager": id, "count": gloom}))
        for id, gloom in zip(three, scenario.gloom, strict=True)
        if gloom
    ]
    lines = lines or [Line(Message("scenario-household"))]
    for name in ("favours", "evidence", "innocents", "dark_income"):
        if getattr(scenario, name) != getattr(USUAL, name):
            lines.append(Line(Message(f"scenario-{name.replace('_', '-')}", {"count": getattr(scenario, name)})))
    flags = ("free_suspect", "first_curse")
    return lines + [Line(Message(f"scenario-{f.replace('_', '-')}")) for f in flags if getattr(scenario, f)]


def deed_wording(rules: Rules, scenarios: Mapping[str, Scenario]) -> dict[str, Wording]:
    """The actions of the own board, in the manner of each scenario; in short what they bring, if it can be counted."""
    wording: dict[str, Wording] = defaultdict(dict)
    for id, scenario in scenarios.items():
        for deed, numbers in _deeds(rules, scenario).items():
            wording[f"deed-{deed}"][id] = line(f"full-{deed}", **numbers)
    for deed in ("gather", "draw"):
        wording[f"deed-{deed}"]["short"] = line(f"short-{deed}", count=BOARD_BRINGS)
    return wording


def _deeds(rules: Rules, scenario: Scenario) -> dict[str, dict[str, int]]:
    """Each with its numbers."""
    return {
        "gather": {"count": BOARD_BRINGS},
        "draw": {"count": BOARD_BRINGS},
        "ready": {},
        "stir": {"count": BOARD_BRINGS},
        "cover-up": {"price": rules.prices.cover_up},
        "ritual": {"favours": scenario.favours},
        "cancel": {},
        "exonerate": {"evidence": scenario.evidence},
        "eliminate": {"clues": rules.elimination.target, "others": rules.elimination.others},
        "raven": {},
    }


# With signs, for faces of cards and villagers


def _briefly(lead: str, effects: tuple[Effect, ...]) -> list[Line]:
    parts = tuple(Message(f"short-{message.id}", message.args) for message in map(said, effects))
    return [Line(Message(f"short-{lead}") if lead else None, parts)] if parts else []


def card_wording(card: Card) -> Wording:
    """All of it, and in short what it does, what its cleansing and its boost do."""
    lead = {"investigation": f"card-visit-{card.side}", "location": "card-activate"}.get(card.kind, "")
    short = _briefly(lead, card.effect)
    if card.attached:
        short += line("short-card-attached")
    if isinstance(card.power, Whenever):
        short += _briefly(f"power-{card.power.name}", card.power.effect)
    elif card.power:
        short += line(f"short-power-{card.power.name}", **_numbers(card.power))
    boost = card.boost and _briefly("boost-instead" if card.boost.instead else "boost", card.boost.effect)
    return {"full": of_card(card), "short": short, "cleanse": _briefly("", card.cleanse), "boost": boost or []}


def villager_wording(side: Side, dark: Side | None) -> Wording:
    return {"full": of_villager(side, dark), "short": _side_briefly(side), "possessed": _side_briefly(dark or side)}


def _side_briefly(side: Side) -> list[Line]:
    plain = _briefly("villager-unpaid" if side.paid else "", side.ability)
    return _briefly("villager-paid", side.paid) + plain + _briefly("villager-witch", side.witch)


def sign_wording(rules: Rules) -> dict[str, Wording]:
    """What signs mean that stand for a number of something."""
    return {
        "secret": {"sign": line("sign-secret", count=rules.conversion.secrets)},
        "clue": {"sign": line("sign-clue", count=rules.conversion.clues)},
    }
