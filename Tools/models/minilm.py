"""all-MiniLM-L6-v2 (a six-layer BERT with mean pooling) as ONNX, in full or 8-bit precision.

The 8-bit form is dynamic quantisation: weights as int8 with one scale for each output channel,
activations as uint8 with a scale found at each run. The word table keeps one scale a row.
"""

import numpy as np

from .onnx_graph import FLOAT, INT64, GraphWriter

LAYERS = 6
HEADS = 12
WIDTH = 384
EPSILON = 1e-12
MASKED = -10_000.0


def convert(weights: dict[str, np.ndarray], eight_bit: bool) -> bytes:
    """input_ids, attention_mask i64 [N,L] → embedding f32 [N,384] of unit length."""
    return _Writer(weights, eight_bit).model()


def quantised_rows(table: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """int8 rows and their scales [rows, 1], symmetric around zero."""
    largest = np.maximum(np.abs(table).max(axis=1, keepdims=True), np.float32(1e-12))
    scales = (largest / np.float32(127)).astype(np.float32)
    return np.rint(table / scales).astype(np.int8), scales


class _Writer:
    def __init__(self, weights: dict[str, np.ndarray], eight_bit: bool):
        self._weights = weights
        self._eight_bit = eight_bit
        self._graph = GraphWriter("minilm", 17)
        self._heads = self._integers([0, 0, HEADS, WIDTH // HEADS])
        self._joined = self._integers([0, 0, WIDTH])

    def model(self) -> bytes:
        graph = self._graph
        value = self._embedded()
        mask = graph.node("Cast", ["attention_mask"], to=FLOAT)
        wide = graph.node("Unsqueeze", [mask, self._integers([1, 2])])
        unseen = graph.node("Sub", [self._number(1), wide])
        penalty = graph.node("Mul", [unseen, self._number(MASKED)])
        for layer in range(LAYERS):
            value = self._layer(f"encoder.layer.{layer}.", value, penalty)
        self._pooled(value, mask)
        return graph.model(
            [("input_ids", INT64, ["N", "L"]), ("attention_mask", INT64, ["N", "L"])],
            [("embedding", FLOAT, ["N", WIDTH])],
        )

    def _embedded(self) -> str:
        graph = self._graph
        words = self._words()
        shape = graph.node("Shape", ["input_ids"])
        length = graph.node("Slice", [shape, self._integers([1]), self._integers([2])])
        places = self._weights["embeddings.position_embeddings.weight"]
        places = places + self._weights["embeddings.token_type_embeddings.weight"][0]
        inputs = [graph.constant(places[None].astype(np.float32)), self._integers([0])]
        position = graph.node("Slice", [*inputs, length, self._integers([1])])
        return self._norm(graph.node("Add", [words, position]), "embeddings.LayerNorm")

    def _words(self) -> str:
        graph = self._graph
        table = self._weights["embeddings.word_embeddings.weight"]
        if not self._eight_bit:
            return graph.node("Gather", [graph.constant(table), "input_ids"])
        rows, scales = quantised_rows(table)
        small = graph.node("Gather", [graph.constant(rows), "input_ids"])
        scale = graph.node("Gather", [graph.constant(scales), "input_ids"])
        return graph.node("Mul", [graph.node("Cast", [small], to=FLOAT), scale])

    def _layer(self, name: str, value: str, penalty: str) -> str:
        graph = self._graph
        mixed = self._attention(f"{name}attention.self.", value, penalty)
        mixed = self._linear(mixed, f"{name}attention.output.dense")
        value = self._norm(
            graph.node("Add", [mixed, value]), f"{name}attention.output.LayerNorm"
        )
        inner = self._gelu(self._linear(value, f"{name}intermediate.dense"))
        outer = self._linear(inner, f"{name}output.dense")
        return self._norm(graph.node("Add", [outer, value]), f"{name}output.LayerNorm")

    def _attention(self, name: str, value: str, penalty: str) -> str:
        graph = self._graph
        orders = {"query": [0, 2, 1, 3], "key": [0, 2, 3, 1], "value": [0, 2, 1, 3]}
        source = self._dynamic(value)
        parts = {}
        for part, order in orders.items():
            linear = self._linear(value, f"{name}{part}", source)
            split = graph.node("Reshape", [linear, self._heads])
            parts[part] = graph.node("Transpose", [split], perm=order)
        scores = graph.node("MatMul", [parts["query"], parts["key"]])
        scores = graph.node("Div", [scores, self._number(np.sqrt(WIDTH // HEADS))])
        weights = graph.node("Softmax", [graph.node("Add", [scores, penalty])], axis=-1)
        mixed = graph.node("MatMul", [weights, parts["value"]])
        mixed = graph.node("Transpose", [mixed], perm=[0, 2, 1, 3])
        return graph.node("Reshape", [mixed, self._joined])

    def _dynamic(self, value: str) -> list[str] | None:
        if not self._eight_bit:
            return None
        return self._graph.nodes("DynamicQuantizeLinear", [value], self._graph.names(3))

    def _linear(self, value: str, name: str, source: list[str] | None = None) -> str:
        graph = self._graph
        matrix = self._weights[f"{name}.weight"]
        bias = graph.constant(self._weights[f"{name}.bias"])
        if not self._eight_bit:
            return graph.node("Add", [graph.node("MatMul", [value, graph.constant(matrix.T)]), bias])
        quantised, scale, zero = source or self._dynamic(value)
        rows, scales = quantised_rows(matrix)
        inputs = [quantised, graph.constant(rows.T), zero]
        inputs.append(graph.constant(np.zeros(rows.shape[0], np.int8)))
        whole = graph.node("Cast", [graph.node("MatMulInteger", inputs)], to=FLOAT)
        step = graph.node("Mul", [scale, graph.constant(scales.ravel())])
        return graph.node("Add", [graph.node("Mul", [whole, step]), bias])

    def _norm(self, value: str, name: str) -> str:
        inputs = [value, self._constant(f"{name}.weight"), self._constant(f"{name}.bias")]
        return self._graph.node("LayerNormalization", inputs, axis=-1, epsilon=EPSILON)

    def _gelu(self, value: str) -> str:
        graph = self._graph
        bent = graph.node("Erf", [graph.node("Div", [value, self._number(np.sqrt(2))])])
        gate = graph.node("Add", [bent, self._number(1)])
        return graph.node("Mul", [graph.node("Mul", [value, gate]), self._number(0.5)])

    def _pooled(self, value: str, mask: str) -> None:
        graph = self._graph
        kept = graph.node("Mul", [value, graph.node("Unsqueeze", [mask, self._integers([2])])])
        total = graph.node("ReduceSum", [kept, self._integers([1])], keepdims=0)
        count = graph.node("ReduceSum", [mask, self._integers([1])], keepdims=1)
        count = graph.node("Clip", [count, self._number(1e-9)])
        mean = graph.node("Div", [total, count])
        graph.node("LpNormalization", [mean], "embedding", axis=1, p=2)

    def _constant(self, name: str) -> str:
        return self._graph.constant(self._weights[name])

    def _integers(self, values: list[int]) -> str:
        return self._graph.constant(np.array(values, np.int64))

    def _number(self, value: float) -> str:
        return self._graph.scalar(np.float32(value))
