internal import Foundation
internal import PoolTypes

/// Tells screenshots from photos, and screen recordings from videos. Pure.
enum MediaTypeRules {
  /// Beginnings and parts of the names that phones and desktops give to pictures of a screen, in lower case.
  private static let screenshotWords = [
    "screenshot", "screen shot", "screen_shot", "screencapture", "screen capture", "bildschirmfoto",
    "captura de pantalla", "captura de tela", "captura_de_pantalla", "capture d'écran", "capture d’écran",
    "capture d_écran", "schermafbeelding", "schermata", "istantanea", "skärmavbild", "skärmbild",
    "skjermbilde",
    "skærmbillede", "zrzut ekranu", "snímek obrazovky", "ekran görüntüsü", "ekran resmi", "снимок экрана",
    "скриншот", "スクリーンショット", "屏幕截图", "屏幕快照", "截屏", "截圖", "螢幕截圖", "스크린샷", "näyttökuva",
  ]
  private static let recordingWords = [
    "screen recording", "screenrecording", "screen_recording", "screen-recording", "screenrecord", "rpreplay",
    "bildschirmaufnahme", "bildschirmvideo", "grabación de pantalla", "enregistrement de l", "画面収録", "屏幕录制",
    "录屏", "запись экрана", "screencast",
  ]
  /// Exact pixel sizes (short side, long side) of phone and tablet screens of the last decade.
  private static let screens: Set<PixelSize> = [
    PixelSize(width: 640, height: 1136), PixelSize(width: 750, height: 1334),
    PixelSize(width: 828, height: 1792),
    PixelSize(width: 1080, height: 1920), PixelSize(width: 1080, height: 2160),
    PixelSize(width: 1080, height: 2220),
    PixelSize(width: 1080, height: 2280), PixelSize(width: 1080, height: 2340),
    PixelSize(width: 1080, height: 2376),
    PixelSize(width: 1080, height: 2400), PixelSize(width: 1080, height: 2408),
    PixelSize(width: 1080, height: 2412),
    PixelSize(width: 1125, height: 2436), PixelSize(width: 1170, height: 2532),
    PixelSize(width: 1179, height: 2556),
    PixelSize(width: 1206, height: 2622), PixelSize(width: 1242, height: 2208),
    PixelSize(width: 1242, height: 2688),
    PixelSize(width: 1284, height: 2778), PixelSize(width: 1290, height: 2796),
    PixelSize(width: 1320, height: 2868),
    PixelSize(width: 1440, height: 2560), PixelSize(width: 1440, height: 2880),
    PixelSize(width: 1440, height: 2960),
    PixelSize(width: 1440, height: 3040), PixelSize(width: 1440, height: 3088),
    PixelSize(width: 1440, height: 3120),
    PixelSize(width: 1440, height: 3200), PixelSize(width: 1536, height: 2048),
    PixelSize(width: 1668, height: 2388),
    PixelSize(width: 2048, height: 2732), PixelSize(width: 1344, height: 2992),
    PixelSize(width: 1080, height: 2424),
  ]
  /// Desktop screens, where only PNG files without a camera count.
  private static let desktops: Set<PixelSize> = [
    PixelSize(width: 1366, height: 768), PixelSize(width: 1440, height: 900),
    PixelSize(width: 1920, height: 1080),
    PixelSize(width: 1920, height: 1200), PixelSize(width: 2560, height: 1440),
    PixelSize(width: 2560, height: 1600),
    PixelSize(width: 2880, height: 1800), PixelSize(width: 3840, height: 2160),
    PixelSize(width: 3024, height: 1964),
  ]

  static func isScreenRecording(name: String, tags: [String: String]) -> Bool {
    let lower = name.precomposedStringWithCanonicalMapping.lowercased()
    // Android's recorder: `screen-20240301-093000.mp4`.
    if lower.hasPrefix("screen-"), lower.dropFirst(7).prefix(8).allSatisfy(\.isNumber) { return true }
    return recordingWords.contains { lower.contains($0) }
      || tags["Video.Comment"]?.lowercased().contains("screen recording") == true
  }

  /// - Parameter size: upright.
  static func isScreenshot(name: String, kind: ContentKind, size: PixelSize?, tags: [String: String]) -> Bool {
    let lower = name.precomposedStringWithCanonicalMapping.lowercased()
    if screenshotWords.contains(where: { lower.contains($0) }) { return true }
    for tag in ["Exif.Photo.UserComment", "Xmp.exif.UserComment", "Exif.Image.ImageDescription"] {
      if tags[tag]?.lowercased().contains("screenshot") == true { return true }
    }
    let hasCamera = tags["Exif.Image.Make"] != nil || tags["Exif.Image.Model"] != nil
    guard !hasCamera, kind == .png, let size else { return false }
    let upright = PixelSize(width: min(size.width, size.height), height: max(size.width, size.height))
    return screens.contains(upright) || desktops.contains(size)
  }
}
