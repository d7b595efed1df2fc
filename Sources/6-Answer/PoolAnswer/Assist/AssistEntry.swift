package import PoolTypes

/// One thing or excerpt that an answer may rest on. It says what the grant lets through, and nothing that leads to a
/// file, a place, a home or a face.
package struct AssistEntry: Hashable, Sendable {
  /// Random; means nothing outside the question.
  package var ref: String
  /// What it is, as `event`.
  package var kind: String
  /// 1 to 200 characters (Unicode scalars).
  package var name: String?
  /// At most 400 characters.
  package var excerpt: String?
  /// Its day by its own clock, `2026-03-05`; nil where that is not known.
  package var date: String?
  /// The captures that prove it, the newest first. They stay on the device.
  package var captures: [CaptureID]
  /// What kinds of data it tells.
  package var categories: Set<DataCategory>
}

/// One capture that a rule is to judge.
package struct AssistItem: Hashable, Sendable {
  /// Random; means nothing outside the question.
  package var ref: String
  /// At most 2,000 characters (Unicode scalars).
  package var text: String
  package var labels: [String]
  /// Names of things.
  package var things: [String]
  /// It stays on the device.
  package var capture: CaptureID
  /// What kinds of data it tells.
  package var categories: Set<DataCategory>
}

extension [AssistEntry] {
  /// The captures of the entries that an answer cites, each once, in the order in which they are cited; references that
  /// were never given are passed over.
  package func captures(citing references: [String]) -> [CaptureID] {
    let byReference = Dictionary(map { ($0.ref, $0.captures) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<CaptureID> = []
    return references.flatMap { byReference[$0] ?? [] }.filter { seen.insert($0).inserted }
  }

  /// What kinds of data all of them tell.
  package var categories: Set<DataCategory> { reduce(into: []) { $0.formUnion($1.categories) } }
}
