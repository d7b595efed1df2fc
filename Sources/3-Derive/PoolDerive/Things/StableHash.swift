/// FNV-1a with 128 bits, as Fowler, Noll and Vo published it: the same digits on every machine and in every run.
///
/// It names what is kept; it protects nothing. Among ten million captures the chance that any two share a name is
/// below 10⁻²⁴. Somebody could construct two texts that do, and would gain that one capture shows the other's names.
package struct StableHash: Sendable {
  private var value: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
  private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b

  package init() {}

  /// Takes in bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt128(byte)) &* Self.prime }
  }

  /// Takes in a text after its length, so that no two lists of texts are the same bytes.
  package mutating func add(text: String) {
    add("\(text.utf8.count):".utf8)
    add(text.utf8)
  }

  /// Takes in a list of texts after its length.
  package mutating func add(texts: [String]) {
    add("[\(texts.count)]".utf8)
    for text in texts { add(text: text) }
  }

  /// 32 lower-case hexadecimal digits.
  package var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
