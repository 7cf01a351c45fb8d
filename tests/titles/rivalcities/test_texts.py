"""Rulebooks and catalogues: complete, in order, and the same in both languages."""

import re
from collections.abc import Iterator

import pytest

from kontor.kernel.match import Match
from kontor.kernel.rng import Rng
from kontor.kernel.state import CHANCE, State
from kontor.parts.sheet import read_toml
from kontor.text.speech import Speech
from kontor.titles.rivalcities import actions as st
from kontor.titles.rivalcities import material as m
from kontor.titles.rivalcities.actions import MOVE, REASON, S_MOVE
from kontor.titles.rivalcities.describe_deeds import alliance_effect, card_deeds, deeds, legal_cost, ship_effect
from kontor.titles.rivalcities.meta import TITLE
from kontor.titles.rivalcities.state import (
    ALLIANCE_AT, ALTONA, DISCARD, HAMBURG, IN_HAND, IN_STACK, INKWELL, KNOWN, PRESTIGE_AT, RING, ROW, SHIP_AT, SLOT,
    SPECIAL_AT, STACK, STORE, UNSEEN, WORKED_OUT,
)
from tests.text.catalogues import own
from tests.text.ear import Ear

from .position import Table, choosing, season, using

LANGUAGES = ("en", "de")
RULES = read_toml(m.HERE / "rules.toml")
BLOCK = re.compile(r"^\*\*(RIV-\d+\.\d+)\*\* (\S.*?)(?=\n\n\*\*RIV-|\n\n## |\Z)", re.MULTILINE | re.DOTALL)


def rulebook(language: str) -> str:
    return (m.HERE / f"rulebook.{language}.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[tuple[str, str]]:
    return BLOCK.findall(rulebook(language))


def test_rule_list_is_complete() -> None:
    assert len(RULES["ids"]) == len(set(RULES["ids"])) == 214
    assert RULES["scenarios"] == [f"RIV-S{n:02}" for n in range(1, 39)]
    assert set(RULES["excused"]) <= set(RULES["ids"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebook_holds_every_rule_in_order(language: str) -> None:
    assert [name for name, _ in blocks(language)] == RULES["ids"]
    assert rulebook(language).count("**RIV-") == len(RULES["ids"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebook_sections_hold_their_own_rules(language: str) -> None:
    title, *sections = re.split(r"^## ", rulebook(language), flags=re.MULTILINE)
    assert title == "# Rival Cities\n\n"
    for number, section in enumerate(sections):
        assert section.startswith(f"{number} ")
        assert {int(n) for n in re.findall(r"^\*\*RIV-(\d+)\.", section, re.MULTILINE)} == {number}
    assert len(sections) == 14


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebook_refers_only_to_rules_that_exist(language: str) -> None:
    assert set(re.findall(r"RIV-\d+\.\d+", rulebook(language))) == set(RULES["ids"])


def test_rulebooks_refer_to_the_same_rules_and_numbers() -> None:
    for (name, english), (_, german) in zip(blocks("en"), blocks("de"), strict=True):
        assert re.findall(r"RIV-\d+\.\d+", english) == re.findall(r"RIV-\d+\.\d+", german), name
        assert set(re.findall(r"\d+", english)) == set(re.findall(r"\d+", german)), name
        assert english.count("\n|") == german.count("\n|"), name


def test_rulings_start_with_their_question() -> None:
    for language in LANGUAGES:
        for name, text in blocks(language):
            if name.startswith("RIV-13."):
                assert re.match(r"\*[^*]+\?\*\s", text), f"{language} {name}"


@pytest.mark.parametrize(("language", "name", "one", "two"), [
    ("en", "count-beer", "1 beer", "2 beer"),
    ("en", "count-goods", "1 good", "2 goods"),
    ("en", "count-letter", "1 letter", "2 letters"),
    ("en", "count-star", "1 star", "2 stars"),
    ("en", "count-manufactory", "1 manufactory", "2 manufactories"),
    ("de", "count-furniture", "1 Möbel", "2 Möbel"),
    ("de", "count-goods", "1 Ware", "2 Waren"),
    ("de", "count-letter", "1 Brief", "2 Briefe"),
    ("de", "count-star", "1 Stern", "2 Sterne"),
    ("de", "count-manufactory", "1 Manufaktur", "2 Manufakturen"),
])
def test_counted_things_read_well(language: str, name: str, one: str, two: str) -> None:
    say = Speech(language, TITLE).say
    assert (say(name, n=1), say(name, n=2)) == (one, two)


@pytest.mark.parametrize(("language", "suit", "cost", "bonus", "win"), [
    ("en", 4, "1 leather", "reactivate up to 2 manufactories and sway the lawsuit",
     "gain 3 beer and gain 2 star tokens"),
    ("en", 7, "1 cloth and 1 leather", "gain 1 letter, gain 1 beer and sway the lawsuit",
     "take a manufactory for free"),
    ("de", 3, "1 Brief", "Ansehen gewinnen und den Prozess beeinflussen", "kostenlos eine Manufaktur nehmen"),
    ("de", 2, "1 Möbel", "1 Tuch erhalten und den Prozess beeinflussen", "2 Waren deiner Wahl erhalten"),
])
def test_lawsuits_tell_what_is_printed(language: str, suit: int, cost: str, bonus: str, win: str) -> None:
    value, printed = Speech(language, TITLE).value, m.load()
    assert value(legal_cost(printed, suit)) == cost
    assert value(deeds(printed, printed.suit_first[suit], printed.suit_len[suit])) == bonus
    assert value(deeds(printed, printed.suit_win_first[suit], printed.suit_win_len[suit])) == win


@pytest.mark.parametrize(("language", "card", "said"), [
    ("en", "B01", "produce 2 beer or produce 1 cloth"),
    ("en", "B04", "take a manufactory for 2 goods"),
    ("en", "B08", "exchange up to 2 goods and donate 2 goods for 1 star token"),
    ("en", "S04", "advance a lawsuit and draw a card twice"),
    ("en", "S06", "grant the rival prestige, then steal up to 3 goods"),
    ("en", "S24", "take 2 goods of your choice as a gift and donate 3 beer for 1 star token, up to twice"),
    ("de", "B05", "1 Möbel produzieren oder 1 Brief erhalten"),
    ("de", "B13", "eine richterliche Entscheidung treffen oder ein Schiff erwerben"),
    ("de", "S04", "einen Prozess vorantreiben und zweimal eine Karte ziehen"),
    ("de", "S10", "einen Prozess vorantreiben, 1 Bier geschenkt bekommen und 2 Möbel für 3 Sternmarker spenden"),
    ("de", "S19", "einen Prozess vorantreiben und bis zu 3 Manufakturen reaktivieren"),
])
def test_cards_tell_what_is_printed(language: str, card: str, said: str) -> None:
    assert Speech(language, TITLE).value(card_deeds(m.load(), m.CARDS.index(card))) == said


def test_ships_and_alliances_tell_what_is_printed() -> None:
    printed = m.load()
    english, german = Speech("en", TITLE).value, Speech("de", TITLE).value
    assert english(ship_effect(printed, 0)) == "at once: gain prestige twice"
    assert english(ship_effect(printed, 1)) == "at once: advance a lawsuit up to twice"
    assert german(ship_effect(printed, 1)) == "sofort: bis zu zweimal einen Prozess vorantreiben"
    assert english(ship_effect(printed, 6)) == "each season end: gain 2 furniture"
    assert german(ship_effect(printed, 10)) == "jede Produktion: zusätzlich 1 Bier"
    assert german(ship_effect(printed, 14)) == "jeder gewonnene Prozess: zusätzlich 2 Sternmarker"
    oslo = alliance_effect(printed, m.ALLIANCES.index("oslo"))
    assert english(oslo) == "each production or gift that brings furniture: 1 furniture more"
    for speech in (english, german):
        effects = [speech(ship_effect(printed, ship)) for ship in range(21)]
        effects += [speech(alliance_effect(printed, alliance)) for alliance in range(8)]
        assert not [effect for effect in effects if str(effect).endswith("-effect")]


def test_texts_follow_a_data_pack() -> None:
    changed = m.load({"cards": [{"id": "B06", "deeds": [{"do": "production", "good": "leather", "n": 3}]}]})
    assert Speech("en", TITLE).value(card_deeds(changed, 6)) == "produce 3 leather"


def test_labels_of_a_move_tell_cost_bell_and_destination() -> None:
    s = TITLE.new(2)
    while s.step().number != S_MOVE:
        s.apply(s.actors()[0], s.legal(s.actors()[0])[0])
    v, seat = s.v, s.actors()[0]
    v[INKWELL] = 18
    english = Speech("en", TITLE)
    assert english.action(s, seat, MOVE) == "1 space to space 19: advance a lawsuit"
    assert english.action(s, seat, MOVE + 1) == (
        "2 spaces, past the bell (the season ends), to space 0: take 1 good of your choice as a gift"
    )
    assert english.action(s, seat, MOVE + 2) == (
        "3 spaces for 1 good, past the bell (the season ends), to space 1: produce 2 beer or produce 1 cloth"
    )
    assert english.action(s, seat, MOVE + 5) == (
        "6 spaces for 6 goods, past the bell (the season ends), to space 4: a new special card after the season end"
    )
    v[SHIP_AT + 16] = seat
    german = Speech("de", TITLE).action(s, seat, MOVE + 2)
    assert "3 Felder weiter, an der Glocke vorbei (die Saison endet), auf Feld 1" in german


SWAPPED = [("L06", -1), ("L10", 3)]
LABELS: list[tuple[Table, str, str]] = [
    (using("B07", hamburg="b1"), "half:left", "Left half: acquire a ship (not possible now)"),
    (using("B07", hamburg="b1 c1"), "half:right", "Right half: advance a lawsuit"),
    (choosing(inkwell=19, hamburg="b1"), "use", "Use the card here: advance a lawsuit (not possible now)"),
    (choosing(inkwell=19, hamburg="c1"), "use", "Use the card here: advance a lawsuit"),
    (using("S05", altona="b1 f2").play("do:1"), "steal:furniture", "Steal 1 furniture (your rival has 2)"),
    (using("S22", slots=[("L01", 0), *SWAPPED]).play("do:1"), "ruling:swap-23",
     "Swap “The Council Chairs” in slot II (Altona leads by 1) and “The Beer Toll” in slot III (Hamburg leads by 3)"),
    (using("S22", slots=[("L10", 3)]).play("do:1"), "ruling:resolve", "Settle “The Beer Toll” (Hamburg leads by 3)"),
    (season(5, slots=[("L02", 2)], altona="m9"), "yes", "Take the manufactory (2 in the supply)"),
    (season(5, slots=[("L02", 2)], altona="m10"), "yes", "Take the last manufactory: the game ends with this season"),
]


@pytest.mark.parametrize(("table", "key", "label"), LABELS)
def test_labels_tell_what_a_city_decides_by(table: Table, key: str, label: str) -> None:
    assert key in table.legal()
    assert Speech("en", TITLE).action(table.s, HAMBURG, st.ACTIONS.ids[key]) == label


def test_the_position_tells_costs_for_the_city_that_looks() -> None:
    s = TITLE.new(2)
    while s.step().number != S_MOVE:
        s.apply(s.actors()[0], s.legal(s.actors()[0])[0])
    s.v[SHIP_AT + 16] = ALTONA
    said = {}
    for seat in (HAMBURG, ALTONA):
        areas = dict(Speech("en", TITLE).areas(TITLE.describe(s.view(seat), s.material)))
        said[seat] = areas["Inkwell on space 0"]
        assert list(areas)[2:4] == (["Hamburg", "Altona"] if seat == HAMBURG else ["Altona", "Hamburg"])
    assert said[HAMBURG][3].startswith("Space 3 (3 on, 1 good):")
    assert said[ALTONA][3].startswith("Space 3 (3 on, free):")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_has_a_text(language: str) -> None:
    speech = Speech(language, TITLE)
    for reason in REASON.keys:
        assert speech.say(f"reason-{reason}")
    for reckoning in ("bell", *(f"won-{reason}" for reason in REASON.keys)):
        assert "Altona" in speech.say(f"reckoning-{reckoning}", city="city-altona")


PIRACY, BEER_OR_CLOTH, TWO_DRAWS, GIFT_AND_DONATION = 21, 1, 19, 39      # S06, B01, S04, S24
FRAMES = [
    (st.S_START_CITY,), (st.S_DEAL_BASIC, 1), (st.S_DEAL_SPECIAL, 4), (st.S_DEAL_SHIP, 0), (st.S_DEAL_ALLIANCE,),
    (st.S_DEAL_SUIT, 2), (st.S_START_GOOD, 1), (st.S_MOVE,), (st.S_PAY, 2, 0), (st.S_PAY, 2, 2), (st.S_OPTION,),
    (st.S_PLAY_CARD, 0), (st.S_PLAY_CARD, 1), (st.S_USE_CARD, PIRACY, 1, 1), (st.S_USE_CARD, BEER_OR_CLOTH, 1, 1),
    (st.S_USE_CARD, TWO_DRAWS, 7, 1), (st.S_HALF, BEER_OR_CLOTH), (st.S_MANUFACTORIES, m.CLOTH),
    (st.S_MANUFACTORY_GOOD,), (st.S_GOOD, 2), (st.S_DONATION, m.load().card_first[GIFT_AND_DONATION] + 1, 2, 1, 1),
    (st.S_EXCHANGE, 2), (st.S_DRAW, 1), (st.S_TAKE_MANUFACTORY,), (st.S_STEAL, 2, 0, 0), (st.S_STEAL, 1, 1, 1),
    (st.S_PRESTIGE, 1, 0), (st.S_PRESTIGE, 1, 3), (st.S_ALLIANCE,), (st.S_SHIP,), (st.S_LAWSUIT,),
    (st.S_LAWSUIT_REPEAT, 3, 1), (st.S_RULING,), (st.S_UPKEEP, 1), (st.S_REPEAT_LAWSUIT,),
]
STORES = (((6, 5, 1), (1, 0, 1)), ((0, 4, 8), (0, 0, 4)), ((4, 8, 0), (2, 0, 2)), ((1, 1, 10), (0, 1, 2)))


def positions() -> Iterator[State]:
    """Every decision of the game, for cities that have much, little, or what a refusal needs."""
    for variant, (rows, owners) in enumerate(STORES):
        start = Match.new(TITLE, 2, seed=variant).state
        v = start.v
        for item in range(5):
            for row, n in enumerate(rows):
                v[STORE + 5 * row + item] = n
        v[STORE + 5 + m.FURNITURE] = 0                          # something the rival does not have
        v[RING + 1] = -1                                        # something to deal
        for alliance in range(8):
            v[ALLIANCE_AT + alliance] = (*owners, UNSEEN)[alliance % 4]
        for ship in (0, 15, 17):                                # one that is spent, two that last
            if variant % 2:
                v[SHIP_AT + ship] = HAMBURG
        if variant == 0:                                        # a card that a spectator knows to be in a hand
            card = next(card for card in range(24) if v[SPECIAL_AT + card] == IN_STACK)
            v[SPECIAL_AT + card], v[KNOWN + card] = IN_HAND + ALTONA, WORKED_OUT
        if variant >= 2:
            for i in range(3 if variant == 2 else 1):
                v[SLOT + 2 - i] = -1
            for i in range(4):
                v[ROW + i] = -1
            v[RING + v[INKWELL]] = -1
            v[STACK] = v[DISCARD] = 0
        for frame in FRAMES:
            s = start.clone()
            s.choices = None
            number, *local = frame
            s.push(number, CHANCE if TITLE.steps[number].chance else HAMBURG, *local)
            yield s


def test_every_text_is_heard() -> None:
    """At every decision with every refusal, in every event, end and description, and without a fault."""
    ear = Ear(TITLE)
    for s in positions():
        ear.hear_decision(s)
        if s.step().number == st.S_MOVE:
            ear.hear_position(s)
        if not s.is_chance():
            ear.hear_refusals(s)
    won = Match.new(TITLE, 2, seed=0).state.clone()
    won.v[PRESTIGE_AT] = -8
    ear.hear_position(won)
    ear.hear_every_event()
    ear.hear_options()
    for seed in range(3):
        ear.follow(Match.new(TITLE, 2, seed=seed), Rng(seed), 200, 10_000)
    said = ear.said | {f"{kind}-{reason}" for reason in REASON.keys for kind in ("reason", "reckoning-won")}
    said.add("reckoning-bell")                                  # these are said in the test above
    texts = own("rivalcities", "en")
    said |= {name for key in said & set(texts) for name in texts[key].references}
    said |= {f"short-{key}" for key in said} | {f"step-{step.name}" for step in TITLE.steps}    # see test_crumbs
    assert sorted(set(texts) - said) == []
