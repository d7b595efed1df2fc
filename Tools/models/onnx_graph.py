"""Writes ONNX graphs: numbered names, initialisers, one checked model at the end."""

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

IR_VERSION = 8


class GraphWriter:
    """Collects nodes and constants of one graph. Names depend only on the order of the calls."""

    def __init__(self, name: str, opset: int):
        self._name = name
        self._opset = opset
        self._nodes: list[onnx.NodeProto] = []
        self._constants: list[onnx.TensorProto] = []
        self._count = 0

    def constant(self, values: np.ndarray | np.generic, stem: str = "constant") -> str:
        """Adds a constant and gives its name."""
        self._count += 1
        name = f"{stem}{self._count}"
        self._constants.append(numpy_helper.from_array(np.ascontiguousarray(values), name))
        return name

    def scalar(self, values: np.ndarray | np.generic, stem: str = "constant") -> str:
        """Adds a constant without dimensions (a contiguous copy would give it one)."""
        self._count += 1
        name = f"{stem}{self._count}"
        self._constants.append(numpy_helper.from_array(np.asarray(values), name))
        return name

    def node(self, operator: str, inputs: list[str], output: str | None = None, **attributes) -> str:
        """Adds a node with one output and gives the output's name."""
        return self.nodes(operator, inputs, [output or self._next()], **attributes)[0]

    def nodes(self, operator: str, inputs: list[str], outputs: list[str], **attributes) -> list[str]:
        """Adds a node with several outputs and gives their names."""
        self._nodes.append(helper.make_node(operator, inputs, outputs, **attributes))
        return outputs

    def names(self, count: int) -> list[str]:
        """Fresh names for the outputs of one node."""
        return [self._next() for _ in range(count)]

    def model(self, inputs: list[tuple], outputs: list[tuple]) -> bytes:
        """The finished model. Inputs and outputs are (name, element type, shape)."""
        graph = helper.make_graph(
            self._nodes, self._name, _values(inputs), _values(outputs), self._constants
        )
        opset = [helper.make_opsetid("", self._opset)]
        model = helper.make_model(graph, opset_imports=opset, ir_version=IR_VERSION)
        return serialise(model)

    def _next(self) -> str:
        self._count += 1
        return f"value{self._count}"


def _values(entries: list[tuple]) -> list[onnx.ValueInfoProto]:
    return [helper.make_tensor_value_info(name, kind, shape) for name, kind, shape in entries]


def serialise(model: onnx.ModelProto) -> bytes:
    """Checks a model and gives its bytes, the same on each run."""
    model.producer_name = "pool prepare-models"
    model.producer_version = ""
    onnx.checker.check_model(model)
    return model.SerializeToString(deterministic=True)


FLOAT = TensorProto.FLOAT
INT64 = TensorProto.INT64
