"""Tables: opening, joining, leaving, talking, and everything people do around a game."""

import json
import time

import msgspec
import pytest

from kontor.kernel.match import Match
from kontor.kernel.title import Title
from kontor.titles.registry import TITLES, find

from .house import ME, Device, House, Refusal, bot

OPEN = {"kind": "open"}


def test_the_catalogue_tells_what_can_be_played(anna: Device) -> None:
    catalogue = anna.get("catalogue")
    assert [title["id"] for title in catalogue["titles"]] == ["rivalcities", "novgorod", "oltremare", "merchants"]
    assert all(title["minutes"][0] < title["minutes"][1] and title["presets"] for title in catalogue["titles"])
    assert {"random", "greedy"} <= {each["name"] for each in catalogue["bots"]}


def test_a_device_is_recognised_and_may_have_a_name(house: House) -> None:
    device = Device(house)
    assert not device.me["named"]
    assert device.ask("PATCH", "me", {"name": "  Änne\n Müller ", "lang": "de"})["name"] == "Änne Müller"
    assert device.get("me") == {"id": device.me["id"], "name": "Änne Müller", "lang": "de", "named": True}
    cookie = device.http.get("/me").headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie


def test_everything_of_a_person_can_be_taken_along_and_deleted(house: House, ben: Device) -> None:
    anna = Device(house, "Anna")
    table = anna.open(seats=[ME, OPEN])
    ben.post(f"tables/{table['id']}/join", {"code": table["code"], "word": "fair"})
    anna.post(f"tables/{table['id']}/start")
    anna.post(f"tables/{table['id']}/chat", {"text": "good luck"})
    told = anna.get("me/export")
    assert told["person"]["name"] == "Anna" and told["chat"][0]["text"] == "good luck"
    assert told["tables"][0]["id"] == table["id"]
    anna.ask("DELETE", "me")
    assert anna.refused("PATCH", "me", {"name": "Ghost"}).status == 401
    seats = ben.get(f"tables/{table['id']}")["table"]["seats"]
    assert seats[0]["kind"] == "bot" and seats[0]["name"] == "" and "Anna" not in str(seats)


def test_three_clicks_lead_to_a_game_and_the_lobby_shows_it(anna: Device) -> None:
    table = anna.open()
    assert table["phase"] == "running" and table["seats"][0]["you"] and table["seats"][1]["bot"] == "random"
    mine = anna.get("lobby")["mine"]
    assert [each["id"] for each in mine] == [table["id"]] and mine[0]["phase"] == "running"


def test_a_friend_joins_by_code_and_a_stranger_does_not_without(anna: Device, ben: Device, house: House) -> None:
    table = anna.open(seats=[ME, OPEN])
    path = f"tables/{table['id']}"
    assert table["phase"] == "gathering" and table["code"]
    assert anna.refused("POST", f"{path}/start").key == "seats-open"
    assert ben.refused("POST", f"{path}/join", {}).key == "code-wrong"
    assert table["id"] not in str(ben.get("lobby"))
    assert ben.get(f"codes/{table['code'].lower()}")["id"] == table["id"]
    joined = ben.post(f"{path}/join", {"code": table["code"], "word": "dice"})
    assert joined["seats"][1]["you"] and not joined["opener"]
    assert ben.refused("POST", f"{path}/join", {"code": table["code"]}).status == 409
    assert ben.refused("POST", f"{path}/start").key == "not-opener"
    assert anna.post(f"{path}/start")["phase"] == "running"
    assert anna.refused("POST", f"{path}/start").key == "begun"
    stranger = Device(house)
    assert stranger.get(path)["table"]["code"] == ""


def test_open_tables_are_listed_when_everybody_may_watch(anna: Device, ben: Device) -> None:
    table = anna.open(seats=[ME, OPEN], watch="everybody")
    assert table["id"] in [each["id"] for each in ben.get("lobby")["open"]]
    assert ben.post(f"tables/{table['id']}/join", {})["seats"][1]["you"]


@pytest.mark.parametrize(("watch", "allowed"), [("nobody", False), ("link", True), ("everybody", True)])
def test_who_may_watch_is_a_setting_of_the_table(anna: Device, ben: Device, watch: str, allowed: bool) -> None:
    table = anna.open(watch=watch)
    if allowed:
        assert ben.position(table["id"], None)["seat"] is None
        with ben.live(table["id"]) as live:
            assert live.next("now")["table"]["watchers"] == 1
    else:
        assert ben.refused("GET", f"tables/{table['id']}").key == "may-not-watch"
        assert ben.refused("GET", f"tables/{table['id']}/replay", at=0).key == "may-not-watch"
        assert anna.position(table["id"], None)["seat"] is None
    assert ben.refused("GET", f"tables/{table['id']}", seat=0).status == 403


def test_hot_seat_one_device_plays_both_sides(anna: Device) -> None:
    table = anna.open(seats=[{"kind": "me", "name": "Mia"}, {"kind": "me", "name": "Tom"}])
    assert [seat["name"] for seat in table["seats"]] == ["Mia", "Tom"]
    position = anna.play_on(table["id"], [0, 1], most=12)
    assert position["made"] > 12
    assert anna.position(table["id"], 1)["view"]["seat"] == 1


def test_leaving_a_running_game_lets_a_bot_take_over(anna: Device, ben: Device) -> None:
    table = anna.open(seats=[ME, OPEN])
    path = f"tables/{table['id']}"
    ben.post(f"{path}/join", {"code": table["code"]})
    anna.post(f"{path}/start")
    with ben.live(table["id"], 1) as live:
        live.next("now")
        assert ben.post(f"{path}/leave", {"seat": 1})["seats"][1]["kind"] == "bot"
        assert live.next("trouble")["text"]["key"] == "refusal-not-your-seat"
        assert live.next("now")["position"]["seat"] is None
    assert ben.refused("POST", f"{path}/leave", {"seat": 1}).status == 403
    assert anna.play_on(table["id"], [0], most=4)["made"] > 4


def test_the_opener_gives_open_seats_to_bots(anna: Device, ben: Device) -> None:
    table = anna.open("novgorod", [ME, OPEN, OPEN])
    path = f"tables/{table['id']}"
    assert ben.refused("POST", f"{path}/fill", {"seat": 1}).key == "not-opener"
    assert anna.refused("POST", f"{path}/fill", {"seat": 0}).key == "seat-taken"
    assert anna.refused("POST", f"{path}/fill", {"seat": 9}).key == "no-such-seat"
    for seat in (1, 2):
        filled = anna.post(f"{path}/fill", {"seat": seat, "bot": "random"})["seats"][seat]
        assert (filled["kind"], filled["bot"]) == ("bot", "random")
    assert anna.post(f"{path}/start")["phase"] == "running"
    assert anna.play_on(table["id"], [0], most=2)["made"] > 2


def test_leaving_before_the_start_frees_the_seat(anna: Device, ben: Device) -> None:
    table = anna.open(seats=[ME, OPEN])
    ben.post(f"tables/{table['id']}/join", {"code": table["code"]})
    assert ben.post(f"tables/{table['id']}/leave", {"seat": 1})["seats"][1]["kind"] == "open"


def test_the_opener_removes_and_mutes(anna: Device, ben: Device) -> None:
    table = anna.open(seats=[ME, OPEN])
    path = f"tables/{table['id']}"
    joined = ben.post(f"{path}/join", {"code": table["code"]})
    alias = joined["seats"][1]["person"]
    assert alias and alias != ben.me["id"]
    assert ben.refused("POST", f"{path}/mute", {"person": alias}).key == "not-opener"
    anna.post(f"{path}/mute", {"person": alias})
    assert ben.refused("POST", f"{path}/chat", {"text": "hello"}).key == "muted"
    anna.post(f"{path}/mute", {"person": alias, "muted": False})
    assert ben.post(f"{path}/chat", {"text": "hello"})["name"] == "Ben"
    assert anna.post(f"{path}/remove", {"seat": 1})["seats"][1]["kind"] == "open"
    ben.post(f"{path}/join", {"code": table["code"]})
    anna.post(f"{path}/start")
    removed = anna.post(f"{path}/remove", {"seat": 1, "bot": "random"})["seats"][1]
    assert (removed["kind"], removed["bot"]) == ("bot", "random")


def test_chat_reaches_everybody_and_is_there_on_return(anna: Device, ben: Device) -> None:
    table = anna.open()
    with ben.live(table["id"]) as live:
        live.next("now")
        said = anna.post(f"tables/{table['id']}/chat", {"text": "  hi <b>all</b>  "})
        assert live.next("chat")["lines"] == [said]
    assert said["text"] == "hi <b>all</b>" and said["seat"] == 0
    with ben.live(table["id"]) as live:
        assert live.next("chat")["lines"] == [said]
    with ben.live(table["id"], chat=said["id"]) as live:
        live.next("now")
        live.socket.send('{"type": "ping", "at": 3}')
        assert live.next("pong")["at"] == 3
    assert anna.refused("POST", f"tables/{table['id']}/chat", {"text": " "}).key == "chat-empty"
    assert anna.refused("POST", f"tables/{table['id']}/chat", {"text": "x" * 501}).key == "too-long"


def test_a_game_ends_with_result_record_replay_and_rematch(anna: Device, ben: Device) -> None:
    table = anna.open(seats=[ME, OPEN])
    path = f"tables/{table['id']}"
    ben.post(f"{path}/join", {"code": table["code"], "word": "a word of mine"})
    anna.post(f"{path}/start")
    assert anna.refused("GET", f"{path}/record").key == "record-running"
    assert anna.refused("POST", f"{path}/rematch").key == "not-over"
    anna.post(f"{path}/leave", {"seat": 0})
    ben.play_on(table["id"], [1])
    end = ben.position(table["id"], 1)
    assert end["over"] and sorted(end["result"]["ranks"]) == [1, 2] and end["result"]["trail"]
    record = ben.get(f"{path}/record")
    assert record.startswith("kontor-record 1\n") and "nonce a word of mine\n" in record
    assert f"commitment {table['commitment']}\n" in record and "\nsecret " in record
    first, last = ben.get(f"{path}/replay", at=0, seat=1), ben.get(f"{path}/replay", at=10_000, seat=1)
    assert first["at"] == 0 and first["made"] == last["at"] == end["made"]
    assert last["position"]["view"] == end["view"] and last["happenings"]
    begins = [ben.get(f"{path}/replay", at=first["begins"] + n, seat=1)["position"]["actors"] for n in (-1, 0)]
    assert [bool(actors) for actors in begins] == [False, True], "set-up, then somebody decides"
    other = ben.get(f"{path}/replay", at=20, seat=0)["position"]
    assert other["seat"] == 0, "after the end every seat's view may be seen"
    again = ben.post(f"{path}/rematch")
    assert again["id"] != table["id"] and again["phase"] == "running" and again["seats"][1]["you"]
    assert ben.get(path)["table"]["rematch"] == again["id"]
    imported = anna.post("records", {"text": record})
    assert imported["phase"] == "over" and imported["commitment"] == table["commitment"]
    assert anna.get(f"tables/{imported['id']}/record").splitlines()[-1] == record.splitlines()[-1]


def test_a_rematch_waits_for_the_other_person(anna: Device, ben: Device) -> None:
    table = anna.open(seats=[ME, OPEN])
    path = f"tables/{table['id']}"
    ben.post(f"{path}/join", {"code": table["code"]})
    anna.post(f"{path}/start")
    while not anna.position(table["id"], 0)["over"]:
        for seat, person in ((0, anna), (1, ben)):
            position = person.position(table["id"], seat)
            if position["decision"]:
                person.move(table["id"], seat, position["seq"], position["decision"]["choices"][-1]["key"])
    assert anna.post(f"{path}/rematch")["phase"] == "gathering"
    follower = ben.post(f"{path}/rematch")
    assert follower["phase"] == "running" and follower["seats"][1]["you"]


def test_a_game_that_was_cut_short_goes_on_after_its_import(anna: Device) -> None:
    match = Match.new(find("rivalcities"), 2, seed=4, names=["Anna", "random"])
    for _ in range(9):
        seat = match.actors()[0]
        match.submit(seat, match.legal(seat)[0])
    table = anna.post("records", {"text": match.record().to_text()})
    assert table["phase"] == "running" and table["seats"][1]["bot"] == "random"
    assert anna.play_on(table["id"], [0], most=2)["made"] > len(match.entries)


@pytest.mark.parametrize(("text", "key"), [
    ("", "error-record"), ("kontor-record 1\ntitle chess\n", "error-record"), ("{", "error-record"),
    ('{"format": "kontor-record 1"}', "error-record"), ('{"a": [1]}', "error-record"),
])
def test_a_record_that_is_none_is_refused(anna: Device, text: str, key: str) -> None:
    refusal = anna.refused("POST", "records", {"text": text})
    assert (refusal.status, refusal.body["text"]["key"]) == (422, key)


def test_an_archived_table_says_so(anna: Device, ben: Device) -> None:
    table = anna.open(watch="everybody")
    assert table["id"] in str(ben.get("lobby"))
    assert ben.refused("POST", f"tables/{table['id']}/archive").key == "not-opener"
    assert anna.post(f"tables/{table['id']}/archive")["archived"]
    assert table["id"] not in str(ben.get("lobby"))


@pytest.mark.parametrize(("wish", "key"), [
    ({"title": "chess", "seats": [ME]}, "error-setup-title"),
    ({"title": "novgorod", "seats": [ME]}, "error-setup-seats"),
    ({"title": "rivalcities", "seats": [ME] * 9}, "error-setup-seats"),
    ({"title": "rivalcities", "seats": [ME, bot("deepblue")]}, "error-setup-bot"),
    ({"title": "rivalcities", "seats": [ME, bot()], "options": {"layout": "odd"}}, "error-setup-option-value"),
    ({"title": "rivalcities", "seats": [ME, bot()], "pack": "a = "}, "error-pack"),
    ({"title": "rivalcities", "seats": [ME, bot()], "pack": "ships = 3"}, "error-pack"),
    ({"title": "rivalcities", "seats": [ME, bot()], "pack": 'title = "novgorod"'}, "refusal-pack-other-title"),
])
def test_a_table_that_cannot_be_set_up_is_refused(anna: Device, wish: dict[str, object], key: str) -> None:
    refusal = anna.refused("POST", "tables", wish)
    assert (refusal.status, refusal.body["text"]["key"]) == (422, key)


def test_a_data_pack_is_used_by_people_and_bots(anna: Device) -> None:
    table = anna.open(seats=[ME, bot("greedy")], pack='title = "rivalcities"\n[[ships]]\nid = "1"\nstars = 2\n')
    assert table["rules"]["pack"] not in ("", "-")
    assert anna.play_on(table["id"], [0], most=8)["made"] > 8


PACK = 'title = "rivalcities"\n[[ships]]\nid = "1"\nstars = 2\n'


PRINTED = {                 # a pack, and which lists of the board's data it changes
    "rivalcities": (PACK, {"SHIPS"}),
    "novgorod": ("[game]\norder_price = 5\nship_prices = [6, 10, 15]\n", {"ORDER_PRICE", "SHIP_PRICES"}),
    "oltremare": ("[constants]\npurchases = 3\n", {"PURCHASES"}),
    "merchants": ("[trade]\nsafe_hand = 8\n", {"rates"}),
}


def test_a_game_with_a_pack_is_downloaded_and_brought_back_with_it(anna: Device) -> None:
    table = anna.open(seats=[ME, bot("random")], pack=PACK)
    anna.play_on(table["id"], [0])
    record = anna.get(f"tables/{table['id']}/record")
    name = table["rules"]["pack"]
    assert f"\npack {name}\n" in record
    assert anna.refused("POST", "records", {"text": record}).body["text"] == {
        "key": "refusal-record-pack", "params": {"pack": name}}
    other = anna.refused("POST", "records", {"text": record, "pack": PACK.replace("2", "3")})
    assert other.key == "record-other-pack" and other.body["text"]["params"]["pack"] == name
    foreign = {"text": record, "pack": PACK.replace("rivalcities", "novgorod")}
    assert anna.refused("POST", "records", foreign).key == "pack-other-title"
    assert anna.refused("POST", "records", {"text": record, "pack": "a = "}).body["text"]["key"] == "error-pack"
    brought = anna.post("records", {"text": record, "pack": PACK})
    assert brought["phase"] == "over" and brought["rules"]["pack"] == name
    assert anna.get(f"tables/{brought['id']}/record").splitlines()[-1] == record.splitlines()[-1]
    assert anna.get(f"tables/{brought['id']}/replay", at=3, seat=0)["position"]["view"]


def test_a_pack_that_a_record_does_not_need_is_left_alone(anna: Device) -> None:
    record = Match.new(find("rivalcities"), 2, seed=4, names=["Anna", "random"]).record().to_text()
    assert anna.post("records", {"text": record, "pack": PACK})["rules"]["pack"] == "-"


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_what_a_pack_prints_has_the_shape_that_the_board_was_built_with(anna: Device, title: Title) -> None:
    usual = json.loads(msgspec.json.encode(title.printed(None)))
    plain = anna.open(title.id)
    assert anna.get(f"tables/{plain['id']}/printed") == {"values": None}
    wish, changed = PRINTED[title.id]
    packed = anna.open(title.id, pack=wish)
    values = anna.get(f"tables/{packed['id']}/printed")["values"]
    assert list(values) == list(usual)
    assert {name for name in usual if values[name] != usual[name]} == changed


def test_bots_keep_a_natural_pace(anna: Device) -> None:
    table = anna.open("rivalcities", bot_pace="natural")
    begun = time.monotonic()
    anna.play_on(table["id"], [0], most=3)
    position = anna.until(table["id"], 0, lambda p: p["decision"] is not None)
    assert position["made"] and time.monotonic() - begun > 0.5


def test_nothing_works_without_a_device(house: House) -> None:
    device = Device(house)
    device.http.cookies.clear()
    with pytest.raises(Refusal) as refusal:
        device.open()
    assert refusal.value.status == 401 and refusal.value.key == "no-device"
