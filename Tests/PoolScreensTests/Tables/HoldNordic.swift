// Table: screens in Dutch, Swedish, Danish, Finnish and Polish that have to be held back.

enum HoldNordic {
  static let table = #"""
    === bankStatement nl paper financial
    # {bank}
    ## Rekeningafschrift
    Rekeninghouder | {name}
    IBAN | {iban}
    Datum | Omschrijving | Af | Bij
    {date} | Salaris |  | {amount}
    {date2} | Incasso energie | {price} |
    {date3} | Betaalautomaat | {small} |
    Eindsaldo | {money3}
    === bankApp nl screen financial
    # Betaalrekening
    ! {money}
    {iban}
    ## Bij- en afschrijvingen
    {shop} | -{smallmoney}
    Tikkie van {first} | +{smallmoney2}
    Huur | -{money2}
    [Overboeken]
    === ibanScreen nl screen financial
    # Rekeninggegevens
    Ten name van | {name}
    IBAN | {iban}
    BIC | {bic}
    [Kopieer IBAN]
    === passwordScreen nl screen auth
    # Opgeslagen wachtwoord
    Website | {host}
    Gebruikersnaam | {email}
    Wachtwoord | {password}
    [Kopiëren]
    === routerLabel nl card auth
    ## Wifi-modem
    Netwerknaam (SSID): Thuis-{upper:4}
    Wifi-wachtwoord: {mixed:12}
    Beheerwachtwoord: {lower:8}
    _ Serienummer {upper:12}
    === recoveryCodes nl screen auth
    # Herstelcodes
    Bewaar deze codes op een veilige plek. Elke code werkt maar één keer.
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    === otpMessage nl screen auth
    # Berichten
    < Je verificatiecode is {otp}. Deel deze code met niemand.
    === otpMessage nl screen auth
    # {bank}
    < Uw eenmalige code voor de betaling van {pricemoney} is {otp}. Geldig tot {time}.
    === prescription nl paper health
    # Recept
    Patiënt: {name}   geb. {birth}
    R/ Amoxicilline 500 mg capsules, 21 stuks
    S. 3 maal daags 1 capsule, 7 dagen
    Huisarts: dr. Model   AGB {digits:8}
    _ {date}   handtekening
    === labReport nl paper health
    # Laboratoriumuitslag
    Patiënt: {name}   Geboortedatum: {birth}
    Bepaling | Uitslag | Eenheid | Referentiewaarden
    Hemoglobine | {int:7-10},{digits:1} | mmol/l | 8,5-11,0
    Glucose nuchter | {int:4-8},{digits:1} | mmol/l | 4,0-6,1
    Kreatinine | {int:60-120} | umol/l | 60-110
    === vaccinationCard nl card health
    ## Vaccinatiebewijs
    Naam: {name}   Geboortedatum: {birth}
    Vaccin | Datum | Batchnummer
    DTP | {date} | {upper:6}
    BMR | {date2} | {upper:6}
    === insuranceCard nl card health,personal
    ## Zorgpas
    Voorbeeld Zorgverzekeraar
    {name}
    Relatienummer {digits:9}   UZOVI {digits:4}
    BSN {national:NL}
    Geboortedatum {birth}
    === birthCertificate nl paper personal
    # Uittreksel uit de geboorteakte
    Gemeente {city}   Akte nr. 1A{digits:4}
    Geslachtsnaam: {last}   Voornamen: {first}
    Geboren op {day} te {city}
    _ De ambtenaar van de burgerlijke stand
    === marriageCertificate nl paper personal
    # Uittreksel huwelijksakte
    Gemeente {city}
    Gehuwd: {name} en {name2}
    Datum van het huwelijk: {day}
    _ De ambtenaar van de burgerlijke stand
    === residencePermit nl card personal
    ## VERBLIJFSTITEL
    NEDERLAND
    NAAM {last} {first}
    GELDIG TOT {expiry}
    SOORT TITEL ONBEPAALDE TIJD
    V-NUMMER {digits:10}
    === bankStatement sv paper financial
    # {bank}
    ## Kontoutdrag
    Kontohavare | {name}
    Clearing- och kontonummer | {digits:4} - {digits:2} {digits:3} {digits:3}
    IBAN | {iban}
    Datum | Text | Belopp | Saldo
    {date} | Lön | {amount} | {amount2}
    {date2} | Autogiro el | -{price} | {amount3}
    {date3} | Kortköp | -{small} | {amount4}
    === bankApp sv screen financial
    # Lönekonto
    ! {money}
    Disponibelt belopp
    ## Kontohändelser
    {shop} | -{smallmoney}
    Swish från {first} | +{pricemoney}
    Hyra | -{money2}
    [Ny överföring]
    === ibanScreen sv screen financial
    # Kontouppgifter
    Kontohavare | {name}
    IBAN | {iban}
    BIC | {bic}
    [Kopiera]
    === passwordScreen sv screen auth
    # Sparade lösenord
    Webbplats | {host}
    Användarnamn | {email}
    Lösenord | {password}
    === routerLabel sv card auth
    ## Trådlös router
    Nätverksnamn (SSID): Hemma-{upper:4}
    Nätverksnyckel (WPA2): {mixed:12}
    Lösenord för inloggning: {lower:8}
    === recoveryCodes sv screen auth
    # Återställningskoder
    Spara koderna på ett säkert ställe. Varje kod kan bara användas en gång.
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    === otpMessage sv screen auth
    # Meddelanden
    < Din verifieringskod är {otp}. Dela den inte med någon.
    === otpMessage sv screen auth
    # {shop}
    < {otp} är din engångskod. Den gäller i 10 minuter.
    === prescription sv paper health
    # Recept
    Patient: {name}   Personnummer: {national:SE}
    Läkemedel: Alvedon 500 mg, 100 tabletter
    Dosering: 2 tabletter vid behov, högst 3 gånger per dag
    Förskrivare: Dr Modell   {date}
    === labReport sv paper health
    # Provsvar
    Patient: {name}   {national:SE}
    Analys | Resultat | Enhet | Referensintervall
    Hemoglobin | {int:110-175} | g/L | 134-170
    P-Glukos | {int:4-8},{digits:1} | mmol/L | 4,0-6,0
    Kreatinin | {int:60-120} | µmol/L | 60-105
    === vaccinationCard sv card health
    ## Vaccinationskort
    Namn: {name}   Född: {birth}
    Vaccin | Datum | Batchnr
    Stelkramp | {date} | {upper:6}
    TBE | {date2} | {upper:6}
    === insuranceCard sv card health,personal
    ## EUROPEISKT SJUKFÖRSÄKRINGSKORT
    3. Efternamn {last}
    4. Förnamn {first}
    5. Födelsedatum {birth}
    6. Personligt identifikationsnummer {national:SE}
    8. Kortets identifikationsnummer 80752{digits:15}
    9. Utgångsdatum {expiry}
    === birthCertificate sv paper personal
    # Personbevis - födelse
    Skatteverket   Utdrag om folkbokföringsuppgifter
    Namn: {name}
    Personnummer: {national:SE}
    Födelseort: {city}
    Föräldrar: {name2}, {name3}
    === residencePermit sv card personal
    ## UPPEHÅLLSTILLSTÅND
    SVERIGE
    NAMN {last} {first}
    GILTIGT TILL {expiry}
    TYP AV TILLSTÅND PERMANENT
    {letter:2}{digits:7}
    === bankStatement da paper financial
    # {bank}
    ## Kontoudskrift
    Kontohaver | {name}
    Reg.nr. og kontonr. | {digits:4} {digits:10}
    IBAN | {iban}
    Dato | Tekst | Beløb | Saldo
    {date} | Løn | {amount} | {amount2}
    {date2} | BS El | -{price} | {amount3}
    {date3} | Dankort | -{small} | {amount4}
    === bankApp da screen financial
    # Lønkonto
    ! {money}
    Til rådighed
    ## Seneste posteringer
    {shop} | -{smallmoney}
    MobilePay fra {first} | +{pricemoney}
    Husleje | -{money2}
    [Overfør]
    === ibanScreen da screen financial
    # Kontooplysninger
    Kontohaver | {name}
    IBAN | {iban}
    BIC/SWIFT | {bic}
    === passwordScreen da screen auth
    # Gemte adgangskoder
    Websted | {host}
    Brugernavn | {email}
    Adgangskode | {password}
    === routerLabel da card auth
    ## Trådløs router
    Netværksnavn (SSID): Hjemme-{upper:4}
    Wi-Fi-adgangskode: {mixed:12}
    Administratorkode: {lower:8}
    === recoveryCodes da screen auth
    # Gendannelseskoder
    Gem koderne et sikkert sted. Hver kode kan kun bruges én gang.
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    === otpMessage da screen auth
    # Beskeder
    < Din bekræftelseskode er {otp}. Del den ikke med nogen.
    === otpMessage da screen auth
    # {bank}
    < Engangskode til betaling på {pricemoney}: {otp}. Koden udløber om 5 minutter.
    === prescription da paper health
    # Recept
    Patient: {name}   CPR-nr. {national:DK}
    Lægemiddel: Pamol 500 mg, 100 stk.
    Dosering: 2 tabletter 3 gange daglig
    Læge: dr. Model   {date}
    === labReport da paper health
    # Prøvesvar
    Patient: {name}   CPR-nr. {national:DK}
    Analyse | Resultat | Enhed | Referenceinterval
    Hæmoglobin | {int:6-10},{digits:1} | mmol/L | 8,3-10,5
    Glukose | {int:4-8},{digits:1} | mmol/L | 4,2-6,3
    Kreatinin | {int:60-120} | µmol/L | 60-105
    === insuranceCard da card health,personal
    ## Sundhedskort
    {city} Kommune
    {national:DK}
    {name}
    {street}, {zipcity}
    _ Gyldigt fra {date}   Læge: Dr. Model, {tel}
    === birthCertificate da paper personal
    # Fødsels- og navneattest
    Personregister: {city} sogn
    Navn: {name}
    Født den {day}
    Personnummer: {national:DK}
    _ Den personregisterførende myndighed
    === residencePermit da card personal
    ## OPHOLDSTILLADELSE
    DANMARK
    NAVN {last} {first}
    GYLDIG INDTIL {expiry}
    TILLADELSENS ART PERMANENT OPHOLD
    {letter:2}{digits:7}
    === bankStatement fi paper financial
    # {bank}
    ## Tiliote
    Tilinomistaja | {name}
    IBAN | {iban}
    BIC | {bic}
    Päivä | Selite | Määrä
    {date} | PALKKA | +{amount}
    {date2} | SÄHKÖLASKU | -{price}
    {date3} | KORTTIOSTO | -{small}
    Loppusaldo | {money3}
    === bankApp fi screen financial
    # Käyttötili
    ! {money}
    Käytettävissä
    ## Tilitapahtumat
    {shop} | -{smallmoney}
    Palkka | +{money2}
    Vuokra | -{money3}
    [Uusi maksu]
    === ibanScreen fi screen financial
    # Tilin tiedot
    Tilinomistaja | {name}
    IBAN | {iban}
    BIC | {bic}
    === passwordScreen fi screen auth
    # Tallennetut salasanat
    Sivusto | {host}
    Käyttäjätunnus | {email}
    Salasana | {password}
    === routerLabel fi card auth
    ## Langaton reititin
    Verkon nimi (SSID): Koti-{upper:4}
    Verkon salasana (WPA2): {mixed:12}
    Ylläpitäjän salasana: {lower:8}
    === recoveryCodes fi screen auth
    # Palautuskoodit
    Säilytä koodit turvallisessa paikassa. Jokaista voi käyttää vain kerran.
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    === otpMessage fi screen auth
    # Viestit
    < Vahvistuskoodisi on {otp}. Älä kerro sitä kenellekään.
    === otpMessage fi screen auth
    # {bank}
    < Kertakäyttöinen tunnusluku maksun {pricemoney} vahvistamiseen: {otp}
    === prescription fi paper health
    # Lääkemääräys
    Potilas: {name}   Henkilötunnus: {national:FI}
    Lääke: Burana 600 mg, 30 tablettia
    Annostus: 1 tabletti 3 kertaa päivässä
    Lääkäri: Malli, erikoislääkäri   {date}
    === labReport fi paper health
    # Laboratoriotulokset
    Potilas: {name}   {national:FI}
    Tutkimus | Tulos | Yksikkö | Viitearvot
    B-Hb | {int:110-175} | g/l | 134-167
    fP-Gluk | {int:4-8},{digits:1} | mmol/l | 4,2-6,0
    P-Krea | {int:60-120} | µmol/l | 60-100
    === insuranceCard fi card health,personal
    ## KELA-KORTTI
    Eurooppalainen sairaanhoitokortti
    {name}
    {national:FI}
    Viimeinen voimassaolopäivä {expiry}
    === residencePermit fi card personal
    ## OLESKELULUPA
    SUOMI
    NIMI {last} {first}
    VOIMASSA {expiry}
    LUVAN TYYPPI PYSYVÄ OLESKELULUPA
    {letter:2}{digits:7}
    === birthCertificate fi paper personal
    # Virkatodistus
    Digi- ja väestötietovirasto
    Nimi: {name}
    Henkilötunnus: {national:FI}
    Syntymäpaikka: {city}   Syntymäaika: {birth}
    Siviilisääty: naimaton
    === bankStatement pl paper financial
    # {bank}
    ## Wyciąg z rachunku
    Posiadacz rachunku | {name}
    Numer rachunku | {iban}
    Data | Opis operacji | Kwota | Saldo
    {date} | Wynagrodzenie | {amount} | {amount2}
    {date2} | Polecenie zapłaty prąd | -{price} | {amount3}
    {date3} | Płatność kartą | -{small} | {amount4}
    === bankApp pl screen financial
    # Konto osobiste
    ! {money}
    Dostępne środki
    ## Historia operacji
    {shop} | -{smallmoney}
    BLIK od {first} | +{pricemoney}
    Czynsz | -{money2}
    [Nowy przelew]
    === ibanScreen pl screen financial
    # Szczegóły rachunku
    Posiadacz | {name}
    Numer IBAN | {iban}
    BIC | {bic}
    [Kopiuj numer]
    === passwordScreen pl screen auth
    # Zapisane hasła
    Strona | {host}
    Nazwa użytkownika | {email}
    Hasło | {password}
    === routerLabel pl card auth
    ## Router bezprzewodowy
    Nazwa sieci (SSID): Dom-{upper:4}
    Hasło Wi-Fi (WPA2): {mixed:12}
    Hasło administratora: {lower:8}
    === recoveryCodes pl screen auth
    # Kody zapasowe
    Zachowaj te kody w bezpiecznym miejscu. Każdego można użyć tylko raz.
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    === otpMessage pl screen auth
    # Wiadomości
    < Twój kod weryfikacyjny to {otp}. Nie udostępniaj go nikomu.
    === otpMessage pl screen auth
    # {bank}
    < Kod SMS do potwierdzenia przelewu na kwotę {pricemoney}: {otp}. Nie podawaj go nikomu.
    === prescription pl paper health
    # Recepta
    Pacjent: {name}   PESEL: {national:PL}
    Rp. Amoksycylina 500 mg, 1 op. po 16 tabl.
    D.S. 3 x dziennie 1 tabletka
    Data wystawienia: {date}
    _ Pieczątka i podpis lekarza
    === labReport pl paper health
    # Wyniki badań laboratoryjnych
    Pacjent: {name}   PESEL: {national:PL}
    Badanie | Wynik | Jednostka | Zakres referencyjny
    Hemoglobina | {int:11-17},{digits:1} | g/dl | 14,0-18,0
    Glukoza | {int:70-140} | mg/dl | 70-99
    Kreatynina | 0,{digits:2} | mg/dl | 0,7-1,2
    === vaccinationCard pl card health
    ## Książeczka szczepień
    Imię i nazwisko: {name}   ur. {birth}
    Szczepionka | Data | Seria
    Tężec | {date} | {upper:6}
    Odra | {date2} | {upper:6}
    === insuranceCard pl card health,personal
    ## EUROPEJSKA KARTA UBEZPIECZENIA ZDROWOTNEGO
    3. Nazwisko {last}
    4. Imiona {first}
    5. Data urodzenia {birth}
    6. Osobisty numer identyfikacyjny {national:PL}
    8. Numer identyfikacyjny karty 80616{digits:15}
    9. Data ważności {expiry}
    === sickNote pl paper health
    # Zaświadczenie lekarskie e-ZLA
    Ubezpieczony: {name}   PESEL {national:PL}
    Niezdolny do pracy od {date} do {date2}
    Kod choroby: J06
    _ Lekarz wystawiający
    === birthCertificate pl paper personal
    # Odpis skrócony aktu urodzenia
    Urząd Stanu Cywilnego w {city}
    Nazwisko: {last}   Imię: {first}
    Data urodzenia: {day}
    Rodzice: {name2}, {name3}
    Numer PESEL: {national:PL}
    === marriageCertificate pl paper personal
    # Odpis skrócony aktu małżeństwa
    Urząd Stanu Cywilnego w {city}
    Małżonkowie: {name}, {name2}
    Data zawarcia małżeństwa: {day}
    _ Kierownik Urzędu Stanu Cywilnego
    === residencePermit pl card personal
    ## KARTA POBYTU
    RZECZPOSPOLITA POLSKA
    NAZWISKO {last}   IMIONA {first}
    DATA WAŻNOŚCI {expiry}
    RODZAJ ZEZWOLENIA POBYT STAŁY
    RP{digits:7}
    """#
}
