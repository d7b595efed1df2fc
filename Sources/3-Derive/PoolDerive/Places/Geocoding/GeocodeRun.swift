package import PoolTypes

/// Drives the look-ups of one run: asks, waits and hands every answer over to be kept before it asks again, so that a
/// process that ends at any point loses one look-up at most.
package struct GeocodeRun: Sendable {
  /// What a look-up brought. It is to be kept in one piece.
  package struct Finding: Hashable, Sendable {
    /// What was answered.
    package enum Answer: Hashable, Sendable {
      /// Nil for a place without names.
      case names(GeocodedNames?)
      /// Nil where there is no venue.
      case venue(Venue?)
      case failure
    }

    package let cell: GeocodeCell
    package let mark: GeocodeMark
    package let answer: Answer
  }

  /// The state of things outside, asked for before each look-up.
  package struct Surroundings: Sendable {
    /// Seconds since 1970.
    package let date: @Sendable () -> Double
    /// Whether the connection costs or is narrow. Where nobody can tell, it is taken as metered.
    package let isMetered: @Sendable () -> Bool
    /// The held places; nil while too little is known.
    package let held: @Sendable () -> HeldPlaces?

    package init(
      date: @escaping @Sendable () -> Double, isMetered: @escaping @Sendable () -> Bool,
      held: @escaping @Sendable () -> HeldPlaces?
    ) {
      (self.date, self.isMetered, self.held) = (date, isMetered, held)
    }
  }

  private let geocoder: any Geocoder
  private let surroundings: Surroundings
  private let allowsMetered: Bool

  /// - Parameter allowsMetered: whether metered connections may be used.
  package init(geocoder: any Geocoder, surroundings: Surroundings, allowsMetered: Bool = false) {
    (self.geocoder, self.surroundings, self.allowsMetered) = (geocoder, surroundings, allowsMetered)
  }

  /// Looks up what is wanted, as far as one run may.
  ///
  /// - Parameters:
  ///   - cells: what is wanted, the most wanted first.
  ///   - marks: what was kept of former runs.
  ///   - clock: a clock that never goes back.
  ///   - keep: keeps a finding; the next look-up waits for its end.
  /// - Throws: `CancellationError`, and what `keep` throws.
  package func run<Time: Clock>(
    _ cells: [GeocodeCell], marks: [GeocodeCell: GeocodeMark], clock: Time,
    keep: @Sendable (Finding) async throws -> Void
  ) async throws -> GeocodeSchedule.End where Time.Duration == Duration {
    let start = clock.now
    var schedule = GeocodeSchedule(cells, marks: marks, start: 0, allowsMetered: allowsMetered)
    while true {
      try Task.checkCancellation()
      let step = schedule.next(
        now: Self.seconds(start.duration(to: clock.now)), date: surroundings.date(),
        isMetered: surroundings.isMetered(), held: surroundings.held())
      switch step {
      case .end(let end): return end
      case .wait(let seconds):
        // A little longer, so that rounding never makes it shorter.
        try await clock.sleep(until: clock.now.advanced(by: .seconds(seconds) + .milliseconds(1)), tolerance: nil)
      case .ask(let cell, let place):
        let finding: Finding
        do {
          let answer = try await ask(cell, place)
          finding = Finding(cell: cell, mark: schedule.answered(cell), answer: answer)
        } catch let error as GeocoderError {
          finding = Finding(
            cell: cell, mark: schedule.failed(cell, error, date: surroundings.date()), answer: .failure)
        }
        try await keep(finding)
      }
    }
  }

  private func ask(_ cell: GeocodeCell, _ place: Coordinate) async throws -> Finding.Answer {
    switch cell.kind {
    case .names: .names(try await geocoder.names(near: place))
    case .venue: .venue(try await geocoder.venue(near: place))
    }
  }

  private static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }
}
