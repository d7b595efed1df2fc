public import Foundation

/// Where `pool-actions` keeps what outlives a request: apps, keys, installs, units, attested keys, run reports and the
/// operator's login. Nothing that an app sends as content has a place in it.
///
/// Every method is one transaction: on an error nothing was changed. Several nodes may use one database at once; what
/// is promised of counts holds across all of them, across a node that is killed, and whatever their clocks say. Time
/// is passed in with every call. A cancelled task does not take back a call that was begun.
///
/// All methods throw `StoreError`. Each may be repeated after `.unavailable` without counting anything twice.
public protocol ServiceStore: ServiceStoreApps, ServiceStoreUnits, ServiceStoreAttest, ServiceStoreOperator {
  /// Answers when the database can be read; for `/ready`.
  func check() async throws
  /// Deletes what has outlived its time, and gives back reservations that lapsed. To be called about every minute by
  /// each node; a call does a bounded part, and says so when more is left.
  func sweep(at now: Date) async throws -> SweepReport
  /// Finishes the calls that were begun and closes the database. Later calls throw `.unavailable`.
  func close() async
}

/// Apps and their keys.
public protocol ServiceStoreApps: Sendable {
  /// Adds an app.
  func makeApp(_ settings: AppSettings, at now: Date) async throws -> AppRecord
  /// The app with this id, or nil.
  func app(_ id: String) async throws -> AppRecord?
  /// All apps by name.
  func apps() async throws -> [AppRecord]
  /// Replaces an app's settings; they hold from the next call on. Throws `.notFound` without such an app.
  func updateApp(_ id: String, to settings: AppSettings) async throws -> AppRecord

  /// Makes a key. The secret is in the answer and nowhere else: the store keeps a salted hash. Throws `.notFound`
  /// without such an app.
  func makeKey(_ kind: KeyKind, forApp id: String, at now: Date) async throws -> IssuedKey
  /// Makes a key of the same kind and lets the old one hold 30 days more. A second rotation of the same key makes
  /// another key and leaves the day that the old one ends. Throws `.notFound` without such a key, or one that was
  /// revoked.
  func rotateKey(_ id: String, at now: Date) async throws -> IssuedKey
  /// Ends a key at once, in its grace too. Throws `.notFound` without such a key.
  func revokeKey(_ id: String, at now: Date) async throws
  /// The keys of an app, newest first, with the revoked ones.
  func keys(ofApp id: String) async throws -> [KeyRecord]
  /// Whose key this is. One indexed read; any text may be asked.
  func authenticate(_ secret: String, at now: Date) async throws -> KeyVerdict
}

/// Installs and units: what is counted.
public protocol ServiceStoreUnits: Sendable {
  /// Registers an install and counts it once in this UTC month. One beyond the allowance is known, but not counted, and
  /// is tried again each time.
  func registerInstall(
    _ installID: String, bundleID: String, by caller: Caller, at now: Date
  ) async throws -> Registration
  /// Whether this install registered at any time in the last 13 months with a key of this kind.
  func isInstallKnown(_ installID: String, by caller: Caller) async throws -> Bool

  /// Sets units aside before work is begun. The sum of units charged and set aside never passes the month's allowance.
  /// The install is counted in this month too, if it was not yet.
  func reserve(_ request: UnitsRequest, by caller: Caller, at now: Date) async throws -> ReserveOutcome
  /// Lets a reservation hold for its full time again; for work that takes longer, an open stream for example.
  /// - Returns: whether it still stands. False once it was settled, given back, or lapsed and was swept.
  func renew(_ reservation: Reservation, at now: Date) async throws -> Bool
  /// Charges what was done, in the month of the reservation, and gives back the rest. To be called before what was made
  /// is delivered, and to be obeyed: on `.refused` nothing was charged and nothing may be delivered. Settling twice
  /// charges once and gives the same answer.
  /// - Parameters:
  ///   - charged: 0 to the units reserved; otherwise throws `.invalid`.
  ///   - status: what a replay is told, an HTTP status for example.
  func settle(_ reservation: Reservation, charged: Int, status: Int, at now: Date) async throws -> Settlement
  /// Gives all units back. Does nothing once settled or given back.
  func giveBack(_ reservation: Reservation, at now: Date) async throws

  /// What an app used in the month that holds `now`.
  func usage(ofApp id: String, kind: KeyKind, at now: Date) async throws -> MonthUsage
  /// What an app used on each of the last `days` UTC days, oldest first, days without use too. At most 400 days.
  func usageByDay(ofApp id: String, kind: KeyKind, days: Int, at now: Date) async throws -> [DayUsage]
}

/// App Attest: challenges, keys and counters.
public protocol ServiceStoreAttest: Sendable {
  /// Makes a challenge of 32 random bytes for one install, good once and for five minutes. Only its hash is kept.
  func makeChallenge(for installID: String, by caller: Caller, at now: Date) async throws -> AttestChallenge
  /// Uses a challenge up. False when it is unknown, used, of another install, or too old.
  func useChallenge(_ bytes: [UInt8], for installID: String, by caller: Caller, at now: Date) async throws -> Bool
  /// Keeps an attested key for one install. A key that is on file stays as it is, counters too, unless it is of another
  /// install: that throws `.conflict`. Throws `.invalid` for an id or key of no plausible length.
  func addAttestKey(_ key: AttestKeyRecord, for installID: String, by caller: Caller, at now: Date) async throws
  /// The key of this install with this id, or nil.
  func attestKey(_ id: [UInt8], for installID: String, by caller: Caller) async throws -> AttestKeyRecord?
  /// Reads a key's counters, lets `change` decide, and writes what it gives back, all in one transaction, so that no
  /// two nodes accept one counter. `change` may be called more than once and gives nil to refuse.
  func updateCounters(
    ofKey id: [UInt8], for installID: String, by caller: Caller,
    change: @escaping @Sendable (AttestCounters) -> AttestCounters?
  ) async throws -> CounterVerdict
}

/// What the operator and the dashboard need.
public protocol ServiceStoreOperator: Sendable {
  /// Keeps a run report for 90 days. The same run of the same app is kept once. Throws `.invalid` for negative numbers
  /// or texts over 64 characters.
  func addRunReport(_ report: RunReportRecord, by caller: Caller, at now: Date) async throws
  /// The newest run reports of an app, newest first; at most 1,000.
  func runReports(ofApp id: String, kind: KeyKind, limit: Int) async throws -> [RunReportRecord]

  /// Sets an operator's password and ends their sessions. Throws `.invalid` for a password under 12 characters or over
  /// 1,000 bytes, or a name that is empty or over 64 characters.
  func setPassword(_ password: String, ofOperator name: String, at now: Date) async throws
  /// Checks a password and opens a session of 12 hours. After 5 wrong tries in a row each further one has to wait, up
  /// to 15 minutes.
  func logIn(_ name: String, password: String, at now: Date) async throws -> LogInOutcome
  /// The session of this token, or nil when it is unknown, ended or too old.
  func session(_ token: String, at now: Date) async throws -> OperatorSession?
  /// Ends a session. Does nothing when there is none.
  func logOut(_ token: String) async throws
}
