internal import Foundation
internal import PoolKit

/// A value, or null.
func orNull(_ value: (some Any)?) -> Any { value.map { $0 as Any } ?? NSNull() }

/// The JSON that scripts may rely on.
enum JSONForm {
  static func record(_ record: CaptureRecord, inspecting: Bool = false) -> [String: Any] {
    let reading = record.reading
    var form: [String: Any] = [
      "id": record.id.rawValue, "path": record.path, "mediaType": record.facts.mediaType.rawValue,
      "date": orNull(record.facts.date?.rfc3339), "dateSource": orNull(record.facts.date?.source.rawValue),
      "timeZone": orNull(record.facts.timeZone ?? record.details?.timeZone), "width": orNull(record.facts.size?.width),
      "height": orNull(record.facts.size?.height), "state": record.state.rawValue,
      "sensitive": orNull(record.sensitive?.rawValue), "failure": orNull(record.failure),
      "duration": orNull(record.facts.duration.map(rounded)), "title": orNull(record.facts.title),
      "text": reading?.text.map(\.text) ?? [],
      "codes": reading?.codes.map { ["symbology": $0.symbology, "text": $0.text] } ?? [],
      "labels": reading?.labels.map { ["name": $0.name, "confidence": rounded($0.confidence)] } ?? [],
      "links": record.derived.links.map(link), "objects": record.derived.objects.map(object),
      "leads": record.derived.leads.map(lead), "things": record.things.map(thing), "faces": 0,
      "location": orNull(record.details?.location.map(location)),
      "visit": orNull(record.details?.visit.map(visit)), "fingerprint": orNull(reading?.fingerprint?.hex),
    ]
    if inspecting {
      form["location"] = orNull(record.facts.location.map(coordinate))
      form["orientation"] = record.facts.orientation
      form["camera"] = orNull(record.facts.camera)
      form["lines"] =
        reading?.text.map { line in
          [
            "text": line.text, "confidence": rounded(line.confidence),
            "box": [line.box.topLeft, line.box.topRight, line.box.bottomRight, line.box.bottomLeft].map {
              [rounded($0.x), rounded($0.y)]
            },
          ] as [String: Any]
        } ?? []
    }
    return form
  }

  static func results(_ results: SearchResults) -> [String: Any] {
    let plan = results.plan
    return [
      "plan": [
        "operation": plan.operation.rawValue, "retrievalIntent": plan.retrievalIntent.rawValue,
        "textWords": plan.textWords, "visualWords": plan.visualWords,
        "mediaTypes": plan.mediaTypes.map(\.rawValue), "since": orNull(plan.since), "until": orNull(plan.until),
        "excludedWords": plan.excludedWords, "phrases": plan.phrases, "exactWords": plan.exactWords,
        "dateWords": plan.dateWords, "placeWords": plan.placeWords, "explanation": plan.sentences,
      ] as [String: Any], "hits": results.hits.map(hit), "cursor": orNull(results.cursor),
      "total": orNull(results.total),
    ]
  }

  private static func hit(_ hit: SearchHit) -> [String: Any] {
    var form: [String: Any] = [
      "id": hit.id.rawValue, "path": hit.path, "date": orNull(hit.date?.rfc3339),
      "mediaType": hit.mediaType.rawValue, "score": rounded(hit.score), "reasons": hit.reasons.map(\.rawValue),
      "textMatches": hit.textMatches, "placeMatches": hit.placeMatches,
      "placeSimilarity": rounded(hit.placeSimilarity), "visualSimilarity": rounded(hit.visualSimilarity),
      "details": orNull(hit.details.map(details)),
    ]
    guard !hit.parts.isEmpty else { return form }
    form["parts"] = hit.parts.map { part in
      [
        "list": part.list.rawValue, "rank": part.rank, "value": rounded(part.value), "score": rounded(part.score),
        "weight": rounded(part.weight), "part": rounded(part.part),
      ] as [String: Any]
    }
    return form
  }

  /// The whole of a status, under the field names of its type; what is unknown is null.
  static func status(_ status: IndexStatus) -> [String: Any] {
    guard let data = try? JSONEncoder().encode(status),
      var form = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [:] }
    for key in ["pauseReason", "failureDescription", "lastRun"] where form[key] == nil { form[key] = NSNull() }
    if var detail = form["detail"] as? [String: Any] {
      for key in ["secondsRemaining", "searchUpdatedAt", "background"] where detail[key] == nil {
        detail[key] = NSNull()
      }
      form["detail"] = detail
    }
    if var last = form["lastRun"] as? [String: Any] {
      if last["nextAttempt"] == nil { last["nextAttempt"] = NSNull() }
      form["lastRun"] = last
    }
    return form
  }

  static func rounded(_ number: Double) -> Double {
    number.isFinite ? (number * 10_000).rounded() / 10_000 : 0
  }
}
