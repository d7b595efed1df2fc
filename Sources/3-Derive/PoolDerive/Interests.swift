package import PoolTypes

/// Weighs what comes back in a person's captures.
package enum Interests {
  /// That something was seen on a day: at most one a day, topic and source.
  package struct Sighting: Hashable, Sendable {
    package var topic: String
    /// Days since 1970.
    package var day: Int
    package var source: Interest.Source

    package init(topic: String, day: Int, source: Interest.Source) {
      self.topic = topic
      self.day = day
      self.source = source
    }
  }

  /// Days that a topic needs: what is seen twice may be chance.
  package static let daysMin = 3
  /// After this many days a sighting weighs half.
  package static let halfLifeDays = 90.0

  /// Topics with their weights, the strongest first. A day counts once for a topic, however many captures it has, and
  /// less the longer it lies behind the newest sighting of all; so the same captures always weigh the same.
  package static func weighed(_ sightings: [Sighting]) -> [Interest] {
    guard let newest = sightings.map(\.day).max() else { return [] }
    struct Sum {
      var days: Set<Int> = []
      var sources: Set<Interest.Source> = []
    }
    var sums: [String: Sum] = [:]
    for sighting in sightings {
      sums[sighting.topic, default: Sum()].days.insert(sighting.day)
      sums[sighting.topic, default: Sum()].sources.insert(sighting.source)
    }
    let weighed = sums.filter { $0.value.days.count >= daysMin }.mapValues { sum in
      sum.days.sorted().reduce(0) { $0 + halved(daysBehind: newest - $1) }
    }
    guard let most = weighed.values.max(), most > 0 else { return [] }
    return weighed.map { topic, weight in
      let sum = sums[topic] ?? Sum()
      return Interest(
        topic: topic, weight: weight / most, firstSeen: CivilTime.dayText(sum.days.min() ?? 0),
        lastSeen: CivilTime.dayText(sum.days.max() ?? 0),
        sources: Interest.Source.allCases.filter(sum.sources.contains))
    }.sorted { ($0.weight, $1.topic) > ($1.weight, $0.topic) }
  }

  private static func halved(daysBehind days: Int) -> Double {
    // 2^-x by its own halvings and a straight line between them: exact on every machine.
    let halvings = Double(min(max(days, 0), 90_000)) / halfLifeDays
    let whole = halvings.rounded(.down)
    var weight = 1.0
    for _ in 0..<Int(min(whole, 60)) { weight /= 2 }
    return weight * (1 - (halvings - whole) / 2)
  }

  /// The topic that a label of a photo stands for; nil for what is on every desk and screen.
  package static func topic(ofLabel label: String) -> String? { commonplace.contains(label) ? nil : label }

  /// The topic that a kind of object stands for.
  package static func topic(of kind: CapturedObject.Kind) -> String? {
    switch kind {
    case .recipe: "cooking"
    case .book: "books"
    case .event: "events"
    case .tripDocument: "travel"
    case .product, .coupon, .parcel: "shopping"
    case .receipt, .contact, .wifiNetwork: nil
    }
  }

  /// What the label model says of screens, papers and rooms in general.
  private static let commonplace: Set<String> = [
    "web site", "website", "screen", "monitor", "computer", "laptop", "desktop computer", "notebook", "envelope",
    "document", "paper", "menu", "text", "crossword puzzle", "crossword", "packet", "carton", "container", "furniture",
    "electronics", "device", "person", "clothing", "structure", "building", "object", "equipment",
  ]
}
