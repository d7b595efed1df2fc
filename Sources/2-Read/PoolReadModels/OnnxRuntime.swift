internal import PoolTypes

#if Onnx
  internal import CPoolOnnxShim
  internal import Foundation

  /// ONNX Runtime, loaded once a process from the models folder.
  final class OnnxRuntime: Sendable {
    // The runtime's environment is safe for several threads; the pointer never changes.
    private nonisolated(unsafe) let handle: OpaquePointer

    /// - Throws: `PoolError.modelUnavailable` with the runtime's reason.
    init(library path: String) throws {
      var message = [CChar](repeating: 0, count: Int(POOL_ONNX_MESSAGE))
      guard let handle = pool_onnx_open(path, &message) else {
        throw PoolError.modelUnavailable("ONNX Runtime did not start: \(text(of: message)).")
      }
      self.handle = handle
    }

    deinit { pool_onnx_close(handle) }

    /// Loads one model for runs on one thread each: captures are read side by side instead.
    func session(path: String, threads: Int = 1) throws -> OnnxSession {
      var message = [CChar](repeating: 0, count: Int(POOL_ONNX_MESSAGE))
      guard let session = pool_onnx_session_open(handle, path, Int32(threads), &message) else {
        throw PoolError.modelUnavailable("A model did not load: \(text(of: message)).")
      }
      return OnnxSession(handle: session, runtime: self)
    }
  }

  /// One model loaded by ONNX Runtime.
  final class OnnxSession: ModelSession {
    // Runs of one session may go on at once (a documented promise of the runtime); the pointer never changes.
    private nonisolated(unsafe) let handle: OpaquePointer
    /// Keeps the environment alive as long as its session.
    private let runtime: OnnxRuntime
    let inputNames: [String]
    let outputNames: [String]

    fileprivate init(handle: OpaquePointer, runtime: OnnxRuntime) {
      self.handle = handle
      self.runtime = runtime
      func names(_ outputs: Int32) -> [String] {
        (0..<pool_onnx_name_count(handle, outputs)).map {
          String(cString: pool_onnx_name(handle, outputs, $0))
        }
      }
      inputNames = names(0)
      outputNames = names(1)
    }

    deinit { pool_onnx_session_close(handle) }

    func run(_ inputs: [(name: String, tensor: ModelTensor)], outputs names: [String]) throws -> [ModelOutput]
    {
      let arena = InputArena(inputs)
      defer { arena.free() }
      var message = [CChar](repeating: 0, count: Int(POOL_ONNX_MESSAGE))
      var outputs = [pool_onnx_output](repeating: pool_onnx_output(), count: names.count)
      let cNames = names.map { UnsafePointer(strdup($0)) }
      defer { for name in cNames { free(UnsafeMutablePointer(mutating: name)) } }
      let code = pool_onnx_run(
        handle, arena.inputs, arena.inputs.count, cNames, &outputs, outputs.count, &message)
      guard code == 0 else { throw CaptureFailure(.vectors, "a model run failed: \(text(of: message))") }
      defer { pool_onnx_outputs_release(handle, &outputs, outputs.count) }
      return outputs.map { output in
        let shape = withUnsafeBytes(of: output.shape) { bytes in
          bytes.bindMemory(to: Int64.self).prefix(output.rank).map(Int.init)
        }
        return ModelOutput(
          values: [Float](UnsafeBufferPointer(start: output.data, count: output.count)), shape: shape)
      }
    }
  }

  /// The inputs of one run, copied to memory that holds still for it.
  private struct InputArena {
    private(set) var inputs: [pool_onnx_input] = []
    private var memory: [UnsafeMutableRawPointer] = []

    init(_ named: [(name: String, tensor: ModelTensor)]) {
      for (name, tensor) in named {
        switch tensor {
        case .float(let values, let shape): add(name, POOL_ONNX_FLOAT, values, shape)
        case .int64(let values, let shape): add(name, POOL_ONNX_INT64, values, shape)
        case .int32(let values, let shape): add(name, POOL_ONNX_INT32, values, shape)
        }
      }
    }

    private mutating func add<Number>(
      _ name: String, _ type: pool_onnx_type, _ values: [Number], _ shape: [Int]
    ) {
      let data = copy(values)
      let sides = copy(shape.map(Int64.init))
      let label = copy(Array(name.utf8CString))
      inputs.append(
        pool_onnx_input(
          name: label.assumingMemoryBound(to: CChar.self), type: type, data: data,
          bytes: values.count * MemoryLayout<Number>.stride,
          shape: UnsafePointer(sides.assumingMemoryBound(to: Int64.self)), rank: shape.count))
    }

    private mutating func copy<Number>(_ values: [Number]) -> UnsafeMutableRawPointer {
      let bytes = values.count * MemoryLayout<Number>.stride
      let place = UnsafeMutableRawPointer.allocate(byteCount: max(bytes, 1), alignment: 64)
      values.withUnsafeBytes { source in
        if let base = source.baseAddress { place.copyMemory(from: base, byteCount: bytes) }
      }
      memory.append(place)
      return place
    }

    func free() { for place in memory { place.deallocate() } }
  }

  private func text(of message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
#endif
