import Foundation
import PoolRead
import PoolReadNative
import PoolTypes
import Testing

#if Vips && Video && Codes
  @Suite(.enabled(if: corpus != nil, "the corpus is not there")) struct CorpusDecodingTests {
    private static let videoEndings: Set<String> = ["mp4", "mov", "m4v", "webm", "avi", "mkv"]
    private static let otherEndings: Set<String> = ["jsonl", "json", "txt", "md", "csv", "pem", "xmp", "zip"]

    private static func files(in part: String) throws -> [URL] {
      let folder = try #require(corpus).appendingPathComponent(part)
      let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return (all?.compactMap { $0 as? URL } ?? []).filter {
        !$0.hasDirectoryPath && !otherEndings.contains($0.pathExtension.lowercased())
      }.sorted { $0.path < $1.path }
    }

    /// The most memory that this process has held so far, in MB.
    private static func peakMemory() -> Int {
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) / 1024
    }

    @Test(arguments: ["broken", "exif", "library", "scenes", "text", "sensitive", "faces"])
    func everyFileGivesAPictureOrAReasonInBoundedTimeAndMemory(part: String) throws {
      let decoder = try NativeDecoder()
      let reader = NativeCodeReader()
      var reasons: [String: Int] = [:]
      var (pictures, withCodes, decoding, reading, slowest) = (0, 0, 0.0, 0.0, 0.0)
      for file in try Self.files(in: part) {
        let start = Date()
        do {
          let photo = try decoder.decode(
            path: file.path, isVideo: Self.videoEndings.contains(file.pathExtension.lowercased()), orientation: 1,
            limits: DecodeLimits())
          #expect(photo.image.width * photo.image.height <= DecodeLimits().pixels)
          let decoded = Date()
          let codes = try reader.codes(in: photo)
          pictures += 1
          if !codes.isEmpty {
            withCodes += 1
            print("code", file.lastPathComponent, codes.map { "\($0.symbology) \($0.text.prefix(60))" })
          }
          decoding += decoded.timeIntervalSince(start)
          reading += Date().timeIntervalSince(decoded)
        } catch let failure as CaptureFailure {
          reasons[failure.description, default: 0] += 1
        }
        slowest = max(slowest, Date().timeIntervalSince(start))
      }
      let mean = { (sum: Double) in Int((1000 * sum / Double(max(pictures, 1))).rounded()) }
      print(
        "\(part): \(pictures) pictures, \(withCodes) with codes; mean \(mean(decoding)) ms decoding, "
          + "\(mean(reading)) ms looking for codes; slowest \(Int(slowest * 1000)) ms; "
          + "failed \(reasons); peak \(Self.peakMemory()) MB"
      )
      #expect(pictures > 0)
      #expect(slowest < 40)
    }
  }
#endif
