"""What is in the box: dice, hero boards, enemies, cards, the campaign; its words; and packs that can't be right."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import klubovna
from klubovna.games.hagalaz.box import load
from klubovna.games.hagalaz.printed.enemies import SPECIALISATIONS
from klubovna.games.hagalaz.printed.heroes import COMPANIONS, HEROES
from klubovna.games.hagalaz.printed.missions import LOYALTY, MAIN, MISSIONS
from klubovna.games.hagalaz.printed.rules import FACES, ITEMS
from klubovna.kernel.messages import Message
from klubovna.kernel.packs import Pack, load_pack
from klubovna.kernel.texts import LANGUAGES, Texts
from klubovna.kernel.wording import text

BOX = load()
TEXTS = Path(klubovna.__file__).parent / "games" / "hagalaz" / "texts"
every_language = pytest.mark.parametrize("language", LANGUAGES)


# Components ("Herní součásti")


def test_twelve_strategy_dice_with_six_different_faces_and_two_paragon_dice() -> None:
    """ "Ikony na strategické kostce"."""
    assert (BOX.rules.strategy_dice.count, BOX.rules.paragon_dice.count) == (12, 2)
    assert sorted(BOX.rules.strategy_dice.faces) == sorted(FACES)


def test_twelve_loot_tokens() -> None:
    bag = BOX.rules.loot.bag()
    assert bag == {"medigel": 5, "grenade": 2, "grenade-case": 1, "data": 4}
    assert sum(bag.values()) == BOX.rules.tokens.loot == 12
    assert tuple(bag) == ITEMS


def test_what_items_do() -> None:
    """ "Žetony granátů a pouzder s granáty", "Žetony medigelu"."""
    assert (BOX.rules.grenade.range, BOX.rules.grenade.damage) == (3, 2)
    assert (BOX.rules.grenade_case.range, BOX.rules.grenade_case.damage) == (3, 3)
    assert (BOX.rules.medigel.range, BOX.rules.medigel.health) == (2, 2)


@pytest.mark.parametrize("faction", ["cerberus", "reapers"])
def test_thirty_grunts_of_each_faction_by_challenge(faction: str) -> None:
    """ "Příklad výběru nepřátel": of ten tokens of a type five are low, three medium and two extreme."""
    types = [grunt for grunt in BOX.grunts.values() if grunt.faction == faction]
    assert len(types) == 3
    for grunt in types:
        by_challenge: Counter[str] = Counter()
        for token in grunt.tokens:
            by_challenge[token.challenge] += token.copies
        assert by_challenge == {"low": 5, "medium": 3, "extreme": 2}


def test_sixty_four_threat_cards_in_two_decks() -> None:
    assert Counter(card.deck for card in BOX.threats.values()) == {"cerberus": 32, "reapers": 32}
    for deck in ("cerberus", "reapers"):
        numbers = [card.number for card in BOX.threats.values() if card.deck == deck]
        assert numbers == [*range(1, 33)]


def test_as_many_champions_as_tokens() -> None:
    """ "Unikátní šampioni (x24)"; and every one of ours fights somewhere."""
    assert sum(champion.copies for champion in BOX.champions.values()) == 24
    posted = {champion.kind for mission in BOX.missions.values() for champion in mission.champions}
    assert posted == set(BOX.champions)


def test_the_resilience_of_the_rulebooks_champion() -> None:
    """ "Příklad stupnice odolnosti": 4, then 6, then 5."""
    (ravager,) = BOX.missions["breakthrough"].champions
    assert (ravager.kind, ravager.resilience, ravager.source) == ("ravager", (4, 6, 5), "rulebook")


# Hero boards ("Desky hrdinů")


def test_nine_abilities_on_every_board() -> None:
    assert Counter(ability.hero for ability in BOX.abilities.values()) == dict.fromkeys(HEROES, 9)
    assert set(BOX.heroes) == set(HEROES)


def test_every_board_begins_with_two_abilities() -> None:
    start = Counter(ability.hero for ability in BOX.abilities.values() if ability.tier == "start")
    assert start == dict.fromkeys(HEROES, 2)


def test_companions_have_one_loyalty_ability_and_shepard_has_none() -> None:
    """ "Pokročilé a věrnostní schopnosti"."""
    loyal = Counter(ability.hero for ability in BOX.abilities.values() if ability.tier == "loyalty")
    assert loyal == dict.fromkeys(COMPANIONS, 1)


def test_shepards_three_advanced_abilities_require_two_others() -> None:
    """ "Pokročilé a věrnostní schopnosti"."""
    advanced = [a for a in BOX.abilities.values() if a.hero == "shepard" and a.tier == "advanced"]
    assert [len(ability.requires) for ability in advanced] == [2, 2, 2]
    others = [a for a in BOX.abilities.values() if a.hero != "shepard" and a.tier == "advanced"]
    assert {len(ability.requires) for ability in others} == {1}


def test_warlord_requires_what_krogan_do_best() -> None:
    """Diagram 8."""
    warlord = BOX.abilities["krogan-warlord"]
    assert (warlord.tier, warlord.requires, warlord.source) == ("advanced", ("krogan-best",), "rulebook")


@pytest.mark.parametrize(
    ("ability", "damage", "passage"),
    [
        ("shot", (1, 2), "Diagram 6"),
        ("concussive-shot", (1, 3), "Omračující střela, diagram 10"),
        ("calibration", (1, 2), "Kalibrace"),
        ("shotgun-blast", (2, 4), "Střel to ještě šestačtyřicetkrát"),
    ],
)
def test_damage_that_the_rulebook_tells(ability: str, damage: tuple[int, int], passage: str) -> None:
    assert BOX.abilities[ability].damage == damage, passage


def test_abilities_with_slots_are_actions() -> None:
    """Whoever deals damage by a slot of its own has a number for each die that fits it."""
    for id, ability in BOX.abilities.items():
        if ability.slots == ("empowered",) and any(ability.damage):
            assert ability.damage[0] == ability.damage[1], id


# The campaign map ("Mapa kampaně")


def test_three_acts() -> None:
    acts = {id: BOX.missions[id].mission.act for id in MAIN}
    assert all(acts[id] == 1 for id in BOX.campaign.start.to)
    for id in MAIN:
        assert all(acts[later] == acts[id] + 1 for later in BOX.campaign.ways(id))
    assert {id for id in MAIN if not BOX.campaign.ways(id)} == {id for id in MAIN if acts[id] == 3}


def test_known_ways() -> None:
    """ "Vytyčení cesty": from Cerberus Weapons one gets to Atlas Binary, from there to the reactor or the data core."""
    assert "atlas-binary" in BOX.campaign.ways("cerberus-weapons")
    assert BOX.campaign.ways("atlas-binary") == ("reactor", "data-core")


def test_every_main_mission_can_be_reached() -> None:
    reached = {*BOX.campaign.start.to, *(to for fork in BOX.campaign.forks for to in fork.to)}
    assert reached == set(MAIN)


def test_one_loyalty_mission_for_each_companion_and_two_attempts() -> None:
    """ "Věrnostní mise"."""
    assert BOX.campaign.loyalty.attempts == 2
    assert set(BOX.campaign.loyalty.missions) == set(COMPANIONS)
    for hero, id in BOX.campaign.loyalty.missions.items():
        assert BOX.missions[id].mission.hero == hero
    assert set(BOX.campaign.loyalty.missions.values()) == set(LOYALTY)


def test_a_perfect_score_exists() -> None:
    """ "Dokážete dosáhnout perfektního skóre?": paragon and side objective thrice, two loyalties, the crossroads."""
    best = dict.fromkeys((1, 2, 3), 0)
    for id in MAIN:
        points = BOX.missions[id].readiness
        assert points is not None
        assert points.paragon > points.renegade > 0
        best[BOX.missions[id].mission.act] = points.paragon + points.side
    loyal = sum(points.loyalty for id in LOYALTY if (points := BOX.missions[id].readiness)) // 2
    crossroads = max(part.readiness for part in BOX.campaign.crossroads)
    assert sum(best.values()) + loyal + crossroads == BOX.campaign.readiness.most == BOX.campaign.endings[-1].readiness


def test_every_third_box_of_data_unlocks() -> None:
    """ "Žetony dat"."""
    assert (BOX.campaign.data.every, BOX.campaign.data.boxes % BOX.campaign.data.every) == (3, 0)


def test_known_sections_of_the_story() -> None:
    """76 opens the campaign, 66 Garrus's mission ("Příprava mise", "Věrnostní mise")."""
    assert BOX.campaign.start.story == 76
    story = BOX.missions["sharpshooters"].story
    assert story is not None
    assert story.intro == 66


def sections() -> list[int]:
    """All that content refers to."""
    campaign = BOX.campaign
    found = [campaign.start.story, campaign.early_end.story]
    found += [*(part.story for part in campaign.crossroads), *(part.story for part in campaign.endings)]
    for mission in BOX.missions.values():
        story = mission.story
        assert story is not None
        told = (story.intro, story.paragon, story.renegade, story.loyalty, story.failure, story.side)
        found += [number for number in told if number]
    return found


def test_no_section_is_read_twice() -> None:
    assert max(Counter(sections()).values()) == 1


# Words


@every_language
def test_everything_has_a_name_and_its_text(language: str) -> None:
    texts = Texts(language, [TEXTS])
    things = [*BOX.heroes, *BOX.abilities, *BOX.grunts, *BOX.champions, *BOX.threats, *MISSIONS, *SPECIALISATIONS]
    things += [hero.core for hero in BOX.heroes.values()] + [*ITEMS, "refugee", "drive", "cerberus", "reapers"]
    told = [*BOX.heroes, *BOX.abilities, *SPECIALISATIONS, *ITEMS, *(hero.core for hero in BOX.heroes.values())]
    wanted = [f"name-{id}" for id in things] + [f"full-{id}" for id in told]
    for champion in BOX.champions.values():
        wanted += [f"name-{champion.trait}", f"trait-{champion.trait}"]
    for id, mission in BOX.missions.items():
        wanted += [f"goal-{id}-{objective.id}" for objective in mission.objectives]
    wanted += [f"story-{number}" for number in sections()]
    wanted += [f"legacy-{legacy.id}" for legacy in BOX.campaign.legacies]
    wanted += [f"name-ending-{ending.id}" for ending in BOX.campaign.endings]
    wanted += [f"name-title-{title.id}" for title in BOX.campaign.titles]
    wanted += [f"option-scenario-{id}" for id in ("campaign", *MISSIONS, "own")]
    assert [id for id in wanted if not texts.has(id)] == []


@every_language
def test_every_line_of_a_card_can_be_said(language: str) -> None:
    texts = Texts(language, [TEXTS])
    for card in BOX.threats.values():
        for order in card.orders:
            said = {name: getattr(order, name) for name in order.__struct_fields__}
            assert texts.problems(Message(f"order-{order.__struct_config__.tag}", said)) == []


@pytest.mark.parametrize(
    ("champion", "says"),
    [
        ("ravager", "When a level of its resilience collapses, each hero beside it takes 1 damage."),
        ("harvester", "When a level of its resilience collapses, each hero beside it takes 2 damage."),
        ("adjutant", "When a level of its resilience collapses, it moves up to 2 hexes away from the nearest hero."),
    ],
)
def test_a_trait_is_told_with_the_numbers_of_its_champion(champion: str, says: str) -> None:
    assert text(BOX.wording[champion]["trait"], Texts("en", [TEXTS])) == says


def test_czech_declines_whoever_takes_part() -> None:
    texts = Texts("cs", [TEXTS])
    assert texts.name("wrex", "acc") == "Wrexe"
    for id in (*BOX.heroes, *BOX.grunts, *BOX.champions):
        assert texts.name(id, "gender") in ("m", "f"), id


# Packs


def pack(folder: Path, file: str, text: str) -> Pack:
    path = folder / f"{file}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return load_pack(folder)


def test_an_owner_corrects_a_board(tmp_path: Path) -> None:
    box = load(pack(tmp_path, "heroes", "[wrex]\nhealth = 9\n"))
    assert (box.heroes["wrex"].health, box.heroes["wrex"].source) == (9, "pack")
    assert box.hash != BOX.hash


def legacy(effect: str) -> str:
    return (
        '[[legacies]]\nid = "x"\nmission = "breakthrough"\nfeat = "side"\nlater = ["reactor"]\n' + f"effect = {effect}"
    )


MISFITS = [
    ("abilities", '[archangel]\nrequires = ["warp"]', "garrus has no ability 'warp'"),
    ("abilities", "[archangel]\nrequires = []", "advanced abilities have prerequisites, and no others"),
    ("abilities", '[shot]\nrequires = ["warp"]', "advanced abilities have prerequisites, and no others"),
    ("abilities", '[calibration]\ntier = "basic"', "one loyalty ability is needed, and there are 0"),
    ("threats", '[dig-in]\norders = [{ do = "heal", type = "husk" }]', "cerberus has no grunts called 'husk'"),
    ("threats", '[dig-in]\norders = [{ do = "dance" }]', "Invalid value 'dance'"),
    ("grunts", '[husk]\nfaction = "cerberus"', "reapers has no grunts called 'husk'"),
    ("campaign", '[start]\nto = ["reaktor"]', "no main mission is called 'reaktor'; did you mean 'reactor'"),
    ("campaign", '[loyalty.missions]\nwrex = "reactor"', "no loyalty mission is called 'reactor'"),
    ("campaign", legacy('{ do = "disabled", hex = "A1" }'), "no turret stands on A1"),
    ("campaign", legacy('{ do = "used", hex = "A1" }'), "no objective is on A1"),
    ("campaign", '[[endings]]\nid = "only"\nreadiness = 2\nstory = 50', "endings stand in order, the first with 0"),
    ("missions/reactor", "[enemies]\neach = 9", "with extreme challenge there are 10 of trooper"),
]


@pytest.mark.parametrize(("file", "text", "says"), MISFITS)
def test_a_pack_that_does_not_fit(tmp_path: Path, file: str, text: str, says: str) -> None:
    with pytest.raises(klubovna.Broken, match=says):
        load(pack(tmp_path, file, text))


def test_what_is_known_is_called_so() -> None:
    """Cards, boards and maps are ours; nothing of them is called printed but what the rulebook tells."""
    known = {(block.file, block.block) for block in BOX.blocks if block.source == "rulebook"}
    assert {block for file, block in known if file == "abilities"} == {
        "shot", "barrier", "concussive-shot", "calibration", "asari-controller", "krogan-best", "krogan-warlord",
    }  # fmt: skip
    assert not {block for file, block in known if file in ("heroes", "grunts", "champions", "threats")}
    assert {block.source for block in BOX.blocks if block.block == "map"} == {"house"}


# The rulebook


def test_the_rulebook_has_the_same_chapters_in_both_languages_and_its_links_lead_somewhere() -> None:
    chapters = {}
    for language in LANGUAGES:
        book = (TEXTS.parent / "rulebook" / f"{language}.md").read_text("utf-8")
        chapters[language] = re.findall(r"^#+ .* \{#([\w-]+)\}$", book, re.MULTILINE)
        assert set(re.findall(r"\]\(#([\w-]+)\)", book)) <= set(chapters[language])
        assert len(set(chapters[language])) == len(chapters[language])
    assert chapters["cs"] == chapters["en"]
