"""The board of Kacíř as tests draw it."""

from __future__ import annotations

from typing import Any

import msgspec

import klubovna
from klubovna.games.kacir.box import SEATS, Box
from klubovna.games.kacir.view import CardView, KacirView
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Board, Offer, Space, board_for
from klubovna.terminal.ink import ink_of
from klubovna.terminal.language import all_texts

GAME = klubovna.game("kacir")
INK = ink_of("evening", klubovna.game("kacir").lid)
SIZES = [(80, 11), (80, 24), (93, 30), (120, 50), (150, 70)]
COMPACT, LARGE = Space(80, 11), Space(130, 80)
VILLAGES = [
    {"red": "adventurers", "blue": "craftsmen"},
    {"scenario": "no-card", "red": "neighbours", "blue": "elders"},
]


def content() -> Box:
    found = GAME.content()
    assert isinstance(found, Box)
    return found


def board() -> Board:
    return board_for("kacir", content())


def texts_en() -> Texts:
    return all_texts(GAME, "en")


def village(seed: int = 1, **options: Any) -> klubovna.Table:
    return klubovna.new("kacir", seed=seed, **{**VILLAGES[0], **options})


def drawn(view: KacirView, choices: Offer | None = None, size: Space = COMPACT, language: str = "en") -> str:
    shown = str(board().draw(view, choices or Offer(), size, all_texts(GAME, language), INK))
    return shown.replace("\N{NO-BREAK SPACE}", " ")


def changed(view: KacirView, villager: str, **values: object) -> KacirView:
    villagers = [msgspec.structs.replace(v, **values) if v.id == villager else v for v in view.villagers]
    return msgspec.structs.replace(view, villagers=villagers)


def lying(id: str, **values: object) -> CardView:
    """A card in play."""
    card = content().cards_by_id[id]
    owner = SEATS[content().owner[content().number[id]]]
    plain = CardView(
        id=id, card=id, kind=card.kind, owner=owner, gloom=card.gloom, gloom_limit=card.gloom, secrets=0,
        secrets_needed=card.secrets, villager=None, side=None, pawn=False, dazed=False, covered=False, host=None,
    )  # fmt: skip
    return msgspec.structs.replace(plain, **values)
