/// Finds accounts of social services.
enum SocialHandle {
  /// An account that was found.
  struct Found {
    /// `@name` as read.
    var handle: String
    /// The host of its service, where the handle itself tells it.
    var host: String?
    /// Place among the scalars of the chunk.
    var range: Range<Int>
  }

  /// The handle that a piece of a line is, brackets and signs of a sentence aside.
  static func handle(in chunk: LineChunk) -> Found? {
    let scalars = chunk.scalars
    guard let start = scalars.firstIndex(of: "@") else { return nil }
    // A label such as `IG:` may stand at once before it; a name or a number would make it something else.
    let before = scalars[..<start]
    guard before.allSatisfy({ isOpening($0) }) || before.last == ":" && before.dropLast().allSatisfy(isLetter) else {
      return nil
    }
    var end = start + 1
    while end < scalars.count, end - start <= 31, isName(scalars[end]) { end += 1 }
    var nameEnd = end
    while nameEnd > start, scalars[nameEnd - 1] == "." { nameEnd -= 1 }
    let name = scalars[(start + 1)..<max(nameEnd, start + 1)]
    guard (3...30).contains(name.count), name.contains(where: isLetter), let first = name.first, first != "." else {
      return nil
    }
    let text = LineChunk.text(name)
    guard !programs.contains(text.lowercased()), !text.contains("..") else { return nil }
    // The second half of a mail address, whose first half was read apart.
    if let last = name.split(separator: ".").last, last.count < name.count,
      TopLevelDomains.plain.contains(LineChunk.text(last).lowercased())
    {
      return nil
    }
    if end < scalars.count, scalars[end] == "@" {
      // An account of a server that is one of many: `@name@example.social`.
      let host = scalars[(end + 1)...].prefix { isName($0) || $0 == "-" }
      guard HostName.isValid(host, isVouched: false) else { return nil }
      return Found(handle: "@" + text, host: LineChunk.text(host).lowercased(), range: start..<host.endIndex)
    }
    let rest = scalars[end...]
    guard rest.allSatisfy({ isClosing($0) || HostName.isEastern($0) }) else { return nil }
    return Found(handle: "@" + text, host: nil, range: start..<nameEnd)
  }

  /// The account whose profile a page is.
  static func profile(_ address: WebAddress) -> (handle: String, host: String)? {
    let parts = address.segments
    var host = address.plainHost
    if host.hasPrefix("m."), host.utf8.count > 4 { host = String(host.dropFirst(2)) }
    if host == "twitter.com" { host = "x.com" }
    if host == "threads.com" { host = "threads.net" }
    if host == "fb.com" { host = "facebook.com" }
    var name: String?
    if let lead = leads[host] {
      if parts.count == 2, parts[0] == lead { name = parts[1] }
    } else if marked.contains(host) {
      if parts.count == 1, parts[0].hasPrefix("@") { name = String(parts[0].dropFirst()) }
    } else if plain.contains(host), parts.count == 1 {
      name = parts[0].hasPrefix("@") ? String(parts[0].dropFirst()) : parts[0]
    }
    guard let name, (2...40).contains(name.utf8.count), !pages.contains(name.lowercased()),
      name.unicodeScalars.allSatisfy({ isName($0) || $0 == "-" }), name.unicodeScalars.contains(where: isLetter),
      !name.hasSuffix(".php"), !name.hasSuffix(".html")
    else { return nil }
    return ("@" + name, host)
  }

  /// The service that the words of a line speak of, if it is one alone.
  static func service(in line: FoldedLine) -> String? {
    var found: String?
    for word in line.words {
      guard let host = services[word.text], host != found else { continue }
      guard found == nil else { return nil }
      found = host
    }
    return found
  }

  /// The service that a piece of a line names.
  static func service(in chunk: LineChunk) -> String? {
    guard chunk.scalars.count <= 16 else { return nil }
    return service(in: FoldedLine(chunk.text))
  }

  // MARK: - Characters

  /// Whether names of accounts have such a character.
  static func isName(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || (0x30...0x39).contains(scalar.value) || scalar == "_" || scalar == "."
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80 && (0x61...0x7a).contains(scalar.value | 0x20)
  }

  private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    "([{'\u{2018}\u{2019}*-/~.,:&+".unicodeScalars.contains(scalar) || HostName.isEastern(scalar)
      || scalar.value >= 0x2190
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    ")]}'\u{2018}\u{2019},;:!?.*~".unicodeScalars.contains(scalar) || scalar.value >= 0x2190
  }

  // MARK: - Tables

  private static let leads = [
    "linkedin.com": "in", "snapchat.com": "add", "bsky.app": "profile", "reddit.com": "user",
  ]
  private static let marked: Set<String> = ["tiktok.com", "youtube.com", "threads.net", "medium.com", "flickr.com"]
  private static let plain: Set<String> = [
    "instagram.com", "x.com", "facebook.com", "t.me", "github.com", "twitch.tv", "pinterest.com", "vk.com",
    "soundcloud.com", "fb.com", "behance.net", "dribbble.com", "patreon.com", "mastodon.social", "ko-fi.com",
  ]
  /// Pages of the services that are no accounts.
  private static let pages: Set<String> = [
    "p", "reel", "reels", "explore", "home", "login", "about", "share", "search", "hashtag", "i", "intent", "watch",
    "stories", "tv", "accounts", "help", "settings", "privacy", "terms", "signup", "messages", "notifications", "jobs",
    "legal", "policies", "events", "groups", "pages", "marketplace", "gaming", "features", "pricing", "joinchat",
    "sharer", "tos", "download", "developers", "business", "directory", "blog", "compose", "topics", "trending",
    "notfound", "status", "contact", "join", "app", "web", "enterprise", "security", "careers", "discover", "upload",
  ]
  private static let services = [
    "instagram": "instagram.com", "insta": "instagram.com", "ig": "instagram.com", "twitter": "x.com",
    "tweet": "x.com", "tiktok": "tiktok.com", "facebook": "facebook.com", "fb": "facebook.com",
    "youtube": "youtube.com", "threads": "threads.net", "linkedin": "linkedin.com", "snapchat": "snapchat.com",
    "telegram": "t.me", "pinterest": "pinterest.com", "twitch": "twitch.tv", "github": "github.com",
    "bluesky": "bsky.app", "bsky": "bsky.app", "reddit": "reddit.com", "soundcloud": "soundcloud.com",
    "mastodon": "mastodon.social", "weibo": "weibo.com", "vk": "vk.com",
  ]
  /// What programs write after the sign.
  private static let programs: Set<String> = [
    "override", "property", "media", "import", "test", "suite", "state", "binding", "main", "mainactor", "objc",
    "published", "observable", "available", "escaping", "discardableresult", "environment", "param", "return",
    "returns",
    "throws", "deprecated", "autowired", "component", "injectable", "input", "output", "charset", "keyframes",
    "supports", "include", "mixin", "extend", "apply", "layer", "click", "submit", "staticmethod", "classmethod",
    "dataclass", "pytest", "app.route", "nullable", "notnull", "bean", "service", "entity", "see", "since", "author",
    "version", "todo", "if", "else", "foreach", "section", "home", "work", "the", "each", "everyone", "here", "channel",
    "all", "sendable", "viewbuilder", "testable", "frozen", "inlinable", "functools.wraps", "abstractmethod",
  ]
}
