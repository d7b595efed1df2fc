internal import Foundation
internal import PoolEngine
internal import PoolHTTP
internal import PoolServiceStore
internal import PoolWire

/// An answer as Server-Sent Events: `delta` with the next words, then `answer` with the checked whole, or `error`.
///
/// One client reads it, in order. What a slow client does not take makes the engine's words wait, within bounds.
/// Charged are ten units once the answer goes out, or once words have arrived and the client leaves; the model's
/// failure and leaving before the first words give them back.
enum AnswerStream {
  /// Runs the engine up to its first words, so that a refusal before them is an ordinary one, and gives back the
  /// stream.
  static func response(
    _ request: AnswerRequest, _ call: inout Call, install: String, caller: Caller, service: ActionsService
  ) async throws -> HTTPResponse {
    let hold = try await Hold(
      ActionsService.answerUnits, call, install: install, caller: caller, service: service)
    let relay = AnswerRelay(byteMax: service.settings.answerBytesMax)
    let engine = Task {
      do {
        let reply = try await service.assist.answer(request) { try relay.add($0) }
        relay.finish(.reply(reply))
      } catch {
        relay.finish(.failure(error))
      }
    }
    let first = await withTaskCancellationHandler {
      await relay.next()
    } onCancel: {
      engine.cancel()
      relay.finish(.failure(CancellationError()))
    }
    if case .failure(let error) = first {
      await hold.giveBack()
      throw error
    }
    let sending = Sending(hold: hold, relay: relay, engine: engine, service: service, call: call)
    return HTTPResponse(
      status: 200,
      headers: ["Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no"],
      body: .stream { writer in try await sending.run(first, writer) })
  }

  /// The sending of one answer.
  private struct Sending: Sendable {
    let hold: Hold
    let relay: AnswerRelay
    let engine: Task<Void, Never>
    let service: ActionsService
    let call: Call

    func run(_ first: AnswerRelay.Event, _ writer: HTTPBodyWriter) async throws {
      let beat = Task { await keepAlive(writer) }
      defer { beat.cancel() }
      let outcome = await withTaskCancellationHandler {
        await send(first, writer)
      } onCancel: {
        engine.cancel()
        relay.finish(.failure(CancellationError()))
      }
      engine.cancel()
      service.figures.count("pool_streams_total", ["outcome": outcome.rawValue])
      service.log.event("stream", ["request": call.id, "outcome": outcome.rawValue])
      // A body that is not whole ends without its end mark.
      if outcome != .answered && outcome != .failed { throw HTTPClientGone() }
    }

    private enum Outcome: String {
      case answered
      /// The model failed, and the client was told.
      case failed
      /// The client left before the first words.
      case leftBefore = "left_before"
      /// The client left after words had arrived.
      case leftAfter = "left_after"
    }

    /// Sends events until the last. Settles or gives back exactly once.
    private func send(_ first: AnswerRelay.Event, _ writer: HTTPBodyWriter) async -> Outcome {
      var event = first
      var haveWordsArrived = false
      while true {
        switch event {
        case .delta(let text):
          do {
            try await writer.write(try EventText.event("delta", AnswerDelta(text: text)))
            if !haveWordsArrived {
              try await writer.flush()
              haveWordsArrived = true
            }
          } catch {
            return await left(haveWordsArrived)
          }
          event = await relay.next()
        case .reply(let reply): return await finish(reply, haveWordsArrived, writer)
        case .failure(let error):
          // Only a client that left, or a server that stops, cancels; anything else is the model's failure.
          if error is CancellationError || error is HTTPClientGone { return await left(haveWordsArrived) }
          await hold.giveBack()
          await tell(Refusal.wireError(error), writer)
          return .failed
        }
      }
    }

    private func finish(
      _ reply: AnswerReply, _ haveWordsArrived: Bool, _ writer: HTTPBodyWriter
    ) async -> Outcome {
      // A client that heard nothing yet is asked for by a comment before it is charged.
      if !haveWordsArrived {
        do {
          try await writer.write(EventText.comment)
          try await writer.flush()
        } catch {
          return await left(false)
        }
      }
      do {
        let units = try await hold.settle(ActionsService.answerUnits)
        let answer = AnswerQuestionResponse(answer: ActionsService.answer(reply), units: units)
        try await writer.write(try EventText.event("answer", answer))
        try await writer.flush()
        return .answered
      } catch is HTTPClientGone {
        return .leftAfter
      } catch is CancellationError {
        return .leftAfter
      } catch {
        await hold.giveBack()
        await tell(Refusal.wireError(error), writer)
        return .failed
      }
    }

    /// The client left: what it heard is charged.
    private func left(_ haveWordsArrived: Bool) async -> Outcome {
      guard haveWordsArrived else {
        await hold.giveBack()
        return .leftBefore
      }
      // Unstructured, for this task was cancelled and the charge holds nevertheless.
      await Task {
        do {
          _ = try await hold.settle(ActionsService.answerUnits)
        } catch {
          service.log.trouble("settle", error, request: call.id)
        }
      }.value
      return .leftAfter
    }

    /// Sends the `error` event. A later try may succeed after half a minute, where nothing else is known.
    private func tell(_ error: WireError, _ writer: HTTPBodyWriter) async {
      var error = error
      if error.retryAfter == nil { error.retryAfter = 30 }
      guard let text = try? EventText.event("error", error) else { return }
      try? await writer.write(text)
      try? await writer.flush()
    }

    /// Sends comments, so that nobody between takes the stream for dead, and keeps the units set aside.
    private func keepAlive(_ writer: HTTPBodyWriter) async {
      while !Task.isCancelled {
        do {
          try await Task.sleep(for: .seconds(min(max(service.settings.keepAliveSeconds, 0.01), 15)))
          try await writer.write(EventText.comment)
        } catch {
          return
        }
        await hold.renew()
      }
    }
  }
}

/// The text of Server-Sent Events, after the HTML standard's chapter 9.2.
enum EventText {
  /// Says nothing; readers drop it.
  static let comment = ": keep-alive\n\n"

  /// One event whose data is JSON. JSON without line breaks needs one line of data.
  static func event(_ name: String, _ data: some Encodable) throws -> String {
    "event: \(name)\ndata: \(String(decoding: try WireCoding.bytes(data), as: UTF8.self))\n\n"
  }
}
