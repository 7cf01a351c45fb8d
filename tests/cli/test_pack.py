"""Data packs: what they change, and what is wrong with them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kontor.parts.sheet import PHRASES, Phrase
from kontor.text.speech import Speech
from kontor.titles import registry

from .conftest import Run

GOOD = 'title = "rivalcities"\n[supply]\ngoods_each = 14\n[[ships]]\nid = "1"\nstars = 3\n'


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD, encoding="utf-8")
    return path


def test_a_good_pack(kontor: Run, pack: Path) -> None:
    out = kontor("pack", "check", pack).out
    assert "mine.toml fits Rival Cities" in out
    assert "It changes 2 values:" in out
    assert "  supply.goods_each: 12 → 14" in out and "  ships[1].stars: 1 → 3" in out
    assert "passt zu Rival Cities" in kontor("pack", "check", pack, "--lang", "de").out
    data = kontor("pack", "check", pack, "--json").data
    assert data["title"] == "rivalcities" and re.fullmatch("[0-9a-f]{16}", data["pack"])
    assert data["changes"][0] == {"key": "supply.goods_each", "old": 12, "new": 14}


def test_a_pack_that_changes_nothing(kontor: Run, pack: Path) -> None:
    pack.write_text('title = "rivalcities"\n[supply]\nletters = 12\n', encoding="utf-8")
    assert "It changes no value." in kontor("pack", "check", pack).out


@pytest.mark.parametrize(("text", "english", "german"), [
    ("[supply]\n", "the key “title” is missing", "Schlüssel „title“ fehlt"),
    ("title = 3\n", "the key “title” is missing or not a text", "kein Text"),
    ('title = "chess"\n', "There is no title “chess”", "chess"),
    ('title = "rivalcities\n', "(file): expected valid TOML, found Illegal character", "erwartet gültiges TOML"),
    (GOOD.replace("14", "99"), "supply.goods_each: expected a whole number from 1 to 60, found 99.", "1 bis 60"),
    (GOOD.replace("14", '"x"'), "supply.goods_each: expected a whole number from 1 to 60, found 'x'.", "gefunden 'x'"),
    (GOOD.replace("goods_each", "coal"), "supply.coal: expected no such key here; known keys are", "bekannt sind"),
    (GOOD.replace('"1"', '"77"'), "ships[77]: expected 21 rows with the ids", "21 Zeilen mit den Kennungen"),
    ('title = "rivalcities"\nslots = 3\n', "slots: expected a table, found 3", "erwartet eine Tabelle"),
])
def test_a_broken_pack(kontor: Run, pack: Path, text: str, english: str, german: str) -> None:
    pack.write_text(text, encoding="utf-8")
    for words in (("pack", "check", pack), ("play", "rivalcities", "--pack", pack)):
        answer = kontor(*words, typed="1\n")
        assert (answer.code, answer.out) == (2, "") and answer.err.count("\n") == 1
        assert english in answer.err
        assert german in kontor(*words, "--lang", "de", typed="1\n").err
    if "chess" not in text:
        assert str(pack) in kontor("pack", "check", pack).err


def test_the_error_for_programs_has_its_parts(kontor: Run, pack: Path) -> None:
    pack.write_text(GOOD.replace("14", "99"), encoding="utf-8")
    params = kontor("pack", "check", pack, "--json").data["error"]["params"]
    assert params == {
        "file": str(pack), "key": "supply.goods_each", "expected": "a whole number from 1 to 60", "found": "99",
    }


def test_playing_with_a_pack(kontor: Run, pack: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.kontor"
    words = ("play", "rivalcities", "--pack", pack, "--seed", "5", "--save", path)
    out = kontor(*words, typed="1\nq\nyes\n").out
    assert "12 beer" in out or "13 beer" in out                  # of 14 in the pack
    assert f"--resume {path} --pack {pack}" in out
    assert "Name its file with --pack" in kontor("record", "verify", path).err
    assert kontor("record", "verify", path, "--pack", pack).code == 0
    assert "Data pack" in kontor("record", "show", path, "--pack", pack).out
    assert "Name its file with --pack" in kontor("play", "--resume", path).err
    assert kontor("play", "--resume", path, "--pack", pack, typed="1\n").code == 0
    pack.write_text(GOOD.replace("14", "15"), encoding="utf-8")
    assert "it was played with the data pack" in kontor("record", "verify", path, "--pack", pack).err


def test_every_expectation_has_words_in_both_languages() -> None:
    values = {"low": 0, "high": 6000, "count": 20, "choices": "a, b"}
    for key, plain in PHRASES.items():
        names = re.findall(r"{(\w+)}", plain)
        phrase = Phrase(key, **{name: values[name] for name in names})
        for lang in ("en", "de"):
            said = Speech(lang).say(f"expected-{key}", **phrase.params)
            assert all(str(values[name]) in said and str(values[name]) in phrase for name in names)


def expectations() -> Iterator[tuple[str, ast.Call]]:
    """Every call of `fail`, `take` and `Phrase` in the material of a title, with its place."""
    for path in sorted(Path(registry.__file__).parent.glob("*/material.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield f"{path.parent.name}:{node.lineno}", node


def test_titles_expect_nothing_in_words_of_one_language_alone() -> None:
    bare = [
        place for place, call in expectations()
        if isinstance(call.func, ast.Attribute) and call.func.attr in ("fail", "take")
        and isinstance(call.args[1], ast.Constant | ast.JoinedStr | ast.BinOp)
    ]
    assert bare == []


def test_what_titles_expect_has_words_in_both_languages() -> None:
    english, german = Speech("en"), Speech("de")
    found = 0
    for place, call in expectations():
        if isinstance(call.func, ast.Name) and call.func.id == "Phrase" and len(call.args) == 2:
            key, plain = (ast.literal_eval(arg) for arg in call.args)
            params = {str(word.arg): f"⟨{word.arg}⟩" for word in call.keywords}
            phrase = Phrase(key, plain, **params)
            found += 1
            assert key not in PHRASES, place
            in_english = english.say(f"expected-{key}", **dict.fromkeys(params, 7))
            assert in_english == Phrase(key, plain, **dict.fromkeys(params, 7)), place
            in_german = german.say(f"expected-{key}", **dict.fromkeys(params, 7))
            assert in_german != in_english and in_german.count("7") >= len(params), place
            assert all(value in phrase for value in params.values()), place
    assert found > 50


def test_a_pack_a_title_refuses_is_explained_in_the_language_of_the_game(kontor: Run, pack: Path) -> None:
    pack.write_text('title = "novgorod"\n[game]\nstart_cash = 20\n', encoding="utf-8")
    assert "at least 27, what the dearest draft costs, found 20" in kontor("pack", "check", pack).err
    said = kontor("pack", "check", pack, "--lang", "de").err
    assert "erwartet mindestens 27, so viel kosten die teuersten Einführungsrunden, gefunden 20" in said
