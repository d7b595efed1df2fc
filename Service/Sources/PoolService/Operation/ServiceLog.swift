internal import Foundation
internal import PoolServiceStore
internal import PoolWire

/// The node's log: one JSON object a line. It says who called what and how that ended, never what was sent: no
/// question, context, rule, schema, text, file or key has a place in it.
public struct ServiceLog: Sendable {
  private let write: @Sendable (String) -> Void

  /// A log.
  /// - Parameter write: takes one line without its end. Called from many tasks; it must not wait.
  public init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Something that happened.
  /// - Parameter fields: the service's own words and numbers.
  public func event(_ name: String, _ fields: KeyValuePairs<String, String> = [:]) {
    line(name, fields.map { ($0.key, Self.quoted($0.value)) })
  }

  /// A request that was answered.
  func request(_ call: Call, status: Int, code: String?, seconds: Double) {
    var fields = [
      ("id", Self.quoted(call.id)), ("route", Self.quoted(call.route)), ("status", "\(status)"),
      ("ms", "\((seconds * 100_000).rounded() / 100)"),
    ]
    if let code { fields.append(("code", Self.quoted(code))) }
    if let caller = call.caller {
      fields.append(("app", Self.quoted(caller.app.id)))
      fields.append(("key", Self.quoted(caller.key.id)))
    }
    if let charged = call.charged { fields.append(("units", "\(charged)")) }
    line("request", fields)
  }

  /// Something that went wrong in the service itself. Of a store's error the operator's sentence is kept; of any other
  /// its kind alone, for its text could repeat what was sent.
  func trouble(_ place: String, _ error: any Error, request: String? = nil) {
    var fields = [("place", Self.quoted(place))]
    if let request { fields.append(("id", Self.quoted(request))) }
    if let error = error as? StoreError {
      fields.append(("error", Self.quoted(error.message)))
      if let detail = error.detail { fields.append(("detail", Self.quoted(detail))) }
    } else {
      fields.append(("error", Self.quoted("\(type(of: error))")))
    }
    line("trouble", fields)
  }

  private func line(_ name: String, _ fields: [(String, String)]) {
    let time = WireInstant(Date()).text
    let rest = fields.map { ",\"\($0.0)\":\($0.1)" }.joined()
    write("{\"time\":\"\(time)\",\"event\":\"\(name)\"\(rest)}")
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case let scalar where scalar.value < 0x20: quoted += " "
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
