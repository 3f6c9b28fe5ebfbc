"""Words in a language, for tests of what is said without a handheld that says it."""

from miaou import lang
from miaou.device.words import learn


def speak(code: str, *rooms: str) -> None:
    """With the words of these folders of screens, and the device's own."""
    lang.code = code
    lang.catalogues.clear()
    learn([f"{room}.any" for room in rooms])
