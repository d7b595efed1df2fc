/// A place within a JSON value, as RFC 6901 (P. Bryan and others, 2013) writes it.
public enum JSONPointer {
  /// The place of a member or an element of what lies at `parent`.
  public static func child(_ name: String, of parent: String) -> String {
    var step = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "~": step += "~0"
      case "/": step += "~1"
      default: step.unicodeScalars.append(scalar)
      }
    }
    return parent + "/" + step
  }
}
