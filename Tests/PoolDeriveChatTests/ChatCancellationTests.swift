import Foundation
import Testing

@testable import PoolDeriveChat

/// URL sessions on Linux stop the process when a task is cancelled at the wrong moment of a redirect or invalidated on
/// the way: 7,200 calls that were cancelled at any moment are what the order in `ChatCall` was found with.
@Suite struct ChatCancellationTests {
  @Test func callsMayBeCancelledAtAnyMomentOfAnyAnswer() async throws {
    let servers = [
      try ChatServer(.silence), try ChatServer(ChatServer.completion("{}")), try ChatServer(.flood(3_000_000)),
      try ChatServer(.redirect("http://127.0.0.1:1/")), try ChatServer(.cut("{}")),
    ]
    defer { for server in servers { server.stop() } }
    for round in 0..<12 {
      await withTaskGroup(of: Void.self) { group in
        for (place, server) in (servers + servers).enumerated() {
          group.addTask {
            let model = try? ChatCompletionsModel(baseURL: server.base, model: "m", wholeSeconds: 5)
            let call = Task {
              try? await model?.complete(system: "", prompt: "x", schema: "{}", maximumTokens: 1)
            }
            try? await Task.sleep(for: .microseconds((round * 977 + place * 331) % 12_000))
            call.cancel()
            _ = await call.value
          }
        }
      }
    }
  }
}
