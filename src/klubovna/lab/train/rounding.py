"""A fitted net in whole numbers: what is written down, and what it says of positions it has not seen."""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from klubovna.bots.learned import numbers as n
from klubovna.bots.learned.weights import Card, Policy, Value, Weights, packed
from klubovna.lab.train.pupils import Fit, Pupil, TrunkFit
from klubovna.lab.train.rows import Floats, Ragged

SKIP_UNIT = n.PRODUCT_UNIT // n.HAND_UNIT
PORTION = 4096
"""Positions that are reckoned at a time."""
BINS = 10


class Names(NamedTuple):
    """What the numbers of words mean."""

    every: list[str]
    known: list[str]
    vocabulary: list[str]


def rounded(fit: Fit, names: Names, line: tuple[float, float], card: Card) -> Weights:
    value = Value(
        **_trunk(fit.value, names.every),
        third=_packed(fit.third, n.UNIT, n.WIDEST_THIRD),
        third_bias=round(fit.third_bias * n.PRODUCT_UNIT),
        skip=round(fit.skip * SKIP_UNIT),
    )
    vocabulary, meaning = _without_zeros(names.vocabulary, _whole(fit.meaning, n.UNIT, n.WIDEST_MEANING))
    policy = Policy(**_trunk(fit.policy, names.known), vocabulary="\n".join(vocabulary), meaning=_bytes(meaning))
    straight = round(line[0] * SKIP_UNIT), round(line[1] * n.PRODUCT_UNIT)
    return Weights(card=card, value=value, policy=policy, line=straight)


def _trunk(fit: TrunkFit, names: list[str]) -> dict[str, Any]:
    words, table = _without_zeros(names, _whole(fit.table, n.FIRST_UNIT, n.WIDEST_WORD))
    return {
        "words": "\n".join(words),
        "table": _bytes(table),
        "bias": _packed(fit.bias, n.FIRST_UNIT, n.WIDEST_PART),
        "hand": _packed(fit.hand, n.FIRST_UNIT, n.WIDEST_WORD),
        "second": _packed(fit.second, n.UNIT, n.WIDEST_SECOND),
        "second_bias": _whole(fit.second_bias, n.PRODUCT_UNIT, n.WIDEST_SECOND_BIAS).tolist(),
    }


def _without_zeros(names: list[str], table: NDArray[np.int64]) -> tuple[list[str], NDArray[np.int64]]:
    """Words that say nothing are not kept, but for one, so that there is a table."""
    kept = np.flatnonzero(table.any(axis=1)).tolist() or [0]
    if not names:
        return [""], np.zeros((1, table.shape[1]), np.int64)
    return [names[i] for i in kept], table[kept]


def _whole(numbers: Floats, unit: int, widest: int) -> NDArray[np.int64]:
    return np.clip(np.rint(numbers.astype(np.float64) * unit), -widest, widest).astype(np.int64)


def _packed(numbers: Floats, unit: int, widest: int) -> bytes:
    return _bytes(_whole(numbers, unit, widest))


def _bytes(numbers: NDArray[Any]) -> bytes:
    return packed(array("h", numbers.astype(np.int16).tobytes()))


# What it says


def logits(fit: Fit, pupil: Pupil, positions: NDArray[Any]) -> NDArray[np.int64]:
    """The values of positions in whole numbers, as `bots.learned` reckons them but for parts that are cut off."""
    hand = np.rint(pupil.hand[positions].astype(np.float64) * n.HAND_UNIT).astype(np.int64)
    second = _second(fit.value, pupil.every, positions, hand)
    third = _whole(fit.third, n.UNIT, n.WIDEST_THIRD)
    skip, bias = round(fit.skip * SKIP_UNIT), round(fit.third_bias * n.PRODUCT_UNIT)
    found: NDArray[np.int64] = second @ third + bias + skip * hand
    return found


def preferences(fit: Fit, pupil: Pupil, positions: NDArray[Any]) -> list[NDArray[np.int64]]:
    """The logits of every option of each position."""
    second = _second(fit.policy, pupil.known, positions, np.zeros(len(positions), np.int64))
    second[:, -1] = n.ONE
    words = _whole(fit.meaning, n.UNIT, n.WIDEST_MEANING)
    meaning = np.clip(
        _sums(words, pupil.spelled, np.arange(len(pupil.spelled.starts) - 1)), -n.WIDEST_MEANING, n.WIDEST_MEANING
    )
    flat, starts = pupil.options
    return [meaning[flat[starts[p] : starts[p + 1]]] @ second[i] for i, p in enumerate(positions)]


def _second(fit: TrunkFit, words: Ragged, positions: NDArray[Any], hand: NDArray[np.int64]) -> NDArray[np.int64]:
    table = _whole(fit.table, n.FIRST_UNIT, n.WIDEST_WORD)
    step = (hand + n.HAND_UNIT // n.HAND_STEPS // 2) // (n.HAND_UNIT // n.HAND_STEPS)
    first = _sums(table, words, positions) + _whole(fit.bias, n.FIRST_UNIT, n.WIDEST_PART)
    first += (step[:, None] * _whole(fit.hand, n.FIRST_UNIT, n.WIDEST_WORD)) // n.HAND_STEPS
    second = np.clip(first // (n.FIRST_UNIT // n.UNIT), 0, n.LARGEST) @ _whole(fit.second, n.UNIT, n.WIDEST_SECOND).T
    second += _whole(fit.second_bias, n.PRODUCT_UNIT, n.WIDEST_SECOND_BIAS)
    cut: NDArray[np.int64] = np.clip(second // n.UNIT, 0, n.LARGEST)
    return cut


def _sums(table: NDArray[np.int64], lists: Ragged, index: NDArray[Any]) -> NDArray[np.int64]:
    """The sum of the rows that each of these lists names."""
    width, found = table.shape[1], []
    for some in np.array_split(index, max(1, -(-len(index) // PORTION))):
        total = np.zeros((len(some), width), np.int64)
        lengths = lists.starts[some + 1] - lists.starts[some]
        owner = np.repeat(np.arange(len(some)), lengths)
        within = np.arange(len(owner)) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        rows = table[lists.flat[lists.starts[some][owner] + within]]
        filled = np.flatnonzero(lengths)
        if len(filled):
            total[filled] = np.add.reduceat(rows, (np.cumsum(lengths) - lengths)[filled], axis=0)
        found.append(total)
    return np.concatenate(found)


# What that is worth


def loss(logit: NDArray[Any], result: NDArray[Any]) -> float:
    """The log loss of logits."""
    return float(np.mean(np.logaddexp(0, logit) - result * logit))


def figures(fit: Fit, pupil: Pupil, held: NDArray[Any]) -> dict[str, float]:
    """On games that nothing was decided by."""
    hand, result = pupil.hand[held].astype(np.float64), pupil.result[held].astype(np.float64)
    scale, shift = pupil.line
    said = logits(fit, pupil, held) / n.PRODUCT_UNIT
    found = {
        "positions held out": float(len(held)),
        "scale": scale,
        "shift": shift,
        "loss, by hand": loss(hand, result),
        "loss, rescaled": loss(scale * hand + shift, result),
        "loss, learned": loss(said, result),
        "mean error of chances, by hand": calibration(hand, result)[1],
        "mean error of chances, rescaled": calibration(scale * hand + shift, result)[1],
        "mean error of chances, learned": calibration(said, result)[1],
    }
    return {name: round(number, 5) for name, number in (found | _agreement(fit, pupil, held)).items()}


def _agreement(fit: Fit, pupil: Pupil, held: NDArray[Any]) -> dict[str, float]:
    """How well the policy tells what search tried most."""
    starts = pupil.options.starts
    several = held[starts[held + 1] - starts[held] > 1]
    losses, even, first = [], [], []
    for logit, p in zip(preferences(fit, pupil, several), several, strict=True):
        tried, x = pupil.visits[starts[p] : starts[p + 1]].astype(np.float64), logit / n.PRODUCT_UNIT
        losses.append(float(np.logaddexp.reduce(x) - tried @ x))
        even.append(float(np.log(len(x))))
        first.append(float(x.argmax() == tried.argmax()))
    if not losses:
        return {}
    means = [float(np.mean(some)) for some in (even, losses, first)]
    return dict(zip(("policy's loss, even", "policy's loss, learned", "policy's first choice"), means, strict=True))


def calibration(logit: NDArray[Any], result: NDArray[Any]) -> tuple[list[tuple[float, float, int]], float]:
    """What was said and what came, in tenths of the chance that was said, with how many there were; and by how much
    they differ on average."""
    said = 1 / (1 + np.exp(-logit))
    bins, table, error = np.minimum((said * BINS).astype(int), BINS - 1), [], 0.0
    for one in range(BINS):
        inside = bins == one
        if count := int(inside.sum()):
            mean, came = float(said[inside].mean()), float(result[inside].mean())
            table.append((mean, came, count))
            error += abs(mean - came) * count
    return table, error / max(1, len(result))
