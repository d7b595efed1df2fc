import Testing

@testable import PoolDerive

@Suite struct OneTimeCodeTests {
  private func isCode(_ lines: String...) -> Bool { SecretsProbe.holds("credential.oneTimeCode", lines) }

  @Test(arguments: [
    "Your code is 482913", "Your verification code is 482913.", "Your Example verification code: 482 913",
    "482913 is your verification code", "G-482913 is your Google verification code.", "482-913 is your Facebook code",
    "Use 482913 as your one-time password", "Your verification code for Example Shop is 482913", "OTP: 4829",
    "Dein Code lautet 482913", "Ihre TAN: 482913", "Bestätigungscode: 482913", "Votre code de vérification est 482913",
    "Tu código de verificación es 482913", "Il tuo codice di verifica è 482913", "Seu código de verificação é 482913",
    "Je verificatiecode is 482913", "Din verifieringskod är 482913", "Din engangskode er 482913",
    "Vahvistuskoodi on 482913", "Twój kod weryfikacyjny to 482913", "Váš ověřovací kód je 482913",
    "Doğrulama kodu: 482913", "認証コード：482913", "确认您的验证码是482913", "【Example】验证码 482913，5分钟内有效",
    "[Example] 인증번호 482913", "Код подтверждения: 482913", "رمز التحقق: 482913", "482913 ist dein Bestätigungscode",
  ])
  func holdsCodesInMessages(_ line: String) {
    #expect(isCode(line))
  }

  @Test func holdsACodeOnALineOfItsOwn() {
    #expect(isCode("Your verification code:", "482913"))
    #expect(isCode("Here is your login code", "482 913", "It expires in 10 minutes"))
    #expect(isCode("Bestätigungscode", "4 8 2 9 1 3"))
  }

  @Test func holdsAnyCodeThatIsToBeKeptSecret() {
    #expect(isCode("Your Example code: 4829. Never share this code."))
    #expect(isCode("Use code 482913 to verify your account"))
    #expect(isCode("cation code is 482913."), "the line's begin was lost")
    #expect(!isCode("Your Example code: 4829."))
    #expect(!isCode("Code 4829", "Never share a meal."))
  }

  @Test func holdsTheListOfAnAuthenticator() {
    #expect(isCode("Authenticator", "Example: anna@example.com", "482 913", "Shop: anna@example.com", "119 045"))
    #expect(isCode("Authenticator", "anna@example.com", "482 913"))
    #expect(isCode("anna@example.com", "482 913", "anna@example.org", "119 045"))
    #expect(!isCode("482 913", "119 045"), "numbers alone")
    #expect(!isCode("Population", "482 913", "119 045"))
    #expect(!isCode("Authenticator", "anna@example.com"))
  }

  @Test func passesCodesOfOtherKinds() {
    #expect(SecretsProbe.passes("Use code SAVE20 for 20% off"))
    #expect(SecretsProbe.passes("Your discount code is 482913"))
    #expect(SecretsProbe.passes("Your code is 482913", "10% discount on your next order"))
    #expect(SecretsProbe.passes("AUTH CODE: 482913", "APPROVED"))
    #expect(SecretsProbe.passes("Pickup code: 4829"))
    #expect(SecretsProbe.passes("Booking code 482913"))
    #expect(SecretsProbe.passes("Postal code 10115"))
    #expect(SecretsProbe.passes("Country code +49"))
    #expect(SecretsProbe.passes("Error code 404123"))
    #expect(SecretsProbe.passes("The error code is 404123"))
    #expect(SecretsProbe.passes("Booking confirmation code 482913"))
    #expect(SecretsProbe.passes("QR code 2024"))
  }

  @Test func passesScreensThatAskForACode() {
    #expect(SecretsProbe.passes("Enter the verification code", "We sent it to +49 151 23456789"))
    #expect(SecretsProbe.passes("Verification code", "Resend in 30 seconds"))
    #expect(SecretsProbe.passes("The verification code expires in 1000 seconds"))
    #expect(SecretsProbe.passes("Verification code sent to number ending in 4829"))
    #expect(SecretsProbe.passes("Enter the 6-digit verification code"))
    #expect(SecretsProbe.passes("Verification code required since 2024"))
    #expect(SecretsProbe.passes("Two-factor authentication", "Verification code", "______"))
    #expect(SecretsProbe.passes("A one-time password (OTP) protects you.", "Published 2024-03-05"))
    #expect(SecretsProbe.passes("Security code", "CVV"))
  }
}
