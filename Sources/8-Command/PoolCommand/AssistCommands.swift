internal import Foundation
internal import PoolKit

/// What the commands that ask a language model have in common.
enum AssistCommands {
  static let service = Flag(
    name: "service", value: .text("URL"), help: "The service that answers where no model of this machine does.",
    more: "Default: $POOL_SERVICE. The app key is $POOL_APP_KEY, of an app with the bundle pool. Nothing goes there"
      + " before `pool grant --cloud`.")
  static let flags: [Flag] = [.languageModel, service]
  static let explanation = """


    A language model of this machine is asked where one is named; then nothing leaves it. Otherwise the service is,
    with --service, $POOL_APP_KEY and `pool grant --cloud --purpose TEXT`. `pool egress` lists every request.
    """

  /// The index, opened for reading, with what may answer.
  ///
  /// - Throws: `UsageError`, `PoolError`.
  static func open(_ arguments: Arguments) async throws -> PoolClient {
    let models = try Places.models(arguments)
    var configuration = PoolConfiguration(storage: Places.store(arguments), models: models)
    configuration.isReadOnly = true
    configuration.firstOptions.window = .everything
    configuration.loadsModels = models != nil
    configuration.startsByItself = false
    configuration.ownGrant = OwnGrant.grant
    configuration.languageModel = try Places.languageModel(arguments)
    try use(service: arguments.value(service), in: &configuration)
    return try await PoolClient.open(configuration: configuration)
  }

  /// Names the service of flag and environment.
  ///
  /// - Throws: `UsageError` for an address that is none.
  static func use(service given: String?, in configuration: inout PoolConfiguration) throws {
    let environment = ProcessInfo.processInfo.environment
    guard let text = given ?? environment["POOL_SERVICE"], !text.isEmpty else { return }
    guard let url = URL(string: text) else { throw UsageError("--service takes an address: --service URL") }
    configuration.service = url
    configuration.appKey = environment["POOL_APP_KEY"] ?? ""
    configuration.allowsCloudAssist = true
  }

  /// The captures of these ids that the index holds, in their order.
  static func captures(_ ids: [CaptureID], _ client: PoolClient) async throws -> [CaptureRecord] {
    var records: [CaptureRecord] = []
    for id in ids {
      if let record = try await client.context.capture(id, using: OwnGrant.grant) { records.append(record) }
    }
    return records
  }

  static func form(_ record: CaptureRecord) -> [String: Any] {
    ["id": record.id.rawValue, "path": record.path, "date": orNull(record.facts.date?.rfc3339)]
  }

  static func line(_ record: CaptureRecord) -> String {
    let date = record.facts.date.map { String($0.rfc3339.prefix(10)) } ?? "no date   "
    return "  \(date)  \(Output.shown(record.path))  \(record.id)"
  }
}

extension AssistProfile.Refusal {
  /// For a person.
  var plainWords: String {
    switch self {
    case .noEvidence: "nothing in the index says it"
    case .sensitive: "never filled, for it is sensitive"
    case .invalid: "what was found does not fit the form"
    }
  }
}
