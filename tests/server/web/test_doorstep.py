"""`klubovna serve --open`: one command, and a browser stands at the door."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from klubovna.server.web import doorstep

DEADLINE = 60
HOST = "127.0.0.1"


@pytest.fixture
def stranger() -> Iterator[int]:
    """A port where somebody else listens and never answers."""
    with socket.create_server((HOST, 0)) as taken:
        yield taken.getsockname()[1]


def command(folder: Path, *args: str) -> list[str]:
    """The clubhouse, with a browser that writes down where it was sent."""
    browser = folder / "browser.py"
    visited = folder / "visited"
    browser.write_text(f"import sys; open({str(visited)!r}, 'a').write(sys.argv[1] + '\\n')\n", "utf-8")
    own = ("--database", f"sqlite:///{folder / 'club.sqlite3'}", "--secret-file", str(folder / "secret"))
    return [sys.executable, "-m", "klubovna.cli", "serve", *own, *args]


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "BROWSER": f"{sys.executable} {folder / 'browser.py'} %s"}


def opened(process: subprocess.Popen[str]) -> str:
    """The address that the log tells people to go to."""
    assert process.stderr
    for line in process.stderr:
        if "the clubhouse is" in line:
            return line.strip().rpartition(" ")[2]
    raise AssertionError("it never said where it is")


def test_a_taken_port_is_said_plainly(stranger: int) -> None:
    with pytest.raises(doorstep.Taken, match=f"127.0.0.1:{stranger}"):
        doorstep.listen(HOST, stranger)


def test_somebody_who_just_wants_to_play_gets_another_port(stranger: int) -> None:
    with doorstep.listen_nearby(HOST, stranger) as door:
        assert doorstep.address(door) != f"http://{HOST}:{stranger}"
        assert doorstep.address(door).startswith(f"http://{HOST}:")


def test_without_a_screen_no_text_browser_is_started_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not doorstep.has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert doorstep.has_screen()


def test_serve_open_sends_the_browser_to_a_house_that_answers(tmp_path: Path) -> None:
    """And a second `make play` finds it open instead of opening another one."""
    args = command(tmp_path, "--open", "--port", "0")
    with subprocess.Popen(args, stderr=subprocess.PIPE, text=True, env=environment(tmp_path)) as process:
        try:
            address = opened(process)
            assert urllib.request.urlopen(f"{address}/healthz", timeout=DEADLINE).read() == b"well\n"
            port = address.rpartition(":")[2]
            again = subprocess.run(
                command(tmp_path, "--open", "--port", port), capture_output=True, text=True, timeout=DEADLINE,
                env=environment(tmp_path), check=True,
            )  # fmt: skip
            assert f"already open at {address}" in again.stderr
            assert set((tmp_path / "visited").read_text("utf-8").split()) == {address}
        finally:
            process.terminate()
            process.wait(DEADLINE)


def test_a_host_is_told_when_the_port_is_taken(tmp_path: Path, stranger: int) -> None:
    left = subprocess.run(
        command(tmp_path, "--port", str(stranger)), capture_output=True, text=True, timeout=DEADLINE, check=False
    )
    assert left.returncode == 1
    assert f"cannot listen on {HOST}:{stranger}" in left.stderr
    assert "Traceback" not in left.stderr
