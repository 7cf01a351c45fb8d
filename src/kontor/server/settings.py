"""How a server is run."""

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

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
    clock_speed: float = 1.0            # how much faster than usual clocks at tables run

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.data / DATABASE}"

    @property
    def file(self) -> Path | None:
        """Where SQLite keeps everything; None where another program keeps it."""
        url = make_url(self.url)
        return Path(url.database or "") if url.get_backend_name() == "sqlite" else None

    @property
    def place(self) -> str:
        """The database by a name that may be shown."""
        try:
            return str(self.file or make_url(self.url).render_as_string(hide_password=True))
        except ArgumentError:
            return self.database.rpartition("@")[2]

    @property
    def public_host(self) -> str:
        return urlsplit(self.public_url).netloc

    @property
    def is_secure(self) -> bool:
        """Cookies only over TLS, where everybody comes that way."""
        return self.public_url.startswith("https:")
