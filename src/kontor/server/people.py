"""People: a device is recognised by a signed cookie, and nobody needs more than a name."""

import os
from hashlib import sha256
from hmac import compare_digest, new
from pathlib import Path
from secrets import token_bytes, token_urlsafe
from time import time
from typing import Literal

from .limits import clean
from .messages import Me, MeChange
from .rows import Person
from .store import Store

COOKIE = "kontor"
YEAR = 365 * 24 * 3600


def read_key(folder: Path) -> bytes:
    """The secret that signs cookies; made at the first start, readable by its owner alone."""
    path = folder / "secret.key"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        file.write(token_bytes(32))
    return path.read_bytes()


class People:
    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.key = key
        self.known: dict[str, Person] = {}
        self.aliases: dict[tuple[str, str], str] = {}

    def sign(self, *words: str) -> str:
        return new(self.key, "\0".join(words).encode(), sha256).hexdigest()[:32]

    def cookie(self, person: Person) -> str:
        return f"{person.id}.{self.sign('device', person.id)}"

    def alias(self, table: str, person: str) -> str:
        """What others at a table may call somebody by; it means nothing at another table."""
        if not person:
            return ""
        found = self.aliases.get((table, person))
        if found is None:
            if len(self.aliases) > 10_000:
                self.aliases.clear()
            found = self.aliases[(table, person)] = self.sign("alias", table, person)[:12]
        return found

    def of_cookie(self, cookie: str | None) -> Person | None:
        name, _, signature = (cookie or "").partition(".")
        if not name or not compare_digest(signature.encode(), self.sign("device", name).encode()):
            return None
        return self.find(name)

    def find(self, name: str) -> Person | None:
        if name not in self.known:
            person = self.store.person(name)
            if person is None:
                return None
            if len(self.known) > 10_000:
                self.known.clear()
            self.known[name] = person
        return self.known[name]

    def arrive(self, lang: Literal["de", "en"]) -> Person:
        person = Person(token_urlsafe(12), "", lang, False, time())
        self.store.add_person(person)
        self.known[person.id] = person
        return person

    def change(self, person: Person, change: MeChange) -> Person:
        name = clean(change.name) if change.name is not None else person.name
        lang = change.lang or person.lang
        new_person = Person(person.id, name, lang, person.named or change.name is not None, person.created)
        self.store.change_person(person, new_person)
        self.known[person.id] = new_person
        return new_person

    def forget(self, person: Person) -> None:
        self.store.forget_person(person.id)
        self.known.pop(person.id, None)


def me(person: Person) -> Me:
    return Me(person.id, person.name, person.lang, person.named)
