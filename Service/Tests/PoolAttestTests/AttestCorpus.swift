import Foundation
import PoolAttest
import Testing

/// Attestations and assertions of real devices, where they lie on the machine that tests.
enum AttestCorpus {
  /// One of them.
  struct Vector: Decodable, CustomTestStringConvertible, Sendable {
    var id: String
    var kind: String
    var attestationB64: String?
    var assertionB64: String?
    var challenge: String?
    var clientDataB64: String?
    var keyIdB64: String
    var appId: String
    var environment: String?
    var dateWhenValid: String?
    var publicKeyPem: String?
    var counter: UInt32?

    enum CodingKeys: String, CodingKey {
      case id, kind, challenge, appId, environment, counter
      case attestationB64 = "attestation_b64"
      case assertionB64 = "assertion_b64"
      case clientDataB64 = "client_data_b64"
      case keyIdB64 = "keyId_b64"
      case dateWhenValid = "date_when_valid"
      case publicKeyPem = "public_key_pem"
    }

    var testDescription: String { id }

    var app: AttestedApp {
      let parts = appId.split(separator: ".", maxSplits: 1).map(String.init)
      return AttestedApp(teamID: parts.first ?? "", bundleID: parts.last ?? "")
    }

    /// Seconds since 1970.
    var instant: Int64 {
      let text = (dateWhenValid ?? "").replacing(/\.\d+Z/, with: "Z")
      return ISO8601DateFormatter().date(from: text).map { Int64($0.timeIntervalSince1970) } ?? 0
    }

    /// The last 65 bytes of a public key are its point.
    var point: [UInt8] {
      let lines = (publicKeyPem ?? "").split(separator: "\n").filter { !$0.hasPrefix("-") }
      return Array(AttestCorpus.bytes(lines.joined()).suffix(65))
    }
  }

  static let folder: URL? = {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let folder =
      ProcessInfo.processInfo.environment["CORPUS"].map { URL(fileURLWithPath: $0) }
      ?? here.appendingPathComponent("../../../../shared/corpus").standardized
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  static func bytes(_ base64: String?) -> [UInt8] { Array(Data(base64Encoded: base64 ?? "") ?? Data()) }

  static let vectors: [Vector] = {
    guard let file = folder?.appendingPathComponent("attest/vectors.json"), let data = try? Data(contentsOf: file)
    else { return [] }
    return (try? JSONDecoder().decode([Vector].self, from: data)) ?? []
  }()

  static let attestations = vectors.filter { $0.kind == "attestation" }
  static let assertions = vectors.filter { $0.kind == "assertion" }
}
