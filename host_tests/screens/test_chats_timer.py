"""Chats' timer as a table lives with it: exact, loud, large, in the dark, after power cuts."""

import random
from collections.abc import Callable
from contextlib import AbstractContextManager
from framebuf import GS8, MONO_HLSB, FrameBuffer
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from miaou.core.power import ACTIVE, DARK, DIM, SLEEP
from miaou.core.sound import LAST_SECONDS, MEOW, WARNING
from miaou.lang.languages import LANGUAGES
from miaou.screens.chats import CHOOSING, CLOCK_CHOICES, CLOCK_VALUES, TOO_LATE, digits
from miaou.screens.chats.choosing import Choosing
from miaou.screens.chats.ticking import at_work, sooner
from miaou.screens.chats.timer import Timer
from miaou.ui.menu import Menu
from tools.flash_disk import PAGES, FlashDisk
from tools.virtual import two_buttons
from tools.virtual.bench import TAP, Bench

SwitchOn = Callable[..., Bench]
FullFlash = Callable[[], AbstractContextManager[None]]
CODES = [code for code, _name in LANGUAGES]
PRESS = 2 * TAP  # ms that a press takes on the bench
MINUTE = 60_000
SAVED = "saves/chats_clock"


class App(Menu):
    """Chats' menu, and a game that starts the clock but shows nothing of it."""

    def __init__(self, bench: Bench) -> None:
        self._handheld = bench.handheld
        super().__init__("Chats", [("Timer", self._timer), ("Game", self._game)])

    def _timer(self) -> Timer:
        return Timer(self._handheld)

    def _game(self) -> None:
        at_work(self._handheld).start()


def in_chats(bench: Bench, minutes: str = "", sleep: str = "never") -> Bench:
    bench.handheld.settings.set("sleep", sleep)
    bench.handheld.settings.set("chats.minutes", minutes)
    bench.handheld.arrange()
    bench.handheld.loop.open(App(bench))
    return bench


def started(bench: Bench, minutes: str = "", sleep: str = "never") -> Bench:
    """From the menu to the very moment when the timer starts."""
    in_chats(bench, minutes, sleep).key_down("OK")
    bench.key_up("OK")
    return bench


def press(bench: Bench, *keys: str) -> None:
    for key in keys:
        bench.press(key)


def shown(bench: Bench) -> str:
    """The time, as a person reads it."""
    return next(words.strip("[]") for words in bench.said() if words[0] == "[")


def seconds(words: str) -> int:
    minutes, rest = words.lstrip("+").split(":")
    return (60 * int(minutes) + int(rest)) * (-1 if words[0] == "+" else 1)


def power_cut(bench: Bench) -> None:
    bench.power_off()
    bench.power_on()


def heard(bench: Bench) -> list[int]:
    """The pitches of all notes since the last time."""
    tones = [hertz for _ms, hertz, duty in bench.world.tones or [] if duty]
    bench.world.tones = []
    return [hertz for hertz, _again in groupby(tones)]


def negative(picture: bytes) -> bool:
    return sum(byte.bit_count() for byte in picture) > 4 * len(picture)


# Keys


def test_one_press_in_the_menu_and_fifteen_minutes_run(handheld: SwitchOn) -> None:
    bench = started(handheld())
    assert bench.said() == ["[15:00]", "+1:00", "Length", "Pause"]
    bench.wait(900)
    assert shown(bench) == "15:00"
    bench.wait(100)
    assert shown(bench) == "14:59"


def test_ok_pauses_and_goes_on(handheld: SwitchOn) -> None:
    bench = started(handheld())
    bench.wait(10_500)
    press(bench, "OK")
    assert bench.said() == ["Paused", "[14:50]", "+1:00", "Length", "Start"]
    bench.wait(5 * MINUTE)
    press(bench, "OK")
    assert shown(bench) == "14:50"
    bench.wait(1000)
    assert shown(bench) == "14:49"


def test_a_paused_timer_wakes_nothing_and_writes_nothing(handheld: SwitchOn) -> None:
    bench = started(handheld())
    bench.wait(5000)
    press(bench, "OK")
    bench.wait(3000)
    wakes, sent, saved = bench.world.wakes, bench.world.bus_bytes, Path(SAVED).stat().st_mtime_ns
    bench.wait(MINUTE)
    assert (bench.world.wakes, bench.world.bus_bytes) == (wakes, sent)
    assert Path(SAVED).stat().st_mtime_ns == saved


@pytest.mark.parametrize("pauses", [[], ["OK"]])
def test_up_adds_a_minute(handheld: SwitchOn, pauses: list[str]) -> None:
    bench = started(handheld())
    bench.wait(10_500)
    press(bench, *pauses, "UP", "UP")
    assert shown(bench) == "16:50"
    assert ("Paused" in bench.said()) == bool(pauses)


def test_more_than_an_hour_is_refused_in_words(handheld: SwitchOn) -> None:
    bench = started(handheld(language="fr"), "59")
    bench.wait(5000)
    press(bench, "UP")
    assert shown(bench) == "59:55"
    press(bench, "UP")
    assert bench.said()[0] == "Le chrono tient une heure au plus."
    bench.wait(10_000)
    press(bench, "OK")
    assert shown(bench) == "59:45"


def test_down_sets_another_length_which_waits_for_ok_and_is_remembered(handheld: SwitchOn) -> None:
    bench = started(handheld())
    bench.wait(10_000)
    press(bench, "DOWN", "DOWN", "DOWN", "OK")
    assert bench.said()[:2] == ["Ready to start", "[13:00]"]
    bench.wait(10_000)
    assert shown(bench) == "13:00"
    power_cut(bench)
    bench.handheld.loop.open(App(bench))
    press(bench, "OK")
    assert bench.said() == ["[13:00]", "+1:00", "Length", "Pause"]


def test_the_same_length_again_is_a_new_start(handheld: SwitchOn) -> None:
    bench = started(handheld())
    bench.wait(10_000)
    press(bench, "DOWN", "OK", "OK")
    assert shown(bench) == "15:00"
    bench.wait(1000)
    assert shown(bench) == "14:59"


def test_a_length_is_from_one_minute_to_sixty(handheld: SwitchOn) -> None:
    bench = started(handheld(), "2")
    press(bench, "DOWN", "DOWN", "DOWN", "DOWN", "OK")
    assert shown(bench) == "1:00"
    press(bench, "DOWN", *["UP"] * 70, "OK")
    assert shown(bench) == "60:00"


def test_the_clock_runs_on_under_the_question_for_its_length(handheld: SwitchOn) -> None:
    bench = started(handheld())
    press(bench, "DOWN")
    bench.wait(30_000)
    press(bench, "BACK")
    assert shown(bench) == "14:30"


def test_back_pauses_and_leaves(handheld: SwitchOn) -> None:
    bench = started(handheld())
    bench.wait(10_500)
    press(bench, "BACK")
    assert "Timer" in bench.said()
    bench.wait(MINUTE)
    press(bench, "OK")
    assert bench.said()[:2] == ["Paused", "[14:50]"]


def test_on_top_of_a_game_back_leaves_the_clock_running(handheld: SwitchOn) -> None:
    bench = in_chats(handheld())
    press(bench, "DOWN", "OK", "UP", "OK", "BACK")
    bench.wait(10_000)
    press(bench, "OK")
    assert shown(bench) == "14:50"
    assert "Paused" not in bench.said()


def test_two_buttons_are_enough(handheld: SwitchOn) -> None:
    bench = in_chats(handheld(two_buttons))
    press(bench, "OK", "UP", "DOWN", "DOWN", "OK")
    assert bench.said()[:2] == ["Ready to start", "[14:00]"]
    press(bench, "BACK")
    assert "Timer" in bench.said()


# Warnings and the end


def test_it_warns_at_five_minutes_at_one_and_in_the_last_ten_seconds(handheld: SwitchOn) -> None:
    bench = in_chats(handheld())
    began = bench.world.us // 1000
    bench.world.tones = []
    press(bench, "OK")
    bench.wait(901_000)
    told: dict[int, list[int]] = {}
    for ms, hertz, duty in bench.world.tones:
        if duty:
            told.setdefault(900 - (ms - began) // 1000, []).append(hertz)
    assert list(told) == [300, 60, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
    assert set(told[300]) == set(told[60]) == {WARNING[0]}
    assert all(told[left] == [LAST_SECONDS[0]] for left in range(1, 11))
    assert told[0][0] == MEOW[0]


@pytest.mark.parametrize("sound", ["on", "off"])
def test_a_warning_flashes_for_a_moment_and_is_silent_where_sound_is_off(
    handheld: SwitchOn, sound: str
) -> None:
    bench = handheld()
    bench.handheld.settings.set("sound", sound)
    started(bench, "2")
    heard(bench)
    bench.wait(MINUTE - 100)
    assert not negative(bench.picture())
    bench.wait(200)
    assert negative(bench.picture())
    bench.wait(500)
    assert not negative(bench.picture())
    assert heard(bench) == ([WARNING[0]] if sound == "on" else [])


def test_under_another_screen_it_warns_all_the_same(handheld: SwitchOn) -> None:
    bench = in_chats(handheld(), "2")
    press(bench, "DOWN", "OK")
    heard(bench)
    bench.wait(MINUTE)
    assert heard(bench) == [WARNING[0]]


def test_at_zero_it_says_to_finish_the_trick_and_counts_on_until_ok(handheld: SwitchOn) -> None:
    bench = started(handheld(), "1")
    bench.wait(MINUTE + 500)
    assert bench.said() == ["Finish this trick!", "[+0:00]", "+1:00", "Length", "OK"]
    bench.wait(23_000)
    assert shown(bench) == "+0:23"
    press(bench, "OK")
    assert bench.said()[:2] == ["Ready to start", "[1:00]"]
    bench.wait(5000)
    assert shown(bench) == "1:00"


def test_back_too_says_that_the_end_was_seen(handheld: SwitchOn) -> None:
    bench = started(handheld(), "1")
    bench.wait(MINUTE + 5000)
    press(bench, "BACK", "OK")
    assert bench.said() == ["[1:00]", "+1:00", "Length", "Pause"]


def test_a_minute_added_past_the_end_is_a_whole_one(handheld: SwitchOn) -> None:
    bench = started(handheld(), "1")
    bench.wait(MINUTE + 5000)
    press(bench, "UP")
    assert bench.said() == ["[1:00]", "+1:00", "Length", "Pause"]


@pytest.mark.parametrize("early", range(-3, 4))
def test_a_key_at_the_very_end_is_no_fault(handheld: SwitchOn, early: int) -> None:
    bench = started(handheld(), "1")
    bench.wait(MINUTE - early)
    press(bench, "OK")
    assert bench.said()[0] in ("Paused", "Ready to start")


def test_an_hour_past_the_end_nobody_will_come(handheld: SwitchOn) -> None:
    bench = started(handheld(), "1", "1")
    bench.wait(62 * MINUTE)
    wakes = bench.world.wakes
    bench.wait(60 * MINUTE)
    assert bench.world.wakes == wakes
    press(bench, "UP")
    assert bench.said()[:2] == ["Finish this trick!", "[+60:00]"]


# In the dark


def test_it_goes_dark_when_the_owner_wants_and_counts_on(handheld: SwitchOn) -> None:
    bench = started(handheld(), sleep="1")
    bench.wait(3 * MINUTE)
    assert bench.handheld.power.state == SLEEP
    sent = bench.world.bus_bytes
    bench.wait(MINUTE)
    assert bench.world.bus_bytes == sent
    press(bench, "OK")
    assert bench.said()[0] == "[11:00]"


def test_it_lights_up_for_warnings(handheld: SwitchOn) -> None:
    bench = started(handheld(), "8", "1")
    bench.wait(3 * MINUTE - 100)
    assert bench.handheld.power.state == SLEEP
    assert not any(bench.picture())
    heard(bench)
    bench.wait(200)
    assert bench.handheld.power.state == ACTIVE
    assert negative(bench.picture())
    assert shown(bench) == "5:00"
    bench.wait(2000)
    assert heard(bench) == [WARNING[0]]
    assert shown(bench) == "4:58"


def test_asleep_the_chip_naps_from_second_to_second(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.world.levels[24] = 0  # not on USB
    started(bench, sleep="1")
    bench.wait(3 * MINUTE)
    bench.world.naps.clear()
    bench.wait(10_000)
    assert len(bench.world.naps) == 10
    assert all(980 <= nap <= 1000 for nap in bench.world.naps)


# Exactness and cost


def test_a_second_wakes_it_once_and_sends_the_digits_that_changed(handheld: SwitchOn) -> None:
    bench = started(handheld())
    bench.wait(3500)
    sent = []
    wakes = bench.world.wakes
    for _ in range(240):
        before = bench.world.bus_bytes
        bench.wait(1000)
        sent.append(bench.world.bus_bytes - before)
    assert bench.world.wakes - wakes == 240
    assert sorted(sent)[215] <= 7 * (25 + 8)  # in nine of ten the last digit alone changes
    assert max(sent) <= 420


class Person:
    """Starts the timer, keeps the time apart by the clock handed to it, reads the panel."""

    def __init__(self, bench: Bench, ms: int) -> None:
        self.bench = bench
        self.left = ms
        self.counted = 0
        self.running = True
        self._seen = bench.world.us // 1000
        bench.press("OK")

    def press(self, key: str) -> None:
        self.count()
        if key == "OK" and self._lit():
            self.running = not self.running
        elif key == "UP" and self._lit():
            self.left += MINUTE
        self.bench.press(key)

    def count(self) -> None:
        passed = self.bench.world.us // 1000 - self._seen
        self._seen += passed
        if self.running:
            self.left -= passed
            self.counted += passed

    def check(self, late: int) -> None:
        """What is read is the begun second, or was so two frames on the bus ago."""
        self.count()
        if self._lit():
            allowed = {-(-left // 1000) for left in (self.left, self.left + late)}
            assert seconds(shown(self.bench)) in allowed

    def _lit(self) -> bool:
        return bool(self.bench.handheld.power.state < DARK)


def test_over_an_hour_of_sleep_and_presses_it_stays_exact_also_across_the_wrap(
    handheld: SwitchOn,
) -> None:
    bench = in_chats(handheld(), "55", sleep="1")
    before = bench.world.ticks_ms()
    person = Person(bench, 55 * MINUTE)
    dice = random.Random(6)
    states = set()
    while person.counted < 60 * MINUTE:
        bench.wait(dice.choice([7, 130, 999, 1000, 4321, 20_000, 40_000, 62_000, 100_000]))
        states.add(bench.handheld.power.state)
        person.check(late=60)
        person.press(dice.choice(["OK", "OK", "UP"]) if person.left < 50 * MINUTE else "OK")
        person.check(late=60)
    assert bench.world.ticks_ms() < before
    assert states == {ACTIVE, DIM, DARK, SLEEP}


def test_it_is_saved_once_a_second_also_while_it_flashes(
    handheld: SwitchOn, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = started(handheld(), "1")
    bench.wait(MINUTE - 9500)
    writes: list[str] = []
    real = open

    def counting(path: str, mode: str = "r") -> Any:
        writes.append(path)
        return real(path, mode)

    monkeypatch.setattr("builtins.open", counting)
    bench.wait(8000)
    assert writes == [SAVED] * 8


# Power cuts and going home


@pytest.mark.parametrize("ms", [0, 1, 480, 999, 1000, 1500, 12_345, 61_999])
def test_a_power_cut_costs_a_second_at_most_and_it_comes_back_paused(
    handheld: SwitchOn, ms: int
) -> None:
    bench = in_chats(handheld())
    began = bench.world.us
    bench.key_down("OK")
    bench.wait(ms)
    exact = 900_000 - (bench.world.us - began) // 1000
    power_cut(bench)
    in_chats(bench)
    press(bench, "OK")
    left = at_work(bench.handheld).clock.left
    assert 0 <= left - exact <= 1050
    if left < 900_000:
        assert bench.said()[0] == "Paused"
        bench.wait(10_000)
        assert at_work(bench.handheld).clock.left == left


def test_a_power_cut_past_the_end_does_not_hide_it(handheld: SwitchOn) -> None:
    bench = started(handheld(), "1")
    bench.wait(MINUTE + 5500)
    power_cut(bench)
    in_chats(bench, "1")
    press(bench, "OK")
    assert bench.said()[:2] == ["Finish this trick!", "[+0:05]"]
    press(bench, "OK")
    assert bench.said()[:2] == ["Ready to start", "[1:00]"]


@pytest.mark.parametrize("family", PAGES)
def test_cut_at_every_write_to_the_flash_it_never_loses_more(
    handheld: SwitchOn, family: str
) -> None:
    disk = FlashDisk(PAGES[family])
    with disk.plugged_in():
        bench = started(handheld())
        first = bench.world.us
        lefts: list[tuple[int, bytes]] = []
        disk.before = lambda: lefts.append((bench.world.us, bytes(disk.buffer)))
        bench.wait(100_000)
    erases = disk.erases()
    assert len(lefts) >= 100
    assert erases <= 12
    for us, image in lefts[3:]:
        after = FlashDisk(PAGES[family], bytearray(image))
        with after.plugged_in(), open(SAVED, "rb") as file:
            left = int(file.read().split()[1])
        assert 0 <= left - (900_000 - (us - first) // 1000) <= 1050


def test_at_home_it_stands_and_says_so_on_return(handheld: SwitchOn) -> None:
    bench = in_chats(handheld())
    press(bench, "DOWN", "OK")
    bench.wait(10_000)
    press(bench, "BACK")
    bench.wait(MINUTE)
    in_chats(bench)
    press(bench, "OK")
    assert bench.said()[:2] == ["Paused", "[14:50]"]


def test_going_home_keeps_the_very_moment(handheld: SwitchOn) -> None:
    bench = in_chats(handheld())
    began = bench.world.us
    press(bench, "DOWN", "OK")
    bench.wait(10_700)
    press(bench, "BACK")
    exact = 900_000 - (bench.world.us - began) // 1000
    left = int(Path(SAVED).read_bytes().split()[1])
    assert (
        exact <= left <= exact + 2 * PRESS + 50
    )  # began before the first press, and after the last


def test_at_home_nothing_of_it_is_left_in_the_loop(handheld: SwitchOn) -> None:
    bench = handheld()
    parts = list(bench.handheld.loop.parts)
    in_chats(bench)
    press(bench, "DOWN", "OK")
    bench.wait(10_000)
    assert bench.handheld.loop.parts != parts
    press(bench, "BACK")
    assert bench.handheld.loop.parts[: len(parts)] == parts
    bench.wait(3000)
    wakes = bench.world.wakes
    bench.wait(5 * MINUTE)
    assert bench.world.wakes == wakes


def test_the_part_it_stands_in_for_still_finds_its_quiet_moments(
    handheld: SwitchOn, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = handheld()
    rests: list[int] = []
    monkeypatch.setattr(bench.handheld.quiet, "_work", lambda: rests.append(bench.world.us))
    started(bench)
    bench.wait(10_000)
    press(bench, "OK")
    bench.wait(10_000)
    assert len(rests) == 2


def test_there_is_one_clock_for_all_screens(handheld: SwitchOn) -> None:
    bench = in_chats(handheld())
    assert at_work(bench.handheld) is at_work(bench.handheld)


def test_a_length_that_was_changed_meanwhile_counts_unless_a_time_is_under_way(
    handheld: SwitchOn,
) -> None:
    bench = started(handheld(), "2")
    press(bench, "DOWN", "OK", "BACK", "BACK")
    in_chats(bench, "20")
    press(bench, "OK")
    assert shown(bench) == "20:00"
    bench.wait(10_000)
    press(bench, "BACK", "BACK")
    in_chats(bench, "30")
    press(bench, "OK")
    assert shown(bench) == "19:50"


@pytest.mark.parametrize("content", [b"", b"900 1000", b"900 1000 0000\n", b"\xff" * 40])
def test_a_damaged_save_is_a_whole_time(handheld: SwitchOn, content: bytes) -> None:
    bench = handheld()
    Path(SAVED).write_bytes(content)
    started(bench)
    assert shown(bench) == "15:00"


def test_on_a_full_flash_it_counts_all_the_same(handheld: SwitchOn, full_flash: FullFlash) -> None:
    bench = in_chats(handheld())
    with full_flash():
        press(bench, "OK")
        bench.wait(10_000)
        assert shown(bench) == "14:50"


# What it looks like


@pytest.mark.parametrize("words", ["15:00", "60:00", "9:59", "0:03"])
@pytest.mark.parametrize("size", [(120, 64), (128, 64), (160, 80), (160, 128)])
def test_digits_fill_the_width_and_stay_inside(size: tuple[int, int], words: str) -> None:
    width, height = size
    rim = 8  # below, above and to the right, to see what is drawn outside
    fb = FrameBuffer(bytearray(200 * 150), 200, 150, GS8)
    digits.draw(fb, words, rim, width, height, 1)
    inked = [(x, y) for x in range(200) for y in range(150) if fb.pixel(x, y)]
    left, right = min(x for x, _y in inked), max(x for x, _y in inked)
    assert right < width
    assert rim <= min(y for _x, y in inked) <= max(y for _x, y in inked) < rim + height
    assert right - left + 1 >= width * 0.8


def test_no_two_digits_look_alike() -> None:
    pictures = set()
    for digit in range(10):
        buffer = bytearray(4 * 54)
        digits.draw(FrameBuffer(buffer, 32, 54, MONO_HLSB), str(digit), 0, 32, 54, 1)
        pictures.add(bytes(buffer))
    assert len(pictures) == 10


@pytest.mark.parametrize("code", CODES)
def test_all_words_fit_in_every_language(handheld: SwitchOn, code: str) -> None:
    bench = started(handheld(language=code), "1")
    canvas = bench.handheld.canvas
    for key, ms in (("OK", 0), ("OK", 0), ("OK", MINUTE), ("OK", 0)):
        press(bench, key)
        bench.wait(ms)
        hints = [10 + canvas.font("small").width(words) for words in bench.said()[-3:]]
        assert sum(hints) + 2 * 3 <= canvas.width
        assert canvas.cut == []
    press(bench, "DOWN")
    assert canvas.font("body").width(bench.said()[0]) <= canvas.width


# The leader's seconds


class Leader:
    """A screen for nothing but the choosing clock."""

    def __init__(self, bench: Bench) -> None:
        self.choosing = Choosing(bench.handheld)
        self.passed = 0
        self._now: Callable[[], Any] = bench.world.ticks_ms

    def wake(self, now: Any) -> int:
        wait = self.choosing.wake(now)
        if self.choosing.late and self.choosing.passes:
            self.passed += 1
            self.choosing.start(now)
            wait = self.choosing.wake(now)
        return wait

    def draw(self, canvas: Any) -> None:
        self.choosing.draw(canvas, 0, 0, canvas.width)

    def key(self, _key: int) -> None:
        self.choosing.start(self._now())


def leading(bench: Bench, choosing: str, too_late: str = "") -> Leader:
    bench.handheld.settings.set("sleep", "1")
    bench.handheld.arrange()
    bench.handheld.settings.set(CHOOSING, choosing)
    bench.handheld.settings.set(TOO_LATE, too_late)
    leader = Leader(bench)
    bench.handheld.loop.open(leader)
    bench.key_down("OK")
    bench.key_up("OK")
    heard(bench)
    return leader


def test_the_leaders_seconds_are_shown_and_the_last_three_are_heard(handheld: SwitchOn) -> None:
    bench = handheld()
    leader = leading(bench, "5")
    read = []
    for _ in range(5):
        read.append(bench.said())
        bench.wait(1000)
    assert read == [["5"], ["4"], ["3"], ["2"], ["1"]]
    bench.wait(1000)
    assert bench.said() == []
    assert leader.choosing.late
    assert not leader.choosing.running
    notes = [hertz for _ms, hertz, duty in bench.world.tones or [] if duty]
    assert notes == [LAST_SECONDS[0]] * 3 + [WARNING[0]] * 3


def test_the_bar_shrinks(handheld: SwitchOn) -> None:
    bench = handheld()
    leading(bench, "10")
    lit = []
    for _ in range(10):
        lit.append(sum(bool(bench.handheld.canvas.fb.pixel(x, 3)) for x in range(14, 126)))
        bench.wait(1000)
    assert lit[0] == 112
    assert lit == sorted(lit, reverse=True)
    assert len(set(lit)) == 10


def test_too_late_is_a_sound_only_unless_the_table_wants_more(handheld: SwitchOn) -> None:
    bench = handheld()
    leader = leading(bench, "5")
    bench.wait(20_000)
    assert (leader.passed, leader.choosing.late) == (0, True)
    bench.press("OK")
    assert not leader.choosing.late


def test_the_next_leader_has_all_the_seconds(handheld: SwitchOn) -> None:
    bench = handheld()
    leader = leading(bench, "5", "next")
    bench.wait(5050)
    assert leader.passed == 1
    assert bench.said() == ["5"]


def test_a_table_that_has_gone_is_not_passed_round_for_ever(handheld: SwitchOn) -> None:
    bench = handheld()
    leader = leading(bench, "5", "next")
    bench.wait(10 * MINUTE)
    assert leader.passed == 6
    assert bench.handheld.power.state == SLEEP


def test_where_no_seconds_are_counted_nothing_happens(handheld: SwitchOn) -> None:
    bench = handheld()
    leader = leading(bench, "off", "next")
    bench.wait(3000)
    wakes = bench.world.wakes
    bench.wait(20_000)
    assert bench.world.wakes == wakes
    assert (leader.passed, leader.choosing.late, bench.said()) == (0, False, [])


def test_stopped_in_time_it_stays_silent(handheld: SwitchOn) -> None:
    bench = handheld()
    leader = leading(bench, "5", "next")
    bench.wait(1500)
    leader.choosing.stop()
    bench.wait(20_000)
    assert (leader.passed, heard(bench)) == (0, [])


def test_the_house_rules_offer_what_the_choosing_clock_knows() -> None:
    values = {name: values for name, _words, _line, values in CLOCK_CHOICES}
    assert values == {
        CHOOSING: ("off", "5", "10", "15", "20", "30"),
        TOO_LATE: ("sound", "next"),
    }
    named = [value for values in values.values() for value in values if not value.isdigit()]
    assert sorted(named) == sorted(CLOCK_VALUES)


@pytest.mark.parametrize(("a", "b", "first"), [(-1, -1, -1), (-1, 5, 5), (5, -1, 5), (7, 5, 5)])
def test_the_earlier_of_two_deadlines(a: int, b: int, first: int) -> None:
    assert sooner(a, b) == first
