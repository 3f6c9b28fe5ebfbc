"""Runs on the board: tries every wire that board.py names and says what it finds, in sentences."""

from machine import I2C, PWM, Pin
from time import sleep_ms, ticks_ms  # type: ignore[attr-defined]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PATIENCE = 10000  # ms for a press
STEP = 20  # ms, longer than a button bounces
TUNE = (880, 1320)  # hertz


def described() -> "Any":
    """What board.py says, wherever it is."""
    try:
        __import__("miaou")  # which knows where that is
    except ImportError:
        print("There is no Miaou here yet.")
    return __import__("board")


def check(board: "Any") -> None:
    """Panel, keys and piezo, in the order in which a person can do something about them."""
    print(board.NAME)
    if bus(board.PANEL):
        pattern(board)
    keys(board.KEYS)
    buzzer(getattr(board, "BUZZER", None))


def bus(panel: "dict[str, Any]") -> bool:
    """Whether it is worth drawing anything."""
    if "i2c" not in panel:
        print("The panel is on SPI, where it cannot answer: look at it.")
        return True
    sda, scl, wanted = panel["sda"], panel["scl"], panel["address"]
    found = I2C(panel["i2c"], scl=Pin(scl), sda=Pin(sda), freq=100000).scan()
    print("On I2C, SDA", sda, "and SCL", scl, "answer:", _listed(found))
    if wanted in found:
        return True
    if found:
        print("The panel should be at", hex(wanted) + ": change the address in the board's file?")
    else:
        print("Check the panel's four wires: VCC to 3.3 V, GND, and SDA and SCL not swapped.")
    return False


def pattern(board: "Any") -> None:
    """A frame on the outermost pixels and a cross: wrong offsets and dead lines show."""
    from miaou.device.early import Early
    from miaou.device.handheld import Handheld

    handheld = Handheld(board, "saves", print, Early(board, "saves"))
    canvas = handheld.canvas
    canvas.clear()
    canvas.frame(0, 0, canvas.width, canvas.height)
    canvas.bar(canvas.width // 2, 1, 1, canvas.height - 2)
    canvas.bar(1, canvas.height // 2, canvas.width - 2, 1)
    canvas.finish()
    handheld.panel.start()
    wake = getattr(handheld.panel, "wake", None)  # a colour LCD is not ready at once
    while wake and wake(ticks_ms()) >= 0:
        sleep_ms(5)
    print("The panel shows a frame along its edges and a cross. If a side is missing or the")
    print("picture is shifted, the board's file names another panel than yours.")


def keys(wired: "tuple[tuple[Any, ...], ...]") -> None:
    """Each in turn; another one in its place is told too."""
    pins = [Pin(key[1], Pin.IN, Pin.PULL_UP) for key in wired]
    for index, key in enumerate(wired):
        if not pins[index].value():
            print(key[0], "on pin", key[1], "is down all the time: is it wired to ground at rest?")
            continue
        print("Press", key[0], "…")
        pressed = _next_press(pins)
        if pressed == index:
            print(key[0], "works.")
        elif pressed < 0:
            print("Nothing came: is", key[0], "between pin", key[1], "and ground?")
        else:
            print("That was", wired[pressed][0] + ": are the two swapped?")


def buzzer(pin: "int | None") -> None:
    if pin is None:
        print("This board has no piezo.")
        return
    voice = PWM(Pin(pin), freq=TUNE[0], duty_u16=0)
    for hertz in TUNE:
        voice.freq(hertz)
        voice.duty_u16(1 << 15)
        sleep_ms(200)
    voice.duty_u16(0)
    print("Those were two tones. If you heard none: is the piezo between pin", pin, "and ground?")


def _next_press(pins: "list[Pin]") -> int:
    """The key that goes down and comes up again, or -1 when nobody presses any."""
    before = [pin.value() for pin in pins]
    for _ in range(PATIENCE // STEP):
        sleep_ms(STEP)
        for index, pin in enumerate(pins):
            if before[index] and not pin.value():
                _wait_for_release(pin)
                return index
    return -1


def _wait_for_release(pin: Pin) -> None:
    for _ in range(PATIENCE // STEP):
        if pin.value():
            return
        sleep_ms(STEP)


def _listed(found: list[int]) -> str:
    return ", ".join([hex(address) for address in found]) or "nobody"
