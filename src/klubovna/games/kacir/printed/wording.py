"""What is printed, in words: every text is made of the data that the rules play by, so that a corrected number changes
both.

A text is a list of lines; a line is a lead ("Activate:") and what follows from it, one message for each effect.
`effect-<word>` is the message of an effect, `effect-<word>-<where>` if it says where, with its numbers as arguments.
"""

from __future__ import annotations

import msgspec

from klubovna.games.kacir.printed import Card, Effect, Scenario, Side
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.texts import Texts

USUAL = Scenario(source="house", number=0, green="", gloom=(0, 0, 0))
"""What a scenario says nothing about."""


class Line(msgspec.Struct, frozen=True):
    lead: Message | None
    parts: tuple[Message, ...] = ()


def said(effect: Effect) -> Message:
    """The message of an effect."""
    id = "-".join(filter(None, ["effect", effect.do, effect.where, effect.per]))
    args: dict[str, Arg] = {name: int(getattr(effect, name)) for name in ("count", "most", "off", "over")}
    args |= {name: int(getattr(effect, name)) for name in ("free", "own", "may")}
    args["kind"] = effect.kind or "card"
    if effect.token:
        args["token"] = effect.token
    return Message(id, args)


def _line(lead: str, effects: tuple[Effect, ...]) -> list[Line]:
    if not effects:
        return []
    return [Line(Message(lead) if lead else None, tuple(map(said, effects)))]


def of_card(card: Card) -> list[Line]:
    """What it does when it is played, visited or used; what works while it lies there; its cleansing; its boost."""
    lead = {"investigation": f"card-visit-{card.side}", "location": "card-activate"}.get(card.kind, "")
    lines = _line(lead, card.effect)
    if card.attached:
        lines.append(Line(Message("card-attached")))
    if card.power:
        lines.append(Line(Message(f"power-{card.power}", {"worth": card.worth, "limit": card.limit})))
    witchs = card.kind in ("brew", "charm", "curse", "familiar")
    lines += _line("card-cleanse-hunter" if witchs else "card-cleanse", card.cleanse)
    if card.boost:
        instead = "-instead" if card.boost.instead else ""
        lines += _line(f"card-boost-{card.boost.cost}{instead}", card.boost.effect)
    return lines


def of_villager(side: Side, dark: Side | None) -> list[Line]:
    """Both sides, where there are two."""
    if dark is None:
        return _of_side(side, "")
    return _of_side(side, "side-household") + _of_side(dark, "side-possessed")


def _of_side(side: Side, lead: str) -> list[Line]:
    lines = _line("villager-paid", side.paid)
    for line in _line("villager-unpaid" if side.paid else lead, side.ability):
        assets = (Message("villager-per-pawn", {"count": side.assets}),) if side.per_pawn else ()
        lines.append(Line(line.lead, (*assets, *line.parts)))
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


def text(lines: list[Line], texts: Texts) -> str:
    return " ".join(_sentence(line, texts) for line in lines)


def _sentence(line: Line, texts: Texts) -> str:
    parts = "; ".join(texts.text(part.id, **part.args) for part in line.parts)
    words = [texts.text(line.lead.id, **line.lead.args)] if line.lead else []
    told = " ".join([*words, *([parts] if parts else [])])
    stop = "" if told.endswith((".", "!")) else "."
    return f"{told[:1].upper()}{told[1:]}{stop}"
