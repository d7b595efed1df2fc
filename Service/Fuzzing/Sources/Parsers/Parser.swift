/// A way into one parser of bytes, for the fuzzer.
package struct Parser: Sendable {
  /// A folder of seeds and fail cases.
  package let name: String
  /// Reads the bytes. Nil, or what was promised of the result and does not hold.
  package let complaint: @Sendable ([UInt8]) -> String?

  init(_ name: String, _ complaint: @escaping @Sendable ([UInt8]) -> String?) {
    self.name = name
    self.complaint = complaint
  }
}
