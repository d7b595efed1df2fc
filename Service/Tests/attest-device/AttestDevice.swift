import Foundation
import PoolAttest
import PoolAttestTesting

/// A device with App Attest, in software, for tests of a client in another package.
///
/// Arguments: the file that its root certificate is written to in DER, the team and the bundle of the app. Each line of
/// input is answered by one of output; bytes are in base64. `key` gives the id of a key just made,
/// `attest ID CHALLENGE` its attestation in the development environment, and `assert ID BODY` its next assertion.
@main
struct AttestDevice {
  private let attester: SoftwareAttester
  private let app: AttestedApp
  private var keys: [String: (key: SoftwareKey, counter: UInt32)] = [:]

  static func main() throws {
    let words = CommandLine.arguments
    guard words.count == 4 else { exit(64) }
    var device = AttestDevice(
      attester: try SoftwareAttester(at: Int64(Date().timeIntervalSince1970)),
      app: AttestedApp(teamID: words[2], bundleID: words[3]))
    try Data(device.attester.root).write(to: URL(fileURLWithPath: words[1]))
    FileHandle.standardOutput.write(Data("ready\n".utf8))
    while let line = readLine() {
      let answer = try device.answer(line.split(separator: " ", omittingEmptySubsequences: false).map(String.init))
      FileHandle.standardOutput.write(Data("\(answer)\n".utf8))
    }
  }

  private mutating func answer(_ words: [String]) throws -> String {
    if words == ["key"] {
      let key = try SoftwareKey()
      let id = Data(key.id).base64EncodedString()
      keys[id] = (key, 0)
      return id
    }
    guard words.count == 3, let (key, counter) = keys[words[1]], let bytes = Data(base64Encoded: words[2]) else {
      return "error"
    }
    switch words[0] {
    case "attest":
      let attestation = try attester.attestation(
        of: key, challenge: Array(bytes), app: app, environment: .development)
      return Data(attestation).base64EncodedString()
    case "assert":
      keys[words[1]] = (key, counter + 1)
      return Data(try key.assertion(over: Array(bytes), app: app, counter: counter + 1)).base64EncodedString()
    default: return "error"
    }
  }
}
