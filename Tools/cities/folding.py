"""The form in which names are compared. Sources/3-Derive/PoolDerive/Places/CityNameFolding.swift does the same."""

import unicodedata

# Letters that no decomposition takes apart, as people type them on a keyboard without them.
PLAIN = str.maketrans(
    {
        "ß": "ss",
        "æ": "ae",
        "œ": "oe",
        "ø": "o",
        "ł": "l",
        "đ": "d",
        "ð": "d",
        "þ": "th",
        "ı": "i",
        "ħ": "h",
        "ə": "e",
        "ς": "σ",
    }
)
DROPPED = set("'’‘ʻʼʾʿ`´ʹʺ\u0640\u200b\u200c\u200d\u200e\u200f\u00ad")
BLANKS = set(" -‐‑‒–—.,/()[]=·・،_\u00a0\t\n\r")
# Points and accents that people leave out: Latin, Greek and Cyrillic; Hebrew; Arabic.
MARKS = [(0x0300, 0x036F), (0x0591, 0x05BD), (0x05BF, 0x05C7), (0x064B, 0x065F), (0x0670, 0x0670)]


def is_mark(character: str) -> bool:
    """Whether a character is an accent or a point that is left out."""
    return any(low <= ord(character) <= high for low, high in MARKS)


def folded(name: str) -> str:
    """A name without case, accents and apostrophes, with single blanks between its words."""
    taken_apart = unicodedata.normalize("NFKD", name).lower().translate(PLAIN)
    kept = []
    for character in unicodedata.normalize("NFKD", taken_apart):
        if character in DROPPED or is_mark(character):
            continue
        kept.append(" " if character in BLANKS else character)
    words = [word for word in "".join(kept).split(" ") if word]
    return unicodedata.normalize("NFC", " ".join(words))
