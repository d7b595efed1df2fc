internal import Synchronization

/// The node's figures for Prometheus. Names and labels are the service's own words, so there are few; nothing of a
/// request's content is among them.
final class ServiceFigures: Sendable {
  private struct Series: Hashable {
    var name: String
    var labels: String
  }

  private struct Histogram {
    var counts = [Int](repeating: 0, count: ServiceFigures.bounds.count)
    var total = 0
    var sum = 0.0
  }

  private struct State {
    var counters: [Series: Int] = [:]
    var durations: [String: Histogram] = [:]
  }

  /// Upper bounds of the durations, in seconds.
  private static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]
  /// Series that are kept; more are a mistake and dropped.
  private static let seriesMax = 2_000

  private let state = Mutex(State())

  /// Adds to a counter.
  func count(_ name: String, _ labels: KeyValuePairs<String, String> = [:], by amount: Int = 1) {
    if amount == 0 { return }
    let text = labels.map { "\($0.key)=\"\($0.value)\"" }.joined(separator: ",")
    let series = Series(name: name, labels: text)
    state.withLock { state in
      guard state.counters[series] != nil || state.counters.count < Self.seriesMax else { return }
      state.counters[series, default: 0] &+= amount
    }
  }

  /// Counts a request and how long it took until its response, or its first words, were ready.
  func request(route: String, status: Int, seconds: Double) {
    count("pool_requests_total", ["route": route, "status": "\(status)"])
    state.withLock { state in
      var histogram = state.durations[route] ?? Histogram()
      histogram.total += 1
      histogram.sum += seconds
      if let place = Self.bounds.firstIndex(where: { seconds <= $0 }) { histogram.counts[place] += 1 }
      state.durations[route] = histogram
    }
  }

  /// All figures in Prometheus' text form, version 0.0.4.
  func text() -> String {
    let (counters, durations) = state.withLock { ($0.counters, $0.durations) }
    var lines: [String] = []
    let byName = Dictionary(grouping: counters, by: \.key.name)
    for name in byName.keys.sorted() {
      lines.append("# TYPE \(name) counter")
      for (series, value) in (byName[name] ?? []).sorted(by: { $0.key.labels < $1.key.labels }) {
        lines.append(series.labels.isEmpty ? "\(name) \(value)" : "\(name){\(series.labels)} \(value)")
      }
    }
    let name = "pool_request_seconds"
    if !durations.isEmpty { lines.append("# TYPE \(name) histogram") }
    for (route, histogram) in durations.sorted(by: { $0.key < $1.key }) {
      var sum = 0
      for (bound, count) in zip(Self.bounds, histogram.counts) {
        sum += count
        lines.append("\(name)_bucket{route=\"\(route)\",le=\"\(bound)\"} \(sum)")
      }
      lines.append("\(name)_bucket{route=\"\(route)\",le=\"+Inf\"} \(histogram.total)")
      lines.append("\(name)_sum{route=\"\(route)\"} \(histogram.sum)")
      lines.append("\(name)_count{route=\"\(route)\"} \(histogram.total)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
