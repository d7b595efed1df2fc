internal import PoolHTTP

/// The look of the pages.
enum DashboardStyle {
  static let response: HTTPResponse = {
    var response = HTTPResponse(status: 200, type: "text/css; charset=utf-8", text: text)
    response.headers["Cache-Control"] = "max-age=300"
    return response
  }()

  private static let text = """
    :root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 20%, transparent); --bar: #3b7dd8 }
    body { font: 15px/1.45 system-ui, sans-serif; margin: 0 }
    header { display: flex; gap: 1.5rem; align-items: center; padding: .7rem 1.5rem }
    header { border-bottom: 1px solid var(--line) }
    header form { margin-left: auto }
    nav a { margin-right: 1rem }
    main { max-width: 62rem; margin: 1.5rem auto; padding: 0 1.5rem }
    table { border-collapse: collapse; width: 100%; margin: .5rem 0 1.5rem }
    th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top }
    td form { display: inline }
    main > form { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: .8rem 1rem }
    main > form { align-items: end; justify-items: start }
    label { display: grid; gap: .2rem; width: 100% }
    input, select { width: 100%; box-sizing: border-box }
    input, select, button { font: inherit; padding: .25rem .5rem }
    code { font-family: ui-monospace, monospace; overflow-wrap: anywhere }
    .once { border: 2px solid var(--bar); padding: .8rem 1rem; border-radius: .4rem }
    figure { margin: .5rem 0 1.2rem }
    svg { width: 100%; height: auto }
    svg rect { fill: var(--bar) }
    svg line { stroke: var(--line) }
    svg text { font-size: 11px; fill: currentColor }
    """
}
