import Testing

@testable import PoolDerive

@Suite struct OneTimeCodePassageTests {
  private func isCode(_ lines: String...) -> Bool { SecretsProbe.holds("credential.oneTimeCode", lines) }

  @Test func holdsCodesInMessagesOfSeveralLines() {
    #expect(isCode("482913 is your verification", "code. Don't share it with", "anyone."))
    #expect(isCode("Your one-time passcode is", "482913. It expires in 10", "minutes."))
    #expect(
      isCode("Use the security code below to sign in to your", "account.", "482913", "If you did not ask, ignore it."))
    #expect(isCode("Ihre mobileTAN für die", "Überweisung über 189,56 €:", "482913. Prüfen Sie die Daten"))
    #expect(isCode("605285 est le code à usage", "unique pour valider votre achat"))
    #expect(isCode("Clave de un solo uso para", "confirmar tu compra de 12,55 €:", "482913. No la facilites a nadie."))
    #expect(isCode("Kertakäyttöinen tunnusluku maksun", "21,19 € vahvistamiseen: 482913"))
    #expect(isCode("您正在进行转账操作，动态密码为", "482913，切勿告知他人。"))
    #expect(isCode("ワンタイムパスワードは", "482913 です。"))
  }

  @Test func holdsAnyAnnouncedNumberThatNobodyMayBeTold() {
    #expect(isCode("… verificação é 482913.", "Não o partilhe com", "ninguém."))
    #expect(!isCode("The house number is 48.", "Do not share this."))
    #expect(!isCode("Discount: 482913.", "Do not share this voucher."))
  }

  @Test func undoesTheReadersSlips() {
    #expect(isCode("Je verificatiecode is", "98O029. Deel deze code met", "niemand."))
    #expect(isCode("Uw eenmalige code voor de betaling", "van € 40,87 is942538. Geldig tot"))
    #expect(isCode("783408is your verification", "code."))
    #expect(isCode("l07224est le code à usage unique", "pour valider votre achat"))
  }

  @Test func holdsBareCodesBesideTheirStep() {
    #expect(isCode("2FA", "482913"))
    #expect(isCode("2FA: 482913"))
    #expect(isCode("Verification", "Code: 482913"))
    #expect(isCode("Steam Guard", "K7P2Q"))
    #expect(isCode("Your verification code", "K7P2QX"))
    #expect(!isCode("482913"))
    #expect(!isCode("Code: 482913"))
    #expect(!isCode("Verification", "482913"), "a heading alone says too little")
    #expect(!isCode("Booking code", "K7P2QX"))
    #expect(!isCode("Verification", "Voucher code: 482913"))
  }

  @Test func passesScreensThatSendACode() {
    #expect(SecretsProbe.passes("输入验证码", "验证码已发送至尾号2890的手机", "51秒后重新获取"))
    #expect(SecretsProbe.passes("認証コードを末尾2890の番号に送信しました"))
    #expect(SecretsProbe.passes("We sent a verification code to the number", "ending in 482913."))
    #expect(SecretsProbe.passes("Bestätigungscode eingeben", "Gesendet an die Rufnummer", "017012345"))
    #expect(SecretsProbe.passes("Enter the security code.", "Then wait.", "Order 482913"))
    #expect(SecretsProbe.passes("Your verification code will arrive", "in the next 10000 seconds"))
    #expect(SecretsProbe.passes("Two-factor authentication", "On since 2021", "Phone ending in 4829"))
  }

  @Test func passesMessagesWithCodesForThings() {
    #expect(
      SecretsProbe.passes("Your parcel is here", "Show the code 482913 to the driver.", "It is valid for 10 minutes."))
    #expect(SecretsProbe.passes("Ihre Sendungsnummer lautet 482913.", "Teilen Sie diesen Link nicht"))
    #expect(SecretsProbe.passes("Your table is booked. Reservation number", "482913. See you at 19:00."))
    #expect(SecretsProbe.passes("Quiz night", "Game code: 482913", "Enter code to join"))
    #expect(SecretsProbe.passes("Two-factor authentication keeps you safe", "In 2023, 482913 accounts were taken over"))
    #expect(SecretsProbe.passes("Verify your email", "We sent a link to anna@example.com", "Ticket 482913"))
    #expect(SecretsProbe.passes("Votre code promo est 482913", "valable jusqu'au 12/05"))
    #expect(SecretsProbe.passes("Password tips", "Never share your password with anyone.", "Use a number like 482913."))
  }

  @Test func passesOtherNumbersNearNamesOfCodes() {
    #expect(SecretsProbe.passes("What is a verification code?", "Our site has 482913 readers."))
    #expect(SecretsProbe.passes("A one-time password costs", "€ 48291 a year to run"))
    #expect(SecretsProbe.passes("Código de autorización: 482913", "Importe 12,50"), "a till's")
  }

  @Test func holdsListsOfAuthenticatorsInManyLanguages() {
    for title in ["Zwei-Faktor-Codes", "Codes à deux facteurs", "二段階認証", "两步验证", "Tvåfaktor"] {
      #expect(isCode(title, "kontakt@example.com", "482 913", "Cloud", "119 045"))
      #expect(isCode(title, "kontakt@example.com", "482913", "Cloud", "119 045"))
      #expect(!isCode(title, "kontakt@example.com", "Cloud"))
    }
  }
}
