"""What is told, with its cause, and who is asked: nothing happens in silence, nothing is decided quietly."""

from __future__ import annotations

from typing import Any

from klubovna.games.hagalaz import GAME
from klubovna.games.hagalaz.rules.enemies.placing import Arrival
from klubovna.games.hagalaz.rules.enemies.roads import ways
from tests.games.hagalaz.hagalaz_table import Skirmish

TOUGH = "marauder 3/4"
AVENGER = "cannibal 2/3 avenger"


def parts(game: Skirmish, id: str) -> list[dict[str, int]]:
    """What the sums of such a line are made of."""
    sums: list[Any] = [message.args["damage"] for message in game.table.log if message.id == id]
    return [{part.what: part.much for part in one.parts} for one in sums]


def test_damage_is_told_with_everything_that_adds_to_it() -> None:
    game = Skirmish({"shepard": "A9", "garrus": "D5"}, {"D8": TOUGH}, abilities=["calibration"])
    game.set("garrus", points=2).set("shepard", points=1).act("garrus", "sse")
    game.play("command strike", "use standard concussive-shot", "calibrate")
    assert parts(game, "log-hit") == [{"concussive-shot": 1, "calibration": 1, "command": 1}]
    said = GAME.texts("en").say(next(message for message in game.table.log if message.id == "log-hit"))
    assert said == "Marauder (D8): 3 damage: Concussive Shot 1 + Calibration 1 + Command 1."


def test_wounds_have_a_cause() -> None:
    """Fire, coolant, an enemy with a biotic token."""
    game = Skirmish({"shepard": "D5"}, marks={"D6": "f", "D7": "c"}).act("shepard", "3ss")
    game.play("use move3 move", "step D6", "step D7")
    assert parts(game, "log-wounded") == [{"fire": 1}, {"coolant": 2}]
    game = Skirmish({"shepard": "D5"}, {"D6": TOUGH}).hurt("D6", biotic=True).threat("marauder-drill")
    assert parts(game, "log-wounded")[0] == {"marauder": 3, "biotic-token": -2}


def test_turrets_say_which_they_are_and_whom_they_hit() -> None:
    game = Skirmish({"shepard": "D5"}, turrets={"D8": "W"}).threat("automated-defence")
    fired = next(message for message in game.table.log if message.id == "log-turret-fires")
    assert (fired.args["hex"], fired.args["heroes"]) == ("D8", ("shepard",))


def test_a_card_that_was_turned_over_before_is_told_when_it_is_resolved() -> None:
    """Liara has looked at it in her turn."""
    game = Skirmish({"shepard": "D5"}, {"D9": "husk"}).threat("howling-pack")
    assert "resolved" in game.log


def test_objectives_are_told_with_how_far_they_are() -> None:
    game = Skirmish({"shepard": "G8"}).act("shepard", "sse").play("use standard objective", "work paragon")
    worked = next(message for message in game.table.log if message.id == "log-worked")
    assert (worked.args["objective"], worked.args["now"], worked.args["need"]) == ("goal-paragon", 1, 9)


def test_a_grunt_goes_through_as_few_fires_as_it_can() -> None:
    """ "Požár": where the goal itself burns, another fire is still avoided if an equally short way does."""
    game = Skirmish({"shepard": "D3"}, {"D7": "cannibal 2/4"}, marks={"D5": "f", "D6": "f", "C6": "f"})
    found = [[*map(game.s.name, way)] for way in ways(game.s, game.cell("D7"), game.cell("D5"), 3)]
    assert found == [["E7", "E6", "D5"]], "longer, but only the goal burns"
    game = Skirmish({"shepard": "D3"}, {"D7": "cannibal 2/4"}, marks={"C6": "f", "C7": "f"})
    found = [[*map(game.s.name, way)] for way in ways(game.s, game.cell("D7"), game.cell("C6"), 2)]
    assert found == [["D6", "C6"]], "two hexes either way, one fire less"


def test_who_avenges_first_is_asked() -> None:
    """Several Avengers hurt by one action: the player of the hero who did it chooses."""
    game = Skirmish({"shepard": "D5"}, {"D8": AVENGER, "C8": AVENGER, "A1": "husk"}, abilities=["napalm"])
    game.act("shepard", "ess").play("use empowered napalm", "target D8")
    assert game.asks == "avenge"
    assert game.offered("activate") == {"D8", "C8"}


def test_which_turret_is_repaired_is_asked() -> None:
    turrets = {"D3": "W", "D7": "W"}
    game = Skirmish({"shepard": "A1"}, {"D5": "engineer 1/1"}, turrets=turrets)
    game.s.silent = 3
    game.threat("repair-cycle")
    assert game.asks == "mend"
    game.play("target D7")
    assert game.s.silent == 1


def test_tokens_in_covered_areas_lie_on_their_faces() -> None:
    """On the stunned side there are the shields, but neither attack nor specialisation ("Zakryté oblasti")."""
    game = Skirmish({"shepard": "D5"}, {"D8": TOUGH})
    game.s.covered = 1 << game.s.field.area[game.cell("D8")]
    foe = game.table.view(None).mission.foes[0]
    assert (foe.attack, foe.specialisation, foe.shields, foe.covered) == (None, None, 4, True)


def test_an_enemy_keeps_its_id_wherever_it_goes() -> None:
    game = Skirmish({"shepard": "D1"}, {"D8": "husk 1/1 runner"})
    before = game.table.view(None).mission.foes[0].id
    game.threat("howling-pack")
    after = game.table.view(None).mission.foes[0]
    assert (after.id, after.hex != "D8") == (before, True)


def test_a_champion_that_finds_its_hex_taken_comes_beside() -> None:
    """The nearest empty hex; the leader's player decides ("Umístění pěšáků")."""
    game = Skirmish({"shepard": "D5"}, champions={"1": ("brute", "D5", [4])})
    game.s.foes.clear()
    game.go(Arrival(0))
    assert game.asks == "post"
    assert game.offered("place") == {"D4", "D6", "C5", "C6", "E5", "E6"}
    game.play("place D6")
    assert game.foes() == {"D6": "brute"}


def test_the_wail_goes_through_walls() -> None:
    """A special rule may count distance without walls ("Počítání vzdálenosti")."""
    game = Skirmish({"shepard": "D5"}, champions={"1": ("banshee", "D9", [4])}, sides={"D6-D7": "wall"})
    game.threat("monstrous-step").play("advance D7")
    assert any("wail" in part for part in parts(game, "log-wounded"))
