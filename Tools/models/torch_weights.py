"""Reads the weights of a PyTorch file (legacy stream) with numpy alone.

Such a file is a pickle, and a pickle can name any function to call. This reader knows the few
names that weights need and refuses every other, so nothing in the file is ever run.
"""

import collections
import io
import pickle
import struct
from dataclasses import dataclass, field

import numpy as np

from .failure import SetupFailure

MAGIC = 0x1950A86A20F9469CFC6C
PROTOCOL = 1001
ELEMENT_TYPES = {
    "FloatStorage": "<f4",
    "HalfStorage": "<f2",
    "DoubleStorage": "<f8",
    "LongStorage": "<i8",
    "IntStorage": "<i4",
    "ByteStorage": "u1",
}


@dataclass
class _Storage:
    element_type: np.dtype
    count: int
    values: np.ndarray = field(default_factory=lambda: np.empty(0))


@dataclass(frozen=True)
class _Tensor:
    storage: _Storage
    offset: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]

    def array(self) -> np.ndarray:
        if len(self.strides) != len(self.shape) or min((self.offset, *self.shape, *self.strides)) < 0:
            raise SetupFailure("The weights file holds a tensor of impossible shape.")
        steps = zip(self.shape, self.strides, strict=True)
        last = self.offset + sum((size - 1) * stride for size, stride in steps)
        if last >= self.storage.values.size:
            raise SetupFailure("The weights file holds a tensor that reaches past its data.")
        values = self.storage.values[self.offset :]
        step = [stride * values.itemsize for stride in self.strides]
        return np.lib.stride_tricks.as_strided(values, self.shape, step).copy()


def _rebuild(storage, offset, shape, strides, *_ignored) -> _Tensor:
    return _Tensor(storage, offset, tuple(shape), tuple(strides))


class _WeightsUnpickler(pickle.Unpickler):
    def __init__(self, file, storages: dict[str, _Storage]):
        super().__init__(file, encoding="utf-8")
        self._storages = storages

    def find_class(self, module_name, global_name):
        if (module_name, global_name) == ("torch._utils", "_rebuild_tensor_v2"):
            return _rebuild
        if (module_name, global_name) == ("collections", "OrderedDict"):
            return collections.OrderedDict
        if module_name == "torch" and global_name in ELEMENT_TYPES:
            return np.dtype(ELEMENT_TYPES[global_name])
        raise SetupFailure(f"The weights file names {module_name}.{global_name}, which is refused.")

    def persistent_load(self, pid):
        kind, element_type, key, _, count = pid[:5]
        if kind != "storage" or not isinstance(element_type, np.dtype):
            raise SetupFailure("The weights file refers to something other than a storage.")
        return self._storages.setdefault(key, _Storage(element_type, count))


def read(data: bytes) -> dict[str, np.ndarray]:
    """The tensors of a legacy PyTorch file by name."""
    file = io.BytesIO(data)
    storages: dict[str, _Storage] = {}
    try:
        magic, protocol, _ = (_WeightsUnpickler(file, {}).load() for _ in range(3))
        if (magic, protocol) != (MAGIC, PROTOCOL):
            raise SetupFailure("The weights file is not a PyTorch stream of a known version.")
        state = _WeightsUnpickler(file, storages).load()
        for key in _WeightsUnpickler(file, storages).load():
            _fill(storages[key], file)
    except (pickle.UnpicklingError, EOFError, KeyError, ValueError, struct.error) as error:
        raise SetupFailure(f"The weights file cannot be read: {error}") from error
    if file.read(1):
        raise SetupFailure("The weights file goes on after its last tensor.")
    return {name: value.array() for name, value in state.items() if isinstance(value, _Tensor)}


def _fill(storage: _Storage, file: io.BytesIO) -> None:
    (count,) = struct.unpack("<q", file.read(8))
    if count != storage.count:
        raise SetupFailure("The weights file says two different lengths for one storage.")
    raw = file.read(count * storage.element_type.itemsize)
    storage.values = np.frombuffer(raw, storage.element_type, count)
