/// All that the index holds of one capture.
public struct CaptureRecord: Hashable, Sendable {
  public var id: CaptureID
  /// Where it is, relative to the library.
  public var path: String
  public var facts: CaptureFacts
  public var state: CaptureState
  /// Why it is held back, for `.sensitive`.
  public var sensitive: SensitiveKind?
  /// A short reason, for `.failed`.
  public var failure: String?
  /// Nil until it is indexed.
  public var reading: CaptureReading?
  /// What fixed rules made of it.
  public var derived: Derivation
  /// What a language model named in it.
  public var things: [Thing]
  /// Where it was taken, under `locations`; nil near home, and where that is not known.
  public var details: PlaceDetails?
  /// How many faces were found in it, under `people`; 0 without.
  public var faceCount = 0

  public init(
    id: CaptureID, path: String, facts: CaptureFacts, state: CaptureState, sensitive: SensitiveKind? = nil,
    failure: String? = nil, reading: CaptureReading? = nil, derived: Derivation = Derivation(), things: [Thing] = [],
    details: PlaceDetails? = nil
  ) {
    self.id = id
    self.path = path
    self.facts = facts
    self.state = state
    self.sensitive = sensitive
    self.failure = failure
    self.reading = reading
    self.derived = derived
    self.things = things
    self.details = details
  }
}
