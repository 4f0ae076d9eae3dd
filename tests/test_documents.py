"""What the documents tell a newcomer to type must work as it stands there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import klubovna
from klubovna.cli import main

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(language: str) -> list[tuple[str, str]]:
    found = []
    for document in DOCUMENTS:
        code = re.findall(rf"```{language}\n(.*?)```", document.read_text("utf-8"), re.S)
        found += [(document.name, block) for block in code]
    return found


@pytest.mark.parametrize(("document", "code"), blocks("python"))
def test_python_in_the_documents_runs(
    document: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a game at hand and a pack such as the documents speak of."""
    monkeypatch.chdir(tmp_path)
    klubovna.new("vzdor", seed=1).record.save("game.jsonl")
    (tmp_path / "my-vzdor").mkdir()
    (tmp_path / "my-vzdor" / "maquis.toml").write_text("[abel.revealed]\nstrength = 3\n", "utf-8")
    exec(compile(code, document, "exec"), {})


def test_the_pack_in_the_documents_is_a_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    toml = next(code for document, code in blocks("toml") if document == "packs.md")
    (tmp_path / "maquis.toml").write_text(toml, "utf-8")
    assert main(["content", "vzdor", "--pack", str(tmp_path)]) == 0
    assert re.search(r"abel\s+Abel\s+pack", capsys.readouterr().out)


def test_the_pack_of_one_file_in_the_documents_is_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    toml = [code for document, code in blocks("toml") if document == "packs.md"][1]
    (tmp_path / "mill.toml").write_text(toml, "utf-8")
    assert main(["pack", "check", str(tmp_path / "mill.toml")]) == 0
    assert "a sound pack of kacir, 2 things differ" in capsys.readouterr().out


def test_the_commands_in_the_readme_are_commands(capsys: pytest.CaptureFixture[str]) -> None:
    commands = re.findall(r"^    klubovna ([\w-]+)", (ROOT / "README.md").read_text("utf-8"), re.M)
    assert {"play", "replay", "verify", "content", "fuzz", "simulate", "bench"} <= set(commands)
    for command in commands:
        with pytest.raises(SystemExit) as left:
            main([command, "--help"])
        assert left.value.code == 0


def test_what_hosts_are_told_to_type_is_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    told = set(re.findall(r"^    klubovna admin ([\w-]+)", (ROOT / "docs" / "hosting.md").read_text("utf-8"), re.M))
    with pytest.raises(SystemExit):
        main(["admin", "--help"])
    assert told == set(re.findall(r"^    ([\w-]+)(?:  |$)", capsys.readouterr().out, re.M))


def test_the_options_of_a_server_are_all_told(capsys: pytest.CaptureFixture[str]) -> None:
    hosting = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    options = set(re.findall(r"(--[\w-]+)", capsys.readouterr().out)) - {"--help"}
    assert {option for option in options if f"`{option}" not in hosting} == set()


def test_the_routes_in_the_documents_are_routes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["openapi"]) == 0
    routes = {path.rpartition("{id}/")[2] for path in json.loads(capsys.readouterr().out)["paths"]} | {"live"}
    for name in ("hosting.md", "outside-bots.md"):
        text = (ROOT / "docs" / name).read_text("utf-8")
        named = set(re.findall(r"(?:…|/api/tables/TABLE)/([a-z]+(?:/[a-z]+)?)", text))
        assert named - routes == set(), name
        assert len(named) > 2


def test_links_in_the_documents_lead_somewhere() -> None:
    for document in [*DOCUMENTS, ROOT / "CONTRIBUTING.md"]:
        for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text("utf-8")):
            assert (document.parent / target).exists(), f"{document.name}: {target}"


def test_the_modules_that_contributing_names_are_there() -> None:
    """The glossary, too: a word whose module was renamed is found there under its old name by nobody."""
    places = (ROOT, ROOT / "src" / "klubovna", ROOT / "tests")
    named = re.findall(r"`((?:\w+/)+\w+\.py)`", (ROOT / "CONTRIBUTING.md").read_text("utf-8"))
    assert len(named) > 40
    assert [name for name in named if not any((place / name).exists() for place in places)] == []


@pytest.mark.parametrize("id", klubovna.games())
def test_the_readme_says_how_much_is_ours(id: str) -> None:
    sources = [block.source for block in klubovna.game(id).content().blocks]
    counts = ", ".join(str(sources.count(kind)) for kind in ("rulebook", "public", "house"))
    row = re.search(rf"^\| `{id}` \|.*\| (.+?) \|$", (ROOT / "README.md").read_text("utf-8"), re.M)
    assert row is not None
    assert row[1] == counts
