import Testing

@testable import PoolDerive

@Suite struct ApiTokenTests {
  private func isToken(_ lines: String...) -> Bool { SecretsProbe.holds("credential.apiToken", lines) }

  /// Bodies without meaning; each test puts an issuer's beginning before one, so that no whole token stands here.
  private static let mixed = "7Qm2xVb9KtRz4LpWc8NsYdF3hJgT6vXa1E0u"
  private static let upper = "Q7M2XVB9KTRZ4LPW"
  private static let hexadecimal = "9f86d081884c7d659a2feaa0c55ad015"

  @Test(arguments: [
    "ghp_" + mixed, "gho_" + mixed, "github_pat_" + mixed, "glpat-" + mixed.prefix(20),
    "xoxb-" + "123456789012-" + mixed,
    "AIza" + mixed.prefix(35), "sk_live_" + mixed.prefix(24), "rk_live_" + mixed.prefix(24), "sk-" + mixed,
    "sk-proj-" + mixed,
    "sk-ant-" + mixed, "npm_" + mixed, "SG." + mixed.prefix(22) + "." + mixed, "SK" + hexadecimal, "AKIA" + upper,
    "ASIA" + upper, "hf_" + mixed, "pypi-" + mixed, "shpat_" + hexadecimal, "dop_v1_" + hexadecimal + hexadecimal,
    "key-" + hexadecimal, "glsa_" + mixed, "ATATT3" + mixed,
  ])
  func holdsTheFormsThatIssuersPublish(_ token: String) {
    #expect(isToken(token))
    #expect(isToken("token = \"\(token)\""))
  }

  @Test func undoesTheReadersSlips() {
    #expect(isToken("ghp-" + Self.mixed))
    #expect(isToken("github pat " + Self.mixed) == false, "a blank parts the words")
    #expect(isToken("ghp_" + Self.mixed.prefix(28)), "cut at the end of the line")
  }

  @Test func holdsWebTokensAndBearers() {
    let header = "eyJ" + "hbGciOiJIUzI1NiJ9"
    #expect(isToken(header + ".eyJ" + "zdWIiOiIxMjM0NTY3ODkwIn0." + Self.mixed))
    #expect(isToken("Authorization: Bearer " + Self.mixed))
    #expect(!isToken(header), "a header alone")
    #expect(!isToken("Authorization: Bearer <token>"))
  }

  @Test(arguments: [
    "API key", "api_key", "API_KEY", "X-Api-Key", "client_secret", "AWS_SECRET_ACCESS_KEY", "access token",
    "API-Schlüssel",
    "Clé API", "Clave API", "Chiave API", "Chave de API", "API-sleutel", "API-nyckel", "Klucz API", "API anahtarı",
    "APIキー",
    "API密钥", "API 키", "Ключ API", "مفتاح API",
  ])
  func holdsWhatALabelCallsASecret(_ label: String) {
    #expect(isToken("\(label): \(Self.mixed)"))
    #expect(isToken(label, Self.mixed))
    #expect(!isToken("\(label): your-api-key-here-12345678"))
    #expect(!isToken("\(label): xxxxxxxxxxxxxxxxxxxxxxxx"))
    #expect(!isToken(label, "Create new"))
  }

  @Test func holdsPasswordsInAddresses() {
    #expect(isToken("postgres://app:s3cr3tPw@db.example.com:5432/app"))
    #expect(isToken("DATABASE_URL=mysql://root:hunter2@localhost/app"))
    #expect(!isToken("postgres://user:password@localhost/app"))
    #expect(!isToken("postgres://app:${DB_PASSWORD}@db/app"))
    #expect(!isToken("https://user:****@example.com"))
    #expect(!isToken("https://example.com:8080/@anna"))
    #expect(!isToken("ssh://git@example.com:2222/app.git"))
  }

  @Test func holdsBotsAndWebhooks() {
    #expect(isToken("1234567890:AA" + Self.mixed.prefix(33)))
    #expect(isToken("https://hooks.slack.com/services/" + "T01234567/B01234567/" + Self.mixed.prefix(24)))
    #expect(!isToken("https://hooks.slack.com/services/" + "T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX"))
  }

  @Test func holdsTheKeysThatSetUpAnAuthenticator() {
    #expect(isToken("Setup key", "JBSW Y3DP EHPK 3PXP"))
    #expect(isToken("Secret key: JBSWY3DPEHPK3PXP"))
    #expect(isToken("Einrichtungsschlüssel", "jbsw y3dp ehpk 3pxp jbsw y3dp"))
    #expect(!isToken("Setup key", "some more text that goes on"))
    #expect(!isToken("JBSW Y3DP EHPK 3PXP"), "no word says what it is")
  }

  @Test func readsTokensInCodes() {
    #expect(SecretsProbe.rules([], codes: ["ghp_" + Self.mixed]) == ["credential.apiToken"])
  }

  @Test(arguments: [
    "API_KEY=your-key-here", "commit 9f86d081884c7d659a2feaa0c55ad0159f86d081",
    "sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b",
    "id: 550e8400-e29b-41d4-a716-446655440000", "etag: \"33a64df551425fcc55e4d42a148795d9f25f89d4\"",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4",
    "const token = await getToken()",
    "token: process.env.GITHUB_TOKEN", "AKIAIOSFODNN7" + "EXAMPLE", "ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
    "sk-learn-contrib-packages-for-everyone", "public key: ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGq8x0v2",
    "tracking 1Z999AA10123456784", "secret: ${{ secrets.DEPLOY_TOKEN }}", "max_tokens: 4096",
    "cache key: node-modules-v12-linux-x64",
    "token count 128000", "SKU SK-2024-0012-BLUE", "key: ArrowDown", "Secret Santa: draw names on 2024-12-01",
    "Serial key board model K380-920-007558",
  ])
  func passesWhatIsNoSecret(_ line: String) {
    #expect(SecretsProbe.passes(line))
  }

  @Test func holdsAScreenThatShowsATokenOnce() {
    let rule = "credential.apiToken"
    #expect(SecretsProbe.holds(rule, "API keys", "Copy your access token now. You won't be able to see it again."))
    #expect(SecretsProbe.holds(rule, "Zugriffstoken", "Er wird nur einmal angezeigt."))
    #expect(SecretsProbe.passes("API keys", "Create an access token"))
    #expect(SecretsProbe.passes("The film won't be shown again."))
  }
}
