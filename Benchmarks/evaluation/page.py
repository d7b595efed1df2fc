"""The page of an evaluation: figures on top, then each query with the pictures that it found. One file, no scripts."""

from html import escape
from pathlib import Path

from . import figures
from .pictures import Gallery

STYLE = Path(__file__).with_name("page.css")
# Hits shown of a query, and wanted captures shown where they are not among these.
SHOWN, WANTED = 5, 3
HEADS = {
    "queries": "queries", "recallAt1": "recall at 1", "recallAt5": "at 5", "recallAt10": "at 10",
    "foundAt10": "found at 10", "ndcgAt10": "nDCG at 10", "mrr": "MRR", "nothing": "nothing found"}
MEANINGS = (
    "Recall at N: share of queries with a right capture among the first N. Found at 10: mean share of all right "
    "captures, at most ten, among the first ten. nDCG: gain of one for each right capture. MRR: mean of one over the "
    "first right place. Nothing found: share of queries without any hit, right for what is nonsense or absent.")


def cell(value):
    return "<td></td>" if value is None else f"<td>{value if isinstance(value, int) else format(value, '.3f')}</td>"


def line(name, values, style=""):
    cells = "".join(cell(values.get(column)) for column in HEADS)
    return f'<tr class="{style}"><th scope="row">{escape(name)}</th>{cells}</tr>'


def table(entries):
    """The table of all kinds and lists."""
    lines = []
    for kind, entry in entries.items():
        for name, values in entry["lists"].items():
            is_fused = name == figures.FUSED
            lines.append(line(kind if is_fused else f"{name} alone", values, "fused" if is_fused else "part"))
        for name, values in entry.get("families", {}).items():
            lines.append(line(name, values, "part"))
        if "unambiguous" in entry:
            lines.append(line("words on one capture alone", entry["unambiguous"], "part"))
        for name, values in entry.get("notHeld", {}).items():
            lines.append(line(f"not held back, {name}", values, "part"))
    heads = "".join(f'<th scope="col">{head}</th>' for head in HEADS.values())
    return (f'<div class="scroll"><table><thead><tr><th></th>{heads}</tr></thead>'
            f'<tbody>{"".join(lines)}</tbody></table></div>')


def explanation(hit):
    """Why a hit stands where it stands, in one line."""
    parts = hit.get("parts")
    if parts:
        def tell(part):
            place = f" #{part['rank']}" if part.get("rank") else ""
            return f"{part['list']}{place} {part.get('score') or 0:.2f} ({part.get('value') or 0:.2f})"
        return ", ".join(tell(part) for part in parts)
    cosine = f" (cosine {hit['visualSimilarity']:.2f})" if hit.get("visualSimilarity") else ""
    return ", ".join(hit.get("reasons") or []) + cosine


def figure(gallery, path, head, text, style):
    name = gallery.name(path)
    shown = "" if name else "no picture"
    return (f'<figure class="{style}"><div class="picture {name}" role="img" aria-label="{escape(path)}" '
            f'title="{escape(path)}">{shown}</div>'
            f'<figcaption><b>{escape(head)}</b> {escape(text)}</figcaption></figure>')


def hits(gallery, outcome):
    right = set(outcome.query.relevant)
    for place, hit in enumerate(outcome.hits[:SHOWN], 1):
        matches = " · ".join(hit.get("textMatches") or [])[:120]
        text = explanation(hit) + (f" “{matches}”" if matches else "")
        style = "right" if hit["path"] in right else ""
        yield figure(gallery, hit["path"], f"{place}. {hit.get('score') or 0:.2f}", text, style)


def wanted(gallery, outcome, captures):
    """The right captures that are not among the hits shown, if none of those is right."""
    places = outcome.places()
    if any(place and place <= SHOWN for place in places.values()):
        return
    for path in outcome.query.relevant[:WANTED]:
        place, capture = places[path], captures.get(path) or {}
        state = f"held back: {capture['sensitive']}" if capture.get("sensitive") else ""
        labels = ", ".join(label["name"] for label in (capture.get("labels") or [])[:4])
        yield figure(
            gallery, path, f"wanted: place {place}" if place else "wanted: not found",
            " ".join(filter(None, [state, labels])), "wanted")


def section(gallery, outcome, captures):
    """One query."""
    query = outcome.query
    style = "hit" if outcome.is_right() else "miss"
    first = outcome.first()
    if query.relevant:
        verdict = "found first" if first == 1 else f"found at {first}" if first else "not found"
    else:
        verdict = f"{len(outcome.hits)} found where nothing is" if outcome.hits else "nothing found, which is right"
    lists = ", ".join(f"{name} {outcome.first(name)}" for name in outcome.orders
                      if name != figures.FUSED and outcome.first(name))
    notes = [note for note in (query.family, f"place by list: {lists}" if lists else "", *outcome.causes) if note]
    shown = "".join([*hits(gallery, outcome), *wanted(gallery, outcome, captures)])
    return (f'<section class="{style} of-{query.kind}"><h3>{escape(query.text)} <span class="'
            f'{"good" if style == "hit" else "wrong"}">{verdict}</span></h3><p class="soft">{escape(query.kind)}'
            f'{escape("".join("; " + note for note in notes))}</p><div class="row">{shown}</div></section>')


def choices(kinds):
    """The buttons that show a part of the queries, and the style rules that do it."""
    shown = [("all", "All"), ("misses", "Not first"), ("absent", "Not found"), ("right", "Right")]
    form = "".join(
        f'<input type="radio" name="show" id="show-{key}"{" checked" if key == "misses" else ""}>'
        f'<label for="show-{key}">{label}</label>' for key, label in shown) + "<i></i>"
    form += "".join(
        f'<input type="radio" name="kind" id="kind-{kind}"{" checked" if kind == "every" else ""}>'
        f'<label for="kind-{kind}">{kind}</label>' for kind in ["every", *kinds])
    rules = ["body:has(#show-misses:checked) section.hit{display:none}",
             "body:has(#show-right:checked) section.miss{display:none}",
             "body:has(#show-absent:checked) section:not(.lost){display:none}"]
    rules += [f"body:has(#kind-{kind}:checked) section:not(.of-{kind}){{display:none}}" for kind in kinds]
    return f"<form>{form}</form>", "\n".join(rules)


def write(path, folder, summary, outcomes, captures):
    """Writes the page."""
    gallery = Gallery(folder)
    kinds = [kind for kind, entry in summary["kinds"].items() if entry["lists"][figures.FUSED]["queries"]]
    form, rules = choices(kinds)
    sections = []
    for outcome in outcomes:
        text = section(gallery, outcome, captures)
        if outcome.query.relevant and not outcome.first():
            text = text.replace('class="miss ', 'class="miss lost ', 1)
        sections.append(text)
    title = f"Search in {escape(summary['folder'])}"
    path.write_text(
        f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE.read_text(encoding="utf-8")}{rules}\n'
        + "\n".join(gallery.rules)
        + f'</style></head><body><h1>{title}</h1><p class="soft">{summary["captures"]} captures, '
        f'{summary["heldBack"]} held back by the privacy gate, {len(outcomes)} queries.</p>'
        + table(summary["kinds"]) + f'<p class="soft">{MEANINGS}</p><h2>Queries</h2>{form}'
        + "\n".join(sections) + "</body></html>\n", encoding="utf-8")
