internal import Foundation
internal import PoolTypes
internal import PoolWire

/// The last registration outlives the process, so that a program that opens for one question does not register for it.
extension CloudClient {
  private static let registrationKey = "cloud.registration"
  /// Seconds that a registration holds at most: what the app's people change has to reach the device within a day.
  private static let holdsFor = 86_400.0

  /// Called each time the service turns out not to take the key.
  package func onKeyRefusal(_ tell: @escaping @Sendable () async -> Void) { tellRefusal = tell }

  /// Nil forgets the one that is kept.
  func keep(_ registration: Registered?) throws {
    registered = registration
    let text = try registration.map { String(decoding: try WireCoding.bytes($0), as: UTF8.self) }
    try memory.set(Self.registrationKey, to: text)
  }

  /// What an earlier opening kept, if it was made with this key, at this service, for this install.
  var kept: Registered? {
    guard let text = (try? memory.value(Self.registrationKey)) ?? nil,
      let found = try? WireCoding.value(Registered.self, from: Array(text.utf8)), found.mark == mark
    else { return nil }
    return found
  }

  /// Whether a registration needs no other: it is of this day's length and this calendar month, for which installs are
  /// counted, and its key has not ended.
  func holds(_ registration: Registered) -> Bool {
    let now = now()
    guard (0..<Self.holdsFor).contains(now - registration.date) else { return false }
    if let end = registration.standing.keyExpiresAt, end <= now { return false }
    return Self.month(now) == Self.month(registration.date)
  }

  /// By UTC, as the service counts.
  private static func month(_ instant: Double) -> DateComponents {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.dateComponents([.year, .month], from: Date(timeIntervalSince1970: instant))
  }

  /// FNV-1a of key and address: enough to tell that either changed, far too little to find the key by.
  var mark: String {
    let hash = "\(appKey) \(address.text)".utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }

  /// Whether the service takes the key now, where it did not take it before: registers anew.
  ///
  /// - Throws: `PoolError.keyRefused` where it still does not, or where nobody says otherwise.
  package func requireKey() async throws {
    guard isKeyRefused else { return }
    do { try await register() } catch is PoolError { throw PoolError.keyRefused }
  }
}
