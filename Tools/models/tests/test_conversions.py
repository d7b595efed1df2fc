"""Conversions keep what a graph computes. Runs in the set-up environment."""

import unittest

import numpy as np
import onnx
import onnxruntime
from onnx import helper, numpy_helper

from models import dlib_weights, efficientnet_lite_eight_bit, minilm
from models import paddle_folding, safetensors_weights
from models.efficientnet_lite import Convolution, attributes, normalised
from models.failure import SetupFailure
from models.onnx_graph import FLOAT, GraphWriter


def run(model: bytes, feed: dict[str, np.ndarray]) -> np.ndarray:
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
    return session.run(None, feed)[0]


def affine_graph() -> bytes:
    """Convolution, bias, scale and shift, padded convolution, scale, shift, 1 × 1 convolution."""
    random = np.random.default_rng(7)
    graph = GraphWriter("affine", 13)
    first, second = random.normal(size=(4, 3, 3, 3)), random.normal(size=(4, 4, 3, 3))
    third = random.normal(size=(2, 4, 1, 1))
    value = graph.node("Conv", ["x", graph.constant(first.astype(np.float32))])
    bias = graph.constant(random.normal(size=(1, 4, 1, 1)).astype(np.float32))
    value = graph.node("Add", [value, bias])
    value = affine(graph, graph.node("Relu", [value]), 1.5, -0.25)
    weights = graph.constant(second.astype(np.float32))
    value = graph.node("Conv", [value, weights], pads=[1, 1, 1, 1])
    value = affine(graph, graph.node("Relu", [value]), 0.5, 0.75)
    value = graph.node("Conv", [value, graph.constant(third.astype(np.float32))])
    graph.node("Mul", [value, graph.scalar(np.float32(3))], "y")
    return graph.model([("x", FLOAT, [1, 3, 8, 8])], [("y", FLOAT, [1, 2, 6, 6])])


def affine(graph: GraphWriter, value: str, scale: float, shift: float) -> str:
    scaled = graph.node("Mul", [value, graph.scalar(np.float32(scale))])
    return graph.node("Add", [scaled, graph.scalar(np.float32(shift))])


class Folding(unittest.TestCase):
    def test_the_folded_graph_computes_the_same(self):
        original = affine_graph()
        folded, uses = paddle_folding.fold(original)
        x = np.random.default_rng(1).normal(size=(1, 3, 8, 8)).astype(np.float32)
        np.testing.assert_allclose(run(folded, {"x": x}), run(original, {"x": x}), atol=1e-4)
        self.assertEqual(
            uses,
            {
                "bias into convolution": 1,
                "affine into normalisation": 1,
                "affine into next convolution": 1,
                "scale into convolution": 1,
            },
        )
        kinds = [node.op_type for node in onnx.load_from_string(folded).graph.node]
        self.assertNotIn("Mul", kinds)

    def test_the_same_bytes_come_out_twice(self):
        self.assertEqual(paddle_folding.fold(affine_graph()), paddle_folding.fold(affine_graph()))

    def test_a_value_that_others_read_is_left_alone(self):
        weights = numpy_helper.from_array(np.ones((1, 1, 1, 1), np.float32), "w")
        two = numpy_helper.from_array(np.float32(2), "two")
        nodes = [
            helper.make_node("Conv", ["x", "w"], ["c"]),
            helper.make_node("Mul", ["c", "two"], ["m"]),
            helper.make_node("Add", ["m", "c"], ["y"]),
        ]
        shape = [helper.make_tensor_value_info(name, FLOAT, [1, 1, 2, 2]) for name in "xy"]
        graph = helper.make_graph(nodes, "shared", shape[:1], shape[1:], [weights, two])
        opset = [helper.make_opsetid("", 13)]
        model = helper.make_model(graph, opset_imports=opset, ir_version=8)
        folded, uses = paddle_folding.fold(model.SerializeToString())
        x = np.ones((1, 1, 2, 2), np.float32)
        np.testing.assert_array_equal(run(folded, {"x": x}), 3 * x)
        self.assertEqual(uses, {})


class EightBits(unittest.TestCase):
    def test_rows_come_back_within_half_a_step(self):
        table = np.random.default_rng(2).normal(size=(5, 64)).astype(np.float32)
        table[3] = 0
        rows, scales = minilm.quantised_rows(table)
        self.assertEqual(int(np.abs(rows.astype(int)).max()), 127)
        self.assertTrue((np.abs(rows * scales - table) <= scales * 0.5001).all())


class EightBitConvolution(unittest.TestCase):
    def test_it_follows_the_full_one_within_a_few_steps(self):
        random = np.random.default_rng(5)
        weights = random.normal(size=(8, 3, 3, 3)).astype(np.float32) / 3
        bias = random.normal(size=8).astype(np.float32)
        spread = np.full(8, 1.2, np.float32)
        item = Convolution(weights, bias, bias, spread, 2, 1, (0, 1), True)
        picture = random.integers(0, 256, (1, 3, 16, 16)).astype(np.float32)
        results = []
        for eight_bit in (False, True):
            writer = efficientnet_lite_eight_bit._Writer()
            graph = writer.graph
            value = normalised(graph)
            if eight_bit:
                entered = writer.quantised(value, -127 / 128, 1.0, np.zeros(3), np.zeros(3))
                value = writer.convolution(entered, item).name
            else:
                inputs = [value, graph.constant(weights), graph.constant(bias)]
                value = graph.node("Conv", inputs, **attributes(item))
                limits = [graph.scalar(np.float32(limit)) for limit in (0, 6)]
                value = graph.node("Clip", [value, *limits])
            graph.node("Identity", [value], "y")
            shapes = [("images", FLOAT, [1, 3, 16, 16])], [("y", FLOAT, [1, 8, 8, 8])]
            results.append(run(graph.model(*shapes), {"images": picture}))
        self.assertGreater(results[0].max(), 2)
        self.assertLess(float(np.abs(results[0] - results[1]).max()), 3 * 6 / 255)


class ForeignFiles(unittest.TestCase):
    def test_safetensors_with_impossible_bounds_are_refused(self):
        header = b'{"a":{"dtype":"F32","shape":[4],"data_offsets":[0,16]}}'
        size = len(header).to_bytes(8, "little")
        values = np.arange(4, dtype="<f4")
        found = safetensors_weights.read(size + header + values.tobytes())
        np.testing.assert_array_equal(found["a"], values)
        for broken in (size + header, b"\xff" * 8 + header, b"123"):
            with self.assertRaises(SetupFailure):
                safetensors_weights.read(broken)

    def test_a_face_network_that_ends_early_is_refused(self):
        for data in (b"", b"\x01\x01\x01\x0dloss_metric_2", b"\x01\x02", b"\x01\x01\x84\xff\xff\xff\xff"):
            with self.assertRaises(SetupFailure):
                dlib_weights.read(data)


if __name__ == "__main__":
    unittest.main()
