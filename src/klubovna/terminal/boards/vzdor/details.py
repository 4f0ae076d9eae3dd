"""All that is printed on a card, in full words, and where we know it from."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.text import Text

from klubovna.games.vzdor.box import Box
from klubovna.games.vzdor.cards import Enemy, Maquis, Mission, Side
from klubovna.games.vzdor.printed.cards import SPY
from klubovna.games.vzdor.view import DeckView, VzdorView
from klubovna.kernel.messages import Arg
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Heap, Thing
from klubovna.terminal.boards.vzdor.signs import DEFENCE_SIGN, KEYWORDS, POINTS_SIGN, SIDES, enemy_name
from klubovna.terminal.ink import Ink


def details(content: Box, thing: str, crossroads: str, texts: Texts, ink: Ink) -> RenderableType:
    card = thing.removeprefix("known-")
    if card in content.maquis:
        return Group(*_maquis(card, content.maquis[card], texts, ink))
    if card in content.missions:
        return Group(*_mission(card, content.missions[card], crossroads, texts, ink))
    if card in content.enemies:
        return Group(*_enemy(card, content.enemies[card], content, texts, ink))
    about = "vzdor-about-spy" if card == SPY else "vzdor-about-hidden"
    return Group(
        _title(texts.name(card) if card == SPY else texts.text("vzdor-stranger"), ink),
        Text(),
        Text(texts.text(about)),
    )


def _title(name: str, ink: Ink) -> Text:
    return Text(name, f"bold {ink.chosen}")


def _source(source: str, texts: Texts, ink: Ink) -> Text:
    return Text(f"{texts.text('ui-source')}: {texts.text(f'source-{source}')}", ink.ink2)


def _maquis(card: str, maquis: Maquis, texts: Texts, ink: Ink) -> list[Text]:
    lines = [_title(texts.name(card), ink)]
    for name, colour in (("covert", ink.good), ("revealed", ink.bad)):
        lines += [Text(), *_side(name, maquis.side(name), colour, texts, ink)]
    return [*lines, Text(), _source(maquis.source, texts, ink)]


def _side(name: str, side: Side, colour: str, texts: Texts, ink: Ink) -> list[Text]:
    heading = texts.text(f"vzdor-{name}-side", strength=side.strength)
    lines = [Text(f"{SIDES[name]} {heading}", f"bold {colour}")]
    if side.action is None:
        return [*lines, Text(texts.text("vzdor-no-action"), ink.ink2)]
    phases = ", ".join(texts.name(phase) for phase in side.phase)
    short = texts.text(f"short-{side.action}", count=side.count)
    full = texts.text(f"full-{side.action}", count=side.count)
    return [*lines, Text.assemble((f"{phases}: ", ink.ink2), (short, "bold")), Text(full)]


def _effect(keyword: str, effect: str, texts: Texts, ink: Ink, **args: Arg) -> list[Text]:
    short = texts.text(f"short-effect-{effect}", **args)
    head = Text.assemble((f"{KEYWORDS[keyword]} {texts.name(keyword)}: ", f"bold {ink.bad}"), (short, "bold"))
    return [head, Text(texts.text(f"full-effect-{effect}", **args))]


def _mission(card: str, mission: Mission, crossroads: str, texts: Texts, ink: Ink) -> list[Text]:
    numbers = texts.text(
        "vzdor-mission-numbers", defence=mission.defence, points=mission.points, garrison=mission.garrison
    )
    lines = [
        _title(texts.name(card), ink),
        Text(texts.text("vzdor-era", era=mission.era, name=texts.name(f"era-{mission.era}")), ink.ink2),
        Text(f"{DEFENCE_SIGN}{mission.defence}  {POINTS_SIGN}{mission.points}   {numbers}"),
        Text(),
        *_effect(mission.keyword, mission.effect, texts, ink, count=mission.count, crossroads=crossroads),
        Text(),
        _source(mission.source, texts, ink),
    ]
    return [*lines, *_czech_title(mission.czech_title, texts, ink)]


def _enemy(card: str, enemy: Enemy, content: Box, texts: Texts, ink: Ink) -> list[Text]:
    kind = content.types[enemy.type]
    copies = texts.text("vzdor-copies", count=len(kind.defence), defences=", ".join(map(str, kind.defence)))
    return [
        _title(enemy_name(texts, card), ink),
        Text(f"{DEFENCE_SIGN}{enemy.defence}   {texts.text('vzdor-defence', defence=enemy.defence)}"),
        Text(copies, ink.ink2),
        Text(),
        *_effect(enemy.keyword, enemy.effect, texts, ink, count=1),
        Text(),
        _source(enemy.source, texts, ink),
        *_czech_title(kind.czech_title, texts, ink),
    ]


def _czech_title(source: str, texts: Texts, ink: Ink) -> list[Text]:
    """Who reads Czech is told where the Czech name comes from."""
    if texts.language != "cs":
        return []
    return [Text(f"{texts.text('vzdor-czech-title')}: {texts.text(f'source-{source}')}", ink.ink2)]


def things(view: VzdorView, texts: Texts) -> list[Heap]:
    """Places from the top of the table to the bottom, then the piles; empty ones are left out."""
    heaps = [_heap("missions", [m.id for m in view.missions if m.id], texts)]
    for mission in view.missions:
        if mission.garrison:
            names = [(e.id, _enemy_name(e.id, e.card, texts)) for e in mission.garrison]
            heaps.append(Heap(texts.name(mission.id) if mission.id else "–", _counted(names)))
    heaps += [_heap(name, cards, texts) for name, cards in _places(view)]
    heaps += [_possible(name, deck, texts) for name, deck in _decks(view)]
    heaps += [
        Heap(texts.text("vzdor-hidden-among", name=texts.name(word)), _named(cards, texts))
        for word, cards in view.hidden.items()
    ]
    return [heap for heap in heaps if heap.things]


def _decks(view: VzdorView) -> list[tuple[str, DeckView]]:
    return [("covert", view.covert), ("recruits", view.recruits), ("enemies", view.enemies)]


def _possible(name: str, deck: DeckView, texts: Texts) -> Heap:
    """Whom the unknown cards of a deck may be."""
    return Heap(texts.text(f"vzdor-{name}-among", count=deck.strangers), _named(deck.among, texts))


def _places(view: VzdorView) -> list[tuple[str, list[str]]]:
    return [
        ("looked", view.looked),
        ("hand", view.hand),
        ("covert-play", view.covert_play),
        ("revealed-play", view.revealed_play),
        *_deck_places("covert", view.covert),
        *_deck_places("recruits", view.recruits),
        ("revealed-pile", view.revealed_pile),
        *_deck_places("enemies", view.enemies),
        ("completed", view.completed),
        ("failed", view.failed),
        ("removed", view.removed),
    ]


def _deck_places(name: str, deck: DeckView) -> list[tuple[str, list[str]]]:
    return [
        (f"{name}-top", deck.top),
        (f"{name}-inside", deck.inside),
        (f"{name}-bottom", deck.bottom),
        (f"{name}-discard", deck.discard),
    ]


def _heap(name: str, cards: list[str], texts: Texts) -> Heap:
    return Heap(texts.text(f"vzdor-{name}"), _named(cards, texts))


def _named(cards: list[str], texts: Texts) -> tuple[Thing, ...]:
    return _counted([(card, texts.name(card)) for card in cards])


def _counted(names: list[tuple[str, str]]) -> tuple[Thing, ...]:
    """Cards that are alike are one line."""
    return tuple(Thing(id, f"{name} ×{n}" if n > 1 else name) for (id, name), n in Counter(names).items())


def _enemy_name(word: str, card: str | None, texts: Texts) -> str:
    if card is None:
        return texts.text("vzdor-stranger")
    return texts.text("vzdor-known", name=texts.name(card)) if word.startswith("known-") else texts.name(card)
