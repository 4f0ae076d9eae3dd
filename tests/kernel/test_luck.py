"""Dice that anyone can check afterwards: from the key and the number of the happening, and from nothing else."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from klubovna.kernel.luck import KEY_BYTES, Luck, commitment, key_from_seed

KEY = key_from_seed("the tests")


def draws(n: int, key: bytes = KEY) -> list[int]:
    luck = Luck(key, n)
    return [luck.randrange(1000) for _ in range(50)]


def test_the_same_key_and_number_give_the_same_luck() -> None:
    assert draws(3) == draws(3)


def test_the_dice_never_change() -> None:
    """Old records must verify for ever: this list is part of the record format."""
    luck = Luck(bytes(32), 0)
    assert [luck.getrandbits(16) for _ in range(4)] == GOLDEN
    assert Luck(bytes(32), 0).sample(range(10), 4) == GOLDEN_SAMPLE


GOLDEN = [60773, 55637, 53338, 1511]
GOLDEN_SAMPLE = [6, 5, 8, 2]


def test_another_number_or_key_gives_other_luck() -> None:
    assert len({tuple(draws(n)) for n in range(100)}) == 100
    assert draws(0) != draws(0, key_from_seed("others"))


def test_seeding_it_anew_changes_nothing() -> None:
    """The key is the seed."""
    luck = Luck(KEY, 1)
    luck.seed(42)
    assert luck.randrange(10**9) == Luck(KEY, 1).randrange(10**9)


def test_the_commitment_tells_keys_apart_and_does_not_show_them() -> None:
    promises = {commitment(key_from_seed(n)) for n in range(100)}
    assert len(promises) == 100
    assert all(len(promise) == 64 for promise in promises)
    assert KEY.hex() not in commitment(KEY)


def test_a_seed_is_a_number_or_a_word() -> None:
    assert len(key_from_seed(1)) == KEY_BYTES
    assert key_from_seed(1) == key_from_seed("1") != key_from_seed(2)


@pytest.mark.parametrize("bits", [1, 7, 53, 512, 513, 2000])
def test_any_number_of_bits(bits: int) -> None:
    luck = Luck(KEY, bits)
    numbers = [luck.getrandbits(bits) for _ in range(40)]
    assert all(0 <= number < 1 << bits for number in numbers)
    assert max(numbers) >= 1 << (bits - 1), "the top bit is used, too"


def test_random_is_from_0_to_1() -> None:
    luck = Luck(KEY, 5)
    numbers = [luck.random() for _ in range(2000)]
    assert 0 <= min(numbers) < 0.01
    assert 0.99 < max(numbers) < 1


def chi_square(counts: Counter[object], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in counts) + expected * (kinds - len(counts))


def test_a_die_is_fair_over_the_happenings_of_a_table() -> None:
    """Five degrees of freedom: a fair die exceeds 20.5 once in a thousand; the key is fixed, so this never flickers."""
    rolls: Counter[object] = Counter(Luck(KEY, n).randrange(6) for n in range(6000))
    assert chi_square(rolls, 6) < 20.5


def test_a_shuffle_is_fair() -> None:
    def shuffled(n: int) -> str:
        cards = list("abcd")
        Luck(KEY, n).shuffle(cards)
        return "".join(cards)

    orders: Counter[object] = Counter(map(shuffled, range(4800)))
    assert set(orders) == {"".join(order) for order in permutations("abcd")}
    assert chi_square(orders, 24) < 49.7, "23 degrees of freedom, 0.1 %"


def test_bits_inside_one_happening_are_fair() -> None:
    luck = Luck(KEY, 9)
    rolls: Counter[object] = Counter(luck.choice("abcdef") for _ in range(6000))
    assert chi_square(rolls, 6) < 20.5
