/// Why a request is refused before an engine sees it.
public enum AssistRefusal: Error, Hashable, Sendable {
  /// `invalid_schema`, 400, with one sentence that says why.
  case invalidSchema(String)
  /// `rule_not_allowed`, 400.
  case ruleNotAllowed
}
