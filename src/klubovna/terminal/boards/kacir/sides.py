"""Both sides: influence, pawns, hand and deck, the cards on their boards; the notebook; and the bar on top."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from klubovna.games.kacir.view import CardView, KacirView, SideView
from klubovna.kernel.messages import Seat
from klubovna.kernel.texts import Texts
from klubovna.kernel.wording import text
from klubovna.terminal.boards.drawing import MARK, Lines, ends, flow, prose
from klubovna.terminal.boards.kacir.signs import (
    AT_SIGN,
    CARD_SIGN,
    COVERED_SIGN,
    DAZED_SIGN,
    EVIDENCE_SIGN,
    INFLUENCE_SIGN,
    NBSP,
    PAWN_SIGN,
    TOKENS,
    Painter,
    letter,
)
from klubovna.terminal.ink import Ink

BOARDS: dict[Seat, tuple[str, ...]] = {
    "witch": ("brew", "familiar", "curse", "charm"),
    "hunter": ("ally", "location", "investigation"),
}
"""What lies in play for whom, in the order of the boards."""


def facing(p: Painter) -> Lines:
    """The opponent: a line or two."""
    return _short(p, _other(p))


def own(p: Painter) -> Lines:
    return _short(p, p.below)


def facing_board(p: Painter) -> Lines:
    """The opponent with a line for each kind of cards."""
    return _long(p, _other(p))


def own_board(p: Painter) -> Lines:
    return _long(p, p.below)


def _other(p: Painter) -> Seat:
    return next(side.seat for side in p.view.sides if side.seat != p.below)


def _short(p: Painter, seat: Seat) -> Lines:
    return flow([*_head(p, p.side(seat)), *(_card(p, card) for card in _in_play(p, seat))], p.width, "  ")


def _long(p: Painter, seat: Seat) -> Lines:
    lines = flow(_head(p, p.side(seat)), p.width, "  ")
    for kind in BOARDS[seat]:
        cards = [_card(p, card) for card in _in_play(p, seat) if card.kind == kind]
        room = p.content.rules.board
        spaces = getattr(room, kind, 0)
        head = Text(f" {p.word(f'row-{kind}')}{f' {len(cards)}/{spaces}' if spaces else ''}: ", p.ink.ink2)
        if cards or spaces:
            first, *more = flow(cards or [Text("–", p.ink.ink2)], p.width - head.cell_len, "  ")
            lines += [Text.assemble(head, first), *(Text.assemble(" " * head.cell_len, line) for line in more)]
    return lines


def _head(p: Painter, side: SideView) -> list[Text]:
    """`►Witch ¤3 ●●+F ▒4 deck 40 discards 3`."""
    turn = Text(MARK if p.view.mover == side.seat else " ", f"bold {p.ink.chosen}")
    name = p.texts.name(side.seat)
    told = [
        Text.assemble(turn, (f"{letter(side.seat, p.texts)}{NBSP}{name}", f"bold {p.side_ink(side.seat)}")),
        _influence(p, side),
        _pawns(p, side),
        Text(f"{CARD_SIGN}{side.hand_count}", p.ink.ink2),
        _count(p, "deck", side.deck),
        _count(p, "discards", len(side.discard)),
    ]
    if side.seat == "hunter":
        told += _findings(p)
        told += [_count(p, "upkeep", p.view.upkeep)] if p.view.upkeep else []
    if side.known:
        cards = ", ".join(p.texts.name(card) for card in side.known)
        told.append(Text(f"{p.word('known')} {cards}".replace(" ", NBSP), p.ink.ink2))
    return told


def _influence(p: Painter, side: SideView) -> Text:
    then = p.promised(f"influence-{side.seat}")
    promise = Text("" if then is None else f"→{then}", f"bold {p.ink.chosen}")
    return Text.assemble((f"{INFLUENCE_SIGN}{side.influence}", f"bold {p.ink.ink}"), promise)


def _pawns(p: Painter, side: SideView) -> Text:
    familiar = f"+{letter('familiar', p.texts)}" if side.familiar else ""
    return Text((PAWN_SIGN * side.pawns + familiar) or "–", p.side_ink(side.seat))


def _findings(p: Painter) -> list[Text]:
    """Evidence and, behind it, what a suspect card takes."""
    then = p.promised("evidence")
    promise = Text("" if then is None else f"→{then}", f"bold {p.ink.chosen}")
    evidence = Text.assemble((f"{EVIDENCE_SIGN}{p.view.evidence}", f"bold {p.ink.ink}"), promise)
    return [Text.assemble(evidence, (f"/{p.view.evidence_needed}", p.ink.ink2))]


def _count(p: Painter, name: str, value: int) -> Text:
    return Text.assemble((f"{p.word(name)}{NBSP}", p.ink.ink2), (str(value), p.ink.ink))


def _in_play(p: Painter, seat: Seat) -> list[CardView]:
    order = BOARDS[seat]
    return sorted((card for card in p.view.cards if card.owner == seat), key=lambda card: order.index(card.kind))


def _card(p: Painter, card: CardView) -> Text:
    """`[Fumes ◆2/3]`, `[Trail→Judy]`, `[Peat bog ≈2/3 ●]`, `[#Ranger]`."""
    then = p.promised(f"tokens-{card.id}")
    promise = Text("" if then is None else f"→{then}", f"bold {p.ink.chosen}")
    sign = COVERED_SIGN if card.covered else DAZED_SIGN + NBSP if card.dazed else ""
    tokens, most = (card.secrets, card.secrets_needed) if card.secrets_needed else (card.gloom, card.gloom_limit)
    kind = TOKENS["secrets"] if card.secrets_needed else TOKENS["gloom"]
    where = AT_SIGN + p.villager(card.villager) if card.villager else AT_SIGN + _host(p, card) if card.host else ""
    style = p.ink.ink2 if card.covered or card.dazed else p.side_ink(card.owner)
    name = f"{sign}{p.card(card.card)}{where}"
    told = f"{NBSP}{kind}{tokens}/{most}" if most else ""
    pawn = NBSP + PAWN_SIGN if card.pawn else ""
    return Text.assemble(p.mark(card.id), (f"[{name}{told}", style), promise, (f"{pawn}]", style))


def _host(p: Painter, card: CardView) -> str:
    return next((p.card(other.card) for other in p.view.cards if other.id == card.host), "")


# Cards in hand


def hand(p: Painter) -> Lines:
    """The cards by their names and costs, and cards that are being shown."""
    return _shown(p) + flow([_held(p, card, count) for card, count in _hand(p).items()], p.width, "  ")


def hand_told(p: Painter) -> Lines:
    """What each of the cards does, in full words."""
    lines = _shown(p)
    for card, count in _hand(p).items():
        head = Text.assemble(_held(p, card, count), " ", (p.texts.name(p.content.cards_by_id[card].kind), p.ink.ink2))
        told = prose(text(p.content.told(card), p.texts), p.width - 2, p.ink.ink2)
        if len(told) == 1 and head.cell_len + 2 + told[0].cell_len <= p.width:
            lines.append(Text.assemble(head, ": ", told[0]))
        else:
            lines += [head, *(Text.assemble("  ", line) for line in told)]
    return lines


def _hand(p: Painter) -> Counter[str]:
    return Counter(p.side(p.below).hand or ())


def _held(p: Painter, card: str, count: int) -> Text:
    cost = f"{NBSP}{INFLUENCE_SIGN}{p.content.cards_by_id[card].cost}"
    many = f"{NBSP}×{count}" if count > 1 else ""
    return Text.assemble(p.hand_mark(card), (f"{CARD_SIGN}{p.card(card)}{cost}{many}", f"bold {p.ink.ink}"))


def _shown(p: Painter) -> Lines:
    """Cards that somebody is deciding upon."""
    if not p.view.shown:
        return []
    head = Text(f"{p.word('shown')}:", p.ink.ink2)
    cards = [Text.assemble(p.mark(card), (f"[{p.card(card)}]", f"bold {p.ink.chosen}")) for card in p.view.shown]
    return flow([head, *cards], p.width, " ")


# The notebook


def notebook(p: Painter) -> Lines:
    """Who may be the Witch, as far as this seat knows; to the Witch, who she is and what the Hunter may know."""
    view = p.view
    told = _of_witch(p) if view.identity is not None else _of_others(p)
    told.append(p.word("note-dead", count=view.innocents, needed=view.innocents_needed))
    told.append(p.word("note-clues", count=view.clues_needed))
    return prose(" ▪ ".join(told), p.width, p.ink.ink)


def _of_witch(p: Painter) -> list[str]:
    view = p.view
    name = p.villager(view.identity or "") if p.brief else p.texts.name(view.identity or "")
    told = [p.word("note-identity", name=name, favours=_favours(view), needed=view.favours_needed)]
    told.append(p.word("note-held", count=view.suspect_count, needed=view.suspects_needed))
    few, many = fewest(view), most(view)
    return [*told, p.word("note-reach", count=str(few) if few == many else f"{few}–{many}")]


def _of_others(p: Painter) -> list[str]:
    """Whose suspect cards the Hunter has drawn, and who remains."""
    view = p.view
    told = [p.word("note-held", count=view.suspect_count, needed=view.suspects_needed)]
    if view.suspects is not None:
        names = ", ".join(map(p.villager, view.suspects)) or "–"
        told = [p.word("note-suspects", count=view.suspect_count, needed=view.suspects_needed, names=names)]
    if len(view.possible) == len(view.villagers):
        return [*told, p.word("note-all")]
    names = ", ".join(map(p.villager, view.possible))
    return [*told, p.word("note-possible", count=len(view.possible), names=names)]


def _favours(view: KacirView) -> int:
    return next(villager.favours for villager in view.villagers if villager.witch)


def fewest(view: KacirView) -> int:
    """So few villagers at least are possible to the Hunter: whoever is neither dead nor among his cards…"""
    return max(1, len(view.villagers) - view.innocents - view.suspect_count)


def most(view: KacirView) -> int:
    """…and so many at most, where his cards are those of the dead."""
    return len(view.villagers) - max(view.innocents, view.suspect_count)


def supply(p: Painter) -> Lines:
    """What is left in the box, and the scenario."""
    kinds = {**TOKENS, "evidence": EVIDENCE_SIGN}
    left = " ".join(f"{sign}{p.view.supply[kind]}" for kind, sign in kinds.items())
    told = [Text(f"{p.word('supply')} {left}".replace(" ", NBSP), p.ink.ink2)]
    told.append(Text(p.word("green-pawns", count=p.view.green_pawns).replace(" ", NBSP), p.ink.ink2))
    told.append(Text(p.texts.name(p.view.scenario).replace(" ", NBSP), p.ink.ink2))
    return flow(told, p.width, "  ▪ ")


def status(view: KacirView, width: int, texts: Texts, ink: Ink) -> Text:
    """The round, whose turn it is, influence of both sides, evidence and suspect cards; where there is room, the
    scenario."""
    style = f"bold {ink.accent_ink}"
    when = texts.text("kacir-round", round=view.round, seat=view.mover) if view.round else texts.text("kacir-set-up")
    sides = "  ".join(f"{letter(side.seat, texts)}{INFLUENCE_SIGN}{side.influence}" for side in view.sides)
    found = f"{EVIDENCE_SIGN}{view.evidence}/{view.evidence_needed} ?{view.suspect_count}/{view.suspects_needed}"
    right = Text(f"{sides}  {found}", style)
    named = Text(f"{when} · {texts.name(view.scenario)}", style)
    left = named if named.cell_len + right.cell_len < width else Text(when, style)
    line = ends(left, right, width)
    line.truncate(width, overflow="ellipsis")
    return line
