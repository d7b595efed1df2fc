import Foundation
import PoolTypes
import Testing

@testable import PoolLibrary

/// Gives the same metadata for every file.
private struct FixedMetadata: MetadataReader {
  var file = FileMetadata()
  func metadata(ofFileAt path: String, kind: ContentKind) throws -> FileMetadata { file }
  func sidecar(at path: String) throws -> FileMetadata { FileMetadata() }
}

@Suite final class FolderLibraryTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "pool-\(UUID().uuidString)")
  private static let jpeg = [UInt8]([0xff, 0xd8, 0xff, 0xe0] + Array(repeating: 7, count: 60))

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ path: String, _ bytes: [UInt8] = jpeg) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  private func library(_ file: FileMetadata = FileMetadata(), excluding: [URL] = []) -> FolderLibrary {
    FolderLibrary(folder, excluding: excluding, metadata: FixedMetadata(file: file), now: { 1_790_000_000 })
  }

  private func paths() throws -> [String] { try library().list().entries.map(\.path).sorted() }

  @Test func hiddenAndForeignFilesAreLeftOut() throws {
    for path in ["a.jpg", "b/C.HEIC", "@me.png", "noending"] { try write(path) }
    for path in [
      ".h.jpg", "._a.jpg", ".thumbs/a.jpg", "@eaDir/a.jpg", "__MACOSX/a.jpg", "notes.txt", "a.jpg.json",
    ] {
      try write(path)
    }
    #expect(try paths() == ["@me.png", "a.jpg", "b/C.HEIC", "noending"])
  }

  @Test func indexesInsideTheLibraryAreNeverRead() throws {
    for path in ["a.jpg", "mine/x.jpg", "other/index.sqlite", "other/thumb.jpg", "other/deep/y.jpg"] {
      try write(path)
    }
    let listing = try library(excluding: [folder.appendingPathComponent("mine")]).list()
    #expect(listing.entries.map(\.path) == ["a.jpg"])
  }

  @Test func linksAreFollowedOnceAndLoopsEnd() throws {
    try write("real/a.jpg")
    let manager = FileManager.default
    for (link, target) in [
      ("real/up", folder.path), ("again", folder.path + "/real"), ("b.jpg", folder.path + "/real/a.jpg"),
    ] {
      try manager.createSymbolicLink(atPath: folder.path + "/" + link, withDestinationPath: target)
    }
    try manager.createSymbolicLink(atPath: folder.path + "/dead.jpg", withDestinationPath: "/nowhere/x.jpg")
    let listing = try library().list()
    #expect(listing.entries.count == 1)
    #expect(listing.problemCount == 0)
  }

  @Test func aLivePhotoIsOneCapture() throws {
    for path in ["IMG_1.HEIC", "IMG_1.MOV", "IMG_2.jpg", "IMG_2.mp4"] { try write(path) }
    #expect(try paths() == ["IMG_1.HEIC", "IMG_2.jpg", "IMG_2.mp4"])
    let live = try #require(try library().list().entries.first { $0.path == "IMG_1.HEIC" })
    #expect(live.companions == [Companion(role: .liveMovie, path: "IMG_1.MOV")])
  }

  @Test func aChangedSidecarChangesTheStamp() throws {
    try write("a.jpg")
    let bare = try library().list().entries
    try write("a.jpg.json", Array("{}".utf8))
    let tagged = try library().list().entries
    try write("a.jpg.json", Array("{ }".utf8))
    let again = try library().list().entries
    #expect(Set([bare, tagged, again].flatMap { $0.map(\.stamp.companions) }).count == 3)
  }

  @Test func aMissingFolderIsOneClearSentence() {
    #expect(throws: PoolError.self) {
      try FolderLibrary(self.folder.appendingPathComponent("no"), metadata: FixedMetadata()).list()
    }
  }

  @Test func contentDecidesNotTheEnding() throws {
    try write("a.png")
    try write("text.jpg", Array("hello, this is a text".utf8))
    try write("empty.jpg", [])
    try write("noending", Array("hello".utf8))
    let library = library()
    let entries = Dictionary(uniqueKeysWithValues: try library.list().entries.map { ($0.path, $0) })
    guard case .capture(let facts, let digest) = try library.describe(try #require(entries["a.png"])) else {
      Issue.record("no capture")
      return
    }
    #expect(facts.mediaType == .photo)
    #expect(digest.utf8.count == 32)
    #expect(throws: CaptureFailure.self) { try library.describe(try #require(entries["text.jpg"])) }
    #expect(throws: CaptureFailure.self) { try library.describe(try #require(entries["empty.jpg"])) }
    let plain = try library.describe(try #require(entries["noending"]))
    #expect(plain == .leftOut("no picture or video"))
  }

  @Test func aVanishedFileIsAFailure() throws {
    try write("a.jpg")
    let library = library()
    let entry = try #require(try library.list().entries.first)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("a.jpg"))
    #expect(throws: CaptureFailure(.open, "the file is gone")) { try library.describe(entry) }
    #expect(throws: CaptureFailure(.open, "the file is gone")) { try library.file(for: entry) }
  }

  @Test(arguments: [("1", 1, false), ("6", 6, true), ("0", 1, false), ("9", 1, false), ("x", 1, false)])
  func sizeIsUprightAndBadOrientationsAreNone(tag: String, orientation: Int, turned: Bool) throws {
    try write("a.jpg")
    let file = FileMetadata(
      tags: ["Exif.Image.Orientation": tag, "Exif.Image.Make": "Canon", "Exif.Image.Model": "Canon EOS 40D"],
      storedSize: PixelSize(width: 40, height: 30))
    let library = library(file)
    let entry = try #require(try library.list().entries.first)
    guard case .capture(let facts, _) = try library.describe(entry) else { return }
    #expect(facts.orientation == orientation)
    #expect(facts.size == (turned ? PixelSize(width: 30, height: 40) : PixelSize(width: 40, height: 30)))
    #expect(facts.camera == "Canon EOS 40D")
  }
}

@Suite struct MediaTypeRulesTests {
  @Test(arguments: [
    "Screenshot_20240301.jpg", "Screen Shot 2024-03-01.png", "Bildschirmfoto 1.png",
    "Captura de pantalla 2.png",
    "スクリーンショット 1.png", "屏幕截图.png", "Capture d’e\u{301}cran 1.png",
  ])
  func screenshotsAreToldByName(name: String) {
    #expect(MediaTypeRules.isScreenshot(name: name, kind: .jpeg, size: nil, tags: [:]))
  }

  @Test func screenshotsAreToldByMetadataAndShape() {
    let phone = PixelSize(width: 1170, height: 2532)
    let comment = ["Exif.Photo.UserComment": "charset=Ascii Screenshot"]
    #expect(MediaTypeRules.isScreenshot(name: "IMG_1.PNG", kind: .jpeg, size: nil, tags: comment))
    #expect(MediaTypeRules.isScreenshot(name: "IMG_1.PNG", kind: .png, size: phone, tags: [:]))
    #expect(!MediaTypeRules.isScreenshot(name: "IMG_1.JPG", kind: .jpeg, size: phone, tags: [:]))
    #expect(
      !MediaTypeRules.isScreenshot(name: "a.png", kind: .png, size: phone, tags: ["Exif.Image.Make": "X"]))
    #expect(
      !MediaTypeRules.isScreenshot(
        name: "a.png", kind: .png, size: PixelSize(width: 800, height: 600), tags: [:]))
  }

  @Test(arguments: [
    ("ScreenRecording_03-01-2024.mp4", true), ("RPReplay_Final1.mp4", true),
    ("screen-20240301-093000.mp4", true),
    ("screen-door-repair.mp4", false), ("VID_20240301.mp4", false),
  ])
  func screenRecordingsAreTold(name: String, expected: Bool) {
    #expect(MediaTypeRules.isScreenRecording(name: name, tags: [:]) == expected)
  }

  @Test func musicRawsAndTextsInDisguiseAreNoCaptures() {
    func kind(_ brand: String) -> ContentKind? {
      ContentKind(head: [0, 0, 0, 24] + Array("ftyp\(brand)".utf8) + [UInt8](repeating: 0, count: 12))
    }
    #expect(kind("M4A ") == nil)
    #expect(kind("crx ") == nil)
    #expect(kind("heic") == .heif)
    #expect(kind("isom") == .mp4)
    #expect(ContentKind(head: Array("BMW is a car maker".utf8)) == nil)
  }
}
