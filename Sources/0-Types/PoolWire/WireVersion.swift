/// The version of the actions API that these values describe.
public enum WireVersion {
  /// First path component of every endpoint.
  public static let pathComponent = "v1"
}
