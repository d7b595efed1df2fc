import Foundation
import PoolAttestTesting
import PoolHTTP
import PoolService
import Testing

@Suite(.serialized) struct ModelEndpointTests {
  private let content = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31 / 7) }

  private func withShelf(_ body: (ModelShelf, String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shelf-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(content).write(to: URL(fileURLWithPath: folder + "/vectors.onnx"))
    let publisher = ModelPublisher(folder: folder)
    let digest = try publisher.publish(
      file: "vectors.onnx",
      .init(
        name: "text-vector", version: "1", purpose: "text", license: "Apache-2.0", metadata: #"{"dimensions":384}"#))
    try publisher.publish(
      url: "https://models.example.com/faces.onnx", bytes: 7, sha256: String(repeating: "ab", count: 32),
      .init(name: "face-vector", version: "2", purpose: "face", license: "MIT"))
    #expect(digest == SoftwareAttester.sha256(content).map { String(format: "%02x", $0) }.joined())
    try await body(try ModelShelf(folder: folder), digest)
  }

  @Test func listNamesFilesHereAndElsewhere() async throws {
    try await withShelf { shelf, digest in
      try await withNode(models: shelf, service: { $0.publicAddress = "https://actions.example.com/" }) { node in
        try await node.register()
        let response = try await node.call("GET", "/v1/models")
        let models = try #require(response.json["models"] as? [[String: Any]])
        #expect(models.map { $0["name"] as? String } == ["text-vector", "face-vector"])
        #expect(models[0]["url"] as? String == "https://actions.example.com/v1/models/\(digest)")
        #expect(models[0]["bytes"] as? Int == content.count && models[0]["sha256"] as? String == digest)
        #expect((models[0]["metadata"] as? [String: Any])?["dimensions"] as? Int == 384)
        #expect(models[1]["url"] as? String == "https://models.example.com/faces.onnx")
        let tag = try #require(response.header("ETag"))
        let same = try await node.call("GET", "/v1/models", nil, ["If-None-Match": "\"x\", W/\(tag)"])
        #expect(same.status == 304 && same.body.isEmpty && same.header("ETag") == tag)
        #expect(try await node.call("GET", "/v1/models", nil, ["If-None-Match": "\"x\""]).status == 200)
      }
    }
  }

  @Test func filesComeWholeInPartsAndNotAtAll() async throws {
    try await withShelf { shelf, digest in
      try await withNode(models: shelf) { node in
        try await node.register()
        let path = "/v1/models/\(digest)"
        let whole = try await node.call("GET", path)
        #expect(whole.status == 200 && whole.body == content)
        #expect(whole.header("Cache-Control")?.contains("immutable") == true)
        #expect(whole.header("Accept-Ranges") == "bytes")
        let part = try await node.call("GET", path, nil, ["Range": "bytes=1000-1999"])
        #expect(part.status == 206 && part.body == Array(content[1_000..<2_000]))
        #expect(part.header("Content-Range") == "bytes 1000-1999/100000")
        let rest = try await node.call("GET", path, nil, ["Range": "bytes=99990-", "If-Range": "\"\(digest)\""])
        #expect(rest.status == 206 && rest.body == Array(content[99_990...]))
        let changed = try await node.call("GET", path, nil, ["Range": "bytes=0-1", "If-Range": "\"other\""])
        #expect(changed.status == 200 && changed.body.count == content.count)
        let beyond = try await node.call("GET", path, nil, ["Range": "bytes=100000-"])
        #expect(beyond.status == 416 && beyond.header("Content-Range") == "bytes */100000")
        #expect(try await node.call("GET", path, nil, ["If-None-Match": "\"\(digest)\""]).status == 304)
        let head = try await node.call("HEAD", path)
        #expect(head.status == 200 && head.header("Content-Length") == "100000")
        let elsewhere = try await node.call("GET", "/v1/models/" + String(repeating: "ab", count: 32))
        #expect(elsewhere.status == 404)
        #expect(try await node.call("GET", "/v1/models/..%2Fmodels.json").status == 404)
        #expect(try await node.call("GET", path, nil, ["Authorization": ""]).status == 401)
      }
    }
  }

  @Test func changedFileIsNotServed() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shelf-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: folder + "/a"))
    let publisher = ModelPublisher(folder: folder)
    _ = try publisher.publish(file: "a", .init(name: "a", version: "1", purpose: "text", license: "MIT"))
    try Data([1, 2]).write(to: URL(fileURLWithPath: folder + "/a"))
    #expect(throws: ModelShelfError.self) { try ModelShelf(folder: folder) }
    #expect(throws: ModelShelfError.self) {
      try publisher.publish(file: "../a", .init(name: "a", version: "1", purpose: "text", license: "MIT"))
    }
    #expect(try publisher.withdraw(name: "a", version: "1"))
    #expect(try publisher.lines().isEmpty)
  }
}
