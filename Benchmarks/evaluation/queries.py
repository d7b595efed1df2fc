"""Queries with their right answers, made from expected answers. The same seed makes the same queries."""

import collections
import json
import random
import re
from dataclasses import dataclass

from . import expected

# Known-item queries a file, words a query, and which share of them has a slip of the hand.
MOST_OF_A_FILE = 8
LENGTH = 3
MISSPELT_OF = 3
SHORTEST_MISSPELT = 5
# Kinds in the order in which they are reported.
KINDS = ("text", "phrases", "captions", "labels", "places", "given", "nonsense", "absent")
PLAIN = re.compile(r"[^\W_]+")
ALPHABET = "abcdefghijklmnopqrstuvwxyz"


@dataclass
class Query:
    """What is asked, and what would be right."""

    kind: str
    text: str
    # Paths of the right captures; none where nothing is to be found.
    relevant: list
    # A part of the kind: exact or misspelt, where captions come from, which sort of nonsense.
    family: str = ""
    # The words as they stand in the expected text, where they were misspelt.
    meant: str = ""
    # Captures on which the words stand side by side, by expected answers or by what was read.
    alike: int = 1


def misspelt(word, chance, known):
    """The word with one edit - a substitution, deletion, insertion or transposition - that makes no known word."""
    for _ in range(40):
        place = chance.randrange(len(word))
        letter = chance.choice(ALPHABET)
        edit = chance.randrange(4)
        if edit == 0:
            changed = word[:place] + letter + word[place + 1:]
        elif edit == 1:
            changed = word[:place] + word[place + 1:]
        elif edit == 2:
            changed = word[:place] + letter + word[place:]
        else:
            changed = word[:place] + word[place + 1:place + 2] + word[place] + word[place + 2:]
        if changed != word and expected.folded(changed) not in known:
            return changed
    return None


def plain_words(line):
    """The words between blanks without the marks at their edges; None where something else stands."""
    found = []
    for piece in line.split():
        bare = piece.strip(".,;:!?()[]{}<>\"'“”„«»‘’*•·-–—|/\\&#@…")
        found.append(bare if PLAIN.fullmatch(bare) else None)
    return found


def spans(row):
    """All runs of three different plain words of a file, one of them with four letters or more."""
    found = {}
    for line in row.lines:
        pieces = plain_words(line)
        for start in range(len(pieces) - LENGTH + 1):
            span = pieces[start:start + LENGTH]
            if None in span or len({expected.folded(word) for word in span}) < LENGTH:
                continue
            if any(len(word) >= 4 and word.isalpha() for word in span):
                found.setdefault(expected.folded(" ".join(span)), span)
    return list(found.values())


class SideBySide:
    """Tells on how many captures words stand one after another in a line."""

    def __init__(self, rows, readings):
        self.texts = {path: [self.line(text) for text in lines] for path, lines in readings.items()}
        for row in rows:
            self.texts.setdefault(row.file, []).extend(self.line(text) for text in row.lines)

    @staticmethod
    def line(text):
        return " " + " ".join(expected.words(text)) + " "

    def count(self, text):
        wanted = self.line(text)
        return sum(any(wanted in line for line in lines) for lines in self.texts.values())


def known_items(rows, readings, seed):
    """Three words in a row from each file's text; a third of the queries has one word misspelt."""
    side_by_side = SideBySide(rows, readings)
    known = expected.KnownWords(rows, readings).counts
    queries, misspellings = [], 0
    for row in rows:
        chance = random.Random(f"{seed} {row.file}")
        choices = spans(row)
        for span in chance.sample(choices, min(MOST_OF_A_FILE, len(choices))):
            text = " ".join(span)
            query = Query("text", text, [row.file], "exact", alike=side_by_side.count(text))
            long = [place for place, word in enumerate(span) if len(word) >= SHORTEST_MISSPELT and word.isalpha()]
            if long and misspellings * MISSPELT_OF <= len(queries):
                place = chance.choice(long)
                changed = misspelt(span[place], chance, known)
                if changed:
                    query.meant, query.family = text, "misspelt"
                    query.text = " ".join([*span[:place], changed, *span[place + 1:]])
                    misspellings += 1
            queries.append(query)
    return queries


def shared(kind, pairs, lists):
    """One query a text: right are all files that have it."""
    files, families = collections.defaultdict(list), {}
    for text, file, family in pairs:
        key = " ".join(text.split())
        if file not in files[key.casefold()]:
            files[key.casefold()].append(file)
        families.setdefault(key.casefold(), (key, family))
    return [
        Query(kind, families[key][0], right, families[key][1], alike=len(right))
        for key, right in files.items() if lists(families[key][0])]


def phrases(rows):
    """Expected lines of one or two words, or of a script without blanks, as they are."""
    return shared(
        "phrases", [(line, row.file, "") for row in rows for line in row.lines if len(row.lines) <= 12],
        lambda text: len(text) >= 4 and len(text.split()) < LENGTH)


def from_rows(rows, readings, seed):
    """All queries that the expected answers make."""
    queries = known_items(rows, readings, seed) + phrases(rows)
    for kind in ("captions", "labels", "places"):
        queries += shared(kind, [(text, row.file, row.source) for row in rows for text in getattr(row, kind)], bool)
    return queries


def from_file(path):
    """Queries of a file of JSON lines: `query` and `relevant`, and if wanted `family`."""
    queries = []
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        if not line.strip():
            continue
        record = json.loads(line)
        if not isinstance(record.get("query"), str) or not isinstance(record.get("relevant"), list):
            raise SystemExit(f"evaluate: {path} line {number} needs query and relevant")
        relevant = [str(file) for file in record["relevant"]]
        queries.append(Query("given", record["query"], relevant, str(record.get("family") or ""), alike=len(relevant)))
    return queries
