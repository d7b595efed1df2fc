/// A kind of venue that people look for by a word, such as "museum".
///
/// It is known by the tag that OpenStreetMap's map features give it, and by its words in thirteen languages.
public struct PlaceType: Hashable, Sendable {
  /// Its short name: the value of its first tag, such as `museum`.
  public let id: String
  /// Tags as `key=value` that mean it.
  let tags: [String]
  /// Its words in English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish, Japanese, Chinese,
  /// Korean and Turkish; the usual singulars and plurals, each once.
  public let words: [String]

  /// The type of a venue's category; nil for one that no word names.
  /// - Parameter category: A tag such as `tourism=museum`, or its value alone.
  public init?(category: String) {
    guard let found = Self.byTag[category.lowercased()] else { return nil }
    self = found
  }

  /// The type with that short name.
  public init?(id: String) {
    guard let found = Self.byID[id] else { return nil }
    self = found
  }

  /// - Parameter line: tags with blanks between them, a bar, and words with commas between them.
  private init?(line: Substring) {
    let parts = line.split(separator: "|")
    guard parts.count == 2 else { return nil }
    tags = parts[0].split(separator: " ").map(String.init)
    guard let value = tags.first?.split(separator: "=").last else { return nil }
    id = String(value)
    words = parts[1].split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  /// All kinds.
  public static let all: [PlaceType] = [placeTypesFood, placeTypesNature, placeTypesCulture].flatMap { table in
    table.split(separator: "\n").compactMap { PlaceType(line: $0) }
  }

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })

  private static let byTag: [String: PlaceType] = {
    var types: [String: PlaceType] = [:]
    for type in all {
      for tag in type.tags {
        types[tag] = types[tag] ?? type
        let value = tag.split(separator: "=").last.map(String.init) ?? tag
        types[value] = types[value] ?? type
      }
    }
    return types
  }()
}
