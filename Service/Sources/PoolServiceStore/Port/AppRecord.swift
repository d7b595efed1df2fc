public import Foundation

/// Whether assertions of App Attest are asked for.
public enum AttestMode: String, CaseIterable, Hashable, Sendable {
  /// Not looked at.
  case off
  /// Checked and counted, never refused.
  case monitor
  /// Needed for every cloud assist request.
  case enforce
}

/// What may be used in one UTC month.
public struct MonthlyQuota: Hashable, Sendable {
  /// Installs counted in a month; 0 or more.
  public var installs: Int
  /// Units charged in a month; 0 or more.
  public var units: Int

  /// A quota of so many installs and units a month.
  public init(installs: Int, units: Int) {
    self.installs = installs
    self.units = units
  }
}

/// What the operator decides about an app.
public struct AppSettings: Hashable, Sendable {
  /// For people; 1 to 100 characters.
  public var name: String
  /// As `com.example.app`; 1 to 255 characters. An install of another bundle is refused.
  public var bundleID: String
  /// The team that signs the app, for App Attest; at most 32 characters, empty when there is none.
  public var teamID: String
  /// Whether cloud assist answers.
  public var isCloudAssistOn: Bool
  /// Whether assertions are asked for.
  public var attestMode: AttestMode
  /// For live keys.
  public var liveQuota: MonthlyQuota
  /// For test keys.
  public var testQuota: MonthlyQuota
  /// Requests that one key may make in a minute; 1 or more. The store keeps the number, the service counts.
  public var keyRequestsPerMinute: Int
  /// Requests that one install may make in a minute; 1 or more. The store keeps the number, the service counts.
  public var installRequestsPerMinute: Int

  /// Settings of an app; what is left out has the default of a new app.
  public init(
    name: String, bundleID: String, teamID: String = "", isCloudAssistOn: Bool = true, attestMode: AttestMode = .off,
    liveQuota: MonthlyQuota = MonthlyQuota(installs: 10_000, units: 10_000),
    testQuota: MonthlyQuota = MonthlyQuota(installs: 100, units: 1_000),
    keyRequestsPerMinute: Int = 12_000, installRequestsPerMinute: Int = 120
  ) {
    self.name = name
    self.bundleID = bundleID
    self.teamID = teamID
    self.isCloudAssistOn = isCloudAssistOn
    self.attestMode = attestMode
    self.liveQuota = liveQuota
    self.testQuota = testQuota
    self.keyRequestsPerMinute = keyRequestsPerMinute
    self.installRequestsPerMinute = installRequestsPerMinute
  }

  /// The quota of a kind of key.
  public func quota(_ kind: KeyKind) -> MonthlyQuota { kind == .live ? liveQuota : testQuota }
}

/// An app on file.
public struct AppRecord: Hashable, Sendable, Identifiable {
  /// `app_` and 16 base-62 characters.
  public let id: String
  /// What the operator decided, as of the read.
  public let settings: AppSettings
  /// When it was added.
  public let madeAt: Date

  /// A record, for tests of those that use the store.
  public init(id: String, settings: AppSettings, madeAt: Date) {
    self.id = id
    self.settings = settings
    self.madeAt = madeAt
  }
}
