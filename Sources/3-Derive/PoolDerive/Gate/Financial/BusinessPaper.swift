internal import PoolTypes

/// Tells invoices, receipts and letterheads, on which an account is printed for everyone who pays.
enum BusinessPaper {
  /// What words of a page tell.
  enum Topic: Hashable, Sendable {
    case invoice
    /// Number of an invoice, an order or a customer.
    case number
    case total
    /// Value-added tax, by amount or by number.
    case tax
    case due
    /// Entry in a register of companies, as letterheads have it.
    case register
    /// A gift to whoever asks for gifts.
    case donation
  }

  /// Two different clues, one of which is the paper's own name or a tax.
  static func isInvoice(_ evidence: GateEvidence) -> Bool {
    if evidence.codes.contains(where: { $0.text.hasPrefix("SPC") }) { return true }
    let topics = AccountPhrases.business.topics(in: evidence.lines)
    let isTelling = topics.contains(.invoice) || topics.contains(.tax) || topics.contains(.register)
    return isTelling && topics.count >= 2 || topics.contains(.donation)
  }
}
