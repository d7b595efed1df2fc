internal import Foundation
internal import PoolAttest
internal import PoolHTTP
internal import PoolServiceStore
internal import PoolWire

/// Units that were set aside for one request, or that were charged for it before.
struct Hold: Sendable {
  private enum Kind: Sendable {
    case reserved(Reservation)
    case replayed(ReplayOutcome)
  }

  private let kind: Kind
  private let service: ActionsService

  /// Sets units aside. Throws a refusal that goes out as it is.
  init(_ units: Int, _ call: Call, install: String, caller: Caller, service: ActionsService) async throws {
    self.service = service
    let request = UnitsRequest(units: units, installID: install, replayMark: try Self.replayMark(call, install))
    switch try await service.store.reserve(request, by: caller, at: service.settings.now()) {
    case .reserved(let reservation): kind = .reserved(reservation)
    case .replayed(let outcome): kind = .replayed(outcome)
    case .refused(let refusal): throw Refusal.wireError(refusal)
    }
  }

  /// By what the request is known when it comes again. The digest tells requests apart whose key is the same.
  private static func replayMark(_ call: Call, _ install: String) throws -> ReplayMark? {
    guard let key = call.request.headers[WireHeader.idempotencyKey] else { return nil }
    guard (1...255).contains(key.utf8.count), key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw WireError(
        .invalidRequest, "\(WireHeader.idempotencyKey) has to have 1 to 255 characters of ASCII without blanks.")
    }
    let digest = AttestDigest.sha256(Array("\(call.request.path)\n\(install)\n".utf8) + call.request.body)
    return ReplayMark(key: key, bodyDigest: digest)
  }

  /// Charges what was done. To be called before it is delivered; when it throws, nothing was charged and nothing may
  /// be.
  func settle(_ charged: Int) async throws -> WireUnits {
    switch kind {
    case .replayed(let outcome):
      return WireUnits(charged: outcome.charged, remaining: outcome.remaining)
    case .reserved(let reservation):
      switch try await service.store.settle(reservation, charged: charged, status: 200, at: service.settings.now()) {
      case .settled(let charged, let remaining):
        service.figures.count("pool_units_charged_total", by: charged)
        return WireUnits(charged: charged, remaining: remaining)
      case .refused(let seconds):
        throw WireError(.quotaExceeded, "The month's units are spent.", retryAfter: max(1, seconds))
      }
    }
  }

  /// Gives everything back, whether or not the task was cancelled. A store that is away gives back when the time of the
  /// reservation is over.
  func giveBack() async {
    guard case .reserved(let reservation) = kind else { return }
    service.figures.count("pool_units_given_back_total", by: reservation.units)
    await Task { [service] in
      do {
        try await service.store.giveBack(reservation, at: service.settings.now())
      } catch {
        service.log.trouble("give_back", error)
      }
    }.value
  }

  /// Lets the reservation of long work hold on.
  func renew() async {
    guard case .reserved(let reservation) = kind else { return }
    do {
      _ = try await service.store.renew(reservation, at: service.settings.now())
    } catch {
      service.log.trouble("renew", error)
    }
  }
}

extension ActionsService {
  /// Sets units aside, does the work, and charges what it came to. Whatever fails in between gives all of them back, a
  /// client that left too.
  /// - Parameter work: gives back the reply and the units that it costs.
  func charged<Result: Sendable>(
    upTo units: Int, _ call: inout Call, install: String, caller: Caller,
    _ work: () async throws -> (Result, Int)
  ) async throws -> (Result, WireUnits) {
    let hold = try await Hold(units, call, install: install, caller: caller, service: self)
    do {
      let (result, cost) = try await work()
      try Task.checkCancellation()
      let units = try await hold.settle(cost)
      call.charged = units.charged
      return (result, units)
    } catch {
      await hold.giveBack()
      throw error
    }
  }
}
