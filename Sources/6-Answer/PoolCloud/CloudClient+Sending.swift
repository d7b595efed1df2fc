internal import Foundation
internal import PoolTypes
internal import PoolWire

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// The answer to a request that was not refused.
enum Opened: Sendable {
  case whole(ServiceHead, [UInt8])
  /// Events that are still to come.
  case stream(AsyncThrowingStream<ServicePart, any Error>)
}

extension CloudClient {
  /// Bytes of an answer, and of all events of a stream.
  private static let byteMax = 2_000_000

  /// Sends a request and reads its answer's body as JSON.
  func value<Value: Decodable>(_ outgoing: Outgoing) async throws -> Value {
    let (_, bytes) = try await whole(outgoing)
    guard let value = try? WireCoding.value(Value.self, from: bytes) else { throw ServiceRefusal.senseless }
    return value
  }

  /// Sends a request and reads its whole answer.
  func whole(_ outgoing: Outgoing) async throws -> (ServiceHead, [UInt8]) {
    guard case .whole(let head, let bytes) = try await opened(outgoing) else { throw ServiceRefusal.senseless }
    return (head, bytes)
  }

  /// Sends a request until it is answered, as often as that is safe and may help.
  ///
  /// - Throws: `PoolError` for what is refused or does not come, `CancellationError`.
  func opened(_ outgoing: Outgoing) async throws -> Opened {
    var tries = 0
    var hasRegistered = outgoing.isRegistration
    var hasAttested = false
    while true {
      tries += 1
      try Task.checkCancellation()
      let mayRepeat = outgoing.isRepeatable && tries < timing.tries
      let head: ServiceHead
      let bytes: [UInt8]
      do {
        let opened = try await attempt(outgoing)
        guard case .whole(let answered, let body) = opened else { return opened }
        (head, bytes) = (answered, body)
      } catch let failure as ServiceFailure {
        let isPassing = failure == .unreachable || failure == .broken
        guard mayRepeat, isPassing else { throw ServiceRefusal.poolError(failure) }
        try await pause(before: tries + 1, atLeast: nil)
        continue
      }
      if (200...299).contains(head.status) || head.status == 304 && outgoing.knownTag != nil {
        return .whole(head, bytes)
      }
      let error = try? WireCoding.value(WireError.self, from: bytes)
      if error?.error.code == .installUnknown, !hasRegistered {
        hasRegistered = true
        try await register()
        continue
      }
      if let code = error?.error.code, Self.wantsAttestation.contains(code), !hasAttested, attester != nil {
        hasAttested = true
        // The app may have turned it on since this install registered.
        if let error { note(error) }
        try await attestAnew()
        continue
      }
      let wait = error?.retryAfter ?? head.retryAfter
      if mayRepeat, ServiceRefusal.isPassing(head.status, error?.error.code), Double(wait ?? 0) <= timing.pauseMax {
        try await pause(before: tries + 1, atLeast: wait)
        continue
      }
      if let error { note(error) }
      let refusal = ServiceRefusal.poolError(
        status: head.status, error, retryAfter: head.retryAfter, isAssist: outgoing.isAssist)
      if refusal == .keyRefused {
        isKeyRefused = true
        try keep(nil)
        await tellRefusal()
      }
      throw refusal
    }
  }

  private static let wantsAttestation: Set<WireErrorCode> = [
    .attestationRequired, .attestationKeyUnknown, .assertionInvalid,
  ]

  /// Sends a request once, after it is listed.
  private func attempt(_ outgoing: Outgoing) async throws -> Opened {
    if let reason = address.refusal(environment: ProcessInfo.processInfo.environment) {
      throw PoolError.serviceUnreachable("The service is not called: \(reason).")
    }
    guard let url = URL(string: address.text + outgoing.path) else { throw ServiceRefusal.senseless }
    var request = URLRequest(url: url)
    request.httpMethod = outgoing.method
    request.httpShouldHandleCookies = false
    request.setValue("Bearer \(appKey)", forHTTPHeaderField: "Authorization")
    request.setValue(
      outgoing.wantsStream ? "text/event-stream, application/json" : "application/json", forHTTPHeaderField: "Accept")
    // The limit of an answer's bytes counts what comes over the wire.
    request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    if outgoing.method == "POST" {
      request.httpBody = Data(outgoing.body)
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    if !outgoing.isRegistration { request.setValue(try installID(), forHTTPHeaderField: WireHeader.install) }
    if let key = outgoing.idempotencyKey { request.setValue(key, forHTTPHeaderField: WireHeader.idempotencyKey) }
    if let tag = outgoing.knownTag { request.setValue(tag, forHTTPHeaderField: "If-None-Match") }
    if outgoing.isAssist, let signed = try await signature(of: outgoing.body) {
      request.setValue(signed.key, forHTTPHeaderField: WireHeader.attestKey)
      request.setValue(signed.assertion, forHTTPHeaderField: WireHeader.assertion)
    }
    try egress.note(
      EgressEntry(
        date: now(), host: address.host, endpoint: "\(outgoing.method) \(outgoing.path)",
        categories: outgoing.categories, bytes: outgoing.body.count))
    let patience = CallPatience(
      connect: timing.connect, head: outgoing.isAssist ? timing.assistHead : timing.head, quiet: timing.quiet,
      whole: timing.whole)
    return try await read(ServiceSession.parts(request, patience: patience, byteMax: Self.byteMax), outgoing)
  }

  private func read(_ parts: AsyncThrowingStream<ServicePart, any Error>, _ outgoing: Outgoing) async throws -> Opened {
    var head: ServiceHead?
    var bytes: [UInt8] = []
    for try await part in parts {
      switch part {
      case .head(let told):
        head = told
        if outgoing.wantsStream, told.status == 200, told.contentType.hasPrefix("text/event-stream") {
          return .stream(parts)
        }
      case .bytes(let more): bytes += more
      }
    }
    try Task.checkCancellation()
    guard let head else { throw ServiceFailure.broken }
    return .whole(head, bytes)
  }

  /// - Parameter atLeast: seconds that the service asks for.
  func pause(before number: Int, atLeast: Int?) async throws {
    let whole = timing.pause * Double(1 << min(max(number - 2, 0), 10))
    // Clients that were refused together must not come back together.
    let seconds = Double.random(in: whole / 2...whole) + Double(max(0, atLeast ?? 0))
    try await Task.sleep(for: .seconds(seconds))
  }
}
