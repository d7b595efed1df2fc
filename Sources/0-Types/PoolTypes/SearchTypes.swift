/// Which captures a read is limited to. What is given of different properties must hold at once; of the values of one
/// property, any will do.
public struct SearchFilters: Hashable, Sendable {
  /// Empty means every kind.
  public var mediaTypes: Set<MediaType>
  /// Earliest wall-clock time, seconds since 1970, inclusive.
  public var since: Double?
  /// Latest wall-clock time, seconds since 1970, exclusive.
  public var until: Double?
  /// Labels as facets tell them, under `evidence`; empty for no limit.
  public var labels: Set<String>
  /// Kinds of thing, under `things`; empty for no limit.
  public var thingKinds: Set<Thing.Kind>
  /// Hosts of links as facets tell them, under `links`; empty for no limit.
  public var linkHosts: Set<String>

  public init(
    mediaTypes: Set<MediaType> = [], since: Double? = nil, until: Double? = nil, labels: Set<String> = [],
    thingKinds: Set<Thing.Kind> = [], linkHosts: Set<String> = []
  ) {
    self.mediaTypes = mediaTypes
    self.since = since
    self.until = until
    self.labels = labels
    self.thingKinds = thingKinds
    self.linkHosts = linkHosts
  }
}

/// The order of a list without a question.
public enum BrowseSort: String, Hashable, Sendable, Codable, CaseIterable {
  case newest, oldest
}

/// Why a capture was found.
public enum SearchReason: String, Hashable, Sendable, Codable, CaseIterable {
  case text, visual, place, label, thing, code, date, person, similar
}

/// A ranked list that a search fuses.
public enum SearchList: String, Hashable, Sendable, Codable, CaseIterable {
  /// Words on screen.
  case text
  /// QR codes, barcodes and numbers that equal the query.
  case codes
  case labels
  /// What a language model named.
  case things
  /// What the picture shows, by vector.
  case picture
  /// What the words on screen mean, by vector.
  case passages
  case places
  /// Captures of the days that the query names, where it names nothing else.
  case dates
  /// How alike two pictures look.
  case fingerprint
}

/// What one list said of one hit.
public struct ListScore: Hashable, Sendable, Codable {
  public var list: SearchList
  /// Place in that list, from 1.
  public var rank: Int
  /// The list's own measure: BM25 for words, a cosine for vectors, the share of equal bits for fingerprints.
  public var value: Double
  /// The measure on the scale of all lists, 0 to 1.
  public var score: Double
  /// How much this list counts for this query, 0 to 1.
  public var weight: Double
  /// What it adds to the score of the hit; the parts of a hit add up to its score.
  public var part: Double

  public init(list: SearchList, rank: Int, value: Double, score: Double, weight: Double, part: Double) {
    self.list = list
    self.rank = rank
    self.value = value
    self.score = score
    self.weight = weight
    self.part = part
  }
}

/// How a query was understood.
public struct SearchPlan: Hashable, Sendable, Codable {
  /// What is compared.
  public enum Operation: String, Hashable, Sendable, Codable {
    case text, visual, hybrid, location
    /// Nothing but a date, and maybe kinds of capture.
    case date
    /// Nothing but kinds of capture.
    case browse
  }
  /// What the query asks for; `date` where it says nothing but dates and kinds of capture.
  public enum Intent: String, Hashable, Sendable, Codable {
    case content, place, placeType, contentAndPlace, date
  }

  public var operation: Operation
  public var retrievalIntent: Intent
  /// The words that were looked for on screen.
  public var textWords: [String]
  /// The words that were looked for in what pictures show; empty where no image vectors were compared.
  public var visualWords: String
  /// Kinds of capture that the query or the filters ask for.
  public var mediaTypes: [MediaType]
  /// RFC 3339 wall-clock bounds understood, where any; `since` is inclusive, `until` exclusive.
  public var since: String?
  public var until: String?
  /// Words and phrases that must not be on screen.
  public var excludedWords: [String]
  /// Those of `textWords` whose words must stand one after the other.
  public var phrases: [String]
  /// Those of `textWords` that are numbers, codes or addresses, of which only equals are meant.
  public var exactWords: [String]
  /// The words of the query that were understood as a date, as typed; empty where none were.
  public var dateWords: String
  /// The words of the query that named places of the library, as typed.
  public var placeWords: [String]

  public init(
    operation: Operation, retrievalIntent: Intent = .content, textWords: [String] = [],
    visualWords: String = "",
    mediaTypes: [MediaType] = [], since: String? = nil, until: String? = nil, excludedWords: [String] = [],
    phrases: [String] = [], exactWords: [String] = [], dateWords: String = "", placeWords: [String] = []
  ) {
    self.operation = operation
    self.retrievalIntent = retrievalIntent
    self.textWords = textWords
    self.visualWords = visualWords
    self.mediaTypes = mediaTypes
    self.since = since
    self.until = until
    self.excludedWords = excludedWords
    self.phrases = phrases
    self.exactWords = exactWords
    self.dateWords = dateWords
    self.placeWords = placeWords
  }

  /// Reads a plan; fields that an earlier version did not write are empty.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func words(_ key: CodingKeys) throws -> [String] { try values.decodeIfPresent([String].self, forKey: key) ?? [] }
    self.init(
      operation: try values.decode(Operation.self, forKey: .operation),
      retrievalIntent: try values.decode(Intent.self, forKey: .retrievalIntent),
      textWords: try values.decode([String].self, forKey: .textWords),
      visualWords: try values.decode(String.self, forKey: .visualWords),
      mediaTypes: try values.decode([MediaType].self, forKey: .mediaTypes),
      since: try values.decodeIfPresent(String.self, forKey: .since),
      until: try values.decodeIfPresent(String.self, forKey: .until), excludedWords: try words(.excludedWords),
      phrases: try words(.phrases), exactWords: try words(.exactWords),
      dateWords: try values.decodeIfPresent(String.self, forKey: .dateWords) ?? "",
      placeWords: try words(.placeWords))
  }
}

/// One capture that answers a search.
public struct SearchHit: Hashable, Sendable {
  public var id: CaptureID
  /// Where it is, relative to the library.
  public var path: String
  public var mediaType: MediaType
  public var date: CaptureDate?
  /// 0 to 1, comparable within one answer.
  public var score: Double
  public var reasons: [SearchReason]
  /// Snippets of what matched on screen, matched words as read.
  public var textMatches: [String]
  /// The words of the query that named its place, as typed.
  public var placeMatches: [String]
  /// The share of the query's words that named its place, 0 to 1.
  public var placeSimilarity: Double
  /// Cosine, −1 to 1; 0 where no vector was compared.
  public var visualSimilarity: Double
  /// Where it was taken, under `locations`; nil near home, and where that is not known.
  public var details: PlaceDetails?
  /// The arithmetic behind the score, one part a list that found it.
  public var parts: [ListScore]

  public init(
    id: CaptureID, path: String, mediaType: MediaType, date: CaptureDate?, score: Double,
    reasons: [SearchReason] = [], textMatches: [String] = [], placeMatches: [String] = [],
    placeSimilarity: Double = 0, visualSimilarity: Double = 0, details: PlaceDetails? = nil,
    parts: [ListScore] = []
  ) {
    self.id = id
    self.path = path
    self.mediaType = mediaType
    self.date = date
    self.score = score
    self.reasons = reasons
    self.textMatches = textMatches
    self.placeMatches = placeMatches
    self.placeSimilarity = placeSimilarity
    self.visualSimilarity = visualSimilarity
    self.details = details
    self.parts = parts
  }
}

/// One page of an answer.
public struct SearchResults: Hashable, Sendable {
  public var hits: [SearchHit]
  public var plan: SearchPlan
  /// Names the next page; nil where there is none.
  public var cursor: String?
  /// How many captures match, where that is known.
  public var total: Int?

  public init(hits: [SearchHit], plan: SearchPlan, cursor: String?, total: Int?) {
    self.hits = hits
    self.plan = plan
    self.cursor = cursor
    self.total = total
  }
}
