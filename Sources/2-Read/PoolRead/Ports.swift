package import PoolTypes

/// Bounds of one decode.
package struct DecodeLimits: Hashable, Sendable {
  /// The decoded picture is scaled down to at most this many pixels.
  package var pixels = 4_200_000
  /// Longest side of the decoded picture; very tall screenshots keep their width as far as `pixels` allows.
  package var side = 16_000
  /// A source with more pixels than this is refused.
  package var sourcePixels = 400_000_000
  /// A file larger than this many bytes is refused.
  package var fileBytes: Int64 = 4_000_000_000
  /// Seconds after which a decode is given up.
  package var seconds = 30.0

  package init() {}
}

/// Turns a file into upright pixels. Safe to call from several threads; calls block.
package protocol PhotoDecoder: Sendable {
  /// - Parameters:
  ///   - path: absolute path of the file.
  ///   - isVideo: read a still frame that is not blank.
  ///   - orientation: EXIF orientation known from the metadata, applied exactly once in all.
  /// - Throws: `CaptureFailure`.
  func decode(path: String, isVideo: Bool, orientation: Int, limits: DecodeLimits) throws -> DecodedPhoto
}

/// Reads text. Safe to call from several threads; calls block.
package protocol TextReader: Sendable {
  /// Name and version; a change makes captures be read again.
  var version: String { get }
  /// Lines in reading order.
  /// - Throws: `CaptureFailure`.
  func lines(in photo: DecodedPhoto, mediaType: MediaType) throws -> [TextLine]
}

/// Reads QR codes and barcodes. Safe to call from several threads; calls block.
package protocol CodeReader: Sendable {
  var version: String { get }
  /// - Throws: `CaptureFailure`.
  func codes(in photo: DecodedPhoto) throws -> [ReadCode]
}

/// Says what a picture shows: words, and one vector where the models make one.
package protocol VisualReader: Sendable {
  var labelsVersion: String { get }
  /// The space of the image vectors; nil where no image vectors are made.
  var space: VectorSpace? { get }
  /// - Returns: labels, most certain first; and a unit-length image vector in `space`.
  /// - Throws: `CaptureFailure`.
  func read(_ photo: DecodedPhoto) throws -> (labels: [Label], vector: [Float]?)
}

/// Says how likely a picture shows nudity. Safe to call from several threads; calls block.
package protocol NudityReader: Sendable {
  var version: String { get }
  /// - Returns: 0 to 1.
  /// - Throws: `CaptureFailure`.
  func score(of photo: DecodedPhoto) throws -> Double
}

/// Turns words into vectors.
package protocol TextEmbedder: Sendable {
  var space: VectorSpace { get }
  /// Unit-length vectors, one a text, for passages of captures.
  /// - Throws: `CaptureFailure`.
  func vectors(forPassages texts: [String]) throws -> [[Float]]
  /// A unit-length vector for a query, comparable with what `space` holds.
  func vector(forQuery text: String) throws -> [Float]
  /// False where the model knows too few of the words: then its vector says little.
  func understands(_ text: String) -> Bool
}
