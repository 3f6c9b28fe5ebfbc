"""How MicroPython loads modules from an archive."""

from pathlib import Path

import pytest

from tools import archive
from tools.archive.compiling import compiled
from tools.wasm import MicroPython

SOURCES = {
    "Mcat": "import Mdog\nsound = 'miaou'\n",
    "Mdog": "import Mcat\nfriend = Mcat\n",
    "Mshy": "import Mtries\nMtries.left -= 1\nif Mtries.left:\n    raise ValueError('not yet')\n",
    "Mtries": "left = 2\n",
}
ASKED = b"""
import sys
import micropython
import miaou

def loaded(name):
    try:
        module = __import__(name)
        return [module.__name__, sys.modules[name] is module]
    except (ImportError, ValueError) as error:
        return [str(error), name in sys.modules]

def is_friend():
    import Mcat, Mdog
    return Mdog.friend is Mcat

def tell_names():
    micropython.qstr_info(1)
"""


@pytest.fixture
def micropython(tmp_path: Path) -> MicroPython:
    modules = {f"{name}.mpy": compiled(source, name) for name, source in SOURCES.items()}
    packed = archive.pack(modules, lambda head: compiled(head, "miaou"))
    (tmp_path / archive.NAME).write_bytes(packed)
    started = MicroPython(firmware=tmp_path)
    started.write("/asked.py", ASKED)
    return started


def test_modules_have_their_own_names_and_may_import_each_other(micropython: MicroPython) -> None:
    with micropython:
        assert micropython.call("asked.loaded", "Mdog") == ["Mdog", True]
        assert micropython.call("asked.is_friend")


def test_no_path_of_a_module_is_kept(micropython: MicroPython) -> None:
    with micropython:
        micropython.call("asked.loaded", "Mcat")
        micropython.call("asked.tell_names")
        assert "Q(Mdog)" in micropython.output
        assert "Mdog.mpy" not in micropython.output


def test_a_module_that_fails_is_loaded_anew_when_it_is_wanted_again(
    micropython: MicroPython,
) -> None:
    with micropython:
        assert micropython.call("asked.loaded", "Mshy") == ["not yet", False]
        assert micropython.call("asked.loaded", "Mshy") == ["Mshy", True]


def test_a_module_that_is_not_there_is_called_by_its_name(micropython: MicroPython) -> None:
    with micropython:
        assert micropython.call("asked.loaded", "Mcow") == ["no module named 'Mcow'", False]
        assert micropython.call("asked.loaded", "Mcat") == ["Mcat", True]
