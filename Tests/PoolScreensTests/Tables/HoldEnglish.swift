// Table: screens in English that have to be held back.

enum HoldEnglish {
  static let table = #"""
    === bankStatement en paper financial
    # {bank}
    ## Statement of account
    Account holder | {name}
    Sort code | {digits:2}-{digits:2}-{digits:2}
    Account number | {digits:8}
    Statement period | {date} to {date2}
    Date | Details | Paid out | Paid in | Balance
    {date} | CARD PAYMENT | {price} |  | {amount}
    {date2} | DIRECT DEBIT | {price2} |  | {amount2}
    {date3} | SALARY |  | {amount4} | {amount3}
    Closing balance | {money}
    === bankStatement en paper financial
    # Your current account statement
    {name}
    {street}
    {zipcity}
    ~
    IBAN: {iban}
    Opening balance {money}
    {date} Standing order - rent  -{money2}
    {date2} Cash withdrawal  -{smallmoney}
    {date3} Interest paid  {smallmoney2}
    Closing balance {money3}
    === bankApp en screen financial
    # Current account
    ! {money}
    Available balance
    Sort code {digits:2}-{digits:2}-{digits:2}  Account {digits:8}
    ## Recent transactions
    {shop} | -{smallmoney}
    Direct Debit Water | -{pricemoney}
    Transfer from {first} | +{pricemoney2}
    {shop2} | -{smallmoney2}
    [Send money]
    === bankApp en screen financial
    Good morning, {first}
    # Accounts
    Everyday account ••{digits:4} | {money}
    Savings ••{digits:4} | {money2}
    Credit card ••{digits:4} | -{pricemoney}
    ## Latest activity
    Pending: {shop} | {smallmoney}
    Payroll deposit | {money3}
    [Transfer]
    === ibanScreen en screen financial
    # Account details
    Account name | {name}
    IBAN | {iban}
    BIC / SWIFT | {bic}
    Bank | {bank}
    [Copy IBAN]
    _ Share these details to receive payments.
    === ibanScreen en screen financial
    # Receive money
    Beneficiary | {name}
    Account number | {digits:8}
    Sort code | {digits:2}-{digits:2}-{digits:2}
    IBAN | {iban}
    [Share]
    === cardBack en card financial
    _ For customer service call {phone}
    _ AUTHORISED SIGNATURE - NOT VALID UNLESS SIGNED
    {name} | {digits:3}
    _ This card is the property of {bank} and must be returned on request.
    * {card}
    VALID THRU 0{int:1-9}/{int:27-33}
    === passwordScreen en screen auth
    # Edit login
    Website | {host}
    User name | {email}
    Password | {password}
    _ Last changed {date}
    [Copy password]
    === passwordScreen en screen auth
    # Your account is ready
    Hello {first},
    here is how you sign in for the first time:
    Username: {lower:7}
    Temporary password: {mixed:10}
    Please change it after you have signed in.
    === passwordScreen en screen auth
    # Notes
    Work laptop
    user {lower:6}
    pass: {password}
    ~
    Netflix login
    {email}
    pw {password2}
    === routerLabel en card auth
    ## Wireless router {upper:2}-{digits:4}
    SSID: HomeNet-{upper:4}
    WPA2 key: {mixed:16}
    Admin: http://192.168.1.1
    Admin password: {lower:8}
    _ S/N {upper:12}  MAC {hex:2}:{hex:2}:{hex:2}:{hex:2}:{hex:2}:{hex:2}
    === routerLabel en card auth
    # Guest Wi-Fi
    Network | Riverside Guests
    Password | {password}
    _ Valid until {date}
    === recoveryCodes en screen auth
    # Save your recovery codes
    Keep these codes somewhere safe. Each can be used once if you lose your phone.
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    [Download]
    === recoveryCodes en screen auth
    # Backup codes
    ` {digits:4} {digits:4}
    ` {digits:4} {digits:4}
    ` {digits:4} {digits:4}
    ` {digits:4} {digits:4}
    ` {digits:4} {digits:4}
    _ You can only use each backup code once.
    === otpMessage en screen auth
    # Messages
    < {otp} is your verification code. Don't share it with anyone.
    _ Today {time}
    === otpMessage en screen auth
    # {bank}
    < Your one-time passcode is {otp}. It expires in 10 minutes. Never give this code to anyone, even if they say they are from the bank.
    === otpMessage en screen auth
    # Confirm it's you
    Hi {first}, use the security code below to sign in to your account.
    ! {otp}
    The code is valid for 15 minutes. If you did not ask for it, ignore this e-mail.
    === authenticatorApp en screen auth
    # Authenticator
    Mail ({email})
    ! {digits:3} {digits:3}
    Code hosting ({lower:6})
    ! {digits:3} {digits:3}
    Cloud storage
    ! {digits:3} {digits:3}
    === authenticatorApp en screen auth
    # Set up two-step verification
    Scan this QR code with your authenticator app.
    @qr otpauth://totp/Example:{email}?secret={base:16}&issuer=Example
    Can't scan it? Enter this key by hand:
    ` {upper:4} {upper:4} {upper:4} {upper:4}
    [Next]
    === wifiCode en screen auth
    # Share Wi-Fi
    Scan this QR code to join "HomeNet"
    @qr WIFI:T:WPA;S:HomeNet;P:{mixed:12};;
    === apiToken en terminal auth
    ` # .env
    ` DATABASE_URL=postgres://app:{mixed:14}@db.internal:5432/app
    ` AWS_ACCESS_KEY_ID=AKIA{upper:16}
    ` AWS_SECRET_ACCESS_KEY={base:40}
    ` DEBUG=false
    === apiToken en terminal auth
    ` $ export GITHUB_TOKEN=ghp_{mixed:36}
    ` $ curl -H "Authorization: Bearer $GITHUB_TOKEN" https://api.github.com/user
    ` {
    `   "login": "octo-sample",
    `   "id": {digits:7}
    ` }
    === apiToken en screen auth
    # API keys
    Make sure to copy your personal access token now. You won't be able to see it again.
    ` sk_live_{mixed:32}
    [Copy]
    Name | deploy script
    Created | {date}
    === apiToken en terminal auth
    ` config = {
    `   "client_id": "{hex:20}",
    `   "client_secret": "{hex:40}",
    `   "redirect": "http://localhost:8080"
    ` }
    === pemKey en terminal auth
    ` $ cat id_rsa
    ` -----BEGIN RSA PRIVATE KEY-----
    ` {base:64}
    ` {base:64}
    ` {base:64}
    ` {base:64}
    ` {base:42}==
    ` -----END RSA PRIVATE KEY-----
    === pemKey en terminal auth
    ` -----BEGIN OPENSSH PRIVATE KEY-----
    ` b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAAB{base:12}
    ` {base:64}
    ` {base:64}
    ` {base:50}
    ` -----END OPENSSH PRIVATE KEY-----
    === pemKey en terminal auth
    ` -----BEGIN PRIVATE KEY-----
    ` MIIEvQIBADANBgkqhkiG9w0BAQEFAASC{base:32}
    ` {base:64}
    ` {base:64}
    ` -----END PRIVATE KEY-----
    === prescription en paper health
    # Dr. A. Placeholder
    _ General practice, {street}, {zipcity}
    Patient | {name}
    Date of birth | {birth}
    ## Rx
    Amoxicillin 500 mg capsules
    Take one three times a day for 7 days
    Quantity: 21   Refills: 0
    _ Signature of prescriber
    === prescription en card health
    ## Pharmacy label
    {name}
    METFORMIN 850 MG TABLETS
    Take ONE tablet twice daily with food
    Rx# {digits:7}   Prescriber: Dr Specimen
    _ Keep out of reach of children. Dispensed {date}
    === labReport en paper health
    # Laboratory report
    Patient: {name}   DOB: {birth}
    Collected: {date}   Specimen: serum
    Test | Result | Units | Reference range
    Haemoglobin | {int:10-16}.{digits:1} | g/dL | 13.0-17.0
    Total cholesterol | {int:4-7}.{digits:1} | mmol/L | < 5.0
    Glucose (fasting) | {int:4-8}.{digits:1} H | mmol/L | 3.9-5.6
    TSH | {int:1-4}.{digits:2} | mIU/L | 0.4-4.0
    Creatinine | {int:60-120} | umol/L | 59-104
    === labReport en screen health
    # Test results
    HIV antibody test
    Result | Non-reactive
    Sample taken | {date}
    Patient | {name}
    _ Your doctor has added a comment.
    === vaccinationCard en card health
    ## COVID-19 Vaccination Record Card
    Last name: {last}   First name: {first}
    Date of birth: {birth}
    Vaccine | Product/Lot | Date
    1st dose | Pfizer {upper:6} | {date}
    2nd dose | Pfizer {upper:6} | {date2}
    === insuranceCard en card health,personal
    ## Example Health Plan
    Member name: {name}
    Member ID: XEA{digits:9}
    Group number: {digits:6}
    Plan: PPO   Copay: $25
    RxBIN {digits:6}  RxPCN {upper:5}
    === sickNote en paper health
    # Statement of fitness for work
    Patient's name: {name}
    I assessed your case on: {date}
    because of the following condition: acute back pain
    I advise you that: you are not fit for work.
    This will be the case for 2 weeks
    _ Doctor's signature
    === diagnosisLetter en paper health
    # University hospital - Department of cardiology
    Re: {name}, born {birth}
    Dear colleague,
    we report on the patient named above, who was treated as an inpatient until {date}.
    Diagnosis: atrial fibrillation (I48.0), arterial hypertension (I10)
    Medication: bisoprolol 2.5 mg 1-0-0, apixaban 5 mg 1-0-1
    === birthCertificate en paper personal
    # Certified copy of an entry of birth
    Date and place of birth: {day}, {city}
    Name and surname: {name}
    Sex: female
    Father: {name2}
    Mother: {name3}, formerly {last}
    Registrar | Registration district {city}
    === marriageCertificate en paper personal
    # Certificate of marriage
    Marriage solemnised at the register office, {city}
    When married: {day}
    Name and surname: {name} and {name2}
    Age: {int:21-60} / {int:21-60}   Condition: single
    In the presence of: {name3}
    _ Registrar's signature   Entry No. {digits:3}
    === socialSecurityCard en card personal
    ## SOCIAL SECURITY
    This number has been established for
    {name}
    * {national:US}
    _ Signature
    === socialSecurityCard en card personal
    ## NATIONAL INSURANCE NUMBER CARD
    {name}
    * {national:GB}
    _ This is not proof of identity
    === residencePermit en card personal
    ## RESIDENCE PERMIT
    UNITED KINGDOM
    NAME  {last}  {first}
    VALID UNTIL  {expiry}
    PLACE AND DATE OF ISSUE  {city} {date}
    TYPE OF PERMIT  SETTLEMENT
    REMARKS  INDEFINITE LEAVE TO REMAIN
    R{upper:1}{digits:7}
    """#
}
