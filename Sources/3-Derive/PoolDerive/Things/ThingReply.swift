internal import Foundation
package import PoolTypes

/// Takes from a model's answer what may be believed.
///
/// A model makes things up, and a screen may have told it to. So a thing is kept only if its kind is one of the nine,
/// its name is short and on one line, has no private traces, and stands on a word of its own capture.
package enum ThingReply {
  /// Why nothing of an answer could be taken.
  package enum Fault: Error, Hashable, Sendable {
    /// Longer than `byteMax`.
    case tooLong
    /// No JSON, or not the JSON that was asked for.
    case malformed
  }

  /// UTF-8 bytes of an answer that is looked at.
  package static let byteMax = 64_000
  /// Characters of a name.
  package static let nameMax = 120
  /// Scalars of a name: a character may have any number of them.
  private static let nameScalarMax = 480

  /// The things of each capture, at the place of its evidence; those that the answer leaves out have none.
  package static func things(in answer: String, about captures: [ThingEvidence]) throws(Fault) -> [[Thing]] {
    guard answer.utf8.count <= byteMax else { throw .tooLong }
    let data = Data(unwrapped(answer).utf8)
    guard let reply = try? JSONDecoder().decode(Reply.self, from: data) else { throw .malformed }
    let grounds = captures.map { ThingGround($0) }
    var found: [[Thing]] = captures.map { _ in [] }
    for said in reply.captures {
      guard let number = said.n, number >= 1, number <= captures.count else { continue }
      for item in said.things {
        guard let thing = thing(item, on: grounds[number - 1]) else { continue }
        keep(thing, in: &found[number - 1])
      }
    }
    return found
  }

  /// Without a model's thoughts in front and without a fence of back quotes.
  private static func unwrapped(_ answer: String) -> Substring {
    var text = answer[...]
    if text.drop(while: \.isWhitespace).hasPrefix("<think>"), let end = text.range(of: "</think>") {
      text = text[end.upperBound...]
    }
    // A name may have back quotes.
    if text.drop(while: \.isWhitespace).hasPrefix("{") { return text }
    if let open = text.range(of: "```"), let close = text.range(of: "```", options: .backwards),
      open.upperBound <= close.lowerBound
    {
      let inside = text[open.upperBound..<close.lowerBound]
      // The fence may name its language.
      text = inside.drop { $0 != "{" && $0 != "\n" && $0 != "\r\n" }
    }
    return text
  }

  private static func thing(_ item: Item, on ground: ThingGround) -> Thing? {
    guard let kind = item.kind.flatMap(Thing.Kind.init(rawValue:)), let name = item.name.flatMap(cleaned),
      ground.holds(name)
    else { return nil }
    let confidence = item.confidence ?? 0
    return Thing(kind: kind, name: name, confidence: confidence.isFinite ? min(max(confidence, 0), 1) : 0)
  }

  /// The name without blanks around it; nil where it cannot be one.
  private static func cleaned(_ name: String) -> String? {
    guard name.unicodeScalars.count <= nameScalarMax else { return nil }
    let trimmed = name.trimmingCharacters(in: .whitespaces)
    guard (1...nameMax).contains(trimmed.count), !trimmed.unicodeScalars.contains(where: isForbidden),
      !trimmed.contains("://"), !PrivateTraces.areIn(trimmed)
    else { return nil }
    return trimmed
  }

  /// Ends of lines, control characters, and marks that turn the direction of what follows.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: (0x202a...0x202e).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
  }

  /// Adds a thing, or makes the one that is there surer.
  private static func keep(_ thing: Thing, in things: inout [Thing]) {
    let name = TextFolding.folded(thing.name)
    guard let place = things.firstIndex(where: { $0.kind == thing.kind && TextFolding.folded($0.name) == name }) else {
      if things.count < ThingPrompt.thingMax { things.append(thing) }
      return
    }
    things[place].confidence = max(things[place].confidence, thing.confidence)
  }

  /// What was asked for. A part that is not is left out; the rest still counts.
  private struct Reply: Decodable {
    var captures: [Capture]
  }

  private struct Capture: Decodable {
    var n: Int?
    var things: [Item]

    private enum Key: String, CodingKey { case n, things }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      n = try? container.decode(Int.self, forKey: .n)
      things = (try? container.decode([Item].self, forKey: .things)) ?? []
    }
  }

  private struct Item: Decodable {
    var kind: String?
    var name: String?
    var confidence: Double?

    private enum Key: String, CodingKey { case kind, name, confidence }

    init(from decoder: any Decoder) throws {
      guard let container = try? decoder.container(keyedBy: Key.self) else { return }
      kind = try? container.decode(String.self, forKey: .kind)
      name = try? container.decode(String.self, forKey: .name)
      confidence = try? container.decode(Double.self, forKey: .confidence)
    }
  }
}
