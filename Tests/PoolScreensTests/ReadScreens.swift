#if Vips && Codes && Onnx
  import Foundation
  import PoolDrawing
  import PoolRead
  import PoolReadModels
  import PoolReadNative
  import PoolTypes

  /// Draws plans and reads them with the readers that the app has.
  ///
  /// `POOL_SCREENS_READINGS` names a folder where readings are kept, so that rules can be tried again without reading
  /// again; `POOL_SCREENS_DUMP` one where the pictures are written as PNG.
  struct ReadScreens {
    /// What is kept of a reading.
    private struct Kept: Codable {
      var text: [TextLine]
      var codes: [ReadCode]
    }

    private let text: OnnxTextReader
    private let codes = NativeCodeReader()
    private let kept: URL?
    private let dump: URL?

    /// The folder of the models, where they are.
    static var models: URL? {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let named = ProcessInfo.processInfo.environment["POOL_MODELS"].map { URL(filePath: $0) }
      let folder = named ?? root.appendingPathComponent("models")
      let manifest = folder.appendingPathComponent("manifest.json").path
      return FileManager.default.fileExists(atPath: manifest) ? folder : nil
    }

    init(models: URL) throws {
      text = try OnnxTextReader(
        models: InstalledModels(folder: models), room: SharedRoom(size: 1_000_000_000))
      kept = try Self.folder("POOL_SCREENS_READINGS")
      dump = try Self.folder("POOL_SCREENS_DUMP")
    }

    private static func folder(_ variable: String) throws -> URL? {
      guard let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty else { return nil }
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      return URL(filePath: path)
    }

    /// The reading of a plan's picture; nil where nothing can be drawn.
    func reading(_ plan: ScreenPlan) throws -> CaptureReading? {
      let file = kept?.appendingPathComponent("\(plan.name)-\(String(plan.content, radix: 16)).json")
      if let file, dump == nil, let data = try? Data(contentsOf: file) {
        let known = try JSONDecoder().decode(Kept.self, from: data)
        return CaptureReading(text: known.text, codes: known.codes)
      }
      guard var canvas = Drawing.canvas(of: plan), let image = canvas.image else { return nil }
      if let dump { _ = canvas.write(png: dump.appendingPathComponent("\(plan.name).png").path) }
      let photo = DecodedPhoto(
        image: image, originalSize: PixelSize(width: image.width, height: image.height))
      let lines = try text.lines(in: photo, mediaType: plan.facts.mediaType)
      let found = try codes.codes(in: photo)
      if let file { try JSONEncoder().encode(Kept(text: lines, codes: found)).write(to: file) }
      return CaptureReading(text: lines, codes: found)
    }
  }

  extension ScreenPlan {
    /// A number for all that is drawn.
    fileprivate var content: UInt64 {
      let words = texts.map { "\($0.text) \($0.x) \($0.y) \($0.height) \($0.face) \($0.ink)" }
      return Dice.seed(
        (words + ["\(width) \(height) \(background) \(camera) \(codes) \(boxes)"]).joined(separator: "|"))
    }
  }
#endif
