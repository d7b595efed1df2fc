import Foundation
import PoolTypes
import Testing

@testable import PoolReadModels

#if Onnx
  @Suite(.enabled(if: modelsFolder != nil, "no models folder: set POOL_MODELS or run Tools/prepare-models"))
  struct OnnxRuntimeTests {
    private func runtime() throws -> OnnxRuntime {
      let models = try InstalledModels(folder: #require(modelsFolder))
      return try OnnxRuntime.load(path: models.requiredFile(for: "runtime").url.path)
    }

    private func doubling() throws -> any ModelSession {
      let file = FileManager.default.temporaryDirectory.appending(path: "pool-\(UUID().uuidString).onnx")
      defer { try? FileManager.default.removeItem(at: file) }
      // y = x + x
      let model = ONNXFile.model(
        nodes: [.init(operation: "Add", inputs: ["x", "x"], output: "y")],
        inputs: [.init(name: "x", element: .float, sides: ["N", "M"])],
        output: .init(name: "y", element: .float, sides: ["N", "M"]))
      try model.write(to: file)
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
