"""PettingZoo warns of itself when it is loaded."""

from __future__ import annotations

import warnings

import pytest

pytest.importorskip("gymnasium")
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    pytest.importorskip("pettingzoo.test")
