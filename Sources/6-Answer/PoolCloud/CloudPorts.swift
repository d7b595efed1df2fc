package import PoolTypes

/// Where every request is listed before it is sent.
package protocol EgressLog: Sendable {
  /// - Throws: where it cannot be listed; then nothing is sent.
  func note(_ entry: EgressEntry) throws
}

/// What the client remembers from one opening to the next: install, attested key, the list of models.
package protocol CloudMemory: Sendable {
  func value(_ key: String) throws -> String?
  /// Nil forgets the value.
  func set(_ key: String, to value: String?) throws
}

/// App Attest: keys that never leave the device, and Apple's word for them.
package protocol AppAttester: Sendable {
  /// A new key.
  /// - Returns: its id in base64.
  func makeKey() async throws -> String
  /// The attestation object of a key.
  /// - Parameter challenge: the 32 bytes of the service; the platform is given their SHA-256.
  func attestation(ofKey id: String, challenge: [UInt8]) async throws -> [UInt8]
  /// An assertion by a key.
  /// - Parameter body: the exact bytes that are sent; the platform is given their SHA-256.
  func assertion(ofKey id: String, body: [UInt8]) async throws -> [UInt8]
}

/// What registering tells of the app and the system; nothing of the person.
package struct InstallFacts: Hashable, Sendable {
  package var bundleID: String
  package var teamID: String?
  /// As `ios` or `linux`.
  package var platform: String
  package var osVersion: String
  package var sdkVersion: String

  package init(bundleID: String, teamID: String? = nil, platform: String, osVersion: String, sdkVersion: String) {
    self.bundleID = bundleID
    self.teamID = teamID
    self.platform = platform
    self.osVersion = osVersion
    self.sdkVersion = sdkVersion
  }
}

/// How patient the client is. Seconds.
package struct CloudTiming: Hashable, Sendable {
  /// Until a request's body is with the service.
  package var connect = 10.0
  /// Until the answer begins, where no language model is asked.
  package var head = 20.0
  /// Until the answer begins, where one is.
  package var assistHead = 100.0
  /// Between two pieces of an answer: streams tell every 15 s that they live.
  package var quiet = 45.0
  /// Until the whole answer is here.
  package var whole = 240.0
  /// How often one request is sent at most.
  package var tries = 3
  /// Before the second try; doubled before each further one, and each time anything from half of it to all of it.
  package var pause = 0.5
  /// A service that wants a longer pause before the next try is not tried again.
  package var pauseMax = 5.0

  package init() {}
}
