"""Reads a safetensors file: a length, a JSON header, raw values."""

import json
import math
import struct

import numpy as np

from .failure import SetupFailure

ELEMENT_TYPES = {"F32": "<f4", "F16": "<f2", "I64": "<i8"}
LARGEST_HEADER = 16 << 20


def read(data: bytes) -> dict[str, np.ndarray]:
    """The tensors of a safetensors file by name."""
    if len(data) < 8:
        raise SetupFailure("The safetensors file ends before its header.")
    (length,) = struct.unpack("<Q", data[:8])
    if length > min(LARGEST_HEADER, len(data) - 8):
        raise SetupFailure("The safetensors file says an impossible header length.")
    header = json.loads(data[8 : 8 + length])
    header.pop("__metadata__", None)
    return {name: _tensor(name, entry, data, 8 + length) for name, entry in header.items()}


def _tensor(name: str, entry: dict, data: bytes, start: int) -> np.ndarray:
    kind = ELEMENT_TYPES.get(entry["dtype"])
    if kind is None:
        raise SetupFailure(f"The tensor {name} has the unknown type {entry['dtype']}.")
    first, last = entry["data_offsets"]
    count = math.prod(entry["shape"])
    if last - first != count * np.dtype(kind).itemsize or not 0 <= first <= last <= len(data) - start:
        raise SetupFailure(f"The tensor {name} has impossible bounds.")
    values = np.frombuffer(data, kind, count, start + first)
    return values.reshape(entry["shape"])
