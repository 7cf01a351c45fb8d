"""A small generator for search and sampling: xoshiro128++ on four 32-bit lanes.

Every intermediate stays below 2**63, so compiled and plain Python give the same numbers.  It never decides a real
game: those draw from a keyed source (`chance`), which can be checked afterwards.
"""

from typing import Final, final

from .cells import i64

MASK: Final = 0xFFFFFFFF


@final
class Rng:
    def __init__(self, seed: int) -> None:
        lanes: list[int] = []
        x = seed & MASK
        for _ in range(4):                      # splitmix32 spreads a small seed over all lanes
            x = (x + 0x9E3779B9) & MASK
            z = x
            z = ((z ^ (z >> 16)) * 0x21F0AAAD) & MASK
            z = ((z ^ (z >> 15)) * 0x735A2D97) & MASK
            lanes.append(z ^ (z >> 15) ^ ((seed >> 32) & MASK))
        self.a: i64 = lanes[0]
        self.b: i64 = lanes[1]
        self.c: i64 = lanes[2]
        self.d: i64 = lanes[3] | 1              # never all zero

    def bits(self) -> i64:
        """32 random bits."""
        a, b, c, d = self.a, self.b, self.c, self.d
        x: i64 = (a + d) & MASK
        result: i64 = ((((x << 7) & MASK) | (x >> 25)) + a) & MASK
        t: i64 = (b << 9) & MASK
        c = c ^ a
        d = d ^ b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ t
        self.d = ((d << 11) & MASK) | (d >> 21)
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n at most 2**30."""
        m: i64 = self.bits() * n
        if (m & MASK) < n:
            threshold: i64 = (MASK + 1 - n) % n
            while (m & MASK) < threshold:
                m = self.bits() * n
        return m >> 32
