extension TopicWords {
  static let dutch = TopicWords(
    health: """
      gezondheid*, ziek, ziekte, ziektes, ziekten, zieke, ziekenhuis*, ziekmelding, huisarts*, mijn|de|een arts,
      dokter, dokters, tandarts*, diagnos*, medicijn*, medicatie, medische, medisch, recept van de, doktersrecept*,
      symptom*, zwanger*, miskraam, abortus, therapie, therapeut*, psychiat*, psycholoog*, depress*, angststoornis*,
      diabet*, suikerziekte, bloeddruk, bloedonderzoek*, bloedtest*, bloedgroep, cholesterol, allergie*, allergisch*,
      vaccin*, ingeent, gehandicapt*, mijn|een handicap, mijn gewicht, afvallen, operatie, tumor*, kanker, drugs,
      verslaafd*, verslaving*, alcoholist*, menstruatie*, ongesteld, autis*, dementie, zelfmoord, kliniek,
      bloedwaarden, pillen, hypertensie, tablet voor, tabletten, pil, migraine*, slapeloos*, echo van de baby,
      hormoon*, hormonen, overgewicht, obesitas, paniekaanval*, infectie*, beroerte, hartaanval*, cardioloog,
      gynaecoloog, dermatoloog, bijwerkingen, uitslag van het|de onderzoek|bloedonderzoek, psych
      """,
    religion: """
      religie*, religieu*, gelovig*, mijn|zijn|haar|hun|welk geloof, geloofsovertuiging*, moslim*, islam*, jood,
      joden, joods, joodse, christen, christenen, christelijk*, katholiek*, protestant*, gereformeerd*, boeddhis*,
      hindoe*, atheis*, bidden, gebed, gebeden, naar de kerk|moskee|mis, kerkdienst*, doop, gedoopt, ramadan, koran,
      communie, in god, geloof in god, kerklid, kerkgang*, priester, dominee, rabbijn, imam, parochie*, pelgrim*,
      vasten voor, gelooft hij|zij|in, eerste communie
      """,
    sexuality: """
      seks, seksue*, homo, homo s, homofiel, lesbisch*, lesbi*, biseksue*, homoseksue*, heteroseksue*, transgender*,
      naakt, naakte, naaktfoto*, porno*, erotisch*, erotiek, condoom*, vreemdgaan, gaat vreemd, hetero, seksleven,
      naaktfoto, intieme foto*, hij|zij|is trans
      """,
    ethnicity: """
      etnisch*, etniciteit*, huidskleur*, welk ras is|zijn|heeft|ben, nationaliteit*, migratieachtergrond*, migrant*,
      immigrant*, vluchteling*, allochto*, afkomst,
      zwarte|blanke|aziatische|arabische|donkere mensen|man|mannen|vrouw|vrouwen|personen, zigeuner*, raciale,
      buitenlander*, tint van de huid, marokkaan*, surinam*
      """,
    politics: """
      politiek*, politici, stemmen op, gestemd, stem op, stemde, stembiljet*, stempas*, verkiezing*,
      politieke partij, partijlid*, welke partij, mijn partij, extreemrechts*, extreemlinks*, extreem rechts|links,
      socialist*, communist*, vakbond*, demonstratie, demonstraties, betoging*, pvv, vvd, d66, stemt mijn|hij|zij,
      kamerlid*, lid van de partij, stemlokaal, referendum*
      """,
    children: """
      kinderen, mijn|ons|hun|zijn|haar|het kind, kindje*, zoon, zonen, zoontje*, zoons, dochter, dochters,
      dochtertje*, mijn|onze|de|een baby, baby s, babyfoto*, peuter*, kleuter*, pasgeboren*, kleinkind*, kleinzoon,
      kleindochter, minderjarig*, schoolrapport*, kinderopvang, kinderdagverblijf*, creche, tieners, puber*,
      leerlingen, neefje*, nichtje*, mijn kleintje, school van mijn, petekind*, jochie, koter*
      """,
    finances: """
      financie*, salaris*, loonstrook*, loonstrook, mijn loon, inkomen*, verdien, verdient, verdienen, schuld,
      schulden, lening*, hypothe*, bankrekening*, rekeningnummer*, rekeningsaldo, banksaldo, saldo van|op,
      bankafschrift*, creditcard*, betaalpas*, iban, belastingaangifte*, belastingen, mijn belasting, vermogen,
      spaargeld, spaarrekening*, belegging*, belegd, mijn aandelen, aandelenportefeuille, pensioen*, hoeveel geld,
      failliet*, uitkering*, bkr, rood staan, erfenis, alimentatie, schuldeiser*, maandlasten, overschrijving,
      bankgegevens, toeslag*, loonheffing, rijk of arm, spaarpot
      """,
    credentials: """
      wachtwoord*, toegangscode*, pincode*, mijn|de|een pin, inloggegevens, inlogcode*, inlognaam, gebruikersnaam,
      beveiligingscode*, verificatiecode*, bevestigingscode*, herstelcode*, geheime code|sleutel, paspoortnummer*,
      bsn, burgerservicenummer*, deurcode*, wifi code|sleutel, beveiligingsvraag*, herstelcodes,
      code van de kluis|deur|poort, wachtzin, puk
      """,
    identity: """
      wie is deze|die|dat|dit man|vrouw|persoon|jongen|meisje|kerel|dame|$,
      wie is de|het man|vrouw|persoon|jongen|meisje|dame,
      wie zijn deze|die|de|dit|dat mensen|personen|mannen|vrouwen|jongens|$, wie is dit|dat op|naast|$,
      wie staat|staan|zit er|op|naast, wie staat|staan op, wie zijn zij|ze,
      hoe heet deze|die|de|dit|het man|vrouw|persoon|jongen|meisje|dame,
      naam van deze|die|de man|vrouw|persoon|jongen|dame, identific* deze|die|de persoon|man|vrouw,
      herken* je|deze|die deze|die|persoon|man|vrouw|gezicht, wie is hij|zij, met wie ben|was ik, wiens gezicht,
      wie is de|het|die|dat|deze meisje|jongen|man|vrouw|persoon|dame naast|op|achter|die,
      wie zit|staat naast|achter, de persoon op de foto, de vrouw op de foto, de man op de foto,
      ken je deze|die man|vrouw|persoon
      """,
    harmless: """
      boek|boeken|menu|menukaart|museum|speelgoed voor kinderen, kindermenu, kinderboek*,
      kinder bueno|chocolade|surprise, joods museum, joods historisch museum, islamitische kunst, politiek cafe,
      partij bier|koffie|kleding, wie is dit van|door, de operatie in het spel, handicap golf, golf handicap
      """)
}
