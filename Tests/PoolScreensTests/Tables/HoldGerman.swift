// Table: screens in German and French that have to be held back.

enum HoldGerman {
  static let table = #"""
    === bankStatement de paper financial
    # {bank}
    ## Kontoauszug Nr. {int:1-12}/{year}
    Kontoinhaber | {name}
    IBAN | {iban}
    BIC | {bic}
    Buchung | Verwendungszweck | Betrag
    {date} | Gehalt | {amount} +
    {date2} | Miete | {amount2} -
    {date3} | Kartenzahlung | {price} -
    Neuer Kontostand | {money3}
    === bankApp de screen financial
    # Girokonto
    ! {money}
    {iban}
    ## Umsätze
    {shop} | -{smallmoney}
    Lastschrift Stadtwerke | -{pricemoney}
    Gehalt | +{money2}
    Dauerauftrag Miete | -{money3}
    [Überweisen]
    === bankApp de screen financial
    Guten Morgen, {first}
    # Finanzübersicht
    Girokonto | {money}
    Tagesgeld | {money2}
    Kreditkarte •••• {digits:4} | -{pricemoney}
    Depot | {money3}
    ## Letzte Buchungen
    Vorgemerkt: {shop} | -{smallmoney}
    === ibanScreen de screen financial
    # Kontodetails
    Kontoinhaber | {name}
    IBAN | {iban}
    BIC | {bic}
    Kreditinstitut | {bank}
    [IBAN kopieren]
    === passwordScreen de screen auth
    # Zugangsdaten
    Benutzername | {email}
    Passwort | {password}
    Webseite | {host}
    [Passwort kopieren]
    === passwordScreen de screen auth
    # Willkommen im Kundenportal
    Guten Tag {name},
    Ihr Konto wurde angelegt. Ihre Zugangsdaten lauten:
    Benutzer: {lower:7}
    Kennwort: {mixed:10}
    Bitte ändern Sie das Kennwort nach der ersten Anmeldung.
    === routerLabel de card auth
    ## WLAN-Box 7{digits:3}
    Name des WLAN-Funknetzes (SSID): Heim-{upper:4}
    WLAN-Netzwerkschlüssel (WPA2): {digits:20}
    Kennwort der Oberfläche: {lower:9}
    _ Seriennummer {upper:12}
    === recoveryCodes de screen auth
    # Wiederherstellungscodes
    Bewahren Sie diese Codes an einem sicheren Ort auf. Jeder Code kann nur einmal verwendet werden.
    ` {lower:4}-{lower:4}
    ` {lower:4}-{lower:4}
    ` {lower:4}-{lower:4}
    ` {lower:4}-{lower:4}
    ` {lower:4}-{lower:4}
    ` {lower:4}-{lower:4}
    === otpMessage de screen auth
    # Nachrichten
    < Ihr Bestätigungscode lautet {otp}. Geben Sie diesen Code niemals weiter.
    _ Heute {time}
    === otpMessage de screen auth
    # {bank}
    < Ihre mobileTAN für die Überweisung über {pricemoney}: {otp}. Prüfen Sie die Daten vor der Freigabe.
    === authenticatorApp de screen auth
    # Zwei-Faktor-Codes
    E-Mail ({email})
    ! {digits:3} {digits:3}
    Einkauf ({lower:6})
    ! {digits:3} {digits:3}
    Cloud
    ! {digits:3} {digits:3}
    === seedPhrase de screen auth
    # Geheime Wiederherstellungsphrase
    Schreiben Sie diese 12 Wörter in der richtigen Reihenfolge auf. Teilen Sie sie mit niemandem.
    1. {seed:1}   2. {seed:2}   3. {seed:3}
    4. {seed:4}   5. {seed:5}   6. {seed:6}
    7. {seed:7}   8. {seed:8}   9. {seed:9}
    10. {seed:10}   11. {seed:11}   12. {seed:12}
    === prescription de paper health
    # Rezept
    Krankenkasse: Musterkasse
    Name, Vorname des Versicherten: {last}, {first}
    geb. am {birth}
    Versicherten-Nr. {national:DE-KV}
    Rp. Ibuprofen 600 mg Filmtabletten N2
    1-0-1 nach dem Essen
    _ Arztstempel / Unterschrift des Arztes   {date}
    === labReport de paper health
    # Laborbefund
    Patient: {name}, geb. {birth}
    Entnahme: {date}
    Untersuchung | Ergebnis | Einheit | Referenzbereich
    Hämoglobin | {int:11-17},{digits:1} | g/dl | 13,5-17,5
    Leukozyten | {int:3-12},{digits:1} | /nl | 4,0-10,0
    Cholesterin | {int:150-280} | mg/dl | < 200
    Kreatinin | 0,{digits:2} | mg/dl | 0,7-1,2
    GPT (ALT) | {int:10-80} | U/l | < 50
    === vaccinationCard de card health
    ## Internationaler Impfausweis
    Name: {name}   geboren am: {birth}
    Datum | Impfstoff | Ch.-B. | Arzt
    {date} | Tetanus | {upper:6} | Stempel
    {date2} | Masern | {upper:6} | Stempel
    {date3} | FSME | {upper:6} | Stempel
    === insuranceCard de card health,personal
    ## Gesundheitskarte
    Musterkasse Nord
    {name}
    Versichertennummer | {national:DE-KV}
    Kassen-Nr. | {digits:9}
    _ Europäische Krankenversicherungskarte auf der Rückseite
    === sickNote de paper health
    # Arbeitsunfähigkeitsbescheinigung
    Name: {last}, {first}   geb. am: {birth}
    Erstbescheinigung
    arbeitsunfähig seit | {date}
    voraussichtlich arbeitsunfähig bis einschließlich | {date2}
    festgestellt am | {date}
    ICD-10: J06.9 G
    === birthCertificate de paper personal
    # Geburtsurkunde
    Standesamt {city}   G {digits:3}/{year}
    Geburtsname: {last}
    Vornamen: {first}
    Geburtstag, Geburtsort: {birth}, {city}
    Mutter: {name2}   Vater: {name3}
    _ Die Standesbeamtin   Siegel
    === marriageCertificate de paper personal
    # Eheurkunde
    Standesamt {city}, Eheregister E {digits:3}/{year}
    Ehegatten: {name} und {name2}
    Tag und Ort der Eheschließung: {date}, {city}
    Familienname in der Ehe: {last}
    _ Die Standesbeamtin
    === socialSecurityCard de card personal
    ## Sozialversicherungsausweis
    Deutsche Rentenversicherung
    Versicherungsnummer: {national:DE-RV}
    Name: {name}
    === residencePermit de card personal
    ## AUFENTHALTSTITEL
    BUNDESREPUBLIK DEUTSCHLAND
    NAME {last}
    Vornamen {first}
    KARTE GÜLTIG BIS {expiry}
    ART DES TITELS NIEDERLASSUNGSERLAUBNIS
    ANMERKUNGEN Erwerbstätigkeit erlaubt
    Y{upper:8}
    === bankStatement fr paper financial
    # {bank}
    ## Relevé de compte
    Titulaire | {name}
    IBAN | {iban}
    BIC | {bic}
    Date | Opération | Débit | Crédit
    {date} | VIR SALAIRE |  | {amount}
    {date2} | PRLV EDF | {price} |
    {date3} | CB {shop} | {small} |
    Nouveau solde | {money3}
    === bankApp fr screen financial
    # Compte courant
    ! {money}
    Solde disponible
    ## Opérations récentes
    {shop} | -{smallmoney}
    Prélèvement Électricité | -{pricemoney}
    Virement reçu | +{money2}
    Loyer | -{money3}
    [Faire un virement]
    === ibanScreen fr screen financial
    # Relevé d'identité bancaire
    Titulaire du compte | {name}
    Code banque {digits:5}  Code guichet {digits:5}
    Numéro de compte {digits:11}  Clé RIB {digits:2}
    IBAN | {iban}
    BIC | {bic}
    [Partager mon RIB]
    === passwordScreen fr screen auth
    # Identifiants enregistrés
    Site | {host}
    Nom d'utilisateur | {email}
    Mot de passe | {password}
    [Copier]
    === passwordScreen fr screen auth
    # Bienvenue
    Bonjour {first},
    votre espace est ouvert. Voici vos identifiants :
    Identifiant : {lower:7}
    Mot de passe provisoire : {mixed:9}
    Pensez à le modifier dès la première connexion.
    === routerLabel fr card auth
    ## Ma box internet
    Nom du réseau (SSID) : Box-{upper:4}
    Clé de sécurité WPA : {hex:20}
    Mot de passe administrateur : {lower:8}
    _ N° de série {upper:12}
    === recoveryCodes fr screen auth
    # Codes de récupération
    Conservez ces codes en lieu sûr. Chaque code ne peut servir qu'une fois.
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    === otpMessage fr screen auth
    # Messages
    < Votre code de vérification est {otp}. Ne le communiquez à personne.
    _ Aujourd'hui {time}
    === otpMessage fr screen auth
    # {bank}
    < {otp} est le code à usage unique pour valider votre achat de {pricemoney}. Il expire dans 5 minutes.
    === authenticatorApp fr screen auth
    # Codes à deux facteurs
    Messagerie ({email})
    ! {digits:3} {digits:3}
    Nuage
    ! {digits:3} {digits:3}
    === seedPhrase fr screen auth
    # Phrase secrète de récupération
    Notez ces 12 mots dans l'ordre et gardez-les hors ligne.
    1. {seed:1}   2. {seed:2}   3. {seed:3}
    4. {seed:4}   5. {seed:5}   6. {seed:6}
    7. {seed:7}   8. {seed:8}   9. {seed:9}
    10. {seed:10}   11. {seed:11}   12. {seed:12}
    === prescription fr paper health
    # Docteur A. Modèle
    _ Médecine générale - {street}, {zipcity}
    Le {date}
    Patient : {name}, né(e) le {birth}
    ## Ordonnance
    Amoxicilline 1 g : 1 comprimé matin et soir pendant 6 jours
    Paracétamol 1000 mg : si douleur, 3 fois par jour
    _ N° RPPS {digits:11}
    === labReport fr paper health
    # Laboratoire d'analyses médicales
    Patient : {name}   Né(e) le {birth}
    Prélèvement du {date}
    Analyse | Résultat | Unité | Valeurs de référence
    Hémoglobine | {int:11-17},{digits:1} | g/dL | 13,0 à 17,0
    Leucocytes | {int:3-12},{digits:1} | G/L | 4,0 à 10,0
    Glycémie à jeun | 1,{digits:2} | g/L | 0,74 à 1,06
    Créatinine | {int:60-120} | µmol/L | 64 à 104
    === vaccinationCard fr card health
    ## Carnet de vaccination
    Nom : {last}   Prénom : {first}   Né(e) le : {birth}
    Date | Vaccin | Lot | Cachet
    {date} | DTPolio | {upper:6} | Dr Modèle
    {date2} | ROR | {upper:6} | Dr Modèle
    === insuranceCard fr card health,personal
    ## Carte Vitale
    Assurance maladie
    {name}
    {national:FR}
    _ émise le {date}
    === insuranceCard fr card health,personal
    ## CARTE EUROPÉENNE D'ASSURANCE MALADIE
    3. Nom {last}
    4. Prénoms {first}
    5. Date de naissance {birth}
    6. Numéro d'identification personnel {digits:13}
    8. Numéro d'identification de la carte 80250{digits:15}
    9. Date d'expiration {expiry}
    === sickNote fr paper health
    # Avis d'arrêt de travail
    L'assuré(e) : {name}
    N° d'immatriculation : {national:FR}
    Arrêt de travail prescrit jusqu'au {date} inclus
    en rapport avec : lombalgie aiguë
    _ Signature du médecin
    === birthCertificate fr paper personal
    # Extrait d'acte de naissance
    Mairie de {city}   Acte n° {digits:3}
    Le {day} est né(e) : {name}
    de {name2} et de {name3}
    _ L'officier de l'état civil
    === marriageCertificate fr paper personal
    # Acte de mariage
    Mairie de {city}   Acte n° {digits:3}
    Le {day} ont comparu {name} et {name2}
    qui ont déclaré vouloir se prendre pour époux.
    _ L'officier de l'état civil
    === residencePermit fr card personal
    ## TITRE DE SÉJOUR
    RÉPUBLIQUE FRANÇAISE
    NOM {last}   Prénom {first}
    VALABLE JUSQU'AU {expiry}
    CATÉGORIE DU TITRE CARTE DE RÉSIDENT
    REMARQUES AUTORISE SON TITULAIRE À TRAVAILLER
    {digits:10}
    """#
}
