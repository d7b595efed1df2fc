/// The words of one language that tell a topic. Each text is a list of terms with commas or line ends between them.
///
/// A term is one or more words, as they follow each other in a text. `a|b` is either word, `diagnos*` any word that
/// begins so, and `$` the end of the text. A term that holds a letter of a script without spaces is looked for
/// anywhere.
struct TopicWords: Sendable {
  /// Illness, treatment, bodies, addiction.
  var health = ""
  /// Belief and its practice.
  var religion = ""
  /// Orientation, acts, nakedness.
  var sexuality = ""
  /// Origin of people, colour of skin, nationality.
  var ethnicity = ""
  /// Parties, votes, opinions.
  var politics = ""
  /// Minors, and children of somebody.
  var children = ""
  /// Income, debt, accounts, wealth; not prices and receipts.
  var finances = ""
  /// What opens something, and numbers of documents.
  var credentials = ""
  /// Asking who a person is.
  var identity = ""
  /// What holds such a word and is about none of them: a title, a dish, a street. It hides the words that it covers.
  var harmless = ""

  /// The terms of each topic, in the order in which topics are told.
  var lists: [(SensitiveTopics.Topic, String)] {
    [
      (.credentials, credentials), (.finances, finances), (.health, health), (.religion, religion),
      (.sexuality, sexuality), (.ethnicity, ethnicity), (.politics, politics), (.children, children),
      (.identity, identity),
    ]
  }
}
