"""Talk at a table."""

from time import time

from . import limits, messages as m
from .errors import No
from .rows import ChatRow, Person
from .sitting import Sitting


def chat_line(sitting: Sitting, row: ChatRow) -> m.ChatLine:
    alias = sitting.people.alias(sitting.row.id, row.person)
    return m.ChatLine(row.id, row.name, row.seat, row.text, row.at, alias)


def say(sitting: Sitting, person: Person, text: str) -> m.ChatLine:
    sitting.demand_look(person, None)
    if person.id in sitting.muted:
        raise No(403, "muted")
    said = limits.bounded(text.strip(), limits.CHAT)
    if not said:
        raise No(422, "chat-empty")
    seats = sitting.row.seats_of(person.id)
    seat = seats[0] if seats else None
    name = sitting.row.seats[seat].name if seat is not None else person.name
    row = ChatRow(0, person.id, name, seat, said, time())
    row.id = sitting.store.say(sitting.row.id, row)
    line = chat_line(sitting, row)
    for tab in sitting.tabs:
        tab.post(m.Chat([line]))
    return line


def mute(sitting: Sitting, wish: m.Mute) -> None:
    around = {seat.person for seat in sitting.row.seats} | {tab.person for tab in sitting.tabs}
    around |= {line.person for line in sitting.store.chat_after(sitting.row.id, 0)} | sitting.muted
    person = next((p for p in around if p and sitting.people.alias(sitting.row.id, p) == wish.person), None)
    if person is None:
        raise No(404, "no-such-person")
    sitting.store.mute(sitting.row.id, person, wish.muted)
    sitting.muted = sitting.store.muted(sitting.row.id)
