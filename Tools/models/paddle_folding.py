"""Folds the scalar affine layers of PP-OCRv5's networks into their neighbours.

PP-LCNetV3 was trained with "learnable affine" blocks: a multiplication and an addition by one
number after many convolutions. They cost a pass over memory each and say nothing that the
convolutions beside them could not say. Exact but for rounding: the outputs differ by less than
1e-4 of a probability. Sums are taken exactly, so the bytes do not depend on the processor.
"""

import math
from collections import Counter, defaultdict

import numpy as np
import onnx
from onnx import helper, numpy_helper

from .onnx_graph import serialise


def fold(data: bytes) -> tuple[bytes, dict[str, int]]:
    """The folded model and how often each rule was used."""
    folding = _Folding(onnx.load_from_string(data))
    while folding.step():
        pass
    return folding.finished(), dict(folding.uses)


class _Folding:
    def __init__(self, model: onnx.ModelProto):
        self.model = model
        self.uses: Counter[str] = Counter()
        self._outputs = {value.name for value in model.graph.output}
        self._constants = {
            item.name: numpy_helper.to_array(item) for item in model.graph.initializer
        }
        self._nodes = self._without_identities()
        self._count = 0

    def _without_identities(self) -> list[onnx.NodeProto]:
        renamed: dict[str, str] = {}
        kept = []
        for node in self.model.graph.node:
            for place, name in enumerate(node.input):
                while name in renamed:
                    name = renamed[name]
                node.input[place] = name
            if node.op_type == "Identity" and node.output[0] not in self._outputs:
                renamed[node.output[0]] = node.input[0]
            elif node.op_type == "Constant":
                self._constants[node.output[0]] = numpy_helper.to_array(node.attribute[0].t)
            else:
                kept.append(node)
        return kept

    def step(self) -> bool:
        """Folds one layer; false when none is left."""
        self._index()
        rules = {
            "Add": [self._fold_bias],
            "Mul": [self._fold_scale, self._fold_affine],
        }
        for node in self._nodes:
            for rule in rules.get(node.op_type, []):
                if rule(node):
                    return True
        return False

    def _index(self) -> None:
        self._producers = {name: node for node in self._nodes for name in node.output}
        self._consumers: dict[str, list[onnx.NodeProto]] = defaultdict(list)
        for node in self._nodes:
            for name in node.input:
                self._consumers[name].append(node)

    def _fold_bias(self, node: onnx.NodeProto) -> bool:
        """Convolution + constant per channel → the convolution's bias."""
        for constant, value in _orders(node):
            convolution = self._only_convolution(value)
            if constant not in self._constants or convolution is None:
                continue
            addend = self._constants[constant]
            channels = self._constants[convolution.input[1]].shape[0]
            if addend.size not in (1, channels) or not _is_per_channel(addend, channels):
                continue
            self._set_bias(convolution, self._bias(convolution) + addend.ravel())
            return self._bypass(convolution, node, "bias into convolution")
        return False

    def _fold_scale(self, node: onnx.NodeProto) -> bool:
        """Convolution × number → the convolution's weights."""
        scalar = self._scalar(node)
        convolution = self._only_convolution(scalar[1]) if scalar else None
        if scalar is None or convolution is None:
            return False
        weights = self._constants[convolution.input[1]] * np.float32(scalar[0])
        convolution.input[1] = self._new(weights)
        if len(convolution.input) > 2:
            self._set_bias(convolution, self._bias(convolution) * np.float32(scalar[0]))
        return self._bypass(convolution, node, "scale into convolution")

    def _fold_affine(self, node: onnx.NodeProto) -> bool:
        """(x × number + number) → convolutions that read it, or one normalisation node."""
        scalar = self._scalar(node)
        after = self._consumers[node.output[0]]
        if scalar is None or len(after) != 1 or after[0].op_type != "Add":
            return False
        addition = after[0]
        shift = self._scalar(addition)
        readers = self._consumers[addition.output[0]]
        if shift is None or not readers or addition.output[0] in self._outputs:
            return False
        if not all(_is_convolution_of(reader, addition.output[0]) for reader in readers):
            return False
        if shift[0] == 0 or not any(_pads(reader) for reader in readers):
            for reader in readers:
                self._absorb(reader, scalar[1], scalar[0], shift[0])
            self._remove(node, addition)
            self.uses["affine into next convolution"] += 1
        else:
            # Padding would be shifted too if this went into the convolution.
            self._normalise(node, addition, readers[0], scalar, shift[0])
        return True

    def _absorb(self, reader: onnx.NodeProto, source: str, scale: float, shift: float) -> None:
        weights = self._constants[reader.input[1]]
        sums = [math.fsum(kernel.ravel().tolist()) for kernel in weights]
        bias = self._bias(reader).astype(np.float64) + np.array(sums) * shift
        reader.input[1] = self._new(weights * np.float32(scale))
        self._set_bias(reader, bias)
        reader.input[0] = source

    def _normalise(self, node, addition, reader, scalar, shift: float) -> None:
        groups = next((item.i for item in reader.attribute if item.name == "group"), 1)
        channels = self._constants[reader.input[1]].shape[1] * groups
        values = [scalar[0], shift, 0.0, 1.0]
        inputs = [scalar[1]] + [self._new(np.full(channels, value)) for value in values]
        replacement = helper.make_node(
            "BatchNormalization", inputs, [addition.output[0]], epsilon=0.0
        )
        self._nodes[self._nodes.index(node)] = replacement
        self._nodes.remove(addition)
        self.uses["affine into normalisation"] += 1

    def _only_convolution(self, value: str) -> onnx.NodeProto | None:
        """The convolution that makes `value`, if nothing else reads it."""
        node = self._producers.get(value)
        alone = len(self._consumers[value]) == 1
        return node if node is not None and node.op_type == "Conv" and alone else None

    def _scalar(self, node: onnx.NodeProto) -> tuple[float, str] | None:
        for constant, value in _orders(node):
            if constant in self._constants and self._constants[constant].size == 1:
                return float(self._constants[constant].ravel()[0]), value
        return None

    def _bias(self, convolution: onnx.NodeProto) -> np.ndarray:
        if len(convolution.input) > 2:
            return self._constants[convolution.input[2]]
        return np.zeros(self._constants[convolution.input[1]].shape[0], np.float32)

    def _set_bias(self, convolution: onnx.NodeProto, values: np.ndarray) -> None:
        name = self._new(values)
        if len(convolution.input) > 2:
            convolution.input[2] = name
        else:
            convolution.input.append(name)

    def _bypass(self, convolution: onnx.NodeProto, node: onnx.NodeProto, rule: str) -> bool:
        convolution.output[0] = node.output[0]
        self._remove(node)
        self.uses[rule] += 1
        return True

    def _remove(self, *nodes: onnx.NodeProto) -> None:
        for node in nodes:
            self._nodes.remove(node)

    def _new(self, values: np.ndarray) -> str:
        self._count += 1
        name = f"folded{self._count}"
        self._constants[name] = np.ascontiguousarray(values.astype(np.float32))
        return name

    def finished(self) -> bytes:
        """The model with what is left of the nodes and the constants they use."""
        graph = self.model.graph
        used = {name for node in self._nodes for name in node.input}
        del graph.node[:], graph.initializer[:], graph.value_info[:]
        graph.node.extend(self._nodes)
        for name, values in self._constants.items():
            if name in used:
                # Contiguous copies of scalars would gain a dimension.
                values = values if values.ndim == 0 else np.ascontiguousarray(values)
                graph.initializer.append(numpy_helper.from_array(values, name))
        return serialise(self.model)


def _orders(node: onnx.NodeProto) -> list[tuple[str, str]]:
    return [(node.input[0], node.input[1]), (node.input[1], node.input[0])]


def _is_per_channel(values: np.ndarray, channels: int) -> bool:
    three = values.ndim == 3 and values.shape[0] == channels
    return values.size == 1 or values.shape == (1, channels, 1, 1) or three


def _is_convolution_of(node: onnx.NodeProto, value: str) -> bool:
    return node.op_type == "Conv" and node.input[0] == value


def _pads(node: onnx.NodeProto) -> bool:
    return any(amount for item in node.attribute if item.name == "pads" for amount in item.ints)
