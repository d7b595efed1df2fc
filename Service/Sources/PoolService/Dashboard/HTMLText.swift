internal import PoolServiceStore

/// Pieces of pages. Whatever comes from a store or a request goes through `escaped`.
enum HTMLText {
  static let type = "text/html; charset=utf-8"

  /// A text as HTML shows it, within elements and within attributes in double quotes.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A whole page.
  /// - Parameter body: HTML.
  static func page(title: String, session: OperatorSession?, body: String) -> String {
    var head = "<header><strong>pool-actions</strong>"
    if let session {
      head += "<nav><a href=\"/\">Apps</a> <a href=\"/models\">Models</a></nav>"
      head += form("/logout", session, "<button>Log out \(escaped(session.name))</button>")
    }
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>\(escaped(title))</title><link rel="stylesheet" href="/style.css"></head>
      <body>\(head)</header><main><h1>\(escaped(title))</h1>
      \(body)
      </main></body></html>

      """
  }

  /// A form that carries the session's token.
  /// - Parameter body: HTML.
  static func form(_ action: String, _ session: OperatorSession?, _ body: String) -> String {
    let token = session.map { "<input type=\"hidden\" name=\"form\" value=\"\(escaped($0.formToken))\">" } ?? ""
    return "<form method=\"post\" action=\"\(escaped(action))\">\(token)\(body)</form>"
  }

  /// A field with its label.
  static func field(_ label: String, _ name: String, _ value: String, type: String = "text") -> String {
    "<label>\(escaped(label)) <input name=\"\(name)\" type=\"\(type)\" value=\"\(escaped(value))\"></label>"
  }

  /// A choice with its label.
  static func choice(_ label: String, _ name: String, _ options: [String], chosen: String) -> String {
    let list = options.map { "<option\($0 == chosen ? " selected" : "")>\(escaped($0))</option>" }.joined()
    return "<label>\(escaped(label)) <select name=\"\(name)\">\(list)</select></label>"
  }

  /// A table.
  /// - Parameter rows: cells in HTML.
  static func table(_ heads: [String], _ rows: [[String]]) -> String {
    let head = heads.map { "<th>\(escaped($0))</th>" }.joined()
    let body = rows.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>" }.joined(separator: "\n")
    return "<table><thead><tr>\(head)</tr></thead><tbody>\(body)</tbody></table>"
  }
}
