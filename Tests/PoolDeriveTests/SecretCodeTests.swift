import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct SecretCodeTests {
  private func isSecret(_ code: String) -> Bool {
    SecretsProbe.rules([], codes: [code]).contains("credential.secretCode")
  }

  private static let body = "7Qm2xVb9KtRz4LpWc8NsYdF3hJgT6vXa1E0u5OiB2nCq8MeZkS9"

  @Test(arguments: [
    "otpauth://totp/Example:anna?secret=JBSWY3DPEHPK3PXP&issuer=Example",
    "otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8SGFR",
    "WIFI:S:Home;T:WPA;P:sunshine;;", "WIFI:T:WPA;P:sun\\;shine;S:Home;;",
    "FIDO:/13086400838107303667332719012595115747821895775708",
    "tg://login?token=AQJkd2x0b2tlbg", "sgnl://linkdevice?uuid=a1b2c3&pub_key=BQx9",
    "LPA:1$rsp.example.com$MATCHING-ID-1",
    "MT:Y.K9042C00KA0648G00", "X-HM://0023ISYWYABCD", "2@kQ3vT7xY+abc/DEF0123456789==,Hn7dK2s+Zx9=,pL0qW4e/Rt6=",
    "https://discord.com/ra/kq3vT7xYabcDEF0123456789",
    "DPP:C:81/1;M:5254005828e5;K:MDkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDIgAC;;",
    "{\"user\":\"anna\",\"password\":\"sunshine\"}",
  ])
  func holdsCodesThatLetOneIn(_ code: String) {
    #expect(isSecret(code))
  }

  @Test(arguments: [
    "WIFI:S:Guests;T:nopass;;", "WIFI:S:Guests;T:WPA;P:;;", "https://example.com/menu", "otpauth://totp/Example",
    "BEGIN:VCARD\nFN:MUSTERMANN\nTEL:+49151\nEND:VCARD", "geo:52.5,13.4", "mailto:a@example.com", "MT: see you", "LPA:",
    "bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.01", "2@", "M1MUSTERMANN/ERIKA EABC123 FRAJFK",
    "1234567890",
    "tg://resolve?domain=example", "Password", "",
  ])
  func passesOtherCodes(_ code: String) {
    #expect(SecretsProbe.rules([], codes: [code]).isEmpty)
  }

  @Test func holdsLinksWithATokenInThem() {
    let token = "a8f3K2m9Qx7Lp4Vb6Nc1Zt5"
    #expect(isSecret("https://example.com/reset-password?token=\(token)"))
    #expect(SecretsProbe.holds("credential.secretCode", "Open https://example.com/magic-link/\(token) to sign in"))
    #expect(!isSecret("https://example.com/album/\(token)"))
    #expect(!isSecret("https://example.com/reset-password"))
    #expect(!isSecret("https://example.com/help/how-to-reset-your-password-in-2024-guide"))
  }

  @Test func readsSecretsInText() {
    #expect(SecretsProbe.holds("credential.secretCode", "otpauth://totp/Example:anna?secret=JBSWY3DPEHPK3PXP"))
    #expect(!SecretsProbe.holds("credential.secretCode", "The scheme otpauth:// is used by apps"))
  }

  @Test func holdsPrivateKeysWithTheirBody() {
    let rule = "credential.privateKey"
    #expect(SecretsProbe.holds(rule, "-----BEGIN " + "RSA PRIVATE KEY-----", Self.body))
    #expect(SecretsProbe.holds(rule, "--BEGIN " + "OPENSSH PRIVATE KEY--", Self.body))
    #expect(SecretsProbe.holds(rule, "BEGIN " + "PGP PRIVATE KEY BLOCK", "Version: 2", Self.body))
    #expect(SecretsProbe.rules([], codes: ["-----BEGIN " + "PRIVATE KEY-----\n" + Self.body]).contains(rule))
    #expect(!SecretsProbe.holds(rule, "-----BEGIN PUBLIC KEY-----", Self.body))
    #expect(!SecretsProbe.holds(rule, "-----BEGIN PRIVATE KEY-----", "...", "-----END PRIVATE KEY-----"))
    #expect(!SecretsProbe.holds(rule, "Files that begin with BEGIN PRIVATE KEY must be kept safe"))
  }

  @Test func holdsABlockWhoseBodyTheReaderMissed() {
    func box(_ top: Double) -> Quad {
      Quad(
        topLeft: .init(x: 0.1, y: top), topRight: .init(x: 0.6, y: top), bottomRight: .init(x: 0.6, y: top + 0.02),
        bottomLeft: .init(x: 0.1, y: top + 0.02))
    }
    func holds(_ end: Double, _ name: String) -> Bool {
      let text = [
        TextLine(text: "--BEGIN " + name + "--", box: box(0.1), confidence: 1),
        TextLine(text: "--END " + name + "--", box: box(end), confidence: 1),
      ]
      let evidence = GateEvidence(CaptureReading(text: text), facts: CaptureFacts(mediaType: .photo))
      return PrivateKeyRule.holds(evidence)
    }
    #expect(holds(0.3, "PRIVATE KEY"))
    #expect(!holds(0.13, "PRIVATE KEY"), "nothing stood between them")
    #expect(!holds(0.3, "PUBLIC KEY"))
  }

  @Test func holdsTheKeysOfWallets() {
    let rule = "credential.privateKey"
    let wallet = "5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ"
    #expect(SecretsProbe.holds(rule, "Private key (WIF)", wallet))
    #expect(!SecretsProbe.holds(rule, wallet), "no word says what it is")
    #expect(SecretsProbe.rules([], codes: [wallet]) == ["credential.secretCode"])
    let number = "0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318"
    #expect(SecretsProbe.holds(rule, "Privater Schlüssel", number))
    #expect(!SecretsProbe.holds(rule, "Transaction hash", number))
    #expect(SecretsProbe.holds(rule, "PrivateKey = yAnz5TF+lXXJte14tji3zlMNq+hd2rYUIgJBgB3fBmk="))
    #expect(!SecretsProbe.holds(rule, "PublicKey = yAnz5TF+lXXJte14tji3zlMNq+hd2rYUIgJBgB3fBmk="))
  }
}
