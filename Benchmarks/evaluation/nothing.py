"""Queries that should find nothing: letters without meaning, things that are not there, phrases, codes and numbers."""

import random

from . import absent_words
from .expected import words
from .queries import Query

LETTERS, PAIRS, CODES = 60, 60, 40
CONSONANTS, VOWELS = "bcdfghjklmnpqrstvwxz", "aeiou"
# Shapes of codes: A is a letter, 9 a digit.
SHAPES = (
    "AA 99 AAA", "99-9999-AA", "AAA-99999", "9999999999999", "99.99.9999-99", "#999999", "AA9999999AA", "999-999-9999")


def pronounceable(chance):
    """Two words of syllables."""
    return " ".join(
        "".join(chance.choice(CONSONANTS) + chance.choice(VOWELS) for _ in range(chance.randint(2, 4)))
        + chance.choice(CONSONANTS) for _ in range(2))


def keyboard(chance):
    """One or two words of consonants."""
    return " ".join(
        "".join(chance.choice(CONSONANTS) for _ in range(chance.randint(5, 10))) for _ in range(chance.randint(1, 2)))


def code(chance):
    """A code, or a number with decimals, of which the folder holds no part."""
    if chance.random() < 0.2:
        return f"{chance.randint(10_000, 999_999)}.{chance.randint(10, 99)}"
    letters = {"A": "ABCDEFGHJKLMNPQRSTUVWXYZ", "9": "0123456789"}
    return "".join(chance.choice(letters.get(mark, mark)) for mark in chance.choice(SHAPES))


def pair(chance):
    return " ".join(chance.sample(absent_words.THINGS, 2))


def distinct(count, make, chance, is_absent):
    """Up to `count` different texts that are absent; fewer where the folder knows nearly all of them."""
    found = {}
    for _ in range(count * 50):
        if len(found) == count:
            break
        text = make(chance)
        if is_absent(text):
            found[text] = True
    return list(found)


def from_known(known, seed):
    """All queries that should find nothing in a folder whose words are known."""
    def has_no_word(text):
        return not any(known.has(word) for word in words(text))

    def has_no_long_word(text):
        return not any(known.has(word) for word in words(text) if len(word) >= 4)

    def has_no_number(text):
        return text.casefold().replace(" ", "") not in known.joined and not any(
            known.has(word) for word in words(text) if len(word) >= 3)

    chance = random.Random(f"{seed} nothing")
    queries = []
    for kind, family, count, make, is_absent in (
            ("nonsense", "pronounceable", LETTERS // 2, pronounceable, has_no_word),
            ("nonsense", "keyboard", LETTERS // 2, keyboard, has_no_word),
            ("absent", "things", PAIRS, pair, has_no_word),
            ("absent", "codes", CODES, code, has_no_number)):
        queries += [Query(kind, text, [], family) for text in distinct(count, make, chance, is_absent)]
    for text in absent_words.PHRASES:
        if has_no_long_word(text):
            queries.append(Query("absent", text, [], "phrases"))
    return queries
