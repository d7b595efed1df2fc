/// What fixed rules make of one capture.
public struct Derivation: Hashable, Sendable {
  public var links: [Link]
  public var objects: [CapturedObject]
  public var leads: [Lead]

  public init(links: [Link] = [], objects: [CapturedObject] = [], leads: [Lead] = []) {
    self.links = links
    self.objects = objects
    self.leads = leads
  }
}
