internal import PoolKit

/// The JSON of what was made of captures.
extension JSONForm {
  static func link(_ link: Link) -> [String: Any] {
    [
      "kind": link.kind.rawValue, "value": link.value, "host": orNull(link.host), "mention": mention(link.mention),
    ]
  }

  static func object(_ object: CapturedObject) -> [String: Any] {
    [
      "kind": object.kind.rawValue,
      "fields": Dictionary(uniqueKeysWithValues: object.fields.map { ($0.key.rawValue, $0.value) }),
      "mentions": object.mentions.map(mention),
    ]
  }

  static func lead(_ lead: Lead) -> [String: Any] {
    [
      "kind": lead.kind.rawValue, "title": lead.title, "objects": lead.objects.map(object),
      "links": lead.links.map(link), "mentions": lead.mentions.map(mention),
    ]
  }

  static func thing(_ thing: Thing) -> [String: Any] {
    ["kind": thing.kind.rawValue, "name": thing.name, "confidence": rounded(thing.confidence)]
  }

  /// A value with the captures that prove it: the fields of the value beside theirs.
  static func proven<Value>(_ proven: Proven<Value>, _ form: (Value) -> [String: Any]) -> [String: Any] {
    form(proven.value).merging(
      [
        "captures": proven.captures.map(\.rawValue), "captureCount": proven.captureCount,
        "firstSeen": orNull(proven.firstSeen?.rfc3339), "lastSeen": orNull(proven.lastSeen?.rfc3339),
      ]
    ) { own, _ in own }
  }

  static func facets(_ facets: Facets) -> [String: Any] {
    func counts(_ counts: [Facets.Count]) -> [[String: Any]] {
      counts.map { ["value": $0.value, "captures": $0.captures] }
    }
    return [
      "months": counts(facets.months), "mediaTypes": counts(facets.mediaTypes), "labels": counts(facets.labels),
      "thingKinds": counts(facets.thingKinds), "linkHosts": counts(facets.linkHosts),
    ]
  }

  static func recurring(_ recurring: Recurring) -> [String: Any] {
    [
      "kind": recurring.kind.rawValue, "value": recurring.value, "days": recurring.days,
      "captureCount": recurring.captureCount, "captures": recurring.captures.map(\.rawValue),
      "firstDay": recurring.firstDay, "lastDay": recurring.lastDay,
    ]
  }

  static func interest(_ interest: Interest) -> [String: Any] {
    [
      "topic": interest.topic, "weight": rounded(interest.weight), "firstSeen": interest.firstSeen,
      "lastSeen": interest.lastSeen, "sources": interest.sources.map(\.rawValue),
    ]
  }

  private static func mention(_ mention: Mention) -> [String: Any] {
    let corners = mention.box.map { [$0.topLeft, $0.topRight, $0.bottomRight, $0.bottomLeft] }
    return [
      "text": mention.text, "line": orNull(mention.line), "code": orNull(mention.code),
      "box": orNull(corners?.map { [rounded($0.x), rounded($0.y)] }),
    ]
  }
}

/// The JSON of people.
extension JSONForm {
  static func person(_ person: PersonGroup) -> [String: Any] {
    func estimate(_ estimate: PersonGroup.Estimate?) -> Any {
      orNull(estimate.map { ["value": $0.value, "confidence": rounded($0.confidence)] as [String: Any] })
    }
    return [
      "id": person.id, "photoCount": person.photoCount, "firstSeen": orNull(person.firstSeen?.rfc3339),
      "lastSeen": orNull(person.lastSeen?.rfc3339), "representativeAssetID": person.representativeAssetID.rawValue,
      "ageRange": estimate(person.ageRange), "apparentGender": estimate(person.apparentGender),
    ]
  }
}
