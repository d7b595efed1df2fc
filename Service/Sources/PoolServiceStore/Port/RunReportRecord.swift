public import Foundation

/// What an app told of one indexing run: counts and times, nothing of any capture.
public struct RunReportRecord: Hashable, Sendable {
  /// The run's random id, at most 64 characters.
  public var runID: String
  /// When it began.
  public var startedAt: Date
  /// When it ended.
  public var finishedAt: Date
  /// How it ended; at most 64 characters.
  public var reason: String
  /// Captures indexed.
  public var indexed: Int
  /// Captures that failed.
  public var failed: Int
  /// Captures skipped.
  public var skipped: Int
  /// Captures held back as sensitive, by kind.
  public var skippedSensitive: SensitiveCounts
  /// How long each stage took.
  public var seconds: StageSeconds
  /// Captures indexed by what they show.
  public var visuallyIndexed: Int
  /// At most 64 characters.
  public var sdkVersion: String
  /// At most 64 characters.
  public var platform: String
  /// At most 64 characters.
  public var osVersion: String

  /// Captures held back, by kind.
  public struct SensitiveCounts: Hashable, Sendable {
    /// Documents and numbers of persons.
    public var personalData: Int
    /// Health.
    public var health: Int
    /// Nudity.
    public var nudity: Int
    /// Cards, accounts and statements.
    public var financialInformation: Int
    /// Passwords and codes.
    public var authentication: Int

    /// Counts by kind.
    public init(personalData: Int, health: Int, nudity: Int, financialInformation: Int, authentication: Int) {
      self.personalData = personalData
      self.health = health
      self.nudity = nudity
      self.financialInformation = financialInformation
      self.authentication = authentication
    }
  }

  /// Time by stage, in seconds.
  public struct StageSeconds: Hashable, Sendable {
    /// Finding out what is there.
    public var listing: Double
    /// Reading captures.
    public var reading: Double
    /// Writing the index.
    public var storing: Double

    /// Seconds by stage.
    public init(listing: Double, reading: Double, storing: Double) {
      self.listing = listing
      self.reading = reading
      self.storing = storing
    }
  }

  /// A report.
  public init(
    runID: String, startedAt: Date, finishedAt: Date, reason: String, indexed: Int, failed: Int, skipped: Int,
    skippedSensitive: SensitiveCounts, seconds: StageSeconds, visuallyIndexed: Int, sdkVersion: String,
    platform: String, osVersion: String
  ) {
    self.runID = runID
    self.startedAt = startedAt
    self.finishedAt = finishedAt
    self.reason = reason
    self.indexed = indexed
    self.failed = failed
    self.skipped = skipped
    self.skippedSensitive = skippedSensitive
    self.seconds = seconds
    self.visuallyIndexed = visuallyIndexed
    self.sdkVersion = sdkVersion
    self.platform = platform
    self.osVersion = osVersion
  }
}
