package import Foundation
internal import PoolCloud
internal import PoolStore
public import PoolTypes

extension SettingsStore: CloudMemory {}
extension EgressStore: EgressLog {}

extension PoolClient {
  /// The version that the service is told.
  static let version = "0.1.0"

  /// The client of the service; nil without an app key and a service, and then nothing is ever called.
  ///
  /// - Throws: `PoolError.invalidRequest` for an address or a key that is none.
  static func cloud(
    for configuration: PoolConfiguration, memory: SettingsStore, egress: EgressStore
  ) throws -> CloudClient? {
    guard !configuration.appKey.isEmpty, let service = configuration.service else { return nil }
    return try CloudClient(
      address: service.absoluteString, appKey: configuration.appKey, facts: facts, memory: memory, egress: egress,
      attester: configuration.attester, timing: configuration.cloudTiming, now: configuration.now)
  }

  /// Where the client of the service remembers its install: an index that is opened for reading alone has one, too, or
  /// each question would be asked by another. Where nothing can be written, it remembers until it is closed.
  static func memory(_ configuration: PoolConfiguration, _ settings: SettingsStore) -> SettingsStore {
    guard configuration.isReadOnly, !configuration.appKey.isEmpty, configuration.service != nil else { return settings }
    return (try? SettingsStore(folder: configuration.storage)) ?? settings
  }

  /// Registers in the background: an app opens as quickly without a network.
  func registerInBackground() {
    guard let cloud else { return }
    Task { _ = try? await cloud.register() }
  }

  /// What the service is told of the app and the system; nothing of the person.
  private static var facts: InstallFacts {
    let system = ProcessInfo.processInfo.operatingSystemVersion
    #if os(iOS)
      let platform = "ios"
    #elseif os(macOS)
      let platform = "macos"
    #else
      let platform = "linux"
    #endif
    return InstallFacts(
      bundleID: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName,
      platform: platform, osVersion: "\(system.majorVersion).\(system.minorVersion)", sdkVersion: version)
  }

  /// Seconds since 1970 at which the app key ends; nil unless it was replaced by another one, and before the service
  /// has said so.
  public var keyExpiresAt: Double? {
    get async { await cloud?.standing?.keyExpiresAt }
  }

  /// Every request to another machine, the newest first; each was listed before it was sent.
  ///
  /// - Parameters:
  ///   - limit: 1 to 20,000, which is as many as are kept.
  ///   - offset: entries to pass over.
  /// - Throws: `PoolError`.
  public func egress(limit: Int = 1_000, offset: Int = 0) throws -> [EgressEntry] {
    try egressStore.entries(limit: limit, offset: offset)
  }
  /// As `egress(limit:offset:)`, of the index of a folder, whether or not that can be opened.
  ///
  /// - Throws: `PoolError`.
  package static func egress(storage: URL, limit: Int, offset: Int) throws -> [EgressEntry] {
    try EgressStore(folder: storage).entries(limit: limit, offset: offset)
  }
}
