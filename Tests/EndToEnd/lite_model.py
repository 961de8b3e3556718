"""A TensorFlow Lite classifier built byte by byte: a FlatBuffer with field positions from TensorFlow's schema.fbs."""

import io
import struct
import zipfile


class Byte(int):
    """A one-byte field; a plain number takes four."""


def mean_colour_lite() -> bytes:
    """Returns a classifier whose outputs are the means of red, of green and of blue."""
    picture = {0: ("i", [1, 4, 4, 3]), 1: Byte(0), 2: 0, 3: "x"}
    axes = {0: ("i", [2]), 1: Byte(2), 2: 1, 3: "axes"}
    means = {0: ("i", [1, 3]), 1: Byte(0), 2: 0, 3: "y"}
    # 27 is ReducerOptions, 40 is MEAN, of version 2.
    mean = {0: 0, 1: ("i", [0, 1]), 2: ("i", [2]), 3: Byte(27), 4: {0: Byte(0)}}
    graph = {0: [picture, axes, means], 1: ("i", [0]), 2: ("i", [2]), 3: [mean], 4: "g"}
    buffers = [{}, {0: ("B", struct.pack("<2i", 1, 2))}]
    return flat_buffer({0: 3, 1: [{0: Byte(40), 2: 2, 3: 40}], 2: [graph], 3: "mean colour", 4: buffers}, b"TFL3")


def with_texts(model: bytes, texts: dict) -> bytes:
    """Returns a model with appended files, as written by TensorFlow Lite's metadata writer."""
    file = io.BytesIO(model)
    with zipfile.ZipFile(file, "a", zipfile.ZIP_DEFLATED) as archive:
        for name, text in texts.items():
            archive.writestr(name, text)
    return file.getvalue()


def flat_buffer(root: dict, mark: bytes) -> bytes:
    """Serialises tables, which are dicts by field position; the objects they refer to follow them."""
    out = bytearray(bytes(4) + mark)

    def pad(to, before):
        out.extend(bytes(-(len(out) + before) % to))

    def refer(address, target):
        struct.pack_into("<I", out, address, target - address)

    def table(fields):
        offsets, size = [0] * (max(fields, default=-1) + 1), 4
        for place, value in sorted(fields.items()):
            width = 1 if isinstance(value, Byte) else 4
            size += -size % width
            offsets[place], size = size, size + width
        size += -size % 4
        head = 4 + 2 * len(offsets)
        pad(4, head)
        out.extend(struct.pack(f"<{2 + len(offsets)}H", head, size, *offsets))
        start = len(out)
        out.extend(struct.pack("<i", head) + bytes(size - 4))
        for place, value in sorted(fields.items()):
            address = start + offsets[place]
            if isinstance(value, int):
                struct.pack_into("<B" if isinstance(value, Byte) else "<i", out, address, value)
            else:
                refer(address, add(value))
        return start

    def add(value):
        if isinstance(value, dict):
            return table(value)
        # Tensor data are aligned to multiples of 16.
        pad(16, 4)
        start = len(out)
        if isinstance(value, str):
            out.extend(struct.pack("<I", len(value.encode())) + value.encode() + b"\0")
        elif isinstance(value, tuple):
            kind, numbers = value
            out.extend(struct.pack(f"<I{len(numbers)}{kind}", len(numbers), *numbers))
        else:
            out.extend(struct.pack("<I", len(value)) + bytes(4 * len(value)))
            for place, each in enumerate(value):
                refer(start + 4 + 4 * place, table(each))
        return start

    refer(0, table(root))
    return bytes(out)
