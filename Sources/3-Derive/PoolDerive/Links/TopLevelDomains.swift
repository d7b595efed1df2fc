/// Endings of host names: a table of facts. All country codes, and the generic ones that are in wide use.
enum TopLevelDomains {
  /// Whether a lower-case label ends host names.
  static func contains(_ label: String) -> Bool { all.contains(label) }

  /// Words of languages and endings of files: without `www`, scheme or path they end no host of two labels.
  static let doubtful: Set<String> = [
    "to", "so", "do", "am", "is", "my", "us", "me", "as", "by", "id", "name", "md", "py", "sh", "ps", "cc", "zip",
    "mov",
    "ml", "mm", "pm", "tf", "mk", "la", "et", "an", "ma", "mu", "st", "sa", "si", "al", "ne", "im", "sc", "gs", "bz",
    "cd", "ad", "pro", "as", "app", "one", "run", "in", "map", "ms", "pn", "vi", "va", "ki", "er", "re", "mp", "mo",
    "na", "om", "om", "ba", "ai", "cab", "bin", "cat", "car", "top", "win", "men", "live", "work", "today", "page",
    "bar",
  ]

  /// Endings that stand in capitals for nothing else.
  static let plain: Set<String> = [
    "com", "net", "org", "edu", "gov", "info", "eu", "de", "uk", "fr", "nl", "pl", "se", "dk", "fi", "jp", "cn", "ch",
    "io", "biz", "br", "au", "ca", "nz", "ru", "cz", "pt", "tv",
  ]

  private static let all: Set<String> = Set((countries + " " + generic).split(separator: " ").map(String.init))

  private static let countries =
    "ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz "
    + "ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk "
    + "fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir "
    + "is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk "
    + "ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl "
    + "pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc "
    + "td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw "
    + "рф бг укр срб 中国 中國 香港 台灣 한국 ไทย ελ"

  private static let generic =
    "com net org edu gov mil int info biz name pro aero coop museum jobs mobi travel tel cat asia post xxx "
    + "academy agency app art audio bank bar beauty beer berlin best bike bio blog boutique build business cafe "
    + "camera camp capital care cars cash casino center chat church city cloud club codes coffee college "
    + "community company computer consulting cool courses credit dance data day deals delivery dental design "
    + "dev diet digital direct directory doctor dog domains earth education email energy engineering events "
    + "exchange expert express family fan farm fashion film finance fish fit fitness flights florist fm "
    + "foundation fun fund furniture gallery game games garden gift gifts global gmbh gold golf graphics green "
    + "group guide guru hamburg health help holiday homes horse hospital host hotel house how immo inc "
    + "industries ink institute insurance international jetzt jewelry kitchen koeln land law legal life limited "
    + "link live llc loans lol london love ltd management market marketing media menu moda moe money movie "
    + "music network news ninja nrw nyc one online page paris partners party pet photo photography photos "
    + "pictures pink pizza place plus press properties pub radio realty recipes red rent repair report rest "
    + "restaurant review reviews rocks run sale salon school science services shoes shop shopping show site ski "
    + "social software solar solutions space sport store studio style supply support surf swiss systems tax "
    + "taxi team tech technology tennis theater tickets tips tirol today tokyo tools top tours town toys trade "
    + "training tube university vacations ventures vet video villas vip vision vlaanderen vodka voyage watch "
    + "water web website wedding wien wiki win wine work works world wtf xyz yoga zone amsterdam bayern "
    + "brussels ruhr saarland stockholm barcelona madrid gal eus bzh quebec scot wales cymru istanbul moscow "
    + "osaka kyoto nagoya goog google youtube apple amazon onl ist zip mov онлайн сайт рус"
}
