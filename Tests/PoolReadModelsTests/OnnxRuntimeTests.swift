import Foundation
import PoolTypes
import Testing

@testable import PoolReadModels

#if Onnx
  /// The bytes of a one-node ONNX model, `y = x + x` on float tensors of rank 2, written field by field as Protocol
  /// Buffers lay them out.
  enum DoublingModel {
    private static func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] {
      [number << 3 | 2, UInt8(bytes.count)] + bytes
    }
    private static func field(_ number: UInt8, _ text: String) -> [UInt8] { field(number, Array(text.utf8)) }
    private static func field(_ number: UInt8, varint: UInt8) -> [UInt8] { [number << 3, varint] }

    private static func port(_ name: String) -> [UInt8] {
      let sides = ["N", "M"].flatMap { field(1, field(2, $0)) }
      let tensor = field(1, varint: 1) + field(2, sides)
      return field(1, name) + field(2, field(1, tensor))
    }

    static var bytes: [UInt8] {
      let node = field(1, "x") + field(1, "x") + field(2, "y") + field(4, "Add")
      let graph = field(1, node) + field(2, "g") + field(11, port("x")) + field(12, port("y"))
      return field(1, varint: 8) + field(7, graph) + field(8, field(1, "") + field(2, varint: 13))
    }
  }

  @Suite(.enabled(if: modelsFolder != nil, "no models folder: set POOL_MODELS or run Tools/prepare-models"))
  struct OnnxRuntimeTests {
    private func runtime() throws -> OnnxRuntime {
      let models = try InstalledModels(folder: #require(modelsFolder))
      return try OnnxRuntime.load(path: models.requiredFile(for: "runtime").url.path)
    }

    private func doubling() throws -> any ModelSession {
      let file = FileManager.default.temporaryDirectory.appending(path: "pool-\(UUID().uuidString).onnx")
      defer { try? FileManager.default.removeItem(at: file) }
      try Data(DoublingModel.bytes).write(to: file)
      return try runtime().session(path: file.path)
    }

    @Test func modelRunsAndNamesItsPorts() throws {
      let session = try doubling()
      #expect(session.inputNames == ["x"])
      #expect(session.outputNames == ["y"])
      let outputs = try session.run([("x", .float([1, 2, 3, -4, 5, 6], shape: [2, 3]))], outputs: ["y"])
      #expect(outputs.map(\.values) == [[2, 4, 6, -8, 10, 12]])
      #expect(outputs.map(\.shape) == [[2, 3]])
    }

    @Test func wrongRequestsAreErrorsNotTraps() throws {
      let session = try doubling()
      #expect(throws: CaptureFailure.self) { try session.run([("x", .float([1], shape: [1]))], outputs: ["y"]) }
      #expect(throws: CaptureFailure.self) {
        try session.run([("x", .float([1], shape: [2, 3]))], outputs: ["y"])
      }
      #expect(throws: CaptureFailure.self) {
        try session.run([("x", .int64([1], shape: [1, 1]))], outputs: ["y"])
      }
      #expect(throws: CaptureFailure.self) {
        try session.run([("z", .float([1], shape: [1, 1]))], outputs: ["y"])
      }
      #expect(throws: CaptureFailure.self) {
        try session.run([("x", .float([1], shape: [1, 1]))], outputs: ["q"])
      }
      #expect(throws: CaptureFailure.self) { try session.run([], outputs: ["y"]) }
    }

    @Test func filesThatAreNoModelsAreRefused() throws {
      #expect(throws: PoolError.self) { try runtime().session(path: "/nowhere.onnx") }
      #expect(throws: PoolError.self) { try runtime().session(path: #filePath) }
      #expect(throws: PoolError.self) { try OnnxRuntime.load(path: #filePath) }
    }

    @Test func oneSessionServesSeveralThreads() async throws {
      let session = try doubling()
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for worker in 0..<4 {
          group.addTask {
            for step in 0..<50 {
              let value = Float(worker * 100 + step)
              let output = try session.run([("x", .float([value], shape: [1, 1]))], outputs: ["y"])
              if output.first?.values != [2 * value] { return false }
            }
            return true
          }
        }
        for try await right in group { #expect(right) }
      }
    }
  }
#endif
