import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct AuthenticationRulesTests {
  @Test func namesAreStableAndOfTheirKind() {
    #expect(
      AuthenticationRules.all.map(\.name) == [
        "credential.password", "credential.pin", "credential.recoveryCodes", "credential.oneTimeCode",
        "credential.seedPhrase", "credential.privateKey", "credential.apiToken", "credential.secretCode",
        "credential.wifiPassword",
      ])
    #expect(AuthenticationRules.all.allSatisfy { $0.kind == .authentication })
  }

  @Test func passesOrdinaryScreens() {
    #expect(
      SecretsProbe.passes(
        "Settings", "Sign-in and security", "Password", "Last changed 3 Mar 2024", "2-Step Verification",
        "On since 2021",
        "Passkeys", "2 passkeys", "Recovery phone", "+49 151 23456789", "Recovery email", "anna@example.com"))
    #expect(
      SecretsProbe.passes(
        "Your parcel is on its way", "Tracking number", "JJD000390007827364512", "Order 302-1234567-1234567",
        "Arrives Tuesday", "Track"))
    #expect(
      SecretsProbe.passes(
        "Boarding pass", "Booking reference", "X7K2QM", "LH 1234", "Seat 14A", "Gate B22", "Boarding 18:45",
        "220-1234567890"))
    #expect(
      SecretsProbe.passes(
        "March 2024", "Mon Tue Wed Thu Fri Sat Sun", "1 2 3", "4 5 6 7 8 9 10", "11 12 13 14 15 16 17",
        "18 19 20 21 22 23 24", "25 26 27 28 29 30 31"))
    #expect(SecretsProbe.passes("5 3 4 6 7 8 9 1 2", "6 7 2 1 9 5 3 4 8", "1 9 8 3 4 2 5 6 7", "8 5 9 7 6 1 4 2 3"))
    #expect(
      SecretsProbe.passes("52.520008, 13.404954", "48.8566 N 2.3522 E", "IP 192.168.178.42", "fe80::1ff:fe23:4567:890a")
    )
    #expect(
      SecretsProbe.passes(
        "Serial number C02XK1ABJGH5", "Model A2338", "IMEI 49 015420 323751 8", "EID 89049032004008882600"))
    #expect(SecretsProbe.passes("Arsenal 2 - 1 Chelsea", "Leeds 0 - 0 Hull", "FT 90+4"))
    #expect(SecretsProbe.passes("Join with code", "Game PIN", "Kahoot"))
  }

  @Test func passesListingsWithoutSecrets() {
    #expect(
      SecretsProbe.passes(
        "commit 4f2a9c1e7b8d3056a1c2e4f60718293a4b5c6d7e", "Author: anna <anna@example.com>",
        "Date: Mon Mar 4 10:12:00 2024",
        "    Fix the password field", "4f2a9c1 Fix login", "b81d0e2 Add tokens to the parser", "9c3e7a5 Rename key"))
    #expect(
      SecretsProbe.passes(
        "import os", "password = os.environ[\"DB_PASSWORD\"]", "api_key = os.getenv(\"API_KEY\")",
        "token: str | None = None",
        "def login(user: str, password: str) -> bool:", "    return check(user, password)", "API_KEY=<your-api-key>"))
    #expect(
      SecretsProbe.passes(
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a.txt",
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b.txt"))
  }

  @Test func holdsAFileOfSettingsWithSecrets() {
    let lines = ["DEBUG=false", "SECRET_KEY=k3j9x0qv7mz2w8ht5r1c", "DB_PASSWORD=Xk29slq", "PORT=8080"]
    #expect(SecretsProbe.rules(lines) == ["credential.password", "credential.apiToken"])
  }

  @Test func theGateTellsKindsAndNames() {
    let line = TextLine(
      text: "Password: hunter2",
      box: Quad(
        topLeft: .init(x: 0, y: 0), topRight: .init(x: 0, y: 0), bottomRight: .init(x: 0, y: 0),
        bottomLeft: .init(x: 0, y: 0)),
      confidence: 1)
    let verdict = RuleGate().verdict(on: CaptureReading(text: [line]), facts: CaptureFacts(mediaType: .photo))
    #expect(verdict.kinds == [.authentication])
    #expect(verdict.rules == ["credential.password"])
  }

  @Test func findsTheValueToTheRightOfALabel() {
    func box(_ left: Double, _ top: Double) -> Quad {
      Quad(
        topLeft: .init(x: left, y: top), topRight: .init(x: left + 0.2, y: top),
        bottomRight: .init(x: left + 0.2, y: top + 0.04),
        bottomLeft: .init(x: left, y: top + 0.04))
    }
    let text = [
      TextLine(text: "Password", box: box(0.1, 0.2), confidence: 1),
      TextLine(text: "Hint", box: box(0.1, 0.3), confidence: 1),
      TextLine(text: "Tr0ub4dor", box: box(0.5, 0.2), confidence: 1),
    ]
    let evidence = GateEvidence(CaptureReading(text: text), facts: CaptureFacts(mediaType: .photo))
    #expect(PasswordRule.holds(evidence))
    #expect(LabelledValue.lines(near: 0, in: evidence) == [1, 2])
  }

  @Test func neverFailsOnOddInput() {
    let odd = [
      "", " ", ":", "=", "password:", "password=", "password=\"", "PIN", "PIN:", "otp", "code is", "is code", "G-",
      "G-1", "://@",
      "://:@", "a://b:c@d", "eyJ", "2@", "WIFI:", "WIFI:P", "WIFI:P:", "MT:", "1 2 3 4 5 6", "1234", "wifi key (",
      "SSID ()",
      "密码", "密码是", "验证码是", "12345678:AA", String(repeating: "password: ", count: 200),
      String(repeating: "1 able ", count: 280),
      String(repeating: "a-", count: 990), String(repeating: "A", count: 1_990), "\u{200f}كلمة", "ﷺ: ﷺ", "ß: ßßßß1",
      "½¼¾: ⅷⅷⅷ",
    ]
    for line in odd {
      #expect(SecretsProbe.rules([line, line, line], codes: [line]).allSatisfy { !$0.isEmpty })
    }
  }

  /// The reader takes the stroke of the Polish letter for that of a `t`.
  @Test func holdsAPolishPasswordAsItIsRead() {
    #expect(
      SecretsProbe.holds(
        "credential.password", "Zapisane hasta", "Strona", "papergarden.pl", "Nazwa uzytkownika", "hello@riverlane.pl",
        "Hasto", "BlueCloud292#"))
  }
}
