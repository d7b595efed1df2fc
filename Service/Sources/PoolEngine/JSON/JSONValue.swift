/// Any JSON value. Numbers are exact and objects keep the order of their keys.
public indirect enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}
