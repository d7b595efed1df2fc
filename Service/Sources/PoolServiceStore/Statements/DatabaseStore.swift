internal import Foundation

/// The store in SQLite or PostgreSQL. The statements are the same; only the database below them differs.
///
/// Any number of tasks may call it at once. It holds nothing but the database and its threads, so that several stores,
/// in one process or many, may share one database.
public struct DatabaseStore: ServiceStore {
  /// How long a reservation holds when nothing else is said, in seconds.
  public static let reservationSecondsDefault = 120

  let database: any SQLDatabase
  let passwords: PasswordHashing
  /// How long a reservation holds, in seconds.
  let reservationSeconds: Int

  /// Opens the store in a folder of this machine, which is made if it is not there. Several processes may do so.
  ///
  /// Blocks while it opens the file; for the start of a program. Throws `.invalid` for a time under 1 second or over a
  /// day.
  public init(
    sqliteFolder folder: String, reservationSeconds: Int = DatabaseStore.reservationSecondsDefault
  ) throws {
    try self.init(database: SQLiteDatabase(folder: folder), reservationSeconds: reservationSeconds)
  }

  /// Opens the store in a PostgreSQL database.
  ///
  /// - Parameters:
  ///   - url: as `postgres://user:password@host:port/database`, with any setting of libpq after a `?`.
  ///   - connections: of this node, 1 to 100. Each has a thread of its own.
  ///   - reservationSeconds: how long a reservation holds, 1 second to a day; the same on all nodes.
  public init(
    postgres url: String, connections: Int = 8,
    reservationSeconds: Int = DatabaseStore.reservationSecondsDefault
  ) async throws {
    try await self.init(
      database: PostgresDatabase(url: url, connections: connections), reservationSeconds: reservationSeconds)
  }

  init(database: any SQLDatabase, reservationSeconds: Int, passwords: PasswordHashing = PasswordHashing()) throws {
    guard (1...86_400).contains(reservationSeconds) else {
      throw StoreError(.invalid, "A reservation holds for 1 second to a day.")
    }
    self.database = database
    self.reservationSeconds = reservationSeconds
    self.passwords = passwords
  }

  public func check() async throws {
    // The statement needs a table of ours, so that a database without them is not called ready.
    _ = try await database.read("SELECT COUNT(*) FROM operators", [])
  }

  public func close() async {
    await database.close()
    await passwords.close()
  }

  /// When a reservation that is made or renewed now ends.
  func reservationEnd(_ now: Date) -> Int64 { now.storedMilliseconds + Int64(reservationSeconds) * 1_000 }

  /// The last end that a reservation can have without a clock that was set back: later ones have lapsed too. Clocks of
  /// two nodes may differ by as long as a reservation holds.
  func reservationEndMax(_ now: Date) -> Int64 { now.storedMilliseconds + Int64(reservationSeconds) * 2_000 }
}

extension StoreError {
  /// Throws `.invalid` unless a text has a length within `range`, in characters, and can be stored.
  static func check(_ text: String, _ range: ClosedRange<Int>, _ name: String) throws {
    // Characters can be long; no text is stored that is longer than four bytes for each.
    guard text.utf8.count <= range.upperBound * 4, range.contains(text.count), !text.utf8.contains(0) else {
      throw StoreError(.invalid, "The \(name) has to have \(range.lowerBound) to \(range.upperBound) characters.")
    }
  }

  /// Throws `.invalid` unless a number is within `range`.
  static func check(_ number: Int, _ range: ClosedRange<Int>, _ name: String) throws {
    guard range.contains(number) else {
      throw StoreError(.invalid, "The \(name) has to be \(range.lowerBound) to \(range.upperBound).")
    }
  }
}
