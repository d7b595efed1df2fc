import Foundation
import Testing

/// The built `pool-actions`, as an operator runs it.
@Suite(.serialized) struct ExecutableTests {
  private func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body(folder)
  }

  /// Runs to the end; output and status.
  private func finish(_ arguments: [String]) async throws -> (text: String, log: String, status: Int32) {
    let run = try ExecutableRun(arguments)
    #expect(await eventually { !run.isRunning })
    // The last bytes come by a thread of their own.
    try await Task.sleep(for: .milliseconds(100))
    return (run.text, run.log, run.status)
  }

  private func key(in text: String) throws -> String {
    let range = try #require(text.range(of: "pk_live_"))
    return String(text[range.lowerBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  @Test func firstStartShowsOneKeyThatWorksAndTheSecondShowsNone() async throws {
    try await withFolder { folder in
      let first = try ExecutableRun(["serve", "--data", folder, "--port", "0"])
      let port = try #require(await first.port())
      let key = try key(in: first.text)
      #expect(first.text.components(separatedBy: "pk_live_").count == 2)
      let client = try RawClient(port: port)
      let body = Node.registration()
      client.send(
        "POST /v1/installs HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer \(key)\r\nContent-Type: application/json\r\n"
          + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
      #expect(try await client.response().status == 200)
      first.terminate()
      #expect(await eventually { !first.isRunning })
      #expect(first.status == 0, "an orderly end")
      #expect(await eventually { first.log.contains("\"stopped\"") })
      #expect(!first.log.contains(key))

      let second = try ExecutableRun(["serve", "--data", folder, "--port", "0", "--quiet"])
      _ = try #require(await second.port())
      #expect(second.text.isEmpty)
      second.terminate()
      #expect(await eventually { !second.isRunning })
    }
  }

  @Test func killedNodeComesBackWithWhatWasCounted() async throws {
    try await withFolder { folder in
      let first = try ExecutableRun(["serve", "--data", folder, "--port", "0"])
      let port = try #require(await first.port())
      let key = try key(in: first.text)
      func send(_ path: String, _ body: String, _ port: UInt16) async throws -> RawClient.Response {
        let client = try RawClient(port: port)
        client.send(
          "POST \(path) HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer \(key)\r\nContent-Type: application/json\r\n"
            + "X-Pool-Install: \(Node.install)\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
        return try await client.response()
      }
      #expect(try await send("/v1/installs", Node.registration(), port).status == 200)
      let judge = #"{"rule":"receipts","items":[{"ref":"a","text":"receipt"}]}"#
      for _ in 0..<5 { #expect(try await send("/v1/assist/judge", judge, port).status == 200) }
      first.kill()
      #expect(await eventually { !first.isRunning })
      let second = try ExecutableRun(["serve", "--data", folder, "--port", "0"])
      let next = try #require(await second.port())
      let response = try await send("/v1/assist/judge", judge, next)
      #expect((response.json["units"] as? [String: Any])?["remaining"] as? Int == 10_000 - 6)
      second.terminate()
      #expect(await eventually { !second.isRunning })
    }
  }

  @Test func aLogWithoutRoomEndsNoService() async throws {
    try await withFolder { folder in
      let run = try ExecutableRun(["serve", "--data", folder, "--port", "0"], log: "/dev/full")
      #expect(await eventually { run.text.contains("pk_live_") })
      try await Task.sleep(for: .milliseconds(500))
      #expect(run.isRunning)
      run.terminate()
      #expect(await eventually { !run.isRunning })
      #expect(run.status == 0, "an orderly end")
    }
  }

  @Test func aKeyThatCannotBeShownIsSaidToBeLost() async throws {
    try await withFolder { folder in
      let run = try ExecutableRun(
        ["apps", "add", "--name", "A", "--bundle", "b", "--data", folder], output: "/dev/full")
      #expect(await eventually { !run.isRunning })
      try await Task.sleep(for: .milliseconds(100))
      #expect(run.status == 1)
      #expect(run.log.contains("make another one"))
    }
  }

  @Test func appsAndKeysAreAdministered() async throws {
    try await withFolder { folder in
      let data = ["--data", folder]
      let added = try await finish(["apps", "add", "--name", "Mine", "--bundle", "com.example.mine"] + data)
      #expect(added.status == 0 && added.text.contains("com.example.mine") && added.text.contains("pk_live_"))
      let app = String(added.text.prefix { $0 != " " })
      let set = try await finish(["apps", "set", app, "--attest", "enforce", "--units", "5"] + data)
      #expect(set.text.contains("attest enforce") && set.text.contains("5 units"))
      let test = try await finish(["keys", "add", app, "--test"] + data)
      #expect(test.text.contains("pk_test_"))
      let keys = try await finish(["keys", "list", app] + data).text.split(separator: "\n")
      #expect(keys.count == 2 && keys.allSatisfy { $0.hasPrefix("key_") })
      let id = String(keys[0].prefix { $0 != " " })
      #expect(try await finish(["keys", "rotate", id] + data).text.contains("pk_"))
      #expect(try await finish(["keys", "revoke", id] + data).status == 0)
      #expect(try await finish(["keys", "list", app] + data).text.contains("revoked"))
      let usage = try await finish(["usage", app, "--days", "2"] + data)
      #expect(usage.text.contains("units 0 of 5") && usage.text.split(separator: "\n").count == 3)
    }
  }

  @Test(arguments: [
    ["serve", "--nonsense"], ["serve", "--port", "70000"], ["serve", "word"], ["serve", "--tls-key", "k"], ["nothing"],
    ["serve", "--model-name", "m"], ["serve", "--models", "/dev/null"], ["apps", "list", "--data", "--quiet"],
    ["models", "list"],
    ["serve", "--database", "mysql://a"], ["keys", "add"],
    ["apps", "set", "app_none", "--attest", "maybe"],
  ])
  func wrongCommandLinesSayWhatIsWrong(arguments: [String]) async throws {
    try await withFolder { folder in
      let data = arguments[0] == "models" || arguments.contains("--database") ? [] : ["--data", folder]
      let result = try await finish(arguments + data)
      #expect(result.status == 2 && result.log.hasPrefix("pool-actions: "), "\(arguments): \(result)")
    }
  }

  @Test func certificateFilesServeTLS() async throws {
    try await withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let openssl = Process()
      openssl.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
      openssl.arguments = [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-subj",
        "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", folder + "/key.pem", "-out",
        folder + "/certificate.pem",
      ]
      openssl.standardError = FileHandle.nullDevice
      try openssl.run()
      openssl.waitUntilExit()
      let run = try ExecutableRun([
        "serve", "--data", folder + "/data", "--port", "0", "--tls-certificate", folder + "/certificate.pem",
        "--tls-key", folder + "/key.pem",
      ])
      let port = try #require(await run.port())
      for (version, expected) in [("--tlsv1.3", "200"), ("--tls-max 1.2", "200"), ("--tls-max 1.1", "000")] {
        let curl = Process()
        let out = Pipe()
        curl.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        curl.arguments =
          ["curl", "-s", "-m", "10", "-o", "/dev/null", "-w", "%{http_code}", "--cacert", folder + "/certificate.pem"]
          + version.split(separator: " ").map(String.init) + ["https://127.0.0.1:\(port)/health"]
        curl.standardOutput = out
        try curl.run()
        curl.waitUntilExit()
        #expect(String(decoding: out.fileHandleForReading.availableData, as: UTF8.self) == expected, "\(version)")
      }
      run.terminate()
      #expect(await eventually { !run.isRunning })
    }
  }
}
