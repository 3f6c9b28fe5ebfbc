"""Real MicroPython can be called from here, and says clearly what went wrong inside."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.wasm import MicroPython, MicroPythonError

CAT = b"""
def count(cats, name):
    print("counting", name)
    return {"cats": len(cats), "name": name.upper()}

def fall():
    slip()

def slip():
    raise ValueError("a cat fell off the tower")

def purr():
    print("purring")
    while True:
        pass

def walk_away():
    import js
    js.process.exit(1)

def nap():
    import gc
    for _ in range(100):
        bytearray(20_000)
        gc.collect()
        yield
    return gc.mem_alloc()

def sleep():
    import gc
    for _ in range(100):
        bytearray(20_000)
        gc.collect()
    return gc.mem_alloc()
"""


@pytest.fixture
def inside() -> Iterator[MicroPython]:
    with MicroPython() as micropython:
        micropython.write("/tower/cat.py", CAT)
        yield micropython


def test_a_call_is_answered_by_micropython_itself(inside: MicroPython) -> None:
    answer = inside.call("tower.cat.count", ["Mochi", "Zoé"], "zoé")
    assert answer == {"cats": 2, "name": "ZOé"}  # CPython would say ZOÉ


def test_what_is_printed_is_kept_apart_from_the_answer(inside: MicroPython) -> None:
    inside.call("tower.cat.count", [], '{"answer": "é"}')
    assert inside.output == 'counting {"answer": "é"}\n'


def test_an_exception_comes_back_with_its_traceback(inside: MicroPython) -> None:
    with pytest.raises(MicroPythonError) as caught:
        inside.call("tower.cat.fall")
    assert 'File "tower/cat.py", line 10, in slip' in str(caught.value)
    assert "ValueError: a cat fell off the tower" in str(caught.value)


def test_calls_go_on_after_an_exception(inside: MicroPython) -> None:
    with pytest.raises(MicroPythonError):
        inside.call("tower.cat.fall")
    assert inside.call("tower.cat.count", [1], "")["cats"] == 1


def test_a_runaway_loop_is_ended_and_its_last_words_are_kept(inside: MicroPython) -> None:
    with pytest.raises(MicroPythonError, match=r"no answer within 1 s(.|\n)*purring"):
        inside.call("tower.cat.purr", timeout=1)


def test_the_end_of_the_process_is_an_error_not_a_hang(inside: MicroPython) -> None:
    for _ in range(2):
        with pytest.raises(MicroPythonError, match="Node process"):
            inside.call("tower.cat.walk_away")


def test_where_it_yields_its_garbage_is_collected(inside: MicroPython) -> None:
    at_once, step_by_step = inside.call("tower.cat.sleep"), inside.call("tower.cat.nap")
    assert at_once > 1_000_000
    assert 0 < step_by_step < 500_000


def test_a_file_written_inside_reads_back(inside: MicroPython) -> None:
    inside.write("/save/journal.bin", bytes(range(256)))
    assert inside.read("/save/journal.bin") == bytes(range(256))


def test_a_missing_file_is_an_error(inside: MicroPython) -> None:
    with pytest.raises(MicroPythonError, match="file error"):
        inside.read("/save/nothing")


def test_a_missing_firmware_folder_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(MicroPythonError, match="no firmware folder"):
        MicroPython(firmware=tmp_path / "build")


def test_calling_leaves_no_heap_behind(inside: MicroPython) -> None:
    def alive_after(calls: int) -> int:
        for _ in range(calls):
            inside.call("tower.cat.count", ["Mochi"], "Mochi")
        inside.call("gc.collect")
        return int(inside.call("gc.mem_alloc"))

    assert alive_after(1) == alive_after(200)
