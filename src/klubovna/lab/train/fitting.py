"""Who fits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from klubovna.bots.learned.numbers import HIDDEN, MEANING, SECOND
from klubovna.lab.train.pupils import Fit, Line, Pupil, TrunkFit
from klubovna.lab.train.rows import Floats

ENOUGH = 50
"""Steps of Newton's at most."""


Fitter: TypeAlias = Callable[[Pupil], Fit]


def fit_line(pupil: Pupil) -> Fit:
    """Only the hand-written judgement set right, and no preferences: what a net has to beat."""
    words, known, spelled = pupil.sizes
    return Fit(
        _nothing(words, SECOND), np.zeros(SECOND, np.float32), pupil.line[1], pupil.line[0],
        _nothing(known, MEANING), np.zeros((spelled, MEANING), np.float32), {},
    )  # fmt: skip


def _nothing(words: int, second: int) -> TrunkFit:
    shapes = ((words, HIDDEN), (HIDDEN,), (HIDDEN,), (second, HIDDEN), (second,))
    return TrunkFit(*(np.zeros(shape, np.float32) for shape in shapes))


def fit_torch(pupil: Pupil) -> Fit:
    from klubovna.lab.train.torch_fit import fit

    return fit(pupil)


FITTERS: dict[str, Fitter] = {"torch": fit_torch, "line": fit_line}


def straightened(hand: Floats, result: Floats) -> Line:
    """The scale and shift with which a hand-written judgement tells results best: Newton's steps on the log loss."""
    x, y = hand.astype(np.float64), result.astype(np.float64)
    scale, shift = 1.0, 0.0
    for _ in range(ENOUGH):
        p = 1 / (1 + np.exp(-(scale * x + shift)))
        slope = np.array([((p - y) * x).sum(), (p - y).sum()])
        w = p * (1 - p)
        curve = np.array([[(w * x * x).sum(), (w * x).sum()], [(w * x).sum(), w.sum()]]) + 1e-6 * np.eye(2)
        step: NDArray[np.float64] = np.linalg.solve(curve, slope)
        step /= max(1.0, float(np.abs(step).max()))
        scale, shift = scale - float(step[0]), shift - float(step[1])
        if float(np.abs(step).max()) < 1e-9:
            break
    return scale, shift
