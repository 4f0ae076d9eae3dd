"""What is in the box: units, batteries, terrain, cards and the battlefield; and packs that can't be right."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import klubovna
from klubovna.games.napoleonics.box import load
from klubovna.games.napoleonics.printed.armies import ARTILLERY, CAVALRY, INFANTRY
from klubovna.games.napoleonics.printed.deck import CENTER, LEFT, RIGHT
from klubovna.kernel.packs import load_pack
from klubovna.kernel.texts import LANGUAGES, Texts

BOX = load()
TEXTS = Path(klubovna.__file__).parent / "games" / "napoleonics" / "texts"


def kind(id: str) -> Any:
    return BOX.kinds[BOX.kind_number[id]]


# The deck ("VIII. Karty velení")


def test_70_cards_48_of_sections_and_22_of_tactics() -> None:
    kinds = Counter(BOX.cards[BOX.card_ids[number]].kind for number in BOX.deck)
    assert kinds == {"section": 48, "tactic": 22}


@pytest.mark.parametrize(
    ("card", "counts", "orders"),
    [("scout", (2, 2, 2), 1), ("probe", (4, 6, 4), 2), ("attack", (4, 6, 4), 3), ("assault", (2, 2, 2), 1)],
)
def test_cards_of_one_section(card: str, counts: tuple[int, ...], orders: int) -> None:
    """ "Karty sekce": how many there are and how many orders they give; the flanks mirror each other."""
    found = [BOX.cards[f"{card}-{wing}"] for wing in ("left", "center", "right")]
    assert tuple(c.copies for c in found) == counts
    assert [c.orders for c in found] == [(orders, 0, 0), (0, orders, 0), (0, 0, orders)]
    assert [c.mirror for c in found] == [f"{card}-right", "", f"{card}-left"]
    assert all(c.leaders for c in found)
    assert {c.command for c in found} == {card == "assault"}
    assert {c.draw for c in found} == {2 if card == "scout" else 1}


@pytest.mark.parametrize(
    ("card", "orders"),
    [
        ("coordinated-advance", (1, 2, 1)),
        ("flank-attack", (2, 0, 2)),
        ("forward", (2, 2, 2)),
        ("recon-in-force", (1, 1, 1)),
    ],
)
def test_cards_of_several_sections(card: str, orders: tuple[int, ...]) -> None:
    found = BOX.cards[card]
    assert (found.copies, found.orders, found.mirror) == (2, orders, "")


def test_how_many_there_are_of_each_tactic_card() -> None:
    """ "Karty taktiky (22)"; Short Supply, without a number there, is what is missing to 22."""
    tactics = {id: card.copies for id, card in BOX.cards.items() if card.kind == "tactic"}
    assert tactics == {
        "bayonet-charge": 2, "bombard": 2, "cavalry-charge": 3, "counter-attack": 2, "elan": 1, "fire-and-hold": 2,
        "first-strike": 2, "force-march": 2, "cold-steel": 1, "grande-manoeuvre": 1, "leadership": 2, "rally": 1,
        "short-supply": 1,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("card", "units", "dice", "guard", "move"),
    [
        ("bayonet-charge", 4, 0, 1, 2),
        ("bombard", 4, 2, 3, 3),
        ("cavalry-charge", 4, 1, 2, 3),
        ("elan", 0, 1, 1, 0),
        ("fire-and-hold", 4, 1, 1, 0),
        ("force-march", 0, 0, 0, 2),
        ("cold-steel", 0, 1, 1, 0),
        ("grande-manoeuvre", 4, 0, 0, 4),
        ("leadership", 0, 1, 1, 0),
    ],
)
def test_the_numbers_of_tactic_cards(card: str, units: int, dice: int, guard: int, move: int) -> None:
    found = BOX.cards[card]
    assert (found.units, found.dice, found.guard, found.move) == (units, dice, guard, move)


def test_the_cocked_hat() -> None:
    """Phase 2: leaders may leave their units by section cards, Leadership, La Grande Manoeuvre and flags of Élan."""
    hats = {id for id, card in BOX.cards.items() if card.leaders and card.kind == "tactic"}
    assert hats == {"leadership", "grande-manoeuvre", "elan"}


# Units ("Národní referenční tabulka jednotek", "Pohyb", "Určení síly útoku", "Zvednutí morálky")

UNITS = {
    # blocks, move and battle, farthest, range, dice more standing / moved, in melee / and against infantry, flags
    "french-line": (4, 1, 1, 2, 0, 0, 0, 1, 0),
    "french-light": (4, 1, 2, 2, 1, 1, 0, 0, 0),
    "french-grenadier": (4, 1, 1, 2, 0, 0, 1, 0, 1),
    "french-young-guard": (4, 1, 2, 2, 1, 1, 1, 0, 1),
    "french-old-guard": (4, 1, 1, 2, 1, 1, 2, 0, 2),
    "french-militia": (4, 1, 1, 2, 0, 0, 0, 0, 0),
    "french-light-cavalry": (4, 3, 3, 0, 0, 0, 0, 0, 0),
    "french-heavy-cavalry": (4, 2, 2, 0, 0, 0, 1, 0, 0),
    "french-cuirassier": (4, 2, 2, 0, 0, 0, 1, 0, 1),
    "french-guard-heavy-cavalry": (4, 2, 2, 0, 0, 0, 1, 0, 2),
    "french-foot-artillery": (3, 0, 1, 0, 0, 0, 0, 0, 0),
    "french-horse-artillery": (3, 1, 2, 0, 0, 0, 0, 0, 0),
    "french-guard-foot-artillery": (3, 0, 1, 0, 0, 0, 0, 0, 1),
    "french-guard-horse-artillery": (3, 1, 2, 0, 0, 0, 0, 0, 1),
    "british-line": (4, 1, 1, 2, 1, 0, 0, 0, 0),
    "british-light": (5, 1, 2, 2, 1, 1, 0, 0, 0),
    "british-rifle": (3, 1, 2, 3, 1, 1, 0, 0, 0),
    "british-grenadier": (4, 1, 1, 2, 1, 1, 1, 0, 1),
    "british-guard-grenadier": (5, 1, 1, 2, 1, 1, 1, 0, 2),
    "british-light-cavalry": (3, 3, 3, 0, 0, 0, 0, 0, 0),
    "british-heavy-cavalry": (3, 2, 2, 0, 0, 0, 1, 0, 0),
    "british-guard-heavy-cavalry": (3, 2, 2, 0, 0, 0, 1, 0, 2),
    "british-foot-artillery": (3, 0, 1, 0, 0, 0, 0, 0, 0),
    "british-horse-artillery": (3, 1, 2, 0, 0, 0, 0, 0, 0),
    "portuguese-line": (4, 1, 1, 2, 0, 0, 0, 0, 0),
    "portuguese-light": (4, 1, 2, 2, 1, 1, 0, 0, 0),
    "portuguese-militia": (4, 1, 1, 2, 0, 0, 0, 0, 0),
    "portuguese-light-cavalry": (3, 3, 3, 0, 0, 0, 0, 0, 0),
    "portuguese-foot-artillery": (3, 0, 1, 0, 0, 0, 0, 0, 0),
}


@pytest.mark.parametrize("id", UNITS)
def test_the_table_of_a_unit(id: str) -> None:
    u = BOX.units[id]
    dice = (u.standing, u.moving, u.melee, u.against_infantry)
    assert (u.blocks, u.move, u.far, u.range, *dice, u.flags) == UNITS[id]


def test_there_are_no_other_units() -> None:
    """Dutch-Belgians fight like Portuguese."""
    assert {id for id in BOX.units if not id.startswith("netherlands-")} == set(UNITS)
    for id in BOX.units:
        nation, _, type = id.partition("-")
        assert (BOX.units[id].nation, BOX.units[id].type) == (nation, type)
        if nation == "netherlands":
            model = BOX.units[f"portuguese-{type}"]
            assert (BOX.units[id].blocks, BOX.units[id].rounding) == (model.blocks, model.rounding)


def those(quality: str) -> set[str]:
    return {unit.type for unit in BOX.units.values() if getattr(unit, quality)}


def test_qualities_of_units() -> None:
    assert those("light") == {"light", "rifle", "young-guard"}, "forest: light-type infantry"
    assert those("guard") == {
        "young-guard", "old-guard", "guard-grenadier", "guard-heavy-cavalry", "guard-foot-artillery",
        "guard-horse-artillery",
    }  # fmt: skip
    assert those("heavy") == {"heavy-cavalry", "cuirassier", "guard-heavy-cavalry"}
    assert those("strides") == {"light", "rifle", "grenadier", "young-guard", "old-guard", "guard-grenadier"}
    assert {unit.type for unit in BOX.units.values() if not unit.sabers} == {"rifle", "militia"}
    assert {(unit.type, unit.retreat) for unit in BOX.units.values() if unit.retreat > 1} == {("militia", 3)}


def test_half_of_the_blocks_is_rounded_down_for_the_portuguese_only() -> None:
    """ "Zaokrouhleno nahoru, pokud se jedná o francouzské a anglické vojsko, dolů pokud se jedná o portugalskou
    armádu": the French militia, too."""
    down = {id for id, unit in BOX.units.items() if unit.rounding == "down"}
    assert {id.partition("-")[0] for id in down} == {"portuguese", "netherlands"}
    assert {"portuguese-line", "portuguese-light", "portuguese-militia"} <= down


def test_armies_and_arms() -> None:
    assert {k.seat for k in BOX.kinds if k.unit.nation == "french"} == {"french"}
    assert {k.seat for k in BOX.kinds if k.unit.nation != "french"} == {"allied"}
    arms = [kind(id).arm for id in ("british-rifle", "french-cuirassier", "british-horse-artillery")]
    assert arms == [INFANTRY, CAVALRY, ARTILLERY]


@pytest.mark.parametrize(
    ("id", "blocks", "dice"),
    [
        ("french-foot-artillery", 1, (0, 3, 2, 1, 1, 1)),
        ("french-foot-artillery", 2, (0, 4, 3, 2, 1, 1)),
        ("french-foot-artillery", 3, (0, 4, 3, 2, 1, 1)),
        ("british-horse-artillery", 1, (0, 2, 1, 1, 1)),
        ("british-horse-artillery", 3, (0, 3, 2, 1, 1)),
        ("french-guard-foot-artillery", 1, (0, 4, 3, 2, 2, 2)),
        ("french-guard-foot-artillery", 3, (0, 5, 4, 3, 2, 2)),
    ],
)
def test_dice_of_batteries(id: str, blocks: int, dice: tuple[int, ...]) -> None:
    """ "Polní dělostřelectvo", "Jízdní dělostřelectvo": in melee 4 or 3, 3 or 2, the guard one more; range 5 and 4."""
    assert kind(id).dice[blocks] == dice


def test_the_reach_of_weapons() -> None:
    """ "Dostřel zbraní": infantry 2, rifles 3, foot artillery 5, horse artillery 4."""
    reaches = {"french-line": 2, "british-rifle": 3, "french-foot-artillery": 5, "french-horse-artillery": 4}
    assert {id: kind(id).reach for id in reaches} == reaches
    assert kind("french-cuirassier").reach == 0


def test_a_horse_battery_that_moved() -> None:
    assert (BOX.artillery.horse_moved.range, BOX.artillery.horse_moved.blocks) == (3, 2)


# Terrain ("VII. Terén")

TERRAIN = {
    # stop, who battles, melee into / out of, fire into / out of, squares, blocks sight
    "clear": (False, "all", (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0), True, False),
    "forest": (True, "light", (-1, -2, -1), (0, -2, -1), (-1, -2, -1), (0, -2, -1), True, True),
    "hill": (False, "all", (-1, -1, 0), (0, -1, 0), (-1, -1, 0), (0, -1, 0), True, True),
    "town": (True, "none", (-2, -3, -1), (0, -3, -1), (-2, -3, -1), (0, -3, -1), False, True),
    "mill": (True, "none", (-2, -3, -1), (0, -3, -1), (-2, -3, -1), (0, -3, -1), False, True),
    "ford": (True, "all", (-1, -1, -1), (-1, -1, -1), (0, 0, 0), (-1, -1, -1), False, False),
    "bridge": (False, "all", (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0), True, False),
    "quarry": (True, "all", (-1, -2, -1), (-1, -2, 0), (0, -2, -1), (-1, -2, 0), True, False),
}


@pytest.mark.parametrize("id", TERRAIN)
def test_what_terrain_does(id: str) -> None:
    t = BOX.terrain[id]
    fights = (t.into.melee, t.out.melee, t.into.fire, t.out.fire)
    assert (t.stop, t.battle, *fights, t.square, t.blocks) == TERRAIN[id]
    assert t.passable
    assert t.closed == (("artillery",) if id == "quarry" else ())


def test_where_nobody_can_go() -> None:
    """ "Strmý svah" blocks sight, "Řeka" does not."""
    assert {id: t.blocks for id, t in BOX.terrain.items() if not t.passable} == {"rugged-hill": True, "river": False}


def test_from_hill_to_hill() -> None:
    """ "Z hexu kopce na hex kopce": only infantry fire is weaker."""
    level = BOX.terrain["hill"].level
    assert level is not None
    assert (level.melee, level.fire) == ((0, 0, 0), (-1, 0, 0))


def test_special_grounds() -> None:
    for quality, ids in (("high", {"hill"}), ("building", {"town", "mill"}), ("ford", {"ford"})):
        assert {id for id, terrain in BOX.terrain.items() if getattr(terrain, quality)} == ids


def test_field_works() -> None:
    """ "Polní opevnění"."""
    works = BOX.works
    assert (works.into.melee, works.into.fire, works.out.melee) == ((-1, -2, 0), (-1, -2, 0), (0, -2, 0))
    assert (works.stop, works.square, works.flags, works.protects, works.sides) == (
        True, False, 1, ("infantry", "artillery"), 3,
    )  # fmt: skip


# The battlefield ("Bitevní pole")


def section(name: str, army: int = 1, lines: int = 0) -> int:
    battle = BOX.battles["rolica-first"]
    return battle.sections[lines][army][BOX.hexes.number[name]]


def test_the_battlefield() -> None:
    """13 hexes wide and 9 deep."""
    assert (len(BOX.hexes), max(row.width for row in BOX.hexes.rows), len(BOX.hexes.rows)) == (113, 13, 9)


def test_sections_of_the_player_at_the_bottom() -> None:
    assert [section(hex) for hex in ("A4", "A5", "A9", "A10")] == [LEFT, CENTER, CENTER, RIGHT]
    assert [section(hex) for hex in ("B3", "B4", "B5", "B8", "B9", "B10")] == [
        LEFT, LEFT | CENTER, CENTER, CENTER, CENTER | RIGHT, RIGHT,
    ]  # fmt: skip


def test_hexes_on_a_line_belong_to_both_sections() -> None:
    both = {BOX.hexes.names[c] for c in BOX.hexes.cells if section(BOX.hexes.names[c]) not in (LEFT, CENTER, RIGHT)}
    assert both == {f"{row}{column}" for row in "BDFH" for column in (4, 9)}


def test_left_and_right_are_the_players_own() -> None:
    """The French sit at the top: their left is what the others have on the right."""
    assert (section("A1", army=0), section("A13", army=0), section("B4", army=0)) == (RIGHT, LEFT, RIGHT | CENTER)


def test_the_other_way_to_draw_the_lines() -> None:
    assert [section(hex, lines=1) for hex in ("A4", "A5", "A6", "A9", "B4", "B5", "B8", "B9")] == [
        LEFT, LEFT | CENTER, CENTER, CENTER | RIGHT, LEFT, CENTER, CENTER, RIGHT,
    ]  # fmt: skip


def test_numbers_of_the_rules() -> None:
    """Leaders move 3, retreat up to 3, are checked with two dice or one; there are four slots for squares, and it takes
    three cards to form one."""
    rules = BOX.numbers
    assert (rules.leaders.move, rules.leaders.retreat, rules.leaders.check, rules.leaders.last_check) == (3, 3, 2, 1)
    assert (rules.squares.slots, rules.squares.hand, rules.squares.dice, rules.morale.support) == (4, 3, 1, 2)


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    texts = Texts(language, [TEXTS])
    scenarios = BOX.scenarios.values()
    leaders = {leader for battle in BOX.battles.values() for leader in battle.leaders}
    marks = {part.id for scenario in scenarios for part in scenario.objectives}
    marks |= {part.id for scenario in scenarios for part in scenario.exits}
    commanders = {c for battle in BOX.battles.values() for side in battle.commanders for c in side}
    things = {*BOX.units, *BOX.terrain, *BOX.cards, *BOX.scenarios, *marks, *commanders, "works", "own"}
    named = things | {leader.id for leader in leaders}
    assert {thing for thing in named if not texts.has(f"name-{thing}")} == set()
    assert BOX.wording.keys() == BOX.cards.keys()
    told = {*BOX.terrain, *BOX.scenarios, "works", "own"}
    assert {thing for thing in told if not texts.has(f"full-{thing}")} == set()
    assert {id for id in (*BOX.scenarios, "own") if not texts.has(f"option-scenario-{id}")} == set()


def test_no_two_things_share_an_id() -> None:
    leaders = {leader.id for battle in BOX.battles.values() for leader in battle.leaders}
    ids = [*BOX.units, *BOX.terrain, *BOX.cards, *BOX.scenarios, *leaders]
    assert [id for id, times in Counter(ids).items() if times > 1] == []


# Packs


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("terrain", '[town]\nsign = "H"\n', "two kinds of terrain are written 'H'"),
        ("works", '[works]\nsigns = { swamp = "S" }\n', "there is no terrain 'swamp'"),
        ("cards", '[scout-left]\nmirror = "scout-up"\n', "there is no card 'scout-up'"),
        ("cards", "".join(f"[{id}]\ncopies = 1\n" for id in BOX.cards), "fewer than 40 command cards"),
        ("rules", "[battlefield]\nrows = [13, 12, 13, 12, 13, 12, 13, 12, 11]\n", "the lines in a row of 11 hexes"),
        ("units", '[french-line]\nbattery = "foot"\n', "a battery is artillery"),
        ("units", "[french-foot-artillery]\nblocks = 4\n", "no dice for a battery of 4 blocks"),
        ("scenarios/waterloo", '[deployment.top.units]\nfrench-line = ["E1"]\n', "two units stand on E1"),
        ("scenarios/austerlitz", "[battle]\nnumber = 1\n", "the game has no .austerlitz."),
    ],
)
def test_packs_that_make_no_game(file: str, text: str, problem: str, tmp_path: Path) -> None:
    path = tmp_path / f"{file}.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    with pytest.raises(klubovna.Broken, match=problem):
        load(load_pack(tmp_path))


def test_a_pack_corrects_a_scenario(tmp_path: Path) -> None:
    """Who owns the box knows where everything stands."""
    (tmp_path / "scenarios").mkdir()
    text = '[deployment.bottom.leaders]\ntrant = "H12"\n[bottom]\nhand = 5\n'
    (tmp_path / "scenarios" / "rolica-first.toml").write_text(text, "utf-8")
    box = load(load_pack(tmp_path))
    battle = box.battles["rolica-first"]
    assert [BOX.hexes.names[led.cell] for led in battle.leaders if led.id == "trant"] == ["H12"]
    assert battle.hands == (5, 5)
    sources = {b.block: b.source for b in box.blocks if b.file == "scenarios/rolica-first"}
    assert (sources["deployment"], sources["bottom"], sources["top"]) == ("pack", "pack", "public")
    assert box.hash != BOX.hash
