/// What an app may be given, asked for category by category.
public enum DataCategory: String, Hashable, Sendable, Codable, CaseIterable {
  /// What was read: text, codes, labels.
  case evidence
  /// What a language model named.
  case things
  case links
  case objects
  case leads
  /// Topics, with weight.
  case interests
  /// Cities and countries.
  case placesVisited
  /// Coordinates, neighbourhoods, visits and venues. In no default and implied by nothing.
  case locations
  /// Unnamed groups of faces. In no default and implied by nothing.
  case people
}

extension Set<DataCategory> {
  /// Things, links, objects and leads.
  public static var standard: Set<DataCategory> { [.things, .links, .objects, .leads] }
}

/// What an app may do with what it is given.
public enum GrantOperation: String, Hashable, Sendable, Codable, CaseIterable {
  /// Search and similar captures.
  case search
  /// Lists, facets and single captures.
  case browse
  /// Streams of what is newly indexed.
  case observe
  /// Answers to questions.
  case ask
  case profile
  case judge
}
