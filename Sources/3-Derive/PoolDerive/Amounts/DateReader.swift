package import PoolTypes

/// Finds days and times in a line, in the ways of writing of many countries.
package enum DateReader {
  /// Days, each with the time that stands beside it, in order; ranges count the folded scalars of the line.
  ///
  /// A day without a year takes the year that puts it nearest to the capture's own date: up to ten months after it, or
  /// else before it. Without that date it is not told.
  package static func dates(in line: FoldedLine, near: CaptureDate?) -> [(date: ReadDate, range: Range<Int>)] {
    []
  }

  /// Times of the day, in order; hours 0 to 23.
  package static func times(in line: FoldedLine) -> [(hour: Int, minute: Int, range: Range<Int>)] {
    []
  }
}
