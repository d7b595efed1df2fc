import Foundation
import PoolLibrary
import PoolReadNative
import PoolTypes
import Testing

#if Metadata && Vips
  /// Compares what the library says of the corpus' files with every published answer. Each disagreement is printed
  /// and must be among those that are explained here.
  @Suite(.enabled(if: corpus != nil, "the corpus is not there")) struct CorpusMetadataTests {
    /// File, what disagrees, and why the published answer is not right or not the question.
    private static let explained: [String: String] = [
      "buggy_panorama.jpg place": "latitude 213 is none: its seconds overflow, so the file has no place",
      "buggy_panorama.jpg exiftool place": "the same overflow",
      "g4_orientation_7.tif size": "stored as 88x590 by its tags; the published size is already turned",
      "g4_orientation_8.tif size": "stored as 88x590 by its tags; the published size is already turned",
      "Google Photos/Album test 6-10-23/PXL_20231006_063909898.LS.mp4 merged place":
        "the video has a place of its own, which comes before its sidecar's",
    ]

    private func facts(_ folder: URL, _ path: String) throws -> CaptureFacts? {
      let parent = FolderLibrary(
        folder.appendingPathComponent((path as NSString).deletingLastPathComponent),
        metadata: NativeMetadataReader(),
        now: { 1_796_000_000 })
      let file = (path as NSString).lastPathComponent
      guard let entry = try parent.list().entries.first(where: { $0.path == file }),
        case .capture(let facts, _) = try parent.describe(entry)
      else { return nil }
      return facts
    }

    private func rows(_ set: String) throws -> (folder: URL, rows: [[String: Any]]) {
      let folder = try #require(corpus).appendingPathComponent(set)
      let text = try String(contentsOf: folder.appendingPathComponent("expected.jsonl"), encoding: .utf8)
      let rows = try text.split(separator: "\n").compactMap {
        try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
      }
      return (folder, rows)
    }

    private func report(_ found: [String], checked: Int, _ set: String) {
      let unexplained = found.filter { line in !Self.explained.keys.contains { line.hasPrefix($0) } }
      for line in found {
        print("\(set): \(unexplained.contains(line) ? "UNEXPLAINED" : "explained") \(line)")
      }
      print(
        "\(set): \(checked) answers, \(found.count) disagreements, \(unexplained.count) of them unexplained")
      #expect(unexplained.isEmpty)
      #expect(checked > 0)
    }

    @Test func publishedDatesOffsetsOrientationsSizesAndPlacesAreFound() throws {
      let (folder, rows) = try rows("exif")
      var checked = 0
      var found: [String] = []
      for row in rows {
        guard let file = row["file"] as? String, row["pil_format"] != nil || row["exiftool_json"] != nil
        else {
          continue
        }
        let name = (file as NSString).lastPathComponent
        let facts: CaptureFacts?
        do { facts = try self.facts(folder, file) } catch {
          found.append("\(name) describe: \(error)")
          continue
        }
        guard let facts else {
          found.append("\(name) describe: not listed or left out")
          continue
        }
        func compare(_ what: String, _ published: String?, _ ours: String?) {
          guard let published else { return }
          checked += 1
          if published != ours { found.append("\(name) \(what): \(published) but \(ours ?? "nothing")") }
        }
        let exiftool = row["exiftool_json"] as? [String: Any] ?? [:]
        let wall = facts.date.flatMap { $0.source == .metadata ? seconds($0.wallClockSeconds) : nil }
        compare("date", (row["datetime_original"] as? String).flatMap(seconds), wall)
        compare("exiftool date", (exiftool["DateTimeOriginal"] as? String).flatMap(seconds), wall)
        let offset = facts.date?.offsetMinutes.map(String.init)
        compare(
          "offset",
          (row["offset_time_original"] as? String).flatMap(CaptureDates.parseOffset).map(String.init), offset)
        compare(
          "exiftool offset",
          (exiftool["OffsetTimeOriginal"] as? String).flatMap(CaptureDates.parseOffset).map(String.init),
          offset)
        if let orientation = row["orientation"] as? Int {
          compare(
            "orientation", String((1...8).contains(orientation) ? orientation : 1), String(facts.orientation))
        }
        if let words = exiftool["Orientation"] as? String {
          compare("exiftool orientation", words == "Rotate 90 CW" ? "6" : "1", String(facts.orientation))
        }
        if let size = row["stored_size"] as? [Int], size.count == 2 {
          let sideways = facts.orientation >= 5
          compare(
            "size", "\(size[sideways ? 1 : 0])x\(size[sideways ? 0 : 1])",
            facts.size.map { "\($0.width)x\($0.height)" })
        }
        let ours = facts.location.map { place($0.latitude, $0.longitude) }
        if let gps = row["gps"] as? [String: Double], let latitude = gps["lat"], let longitude = gps["lon"],
          latitude != 0 || longitude != 0
        {
          compare("place", place(latitude, longitude), ours)
        } else if row["gps_raw"] != nil || row["gps"] != nil {
          // Empty, broken and 0,0 tags are no place.
          compare("place", "none", ours ?? "none")
        }
        if let latitude = exiftool["GPSLatitude"].flatMap(degrees),
          let longitude = exiftool["GPSLongitude"].flatMap(degrees)
        {
          compare("exiftool place", place(latitude, longitude), ours)
        }
      }
      report(found, checked: checked, "exif")
    }

    @Test func theAnswersOfAnotherReaderAreTheSame() throws {
      let folder = try #require(corpus).appendingPathComponent("exif")
      let dump = try String(contentsOf: folder.appendingPathComponent("exifpy_dump.txt"), encoding: .utf8)
      let turns = [
        "Horizontal (normal)": 1, "Mirrored horizontal": 2, "Rotated 180": 3, "Mirrored vertical": 4,
        "Mirrored horizontal then rotated 90 CCW": 5, "Rotated 90 CW": 6,
        "Mirrored horizontal then rotated 90 CW": 7, "Rotated 90 CCW": 8,
      ]
      var checked = 0
      var found: [String] = []
      var facts: CaptureFacts?
      var name = ""
      for line in dump.split(whereSeparator: \.isNewline) {
        if let path = line.split(separator: "exif-samples-master/", maxSplits: 1).last,
          line.hasPrefix("Opening: ")
        {
          name = String(path)
          facts = (try? self.facts(folder, "ianare__exif-samples/" + path)) ?? nil
        }
        guard let facts else { continue }
        if line.hasPrefix("EXIF DateTimeOriginal (ASCII): "), let date = seconds(String(line.dropFirst(31))) {
          checked += 1
          let ours = facts.date.map { seconds($0.wallClockSeconds) }
          if ours != date { found.append("\(name) exifpy date: \(date) but \(ours ?? "nothing")") }
        }
        if line.hasPrefix("Image Orientation (Short): "), let turn = turns[String(line.dropFirst(27))] {
          checked += 1
          if facts.orientation != turn {
            found.append("\(name) exifpy orientation: \(line) but \(facts.orientation)")
          }
        }
      }
      report(found, checked: checked, "exifpy")
    }

    @Test func sidecarsGiveDateAndPlace() throws {
      let (folder, rows) = try rows("library")
      var checked = 0
      var found: [String] = []
      for row in rows {
        guard let file = row["file"] as? String else { continue }
        let name = file.split(separator: "/").suffix(3).joined(separator: "/")
        let root =
          (row["root"] as? String).map {
            file.prefix(upTo: file.range(of: $0)?.upperBound ?? file.startIndex)
          } ?? ""
        let library = FolderLibrary(
          folder.appendingPathComponent(String(root)), metadata: NativeMetadataReader(),
          now: { 1_796_000_000 })
        guard let path = row["path"] as? String,
          let entry = try library.list().entries.first(where: { $0.path == path })
        else {
          found.append("\(name) listing: not an entry")
          continue
        }
        func sidecar(_ role: Companion.Role, _ key: String) {
          guard let published = row[key] as? String else { return }
          checked += 1
          let ours = entry.companions.first { $0.role == role }?.path
          if ours != published { found.append("\(name) \(key): \(published) but \(ours ?? "nothing")") }
        }
        sidecar(.takeoutSidecar, "sidecar")
        sidecar(.xmpSidecar, "xmp")
        // A file of no bytes has a sidecar but is no picture.
        guard (row["bytes"] as? Int) != 0 else { continue }
        guard case .capture(let facts, let digest) = try library.describe(entry) else {
          found.append("\(name) describe: left out")
          continue
        }
        if let taken = row["taken_epoch"] as? Double {
          checked += 1
          let ours = facts.date?.instantSeconds.rounded(.down)
          if ours != taken { found.append("\(name) taken: \(taken) but \(facts.date?.rfc3339 ?? "nothing")") }
        }
        if let geo = row["geo"] as? [Double], geo.count == 2, let sidecar = row["sidecar"] as? String {
          checked += 2
          let json = try Data(contentsOf: library.folder.appendingPathComponent(sidecar))
          let told = TakeoutSidecar(json: [UInt8](json))?.location.map { place($0.latitude, $0.longitude) }
          if told != place(geo[0], geo[1]) {
            found.append("\(name) sidecar place: \(geo) but \(told ?? "nothing")")
          }
          let ours = facts.location.map { place($0.latitude, $0.longitude) }
          if ours != told { found.append("\(name) merged place: \(geo) but \(ours ?? "nothing")") }
        }
        for twin in row["same_bytes_as"] as? [String] ?? [] {
          checked += 1
          guard let other = try library.list().entries.first(where: { $0.path == twin }),
            case .capture(_, digest) = try library.describe(other)
          else {
            found.append("\(name) twin: \(twin) has another digest")
            continue
          }
        }
      }
      report(found, checked: checked, "library")
    }

    @Test func brokenFilesNeverStopTheReading() throws {
      let library = FolderLibrary(
        try #require(corpus).appendingPathComponent("broken"), metadata: NativeMetadataReader())
      var (described, failed) = (0, 0)
      for entry in try library.list().entries {
        do {
          _ = try library.describe(entry)
          described += 1
        } catch is CaptureFailure { failed += 1 }
      }
      print("broken: \(described) described, \(failed) failed")
      #expect(described + failed > 0)
    }

    private func seconds(_ text: String) -> String? {
      CaptureDates.parse(text).map { seconds($0.clock.secondsSince1970) }
    }

    private func seconds(_ wall: Double) -> String {
      CaptureDate(wallClockSeconds: wall.rounded(.down), offsetMinutes: nil, source: .metadata).rfc3339
    }

    /// Rounded to about ten metres, as far as published answers agree.
    private func place(_ latitude: Double, _ longitude: Double) -> String {
      String(format: "%.4f,%.4f", latitude, longitude)
    }

    /// `34 deg 47' 50.82" N`, or a number.
    private func degrees(_ value: Any) -> Double? {
      if let number = value as? Double { return number }
      guard let text = value as? String else { return nil }
      let numbers = text.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
      guard numbers.count == 3 else { return nil }
      let total = numbers[0] + numbers[1] / 60 + numbers[2] / 3600
      return text.hasSuffix("S") || text.hasSuffix("W") ? -total : total
    }
  }
#endif
