/// A tensor handed to or taken from a model, rows last as ONNX lays them out.
package enum ModelTensor: Sendable {
  case float([Float], shape: [Int])
  case int64([Int64], shape: [Int])
  case int32([Int32], shape: [Int])
}

/// One loaded model. Runs may go on at the same time from several threads; results depend on the inputs alone.
package protocol ModelSession: Sendable {
  /// Input names in the model's order.
  var inputNames: [String] { get }
  /// Output names in the model's order.
  var outputNames: [String] { get }
  /// - Returns: the outputs in the order asked for; float tensors.
  /// - Throws: `CaptureFailure` of stage `vectors` with the runtime's reason.
  func run(_ inputs: [(name: String, tensor: ModelTensor)], outputs: [String]) throws -> [ModelOutput]
}

/// A model's float output.
package struct ModelOutput: Sendable {
  package var values: [Float]
  package var shape: [Int]

  package init(values: [Float], shape: [Int]) {
    self.values = values
    self.shape = shape
  }
}
