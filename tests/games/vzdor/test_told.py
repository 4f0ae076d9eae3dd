"""Nothing changes in silence: causes, results, and what falls away."""

from __future__ import annotations

import pytest

from tests.games.vzdor.vzdor_table import VzdorTable, at_attack, at_planning

STRONG = ["roberto", "nicolas"]


def line(table: VzdorTable, id: str, language: str = "cs") -> str:
    """The last line of this kind as people read it."""
    message = next(message for message in reversed(table.table.log) if message.id == f"log-{id}")
    return table.table.game.texts(language).say(message)


# Actions and effects that fall away


@pytest.mark.parametrize(
    ("play", "given", "why"),
    [
        ("paquita revealed", {"enemies": ["guard-1"]}, "too-few-here"),
        ("paquita revealed", {}, "nobody-here"),
        ("adela covert", {"enemies": ["guard-1"], "others": []}, "no-other-mission"),
        ("soledad revealed", {"enemies": ["guard-1"]}, "no-counter-guerrilla"),
        ("benigno revealed", {"enemies": ["guard-1"]}, "nobody-strong"),
        ("antonio covert", {}, "no-spy"),
        ("celia revealed", {}, "empty-pile"),
        ("jacinto revealed", {}, "no-maquis"),
        ("emilio covert", {"covert_play": ["carlos"]}, "nothing-to-copy"),
        ("ramona revealed", {"recruits": []}, "no-recruits"),
        ("nicolas covert", {"deck": []}, "no-covert"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_action_that_cannot_be_used_in_full_falls_away_aloud(play: str, given: dict[str, object], why: str) -> None:
    """Actions: "you must carry it out in full", else not at all – and the log says what was missing."""
    card = play.split(maxsplit=1)[0]
    hand = [card, "spy"] if card in ("soledad", "benigno", "celia", "ramona") else [card]
    table = at_attack(**{"hand": hand, "revealed_play": ["roberto"], **given})  # type: ignore[arg-type]
    table.play(f"play {play}")
    assert table.said("action-falls-away") == {"maquis": card, "why": f"why-{why}"}


def test_an_action_of_another_phase_is_no_news() -> None:
    """It is printed on the card; only its time is another one."""
    table = at_attack(hand=["paquita", "spy"], revealed_play=STRONG).play("play paquita covert")
    assert "action-falls-away" not in table.log


@pytest.mark.parametrize(
    ("mission", "given", "why"),
    [
        ("commanding-officer", {}, "no-spy"),
        ("take-back-farmhouse", {}, "empty-pile"),
        ("railroad-bridge", {}, "nobody-elsewhere"),
        ("supply-convoy", {}, "nobody-elsewhere"),
        ("mountain-pass", {}, "nobody-face-down"),
        ("barracks", {"others": []}, "no-other-mission"),
        ("barracks", {"enemy_deck": []}, "no-enemies"),
        ("prison", {"recruits": []}, "no-recruits"),
        ("caves", {"spare_spies": 0}, "no-spare-spy"),
        ("defend-farmhouse", {}, "nobody-covert"),
        ("commanders-villa", {}, "nobody-left"),
        ("police-station", {"deck": []}, "no-covert"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_effect_with_nothing_to_act_on_says_so(mission: str, given: dict[str, object], why: str) -> None:
    """Ruling: effects do as much as can be done."""
    table = at_attack(mission=mission, revealed_play=[*STRONG, "domingo"], **given)  # type: ignore[arg-type]
    table.play(f"defeat {mission}")
    assert table.said("effect-falls-away") == {"cause": mission, "why": f"why-{why}"}


@pytest.mark.parametrize(("mission", "why"), [("bunker", "no-maquis"), ("crossroads", "nobody-in-play")])
def test_a_defence_effect_with_nothing_to_act_on_says_so(mission: str, why: str) -> None:
    hand = ["spy"] if mission == "bunker" else ["carlos"]
    assert at_attack(mission=mission, hand=hand).said("effect-falls-away")["why"] == f"why-{why}"


def test_a_survivor_with_nothing_to_act_on_says_so() -> None:
    """A Spy Master without a spare spy; a Military with nobody covert."""
    table = at_attack(enemies=["spy-master-4"], spare_spies=0)
    assert table.said("effect-falls-away") == {"cause": "spy-master-4", "why": "why-no-spare-spy"}
    assert at_attack(enemies=["military-4"]).said("effect-falls-away")["cause"] == "military-4"


def test_an_ignored_effect_says_so() -> None:
    """Pilar revealed: neither DEFENCE nor DEFEAT of the mission."""
    table = at_planning(hand=["pilar", "carlos"], row=["bunker", "border"], revealed_play=STRONG)
    table.play("play pilar revealed", "use", "end-planning", "choose-mission bunker")
    assert table.said("effect-ignored") == {"mission": "bunker"}
    border = at_planning(hand=["pilar"], row=["border", "valley"], revealed_play=STRONG)
    border.play("play pilar revealed", "use", "choose-mission border", "defeat border")
    assert border.said("effect-ignored") == {"mission": "border"}
    assert "rest-draw" not in border.log


# What happens


def test_reinforcements_are_told_where_they_came() -> None:
    """Barracks: only where somebody has come."""
    table = at_attack(mission="barracks", enemy_deck=["guard-1", "guard-2"], revealed_play=STRONG)
    table.play("defeat barracks")
    assert table.said("reinforced") == {"cause": "barracks", "missions": ("border", "mountain-pass")}


def test_a_recruit_is_no_ordinary_draw() -> None:
    """Ramona."""
    table = at_attack(hand=["ramona"], recruits=["abel"], revealed_play=STRONG).play("play ramona revealed", "use")
    assert table.said("recruit-drawn") == {"card": "abel"}
    assert "drawn" not in table.log


def test_the_one_spy_of_a_spy_master() -> None:
    """One line, one spy."""
    assert line(at_attack(enemies=["spy-master-4"]), "spy-added") == (
        "Velitel špehů 4: na odhazovací balíček utajených přibyl špeh."
    )


def test_survivors_leave_aloud() -> None:
    """Step C: the rest of the enemies is discarded; power that is left is lost."""
    table = at_attack(mission="border", enemies=["grunt-1", "jailor-3"], revealed_play=STRONG)
    table.play("defeat border", "end-attack")
    assert table.said("survivors-leave") == {"enemies": ("grunt-1", "jailor-3")}
    assert table.said("power-lost") == {"power": 5}
    assert line(table, "survivors-leave") == "Bez porážky odcházejí na odhoz Pěšák 1 a Žalářník 3."


def test_the_rest_tells_who_goes_where() -> None:
    """Rest, step A."""
    table = at_attack(hand=["spy"], covert_play=["adolfo"], revealed_play=["paquita", "roberto"]).play("go-on")
    assert line(table, "revealed-leave") == "Z odboje mezi prozrazené odcházejí Paquita a Roberto."
    assert line(table, "covert-rest", "en") == "Adolfo goes to the covert discard."
    assert line(table, "spies-rest") == "Na odhazovací balíček utajených jde z ruky 1 špeh."


def test_spies_of_the_police_station() -> None:
    table = at_attack(mission="police-station", revealed_play=[*STRONG, "domingo"], deck=["abel", "spy", "spy"])
    assert table.play("defeat police-station").said("spies-stay") == {"count": 2}


def test_the_power_has_a_breakdown() -> None:
    table = at_attack(hand=["abel"], revealed_play=STRONG).play("play abel covert", "use")
    assert line(table, "power") == "Útočná síla 11: Abel 1 + Roberto 4 + Nicolás 4 + akce Abela 2."
    assert line(table, "power", "en") == "Attack power 11: Abel 1 + Roberto 4 + Nicolás 4 + Abel's action 2."


def test_a_cost_has_a_breakdown_where_it_is_not_printed() -> None:
    table = at_attack(enemies=["guard-1", "engineer-2"], revealed_play=STRONG).play("defeat guard-1")
    assert line(table, "enemy-defeated") == "Poražen Strážný 1 (obrana 2: základ 1 + Ženista 1), útočné síly zbývá 6."
    assert line(table.play("defeat engineer-2"), "enemy-defeated") == "Poražen Ženista 2, útočné síly zbývá 4."


def test_ricardos_new_value() -> None:
    table = at_attack(hand=["ricardo"], revealed_play=STRONG).play("play ricardo revealed", "use")
    assert line(table, "halved") == "Ricardo: obrana mise Zničte železniční most je teď 4 (základ 8 − Ricardo 4)."


def test_a_woman_among_the_jailors() -> None:
    """FAQ: "Žalářníka/Žalářnici"; the card with defence 2."""
    table = at_attack(enemies=["jailor-2", "jailor-3"], recruits=["abel", "pilar"], revealed_play=STRONG)
    assert line(table.play("defeat jailor-2"), "enemy-defeated") == "Poražena Žalářnice 2, útočné síly zbývá 6."
    assert line(table.play("defeat jailor-3"), "enemy-defeated") == "Poražen Žalářník 3, útočné síly zbývá 3."


def test_names_of_shuffles_do_not_stop() -> None:
    game = at_planning(hand=["abel"]).table.game
    assert game.texts("cs").name("hidden-shuffle-11", "acc") == "skrytého nepřítele z míchání č. 11"
    assert game.texts("en").name("hidden-shuffle-11") == "Face-down enemy of shuffle 11"
