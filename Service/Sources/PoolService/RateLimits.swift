internal import PoolWire
internal import Synchronization

/// How often a key and an install may call. A node's own: behind a balancer each node allows the full rate, which
/// bounds load; what is charged is bounded by the store.
final class RateLimits: Sendable {
  private struct Bucket {
    var tokens: Double
    var filledAt: ContinuousClock.Instant
  }

  /// Names that are remembered. When there are more, full buckets are forgotten first, then all.
  private let namesMax: Int
  private let buckets = Mutex<[String: Bucket]>([:])

  init(namesMax: Int = 200_000) { self.namesMax = namesMax }

  /// Counts one call. A minute's calls may come at once, and then as they refill.
  /// - Throws: `WireError` with the seconds until the next call is allowed.
  func take(_ name: String, perMinute: Int, now: ContinuousClock.Instant = .now) throws(WireError) {
    let full = Double(max(1, perMinute))
    let wait: Double? = buckets.withLock { buckets in
      if buckets.count >= namesMax, buckets[name] == nil { Self.forget(&buckets, now) }
      var bucket = buckets[name] ?? Bucket(tokens: full, filledAt: now)
      let passed = max(0, (now - bucket.filledAt).seconds)
      bucket.tokens = min(full, bucket.tokens + passed * full / 60)
      bucket.filledAt = now
      defer { buckets[name] = bucket }
      guard bucket.tokens >= 1 else { return (1 - bucket.tokens) * 60 / full }
      bucket.tokens -= 1
      return nil
    }
    if let wait {
      throw WireError(.rateLimited, "Too many requests.", retryAfter: max(1, Int(wait.rounded(.up))))
    }
  }

  /// Whoever was silent for a minute has a full bucket, and is the same as one who never came.
  private static func forget(_ buckets: inout [String: Bucket], _ now: ContinuousClock.Instant) {
    buckets = buckets.filter { now - $0.value.filledAt < .seconds(60) }
    if buckets.count > 150_000 { buckets = [:] }
  }
}
