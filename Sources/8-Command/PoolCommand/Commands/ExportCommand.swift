internal import Foundation
internal import PoolKit

/// Prints the whole index.
enum ExportCommand: Command {
  static let name = "export"
  static let summary = "print every capture as JSON lines"
  static let explanation = """
    Prints all that the index holds, one capture a line, newest first. With --output the file appears whole or not at
    all, and only you can read it.
    """
  static let jsonForm = "One line a capture, with the fields of `pool show`; with and without --json."
  static let output = Flag(name: "output", value: .file("FILE"), help: "Write to FILE instead.")
  static let flags = [output]
  static let examples: [CommandExample] = [
    ("pool export --output captures.jsonl", "The whole index in one file."),
    ("pool export | head -n 1", "The newest capture."),
  ]

  static func run(_ arguments: Arguments) async throws -> Int32 {
    let client = try await Places.openForReading(arguments)
    let file = try arguments.value(output).map(OutputFile.init)
    do {
      for try await record in client.context.all(using: OwnGrant.grant) { Output.json(JSONForm.record(record)) }
      try file?.keep()
    } catch {
      file?.discard()
      throw error
    }
    return 0
  }
}

/// A file that takes the place of standard output, under another name until it is whole.
private struct OutputFile {
  private let path: String
  private let draft: String

  /// - Throws: `PoolError.permissionDenied`.
  init(_ path: String) throws {
    self.path = path
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    // A pipe or a device is written to as it is, and so is what a link leads to.
    draft = exists && type != .typeRegular ? path : path + ".part-\(getpid())"
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    let descriptor = isFolder.boolValue ? -1 : open(draft, flags, 0o600)
    guard descriptor >= 0, dup2(descriptor, STDOUT_FILENO) >= 0 else {
      throw PoolError.permissionDenied("The file \(path) cannot be written.")
    }
    close(descriptor)
    if draft != path {
      let draft = draft
      Output.whenClosed {
        unlink(draft)
        exit(1)
      }
    }
  }

  /// - Throws: `PoolError.permissionDenied`.
  func keep() throws {
    guard draft == path || rename(draft, path) == 0 else {
      throw PoolError.permissionDenied("The file \(path) cannot be written.")
    }
  }

  func discard() { if draft != path { unlink(draft) } }
}
