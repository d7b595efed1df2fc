internal import PoolTypes

/// Words that name a kind of capture, folded, in six languages.
enum MediaWords {
  static let kinds: [String: MediaType] = {
    let words: [MediaType: String] = [
      .screenshot:
        "screenshot screenshots screengrab screengrabs bildschirmfoto bildschirmfotos "
        + "capturas pantallazo pantallazos schermata schermate スクリーンショット スクショ 截图 截屏",
      .video: "video videos 動画 ビデオ 视频",
      .photo: "photo photos photograph photographs foto fotos photographie photographies fotografia 写真 照片",
    ]
    var kinds: [String: MediaType] = [:]
    for (kind, list) in words {
      for word in list.split(separator: " ") { kinds[TextFolding.folded(String(word))] = kind }
    }
    return kinds
  }()
}

/// Words that say nothing about a capture, folded, in five languages.
enum SmallWords {
  static let all: Set<String> = Set(
    """
    a an the of on in at to for from with by and or is are was my me i it its this that
    der die das ein eine einen und oder im in am an auf mit von vom zu zum zur fur mein meine ist
    le la les un une des du de et ou en au aux avec mon ma mes dans sur pour
    el los las unas unos y o con del al mi mis por para
    il lo gli di da su per e
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
}
