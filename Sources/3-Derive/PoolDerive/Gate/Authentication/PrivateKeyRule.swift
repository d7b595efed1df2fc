internal import PoolTypes

/// Private keys in clear: PEM and PGP blocks, keys of wallets and of other tools.
enum PrivateKeyRule {
  /// What words of a page tell.
  enum Topic: Hashable, Sendable {
    /// The first line of a block.
    case header
    /// The last line of a block.
    case footer
    /// "Private key" and the like.
    case label
  }

  /// The word table of the rule.
  static let phrases = PhraseBook<Topic>([
    .header: [
      "begin private key", "begin rsa private key", "begin ec private key", "begin dsa private key",
      "begin openssh private key", "begin encrypted private key", "begin pgp private key block",
      "begin ssh2 encrypted private key", "putty-user-key-file-2", "putty-user-key-file-3",
    ],
    .footer: [
      "end private key", "end rsa private key", "end ec private key", "end dsa private key", "end openssh private key",
      "end encrypted private key", "end pgp private key block", "end ssh2 encrypted private key",
    ],
    .label: [
      "private key", "privatekey", "wif", "secret key", "spending key", "Privater Schlüssel", "clé privée",
      "clave privada",
      "chiave privata", "chave privada", "privésleutel", "privat nyckel", "privat nøgle", "yksityinen avain",
      "klucz prywatny", "soukromý klíč", "özel anahtar", "秘密鍵", "私钥", "私鑰", "개인 키", "приватный ключ",
      "закрытый ключ", "المفتاح الخاص",
    ],
  ])

  /// Whether a block with its body, or a labelled key of a wallet, stands in the text or a code.
  static func holds(_ evidence: GateEvidence) -> Bool {
    holds(evidence.lines) || hasMissedBody(evidence)
      || evidence.codes.contains { holds([FoldedLine(String($0.text.prefix(4_000)))]) }
  }

  private static func holds(_ lines: [FoldedLine]) -> Bool {
    var labels: Set<Int> = []
    var headers: [Int] = []
    var footers: [Int] = []
    for (index, line) in lines.enumerated() {
      let topics = phrases.topics(in: line)
      if topics.contains(.header) { headers.append(index) }
      if topics.contains(.footer) { footers.append(index) }
      if !topics.isEmpty { labels.insert(index) }
    }
    // A block without its body is only talked about.
    for header in headers where lines[header..<min(lines.count, header + 8)].contains(where: hasBody) { return true }
    // The first line may be misread or out of the picture.
    for footer in footers where lines[max(0, footer - 4)..<footer].contains(where: hasBody) { return true }
    return lines.indices.contains { index in
      guard lines[index].scalars.count >= 43 else { return false }
      let isLabelled = (max(0, index - 2)...index).contains(where: labels.contains)
      return SecretTokens.tokens(of: lines[index]).contains { isKey($0, isLabelled: isLabelled) }
    }
  }

  /// A block's first and last line, far apart with nothing between them: the reader passed over the body.
  private static func hasMissedBody(_ evidence: GateEvidence) -> Bool {
    evidence.lines.indices.dropLast().contains { index in
      let line = evidence.lines[index]
      guard line.words.count <= 6, line.scalars.contains("-"), phrases.topics(in: line).contains(.header),
        phrases.topics(in: evidence.lines[index + 1]).contains(.footer)
      else { return false }
      let (upper, lower) = (evidence.text[index].box, evidence.text[index + 1].box)
      let height = upper.bottomLeft.y - upper.topLeft.y
      return height > 0 && lower.topLeft.y - upper.bottomLeft.y > 1.5 * height
    }
  }

  /// At least 30 characters of Base64 in a row, of several kinds.
  private static func hasBody(_ line: FoldedLine) -> Bool {
    guard line.scalars.count >= 30 else { return false }
    return SecretTokens.tokens(of: line).contains { token in
      let content = SecretShape.Content(token)
      return token.count >= 30 && content.lowers >= 4 && content.uppers >= 4 && content.digits >= 1
        && content.distinct >= 14
    }
  }

  private static func isKey(_ token: [Unicode.Scalar], isLabelled: Bool) -> Bool {
    if isExtendedKey(token) { return true }
    guard isLabelled, token.count >= 43, token.count <= 130 else { return false }
    return isWalletImport(token) || isHexadecimal(token) || isWireGuard(token)
  }

  /// Keys whose own beginning tells what they are.
  private static func isExtendedKey(_ token: [Unicode.Scalar]) -> Bool {
    let beginnings: [(text: String, length: Int)] = [
      ("xprv", 100), ("yprv", 100), ("zprv", 100), ("tprv", 100), ("age-secret-key-1", 60), ("AGE-SECRET-KEY-1", 60),
      ("nsec1", 60),
    ]
    return beginnings.contains { token.count >= $0.length && token.starts(with: $0.text.unicodeScalars) }
      && SecretShape.Content(token).distinct >= 14
  }

  /// Base58 of 51 or 52 characters that begins with 5, K or L; one may be lost or doubled in reading.
  static func isWalletImport(_ token: [Unicode.Scalar]) -> Bool {
    guard token.count >= 50, token.count <= 53, let first = token.first, ["5", "K", "L"].contains(first) else {
      return false
    }
    let content = SecretShape.Content(token)
    return content.signs == 0 && content.uppers >= 8 && content.lowers >= 8 && content.digits >= 2
  }

  /// 64 hexadecimal digits, with or without `0x`.
  private static func isHexadecimal(_ token: [Unicode.Scalar]) -> Bool {
    let digits = token.starts(with: "0x".unicodeScalars) ? token.dropFirst(2) : token[...]
    return digits.count >= 62 && digits.count <= 66
      && digits.allSatisfy { SecretShape.isDigit($0) || "abcdefABCDEF".unicodeScalars.contains($0) }
  }

  /// 44 characters of Base64 with one equals sign behind them.
  private static func isWireGuard(_ token: [Unicode.Scalar]) -> Bool {
    guard token.count == 44, token.last == "=" else { return false }
    let content = SecretShape.Content(token)
    return content.lowers >= 6 && content.uppers >= 6 && content.distinct >= 18
  }
}
