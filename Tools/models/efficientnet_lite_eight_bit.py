"""EfficientNet-lite0 in 8 bits, without any picture to calibrate on.

Each convolution was followed by a normalisation layer, whose shift and gain are the mean and the
deviation of what comes out of each channel. So the ranges are known from the weights alone:
"Data-Free Quantization through Weight Equalization and Bias Correction" (Nagel et al. 2019).
Outputs that were clipped to 0…6 need no clip any more, because the 8-bit range is the clip.
"""

from dataclasses import dataclass

import numpy as np

from .efficientnet_lite import SIDE, Convolution, attributes, classify, network, normalised
from .onnx_graph import FLOAT, GraphWriter

DEVIATIONS = 5.0


@dataclass(frozen=True)
class Signal:
    """A dequantised value with its scale and the statistics of its channels."""

    name: str
    scale: np.float32
    mean: np.ndarray
    variance: np.ndarray


class _Writer:
    def __init__(self):
        self.graph = GraphWriter("efficientnet_lite0_eight_bit", 13)

    def quantised(self, value: str, low: float, high: float, item_mean, item_variance) -> Signal:
        """Sends `value` through 8 bits that cover low…high."""
        scale = np.float32((high - low) / 255)
        zero = self.graph.scalar(np.uint8(np.clip(np.rint(-low / float(scale)), 0, 255)))
        step = self.graph.scalar(scale)
        small = self.graph.node("QuantizeLinear", [value, step, zero])
        name = self.graph.node("DequantizeLinear", [small, step, zero])
        return Signal(name, scale, item_mean, item_variance)

    def convolution(self, entering: Signal, item: Convolution) -> Signal:
        largest = np.abs(item.weights).reshape(item.weights.shape[0], -1).max(axis=1)
        scales = (np.maximum(largest, np.float32(1e-8)) / np.float32(127)).astype(np.float32)
        rows = np.rint(item.weights / scales[:, None, None, None]).astype(np.int8)
        weights = self._stored(rows, scales, np.int8)
        steps = (scales * entering.scale).astype(np.float32)
        limit = float(2**30)
        bias = np.clip(np.rint(item.bias.astype(np.float64) / steps), -limit, limit)
        stored = self._stored(bias.astype(np.int32), steps, np.int32)
        value = self.graph.node("Conv", [entering.name, weights, stored], **attributes(item))
        variance = item.deviation.astype(np.float64) ** 2
        low, high = _range(item.mean, variance)
        if item.clipped:
            low, high = 0.0, min(6.0, max(high, 0.1))
        return self.quantised(value, low, high, item.mean, variance)

    def total(self, one: Signal, other: Signal) -> Signal:
        """The residual sum; its channels' variances add up."""
        mean, variance = one.mean + other.mean, one.variance + other.variance
        value = self.graph.node("Add", [one.name, other.name])
        return self.quantised(value, *_range(mean, variance), mean, variance)

    def _stored(self, values: np.ndarray, scales: np.ndarray, kind: type) -> str:
        zeros = self.graph.constant(np.zeros(scales.shape, kind))
        inputs = [self.graph.constant(values), self.graph.constant(scales), zeros]
        return self.graph.node("DequantizeLinear", inputs, axis=0)


def _range(mean: np.ndarray, variance: np.ndarray) -> tuple[float, float]:
    spread = DEVIATIONS * np.sqrt(variance)
    return min(float((mean - spread).min()), 0.0), max(float((mean + spread).max()), 0.0)


def convert(state: dict[str, np.ndarray]) -> bytes:
    """The same inputs and outputs as efficientnet_lite.convert."""
    net = network(state)
    writer = _Writer()
    still = np.zeros(3)
    # Pixels are whole numbers, so (value − 127) / 128 passes through 8 bits without loss.
    value = writer.quantised(normalised(writer.graph), -127 / 128, 1.0, still, still)
    for block in net.blocks:
        entered = value
        for item in block.convolutions:
            value = writer.convolution(value, item)
        if block.residual:
            value = writer.total(value, entered)
    classify(writer.graph, net, value.name)
    return writer.graph.model(
        [("images", FLOAT, ["N", 3, SIDE, SIDE])],
        [("probabilities", FLOAT, ["N", 1000]), ("features", FLOAT, ["N", 1280])],
    )
