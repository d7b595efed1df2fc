internal import PoolRead

/// The readers that this machine has. What is nil is not available here, and captures are read again for it, alone,
/// once it is.
struct CaptureReaders: Sendable {
  var decoder: any PhotoDecoder
  var limits = DecodeLimits()
  var text: (any TextReader)?
  var codes: (any CodeReader)?
  var visual: (any VisualReader)?
  var passages: (any TextEmbedder)?

  /// The version of each reader that takes part.
  var versions: [ReaderKind: String] {
    var versions: [ReaderKind: String] = [.fingerprint: PhotoFingerprint.version]
    versions[.text] = text?.version
    versions[.codes] = codes?.version
    versions[.labels] = visual?.labelsVersion
    versions[.imageVector] = visual?.space?.id
    if text != nil, let passages { versions[.textVector] = passages.space.id }
    return versions
  }
}
