internal import Foundation
internal import PoolKit

/// Where the index, the models and the library are, from flags, environment and what is around the program.
enum Places {
  static func store(_ arguments: Arguments) -> URL {
    if let given = arguments.value(.store) { return URL(fileURLWithPath: given, isDirectory: true) }
    // The XDG base directory specification has relative paths ignored.
    if let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return URL(fileURLWithPath: data, isDirectory: true).appendingPathComponent("pool", isDirectory: true)
    }
    return home.appendingPathComponent(".local/share/pool", isDirectory: true)
  }

  /// `$HOME` where it is set, as the programs around this one take it.
  static var home: URL {
    if let home = ProcessInfo.processInfo.environment["HOME"], home.hasPrefix("/") {
      return URL(fileURLWithPath: home, isDirectory: true)
    }
    return FileManager.default.homeDirectoryForCurrentUser
  }

  /// Nil where no models are installed; then everything else still works.
  ///
  /// - Throws: `PoolError.modelUnavailable` where a folder is named that holds none.
  static func models(_ arguments: Arguments) throws -> URL? {
    if let given = arguments.value(.models) ?? ProcessInfo.processInfo.environment["POOL_MODELS"], !given.isEmpty {
      let folder = URL(fileURLWithPath: given, isDirectory: true)
      guard holdsModels(folder) else {
        throw PoolError.modelUnavailable("There is no manifest.json in \(given); run Tools/prepare-models.")
      }
      return folder
    }
    var candidates = [store(arguments).appendingPathComponent("models", isDirectory: true)]
    if let program = Bundle.main.executableURL {
      var above = program.resolvingSymlinksInPath().deletingLastPathComponent()
      for _ in 0..<6 {
        candidates.append(above.appendingPathComponent("models", isDirectory: true))
        above.deleteLastPathComponent()
      }
    }
    return candidates.first(where: holdsModels)
  }

  /// The language model that is named by flag or environment; nil where none is.
  ///
  /// - Throws: `UsageError` without the model's name, `PoolError.invalidRequest` for an address of another machine.
  static func languageModel(_ arguments: Arguments) throws -> ChatCompletionsModel? {
    let environment = ProcessInfo.processInfo.environment
    guard let text = arguments.value(.languageModel) ?? environment["POOL_LANGUAGE_MODEL"], !text.isEmpty else {
      return nil
    }
    let parts = text.split(separator: "#", maxSplits: 1)
    guard parts.count == 2 else {
      throw UsageError("--language-model takes the model's name behind #: http://127.0.0.1:11434/v1#qwen2.5")
    }
    let key = environment["POOL_LANGUAGE_MODEL_KEY"].flatMap { $0.isEmpty ? nil : $0 }
    return try ChatCompletionsModel(baseURL: String(parts[0]), model: String(parts[1]), key: key)
  }

  /// The geocoder that is named by flag or environment; nil where none is.
  ///
  /// - Throws: `PoolError.invalidRequest` for an address that is none, or that is not encrypted.
  static func geocoder(_ arguments: Arguments) throws -> NominatimGeocoder? {
    let environment = ProcessInfo.processInfo.environment
    guard let text = arguments.value(.geocoder) ?? environment["POOL_GEOCODER"], !text.isEmpty else { return nil }
    let language = Locale.current.language.languageCode?.identifier ?? "en"
    return try NominatimGeocoder(
      server: text, language: language == "en" ? "en" : "\(language),en",
      contact: environment["POOL_GEOCODER_CONTACT"].flatMap { $0.isEmpty ? nil : $0 } ?? "PoolKit")
  }

  private static func holdsModels(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("manifest.json").path)
  }

  /// The library of this run.
  ///
  /// It is looked for before the index is opened, so that a mistyped folder never becomes the library of an index.
  /// - Throws: `UsageError` where none is named and the index knows none, `PoolError` where it is no folder.
  static func library(_ arguments: Arguments) throws -> URL {
    let path: String
    if let given = arguments.value(.library) {
      path = given
    } else if let known = try PoolClient.libraryPath(storage: store(arguments)) {
      path = known
    } else {
      throw UsageError("name the folder of photos: pool index --library DIR")
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw PoolError.permissionDenied("The library folder is not there: \(path)")
    }
    guard isFolder.boolValue else {
      throw PoolError.invalidRequest("The library is no folder: \(path)")
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  /// An index opened for reading alone.
  ///
  /// - Parameter models: loads the models, which takes time; only searching by meaning needs them.
  static func openForReading(_ arguments: Arguments, models: Bool = false, needsIndex: Bool = true) async throws
    -> PoolClient
  {
    var configuration = PoolConfiguration(storage: store(arguments), models: models ? try self.models(arguments) : nil)
    configuration.isReadOnly = true
    configuration.needsIndex = needsIndex
    configuration.firstOptions.window = .everything
    configuration.loadsModels = models
    configuration.startsByItself = false
    configuration.ownGrant = OwnGrant.grant
    return try await PoolClient.open(configuration: configuration)
  }

  /// An index opened for its grants and options alone; made if it is missing.
  static func openForGrants(_ arguments: Arguments, consent: (any ConsentPresenter)? = nil) async throws -> PoolClient {
    var configuration = PoolConfiguration(storage: store(arguments))
    configuration.sources = Set(SourceKind.allCases)
    configuration.firstOptions.window = .everything
    configuration.startsByItself = false
    configuration.loadsModels = false
    configuration.consent = consent
    configuration.ownGrant = OwnGrant.grant
    return try await PoolClient.open(configuration: configuration)
  }

  /// An index opened for writing, over the library that is named or known.
  ///
  /// - Parameter following: whether it runs by itself.
  /// - Throws: `UsageError`, `PoolError`.
  static func openForWriting(_ arguments: Arguments, library: URL? = nil, following: Bool = false) async throws
    -> PoolClient
  {
    let storage = store(arguments)
    let folder = try library ?? self.library(arguments)
    var configuration = PoolConfiguration(
      library: FolderLibrary(folder, excluding: [storage]), storage: storage,
      models: try models(arguments))
    configuration.sources = Set(SourceKind.allCases)
    // A folder is named by the person, who wants all of it; what is newest is read first all the same.
    configuration.firstOptions.window = .everything
    configuration.startsByItself = following
    configuration.languageModel = try languageModel(arguments)
    configuration.geocoder = try geocoder(arguments)
    configuration.ownGrant = OwnGrant.grant
    return try await PoolClient.open(configuration: configuration)
  }
}
