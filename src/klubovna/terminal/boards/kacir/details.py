"""All that is printed on a card or a villager, in full words, what lies there now, and where we know it from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from klubovna.games.kacir.box import Box
from klubovna.games.kacir.printed import Card, Side
from klubovna.games.kacir.view import KacirView, VillagerView
from klubovna.kernel.texts import Texts
from klubovna.kernel.wording import text
from klubovna.terminal.boards import Heap, Thing
from klubovna.terminal.boards.kacir.signs import TOKENS
from klubovna.terminal.ink import Ink


def details(content: Box, view: KacirView | None, thing: str, texts: Texts, ink: Ink) -> RenderableType:
    title = Text(texts.name(thing), f"bold {ink.chosen}")
    lines = [Text(line) for line in _told(content, view, thing, texts)]
    return Group(title, Text(), *lines)


def _told(content: Box, view: KacirView | None, thing: str, texts: Texts) -> list[str]:
    if thing in content.villagers:
        return _villager(content, view, thing, texts)
    if thing in content.key:
        return _card(content, view, thing, texts)
    if thing in content.factions:
        return _faction(content, thing, texts)
    return [text(content.told(thing), texts), "", _source(content, "scenarios", thing, texts)]


def _source(content: Box, file: str, block: str, texts: Texts) -> str:
    known = next((b.source for b in content.blocks if (b.file, b.block) == (file, block)), "pack")
    return f"{texts.text('ui-source')}: {texts.text(f'source-{known}')}"


def _not_ours(printed: tuple[str, ...], texts: Texts) -> list[str]:
    """What of a card is not ours, where not all of it is known."""
    if not printed:
        return []
    return [texts.text("kacir-printed", parts=", ".join(texts.text(f"kacir-part-{part}") for part in printed))]


# Cards


def _card(content: Box, view: KacirView | None, word: str, texts: Texts) -> list[str]:
    id = content.card_named(word)
    card = content.cards_by_id[id]
    file = "hunter" if card.kind in ("ally", "event", "investigation", "location") else "witch"
    lines = [texts.text("kacir-card-kind", kind=card.kind, seat=file, cost=card.cost), *_values(card, texts), ""]
    lines += [text(content.told(id), texts), "", *_now(view, word, texts)]
    printed = texts.text("kacir-copies", number=card.number, count=card.copies)
    copies = printed if card.number else texts.text("kacir-own-decks")
    return [*lines, copies, _source(content, file, id, texts), *_not_ours(card.printed, texts)]


def _values(card: Card, texts: Texts) -> list[str]:
    """Upkeep, gloom, secrets, the price of cancelling; whose visits an investigation waits for."""
    lines = [
        texts.text(f"kacir-value-{name}", count=getattr(card, name))
        for name in ("upkeep", "gloom", "secrets", "cancel")
        if getattr(card, name)
    ]
    return lines + ([texts.text(f"kacir-waits-{card.side}")] if card.kind == "investigation" else [])


def _now(view: KacirView | None, word: str, texts: Texts) -> list[str]:
    """What is on a card that lies in play."""
    found = next((card for card in view.cards if card.id == word), None) if view else None
    if found is None:
        return []
    told = [texts.text("kacir-in-play")]
    told += [f"{texts.text('kacir-lies-at')} {texts.name(found.villager)}"] if found.villager else []
    told += [f"{texts.name('gloom')} {found.gloom}/{found.gloom_limit}"] if found.gloom_limit else []
    told += [f"{texts.name('secret')} {found.secrets}/{found.secrets_needed}"] if found.secrets_needed else []
    told += [texts.text(f"kacir-sign-{state}") for state in ("dazed", "covered") if getattr(found, state)]
    return [", ".join(told), ""]


# Villagers


def _villager(content: Box, view: KacirView | None, id: str, texts: Texts) -> list[str]:
    villager, dark = content.villagers[id], content.possessed.get(id)
    group = content.factions[villager.faction].group
    here = next((known for known in view.villagers if known.id == id), None) if view else None
    lines = [
        f"{texts.text(f'kacir-group-{group}')}: {texts.name(villager.faction)}",
        *_assets(villager, dark, texts),
        "",
    ]
    lines += [text(content.told(id), texts), ""]
    if here is not None and view is not None:
        lines += [*_lying(here, view, texts), ""]
    lines += [_source(content, "villagers", id, texts), *_not_ours(villager.printed, texts)]
    if dark is not None:
        lines.append(f"{texts.name('possessed')} – {_source(content, 'possessed', id, texts)}")
    return lines


def _assets(side: Side, dark: Side | None, texts: Texts) -> list[str]:
    name = "per-pawn" if side.per_pawn else "assets"
    told = [texts.text(f"kacir-value-{name}", count=side.assets)]
    if dark is not None and (dark.assets, dark.per_pawn) != (side.assets, side.per_pawn):
        told.append(f"{texts.name('possessed')}: {texts.text('kacir-value-assets', count=dark.assets)}")
    return told


def _lying(villager: VillagerView, view: KacirView, texts: Texts) -> list[str]:
    """Tokens, a pawn and cards that lie there, and what is known of the villager."""
    limit = {"gloom": f"/{villager.gloom_limit}"}
    tokens = [
        f"{sign}{getattr(villager, kind)}{limit.get(kind, '')} {texts.text(f'kacir-tokens-{kind}')}"
        for kind, sign in TOKENS.items()
        if getattr(villager, kind)
    ]
    lines = [f"{texts.text('kacir-lies-here')} {', '.join(tokens) or '–'}"]
    if villager.pawn:
        lines.append(texts.text(f"kacir-pawn-{villager.pawn}"))
    lines += [f"· {texts.name(card.id)}" for card in view.cards if card.id in villager.cards]
    if villager.face != "plain":
        lines.append(texts.name(villager.face))
    if villager.dead:
        lines.append(texts.text("kacir-dead"))
    elif villager.witch:
        lines.append(texts.text("kacir-you"))
    elif villager.cleared:
        lines.append(texts.text("kacir-cleared"))
    return lines


def _faction(content: Box, faction: str, texts: Texts) -> list[str]:
    """The overview card of a group: its three villagers and what they do."""
    lines = [texts.text(f"kacir-group-{content.factions[faction].group}"), ""]
    for id in content.members(faction):
        villager = content.villagers[id]
        name = "per-pawn" if villager.per_pawn else "assets"
        value = texts.text(f"kacir-value-{name}", count=villager.assets)
        lines += [f"{texts.name(id)} – {value}", text(content.told(id), texts), ""]
    return [*lines, _source(content, "factions", faction, texts)]


# What can be looked at


def things(content: Box, view: KacirView, texts: Texts) -> list[Heap]:
    """The village, cards in play, hands as far as they are known, piles, the scenario; then all there is in the box."""
    word = texts.text
    heaps = [Heap(word("kacir-village"), _counted([v.id for v in view.villagers], texts))]
    heaps.append(Heap(word("kacir-shown"), _counted(view.shown, texts)))
    for side in view.sides:
        name = texts.name(side.seat)
        played = [card.id for card in view.cards if card.owner == side.seat]
        heaps.append(
            Heap(f"{name}: {word('kacir-hand')}", _counted(side.known if side.hand is None else side.hand, texts))
        )
        heaps.append(Heap(f"{name}: {word('kacir-in-play')}", _counted(played, texts)))
    heaps.append(Heap(word("kacir-scenario"), (Thing(view.scenario, texts.name(view.scenario)),)))
    heaps.append(Heap(word("kacir-groups"), _counted([*content.factions], texts)))
    for side in view.sides:
        name = texts.name(side.seat)
        heaps.append(Heap(f"{name}: {word('kacir-discards')}", _counted(side.discard, texts)))
        heaps.append(Heap(f"{name}: {word('kacir-unseen')}", _counted(side.unseen, texts)))
    for seat in ("witch", "hunter"):
        cards = [id for n, id in enumerate(content.ids) if content.owner[n] == ("witch", "hunter").index(seat)]
        heaps.append(Heap(f"{texts.name(seat)}: {word('kacir-all-cards')}", _counted(cards, texts)))
    return [heap for heap in heaps if heap.things]


def _counted(ids: Iterable[str], texts: Texts) -> tuple[Thing, ...]:
    """Cards that are alike are one line."""
    counted = Counter(list(ids)).items()
    return tuple(Thing(id, texts.name(id) + (f" ×{count}" if count > 1 else "")) for id, count in counted)
