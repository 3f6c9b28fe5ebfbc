"""The page for phones on the same table: where this computer is on the local network, as a QR code.

IPv4 alone: every home has it, and over IPv6 many a router would let in the world.
"""

import ipaddress
import socket
import sys
from collections.abc import Iterable

from tools.firmware import Refused

# Nobody is asked: these are ways out of this computer. First the usual one (nobody lives at that
# address), then where home networks are, for when the usual way is a tunnel.
WAYS = (
    *("192.0.2.1", "192.168.0.1", "192.168.1.1", "192.168.2.1", "192.168.178.1"),
    *("192.168.255.254", "172.16.0.1", "10.0.0.1", "10.255.255.254", "169.254.255.254"),
)
NOWHERE = (
    "This computer is on no local network that a phone could be on, too. Join one, the phone's own "
    "hotspot for example, then run this again; without --lan, Miaou is for this computer alone."
)
WHO = (
    "Anybody on the same network can open it, as long as this runs.\n"
    "Each plays on a handheld of their own, and their games stay on their phone.\n"
    "Where nothing opens, a firewall is in the way."
)
QUIET = 4  # modules of white around a QR code, as its standard asks
# Black on white whatever the terminal's own colours are: neither belongs to its theme.
INK, END = "\x1b[38;5;16;48;5;231m", "\x1b[0m"
HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}


def addresses(ways: Iterable[str] = WAYS) -> list[str]:
    """This computer's own on local networks, the likeliest first."""
    found = dict.fromkeys(filter(None, map(source, ways)))
    local = [address for address in found if _is_local(address)]
    if not local:
        raise Refused(NOWHERE)
    return local


def source(way: str, port: int = 9) -> str | None:
    """The address from which a packet would leave for there; none does."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as nobody:
        try:
            nobody.connect((way, port))
        except OSError:  # no way leads there
            return None
        address: str = nobody.getsockname()[0]
        return address


def invitation(links: list[str], *, picture: bool) -> str:
    """What is told of the page's addresses; the picture is for a terminal."""
    first, *others = links
    lines = [qr(first)] if picture else []
    lines.append(f"On a phone in the same network: {first}")
    lines += [f"  or, if nothing opens there: {other}" for other in others]
    return "\n".join([*lines, WHO])


def invite(links: list[str]) -> None:
    print(invitation(links, picture=sys.stdout.isatty()), flush=True)


def qr(text: str) -> str:
    """Two rows of modules in each line of text."""
    import segno

    rows = [list(row) for row in segno.make(text, micro=False).matrix_iter(border=QUIET)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    pairs = zip(rows[::2], rows[1::2], strict=True)
    lines = ["".join(HALVES[pair] for pair in zip(*two, strict=True)) for two in pairs]
    return "\n".join(f"{INK}{line}{END}" for line in lines)


def _is_local(address: str) -> bool:
    there = ipaddress.ip_address(address)
    return not (there.is_global or there.is_loopback or there.is_unspecified)
