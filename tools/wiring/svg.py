"""Drawings as SVG, for bright and for dark pages: every colour is a class of the style sheet."""

from collections.abc import Iterable
from html import escape

STYLE = """
text { font: 13px system-ui, sans-serif; fill: #222 }
.small { font-size: 11px }
.title { font-weight: bold }
.faint { fill: #888 }
.paper { fill: #fff; stroke: #ccc }
.body { fill: #e8f0ea; stroke: #49705a; stroke-width: 2 }
.part { fill: #f4f4f4; stroke: #888 }
.glass { fill: #14181f; stroke: #555 }
.cap { fill: #fff; stroke: #666 }
.pad { fill: #bbb }
.halo { stroke: #fff }
.wire, .halo { fill: none; stroke-linejoin: round; stroke-linecap: round }
.wire { stroke-width: 3 }
.halo { stroke-width: 7 }
@media (prefers-color-scheme: dark) {
text { fill: #e6e6e6 }
.paper { fill: #16191d; stroke: #333 }
.body { fill: #1d2b23; stroke: #5f9577 }
.part { fill: #22262b; stroke: #666 }
.cap { fill: #2d3238; stroke: #888 }
.pad { fill: #666 }
.halo { stroke: #16191d }
.grey { --ink: #aaa }
}
.wire { stroke: var(--ink) }
.dot { fill: var(--ink) }
.on-glass { fill: #bfe1ff }
"""
INKS = {
    "red": "#d62828",
    "grey": "#555",
    "yellow": "#d9a400",
    "blue": "#1d7fd6",
    "green": "#2a9d4a",
    "brown": "#96603c",
    "violet": "#8e5bd0",
    "turquoise": "#0e9aa3",
    "pink": "#d6498f",
    "orange": "#e07a1f",
}


def picture(width: float, height: float, title: str, shapes: Iterable[str]) -> str:
    inks = "".join(f".{name} {{ --ink: {ink} }}\n" for name, ink in INKS.items())
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(width)} {_n(height)}" '
        f'width="{_n(width)}" height="{_n(height)}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>\n{inks}{STYLE.strip()}\n</style>",
        rect(0.5, 0.5, width - 1, height - 1, "paper", 10),
        *shapes,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def rect(x: float, y: float, width: float, height: float, kind: str, radius: float = 4) -> str:
    size = f'width="{_n(width)}" height="{_n(height)}"'
    return f'<rect class="{kind}" x="{_n(x)}" y="{_n(y)}" {size} rx="{_n(radius)}"/>'


def circle(x: float, y: float, radius: float, kind: str) -> str:
    return f'<circle class="{kind}" cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}"/>'


def text(words: str, x: float, y: float, anchor: str = "start", kind: str = "") -> str:
    """On a line whose middle is at y."""
    name = f' class="{kind}"' if kind else ""
    place = f'x="{_n(x)}" y="{_n(y + 4.5)}" text-anchor="{anchor}"'
    return f"<text{name} {place}>{escape(words)}</text>"


def upright(words: str, x: float, y: float, kind: str) -> str:
    """From below to above, its middle at this point."""
    turned = f'<g transform="translate({_n(x)} {_n(y)}) rotate(-90)">'
    return f"{turned}{text(words, 0, 0, 'middle', kind)}</g>"


def path(points: list[tuple[float, float]], kind: str) -> str:
    way = " ".join(f"{_n(x)},{_n(y)}" for x, y in points)
    return f'<polyline class="{kind}" points="{way}"/>'


def _n(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
