/// Cuts lines into unbroken pieces and knows the forms of access tokens.
enum SecretTokens {
  /// The pieces of a line that are at least 12 characters long, cut at blanks, quotes, brackets and the like.
  static func tokens(of line: FoldedLine) -> [[Unicode.Scalar]] {
    guard line.scalars.count >= 12 else { return [] }
    let raw = LabelledValue.raw(line)
    var found: [[Unicode.Scalar]] = []
    var start = 0
    for place in 0...raw.count
    where place == raw.count || isCut(raw[place], next: place + 1 < raw.count ? raw[place + 1] : nil) {
      if place - start >= 12 { found.append(Array(raw[start..<place])) }
      start = place + 1
    }
    return found
  }

  /// An equals sign cuts unless it pads Base64, at the end.
  private static func isCut(_ scalar: Unicode.Scalar, next: Unicode.Scalar?) -> Bool {
    switch scalar {
    case " ", "\t", "\u{a0}", "\"", "'", "`", ",", ";", "(", ")", "[", "]", "{", "}", "<", ">", ":", "“", "”", "|", "?",
      "&", "#":
      true
    case "=": next.map { $0 != "=" && $0 != " " && $0 != "\"" && $0 != "'" } ?? false
    default: false
    }
  }

  /// A published form of token.
  private struct Form: Sendable {
    /// What it begins with; where a sign stands, a reader may have seen another sign or none.
    var beginning: [Unicode.Scalar]
    /// Least letters and digits behind the beginning: some fewer than issued, for lines are cut.
    var minimum: Int

    init(_ beginning: String, _ minimum: Int) {
      self.beginning = Array(beginning.unicodeScalars)
      self.minimum = minimum
    }
  }

  /// As the issuers' pages publish them: Amazon, GitHub, GitLab, Slack, Google, Stripe, OpenAI and others.
  private static let forms: [Form] = [
    Form("AKIA", 14), Form("ASIA", 14), Form("ghp_", 24), Form("gho_", 24), Form("ghu_", 24), Form("ghs_", 24),
    Form("ghr_", 24), Form("github_pat_", 20), Form("glpat-", 16), Form("gldt-", 16), Form("glrt-", 16),
    Form("xoxb-", 16),
    Form("xoxp-", 16), Form("xoxa-", 16), Form("xoxs-", 16), Form("xoxr-", 16), Form("xapp-", 16), Form("AIza", 28),
    Form("ya29.", 20), Form("GOCSPX-", 20), Form("sk_live_", 16), Form("rk_live_", 16), Form("sk_test_", 16),
    Form("rk_test_", 16), Form("whsec_", 20), Form("sk-proj-", 20), Form("sk-ant-", 20), Form("sk-or-", 20),
    Form("sk-", 20),
    Form("npm_", 24), Form("pypi-", 24), Form("SG.", 24), Form("shpat_", 20), Form("shpss_", 20), Form("dop_v1_", 24),
    Form("hf_", 24), Form("r8_", 24), Form("gsk_", 24), Form("figd_", 20), Form("dckr_pat_", 18), Form("glsa_", 20),
    Form("lin_api_", 20), Form("sntrys_", 20), Form("rubygems_", 24), Form("PMAK-", 24), Form("NRAK-", 16),
    Form("ATATT3", 24),
    Form("EAAC", 30), Form("dapi", 26), Form("secret_", 30), Form("ntn_", 30), Form("tskey-", 18), Form("hvs.", 20),
    Form("key-", 28), Form("SK", 30), Form("CLOJARS_", 30), Form("sq0csp-", 20), Form("EAAAE", 30),
  ]

  /// The forms by the first character of each.
  private static let formsByFirst: [Unicode.Scalar: [Form]] = Dictionary(grouping: forms) { $0.beginning.first ?? " " }

  /// Whether a piece is an access token of a known form and no example.
  static func isToken(_ token: [Unicode.Scalar]) -> Bool {
    guard token.count >= 16, let first = token.first else { return false }
    for form in formsByFirst[first] ?? [] {
      guard let end = match(form.beginning, token) else { continue }
      let body = Array(token[end...])
      if isBody(body, minimum: form.minimum, form: form.beginning) { return true }
    }
    return isWebToken(token)
  }

  private static func isBody(_ body: [Unicode.Scalar], minimum: Int, form: [Unicode.Scalar]) -> Bool {
    let content = SecretShape.Content(body)
    guard content.letters + content.digits >= minimum, content.distinct >= 8, content.others == 0 else { return false }
    guard body.allSatisfy(isTokenPart), !SecretShape.isPlaceholder(body) else { return false }
    // A bare short beginning needs a body that no word can be; the published form of `SK` is hexadecimal.
    if form.count <= 4, form.last.map(SecretShape.isLetter) == true, content.digits < 2 { return false }
    if form.count == 2 {
      return body.count == 32 && body.allSatisfy { SecretShape.isDigit($0) || "abcdef".unicodeScalars.contains($0) }
    }
    return content.digits >= 1 && content.letters >= 4
  }

  private static func isTokenPart(_ scalar: Unicode.Scalar) -> Bool {
    SecretShape.isDigit(scalar) || scalar.value < 0x80 && SecretShape.isLetter(scalar)
      || ["_", "-", ".", "=", "+", "/", "%", "~"].contains(scalar)
  }

  /// Place behind a beginning, or nil. A sign of the beginning may have been read as another one, or lost.
  private static func match(_ beginning: [Unicode.Scalar], _ token: [Unicode.Scalar]) -> Int? {
    var place = 0
    for scalar in beginning {
      guard place < token.count else { return nil }
      if token[place] == scalar {
        place += 1
      } else if scalar == "_" || scalar == "-" {
        if token[place] == "-" || token[place] == "_" { place += 1 }
        if beginning.count < 4 { return nil }
      } else {
        return nil
      }
    }
    return place
  }

  /// A JSON web token: three parts of Base64 with points between, the first of which begins with `{"`.
  private static func isWebToken(_ token: [Unicode.Scalar]) -> Bool {
    guard token.count >= 40, token.starts(with: "eyJ".unicodeScalars) else { return false }
    return SecretShape.Content(token).distinct >= 14 && token.allSatisfy(isTokenPart) && !token.contains("...")
      && (token.contains(".eyJ") || token.count(where: { $0 == "." }) == 2 || token.count >= 60)
  }
}
