internal import PoolAttest
internal import PoolEngine

extension Parser {
  /// Every parser of the service that reads bytes of strangers, and what is promised of each.
  package static let all: [Parser] = [
    Parser("attestation") { bytes in
      let app = AttestedApp(teamID: "ABCDE12345", bundleID: "com.example.app")
      let result = AttestationVerifier().verify(
        bytes, keyID: Array(repeating: 0, count: 32), challenge: [1], app: app, accepted: [.production],
        at: 1_780_000_000)
      if case .success = result { return "bytes that nobody attested were believed" }
      return nil
    },
    Parser("assertion") { bytes in
      let app = AttestedApp(teamID: "ABCDE12345", bundleID: "com.example.app")
      // A key of its own choice, so that a point that is none is tried too.
      let key = [4] + Array(bytes.prefix(64)) + Array(repeating: 0, count: max(0, 64 - bytes.count))
      if case .success = AssertionVerifier().verify(bytes, body: [1], publicKey: key, app: app) {
        return "a signature over nothing was believed"
      }
      return nil
    },
    Parser("certificate") { bytes in
      // Cut in two, so that each half is one certificate.
      let half = bytes.count / 2
      let found = AttestProbe.look(at: [Array(bytes[..<half]), Array(bytes[half...])])
      let alone = AttestProbe.look(at: [bytes, bytes])
      return found.isTrusted || alone.isTrusted ? "a chain that nobody signed was believed" : nil
    },
    Parser("json") { bytes in
      guard let value = try? JSONValue(parsing: bytes) else { return nil }
      return (try? JSONValue(parsing: value.text)) == value ? nil : "what was written reads as something else"
    },
    Parser("schema") { bytes in
      guard let value = try? JSONValue(parsing: bytes) else { return nil }
      guard let form = try? ProfileSchema(value) else { return nil }
      _ = form.schema.violations(of: value)
      let profile = form.profile(with: [:])
      return profile.object?.count == form.schema.properties.count ? nil : "a field was lost"
    },
    Parser("topics") { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      return SensitiveTopics.topic(ofRule: text + " password") == nil ? "a topic was not seen" : nil
    },
  ]
}
