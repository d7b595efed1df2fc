/// Finds the handler of a path. Patterns are paths whose parts may be `{name}`, which takes any one part.
public struct HTTPRouter<Handler: Sendable>: Sendable {
  /// What a path and a method lead to.
  public enum Match: Sendable {
    /// A handler, with what the pattern took from the path.
    case found(Handler, parameters: [String: String])
    /// The path is known, the method is not; these are.
    case wrongMethod(allowed: [String])
    /// No such path.
    case unknown
  }

  private struct Route: Sendable {
    var parts: [Part]
    var handlers: [(method: String, handler: Handler)]
  }

  private enum Part: Sendable, Hashable {
    case fixed(String)
    case taken(String)
  }

  private var routes: [Route] = []

  /// A router without routes.
  public init() {}

  /// Adds a handler. A pattern that was added before gets one more method; the first pattern that fits a path wins.
  public mutating func add(_ method: String, _ pattern: String, _ handler: Handler) {
    let parts: [Part] = Self.parts(of: pattern).map { part in
      part.hasPrefix("{") && part.hasSuffix("}") ? .taken(String(part.dropFirst().dropLast())) : .fixed(String(part))
    }
    if let place = routes.firstIndex(where: { $0.parts == parts }) {
      routes[place].handlers.append((method, handler))
    } else {
      routes.append(Route(parts: parts, handlers: [(method, handler)]))
    }
  }

  /// The patterns and their methods, in the order they were added.
  public var patterns: [(pattern: String, methods: [String])] {
    routes.map { route in
      let parts = route.parts.map { part in
        switch part {
        case .fixed(let text): text
        case .taken(let name): "{\(name)}"
        }
      }
      return ("/" + parts.joined(separator: "/"), route.handlers.map(\.method))
    }
  }

  /// What a request leads to. HEAD leads where GET does.
  public func match(method: String, path: String) -> Match {
    guard path.hasPrefix("/") else { return .unknown }
    let sent = Self.parts(of: path)
    for route in routes {
      guard let parameters = Self.fit(route.parts, sent) else { continue }
      let wanted = method == "HEAD" ? "GET" : method
      if let found = route.handlers.first(where: { $0.method == wanted }) {
        return .found(found.handler, parameters: parameters)
      }
      let allowed = route.handlers.flatMap { $0.method == "GET" ? ["GET", "HEAD"] : [$0.method] }
      return .wrongMethod(allowed: allowed)
    }
    return .unknown
  }

  private static func parts(of path: String) -> [Substring] {
    path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
  }

  private static func fit(_ parts: [Part], _ sent: [Substring]) -> [String: String]? {
    guard parts.count == sent.count else { return nil }
    var parameters: [String: String] = [:]
    for (part, text) in zip(parts, sent) {
      switch part {
      case .fixed(let wanted): if text != wanted { return nil }
      case .taken(let name):
        guard let decoded = HTTPText.decoded(text), !decoded.isEmpty else { return nil }
        parameters[name] = decoded
      }
    }
    return parameters
  }
}
