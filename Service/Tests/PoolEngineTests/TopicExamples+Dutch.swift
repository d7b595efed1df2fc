extension TopicExamples {
  static let dutch = TopicExamples(
    "Dutch",
    sensitive: """
      Welke medicijnen gebruik ik?
      Heb ik diabetes?
      Wanneer is mijn afspraak bij de huisarts?
      Wat staat er in mijn bloedonderzoek?
      Is zij zwanger?
      Welk geloof heeft mijn buurman?
      Is hij moslim?
      Wat is zijn seksuele geaardheid?
      Wie van hen is homo?
      Wat is de etniciteit van de vrouw?
      Welke huidskleur heeft die persoon?
      Op wie heb ik gestemd bij de verkiezingen?
      Welke politieke partij steunt mijn baas?
      Naar welke school gaat mijn dochter?
      foto's van mijn kinderen
      Hoeveel verdien ik?
      Hoeveel staat er op mijn bankrekening?
      Hoeveel schulden heb ik?
      Wat is het wachtwoord van de wifi?
      Wat is mijn pincode?
      Wat is het nummer van mijn creditcard?
      Wie is deze man?
      Wie is de vrouw in de rode jurk?
      Hoe heet deze persoon?
      schermafbeeldingen over ziektes
      alles over mijn salaris
      """,
    harmless: """
      Wanneer vertrekt mijn vlucht?
      Waar heb ik in mei die noedels gegeten?
      Hoeveel kostte het diner?
      Hoe heet het boek dat ik heb gefotografeerd?
      bonnetjes van restaurants
      Hoe laat gaat het museum open?
      Van welk spoor vertrekt mijn trein?
      Wat was het adres van het hotel in Gent?
      recept met kikkererwten
      Welke film wilde ik zien?
      Welke wijn dronken we vrijdag?
      Hoe lang is de wandeling naar het meer?
      kaartjes voor concerten
      Wat is het bestelnummer van mijn schoenen?
      Waar kan ik een fiets huren?
      Wie heeft deze roman geschreven?
      Welke jas was in de aanbieding?
      Hoe lang moet de rijst koken?
      schermen met vertrektijden
      Wat staat er op het bord bij het station?
      Wanneer komt het pakket?
      Wat voor plant is dit?
      meubels die ik wil kopen
      Waar is de kathedraal met de blauwe ramen?
      Ik geloof dat het concert in juni was, wanneer precies?
      Wat voor soort kaas is dit?
      """)
}
