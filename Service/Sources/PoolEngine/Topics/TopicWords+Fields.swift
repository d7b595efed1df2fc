extension TopicWords {
  /// Names of fields that tell a topic where a sentence with the same word would not.
  static let fieldNames = TopicWords(
    health: """
      diet, diets, dietary, allergen, allergens, intolerance*, weight, height, bmi, blood, sleep, steps, pulse,
      heart, dose, dosage, drug, drugs, smoker, smoking, alcohol, condition, conditions, treatment*, patient,
      physician, clinic, ernahrung, diat, gewicht, regime, poids, dieta, peso, dieet, waga, genetic*, fitness level
      """,
    religion: """
      faith, belief, beliefs, church, mosque, synagogue, temple, creed, halal, kosher, denomination, glaube, culte,
      fe, fede, geloof, wiara, spiritual*, worldview
      """,
    sexuality: "sex, gender identity, orientation, partner preference, libido, fetish*",
    ethnicity: """
      race, origin, origins, ethnie, rasse, raza, razza, raca, ras, rasa, skin tone, ancestry, heritage, tribe
      """,
    politics: """
      party affiliation, party membership, political*, vote, votes, voter, ideology, union, partei, parti, partido
      """,
    children: """
      kid, kids, child, children, baby, babies, son, sons, daughter, daughters, offspring, kinder, enfants, hijos,
      figli, filhos, kinderen, dzieci, dependents, toddler*, minor, minors
      """,
    finances: """
      bank, income, salary, wage, wages, wealth, debt, debts, loan, loans, credit, iban, budget, savings, assets,
      portfolio, tax, taxes, card number, account number, net worth, einkommen, gehalt, konto, revenu, revenus,
      sueldo, stipendio, renda, inkomen, dochod
      """,
    credentials: """
      password*, passphrase, passcode, passwd, pwd, pin, token, secret, secrets, credential*, otp, cvv, cvc, api key,
      login, private key, seed phrase, recovery code*, ssn, social security number, passport number
      """,
    identity: "face id, identity of, biometric*, faceprint",
    harmless: """
      country of origin product, event origin, flight origin, origin airport, trip origin, product weight
      """)
}
