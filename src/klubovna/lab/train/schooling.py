"""From drills to a net: rows, fit, whole numbers, figures."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

import numpy as np

import klubovna
from klubovna.bots.learned.weights import Card, Weights, parts_of
from klubovna.kernel.errors import Unreadable
from klubovna.lab.crowd import Crowd
from klubovna.lab.train.drills import Drill
from klubovna.lab.train.fitting import FITTERS, straightened
from klubovna.lab.train.pupils import Fit, Pupil
from klubovna.lab.train.rounding import Names, figures, rounded
from klubovna.lab.train.rows import CHECKED, HELD, Rows, gathered, pruned, vocabulary
from klubovna.lab.train.targets import targets
from klubovna.lab.train.training import Training


def schooled(
    training: Training, drills: Sequence[Drill], generation: int, crowd: Crowd | None
) -> tuple[Weights, dict[str, list[float]]]:
    """The net that these drills make, and its curves."""
    rows = gathered(drills, training, crowd)
    pupil, names, held = prepared(rows, training)
    fit = _apart(training.fit, pupil)
    card = Card(
        game=training.game,
        rules=training.rules,
        content=training.content,
        parts=parts_of(training.shelved),
        options=training.trained_for(),
        klubovna=klubovna.__version__,
        command=training.command,
        seed=training.seed,
        generation=generation,
        games=len(drills),
        positions=len(rows.hand),
        figures=figures(fit, pupil, held),
    )
    return rounded(fit, names, pupil.line, card), fit.curves


def prepared(rows: Rows, training: Training) -> tuple[Pupil, Names, np.ndarray]:
    """What is fitted, what its numbers mean, and the positions that nothing is decided by."""
    every, words = pruned(rows.every, rows.words)
    known, own = pruned(rows.known, rows.words)
    spelled, meanings = vocabulary(rows.actions, rows.options)
    tenths = [np.flatnonzero(rows.tenth == one).astype(np.int32) for one in (CHECKED, HELD)]
    learned = np.flatnonzero(rows.learned).astype(np.int32)
    if not len(learned) or not all(map(len, tenths)):
        raise Unreadable("so few games teach nothing; at least ten are needed")
    line = straightened(rows.hand[learned], rows.result[learned])
    sizes = len(words), len(own), len(meanings)
    pupil = Pupil(
        every, known, rows.hand, targets(training.shelved, rows), rows.result, rows.options, rows.visits, spelled,
        sizes, learned, tenths[0], line, training.seed, training.epochs,
    )  # fmt: skip
    return pupil, Names(words, own, meanings), tenths[1]


def _apart(fitter: str, pupil: Pupil) -> Fit:
    """In a process of its own: what a GPU's library leaves behind must not be there when players are forked."""
    if fitter != "torch":
        return FITTERS[fitter](pupil)
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        return pool.submit(FITTERS[fitter], pupil).result()
