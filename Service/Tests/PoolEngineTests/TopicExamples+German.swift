extension TopicExamples {
  static let german = TopicExamples(
    "German",
    sensitive: """
      Welche Medikamente nehme ich?
      Habe ich Diabetes?
      Wann ist mein nächster Arzttermin?
      Was stand im Befund zu meinem Blutdruck?
      Ist sie schwanger?
      In welche Kirche geht mein Nachbar, ist er katholisch?
      Ist er Muslim?
      Welche sexuelle Orientierung hat er?
      Wer von ihnen ist schwul?
      Welche Hautfarbe hat die Person?
      Hat er einen Migrationshintergrund?
      Wen habe ich gewählt bei der Bundestagswahl?
      In welcher Partei ist mein Chef?
      Auf welche Schule geht meine Tochter?
      Fotos von meinen Kindern
      Wie viel verdiene ich?
      Wie hoch ist mein Kontostand?
      Wie viele Schulden habe ich?
      Wie lautet das WLAN-Passwort?
      Wie ist meine PIN?
      Wie lautet die Nummer meiner Kreditkarte?
      Wer ist dieser Mann?
      Wer ist die Frau im roten Kleid?
      Wie heißt diese Person?
      Bilder über Krankheiten
      alles über mein Gehalt
      """,
    harmless: """
      Wann geht mein Flug?
      Wo habe ich im Mai die Nudeln gegessen?
      Was hat das Abendessen gekostet?
      Wie heißt das Buch, das ich fotografiert habe?
      Quittungen aus Restaurants
      Wann öffnet das Museum?
      Von welchem Gleis fährt mein Zug?
      Was war die Adresse vom Hotel in Wien?
      Rezepte mit Kichererbsen
      Welchen Film wollte ich sehen?
      Welchen Wein haben wir am Freitag getrunken?
      Wie lang ist die Wanderung zum See?
      Karten für Konzerte
      Wie ist die Bestellnummer meiner Schuhe?
      Wo kann ich ein Fahrrad leihen?
      Wer hat diesen Roman geschrieben?
      Welche Jacke war im Angebot?
      Wie lange kocht der Reis?
      Bilder mit Abfahrtszeiten
      Was steht auf dem Schild am Bahnhof?
      Wann kommt das Paket?
      Was für eine Pflanze ist das?
      Möbel, die ich kaufen will
      Wo ist der Dom mit den blauen Fenstern?
      Ich glaube, das Konzert war im Juni, wann genau?
      Wer sucht noch Karten für das Spiel?
      """)
}
