"""What the machine must have, and how programs are run on it. Standard library only."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST_PYTHON = (3, 11)


class Trouble(Exception):
    """Something the person at the keyboard has to put right; the message says what."""


# --- Running things -------------------------------------------------------------------------------------------


def say(text: str) -> None:
    print(text, flush=True)


def run(*command: str | Path, env: dict[str, str] | None = None, folder: Path = ROOT) -> None:
    code = subprocess.run(command, cwd=folder, env=env, check=False).returncode
    if code:
        raise Trouble(f"This failed with exit code {code}: {' '.join(map(str, command))}")


def become(program: Path, *args: str | Path) -> int:
    """Hand the terminal over for good, so that keys and signals go straight to the program."""
    os.chdir(ROOT)
    os.execv(program, [str(program), *map(str, args)])


# --- What must be there ---------------------------------------------------------------------------------------


def need_python() -> None:
    if sys.version_info < OLDEST_PYTHON:
        oldest = ".".join(map(str, OLDEST_PYTHON))
        raise Trouble(f"Klubovna needs Python {oldest} or newer, and this is Python {sys.version.split()[0]}.")


def need_ensurepip() -> None:
    """Debian keeps this part of Python in a package of its own."""
    if has_ensurepip():
        return
    if may_install():
        say("Python cannot create virtual environments yet; installing python3-venv …")
        apt_install("python3-venv")
    if not has_ensurepip():
        raise Trouble("Python cannot create virtual environments: install the package python3-venv and try again.")


def need_compiler() -> None:
    if not any(map(shutil.which, ("cc", "gcc", "clang", "cl"))):
        raise Trouble("The compiled build needs a C compiler, such as gcc: install one and try again.")


def has_ensurepip() -> bool:
    # Asked of a new process, which also sees what has been installed a moment ago.
    return (
        subprocess.run([sys.executable, "-c", "import ensurepip"], stderr=subprocess.DEVNULL, check=False).returncode
        == 0
    )


def find_postgresql() -> None:
    """The server is tested on it, too; where it can't be had, that is said and those tests are left out."""
    if shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        return
    if may_install():
        say("Installing PostgreSQL for the tests …")
        apt_install("postgresql")
        return
    say("PostgreSQL is not installed: tests on it are left out.")
    os.environ["KLUBOVNA_WITHOUT_POSTGRESQL"] = "1"


SHELL = "chromium-headless-shell"
"""Chromium for programs: the same engine without the windows around it, which nobody looks at here and which take more
than half of the browser's time."""
BROWSERS = (SHELL, "chromium", "chromium-browser", "google-chrome")


def need_chromium() -> None:
    """Browser tests are never skipped: what people see is what is tested."""
    if "KLUBOVNA_CHROMIUM" not in os.environ and not shutil.which(SHELL) and may_install():
        say("Installing Chromium for the tests …")
        install_chromium()
    if not find_chromium():
        raise Trouble("The browser tests need Chromium: install it, or name it in KLUBOVNA_CHROMIUM, and try again.")


def install_chromium() -> None:
    """Older systems have no shell, and some machines nowhere to get it from: then with its windows."""
    try:
        apt_install(SHELL)
    except Trouble as trouble:
        if find_chromium():
            say(f"{trouble}\nThe tests use the Chromium that is here.")
        else:
            apt_install("chromium")


def find_chromium() -> str | None:
    named = os.environ.get("KLUBOVNA_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, BROWSERS)), None)
    if found:
        os.environ["KLUBOVNA_CHROMIUM"] = found
    return found


def may_install() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt_install(package: str) -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (("update",), ("install", "--yes", "--no-install-recommends", package)):
        run("apt-get", "--quiet", "--option", "DPkg::Lock::Timeout=300", *command, env=quiet)
