"""Levels: the same search with more or less of it, by name, for one question or for a whole game."""

from __future__ import annotations

import random
from typing import ClassVar

import pytest
from msgspec.structs import replace

import klubovna
from klubovna.bots import levels
from klubovna.bots.judging import Judge, by_hand
from klubovna.bots.levels import budget, strength
from klubovna.bots.players import BOTS, ask, bot, choose_at_random, player, tell
from klubovna.bots.questions import Bot, Forgetful, question
from klubovna.bots.thinkers import Thinker
from klubovna.kernel.actions import Action
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.frames import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.strength import FAR, Strength
from klubovna.kernel.table import Table
from tests.kernel.house import opened, play
from tests.kernel.sealed import GAME, NORTH, SEATS, SOUTH, Turn, Wait

GAMES = [GAME, *map(klubovna.game, klubovna.games())]


def test_the_yardsticks_and_five_levels() -> None:
    assert list(BOTS) == ["novice", "club", "master", "champion", "adaptive", "greedy", "random"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_level_thinks_longer_than_the_one_below(game: Game) -> None:
    novice, club, master, champion = (strength(level, game) for level in ("novice", "club", "master", "champion"))
    assert novice.iterations < club.iterations < master.iterations == champion.iterations
    assert 0 < club.learned < champion.learned == champion.iterations
    assert novice.learned == master.learned == 0, "they go by what is written by hand; a master, for comparison"
    assert max(novice.seconds, club.seconds, master.seconds) <= 2


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_higher_one_sits_the_fewer_mistakes_are_made(game: Game) -> None:
    novice, club, master, champion = (strength(level, game) for level in ("novice", "club", "master", "champion"))
    assert novice.heat > club.heat >= master.heat == champion.heat == 0
    assert novice.slack > club.slack >= master.slack == champion.slack == 0
    assert novice.replies <= club.replies <= master.replies == champion.replies == FAR


def test_a_game_may_have_numbers_of_its_own() -> None:
    own = Strength(iterations=7, seconds=1)
    game = replace(GAME, strengths={"club": own})
    assert strength("club", game) is own
    assert strength("master", game) is levels.USUAL["master"]


def test_seconds_count_only_where_somebody_waits() -> None:
    level = levels.USUAL["master"]
    assert budget(level, by_hand(GAME)).seconds is None
    assert budget(level, by_hand(GAME), timed=True).seconds == level.seconds


def test_who_goes_by_what_was_learned_needs_less_of_it() -> None:
    level, learned = Strength(iterations=400, seconds=1, learned=100), Judge(GAME.judgement, lambda s, options: [])
    assert budget(level, by_hand(GAME)).iterations == 400
    assert budget(level, learned).iterations == 100


# For a whole game


class Listener:
    """A player that keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[tuple[Decision, Action | None]] = []

    def choose(self, question: object, rng: random.Random) -> Action:
        raise AssertionError("nobody asks")

    def saw(self, decision: Decision, action: Action | None) -> None:
        self.told.append((decision, action))

    def watched(self, decision: Decision, action: Action, imagine: object) -> None:
        raise AssertionError("there is nothing to read")


class Whispered(Turn, frozen=True):
    secret: ClassVar[bool] = True


def test_everybody_sees_an_open_choice() -> None:
    players = {seat: Listener() for seat in SEATS}
    tell(players, Turn(NORTH), Wait())
    assert [player.told for player in players.values()] == [[(Turn(NORTH), Wait())]] * 2


def test_only_whoever_made_it_sees_a_secret_one() -> None:
    players = {seat: Listener() for seat in SEATS}
    tell(players, Whispered(NORTH), Wait())
    assert players[NORTH].told == [(Whispered(NORTH), Wait())]
    assert players[SOUTH].told == [(Whispered(NORTH), None)]


def test_by_name_for_a_seat() -> None:
    assert isinstance(player("greedy", GAME, NORTH), Forgetful)
    assert isinstance(player("club", GAME, NORTH), Thinker)
    with pytest.raises(Unreadable):
        player("oracle", GAME, NORTH)


def whole_game(names: tuple[str, str], seed: int) -> Table:
    table, rng = opened(seed=seed), random.Random(seed)
    players = {seat: player(name, GAME, seat) for seat, name in zip(SEATS, names, strict=True)}
    while (decision := table.decision) is not None:
        asked = question(GAME, table.state, decision.seat, table.options)
        action = players[decision.seat].choose(asked, rng)
        table.play(action)
        tell(players, decision, action)
    return table


def test_players_who_remember_play_a_game_to_its_end_and_play_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels.USUAL, "club", replace(levels.USUAL["club"], iterations=80))
    games = [whole_game(("club", "novice"), seed=4) for _ in range(2)]
    assert games[0].outcome is not None
    assert games[0].record == games[1].record


def test_a_level_can_be_asked_like_any_bot() -> None:
    table = play(opened(), "wait")
    chosen = ask(bot("novice"), GAME, table.state, SOUTH, table.options, random.SystemRandom())
    assert chosen in table.options


def test_search_beats_random_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    """From both seats, by more than luck: of 60 games a fair coin would win 42 once in a thousand."""
    monkeypatch.setitem(levels.USUAL, "club", replace(levels.USUAL["club"], iterations=60))
    wins = 0
    for seed in range(30):
        wins += duel({NORTH: bot("club"), SOUTH: choose_at_random}, seed) == (NORTH,)
        wins += duel({NORTH: choose_at_random, SOUTH: bot("club")}, seed) == (SOUTH,)
    assert wins >= 42


def duel(bots: dict[str, Bot], seed: int) -> tuple[str, ...]:
    table, rng = opened(seed=seed), random.Random(seed)
    while table.seat is not None:
        table.play(ask(bots[table.seat], GAME, table.state, table.seat, table.options, rng))
    assert table.outcome is not None
    return table.outcome.winners
