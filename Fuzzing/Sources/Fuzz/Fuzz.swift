internal import Foundation
internal import Parsers

/// The fuzzer's own loop, from the compiler's library.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ tryOne: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Gives bytes to one parser. Which one is said in the environment, so that the fuzzer's arguments are its own:
/// `POOL_FUZZ` names it; `POOL_FUZZ_STRETCH`, where set, repeats each input until it has so many bytes, which shows
/// work that grows faster than its input.
@main
enum Fuzz {
  private static let parser: Parser? = {
    let name = ProcessInfo.processInfo.environment["POOL_FUZZ"]
    return Parser.all.first { $0.name == name }
  }()

  private static let stretch = ProcessInfo.processInfo.environment["POOL_FUZZ_STRETCH"].flatMap { Int($0) }

  static func main() {
    guard parser != nil else {
      FileHandle.standardError.write(Data("POOL_FUZZ: \(Parser.all.map(\.name).joined(separator: " "))\n".utf8))
      exit(2)
    }
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(
      runDriver(&count, &arguments) { start, length in
        Fuzz.tryOne(Array(UnsafeBufferPointer(start: start, count: length)))
        return 0
      })
  }

  private static func tryOne(_ input: [UInt8]) {
    var bytes = input
    if let stretch, !input.isEmpty {
      bytes.reserveCapacity(stretch + input.count)
      while bytes.count < stretch { bytes += input }
    }
    if let complaint = parser?.complaint(bytes) { fatalError(complaint) }
  }
}
