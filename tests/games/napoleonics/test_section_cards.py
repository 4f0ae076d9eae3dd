"""Section cards ("Karty sekce"): each of them."""

from __future__ import annotations

import pytest

from tests.games.napoleonics.napoleonics_table import Battlefield

EVERYWHERE = {f"C{column}": "french-light" for column in (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)}
"""French light infantry; for the French, C10 to C12 are the left and C2 to C4 the right."""
LEFT, CENTER, RIGHT = {"C10", "C11", "C12"}, {"C5", "C6", "C7", "C8", "C9"}, {"C2", "C3", "C4", "A1"}
SECTION = {"scout": 1, "probe": 2, "attack": 3}


@pytest.mark.parametrize("word", SECTION)
@pytest.mark.parametrize(("wing", "hexes"), [("left", LEFT), ("center", CENTER), ("right", RIGHT)])
def test_section_cards(word: str, wing: str, hexes: set[str]) -> None:
    """ "Scout", "Probe", "Attack": 1, 2, 3 units or leaders of one section."""
    t = Battlefield(french=EVERYWHERE, hand=[f"{word}-{wing}"])
    assert t.offered("order") == hexes
    for hex in sorted(hexes)[: SECTION[word]]:
        t.play(f"order {hex}")
    assert t.asks == "move-units"


@pytest.mark.parametrize(("wing", "hexes"), [("left", LEFT), ("center", CENTER), ("right", RIGHT)])
def test_assault(wing: str, hexes: set[str]) -> None:
    """ "Assault": as many as there are cards in hand, with this one."""
    t = Battlefield(french=EVERYWHERE, hand=[f"assault-{wing}", "bombard"]).play(f"play assault-{wing}")
    assert t.offered("order") == hexes
    first, second, *_ = sorted(hexes)
    assert t.play(f"order {first}", f"order {second}").asks == "move-units"


@pytest.mark.parametrize(
    ("card", "counts"),
    [
        ("coordinated-advance", (1, 2, 1)),
        ("flank-attack", (2, 0, 2)),
        ("forward", (2, 2, 2)),
        ("recon-in-force", (1, 1, 1)),
    ],
)
def test_cards_of_several_sections(card: str, counts: tuple[int, int, int]) -> None:
    """ "Coordinated Advance", "Flank Attack", "Forward", "Recon in Force"."""
    t = Battlefield(french=EVERYWHERE, hand=[card])
    for count, hexes in zip(counts, (LEFT, CENTER, RIGHT), strict=True):
        for hex in sorted(hexes)[:count]:
            assert hexes >= t.offered("order")
            t.play(f"order {hex}")
    assert t.asks == "move-units"


def test_scout_draws_two_and_keeps_one() -> None:
    """ "Až si budete brát novou kartu velení, vytáhněte si dvě a vyberte si jednu z nich. Druhou odložte."""
    t = Battlefield(hand=["scout-center"]).roll("forward", "bombard")
    assert (t.seat, set(t.options)) == ("french", {"keep forward", "keep bombard"})
    assert t.table.view("allied").sides[0].drawn is None
    t.play("keep bombard")
    assert t.hand("french") == ["bombard"]
    assert t.s.content.card_number["forward"] in t.s.discard
