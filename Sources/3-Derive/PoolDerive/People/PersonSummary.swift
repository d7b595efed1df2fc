package import PoolTypes

/// A face of a group with what its summary is made of.
package struct SeenFace: Hashable, Sendable {
  /// The face's name.
  package var face: Int64
  package var capture: CaptureID
  /// When the photo was taken, in seconds since 1970, where known.
  package var date: Double?
  /// How well the face shows who it is, 0 to 1.
  package var clarity: Double
  /// Nil where no model for it has seen the face.
  package var guess: FaceGuess?

  package init(face: Int64, capture: CaptureID, date: Double?, clarity: Double, guess: FaceGuess? = nil) {
    self.face = face
    self.capture = capture
    self.date = date
    self.clarity = clarity
    self.guess = guess
  }
}

/// What can be told of a group of faces, made of those faces alone that may be seen.
package struct PersonSummary: Hashable, Sendable {
  package var id: PersonID
  /// Different photos.
  package var photoCount: Int
  /// Seconds since 1970, as `lastSeen`; nil where no date is known.
  package var firstSeen: Double?
  package var lastSeen: Double?
  /// The photo with the clearest face, and that face.
  package var representative: CaptureID
  package var representativeFace: Int64
  package var ageRange: Estimate<ApparentAge>?
  package var apparentGender: Estimate<ApparentGender>?

  /// - Returns: nil for no faces.
  package init?(id: PersonID, faces: [SeenFace], bars: EstimateBars = EstimateBars()) {
    // Between faces that are equally clear the later capture, so that the picture does not change by chance.
    let clearest = faces.max { ($0.clarity, $0.capture, $0.face) < ($1.clarity, $1.capture, $1.face) }
    guard let clearest else { return nil }
    self.id = id
    photoCount = Set(faces.map(\.capture)).count
    let dates = faces.compactMap(\.date)
    firstSeen = dates.min()
    lastSeen = dates.max()
    representative = clearest.capture
    representativeFace = clearest.face
    let guesses = faces.compactMap(\.guess)
    ageRange = PersonEstimates.ageRange(of: guesses, bars: bars)
    apparentGender = PersonEstimates.gender(of: guesses, bars: bars)
  }

  /// The summaries to show: those of enough photos, most photos first.
  /// - Parameters:
  ///   - minimumPhotos: 1 and more.
  ///   - limit: how many at most.
  package static func shown(_ summaries: [PersonSummary], minimumPhotos: Int, limit: Int) -> [PersonSummary] {
    Array(
      summaries.filter { $0.photoCount >= max(minimumPhotos, 1) }
        .sorted { ($1.photoCount, $0.id) < ($0.photoCount, $1.id) }.prefix(max(limit, 0)))
  }
}
