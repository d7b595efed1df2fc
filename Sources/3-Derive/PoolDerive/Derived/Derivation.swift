package import PoolTypes

/// What fixed rules make of one capture.
package struct Derivation: Hashable, Sendable {
  package var links: [Link]
  package var objects: [CapturedObject]
  package var leads: [Lead]

  package init(links: [Link] = [], objects: [CapturedObject] = [], leads: [Lead] = []) {
    self.links = links
    self.objects = objects
    self.leads = leads
  }
}
