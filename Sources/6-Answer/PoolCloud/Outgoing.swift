internal import Foundation
internal import PoolTypes
internal import PoolWire

/// One request before it is sent.
struct Outgoing: Sendable {
  let method: String
  /// As `/v1/models`.
  let path: String
  let body: [UInt8]
  /// What the body tells of what was read.
  var categories: Set<DataCategory> = []
  var isRegistration = false
  /// Whether a language model answers it, for units.
  var isAssist = false
  var wantsStream = false
  /// Whether it may be sent a second time: it changes nothing twice.
  var isRepeatable = true
  /// By which it is known when it is sent again, so that it is charged once.
  var idempotencyKey: String?
  /// The version of the answer that is known already.
  var knownTag: String?

  /// Bytes of a body that the service takes.
  private static let byteMax = 262_144

  init(_ method: String, _ path: String) {
    self.method = method
    self.path = path
    body = []
  }

  /// - Throws: `PoolError.invalidRequest` for a body that the service would refuse.
  init(_ method: String, _ path: String, _ body: some WireRequest) throws {
    self.method = method
    self.path = path
    do { try body.check() } catch {
      throw PoolError.invalidRequest(Self.sentence(error))
    }
    self.body = try WireCoding.bytes(body)
    guard self.body.count <= Self.byteMax else {
      throw PoolError.invalidRequest("The request is longer than the service takes.")
    }
  }

  private static func sentence(_ fault: WireFault) -> String {
    switch fault {
    case .field(let name, let reason): "The request cannot be sent: \(name) \(reason)."
    case .notJSON, .unknownField: "The request cannot be sent."
    }
  }
}
