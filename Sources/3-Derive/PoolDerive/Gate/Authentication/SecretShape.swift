/// Judges by its look alone whether a written value may be a secret.
enum SecretShape {
  /// What a value is made of.
  struct Content {
    var digits = 0
    var lowers = 0
    var uppers = 0
    /// Letters of scripts that have no case, and letters with accents.
    var others = 0
    var signs = 0
    var distinct = 0

    var letters: Int { lowers + uppers + others }

    init(_ value: [Unicode.Scalar]) {
      var seen: Set<UInt32> = []
      for scalar in value {
        seen.insert(scalar.value)
        switch scalar.value {
        case 0x30...0x39: digits += 1
        case 0x61...0x7a: lowers += 1
        case 0x41...0x5a: uppers += 1
        case 0..<0x80: signs += 1
        default: if scalar.properties.isAlphabetic { others += 1 } else { signs += 1 }
        }
      }
      distinct = seen.count
    }
  }

  /// Whether the value only stands for one: dots or stars, an example, a variable, an instruction.
  static func isPlaceholder(_ value: [Unicode.Scalar]) -> Bool {
    let folded = value.flatMap { TextFolding.folded(String($0)) }
    return isMasked(folded) || isVariable(value) || isStandIn(String(String.UnicodeScalarView(folded)))
  }

  /// Whether at least a third of it hides what stood there, or four in a row of any sign that may.
  static func isMasked(_ folded: [Unicode.Scalar]) -> Bool {
    var hidden = 0
    var run = 0
    for scalar in folded {
      if maskSigns.contains(scalar) { hidden += 1 }
      run = maskSigns.contains(scalar) || weakMaskSigns.contains(scalar) ? run + 1 : 0
      if run >= 4 { return true }
    }
    return hidden * 3 >= folded.count || run == folded.count
  }

  private static let maskSigns: Set<Unicode.Scalar> = ["*", "•", "●", "∙", "·", "…", "○", "◦", "■", "▪", "※"]
  private static let weakMaskSigns: Set<Unicode.Scalar> = ["x", "_", ".", "-"]

  /// Whether it is put in elsewhere: `<name>`, `${NAME}`, `$NAME`, `%NAME%`, `{{name}}`, `[name]`, `os.environ`.
  private static func isVariable(_ value: [Unicode.Scalar]) -> Bool {
    guard let first = value.first, let last = value.last else { return true }
    if first == "<" || first == "{" || first == "[" || first == "(" || (first == "%" && last == "%") { return true }
    if first == "%", value.count <= 3 { return true }
    if first == "$" {
      let name = value.dropFirst()
      return name.first == "{" || name.first == "(" || name.allSatisfy { isUpper($0) || $0 == "_" }
    }
    return isExpression(value)
  }

  /// Whether it calls or reaches into something, as code does: `read()`, `config.password`, `request["x"]`.
  private static func isExpression(_ value: [Unicode.Scalar]) -> Bool {
    if let open = value.firstIndex(where: { $0 == "(" || $0 == "[" }), open > 1 {
      let name = value[..<open]
      if name.allSatisfy({ isLetter($0) || $0 == "_" || $0 == "." || $0 == ":" }) { return true }
    }
    guard value.contains(".") || value.contains("->") else { return false }
    return value.allSatisfy { isLetter($0) || $0 == "." || $0 == "_" || $0 == "?" || $0 == "-" || $0 == ">" }
  }

  private static func isStandIn(_ folded: String) -> Bool {
    if standInWords.contains(folded) { return true }
    let letters = String(String.UnicodeScalarView(folded.unicodeScalars.filter { isLetter($0) }))
    if standInWords.contains(letters) && letters.count * 2 > folded.count { return !folded.contains { $0.isNumber } }
    if letters.count == folded.count, namesItself.contains(where: { letters.contains($0) }) { return true }
    return standInParts.contains { letters.contains($0) }
  }

  /// A word with the label's own name in it, such as `challengePassword`, names a field.
  private static let namesItself = ["password", "passwort", "passwd", "secret", "token"]

  private static let standInParts = [
    "yourpassword", "yourapi", "yoursecret", "yourtoken", "yourkey", "youraccess", "yourprivate", "yourclient",
    "example", "placeholder", "changeme", "changethis", "replaceme", "replacewith", "insertyour", "enteryour",
    "redacted", "environ", "getenv", "processenv", "abcdefghij", "dummykey", "sampletoken", "putyour", "addyour",
    "somesecret", "meinpasswort", "tonmotdepasse", "tucontrasena", "hierdein", "goeshere", "loremipsum",
  ]

  /// Words that stand beside such labels on screens and in code without being a secret.
  private static let standInWords: Set<String> = [
    "password", "passwort", "kennwort", "contrasena", "motdepasse", "secret", "token", "key", "value", "string", "str",
    "text", "varchar", "char", "bool", "boolean", "int", "integer", "number", "any", "void", "nil", "null", "none",
    "undefined", "true", "false", "required", "optional", "forgot", "forgotten", "show", "hide", "hidden", "change",
    "reset", "save", "saved", "weak", "strong", "medium", "good", "invalid", "incorrect", "wrong", "valid", "empty",
    "enabled", "disabled", "protected", "never", "always", "expired", "unknown", "todo", "tbd", "here", "login", "sign",
    "enter", "confirm", "confirmation", "repeat", "new", "old", "current", "submit", "cancel", "next", "back", "close",
    "username", "email", "user", "host", "port", "database", "name", "input", "field", "hash", "hashed", "plain",
    "encrypted", "bcrypt", "sha", "md", "argon", "scrypt", "base", "utf", "oauth", "wpa", "wep", "aes", "rsa", "self",
    "this", "process", "config", "options", "params", "request", "args", "data", "manager", "managers", "generator",
    "policy", "settings", "security", "length", "minimum", "maximum", "characters", "verification", "authentication",
    "erforderlich", "vergessen", "andern", "anzeigen", "falsch", "ungultig", "wiederholen", "bestatigen", "optionnel",
    "oublie", "obligatoire", "requis", "incorrecte", "modifier", "afficher", "olvidada", "olvidaste", "obligatoria",
    "incorrecta", "cambiar", "mostrar", "dimenticata", "obbligatoria", "errata", "modifica", "mostra", "esqueceu",
    "vergeten", "verplicht", "wijzigen", "tonen", "glomt", "glemt", "unohtuiko", "wymagane", "zapomniane", "povinne",
    "gerekli", "unuttum", "必須", "変更", "表示", "忘れた", "必填", "修改", "显示", "忘记", "변경", "표시", "필수",
    "изменить", "показать", "забыли", "обязательно", "generate", "generated", "default", "private", "public", "local",
    "shared", "common", "copy", "paste", "edit", "view", "set", "not", "your", "the", "must", "should", "please",
    "foo", "bar", "baz", "example", "dein", "deine", "ihr", "test", "sample", "1password", "pass", "passwd", "root",
    "admin",
  ]

  /// Whether it looks drawn at random: at least `minimum` letters and digits of both kinds, few of them twice.
  static func isRandom(_ value: [Unicode.Scalar], minimum: Int) -> Bool {
    let content = Content(value)
    let count = content.digits + content.lowers + content.uppers
    return count >= minimum && content.others == 0 && content.digits >= 2 && content.lowers + content.uppers >= 2
      && content.distinct >= min(9, count / 2) && content.signs * 3 <= count
  }

  /// Whether it can be a password with no further clue than its label: it mixes letters, digits and signs.
  static func isMixed(_ value: [Unicode.Scalar]) -> Bool {
    let content = Content(value)
    guard value.count >= 4, value.count <= 64, !isPlaceholder(value) else { return false }
    if content.letters >= 1, content.digits >= 1 { return !isMeasureOrDate(value) }
    let inner = value.dropLast().filter { passwordSigns.contains($0) }.count
    let final = value.last.map { "!#$%&*@".unicodeScalars.contains($0) } ?? false
    return content.letters >= 3 && (inner >= 1 || (final && value.count >= 6)) || content.digits >= 4 && inner >= 1
  }

  /// Whether it has letters or digits alone, four or more.
  static func isPlain(_ value: [Unicode.Scalar]) -> Bool {
    let content = Content(value)
    return value.count >= 4 && value.count <= 40 && content.signs == 0 && !isPlaceholder(value)
  }

  private static let passwordSigns: Set<Unicode.Scalar> = [
    "!", "#", "$", "%", "&", "*", "?", "@", "^", "+", "=", "~", "|",
  ]

  /// `12-character`, `8+`, `2fa`, `10min`: a number with the word that it counts; `3rd`, `2024-05-01T10`.
  private static func isMeasureOrDate(_ value: [Unicode.Scalar]) -> Bool {
    // `Changed2026-02-17`, where the blank was lost.
    let name = value.prefix(while: isLetter)
    let date = value.dropFirst(name.count).split(omittingEmptySubsequences: false) { [".", "-", "/"].contains($0) }
    if name.count >= 4, date.count == 3, date.allSatisfy({ (1...4).contains($0.count) && $0.allSatisfy(isDigit) }) {
      return true
    }
    let number = value.prefix(while: isDigit)
    let rest = value.dropFirst(number.count)
    guard !number.isEmpty, number.count <= 4 else { return false }
    let letters = rest.drop(while: { $0 == "-" || $0 == "+" })
    if letters.count < rest.count, letters.allSatisfy(isLetter) { return true }
    if rest.count <= 3, rest.allSatisfy(isLetter) { return true }
    return number.count == 4 && rest.first == "-" && rest.dropFirst().first.map(isDigit) == true
  }

  /// Whether it is one of the digits 0 to 9.
  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x30 && scalar.value <= 0x39 }

  /// Whether it is a capital letter from A to Z.
  static func isUpper(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x41 && scalar.value <= 0x5a }

  /// A letter of any script; of the Latin ones without asking Unicode's tables.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5a, 0x61...0x7a: true
    case 0..<0x80: false
    default: scalar.properties.isAlphabetic
    }
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Whether two scalars stand one after the other in it.
  func contains(_ pair: String) -> Bool { Array(self).contains(pair) }
}

extension [Unicode.Scalar] {
  /// Whether the scalars of a text stand in it, one after the other. Bounded by the product of both lengths.
  func contains(_ text: String) -> Bool {
    let sought = Array(text.unicodeScalars)
    guard !sought.isEmpty, sought.count <= count else { return false }
    for start in 0...(count - sought.count) where self[start] == sought[0] {
      if self[start..<start + sought.count].elementsEqual(sought) { return true }
    }
    return false
  }
}
