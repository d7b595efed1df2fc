/// Words that say nothing of what a question or a rule is about, in the ten languages of `SensitiveTopics`.
enum SmallWords {
  /// Folded.
  static let all: Set<String> = Set(
    """
    a about all am an and any are around as at be been being but by can could did do does doing done for from get give
    had has have having he her here him his how i if in into is it its just last latest let like list many may me mine
    more most much must my near need next no not of on one or our out over please recent save saved s see shall she
    should show so some something t tell than that the their them then there these they thing things this those to up
    us was we were what when where which who whom whose why will with would you your anything everything find look
    kind sort type picture pictures photo photos image images screenshot screenshots capture captures screen screens
    go going went got made make aber alle als am an auf aus bei beim bin bis bitte da das dass dem den der des die
    dies diese diesem diesen dieser dieses du ein eine einem einen einer eines er es fur gib habe haben hat hatte ich
    ihr im in ins ist ja kann letzte letzten man mein meine meinem meinen meiner meines mir mit nach nachste nachster
    nicht noch nur oder sein seine sich sie sind so um und uns unser unsere unter vom von vor wann war waren was
    welche welchem welchen welcher welches wenn wer werden wie wieviel viel wird wir wo wohin woher zeig zeige zu zum
    zur bild bilder foto fotos geht gibt au aux avec ce ces cet cette combien comment d dans de des du elle en est et
    eu il ils j je l la le les leur lui ma mes moi mon ne nos notre nous on ou par pas plus pour pourquoi qu quand que
    quel quelle quelles quels qui quoi sa ses son sont sur ta tes toi ton tout tu un une vos votre vous y ai as avons
    ete etait montre image al algo como con cual cuales cuando cuanta cuanto cuantos de del desde donde el ella ellos
    en era es esa ese eso esta estaba estan este esto fue ha he hay la las lo los me mi mis muestra muy no nos o para
    pero por que quien se ser si sin sobre son soy su sus te tengo tiene todo tu un una uno y ya foto imagen
    ai al alla allo anche c che chi ci come cosa da dal dalla dei del della delle di dove e ed era gli ha ho i il in
    io la le lo ma mi mia mie miei mio mostra ne nel nella non o per piu quale quali quando quanta quanto quanti
    questa questo se sei si sono su sua sul sulla suo ti tra tu tutto un una uno
    a ao as com como da das de dela dele do dos e ela ele em era essa esse esta este eu foi ha isso ja la lhe mais mas
    me meu meus minha minhas mostra na nas nao no nos o onde os ou para pela pelo por qual quais quando quanta quanto
    quantos que quem se sem ser seu sua sao so te tem tenho tudo um uma
    aan al als bij dan dat de deze die dit door een en er had heb hebben heeft het hij hoe hoeveel ik in is je kan laat
    maar me met mij mijn na naar niet nog of om onze ook op over te tot uit van voor waar wanneer waren wat we welk
    welke werd wie wij wil worden zien zijn zij ze foto
    a ale albo bo by byc byl byla bylo co czy dla do gdzie i ich ile ja jak jaka jaki jakie jakies jego jej jest jestem
    kiedy kto ktora ktore ktory ma mam mi mnie moj moja moje mojej mojego na nad nie o od on ona oraz po pod pokaz przez
    przy sa sie ta tak te tego tej ten to tu w we wszystko z za ze zdjecie zdjecia
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Whether two letters of a script without spaces are grammar: two kana of the hiragana, or words that ask.
  static func isSmallPair(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    func isHiragana(_ scalar: Unicode.Scalar) -> Bool { (0x3040...0x309F).contains(scalar.value) }
    return isHiragana(one) || isHiragana(other) || asking.contains(one) || asking.contains(other)
  }

  private static let asking = Set("私何誰我你的是在了什么麼吗嗎呢谁誰哪里裡这這那个個几幾多少时時候怎样樣请請和从從到有".unicodeScalars)
}
