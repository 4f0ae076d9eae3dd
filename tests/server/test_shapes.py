"""Several threads read the same shapes for the first time at the same moment, and the process lives."""

from __future__ import annotations

import subprocess
import sys

import pytest

READ_AT_ONCE = """
import sys, threading
import msgspec
from klubovna.server import shapes

sys.setswitchinterval(1e-6)
inner = [msgspec.defstruct(f"Inner{i}", [("x", int), ("y", list[int])], tag=str(i)) for i in range(2000)]
outer = [msgspec.defstruct(f"Outer{i}", [("a", one), ("b", dict[str, one])]) for i, one in enumerate(inner)]
if sys.argv[1] == "met":
    shapes.meet()
together = threading.Barrier(4)

def read():
    for i, shape in enumerate(outer):
        together.wait()
        one = {"type": str(i), "x": 1, "y": [2]}
        msgspec.convert({"a": one, "b": {"c": one}}, shape)

threads = [threading.Thread(target=read) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


@pytest.mark.parametrize(("how", "lives"), [("met", True), ("unmet", False)])
def test_shapes_are_met_before_there_are_threads(how: str, lives: bool) -> None:
    """If the one that has met none lives as well, msgspec is mended and `server/shapes.py` may go."""
    done = subprocess.run([sys.executable, "-c", READ_AT_ONCE, how], check=False, capture_output=True)
    assert (done.returncode == 0) == lives, done.stderr.decode()
