// Table: screens in German and French that have to pass.

enum PassGerman {
  static let table = #"""
    === orderConfirmation de screen -
    # Vielen Dank für Ihre Bestellung
    Bestellnummer | {digits:3}-{digits:7}-{digits:7}
    Bestellt am | {day}
    Gießkanne 5 Liter | {smallmoney}
    Versand | {smallmoney2}
    Gesamtsumme | {pricemoney}
    Zahlungsart: Lastschrift
    [Sendung verfolgen]
    === parcel de screen -
    # Ihr Paket ist unterwegs
    Sendungsnummer | JJD{digits:17}
    Zustellung voraussichtlich {weekday}, {day}
    Ablageort: Garage
    [Abstellort ändern]
    === phoneList de screen -
    # Anrufliste
    {first}  Mobil  {time}
    {tel}  {time2}
    Praxis am Markt  {tel2}
    {first2}  {tel3}
    === loyaltyCard de card -
    ## Kundenkarte {shop}
    {name}
    Kundennummer {digits:4} {digits:4} {digits:4}
    @ean {ean}
    === invoice de paper -
    # Rechnung Nr. {year}-{digits:4}
    {shop} - {address}
    {name}, {address2}
    Leistung | Menge | Betrag
    Fahrradinspektion | 1 | {price}
    Bremsbeläge | 2 | {small}
    Rechnungsbetrag | {pricemoney}
    Bitte überweisen Sie auf IBAN {iban}, BIC {bic}
    USt-IdNr. DE{digits:9}   Steuernummer {digits:3}/{digits:4}/{digits:4}
    === receipt de paper -
    ## {shop}
    {street}, {zipcity}
    Roggenbrot | {small} A
    Brezel 3x | {small2} A
    SUMME | {pricemoney}
    girocard  Karte ############{digits:4}
    Genehmigungs-Nr. {digits:6}
    {date} {time}   Vielen Dank!
    === isbnPage de paper -
    1. Auflage {year}
    © Lindenverlag, {city}
    Alle Rechte vorbehalten
    Umschlaggestaltung: Atelier Nord
    ISBN {isbn}
    === ticket de screen -
    # Stadtkonzert im Park
    {weekday}, {day}, {time} Uhr
    Stadthalle {city}
    Reihe {int:1-20}  Platz {int:1-40}
    @qr TICKET-{upper:12}
    === boardingPass de card -
    ## DB Online-Ticket
    {city} - {city2}
    {date}  ab {time}  ICE {int:100-999}
    Wagen {int:1-14}, Platz {int:1-99}
    Auftragsnummer {upper:6}
    === signInForm de screen -
    # Anmelden
    E-Mail-Adresse
    Passwort
    Passwort vergessen?
    [Anmelden]
    === signInForm de screen -
    # Willkommen zurück
    Benutzername | {email}
    Passwort | ••••••••
    Angemeldet bleiben
    [Einloggen]
    === twoFactorSettings de screen -
    # Sicherheit
    Zwei-Faktor-Authentifizierung | Ein
    Wiederherstellungscodes | 8 übrig
    Passwort | geändert am {date}
    [Neue Codes erzeugen]
    === chat de screen -
    # {first}
    < Kommst du morgen um {time} zum Training?
    >> Ja, ich bringe den Schlüssel mit. Hausnummer {int:2-90}, oder?
    < Genau. Hast du deinen Ausweis wiedergefunden?
    >> Ja, lag im Auto
    === article de screen -
    # Neuer Personalausweis: Das ändert sich
    Wer einen neuen Ausweis beantragt, zahlt künftig mehr. Das Dokument gilt zehn Jahre. Auf der Rückseite steht weiterhin die maschinenlesbare Zone.
    === article de screen -
    # Cholesterin senken - was wirklich hilft
    Ärzte raten zu Bewegung und Ballaststoffen. Ein LDL-Wert unter 116 mg/dl gilt als Ziel. Medikamente sind erst der zweite Schritt.
    === article de paper -
    # Sichere Passwörter: Tipps der Verbraucherzentrale
    Ein gutes Passwort hat mindestens zwölf Zeichen. Verwenden Sie für jedes Konto ein anderes und geben Sie TANs niemals am Telefon weiter.
    === recipe de screen -
    # Kartoffelsuppe
    Für 4 Portionen - 40 Minuten
    - 800 g Kartoffeln
    - 1 Bund Suppengrün
    - 1 l Gemüsebrühe
    Nährwerte pro Portion: 320 kcal, Eiweiß 8 g, Fett 11 g
    Alles würfeln, weich kochen und pürieren.
    === fitness de screen -
    # Laufen
    ! {int:4-12},{digits:2} km
    Dauer | 00:{int:25-58}:{int:10-59}
    Puls Ø | {int:120-165} S/min
    Kalorien | {int:250-700} kcal
    === weather de screen -
    # {city}
    ! {int:2-28}°
    Leicht bewölkt   Regenrisiko {int:5-80} %
    {weekday} | {int:2-28}°
    {weekday2} | {int:2-28}°
    === menu de paper -
    # Mittagstisch
    Linseneintopf | {small} €
    Forelle mit Salat | {small2} €
    Käsespätzle | {small3} €
    _ Allergene auf Anfrage
    === productPage de screen -
    # Wasserkocher 1,7 l, Edelstahl
    ! {pricemoney}
    inkl. MwSt., zzgl. Versand
    Lieferung bis {weekday}
    Artikelnummer {digits:8}
    [In den Warenkorb]
    === resume de paper -
    # Lebenslauf
    {name}, {address}
    {tel} - {email}
    ## Berufserfahrung
    2018 - heute  Tischlerin, Werkstatt Nord
    ## Ausbildung
    2015 - 2018  Lehre in {city}
    === businessCard de card -
    ## {name}
    Steuerberaterin
    {address}
    Tel. {phone}
    {email}
    === settings de screen -
    # WLAN
    Heim-{upper:4} | Verbunden
    Andere Netzwerke
    Hotel Gast | Gesichert
    IP-Adresse | 192.168.178.{int:2-200}
    === timetable de paper -
    # Linie {int:1-99} Richtung {city}
    Hauptbahnhof | 08:02 | 08:22 | 08:42
    Markt | 08:07 | 08:27 | 08:47
    Klinikum | 08:15 | 08:35 | 08:55
    === poster de paper -
    # Flohmarkt
    {weekday}, {day}, ab {time} Uhr
    Marktplatz {city}
    Eintritt frei - Anmeldung unter {tel}
    === formEmpty de paper -
    # Aufnahmeantrag
    Name ____________ Vorname ____________
    Geburtsdatum ____________
    SEPA-Lastschriftmandat: IBAN ____________________
    Unterschrift ____________
    === doctorSign de paper -
    # Praxis für Allgemeinmedizin
    Sprechzeiten: Mo - Fr 8 - 12 Uhr
    Di und Do 15 - 18 Uhr
    Alle Kassen   Tel. {tel}
    === meterReading de paper -
    # Zählerstand ablesen
    Zählernummer {digits:10}
    Stand: {digits:5},{digits:1} kWh
    Ablesedatum {date}
    === orderConfirmation fr screen -
    # Merci pour votre commande
    Commande n° | {digits:3}-{digits:7}
    Date | {day}
    Lampe de bureau | {pricemoney}
    Livraison | {smallmoney}
    Total | {pricemoney2}
    [Suivre ma commande]
    === parcel fr screen -
    # Votre colis arrive demain
    Numéro de suivi | 6A{digits:11}
    Expéditeur | {shop}
    Point relais : {street}, {city}
    Code de retrait : {digits:4}
    === phoneList fr screen -
    # Appels récents
    {first}  mobile  {time}
    {tel}  {time2}
    Mairie  {tel2}
    === loyaltyCard fr card -
    ## Carte de fidélité {shop}
    {name}
    N° {digits:4} {digits:4} {digits:4}
    @ean {ean}
    === invoice fr paper -
    # Facture n° {year}-{digits:4}
    {shop}, {address}
    Client : {name}
    Désignation | Qté | Montant
    Réparation vélo | 1 | {price}
    Chambre à air | 2 | {small}
    Total TTC | {pricemoney}
    Règlement par virement : IBAN {iban} BIC {bic}
    SIRET {digits:14}  TVA FR{digits:11}
    === receipt fr paper -
    ## {shop}
    {street}, {zipcity}
    Baguette | {small}
    Croissant x2 | {small2}
    TOTAL | {pricemoney}
    CB ************{digits:4}  SANS CONTACT
    AUTO {digits:6}
    {date} {time}  Merci de votre visite
    === isbnPage fr paper -
    © Éditions du Tilleul, {year}
    Tous droits réservés
    Dépôt légal : {month} {year}
    ISBN {isbn}
    === ticket fr screen -
    # Nuit du jazz
    {weekday} {day} à {time}
    Salle des fêtes, {city}
    Placement libre
    @qr BILLET-{upper:12}
    === boardingPass fr card -
    ## e-billet TGV
    {city} - {city2}
    {date} départ {time}
    Voiture {int:1-18} Place {int:10-99}
    Référence dossier {upper:6}
    === signInForm fr screen -
    # Connexion
    Adresse e-mail
    Mot de passe
    Mot de passe oublié ?
    [Se connecter]
    === signInForm fr screen -
    # Bon retour
    Identifiant | {email}
    Mot de passe | ••••••••
    [Se connecter]
    === twoFactorSettings fr screen -
    # Sécurité
    Validation en deux étapes | Activée
    Codes de secours | 8 restants
    Mot de passe | Modifié le {date}
    === chat fr screen -
    # {first}
    < On se retrouve à {time} devant la gare ?
    >> Oui, j'apporte le dessert
    < Tu as pensé à renouveler ton passeport ?
    >> Rendez-vous mardi à la mairie
    === article fr screen -
    # Permis de conduire : ce qui change
    À partir du {day}, la demande se fait en ligne. Le titre reste valable quinze ans. Les pièces à fournir : une carte d'identité et une photo.
    === article fr screen -
    # Ordonnance, mode d'emploi
    Une ordonnance est en principe valable trois mois. Le pharmacien peut délivrer un médicament générique. Demandez conseil à votre médecin.
    === recipe fr screen -
    # Quiche aux poireaux
    6 personnes - 50 minutes
    - 1 pâte brisée
    - 3 poireaux
    - 3 œufs
    - 20 cl de crème
    Par part : 410 kcal, lipides 27 g, glucides 29 g
    === fitness fr screen -
    # Sortie vélo
    ! {int:12-60},{digits:1} km
    Durée | 1:{int:10-58}:{int:10-59}
    Fréquence cardiaque | {int:110-160} bpm
    Dénivelé | {int:100-900} m
    === weather fr screen -
    # {city}
    ! {int:2-28}°
    Éclaircies   Vent {int:3-40} km/h
    {weekday} | {int:2-28}°
    {weekday2} | {int:2-28}°
    === menu fr paper -
    # Menu du jour
    Soupe à l'oignon | {small} €
    Magret de canard | {small2} €
    Tarte aux pommes | {small3} €
    === productPage fr screen -
    # Sac à dos 20 litres
    ! {pricemoney}
    En stock - livré {weekday}
    Réf. {upper:3}{digits:5}
    [Ajouter au panier]
    === businessCard fr card -
    ## {name}
    Menuisière
    {address}
    {phone}
    {email}
    === timetable fr paper -
    # Ligne {int:1-99} direction {city}
    Gare | 08:02 | 08:22 | 08:42
    Marché | 08:07 | 08:27 | 08:47
    Hôpital | 08:15 | 08:35 | 08:55
    === poster fr paper -
    # Vide-grenier
    {weekday} {day} dès {time}
    Place du marché, {city}
    Inscription au {tel}
    === formEmpty fr paper -
    # Bulletin d'adhésion
    Nom ____________ Prénom ____________
    Date de naissance ____________
    N° de sécurité sociale ____________
    Signature ____________
    """#
}
