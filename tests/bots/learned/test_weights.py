"""Nets as files, and what is said of those that can't be used."""

from __future__ import annotations

import zlib
from array import array
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from klubovna.bots.learned import weights
from klubovna.bots.learned.weights import HEAD, packed, parsed, read, unpacked, written
from klubovna.kernel.errors import Broken
from tests.bots.learned.nets import a_net


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    net = a_net("vzdor")
    (tmp_path / "a.net").write_bytes(written(net))
    assert read(tmp_path / "a.net") == net


def test_numbers_are_unpacked_as_they_were_packed() -> None:
    numbers = array("h", [0, 1, -1, 32767, -32768, 300])
    assert unpacked(packed(numbers)) == numbers


def damaged() -> dict[str, bytes]:
    whole, net = written(a_net("vzdor")), a_net("vzdor")
    flipped = bytearray(whole)
    flipped[len(whole) // 2] ^= 255
    short = replace(net, value=replace(net.value, third=b"\0\0"))
    stranger = HEAD + zlib.compress(msgspec.msgpack.encode({"card": 1}))
    return {
        "nothing": b"",
        "foreign": b"PK\3\4" + whole,
        "cut off": whole[: len(whole) // 2],
        "flipped": bytes(flipped),
        "another shape": stranger,
        "short": written(short),
    }


@pytest.mark.parametrize("how", damaged())
def test_what_is_broken_is_said_and_nothing_else_happens(how: str) -> None:
    with pytest.raises(Broken, match=r"^base\.net: "):
        parsed(damaged()[how], "base.net")


def test_a_file_that_would_unpack_to_too_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "LARGEST", 1000)
    with pytest.raises(Broken, match="too large"):
        parsed(written(a_net("vzdor")), "base.net")


def test_no_file_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(Broken, match="No such file"):
        read(tmp_path / "none.net")
