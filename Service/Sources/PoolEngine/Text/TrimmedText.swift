extension StringProtocol {
  /// Without the characters at its end that a test names.
  func trimmingSuffix(while isCut: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, isCut(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}
