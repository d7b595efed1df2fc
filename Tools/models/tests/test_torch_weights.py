"""The weights reader gives tensors and runs nothing."""

import collections
import io
import os
import pickle
import struct
import unittest

import numpy as np

from models import torch_weights
from models.failure import SetupFailure


class Global:
    """Pickles as a call of any function, as a hostile file would."""

    def __init__(self, function, arguments):
        self._call = (function, arguments)

    def __reduce__(self):
        return self._call


def stream(state: bytes, keys: list[str] | None = None, storages: bytes = b"") -> bytes:
    head = [torch_weights.MAGIC, torch_weights.PROTOCOL, {}]
    parts = [pickle.dumps(item, 2) for item in head]
    return b"".join([*parts, state, pickle.dumps(keys or [], 2), storages])


def state_of(offset: int, shape: tuple, strides: tuple, count: int) -> bytes:
    """A state with one tensor, written opcode by opcode because torch is not here."""
    storage = "".join(f"V{text}\n" for text in ("0", "cpu"))
    numbers = "".join(f"I{value}\n" for value in shape)
    steps = "".join(f"I{value}\n" for value in strides)
    text = (
        "ccollections\nOrderedDict\n(tR"
        "Vweight\n"
        "ctorch._utils\n_rebuild_tensor_v2\n("
        f"(Vstorage\nctorch\nFloatStorage\n{storage}I{count}\ntQ"
        f"I{offset}\n({numbers}t({steps}tI00\nNtRs."
    )
    return text.encode()


class TorchWeights(unittest.TestCase):
    def test_gives_a_tensor_with_its_strides(self):
        values = np.arange(6, dtype="<f4")
        raw = struct.pack("<q", 6) + values.tobytes()
        data = stream(state_of(0, (3, 2), (1, 3), 6), ["0"], raw)
        found = torch_weights.read(data)["weight"]
        np.testing.assert_array_equal(found, values.reshape(2, 3).T)

    def test_refuses_every_other_class(self):
        marker = "pool-must-not-exist"
        for call in (Global(os.system, (f"touch {marker}",)), Global(io.BytesIO, ())):
            with self.assertRaisesRegex(SetupFailure, "is refused"):
                torch_weights.read(stream(pickle.dumps({"weight": call}, 2)))
        self.assertFalse(os.path.exists(marker))

    def test_refuses_a_tensor_past_its_data(self):
        raw = struct.pack("<q", 6) + np.zeros(6, "<f4").tobytes()
        with self.assertRaisesRegex(SetupFailure, "past its data"):
            torch_weights.read(stream(state_of(1, (3, 2), (1, 3), 6), ["0"], raw))

    def test_refuses_a_negative_stride(self):
        raw = struct.pack("<q", 6) + np.zeros(6, "<f4").tobytes()
        with self.assertRaisesRegex(SetupFailure, "impossible shape"):
            torch_weights.read(stream(state_of(0, (3,), (-1,), 6), ["0"], raw))

    def test_refuses_a_cut_file_at_any_length(self):
        raw = struct.pack("<q", 6) + np.zeros(6, "<f4").tobytes()
        whole = stream(state_of(0, (6,), (1,), 6), ["0"], raw)
        for length in range(0, len(whole) - 1, 7):
            with self.assertRaises(SetupFailure):
                torch_weights.read(whole[:length])

    def test_refuses_another_kind_of_file(self):
        with self.assertRaises(SetupFailure):
            torch_weights.read(pickle.dumps(collections.OrderedDict(), 2))


if __name__ == "__main__":
    unittest.main()
