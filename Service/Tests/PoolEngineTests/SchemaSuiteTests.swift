import Foundation
import Testing

@testable import PoolEngine

/// The folder of files from elsewhere, where it is there.
let corpus: URL? = {
  let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  let folder =
    ProcessInfo.processInfo.environment["CORPUS"].map { URL(fileURLWithPath: $0) }
    ?? here.appendingPathComponent("../../../../shared/corpus").standardized
  return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
}()

/// The test suite of json-schema.org, drafts 2020-12 and 7.
@Suite(.enabled(if: corpus != nil, "the corpus is not there")) struct SchemaSuiteTests {
  /// Keywords, and values of them, that the subset understands.
  private static let understood: Set<String> = [
    "type", "properties", "required", "items", "enum", "const", "description", "title", "minLength", "maxLength",
    "minimum", "maximum", "minItems", "maxItems", "format", "additionalProperties",
  ]

  /// Whether a schema keeps to the subset, told without the reader of schemas.
  private static func isInSubset(_ schema: JSONValue) -> Bool {
    guard let object = schema.object else { return false }
    for key in object.keys {
      guard understood.contains(key), let value = object[key] else { return false }
      switch key {
      case "additionalProperties":
        if value != .bool(false) { return false }
      case "format":
        if !["date", "date-time", "email", "uri"].contains(value.string ?? "") { return false }
      case "items":
        if !isInSubset(value) { return false }
      case "properties":
        guard let members = value.object else { return false }
        if !members.keys.allSatisfy({ isInSubset(members[$0] ?? .null) }) { return false }
      default: break
      }
    }
    return true
  }

  /// The mark of the draft is no keyword of the subset; the suite writes it into every schema of 2020-12.
  private static func withoutDraft(_ schema: JSONValue) -> JSONValue {
    guard var object = schema.object else { return schema }
    object["$schema"] = nil
    return .object(object)
  }

  @Test func everyTestOfTheSubsetAgreesAndEverythingElseIsRefused() throws {
    let folder = try #require(corpus).appendingPathComponent("schema")
    let index = try String(contentsOf: folder.appendingPathComponent("expected.jsonl"), encoding: .utf8)
    var (agreed, groups, refused) = (0, 0, 0)
    for line in index.split(separator: "\n") {
      let file = try #require(try JSONValue(parsing: String(line)).object?["file"]?.string)
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(file)))
      // In the main suite a format is a remark; its own folder has it checked.
      let isFormatChecked = file.contains("/optional/format/")
      for group in try #require(try JSONValue(parsing: bytes).array) {
        let members = try #require(group.object)
        let source = Self.withoutDraft(try #require(members["schema"]))
        let name = "\(file): \(members["description"]?.string ?? "")"
        guard Self.isInSubset(source) else {
          refused += 1
          #expect(throws: SchemaError.self, "\(name)") { try JSONSchema(source) }
          continue
        }
        groups += 1
        let schema = try JSONSchema(source)
        for test in members["tests"]?.array ?? [] {
          let data = try #require(test.object?["data"])
          let isValid = schema.violations(of: data, isFormatChecked: isFormatChecked).isEmpty
          #expect(isValid == test.object?["valid"]?.bool, "\(name): \(test.object?["description"]?.string ?? "")")
          agreed += 1
        }
      }
    }
    #expect(groups >= 60)
    #expect(refused >= 100)
    #expect(agreed >= 300)
  }

  @Test func theMarkOfTheDraftIsRefusedLikeAnyOtherKeyword() {
    let schema = JSONValue.object(JSONObject([("$schema", .string("x")), ("type", .string("object"))]))
    #expect(throws: SchemaError.unsupported("$schema")) { try JSONSchema(schema) }
  }
}
