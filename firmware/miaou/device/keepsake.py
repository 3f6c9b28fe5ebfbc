"""Keeps the first picture for the next power-up: home as it will be then, drawn out of sight."""

from miaou import BUILD, lang
from miaou.device.early import PATH, fingerprint, kept

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.device.handheld import Handheld


def keep(handheld: "Handheld") -> None:
    """Writes it unless it is there; where flash is full, the next start shows it a little later."""
    settings, panel = handheld.settings, handheld.panel
    if not BUILD or hasattr(panel, "glass"):
        return  # plain files may change at any time; colours are not kept
    if not settings.get("language") or settings.get("lesson"):
        return  # home is not what comes first
    picture = bytes((panel.flipped, handheld.contrast)) + _drawn(handheld)
    if kept(handheld.folder) == picture:
        return
    try:
        with open(PATH, "wb") as file:
            file.write(fingerprint(handheld.folder, picture) + picture)
    except OSError:
        return


def _drawn(handheld: "Handheld") -> bytearray:
    panel: Any = handheld.panel
    seen: Any = handheld.canvas
    buffer = bytearray(len(panel.buffer))
    canvas = type(seen)(buffer, seen.width, seen.height, panel.format)
    canvas.fonts = seen.fonts
    home: Any = handheld.door.stack[0]
    if not hasattr(home, "first"):  # memory was short, and something else stands there
        home = _made(handheld)
    kept_at, heard, gauge = home.at, lang.heard, handheld.gauge
    handheld.gauge = None  # whoever starts next has measured nothing yet
    home.at = home.first()
    lang.heard = heard[-1:]  # the device's own words, as at power-up
    try:
        canvas.clear()
        home.draw(canvas)
        canvas.finish()
    finally:
        home.at, lang.heard, handheld.gauge = kept_at, heard, gauge
    return buffer


def _made(handheld: "Handheld") -> "Any":
    from miaou.screens.front import front
    from miaou.screens.home import Home

    return Home(handheld, *front(handheld.canvas))
