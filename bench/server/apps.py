"""The two servers that are compared: `python -m bench.server.apps ours|bare PORT FOLDER`."""

import sqlite3
import sys
from pathlib import Path

import uvicorn
from litestar import Litestar, post
from litestar.params import JSONBody

from kontor.server.app import create_app
from kontor.server.messages import Move
from kontor.server.settings import Settings


def bare(folder: Path) -> Litestar:
    """An endpoint that inserts one row and commits it with full durability, and does nothing else."""
    connection = sqlite3.connect(folder / "bare.db", isolation_level=None)
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("CREATE TABLE moves (id INTEGER PRIMARY KEY, seat INTEGER, request TEXT, actions TEXT)")

    @post("/bare", status_code=200)
    async def append(data: JSONBody[Move]) -> dict[str, int]:
        values = (data.seat, data.request, " ".join(data.actions))
        connection.execute("BEGIN IMMEDIATE")
        row = connection.execute("INSERT INTO moves (seat, request, actions) VALUES (?, ?, ?)", values).lastrowid
        connection.execute("COMMIT")
        return {"row": row or 0}

    return Litestar([append], openapi_config=None, logging_config=None)


def main() -> None:
    which, port, folder = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
    app = bare(folder) if which == "bare" else create_app(Settings(data=folder, limited=False))
    uvicorn.run(
        app, host="127.0.0.1", port=port, log_config=None, access_log=False, ws_per_message_deflate=False, backlog=4096
    )


if __name__ == "__main__":
    main()
