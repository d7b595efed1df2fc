"""Reads dlib's serialised face recognition network (public domain) without dlib.

The format: an integer is a control byte (length in the low half, sign in the top bit) and that
many little-endian bytes; a float is a mantissa and a power of two; a string has its length
before it; a tensor is a version, four sizes and raw little-endian float32 values.
"""

import math
from dataclasses import dataclass, field

import numpy as np

from .failure import SetupFailure

LARGEST_STRING = 4096
TAG_ONE = "tag1"
TAG_TWO = "tag2"
SKIP_ONE = "skip1"
LAYER = "layer"
INNERMOST = "innermost"


@dataclass
class Layer:
    """One layer as stored, innermost first in a network."""

    kind: str
    values: np.ndarray = field(default_factory=lambda: np.empty(0, np.float32))
    window: tuple[int, ...] = ()
    shapes: list[tuple[int, ...]] = field(default_factory=list)


@dataclass(frozen=True)
class FaceNetwork:
    """The parsed network: mean RGB, side of the chip in pixels, layers from input to output."""

    mean: list[float]
    side: int
    layers: list[Layer]


class _Stream:
    def __init__(self, data: bytes):
        self._data = data
        self._place = 0

    def take(self, count: int) -> bytes:
        end = self._place + count
        if count < 0 or end > len(self._data):
            raise SetupFailure("The face network ends in the middle of a value.")
        piece = self._data[self._place : end]
        self._place = end
        return piece

    def integer(self) -> int:
        control = self.take(1)[0]
        value = int.from_bytes(self.take(control & 0x0F), "little")
        return -value if control & 0x80 else value

    def integers(self, count: int) -> tuple[int, ...]:
        return tuple(self.integer() for _ in range(count))

    def flag(self) -> bool:
        value = self.take(1)
        if value not in (b"0", b"1"):
            raise SetupFailure("The face network holds a flag that is neither 0 nor 1.")
        return value == b"1"

    def number(self) -> float:
        mantissa, exponent = self.integer(), self.integer()
        if exponent >= 32000:  # infinities and not-a-number
            return math.nan
        return math.ldexp(mantissa, exponent)

    def text(self) -> str:
        length = self.integer()
        if not 0 <= length <= LARGEST_STRING:
            raise SetupFailure("The face network holds a string of impossible length.")
        return self.take(length).decode("latin-1")

    def tensor(self) -> np.ndarray:
        self.expect(2, "tensor")
        shape = self.integers(4)
        if min(shape) < 0:
            raise SetupFailure("The face network holds a tensor of impossible shape.")
        raw = self.take(4 * math.prod(shape))
        return np.frombuffer(raw, "<f4").reshape(shape)

    def alias(self) -> tuple[int, ...]:
        self.expect(1, "alias tensor")
        return self.integers(4)

    def expect(self, version: int, what: str) -> None:
        found = self.integer()
        if found != version:
            raise SetupFailure(f"The face network has {what} version {found}, not {version}.")

    @property
    def finished(self) -> bool:
        return self._place == len(self._data)


def _structure() -> list[str]:
    """The network's layers, outermost first: 14 residual blocks on a stem."""
    block = [LAYER] * 5
    plain = [LAYER, LAYER, *block, TAG_ONE]
    halving = [LAYER, LAYER, LAYER, SKIP_ONE, TAG_TWO, *block, TAG_ONE]
    layers = [LAYER, LAYER, LAYER, INNERMOST]
    blocks = [plain] * 3 + [halving] + [plain] * 3 + ([halving] + [plain] * 2) * 2 + [halving]
    for entry in blocks:
        layers = [*entry, *layers]
    return [LAYER, LAYER, *layers]


def read(data: bytes) -> FaceNetwork:
    """The network in dlib_face_recognition_resnet_model_v1.dat."""
    stream = _Stream(data)
    stream.expect(1, "loss layer")
    if stream.text() != "loss_metric_2":
        raise SetupFailure("The face network does not end in dlib's metric loss.")
    stream.number(), stream.number()
    structure = _structure()
    versions = [stream.integer() for _ in structure]
    if not stream.text().startswith("input_rgb_image_sized"):
        raise SetupFailure("The face network does not begin with a picture of fixed size.")
    mean = [stream.number() for _ in range(3)]
    rows, columns = stream.integers(2)
    layers = []
    for entry, version in zip(reversed(structure), reversed(versions), strict=True):
        layers.append(_layer(stream, entry, version))
    if not stream.finished or rows != columns:
        raise SetupFailure("The face network is not laid out as expected.")
    return FaceNetwork(mean, rows, layers)


def _layer(stream: _Stream, entry: str, version: int) -> Layer:
    if entry not in (LAYER, INNERMOST):
        return Layer(entry)
    layer = _details(stream)
    for _ in range(3):
        stream.flag()
    for _ in range(3):
        stream.tensor()
    if entry == INNERMOST and version >= 3:
        stream.integer()
    return layer


def _details(stream: _Stream) -> Layer:
    kind = stream.text()
    if kind == "con_4":
        values, _ = stream.tensor(), stream.integer()
        layer = Layer(kind, values, stream.integers(6), [stream.alias(), stream.alias()])
        _skip_numbers(stream, 4)
    elif kind == "affine_":
        layer = Layer(kind, stream.tensor(), (), [stream.alias(), stream.alias()])
        stream.integer()
    elif kind in ("max_pool_2", "avg_pool_2"):
        layer = Layer(kind, window=stream.integers(6))
    elif kind == "fc_2":
        sizes = stream.integers(2)
        layer = Layer(kind, stream.tensor(), sizes, [stream.alias(), stream.alias()])
        stream.integer()
        _skip_numbers(stream, 4)
    elif kind == "add_prev_" or kind.startswith("relu"):
        layer = Layer(kind)
    else:
        raise SetupFailure(f"The face network holds the unknown layer {kind[:40]}.")
    return layer


def _skip_numbers(stream: _Stream, count: int) -> None:
    for _ in range(count):
        stream.number()
