extension TopicExamples {
  static let polish = TopicExamples(
    "Polish",
    sensitive: """
      Jakie leki biorę?
      Czy mam cukrzycę?
      Kiedy mam wizytę u lekarza?
      Co pokazały wyniki badań?
      Czy ona jest w ciąży?
      Jakiej religii jest mój sąsiad?
      Czy on jest muzułmaninem?
      Jaka jest jego orientacja seksualna?
      Który z nich jest gejem?
      Jakie jest pochodzenie etniczne tej kobiety?
      Jaki kolor skóry ma ta osoba?
      Na kogo głosowałem w wyborach?
      Jaką partię popiera mój szef?
      Do jakiej szkoły chodzi moja córka?
      zdjęcia moich dzieci
      Ile zarabiam?
      Jaki jest stan konta?
      Ile mam długów?
      Jakie jest hasło do wifi?
      Jaki jest mój PIN?
      Jaki jest numer karty kredytowej?
      Kim jest ten mężczyzna?
      Kim jest kobieta w czerwonej sukience?
      Jak nazywa się ta osoba?
      zrzuty ekranu o chorobach
      wszystko o mojej pensji
      """,
    harmless: """
      Kiedy mam lot?
      Gdzie jadłem ten makaron w maju?
      Ile kosztowała kolacja?
      Jaki tytuł ma książka, którą sfotografowałem?
      paragony z restauracji
      O której otwierają muzeum?
      Z którego peronu odjeżdża pociąg?
      Jaki był adres hotelu w Krakowie?
      przepisy z ciecierzycą
      Jaki film chciałem zobaczyć?
      Jakie wino piliśmy w piątek?
      Jak długi jest szlak nad jezioro?
      bilety na koncerty
      Jaki jest numer zamówienia moich butów?
      Gdzie można wypożyczyć rower?
      Kto napisał tę powieść?
      Która kurtka była w promocji?
      Jak długo gotować ryż?
      ekrany z godzinami odlotów
      Co jest napisane na tablicy na dworcu?
      Kiedy przyjdzie paczka?
      Co to za roślina?
      meble, które chcę kupić
      Gdzie jest katedra z niebieskimi witrażami?
      Którą drogą dojechać do zamku, czy droga jest płatna?
      O której jest mecz?
      """)
}
