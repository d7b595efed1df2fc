"""dlib's face recognition network (a 29-layer ResNet, King 2017) as ONNX.

images f32 [N,3,150,150] RGB 0…255 → descriptor f32 [N,128], not of unit length; two faces are
compared by their Euclidean distance, and below about 0.6 they are the same person.
"""

import math

import numpy as np

from . import dlib_weights
from .dlib_weights import FaceNetwork, Layer
from .failure import SetupFailure
from .onnx_graph import FLOAT, GraphWriter

Shape = list[int]


def convert(data: bytes) -> bytes:
    """The ONNX model of dlib's .dat file."""
    network = dlib_weights.read(data)
    writer = _Writer(network)
    return writer.model()


class _Writer:
    def __init__(self, network: FaceNetwork):
        self._network = network
        self._graph = GraphWriter("face_embedding", 13)
        self._tags: dict[str, tuple[str, Shape]] = {}

    def model(self) -> bytes:
        side = self._network.side
        value = self._normalised()
        shape = [3, side, side]
        layers = self._network.layers
        for index, layer in enumerate(layers):
            if layer.kind == "con_4":
                value, shape = self._convolution(layer, layers[index + 1], value, shape)
            elif layer.kind.startswith("relu"):
                value = self._graph.node("Relu", [value])
            elif layer.kind in ("max_pool_2", "avg_pool_2"):
                value, shape = self._pool(layer, value, shape)
            elif layer.kind in (dlib_weights.TAG_ONE, dlib_weights.TAG_TWO):
                self._tags[layer.kind] = (value, shape)
            elif layer.kind == dlib_weights.SKIP_ONE:
                value, shape = self._tags[dlib_weights.TAG_ONE]
            elif layer.kind == "add_prev_":
                halved = layers[index - 1].kind == "avg_pool_2"
                tag = dlib_weights.TAG_TWO if halved else dlib_weights.TAG_ONE
                value, shape = self._sum(value, shape, *self._tags[tag])
            elif layer.kind == "fc_2":
                self._projection(layer, value)
        return self._graph.model(
            [("images", FLOAT, ["N", 3, side, side])], [("descriptor", FLOAT, ["N", 128])]
        )

    def _normalised(self) -> str:
        mean = np.array(self._network.mean, np.float32).reshape(1, 3, 1, 1)
        centred = self._graph.node("Sub", ["images", self._graph.constant(mean)])
        return self._graph.node("Mul", [centred, self._graph.scalar(np.float32(1 / 256))])

    def _convolution(self, layer: Layer, affine: Layer, value: str, shape: Shape):
        """The convolution with the per-channel affine layer after it folded in."""
        if affine.kind != "affine_":
            raise SetupFailure("The face network has a convolution without an affine layer.")
        filters, biases = layer.shapes
        count = math.prod(filters)
        weights = layer.values.ravel()[:count].reshape(filters)
        bias = layer.values.ravel()[count : count + math.prod(biases)]
        channels = filters[0]
        gain, shift = affine.values.ravel()[:channels], affine.values.ravel()[channels:]
        if math.prod(affine.shapes[0]) != channels or shift.size != channels:
            raise SetupFailure("The face network has an affine layer that is not per channel.")
        folded = (weights * gain[:, None, None, None]).astype(np.float32)
        constants = [self._graph.constant(folded), self._graph.constant(bias * gain + shift)]
        output = self._graph.node("Conv", [value, *constants], **_window(layer))
        return output, [channels, *_halved(layer, shape)]

    def _pool(self, layer: Layer, value: str, shape: Shape):
        if layer.window[0] == 0:
            return self._graph.node("GlobalAveragePool", [value]), [shape[0], 1, 1]
        operator = "MaxPool" if layer.kind == "max_pool_2" else "AveragePool"
        output = self._graph.node(operator, [value], **_window(layer))
        return output, [shape[0], *_halved(layer, shape)]

    def _sum(self, value: str, shape: Shape, other: str, other_shape: Shape):
        """Adds two values; the smaller one is filled with zeros at its ends, as dlib does."""
        target = [max(pair) for pair in zip(shape, other_shape, strict=True)]
        inputs = [self._padded(value, shape, target), self._padded(other, other_shape, target)]
        return self._graph.node("Add", inputs), target

    def _padded(self, value: str, shape: Shape, target: Shape) -> str:
        if shape == target:
            return value
        ends = [wanted - size for wanted, size in zip(target, shape, strict=True)]
        pads = self._graph.constant(np.array([0, 0, 0, 0, 0, *ends], np.int64))
        return self._graph.node("Pad", [value, pads], mode="constant")

    def _projection(self, layer: Layer, value: str) -> None:
        outputs, inputs = layer.window
        flat = self._graph.node("Flatten", [value], axis=1)
        matrix = self._graph.constant(layer.values.reshape(inputs, outputs))
        self._graph.node("MatMul", [flat, matrix], "descriptor")


def _window(layer: Layer) -> dict:
    rows, columns, step_y, step_x, pad_y, pad_x = layer.window
    return {
        "kernel_shape": [rows, columns],
        "strides": [step_y, step_x],
        "pads": [pad_y, pad_x, pad_y, pad_x],
    }


def _halved(layer: Layer, shape: Shape) -> Shape:
    rows, columns, step_y, step_x, pad_y, pad_x = layer.window
    height = (shape[1] + 2 * pad_y - rows) // step_y + 1
    return [height, (shape[2] + 2 * pad_x - columns) // step_x + 1]
