"""Sets up what is needed and runs it: `python3 tools/dev.py play | test | bench | format | lock`.

Only the standard library, so that python3 alone is enough to start.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)
CHECKS = {
    "format": ["ruff", "format", "--check", "."],
    "lint": ["ruff", "check", "."],
    "types": ["mypy"],
    "imports": ["lint-imports"],
    "tests": ["pytest", "-n", "auto"],
}
LOCKS = {
    "run": ["--extra", "terminal"],
    "dev": ["--extra", "dev"],
    "bench": ["--extra", "bench"],
}
"""Requirement files and the extras they hold; each has what building the package needs, too."""


def main(task: str, *args: str) -> int:
    if sys.version_info < OLDEST:
        return fail(f"Python {'.'.join(map(str, OLDEST))} or newer is needed, this is {sys.version.split()[0]}.")
    tasks = {"play": play, "test": test, "bench": bench, "format": reformat, "lock": lock}
    if task not in tasks:
        return fail(f"there is no task {task!r}; there are {', '.join(tasks)}")
    return tasks[task](*args)


def play(*args: str) -> int:
    room = ready(".venv", "run")
    return run(room, "klubovna", *(args or ("play", "vzdor")))


def test(*args: str) -> int:
    """Run every check, also when one before it failed, so that all is seen at once."""
    room = ready(".venv", "dev")
    failed, times = [], []
    for name, command in CHECKS.items():
        print(f"── {name}", flush=True)
        start = time.monotonic()
        if run(room, *command, *(args if name == "tests" else ())):
            failed.append(name)
        times.append(f"{name} {time.monotonic() - start:.0f} s")
    print(f"── {', '.join(times)}: {'failed: ' + ', '.join(failed) if failed else 'all is well'}")
    return 1 if failed else 0


def bench(*args: str) -> int:
    room = ready(".venv-bench", "bench")
    return run(room, "python", "benchmarks/run.py", *args)


def reformat(*_: str) -> int:
    room = ready(".venv", "dev")
    return run(room, "ruff", "check", "--fix", ".") | run(room, "ruff", "format", ".")


def lock(*_: str) -> int:
    """Pin every dependency with its hashes. No registry's address gets into the files."""
    room = ready(".venv", "dev")
    pip(room, "install", "--quiet", "uv")
    for name, extras in LOCKS.items():
        out = ROOT / "requirements" / f"{name}.txt"
        command = ["uv", "pip", "compile", "--universal", "--generate-hashes", "--no-header", "--quiet"]
        command += ["--python-version", ".".join(map(str, OLDEST)), *extras, "--upgrade"]
        if run(room, *command, "pyproject.toml", "requirements/build.in", "-o", str(out)):
            return 1
    return 0


def ready(folder: str, requirements: str) -> Path:
    """A virtual environment with exactly the pinned packages and this project; made once and kept while it fits."""
    room, wanted = ROOT / folder, ROOT / "requirements" / f"{requirements}.txt"
    stamp, fits = room / "klubovna.stamp", fingerprint(wanted)
    known = stamp.read_text().split() if stamp.exists() else []
    if fits in known:
        return room
    if not (room / "pyvenv.cfg").exists() or not binary(room, "python").exists():
        make_room(room)
    print(f"setting up {folder} ({requirements}) …", flush=True)
    pip(room, "install", "--quiet", "--require-hashes", "-r", str(wanted))
    pip(room, "install", "--quiet", "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    stamp.write_text(fits if requirements == "run" else f"{fits} {fingerprint(wanted.with_name('run.txt'))}")
    return room


def fingerprint(requirements: Path) -> str:
    parts = [requirements.read_bytes(), (ROOT / "pyproject.toml").read_bytes(), sys.version.encode()]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def make_room(room: Path) -> None:
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        install_venv()
    shutil.rmtree(room, ignore_errors=True)
    done = subprocess.run([sys.executable, "-m", "venv", str(room)], check=False, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(fail(f"python3 -m venv failed: {done.stdout}{done.stderr}"))


def install_venv() -> None:
    """Debian keeps venv in a package of its own."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        raise SystemExit(fail("Python's venv is missing. On Debian or Ubuntu: sudo apt install python3-venv"))
    print("installing python3-venv …", flush=True)
    wait = ["-o", "DPkg::Lock::Timeout=300", "-qq"]
    subprocess.run([apt, *wait, "update"], check=True)
    subprocess.run([apt, *wait, "install", "-y", "--no-install-recommends", "python3-venv"], check=True)


def pip(room: Path, *args: str) -> None:
    command = [str(binary(room, "python")), "-m", "pip", "--disable-pip-version-check", *args]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        raise SystemExit(fail("the packages could not be installed; is there a network?"))


def run(room: Path, program: str, *args: str) -> int:
    path = os.pathsep.join([str(binary(room, program).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "VIRTUAL_ENV": str(room)}
    try:
        return subprocess.run([str(binary(room, program)), *args], cwd=ROOT, env=environment, check=False).returncode
    except KeyboardInterrupt:
        return 130


def binary(room: Path, program: str) -> Path:
    return room / "Scripts" / f"{program}.exe" if os.name == "nt" else room / "bin" / program


def fail(why: str) -> int:
    print(f"klubovna: {why}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(*(sys.argv[1:] or ["help"])))
