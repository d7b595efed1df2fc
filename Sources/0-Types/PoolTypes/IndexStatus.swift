/// Where the index stands, as one value; the newest replaces every older one.
public struct IndexStatus: Hashable, Sendable, Codable {
  public enum Phase: String, Hashable, Sendable, Codable {
    case waitingForGrant, waitingForPermission, indexing, paused, idle
  }
  public enum PauseReason: String, Hashable, Sendable, Codable {
    case failed, interrupted, byApp
  }
  public enum Step: String, Hashable, Sendable, Codable {
    case starting, loadingModels, readingLibrary, indexing, finishing
  }
  /// What indexing waits on while it carries on with the rest.
  public enum Wait: String, Hashable, Sendable, Codable {
    case places, textModel, people, coolingDown, retryingBatch, events
  }
  public enum Background: String, Hashable, Sendable, Codable {
    case continuing, endedByIOS, processingTask
  }

  /// Where a run is.
  public struct Detail: Hashable, Sendable, Codable {
    public var step: Step = .starting
    public var indexed = 0
    public var total = 0
    /// 0 to 1.
    public var fraction = 0.0
    /// True once search can answer from what is indexed so far.
    public var searchable = false
    public var waitingFor: [Wait] = []
    /// Held back as sensitive, or outside the index focus.
    public var skipped = 0
    public var failed = 0
    /// Every kind is always present.
    public var skippedSensitive: [String: Int] = Dictionary(
      uniqueKeysWithValues: SensitiveKind.allCases.map { ($0.rawValue, 0) })
    /// At the pace of the run that is going; nil when none is.
    public var secondsRemaining: Double?
    /// Seconds since 1970 of the last change that search can see.
    public var searchUpdatedAt: Double?
    public var background: Background?

    public init() {}
  }

  /// How the last run ended.
  public struct LastRun: Hashable, Sendable, Codable {
    public enum Reason: String, Hashable, Sendable, Codable {
      case completed, stopped, endedByIOS, failed, interrupted, waiting
    }
    public var reason: Reason
    /// Seconds since 1970.
    public var finishedAt: Double
    /// Seconds since 1970 of the next attempt by itself, where there is one.
    public var nextAttempt: Double?
    public var indexed: Int
    public var failed: Int

    public init(reason: Reason, finishedAt: Double, nextAttempt: Double?, indexed: Int, failed: Int) {
      self.reason = reason
      self.finishedAt = finishedAt
      self.nextAttempt = nextAttempt
      self.indexed = indexed
      self.failed = failed
    }
  }

  public var phase: Phase = .idle
  /// 0 to 1.
  public var progress = 0.0
  /// Captures read.
  public var indexedAssets = 0
  /// Captures that the library holds.
  public var knownAssets = 0
  /// Captures that have an image vector.
  public var visuallyIndexedAssets = 0
  /// The same as `modelStateUpdates()` tells.
  public var models = ModelState.notInstalled
  public var detail = Detail()
  public var pauseReason: PauseReason?
  /// Short, for logs.
  public var failureDescription: String?
  public var lastRun: LastRun?

  public init() {}
}
