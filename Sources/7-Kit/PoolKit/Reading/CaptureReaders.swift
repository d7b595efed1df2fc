internal import PoolDerive
internal import PoolRead

/// The readers that this machine has. What is nil is not available here, and captures are read again for it, alone,
/// once it is.
struct CaptureReaders: Sendable {
  var decoder: any PhotoDecoder
  var limits = DecodeLimits()
  /// Bytes that decoding and the text models may take together. One page at full size and a few lines fit: captures
  /// are read side by side, and the largest pictures at the same moment would double what a run needs.
  var room = SharedRoom(size: 512_000_000)
  /// Gives freed memory back to the system.
  var giveBackMemory: @Sendable () -> Void = {}
  var text: (any TextReader)?
  var codes: (any CodeReader)?
  var visual: (any VisualReader)?
  var passages: (any TextEmbedder)?
  var nudity: (any NudityReader)?
  /// Only where the options and a grant ask for people.
  var faces: (any FaceReader)?

  /// The version of each reader that takes part.
  var versions: [ReaderKind: String] {
    var versions: [ReaderKind: String] = [.fingerprint: PhotoFingerprint.version]
    versions[.text] = text?.version
    versions[.codes] = codes?.version
    // The score is not kept: another threshold has to see the picture again.
    versions[.nudity] = nudity.map { "\($0.version) \(NudityRules.threshold)" }
    versions[.faces] = faces?.version
    versions[.labels] = visual?.labelsVersion
    versions[.imageVector] = visual?.space?.id
    if text != nil, let passages { versions[.textVector] = passages.space.id }
    return versions
  }
}
