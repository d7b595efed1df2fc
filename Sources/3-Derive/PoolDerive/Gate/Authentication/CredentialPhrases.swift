/// The word tables of the rules for passwords, PINs and wireless networks.
enum CredentialPhrases {
  /// Labels of passwords, of who signs in and of networks.
  static let password = PhraseBook<PasswordRule.Topic>([
    .password: [
      "password", "passwd", "passcode", "passphrase", "pass phrase", "pwd", "psw", "login pass", "user pass", "db pass",
      "database pass", "admin pass", "root pass", "mail pass", "smtp pass", "Passwort", "Kennwort", "Passphrase",
      "Zugangskennwort", "Einmalkennwort", "Initialpasswort", "Startpasswort", "mot de passe", "mdp", "contraseña",
      "clave de acceso", "clave secreta", "clave provisional", "clave temporal", "clave inicial", "clave de usuario",
      "clave de administrador", "kodeordet", "lösenordet", "adgangskoden", "hasłem", "仮パスワード", "初期パスワード", "senha",
      "palavra-passe", "parola d'ordine", "parola chiave", "wachtwoord",
      "lösenord", "adgangskode", "kodeord", "passord", "salasana", "hasło", "hasto", "heslo", "şifre", "parola",
      "jelszó",
      "parolă",
      "κωδικός πρόσβασης", "パスワード", "暗証番号", "密码", "密碼", "口令", "비밀번호", "암호", "пароль", "كلمة المرور",
      "كلمة السر", "كلمه المرور", "סיסמה", "סיסמא", "รหัสผ่าน", "mật khẩu", "kata sandi", "पासवर्ड",
      "temporary password", "initial password", "one-time password", "vorläufiges Passwort", "temporäres Passwort",
      "mot de passe provisoire", "mot de passe temporaire", "contraseña provisional", "contraseña temporal",
      "password temporanea", "password provvisoria", "password iniziale", "password amministratore",
      "senha provisória", "senha temporária", "palavra-passe provisória", "palavra-passe temporária",
      "tijdelijk wachtwoord", "tillfälligt lösenord", "midlertidig adgangskode", "midlertidigt kodeord",
      "midlertidig passord", "väliaikainen salasana", "hasło tymczasowe", "tymczasowe hasło", "dočasné heslo",
      "geçici şifre", "administratorkodeord", "administratörslösenord", "mot de passe administrateur",
    ],
    .shortLabel: ["pw", "pass"],
    .user: [
      "user", "username", "user name", "user id", "login", "log in", "account", "e-mail", "email", "mail", "Benutzer",
      "Benutzername", "Nutzername", "Anmeldename", "Kundennummer", "utilisateur", "nom d'utilisateur", "identifiant",
      "compte", "usuario", "utente", "nome utente", "usuário", "utilizador", "gebruiker", "gebruikersnaam", "användare",
      "användarnamn", "bruger", "brugernavn", "bruker", "brukernavn", "käyttäjä", "käyttäjätunnus", "tunnus",
      "użytkownik",
      "nazwa użytkownika", "uživatel", "uživatelské jméno", "kullanıcı", "kullanıcı adı", "ユーザー", "ユーザー名",
      "アカウント", "ログイン", "用户", "用户名", "账号", "帐号", "帳號", "사용자", "아이디", "계정", "пользователь", "логин",
      "имя пользователя", "اسم المستخدم", "المستخدم",
    ],
    .network: [
      "wifi", "wi-fi", "wlan", "ssid", "network", "hotspot", "router", "netzwerk", "réseau", "red wifi", "rete", "rede",
      "netwerk", "nätverk", "netværk", "verkko", "sieć", "síť", "ağ", "無線", "无线", "無線LAN", "와이파이", "сеть", "شبكة",
      "واي فاي",
    ],
  ])

  /// Labels of PINs, and what they belong to.
  static let pin = PhraseBook<PinRule.Topic>([
    .pin: [
      "pin", "pin code", "pincode", "pin number", "pin-nummer", "code pin", "código pin", "codice pin", "пин",
      "пин-код",
    ],
    .certain: [
      "puk", "puk1", "puk2", "pin1", "pin2", "puk code", "code puk", "código puk", "codice puk", "Super-PIN",
      "Geheimzahl",
      "Karten-PIN", "Transport-PIN", "card pin", "sim pin", "atm pin", "code secret", "code confidentiel", "clave pin",
      "código secreto", "codice segreto", "pincode pas", "暗証番号", "暗証コード", "取款密码", "支付密码", "결제 비밀번호",
    ],
    .context: [
      "your pin", "the pin for your", "pin for your", "new pin", "neue PIN", "nouveau code pin", "nuevo pin",
      "nuovo pin", "novo pin", "nieuwe pincode", "ny pin", "Ihre PIN", "deine PIN", "Ihre persönliche Geheimzahl",
      "votre code", "su pin", "tu pin", "il tuo pin", "il suo pin", "seu pin", "uw pincode", "je pincode", "din pin",
      "din pinkod", "pinkod", "din pinkode", "pinkode", "pin-koodi", "pin-koodisi", "kod pin", "twój pin", "pin kód",
      "váš pin", "pin kodunuz", "sim card", "SIM-Karte", "carte sim", "tarjeta sim", "scheda sim", "cartão sim",
      "simkaart",
      "karta sim", "SIMカード", "SIM卡", "ваш пин", "keep your pin", "memorise", "memorize", "cash machine", "Girocard",
      "bank card", "Bankkarte", "debit card", "carte bancaire", "tarjeta bancaria", "carta di debito",
    ],
  ])

  /// Labels of keys and names of wireless networks.
  static let wifi = PhraseBook<WifiPasswordRule.Topic>([
    .key: [
      "wifi key", "wi-fi key", "wlan key", "wpa key", "wpa2 key", "wpa3 key", "wpa psk", "wep key", "wpa2-psk",
      "wlan-key",
      "wireless key", "wireless password", "wireless passphrase", "network key", "network password",
      "network security key",
      "security key", "pre-shared key", "preshared key", "psk", "wifi password", "wi-fi password", "wlan password",
      "wifi pass", "wifi pw", "wlan pw", "hotspot password", "WLAN-Schlüssel", "WLAN-Netzwerkschlüssel",
      "Netzwerkschlüssel", "WPA-Schlüssel", "WPA2-Schlüssel", "WLAN-Passwort", "WLAN-Kennwort", "Sicherheitsschlüssel",
      "WLAN-Netzwerk-Schlüssel", "clé wifi", "clé wi-fi", "clef wifi", "clé wpa", "clé wpa2", "clé wep",
      "clé de sécurité", "clé réseau", "mot de passe wifi",
      "code wifi", "clave wifi", "clave wpa", "clave wpa2", "clave de red", "clave inalámbrica", "contraseña wifi",
      "contraseña de la red", "chiave wifi",
      "chiave wpa", "chiave wpa2", "chiave di rete", "chiave di sicurezza", "chave wpa", "chave wpa2",
      "chave de segurança", "palavra-passe wi-fi", "palavra-passe da rede", "password wifi", "senha wifi",
      "senha do wifi", "chave wifi", "chave de rede",
      "wifi-wachtwoord", "wifi wachtwoord", "netwerksleutel", "beveiligingssleutel", "wifi-lösenord", "nätverksnyckel",
      "wpa-nyckel", "wpa-nøgle", "wpa-nøkkel", "nettverksnøkkel", "wpa-avain", "wpa-sleutel",
      "säkerhetsnyckel", "wifi-kode", "wifi adgangskode", "netværksnøgle", "wifi-salasana", "verkkoavain", "hasło wifi",
      "hasło do wifi", "klucz sieciowy", "klucz wpa", "heslo wifi", "heslo k wifi", "klíč sítě", "wifi şifresi",
      "wi-fi şifresi", "ağ anahtarı", "暗号化キー", "暗号キー", "ネットワークキー", "セキュリティキー", "事前共有キー",
      "wifi密码", "无线密码", "wifi密碼", "无线网络密码", "网络密钥", "와이파이 비밀번호", "wifi 비밀번호", "네트워크 키",
      "пароль wifi", "пароль wi-fi", "ключ сети", "كلمة مرور الواي فاي", "مفتاح الشبكة",
    ],
    .network: [
      "ssid", "wifi", "wi-fi", "wlan", "wireless", "network", "network name", "Netzwerk", "réseau", "Netzwerkname",
      "Name des WLAN", "nom du réseau",
      "nombre de red", "nome rete", "nome da rede", "netwerknaam", "nätverksnamn", "nazwa sieci", "無線", "无线",
    ],
    .plainKey: ["key", "code", "schlüssel", "clé", "clave", "chiave", "chave", "sleutel", "pw", "pass", "キー", "密钥"],
  ])
}
