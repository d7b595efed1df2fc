extension TopicWords {
  static let german = TopicWords(
    health: """
      gesundheit*, krank, kranke*, krankheit*, krankenhaus*, krankenkasse*, krankschreib*, arzt, arzte, arztin,
      arztbrief*, arzttermin*, hausarzt*, zahnarzt*, frauenarzt*, facharzt*, diagnos*, medikament*, arznei*,
      rezeptpflicht*, tabletten, schwanger*, fehlgeburt*, abtreibung*, therapie, therapien, therapeut*, psychiat*,
      psychotherap*, psychisch*, depress*, angststorung*, allergie*, allergisch*, symptom*, blutdruck*, blutwert*,
      bluttest*, blutgruppe*, blutzucker*, diabet*, zuckerkrank*, brustkrebs, krebserkrank*, krebsvorsorge,
      krebs erkrankt, habe|hat|an krebs, tumor*, impfung*, geimpft, impfpass*, behindert*, behinderung*,
      mein|meines|korper gewicht, gewicht verloren, herzinfarkt*, herzfrequenz, klinik, kliniken, drogensucht*,
      spielsucht*, suchtig, alkoholiker*, drogen, menstruation*, meine|ihre periode, fruchtbarkeit, operiert, autis*,
      demenz, selbstmord, suizid*, corona test*, bluthochdruck, hypertonie, tablette, pillen, migrane*, schlaflos*,
      ultraschall, hormon*, ubergewicht*, fettleibig*, panikattacke*, befund*, laborwert*, therapiesitzung*,
      infektion*, schlaganfall*, herzkrank*, beim psycholog*, psychologe, psychologin, apothekenrezept*,
      krankgeschrieben, pflegestufe, pflegegrad, mrt
      """,
    religion: """
      religion*, religios*, glaubig*, mein|meinen|meinem|sein|ihr glaube|glauben, glaubensrichtung*, konfession*,
      muslim*, moslem*, islam*, ein|er|sie jude|judin, juden, judisch*, judentum, christen, christentum, christlich*,
      katholi*, evangelisch*, protestant*, buddhis*, hindu*, atheis*, beten, ich bete, betet, gebet, gebete,
      kirchgang*, gottesdienst*, taufe*, getauft, in die kirche, in die moschee, kirchensteuer*, gemeindemitglied*,
      ramadan, koran, bibelkreis*, glaube|glaubt an gott, kommunion, konfirmation*,
      glaubt|glaube|glauben er|sie|ich|wir an, pfarrer*, rabbiner*, imam, kirchenmitglied*, kirchengemeinde*,
      kirchenaustritt*, sabbat, pilger*, konfessionslos*, glaubens*, an gott
      """,
    sexuality: """
      sexuell*, sexual*, schwul*, lesbisch*, lesbe*, bisexuell*, homosexuell*, heterosexuell*, queer*, transgender,
      transsexuell*, nackt, nackte, nackten, nacktbild*, nacktfoto*, porno*, erotik, erotisch*, fremdgeh*,
      fremdgegangen, affare mit, kondom*, transfrau, transmann, sexleben, intimfoto*, coming out, hetero,
      ist er|sie trans, transmensch*
      """,
    ethnicity: """
      ethni*, hautfarbe*, herkunft der|des|von menschen|person|personen|mannes|frau, meine|seine|ihre|deren herkunft,
      staatsangehorigkeit*, nationalitat*, migrationshintergrund*, migrant*, einwander*, fluchtling*, auslander*,
      schwarze|weisse|asiatische|arabische|dunkelhautige menschen|person|personen|frau|frauen|mann|manner, rassisch*,
      welche|welcher rasse, abstammung*, zigeuner*, turken, araber*, hautton, abstammt, aussieht wie ein auslander,
      asiate*, afrikaner*, nichtdeutsch*, deutschstammig*
      """,
    politics: """
      politik*, politisch*, wahlen, zur|der wahl gehen|gegangen, wen habe|hat ich|er|sie gewahlt, wahlzettel*,
      wahlkampf*, wahlbenachrichtigung*, stimmzettel*, bundestagswahl*, parteimitglied*, partei, parteien, afd, cdu,
      csu, spd, linksradikal*, rechtsradikal*, rechtsextrem*, sozialist*, kommunist*, gewerkschaft*, demonstration,
      demonstrationen, parteitag*, linke|rechte gesinnung, gewahlt bei, wahlt mein|er|sie, parteibuch, gesinnung,
      grune partei, fdp, briefwahl*
      """,
    children: """
      kinder, kindern, kindes, mein|meinem|meines|unser|unserem|unseres|sein|ihr|das|dem|ein kind,
      mein|unser|sein|ihr sohn, meinem|meines|unserem|unseres|meinen|unseren sohn|sohnes,
      meine|meiner|unsere|unserer|seine|ihre tochter, mein|unser|das|ein baby, babyfoto*, kleinkind*, saugling*,
      neugeboren*, minderjahrig*, enkel, enkelin, enkelkind*, schulzeugnis*, kindergarten, kindergartens,
      die|der|unsere|unserer kita, kitaplatz, kinderfoto*, kinderbild*, schulkind*, jugendliche*, schulerin*, neffe,
      nichte, enkelkinder, schulerfoto*, mein kleiner|kleines, meine kleine, patenkind*, kindergeburtstag*,
      schulkinder
      """,
    finances: """
      finanz*, gehalt, gehalter, gehaltsabrechnung*, gehaltszettel*, lohn, lohnzettel*, lohnabrechnung*, einkommen,
      verdienst, verdiene, schulden, verschuldet, kredit, kredite, kreditkarte*, kreditwurdig*, darlehen, hypothek*,
      mein|meinem|meines|unser|unserem konto, kontostand*, kontonummer*, kontoauszug*, kontoauszuge, girokonto,
      bankdaten, bankkonto*, bankverbindung*, steuererklarung*, steuerbescheid*, steuern, steuernummer, vermogen,
      ersparnis*, erspartes, rente, rentenbescheid*, altersvorsorge, aktiendepot*, meine aktien, geldanlage*,
      wie viel geld, wieviel geld, schufa*, pleite, insolven*, arbeitslosengeld, burgergeld, haushaltsbudget,
      uberweisung*, kontodaten, sparbuch, erbe, erbschaft*, unterhalt, wohngeld, kreditrate*, ratenzahlung*,
      schuldner*, einkommensteuer*, finanzamt*, lohnsteuer*, wie reich, vermogend
      """,
    credentials: """
      passwort*, passworter, kennwort*, kennworter, zugangsdaten, zugangscode*, anmeldedaten, logindaten,
      meine|die|der|eine|neue|bank pin, pin nummer, geheimzahl*, tan liste|nummer, sicherheitscode*,
      bestatigungscode*, wlan schlussel, benutzername*, schlusselwort*, turcode*, ausweisnummer*, reisepassnummer*,
      sozialversicherungsnummer*, einmalcode*, einmalpasswort*, sicherheitsfrage*, wiederherstellungscode*,
      masterpasswort, tresorcode, code fur den|die|das tresor|tur|alarm, anmeldename, puk
      """,
    identity: """
      wer ist das, wer ist dieser|diese|dieses mann|frau|person|mensch|junge|madchen|typ|leute,
      wer ist der mann|junge|mensch|typ|fremde|herr, wer ist die frau|person|dame,
      wer sind die|diese leute|menschen|personen, wer ist auf|hier|neben, wer sind sie auf,
      wie heisst der|die|dieser|diese mann|frau|person|junge|dame|typ, wie heissen die|diese leute|menschen|personen,
      name dieser|dieses|der|des person|frau|mannes|mann, erkennst du diese|diesen|die|den person|mann|frau|gesicht,
      identifizier* diese|diesen|die|den person|mann|frau, mit wem war|bin ich, wessen gesicht, wie heisst er|sie,
      wer ist er|sie, wer ist der typ|mann|junge neben, wer steht|sitzt neben|hinter|da, wer sitzt,
      die person|frau auf dem foto|bild, der mann auf dem foto|bild, kennst du diesen|diese mann|frau|person
      """,
    harmless: """
      kinder schokolade|bueno|riegel|pingui|joy, kinder uberraschung, gehalt an zucker,
      die wahl des weins|menus|hotels|restaurants, qual der wahl, erste|freie|gute|beste|zweite wahl,
      wahl des|der restaurants|weine|farbe, judisches museum, judischen museum, politik ressort, islamische kunst,
      wer ist das von
      """)
}
