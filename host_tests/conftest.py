"""What every host test may ask for; the virtual handheld is plugged in before any firmware."""

import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

sys.path.insert(0, str(Path(__file__).parent.parent))
from tools import firmware

# Every power-up of a virtual handheld loads its modules anew: each is compiled once.
sys.dont_write_bytecode = False
sys.pycache_prefix = str(firmware.ROOT / ".venv" / "pycache")

firmware.plug_in()

from miaou import lang  # noqa: E402
from tools.virtual.workbench import Bench  # noqa: E402
from tools.wasm import MicroPython  # noqa: E402

HERE = Path(__file__).parent
# Those that take longest run first: what is left in the end is short, and can be shared evenly.
LONGEST = ["tools/bench", "tools/chip/test_flash_on_chip.py", "tools/chip", "tools/web"]
LARGE = 2 << 20  # bytes of MicroPython's heap: twice what it begins with

# The machines are noisy: no example fails for being slow. The same examples on every run.
settings.register_profile(
    "miaou", deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
settings.load_profile("miaou")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: [not item.path.is_relative_to(HERE / path) for path in LONGEST])


def pytest_collection_finish() -> None:
    """The handheld collects garbage often; let it pass over what the tests themselves are."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def english() -> None:
    """Words are as the code has them, whatever the handheld of the last test has spoken."""
    lang.code = "en"
    lang.catalogues.clear()


@pytest.fixture(scope="session")
def shared_micropython() -> Iterator[list[MicroPython]]:
    """The one that is running, if there is any."""
    running: list[MicroPython] = []
    yield running
    for micropython in running:
        micropython.close()


@pytest.fixture
def micropython(shared_micropython: list[MicroPython]) -> MicroPython:
    """Real MicroPython holding the firmware, for one test after the other until it has grown: to
    look through a large heap, as it does whenever it is asked how much is used, takes long."""
    if shared_micropython and shared_micropython[0].heap() > LARGE:
        shared_micropython.pop().close()
    if not shared_micropython:
        shared_micropython.append(_started())
    return shared_micropython[0]


@pytest.fixture
def own_micropython() -> Iterator[MicroPython]:
    """One that nobody has used, for what cannot be undone in it."""
    with _started() as running:
        yield running


def _started() -> MicroPython:
    running = MicroPython()
    running.mirror(HERE / "helpers", "/host_tests/helpers")
    running.mirror(HERE / "screens", "/host_tests/screens")
    running.call("tools.virtual.plug.install")  # or what is imported first keeps other ticks
    return running


@pytest.fixture
def full_flash(monkeypatch: pytest.MonkeyPatch) -> Callable[[], AbstractContextManager[None]]:
    """While it lasts, files can be read and nothing can be written."""
    real = open

    def refusing(path: str, mode: str = "r") -> Any:
        if "r" not in mode:
            raise OSError(28, "No space left on device")
        return real(path, mode)

    @contextmanager
    def full() -> Iterator[None]:
        with monkeypatch.context() as flash:
            flash.setattr("builtins.open", refusing)
            yield

    return full


@pytest.fixture
def handheld(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Bench]:
    """Switches on a handheld whose saves live in a folder of the test's own."""
    from tools.playing import player

    monkeypatch.chdir(tmp_path)

    def switch_on(board: Any = None, language: str = "en", seed: int = 1) -> Bench:
        if language:
            player.choose_language(language)
        bench = Bench(board or firmware.board("pico_oled"), seed)
        bench.power_on()
        return bench

    return switch_on


@pytest.fixture
def own_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str | bytes], str]:
    """Puts a file among the boards for as long as the test runs; answers the board's name."""
    import boards as package

    names = firmware.board_names()
    monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path)])
    monkeypatch.setattr(firmware, "board_names", lambda: [*names, "mine"])
    monkeypatch.delitem(sys.modules, "boards.mine", raising=False)

    def write(source: str | bytes) -> str:
        data = source.encode() if isinstance(source, str) else source
        (tmp_path / "mine.py").write_bytes(data)
        return "mine"

    return write
