"""How Kontor speaks: values, lists, names, errors, and which language it picks."""

import os
from errno import EIO, ENOSPC

import pytest

from kontor.kernel.events import Event
from kontor.kernel.record import RecordError
from kontor.kernel.refusals import ENGINE, Refusal
from kontor.kernel.title import Area, Line, SetupError
from kontor.parts.sheet import PackError
from kontor.text.language import pick
from kontor.text.speech import Speech, TextError
from kontor.titles.registry import find

RIVAL = find("rivalcities")


def english() -> Speech:
    return Speech("en", RIVAL)


def german() -> Speech:
    return Speech("de", RIVAL)


def test_words_that_are_messages_are_translated() -> None:
    assert english().value("good-beer") == "beer"
    assert german().value("good-beer") == "Bier"
    assert german().value("Anna") == "Anna"


def test_lists_are_joined() -> None:
    goods = ("good-beer", "good-cloth", "good-leather")
    assert english().value(goods) == "beer, cloth and leather"
    assert german().value(goods) == "Bier, Tuch und Leder"
    assert german().value(goods[:2]) == "Bier und Tuch"
    assert german().value(goods[:1]) == "Bier"
    assert (english().value(()), german().value([])) == ("nothing", "nichts")


def test_phrases_hold_phrases() -> None:
    gift = Line("deed-gift", {"goods": Line("count-any", {"n": 2})})
    assert english().value(gift) == "take 2 goods of your choice as a gift"
    assert german().value((gift, Line("deed-draw"))) == "2 Waren deiner Wahl geschenkt bekommen und eine Karte ziehen"


def test_what_is_no_text_value_is_refused() -> None:
    with pytest.raises(TextError):
        english().value(None)


def test_a_missing_text_or_value_is_named() -> None:
    with pytest.raises(TextError, match="no-such-text"):
        english().say("no-such-text")
    with pytest.raises(TextError, match="event-start"):
        english().say("event-start")
    assert english().has("event-start") and not english().has("no-such-text")


def test_numbers_follow_the_language() -> None:
    assert [german().say("count-letter", n=n) for n in (0, 1, 1234)] == ["0 Briefe", "1 Brief", "1.234 Briefe"]


def test_sentences_begin_with_a_capital() -> None:
    assert english().event(Event("ship-opened", (), {"ship": "ship-7"})) == "New on the board: ship 7."
    assert english().event(Event("repeated", (), {"by": "repeat-ship-16", "city": "city-altona"})).startswith("Ship 16")


def test_players_have_names_unless_the_title_names_its_seats() -> None:
    plain = Speech("de", None, ["Anna"])
    assert [plain.player(seat) for seat in range(2)] == ["Anna", "Platz 2"]
    assert Speech("de", RIVAL, ["Anna", "Ben"]).player(1) == "Altona"


def test_seats_in_events_are_told_by_name() -> None:
    event = Event("passed", (), {"city": "city-hamburg"})
    assert german().event(event) == "Hamburg passt."
    area = Area("city", [Line("bell", {"city": "city-altona"})], {"city": "city-hamburg"})
    assert german().areas([area]) == [("Hamburg", ["Altona hat den Glockenmarker."])]


def test_the_engines_refusals_have_texts() -> None:
    for speech in (english(), german()):
        for rule, key in ENGINE.values():
            assert speech.refusal(Refusal(rule, key)).endswith(".")


@pytest.mark.parametrize(("error", "said"), [
    (SetupError("setup-title", title="go", known="rivalcities"), "Einen Titel „go“ gibt es nicht."),
    (SetupError("setup-seats", title="rivalcities", seats=5, allowed="2"), "nicht zu 5"),
    (RecordError(1204, "record-truncated", moves=1), "Zeile 1204 der Aufzeichnung: Die Aufzeichnung bricht nach 1 Zug"),
    (RecordError(4, "setup-option-name", option="x", known="layout"), "Zeile 4 der Aufzeichnung: Eine Option „x“"),
    (PackError("my.toml", "ships[7].cost", "1", "'x'"), "my.toml, ships[7].cost: erwartet 1, gefunden 'x'"),
    (OSError(ENOSPC, os.strerror(ENOSPC), "game.txt"), "game.txt ließ sich nicht schreiben: Der Datenträger ist voll."),
    (OSError(EIO, "bad block", "game.txt"), "game.txt: bad block."),
    (OSError("nobody knows"), "Das System meldet: nobody knows."),
    (ZeroDivisionError("by zero"), "ZeroDivisionError: by zero"),
])
def test_errors_are_told_in_the_language(error: Exception, said: str) -> None:
    assert said in german().error(error)
    assert english().error(error) != german().error(error) or "bad block" in said


@pytest.mark.parametrize(("option", "variables", "language"), [
    ("de", {"LANG": "en_GB.UTF-8"}, "de"),
    (None, {"KONTOR_LANG": "de", "LC_ALL": "en_US"}, "de"),
    (None, {"LC_ALL": "", "LC_MESSAGES": "de_AT.UTF-8", "LANG": "en_US"}, "de"),
    (None, {"LC_ALL": "C", "LANG": "de_DE"}, "en"),
    (None, {"LANG": "DE"}, "de"),
    (None, {"LANG": "den_CA"}, "en"),
    (None, {"LANG": "fr_FR"}, "en"),
    (None, {}, "en"),
])
def test_the_language_is_picked(option: str | None, variables: dict[str, str], language: str) -> None:
    assert pick(option, variables) == language
