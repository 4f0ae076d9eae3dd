"""The pieces that the village falls into for nets: what the Hunter may not know, who looks, what is near its end."""

from __future__ import annotations

from typing import TypeVar

from klubovna.games.kacir.parts import PARTS, Held, InPlay
from klubovna.games.kacir.villagers import DRAWN, HER, OPEN, Doubt, Group, Hunt, Ritual, Villager
from klubovna.kernel.parts import Part, words
from tests.games.kacir.kacir_table import GAME, Settlement

P = TypeVar("P", bound=Part)


def of(kind: type[P], parts: list[Part]) -> list[P]:
    return [part for part in parts if isinstance(part, kind)]


def roles(parts: list[Part]) -> dict[str, str]:
    return {part.villager: part.role for part in of(Villager, parts)}


def test_the_witch_knows_who_she_is_and_the_hunter_whom_he_has_excluded() -> None:
    t = Settlement(identity="hazel", suspects=["judy"])
    hers, his = roles(PARTS.known(t.s, "witch")), roles(PARTS.known(t.s, "hunter"))
    assert (hers["hazel"], hers["judy"]) == (HER, OPEN)
    assert (his["hazel"], his["judy"]) == (OPEN, DRAWN)


def test_an_imagined_state_has_everything() -> None:
    t = Settlement(identity="hazel", suspects=["judy"], hand=["daze"], other=["ranger"])
    for seat in ("witch", "hunter"):
        parts = PARTS.every(t.s, seat)
        assert (roles(parts)["hazel"], roles(parts)["judy"]) == (HER, DRAWN)
        assert {held.card for held in of(Held, parts)} == {"daze", "ranger"}


def test_a_hand_is_known_to_its_owner_only_but_for_what_was_shown() -> None:
    t = Settlement(hand=["daze"], other=["ranger", "fisherman"])
    t.s.known[1] = (t.s.content.number["ranger"],)
    assert {(held.mine, held.card) for held in of(Held, PARTS.known(t.s, "witch"))} == {
        (True, "daze"),
        (False, "ranger"),
    }
    assert {held.card for held in of(Held, PARTS.known(t.s, "hunter"))} == {"ranger", "fisherman"}


def test_the_same_villager_is_another_part_to_either_side() -> None:
    t = Settlement()
    assert not {*PARTS.every(t.s, "witch")} & {*PARTS.every(t.s, "hunter")}


def test_a_card_that_is_too_dear_is_another_part_than_one_that_can_be_paid() -> None:
    rich, poor = Settlement(hand=["venom"], influence=5), Settlement(hand=["venom"], influence=0)
    assert [held.payable for t in (rich, poor) for held in of(Held, PARTS.known(t.s, "witch"))] == [True, False]


def test_how_far_the_ritual_and_the_elimination_are() -> None:
    everybody = dict.fromkeys(("ashley", "william", "silas", "oswald", "kveta", "judy", "grace"), 1)
    t = Settlement(identity="hazel", favours={"hazel": 2}, secrets={"hazel": 1}, clues={**everybody, "hazel": 2})
    parts = PARTS.every(t.s, "witch")
    [ritual], [hunt] = of(Ritual, parts), of(Hunt, parts)
    assert (ritual.lacking, ritual.secrets, ritual.hers) == (1, 1, True)
    assert (hunt.missing, hunt.bare) == (1, 1)


def test_the_more_she_looks_like_it_the_more_she_is_suspected() -> None:
    quiet, loud = Settlement(identity="hazel"), Settlement(identity="hazel", favours={"hazel": 2})
    suspected = [of(Hunt, PARTS.every(t.s, "hunter"))[0].suspected for t in (quiet, loud)]
    assert suspected == [1, 9]


def test_the_hunter_counts_whom_it_may_be() -> None:
    t = Settlement("hunter", identity="hazel", suspects=["judy", "grace"], dead=["silas"], clues={"hazel": 3})
    [doubt] = of(Doubt, PARTS.known(t.s, "hunter"))
    assert (doubt.candidates, doubt.bare, doubt.most) == (6, 7, 3)
    assert not of(Doubt, PARTS.known(t.s, "witch"))


def test_a_group_that_her_pawns_fill_is_barred_to_the_hunter() -> None:
    t = Settlement("hunter", pawns=dict.fromkeys(("oswald", "hazel"), "witch"), dead=["kveta"])
    blue = of(Group, PARTS.every(t.s, "hunter"))[1]
    assert (blue.hers, blue.barred, blue.bare) == (True, 3, 2)


def test_cards_in_play_say_where_they_lie_and_how_full_they_are() -> None:
    t = Settlement(cards=["ranger", "elixir 1"])
    cards = {card.card: card for card in of(InPlay, PARTS.known(t.s, "hunter"))}
    assert cards["elixir"].tokens == 1
    assert "InPlay 1 kind=brew tokens=1 of 2" in words(cards["elixir"], t.s.content)


def test_a_deck_of_the_players_own_is_told_from_one_that_comes_with_the_game() -> None:
    t = Settlement()
    assert PARTS.agreed(t.s)["witch_deck"] == "standard"
    ranger = t.s.content.number["ranger"]
    t.s.decks[1] = tuple(card for card in t.s.decks[1] if card != ranger)
    assert (PARTS.agreed(t.s)["witch_deck"], PARTS.agreed(t.s)["hunter_deck"]) == ("standard", "own")
    assert GAME.parts is PARTS
