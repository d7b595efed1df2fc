import Foundation
import PoolService
import PoolWire
import Testing

/// The contract and the service say the same. What bodies look like is checked against the running server by
/// `Scripts/contract`.
@Suite struct ContractTests {
  private func contract() throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("openapi.yaml")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  @Test func pathsAndMethodsAreTheSame() throws {
    var written: Set<String> = []
    var path = ""
    for line in try contract() {
      if line.hasPrefix("components:") { break }
      if line.hasPrefix("  /"), line.hasSuffix(":") { path = String(line.dropFirst(2).dropLast()) }
      if line == "    get:" || line == "    post:" {
        written.insert("\(line.dropFirst(4).dropLast().uppercased()) \(path)")
      }
    }
    let served = ActionsService.paths.flatMap { route in route.methods.map { "\($0) \(route.pattern)" } }
    #expect(written == Set(served) && served.count == 13)
  }

  @Test func everyCodeOfTheContractHasItsStatus() throws {
    let lines = try contract()
    let start = try #require(lines.firstIndex { $0.hasSuffix("enum:") && $0.hasPrefix("              ") })
    let codes = lines[(start + 1)...].prefix { $0.contains("- ") }.map {
      $0.trimmingCharacters(in: .whitespaces).dropFirst(2)
    }
    #expect(codes.count == 29)
    for code in codes {
      let status = WireErrorCode(rawValue: String(code)).status
      #expect(code == "internal" ? status == 500 : status != 500, "\(code)")
    }
  }
}
