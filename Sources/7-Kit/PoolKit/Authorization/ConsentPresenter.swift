public import PoolTypes

/// What the person is shown before anything is granted. Every category that is asked for is in it by name.
public struct ConsentPrompt: Hashable, Sendable {
  /// One thing that is asked for.
  public struct Line<Kind: Hashable & Sendable>: Hashable, Sendable {
    public var kind: Kind
    /// What it means, in plain words.
    public var words: String
  }

  public var purpose: String
  public var sources: [Line<SourceKind>]
  public var data: [Line<DataCategory>]
  public var operations: [Line<GrantOperation>]
  public var allowsCloudAssist: Bool
  /// Seconds since 1970; nil never ends by itself.
  public var expires: Double?

  /// What is asked for, in the order of the enumerations.
  public init(_ request: AccessRequest) {
    purpose = request.purpose
    sources = SourceKind.allCases.filter(request.sources.contains).map { Line(kind: $0, words: $0.plainWords) }
    data = DataCategory.allCases.filter(request.data.contains).map { Line(kind: $0, words: $0.plainWords) }
    operations = GrantOperation.allCases.filter(request.operations.contains)
      .map { Line(kind: $0, words: $0.plainWords) }
    allowsCloudAssist = request.allowsCloudAssist
    expires = request.expires
  }
}

/// What the person answered. More than was asked for is never granted.
public enum ConsentAnswer: Hashable, Sendable {
  case refused
  case granted(
    sources: Set<SourceKind>, data: Set<DataCategory>, operations: Set<GrantOperation>, allowsCloudAssist: Bool)

  /// All that was asked for.
  public static func all(of prompt: ConsentPrompt) -> ConsentAnswer {
    .granted(
      sources: Set(prompt.sources.map(\.kind)), data: Set(prompt.data.map(\.kind)),
      operations: Set(prompt.operations.map(\.kind)), allowsCloudAssist: prompt.allowsCloudAssist)
  }
}

/// Asks the person. An app shows a screen, a terminal asks a question.
public protocol ConsentPresenter: Sendable {
  func answer(to prompt: ConsentPrompt) async -> ConsentAnswer
}

extension SourceKind {
  /// For the person who is asked.
  public var plainWords: String {
    switch self {
    case .photos: "your photos"
    case .screenshots: "your screenshots"
    case .videos: "your videos, read from one still frame"
    }
  }
}

extension DataCategory {
  /// For the person who is asked.
  public var plainWords: String {
    switch self {
    case .evidence: "evidence: the words and codes on your pictures, and what they show"
    case .things: "things: products, places, events, recipes, books, music and films that your pictures name"
    case .links: "links: web addresses, phone numbers, e-mail and postal addresses on your pictures"
    case .objects: "objects: receipts, tickets, products and other records on your pictures"
    case .leads: "leads: links and objects that you may want to act on"
    case .interests: "interests: the topics that your pictures are about"
    case .placesVisited: "places visited: the cities and countries where you took pictures"
    case .locations: "locations: exactly where you took pictures, and your visits there; never near your home"
    case .people: "people: faces on your photos, grouped by person and never named; faces are biometric data"
    }
  }
}

extension GrantOperation {
  /// For the person who is asked.
  public var plainWords: String {
    switch self {
    case .search: "search them"
    case .browse: "list them"
    case .observe: "be told of new ones"
    case .ask: "answer questions from them"
    case .profile: "sum up what they say about you"
    case .judge: "check rules against them"
    }
  }
}
