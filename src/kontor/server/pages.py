"""The built client: its files, and its first page for every other address."""

from pathlib import Path

from litestar import HttpMethod, MediaType, Response, route
from litestar.params import FromPath

from kontor.text.speech import Speech

from .api_people import preferred
from .context import Asked, server
from .errors import No

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
TYPES = {
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css",
    ".svg": "image/svg+xml", ".json": "application/json", ".woff2": "font/woff2", ".png": "image/png",
    ".ico": "image/x-icon", ".ftl": "text/plain", ".md": "text/plain",
    ".txt": "text/plain", ".webmanifest": "application/manifest+json", ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg", ".wav": "audio/wav", ".map": "application/json",
}  # fmt: skip
FOREVER = "public, max-age=31536000, immutable"         # files whose name holds a hash of what is in them
ASK = "no-cache"
LOOK = [HttpMethod.GET, HttpMethod.HEAD]        # link previews and monitors ask for the head alone


@route("/", http_method=LOOK, include_in_schema=False)
async def first_page(request: Asked) -> Response[bytes]:
    return page(request, "")


@route("/{path:path}", http_method=LOOK, include_in_schema=False)
async def any_page(request: Asked, path: FromPath[Path]) -> Response[bytes]:
    name = str(path).lstrip("/")
    if name == "api" or name.startswith("api/"):
        raise No(404, "not-found")
    return page(request, name)


def page(request: Asked, name: str) -> Response[bytes]:
    if not name.isprintable():
        raise No(404, "not-found")
    folder = server(request).settings.static.resolve()
    path = (folder / name).resolve()
    if name and path.is_relative_to(folder) and path.is_file() and path.suffix in TYPES:
        caching = FOREVER if name.startswith("assets/") else ASK
        return file(request, path, caching)
    if Path(name).suffix in TYPES:
        raise No(404, "not-found")
    if (folder / "index.html").is_file():
        return file(request, folder / "index.html", ASK)
    speech = Speech(preferred(request.headers.get("accept-language", "")))
    return Response(speech.say("page-not-built").encode(), media_type=MediaType.TEXT, status_code=503)


def file(request: Asked, path: Path, caching: str) -> Response[bytes]:
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    packed = path.with_name(path.name + ".gz")
    if packed.is_file() and "gzip" in request.headers.get("accept-encoding", ""):
        path, headers = packed, {**headers, "Content-Encoding": "gzip"}
        return Response(path.read_bytes(), headers=headers, media_type=TYPES[path.with_suffix("").suffix])
    return Response(path.read_bytes(), headers=headers, media_type=TYPES[path.suffix])


HANDLERS = [first_page, any_page]
