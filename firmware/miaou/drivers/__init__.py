"""The chips: panels, buttons, piezo."""


def split(buffer: bytearray, length: int) -> list[memoryview]:
    """A picture's strips, so that two of them are compared at C speed."""
    view = memoryview(buffer)
    return [view[at : at + length] for at in range(0, len(buffer), length)]
