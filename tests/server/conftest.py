"""One server for all tests of a file that do not kill it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .house import Device, House, serving


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(Path(tmp_path_factory.mktemp("house")) / "data") as opened:
        yield opened


@pytest.fixture
def anna(house: House) -> Device:
    return Device(house, "Anna")


@pytest.fixture
def ben(house: House) -> Device:
    return Device(house, "Ben")
