"""Our rules beside those of OpenSpiel's `nine_mens_morris`: the same choices in the same positions, and the same end.

Both number the points in reading order, so that theirs can be told in our words. One rule differs, and is left out
here: draws. Theirs comes after 200 turns, ours by repetition and by moves without a man taken (rulebook, Rulings).
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import klubovna
from klubovna.kernel.flow import choose
from klubovna.kernel.frames import STEP
from klubovna_mlyn.board import POINTS
from klubovna_mlyn.rules.course import Removing
from klubovna_mlyn.state import FEWEST, SEATS, Mlyn

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

LAST_TURN = 200
"""Of theirs."""
GAMES, POSITIONS = 60, 2000
DEPTH = 4
THEIRS = {0: "W", 1: "B"}


def begun() -> tuple[Mlyn, Any]:
    s: Any = klubovna.new("mlyn", repetition="never", quiet=100).state.clone()
    return s, pyspiel.load_game("nine_mens_morris").new_initial_state()


def rest(s: Mlyn) -> Mlyn:
    """Only what happens by itself: a man who has a single way is asked here, too, as there."""
    while s.stack and s.stack[-1].kind == STEP:
        s.stack.pop().run(s)  # type: ignore[attr-defined]
    return s


def ours(s: Mlyn) -> dict[str, Any]:
    """What may be chosen, by its text."""
    top: Any = rest(s).stack[-1] if rest(s).stack else None
    return {action.text: action for action in top.options(s)} if top else {}


def theirs(s: Mlyn, peer: Any) -> dict[str, int]:
    """Their choices in our words."""
    if peer.is_terminal():
        return {}
    word = "remove" if s.stack and isinstance(s.stack[-1], Removing) else "place"
    return {told(action, word): action for action in peer.legal_actions()}


def told(action: int, word: str) -> str:
    count = len(POINTS)
    if action < count:
        return f"{word} {POINTS[action]}"
    start, to = divmod(action - count, count)
    return f"move {POINTS[start]} {POINTS[to]}"


def standing(s: Mlyn) -> str:
    """The board as theirs is printed: what stands on each point, in reading order."""
    men = [THEIRS[0] if s.men[0] >> n & 1 else THEIRS[1] if s.men[1] >> n & 1 else "." for n in range(len(POINTS))]
    return "".join(men)


def printed(peer: Any) -> str:
    board = str(peer).partition("Current player")[0]
    return "".join(letter for letter in board if letter in "WB.")


def random_games(seed: int) -> Iterator[tuple[Mlyn, Any]]:
    """All positions of random games, ours and theirs beside each other, until either is over."""
    rng = random.Random(seed)
    for _ in range(GAMES):
        s, peer = begun()
        while rest(s).outcome is None and not peer.is_terminal():
            yield s, peer
            options = ours(s)
            text = rng.choice(sorted(options))
            peer.apply_action(theirs(s, peer)[text])
            choose(s, s.stack[-1], options[text])
        yield s, peer


def test_the_same_choices_in_thousands_of_random_positions() -> None:
    compared, words = 0, set()
    for s, peer in random_games(seed=1):
        if s.outcome is not None or peer.is_terminal():
            continue
        assert standing(s) == printed(peer)
        assert SEATS[peer.current_player()] == s.seat
        assert set(ours(s)) == set(theirs(s, peer)), str(peer)
        words |= {text.partition(" ")[0] for text in ours(s)}
        compared += 1
    assert compared >= POSITIONS
    assert words == {"place", "move", "remove"}


def test_the_same_end() -> None:
    """But for draws."""
    reasons = set()
    for s, peer in random_games(seed=2):
        if s.outcome is None and not peer.is_terminal():
            continue
        if s.outcome is not None and s.outcome.winners:
            assert peer.is_terminal()
            assert [s.returns()[seat] for seat in SEATS] == peer.returns()
            reasons.add(s.outcome.reason)
        elif s.outcome is None:
            assert f"Turn number: {LAST_TURN}" in str(peer)
            assert peer.returns() == [0.0, 0.0]
        else:
            assert s.outcome.reason == "quiet"
    assert "men" in reasons


def perft(s: Mlyn, depth: int) -> int:
    """How many ways there are to choose so many times."""
    options = ours(s)
    if depth == 1 or not options:
        return len(options)
    total = 0
    for action in options.values():
        after = s.clone()
        choose(after, after.stack[-1], action)
        total += perft(after, depth - 1)
    return total


def peers_perft(peer: Any, depth: int) -> int:
    if peer.is_terminal():
        return 0
    if depth == 1:
        return len(peer.legal_actions())
    return sum(peers_perft(peer.child(action), depth - 1) for action in peer.legal_actions())


def test_as_many_ways_from_the_beginning() -> None:
    """24 · 23 · 22 · 21 before anybody can close a mill."""
    s, peer = begun()
    assert perft(s, 3) == peers_perft(peer, 3) == 24 * 23 * 22
    assert perft(s, DEPTH) == peers_perft(peer, DEPTH) == 24 * 23 * 22 * 21


def late(seed: int) -> list[tuple[Mlyn, Any]]:
    """Positions with all men placed, from which neither draw is near."""
    found = []
    for s, peer in random_games(seed):
        turn = int(str(peer).partition("Turn number: ")[2].split()[0])
        if not s.hand[1] and s.outcome is None and turn + DEPTH <= LAST_TURN and s.quiet + DEPTH <= s.readings.quiet:
            found.append((s.clone(), peer.clone()))
    return [(s, peer) for s, peer in found if not peer.is_terminal()]


@pytest.mark.parametrize("seed", range(4))
def test_as_many_ways_where_men_are_moved_and_taken(seed: int) -> None:
    walking = [(s, peer) for s, peer in late(seed) if min(men.bit_count() for men in s.men) > FEWEST + 1]
    for s, peer in random.Random(seed).sample(walking, 2):
        assert perft(s, DEPTH) == peers_perft(peer, DEPTH)


@pytest.mark.parametrize("seed", range(2))
def test_as_many_ways_where_men_fly(seed: int) -> None:
    """There are many, so that one choice less has to do; two men, or a side that is shut in, end some of the ways."""
    flying = [(s, peer) for s, peer in late(seed) if min(men.bit_count() for men in s.men) == FEWEST]
    for s, peer in random.Random(seed).sample(flying, 2):
        assert perft(s, DEPTH - 1) == peers_perft(peer, DEPTH - 1)
