"""The board of Kacíř: the village, both boards, the notebook and all choices can be read without colour, and nobody
sees what is another's."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from rich.console import Console

import klubovna
from klubovna.games.kacir.box import SEATS, Box
from klubovna.games.kacir.choices import END_TURN, GATHER, Choose, Eliminate, Play
from klubovna.games.kacir.printed import SCENARIOS
from klubovna.games.kacir.printed.wording import text
from klubovna.games.kacir.view import CardView, KacirView
from klubovna.kernel.actions import Action
from klubovna.kernel.game import Preview
from klubovna.kernel.messages import Message
from klubovna.kernel.texts import LANGUAGES, Texts
from klubovna.terminal.boards import Board, Offer, Space, board_for
from klubovna.terminal.boards.kacir.sides import fewest, most
from klubovna.terminal.boards.kacir.signs import TOKENS
from klubovna.terminal.ink import ink_of
from klubovna.terminal.language import all_texts
from tests.terminal.drawing import moments, offer

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


# The village


@pytest.mark.parametrize("options", VILLAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nine_villagers_in_three_groups(language: str, options: dict[str, Any]) -> None:
    """In every size each villager's name stands once in the village, in the column of its group."""
    view, texts = village(**options).view("hunter"), all_texts(GAME, language)
    for size in SIZES:
        lines = drawn(view, size=Space(*size), language=language).splitlines()
        heading = next(line for line in lines if line.startswith("─ "))
        starts = [heading.index(texts.text(f"kacir-group-{group}")) for group in ("red", "blue", "green")]
        for number, villager in enumerate(view.villagers):
            name = texts.text(f"kacir-brief-{villager.id}")
            start = starts[number // 3] - 2
            assert any(line[start : start + 12].lstrip("╭─").startswith(name) for line in lines), (size, name)


def test_a_villager_in_one_line() -> None:
    """What a visit places, tokens of both sides, the card that lies there and the pawn."""
    view = village().view("hunter")
    view = changed(view, "judy", secrets=2, favours=1, clues=3, gloom=1, pawn="familiar", cards=["trail"])
    view = msgspec.structs.replace(view, cards=[lying("trail", villager="judy", side="witch")])
    assert "Judy +1 ◆2♥1▲3≈1 *     [F]" in drawn(view, size=Space(80, 6))


def test_in_a_frame_cards_are_named_with_whom_they_wait_for() -> None:
    view = changed(village().view("hunter"), "judy", cards=["triangulation"])
    card = lying("triangulation", villager="judy", side="witch")
    shown = drawn(msgspec.structs.replace(view, cards=[card]), size=Space(80, 30))
    assert "*Triangulation(W) ≈3" in shown
    assert "[Triangulation→Judy ≈3/3]" in shown


@pytest.mark.parametrize("kind", TOKENS)
def test_every_token_is_seen_in_every_size(kind: str) -> None:
    view = village().view("hunter")
    more = changed(view, "judy", **{kind: 7})
    for size in SIZES:
        assert f"{TOKENS[kind]}7" in drawn(more, size=Space(*size))


@pytest.mark.parametrize(("pawn", "letter"), [("witch", "[Č]"), ("familiar", "[P]"), ("hunter", "[L]")])
def test_a_pawn_says_whose_it_is(pawn: str, letter: str) -> None:
    view = changed(village().view("hunter"), "grace", pawn=pawn)
    for size in SIZES:
        assert drawn(view, size=Space(*size), language="cs").count(letter) == 1


def test_the_dead_are_marked() -> None:
    view = changed(village().view("witch"), "silas", dead=True)
    for size in SIZES:
        assert "†Silas" in drawn(view, size=Space(*size))


def test_what_the_cursor_would_do_is_drawn_and_told() -> None:
    table = village(3)
    while not (table.decision and table.decision.__class__.__name__ == "PlaceAsset"):
        table.play(table.options[0])
    choices = offer(table)
    view, (villager,) = table.view(table.seat), choices.items[0]
    before = next(v.secrets for v in view.villagers if v.id == villager)
    assert f"◆{before}→{before + 1}" in drawn(view, choices, LARGE)
    name = texts_en().text(f"kacir-brief-{villager}")
    assert board().hint((villager,), view, choices, texts_en()).startswith(f"{name} ◆{before}→{before + 1}")


@pytest.mark.parametrize(
    ("id", "value", "told"),
    [
        ("influence-hunter", 5, "Hunter ¤2→5"),
        ("evidence", 2, "§0→2"),
        ("gloom-judy", 1, "Judy ≈2→1"),
        ("tokens-fumes", 2, "Fumes of confusion ◆0→2"),
        ("tokens-phantom-2", 2, "Phantom 2 ≈0→2"),
    ],
)
def test_every_kind_of_change_is_told(id: str, value: int, told: str) -> None:
    choices = Offer((), preview=Preview(numbers={id: value}))
    assert board().hint(("gather",), village().view("witch"), choices, texts_en()) == told


# Both boards, hands, the notebook


def test_ones_own_side_is_below_the_village() -> None:
    table, texts = village(), texts_en()
    for size in SIZES:
        for seat, other in (("witch", "hunter"), ("hunter", "witch")):
            shown = drawn(table.view(seat), size=Space(*size))
            mine, theirs = (shown.index(f" {texts.name(name)}  ¤2") for name in (seat, other))
            assert theirs < shown.index("Ashley") < mine


def test_when_the_cards_are_laid_open_nobody_changes_seats() -> None:
    table, mine, texts = village(), board(), texts_en()
    view = table.view("witch")
    before = str(mine.draw(view, Offer(), COMPACT, texts, INK))
    hands = [msgspec.structs.replace(side, hand=list(side.hand or ())) for side in view.sides]
    after = str(mine.draw(msgspec.structs.replace(view, sides=hands), Offer(), COMPACT, texts, INK))
    assert before.index("Hunter") < before.index("Witch")
    assert after.index("Hunter") < after.index("Witch")


@pytest.mark.parametrize(
    ("card", "shown"),
    [
        (lying("fumes", secrets=2), "[Fumes of confusion ◆2/3]"),
        (lying("peat-bog", gloom=1, pawn=True), "[Peat bog ≈1/3 ●]"),
        (lying("ranger", covered=True), "[#Ranger]"),
        (lying("ranger", dazed=True), "[z Ranger]"),
        (lying("invisible-wall", villager="kveta"), "[Invisible wall→Květa]"),
    ],
)
def test_a_card_in_play_tells_its_state(card: CardView, shown: str) -> None:
    view = msgspec.structs.replace(village().view("witch"), cards=[card])
    for size in (Space(80, 24), LARGE):
        assert shown in drawn(view, size=size)


def test_what_covers_a_card_names_it() -> None:
    cards = [lying("willow-shrub", covered=True), lying("lost-in-sight", host="willow-shrub")]
    assert "[Lost in plain sight→Willow shrub ≈2/2]" in drawn(
        msgspec.structs.replace(village().view("witch"), cards=cards), size=LARGE
    )


def test_the_spaces_of_both_boards_are_counted_where_there_is_room() -> None:
    view = msgspec.structs.replace(village().view("witch"), cards=[lying("ranger"), lying("fumes")])
    shown = drawn(view, size=LARGE)
    for row in ("allies 1/3:", "locations 0/3:", "brews 1/3:", "familiars 0/3:", "curses 0/3:"):
        assert row in shown


def test_a_hand_is_seen_with_its_costs_by_its_owner_only() -> None:
    table = village(4)
    for seat, other in (("witch", "hunter"), ("hunter", "witch")):
        hand = next(side.hand for side in table.view(seat).sides if side.seat == seat)
        for card in hand or ():
            held = f"▒{texts_en().name(card)} ¤{content().cards_by_id[card].cost}"
            assert held in drawn(table.view(seat), size=Space(80, 24))
            assert held not in drawn(table.view(other), size=Space(80, 24))


def test_the_notebook_of_the_hunter() -> None:
    """Who is excluded by suspect cards, who by death, and who remains."""
    view = village().view("hunter")
    assert "everybody is possible" in drawn(view)
    possible = [v.id for v in view.villagers if v.id not in ("judy", "hazel", "silas")]
    for innocent in ("judy", "hazel"):
        view = changed(view, innocent, cleared=True)
    view = changed(view, "silas", cleared=True, dead=True)
    known = {"suspects": ["hazel", "judy"], "suspect_count": 2, "possible": possible, "innocents": 1}
    for size in SIZES:
        shown = " ".join(drawn(msgspec.structs.replace(view, **known), size=Space(*size)).split())
        assert "? excluded 2/8: Hazel, Judy" in shown
        assert "possible (6): Ashley, William, Oswald, Květa, Grace, Edith" in shown
        assert "† 1/3" in shown
        assert all(name in shown for name in ("×Judy", "×Hazel", "†Silas"))


def test_the_notebook_of_the_witch() -> None:
    """Who she is, how near the ritual is, and how much the Hunter may know: not what he does know."""
    table = village()
    view = table.view("witch")
    assert view.identity
    name = texts_en().name(view.identity)
    view = msgspec.structs.replace(changed(view, view.identity, favours=2), suspect_count=3, innocents=1)
    for size in SIZES:
        shown = " ".join(drawn(view, size=Space(*size)).split())
        assert (
            f"You are {name}: ♥2/3" in shown
            or f"You are {texts_en().text(f'kacir-brief-{view.identity}')}: ♥2/3" in shown
        )
        assert "the Hunter holds 3/8 suspect cards" in shown
        assert "possible to him: 5–6" in shown
        assert f"★{texts_en().text(f'kacir-brief-{view.identity}')}" in shown
        assert "×" not in shown


@pytest.mark.parametrize(("dead", "held", "span"), [(0, 0, (9, 9)), (2, 1, (6, 7)), (1, 3, (5, 6)), (2, 7, (1, 2))])
def test_how_many_are_possible_to_the_hunter(dead: int, held: int, span: tuple[int, int]) -> None:
    """His cards may be those of the dead, or of others."""
    view = msgspec.structs.replace(village().view("witch"), innocents=dead, suspect_count=held)
    assert (fewest(view), most(view)) == span


@pytest.mark.parametrize("seat", ["hunter", None])
def test_nobody_but_the_witch_sees_who_she_is(seat: str | None) -> None:
    rng = random.Random(8)
    for table, _ in moments(village(8), 80, 8):
        assert "★" not in drawn(table.view(seat), size=Space(*rng.choice(SIZES)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_is_told_in_full_where_there_is_room(language: str) -> None:
    table, texts = village(2), all_texts(GAME, language)
    view = table.view("witch")
    shown = " ".join(drawn(view, size=LARGE, language=language).split())
    hand = view.sides[0].hand
    assert hand
    for card in hand:
        assert " ".join(text(content().told(card), texts).split()) in shown
    for villager in view.villagers:
        words = text(content().told(villager.id), texts).split()
        assert words[0] in shown


# Choices


def test_numbers_stand_on_what_may_be_chosen() -> None:
    """On villagers, groups, cards on the table and in hand; words such as `gather` are in the list only."""
    for table, choices in moments(village(2), 150, 2):
        view = table.view(table.seat)
        on_table = {v.id for v in view.villagers} | {c.id for c in view.cards} | {"red", "blue", "green", *view.shown}
        hand = set(next(side.hand or () for side in view.sides if side.seat == table.seat))
        shown = drawn(view, choices, LARGE)
        for number, path in enumerate(choices.items, 1):
            if path[-1] in on_table | hand:
                assert f"{number}►" in shown, (path, table.prompt)


def test_a_card_in_hand_and_one_of_its_name_in_play_are_told_apart() -> None:
    view = village(2).view("witch")
    hand = view.sides[0].hand
    assert hand
    here = msgspec.structs.replace(view, cards=[lying(hand[0])])
    marked: tuple[tuple[Action, str], ...] = ((Play(hand[0]), "1►▒"), (Choose(hand[0]), "1►["))
    for action, place in marked:
        shown = drawn(here, Offer((action,), 0, True), LARGE)
        assert shown.count("1►") == 1
        assert place in shown


def test_nothing_that_may_be_chosen_is_missing_from_the_list() -> None:
    """A villager may be visited, by the familiar, too, or made ready: each of them can be chosen."""
    several = 0
    for table, choices in moments(village(3), 250, 3):
        reached, ways = set(), [choices]
        while ways:
            here = ways.pop()
            for number, path in enumerate(here.items):
                action = here.at(number)
                if action is not None:
                    reached.add(action)
                else:
                    several += 1
                    ways.append(Offer(here.actions, 0, here.stepwise, path))
        assert reached == set(table.options)
    assert several


def test_what_cannot_be_taken_back_is_asked_twice() -> None:
    table = village(2)
    view = msgspec.structs.replace(table.view("hunter"), mover="hunter")
    action = Eliminate("judy")
    told = Offer((action,), 0, preview=Preview(says=[Message("preview-eliminate", {"count": 3})]))
    assert "innocent dies" in board().warning(action, view, told, texts_en())
    sides = [msgspec.structs.replace(side, pawns=2) for side in view.sides]
    waiting = msgspec.structs.replace(view, sides=sides)
    assert board().warning(END_TURN, waiting, Offer(), texts_en()) == "2 pawns are not used yet. End the turn?"
    assert not board().warning(GATHER, waiting, Offer(), texts_en())
    sides = [msgspec.structs.replace(side, pawns=0, familiar=False) for side in view.sides]
    assert not board().warning(END_TURN, msgspec.structs.replace(view, sides=sides), Offer(), texts_en())


# Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_fits_and_every_word_is_there(language: str, scenario: str) -> None:
    texts, rng = all_texts(GAME, language), random.Random(1)
    options = (
        VILLAGES[1] | {"scenario": scenario}
        if scenario in ("no-card", "short-winter")
        else VILLAGES[0] | {"scenario": scenario}
    )
    for table, choices in moments(village(5, **options), 70, 5):
        width, height = rng.choice(SIZES)
        for view in (table.view(table.seat), table.view(None))[: rng.randrange(2) + 1]:
            lines = drawn(view, choices, Space(width, height), language).splitlines()
            assert max(map(len, lines)) <= width
            assert len(lines) <= height or height == COMPACT.height
            told = [*lines, str(board().status(view, width, texts, INK))]
            assert len(told[-1]) <= width
            told += [board().hint(path, view, choices, texts) + board().called(path, texts) for path in choices.items]
            assert not [line for line in told if any(raw in line for raw in ("kacir-", "full-", "name-", "preview-"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_details_with_its_source(language: str) -> None:
    mine, texts, console = board(), all_texts(GAME, language), Console(width=90)
    mine.things(village().view("witch"), texts)
    for thing in (*content().villagers, *content().words, *SCENARIOS):
        with console.capture() as captured:
            console.print(mine.details(thing, texts, INK))
        told = " ".join(captured.get().split())
        assert texts.text("ui-source") in told, thing
        assert " ".join(text(content().told(thing), texts).split()) in told
        for raw in ("kacir-", "full-", "source-", "name-", "{"):
            assert raw not in told


def test_the_details_of_a_card_tell_its_cost_and_what_is_ours() -> None:
    told = _details("peat-bog", village().view("witch"))
    for words in (
        "Hunter, location, cost ¤2",
        "Gloom: ≈3",
        "No. 72, 2× in the standard deck",
        "Not ours: name, kind, effect",
    ):
        assert words in told
    view = msgspec.structs.replace(village().view("witch"), cards=[lying("peat-bog", gloom=1)])
    assert "in play, gloom 1/3" in _details("peat-bog", view)
    assert "Upkeep: ¤1" in _details("ranger", view)
    assert "Cancelled for ¤3" in _details("foreboding", view)
    assert "Secrets it needs: ◆3" in _details("fumes", view)
    assert "It waits for visits of the Witch." in _details("trail", view)


def test_the_details_of_a_villager_tell_what_lies_there() -> None:
    view = changed(village().view("hunter"), "judy", clues=2, pawn="witch", cards=["trail"], cleared=True)
    view = msgspec.structs.replace(view, cards=[lying("trail", villager="judy", side="witch")])
    told = _details("judy", view)
    for words in (
        "▲2 clues",
        "≈2/2 gloom",
        "a pawn of the Witch",
        "· Trail",
        "Possessed",
        "cannot be the Witch",
        "A visit places: 1",
    ):
        assert words in told
    assert "this is you" not in told
    assert "as many as there are pawns" in _details("edith", view)


def _details(thing: str, view: KacirView) -> str:
    mine, console = board(), Console(width=100)
    mine.things(view, texts_en())
    with console.capture() as captured:
        console.print(mine.details(thing, texts_en(), INK))
    return " ".join(captured.get().split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_lying_around_is_listed(language: str) -> None:
    texts = all_texts(GAME, language)
    for table, _ in moments(village(6), 40, 6):
        for seat in ("witch", "hunter", None):
            view = table.view(seat)
            heaps = board().things(view, texts)
            listed = {thing.id for heap in heaps for thing in heap.things}
            assert {v.id for v in view.villagers} | {c.id for c in view.cards} | {view.scenario} <= listed
            assert set(content().ids) <= listed
            assert not [heap for heap in heaps if heap.title.startswith("kacir-")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_explains_every_sign(language: str) -> None:
    legend = dict(board().legend(all_texts(GAME, language)))
    assert set("◆♥▲≈★×†¤§?●▒*z#→►") <= set(legend)
    assert not [meaning for meaning in legend.values() if "kacir-" in meaning]
