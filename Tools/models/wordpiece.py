"""WordPiece tokens as BERT's uncased models were trained on: the rules that Swift follows too."""

import unicodedata

UNKNOWN = 100
BEGIN = 101
END = 102
LONGEST_WORD = 100
IDEOGRAPHS = [
    (0x4E00, 0x9FFF),
    (0x3400, 0x4DBF),
    (0x20000, 0x2A6DF),
    (0x2A700, 0x2B73F),
    (0x2B740, 0x2B81F),
    (0x2B820, 0x2CEAF),
    (0xF900, 0xFAFF),
    (0x2F800, 0x2FA1F),
]
ASCII_PUNCTUATION = [(33, 47), (58, 64), (91, 96), (123, 126)]


class WordPiece:
    """Turns text into token numbers with a vocabulary of one entry a line."""

    def __init__(self, vocabulary: str):
        self._numbers = {entry: number for number, entry in enumerate(vocabulary.split("\n"))}

    def encode(self, text: str, longest: int = 256) -> list[int]:
        """Token numbers from [CLS] to [SEP], at most `longest` of them."""
        numbers = [number for word in words(text) for number in self._pieces(word)]
        return [BEGIN, *numbers[: longest - 2], END]

    def _pieces(self, word: str) -> list[int]:
        if len(word) > LONGEST_WORD:
            return [UNKNOWN]
        numbers = []
        start = 0
        while start < len(word):
            end = len(word)
            prefix = "##" if start else ""
            while end > start and prefix + word[start:end] not in self._numbers:
                end -= 1
            if end == start:
                return [UNKNOWN]
            numbers.append(self._numbers[prefix + word[start:end]])
            start = end
        return numbers


def words(text: str) -> list[str]:
    """Lower-case words without accents; each punctuation mark and ideograph is its own word."""
    spaced = "".join(_spaced(character) for character in text)
    decomposed = unicodedata.normalize("NFD", spaced)
    plain = "".join(item for item in decomposed if unicodedata.category(item) != "Mn").lower()
    found = []
    for chunk in plain.split():
        current = ""
        for character in chunk:
            if not _is_punctuation(character):
                current += character
                continue
            found += [current, character] if current else [character]
            current = ""
        if current:
            found.append(current)
    return found


def _spaced(character: str) -> str:
    code = ord(character)
    if character in "\t\n\r":
        return " "
    category = unicodedata.category(character)
    if code in (0, 0xFFFD) or category in ("Cc", "Cf", "Cn", "Cs", "Co"):
        return ""
    if character.isspace() or category == "Zs":
        return " "
    return f" {character} " if _in(IDEOGRAPHS, code) else character


def _is_punctuation(character: str) -> bool:
    return _in(ASCII_PUNCTUATION, ord(character)) or unicodedata.category(character)[0] == "P"


def _in(ranges: list[tuple[int, int]], code: int) -> bool:
    return any(first <= code <= last for first, last in ranges)
