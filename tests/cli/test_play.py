"""A game at the terminal, typed through a pipe."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kontor.kernel.match import Match, replay
from kontor.kernel.record import from_text
from kontor.kernel.rng import Rng
from kontor.titles.registry import TITLES, find

from .conftest import Run

PLAY = ("play", "rivalcities", "--terminal")
KONTOR = (sys.executable, "-c", "import sys; from kontor.cli import main; sys.exit(main())")


def typed_at_random(seed: int, lines: int) -> str:
    """Numbers of which some are on the list and some are not, and now and then another command."""
    rng = Rng(seed)
    others = ("?", "l", "u", "p", "h", "r 2.4", "", "nonsense", "l all", "? move")
    return "".join(
        f"{others[rng.below(len(others))]}\n" if rng.below(20) == 0 else f"{1 + rng.below(5)}\n" for _ in range(lines)
    )


def nearly_over(folder: Path) -> Path:
    """A game of two people in which always the first choice was made, a few choices before its end."""
    def first_choices(most: int) -> Match:
        match = Match.new(find("rivalcities"), 2, seed=3, names=["you", "you"])
        made = 0
        while not match.over and made < most:
            seat = match.actors()[0]
            match.submit(seat, match.legal(seat)[0])
            made += 1
        return match

    decisions = sum(1 for entry in first_choices(4000).entries if entry.seat >= 0 and not entry.forced)
    path = folder / "nearly.kontor"
    path.write_text(first_choices(decisions - 3).record().to_text(), encoding="utf-8")
    return path


@pytest.mark.parametrize(("lang", "over", "wins"), [("en", "The game is over", "wins!"), ("de", "zu Ende", "gewinnt!")])
@pytest.mark.parametrize("layout", ["first_game", "shuffled"])
def test_a_whole_game(kontor: Run, tmp_path: Path, lang: str, over: str, wins: str, layout: str) -> None:
    path = tmp_path / "game.kontor"
    answer = kontor(
        *PLAY, "--seats", "you,random", "--lang", lang, "--seed", "11", "--option", f"layout={layout}", "--save", path,
        typed=typed_at_random(5, 4000),
    )
    assert (answer.code, answer.err) == (0, "")
    assert over in answer.out and wins in answer.out
    record = from_text(path.read_text(encoding="utf-8"))
    assert record.reason and record.options == {"layout": layout} and record.names == ["you", "random"]
    assert replay(find("rivalcities"), record).over


def test_always_the_first_choice_against_greedy(kontor: Run) -> None:
    answer = kontor(*PLAY, "--seed", "3", typed="1\n" * 3000)
    assert answer.code == 0
    assert "Hamburg: you" in answer.out and "Altona: greedy" in answer.out
    assert re.search(r"\w+ wins!", answer.out)
    assert "RIV-" in answer.out.split("The game is over ---")[1]        # the trail names its rules
    assert answer.out.rstrip().endswith("The game was not saved.")      # a number is no file name


@pytest.mark.parametrize(("name", "saved"), [("", True), ("no", False), ("yes", True), ("elsewhere.kontor", True)])
def test_the_end_offers_to_save(
    kontor: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, saved: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    path = nearly_over(tmp_path)
    before = path.read_bytes()
    lines = kontor("play", "--resume", path, typed="1\n" * 60).out.count(" 1\n") - 1       # the last was the offer's
    assert path.read_bytes() == before
    answer = kontor("play", "--resume", path, typed="1\n" * lines + name + "\n")
    assert answer.code == 0
    assert ("Saved in" in answer.out) == saved
    place = tmp_path / name if "." in name else path
    assert bool(from_text(place.read_text(encoding="utf-8")).reason) == saved
    if place != path:
        assert path.read_bytes() == before


def test_position_prompt_and_choices_are_sentences(kontor: Run) -> None:
    out = kontor(*PLAY, "--seed", "5", typed="").out + kontor(*PLAY, "--seed", "5", typed="1\n").out
    assert "Inkwell on space 0" in out
    assert "Hamburg, which good do you start with?" in out
    assert "   1  Take 1 beer" in out
    assert "Ship 1 for 3 furniture" in out


def test_number_key_and_beginning_of_a_key_choose_the_same(kontor: Run, tmp_path: Path) -> None:
    games = []
    for word in ("2", "good:cloth", "good:c"):
        path = tmp_path / f"{word.replace(':', '-')}.kontor"
        kontor(*PLAY, "--seed", "5", "--save", path, typed=f"{word}\ns\n")
        games.append(path.read_text(encoding="utf-8"))
    assert "0 good:cloth" in games[0]
    assert games[0] == games[1] == games[2]


@pytest.mark.rule("KON-1.3", "KON-1.4")
def test_wrong_answers_change_nothing(kontor: Run) -> None:
    out = kontor(*PLAY, "--seed", "5", typed="0\n9\ngood\npass\nmove:3\nzzz\nadvance:9\n").out
    assert "0 is not on the list; choose a number from 1 to 4." in out
    assert "9 is not on the list" in out
    assert "“good” could be good:beer, good:cloth, good:leather, good:furniture." in out
    assert out.count("That is no answer to the present decision.  KON-1.3") == 2
    assert "“zzz” is neither a number nor an action." in out
    assert "“advance:9” is neither a number nor an action." in out
    assert out.count("which good do you start with?") == 1       # the same decision is still open


@pytest.mark.rule("KON-2.1", "KON-2.2")
def test_undo(kontor: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.kontor"
    out = kontor(*PLAY, "--seed", "5", "--save", path, typed="2\nu\n1\nu\nu\n2\ns\n").out
    refusal = "There is nothing you could take back; a choice stands once others have acted or something new was shown."
    assert f"{refusal}  KON-2.2" in out                                  # Altona has chosen since
    assert out.count("Taken back.") == 1
    assert out.count("how far does the inkwell go?") == 2
    moves = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("0 ")]
    assert moves[:2] == ["0 good:cloth", "0 move:2"]


def test_why_not_groups_reasons_with_rules(kontor: Run) -> None:
    out = kontor(*PLAY, "--seed", "5", typed="1\n?\n? move\n? move:9\n?letter\n? 1\n? nothing\n? pay\n? buy\n").out
    asked = out.split("Hamburg > ?")
    assert "RIV-2.6" in asked[1] and "[move:5]" in asked[1] and "[move:9]" not in asked[1]
    assert "more: ? move\n" in asked[1]
    assert "KON-1.3" not in asked[1]                    # what belongs to other decisions is told only to who asks
    assert "[move:20]" in asked[2] and "Possible now: 1 space to space 1" in asked[2]
    assert asked[3].count("[move:9]") == 1 and "RIV-2.6" in asked[3]
    assert "You have no letter.  RIV-" in asked[4] and asked[4].count("[letter:") == 16
    assert "Possible now" in asked[5]
    assert "No action begins with “nothing”." in asked[6]
    assert "That is no answer to the present decision.  KON-1.3\n    Pay 1 beer  [pay:beer]\n" in asked[7]
    assert asked[8].count("[buy:") == 4 and " more: ?" not in asked[8]


def test_hundreds_of_one_kind_do_not_flood_the_screen(kontor: Run) -> None:
    table = ("play", "merchants", "--terminal", "--seats", "you,greedy,greedy", "--seed", "5")
    out = kontor(*table, typed="1\n? route\n? route:298\n").out
    routes, one = out.split(" > ? ")[1:]
    assert 20 < routes.count("[route:") <= 80                               # of 302 edges, reason by reason
    assert re.search(r"… and \d+ more: \? route:\d+\n", routes)
    assert one.count("[route:298]") == 1


def test_reasons_can_be_told_at_every_decision(kontor: Run) -> None:
    """Every label and every refusal over the whole action space has words, whatever the position."""
    for lang in ("en", "de"):
        answer = kontor(
            *PLAY, "--lang", lang, "--seats", "you,random", "--seed", "8", "--option", "layout=shuffled",
            typed="".join(f"?\n{1 + n % 3}\n1\n" for n in range(700)),
        )
        assert (answer.code, answer.err) == (0, "")


def test_log_tells_the_last_turn_or_everything(kontor: Run) -> None:
    out = kontor(*PLAY, "--seed", "5", typed="1\n1\n1\n1\n1\nl\nl all\nL ALL\n").out
    last, everything, again = out.split("Hamburg > ")[-3:]
    assert "RIV-" in last
    assert "Hamburg is the start city." not in last
    assert "Hamburg is the start city.  RIV-1.14 RIV-1.17" in everything
    assert again.removeprefix("L ALL").startswith(everything.removeprefix("l all"))


def test_hidden_cards_stay_hidden(kontor: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.kontor"
    out = kontor(*PLAY, "--seats", "you,random", "--seed", "8", "--save", path, typed=typed_at_random(8, 4000)).out
    drawn = re.findall(r"Altona draws[^\n]*", out)
    assert drawn and not any("“" in line for line in drawn)
    assert re.search(r"Hamburg draws “", out)
    assert re.search(r"Altona draws “", kontor("record", "show", path).out)


def test_rules_can_be_read(kontor: Run) -> None:
    out = kontor(*PLAY, "--seed", "5", typed="r 2.4\nr riv-2.4\nr KON-2.1\nr 99.9\nr\n").out
    assert out.count("**RIV-2.4** The first two spaces") == 2
    assert "**KON-2.1**" in out
    assert out.count("There is no rule “99.9” here; the rules run from RIV-0.1 to RIV-13.31.") == 1
    german = kontor(*PLAY, "--seed", "5", "--lang", "de", typed="r 2.4\n").out
    assert "**RIV-2.4** Die ersten beiden Felder" in german


def test_help_lists_every_command(kontor: Run) -> None:
    out = kontor(*PLAY, typed="h\n").out
    for word in ("1, 2, …", "? [ACTION]", "u ", "l [all]", "r ID", "p ", "s [FILE]", "q ", "h "):
        assert f"\n  {word}" in out
    assert "s [DATEI]" in kontor(*PLAY, "--lang", "de", typed="h\n").out


def test_position_again(kontor: Run) -> None:
    assert kontor(*PLAY, "--seed", "5", typed="p\n").out.count("Inkwell on space 0") == 2


@pytest.mark.parametrize(("answer", "saved"), [("yes", True), ("y", True), ("no", False)])
def test_leaving(kontor: Run, tmp_path: Path, answer: str, saved: bool) -> None:
    path = tmp_path / "game.kontor"
    result = kontor(*PLAY, "--seed", "5", "--save", path, typed=f"1\nq\n\nq\n{answer}\n1\n")
    assert result.code == 0
    assert "The game goes on." in result.out
    assert path.exists() == saved
    assert (f"kontor play --resume {path}" in result.out) == saved
    assert not result.out.rstrip().endswith("> 1")       # nothing is read after leaving


def test_leaving_in_german(kontor: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.kontor"
    assert "Bis bald!" in kontor(*PLAY, "--lang", "de", "--save", path, typed="q\nja\n").out
    assert path.exists()


def test_when_the_input_ends_the_game_is_kept(kontor: Run, tmp_path: Path) -> None:
    answer = kontor(*PLAY, "--seed", "5", typed="1\n")
    kept = tmp_path / "data" / "kontor" / "games" / "rivalcities-5.kontor"
    assert answer.code == 0
    assert f"kontor play --resume {kept}" in answer.out
    assert "0 good:beer" in kept.read_text(encoding="utf-8")
    kontor(*PLAY, "--seed", "5", typed="2\n")
    assert "0 good:beer" in kept.read_text(encoding="utf-8")         # another game gets a file of its own
    assert "0 good:cloth" in kept.with_name("rivalcities-5-2.kontor").read_text(encoding="utf-8")


@pytest.mark.rule("KON-5.1")
def test_resume_goes_on_where_it_was_left(kontor: Run, tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.kontor", tmp_path / "part.kontor"
    words = (*PLAY, "--seats", "you,you", "--seed", "4")
    typed = "".join("\n" if n % 3 == 0 else "1\n" for n in range(3000))      # Enter also takes over the screen
    kontor(*words, "--save", whole, typed=typed)
    kontor(*words, "--save", part, typed=typed[:90] + "q\nyes\n")
    assert "end" in part.read_text(encoding="utf-8") and "reason" not in part.read_text(encoding="utf-8")
    answer = kontor("play", "--resume", part, "--save", part, typed=typed)
    assert answer.code == 0
    assert part.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_resume_knows_its_players_and_saves_into_the_same_file(kontor: Run, begun: Path) -> None:
    before = begun.read_text(encoding="utf-8")
    answer = kontor("play", "--resume", begun, typed="1\ns\n")
    assert "Hamburg: you" in answer.out and "Altona: random" in answer.out
    assert "What happened" in answer.out
    after = begun.read_text(encoding="utf-8")
    moves = before.split("moves\n")[1].splitlines()[:-1]
    assert after.split("moves\n")[1].splitlines()[: len(moves)] == moves and len(after) > len(before)
    swapped = kontor("play", "--resume", begun, "--seats", "random,you", typed="")
    assert "Altona: you" in swapped.out


def test_hot_seat_hides_the_position_between_turns(kontor: Run) -> None:
    out = kontor(*PLAY, "--seats", "you,you", "--seed", "5", typed="\n1\n\n1\n").out
    first, second, *_ = out.split("is next. Hand over the screen, then press Enter:")[1:]
    assert "Hamburg, which good" in first and "Altona, which good" not in first
    assert "Altona, which good" in second
    assert second.lstrip().startswith("What happened")
    assert "Altona" in first.splitlines()[-1]            # nothing but the hand-over stands after Hamburg's choice


def test_a_game_of_bots_is_told(kontor: Run) -> None:
    out = kontor(*PLAY, "--seats", "random,random", "--seed", "7").out
    assert "It is Hamburg’s turn." in out and "wins!" in out


def test_same_seed_same_game(kontor: Run, finished: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.kontor"
    kontor("play", "rivalcities", "--seats", "random,random", "--seed", "5", "--save", again)
    assert again.read_bytes() == finished.read_bytes()


def test_without_a_seed_games_differ(kontor: Run) -> None:
    seeds = {re.findall(r"Seed (\d+)", kontor(*PLAY, typed="").err + kontor(*PLAY, typed="h\n").out)[0] for _ in "123"}
    assert len(seeds) == 3


# the menu

def test_menu(kontor: Run) -> None:
    out = kontor("play", "--terminal", typed="1\n2\n2\n1\n").out
    assert "What would you like to play?" in out
    assert "Altona: random" in out
    assert "Layout of the basic cards: shuffled" in out


def test_menu_takes_enter_for_the_first_choice(kontor: Run) -> None:
    out = kontor("play", "--terminal", "--lang", "de", typed="\nx\n7\n\n\n1\n").out
    assert "Was möchtest du spielen?" in out
    assert "x steht nicht auf der Liste" in out
    assert "Altona: greedy" in out


def test_menu_offers_the_unfinished_game(kontor: Run) -> None:
    kontor(*PLAY, "--seed", "5", typed="1\n1\n")
    offered = len(TITLES) + 1
    out = kontor("play", "--terminal", typed=f"{offered}\n1\n").out
    assert "Go on with Rival Cities" in out
    assert "Seed 5" in out


def test_menu_needs_an_answer(kontor: Run) -> None:
    answer = kontor("play", "--terminal", typed="1\n")
    assert (answer.code, answer.err) == (2, "kontor: The input ended before a game was chosen.\n")


# terminals

def run_process(*words: str, folder: Path, typed: str | None) -> subprocess.CompletedProcess[str]:
    """A process of its own; without anything typed, its input is the empty device."""
    source: dict[str, Any] = {"stdin": subprocess.DEVNULL} if typed is None else {"input": typed}
    env = {**os.environ, "XDG_DATA_HOME": str(folder), "KONTOR_LANG": "en"}
    command = [*KONTOR, *words]
    return subprocess.run(command, capture_output=True, text=True, env=env, check=False, timeout=120, **source)


@pytest.mark.parametrize("words", [("play", "--terminal"), PLAY])
def test_no_terminal(tmp_path: Path, words: tuple[str, ...]) -> None:
    for typed in (None, ""):
        answer = run_process(*words, folder=tmp_path, typed=typed)
        assert answer.returncode == 2
        assert "kontor: There is no terminal to play at." in answer.stderr
        assert not [*tmp_path.rglob("*.kontor")]


def test_a_piped_process_is_plain(tmp_path: Path) -> None:
    answer = run_process(*PLAY, "--seed", "5", folder=tmp_path, typed="1\n1\nq\nn\n")
    assert answer.returncode == 0 and answer.stderr == ""
    assert "\x1b" not in answer.stdout
    assert "Hamburg > 1" in answer.stdout
