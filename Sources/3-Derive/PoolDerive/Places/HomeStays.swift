/// The separate occasions on which a person was at one cluster, and what they say of sleeping there.
///
/// A weekend house is a home long before it shows the nights of five weeks: it is held back from its second occasion
/// on, until it is clear that it is none. A hotel that was slept in once is no matter of this type.
struct HomeStays: Sendable {
  /// Days from a capture there to the next of one occasion, at most: a long stay has days without any, and from
  /// Sunday to Friday there are five.
  static let gapDays = 4
  /// Days from one occasion to the next, and from the last night on, within which a place may be a home: a year and
  /// some weeks, so that a house of every summer is held back from one summer to the next.
  static let heldDays = 400
  /// Occasions with nights, nearly all of them late, or early, that tell a bar or a bakery from a bed.
  static let oneSided = 5
  /// The share of the fewer of both that is no more than stray fixes: one of so many.
  static let strayShare = 8
  /// Days with captures from which the share of nights tells a workplace from a bed.
  static let manyDays = 10

  /// Occasions with a capture of 21:00 up to 09:00.
  let nightStays: Int
  /// Those with a capture of 04:00 up to 09:00, or with a late one that was followed by one of the next day; and with
  /// two captures at least, for a single one may be a stray fix of a home nearby. Only the newest of them count, up to
  /// the first that is more than `heldDays` before the next.
  let sleptStays: Int
  /// The newest day with a capture of 21:00 up to 09:00, in days since 1970; nil without nights.
  let lastNight: Int?
  /// Whether there were enough occasions to see that nobody sleeps there.
  let isClearlyNoBed: Bool

  /// The days of a cluster, ascending, each once.
  init(_ counts: [HomeEvidence.DayCount]) {
    var (tally, stay) = (Tally(), Stay())
    var last: HomeEvidence.DayCount?
    for count in counts {
      if let last, count.day - last.day > Self.gapDays {
        tally.end(stay)
        stay = Stay()
      }
      stay.add(count, after: last)
      last = count
    }
    tally.end(stay)
    (nightStays, sleptStays) = (tally.nightStays, tally.sleptStays)
    lastNight = counts.last(where: \.isNight)?.day
    let nights = counts.count(where: \.isNight)
    let (lates, earlies) = (counts.count { $0.late > 0 }, counts.count { $0.early > 0 })
    let isOneSided = nightStays >= Self.oneSided && min(lates, earlies) * Self.strayShare < lates + earlies
    isClearlyNoBed = isOneSided || (counts.count >= Self.manyDays && nights * 5 < counts.count)
  }

  /// One occasion.
  private struct Stay {
    var captures = 0
    var isNight = false
    var showsSleep = false
    var lastDay = 0

    mutating func add(_ count: HomeEvidence.DayCount, after last: HomeEvidence.DayCount?) {
      let followsLate = last.map { $0.late > 0 && $0.day == count.day - 1 } ?? false
      captures += count.late + count.early + count.other
      isNight = isNight || count.isNight
      showsSleep = showsSleep || count.early > 0 || (followsLate && count.other > 0)
      lastDay = count.day
    }
  }

  private struct Tally {
    var nightStays = 0
    var sleptStays = 0
    var lastSlept = 0

    mutating func end(_ stay: Stay) {
      nightStays += stay.isNight ? 1 : 0
      guard stay.showsSleep, stay.captures >= 2 else { return }
      sleptStays = sleptStays > 0 && stay.lastDay - lastSlept <= HomeStays.heldDays ? sleptStays + 1 : 1
      lastSlept = stay.lastDay
    }
  }

  /// Whether it may be a home that is not known yet: slept in on two occasions, not too long ago.
  ///
  /// - Parameter newest: the newest day with captures anywhere, in days since 1970.
  func mayBeHome(newest: Int) -> Bool {
    guard let lastNight, sleptStays >= 2, !isClearlyNoBed else { return false }
    return newest - lastNight <= Self.heldDays
  }
}
