internal import CPoolServicePostgres

/// An answer of the server. It frees itself.
final class PostgresResult {
  private let handle: OpaquePointer?

  init(_ handle: OpaquePointer?) { self.handle = handle }
  deinit { PQclear(handle) }

  /// Throws when the statement failed. An error with `retryState` may be tried again.
  func check() throws {
    // Without memory or a connection there is no result.
    guard let handle else { throw PostgresFailure.lost }
    switch PQresultStatus(handle) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: return
    default:
      // The field is named by a letter. Without one the error is libpq's own: the connection is gone.
      guard let state = PQresultErrorField(handle, Int32(UInt8(ascii: "C"))) else { throw PostgresFailure.lost }
      throw PostgresFailure(state: String(cString: state))
    }
  }

  /// Rows inserted, changed or deleted.
  var changed: Int { handle.flatMap { Int(String(cString: PQcmdTuples($0))) } ?? 0 }

  /// The rows, copied.
  func rows() throws -> [SQLRow] {
    let types = (0..<PQnfields(handle)).map { PQftype(handle, $0) }
    return try (0..<PQntuples(handle)).map { row in
      SQLRow(
        values: try types.enumerated().map { column, type in
          let column = Int32(column)
          guard PQgetisnull(handle, row, column) == 0, let start = PQgetvalue(handle, row, column) else { return .null }
          let bytes = UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(handle, row, column)))
          return try PostgresText.value(String(decoding: bytes, as: UTF8.self), type: type)
        })
    }
  }
}

/// How values are written in PostgreSQL's text format.
enum PostgresText {
  /// A value as text; nil is NULL.
  static func text(_ value: SQLValue) -> String? {
    switch value {
    case .null: return nil
    case .integer(let number): return String(number)
    case .real(let number): return String(number)
    // A text of PostgreSQL holds no zero; one that came in ends there, as it would for any C string.
    case .text(let text): return text
    case .blob(let bytes):
      return "\\x" + String(decoding: bytes.flatMap { [digit($0 >> 4), digit($0 & 15)] }, as: UTF8.self)
    }
  }

  /// A value from text, by the number of its type. Throws `.damaged` for text that is not of its type.
  static func value(_ text: String, type: Oid) throws -> SQLValue {
    switch type {
    case 20, 21, 23:
      if let number = Int64(text) { return .integer(number) }
    case 700, 701:
      if let number = Double(text) { return .real(number) }
    case 17:
      let digits = Array(text.utf8.dropFirst(2))
      let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap { index -> UInt8? in
        guard let high = number(digits[index]), let low = number(digits[index + 1]) else { return nil }
        return high << 4 | low
      }
      if text.hasPrefix("\\x"), bytes.count * 2 == digits.count { return .blob(bytes) }
    default: return .text(text)
    }
    throw StoreError(.damaged, "PostgreSQL answered with a value that is not of its type.")
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 48 + value : 87 + value }

  private static func number(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 48...57: digit - 48
    case 97...102: digit - 87
    default: nil
    }
  }
}

/// A statement that failed, by its SQLSTATE. Messages of the server can hold values and are left out.
struct PostgresFailure: Error {
  let state: String

  /// The connection was lost, or the server is ending.
  static let lost = PostgresFailure(state: "08006")

  /// Another transaction was in the way; the same again may succeed: serialization failure and deadlock.
  var isConflict: Bool { state == "40001" || state == "40P01" }

  /// The connection is of no more use: lost, ended by the operator, or the server starts or stops.
  var isConnection: Bool { state.hasPrefix("08") || state.hasPrefix("57P") || state == "25P03" }

  /// What the store's callers are told.
  var storeError: StoreError {
    let detail = "PostgreSQL \(state)"
    if isConnection {
      return StoreError(.unavailable, "PostgreSQL is not reached, or is starting or stopping.", detail: detail)
    }
    switch state.prefix(2) {
    case "40", "55", "57": return StoreError(.busy, "PostgreSQL was too busy to answer in time.", detail: detail)
    case "53":
      return state == "53100"
        ? StoreError(.full, "PostgreSQL's disk is full; free some space.", detail: detail)
        : StoreError(.unavailable, "PostgreSQL lacks memory or connections.", detail: detail)
    case "28", "42":
      return StoreError(
        .unavailable, "PostgreSQL refused: check that the user may use the tables of its database.", detail: detail)
    default: return StoreError(.damaged, "PostgreSQL did not do what it was asked.", detail: detail)
    }
  }
}
