/// The bars of grouping, as mean squared distances between the faces of two groups or roots of such means. They belong
/// to the space `dlib-face-resnet-v1` and were set on measured faces; `Benchmarks/faces.py` shows how they do.
package struct GroupingRules: Hashable, Sendable {
  /// Two groups whose faces are on average further apart than this never merge.
  package var bar: Float = 0.53
  /// Two single faces further apart than this do not merge: one pair is little evidence. It holds for a small library.
  package var singleBar: Float = 0.48
  /// From each of these numbers of faces on two single faces must be nearer by `crowdStep`: the more faces, the more
  /// strangers look alike by chance.
  package var crowds = [2_000, 20_000]
  package var crowdStep: Float = 0.035
  /// What is added to the mean squared distance up to which groups may merge, as the groups grow: for each of the two,
  /// this less its share a face.
  package var trust: Float = 0.06
  /// Above this mean distance a rival holds a merge back.
  package var sureBar: Float = 0.42
  /// A group is a rival of a merge where it is at most this many times as far from one of the two as they are from each
  /// other, and surely not the other's.
  package var rivalry: Float = 1.25
  /// Groups on average further apart than this are surely of two people.
  package var apart: Float = 0.64
  /// Faces further apart than this are never looked at as a pair. It is as far as two single faces may be apart to
  /// merge.
  package var reach: Float = 0.50
  /// How many faces nearest to each are looked at.
  package var nearest = 24

  package init() {}

  /// Which of the `crowds` a number of faces has reached, 0 for none.
  func crowd(of faces: Int) -> Int { crowds.count { faces >= $0 } }

  /// The rules as they hold among so many faces.
  func among(_ faces: Int) -> GroupingRules {
    var rules = self
    rules.singleBar -= crowdStep * Float(crowd(of: faces))
    return rules
  }

  /// Up to which mean squared distance groups of so many faces may merge.
  func limit(_ one: Float, _ other: Float) -> Float {
    min(bar * bar, singleBar * singleBar + trust * (2 - 1 / one - 1 / other))
  }

  /// Pairs of groups with a mean squared distance above this are not followed any more.
  var hopeless: Float { apart * apart * 1.2 }
}
