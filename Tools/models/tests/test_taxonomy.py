"""Every class has a word, and the lists that matter are complete."""

import unittest
from pathlib import Path

from models.taxonomy import Taxonomy
from models.wordnet import Nouns

WORDNET = Path("/usr/share/wordnet/data.noun")
FOOD = {*range(923, 958), *range(959, 966), 987}
DRINK = {440, 441, 737, 907, 966, 967, 968, 969}
# Classes by number with their WordNet offset, for words that come from WordNet.
DOG, CAT, BIRD, HAY = (207, 2099601), (281, 2123045), (15, 1558993), (958, 7802026)


@unittest.skipUnless(WORDNET.exists(), "wordnet-base is not installed")
class EverydayWords(unittest.TestCase):
    def setUp(self):
        self.taxonomy = Taxonomy.load()
        self.nouns = Nouns(WORDNET.read_bytes())

    def words(self, entry):
        index, offset = entry
        return self.taxonomy.terms(index, self.nouns.ancestors(offset))

    def test_nearest_words_come_first(self):
        self.assertEqual(self.words(DOG), ["retriever", "pet", "dog", "animal"])

    def test_animals_carry_their_kind(self):
        self.assertIn("cat", self.words(CAT))
        self.assertIn("bird", self.words(BIRD))
        self.assertNotIn("dog", self.words(CAT))

    def test_hay_is_no_food(self):
        self.assertNotIn("food", self.words(HAY))

    def test_food_and_drink_are_complete(self):
        # Word lists by class need no ancestors.
        found = {word: set() for word in ("food", "drink")}
        for index in range(1000):
            for word in set(self.taxonomy.terms(index, [])) & set(found):
                found[word].add(index)
        self.assertEqual(found, {"food": FOOD, "drink": DRINK})

    def test_a_synset_is_read_with_its_words_and_parents(self):
        synset = self.nouns.synset(2084071)
        self.assertEqual(synset.synonyms[:2], ["dog", "domestic dog"])
        self.assertIn(2083346, synset.hypernyms)
        self.assertTrue(synset.gloss.startswith("a member of the genus Canis"))


class Table(unittest.TestCase):
    def test_exceptions_win_over_synsets_and_classes(self):
        taxonomy = Taxonomy({"thing": {"synsets": [5], "classes": [1, 2], "except": [2, 3]}})
        found = [taxonomy.terms(index, [9, 5]) for index in range(4)]
        self.assertEqual(found, [["thing"], ["thing"], [], []])


if __name__ == "__main__":
    unittest.main()
