"""The figures have the values that pen and paper give."""

import math
import unittest

from evaluation import causes, figures
from evaluation.queries import Query


def hit(path, *parts):
    return {"path": path, "score": 0.5, "parts": [
        {"list": name, "rank": rank, "value": 1.0, "score": score, "weight": 1.0, "part": score}
        for name, rank, score in parts]}


HITS = [hit("a", ("text", 1, 0.9), ("picture", 3, 0.3)), hit("b", ("picture", 1, 0.7)),
        hit("c", ("codes", 1, 1.0), ("picture", 2, 0.4)), hit("d", ("labels", 1, 0.6))]


def outcome(relevant, hits):
    return figures.Outcome(Query("captions", "x", relevant), hits, figures.orders(hits))


class Orders(unittest.TestCase):
    def test_each_list_has_its_own_order(self):
        orders = figures.orders(HITS)
        self.assertEqual(orders["fused"], ["a", "b", "c", "d"])
        self.assertEqual(orders["vectors"], ["b", "c", "a"])
        self.assertEqual(orders["labels"], ["d"])
        self.assertEqual(orders["places"], [])

    def test_text_and_codes_are_one_list_by_their_scores(self):
        self.assertEqual(figures.orders(HITS)["text"], ["c", "a"])

    def test_without_parts_cosines_give_the_order_of_pictures(self):
        hits = [{"path": "a", "visualSimilarity": 0.2}, {"path": "b"}, {"path": "c", "visualSimilarity": 0.6}]
        self.assertEqual(figures.orders(hits)["vectors"], ["c", "a"])
        self.assertNotIn("text", figures.orders(hits))


class Figures(unittest.TestCase):
    def test_places_count_from_one(self):
        self.assertEqual(outcome(["c", "z"], HITS).places(), {"c": 3, "z": None})

    def test_shares_of_two_queries(self):
        table = figures.figures([outcome(["a"], HITS), outcome(["c", "z"], HITS)])
        self.assertEqual(table["recallAt1"], 0.5)
        self.assertEqual(table["recallAt5"], 1.0)
        self.assertEqual(table["foundAt10"], 0.75)
        self.assertEqual(table["mrr"], round((1 + 1 / 3) / 2, 4))
        best = 1 + 1 / math.log2(3)
        self.assertEqual(table["ndcgAt10"], round((1 + (1 / math.log2(4)) / best) / 2, 4))
        self.assertEqual(table["nothing"], 0.0)

    def test_where_nothing_is_right_only_silence_counts(self):
        silent, loud = outcome([], []), outcome([], HITS)
        self.assertEqual(figures.figures([silent, loud]), {"queries": 2, "nothing": 0.5})
        self.assertTrue(silent.is_right())
        self.assertFalse(loud.is_right())

    def test_queries_for_what_is_held_back_are_counted_apart(self):
        table = figures.report([outcome(["a"], HITS), outcome(["z"], HITS)], ["captions", "places"], held={"z"})
        self.assertEqual(table["captions"]["lists"]["fused"]["recallAt1"], 0.5)
        self.assertEqual(table["captions"]["notHeld"]["fused"]["recallAt1"], 1.0)
        self.assertEqual(table["places"]["lists"], {"fused": {"queries": 0}})


class Causes(unittest.TestCase):
    def test_a_word_that_was_not_read_is_named(self):
        missed = figures.Outcome(Query("text", "blue heron house", ["a"]), [], figures.orders([]))
        found = causes.name(missed, {"a": {"text": ["Blue her0n", "thehouse"], "sensitive": None}})
        self.assertEqual(found, ["read without blanks: house", "not read: heron"])

    def test_a_capture_that_was_held_back_is_named(self):
        missed = figures.Outcome(Query("text", "blue heron", ["a"]), [], figures.orders([]))
        self.assertEqual(causes.name(missed, {"a": {"text": ["blue heron"], "sensitive": "health"}}),
                         ["held back: health"])


if __name__ == "__main__":
    unittest.main()
