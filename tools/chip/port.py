"""The emulated board's USB cable: a socket or a pty that mpremote and `tools flash` can open.

While it is plugged in the board runs by itself. It goes as fast as it can when it is busy, and when
it waits for somebody at this computer its time is the wall's.
"""

import contextlib
import os
import select
import socket
import threading
import time
from collections.abc import Iterator

from tools.chip.rp2040 import Chip
from tools.firmware import Refused

try:
    import tty
except ImportError:  # Windows
    tty = None  # type: ignore[assignment]

HOST = "127.0.0.1"
SLICE = 2  # ms of the board between two looks at the cable
PIECE = 4096  # bytes read at once
WAIT = 0.005  # seconds, while the board has nothing to do
FULL = 448  # bytes in the emulated USB's queue after which it gets no more


class SocketEnd:
    """One program at a time may connect."""

    def __init__(self, port: int = 0) -> None:
        self._server = socket.socket()
        self._server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            self._server.bind((HOST, port))
        except OSError:
            self._server.close()
            raise Refused(
                f"Port {port} is in use by another program. Choose another with --port."
            ) from None
        self._server.listen(1)
        self.name = f"socket://{HOST}:{self._server.getsockname()[1]}"
        self._client: socket.socket | None = None

    def read(self, wait: float) -> bytes:
        """What has come, after waiting for it so many seconds at most."""
        ready = select.select([self._client or self._server], [], [], wait)[0]
        if not ready:
            return b""
        if self._client is None:
            self._client = self._server.accept()[0]
            self._client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            return b""
        data = b""
        with contextlib.suppress(OSError):
            data = self._client.recv(PIECE)
        if not data:
            self._hang_up()
        return data

    def write(self, data: bytes) -> None:
        """What nobody reads is lost."""
        if self._client:
            try:
                self._client.sendall(data)
            except OSError:
                self._hang_up()

    def _hang_up(self) -> None:
        if self._client:
            self._client.close()
        self._client = None

    def close(self) -> None:
        self._hang_up()
        self._server.close()


class PtyEnd:
    """A name in /dev, as a true board has."""

    def __init__(self) -> None:
        if tty is None:
            raise Refused("This computer has no ptys; use the socket.")
        self._ours, self._theirs = os.openpty()
        tty.setraw(self._theirs)
        self.name = os.ttyname(self._theirs)

    def read(self, wait: float) -> bytes:
        return os.read(self._ours, PIECE) if select.select([self._ours], [], [], wait)[0] else b""

    def write(self, data: bytes) -> None:
        if select.select([], [self._ours], [], 0)[1]:
            os.write(self._ours, data)

    def close(self) -> None:
        os.close(self._ours)
        os.close(self._theirs)


class Cable:
    """Moves bytes both ways, and the board's time."""

    def __init__(self, chip: Chip, end: SocketEnd | PtyEnd) -> None:
        self._chip = chip
        self._end = end
        self._typed = bytearray()
        self._told = len(chip.heard)
        self._began = time.monotonic() - chip.ms / 1000

    def turn(self) -> bool:
        """A slice of the board's time; True if the board had something to do in it."""
        chip = self._chip
        self._type()
        awake, heard = chip.cycles, len(chip.heard)
        chip.run(SLICE)
        self._tell()
        return chip.was_busy(awake, SLICE) or self.has_news or len(chip.heard) > heard

    def look(self, wait: float) -> None:
        """Takes what has come from the other end."""
        self._typed += self._end.read(wait)

    @property
    def has_news(self) -> bool:
        """Whether something waits to be sent to the board."""
        return bool(self._typed)

    @property
    def ahead(self) -> bool:
        """Whether the board has come further than the clock on the wall."""
        return self._chip.ms / 1000 > time.monotonic() - self._began

    def _type(self) -> None:
        usb = self._chip.usb
        count = max(0, min(len(self._typed), FULL - usb.tx_fifo.item_count))
        for value in self._typed[:count]:
            usb.send_serial_byte(value)
        del self._typed[:count]

    def _tell(self) -> None:
        new = bytes(self._chip.heard[self._told :])
        if new:
            self._end.write(new)
            self._told += len(new)


@contextlib.contextmanager
def plugged_in(chip: Chip, end: SocketEnd | PtyEnd | None = None) -> Iterator[str]:
    """The name of the port at which the board answers."""
    end = end or SocketEnd()
    over = threading.Event()
    broken: list[BaseException] = []

    def serve() -> None:
        cable = Cable(chip, end)
        busy = True
        try:
            while not over.is_set():
                cable.look(0 if busy or not cable.ahead else WAIT)
                busy = cable.turn() if busy or not cable.ahead else cable.has_news
        except BaseException as error:
            broken.append(error)
        finally:
            end.close()

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield end.name
    finally:
        over.set()
        thread.join()
        if broken:
            raise broken[0]
