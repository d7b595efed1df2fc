import Testing

@testable import PoolDerive

@Suite struct RecoveryCodeTests {
  private func isHeld(_ lines: String...) -> Bool { SecretsProbe.holds("credential.recoveryCodes", lines) }

  private let hyphened = [
    "3f9a2-b71cd", "8e04c-19f6b", "a5d72-0c8e4", "61bf9-d3a07", "c284e-7f51a", "0d96b-e42c8", "f17a3-58d0e",
    "b93c6-24fa1",
  ]

  @Test(arguments: [
    "Recovery codes", "Save your backup codes", "Wiederherstellungscodes", "Ersatzcodes", "Codes de secours",
    "Códigos de respaldo", "Codici di backup", "Códigos de recuperação", "Herstelcodes", "Återställningskoder",
    "Gendannelseskoder", "Palautuskoodit", "Kody zapasowe", "Záložní kódy", "Kurtarma kodları", "バックアップコード", "恢复代码",
    "백업 코드", "Резервные коды", "رموز الاسترداد",
  ])
  func holdsCodesBesideTheirName(_ name: String) {
    #expect(isHeld(name, hyphened[0], hyphened[1]))
    #expect(isHeld(name, "1234 5678", "8765 4321", "2468 1357", "1029 3847"))
    #expect(!isHeld(name), "a name alone")
    #expect(!isHeld(name, "Generate new ones", "Never"))
  }

  @Test func knowsTheGroupingsInUse() {
    #expect(isHeld("Recovery codes", "3f9a2-b71cd 8e04c-19f6b"))
    #expect(isHeld("Recovery code", "m6a 4zg umh a68"))
    #expect(isHeld("Backup codes", "1. 12345678", "2. 87654321", "3. 24681357", "4. 10293847"))
    #expect(isHeld("Backup codes", "1234 5678 8765 4321", "2468 1357 1029 3847"))
    #expect(isHeld("Recovery key", "123456-234567-345678-456789-567890-678901-789012-890123"))
    #expect(isHeld("Recovery key: A1B2-C3D4-E5F6-G7H8-J9K1-L2M3"))
    #expect(isHeld("Recovery codes", "k4x9q2mz7t"))
  }

  @Test func holdsAPageThatShowsThemEvenWhereTheReaderMissedThem() {
    #expect(isHeld("Use the following recovery code to access your account", "Keep it in a safe place"))
    #expect(!isHeld("You can use your recovery code to regain access", "Keep your device in a safe place"))
  }

  @Test func holdsASheetOfWhichTheReaderSawLittle() {
    #expect(
      isHeld("Save your recovery codes", "Keep these codes somewhere safe. Each can", "be used once.", "Download"))
    #expect(isHeld("Wiederherstellungscodes", "An einem sicheren Ort aufbewahren, jeder Code gilt nur einmal."))
    #expect(isHeld("回復用コード", "安全な場所に保管してください。各コードは一度だけ使用できます。"))
    #expect(isHeld("Backup codes", "Keep them in a safe place.", "xi6be", "g2c5j 9agmf"))
    #expect(isHeld("Rec0very c0des", "Keep them in a safe place, each code once.", "xi6be-g2c5j", "9agmf-7zmqf"))
    #expect(!isHeld("Backup codes", "Keep them in a safe place."))
    #expect(!isHeld("Backup codes", "Keep them in a safe place.", "Made on 3 May", "Settings"))
    #expect(!isHeld("What are recovery codes?", "Each can be used once. Keep them in a safe place."))
    #expect(!isHeld("You should always keep your recovery codes in a safe place; each can be used once."))
    #expect(!isHeld("Recovery codes", "8 of 10 left", "Generate new codes"))
  }

  @Test func holdsAListOfCodesWithoutWords() {
    #expect(isHeld(hyphened[0], hyphened[1], hyphened[2], hyphened[3], hyphened[4], hyphened[5]))
    #expect(
      isHeld(
        "1234 5678", "8765 4321", "2468 1357", "1029 3847", "5647 3829", "9081 7263", "4455 6712", "3391 8820",
        "7718 2093",
        "6650 1184"))
    #expect(!isHeld(hyphened[0], hyphened[1], hyphened[2]), "too few")
    #expect(!isHeld(hyphened[0], hyphened[0], hyphened[0], hyphened[0], hyphened[0], hyphened[0]), "one code")
    #expect(
      !isHeld(
        "Parts of the order", hyphened[0], hyphened[1], hyphened[2], hyphened[3], hyphened[4], hyphened[5], "In stock",
        "Ships today", "Add to list"))
  }

  @Test func passesListsOfOtherThings() {
    #expect(
      SecretsProbe.passes(
        "550e8400-e29b-41d4-a716-446655440000", "6ba7b810-9dad-11d1-80b4-00c04fd430c8",
        "6ba7b811-9dad-11d1-80b4-00c04fd430c8",
        "6ba7b812-9dad-11d1-80b4-00c04fd430c8", "6ba7b814-9dad-11d1-80b4-00c04fd430c8",
        "7d444840-9dc0-11d1-b245-5ffdce74fad2"))
    #expect(
      SecretsProbe.passes(
        "00:1A:2B:3C:4D:5E", "00:1A:2B:3C:4D:5F", "10:1A:2B:3C:4D:60", "20:1A:2B:3C:4D:61", "30:1A:2B:3C:4D:62",
        "40:1A:2B:3C:4D:63"))
    #expect(SecretsProbe.passes("3f9a2b7", "8e04c19", "a5d720c", "61bf9d3", "c284e7f", "0d96be4", "f17a358"))
    #expect(
      SecretsProbe.passes("AB-100001", "AB-100002", "AB-100003", "AB-100004", "AB-100005", "AB-100006", "AB-100007"))
    #expect(SecretsProbe.passes("2019 2020", "2021 2022", "2023 2024", "2025 2026", "2027 2028", "2029 2030"))
    #expect(SecretsProbe.passes("12 24 36", "15 30 45", "18 36 54", "21 42 63", "24 48 72", "27 54 81", "30 60 90"))
    #expect(
      SecretsProbe.passes("Product key", "AB12C-DE34F-GH56J-KL78M-NP90Q"), "a licence key is no way into an account")
    #expect(
      SecretsProbe.passes(
        "555-0100", "555-0101", "555-0102", "555-0103", "555-0104", "555-0105", "555-0106", "555-0107"))
  }
}
