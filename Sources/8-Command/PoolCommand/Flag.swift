internal import PoolKit

/// One option of a command, declared once: its parsing, help and completion all follow from this.
struct Flag: Sendable {
  /// What stands after a flag or a command, and what completion offers for it.
  enum Value: Sendable {
    case none
    case text(String)
    case file(String)
    case folder(String)
    case choice(String, [String])

    /// What stands for the value in help; nil where there is none.
    var placeholder: String? {
      switch self {
      case .none: nil
      case .text(let name), .file(let name), .folder(let name), .choice(let name, _): name
      }
    }
  }

  let name: String
  let value: Value
  /// One line, for completion and the first line of help.
  let help: String
  /// What help adds; empty where the line says it all.
  var more = ""
  /// May be given several times.
  var repeats = false

  static let library = Flag(
    name: "library", value: .folder("DIR"), help: "The folder of photos.",
    more: "Default: the folder that the index was made from.")
  static let store = Flag(
    name: "store", value: .folder("DIR"), help: "The folder of the index.",
    more: "Default: $XDG_DATA_HOME/pool, or ~/.local/share/pool.")
  static let models = Flag(
    name: "models", value: .folder("DIR"), help: "The folder of the models.",
    more: "Default: $POOL_MODELS, models/ in the folder of the index, or models/ beside or above this program.")
  static let json = Flag(name: "json", value: .none, help: "Print JSON for scripts.")
  static let quiet = Flag(name: "quiet", value: .none, help: "Print results and errors only.")
  static let help = Flag(name: "help", value: .none, help: "Print this help; -h does too.")
  static let version = Flag(name: "version", value: .none, help: "Print the version.")
  static let languageModel = Flag(
    name: "language-model", value: .text("URL"), help: "Have a language model of this machine name things.",
    more: "What stands before /chat/completions of a server on this machine (llama.cpp, Ollama, vLLM), with the model's"
      + " name behind #: http://127.0.0.1:11434/v1#qwen2.5. Default: $POOL_LANGUAGE_MODEL; its key, if it wants one, is"
      + " $POOL_LANGUAGE_MODEL_KEY. Without one nothing is named.")
  static let geocoder = Flag(
    name: "geocoder", value: .text("URL"), help: "Have a Nominatim server name neighbourhoods and venues.",
    more: "What stands before /reverse: https://host/nominatim, or http on this machine. It is asked for rounded places"
      + " alone, one every 1.5 seconds, 60 a run, never near home, under a grant that holds locations. Default:"
      + " $POOL_GEOCODER; who asks is $POOL_GEOCODER_CONTACT. Without one nobody is asked.")
  /// Every command takes these.
  static let general = [library, store, models, json, quiet, help, version]

  static let yes = Flag(name: "yes", value: .none, help: "Do not ask.")
  static let limit = Flag(name: "limit", value: .text("N"), help: "At most N captures, 1 to 1000; 20 without it.")
  static let offset = Flag(name: "offset", value: .text("N"), help: "Leave out the first N.")
  static let cursor = Flag(
    name: "cursor", value: .text("C"), help: "Go on after the page that printed this cursor.")
  static let media = Flag(
    name: "media", value: .choice("KIND", MediaKinds.names), help: "Only this kind of capture.",
    more: "photo, screenshot or video; may be given again for a second kind.", repeats: true)
  static let since = Flag(
    name: "since", value: .text("DATE"), help: "Not before DATE.",
    more: "2024, 2024-03, 2024-03-01, a date and time as RFC 3339 writes it, or 30d, 8w, 6m, 2y back from now.")
  static let until = Flag(
    name: "until", value: .text("DATE"), help: "Not after DATE.",
    more: "As --since takes it; the whole of that day, month or year belongs to it.")
  static let label = Flag(
    name: "label", value: .text("LABEL"), help: "Only captures with this label.",
    more: "As `pool facets` lists them; may be given again for a second one.", repeats: true)
  static let thing = Flag(
    name: "thing", value: .choice("KIND", ThingKinds.names), help: "Only captures in which such a thing was named.",
    more: "May be given again for a second kind.", repeats: true)
  static let host = Flag(
    name: "host", value: .text("HOST"), help: "Only captures with a link to this host.",
    more: "As `pool facets` lists them; may be given again for a second one.", repeats: true)
  /// What narrows a list of captures.
  static let filters = [media, since, until, label, thing, host]
  static let sheet = Flag(
    name: "sheet", value: .file("FILE"), help: "Write a contact sheet of the captures.",
    more: "A picture of what is listed; FILE ends in .jpg or .png.")
}

/// The kinds of thing as they are typed.
enum ThingKinds {
  static let names = Thing.Kind.allCases.map(\.rawValue)
}

/// The kinds of capture as they are typed.
enum MediaKinds {
  static let names = ["photo", "screenshot", "video"]
}
