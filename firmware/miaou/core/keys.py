"""Turns buttons into keys: debounced in both directions, short, long and repeated."""

from micropython import const
from time import ticks_add, ticks_diff, ticks_ms

# A key is a meaning, not a button; core/key_names.py has their names.
UP = const(1)
DOWN = const(2)
LEFT = const(3)
RIGHT = const(4)
OK = const(5)
BACK = const(6)
SHAKE = const(7)  # on boards that feel it
HELP = const(8)  # a chord: the button that gives BACK, and with it the one that gives UP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.core.shake import Shake
    from miaou.drivers.buttons import Buttons

_SAMPLE = const(5)  # ms between two readings of a restless button
_AGREE = const(4)  # readings in a row that make a level believed
_LONG = const(500)
_REPEAT = const(130)
_APART = const(50)  # ms within which the two of a chord go down, if UP is the first

# Which of a chord's buttons one is, and how far the chord is.
_UP = const(1)
_BACK = const(2)
_BOTH = const(3)
_NONE = const(0)
_HELD = const(1)
_SAID = const(2)


class Key:
    """One button: what a short press means and, where buttons are few, what a long one does."""

    def __init__(self, short: int, long: int, down: bool) -> None:
        self.short = short
        self.long = long
        self.down = down
        # A button held at power-up is not a press; it counts from its release on.
        self.stuck = down
        self._raw = down
        self._agree = _AGREE
        self._sampled = self._acts = ticks_ms()  # last read; next means something, while armed
        self._armed = False
        self._acted = False
        self.restless = True  # until it is up, and all readings agree on that

    def turn(self, raw: bool, now: "Ticks") -> int:
        """Takes a reading; answers the key it makes, or 0."""
        if raw != self._raw:
            self._raw = raw
            self._agree = 1
            self._sampled = now
        elif self._agree < _AGREE and ticks_diff(now, self._sampled) >= _SAMPLE:
            self._agree += 1
            self._sampled = now
        self.restless = raw or self.down or self._agree < _AGREE
        if raw == self.down:
            return self._held(now)
        # A press acts at its first edge; it is over, and another may come, when readings agree.
        if raw or self._agree >= _AGREE:
            return self._change(raw, now)
        return 0

    def wait(self, now: "Ticks") -> int:
        """Milliseconds until it wants another turn, or -1."""
        wait = -1
        if self._agree < _AGREE:
            wait = max(0, _SAMPLE - ticks_diff(now, self._sampled))
        if self.down and self._armed:
            acts = max(0, ticks_diff(self._acts, now))
            if wait < 0 or acts < wait:
                wait = acts
        return wait

    def spent(self, now: "Ticks") -> bool:
        """Whether it was a key already, and not only a moment ago."""
        just = self._armed and ticks_diff(self._acts, now) >= _LONG - _APART
        return self._acted and not just

    def spend(self) -> None:
        """Makes nothing more of the press that lasts."""
        self._armed = False
        self._acted = True

    def _change(self, down: bool, now: "Ticks") -> int:
        self.down = down
        if self.stuck:
            self.stuck = down
            return 0
        if not down:
            return 0 if self._acted else self.short
        self._armed = self.long != 0 or self.short <= RIGHT
        self._acts = ticks_add(now, _LONG)
        # With a long meaning to wait for, the short one is known only on release; so is BACK, for
        # the chord may follow. All else acts at once.
        self._acted = self.long == 0 and self.short != BACK
        return self.short if self._acted else 0

    def _held(self, now: "Ticks") -> int:
        if not (self.down and self._armed) or ticks_diff(now, self._acts) < 0:
            return 0
        key = self.long or self.short
        self._acted = True
        self._acts = ticks_add(now, _REPEAT)
        # Directions repeat; a long OK or BACK is said once.
        self._armed = key <= RIGHT
        return key


class Keys:
    """All buttons of the board, asked whenever the loop turns."""

    def __init__(self, buttons: "Buttons", count: int, shake: "Shake | None") -> None:
        """They mean nothing until they are given `short` and `long`."""
        self.buttons = buttons
        self.shake = shake
        self._chord = _NONE
        self._since = ticks_ms()  # both of it are down, while it is held
        self.keys = [Key(0, 0, buttons.held[index]) for index in range(count)]

    def turn(self, now: "Ticks") -> int:
        """Reads the buttons up to the first that makes a key; 0 when none does."""
        made = self._take_kept(now) if self.buttons.kept else 0
        if made:
            return made
        # No enumerate: it would allocate, several times a press.
        keys, buttons = self.keys, self.buttons
        down = 0  # how many
        for index in range(len(keys)):
            key = keys[index]
            raw = buttons.down(index)
            if raw or key.restless:
                down += raw
                made = key.turn(raw, now)
                if made == UP:
                    self._is_chord(now)
                if made and not (made == UP and self._chord):
                    return made
        if (down > 1 or self._chord) and self._is_chord(now):
            return HELP
        return SHAKE if self.shake is not None and self.shake.turn(now) else 0

    def _is_chord(self, now: "Ticks") -> bool:
        """Whether both have been held for long enough, which is said once. As soon as both are
        down neither is a key any more, nor before both are up again."""
        held = fresh = 0
        for key in self.keys:
            if key.down and not key.stuck:
                side = _UP if UP in (key.short, key.long) else 0
                if BACK in (key.short, key.long):
                    side = _BACK
                held |= side
                if not key.spent(now):
                    fresh |= side
        if not held or (self._chord == _NONE and fresh != _BOTH):
            self._chord = _NONE
            return False
        if fresh:
            self.spend()
        if self._chord == _NONE or held != _BOTH:
            self._chord = max(self._chord, _HELD)
            self._since = now
        elif self._chord == _HELD and ticks_diff(now, self._since) >= _LONG:
            self._chord = _SAID
            return True
        return False

    def _take_kept(self, now: "Ticks") -> int:
        """A press that came, and may be over, before anybody asked."""
        buttons = self.buttons
        for index in range(len(self.keys)):
            if buttons.kept >> index & 1:
                buttons.kept ^= 1 << index
                made = self.keys[index].turn(True, now)
                if made:
                    return made
        return 0

    def wait(self, now: "Ticks") -> int:
        """Milliseconds until a button wants to be read again, or -1."""
        soonest = -1 if self.shake is None else self.shake.wait(now)
        if self._chord == _HELD:
            soonest = max(0, _LONG - ticks_diff(now, self._since))  # nobody shakes it meanwhile
        for key in self.keys:
            wait = key.wait(now)
            if wait >= 0 and (soonest < 0 or wait < soonest):
                soonest = wait
        return soonest

    def spend(self) -> None:
        for key in self.keys:
            key.spend()
