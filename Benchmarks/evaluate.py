"""Measures how well the built program finds what is in a folder beside its expected answers, and shows it.

usage: evaluate.py --pool PROGRAM --folder FOLDER [--models FOLDER] [--queries FILE] [--report PAGE] [--json FILE]

The folder holds pictures and an `expected.jsonl` (see evaluation/expected.py), from which queries are made: three
words in a row from a screen, a third of them with a slip of the hand; captions and labels; and queries that should
find nothing. With `--queries` the queries are those of a file instead, JSON lines with `query` and `relevant`.
Prints a table of figures for the fused order and for each list; evaluation/figures.py says what each figure means.
"""

import argparse
import json
from pathlib import Path

from evaluation import causes, expected, figures, nothing, page, queries
from evaluation.program import Program

COLUMNS = ("queries", "recallAt1", "recallAt5", "recallAt10", "foundAt10", "ndcgAt10", "mrr", "nothing")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--pool", required=True, type=Path)
    parser.add_argument("--models", type=Path)
    parser.add_argument("--folder", required=True, type=Path)
    parser.add_argument("--queries", type=Path, help="JSON lines with query and relevant, in place of made queries")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--report", type=Path, default=Path("out/evaluation.html"))
    parser.add_argument("--json", type=Path)
    parser.add_argument("--cache", type=Path, default=Path(".cache/evaluation"))
    return parser.parse_args()


def made(options, captures):
    """All queries of this evaluation."""
    if options.queries:
        return queries.from_file(options.queries)
    rows = expected.read(options.folder)
    readings = {path: capture.get("text") or [] for path, capture in captures.items()}
    return [*queries.from_rows(rows, readings, options.seed),
            *nothing.from_known(expected.KnownWords(rows, readings), options.seed)]


def printed(table):
    """The figures as lines of text."""
    yield f"{'':34}" + "".join(f"{column:>11}" for column in COLUMNS)

    def line(name, values):
        cells = (values.get(column) for column in COLUMNS)
        return f"{name:34}" + "".join(
            f"{'':>11}" if cell is None else f"{cell:>11}" if isinstance(cell, int) else f"{cell:>11.3f}"
            for cell in cells)

    for kind, entry in table.items():
        for name, values in entry["lists"].items():
            yield line(f"{kind}, {name}", values)
        for name, values in entry.get("families", {}).items():
            yield line(f"  {name}", values)
        if "unambiguous" in entry:
            yield line("  on one capture alone", entry["unambiguous"])
        for name, values in entry.get("notHeld", {}).items():
            yield line(f"  not held back, {name}", values)


def record(outcome):
    """One query's result for programs."""
    query = outcome.query
    return {
        "kind": query.kind, "family": query.family, "query": query.text, "meant": query.meant,
        "relevant": query.relevant, "alike": query.alike, "hits": len(outcome.hits),
        "places": {name: outcome.first(name) for name in outcome.orders}, "causes": outcome.causes,
        "best": [{"path": hit["path"], "score": hit.get("score")} for hit in outcome.hits[:10]]}


def main():
    options = arguments()
    program = Program(options.pool, options.models, options.folder, options.cache)
    is_new = program.index()
    captures = program.captures()
    held = {path for path, capture in captures.items() if capture.get("sensitive")}
    asked = made(options, captures)
    outcomes = []
    for query, answer in zip(asked, program.answers([query.text for query in asked])):
        hits = answer["hits"]
        outcomes.append(figures.Outcome(query, hits, figures.orders(hits), answer.get("plan") or {}))
        outcomes[-1].causes = causes.name(outcomes[-1], captures)
    kinds = [kind for kind in queries.KINDS if kind in {query.kind for query in asked} or kind == "places"]
    table = figures.report(outcomes, kinds, held)
    summary = {"folder": options.folder.name, "captures": len(captures), "heldBack": len(held),
               "indexed": is_new, "kinds": table}
    if options.json:
        options.json.parent.mkdir(parents=True, exist_ok=True)
        whole = {**summary, "queries": [record(outcome) for outcome in outcomes]}
        options.json.write_text(json.dumps(whole, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    options.report.parent.mkdir(parents=True, exist_ok=True)
    page.write(options.report, options.folder, summary, outcomes, captures)
    print(f"{len(captures)} captures, {len(held)} held back, {len(asked)} queries; page: {options.report}")
    print("\n".join(printed(table)))


if __name__ == "__main__":
    main()
