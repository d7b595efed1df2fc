extension TopicWords {
  static let polish = TopicWords(
    health: """
      zdrowi*, zdrowot*, chory, chora, chorzy, chorob*, choruj*, lekarz*, lekarsk*, dentyst*, stomatolog*, szpital*,
      klinik*, przychodni*, pielegniar*, diagno*, lekarstw*, leki, lekow, lekami, tabletk*, recepta, recepte,
      recepty, objaw*, w ciazy, ciaza, ciaze, ciazy, poronieni*, aborcj*, terapi*, psychiatr*, psycholog, psychologa,
      psychoterap*, depresj*, cukrzyc*, cisnienie krwi|tetnicze, cisnieni* tetnicz*,
      badanie|badania|wyniki|wynik krwi, wyniki badan, grupa krwi, cholesterol*, alergi*, uczulon*, uczuleni*,
      szczepi*, zaszczepi*, niepelnosprawn*, moja|moje|ile waga, schudn*, operacj*, nowotwor*, raka, rak piersi,
      narkotyk*, uzaleznie*, uzaleznion*, alkoholik*, alkoholizm*, miesiaczk*, autyz*, autyst*, zwolnienie lekarskie,
      samobojstw*, hiv, nadcisnieni*, pigulk*, migren*, bezsennosc*, usg, hormon*, otylosc*, otyly, nadwag*,
      atak paniki, infekcj*, udar*, zawal*, kardiolog*, ginekolog*, dermatolog*, skutki uboczne,
      wyniki badania|morfologii, morfologi*, psychologiem
      """,
    religion: """
      religi*, wiara, wiary, wiare, wierzac*, wyznani*, muzulman*, islam*, zyd, zydzi, zydem, zydow, zydowk*,
      zydowsk*, chrzescija*, katoli*, protestant*, prawoslawn*, buddy*, hinduis*, ateis*, modli*, modle, modlitw*,
      msza, msze, mszy, na msze, do kosciola, do meczetu, chrzest, chrztu, ochrzczon*, ramadan*, koran*, komuni*,
      spowied*, w boga, parafi*, ksiadz, ksiedza, rabin*, imam*, pielgrzym*, wielki post, wierzy, pierwsza komunia,
      do boga
      """,
    sexuality: """
      seks, seksu, seksual*, gejem, gejow, geje, gej, lesbijk*, homoseks*, biseks*, heteroseks*, transplciow*,
      orientacj* seksual*, nago, nagie, nagosc*, porno*, erotyk*, erotyczn*, prezerwatyw*, zdradza mnie, hetero,
      zycie seksualne, intymne zdjecia, zdjecia intymne
      """,
    ethnicity: """
      etniczn*, pochodzeni* etniczn*, kolor skory, koloru skory, jakiej rasy, rasow*, narodowosc*, obywatelstw*,
      imigrant*, migrant*, uchodzc*, cygan*, romow, romowie, ciemnoskor*, czarnoskor*,
      pochodzenia zydowskiego|arabskiego|afrykanskiego|azjatyckiego, czarni|biali|arabowie ludzie, arabow,
      odcien skory, cudzoziem*, mulat*, murzyn*, ukraincem czy
      """,
    politics: """
      polityk*, polityczn*, glosowa*, glosuj*, zaglosowa*, wybory parlamentarne|prezydenckie|samorzadowe, wyborach,
      wyborcz*, partia, partie, partii, na jaka partie, skrajna prawica|lewica, socjalist*, komunist*,
      zwiazek zawodowy, zwiazku zawodowego, zwiazkow zawodowych, manifestacj*, demonstracj*, protest, protesty,
      protestow, protestach, prawicow*, lewicow*, glosuje, poslem, posel, karta do glosowania, legitymacja partyjna,
      pis czy po
      """,
    children: """
      dziecko, dziecka, dziecku, dzieckiem, dzieci, dzieciom, dziecmi, dzieciach, moj|mojego|nasz|naszego syn|syna,
      mojemu synowi, synek, synka, moja|mojej|nasza|naszej corka|corki|corke, corka, corki, corke, corce, coreczk*,
      niemowl*, noworod*, nieletni*, niepelnoletni*, wnuk, wnuka, wnuczk*, wnuki, przedszkol*, zlobek, zlobka,
      swiadectwo szkolne, nastolat*, uczniow, siostrzen*, bratan*, syna, synem, synowi, moj|moja maly|mala|malutki,
      szkola mojego|mojej, chrzesniak*
      """,
    finances: """
      finans*, pensja, pensji, pensje, zarobk*, zarabia*, zarobi*, wynagrodzeni*, wyplat*, dochod*,
      mam|moj|jego dlug, moje|twoje|jego dlugi, dlugow, zadluz*, kredyt*, pozyczk*, hipote*, konto bankowe,
      konta bankowego, na koncie, stan konta, saldo konta|na, numer konta, wyciag bankowy, wyciagi bankowe,
      karta kredytowa|platnicza|debetowa, karty kredytowej|platniczej|debetowej, kart* kredytow*, numer karty, iban,
      podatek, podatki, podatku, podatkow, zeznanie podatkowe, pit za, majatek, majatku, oszczednosc*, inwestycj*,
      zainwestowal*, moje akcje, emerytur*, ile mam pieniedzy, ile pieniedzy, upadlosc*, bankrut*, zasilek, zasilku,
      debet, spadek po, alimenty, wierzyciel*, rata|raty kredytu, przelew bankowy, dane bankowe, bogaty czy biedny,
      skladki zus, urzad skarbowy
      """,
    credentials: """
      haslo do, hasla do, moje haslo, haslo, hasel, pin do, kod pin, moj|numer pin, dane logowania, danych logowania,
      login do, nazwa uzytkownika, kod dostepu|bezpieczenstwa|weryfikacyjny|potwierdzajacy,
      kod do drzwi|domofonu|bramy, klucz api|prywatny, numer paszportu|dowodu|pesel, pesel, fraza odzyskiwania,
      pytanie pomocnicze, kody zapasowe, kod do sejfu|alarmu, szyfr do sejfu, klucz wifi, puk
      """,
    identity: """
      kim jest ten|ta|to|tamten|tamta mezczyzna|kobieta|osoba|chlopak|dziewczyna|pan|pani|facet|$,
      kto jest na|obok|ze|w tym|tej|zdjeciu|mnie|mna, kto to jest, kto to $,
      kim sa ci|te ludzie|osoby|kobiety|mezczyzni, kim jest on|ona, kim oni sa,
      kim jest mezczyzna|kobieta|osoba|chlopak|dziewczyna, kto stoi|siedzi obok|na|w,
      jak nazywa|ma sie|na ten|ta|imie mezczyzna|kobieta|osoba|pan|pani|ten|ta,
      jak sie nazywa ten|ta mezczyzna|kobieta|osoba|pan|pani, imie tej|tego osoby|mezczyzny|kobiety|pana|pani,
      nazwisko tej|tego osoby|mezczyzny|kobiety|pana|pani, zidentyfik* te|tego|ta osobe|mezczyzne|kobiete|osoba,
      rozpozna* te|tego|ta osobe|mezczyzne|kobiete|twarz, z kim jestem|bylem|bylam,
      kim jest dziewczyna|chlopak|kobieta|mezczyzna|osoba|pan|pani obok|na|za|w, kto jest obok|na zdjeciu,
      osoba na zdjeciu, kobieta na zdjeciu, mezczyzna na zdjeciu, znasz te|tego|ta
      """,
    harmless: """
      ksiazk*|ksiazka|menu|film|muzeum dla dzieci, muzeum zydowskie, sztuka islamska, partia szachow, partie szachow,
      partii szachow, zdrowa zywnosc, sklep ze zdrowa zywnoscia, na zdrowie, haslo krzyzowki, kolor wiary,
      ulica szpitalna
      """)
}
