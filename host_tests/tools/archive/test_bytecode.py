"""Bytecode: modules whose names end where something else may begin in the heap."""

import pytest

from tools.archive import bytecode
from tools.archive.compiling import compiled
from tools.wasm import MicroPython

BLOCK = 16  # bytes of the heap
HELD = b"def last(module, name): return getattr(__import__(module), name)"


def module(names: int) -> str:
    """One that has so many names, and no object."""
    return "".join(f"cat_{number} = {number}\n" for number in range(names - 2))  # its own, <module>


@pytest.mark.parametrize("names", range(14, 34))
def test_no_table_of_names_ends_with_a_block(names: int) -> None:
    table = compiled(module(names), "cats")
    count, begin = bytecode._number(table, bytecode.HEAD)
    objects, _at = bytecode._number(table, begin)
    assert objects == 0
    assert names <= count <= names + 2
    assert bytecode._size(count) % BLOCK


def test_modules_with_names_that_nobody_asks_for_are_the_same() -> None:
    with MicroPython() as micropython:
        micropython.write("/held.py", HELD)
        for names in (15, 16, 31, 126, 127, 128):
            micropython.write(f"/cats_{names}.mpy", compiled(module(names), "cats"))
            last = micropython.call("held.last", f"cats_{names}", f"cat_{names - 3}")
            assert last == names - 3
