"""Buffers that callers hand in: checked before anything is written into them."""

from clockwood.kernel.errors import BadInput


def write_into(buffer: object, numbers: memoryview, what: str) -> None:
    """Copy numbers to the beginning of a buffer, which must be writable, without gaps and large enough."""
    room = bytes_of(buffer, what)
    if room.readonly:
        raise BadInput("buffer", f"{what} cannot be written into a buffer that is read-only")
    if len(room) < numbers.nbytes:
        raise BadInput("buffer", f"{what} needs {numbers.nbytes} bytes; the buffer has {len(room)}")
    room[: numbers.nbytes] = numbers.cast("B")


def bytes_of(buffer: object, what: str) -> memoryview:
    """Return the bytes of a buffer."""
    try:
        return memoryview(buffer).cast("B")  # type: ignore[arg-type]
    except TypeError:
        raise BadInput("buffer", f"{what} needs a buffer of bytes that lie without gaps") from None
