import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct BankAccountTests {
  private func isIban(_ lines: String...) -> Bool { SecretsProbe.holds("account.iban", lines) }

  @Test(arguments: [
    "DE89 3704 0044 0532 0130 00", "GB29 NWBK 6016 1331 9268 19", "FR14 2004 1010 0505 0001 3M02 606",
    "ES91 2100 0418 4502 0005 1332", "IT60 X054 2811 1010 0000 0123 456", "NL91 ABNA 0417 1643 00",
    "PT50 0002 0123 1234 5678 9015 4", "SE45 5000 0000 0583 9825 7466", "DK50 0040 0440 1162 43",
    "FI21 1234 5600 0007 85",
    "PL61 1090 1014 0000 0712 1981 2874", "CZ65 0800 0000 1920 0014 5399", "TR33 0006 1005 1978 6457 8413 26",
    "AT61 1904 3002 3457 3201", "CH93 0076 2011 6238 5295 7", "NO93 8601 1117 947", "BE68 5390 0754 7034",
    "SA03 8000 0000 6080 1016 7519", "MT84 MALT 0110 0001 2345 MTLC AST0 01S",
  ])
  func holdsNumbersOfManyCountries(_ number: String) {
    #expect(isIban(number))
    #expect(isIban(number.replacing(" ", with: "")))
    #expect(isIban("IBAN: " + number + " BIC"))
  }

  @Test func undoesTheReadersSlips() {
    #expect(isIban("IBAN DE89 37O4 OO44 O532 O13O OO"))
    #expect(isIban("IBANDE89370400440532013000"))
    #expect(isIban("DE89 3704 0044", "0532 0130 00"))
    #expect(isIban("IBAN DE89 3704 0044", "040044 0532013000"), "six digits were read twice")
    #expect(!isIban("DE89 3704 0044", "040045 0532013000"))
    #expect(isIban("DE89-3704-0044-0532-0130-00"))
    #expect(isIban("Fl21 1234 5600 0007 85"), "a letter of the country")
    #expect(isIban("NL91 ABNA O417 1643 0O"), "digits behind the bank's letters")
    #expect(!isIban("Fl21 1234 5600 0007 86"))
  }

  @Test func holdsAWrongDigitOnlyBesideItsName() {
    #expect(isIban("IBAN", "DE89 3704 0044 0532 0130 01"))
    #expect(!isIban("DE89 3704 0044 0532 0130 01"))
    #expect(!isIban("IBAN", "DE00 0000 0000 0000 0000 00"), "an example")
    #expect(!isIban("IBAN", "DE89 3704 0044 0532 0130"), "too short")
    #expect(!isIban("IBAN", "DE•• •••• •••• •••• ••30 00"))
  }

  @Test func passesTheAccountOfWhoeverWroteAnInvoice() {
    let iban = "IBAN DE89 3704 0044 0532 0130 00"
    #expect(SecretsProbe.passes("RECHNUNG", "Rechnungsnummer 2024-117", "Gesamtbetrag 119,00 EUR", "MwSt 19 %", iban))
    #expect(SecretsProbe.passes("Invoice no. 117", "Total due 119.00", iban))
    #expect(SecretsProbe.passes("Facture", "Total TTC 120,00 €", "TVA 20 %", iban))
    #expect(SecretsProbe.passes("Amtsgericht Musterstadt HRB 1234", "USt-IdNr. DE123456789", iban))
    #expect(SecretsProbe.passes("Spendenkonto", iban))
    #expect(isIban("Mein Konto", iban), "no paper of a business")
    #expect(isIban("Summe 12,00", iban), "one clue is not enough")
  }

  @Test func readsTheAccountInACode() {
    let transfer = "BCD\n002\n1\nSCT\n\nMUSTERMANN\nDE89370400440532013000\nEUR12.00"
    #expect(SecretsProbe.rules([], codes: [transfer]) == ["account.iban"])
    #expect(SecretsProbe.rules(["Rechnung", "MwSt 19 %"], codes: [transfer]).isEmpty)
    #expect(SecretsProbe.rules([], codes: ["SPC\n0200\n1\nCH9300762011623852957"]).isEmpty, "a Swiss bill")
  }

  @Test func passesWhatOnlyLooksLikeAnAccount() {
    #expect(SecretsProbe.passes("SE 20 30 40 50 60 70 80 90"))
    #expect(SecretsProbe.passes("de12 and more words that go on"))
    #expect(SecretsProbe.passes("DE123456789"))
    #expect(SecretsProbe.passes("no12 1234 5678 901"))
  }

  @Test func checksTheRemainderBy97() {
    #expect(IbanRule.isValid(Array("de89370400440532013000".unicodeScalars)))
    #expect(!IbanRule.isValid(Array("de88370400440532013000".unicodeScalars)))
    #expect(!IbanRule.isValid([]))
    #expect(CheckDigits.remainderBy97("12é".unicodeScalars) == nil)
  }

  @Test func holdsAccountNumbersWithTheCodeOfTheBank() {
    let rule = "account.number"
    #expect(SecretsProbe.holds(rule, "Routing number 021000021", "Account number 000123456789"))
    #expect(SecretsProbe.holds(rule, "Sort code", "20-00-00", "Account number", "55779911"))
    #expect(SecretsProbe.holds(rule, "BSB 062-000", "Account number 12345678"))
    #expect(SecretsProbe.holds(rule, "A/C No: 012345678901", "IFSC: HDFC0001234"))
    #expect(SecretsProbe.holds(rule, "Kontonummer 532013000", "BLZ 370 400 44"))
    #expect(SecretsProbe.holds(rule, "支店番号 123", "口座番号 1234567"))
    #expect(SecretsProbe.holds(rule, "CLABE 032180000118359719"))
    #expect(SecretsProbe.holds(rule, "Číslo účtu 1234567890", "Kód banky 0800"))
  }

  @Test func passesAccountNumbersAlone() {
    #expect(SecretsProbe.passes("Account number 123456789"))
    #expect(SecretsProbe.passes("Routing number 021000022", "Account number 000123456789"), "it does not check")
    #expect(SecretsProbe.passes("Sort code 20-00-00", "Account number ****9911"))
    #expect(SecretsProbe.passes("Sort code", "Account number"))
    #expect(
      SecretsProbe.passes("Invoice 12", "VAT 20 %", "Total 12.00", "Sort code 20-00-00", "Account number 55779911"))
  }

  @Test func holdsCheques() {
    let rule = "account.cheque"
    #expect(SecretsProbe.holds(rule, "PAY TO THE ORDER OF", "$ 120.00", "DOLLARS", "MEMO"))
    #expect(SecretsProbe.holds(rule, "Pay to the order of", "|:021000021|: 123456789 0101"))
    #expect(SecretsProbe.holds(rule, "Payez contre ce chèque", "120,00 €", "à l'ordre de"))
    #expect(!SecretsProbe.holds(rule, "Please make checks payable to: East Repair", "TOTAL $154.06"))
    #expect(!SecretsProbe.holds(rule, "Pay to the order of"))
  }

  @Test func holdsAccountsAsFormsForTransfersShowThem() {
    let rule = "account.number"
    #expect(SecretsProbe.holds(rule, "銀行名: 例文銀行", "預金種目: 普通", "口座番号: 8532694", "口座名義: ミホン タロウ"))
    #expect(SecretsProbe.holds(rule, "Account holder: Mary Sample", "Account number: 71757561"))
    #expect(!SecretsProbe.holds(rule, "口座名義: ミホン タロウ", "預金種目: 普通"), "no number")
    #expect(!SecretsProbe.holds(rule, "口座番号: 8532694"), "a number alone")
    #expect(!SecretsProbe.holds(rule, "請求書", "請求番号 12", "口座番号: 8532694", "口座名義: カ）ミホン"), "an invoice")
  }
}
