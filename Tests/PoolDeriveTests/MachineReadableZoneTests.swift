import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct MachineReadableZoneTests {
  private func isHeld(_ text: String) -> Bool {
    GateRuleFixture.held(text, by: IdentityRules.all).contains("identity.machineReadableZone")
  }

  /// The specimens of ICAO 9303 and the French card's.
  private static let specimens: [(name: String, lines: [String])] = [
    ("TD1", ["I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"]),
    ("TD2", ["I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122F1204159<<<<<<<6"]),
    ("TD3", ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"]),
    ("MRV-A", ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L8988901C4XXX4009078F96121096ZE184226B<<<<<<"]),
    ("MRV-B", ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "L8988901C4XXX4009078F9612109<<<<<<<<"]),
    ("France", ["IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<<", "8806923102858CORINNE<<<<<<<6512068F6"]),
  ]

  @Test(arguments: specimens.indices) func everyFormatIsHeldInAnyOrderAndByOneLine(_ place: Int) {
    let (name, lines) = Self.specimens[place]
    #expect(isHeld(lines.joined(separator: "\n")), "\(name)")
    #expect(isHeld(lines.reversed().joined(separator: "\n")), "\(name) upside down")
    for line in lines.prefix(2) { #expect(isHeld("Some text\n\(line)\nmore text"), "\(name): \(line)") }
  }

  @Test(arguments: specimens.indices) func lowerCaseBlanksAndMisreadFillersAreMended(_ place: Int) {
    let (name, lines) = Self.specimens[place]
    for line in lines.prefix(2) {
      #expect(isHeld(line.lowercased()), "\(name) lower: \(line)")
      #expect(isHeld(line.replacing("<<<<", with: "<< <<")), "\(name) blanks: \(line)")
      #expect(isHeld(line.replacing("<<", with: "«")), "\(name) guillemets: \(line)")
      #expect(isHeld(line.replacing("<<<", with: "<K<")), "\(name) K: \(line)")
      #expect(isHeld(line.replacing("<<<<", with: "<<(")), "\(name) short: \(line)")
    }
  }

  @Test func confusedLettersAndDigitsAreMendedByTheirPlace() {
    #expect(isHeld("L898902C36UT07408I22F12O4159ZE184226B<<<<<10"))
    #expect(isHeld("D23I458907UTO74O8122FI204I59<<<<<<<6"))
    #expect(isHeld("P<UT0ERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<"))
    // One of the two days is misread, number and state are right.
    #expect(isHeld("L898902C36UTO7403122F1204159ZE184226B<<<<<10"))
  }

  @Test func aLineThatTheReaderSplitIsJoined() {
    #expect(isHeld("L898902C36UTO7408\n122F1204159ZE184226B<<<<<10"))
    #expect(isHeld("7408122F1204159UTO<<<<\n<<<<<<<6"))
  }

  @Test func missingCharactersAreBorne() {
    #expect(isHeld("98902C36UTO7408122F1204159ZE184226B<<<<<10"))
    #expect(isHeld("L898902C36UTO7408122F1204159"))
    #expect(isHeld("P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<"))
    #expect(isHeld("<UTO7408122F1204159"))
  }

  @Test func wrongCheckDigitsAndWrongDaysPass() {
    #expect(!isHeld("7408123F1204158"))
    #expect(!isHeld("7413122F1234159"))
    #expect(!isHeld("A1B2C3D4E5F6740812"))
  }

  @Test func licencesOfOneAndThreeLinesAreHeld() {
    #expect(isHeld("FACHE000000000012<<640812<<<<<\nMUSTERMANN<<MAX<<<<<<<<<<<<<<<"))
    #expect(isHeld("D1FRA13AA000026181231MARTIN<<9"))
    #expect(!isHeld("D1FRAGMENTSHADERSAREPROGRAMS12"))
  }

  @Test func codeAndProsePass() {
    for text in [
      "std::cout << \"Value: \" << value << std::endl;", "<<<<<<< HEAD", ">>>>>>> feature/passport", "a << 2 | b << 4",
      "template <typename T, typename U> struct pair<T, U>", "if (left < right && right < width) {",
      "Please show your passport at the gate", "P<T>(value)", "0123456789ABCDEF0123456789ABCDEF",
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", "< Back    Next >", "<<< Menu >>>",
      "WIFI:T:WPA;S:guest;P:secret;;", "friend Expected<BitcodeFileContents>", "PASSENGERLISTKKKKKKKKKKKK",
    ] { #expect(!isHeld(text), "\(text)") }
  }

  @Test func licenceCodesAreHeldAndOthersPass() {
    func held(_ text: String, _ symbology: String = "PDF417") -> [String] {
      GateRuleFixture.held("", by: IdentityRules.all, codes: [ReadCode(symbology: symbology, text: text, box: nil)])
    }
    #expect(held("@\n\u{1e}\rANSI 636026080102DL00410288DLDAQD12345678\nDCSSAMPLE\nDBB06061986") == ["identity.code"])
    #expect(
      held("P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<L898902C36UTO7408122F1204159ZE184226B<<<<<10", "QR") == [
        "identity.code"
      ])
    #expect(held("RSSMRA85T10A562S", "Code39") == ["identity.nationalNumber.IT"])
    #expect(held("https://example.org/", "QR").isEmpty)
    #expect(held("4006381333931", "EAN-13").isEmpty)
  }
}
