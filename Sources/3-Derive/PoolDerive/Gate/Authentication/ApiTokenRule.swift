internal import PoolTypes

/// Access tokens, keys of programs and passwords inside addresses.
enum ApiTokenRule {
  /// What words of a page tell.
  enum Topic: Hashable, Sendable {
    /// Names a secret of a program, such as `api_key`.
    case label
    /// Names one so loosely that its value must be long.
    case looseLabel
    /// Names the key that sets up an app for one-time codes.
    case setUp
    /// Says that what is on the page is shown this one time.
    case shown
  }

  /// The word table of the rule.
  static let phrases = PhraseBook<Topic>([
    .label: [
      "api key", "apikey", "x-api-key", "api secret", "api token", "access key", "secret access key", "accountkey",
      "account key", "shared access key", "sharedaccesskey", "secret key", "secretkey", "client secret", "clientsecret",
      "app secret", "consumer secret", "access token", "accesstoken", "refresh token", "auth token", "authtoken",
      "session token", "bearer", "bearer token", "personal access token", "bot token", "webhook secret",
      "signing secret",
      "jwt secret", "encryption key", "master key", "service key", "private token", "deploy token", "API-Schlüssel",
      "Zugriffsschlüssel", "Zugriffstoken", "clé api", "clé secrète", "jeton d'accès", "clave api", "clave secreta",
      "token de acceso", "chiave api", "chave api", "chave de api", "api-sleutel", "api-nyckel", "klucz api",
      "klíč api",
      "api anahtarı", "apiキー", "アクセストークン", "api密钥", "访问令牌", "api 키", "액세스 토큰", "ключ api",
      "api-ключ", "токен доступа", "مفتاح api",
    ],
    .setUp: [
      "setup key", "set-up key", "set up key", "manual entry key", "enter this key", "this key", "secret key",
      "setup code",
      "Einrichtungsschlüssel", "Konfigurationsschlüssel", "clé de configuration", "clé secrète",
      "clave de configuración",
      "clave secreta", "chiave di configurazione", "chave de configuração", "instelsleutel", "konfigurationsnyckel",
      "klucz konfiguracyjny", "kurulum anahtarı", "セットアップキー", "设置密钥", "密钥", "설정 키", "ключ настройки", "مفتاح الإعداد",
    ],
    .shown: [
      "won't be able to see it again", "will not be able to see it again", "won't be shown again", "not be shown again",
      "only be shown once", "only shown once", "can't view it again", "unable to view it again",
      "nicht erneut angezeigt",
      "nicht noch einmal angezeigt", "nur einmal angezeigt", "nicht mehr angezeigt", "ne sera plus affiché",
      "ne sera plus affichée", "ne pourrez plus le voir", "no se volverá a mostrar", "no podrás volver a verlo",
      "no podrás volver a verla", "non verrà più mostrato", "non verrà più mostrata", "non potrai più vederlo",
      "não será exibido novamente", "não será mostrado novamente", "não poderá vê-lo novamente", "niet meer getoond",
      "niet opnieuw getoond", "visas bara en gång", "visas inte igen", "vises kun én gang", "vises ikke igen",
      "vises ikke igjen", "ei näytetä uudelleen", "näytetään vain kerran", "nie zostanie ponownie", "tylko raz",
      "nebude znovu zobrazen", "tekrar gösterilmeyecek", "再表示できません", "二度と表示されません", "一度しか表示されません",
      "只显示一次", "不会再次显示", "无法再次查看", "다시 표시되지 않", "больше не будет показан", "لن يظهر مرة أخرى",
    ],
    .looseLabel: ["token", "secret", "apikey", "auth", "authorization", "private key", "key"],
  ])

  /// Whether a line or a code holds a token, a labelled secret or an address with a password.
  static func holds(_ evidence: GateEvidence) -> Bool {
    // Words are looked for only on a page with something that could be what they announce.
    let mayHold = evidence.lines.contains { mayHoldSecret($0.scalars) }
    for (index, line) in evidence.lines.enumerated() {
      if holds(line) || mayHold && holdsLabelled(index, evidence) { return true }
    }
    if isShownOnce(evidence.lines) { return true }
    return evidence.codes.contains { holds(FoldedLine(String($0.text.prefix(2_000)))) }
  }

  /// A screen that shows a new token this one time, where the reader passed over the token itself.
  private static func isShownOnce(_ lines: [FoldedLine]) -> Bool {
    guard lines.count <= 25 else { return false }
    return lines.indices.contains { index in
      guard phrases.topics(in: lines[index]).contains(.shown) else { return false }
      return lines[max(0, index - 2)..<min(lines.count, index + 3)].contains {
        phrases.topics(in: $0).contains(.label)
      }
    }
  }

  /// Whether a line has 14 and more characters with a digit in a row, or four groups of four.
  private static func mayHoldSecret(_ scalars: [Unicode.Scalar]) -> Bool {
    guard scalars.count >= 14 else { return false }
    var length = 0
    var hasDigit = false
    var fours = 0
    for scalar in scalars {
      if LabelledValue.isBlank(scalar) || scalar == "-" && length == 4 {
        fours = length == 4 ? fours + 1 : 0
        length = 0
        hasDigit = false
      } else {
        length += 1
        hasDigit = hasDigit || SecretShape.isDigit(scalar)
        if length >= 14, hasDigit || fours >= 3 { return true }
        if fours >= 3, length == 4 { return true }
      }
    }
    return false
  }

  private static func holds(_ line: FoldedLine) -> Bool {
    guard line.scalars.count >= 12 else { return false }
    if SecretTokens.tokens(of: line).contains(where: SecretTokens.isToken) { return true }
    let raw = LabelledValue.raw(line)
    return hasAddressWithPassword(raw) || hasWebhook(line.scalars) || hasBotToken(raw)
  }

  private static func holdsLabelled(_ index: Int, _ evidence: GateEvidence) -> Bool {
    let line = evidence.lines[index]
    for match in phrases.matches(in: line) where match.topic != .shown {
      if match.topic == .setUp {
        if hasSetUpKey(match.range.upperBound, index, evidence) { return true }
        continue
      }
      if let found = LabelledValue.onLine(line, after: match.range.upperBound) {
        let isLoose = match.topic == .looseLabel
        if isLoose, found.value.contains("."), !found.isQuoted { continue }
        let isBearer = line.scalars[match.range].elementsEqual("bearer".unicodeScalars)
        guard found.isAnnounced || isBearer else { continue }
        if isSecret(found.value, minimum: isLoose || isBearer ? 20 : 14), !isKnownHarmless(found.value) { return true }
      } else if match.topic == .label, line.words.allSatisfy({ $0.range.upperBound <= match.range.upperBound }) {
        let isNear = LabelledValue.lines(near: index, in: evidence).contains { near in
          let text = LabelledValue.raw(evidence.lines[near])
          return !text.contains(where: LabelledValue.isBlank) && isSecret(text, minimum: 16) && !isKnownHarmless(text)
        }
        if isNear { return true }
      }
    }
    return false
  }

  /// Sixteen and more characters of Base32, unbroken or in fours, behind the label or on a line near it.
  private static func hasSetUpKey(_ end: Int, _ index: Int, _ evidence: GateEvidence) -> Bool {
    let rest = evidence.lines[index].scalars[end...].drop { !TextFolding.isWordPart($0) }
    if isSetUpKey(rest) { return true }
    return LabelledValue.lines(near: index, in: evidence).contains { isSetUpKey(evidence.lines[$0].scalars[...]) }
  }

  private static func isSetUpKey(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    guard text.count >= 16, text.count <= 100 else { return false }
    let groups = text.split(whereSeparator: { LabelledValue.isBlank($0) || $0 == "-" })
    let isGrouped = groups.count == 1 || groups.dropLast().allSatisfy { $0.count == 4 }
    let isBase32 = groups.joined().allSatisfy {
      $0.value >= 0x61 && $0.value <= 0x7a || $0.value >= 0x32 && $0.value <= 0x37
    }
    return isGrouped && isBase32 && groups.joined().count >= 16 && groups.joined().contains(where: SecretShape.isDigit)
  }

  private static func isSecret(_ value: [Unicode.Scalar], minimum: Int) -> Bool {
    value.count <= 400 && SecretShape.isRandom(value, minimum: minimum) && !SecretShape.isPlaceholder(value)
      && !value.contains("://")
  }

  /// File names, paths and counted names are no secrets, nor are keys of a cache or a picture.
  private static func isKnownHarmless(_ value: [Unicode.Scalar]) -> Bool {
    let words = value.split { $0 == "-" || $0 == "_" || $0 == "/" || $0 == "." }
    // Letters, digits, or letters with digits behind them: a word with its version.
    let plain = words.count { $0.drop(while: SecretShape.isLetter).allSatisfy(SecretShape.isDigit) && $0.count <= 12 }
    return words.count >= 3 && plain * 4 >= words.count * 3
      || value.count(where: { $0 == "/" }) >= 3 && words.count >= 4
  }

  /// `scheme://name:password@host`. One pass; what stands between `://` and the next blank or slash is looked at.
  static func hasAddressWithPassword(_ raw: [Unicode.Scalar]) -> Bool {
    guard raw.count >= 12 else { return false }
    for place in 0..<(raw.count - 3) where raw[place] == ":" && raw[place + 1] == "/" && raw[place + 2] == "/" {
      let rest = raw[(place + 3)...]
      let part = rest.prefix { !LabelledValue.isBlank($0) && $0 != "/" && $0 != "\"" && $0 != "'" }
      guard let at = part.lastIndex(of: "@"), let colon = part[..<at].firstIndex(of: ":") else { continue }
      let password = Array(part[(colon + 1)..<at])
      if password.count >= 3, part[(at + 1)...].count >= 3, !SecretShape.isPlaceholder(password) { return true }
    }
    return false
  }

  /// Addresses that anyone can post to who knows them.
  private static func hasWebhook(_ folded: [Unicode.Scalar]) -> Bool {
    guard folded.count >= 40, folded.contains("hook") else { return false }
    for beginning in ["hooks.slack.com/services/t", "discord.com/api/webhooks/", "discordapp.com/api/webhooks/"] {
      guard folded.contains(beginning) else { continue }
      return SecretShape.Content(folded).digits >= 6 && !folded.contains("xxxx") && !folded.contains("000000000")
    }
    return false
  }

  /// The token of a bot of Telegram: eight to ten digits, a colon, and 35 characters that begin with `AA`.
  private static func hasBotToken(_ raw: [Unicode.Scalar]) -> Bool {
    guard raw.count >= 40 else { return false }
    for colon in 8..<(raw.count - 30) where raw[colon] == ":" && raw[colon + 1] == "A" && raw[colon + 2] == "A" {
      guard raw[(colon - 8)..<colon].allSatisfy(SecretShape.isDigit) else { continue }
      let body = Array(raw[(colon + 1)...].prefix { !LabelledValue.isBlank($0) && $0 != "/" && $0 != "\"" })
      if body.count >= 30, body.count <= 40, SecretShape.Content(body).distinct >= 14 { return true }
    }
    return false
  }
}
