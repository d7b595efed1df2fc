/// A value given to a statement or read from a row.
enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  static func integer(_ number: Int) -> SQLValue { .integer(Int64(number)) }
  static func flag(_ isSet: Bool) -> SQLValue { .integer(isSet ? Int64(1) : Int64(0)) }
}

/// One row of an answer, copied out of the database.
struct SQLRow: Hashable, Sendable {
  let values: [SQLValue]

  /// A number. Throws `.damaged` where the column is missing or holds something else; so do the others.
  func int64(_ column: Int) throws -> Int64 {
    guard case .integer(let number) = value(column) else { throw Self.unexpected }
    return number
  }
  func int(_ column: Int) throws -> Int { Int(try int64(column)) }
  func flag(_ column: Int) throws -> Bool { try int64(column) != 0 }

  func double(_ column: Int) throws -> Double {
    switch value(column) {
    case .real(let number): return number
    case .integer(let number): return Double(number)
    default: throw Self.unexpected
    }
  }

  func text(_ column: Int) throws -> String {
    guard case .text(let text) = value(column) else { throw Self.unexpected }
    return text
  }

  func blob(_ column: Int) throws -> [UInt8] {
    guard case .blob(let bytes) = value(column) else { throw Self.unexpected }
    return bytes
  }

  func isNull(_ column: Int) -> Bool { value(column) == .null }
  func optionalInt64(_ column: Int) throws -> Int64? { isNull(column) ? nil : try int64(column) }
  func optionalBlob(_ column: Int) throws -> [UInt8]? { isNull(column) ? nil : try blob(column) }

  private func value(_ column: Int) -> SQLValue { values.indices.contains(column) ? values[column] : .null }

  private static var unexpected: StoreError {
    StoreError(.damaged, "The database holds a value of another type than the service wrote; check its schema.")
  }
}
