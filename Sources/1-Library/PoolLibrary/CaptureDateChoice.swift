internal import PoolTypes

/// Chooses among the dates that a capture's sources give: its metadata, its sidecars, its name, and last the file
/// system, which is a guess.
struct CaptureDateChoice {
  /// Seconds since 1970.
  let now: Double

  /// - Parameter modified: nanoseconds since 1970 of the file's last change.
  func date(
    tags: [String: String], xmp: [String: String], takeout: TakeoutSidecar?, name: String, modified: Int64
  ) -> CaptureDate? {
    let taken = takeout?.takenSeconds.flatMap { seconds -> CaptureDate? in
      let date = CaptureDate(wallClockSeconds: seconds, offsetMinutes: 0, source: .sidecar)
      return CaptureDates.isPlausible(date, now: now) ? date : nil
    }
    if var date = CaptureDates.fromMetadata(tags, now: now) {
      if date.offsetMinutes == nil, let taken { date.offsetMinutes = offset(from: date, toInstant: taken) }
      return date
    }
    if var date = CaptureDates.fromMetadata(xmp, now: now) {
      date.source = .sidecar
      return date
    }
    if let taken { return taken }
    if let date = CaptureDates.fromName(name, now: now) { return date }
    // The last change as the metadata tells it outlives a copy, which the file system's time does not; still a guess.
    if let text = tags["Exif.Image.DateTime"], let parsed = CaptureDates.parse(text) {
      let date = CaptureDate(
        wallClockSeconds: parsed.clock.secondsSince1970, offsetMinutes: parsed.offset, source: .file)
      if CaptureDates.isPlausible(date, now: now) { return date }
    }
    guard modified > 0 else { return nil }
    return CaptureDate(
      wallClockSeconds: (Double(modified) / 1_000_000_000).rounded(.down), offsetMinutes: 0, source: .file)
  }

  /// A wall clock and an instant that differ by whole quarter hours tell the offset.
  private func offset(from wall: CaptureDate, toInstant instant: CaptureDate) -> Int? {
    let seconds = wall.wallClockSeconds.rounded(.down) - instant.wallClockSeconds
    guard abs(seconds) <= 14 * 3600, seconds.truncatingRemainder(dividingBy: 900) == 0 else { return nil }
    return Int(seconds / 60)
  }
}
