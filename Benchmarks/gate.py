"""Measures what the privacy gate holds back and lets pass in the corpus; prints one JSON line a figure and a miss.

usage: gate.py --pool PROGRAM --models FOLDER --corpus FOLDER [--readings FILE]

`sensitive` has the answers of `sensitive/expected.jsonl`: of the captures to hold, how many are held for the right
kind; of those to pass, how many pass; where either is fine, nothing is counted. `ordinary` are the photos of `scenes`:
none is sensitive. Nothing is stored: `pool inspect` tells the verdict beside what was read; `--readings` keeps that.
"""

import argparse
import collections
import json
import subprocess
from pathlib import Path

KINDS = {
    "identity": "personalData",
    "payment_card": "financialInformation",
    "health": "health",
    "credential": "authentication",
}
PICTURES = {".jpg", ".jpeg", ".png", ".webp", ".heic", ".gif", ".bmp", ".tif", ".tiff"}
# Files that one call is given: its command line has to stay within what a system takes.
CALL_SIZE = 200


def inspect(options, files):
    """What the program says of each file, by its path."""
    found = {}
    for start in range(0, len(files), CALL_SIZE):
        part = [str(file) for file in files[start:start + CALL_SIZE]]
        done = subprocess.run(
            [options.pool, "inspect", "--json", "--models", options.models, *part],
            stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode not in (0, 1):
            raise SystemExit(f"gate: pool inspect ended with {done.returncode}")
        for line in done.stdout.split("\n"):
            if line:
                row = json.loads(line)
                found[row["path"]] = row
    return found


def tell(**figure):
    print(json.dumps(figure, ensure_ascii=False), flush=True)


def sensitive_figures(options, folder):
    rows = [json.loads(line) for line in (folder / "expected.jsonl").read_text(encoding="utf-8").splitlines()]
    files = {row["file"]: (folder / row["file"]).resolve() for row in rows}
    said = inspect(options, list(files.values()))
    tables = collections.defaultdict(collections.Counter)
    for row in rows:
        record = said[str(files[row["file"]])]
        kind, hold = record["sensitive"], row["hold"]
        if hold is None:
            outcome = "either"
        elif hold:
            outcome = "held" if kind == KINDS[row["category"]] else "missed"
        else:
            outcome = "heldFalsely" if kind else "passed"
        tables[row["category"]][outcome] += 1
        if outcome in ("missed", "heldFalsely"):
            tell(miss=row["file"], category=row["category"], said=kind, rules=record["rules"])
    for category, table in sorted(tables.items()):
        tell(set="sensitive", category=category, **table)
    total = sum(tables.values(), collections.Counter())
    tell(set="sensitive", heldShare=round(total["held"] / (total["held"] + total["missed"]), 4),
         passedShare=round(total["passed"] / (total["passed"] + total["heldFalsely"]), 4), **total)
    return said


def ordinary_figures(options, folder):
    files = sorted(file for file in folder.rglob("*") if file.suffix.lower() in PICTURES)
    said = inspect(options, files)
    held = {path: row for path, row in said.items() if row["sensitive"]}
    for path, row in held.items():
        tell(miss=str(Path(path).relative_to(folder)), category="ordinary", said=row["sensitive"], rules=row["rules"])
    read = [row for row in said.values() if row["state"] != "failed"]
    tell(set="ordinary", captures=len(read), heldFalsely=len(held), heldShare=round(len(held) / max(1, len(read)), 4))
    return said


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--pool", required=True)
    parser.add_argument("--models", required=True)
    parser.add_argument("--corpus", required=True, type=Path)
    parser.add_argument("--readings", type=Path)
    options = parser.parse_args()
    said = sensitive_figures(options, options.corpus / "sensitive")
    said |= ordinary_figures(options, options.corpus / "scenes")
    if options.readings:
        options.readings.write_text(
            "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in said.values()), encoding="utf-8")


if __name__ == "__main__":
    main()
