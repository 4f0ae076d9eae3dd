"""The course of a turn ("Tah hry"), drawing ("Konec kola a los"), banners and the end ("Konec hry")."""

from __future__ import annotations

from typing import Any

from klubovna.kernel.luck import key_from_seed
from klubovna.kernel.table import Table
from tests.games.napoleonics.napoleonics_table import GAME, Battlefield


def opened(scenario: str) -> Table:
    return Table(GAME, GAME.content(), GAME.settings({"scenario": scenario}), key_from_seed(1))


def test_set_up() -> None:
    """ "Příprava hry": hands as the scenario says, the side it names begins."""
    for id, battle in GAME.content().battles.items():
        table = opened(id)
        sides = table.view(None).sides
        assert [side.hand_count for side in sides] == list(battle.hands)
        assert table.seat == ("french", "allied")[battle.first]
        state: Any = table.state
        assert len(state.deck) == 70 - sum(battle.hands)


def test_phases_follow_each_other_and_turns_alternate() -> None:
    """ "V každém tahu probíhají určité činnosti v následujícím pořadí": command, orders, movement, combat, drawing."""
    t = Battlefield(french={"E7": "french-line"}, allied={"E10": "british-line"}, hand=["attack-center", "forward"])
    asked = [t.asks]
    for text in ("play attack-center", "order E7", "move E7 E8", "done"):
        t.play(text)
        asked.append(t.asks or t.waits)
    assert asked == ["play-card", "give-orders-there", "move-units", "battle-units", "draw-card"]
    t.roll("bombard")
    assert (t.seat, t.hand("french")) == ("allied", ["forward", "bombard"])
    assert t.table.view("french").discard[-1] == "attack-center"


def test_all_movement_comes_before_combat() -> None:
    """ "Všechen pohyb musí být dokončen před tím, než začne boj."""
    t = Battlefield(french={"E7": "french-line", "C7": "french-line"}, allied={"E9": "british-line"})
    t.to_battle("order E7", "order C7")
    assert not t.offered("move")


def test_marks_of_a_turn_end_with_it() -> None:
    """Orders are given anew each turn."""
    t = Battlefield(french={"E7": "french-line"}).to_battle("order E7", "move E7 E8").roll("forward")
    assert not any(unit.ordered or unit.moved for unit in t.table.view(None).units)


def test_the_discards_become_the_deck_when_it_has_run_out() -> None:
    """ "Když na balíčku karet velení dojdou karty, zamíchejte karty na odkládacím balíčku a vytvořte balíček nový."""
    t = Battlefield(french={"E7": "french-line"})
    t.s.discard, t.s.deck = t.s.deck, ()
    cards = len(t.s.discard)
    t.to_battle("order E7")
    assert (t.waits, len(t.s.deck), t.s.discard) == ("draw-card", cards + 1, ())


class TestVictory:
    def test_the_last_banner_ends_the_game_at_once(self) -> None:
        """ "Hra končí v momentě, kdy hráč získal potřebný počet vítězných zástav, bez ohledu na to co se právě děje."""
        t = Battlefield(french={"E7": "french-line"}, allied={"E9": "british-line 1"}, leaders={"picton": "E9"}, goal=2)
        t.s.banners[0] = 1
        t.to_battle("order E7").play("fire E7 E9").roll("ICCC")
        assert (t.outcome.winners, t.outcome.reason) == (("french",), "banners")
        assert t.outcome.scores == {"french": 2, "allied": 0}
        assert t.seat is None

    def test_in_the_opponents_turn_too(self) -> None:
        """ "To znamená, že hra může klidně skončit během úspěšného protiútoku."""
        t = Battlefield(french={"E7": "french-light 1"}, allied={"E8": "british-line"}, goal=1)
        t.to_battle("order E7").play("melee E7 E8").roll("A", "SAAA")
        assert t.outcome.winners == ("allied",)

    def test_a_leader_is_worth_a_banner(self) -> None:
        """ "Vítězné zástavy se získávají za každou zcela zničenou jednotku nebo velitele."""
        t = Battlefield(french={"E7": "french-light"}, leaders={"picton": "E8"}, goal=1).to_battle("order E7")
        assert t.play("melee E7 E8").roll("SAAA").outcome.winners == ("french",)

    def test_nightfall(self) -> None:
        """(house) After sixty turns of each side whoever has more banners wins; nobody if they are equal."""
        for banners, winners in (([1, 0], ("french",)), ([2, 3], ("allied",)), ([1, 1], ())):
            t = Battlefield()
            t.s.turn, t.s.banners[:] = t.s.switches.nightfall, banners
            t.roll("forward")
            assert (t.outcome.winners, t.outcome.reason) == (winners, "nightfall")

    def test_night_may_come_late(self) -> None:
        """Option `nightfall`: the rulebook knows no such end."""
        t = Battlefield(nightfall="200")
        t.s.turn = 120
        assert (t.roll("forward").outcome, t.seat) == (None, "allied")


class TestObjectives:
    more = '[[objectives]]\nid = "goal"\nsource = "house"\nside = "top"\nhexes = ["E7"]\n'

    def test_held_at_the_start_of_the_own_turn_it_is_a_banner(self) -> None:
        """Scenario notes: scored at the start of the owner's turn."""
        t = Battlefield(french={"E7": "french-line"}, more=self.more)
        assert t.table.view(None).sides[0].banners == 1
        assert t.table.view(None).objectives[0].held == "french"

    def test_it_is_lost_when_the_unit_leaves(self) -> None:
        """…and kept only while held."""
        t = Battlefield(french={"E7": "french-line"}, more=self.more).play("order E7", "move E7 E6")
        assert t.table.view(None).sides[0].banners == 0

    def test_or_when_it_dies(self) -> None:
        """…by battling back, for instance."""
        t = Battlefield(french={"E7": "french-light 1"}, allied={"E8": "british-line"}, more=self.more)
        t.to_battle("order E7").play("melee E7 E8").roll("A", "SAAA")
        assert t.table.view(None).sides[0].banners == 0

    def test_the_other_side_gains_nothing_there(self) -> None:
        """It is the objective of one side."""
        t = Battlefield("allied", allied={"E7": "british-line"}, more=self.more)
        assert t.table.view(None).sides[1].banners == 0

    def test_some_count_for_whoever_holds_them(self) -> None:
        """La Albuera: "temporary banner for whichever side holds it at the start of its own turn"."""
        for seat, unit in (("french", "french-line"), ("allied", "british-line")):
            posted: dict[str, Any] = {seat: {"E7": unit}}
            t = Battlefield(seat, **posted, more=self.more.replace('"top"', '"either"'))
            assert [side.seat for side in t.table.view(None).sides if side.banners] == [seat]

    def test_it_counts_for_victory(self) -> None:
        """Permanent and temporary banners together."""
        t = Battlefield(french={"E7": "french-line"}, more=self.more, goal=1)
        assert t.outcome.winners == ("french",)

    def test_all_hexes_of_a_group_have_to_be_held(self) -> None:
        """Fuentes de Oñoro: one objective, hold both."""
        more = self.more.replace('["E7"]', '["E7", "E8"]') + 'hold = "all"\n'
        assert Battlefield(french={"E7": "french-line"}, more=more).table.view(None).sides[0].banners == 0
        both = {"E7": "french-line", "E8": "french-line"}
        assert Battlefield(french=both, more=more).table.view(None).sides[0].banners == 1

    def test_what_is_lasting_stays(self) -> None:
        """Where a scenario says so."""
        t = Battlefield(french={"E7": "french-line"}, more=self.more + "lasting = true\n").play(
            "order E7", "move E7 E6"
        )
        assert t.table.view(None).sides[0].banners == 1
