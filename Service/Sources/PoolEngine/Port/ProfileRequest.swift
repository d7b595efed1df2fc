/// A profile to fill, as an engine sees it: only the fields that it may fill.
public struct ProfileRequest: Hashable, Sendable {
  /// The form.
  public var schema: ProfileSchema
  /// The fields to fill, in the order of the schema: no sensitive one is among them.
  public var fields: [ProfileField]
  /// At most 80 entries.
  public var context: [ContextEntry]

  /// A request to fill these fields of a form.
  public init(schema: ProfileSchema, fields: [ProfileField], context: [ContextEntry]) {
    self.schema = schema
    self.fields = fields
    self.context = context
  }
}

/// What an engine proposes for one field.
public struct ProfileProposal: Hashable, Sendable {
  /// The field's JSON Pointer.
  public var field: String
  /// Its value.
  public var value: JSONValue
  /// The entries it rests on.
  public var refs: [String]

  /// A value for a field.
  public init(field: String, value: JSONValue, refs: [String]) {
    self.field = field
    self.value = value
    self.refs = refs
  }
}

/// What an engine proposes.
public struct ProfileReply: Hashable, Sendable {
  /// At most one for each field; none where the context says nothing.
  public var proposals: [ProfileProposal]

  /// These proposals.
  public init(proposals: [ProfileProposal]) { self.proposals = proposals }
}

/// A profile as it goes out: every field of the schema, filled or null.
public struct FilledProfile: Hashable, Sendable {
  /// Why a field is null.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    case noEvidence = "no_evidence"
    case sensitive
    case invalid
  }

  /// A field that was not filled.
  public struct Refusal: Hashable, Sendable {
    /// The field's JSON Pointer.
    public var field: String
    /// Why it is null.
    public var reason: Reason

    /// A field and why it is null.
    public init(field: String, reason: Reason) {
      self.field = field
      self.reason = reason
    }
  }

  /// An object with every field of the schema.
  public var profile: JSONValue
  /// The entries that each filled field rests on, by JSON Pointer. Never empty for a filled field.
  public var evidence: [String: [String]]
  /// The other fields, in the order of the schema.
  public var refused: [Refusal]

  /// A profile and how it came to be.
  public init(profile: JSONValue, evidence: [String: [String]], refused: [Refusal]) {
    self.profile = profile
    self.evidence = evidence
    self.refused = refused
  }
}
