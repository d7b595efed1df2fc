// Table of the words for kinds of capture, the words that leave something out, and the small words.

/// Words that name a kind of capture or a picture of whatever kind, and words that leave something out.
enum KindWords {
  static let all: [(QueryMeaning.Kind, Int, Substring)] = [
    (.media, 0, Substring(photo)), (.media, 1, Substring(screenshot)), (.media, 2, Substring(video)),
    (.picture, 0, Substring(picture)), (.without, 0, Substring(without)),
    (.sometimesWithout, 0, Substring(sometimesWithout)), (.plain, 0, Substring(plain)),
  ]

  private static let photo = """
    photo/photos/photograph/photographs/foto/fotos/foto's/photographie/photographies/fotografia/fotografias/fotografía
    /fotografías/fotografie/fotografien/fotografier/fotografi/fotoğraf/fotoğraflar/fotoğrafı/fotoğrafları/fotka/fotky
    /zdjęcie/zdjęcia/zdjęć/fotografii/фото/фотография/фотографии/фотографий/фотки/фотографія/фотографії/світлина
    /світлини
    /写真/照片/相片/사진/사진들/รูปถ่าย/ภาพถ่าย/photoes/lichtbild/aufnahmen/foton
    """

  private static let screenshot = """
    screenshot/screenshots/screen shot/screen shots/screengrab/screengrabs/screen grab/screen grabs/screencap/screencaps
    /screen capture/screen captures/screencapture/bildschirmfoto/bildschirmfotos/bildschirmaufnahme/bildschirmaufnahmen
    /capturas/captura de pantalla/capturas de pantalla/pantallazo/pantallazos/captura de tela/capturas de tela
    /captura de ecrã/capturas de ecrã/capture d'écran/captures d'écran/copie d'écran/copies d'écran/schermata/schermate
    /schermafbeelding/schermafbeeldingen/schermafdruk/schermafdrukken/skärmbild/skärmbilder/skärmdump/skärmdumpar
    /skærmbillede/skærmbilleder/skjermbilde/skjermbilder/zrzut ekranu/zrzuty ekranu/zrzutów ekranu/snímek obrazovky
    /snímky obrazovky/ekran görüntüsü/ekran görüntüleri/скриншот/скриншоты/скриншотов/скрин/скрины/снимок экрана
    /снимки экрана/скріншот/скріншоти/знімок екрана/знімки екрана/スクリーンショット/スクショ/截图/截屏/屏幕截图/截圖/螢幕截圖/擷圖
    /螢幕擷圖/屏幕快照/画面截图/스크린샷/스크린샷들/화면 캡처/화면캡처/캡처화면/ภาพหน้าจอ/แคปหน้าจอ
    """

  private static let video = """
    video/videos/video's/vídeo/vídeos/vidéo/vidéos/videoclip/videoclips/videoklip/videa/filmpje/filmpjes/wideo/filmik
    /filmiki
    /видео/видеоролик/видеозаписи/відео/videolar/動画/ビデオ/视频/視頻/影片/录像/錄影/동영상/비디오/영상/วิดีโอ/videor/videoer
    """

  private static let picture = """
    picture/pictures/pic/pics/image/images/bild/bilder/bildern/imagen/imágenes/immagine/immagini/imagem/imagens
    /afbeelding
    /afbeeldingen/billede/billeder/bilde/obrázek/obrázky/resim/resimler/картинка/картинки/картинок/зображення/画像/图片/圖片
    /图像/圖像/이미지/그림/รูปภาพ/รูป/obrazek/obrazki/plaatje/plaatjes
    """

  private static let without = """
    without/excluding/except/ohne/außer/senza/tranne/zonder/behalve/utan/utom/uden/undtagen/uten/unntatt/без/кроме
    /окрім/bez
    /oprócz/sauf/excepto/exceto/but not
    """

  /// Also a sin, a kind of typeface, a half-year of study.
  private static let sometimesWithout = "sans/sin/sem"

  private static let plain = """
    video game/video games/video call/video calls/video chat/video conference/video card/photo booth/photo id
    /photo shoot
    /photo album/photo frame/photo editor/写真館/写真集/写真家/写真展/视频会议/视频通话/視頻會議/視頻通話/影片剪輯/照片墙/截图工具/big picture
    /profile picture/motion picture/动画片
    """
}

/// Words that say nothing about a capture, by key.
enum SmallWords {
  static let all: Set<String> = Set(
    """
    a an the of on in at to for from with by and or is are was my me i it its this that all any some
    der die das den dem des ein eine einen einem einer und oder im in am an auf mit von vom zu zum zur fur mein meine
    meinem meiner meinen ist aus bei alle
    le la les l un une des du de d et ou en au aux avec mon ma mes dans sur pour par est tous toutes
    el los las unas unos y o con del al mi mis por para todos todas
    il lo gli di da su per e dei delle degli della dello dell nel nella nell dal dalla dall sul sulla con mio mia miei
    o um uma com ao meu minha meus minhas para
    het een voor en bij naar uit mijn alle
    och att det en ett av till från mitt mina alla og til af
    oraz dla moje moj moja wszystkie ve ile icin benim bir
    в во на с со и из за от к у о по для мои мой моя мое все
    з із зі та й від до мої мій моя усі
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { TextFolding.key(String($0)) })

  /// Words that join a kind of capture and what it shows; elsewhere they may be meant, as in "white van".
  static let behindKinds: Set<String> = [
    "z", "w", "v", "s", "u", "i", "ze", "we", "ve", "od", "van", "do", "dos", "das", "da", "na", "no", "nos", "nas",
    "em", "os", "as", "met", "op", "med", "pa", "om", "fra", "te",
  ]
}
