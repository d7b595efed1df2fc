internal import PoolService

/// `pool-actions models`.
enum ModelsCommand {
  static func run(_ arguments: [String]) throws {
    let flags = try Flags(
      arguments,
      valued: ["models", "name", "version", "purpose", "license", "metadata", "url", "bytes", "sha256"])
    let publisher = ModelPublisher(folder: try flags.required("models"))
    switch flags.words.first {
    case nil, "list": for line in try publisher.lines() { Output.line(line) }
    case "publish": try publish(flags, publisher)
    case "withdraw":
      let isDone = try publisher.withdraw(name: try flags.required("name"), version: try flags.required("version"))
      if !isDone { throw UsageError("there is no such model on the list") }
    case let word?: throw UsageError("there is no command models \(word)")
    }
  }

  private static func publish(_ flags: Flags, _ publisher: ModelPublisher) throws {
    let description = ModelPublisher.Description(
      name: try flags.required("name"), version: try flags.required("version"), purpose: try flags.required("purpose"),
      license: try flags.required("license"), metadata: flags["metadata"] ?? "{}")
    guard let url = flags["url"] else {
      Output.line(try publisher.publish(file: try flags.word(1, "the file's name"), description))
      return
    }
    guard let bytes = try flags.number("bytes", 0...Int.max) else { throw UsageError("--bytes is needed") }
    try publisher.publish(url: url, bytes: bytes, sha256: try flags.required("sha256"), description)
  }
}
