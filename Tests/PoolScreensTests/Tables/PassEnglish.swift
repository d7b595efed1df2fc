// Table: screens in English that have to pass.

enum PassEnglish {
  static let table = #"""
    === orderConfirmation en screen -
    # Thank you for your order!
    Order number | {digits:3}-{digits:7}-{digits:7}
    Placed on | {day}
    Walnut cutting board | {pricemoney}
    Delivery | {smallmoney}
    Total | {pricemoney2}
    We will send you an e-mail when your parcel is on its way.
    [Track order]
    === orderConfirmation en paper -
    # Packing slip
    Order {upper:3}-{digits:6}   Customer no. {digits:8}
    Ship to: {name}, {address}
    Qty | Article | Article no.
    2 | Garden gloves | {digits:8}
    1 | Watering can 10 l | {digits:8}
    _ Returns within 30 days. Keep this slip.
    === parcel en screen -
    # Out for delivery
    Your parcel arrives today between 12:15 and 14:15.
    Tracking number | {s10:GB}
    Courier | Royal Mail
    From | {shop}
    [Change delivery]
    === parcel en screen -
    # Your pick-up code
    Locker {int:1-40} at {street}
    Show this code at the counter: {digits:4}
    Collect by {day}
    === phoneList en screen -
    # Recents
    {first}   mobile  {time}
    {tel}   {time2}
    {shop}   {tel2}
    Voicemail  {weekday}
    {first2}   {tel3}
    === phoneList en paper -
    # Useful numbers
    Reception | {tel}
    Plumber | {tel2}
    School office | {tel3}
    Taxi | {tel4}
    Vet | {tel5}
    === loyaltyCard en card -
    ## {shop} Rewards
    {name}
    Member no. {digits:4} {digits:4} {digits:4}
    @ean {ean}
    _ Collect a stamp with every coffee
    === loyaltyCard en card -
    ## City Library
    Reader's card
    No. {digits:10}
    Expires {expiry}
    === invoice en paper -
    # Invoice {year}-{digits:4}
    {shop}, {address}
    Bill to: {name}
    Description | Hours | Amount
    Garden work | 4 | {price}
    Materials | 1 | {price2}
    Total due | {pricemoney3}
    Please pay within 14 days to IBAN {iban}, BIC {bic}
    VAT no. GB {digits:3} {digits:4} {digits:2}
    === invoice en paper -
    # Your electricity bill
    Customer number {digits:9}   Meter {letter:1}{digits:8}
    Period {date} - {date2}
    Standing charge | {smallmoney}
    Units used | {int:200-600} kWh
    Amount due | {pricemoney}
    _ You can pay by bank transfer: sort code {digits:2}-{digits:2}-{digits:2}
    === receipt en paper -
    ## {shop}
    {street}, {city}
    Sourdough loaf | {small}
    Flat white | {small2}
    TOTAL | {pricemoney}
    VISA DEBIT ************{digits:4}
    AUTH CODE {digits:6}  CONTACTLESS
    {date} {time}  THANK YOU
    === receipt en paper -
    ## FILLING STATION
    PUMP {int:1-9}  UNLEADED
    {int:20-50}.{digits:2} L @ 1.4{digits:1}9
    TOTAL {pricemoney}
    CARD **** **** **** {digits:4}
    AID A0000000031010  PIN VERIFIED
    === isbnPage en paper -
    First published {year} by Riverbank Press
    Copyright © {year} by the author
    All rights reserved. No part of this book may be reproduced.
    ISBN {isbn}
    Printed in Great Britain
    A catalogue record for this book is available from the library.
    === ticket en screen -
    # Summer Night Concert
    {weekday}, {day} - {time}
    Town Hall, {city}
    Row {upper:1}  Seat {int:1-40}
    Ticket {upper:10}
    @qr TICKET-{upper:12}
    === ticket en paper -
    # Admit one
    Science Museum
    Adult day ticket {smallmoney}
    Valid on {day}
    No. {digits:9}
    === boardingPass en screen -
    # Boarding pass
    {name}
    London LHR | Oslo OSL
    Flight BA {int:100-999} | Gate {upper:1}{int:1-20}
    Boarding {time} | Seat {int:1-30}C
    Booking reference | {upper:6}
    @qr M1SAMPLE/MARY         E{upper:6} LHROSLBA 0762 123Y012C0034 100
    === boardingPass en card -
    ## TRAIN TICKET
    {city} to {city2}
    {day}  dep {time}
    Coach {upper:1} Seat {int:1-60}
    Ticket no. {upper:8}  Price {pricemoney}
    === codeListing en terminal -
    ` func greet(_ name: String) -> String {
    `   let password = readLine() ?? ""
    `   guard password.count >= minimumLength else { return "too short" }
    `   return "Hello, \(name)"
    ` }
    === codeListing en terminal -
    ` $ git log --oneline
    ` {hex:7} Fix the date in the header
    ` {hex:7} Add tests for tokens
    ` {hex:7} Merge branch 'main'
    ` $ git rev-parse HEAD
    ` {hex:40}
    === codeListing en terminal -
    ` API_KEY=your-api-key-here
    ` DB_PASSWORD=changeme
    ` SECRET=<paste your secret>
    ` # copy this file to .env and fill in the values
    === codeListing en terminal -
    ` import hashlib
    ` def digest(path):
    `     with open(path, "rb") as file:
    `         return hashlib.sha256(file.read()).hexdigest()
    ` # {hex:64}
    === codeListing en terminal -
    ` $ cat id_rsa.pub
    ` ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABgQC{base:60}
    ` {base:64}
    ` {base:40} laptop
    === signInForm en screen -
    # Sign in
    E-mail address
    Password
    Forgot your password?
    [Sign in]
    New here? Create an account
    === signInForm en screen -
    # Welcome back
    User name | {email}
    Password | ••••••••••
    Keep me signed in
    [Log in]
    === signInForm en screen -
    # Choose a new password
    Your password must have at least 8 characters, one number and one symbol.
    New password
    Confirm password
    [Save]
    === signInForm en screen -
    # Enter the code
    We sent a 6-digit code to the number ending in {digits:2}.
    _ _ _ _ _ _
    Resend code in 0:{int:10-59}
    === twoFactorSettings en screen -
    # Security
    Two-factor authentication | On
    Authenticator app | Set up {date}
    Recovery codes | 8 of 10 left
    Security keys | None
    Password | Last changed {date2}
    [Generate new codes]
    === twoFactorSettings en screen -
    # Passwords
    Reused passwords | 3
    Weak passwords | 1
    {host}  ••••••••
    {host2}  ••••••••
    === chat en screen -
    # {first}
    < Are you coming at {time} tomorrow?
    >> Yes, I'll bring the cake. My train gets in at {time2}
    < Great! It's number {int:2-90}, second floor
    >> See you then
    === chat en screen -
    # Family
    < Has anyone seen my passport? I think I left it in the blue bag
    >> It's in the kitchen drawer
    < Thanks! And what was the name of the doctor again?
    === chat en screen -
    # Neighbours
    < What's the wifi password in the common room?
    >> Ask at the desk, they change it every week
    < ok thanks
    === article en screen -
    # How to renew a passport in three weeks
    By our travel desk - {day}
    Anyone who wants to travel this summer should check the date of expiry now. The machine-readable zone at the bottom of the page must not be damaged. Applications can be made online or at a post office.
    === article en screen -
    # Why your password is probably too short
    Security researchers looked at millions of leaked logins. The most common ones were 123456 and qwerty. Experts advise to use a password manager and to turn on two-factor authentication.
    === article en screen -
    # Blood pressure: what the numbers mean
    A healthy reading lies below 120/80 mmHg. Doctors speak of hypertension from 140/90. Cholesterol, too, plays a role, and patients should have it tested once a year.
    === article en paper -
    # Vaccination campaign starts in autumn
    The health office expects that 40 percent of those above 60 will get the flu vaccine. A spokeswoman said that appointments can be made from {day} on.
    === article en screen -
    # What an IBAN is and how to find yours
    The number begins with two letters for the country, followed by two check digits. In the United Kingdom it has 22 characters. You find it on your bank statement.
    === article en screen -
    # Seed phrases explained
    A wallet shows you 12 or 24 words when you create it. Whoever has these words has your money. Never photograph them and never type them into a website.
    === recipe en screen -
    # Apple crumble
    Serves 4 - 45 minutes
    Nutrition per serving: 380 kcal, fat 14 g, carbohydrate 58 g, protein 4 g
    - 600 g apples
    - 150 g flour
    - 100 g butter
    - 80 g sugar
    Rub butter into the flour, cover the apples and bake at 180 °C.
    === nutrition en paper -
    ## Nutrition information
    Per 100 g | Per portion | RI
    Energy | {int:900-2200} kJ | {int:5-30} %
    Fat | {int:1-30}.{digits:1} g | {int:1-40} %
    of which saturates | {int:1-9}.{digits:1} g | {int:1-40} %
    Carbohydrate | {int:10-70} g | {int:1-30} %
    Salt | 0.{digits:2} g | {int:1-20} %
    === fitness en screen -
    # Morning run
    ! {int:4-12}.{digits:2} km
    Time | 00:{int:25-58}:{int:10-59}
    Average pace | 5:{int:10-59} /km
    Heart rate | {int:120-165} bpm
    Calories | {int:250-700} kcal
    === fitness en screen -
    # Today
    Steps | {int:3-14},{digits:3}
    Stand | {int:6-14} h
    Sleep | 7 h {int:10-50} min
    Resting heart rate | {int:50-70} bpm
    === calendar en screen -
    # {month} {year}
    Mo | Tu | We | Th | Fr | Sa | Su
    1 | 2 | 3 | 4 | 5 | 6 | 7
    8 | 9 | 10 | 11 | 12 | 13 | 14
    15 | 16 | 17 | 18 | 19 | 20 | 21
    {time} Team meeting
    {time2} Dentist
    === map en screen -
    # {street}
    {city}
    {int:2-40} min ({int:1-30} km)
    Fastest route, the usual traffic
    [Start]
    Petrol | Restaurants | Hotels
    === weather en screen -
    # {city}
    ! {int:2-28}°
    Mostly cloudy   H:{int:20-30}° L:{int:1-12}°
    {weekday} | {int:2-28}°
    {weekday2} | {int:2-28}°
    Humidity {int:30-95} %   Wind {int:3-40} km/h
    === menu en paper -
    # Starters
    Soup of the day | {small}
    Goat's cheese salad | {small2}
    ## Mains
    Fish and chips | {small3}
    Mushroom risotto | {small4}
    _ Please tell us about allergies.
    === productPage en screen -
    # Enamel mug, 350 ml
    ! {smallmoney}
    4.7 out of 5 ({int:20-900} ratings)
    In stock - delivered by {weekday}
    SKU {upper:3}-{digits:5}
    [Add to basket]
    === productPage en screen -
    # RFID card holder
    Protects your debit and credit cards.
    ! {smallmoney}
    Holds 6 cards and a passport. Colour: black.
    [Buy now]
    === resume en paper -
    # {name}
    {address}   {tel}   {email}
    ## Experience
    2019 - today  Head gardener, Botanic Garden
    2014 - 2019  Gardener, {city}
    ## Education
    2011 - 2014  Horticulture, {city2}
    ## Languages
    English, French (B2)
    === businessCard en card -
    ## {name}
    Landscape architect
    {shop}
    {address}
    {phone}
    {email}
    www.{host}
    === settings en screen -
    # Wi-Fi
    HomeNet-{upper:4} | Connected
    Other networks
    Cafe Guest | Secured
    IP address | 192.168.1.{int:2-200}
    Router | 192.168.1.1
    === settings en screen -
    # About
    Model | A{digits:4}
    Serial number | {upper:12}
    IMEI | {digits:2} {digits:6} {digits:6} {digits:1}
    Storage | 128 GB
    Version | 17.{int:0-6}
    === gameScore en screen -
    # Level {int:2-90} complete!
    ! {int:10-99},{digits:3}
    High score | {int:100-999},{digits:3}
    Coins | {int:100-900}
    [Next level]
    === timetable en paper -
    # Bus {int:1-99} towards {city}
    Station | {time} | {time2} | {time3}
    Market | 08:12 | 08:42 | 09:12
    School | 08:17 | 08:47 | 09:17
    Harbour | 08:25 | 08:55 | 09:25
    === poster en paper -
    # Village fair
    {weekday} {day}, from {time}
    Church meadow, {city}
    Live music - cake - tombola
    Free entry
    === homework en paper -
    # Exercises: long division
    1) {digits:4} : {int:2-9} =
    2) {digits:4} : {int:2-9} =
    3) {digits:5} : {int:11-25} =
    4) {digits:5} : {int:11-25} =
    Name: ________  Date: ________
    === formEmpty en paper -
    # Application for membership
    Surname ____________  First name ____________
    Date of birth ____________
    IBAN ____________________
    Signature ____________
    === bankAdvert en screen -
    # Your new current account
    No monthly fee. Free debit card. Cash from 30,000 machines.
    Apply online in 8 minutes - all you need is an identity card or passport.
    [Open an account]
    === pharmacyAdvert en paper -
    # Offer of the week
    Throat lozenges 24 pieces | {smallmoney}
    Vitamin C 500 mg | {smallmoney2}
    Sun lotion SPF 50 | {smallmoney3}
    _ Ask your doctor or pharmacist about risks and side effects.
    === hospitalSign en paper -
    # Outpatients
    Level 1: Radiology, Laboratory
    Level 2: Cardiology, Maternity ward
    Level 3: Surgery
    Visiting hours {time} to {time2}
    === exchangeRates en screen -
    # Currency converter
    1 EUR | 1.0{digits:3} USD
    1 GBP | 1.2{digits:3} USD
    100 JPY | 0.6{digits:3} USD
    _ Updated {date}
    === giftVoucher en card -
    ## Gift voucher
    ! {smallmoney}
    Code {upper:4}-{upper:4}-{upper:4}
    Redeem at the till or at {host}
    === serialLabel en card -
    ## Coffee grinder CG-{digits:3}
    220-240 V~ 50 Hz 150 W
    Serial no. {digits:4} {digits:4} {digits:4} {digits:4}
    Made in Italy  CE
    === socialPost en screen -
    # {first}.bakes
    Sourdough number {int:20-90} came out of the oven this morning. {int:10-900} likes
    View all {int:3-40} comments
    #bread #sunday
    === newsletter en screen -
    # News from {shop}
    Dear readers, the new season begins on {day}. This month: five walks by the river, and how to keep herbs on a balcony.
    _ You receive this mail because you subscribed. Unsubscribe
    === quiz en screen -
    # Question {int:1-20} of 20
    Which country issues passports with a red cover?
    A  Switzerland
    B  Iceland
    C  Brazil
    [Check answer]
    === movieList en screen -
    # Watchlist
    The Secret Garden | 1 h 39 min
    Password to Paradise | 2 h 04 min
    The Patient | 8 episodes
    === insuranceOffer en screen -
    # Travel health insurance
    From {smallmoney} a year. Covers doctors, hospital and transport home.
    Excess | {pricemoney}
    [Get a quote]
    """#
}
