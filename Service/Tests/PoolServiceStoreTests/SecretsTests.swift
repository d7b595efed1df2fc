import Testing

@testable import PoolServiceStore

@Suite struct SecretsTests {
  @Test func digestsAreThoseOfTheStandard() throws {
    // FIPS 180-4's example of three letters.
    let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    #expect(Self.hex(try Secrets.digest(Array("abc".utf8))) == expected)
    #expect(Self.hex(try Secrets.digest(Array("a".utf8), [], Array("bc".utf8))) == expected)
    #expect(try Secrets.digest([]).count == 32)
  }

  @Test func passwordsAreHashedAsTheServiceAlwaysDid() async throws {
    // As Python's hashlib.scrypt gives it, of n=32768, r=8, p=3 and 32 bytes.
    let hashing = PasswordHashing()
    let hash = try await hashing.hash("correct horse battery", salt: [UInt8](0..<16), cost: hashing.cost)
    #expect(Self.hex(hash) == "0544bf8d8dd15c894d51f54589bad74b59be66dc834b9ea4b286764a04a35254")
    await #expect(throws: StoreError.self) { try await hashing.hash("a", salt: [], cost: 1 << 30) }
    await hashing.close()
    await #expect(throws: StoreError.self) { try await hashing.hash("a", salt: [], cost: 32) }
  }

  @Test func randomLettersAreAllUsedAboutEquallyOften() {
    var counts: [Character: Int] = [:]
    for letter in Secrets.randomLetters(62_000) { counts[letter, default: 0] += 1 }
    #expect(counts.count == 62)
    // Six standard deviations around 1,000.
    #expect(counts.values.allSatisfy { (810...1_190).contains($0) })
    #expect(Secrets.randomBytes(32) != Secrets.randomBytes(32))
  }

  @Test func comparingLooksAtAllBytes() {
    let bytes = [UInt8](0..<32)
    #expect(Secrets.isEqual(bytes, bytes))
    for index in bytes.indices {
      var other = bytes
      other[index] ^= 1
      #expect(!Secrets.isEqual(bytes, other))
    }
    #expect(!Secrets.isEqual(bytes, []) && Secrets.isEqual([], []))
  }

  @Test func valuesOfPostgresAreWrittenAndReadBack() throws {
    let blob = SQLValue.blob((0...255).map { UInt8($0) })
    #expect(PostgresText.text(.null) == nil)
    #expect(try PostgresText.value(PostgresText.text(blob) ?? "", type: 17) == blob)
    for number in [Int64.min, -1, 0, .max] {
      #expect(try PostgresText.value(PostgresText.text(.integer(number)) ?? "", type: 20) == .integer(number))
    }
    for number in [0.1, -1e300, 1e-300] {
      #expect(try PostgresText.value(PostgresText.text(.real(number)) ?? "", type: 701) == .real(number))
    }
    for (text, type) in [("x", UInt32(20)), ("", 701), ("\\x0", 17), ("\\xzz", 17), ("00", 17), ("9e99", 20)] {
      #expect(throws: StoreError.self) { try PostgresText.value(text, type: type) }
    }
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { (($0 < 16 ? "0" : "") + String($0, radix: 16)) }.joined()
  }
}
