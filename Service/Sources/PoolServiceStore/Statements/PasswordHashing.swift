internal import CPoolServiceShim

/// Turns passwords into what is stored, on a thread of its own: it takes about a tenth of a second and 32 MiB, so that
/// trying passwords is slow.
///
/// scrypt (Percival, "Stronger key derivation via sequential memory-hard functions", 2009) with N = 2^15, r = 8 and
/// p = 3, which OWASP's cheat sheet on password storage (2023) gives for 32 MiB.
struct PasswordHashing: Sendable {
  /// Callers that may wait at once.
  private static let waitingMax = 16
  /// N of passwords that are set from now on; a power of two.
  let cost: Int
  private let queue = JobQueue(capacity: waitingMax)

  init(cost: Int = 1 << 15) {
    self.cost = cost
    queue.startThread(name: "store-passwords", most: 1) { jobs in
      for job in jobs {
        do { try job.attempt(NoSession())() } catch { job.fail(error) }
      }
    }
  }

  /// 32 bytes made of a password and a salt. Throws `.busy` when too many wait.
  func hash(_ password: String, salt: [UInt8], cost: Int) async throws -> [UInt8] {
    guard (2...1 << 15).contains(cost) else {
      throw StoreError(.damaged, "The database holds a password of another kind than the service wrote.")
    }
    return try await DatabaseJob.value(on: queue, group: nil) { _ in
      var key = [UInt8](repeating: 0, count: 32)
      let bytes = password.utf8.map { CChar(bitPattern: $0) }
      guard pool_store_scrypt(bytes, bytes.count, salt, salt.count, UInt(cost), 8, 3, 64 << 20, &key) == 1 else {
        throw StoreError(.unavailable, "libcrypto has not the memory to check a password.")
      }
      return key
    }
  }

  /// Finishes what was begun and ends the thread.
  func close() async { await queue.close() }
}

/// Stands where a job wants a connection and uses none.
private final class NoSession: SQLSession {
  let dialect = SQLDialect.sqlite
  let isRepeat = false
  func rows(_ sql: String, _ values: [SQLValue]) throws -> [SQLRow] { throw Self.none }
  func change(_ sql: String, _ values: [SQLValue]) throws -> Int { throw Self.none }
  private static var none: StoreError { StoreError(.damaged, "There is no connection here.") }
}
