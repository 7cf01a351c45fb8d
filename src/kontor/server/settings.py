"""How a server is run."""

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path

DATABASE = "kontor.db"


def data_folder() -> Path:
    return user_data_path("kontor", appauthor=False)


@dataclass(frozen=True)
class Settings:
    data: Path = field(default_factory=data_folder)
    database: str = ""                  # an address for SQLAlchemy; empty: a file in the data folder
    public_url: str = ""                # where others reach this server; empty: on this computer only
    static: Path = Path(__file__).parent / "static"
    limited: bool = True                # rate limits; off only to measure

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.data / DATABASE}"

    @property
    def public_host(self) -> str:
        return urlsplit(self.public_url).netloc

    @property
    def is_secure(self) -> bool:
        """Cookies only over TLS, where everybody comes that way."""
        return self.public_url.startswith("https:")
