"""Random numbers: a SHA-256 pool, fed by the board's generator and the moments of presses.

An RP2040's generator cannot tell when it fails, and an ESP32's is weaker while its radio is off; so
the raw source is watched with the two health tests of NIST SP 800-90B, at 4 bits of entropy a byte.
"""

from hashlib import sha256
from micropython import const
from time import ticks_diff, ticks_us

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

# Both cut-offs fail a source that is as good as claimed about once in 2**30 tests.
_REPEATS = const(9)  # 1 + 30 / 4
_WINDOW = const(512)
_MOST = const(71)  # of one value in a window

_FRESH = const(32)  # bytes of the source mixed into every draw
_SECRET = const(16)  # bytes of the pool never handed out, which keep what comes next unknown


class Entropy:
    """`below(n)` is even over 0 … n-1; `healthy` says whether the source has passed its tests."""

    def __init__(self, source: "Callable[[int], bytes]") -> None:
        self._source = source
        self._pool = b""
        self._left = _SECRET  # bytes of the pool not handed out yet
        self._moments = bytearray(16)
        self._moment = 0
        self.healthy = True
        self._last = -1
        self._repeats = 0
        self._watched = b""
        self._seen = 0
        self._in_window = 0
        self._untested = 2 * _WINDOW  # bytes of the power-up test, before the first draw is trusted

    def test(self) -> bool:
        """A piece of the power-up test, a millisecond or two; answers whether there is more."""
        if self._untested:
            self._untested -= _FRESH
            self._mix(self._fresh(), bytes(16))  # a press meanwhile counts with the first draw
            self._left = _SECRET
        return self._untested > 0

    def stir(self) -> None:
        """Notes the moment of a press; the next draw mixes it in."""
        now = ticks_diff(ticks_us(), 0)
        self._moments[self._moment] ^= now & 0xFF
        self._moments[self._moment + 1] ^= now >> 8 & 0xFF
        self._moment = (self._moment + 2) % 16
        self._left = _SECRET

    def below(self, count: int) -> int:
        """By rejection: every number is as likely as any other."""
        while self.test():
            continue
        limit = 256 - 256 % count
        while True:
            value = self._byte()
            if value < limit:
                return value % count

    def _byte(self) -> int:
        if self._left == _SECRET:
            self._mix(self._fresh(), self._moments)
        self._left -= 1
        return self._pool[self._left]

    def _mix(self, data: bytes, moments: "bytes | bytearray") -> None:
        pool = sha256(self._pool)
        pool.update(data)
        pool.update(moments)
        self._pool = pool.digest()
        self._left = len(self._pool)

    def _fresh(self) -> bytes:
        data = self._source(_FRESH)
        self._test(data)
        return data

    def _test(self, data: bytes) -> None:
        """Repetition count and adaptive proportion; a failure stays until the next power-up.

        All in one loop, for a press waits for it. A window is a whole number of such pieces.
        """
        last, repeats, most = self._last, self._repeats, 0
        for value in data:
            if value == last:
                repeats += 1
                most = max(most, repeats)
            else:
                last = value  # not both at once: on a board that may be a tuple for each byte
                repeats = 1
        self._last, self._repeats = last, repeats
        if self._in_window == 0:
            self._watched = data[:1]
            self._seen = 0
        self._seen += data.count(self._watched)
        self._in_window = (self._in_window + len(data)) % _WINDOW
        if most >= _REPEATS or self._seen >= _MOST:
            self.healthy = False
