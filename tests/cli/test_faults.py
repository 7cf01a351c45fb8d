"""Bad input: one clear line that names the cause and the way out, exit code 2, and nothing changed."""

from fcntl import F_SETPIPE_SZ, fcntl
import json
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Run

PLAY = ("play", "rivalcities", "--terminal")
CASES = [
    (("play", "chess"), "There is no title “chess”. Kontor has rivalcities", "Titel"),
    (("rules", "chess"), "There is no title “chess”.", "Titel"),
    ((*PLAY, "--seats", "you"), "rivalcities is for 2 players, not for 1.", "2"),
    ((*PLAY, "--seats", "you,random,random"), "is for 2 players, not for 3.", "2"),
    ((*PLAY, "--seats", "you,bob"), "There is no bot “bob”.", "bob"),
    ((*PLAY, "--seats", "you,"), "There is no bot “”.", "Bot"),
    ((*PLAY, "--seats", "you,greedy:depth=2"), "depth", "depth"),
    ((*PLAY, "--seats", "you,greedy:samples=many"), "many", "many"),
    ((*PLAY, "--option", "layout"), "Write --option NAME=VALUE.", "--option NAME=WERT"),
    ((*PLAY, "--option", "layout=round"), "It may be first_game, shuffled.", "first_game, shuffled"),
    ((*PLAY, "--option", "colour=red"), "There is no option “colour”. The options are layout.", "layout"),
    ((*PLAY, "--seed", "many"), "“many” is no whole number from 0 to", "keine ganze Zahl"),
    ((*PLAY, "--seed", "-1"), "--seed", "--seed"),
    ((*PLAY, "--seed", "1.5"), "“1.5” is no whole number", "keine ganze Zahl"),
    ((*PLAY, "--seed"), "a value is missing", "ein Wert fehlt"),
    ((*PLAY, "--speed", "3"), "this is not understood: --speed 3", "unverständlich"),
    ((*PLAY, "--pack", "none.toml"), "none.toml does not exist.", "none.toml"),
    ((*PLAY, "--resume", "none.kontor"), "none.kontor does not exist.", "none.kontor"),
    (("record",), "this is missing: COMMAND", "es fehlt: BEFEHL"),
    (("record", "paint", "x"), "'paint' is not possible", "'paint' geht nicht"),
    (("record", "show"), "this is missing: FILE", "es fehlt: DATEI"),
    (("pack", "check"), "this is missing: FILE", "es fehlt: DATEI"),
    (("rules",), "this is missing: TITLE.", "es fehlt: TITEL."),
    (("rules", "rivalcities", "RIV-99.1"), "There is no rule “RIV-99.1” here", "Regel"),
    (("rules", "rivalcities", "NOV-1.1"), "There is no rule “NOV-1.1” here", "Regel"),
    (("rules", "kontor", "KON-99.1"), "There is no rule “KON-99.1” here", "Regel"),
    (("rules", "check", "chess"), "There is no title “chess”.", "Titel"),
    (("rules", "check", "--root", "nowhere"), "is not inside a repository of Kontor", "Projektverzeichnis"),
    (("titles", "--lang", "fr"), "'fr' is not possible", "'fr'"),
    (("fly",), "'fly' is not possible; choose from", "'fly' geht nicht"),
]


@pytest.mark.parametrize(("words", "english", "german"), CASES)
def test_bad_input(
    kontor: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...], english: str, german: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    for lang, reason in (("en", english), ("de", german)):
        monkeypatch.setenv("KONTOR_LANG", lang)
        answer = kontor(*words, typed="1\n1\n")
        assert (answer.code, answer.out) == (2, "")
        assert answer.err.startswith("kontor: ") and answer.err.count("\n") == 1
        assert reason in answer.err
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize(("words", "key"), [
    (("record", "verify", "none", "--json"), "file"),
    (("pack", "check", "none", "--json"), "file"),
    (("rules", "chess", "--json"), "setup-title"),
    (("rules", "rivalcities", "9.99", "--json"), "no-rule"),
    (("titles", "--json", "--nonsense"), "usage"),
    (("simulate", "chess", "--seats", "random,random", "--json"), "setup-title"),
])
def test_errors_for_programs(kontor: Run, words: tuple[str, ...], key: str) -> None:
    answer = kontor(*words)
    assert (answer.code, answer.err) == (2, "")
    assert answer.data["error"]["key"] == key
    assert answer.data["error"]["message"]


def test_resuming_what_cannot_go_on(kontor: Run, finished: Path, begun: Path) -> None:
    assert "is over" in kontor("play", "--resume", finished).err
    assert "brings its seed and options along" in kontor("play", "--resume", begun, "--seed", "1").err
    assert "brings its seed" in kontor("play", "--resume", begun, "--option", "layout=shuffled").err
    assert "is for 2 players" in kontor("play", "--resume", begun, "--seats", "you").err
    text = begun.read_text(encoding="utf-8")
    begun.write_text("\n".join(line for line in text.split("\n") if not line.startswith("seed ")), encoding="utf-8")
    assert "does not say where its chance comes from" in kontor("play", "--resume", begun).err


def test_a_reader_that_has_had_enough() -> None:
    program = "import sys; from kontor.cli import main; sys.exit(main())"
    words = [sys.executable, "-c", program, "rules", "rivalcities", "--json"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stderr is not None
        fcntl(process.stdout.fileno(), F_SETPIPE_SZ, 4096)          # so that the program is still writing
        process.stdout.read(1)
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(60) == 141


@pytest.mark.parametrize("words", [("titles",), ("titles", "--json")])
def test_a_full_disk_behind_the_output(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        answer = subprocess.run(
            [sys.executable, "-m", "kontor", *words], stdout=full, stderr=subprocess.PIPE, text=True, check=False,
            timeout=60,
        )
    assert answer.returncode == 2
    if "--json" in words:
        assert json.loads(answer.stderr)["error"]["key"] == "file"
    else:
        assert answer.stderr.startswith("kontor: ") and answer.stderr.count("\n") == 1


def test_ctrl_c_while_the_program_is_still_starting() -> None:
    program = """
import sys
from kontor.__main__ import main
class Impatient:
    def find_spec(self, name, *others):
        if name == "kontor.cli.play":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Impatient())
sys.exit(main())
"""
    answer = subprocess.run(
        [sys.executable, "-c", program, "titles"], capture_output=True, text=True, check=False, timeout=60
    )
    assert (answer.returncode, answer.stdout, answer.stderr) == (130, "", "")
