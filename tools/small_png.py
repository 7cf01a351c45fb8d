"""Makes a screenshot small: a PNG of at most 256 colours, chosen by median cut, with the standard library alone."""

import struct
import zlib
from array import array
from collections import Counter
from heapq import heappop, heappush
from math import sqrt
from pathlib import Path

COLOURS = 256
MAGIC = b"\x89PNG\r\n\x1a\n"

Colour = tuple[int, int, int]


def shrink(path: Path) -> None:
    """Rewrites an 8-bit RGB or RGBA picture with a palette; what is transparent is not kept."""
    width, rows = read(path.read_bytes())
    seen = Counter(colour for row in rows for colour in row)
    palette, places = reduce(seen)
    lines = b"".join(b"\0" + bytes(places[colour] for colour in row) for row in rows)
    header = struct.pack(">IIBBBBB", width, len(rows), 8, 3, 0, 0, 0)
    colours = b"".join(bytes(colour) for colour in palette)
    parts = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
    path.write_bytes(MAGIC + b"".join(chunk(kind, body) for kind, body in parts))


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def read(data: bytes) -> tuple[int, list[list[Colour]]]:
    """The width and the rows of a picture as a browser writes it."""
    place, body, width, step = len(MAGIC), b"", 0, 0
    while place < len(data):
        size, kind = struct.unpack(">I4s", data[place : place + 8])
        content = data[place + 8 : place + 8 + size]
        place += size + 12
        if kind == b"IHDR":
            width, _, depth, colours, _, _, interlaced = struct.unpack(">IIBBBBB", content)
            if depth != 8 or colours not in (2, 6) or interlaced:
                raise ValueError("not a picture that a browser took")
            step = 4 if colours == 6 else 3
        elif kind == b"IDAT":
            body += content
    raw = zlib.decompress(body)
    length = width * step
    above = array("B", bytes(length))
    rows = []
    for start in range(0, len(raw), length + 1):
        above = unfiltered(raw[start], array("B", raw[start + 1 : start + 1 + length]), above, step)
        rows.append(list(zip(above[0::step], above[1::step], above[2::step], strict=True)))
    return width, rows


def unfiltered(kind: int, line: "array[int]", above: "array[int]", step: int) -> "array[int]":
    """A line as it was before the five filters of the format."""
    for at in range(len(line)) if kind else ():
        left = line[at - step] if at >= step else 0
        up = above[at]
        corner = above[at - step] if at >= step else 0
        guess = (0, left, up, (left + up) // 2)[kind] if kind < 4 else paeth(left, up, corner)
        line[at] = (line[at] + guess) & 255
    return line


def paeth(left: int, up: int, corner: int) -> int:
    by_left, by_up, by_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    if by_left <= by_up and by_left <= by_corner:
        return left
    return up if by_up <= by_corner else corner


def reduce(seen: Counter[Colour]) -> tuple[list[Colour], dict[Colour, int]]:
    """A palette, and the place in it of every colour seen."""
    queue = [(need(list(seen), seen), list(seen))]          # the box that most needs cutting comes first
    while len(queue) < COLOURS and queue[0][0] < 0:
        _, box = heappop(queue)
        channel = spread(box)[1]
        for half in cut(sorted(box, key=lambda colour: colour[channel]), seen):
            heappush(queue, (need(half, seen), half))
    boxes = [box for _, box in queue]
    palette = [mean(box, seen) for box in boxes]
    return palette, {colour: place for place, box in enumerate(boxes) for colour in box}


def need(box: list[Colour], seen: Counter[Colour]) -> float:
    """Below zero, the more so the wider a box and the more of the picture it holds."""
    return -spread(box)[0] * sqrt(sum(seen[colour] for colour in box))


def spread(box: list[Colour]) -> tuple[int, int]:
    """How far apart the colours of a box are, and in which channel most."""
    return max((max(c[channel] for c in box) - min(c[channel] for c in box), channel) for channel in range(3))


def cut(box: list[Colour], seen: Counter[Colour]) -> list[list[Colour]]:
    """Halves by how often colours occur, neither half empty."""
    half, so_far, place = sum(seen[colour] for colour in box) / 2, 0, 0
    while place < len(box) - 1 and so_far < half:
        so_far += seen[box[place]]
        place += 1
    return [box[:place], box[place:]]


def mean(box: list[Colour], seen: Counter[Colour]) -> Colour:
    total = sum(seen[colour] for colour in box)
    red, green, blue = (round(sum(c[channel] * seen[c] for c in box) / total) for channel in range(3))
    return red, green, blue
