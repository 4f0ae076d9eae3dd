"""Sets up what a task needs and runs it: `make play`, `make test`, …

Standard library only, because it runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import client
import luggage
from environments import BENCH, DEV, FAST, LIBRARIES, LOCK, NODE, RUN, install_beside, install_built, lock_file, prepare
from machine import (
    OLDEST_PYTHON,
    ROOT,
    Trouble,
    become,
    find_postgresql,
    need_chromium,
    need_compiler,
    need_ensurepip,
    need_python,
    run,
    say,
)

# --- Checks ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Result:
    check: str
    passed: bool
    seconds: float


Command: TypeAlias = Sequence[str | Path]


def run_check(check: str, command: Command, place: Path = ROOT, **settings: str) -> Result:
    say(f"\n== {check}")
    start = time.monotonic()
    passed = subprocess.run(command, cwd=place, env=client.with_node() | settings, check=False).returncode == 0
    return Result(check, passed, time.monotonic() - start)


def run_quietly(check: str, command: Command, place: Path = ROOT, **settings: str) -> Result:
    """What it says comes when it has finished, because others speak at the same time."""
    start = time.monotonic()
    done = subprocess.run(
        command, cwd=place, env=client.with_node() | settings, check=False, encoding="utf-8", errors="replace",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    say(f"\n== {check}\n{done.stdout.rstrip()}")
    return Result(check, done.returncode == 0, time.monotonic() - start)


def one_after_the_other(checks: Mapping[str, Command]) -> list[Result]:
    """Beside the tests: none of them uses more than one core."""
    return [run_quietly(*check) for check in checks.items()]


def summarize(results: Sequence[Result]) -> int:
    say("")
    for result in results:
        say(f"{'ok  ' if result.passed else 'FAIL'} {result.seconds:6.1f} s  {result.check}")
    return 0 if all(result.passed for result in results) else 1


# --- Tasks ----------------------------------------------------------------------------------------------------


def play(args: Sequence[str]) -> int:
    """open the clubhouse in the browser (ARGS go to klubovna serve)"""
    klubovna = prepare(RUN).program("klubovna")
    client.build()
    return become(klubovna, "serve", "--open", *args)


def terminal(args: Sequence[str]) -> int:
    """play in the terminal (ARGS="GAME --lang cs")"""
    return become(prepare(RUN).program("klubovna"), "play", *args)


def site(args: Sequence[str]) -> int:
    """write the clubhouse as a folder that any host of files can show (ARGS="DIR --serve"; dist/site)"""
    klubovna = prepare(RUN).program("klubovna")
    client.build()
    luggage.pack()
    return become(klubovna, "site", *(args if args and not args[0].startswith("-") else ("dist/site", *args)))


QUICK = (
    *("tests/kernel", "tests/shelf", "tests/games", "tests/bots", "tests/service", "tests/alone"),
    *("tests/test_documents.py", "tests/test_imports.py", "tests/test_scenarios.py", "tests/test_texts.py"),
)
"""What is tested without a server, a screen or thousands of games."""


def house_checks(python: Path) -> dict[str, Command]:
    return {
        "types": (python, "-m", "mypy"),
        "format": (python, "-m", "ruff", "format", "--check", "."),
        "lint": (python, "-m", "ruff", "check", "."),
        "imports": (DEV.program("lint-imports"),),
    }


def pytest(python: Path, *args: str) -> Command:
    """The next test goes to whoever is free; long ones come first (tests/conftest.py). As tests in a browser wait half
    of their time, there are more workers than cores."""
    workers = (os.cpu_count() or 2) * 3 // 2
    return (python, "-m", "pytest", "-n", str(workers), "--dist", "load", "--maxschedchunk", "1", *args)


def check_examples(python: Path) -> list[Result]:
    """Games that are packages of their own: each is installed as a stranger's would be, and its tests are run in its
    folder, by one worker. The house's tests know nothing of them."""
    games = sorted(path.parent for path in (ROOT / "examples" / "games").glob("*/pyproject.toml"))
    path = os.pathsep.join(map(str, (install_beside(DEV, games), ROOT)))
    command = (python, "-m", "pytest")
    return [run_quietly(f"example game {game.name}", command, game, PYTHONPATH=path) for game in games]


def check(args: Sequence[str]) -> int:
    """format, lint, types, imports and the quick tests, in less than a minute (ARGS go to pytest)"""
    python = prepare(DEV).python
    quick = [place for place in QUICK if (ROOT / place).exists()]
    with ThreadPoolExecutor(1) as beside:
        others = beside.submit(one_after_the_other, house_checks(python))
        done = run_check("quick tests", pytest(python, "-m", "not slow", *quick, *args))
        return summarize([*others.result(), done])


def test(args: Sequence[str]) -> int:
    """check everything; all checks run even if one fails (ARGS go to pytest)"""
    python = get_ready()
    tests = pytest(python, *args)
    with ThreadPoolExecutor(1) as beside:
        others = beside.submit(check_the_rest, python, with_examples=not args)
        done = run_check("tests", tests)
        return summarize([done, *others.result()])


def compile_tests(python: Path) -> None:
    """In a fresh clone nothing is compiled yet: collected once, or every worker would compile all tests and all that
    they need at the same time."""
    if not (ROOT / "tests" / "__pycache__").is_dir():
        say("Compiling the tests …")
        subprocess.run((python, "-m", "pytest", "--collect-only"), cwd=ROOT, stdout=subprocess.DEVNULL, check=False)


def get_ready() -> Path:
    """Everything that is tested and tested with: what is Python on one core, all else on another."""
    need_ensurepip()
    with ThreadPoolExecutor(1) as beside:
        others = beside.submit(get_others_ready)
        python = prepare(DEV).python
        compile_tests(python)
        others.result()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE.program("node"))
    return python


def get_others_ready() -> None:
    find_postgresql()
    need_chromium()
    client.install()
    client.build()
    luggage.pack()


def check_the_rest(python: Path, *, with_examples: bool) -> list[Result]:
    npm = (NODE.program("npm"), "--prefix", "web", "run")
    checks: dict[str, Command] = {
        **house_checks(python),
        "client's tests": (*npm, "test"),
        "client's style": (*npm, "style"),
        "client's types": (*npm, "check"),
    }
    return [*one_after_the_other(checks), *(check_examples(python) if with_examples else [])]


BOTH_BUILDS = ("tests/kernel", "tests/games", "tests/bots", "tests/test_laws.py", "tests/test_build.py")


def fast(args: Sequence[str]) -> int:
    """compile the busiest modules into .venv-fast (ARGS=test: and run the tests of rules and bots on it)"""
    python = prepare(DEV).python
    build_fast(python)
    if args[:1] != ["test"]:
        run(FAST.program("klubovna"), "--version")
        say(f"{FAST.folder}/{FAST.python.parent.name}/klubovna is compiled; with KLUBOVNA_PURE=1 it is not.")
        return 0
    tests = pytest(FAST.python, *(args[1:] or BOTH_BUILDS))
    return summarize([run_check("tests on the compiled build", tests, KLUBOVNA_BUILD="compiled")])


def build_fast(python: Path) -> None:
    """Both wheels into `dist`, the compiled one into its environment, unless that was made of the same sources."""
    sources = [
        ROOT / "pyproject.toml",
        *[ROOT / "tools" / name for name in ("compiling.py", "known.h", "libraries.py")],
    ]
    sources += sorted(path for path in (ROOT / "src").rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    made_of = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
    if FAST.stamp.exists() and FAST.stamp.read_text(encoding="utf-8") == made_of:
        return
    need_compiler()
    folder = ROOT / "dist"
    shutil.rmtree(folder, ignore_errors=True)
    command = (python, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder)
    run(*command)
    say("Compiling, which takes a few minutes …")
    run(*command, env=os.environ | {"HATCH_BUILD_HOOK_ENABLE_CUSTOM": "true"})
    install_built(FAST, next(wheel for wheel in folder.glob("*.whl") if "none-any" not in wheel.name), DEV)
    FAST.stamp.write_text(made_of, encoding="utf-8")


def bench(args: Sequence[str]) -> int:
    """measure speed side by side with other libraries (ARGS="builds --before REVISION": the house with itself)"""
    python = prepare(BENCH).python
    if args[:1] == ["builds"]:
        return become(python, "benchmarks/builds.py", *args[1:])
    return become(python, "benchmarks/run.py", *args)


def docs(args: Sequence[str]) -> int:
    """build the handbook, which `klubovna serve` shows under /docs (ARGS go to mkdocs)"""
    python = prepare(DEV).python
    quiet = {"NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": "tools"}
    return 0 if run_check("handbook", (python, "-m", "mkdocs", "build", *args), ROOT, **quiet).passed else 1


def format_code(_: Sequence[str]) -> int:
    """format the code and repair what can be repaired by itself"""
    python = prepare(DEV).python
    fixed = subprocess.run((python, "-m", "ruff", "check", "--fix", "."), cwd=ROOT, check=False).returncode
    run(python, "-m", "ruff", "format", ".")
    client.install()
    run(NODE.program("npm"), "--prefix", "web", "run", "format")
    return fixed


def lock(args: Sequence[str]) -> int:
    """write requirements/*.txt anew (ARGS=--upgrade for newer versions)"""
    uv = prepare(LOCK).program("uv")
    build = ("pyproject.toml", "--group", "build")
    research = ("--extra", "rl", "--extra", "openspiel", "--extra", "ray")
    compile_lock(uv, "dev", *build, *research, "--extra", "dev", "--group", "docs", *args)
    # These two share a virtual environment, so they must agree on every version.
    compile_lock(uv, "run", *build, "--constraint", "requirements/dev.txt", *args)
    compile_lock(uv, "bench", *build, "--extra", "bench", "--extra", "rl", *args)
    compile_lock(uv, "lock", "--group", "lock", *args)
    compile_lock(uv, "node", "--group", "node", *args)
    compile_lock(uv, "page", "--group", "page", "--constraint", "requirements/dev.txt", *args)
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
    folders += [ROOT / "web" / "node_modules", client.BUILT, luggage.PACKED, LIBRARIES]
    folders += [env.path for env in (DEV, FAST, BENCH, LOCK, NODE)]
    folders += [path for part in ("src", "tests", "tools", "benchmarks") for path in (ROOT / part).rglob("__pycache__")]
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


def show_help(_: Sequence[str]) -> int:
    """show this list"""
    say("make <task> [ARGS=...]\n")
    for name, task in TASKS.items():
        say(f"  {name:8} {task.__doc__}")
    return 0


TASKS: dict[str, Callable[[Sequence[str]], int]] = {
    "play": play,
    "terminal": terminal,
    "site": site,
    "check": check,
    "test": test,
    "fast": fast,
    "bench": bench,
    "docs": docs,
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
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or every worker, server and bot would compile the house anew
        return TASKS[name](args[1:])
    except Trouble as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
