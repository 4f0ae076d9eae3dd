"""The spaces of Gymnasium and PettingZoo for what is seen and what may be done: one of each for a codec."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from klubovna.rl.codec import Codec


def seen(codec: Codec) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (codec.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (codec.n,), np.int8),
        }
    )


def done(codec: Codec) -> Any:
    return spaces.Discrete(codec.n)
