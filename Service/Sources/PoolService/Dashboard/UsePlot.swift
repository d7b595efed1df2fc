/// A plot of a count for each day, as an SVG that stands within a page.
enum UsePlot {
  /// - Parameters:
  ///   - title: what is counted.
  ///   - days: names and counts, oldest first.
  static func svg(_ title: String, _ days: [(name: String, count: Int)]) -> String {
    let width = 720
    let height = 150
    let left = 60
    let floor = height - 24
    let top = max(days.map(\.count).max() ?? 0, 1)
    let step = Double(width - left) / Double(max(days.count, 1))
    var bars = ""
    for (place, day) in days.enumerated() {
      let tall = Int((Double(floor - 20) * Double(day.count) / Double(top)).rounded())
      let start = Double(left) + Double(place) * step
      bars +=
        "<rect x=\"\(short(start))\" y=\"\(floor - tall)\" width=\"\(short(max(step - 1.5, 1)))\" height=\"\(tall)\">"
      bars += "<title>\(HTMLText.escaped(day.name)): \(day.count)</title></rect>"
    }
    let first = days.first?.name ?? ""
    let last = days.last?.name ?? ""
    return """
      <figure><figcaption>\(HTMLText.escaped(title))</figcaption>
      <svg viewBox="0 0 \(width) \(height)" role="img" aria-label="\(HTMLText.escaped(title))">
      <line x1="\(left)" y1="\(floor)" x2="\(width)" y2="\(floor)"/><line x1="\(left)" y1="20" x2="\(width)" y2="20"/>
      <text x="\(left - 6)" y="\(floor)" text-anchor="end">0</text>
      <text x="\(left - 6)" y="26" text-anchor="end">\(top)</text>\(bars)
      <text x="\(left)" y="\(height - 6)">\(HTMLText.escaped(first))</text>
      <text x="\(width)" y="\(height - 6)" text-anchor="end">\(HTMLText.escaped(last))</text></svg></figure>
      """
  }

  private static func short(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }
}
