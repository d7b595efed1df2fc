"""From the label net's classes to the words people use."""

import json
from pathlib import Path

from .failure import SetupFailure
from .pins import FOLDER
from .wordnet import Nouns


class Taxonomy:
    """The curated words of taxonomy.json: each names WordNet meanings, classes, or both."""

    def __init__(self, words: dict[str, dict]):
        self._words = words

    @classmethod
    def load(cls, path: Path = FOLDER / "taxonomy.json") -> "Taxonomy":
        """The checked-in list."""
        return cls(json.loads(path.read_text(encoding="utf-8"))["words"])

    def table(self, names: list[str], offsets: list[int], nouns: Nouns) -> dict:
        """The finished table: per class its index, WordNet id, name and words."""
        classes = []
        for index, (name, offset) in enumerate(zip(names, offsets, strict=True)):
            terms = self.terms(index, nouns.ancestors(offset))
            if not terms:
                raise SetupFailure(f"The class {index} ({name}) has no everyday word.")
            entry = {"index": index, "wnid": f"n{offset:08d}", "name": name, "terms": terms}
            classes.append(entry)
        return {"format": 1, "words": sorted(self._words), "classes": classes}

    def terms(self, index: int, ancestors: list[int]) -> list[str]:
        """The words for one class, the nearest first, then in the list's order."""
        found = []
        for order, (word, rule) in enumerate(self._words.items()):
            if index in rule.get("except", []):
                continue
            if index in rule.get("classes", []):
                found.append((0, order, word))
                continue
            reached = [ancestors.index(item) for item in rule.get("synsets", []) if item in ancestors]
            if reached:
                found.append((min(reached), order, word))
        return [word for _, _, word in sorted(found)]
