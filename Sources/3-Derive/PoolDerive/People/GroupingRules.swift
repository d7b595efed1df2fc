/// The bars of grouping. Distances are those of the embedding space `dlib-face-resnet-v1`; the standard values were
/// set on the project's measured faces, see `Benchmarks/faces.py`.
package struct GroupingRules: Hashable, Sendable {
  /// Two groups whose faces are on average further apart than this never merge (root of the mean squared distance).
  package var bar: Float = 0.52
  /// Up to this average distance nothing but the photos can speak against a merge.
  package var sureBar: Float = 0.42
  /// Above `sureBar`, a group that is neither one's is a rival of a merge where it is on average no further from one of
  /// the two than this many times their own distance.
  package var rivalry: Float = 1.06
  /// Faces further apart than this are never looked at as a pair.
  package var reach: Float = 0.52

  package init() {}

  /// Pairs of groups further apart than this on average are not followed any more.
  var hopeless: Float { bar * 1.5 }
}
