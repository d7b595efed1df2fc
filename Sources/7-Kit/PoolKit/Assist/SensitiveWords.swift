internal import PoolDerive

/// Words by which a field of a form or a rule asks about health, religion, sexuality, ethnicity, politics, children,
/// finances or credentials. Such fields are never filled, and such rules never judged, whatever there is to read.
enum SensitiveWords {
  /// Whether a text asks about any of them.
  static func areIn(_ text: String) -> Bool {
    let words = FoldedLine(String(text.prefix(2_000))).words.map(\.text)
    if words.contains(where: single.contains) { return true }
    return zip(words, words.dropFirst()).contains { pairs.contains("\($0) \($1)") }
  }

  /// Folded: lower case, without marks. Words that mean something else as often are left out.
  private static let single: Set<String> = Set(
    """
    health medical medicine medicines medication medications illness illnesses disease diseases diagnosis diagnoses
    symptom symptoms therapy therapist disability disabilities allergy allergies diet pregnant pregnancy depression
    anxiety cancer diabetes hospital doctor patient prescription prescriptions vaccination addiction bmi disorder
    religion religious faith belief beliefs church mosque synagogue temple christian muslim islam jewish hindu buddhist
    atheist prayer catholic protestant
    sexuality sexual sex gay lesbian bisexual transgender queer lgbt lgbtq
    ethnicity ethnic racial ancestry nationality
    politics political vote voting voter election ideology conservative liberal democrat republican socialist
    child children kid kids daughter toddler baby babies
    finance finances financial salary income wage wages debt debts loan loans mortgage bank savings credit wealth
    bankruptcy tax taxes
    password passwords credential credentials passcode pin login cvv iban
    gesundheit medizinisch medikament medikamente krankheit krankheiten diagnose diagnosen therapie behinderung
    allergie allergien diat schwanger schwangerschaft arzt rezeptpflichtig religios glaube konfession kirche moschee
    sexualitat schwul lesbisch ethnie herkunft hautfarbe politik politisch partei wahl gewerkschaft kinder sohn
    tochter finanzen gehalt einkommen schulden kredit hypothek konto steuer passwort kennwort zugangsdaten
    sante medicament medicaments maladie maladies diagnostic handicap grossesse enceinte religieux eglise
    mosquee sexualite homosexuel ethnie origine politique syndicat enfant enfants fils fille salaire
    revenu revenus dette dettes pret impot identifiants
    salud medicamento medicamentos enfermedad enfermedades diagnostico discapacidad alergia alergias embarazo
    religion religioso iglesia mezquita sexualidad etnia raza politica sindicato hijo hija hijos ninos
    finanzas salario ingresos deuda deudas prestamo hipoteca banco impuestos contrasena credenciales
    salute farmaco farmaci malattia malattie diagnosi disabilita allergie gravidanza religione chiesa moschea
    sessualita etnia razza politica partito sindacato figlio figlia figli bambini finanze stipendio reddito
    debito debiti mutuo tasse credenziali
    saude doenca doencas gravidez religiao igreja sexualidade raca filho filha filhos criancas financas
    salario renda divida dividas imposto senha
    """.split(whereSeparator: \.isWhitespace).map { String($0) })

  private static let pairs: Set<String> = [
    "my son", "mein kind", "das kind", "political party", "parti politique", "mot passe", "api key", "credit card",
    "card number", "social security", "account number", "account balance",
    "net worth", "date naissance",
  ]
}
