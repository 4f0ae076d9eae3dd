"""Virtual environments, each with one locked set of packages in it. Standard library only.

What is installed is locked with hashes in `requirements/`; nothing is installed again until a lock, `pyproject.toml` or
the Python version changes.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from machine import ROOT, need_ensurepip, run, say

SCRIPTS = "Scripts" if os.name == "nt" else "bin"
PACKAGES = "Lib/site-packages" if os.name == "nt" else "lib/python*/site-packages"
PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input", "--quiet")


@dataclass(frozen=True)
class Environment:
    """A virtual environment with one locked set of packages in it."""

    folder: str
    lock: str
    wider: tuple[str, ...] = ()  # locks that contain this one: if one of them is installed, so is this one
    with_project: bool = True

    @property
    def path(self) -> Path:
        return ROOT / self.folder

    @property
    def python(self) -> Path:
        return self.program("python")

    @property
    def stamp(self) -> Path:
        return self.path / "installed"

    def program(self, name: str) -> Path:
        return self.path / SCRIPTS / (name + (".exe" if os.name == "nt" else ""))


RUN = Environment(".venv", "run", wider=("dev",))
DEV = Environment(".venv", "dev")
BENCH = Environment(".venv-bench", "bench")
FAST = Environment(".venv-fast", "dev", with_project=False)
LOCK = Environment(".venv-lock", "lock", with_project=False)
NODE = Environment(".venv-node", "node", with_project=False)
LIBRARIES = ROOT / ".venv-page"
"""No environment: a folder with what Python in a page needs."""


def prepare(env: Environment) -> Environment:
    """Make sure that `env` is there and up to date."""
    birthplace, installed = read_stamp(env)
    if birthplace == here() and installed in {fingerprint(lock) for lock in (env.lock, *env.wider)}:
        return env
    say(f"Installing requirements/{env.lock}.txt into {env.folder} …")
    if birthplace != here():
        create(env)
    # Without a stamp an interrupted installation starts again from nothing.
    env.stamp.unlink(missing_ok=True)
    install(env)
    env.stamp.write_text(f"{here()}\n{fingerprint(env.lock)}\n", encoding="utf-8")
    return env


def read_stamp(env: Environment) -> tuple[str, str]:
    if not env.python.exists() or not env.stamp.exists():
        return "", ""
    birthplace, _, installed = env.stamp.read_text(encoding="utf-8").strip().rpartition("\n")
    return birthplace, installed


def here() -> str:
    """Python and the place: a virtual environment survives a change of neither."""
    return f"{sys.version.split()[0]} {ROOT}"


def fingerprint(lock: str) -> str:
    text = lock_file(lock).read_bytes() + (ROOT / "pyproject.toml").read_bytes()
    return f"{lock} {hashlib.sha256(text).hexdigest()}"


def lock_file(lock: str) -> Path:
    return ROOT / "requirements" / f"{lock}.txt"


def create(env: Environment) -> None:
    need_ensurepip()
    let_go(env.path)
    run(sys.executable, "-m", "venv", "--clear", env.path)


def let_go(folder: Path) -> None:
    """A link is somebody else's folder, such as another checkout's: it is not emptied from here."""
    if folder.is_symlink():
        folder.unlink()


def install_beside(env: Environment, packages: Iterable[Path]) -> Path:
    """Packages as anybody would install them, but in a folder beside the environment's own: they are there only for
    those who name it in PYTHONPATH. They are small and change often, so that this is done every time."""
    beside = env.path / "beside"
    shutil.rmtree(beside, ignore_errors=True)
    run(env.python, *PIP, "install", "--no-deps", "--no-build-isolation", "--target", beside, *packages)
    return beside


def install_built(env: Environment, wheel: Path, lender: Environment) -> None:
    """An environment with this wheel and nothing else; all that it needs is lent by another one."""
    create(env)
    mine, lent = (next(one.path.glob(PACKAGES)) for one in (env, lender))
    (mine / "lent.pth").write_text(f"{lent}\n", encoding="utf-8")
    run(env.python, *PIP, "install", "--no-deps", wheel)


def install(env: Environment) -> None:
    """What is imported is compiled then; most of what packages bring never is."""
    run(env.python, *PIP, "install", "--no-compile", "--require-hashes", "-r", lock_file(env.lock))
    if env.with_project:
        run(env.python, *PIP, "install", "--no-deps", "--no-build-isolation", "--editable", ROOT)
