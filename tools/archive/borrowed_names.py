"""Minifies names to qstrs that MicroPython has in its flash anyway, borrowed for Miaou's own.

MicroPython interns every new name (a qstr) and keeps it for ever, 17 bytes on average, and the
games have a thousand. So a name of Miaou's goes by one that every MicroPython knows and nobody here
uses, such as `asinh`. Two names may share one where no module, nor a class that is made of
another's, has both.
"""

import re
from binascii import crc32
from collections import Counter
from functools import cache

from tools.archive.flat_names import called
from tools.archive.known_names import known
from tools.archive.short_names import ERRORS, NUMBERED
from tools.archive.source_names import (
    Sources,
    above,
    arguments_in,
    defined,
    functions_in,
    names_in,
    renamed,
    tokens,
)

# Of what 1.22 and later have on RP2040 and ESP32, what nobody here calls anything.
CONSTANTS = (
    "EACCES EADDRINUSE EAGAIN EALREADY EBADF ECONNABORTED ECONNREFUSED ECONNRESET EEXIST "
    "EINVAL EHOSTUNREACH EINPROGRESS EIO EISDIR ENOBUFS ENODEV ENOENT ENOMEM ENOTCONN "
    "EOPNOTSUPP EPERM ETIMEDOUT ARRAY BFINT8 BFINT16 BFINT32 BFUINT8 BFUINT16 BFUINT32 BF_LEN "
    "BF_POS BIG_ENDIAN LITTLE_ENDIAN NATIVE FLOAT32 FLOAT64 UINT64 ULONG ULONGLONG USHORT "
    "VOID POLLERR POLLHUP POLLIN POLLOUT CancelledError StopAsyncIteration TimeoutError "
    "UnicodeError OrderedDict StringIO TextIOWrapper"
)
FUNCTIONS = (
    "acos acosh asin asinh atan atan2 atanh ceil copysign degrees erf erfc expm1 fabs floor "
    "fmod frexp heapify heappop heappush isclose isfinite isinf isnan ldexp lgamma log10 log2 "
    "modf phase polar radians tau trunc getrandbits randint randrange uniform fromhex "
    "fromkeys intersection intersection_update isdisjoint issubset issuperset "
    "symmetric_difference union splitlines symmetric_difference_update namedtuple popleft "
    "abs_tol rel_tol errorcode gmtime localtime libc_ver python_compiler new_event_loop "
    "get_exception_handler set_exception_handler call_exception_handler "
    "default_exception_handler return_exceptions wait_for_ms unhexlify calcsize unpack_from "
    "pack_into readblocks writeblocks statvfs heap_lock heap_unlock opt_level kbd_intr "
    "execfile frozenset discard"
)
SHORT = re.compile(r"\w|_?[a-z]{1,2}")  # little is won there, and a short name may be several
MANY = 8  # modules: more of them make a name no more important
LINE = re.compile(r'File "([\w.]+)", line \d+, in (\w+)')  # of a traceback; there are no numbers


def borrowed(sources: Sources, heads: tuple[str, ...]) -> Sources:
    """The same modules, line for line, with names that take no memory; `heads` keep theirs."""
    given = _given(sources, heads)
    return {
        module: source if module in heads else renamed(source, given)
        for module, source in sources.items()
    }


def _given(sources: Sources, heads: tuple[str, ...]) -> dict[str, str]:
    """For each name the first that it can borrow. Where it begins to look depends on itself alone:
    so a module that changes leaves most others as they are."""
    had = _had(sources)
    functions = set().union(*map(functions_in, sources.values()))
    kept = known(sources).union(*(names_in(sources.get(head, "")) for head in heads))
    ours = set().union(*map(_own, sources.values())) - kept
    modules = Counter(name for names in had.values() for name in names)
    given: dict[str, str] = {}
    for name in sorted(ours, key=lambda name: (-min(modules[name], MANY), crc32(name.encode()))):
        taken = [names for names in had.values() if name in names]
        for lent in _candidates(name, name in functions):
            if not any(lent in names for names in taken):
                given[name] = lent
                for names in taken:
                    names.add(lent)
                break
    return given


def _had(sources: Sources) -> dict[str, set[str]]:
    """Of each module, its own names and those of what its classes are made of."""
    return {
        module: set().union(*(names_in(sources[each]) for each in {module} | bases))
        for module, bases in above(sources).items()
    }


def _candidates(name: str, function: bool) -> list[str]:
    """Numbered ones first. What looks like an error is no function's name: the log tells these."""
    numbered = (NUMBERED if function else f"{ERRORS} {NUMBERED}").split()
    others = (FUNCTIONS if function else f"{CONSTANTS} {FUNCTIONS}").split()
    found: list[str] = []
    for names in (numbered, others):
        begin = crc32(name.encode()) % len(names)
        found += names[begin:] + names[:begin]
    return found


@cache
def _own(source: str) -> set[str]:
    """What the module gives a meaning."""
    return {
        name
        for name in defined(source) | arguments_in(source)
        if not SHORT.fullmatch(name) and not name.startswith("__")
    }


def spelt_out(traceback: str, here: Sources, there: Sources) -> str:
    """As a board has told it, with the modules and functions called as they are here."""
    modules = {called(module): module for module in here}

    def spell(line: re.Match[str]) -> str:
        module, function = line.groups()
        module = modules.get(module, module)
        pairs = zip(*(tokens(sources.get(module, "")) for sources in (there, here)), strict=True)
        names = {short.string: name.string for short, name in pairs}
        return f'File "{module}", in {names.get(function, function)}'

    return LINE.sub(spell, traceback)
