"""The least a page can do with a message: reads it as JSON and writes a number on the screen."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus

from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.sync.server import Server, ServerConnection, serve

PAGE = """<!doctype html><title>bare</title><p data-seq="0">0</p><script>
  const line = document.querySelector('p');
  const socket = new WebSocket(location.href.replace('http', 'ws') + 'live');
  socket.onmessage = ({ data }) => { line.dataset.seq = line.textContent = JSON.parse(data).seq; };
  onkeydown = () => socket.send('next');
</script>"""


@contextmanager
def bare(size: int) -> Iterator[str]:
    """The address of a page that, at every key, is sent a message of this size."""
    padding = [{"key": f"move:{number}", "label": "x" * 40} for number in range(max(1, size // 70))]

    def talk(socket: ServerConnection) -> None:
        for seq, _ in enumerate(socket, 1):
            socket.send(json.dumps({"seq": seq, "padding": padding}))

    with serve(talk, "127.0.0.1", 0, process_request=page) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{port_of(server)}/"
        server.shutdown()


def page(_: ServerConnection, request: Request) -> Response | None:
    if request.path != "/":
        return None
    body = PAGE.encode()
    headers = Headers({"Content-Type": "text/html; charset=utf-8", "Content-Length": str(len(body))})
    return Response(HTTPStatus.OK.value, HTTPStatus.OK.phrase, headers, body)


def port_of(server: Server) -> int:
    return int(server.socket.getsockname()[1])
