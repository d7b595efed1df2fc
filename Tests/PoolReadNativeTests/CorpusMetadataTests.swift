import Foundation
import PoolLibrary
import PoolReadNative
import PoolTypes
import Testing

#if Metadata && Vips
  @Suite(.enabled(if: corpus != nil, "the corpus is not there")) struct CorpusMetadataTests {
    private func facts(_ folder: URL, _ path: String) throws -> CaptureFacts? {
      let library = FolderLibrary(folder, metadata: NativeMetadataReader())
      let name = (path as NSString).deletingLastPathComponent
      let parent = FolderLibrary(
        folder.appendingPathComponent(name), metadata: NativeMetadataReader(), now: { 1_900_000_000 })
      _ = library
      let file = (path as NSString).lastPathComponent
      guard let entry = try parent.list().entries.first(where: { $0.path == file }) else { return nil }
      guard case .capture(let facts, _) = try parent.describe(entry) else { return nil }
      return facts
    }

    @Test func publishedDatesOrientationsAndPlacesAreFound() throws {
      let folder = try #require(corpus).appendingPathComponent("exif")
      let lines = try String(contentsOf: folder.appendingPathComponent("expected.jsonl"), encoding: .utf8)
      var (checked, wrong) = (0, 0)
      for line in lines.split(separator: "\n") {
        guard let row = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
          let file = row["file"] as? String
        else { continue }
        let facts = (try? facts(folder, file)) ?? nil
        checked += 1
        var differences: [String] = []
        if let date = row["datetime_original"] as? String, let parsed = CaptureDates.parse(date) {
          if facts?.date?.wallClockSeconds.rounded(.down) != parsed.clock.secondsSince1970 {
            differences.append("date \(date) but \(facts?.date?.rfc3339 ?? "nil")")
          }
        }
        if let orientation = row["orientation"] as? Int, facts?.orientation != orientation {
          differences.append("orientation \(orientation) but \(facts?.orientation ?? -1)")
        }
        for (key, value) in row where key.contains("gps") || key.contains("geo") || key.contains("offset") {
          differences.append(
            "see \(key)=\(value) found \(String(describing: facts?.location)) \(facts?.date?.rfc3339 ?? "")")
        }
        if !differences.isEmpty {
          wrong += 1
          print("exif", file, differences)
        }
      }
      print("exif: \(checked) checked, \(wrong) to look at")
    }

    @Test func takeoutSidecarsGiveDateAndPlace() throws {
      let folder = try #require(corpus).appendingPathComponent("library")
      let lines = try String(contentsOf: folder.appendingPathComponent("expected.jsonl"), encoding: .utf8)
      var (checked, wrong) = (0, 0)
      for line in lines.split(separator: "\n") {
        guard let row = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
          let file = row["file"] as? String
        else { continue }
        let facts = (try? facts(folder, file)) ?? nil
        checked += 1
        var differences: [String] = []
        if let taken = row["taken_epoch"] as? Double, facts?.date?.instantSeconds.rounded(.down) != taken {
          differences.append(
            "taken \(taken) but \(facts?.date.map { "\($0.instantSeconds) \($0.rfc3339) \($0.source)" } ?? "nil")"
          )
        }
        if let geo = row["geo"] as? [Double], geo.count == 2 {
          let near = facts?.location.map {
            abs($0.latitude - geo[0]) < 0.001 && abs($0.longitude - geo[1]) < 0.001
          }
          if near != true { differences.append("geo \(geo) but \(String(describing: facts?.location))") }
        }
        if !differences.isEmpty {
          wrong += 1
          print("library", file, row["sidecar"] ?? "", differences)
        }
      }
      print("library: \(checked) checked, \(wrong) to look at")
    }
  }
#endif
