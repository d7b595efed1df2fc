"""EfficientNet-lite0 (Tan and Le 2019, the "lite" variant without squeeze-and-excite) as ONNX.

Normalisation is (value − 127) / 128 inside the graph and padding is TensorFlow's "SAME": with
an even stride the extra row and column lie at the end. Both were decided by measuring.
"""

from dataclasses import dataclass

import numpy as np

from .onnx_graph import FLOAT, GraphWriter

SIDE = 224
EPSILON = 1e-3
# (repeats, kernel, stride, expansion, channels)
STAGES = [
    (1, 3, 1, 1, 16),
    (2, 3, 2, 6, 24),
    (2, 5, 2, 6, 40),
    (3, 3, 2, 6, 80),
    (3, 5, 1, 6, 112),
    (4, 5, 2, 6, 192),
    (1, 3, 1, 6, 320),
]


@dataclass(frozen=True)
class Convolution:
    """One convolution with its normalisation folded in; the ranges feed the quantiser."""

    weights: np.ndarray
    bias: np.ndarray
    mean: np.ndarray
    deviation: np.ndarray
    stride: int
    groups: int
    pads: tuple[int, int]
    clipped: bool


@dataclass(frozen=True)
class Block:
    """Convolutions in order; `residual` adds the block's input to its output."""

    convolutions: list[Convolution]
    residual: bool


@dataclass(frozen=True)
class Network:
    """The whole net: blocks (stem and head are blocks of one), then the classifier."""

    blocks: list[Block]
    classifier: np.ndarray
    classifier_bias: np.ndarray


class _Reader:
    def __init__(self, state: dict[str, np.ndarray]):
        self._state = state
        self._size = SIDE

    def convolution(self, weights, norm, stride=1, groups=1, clipped=True) -> Convolution:
        kernel = self._state[f"{weights}.weight"]
        deviation = np.sqrt(self._state[f"{norm}.running_var"] + np.float32(EPSILON))
        gain = self._state[f"{norm}.weight"] / deviation
        shift = self._state[f"{norm}.bias"] - self._state[f"{norm}.running_mean"] * gain
        before, after = _same_padding(self._size, kernel.shape[2], stride)
        self._size = -(-self._size // stride)
        return Convolution(
            (kernel * gain[:, None, None, None]).astype(np.float32),
            shift.astype(np.float32),
            self._state[f"{norm}.bias"],
            np.abs(self._state[f"{norm}.weight"]),
            stride,
            groups,
            (before, after),
            clipped,
        )


def _same_padding(size: int, kernel: int, stride: int) -> tuple[int, int]:
    total = max((-(-size // stride) - 1) * stride + kernel - size, 0)
    return total // 2, total - total // 2


def network(state: dict[str, np.ndarray]) -> Network:
    """The network with normalisation folded into the convolutions."""
    reader = _Reader(state)
    blocks = [Block([reader.convolution("_conv_stem", "_bn0", 2)], False)]
    index = 0
    entering = 32
    for repeats, _, stride, expansion, channels in STAGES:
        for repeat in range(repeats):
            name = f"_blocks.{index}."
            convolutions = []
            if expansion > 1:
                convolutions.append(reader.convolution(f"{name}_expand_conv", f"{name}_bn0"))
            convolutions.append(
                reader.convolution(
                    f"{name}_depthwise_conv",
                    f"{name}_bn1",
                    stride if repeat == 0 else 1,
                    entering * expansion,
                )
            )
            convolutions.append(
                reader.convolution(f"{name}_project_conv", f"{name}_bn2", clipped=False)
            )
            blocks.append(Block(convolutions, repeat > 0))
            entering = channels
            index += 1
    blocks.append(Block([reader.convolution("_conv_head", "_bn1")], False))
    return Network(blocks, state["_fc.weight"], state["_fc.bias"])


def convert(state: dict[str, np.ndarray]) -> bytes:
    """images f32 [N,3,224,224] RGB 0…255 → probabilities [N,1000], features [N,1280]."""
    net = network(state)
    graph = GraphWriter("efficientnet_lite0", 13)
    low, high = graph.scalar(np.float32(0)), graph.scalar(np.float32(6))
    value = normalised(graph)
    for block in net.blocks:
        entered = value
        for item in block.convolutions:
            inputs = [value, graph.constant(item.weights), graph.constant(item.bias)]
            value = graph.node("Conv", inputs, **attributes(item))
            if item.clipped:
                value = graph.node("Clip", [value, low, high])
        if block.residual:
            value = graph.node("Add", [value, entered])
    classify(graph, net, value)
    return graph.model(
        [("images", FLOAT, ["N", 3, SIDE, SIDE])],
        [("probabilities", FLOAT, ["N", 1000]), ("features", FLOAT, ["N", 1280])],
    )


def normalised(graph: GraphWriter) -> str:
    """Adds (images − 127) / 128."""
    centred = graph.node("Sub", ["images", graph.scalar(np.float32(127))])
    return graph.node("Mul", [centred, graph.scalar(np.float32(1 / 128))])


def attributes(item: Convolution) -> dict:
    """The attributes of a convolution node."""
    before, after = item.pads
    side = item.weights.shape[2]
    return {
        "kernel_shape": [side, side],
        "strides": [item.stride] * 2,
        "pads": [before, before, after, after],
        "group": item.groups,
    }


def classify(graph: GraphWriter, net: Network, value: str) -> None:
    """Adds the mean over the picture, the classifier and the softmax."""
    pooled = graph.node("GlobalAveragePool", [value])
    features = graph.node("Flatten", [pooled], "features", axis=1)
    inputs = [features, graph.constant(net.classifier), graph.constant(net.classifier_bias)]
    logits = graph.node("Gemm", inputs, transB=1)
    graph.node("Softmax", [logits], "probabilities", axis=1)
