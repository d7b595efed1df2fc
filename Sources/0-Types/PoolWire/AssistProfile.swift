/// `POST /v1/assist/profile`: a form to fill from what the device found.
public struct FillProfileRequest: WireRequest, Hashable {
  /// A form in the part of JSON Schema that the page names.
  public var schema: WireJSON
  /// At most 80 entries.
  public var context: [WireContextEntry]

  /// A form and a context.
  public init(schema: WireJSON, context: [WireContextEntry]) {
    self.schema = schema
    self.context = context
  }

  /// Checks the context; a schema that is not understood is refused for itself.
  public func check() throws(WireFault) { try WireContextEntry.check(context, countMax: 80) }
}

/// A field that was not filled.
public struct RefusedField: Hashable, Sendable, Codable {
  /// Its place as a JSON Pointer.
  public var field: String
  /// `no_evidence`, `sensitive` or `invalid`.
  public var reason: String

  /// A field and why it is null.
  public init(field: String, reason: String) {
    self.field = field
    self.reason = reason
  }
}

/// What was filled in.
public struct FillProfileResponse: Hashable, Sendable, Codable {
  /// Every field of the schema, filled or null.
  public var profile: WireJSON
  /// The references that each filled field rests on, by JSON Pointer.
  public var evidence: [String: [String]]
  /// The other fields.
  public var refused: [RefusedField]
  /// Twenty units.
  public var units: WireUnits

  /// A response.
  public init(profile: WireJSON, evidence: [String: [String]], refused: [RefusedField], units: WireUnits) {
    self.profile = profile
    self.evidence = evidence
    self.refused = refused
    self.units = units
  }
}
