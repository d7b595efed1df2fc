import Foundation
import Synchronization
import Testing

/// A headless Chromium that a test drives by the DevTools protocol over a pipe. It reaches this machine alone.
final class Chromium: Sendable {
  /// Where it is installed; nil where it is not.
  static let program = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// What went wrong in the browser or on the way to it.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let process: Process
  private let input: FileHandle
  private let folder: URL
  private let answers = Mutex(Answers())
  private let session = Mutex<String?>(nil)

  private struct Answers {
    var rest = Data()
    var number = 0
    var byNumber: [Int: Data] = [:]
  }

  /// Starts a browser with one empty page.
  init() async throws {
    guard let program = Self.program else { throw Failure(description: "Chromium is not installed") }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("chromium-\(UUID().uuidString)")
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The protocol's pipes are the descriptors 3 and 4. Root has no sandbox to be in.
    process.arguments = [
      "-c", "exec \"$@\" 3<&0 4>&1 >/dev/null 2>&1", "sh", program, "--headless=new", "--no-sandbox", "--disable-gpu",
      "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--disable-dev-shm-usage", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--window-size=1200,1600",
      "--user-data-dir=\(folder.path)", "--remote-debugging-pipe", "about:blank",
    ]
    let (commands, events) = (Pipe(), Pipe())
    process.standardInput = commands
    process.standardOutput = events
    process.standardError = FileHandle.nullDevice
    input = commands.fileHandleForWriting
    events.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      if data.isEmpty { handle.readabilityHandler = nil }
      self?.heard(data)
    }
    try process.run()
    let made = try await call("Target.createTarget", ["url": "about:blank"], of: nil)
    let attached = try await call(
      "Target.attachToTarget", ["targetId": made["targetId"] ?? "", "flatten": true], of: nil)
    session.withLock { $0 = attached["sessionId"] as? String }
    _ = try await call("Page.enable")
  }

  func end() {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Goes to a page and waits until it is there.
  func open(_ address: String) async throws {
    let answer = try await call("Page.navigate", ["url": address])
    if let text = answer["errorText"] as? String { throw Failure(description: "\(address): \(text)") }
    try await settle()
  }

  /// Waits until the page is loaded whole.
  func settle() async throws {
    let isThere = await eventually(seconds: 60) {
      // Between two pages there is nothing to ask.
      (try? await self.run("document.readyState") as? String) == "complete"
    }
    guard isThere else { throw Failure(description: "the page was not loaded") }
  }

  /// Runs a script in the page, and waits for what it promises.
  /// - Returns: its value, as JSON has it.
  @discardableResult
  func run(_ script: String) async throws -> Any? {
    let answer = try await call(
      "Runtime.evaluate", ["expression": script, "awaitPromise": true, "returnByValue": true])
    if let trouble = answer["exceptionDetails"] { throw Failure(description: "\(trouble)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Fills the form with this action and sends it, as a person does.
  func submit(_ action: String, _ fields: [String: String] = [:]) async throws {
    let text = String(decoding: try JSONSerialization.data(withJSONObject: fields), as: UTF8.self)
    // The mark goes with the page, so that the next one can be told from it.
    try await run(
      """
      (() => {
        const form = [...document.forms].find(f => new URL(f.action).pathname === '\(action)');
        if (!form) throw new Error('no form \(action)');
        for (const [name, value] of Object.entries(\(text))) {
          const field = form.elements[name];
          if (field.type === 'checkbox') field.checked = value === 'on'; else field.value = value;
        }
        window.isBefore = true;
        form.querySelector('button').click();
      })()
      """)
    let isNext = await eventually(seconds: 60) {
      (try? await self.run("window.isBefore === undefined") as? Bool) == true
    }
    guard isNext else { throw Failure(description: "\(action) led nowhere") }
    try await settle()
  }

  /// The text that a person sees.
  func text() async throws -> String { try await run("document.body.innerText") as? String ?? "" }

  /// A picture of the whole page in PNG.
  func picture() async throws -> Data {
    let answer = try await call("Page.captureScreenshot", ["format": "png", "captureBeyondViewport": true])
    return try #require(Data(base64Encoded: answer["data"] as? String ?? ""))
  }

  // MARK: The protocol

  private func call(_ method: String, _ parameters: [String: Any] = [:]) async throws -> [String: Any] {
    try await call(method, parameters, of: session.withLock { $0 })
  }

  private func call(_ method: String, _ parameters: [String: Any], of session: String?) async throws -> [String: Any] {
    let number = answers.withLock { answers in
      answers.number += 1
      return answers.number
    }
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    message["sessionId"] = session
    try input.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    // A browser takes its time to start on a busy machine.
    guard await eventually(seconds: 60, { self.answers.withLock { $0.byNumber[number] != nil } }),
      let data = answers.withLock({ $0.byNumber.removeValue(forKey: number) }),
      let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { throw Failure(description: "\(method) was not answered") }
    if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
    return answer["result"] as? [String: Any] ?? [:]
  }

  /// Messages end with a zero byte; those without a number are events, which nobody waits for.
  private func heard(_ data: Data) {
    answers.withLock { answers in
      answers.rest += data
      while let end = answers.rest.firstIndex(of: 0) {
        let message = Data(answers.rest[answers.rest.startIndex..<end])
        answers.rest = Data(answers.rest[answers.rest.index(after: end)...])
        guard let fields = try? JSONSerialization.jsonObject(with: message) as? [String: Any],
          let number = fields["id"] as? Int
        else { continue }
        answers.byNumber[number] = message
      }
    }
  }
}
