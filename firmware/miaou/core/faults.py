"""Fault log: the traceback of whatever broke, for `python3 -m tools log`, and a short code."""

import gc
import sys
from binascii import crc32
from micropython import const

from miaou.core import files

MOST = const(4000)  # bytes of old faults kept beside the new one


def keep(error: Exception, folder: str) -> str:
    """Writes the traceback and answers its code; where it cannot be written, the code must do."""
    gc.collect()
    code = "%04X" % (crc32((type(error).__name__ + str(error)).encode()) & 0xFFFF)
    path = folder + "/faults.txt"
    files.make_folder(folder)
    try:
        mode = "a" if files.size(path) < MOST else "w"
        with open(path, mode) as log:
            log.write(code + "\n")
            sys.print_exception(error, log)  # type: ignore[arg-type]
    except OSError:
        return code + "*"
    return code
