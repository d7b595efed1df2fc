"""What a folder's `expected.jsonl` says of its files, in one shape.

A row names a `file` and any of: `lines` or `must_contain` (text on screen), `captions`, `label` or `labels` (a list, or
an object of counts), `place` or `places`. Other fields are passed over.
"""

import collections
import json
import unicodedata
from dataclasses import dataclass, field


@dataclass
class Row:
    """What is true of one file."""

    file: str
    lines: list = field(default_factory=list)
    captions: list = field(default_factory=list)
    labels: list = field(default_factory=list)
    places: list = field(default_factory=list)
    # Where the row's facts come from, to tell sets apart that lie in one folder.
    source: str = ""


def folded(text):
    """Text without case, diacritics and width, as searches compare it."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return unicodedata.normalize("NFC", "".join(mark for mark in apart if not unicodedata.combining(mark)))


def words(text):
    """The folded runs of letters and digits."""
    kept = "".join(letter if letter.isalnum() else " " for letter in folded(text))
    return kept.split()


def texts(value):
    """A text, a list of texts or an object whose keys are texts, as a list."""
    if value is None:
        return []
    return [str(one) for one in ([value] if isinstance(value, str) else value) if str(one).strip()]


def row(record):
    return Row(
        file=record["file"],
        lines=texts(record.get("lines")) + texts(record.get("must_contain")),
        captions=texts(record.get("captions")) + texts(record.get("caption")),
        labels=texts(record.get("labels")) + texts(record.get("label")),
        places=texts(record.get("places")) + texts(record.get("place")),
        source=str(record.get("source") or ""),
    )


def read(folder):
    """The rows of a folder whose files are there."""
    path = folder / "expected.jsonl"
    if not path.exists():
        raise SystemExit(f"evaluate: {folder} has no expected.jsonl")
    # Not splitlines: texts may hold characters that Python takes for line ends.
    records = [json.loads(line) for line in path.read_text(encoding="utf-8").split("\n") if line.strip()]
    rows = [row(record) for record in records if record.get("file") and (folder / record["file"]).is_file()]
    if len(rows) < len(records):
        print(f"evaluate: {len(records) - len(rows)} rows name no file that is there", flush=True)
    return rows


class KnownWords:
    """All words that stand in the expected answers or were read, to make queries that are absent."""

    def __init__(self, rows, readings):
        self.counts = collections.Counter()
        for one in rows:
            for text in (*one.lines, *one.captions, *one.labels, *one.places, one.file):
                self.counts.update(words(text))
        for lines in readings.values():
            for line in lines:
                self.counts.update(words(line))
        self.joined = " ".join(self.counts)

    def has(self, word):
        """True if the word, or a longer one around it, is known."""
        return folded(word) in self.joined

    def holds_any(self, text):
        return any(self.has(word) for word in words(text) if len(word) > 3)
