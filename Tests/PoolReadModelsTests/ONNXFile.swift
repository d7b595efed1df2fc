import Foundation

/// Writes small ONNX models for tests, field by field as Protocol Buffers lay them out.
enum ONNXFile {
  /// One operation.
  struct Node {
    var operation: String
    var inputs: [String]
    var output: String
    /// Lists of whole numbers by name.
    var lists: [String: [Int]] = [:]
    /// Whole numbers by name.
    var numbers: [String: Int] = [:]
  }

  /// Types of tensor elements, as ONNX numbers them.
  enum Element: Int { case float = 1, int32 = 6, int64 = 7 }

  struct Port {
    var name: String
    var element: Element
    /// Names of free sides.
    var sides: [String]
  }

  static func model(
    nodes: [Node], inputs: [Port], output: Port, constants: [(name: String, shape: [Int], values: [Float])] = []
  ) -> Data {
    var graph = nodes.flatMap { field(1, node($0)) } + field(2, "g")
    for constant in constants {
      let raw = constant.values.flatMap { value in
        withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) }
      }
      let tensor =
        constant.shape.flatMap { field(1, number: $0) } + field(2, number: Element.float.rawValue)
        + field(8, constant.name) + field(9, raw)
      graph += field(5, tensor)
    }
    graph += inputs.flatMap { field(11, port($0)) } + field(12, port(output))
    let opset = field(1, "") + field(2, number: 11)
    return Data(field(1, number: 6) + field(7, graph) + field(8, opset))
  }

  private static func node(_ node: Node) -> [UInt8] {
    var bytes = node.inputs.flatMap { field(1, $0) } + field(2, node.output) + field(4, node.operation)
    for (name, values) in node.lists {
      bytes += field(5, field(1, name) + values.flatMap { field(8, number: $0) } + field(20, number: 7))
    }
    for (name, value) in node.numbers {
      bytes += field(5, field(1, name) + field(3, number: value) + field(20, number: 2))
    }
    return bytes
  }

  private static func port(_ port: Port) -> [UInt8] {
    let sides = port.sides.flatMap { field(1, field(2, $0)) }
    let tensor = field(1, number: port.element.rawValue) + field(2, sides)
    return field(1, port.name) + field(2, field(1, tensor))
  }

  private static func field(_ number: Int, _ bytes: [UInt8]) -> [UInt8] {
    varint(number << 3 | 2) + varint(bytes.count) + bytes
  }
  private static func field(_ number: Int, _ text: String) -> [UInt8] { field(number, Array(text.utf8)) }
  private static func field(_ number: Int, number value: Int) -> [UInt8] { varint(number << 3) + varint(value) }

  private static func varint(_ value: Int) -> [UInt8] {
    var rest = UInt64(value)
    var bytes: [UInt8] = []
    repeat {
      bytes.append(UInt8(rest & 0x7F) | (rest > 0x7F ? 0x80 : 0))
      rest >>= 7
    } while rest > 0
    return bytes
  }
}
