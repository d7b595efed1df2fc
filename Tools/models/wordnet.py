"""The nouns of WordNet 3.0 that stand behind the label net's classes."""

from dataclasses import dataclass
from pathlib import Path

from . import digest
from .failure import SetupFailure


@dataclass(frozen=True)
class Synset:
    """One meaning: its place in the file, synonyms, broader meanings and explanation."""

    offset: int
    synonyms: list[str]
    hypernyms: list[int]
    gloss: str


class Nouns:
    """Reads synsets at their byte offset in WordNet's data.noun."""

    def __init__(self, data: bytes):
        self._data = data

    @classmethod
    def load(cls, entry: dict) -> "Nouns":
        """The file that the Debian package installed, checked against its pin."""
        path = Path(entry["path"])
        if not path.is_file():
            raise SetupFailure(
                f"WordNet is missing ({path}): apt-get install {entry['debianPackage']}"
            )
        data = path.read_bytes()
        digest.check(str(path), digest.of_bytes(data), entry["sha256"])
        return cls(data)

    def synset(self, offset: int) -> Synset:
        """The synset whose line begins at byte `offset`."""
        end = self._data.find(b"\n", offset)
        line = self._data[offset : end if end >= 0 else None].decode("utf-8")
        fields, _, gloss = line.partition(" | ")
        parts = fields.split()
        if len(parts) < 5 or parts[0] != f"{offset:08d}":
            raise SetupFailure(f"WordNet has no noun at {offset}.")
        count = int(parts[3], 16)
        synonyms = [parts[4 + 2 * index].replace("_", " ") for index in range(count)]
        pointers = parts[5 + 2 * count :]
        broader = [
            int(target)
            for symbol, target in zip(pointers[0::4], pointers[1::4], strict=False)
            if symbol in ("@", "@i")
        ]
        return Synset(offset, synonyms, broader, gloss.strip())

    def ancestors(self, offset: int) -> list[int]:
        """The synset and all broader ones, nearest first."""
        order = [offset]
        for current in order:
            order += [item for item in self.synset(current).hypernyms if item not in order]
        return order
