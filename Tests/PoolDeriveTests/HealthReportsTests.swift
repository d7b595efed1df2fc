import PoolTypes
import Testing

@testable import PoolDerive

/// Short reports of laboratories, examinations, letters and cards in many languages.
@Suite struct HealthReportsTests {
  private func held(_ text: String) -> [String] { GateRuleFixture.held(text, by: HealthRules.all) }

  private static let reports = [
    "Laboratory report\nPatient: A\nTest\nResult\nReference range\nHemoglobin\n13.5\ng/dL\n12.0-16.0\nGlucose\n90\n"
      + "mg/dL\n70-99",
    "Relatório de análises clínicas\nUtente: A\nResultado\nValores de referência\nHemoglobina\n15,2\ng/dL\n"
      + "13,0 - 17,0\nGlicose\n94\nmg/dL\n70 - 110",
    "Laboratoriumuitslag\nPatiënt: A\nUitslag\nReferentiewaarden\nHemoglobine\n10,0\nmmol/l\n8,5-11,0\nKreatinine\n"
      + "76\numol/l\n60-110",
    "Provsvar\nPatient: A\nResultat\nReferensintervall\nHemoglobin\n173\ng/L\n134-170\nP-Glukos\n8,2\nmmol/L\n4,0-6,0",
    "Prøvesvar\nPatient: A\nResultat\nReferenceinterval\nHæmoglobin\n8,6\nmmol/L\n8,3-10,5\nGlukose\n8,6\nmmol/L\n"
      + "4,2-6,3",
    "Laboratoriotulokset\nPotilas: A\nTulos\nViitearvot\nB-Hb\n120\ng/l\n134-167\nfP-Gluk\n7,1\nmmol/l\n4,2-6,0",
    "Wyniki badań laboratoryjnych\nPacjent: A\nWynik\nZakres referencyjny\nHemoglobina\n17,7\ng/dl\n14,0-18,0\n"
      + "Glukoza\n86\nmg/dl\n70-99",
    "血液検査結果\n氏名：A\n結果\n基準値\nヘモグロビン\n12.4\ng/dL\n13.7-16.8\n血糖\n70\nmg/dL\n73-109",
  ]

  @Test(arguments: reports) func reportsOfFewValuesAreHeld(_ text: String) {
    #expect(held(text).contains("health.labReport"), "\(held(text))")
    let lines = text.split(separator: "\n").map(String.init)
    #expect(held((lines[..<1] + lines[2...]).joined(separator: "\n")).isEmpty, "of nobody: \(text)")
    #expect(held(lines.prefix(4).joined(separator: "\n")).isEmpty, "without values: \(text)")
    #expect(held(lines.dropFirst(4).joined(separator: "\n")).isEmpty, "values alone: \(text)")
  }

  @Test func examinationsAreHeld() {
    let text = "健康診断結果報告書\n氏名：A 1990/02/13\n身長 159.3 cm 体重 46.4 kg\n血圧 137/90 mmHg"
    #expect(held(text).contains("health.labReport"))
    #expect(held("体检报告\n姓名\n2025-07-17\n血压 115/65 mmHg\n总胆固醇 4.1 mmol/L").contains("health.labReport"))
    #expect(held(text.replacing("健康診断結果報告書\n", with: "")).isEmpty)
    #expect(held("健康診断のお知らせ\n氏名\n2025年5月1日\n身長 体重").isEmpty)
    #expect(held("Health check\nBook your annual physical\nBlood pressure, cholesterol and weight\n01.02.2024").isEmpty)
  }

  @Test func lettersBetweenDoctorsAreHeld() {
    let english =
      "Re: A, born 26/07/1970\nDear colleague,\nwe report on the patient named above\nDiagnosis: X\nMedication: Y"
    #expect(held(english).contains("health.doctorsLetter"))
    #expect(held("Dear colleague,\nthe meeting is on 26/07/2024\nMedication: none").isEmpty)
    for text in [
      "Chère consœur,\nDiagnostic : X\nTraitement : Y\nné le 26/07/1970",
      "Estimada colega,\nDiagnóstico: X\nTratamiento: Y", "Kære kollega\nDiagnose: X\nMedicin: Y",
      "Szanowny Kolego\nRozpoznanie: X\nLeczenie: Y",
    ] { #expect(held(text).contains("health.doctorsLetter"), "\(text)") }
  }

  @Test func bagsOfMedicineAreHeld() {
    let text = "内服薬\n見本 花子 様\n1日3回 毎食後 7日分\nアムロジピン錠5mg 1回1錠"
    #expect(held(text).contains("health.prescription"))
    #expect(held(text.replacing("見本 花子 様\n", with: "")).isEmpty)
    #expect(held("見本 花子 様\nご注文ありがとうございます\n2024/02/05").isEmpty)
    #expect(
      held("Patient\nRx\nAmoxicillin 500 mg\nTake one three times a day for 7 days\nSignature of prescriber").contains(
        "health.prescription"))
  }

  @Test func cardsThatNameNoFieldsAreHeldByTheirNumber() {
    let spanish = "Tarjeta sanitaria individual\nSistema Nacional de Salud\nCIP D4Y9393280555423"
    #expect(held(spanish) == ["health.insuranceCard"])
    #expect(held(spanish.replacing("D4Y9393280555423", with: "")).isEmpty)
    #expect(held("Sundhedskort\nOdense Kommune\n041296-2869") == ["health.insuranceNumber"])
    #expect(held("Sundhedskort\nOdense Kommune\n991396-2869").isEmpty)
    #expect(held("Bestil nyt kort\nOdense Kommune\n041296-2869").isEmpty)
    #expect(held("Gesundheitskarte\nIhre Krankenkasse 0800 1234567\nKostenlos anrufen").isEmpty)
    let broken = "EUROPEJSKA KARTA UBEZPIECZENIA\nZDROWOTNEGO\nNazwisko\nImiona\n80616089950158602219"
    #expect(held(broken).contains("health.insuranceCard"))
  }

  @Test func pagesAboutHealthPass() {
    for text in [
      "Cholesterol home test kit\nMeasures total cholesterol, HDL and glucose\nResult in 5 minutes\n$29.99\nIn stock",
      "What is a normal hemoglobin?\nReference range 12.0 - 16.0 g/dL\nGlucose 70 - 99 mg/dL\nCreatinine",
      "Ernährung\nEisen 10 mg\nKalium 2000 mg\nCholesterin 30 mg", "Blood test prices\nHemoglobin $5\nGlucose $4",
      "Biology homework\nName: A\nThe heart\nHemoglobin carries oxygen",
      "Sleep report\nPulse 58\nWeight 70 kg\n01.02.2024",
      "Lab\nThe band\nLive at the clinic\n01.02.2024", "Prescription lenses\n500 mg\nAdd to cart",
    ] { #expect(held(text).isEmpty, "\(text): \(held(text))") }
  }
}
