/// A way into one parser of text, for the fuzzer and for the replay of what it found.
package struct Parser: Sendable {
  package let name: String
  /// Reads the bytes. Nil, or what was promised of the result and does not hold.
  package let complaint: @Sendable ([UInt8]) -> String?

  init(_ name: String, _ complaint: @escaping @Sendable ([UInt8]) -> String?) {
    self.name = name
    self.complaint = complaint
  }

  /// All of them; each name is a folder of seeds and fail cases.
  package static let all: [Parser] = GateParsers.all + DeriveParsers.all + OtherParsers.all
}
