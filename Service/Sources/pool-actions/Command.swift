internal import Foundation
internal import PoolHTTP
internal import PoolService
internal import PoolServiceStore

/// The `pool-actions` executable.
@main
enum Command {
  static let help = """
    pool-actions: the service of the actions API

      pool-actions serve                     on SQLite in a folder of this user, on this machine alone, port 8080
        --data FOLDER                        where SQLite keeps its file
        --database postgres://…              PostgreSQL instead, for one node or several
        --address IP  --port N               where to listen
        --tls-certificate FILE --tls-key FILE
        --models FOLDER                      model files published with `models publish`
        --public-address https://…           how clients reach the service
        --model-url http://…/v1 --model-name NAME   a chat-completions server; its key is taken from POOL_MODEL_KEY
        --reservation-seconds N              how long units of a request may be set aside, 120; the same on all nodes
        --test-attest-root FILE              a certificate in DER, believed beside Apple's where a test key asks
        --dashboard-port N                   the operator's pages; see operators
        --quiet                              no line for each request
      pool-actions apps                      list
      pool-actions apps add --name N --bundle ID [--team T]
      pool-actions apps set APP [--name N] [--bundle ID] [--team T] [--cloud-assist on|off]
                                [--attest off|monitor|enforce] [--installs N] [--units N] [--test-installs N]
                                [--test-units N] [--key-rate N] [--install-rate N]     rates a minute
      pool-actions keys list APP
      pool-actions keys add APP [--test]
      pool-actions keys rotate KEY           the old key holds 30 days more
      pool-actions keys revoke KEY
      pool-actions usage APP [--test] [--days N]
      pool-actions operators set NAME        sets the password of the pages; it is read from standard input
      pool-actions models list --models FOLDER
      pool-actions models publish FILE --models FOLDER --name N --version V --purpose P --license L [--metadata JSON]
      pool-actions models publish --url https://… --bytes N --sha256 HEX --models FOLDER --name N …
      pool-actions models withdraw --models FOLDER --name N --version V

    All but `models` take --data or --database as `serve` does.
    """

  static func main() async {
    signal(SIGPIPE, SIG_IGN)
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      try await run(words)
    } catch let error as UsageError {
      fail("\(error.description); see: pool-actions help", code: 2)
    } catch let error as StoreError {
      fail(error.message, code: 1)
    } catch let error as HTTPServerError {
      fail(error.description, code: 1)
    } catch let error as ModelShelfError {
      fail(error.description, code: 1)
    } catch {
      fail("\(error)", code: 1)
    }
  }

  private static func run(_ words: [String]) async throws {
    let rest = Array(words.dropFirst())
    switch words.first {
    case "serve": try await ServeCommand.run(rest)
    case "apps": try await AppsCommand.run(rest)
    case "keys": try await KeysCommand.run(rest)
    case "usage": try await UsageCommand.run(rest)
    case "operators": try await OperatorsCommand.run(rest)
    case "models": try ModelsCommand.run(rest)
    case "help", "--help", "-h", nil: print(help)
    case let word?: throw UsageError("there is no command \(word)")
    }
  }

  /// Ends the process with a sentence on standard error.
  static func fail(_ text: String, code: Int32) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("pool-actions: \(text)\n".utf8))
    exit(code)
  }
}

/// A command line that is none.
struct UsageError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
