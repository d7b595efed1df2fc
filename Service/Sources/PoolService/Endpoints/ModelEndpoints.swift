internal import Foundation
internal import PoolAttest
internal import PoolHTTP
internal import PoolWire

extension ActionsService {
  /// `GET /v1/models`.
  func listModels(_ call: inout Call) async throws -> HTTPResponse {
    let caller = try await authenticate(&call)
    _ = try await knownInstall(call, caller)
    let base = address(call.request)
    // The list holds addresses, so that it is another one for another host.
    let digest = AttestDigest.sha256(Array("\(models.tag)\n\(base)".utf8))
    let tag = "\"\(Hexadecimal.text(Array(digest.prefix(16))))\""
    let headers: HTTPHeaders = ["ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Authorization"]
    if Self.isMatch(call.request, tag) { return HTTPResponse(status: 304, headers: headers) }
    let list = ModelList(
      models: models.entries.map {
        .init(
          name: $0.name, version: $0.version, purpose: $0.purpose,
          url: $0.url ?? "\(base)/v1/models/\($0.sha256)", bytes: $0.bytes, sha256: $0.sha256, license: $0.license,
          metadata: $0.metadata)
      })
    var response = Reply.json(200, list)
    for field in headers.fields { response.headers[field.name] = field.value }
    return response
  }

  /// `GET /v1/models/{sha256}`: the bytes never change, so they may be kept for ever.
  func modelFile(_ call: inout Call) async throws -> HTTPResponse {
    let caller = try await authenticate(&call)
    _ = try await knownInstall(call, caller)
    guard let digest = call.request.parameters["sha256"], let file = models.file(sha256: digest) else {
      throw WireError(.notFound, "There is no such model file.")
    }
    let length = UInt64(clamping: file.bytes)
    let tag = "\"\(digest)\""
    var headers: HTTPHeaders = [
      "Content-Type": "application/octet-stream", "ETag": tag, "Accept-Ranges": "bytes",
      "Cache-Control": "private, max-age=31536000, immutable",
    ]
    if Self.isMatch(call.request, tag) { return HTTPResponse(status: 304, headers: headers) }
    // A range counts only of the bytes that the client began with.
    let condition = call.request.headers["If-Range"]
    let range = condition == nil || condition == tag ? call.request.headers["Range"] : nil
    switch HTTPByteRange(range, length: length) {
    case .whole:
      return HTTPResponse(status: 200, headers: headers, body: Self.body(file.path, 0, length))
    case .part(let offset, let count):
      headers["Content-Range"] = "bytes \(offset)-\(offset + count - 1)/\(length)"
      return HTTPResponse(status: 206, headers: headers, body: Self.body(file.path, offset, count))
    case .unsatisfiable:
      var response = Refusal.response(WireError(.rangeNotSatisfiable, "Range lies beyond the file."))
      response.headers["Content-Range"] = "bytes */\(length)"
      return response
    }
  }

  private static func body(_ path: String, _ offset: UInt64, _ count: UInt64) -> HTTPResponse.Body {
    count == 0 ? .bytes([]) : .file(path: path, offset: offset, count: count)
  }

  /// Whether `If-None-Match` names this tag, by the weak comparison of RFC 9110.
  private static func isMatch(_ request: HTTPRequest, _ tag: String) -> Bool {
    request.headers.all("If-None-Match").contains { line in
      line.split(separator: ",").contains { part in
        let given = part.trimmingCharacters(in: .whitespaces)
        return given == "*" || given == tag || given == "W/" + tag
      }
    }
  }

  /// Where clients reach the service.
  private func address(_ request: HTTPRequest) -> String {
    if let address = settings.publicAddress { return address.hasSuffix("/") ? String(address.dropLast()) : address }
    let host = request.headers["Host"] ?? "localhost"
    let isPlain = host.utf8.count <= 255 && host.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && $0 != 0x22 && $0 != 0x2f }
    return "http://\(isPlain ? host : "localhost")"
  }
}
