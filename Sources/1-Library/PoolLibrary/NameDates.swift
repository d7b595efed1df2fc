public import PoolTypes

extension CaptureDates {
  /// The date in a file's name, as cameras, phones, messengers and screenshot programs write it.
  ///
  /// Names of Pixel phones (`PXL_`) and counts of milliseconds are in UTC; others are local time. A messenger's
  /// `IMG-20240301-WA0001` says the day alone, which counts as its first moment.
  ///
  /// - Parameter now: seconds since 1970; later dates are nonsense.
  public static func fromName(_ name: String, now: Double) -> CaptureDate? {
    let runs = name.split { !$0.isASCII || !$0.isNumber }.prefix(32)
    let numbers = runs.map(String.init)
    let isUTC = name.hasPrefix("PXL_")
    func date(_ parts: [Int]) -> CaptureDate? {
      guard parts.count >= 3, parts[0] >= 1990,
        let clock = CivilTime(
          year: parts[0], month: parts[1], day: parts[2], hour: parts.count > 3 ? parts[3] : 0,
          minute: parts.count > 4 ? parts[4] : 0, second: parts.count > 5 ? parts[5] : 0)
      else { return nil }
      let date = CaptureDate(
        wallClockSeconds: clock.secondsSince1970, offsetMinutes: isUTC && parts.count > 3 ? 0 : nil,
        source: .name)
      return isPlausible(date, now: now) ? date : nil
    }
    for (index, number) in numbers.enumerated() {
      if number.count == 14 || number.count == 17, let found = date(pieces(number, [4, 2, 2, 2, 2, 2])) {
        return found
      }
      var day: [Int] = []
      var rest = index + 1
      if number.count == 8 {
        day = pieces(number, [4, 2, 2])
      } else if number.count == 4, index + 2 < numbers.count, numbers[index + 1].count == 2,
        numbers[index + 2].count == 2
      {
        day = numbers[index...index + 2].compactMap { Int($0) }
        rest = index + 3
      }
      if let alone = date(day) {
        let tail = runs.count > rest ? name[runs[rest].startIndex...] : ""
        return clock(numbers.dropFirst(rest), tail: tail).flatMap { date(day + $0) } ?? alone
      }
      if number.count == 13, let milliseconds = Double(number), milliseconds > 9.4e11 {
        let date = CaptureDate(
          wallClockSeconds: (milliseconds / 1000).rounded(.down), offsetMinutes: 0, source: .name)
        if isPlausible(date, now: now) { return date }
      }
    }
    return nil
  }

  /// Hour, minute and second right after a date: `093000`, `093000123`, `09-30-00`, `9.30.00 PM`.
  ///
  /// - Parameter tail: the name from the clock on, where a half of the day may be named.
  private static func clock(_ numbers: ArraySlice<String>, tail: Substring) -> [Int]? {
    guard let first = numbers.first else { return nil }
    if first.count == 6 || first.count == 9 { return pieces(String(first.prefix(6)), [2, 2, 2]) }
    let parts = numbers.prefix(3)
    guard parts.count == 3, first.count <= 2, parts.dropFirst().allSatisfy({ $0.count == 2 }) else {
      return nil
    }
    var clock = parts.compactMap { Int($0) }
    let half = tail.drop { !$0.isLetter }.prefix { $0.isLetter }.lowercased()
    if half == "pm", clock[0] < 12 { clock[0] += 12 }
    if half == "am", clock[0] == 12 { clock[0] = 0 }
    return clock
  }

  private static func pieces(_ digits: String, _ lengths: [Int]) -> [Int] {
    var rest = Substring(digits)
    return lengths.compactMap { length in
      defer { rest = rest.dropFirst(length) }
      return Int(rest.prefix(length))
    }
  }
}
