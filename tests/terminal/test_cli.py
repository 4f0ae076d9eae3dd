"""The command line, called as a function."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

import klubovna
from klubovna import shelf
from klubovna.cli import main
from klubovna.kernel.game import Option
from tests.kernel.house import install

Capture = pytest.CaptureFixture[str]


def test_games(capsys: Capture) -> None:
    assert main(["games", "--lang", "cs"]) == 0
    out = capsys.readouterr().out
    assert "vzdor" in out
    assert "Vzdor!" in out
    assert "maquis=split | draft" in out


def test_a_game_from_elsewhere_is_listed_with_what_its_box_says(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch)
    assert main(["games", "--lang", "en"]) == 0
    told = capsys.readouterr().out.partition("sealed  ")[2].splitlines()
    assert told[0].startswith("Sealed")
    assert [line.strip() for line in told[1:3]] == ["Lay higher than your neighbour", "players: 2, 5–10 minutes"]


def test_version_and_help(capsys: Capture) -> None:
    for flag in ("--version", "--help"):
        with pytest.raises(SystemExit) as left:
            main([flag])
        assert left.value.code == 0
    out = capsys.readouterr().out
    assert klubovna.__version__ in out
    assert "simulate" in out


def test_verify_a_sound_record(finished: Path, capsys: Capture) -> None:
    assert main(["verify", str(finished)]) == 0
    out = capsys.readouterr().out
    assert "each of them legal" in out
    assert "drawn again from the promised key" in out


def test_verify_a_broken_record(finished: Path, capsys: Capture) -> None:
    lines = finished.read_text().splitlines(keepends=True)
    luck = next(i for i, line in enumerate(lines) if '"is":"choice"' in line)
    finished.write_text("".join(lines[:luck] + lines[luck + 1 :]))
    assert main(["verify", str(finished)]) == 1
    err = capsys.readouterr().err
    assert err.startswith(f"klubovna: {finished}, line ")
    assert err.count("\n") == 1


def test_content(capsys: Capture) -> None:
    assert main(["content", "vzdor", "--lang", "cs"]) == 0
    out = capsys.readouterr().out
    assert "Protipartyzán" in out
    assert out.splitlines()[0].split() == ["file", "block", "name", "source"]
    assert out.splitlines()[-1].startswith("60 blocks: ")


def test_how_much_content_comes_from_where(capsys: Capture) -> None:
    assert main(["content", "kacir", "--sources"]) == 0
    head, *files, total = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert head == ["file", "rulebook", "public", "house", "pack"]
    assert total[0] == "all"
    sums = [sum(int(file[column]) for file in files) for column in range(1, 5)]
    assert [int(count) for count in total[1:]] == sums
    blocks = klubovna.game("kacir").content().blocks
    assert sums[2] == sum(block.source == "house" for block in blocks) > 0


def test_house_rules_are_listed_by_themselves(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    vzdor = klubovna.game("vzdor")
    ruled = (Option("retreat", ("short", "long"), ruling="ruling-retreat"), *vzdor.options)
    monkeypatch.setattr(shelf, "sound", lambda: ([replace(vzdor, options=ruled)], []))
    assert main(["games"]) == 0
    printed = capsys.readouterr().out
    assert printed.index("--set maquis=") < printed.index("house rules:") < printed.index("--set retreat=short | long")


def test_content_with_a_pack(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "missions.toml").write_text("[bunker]\ndefence = 6\n")
    assert main(["content", "vzdor", "--pack", str(tmp_path)]) == 0
    assert "1 pack" in capsys.readouterr().out


def test_replay_as_text(finished: Path, capsys: Capture) -> None:
    assert main(["replay", str(finished), "--text", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "The table is laid." in out
    assert "Maquis: Play" in out
    assert "Round 1" in out
    main(["replay", str(finished), "--at", "30", "--lang", "en"])
    assert capsys.readouterr().out in out


@pytest.mark.parametrize("named", [["vzdor"], []], ids=["by its name", "the first on the shelf"])
def test_play_needs_a_terminal(named: list[str], capsys: Capture) -> None:
    assert main(["play", *named]) == 2
    assert capsys.readouterr().err == "klubovna: play needs a terminal; from a program use `import klubovna`\n"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "chess"], "no game is called 'chess'"),
        (["play", "vzdor", "--set", "maquis=all"], "maquis can't be 'all'"),
        (["play", "vzdor", "--set", "colour=red"], "no option 'colour'"),
        (["play", "vzdor", "--set", "maquis"], "OPTION=VALUE"),
        (["play", "vzdor", "--continue"], "no unfinished game"),
        (["play", "vzdor", "--load", "nowhere.jsonl"], "nowhere.jsonl: No such file"),
        (["play", "vzdor", "--pack", "nowhere"], "there is no such thing"),
        (["replay", "nowhere.jsonl"], "No such file"),
        (["verify", "nowhere.jsonl"], "No such file"),
        (["content", "chess"], "no game is called"),
    ],
)
def test_errors_are_one_line(arguments: list[str], says: str, capsys: Capture) -> None:
    assert main(arguments) == 1
    err = capsys.readouterr().err
    assert err.startswith("klubovna: ")
    assert says in err
    assert err.count("\n") == 1


def test_a_record_of_an_unknown_game(finished: Path, capsys: Capture) -> None:
    finished.write_text(finished.read_text().replace('"game":"vzdor"', '"game":"chess"'))
    for command in ("verify", "replay"):
        assert main([command, str(finished)]) == 1
        assert "no game is called 'chess'" in capsys.readouterr().err


def test_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("klubovna.cli.shelf._games", interrupt)
    assert main(["games"]) == 130


def test_the_laboratory_says_what_it_wants(capsys: Capture) -> None:
    for command in ("fuzz", "simulate", "bench"):
        with pytest.raises(SystemExit) as left:
            main([command, "--help"])
        assert left.value.code == 0
        assert f"klubovna {command}" in capsys.readouterr().out
