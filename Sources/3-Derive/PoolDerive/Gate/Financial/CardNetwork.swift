/// The ranges of numbers that card networks give to issuers, as they publish them (ISO/IEC 7812).
struct CardNetwork: Sendable {
  /// The first digits of a number, of equal length, from and to.
  var first: ClosedRange<Int>
  /// Digits that `first` has.
  var prefixLength: Int
  /// How long the whole number may be.
  var lengths: Set<Int>
  /// Whether its numbers always end in Luhn's digit.
  var hasCheckDigit = true

  /// The network of a number, or nil.
  static func of(_ digits: [UInt8]) -> CardNetwork? {
    guard digits.count >= 13, digits.count <= 19 else { return nil }
    var prefixes = [0]
    for digit in digits.prefix(6) { prefixes.append((prefixes.last ?? 0) * 10 + Int(digit)) }
    return all.first { network in
      network.prefixLength < prefixes.count && network.first.contains(prefixes[network.prefixLength])
        && network.lengths.contains(digits.count)
    }
  }

  private init(_ first: ClosedRange<Int>, _ prefixLength: Int, _ lengths: Set<Int>, hasCheckDigit: Bool = true) {
    self.first = first
    self.prefixLength = prefixLength
    self.lengths = lengths
    self.hasCheckDigit = hasCheckDigit
  }

  private static let all: [CardNetwork] = [
    // Visa, with Visa Electron and Carte Bleue.
    CardNetwork(4...4, 1, [13, 16, 19]),
    // Mastercard.
    CardNetwork(51...55, 2, [16]), CardNetwork(2221...2720, 4, [16]),
    // American Express.
    CardNetwork(34...34, 2, [15]), CardNetwork(37...37, 2, [15]),
    // Diners Club.
    CardNetwork(300...305, 3, [14, 16]), CardNetwork(3095...3095, 4, [14, 16]), CardNetwork(36...36, 2, [14, 16]),
    CardNetwork(38...39, 2, [14, 16]),
    // JCB.
    CardNetwork(3528...3589, 4, [16, 19]),
    // Discover.
    CardNetwork(6011...6011, 4, [16, 19]), CardNetwork(644...649, 3, [16, 19]), CardNetwork(65...65, 2, [16, 19]),
    // UnionPay.
    CardNetwork(62...62, 2, [16, 17, 18, 19], hasCheckDigit: false),
    CardNetwork(81...81, 2, [16, 17, 18, 19], hasCheckDigit: false),
    // Maestro.
    CardNetwork(5018...5018, 4, [13, 16, 18, 19]), CardNetwork(5020...5020, 4, [16, 18, 19]),
    CardNetwork(5038...5038, 4, [16, 18, 19]), CardNetwork(5893...5893, 4, [16, 19]),
    CardNetwork(6304...6304, 4, [16, 18, 19]), CardNetwork(6703...6703, 4, [16, 17]),
    CardNetwork(6759...6763, 4, [16, 18, 19]), CardNetwork(6767...6771, 4, [16, 18, 19]),
    // Mir.
    CardNetwork(2200...2204, 4, [16, 17, 18, 19]),
    // RuPay.
    CardNetwork(508...508, 3, [16]), CardNetwork(606985...607984, 6, [16]), CardNetwork(608001...608500, 6, [16]),
    // Elo, Hipercard.
    CardNetwork(506699...506778, 6, [16]), CardNetwork(509000...509999, 6, [16]), CardNetwork(627780...627780, 6, [16]),
    CardNetwork(636297...636368, 6, [16]), CardNetwork(606282...606282, 6, [16, 19]),
    // Troy.
    CardNetwork(9792...9792, 4, [16]),
    // Verve, Dankort, UzCard, Humo.
    CardNetwork(506099...506198, 6, [16, 18, 19]), CardNetwork(650002...650027, 6, [16, 18, 19]),
    CardNetwork(5019...5019, 4, [16]), CardNetwork(8600...8600, 4, [16]),
    CardNetwork(9860...9860, 4, [16]),
  ]
}
