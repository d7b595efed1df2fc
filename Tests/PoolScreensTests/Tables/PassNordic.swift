// Table: screens in Dutch, Swedish, Danish, Finnish and Polish that have to pass.

enum PassNordic {
  static let table = #"""
    === orderConfirmation nl screen -
    # Bedankt voor je bestelling
    Bestelnummer | {digits:10}
    Besteld op | {day}
    Theepot 1 liter | {smallmoney}
    Verzendkosten | {smallmoney2}
    Totaal | {pricemoney}
    === parcel nl screen -
    # Je pakket komt vandaag
    Track & trace | 3S{upper:4}{digits:9}
    Tussen {time} en {time2}
    Afzender | {shop}
    === invoice nl paper -
    # Factuur {year}{digits:4}
    {shop}, {address}
    Omschrijving | Aantal | Bedrag
    Fietsreparatie | 1 | {price}
    Te betalen | {pricemoney}
    Graag overmaken op {iban} t.n.v. {shop}
    KvK {digits:8}   btw NL{digits:9}B01
    === receipt nl paper -
    ## {shop}
    {street}, {zipcity}
    Volkorenbrood | {small}
    Appelflap | {small2}
    TOTAAL | {pricemoney}
    PINNEN  Kaart XXXXXXXXXXXX{digits:4}
    Autorisatie {digits:6}
    {date} {time}  Tot ziens!
    === signInForm nl screen -
    # Inloggen
    E-mailadres
    Wachtwoord
    Wachtwoord vergeten?
    [Inloggen]
    === twoFactorSettings nl screen -
    # Beveiliging
    Verificatie in twee stappen | Aan
    Herstelcodes | 8 over
    Wachtwoord | Gewijzigd op {date}
    === chat nl screen -
    # {first}
    < Hoe laat kom je morgen? {time}?
    >> Ja, ik neem taart mee
    < Vergeet je rijbewijs niet
    === article nl screen -
    # Rijbewijs verlengen kan nu online
    Wie zijn rijbewijs wil verlengen, hoeft niet meer naar de gemeente. Het document blijft tien jaar geldig. Zorg dat je een recente pasfoto hebt.
    === recipe nl screen -
    # Erwtensoep
    4 personen - 90 minuten
    - 500 g spliterwten
    - 1 rookworst
    - 2 wortels
    Per portie: 450 kcal, eiwit 28 g
    === weather nl screen -
    # {city}
    ! {int:2-28}°
    Licht bewolkt
    {weekday} | {int:2-28}°
    {weekday2} | {int:2-28}°
    === productPage nl screen -
    # Fietslamp met accu
    ! {smallmoney}
    Morgen in huis
    Artikelnr. {digits:7}
    [In winkelwagen]
    === businessCard nl card -
    ## {name}
    Tuinontwerp
    {address}
    {phone}
    {email}
    === loyaltyCard nl card -
    ## Klantenkaart {shop}
    {name}
    Nr. {digits:4} {digits:4} {digits:4}
    @ean {ean}
    === phoneList nl screen -
    # Recente gesprekken
    {first}  mobiel  {time}
    {tel}  {time2}
    Huisarts  {tel2}
    === isbnPage nl paper -
    Eerste druk, {month} {year}
    © Uitgeverij De Linde, {city}
    NUR 301
    ISBN {isbn}
    === orderConfirmation sv screen -
    # Tack för din beställning
    Ordernummer | {digits:9}
    Datum | {date}
    Kaffebryggare | {pricemoney}
    Frakt | {smallmoney}
    Totalt | {pricemoney2}
    === parcel sv screen -
    # Ditt paket finns att hämta
    Kollinummer | {digits:11}SE
    Ombud: {shop}, {street}
    Hämtas senast {day}
    === invoice sv paper -
    # Faktura {digits:6}
    {shop}, {address}
    Org.nr 55{digits:4}-{digits:4}
    Beskrivning | Antal | Belopp
    Cykelservice | 1 | {price}
    Att betala | {pricemoney}
    Bankgiro {digits:4}-{digits:4}   OCR {digits:12}
    === receipt sv paper -
    ## {shop}
    {street}, {zipcity}
    Kanelbulle | {small}
    Kaffe | {small2}
    TOTALT | {pricemoney}
    Kort ************{digits:4}  Godkänt
    {date} {time}  Välkommen åter!
    === signInForm sv screen -
    # Logga in
    E-postadress
    Lösenord
    Glömt lösenordet?
    [Logga in]
    === twoFactorSettings sv screen -
    # Säkerhet
    Tvåstegsverifiering | På
    Återställningskoder | 8 kvar
    Lösenord | Ändrat {date}
    === chat sv screen -
    # {first}
    < Ses vi klockan {time} vid stationen?
    >> Ja, jag tar med fika
    < Har du hittat ditt pass?
    >> Det låg i bilen
    === article sv screen -
    # Så förnyar du ditt körkort
    Ett körkort måste förnyas vart tionde år. Ansökan skickas hem med posten, och ett nytt foto tas på närmaste kontor.
    === recipe sv screen -
    # Köttbullar
    4 portioner - 40 minuter
    - 500 g blandfärs
    - 1 ägg
    - 1 dl mjölk
    Per portion: 430 kcal, protein 27 g
    === weather sv screen -
    # {city}
    ! {int:1-25}°
    Växlande molnighet
    {weekday} | {int:1-25}°
    {weekday2} | {int:1-25}°
    === productPage sv screen -
    # Ryggsäck 22 liter
    ! {pricemoney}
    I lager - leverans {weekday}
    [Lägg i varukorgen]
    === businessCard sv card -
    ## {name}
    Snickare
    {address}
    {phone}
    {email}
    === loyaltyCard sv card -
    ## Kundkort {shop}
    {name}
    Nr {digits:4} {digits:4} {digits:4}
    @ean {ean}
    === phoneList sv screen -
    # Senaste samtal
    {first}  mobil  {time}
    {tel}  {time2}
    Vårdcentralen  {tel2}
    === fitness sv screen -
    # Löprunda
    ! {int:4-12},{digits:2} km
    Tid | 00:{int:25-58}:{int:10-59}
    Puls | {int:120-165} slag/min
    === orderConfirmation da screen -
    # Tak for din ordre
    Ordrenummer | {digits:9}
    Dato | {day}
    Kaffekande | {pricemoney}
    Fragt | {smallmoney}
    I alt | {pricemoney2}
    === parcel da screen -
    # Din pakke er på vej
    Pakkenummer | {digits:18}
    Afsender | {shop}
    Forventet levering {day}
    === invoice da paper -
    # Faktura nr. {digits:5}
    {shop}, {address}
    CVR {digits:8}
    Beskrivelse | Antal | Beløb
    Cykelreparation | 1 | {price}
    At betale | {pricemoney}
    Reg. {digits:4} konto {digits:8}
    === receipt da paper -
    ## {shop}
    {street}, {zipcity}
    Rugbrød | {small}
    Wienerbrød | {small2}
    TOTAL | {pricemoney}
    DANKORT XXXXXXXXXXXX{digits:4}
    {date} {time}  Tak for besøget
    === signInForm da screen -
    # Log ind
    E-mailadresse
    Adgangskode
    Glemt adgangskode?
    [Log ind]
    === chat da screen -
    # {first}
    < Kommer du klokken {time}?
    >> Ja, jeg tager kage med
    < Husk dit pas til turen
    === article da screen -
    # Sådan fornyer du dit pas
    Et pas gælder i ti år. Du bestiller tid hos kommunen og tager det gamle pas med. Prisen afhænger af din alder.
    === recipe da screen -
    # Frikadeller
    4 personer - 35 minutter
    - 500 g hakket kød
    - 1 løg
    - 2 dl mælk
    Pr. portion: 390 kcal, protein 24 g
    === weather da screen -
    # {city}
    ! {int:1-25}°
    Let skyet
    {weekday} | {int:1-25}°
    {weekday2} | {int:1-25}°
    === productPage da screen -
    # Termokande 1 liter
    ! {pricemoney}
    På lager - levering {weekday}
    [Læg i kurv]
    === businessCard da card -
    ## {name}
    Tømrer
    {address}
    {phone}
    {email}
    === phoneList da screen -
    # Seneste opkald
    {first}  mobil  {time}
    {tel}  {time2}
    Lægehuset  {tel2}
    === orderConfirmation fi screen -
    # Kiitos tilauksestasi
    Tilausnumero | {digits:9}
    Päivä | {date}
    Kahvipannu | {pricemoney}
    Toimitus | {smallmoney}
    Yhteensä | {pricemoney2}
    === parcel fi screen -
    # Paketti noudettavissa
    Seurantakoodi | JJFI{digits:17}
    Noutopiste: {street}
    Nouda viimeistään {day}
    === invoice fi paper -
    # Lasku {digits:6}
    {shop}, {address}
    Y-tunnus {digits:7}-{digits:1}
    Kuvaus | Määrä | Hinta
    Pyörähuolto | 1 | {price}
    Maksettavaa yhteensä | {pricemoney}
    Saajan tilinumero {iban}   Viitenumero {digits:10}
    === receipt fi paper -
    ## {shop}
    {street}, {zipcity}
    Ruisleipä | {small}
    Korvapuusti | {small2}
    YHTEENSÄ | {pricemoney}
    Kortti ************{digits:4}
    {date} {time}  Kiitos käynnistä
    === signInForm fi screen -
    # Kirjaudu sisään
    Sähköpostiosoite
    Salasana
    Unohditko salasanan?
    [Kirjaudu]
    === chat fi screen -
    # {first}
    < Nähdäänkö kello {time} asemalla?
    >> Joo, tuon kakun
    < Muista ottaa passi mukaan
    === article fi screen -
    # Näin uusit passin
    Passi on voimassa viisi vuotta. Hakemus tehdään verkossa, ja valokuva toimitetaan poliisille sähköisesti.
    === recipe fi screen -
    # Lohikeitto
    4 annosta - 40 minuuttia
    - 500 g lohta
    - 800 g perunoita
    - 2 dl kermaa
    Annoksessa: 460 kcal, proteiinia 30 g
    === weather fi screen -
    # {city}
    ! {int:1-25}°
    Puolipilvistä
    {weekday} | {int:1-25}°
    {weekday2} | {int:1-25}°
    === productPage fi screen -
    # Termospullo 0,5 l
    ! {smallmoney}
    Varastossa - toimitus {weekday}
    [Lisää ostoskoriin]
    === businessCard fi card -
    ## {name}
    Puuseppä
    {address}
    {phone}
    {email}
    === orderConfirmation pl screen -
    # Dziękujemy za zamówienie
    Numer zamówienia | {digits:9}
    Data | {day}
    Dzbanek do kawy | {pricemoney}
    Dostawa | {smallmoney}
    Razem | {pricemoney2}
    === parcel pl screen -
    # Paczka czeka w automacie
    Numer przesyłki | {digits:24}
    Kod odbioru | {digits:6}
    Paczkomat: {street}, {city}
    === invoice pl paper -
    # Faktura VAT {digits:3}/{year}
    Sprzedawca: {shop}, {address}
    NIP {digits:10}
    Nazwa | Ilość | Wartość
    Naprawa roweru | 1 | {price}
    Do zapłaty | {pricemoney}
    Przelew na konto {iban}
    === receipt pl paper -
    ## {shop}
    {street}, {zipcity}
    PARAGON FISKALNY
    Chleb żytni | {small} C
    Drożdżówka | {small2} C
    SUMA PLN | {price}
    KARTA ************{digits:4}
    {date} {time}
    === signInForm pl screen -
    # Zaloguj się
    Adres e-mail
    Hasło
    Nie pamiętasz hasła?
    [Zaloguj]
    === twoFactorSettings pl screen -
    # Bezpieczeństwo
    Weryfikacja dwuetapowa | Włączona
    Kody zapasowe | Pozostało 8
    Hasło | Zmieniono {date}
    === chat pl screen -
    # {first}
    < Spotkamy się o {time} pod dworcem?
    >> Tak, przyniosę ciasto
    < Odebrałeś już nowy dowód?
    >> Jutro
    === article pl screen -
    # Jak wyrobić paszport
    Wniosek można złożyć w dowolnym urzędzie. Dokument jest ważny dziesięć lat. Trzeba mieć zdjęcie i dowód osobisty.
    === recipe pl screen -
    # Zupa ogórkowa
    4 porcje - 50 minut
    - 500 g ziemniaków
    - 5 ogórków kiszonych
    - 200 ml śmietany
    Porcja: 280 kcal, białko 7 g
    === weather pl screen -
    # {city}
    ! {int:1-30}°
    Małe zachmurzenie
    {weekday} | {int:1-30}°
    {weekday2} | {int:1-30}°
    === productPage pl screen -
    # Plecak 20 l
    ! {pricemoney}
    Dostawa w {weekday}
    [Dodaj do koszyka]
    === businessCard pl card -
    ## {name}
    Stolarz
    {address}
    {phone}
    {email}
    === poster pl paper -
    # Jarmark
    {weekday}, {day}, godz. {time}
    Rynek, {city}
    Wstęp wolny
    """#
}
