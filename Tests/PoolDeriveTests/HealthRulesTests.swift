import PoolTypes
import Testing

@testable import PoolDerive

@Suite struct HealthRulesTests {
  private func held(_ text: String) -> [String] {
    GateRuleFixture.held(text, by: HealthRules.all)
  }

  private func expectHeld(_ rule: String, _ texts: [String]) {
    for text in texts { #expect(held(text).contains("health." + rule), "\(text)\n\(held(text))") }
  }

  @Test func insuranceCardsAreHeld() {
    expectHeld(
      "insuranceCard",
      [
        "BLUE CROSS\nMember ID XYZ123456789\nGroup Number 1000000\nRxBIN 987654\nPCN ADV\nCopay $20",
        "Health Plan\nMember: A\nMember ID 123456789\nGroup 12345\nPPO\nAetna\nOffice visit $25",
        "EUROPEAN HEALTH INSURANCE CARD\n3. Name\n4. Given names\n5. Date of birth 01/01/1980\n8. 80276000000000000001",
        "Gesundheitskarte\nKrankenkasse\nVersichertennummer\nName\nA123456780",
        "Tessera sanitaria\nCognome\nNome\nData di nascita 01/01/1980\nData di scadenza 01/01/2025\n"
          + "80380000300123456789",
        "Europejska Karta Ubezpieczenia Zdrowotnego\nNazwisko\nImię\nData urodzenia 01.01.1980\n80616000000000000001",
        "健康保険被保険者証\n記号 12345678\n番号 12\n氏名\n生年月日",
        "Carte Vitale\nNom\nPrénom\n2 55 08 14 168 025 38",
        "Evropský průkaz zdravotního pojištění\nPříjmení\nJméno\n80203000000000000001",
      ])
    #expect(held("Compare plans\nPPO\nDeductible $1,500\nCopay $20\nCoinsurance 20%\nNetwork\n1-800-555-0100").isEmpty)
    #expect(held("Gym\nMember ID 123456789\nGroup fitness\nVision").isEmpty)
  }

  @Test func numbersOfPatientsAreHeld() {
    expectHeld(
      "insuranceNumber",
      [
        "NHS Number\n943 476 5919", "Versichertennummer\nA123456780", "Medicare\n2123 45670 1",
        "MEDICARE HEALTH INSURANCE\n1EG4-TE5-MK73",
        "Kennnummer der Karte\n80276000000000000001",
      ])
    #expect(held("NHS Number\n943 476 5918").isEmpty)
    #expect(held("Kundennummer\nA123456780").isEmpty)
  }

  @Test func prescriptionsAreHeld() {
    expectHeld(
      "prescription",
      [
        "PRESCRIPTION\nPatient name A\nAmoxicillin 500 mg\nTake one capsule three times daily\nDr. B",
        "WALGREENS PHARMACY\nRx# 1234567\nTAKE 1 TABLET BY MOUTH\nQty 30\nRefills 2\nDR. SMITH",
        "Krankenkasse bzw. Kostenträger\nGebühr frei\nName, Vorname des Versicherten\nIbuprofen 600 mg N1\n"
          + "Arzt-Nr.\nRezept",
        "Medikationsplan\ngeb. am 01.01.1950\nMetformin 500 mg 1-0-1\nDr. med. A",
        "ORDONNANCE\nDocteur A\nPatient B\nDoliprane 1000 mg\n1 comprimé matin et soir",
        "RECETA MÉDICA\nPaciente\nParacetamol 650 mg\n1 comprimido cada 8 horas\nNúm. colegiado",
        "RICETTA MEDICA\nAssistito\n1 compressa al giorno\nMedico",
        "Receituário\nPaciente\nDipirona 500 mg\n1 comprimido 8/8 horas\nUso oral\nCRM",
        "RECEPT\nPatiënt\nPatient\nMetoprolol 50 mg\n1 tablet per dag\nHuisarts",
        "Läkarrecept\nPatient\nAlvedon 500 mg\n1 tablett dagligen\nLäkare",
        "Recepta\nPacjent\nApap 500 mg\n3 x dziennie\nlek. med. A",
        "RECEPT\nRodné číslo\nPacient\nParalen 500 mg\nMUDr. A", "処方箋\n患者 氏名\n1日3回 毎食後\n医師", "处方笺\n患者姓名\n每日三次 口服\n医师签名",
        "Resept\nPasient\nParacet 500 mg\n1 tablett daglig\nLege",
        "Resepti\nReseptimääräys\nPotilas\nBurana 600 mg\n1 tabletti\nLääkäri",
      ])
  }

  @Test func laboratoryReportsAreHeld() {
    expectHeld(
      "labReport",
      [
        "Laboratory report\nPatient: A\nHemoglobin 13.5 g/dL 12.0 - 16.0\nWBC 6.1 K/uL 4.0 - 11.0\nPlatelets "
          + "250\nCreatinine 0.9 mg/dL\nALT 22 U/L",
        "Laborbefund\nReferenzbereich\nHämoglobin\n13,5\ng/dl\n12 - 16\nLeukozyten\n6,1\n/nl\nKreatinin\n0,9\n"
          + "mg/dl\nGPT\n22\nU/l\nGGT",
        "Analyses médicales\nValeurs de référence\nHématies 4,5 T/L\nLeucocytes 6,1 G/L\nPlaquettes 250 G/L\n"
          + "Créatinine 9 mg/L\nHémoglobine 13,5 g/dL",
        "Hemograma\nValores de referencia\nHemoglobina 13,5 g/dL\nHematocrito 40\nLeucocitos 6,1\nPlaquetas 250 "
          + "/uL\nGlucosa 90 mg/dL",
        "Emocromo\nValori di riferimento\nEmoglobina 13,5 g/dL\nEmatocrito 40\nPiastrine 250\nCreatinina 0,9 "
          + "mg/dL\nGlicemia 90 mg/dL",
        "Morfologia krwi\nPacjent\nHemoglobina 13,5 g/dl\nLeukocyty 6,1 tys/ul\nErytrocyty 4,5 mln/ul\nHematokryt 40",
        "検査結果\n基準値\n白血球 6.1\n赤血球 450\n血小板 25\nHbA1c 5.5 mg/dL\nLDL 100 mg/dL\n中性脂肪 90 mg/dL\n40-150",
        "检验报告单\n参考范围\n白细胞 6.1 10^9/L\n血红蛋白 135 g/L\n血小板 250 10^9/L\n肌酐 70 umol/L",
        "SARS-CoV-2 PCR\nResult: Not detected\nPatient name A\nDate collected 01.02.2021",
      ])
    #expect(
      held(
        "Nutrition facts\nCalories 250\nProtein 10 g\nSodium 200 mg\nCholesterol 30 mg\nIron 2 mg\nCalcium 100 "
          + "mg\nPotassium 300 mg"
      ).isEmpty)
    #expect(held("Nährwerte je 100 g\nBrennwert 250 kcal\nFett 10 g\nEiweiß 5 g\nSalz 1,2 g\nMagnesium 50 mg").isEmpty)
  }

  @Test func vaccinationRecordsAreHeld() {
    expectHeld(
      "vaccination",
      [
        "COVID-19 Vaccination Record Card\n1st Dose\nPfizer\nLot EL1234\n01/15/2021",
        "Impfpass\nDatum der Impfung 01.02.2020\nImpfstoff Boostrix\nCh.-B. AC12\nStempel",
        "CARNET DE VACCINATION\nVaccin\nTétanos\n01/02/2020\nLot",
        "Certificato vaccinale\nVaccino\nDose\n01/02/2021", "Certificado de vacunación\nVacuna\nLote\n01/02/2021",
        "Boletim de vacinas\nVacina\nLote\n01/02/2021", "Vaccinatiebewijs\nVaccin\nDosis\n01-02-2021",
        "Karta szczepień\nSzczepionka\nSeria\n01.02.2021", "予防接種済証\n氏名\nワクチン\n接種年月日 2021年6月1日",
        "预防接种证\n疫苗\n批号\n2021年6月1日",
      ])
    #expect(held("Book your vaccination\nTetanus, polio and influenza\nFind a pharmacy").isEmpty)
  }

  @Test func lettersAndNotesAreHeld() {
    expectHeld(
      "doctorsLetter",
      [
        "Discharge Summary\nPatient: A\nDate of admission 01/02/2021\nDiagnosis\nMedications\nAttending physician",
        "Entlassungsbericht\nPatient geb. am 01.02.1950\nDiagnosen\nAnamnese\nTherapie\n03.04.2021\nKlinikum",
        "Compte rendu d'hospitalisation\nPatient\nAntécédents\nDiagnostic\nTraitement\n01/02/2021\nDocteur",
        "Informe de alta\nPaciente\nMotivo de consulta\nDiagnóstico\n01/02/2021\nHospital",
        "Lettera di dimissione\nPaziente\nAnamnesi\nDiagnosi\n01/02/2021\nOspedale",
        "Karta informacyjna leczenia szpitalnego\nPacjent\nRozpoznanie\nZalecenia\n01.02.2021\nSzpital",
        "出院小结\n患者姓名\n诊断\n入院日期 2021年2月1日\n医师", "Propouštěcí zpráva\nPacient\nDiagnóza\nAnamnéza\n01.02.2021\nNemocnice",
      ])
    expectHeld(
      "sickNote",
      [
        "Arbeitsunfähigkeitsbescheinigung\nErstbescheinigung\narbeitsunfähig seit 01.02.2021\nName, Vorname des "
          + "Versicherten",
        "AVIS D'ARRÊT DE TRAVAIL\nL'assuré\nAssuré\nMédecin\njusqu'au inclus\n01/02/2021",
        "Statement of Fitness for Work\nPatient's name\nyou are not fit for work\n01/02/2021",
        "Certificato di malattia\nPrognosi\nMedico\n01/02/2021",
        "Parte de baja\nFecha de baja 01/02/2021\nMédico\nPaciente", "Läkarintyg\nPatient\nLäkare\nDiagnos\n2021-02-01",
        "診断書\n患者氏名\n病名\n2021年2月1日\n医師", "Zwolnienie lekarskie\nNiezdolny do pracy\nPacjent\n01.02.2021",
      ])
  }

  @Test func codesOfRecordsAreHeld() {
    func held(_ text: String) -> [String] {
      GateRuleFixture.held("", by: HealthRules.all, codes: [ReadCode(symbology: "QR", text: text, box: nil)])
    }
    #expect(held("HC1:NCFOXN%TSMAHN-H") == ["health.code"])
    #expect(
      held("shc:/567629095243206034602924374044603122295953265460346029254077280433602870286471674522280928") == [
        "health.code"
      ])
    #expect(
      held("Task/160.000.033.491.280.78/$accept?ac=777bea0e13cc9c42ceec14aec3ddee2263325dc2c6c699db115f58fe423607ea")
        == ["health.code"])
    #expect(held("https://example.org/health").isEmpty)
  }

  @Test func lookAlikesPass() {
    for text in [
      "Vitamin C 1000 mg\n60 tablets\nTake one tablet daily with food\n$12.99\nAdd to cart",
      "Pflaster\n20 Stück\nApotheke\n3,99 €",
      "Steps 8,421\nHeart rate 72 bpm\nDistance 5.2 km\nCalories 320\n01.02.2024",
      "Diabetes: symptoms, diagnosis and treatment\nTalk to your doctor\nMedications\nTreatment",
      "Pharmacy\nReceipt\nQty 1\nIbuprofen 400 mg\nTotal 4.99\n01/02/2024",
      "Recipe\nTake two eggs\n500 g flour\nServes 4", "Hospital\nVisitor parking\n01.02.2024 12:30\nTotal 5.00",
      "Doctor Who\nSeason 5\n01.02.2024", "Find a doctor\nHospitals\nClinics\nInsurance\nSign in",
      "patient: Patient\nlet diagnosis = model.diagnose(result)\nreturn results",
      "The patient was treated with antibiotics and the diagnosis was confirmed by the laboratory after several "
        + "days of tests.",
      "Allergies: contains nuts, milk\nMenu\n01.02.2024", "Ricetta\nTorta della nonna\n500 g farina\n1 bustina lievito",
      "Recept\nKöttbullar\n500 g köttfärs\n1 dl mjölk", "Receita de bolo\n3 ovos\n2 xícaras",
      "Policy number 123456789\nCar insurance\nGroup 5\nMember",
      "PCR test center\nOpen daily\nBook now", "Blood pressure monitor\n$39.99\nin stock", "Rx 100 lens\nISO 400",
      "Test report\nPassed 120\nFailed 0\nResult\n01.02.2024", "Dose of reality\nLot 5\nBatch 7\n01.02.2024",
    ] { #expect(held(text).isEmpty, "\(text): \(held(text))") }
  }
}
