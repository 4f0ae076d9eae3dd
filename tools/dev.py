"""Sets up what a task needs and runs it: `make play`, `make test`, …

Standard library only, because it runs before anything is installed. What it installs is locked with hashes in
`requirements/`; nothing is installed again until a lock, `pyproject.toml` or the Python version changes.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST_PYTHON = (3, 11)
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input", "--quiet")


class Trouble(Exception):
    """Something the person at the keyboard has to put right; the message says what."""


# --- Environments ---------------------------------------------------------------------------------------------


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
LOCK = Environment(".venv-lock", "lock", with_project=False)


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
    run(sys.executable, "-m", "venv", "--clear", env.path)


def install(env: Environment) -> None:
    run(env.python, *PIP, "install", "--require-hashes", "-r", lock_file(env.lock))
    if env.with_project:
        run(env.python, *PIP, "install", "--no-deps", "--no-build-isolation", "--editable", ROOT)


# --- What the machine must have -------------------------------------------------------------------------------


def need_python() -> None:
    if sys.version_info < OLDEST_PYTHON:
        oldest = ".".join(map(str, OLDEST_PYTHON))
        raise Trouble(f"Klubovna needs Python {oldest} or newer, and this is Python {sys.version.split()[0]}.")


def need_ensurepip() -> None:
    """Debian keeps this part of Python in a package of its own."""
    if has_ensurepip():
        return
    if is_root() and shutil.which("apt-get"):
        say("Python cannot create virtual environments yet; installing python3-venv …")
        apt_get("update")
        apt_get("install", "--yes", "--no-install-recommends", "python3-venv")
    if not has_ensurepip():
        raise Trouble("Python cannot create virtual environments: install the package python3-venv and try again.")


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
    if is_root() and shutil.which("apt-get"):
        say("Installing PostgreSQL for the tests …")
        apt_get("update")
        apt_get("install", "--yes", "--no-install-recommends", "postgresql")
        return
    say("PostgreSQL is not installed: tests on it are left out.")
    os.environ["KLUBOVNA_WITHOUT_POSTGRESQL"] = "1"


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def apt_get(*args: str) -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run("apt-get", "--quiet", "--option", "DPkg::Lock::Timeout=300", *args, env=quiet)


# --- Running things -------------------------------------------------------------------------------------------


def say(text: str) -> None:
    print(text, flush=True)


def run(*command: str | Path, env: dict[str, str] | None = None) -> None:
    code = subprocess.run(command, cwd=ROOT, env=env, check=False).returncode
    if code:
        raise Trouble(f"This failed with exit code {code}: {' '.join(map(str, command))}")


def become(program: Path, *args: str | Path) -> int:
    """Hand the terminal over for good, so that keys and signals go straight to the program."""
    os.chdir(ROOT)
    os.execv(program, [str(program), *map(str, args)])


@dataclass(frozen=True)
class Result:
    check: str
    passed: bool
    seconds: float


def run_check(check: str, command: Sequence[str | Path]) -> Result:
    say(f"\n== {check}")
    start = time.monotonic()
    passed = subprocess.run(command, cwd=ROOT, check=False).returncode == 0
    return Result(check, passed, time.monotonic() - start)


def summarize(results: Sequence[Result]) -> int:
    say("")
    for result in results:
        say(f"{'ok  ' if result.passed else 'FAIL'} {result.seconds:6.1f} s  {result.check}")
    return 0 if all(result.passed for result in results) else 1


# --- Tasks ----------------------------------------------------------------------------------------------------


def play(args: Sequence[str]) -> int:
    """play a game in the terminal (ARGS="vzdor --lang cs")"""
    return become(prepare(RUN).program("klubovna"), "play", *(args or ["vzdor"]))


def test(args: Sequence[str]) -> int:
    """check everything; all checks run even if one fails (ARGS go to pytest)"""
    python = prepare(DEV).python
    find_postgresql()
    checks: dict[str, Sequence[str | Path]] = {
        "format": (python, "-m", "ruff", "format", "--check", "."),
        "lint": (python, "-m", "ruff", "check", "."),
        "types": (python, "-m", "mypy"),
        "imports": (DEV.program("lint-imports"),),
        "tests": (python, "-m", "pytest", "-n", "auto", "--dist", "worksteal", *args),
    }
    return summarize([run_check(check, command) for check, command in checks.items()])


def bench(args: Sequence[str]) -> int:
    """measure speed side by side with other libraries"""
    return become(prepare(BENCH).python, "benchmarks/run.py", *args)


def format_code(_: Sequence[str]) -> int:
    """format the code and repair what can be repaired by itself"""
    python = prepare(DEV).python
    fixed = subprocess.run((python, "-m", "ruff", "check", "--fix", "."), cwd=ROOT, check=False).returncode
    run(python, "-m", "ruff", "format", ".")
    return fixed


def lock(args: Sequence[str]) -> int:
    """write requirements/*.txt anew (ARGS=--upgrade for newer versions)"""
    uv = prepare(LOCK).program("uv")
    build = ("pyproject.toml", "--group", "build")
    compile_lock(uv, "dev", *build, "--extra", "terminal", "--extra", "server", "--extra", "dev", *args)
    # These two share a virtual environment, so they must agree on every version.
    compile_lock(uv, "run", *build, "--extra", "terminal", "--constraint", "requirements/dev.txt", *args)
    compile_lock(uv, "bench", *build, "--extra", "bench", *args)
    compile_lock(uv, "lock", "--group", "lock", *args)
    return 0


def compile_lock(uv: Path, name: str, *source: str) -> None:
    say(f"Locking requirements/{name}.txt …")
    oldest = ".".join(map(str, OLDEST_PYTHON))
    what = ("--universal", "--python-version", oldest, "--generate-hashes")
    how = ("--no-config", "--no-header", "--quiet", "--output-file", f"requirements/{name}.txt")
    run(uv, "pip", "compile", *what, *how, *source)
    refuse_addresses(lock_file(name))


def refuse_addresses(path: Path) -> None:
    """Where packages are downloaded from is the business of each machine, not of the repository."""
    if any(mark in path.read_text(encoding="utf-8") for mark in ("://", "--index", "--extra-index", "--find-links")):
        raise Trouble(f"{path.name} names a place to download from; do not commit it.")


def clean(_: Sequence[str]) -> int:
    """remove virtual environments, caches and builds"""
    names = ("build", "dist", ".hypothesis", ".import_linter_cache", ".mypy_cache", ".pytest_cache", ".ruff_cache")
    folders = [ROOT / name for name in names]
    folders += [env.path for env in (DEV, BENCH, LOCK)]
    folders += [path for part in ("src", "tests", "tools", "benchmarks") for path in (ROOT / part).rglob("__pycache__")]
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


def show_help(_: Sequence[str]) -> int:
    """show this list"""
    say("make <task> [ARGS=...]\n")
    for name, task in TASKS.items():
        say(f"  {name:7} {task.__doc__}")
    return 0


TASKS: dict[str, Callable[[Sequence[str]], int]] = {
    "play": play,
    "test": test,
    "bench": bench,
    "format": format_code,
    "lock": lock,
    "clean": clean,
    "help": show_help,
}


def main(args: Sequence[str]) -> int:
    name = args[0] if args else "help"
    try:
        need_python()
        if name not in TASKS:
            raise Trouble(f"There is no task {name!r}; try `make help`.")
        return TASKS[name](args[1:])
    except Trouble as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
