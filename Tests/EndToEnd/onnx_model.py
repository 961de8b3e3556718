"""An ONNX classifier, built byte by byte in the Protocol Buffers wire format, and pictures for it."""

import struct
import zlib


def png(red: int, green: int, blue: int, width: int = 60, height: int = 40) -> bytes:
    line = b"\0" + bytes([red, green, blue]) * width
    return png_of(width, height, zlib.compress(line * height))


def png_of(width: int, height: int, data: bytes) -> bytes:
    def chunk(name: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def field(number: int, value) -> bytes:
    """Serialises a Protocol Buffers field: a number, a text or a message."""
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    body = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(body)) + body


def varint(value: int) -> bytes:
    out = b""
    while value >= 0x80:
        out += bytes([value & 0x7F | 0x80])
        value >>= 7
    return out + bytes([value])


def mean_colour_model() -> bytes:
    """Returns a classifier whose outputs are the means of red, of green and of blue."""
    def tensor(name, shape):
        sides = b"".join(field(1, field(1, side)) for side in shape)
        return field(1, name) + field(2, field(1, field(1, 1) + field(2, sides)))

    axes = field(1, "axes") + field(8, 2) + field(8, 3) + field(20, 7)
    keep = field(1, "keepdims") + field(3, 0) + field(20, 2)
    node = field(1, "x") + field(2, "y") + field(4, "ReduceMean") + field(5, axes) + field(5, keep)
    graph = field(1, node) + field(2, "g") + field(11, tensor("x", [1, 3, 4, 4])) + field(12, tensor("y", [1, 3]))
    return field(1, 8) + field(7, graph) + field(8, field(1, "") + field(2, 13))
