// Table: screens in English, German and French with the links, objects and leads that stand on them.

enum LabelledWest {
  static let table = #"""
    === product en screen -
    # Enamel mug, 350 ml
    ! {smallmoney}
    In stock - delivered by {weekday}
    [Add to basket]
    => product; name=Enamel mug, 350 ml; price={smallmoney.n}; currency=GBP
    => lead productWithPrice
    === product en screen -
    {host}
    # Walnut desk lamp
    Was {pricemoney}
    Now ${small2}
    Free returns within 30 days
    [Buy now]
    => url https://{host}
    => product; price={small2.n}; currency=USD
    => lead productWithPrice
    ?> product; price={pricemoney.n}
    ?> lead articleWithLink
    === product en paper -
    ## Rolled oats 1 kg
    {smallmoney}
    @ean {ean}
    => product; code={ean}
    => lead productWithPrice
    === event en paper -
    # Village fair
    {weekday} {day}, {time}
    Town Hall, {city}
    Free entry
    => event; title=Village fair; start={day.n}T{time.n}
    => lead eventWithDate
    === event en screen -
    # Ceramics workshop
    Date | {day}
    Time | {time}
    Venue | The Old Forge
    Bring an apron and old clothes.
    [Book a place]
    => event; title=Ceramics workshop; start={day.n}T{time.n}
    => lead eventWithDate
    === receipt en paper -
    ## {shop}
    {address}
    Sourdough loaf | {small}
    Flat white | {small2}
    TOTAL | {pricemoney}
    CARD ************{digits:4}
    {date} {time}
    Thank you
    => receipt; total={pricemoney.n}; currency=GBP; date={date.n}T{time.n}
    ?> address {address}
    ?> lead placeWithAddress
    === recipe en screen -
    # Apple crumble
    Serves 4 - 45 minutes
    ## Ingredients
    - 600 g apples
    - 150 g flour
    - 100 g butter
    - 80 g sugar
    ## Method
    Rub the butter into the flour, cover the apples and bake at 180 °C.
    => recipe; title=Apple crumble
    => lead recipeWithIngredients
    === recipe en screen -
    # Tomato soup
    Prep 10 min  Cook 30 min
    ## You will need
    - 1 kg tomatoes
    - 2 onions
    - 1 tbsp olive oil
    - 500 ml vegetable stock
    ## Directions
    Chop, fry, simmer and blend.
    => recipe; title=Tomato soup
    => lead recipeWithIngredients
    === trip en screen -
    # Boarding pass
    Flight | BA {digits:3#f}
    From | London LHR
    To | Oslo OSL
    Date | {day}
    Boarding | {time}
    Gate {upper:1}{int:1-20}  Seat {int:1-30}C
    => tripDocument; number=BA {digits:3#f}
    === parcel en screen -
    # Out for delivery
    UPS
    Tracking number | {ups}
    Expected {day}
    => parcel; carrier=ups; trackingNumber={ups}
    => lead parcelToTrack
    === parcel en screen -
    # Your parcel is on its way
    Royal Mail tracking number
    {s10:GB#s}
    Arriving {weekday}
    => parcel; trackingNumber={s10:GB#s}
    => lead parcelToTrack
    === book en paper -
    First published {year} by Riverbank Press
    All rights reserved.
    ISBN {isbn}
    Printed in Great Britain
    => book; isbn={isbn.n}
    => lead bookWithISBN
    === contact en card -
    ## {name}
    Landscape architect
    Riverlane Studio Ltd
    {address}
    {phone}
    {email}
    www.{host}
    => contact; email={email}
    => phone {phone.n}
    => email {email}
    => url https://www.{host}
    => address {address}
    ?> lead placeWithAddress
    ?> lead articleWithLink
    === coupon en screen -
    # 20% off your next order
    Use code SAVE{digits:2#c} at checkout
    Valid until {day}
    [Shop now]
    => coupon; code=SAVE{digits:2#c}; discount=20%; expires={day.n}
    => lead couponToRedeem
    === coupon en screen -
    # £5 off
    Promo code: SPRING{digits:2#c}
    Expires {date}
    => coupon; code=SPRING{digits:2#c}; expires={date.n}
    => lead couponToRedeem
    === article en screen -
    {host}/garden/ten-herbs
    # Ten herbs for a shady balcony
    By our garden desk - {day} - 6 min read
    Mint, parsley and chives grow well without much sun. Water them in the morning and cut them often.
    => url https://{host}/garden/ten-herbs
    => lead articleWithLink
    === post en screen -
    # @river.bakes
    Sourdough number {int:20-90} came out of the oven this morning.
    {int:10-900} likes
    View all {int:3-40} comments
    => handle @river.bakes
    => lead postWithHandle
    === post en screen -
    Paper Garden
    @papergarden · {int:1-20}h
    The new prints are ready, come and see them on Saturday!
    {int:2-80} Reposts  {int:10-300} Likes
    => handle @papergarden
    => lead postWithHandle
    === media en screen -
    # Now playing
    The Long River
    North Works Ensemble
    1:{int:10-59} | 4:{int:10-59}
    Shuffle | Repeat
    => lead mediaPlaying
    === place en screen -
    # {shop}
    {address}
    Open until {time}
    4.6 stars ({int:20-900} reviews)
    [Directions]
    => address {address}
    => lead placeWithAddress
    === map en screen -
    # Dropped pin
    53.8{digits:3#a}, -1.5{digits:3#b}
    [Share]
    => map geo:53.8{digits:3#a},-1.5{digits:3#b}
    ?> lead placeWithAddress
    === map en screen -
    Here is where we meet:
    https://maps.app.goo.gl/{mixed:12#m}
    => map https://maps.app.goo.gl/{mixed:12#m}
    ?> lead placeWithAddress
    === phone en paper -
    # Lost: grey cat
    Answers to Pebble. Please call
    {phone}
    => phone {phone.n}
    === email en paper -
    # Choir rehearsals
    Every Tuesday in the school hall. Write to {email}
    => email {email}
    === url en screen -
    # Slides
    You will find them here:
    https://{host}/talks/soil?id=42
    => url https://{host}/talks/soil?id=42
    ?> lead articleWithLink
    === url en screen -
    # Link copied
    https://{host}/offer?utm_source=mail&utm_medium=app
    => url https://{host}/offer
    ?> lead articleWithLink
    === url en paper -
    # Scan to see the menu
    @qr https://{host}/menu
    => url https://{host}/menu
    ?> lead articleWithLink
    === wifi en card -
    # Free Wi-Fi
    Network: Riverside Guests
    No password needed
    => wifiNetwork; name=Riverside Guests
    === none en screen -
    # Question {int:1-20} of 20
    Which river is the longest?
    A  Nile
    B  Amazon
    C  Danube
    === none en screen -
    # {first}
    < Are you coming tomorrow?
    >> Yes, I'll bring the cake
    < Great, version 2.0 of it?
    === none en terminal -
    ` let total = items.map(\.size).reduce(0, +)
    ` print("total: \(total)")
    ` // 12.50 and 1.2.3 are only examples
    === none en screen -
    # Morning run
    ! {int:4-12}.{digits:2} km
    Average pace | 5:{int:10-59} /km
    Calories | {int:250-700} kcal
    === product de screen -
    # Wasserkocher 1,7 l, Edelstahl
    ! {pricemoney}
    inkl. MwSt., zzgl. Versand
    Lieferung bis {weekday}
    [In den Warenkorb]
    => product; price={pricemoney.n}; currency=EUR
    => lead productWithPrice
    === product de paper -
    ## Angebot der Woche
    Bergkäse am Stück
    100 g nur {smallmoney}
    => product; price={smallmoney.n}; currency=EUR
    => lead productWithPrice
    === event de paper -
    # Hofkonzert
    {weekday}, {day}, {time} Uhr
    Kulturscheune, {city}
    Eintritt frei
    => event; title=Hofkonzert; start={day.n}T{time.n}
    => lead eventWithDate
    === event de screen -
    # Lesung im Garten
    Wann: {date} um {time} Uhr
    Wo: Stadtbibliothek {city}
    => event; title=Lesung im Garten; start={date.n}T{time.n}
    => lead eventWithDate
    === receipt de paper -
    ## {shop}
    {address}
    Roggenbrot | {small} A
    Brezel | {small2} A
    SUMME EUR | {price}
    girocard ############{digits:4}
    {date} {time}
    Vielen Dank für Ihren Einkauf
    => receipt; total={price.n}; currency=EUR; date={date.n}T{time.n}
    ?> address {address}
    ?> lead placeWithAddress
    === recipe de screen -
    # Kartoffelsuppe
    Für 4 Portionen
    ## Zutaten
    - 800 g Kartoffeln
    - 1 Bund Suppengrün
    - 1 l Gemüsebrühe
    - 2 EL Öl
    ## Zubereitung
    Alles würfeln, weich kochen und pürieren.
    => recipe; title=Kartoffelsuppe
    => lead recipeWithIngredients
    === trip de card -
    ## Online-Ticket
    ICE {digits:3#t}
    Köln Hbf - Leipzig Hbf
    {date}  ab {time}
    Wagen {int:1-14}, Platz {int:1-99}
    => tripDocument; number=ICE {digits:3#t}
    === parcel de screen -
    # Ihr DHL Paket kommt heute
    Sendungsnummer
    {s10:DE#s}
    Zustellung zwischen 12 und 14 Uhr
    => parcel; carrier=dhl; trackingNumber={s10:DE#s}
    => lead parcelToTrack
    === book de paper -
    1. Auflage {year}
    © Lindenverlag, {city}
    ISBN {isbn}
    Printed in Germany
    => book; isbn={isbn.n}
    => lead bookWithISBN
    === contact de card -
    ## {name}
    Tischlermeisterin
    Werkstatt Nord GmbH
    {address}
    Tel. {phone}
    {email}
    => contact; email={email}
    => phone {phone.n}
    => email {email}
    => address {address}
    ?> lead placeWithAddress
    === coupon de screen -
    # 15 % Rabatt für Sie
    Gutscheincode: HERBST{digits:2#c}
    Gültig bis {date}
    => coupon; code=HERBST{digits:2#c}; discount=15%; expires={date.n}
    => lead couponToRedeem
    === article de screen -
    {host}/reise/elbe
    # Mit dem Rad an der Elbe entlang
    {day} - Lesezeit 5 Minuten
    Wer im Frühling fährt, hat den Weg fast für sich. Drei Etappen, die auch Kinder schaffen.
    => url https://{host}/reise/elbe
    => lead articleWithLink
    === post de screen -
    Werkstatt Nord
    @werkstatt_nord · {int:2-20} Std.
    Heute haben wir den ersten Tisch des Jahres geölt.
    Gefällt {int:10-300} Mal
    => handle @werkstatt_nord
    => lead postWithHandle
    === media de screen -
    # Aktuelle Wiedergabe
    Der lange Fluss
    Ensemble Nordwerk
    1:{int:10-59} | -2:{int:10-59}
    => lead mediaPlaying
    === place de screen -
    # {shop}
    {address}
    Geöffnet bis {time} Uhr
    [Route]
    => address {address}
    => lead placeWithAddress
    === phone de paper -
    # Katze entlaufen
    Bitte anrufen: {phone}
    => phone {phone.n}
    === email de paper -
    # Chorprobe
    Jeden Dienstag in der Aula. Anmeldung: {email}
    => email {email}
    === none de screen -
    # Einstellungen
    Helligkeit | 80 %
    Dunkler Modus | Aus
    Schriftgröße | Mittel
    === none de screen -
    # {first}
    < Kommst du morgen zum Training?
    >> Ja, ich bringe den Schlüssel mit
    === product fr screen -
    # Sac à dos 20 litres
    ! {pricemoney}
    En stock - livré {weekday}
    [Ajouter au panier]
    => product; price={pricemoney.n}; currency=EUR
    => lead productWithPrice
    === event fr paper -
    # Nuit du jazz
    {weekday} {day} à {time}
    Salle des fêtes, {city}
    Entrée libre
    => event; title=Nuit du jazz; start={day.n}T{time.n}
    => lead eventWithDate
    === receipt fr paper -
    ## {shop}
    {address}
    Baguette | {small}
    Croissant | {small2}
    TOTAL TTC | {pricemoney}
    CB ************{digits:4}
    Le {date} à {time}
    => receipt; total={pricemoney.n}; currency=EUR; date={date.n}T{time.n}
    ?> address {address}
    ?> lead placeWithAddress
    === recipe fr screen -
    # Quiche aux poireaux
    6 personnes - 50 minutes
    ## Ingrédients
    - 1 pâte brisée
    - 3 poireaux
    - 3 œufs
    - 20 cl de crème
    ## Préparation
    Faites revenir les poireaux, mélangez et enfournez 35 minutes.
    => recipe; title=Quiche aux poireaux
    => lead recipeWithIngredients
    === trip fr card -
    ## e-billet
    TGV {digits:4#t}
    Lyon Part-Dieu - Paris Gare de Lyon
    {date} départ {time}
    Voiture {int:1-18} Place {int:10-99}
    => tripDocument; number=TGV {digits:4#t}
    === parcel fr screen -
    # Votre colis arrive demain
    La Poste - numéro de suivi
    {s10:FR#s}
    => parcel; trackingNumber={s10:FR#s}
    => lead parcelToTrack
    === book fr paper -
    © Éditions du Tilleul, {year}
    Tous droits réservés
    ISBN : {isbn}
    => book; isbn={isbn.n}
    => lead bookWithISBN
    === contact fr card -
    ## {name}
    Menuisière
    Atelier du Port SARL
    {address}
    {phone}
    {email}
    => contact; email={email}
    => phone {phone.n}
    => email {email}
    => address {address}
    ?> lead placeWithAddress
    === coupon fr screen -
    # -10 % sur votre commande
    Code promo : ETE{digits:2#c}
    Valable jusqu'au {day}
    => coupon; code=ETE{digits:2#c}; discount=10%; expires={day.n}
    => lead couponToRedeem
    === place fr screen -
    # {shop}
    {address}
    Ouvert jusqu'à {time}
    [Itinéraire]
    => address {address}
    => lead placeWithAddress
    === article fr screen -
    {host}/culture/phares
    # Sept phares à visiter cet été
    Publié le {day} - 4 min de lecture
    De la pointe nord au petit port du sud, ces tours se visitent en famille.
    => url https://{host}/culture/phares
    => lead articleWithLink
    === none fr screen -
    # {first}
    < On se retrouve devant la gare ?
    >> Oui, j'apporte le dessert
    """#
}
