/// Why a schema is not taken, in one sentence that repeats nothing of the schema but the keywords of JSON Schema.
public struct SchemaError: Error, Hashable, Sendable {
  /// The sentence, for the answer with the code `invalid_schema`.
  public var sentence: String

  /// An error that says this.
  init(_ sentence: String) { self.sentence = sentence }

  /// A keyword whose value has the wrong form.
  static func wrong(_ keyword: String, _ must: String) -> SchemaError {
    SchemaError("The keyword \(keyword) must be \(must).")
  }

  /// A keyword that is not understood. Only a published one is named: any other is the sender's own text.
  static func unsupported(_ keyword: String) -> SchemaError {
    SchemaKeyword.published.contains(keyword)
      ? SchemaError("The keyword \(keyword) is not supported.")
      : SchemaError("The schema has a keyword that is not supported and that JSON Schema does not define.")
  }
}

/// Keywords of JSON Schema.
enum SchemaKeyword {
  /// Those that are understood.
  static let understood: Set<String> = [
    "type", "properties", "required", "items", "enum", "const", "description", "title", "minLength", "maxLength",
    "minimum", "maximum", "minItems", "maxItems", "format", "additionalProperties",
  ]

  /// Those that JSON Schema defines in drafts 4 to 2020-12 and that are not understood.
  static let published: Set<String> = [
    "$ref", "$defs", "$schema", "$id", "$anchor", "$dynamicRef", "$dynamicAnchor", "$recursiveRef", "$recursiveAnchor",
    "$vocabulary", "$comment", "id", "definitions", "allOf", "anyOf", "oneOf", "not", "if", "then", "else",
    "dependentSchemas", "dependentRequired", "dependencies", "prefixItems", "additionalItems", "contains",
    "minContains", "maxContains", "uniqueItems", "patternProperties", "propertyNames", "minProperties",
    "maxProperties", "unevaluatedItems", "unevaluatedProperties", "multipleOf", "exclusiveMinimum",
    "exclusiveMaximum", "pattern", "contentEncoding", "contentMediaType", "contentSchema", "default", "deprecated",
    "examples", "readOnly", "writeOnly", "nullable", "discriminator",
  ]
}
