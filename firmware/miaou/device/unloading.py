"""Unloads what no screen of the stack needs, the oldest first; loaded while memory is short."""

import gc
import sys

from miaou import called, lang, within
from miaou.device.words import JOURNALING, close, module_of, rooms_of, unload, unload_all_but

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.memory import Memory


def free(memory: "Memory", all_of_it: bool) -> None:
    """Until there is enough; or all that can go."""
    needed = _needed(memory)
    for opening in list(memory.openings):
        for name in list(opening):
            if name not in needed:
                opening.remove(name)
                unload(name)
                memory.needs.pop(name, None)
        if not opening and opening is not memory.openings[-1]:  # which may be loading now
            memory.openings.remove(opening)
        if not all_of_it and not memory.is_short():
            return
    _free_rest(memory, needed)


def _free_rest(memory: "Memory", needed: set[str]) -> None:
    """What was loaded in passing, as this was; fonts, which load when they are drawn; words."""
    door, handheld = memory.door, memory.handheld
    unload_all_but(needed.union(door.stays))
    fonts = handheld.canvas.fonts
    for name in list(fonts):
        if name != "body":  # every screen needs it
            del fonts[name]
    rooms = rooms_of(door.modules)
    lang.heard.clear()  # until they are learnt again
    for room in list(lang.catalogues):
        if room not in rooms:
            del lang.catalogues[room]
    if len(door.stack) == 1:  # home needs none
        for name in list(handheld.journals):
            close(handheld, name)
        handheld.pictured = None
    gc.collect()


def _needed(memory: "Memory") -> set[str]:
    """The modules of the stack and beside it, what they import, and the packages of these.

    An app's rules stay while its game may be on, above its menu: it is made of them, whoever
    has loaded them.
    """
    door = memory.door
    on = len(door.modules) != 2 or not memory.places[1]
    needed = {called(name) for name in JOURNALING} if memory.handheld.journals else set()
    for path in door.modules if on else ():
        rules = "rules." + path.split(".")[0]
        begin = within(rules)
        needed.add(called(rules))
        needed.update([name for name in sys.modules if name.startswith(begin)])
    ahead = list(memory.handheld.beside)
    for at in range(len(door.modules)):
        ahead += [module_of(path) for path in memory.givers[at][:1]]
        if at >= len(door.stack) or not isinstance(door.stack[at], memory.folded):
            ahead.append(module_of(door.modules[at]))
    while ahead:
        name = ahead.pop()
        if name not in needed:
            needed.add(name)
            ahead += memory.needs.get(name, ())
            ahead.append(name.rpartition(".")[0])
    return needed


def fold(memory: "Memory") -> None:
    """Screens below the last that were given nothing go, such as an app's menu while its game is
    on. So does home, which is made anew from what the archive has.
    """
    stack = memory.door.stack
    givers = [giver for givers in memory.givers for giver in givers]
    for at in range(len(memory.door.modules) - 1):  # the last may not be built yet
        gave = memory.door.modules[at] in givers
        made = not at or memory.places[at]
        if made and not gave and not isinstance(stack[at], memory.folded):
            stack[at] = memory.folded(stack[at])
