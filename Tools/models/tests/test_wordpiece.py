"""The token rules of uncased BERT."""

import unittest

from models.wordpiece import WordPiece, words

VOCABULARY = ["[PAD]"] + [f"[unused{number}]" for number in range(99)]
VOCABULARY += ["[UNK]", "[CLS]", "[SEP]", "[MASK]", "un", "##aff", "##able", "cafe", "##s", "東"]


class Tokens(unittest.TestCase):
    def setUp(self):
        self.tokens = WordPiece("\n".join(VOCABULARY))

    def test_the_longest_piece_wins(self):
        self.assertEqual(self.tokens.encode("unaffable"), [101, 104, 105, 106, 102])

    def test_a_word_that_does_not_fit_is_one_unknown(self):
        self.assertEqual(self.tokens.encode("unaffected cafes"), [101, 100, 107, 108, 102])
        self.assertEqual(self.tokens.encode("un" * 51), [101, 100, 102])

    def test_the_end_mark_stays_when_text_is_cut(self):
        self.assertEqual(self.tokens.encode("un un un un", longest=4), [101, 104, 104, 102])

    def test_accents_and_case_are_dropped(self):
        self.assertEqual(words("Café CAFE\u0301"), ["cafe", "cafe"])

    def test_punctuation_and_ideographs_stand_alone(self):
        self.assertEqual(words("it's 東京…"), ["it", "'", "s", "東", "京", "…"])

    def test_controls_vanish_and_spaces_part(self):
        self.assertEqual(words("a\u200bb\x00c\u00a0d\te\ufffd"), ["abc", "d", "e"])


if __name__ == "__main__":
    unittest.main()
