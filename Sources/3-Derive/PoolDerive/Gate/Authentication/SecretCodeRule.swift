internal import PoolTypes

/// Codes and links that let whoever sees them in.
enum SecretCodeRule {
  /// Whether a code, or a piece of text, is one of these.
  static func holds(_ evidence: GateEvidence) -> Bool {
    if evidence.codes.contains(where: { isSecret(Array($0.text.unicodeScalars.prefix(4_000)), isCode: true) }) {
      return true
    }
    return evidence.lines.contains { line in
      guard line.scalars.count >= 12 else { return false }
      let raw = LabelledValue.raw(line)
      return raw.split(whereSeparator: LabelledValue.isBlank).contains { piece in
        piece.count >= 12 && isSecret(Array(piece), isCode: false)
      }
    }
  }

  /// - Parameter isCode: whether it is all that a code holds; in text, only what cannot be prose is looked for.
  private static func isSecret(_ text: [Unicode.Scalar], isCode: Bool) -> Bool {
    guard let first = text.first else { return false }
    let folded = text.map { SecretShape.isUpper($0) ? Unicode.Scalar(UInt8($0.value) + 0x20) : $0 }
    switch first {
    case "o", "O", "w", "W", "t", "T", "s", "S", "l", "L", "f", "F", "x", "X", "m", "M", "2", "h", "H", "d", "D", "p",
      "P":
      if isScheme(folded) || isLink(text, folded) { return true }
    default: break
    }
    return isCode && (isCodeAlone(text, folded) || hasPasswordField(folded))
  }

  /// Schemes whose whole content is a secret.
  private static func isScheme(_ folded: [Unicode.Scalar]) -> Bool {
    if folded.starts(with: "wifi:".unicodeScalars) { return hasWifiPassword(folded) }
    if folded.starts(with: "otpauth://".unicodeScalars) { return folded.contains("secret=") }
    for (beginning, rest) in schemes where folded.starts(with: beginning.unicodeScalars) {
      return folded.count >= beginning.count + rest
    }
    return false
  }

  /// Beginning and the least number of characters behind it: one-time password seeds, passkeys, linking of a device
  /// to a messenger, mobile subscriptions, the set-up of devices at home, wireless enrolment.
  private static let schemes: [(String, Int)] = [
    ("otpauth-migration://", 12), ("fido:/", 20), ("tg://login?token=", 8), ("sgnl://linkdevice?", 8),
    ("tsdevice:/?", 8),
    ("lpa:1$", 6), ("x-hm://", 9), ("mt:", 19), ("dpp:", 20), ("sqrl://", 8), ("bwotp://", 8), ("steam://login", 4),
    ("steammobile://", 8), ("whatsapp://link", 4),
  ]

  /// `P:` with something behind it; `T:nopass` has nothing.
  private static func hasWifiPassword(_ folded: [Unicode.Scalar]) -> Bool {
    var place = 5
    while place + 2 < folded.count {
      let isStart = place == 5 || folded[place - 1] == ";" && folded[place - 2] != "\\"
      if isStart, folded[place] == "p", folded[place + 1] == ":" { return folded[place + 2] != ";" }
      place += 1
    }
    return false
  }

  /// A link that signs in or sets a new password, with a token in it.
  private static func isLink(_ text: [Unicode.Scalar], _ folded: [Unicode.Scalar]) -> Bool {
    guard folded.starts(with: "http".unicodeScalars), folded.count >= 40 else { return false }
    for beginning in signInHosts where folded.contains(beginning) { return true }
    guard linkWords.contains(where: { folded.contains($0) }) else { return false }
    let pieces = text.split { ["/", "?", "&", "=", "#"].contains($0) }
    return pieces.dropFirst(2).contains { piece in
      piece.count >= 16 && SecretShape.isRandom(Array(piece), minimum: 16) && !SecretShape.isPlaceholder(Array(piece))
        && piece.count(where: { $0 == "-" }) <= 6
    }
  }

  private static let linkWords = [
    "reset-password", "password-reset", "resetpassword", "passwordreset", "reset_password", "password_reset",
    "password/reset",
    "reset/", "magic-link", "magiclink", "magic_link", "/magic", "login?token", "login/token", "signin?token",
    "login-token",
    "access_token=", "auth_token=", "token=", "one-time-login", "set-password", "new-password", "sso?token", "recover",
    "passwort-zurucksetzen", "verify-email", "email/verify", "/verify/", "authkey=", "loginkey=", "/activate/", "sig=",
  ]

  /// Addresses that signed-in devices scan to let another one in.
  private static let signInHosts = [
    "discord.com/ra/", "login.weixin.qq.com/l/", "s.team/q/", "signal.link/#", "wa.me/settings/linked_devices#",
  ]

  /// What is a secret only if nothing else is in the code.
  private static func isCodeAlone(_ text: [Unicode.Scalar], _ folded: [Unicode.Scalar]) -> Bool {
    if PrivateKeyRule.isWalletImport(text) { return true }
    // Linking a browser to WhatsApp: a reference and keys in Base64, commas between.
    if text.starts(with: "2@".unicodeScalars) { return text.count >= 40 && text.contains(",") }
    return SeedPhraseRule.isPhrase(folded)
  }

  /// `"password":"…"` in JSON or `password=…` in an address.
  private static func hasPasswordField(_ folded: [Unicode.Scalar]) -> Bool {
    guard folded.contains("pass") else { return false }
    let line = FoldedLine(String(String.UnicodeScalarView(folded)))
    return CredentialPhrases.password.matches(in: line).contains { match in
      guard match.topic == .password, let found = LabelledValue.onLine(line, after: match.range.upperBound) else {
        return false
      }
      return found.isAnnounced && found.value.count >= 4 && !SecretShape.isPlaceholder(found.value)
    }
  }
}
