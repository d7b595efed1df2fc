#if Serving && os(Linux)
  import Foundation
  import PoolHTTP
  import Synchronization
  import Testing

  /// Makes certificates for tests.
  private enum OpenSSL {
    /// Where libcurl looks for the authorities that it trusts. Nothing tells it otherwise from outside, so that a test
    /// lays its own over it, for one program alone.
    static let authorities = "/etc/ssl/certs/ca-certificates.crt"
    static let canCover: Bool = {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "unshare -rm mount --bind /etc/hostname \(authorities)"]
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }()

    static let program = ["/usr/bin/openssl", "/usr/local/bin/openssl"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// The real program and a service behind TLS, whose certificate an authority of the test's own vouches for.
  @Suite(.enabled(if: PoolProgram.isBuilt && OpenSSL.program != nil && OpenSSL.canCover, "no openssl or unshare"))
  struct TLSFaultTests {
    /// Publishes one small file, and counts what arrives.
    private final class Service: HTTPHandler {
      private let seen = Mutex<[String]>([])
      var calls: [String] { seen.withLock { $0 } }

      func respond(to request: HTTPRequest) async -> HTTPResponse {
        seen.withLock { $0.append("\(request.method) \(request.path)") }
        let text =
          switch request.path {
          case "/v1/installs":
            #"{"installId":"i","key":{"kind":"test"},"cloudAssist":{"enabled":false},"attestation":{"mode":"off"}}"#
          case "/v1/models": #"{"models":[\#(Self.entry(request.headers["Host"] ?? ""))]}"#
          default: "hello"
          }
        return HTTPResponse(status: 200, headers: ["Content-Type": "application/json"], body: .bytes(Array(text.utf8)))
      }

      func response(to rejection: HTTPRejection, of request: HTTPRequest) -> HTTPResponse {
        HTTPResponse(status: rejection.status, type: "text/plain", text: "no")
      }

      /// The address says http, as that of a service does that does not know of its own TLS.
      private static func entry(_ host: String) -> String {
        let digest = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"
        return #"{"name":"a","version":"1","purpose":"text","url":"http://\#(host)/v1/models/\#(digest)","#
          + #""bytes":5,"sha256":"\#(digest)","license":"MIT","metadata":{}}"#
      }
    }

    /// A certificate that vouches for itself, and its key.
    private func certificate(_ name: String, in folder: URL) throws -> (certificate: URL, key: URL) {
      let certificate = folder.appendingPathComponent("certificate-\(UUID().uuidString).pem")
      let key = folder.appendingPathComponent("key-\(UUID().uuidString).pem")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: OpenSSL.program ?? "")
      process.arguments = [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-subj",
        "/CN=test", "-addext", "subjectAltName=\(name)", "-keyout", key.path, "-out", certificate.path,
      ]
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return (certificate, key)
    }

    @Test func onlyTheServiceThatWasNamedIsSpokenTo() async throws {
      let program = try PoolProgram()
      defer { program.remove() }
      let own = try certificate("IP:127.0.0.1", in: program.folder)
      let other = try certificate("IP:127.0.0.1", in: program.folder)
      var configuration = HTTPServerConfiguration()
      configuration.tls = .init(
        certificate: try String(contentsOf: own.certificate, encoding: .utf8),
        key: try String(contentsOf: own.key, encoding: .utf8))
      let service = Service()
      let server = try HTTPServer(configuration: configuration, handler: service)
      func install(_ host: String, authority: String?) async throws -> PoolProgram.Outcome {
        let call = "\"$pool\" models install --store \"$store\" --service https://\(host):\(server.port)"
        let script =
          authority.map { authority in
            "export POOL_APP_KEY=pk_test_a call='\(call)' from='\(authority)' to=\(OpenSSL.authorities)\n"
              + #"unshare -rm sh -c 'mount --bind "$from" "$to" && eval "$call"'"#
          } ?? "POOL_APP_KEY=pk_test_a \(call)"
        // From a thread of its own: the service answers on those that tests run on.
        return try await withCheckedThrowingContinuation { continuation in
          Thread.detachNewThread { continuation.resume(with: Result { try program.script(script) }) }
        }
      }
      let refusal = "pool: The service cannot be reached, or is not who it should be.\n"
      // An authority that nobody knows; another one than the certificate's; a name that the certificate does not have.
      for (host, authority) in [
        ("127.0.0.1", nil), ("127.0.0.1", other.certificate.path), ("localhost", own.certificate.path),
      ] {
        let outcome = try await install(host, authority: authority)
        #expect(outcome.status == 1)
        #expect(outcome.messages == refusal)
      }
      #expect(service.calls.isEmpty)

      let outcome = try await install("127.0.0.1", authority: own.certificate.path)
      #expect(outcome.status == 0, "\(outcome.messages)")
      #expect(service.calls.map { String($0.prefix(15)) } == ["POST /v1/instal", "GET /v1/models", "GET /v1/models/"])
      let listed = try #require(try program.run("egress", "--json").json.first)
      let requests = try #require(listed["requests"] as? [[String: Any]])
      // What was tried is listed too.
      #expect(requests.count >= 3 + 3)
      await server.stop(graceSeconds: 1)
    }
  }
#endif
