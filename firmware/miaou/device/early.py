"""Early boot, before everything else: buttons that keep a press, and the first picture.

Home as it will be is kept in flash, with a fingerprint of all that it was drawn from: the archive,
the settings byte for byte, and the picture itself. Only if that is still so is it shown, while
the rest is loaded behind it. `device/keepsake.py` writes it, at a quiet moment. Where nothing has
been chosen yet, the first question is shown, which the archive has (tools/archive/front.py).
"""

from hashlib import sha256
from machine import I2C, Pin
from micropython import const

from miaou import BUILD, load
from miaou.drivers.buttons import Buttons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PATH = "first_picture"

_FINGERPRINT = const(32)
_AHEAD = const(2)  # bytes before the pixels: which way up, and how bright


class Early:
    """`lit` says whether the panel shows the first picture."""

    def __init__(self, board: "Any", folder: str) -> None:
        wired = board.PANEL
        self.buttons = Buttons([key[1] for key in board.KEYS])
        self.i2c = bus(wired, wired.get("hertz")) if "i2c" in wired else None
        self.panel = _driver(wired["chip"]).panel(wired, self.i2c)
        self.lit = False
        picture = kept(folder) or _question(folder) if BUILD else b""
        if picture and len(picture) == _AHEAD + len(self.panel.buffer):
            self._show(picture)

    def _show(self, picture: bytes) -> None:
        self.panel.flipped = picture[0] == 1
        self.panel.contrast = picture[1]
        self.panel.buffer[:] = picture[_AHEAD:]
        try:
            self.panel.start()
            self.lit = True
        except OSError:
            self.lit = False  # the loop will try again, and say so
        self.panel.buffer[:] = bytes(len(self.panel.buffer))  # a canvas begins with an empty one


def kept(folder: str) -> bytes:
    """The picture, if all that it was drawn from is as it was; else nothing."""
    content = read(PATH)
    picture = content[_FINGERPRINT:]
    return picture if content == fingerprint(folder, picture) + picture else b""


def _question(folder: str) -> bytes:
    """The very first start asks for a language: the archive has that ready drawn."""
    for path in ("/settings", "/settings.tail", "/settings.new"):
        if read(folder + path):
            return b""
    try:
        picture: bytes = load("device.question").PICTURE
        return picture
    except ImportError:  # a colour panel's
        return b""


def fingerprint(folder: str, picture: bytes) -> bytes:
    digest = sha256(BUILD.encode())
    for path in (folder + "/settings", folder + "/settings.tail"):
        content = read(path)
        digest.update(b"%d " % len(content))
        digest.update(content)
    digest.update(picture)
    made: bytes = digest.digest()
    return made


def read(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            content: bytes = file.read()
            return content
    except OSError:
        return b""


def bus(wired: "Any", hertz: int) -> I2C:
    return I2C(wired["i2c"], scl=Pin(wired["scl"]), sda=Pin(wired["sda"]), freq=hertz)


def _driver(chip: str) -> "Any":
    try:
        return load("drivers." + chip)
    except ImportError:
        raise ValueError(
            "board.py asks for a " + chip + " panel, which Miaou has no driver for."
        ) from None
