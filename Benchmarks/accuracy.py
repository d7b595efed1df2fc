"""Measures what the built program finds in the corpus beside its expected answers; prints one JSON line a set.

usage: accuracy.py --pool PROGRAM --models FOLDER --corpus FOLDER [text] [codes] [scenes]

`words` is the share of expected words that were read (bags of words, case folded), `phrases` the share of expected
phrases (without spaces). `recallAt10` is the share of captions with one of their pictures among the first ten hits.
"""

import argparse
import collections
import json
import re
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path


class Index:
    """One folder, indexed into a store of its own."""

    def __init__(self, options, folder, store):
        self.common = ["--store", store, "--models", options.models]
        self.pool = options.pool
        self.call("index", "--library", str(folder), "--quiet")

    def call(self, *words):
        done = subprocess.run([self.pool, *words, *self.common], stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode not in (0, 1):
            raise SystemExit(f"accuracy: pool {words[0]} ended with {done.returncode}")
        return done.stdout

    def captures(self):
        # Not splitlines: text that was read may hold characters which Python takes for line ends.
        rows = [json.loads(line) for line in self.call("export").split("\n") if line]
        return {row["path"]: row for row in rows}

    def paths(self, query):
        found = self.call("search", query, "--limit", "10", "--json")
        return [hit["path"] for hit in json.loads(found)["hits"]] if found.strip() else []


def expected(folder):
    return [json.loads(line) for line in (folder / "expected.jsonl").read_text(encoding="utf-8").splitlines()]


def packed(text):
    return re.sub(r"\s", "", text).lower()


def text_figures(index, rows):
    captures = index.captures()
    words, wanted, phrases, asked = 0, 0, 0, 0
    for row in rows:
        read = " ".join(captures.get(row["file"], {}).get("text", []))
        bag = collections.Counter(read.lower().split())
        for word, count in collections.Counter(" ".join(row.get("lines") or []).lower().split()).items():
            wanted += count
            words += min(count, bag[word])
        for phrase in row.get("must_contain") or []:
            asked += 1
            phrases += packed(phrase) in packed(read)
    return {"set": "text", "captures": len(captures), "words": round(words / wanted, 4),
            "phrases": round(phrases / asked, 4), "phrasesFound": phrases, "phrasesAsked": asked}


def scenes_figures(index, rows):
    captures = index.captures()
    kinds = collections.defaultdict(list)
    for row in rows:
        kind = "home" if row["source"] == "miniclip" else "coco"
        for caption in row.get("captions", []):
            kinds[kind].append((caption, row["file"]))
    figures = {"set": "scenes", "captures": len(captures)}
    with ThreadPoolExecutor(2) as callers:
        for kind, asked in kinds.items():
            right = collections.defaultdict(set)
            for caption, file in asked:
                right[caption].add(file)
            found = dict(zip(right, callers.map(index.paths, right)))
            for depth in (1, 5, 10):
                hits = sum(not files.isdisjoint(found[caption][:depth]) for caption, files in right.items())
                figures[f"{kind}RecallAt{depth}"] = round(hits / len(right), 4)
            figures[f"{kind}Captions"] = len(right)
    return figures


FIGURES = {"text": text_figures, "scenes": scenes_figures}


def main():
    parser = argparse.ArgumentParser()
    for name in ("pool", "models", "corpus"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("sets", nargs="*", default=[])
    options = parser.parse_args()
    for name in options.sets or FIGURES:
        folder = Path(options.corpus) / name
        with tempfile.TemporaryDirectory() as store:
            print(json.dumps(FIGURES[name](Index(options, folder, store), expected(folder))), flush=True)


main()
