"""A finger in a test: it taps words where they stand on the glass, as a person would."""

from typing import Any

from tools.virtual.finger import tap

BEYOND = 12  # ms until the next tap


def tap_at(bench: Any, x: int, y: int) -> None:
    tap(bench, x, y)
    bench.wait(BEYOND)


def tap_words(bench: Any, words: str) -> None:
    """Fails where the screen does not show them."""
    found = boxes(bench, words)
    assert found, words + " is not on the screen: " + " | ".join(bench.said())
    x, y, width, height = found[-1]
    tap_at(bench, x + min(width // 2, 4), y + height // 2)


def boxes(bench: Any, words: str) -> list[tuple[int, int, int, int]]:
    """Where these words are drawn."""
    canvas = bench.handheld.canvas
    found: list[tuple[int, int, int, int]] = []
    part = canvas.part

    def listen(*drawn: Any) -> None:
        if words in [word for word in drawn[5:] if isinstance(word, str)]:
            found.append(drawn[1:5])
        part(*drawn)

    canvas.part = listen
    canvas.clear()
    bench.handheld.door.stack[-1].draw(canvas)
    canvas.finish()
    del canvas.part
    return found
