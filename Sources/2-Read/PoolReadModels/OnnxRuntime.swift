import Foundation
import PoolRead
import PoolTypes
import Synchronization

#if Onnx
  import CPoolOnnxShim

  /// ONNX Runtime, loaded once a library path and kept for the life of the process.
  package final class OnnxRuntime: Sendable {
    /// The C handle; the shim lets any thread use it.
    fileprivate let handle: NativeHandle
    /// The library's own version, such as `1.32.0`.
    package let version: String

    private static let loaded = Mutex<[String: OnnxRuntime]>([:])

    private init(handle: NativeHandle, version: String) {
      self.handle = handle
      self.version = version
    }

    /// The runtime whose library stands at `path`; a second call returns the same one.
    /// - Throws: `PoolError.modelUnavailable` where the library does not load.
    package static func load(path: String) throws -> OnnxRuntime {
      try loaded.withLock { loaded in
        if let runtime = loaded[path] { return runtime }
        var made: OpaquePointer?
        let reason = withReason { pool_onnx_runtime_open(path, &made, $0, $1) }
        guard reason == nil, let made else {
          throw PoolError.modelUnavailable("ONNX Runtime did not load: \(reason ?? "unknown").")
        }
        let version = pool_onnx_runtime_version(made).map { String(cString: $0) } ?? "unknown"
        let runtime = OnnxRuntime(handle: NativeHandle(made), version: version)
        loaded[path] = runtime
        return runtime
      }
    }

    /// Loads a model file.
    /// - Parameter threads: how many threads one run may use; results do not depend on it.
    /// - Throws: `PoolError.modelUnavailable` where the file is no model that the runtime can load.
    package func session(path: String, threads: Int = 1) throws -> any ModelSession {
      var made: OpaquePointer?
      let reason = withReason { pool_onnx_session_open(handle.pointer, path, Int32(threads), &made, $0, $1) }
      guard reason == nil, let made else {
        throw PoolError.modelUnavailable("A model did not load: \(reason ?? "unknown").")
      }
      return OnnxSession(runtime: self, handle: NativeHandle(made))
    }
  }

  /// A pointer that may travel between threads.
  // Proof: the runtime and session objects of ONNX Runtime are documented as safe to use from several threads at
  // once, the shim never changes them after opening, and they are closed only when the last owner goes.
  private struct NativeHandle: @unchecked Sendable {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }
  }

  /// One model, loaded.
  private final class OnnxSession: ModelSession {
    /// Keeps the environment alive as long as the session.
    private let runtime: OnnxRuntime
    private let handle: NativeHandle
    let inputNames: [String]
    let outputNames: [String]

    init(runtime: OnnxRuntime, handle: NativeHandle) {
      self.runtime = runtime
      self.handle = handle
      let limit = Int(POOL_ONNX_PORTS_MAX)
      inputNames = (0..<limit).compactMap { index in
        pool_onnx_session_input(handle.pointer, index).map { String(cString: $0) }
      }
      outputNames = (0..<limit).compactMap { index in
        pool_onnx_session_output(handle.pointer, index).map { String(cString: $0) }
      }
    }

    deinit { pool_onnx_session_close(handle.pointer) }

    func run(_ inputs: [(name: String, tensor: ModelTensor)], outputs: [String]) throws -> [ModelOutput] {
      guard outputs.allSatisfy(outputNames.contains) else {
        throw CaptureFailure(.vectors, "the model has no such output")
      }
      var bound: [pool_onnx_input] = []
      return try bind(inputs[...], into: &bound) { bound in
        try withNames(outputs[...], []) { names in try run(bound, outputs: names) }
      }
    }

    private func run(_ inputs: [pool_onnx_input], outputs: [UnsafePointer<CChar>?]) throws -> [ModelOutput] {
      var results = [pool_onnx_output](repeating: pool_onnx_output(), count: outputs.count)
      let reason = withReason {
        pool_onnx_session_run(
          handle.pointer, inputs, inputs.count, outputs, outputs.count, &results, $0, $1)
      }
      if let reason { throw CaptureFailure(.vectors, "model run failed: \(reason)") }
      return results.indices.map { index in
        let result = results[index]
        let values = [Float](UnsafeBufferPointer(start: result.values, count: result.count))
        let shape = withUnsafeBytes(of: result.shape) { bytes in
          bytes.bindMemory(to: Int64.self).prefix(result.rank).map { Int($0) }
        }
        pool_onnx_output_release(handle.pointer, &results[index])
        return ModelOutput(values: values, shape: shape)
      }
    }

    /// Nests one borrow an input, so that no data is copied.
    private func bind<Result>(
      _ inputs: ArraySlice<(name: String, tensor: ModelTensor)>, into bound: inout [pool_onnx_input],
      _ body: ([pool_onnx_input]) throws -> Result
    ) throws -> Result {
      guard let input = inputs.first else { return try body(bound) }
      guard bound.count < Int(POOL_ONNX_PORTS_MAX) else {
        throw CaptureFailure(.vectors, "too many model inputs")
      }
      func borrow<Element>(_ values: [Element], _ shape: [Int], _ type: Int) throws -> Result {
        var described = pool_onnx_input()
        guard shape.count <= Int(POOL_ONNX_RANK_MAX), shape.allSatisfy({ $0 >= 0 }),
          shape.reduce(1, { $0.multipliedReportingOverflow(by: $1).partialValue }) == values.count
        else { throw CaptureFailure(.vectors, "model input does not fit its shape") }
        described.type = Int32(type)
        described.bytes = values.count * MemoryLayout<Element>.stride
        described.rank = shape.count
        withUnsafeMutableBytes(of: &described.shape) { bytes in
          let target = bytes.bindMemory(to: Int64.self)
          for (index, side) in shape.enumerated() { target[index] = Int64(side) }
        }
        return try input.name.withCString { name in
          try values.withUnsafeBytes { bytes in
            described.name = name
            described.data = bytes.baseAddress
            bound.append(described)
            return try bind(inputs.dropFirst(), into: &bound, body)
          }
        }
      }
      switch input.tensor {
      case .float(let values, let shape): return try borrow(values, shape, POOL_ONNX_FLOAT)
      case .int64(let values, let shape): return try borrow(values, shape, POOL_ONNX_INT64)
      case .int32(let values, let shape): return try borrow(values, shape, POOL_ONNX_INT32)
      }
    }

    private func withNames<Result>(
      _ names: ArraySlice<String>, _ held: [UnsafePointer<CChar>?],
      _ body: ([UnsafePointer<CChar>?]) throws -> Result
    ) throws -> Result {
      guard let name = names.first else { return try body(held) }
      return try name.withCString { try withNames(names.dropFirst(), held + [$0], body) }
    }
  }

  /// Calls a shim function with room for its reason.
  /// - Returns: nil for success, else the reason, which is never empty.
  private func withReason(_ call: (UnsafeMutablePointer<CChar>?, Int) -> Int32) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { room in
      room.initialize(repeating: 0)
      guard call(room.baseAddress, room.count) != 0, let start = room.baseAddress else { return nil }
      let text = String(cString: start)
      return text.isEmpty ? "unknown" : text
    }
  }

#else

  /// Stands in where the package is built without ONNX Runtime.
  package final class OnnxRuntime: Sendable {
    package let version = "none"

    /// - Throws: always, for there is nothing to load with.
    package static func load(path: String) throws -> OnnxRuntime {
      throw PoolError.modelUnavailable("This build has no ONNX Runtime; build with the Onnx trait.")
    }

    /// - Throws: always.
    package func session(path: String, threads: Int = 1) throws -> any ModelSession {
      throw PoolError.modelUnavailable("This build has no ONNX Runtime; build with the Onnx trait.")
    }
  }

#endif
