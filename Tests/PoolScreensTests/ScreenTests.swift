import Foundation
import PoolDerive
import PoolTypes
import Testing

/// Draws screens, has them judged and writes what came of it to the file that `POOL_SCREENS_REPORT` names.
@Suite(.serialized) struct ScreenTests {
  @Test func theGateSetIsLargeAndSpeaksManyLanguages() {
    let plans = GateSet.plans
    #expect(plans.filter(\.mustHold).count >= 330)
    #expect(plans.filter { !$0.mustHold }.count >= 330)
    for isHeld in [true, false] {
      let languages = Set(plans.filter { $0.mustHold == isHeld }.map(\.language))
      #expect(languages.count >= 12, "\(languages.sorted())")
    }
    #expect(plans.allSatisfy { !$0.family.hasPrefix("broken") }, "a template's first line is not understood")
    #expect(Set(plans.map(\.name)).count == plans.count)
  }

  @Test func theLabelledSetIsLargeAndSpeaksManyLanguages() {
    let plans = LabelledSet.plans
    #expect(plans.count >= 160)
    #expect(Set(plans.map(\.language)).count >= 8)
    #expect(plans.contains { $0.expected.isEmpty })
  }

  @Test func everyPlaceholderIsFilledAndEveryTextIsOnItsCanvas() {
    for plan in GateSet.plans + LabelledSet.plans {
      #expect(!plan.texts.isEmpty, "\(plan.name)")
      for text in plan.texts {
        #expect(text.text.firstMatch(of: /\{[a-z]+(:|\d?\})/) == nil, "\(plan.name): \(text.text)")
        #expect(text.y >= 0 && text.y + text.height <= plan.height, "\(plan.name): \(text.text)")
      }
    }
  }

  @Test func expectationsAreUnderstood() {
    for table in [LabelledWest.table, LabelledMore.table] {
      for line in table.split(separator: "\n") where line.hasPrefix("=> ") || line.hasPrefix("?> ") {
        #expect(LabelledSet.finding(String(line.dropFirst(3))) != nil, "\(line)")
      }
    }
  }

  @Test func theGateJudgesLinesWithoutFault() throws {
    try judge(Measure.gate(GateSet.plans, reading: Measure.plainReading), "gate, lines without fault")
  }

  @Test func theGateJudgesLinesWithSlips() throws {
    try judge(Measure.gate(GateSet.plans, reading: Measure.slippedReading), "gate, lines with slips")
  }

  @Test func derivationFindsWhatStandsOnTheLabelledScreens() throws {
    try judge(Measure.findings(LabelledSet.plans, reading: Measure.plainReading), "findings, lines without fault")
  }

  private func judge(_ figures: GateFigures, _ title: String) throws {
    try Report.append(figures.report(title))
    guard Thresholds.judgesTheGate else { return }
    #expect(figures.recall >= Thresholds.recall, "\(title): \(figures.summary)")
    #expect(figures.falseHolds <= Thresholds.falseHolds, "\(title): \(figures.summary)")
  }

  private func judge(_ figures: FindingFigures, _ title: String) throws {
    try Report.append(figures.report(title))
    guard Thresholds.judgesDerivation else { return }
    for row in figures.byKind {
      #expect(row.precision >= Thresholds.findingPrecision, "\(title): \(row)")
      #expect(row.recall >= Thresholds.findingRecall, "\(title): \(row)")
    }
  }

  #if Vips && Codes && Onnx
    @Test(.enabled(if: ReadScreens.models != nil, "the models are not prepared: Scripts/setup, or set POOL_MODELS"))
    func theGateJudgesPicturesAsTheyAreRead() throws {
      let readers = try ReadScreens(models: #require(ReadScreens.models))
      let named = ProcessInfo.processInfo.environment["POOL_SCREENS_EVERY"].flatMap { Int($0) }
      let step = max(1, named ?? Thresholds.pictureStep)
      let plans = GateSet.plans.enumerated().filter { $0.offset % step == 0 }.map(\.element)
      let start = ContinuousClock.now
      let figures = try Measure.gate(plans) { try #require(try readers.reading($0), "nothing can be drawn") }
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      try judge(figures, "gate, \(plans.count) pictures read in \(Int(seconds)) s")
    }

    /// Only reports: what readers do to letters is not the rules' fault.
    @Test(
      .enabled(
        if: ReadScreens.models != nil && ProcessInfo.processInfo.environment["POOL_SCREENS_REPORT"] != nil,
        "the models are not prepared, or POOL_SCREENS_REPORT is not set"))
    func derivationIsMeasuredOnPictures() throws {
      let readers = try ReadScreens(models: #require(ReadScreens.models))
      let figures = try Measure.findings(LabelledSet.plans) {
        try #require(try readers.reading($0), "nothing can be drawn")
      }
      try Report.append(figures.report("findings, pictures as they are read"))
    }
  #endif
}

/// The file that measurements are written to.
enum Report {
  /// Adds to the file, or does nothing where none is named.
  static func append(_ text: String) throws {
    guard let path = ProcessInfo.processInfo.environment["POOL_SCREENS_REPORT"], !path.isEmpty else { return }
    let url = URL(filePath: path)
    if !FileManager.default.fileExists(atPath: path) { try Data().write(to: url) }
    let handle = try FileHandle(forWritingTo: url)
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
  }
}
