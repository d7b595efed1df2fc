import Testing

@testable import PoolDerive

@Suite struct PasswordRuleTests {
  private func isPassword(_ lines: String...) -> Bool { SecretsProbe.holds("credential.password", lines) }

  @Test(arguments: [
    "Password: hunter2", "Passwort: Sommer2024!", "Kennwort: abc-123-xyz9", "Mot de passe : soleil42",
    "Contraseña: Verano.77",
    "Senha: praia2023", "Password: Estate_19", "Wachtwoord: fiets88", "Lösenord: snöboll12", "Adgangskode: sommer99",
    "Passord: fjord2020", "Salasana: kesa2021", "Hasło: lato2022", "Heslo: leto2022", "Şifre: yaz2022",
    "パスワード：sakura88",
    "密码：panda2024", "密码是panda2024", "비밀번호: hangul77", "Пароль: leto2022", "كلمة المرور: noor2022",
    "Parolă: vara2022", "Jelszó: nyar2022", "รหัสผ่าน: song2022", "Mật khẩu: mua2022x",
  ])
  func holdsAPasswordBesideItsLabel(_ line: String) {
    #expect(isPassword(line))
  }

  @Test func readsTheSeparatorsThatPeopleWrite() {
    #expect(isPassword("password = Tr0ub4dor"))
    #expect(isPassword("Your password is Tr0ub4dor"))
    #expect(isPassword("Dein Passwort lautet Tr0ub4dor"))
    #expect(isPassword("password -> Tr0ub4dor"))
    #expect(isPassword("Password - Tr0ub4dor"))
    #expect(isPassword("PW: Tr0ub4dor"))
    #expect(isPassword("user: anna", "pass: Tr0ub4dor"))
    #expect(!isPassword("Ski pass: AB12CD"))
    #expect(isPassword("Password Tr0ub4dor"))
    #expect(isPassword("\"password\": \"Tr0ub4dor\","))
    #expect(isPassword("Password:", "Tr0ub4dor&3"))
    #expect(isPassword("Password", "Tr0ub4dor&3"))
    #expect(isPassword("Password: 482913"))
    #expect(isPassword("Password: p@ssw!rd"))
  }

  @Test func holdsAPlainWordWhereSomeoneSignsIn() {
    #expect(isPassword("Login: anna", "Password: sunshine"))
    #expect(isPassword("WiFi: Guests", "Password: sunshine"))
    #expect(isPassword("DB_PASSWORD=sunshine"))
    #expect(isPassword("password = \"sunshine\""))
    #expect(!isPassword("Password: sunshine"), "a word alone may be one of a screen")
    #expect(!isPassword("Login: anna", "Password: required"))
    #expect(!isPassword("WiFi: Guests", "Password: ask at the counter"))
  }

  @Test func holdsWhereTheLabelGoesOn() {
    #expect(isPassword("Mot de passe provisoire : SnCIFa6OQ"))
    #expect(isPassword("Identifiant : hkz4pdq", "Mot de passe provisoire : CmdmEfnNW"))
    #expect(isPassword("Password amministratore: xfp9mau9"))
    #expect(isPassword("Palavra-passe de administração: i8hpt66s"))
    #expect(isPassword("Clave provisional: 9buI4Ug5M"))
    #expect(!isPassword("Password manager: 1Keeper7"))
    #expect(!isPassword("Password last changed: 12march24"))
    #expect(!isPassword("Mot de passe provisoire : à modifier"))
  }

  @Test func holdsAWordThatIsSaidToBeThePassword() {
    #expect(isPassword("Password is sunshine"))
    #expect(isPassword("Das Passwort ist Sonnenschein"))
    #expect(!isPassword("Password is required"))
    #expect(!isPassword("Your password is incorrect"))
    #expect(!isPassword("Your password is strong"))
    #expect(!isPassword("Your password is sunshine", "and rain at once"), "the sentence goes on")
    #expect(!isPassword("Password to Paradise"))
    #expect(!isPassword("Lösenord", "Ändrat2026-02-17"))
    #expect(!isPassword("Hasło: Zmieniono03.02.2024"))
  }

  @Test func passesMaskedAndEmptyFields() {
    #expect(SecretsProbe.passes("Username", "anna", "Password", "••••••••", "Sign in"))
    #expect(SecretsProbe.passes("Password: ********"))
    #expect(SecretsProbe.passes("Passwort: xxxxxxxx"))
    #expect(SecretsProbe.passes("Password", "Confirm password", "Create account"))
    #expect(SecretsProbe.passes("Password:", "Forgot your password?"))
    #expect(SecretsProbe.passes("Password", "example@example.com"))
    #expect(SecretsProbe.passes("Passwort", "https://example.com/reset"))
  }

  @Test func passesWhatIsSaidAboutPasswords() {
    #expect(SecretsProbe.passes("Password must have 12 characters and 1 number"))
    #expect(SecretsProbe.passes("Password: 8+ characters"))
    #expect(SecretsProbe.passes("Password: 12-character minimum"))
    #expect(SecretsProbe.passes("Password strength: strong"))
    #expect(SecretsProbe.passes("Change password", "Two-factor authentication", "Off"))
    #expect(SecretsProbe.passes("Password last changed 2024-03-05"))
    #expect(SecretsProbe.passes("Why your password is not safe in 2024"))
    #expect(SecretsProbe.passes("Passwords", "128 saved passwords", "3 reused"))
    #expect(SecretsProbe.passes("Passwort vergessen? Hier klicken"))
    #expect(SecretsProbe.passes("WiFi", "No password needed"))
  }

  @Test(arguments: [
    "password = os.environ[\"DB_PASSWORD\"]", "password: process.env.PASSWORD", "const password = getPassword();",
    "PASSWORD=${DB_PASSWORD}", "PASSWORD=$DB_PASSWORD", "PASSWORD=<password>", "PASSWORD=your-password-here",
    "PASSWORD=changeme", "password: string;", "password: str = Field(...)", "if password == other.password {",
    "<input type=\"password\" name=\"password\">", "password_hash = hash(password)", "let password = user.password",
    "password: {{ vault_password }}", "password: \"\"", "password=None", "validate(password: String) -> Bool",
    "password: bcrypt", "PASSWORD=xxxx", "password VARCHAR(255)", "self.password = password",
  ])
  func passesCodeWithoutSecrets(_ line: String) {
    #expect(SecretsProbe.passes(line))
  }

  @Test func holdsPinsAndPuks() {
    let rule = "credential.pin"
    #expect(SecretsProbe.holds(rule, "PIN: 4821"))
    #expect(SecretsProbe.holds(rule, "Ihre PIN lautet 4821"))
    #expect(SecretsProbe.holds(rule, "Your new PIN", "4821"))
    #expect(SecretsProbe.holds(rule, "PUK 12345678"))
    #expect(SecretsProbe.holds(rule, "SIM card", "PIN1: 1234", "PUK1: 87654321"))
    #expect(SecretsProbe.holds(rule, "暗証番号：4821"))
    #expect(SecretsProbe.holds(rule, "Code secret : 4821"))
    #expect(SecretsProbe.holds(rule, "ваш ПИН-код: 4821"))
  }

  @Test func passesOtherPins() {
    #expect(SecretsProbe.passes("Pin code 560001"))
    #expect(SecretsProbe.passes("Pin Code: 560001", "Bengaluru"))
    #expect(SecretsProbe.passes("PIN VERIFIED"))
    #expect(SecretsProbe.passes("Enter your PIN"))
    #expect(SecretsProbe.passes("Your PIN", "••••"))
    #expect(SecretsProbe.passes("Pin 24 messages"))
    #expect(SecretsProbe.passes("Drop a pin", "2024"))
  }

  @Test func holdsTheKeysOfWirelessNetworks() {
    let rule = "credential.wifiPassword"
    #expect(SecretsProbe.holds(rule, "SSID: HOME-1234", "WPA2 Key: 8f3kq92mzx"))
    #expect(SecretsProbe.holds(rule, "WLAN-Netzwerkschlüssel (WPA2)", "1234 5678 9012 3456 7890"))
    #expect(SecretsProbe.holds(rule, "Clé de sécurité : A1B2C3D4E5F6"))
    #expect(SecretsProbe.holds(rule, "Clave WiFi: perro1234"))
    #expect(SecretsProbe.holds(rule, "Chiave di rete: cane12345"))
    #expect(SecretsProbe.holds(rule, "Wi-Fi password: sunshine"))
    #expect(SecretsProbe.holds(rule, "Network: Cafe", "Key: 98ab76cd"))
    #expect(SecretsProbe.holds(rule, "暗号化キー：a1b2c3d4e5f6g"))
    #expect(SecretsProbe.holds(rule, "WiFi密码：88888888"))
    #expect(SecretsProbe.holds(rule, "Wi-Fi şifresi: deniz2024"))
    #expect(SecretsProbe.holds(rule, "Wifi-wachtwoord: fiets2024"))
    #expect(SecretsProbe.holds(rule, "Hasło do WiFi: lato20242"))
  }

  @Test func passesNetworksWithoutTheirKeys() {
    #expect(SecretsProbe.passes("SSID: HOME-1234", "MAC: 00:1A:2B:3C:4D:5E", "S/N 1234567890AB"))
    #expect(SecretsProbe.passes("Wi-Fi password", "••••••••"))
    #expect(SecretsProbe.passes("Wi-Fi", "Network key", "192.168.178.1"))
    #expect(SecretsProbe.passes("Wi-Fi password: ask at the counter"))
    #expect(SecretsProbe.passes("Free Wi-Fi", "Network: Cafe"))
    #expect(SecretsProbe.passes("Security key", "Use a hardware key to sign in"))
  }
}
