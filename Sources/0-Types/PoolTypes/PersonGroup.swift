/// A person as photos show them: unnamed, a group of faces that look alike. Two people never share one; one person may
/// be several.
public struct PersonGroup: Hashable, Sendable {
  /// How something about a face appears to a model, with how much the faces of the group agree on it.
  public struct Estimate: Hashable, Sendable, Codable {
    public var value: String
    /// 0 to 1.
    public var confidence: Double

    public init(value: String, confidence: Double) {
      self.value = value
      self.confidence = confidence
    }
  }

  /// `per_…`; it stays while the group exists.
  public var id: String
  /// Photos with this face inside the grant.
  public var photoCount: Int
  /// When the face was first photographed; nil where no date is known.
  public var firstSeen: CaptureDate?
  /// When it was last photographed.
  public var lastSeen: CaptureDate?
  /// The photo with the clearest face.
  public var representativeAssetID: CaptureID
  /// `0-9` or `20-39`; a guess, nil where the faces do not agree and without the model.
  public var ageRange: Estimate?
  /// `female`, `male` or `unknown`: how the face appears, a guess; nil without the model.
  public var apparentGender: Estimate?

  public init(
    id: String, photoCount: Int, firstSeen: CaptureDate?, lastSeen: CaptureDate?, representativeAssetID: CaptureID,
    ageRange: Estimate? = nil, apparentGender: Estimate? = nil
  ) {
    self.id = id
    self.photoCount = photoCount
    self.firstSeen = firstSeen
    self.lastSeen = lastSeen
    self.representativeAssetID = representativeAssetID
    self.ageRange = ageRange
    self.apparentGender = apparentGender
  }
}

extension CaptureDate {
  /// Before every capture: midnight of the first day of year 1.
  public static let distantPast = CaptureDate(wallClockSeconds: -62_135_596_800, offsetMinutes: nil, source: .file)
}
