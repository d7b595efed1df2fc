internal import PoolTypes

/// Access tokens, keys of programs and passwords inside addresses.
enum ApiTokenRule {
  enum Topic: Hashable, Sendable {
    /// Names a secret of a program, such as `api_key`.
    case label
    /// Names one so loosely that its value must be long.
    case looseLabel
  }

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
    .looseLabel: ["token", "secret", "apikey", "auth", "authorization", "private key", "key"],
  ])

  static func holds(_ evidence: GateEvidence) -> Bool {
    for (index, line) in evidence.lines.enumerated() where holds(line) || holdsLabelled(index, evidence) { return true }
    return evidence.codes.contains { holds(FoldedLine(String($0.text.prefix(2_000)))) }
  }

  private static func holds(_ line: FoldedLine) -> Bool {
    guard line.scalars.count >= 12 else { return false }
    if SecretTokens.tokens(of: line).contains(where: SecretTokens.isToken) { return true }
    let raw = LabelledValue.raw(line)
    return hasAddressWithPassword(raw) || hasWebhook(line.scalars) || hasBotToken(raw)
  }

  private static func holdsLabelled(_ index: Int, _ evidence: GateEvidence) -> Bool {
    let line = evidence.lines[index]
    for match in phrases.matches(in: line) {
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
