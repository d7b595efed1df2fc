/// One answer as it streams in: events taken apart, its text told as it comes. A value, fed with bytes.
struct ChatStream {
  /// What the bytes so far made known.
  struct Step {
    /// The next words of the answer.
    var delta = ""
    /// Whether the server said that it failed.
    var isFailed = false
  }

  private var events = EventStreamReader()
  private var reader = AnswerTextReader()
  /// The answer of a server that does not stream, which is one JSON object.
  private var plain: [UInt8] = []
  private var isPlain: Bool?
  /// All that the model said.
  private(set) var content = ""
  /// Whether the server said that the model had ended.
  private(set) var isFinished = false
  private var isCutShort = false
  private var isRefused = false

  /// Takes the next bytes.
  mutating func read(_ bytes: [UInt8]) -> Step {
    var step = Step()
    if isPlain == nil { isPlain = bytes.first { $0 > 0x20 }.map { $0 == 0x7B } }
    if isPlain == true {
      plain += bytes
      return step
    }
    for data in events.read(bytes) {
      if data == Array("[DONE]".utf8) {
        isFinished = true
        continue
      }
      guard let event = (try? JSONValue(parsing: data))?.object else { continue }
      if event["error"].map({ !$0.isNull }) == true { step.isFailed = true }
      guard let choice = event["choices"]?.array?.first?.object else { continue }
      if ChatReply.refuses(choice, in: "delta") { isRefused = true }
      if let reason = choice["finish_reason"]?.string {
        isFinished = true
        isCutShort = reason == "length"
      }
      if let text = choice["delta"]?.object?["content"]?.string {
        content += text
        step.delta += reader.read(Array(text.utf8))
      }
    }
    return step
  }

  /// The whole answer; nil where the stream ended before the model had ended, or it is not of the form.
  var answer: AnswerReply? {
    if isRefused || isPlain == true && ChatReply.refuses(plain) { return .declined }
    let said = isPlain == true ? ChatReply.content(of: plain) : isFinished && !isCutShort ? content : nil
    return said.flatMap(ChatReply.object).flatMap(ChatReply.answer)
  }
}
