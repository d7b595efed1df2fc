"""Queries are made from expected answers, are the same for a seed, and are right about what they ask."""

import json
import tempfile
import unittest
from pathlib import Path

from evaluation import expected, nothing, queries
from evaluation.expected import Row

LETTER = Row("letter.png", lines=["Dear neighbour, please water the orchids twice", "Total: 12.50", "(signed) Ada"])
NOTICE = Row("notice.png", lines=["please water the garden", "味噌汁定食"])
PHOTO = Row("cat.jpg", captions=["a cat on a sofa"], labels=["cat", "sofa"], source="home")
OTHER = Row("kitten.jpg", captions=["A cat on a sofa", "a kitten asleep"], labels=["cat"], source="home")
ROWS = [LETTER, NOTICE, PHOTO, OTHER]


def is_one_edit(one, other):
    """True if a substitution, deletion, insertion or transposition of neighbours makes one of the other."""
    made = set()
    for place in range(len(one) + 1):
        head, tail = one[:place], one[place:]
        made.add(head + tail[1:])
        made.add(head + tail[1:2] + tail[:1] + tail[2:])
        for letter in queries.ALPHABET:
            made |= {head + letter + tail, head + letter + tail[1:]}
    return other in made and other != one


class FromRows(unittest.TestCase):
    def setUp(self):
        self.made = queries.from_rows(ROWS, {}, seed=1)

    def of(self, kind):
        return [query for query in self.made if query.kind == kind]

    def test_the_same_seed_makes_the_same_queries(self):
        self.assertEqual(self.made, queries.from_rows(ROWS, {}, seed=1))

    def test_known_items_are_three_words_that_stand_in_a_row(self):
        lines = {row.file: [expected.words(line) for line in row.lines] for row in ROWS}
        self.assertGreaterEqual(len(self.of("text")), 5)
        for query in self.of("text"):
            asked = expected.words(query.meant or query.text)
            self.assertEqual(len(asked), 3)
            held = [line[place:place + 3] for line in lines[query.relevant[0]] for place in range(len(line))]
            self.assertIn(asked, held)

    def test_a_third_of_known_items_has_one_word_with_one_edit(self):
        wrong = [query for query in self.of("text") if query.family == "misspelt"]
        self.assertAlmostEqual(len(wrong) / len(self.of("text")), 1 / 3, delta=0.2)
        for query in wrong:
            pairs = [pair for pair in zip(query.text.split(), query.meant.split()) if pair[0] != pair[1]]
            self.assertEqual(len(pairs), 1)
            self.assertGreaterEqual(len(pairs[0][1]), 5)
            self.assertTrue(is_one_edit(pairs[0][1], pairs[0][0]), pairs)

    def test_words_on_several_captures_are_told(self):
        alike = {query.meant or query.text: query.alike for query in self.of("text")}
        side_by_side = queries.SideBySide(ROWS, {"read.png": ["PLEASE WATER THE roses"]})
        self.assertEqual(side_by_side.count("please water the"), 3)
        self.assertEqual(alike.get("water the orchids", 1), 1)

    def test_a_caption_of_two_files_is_one_query_with_both_right(self):
        captions = {query.text: query.relevant for query in self.of("captions")}
        self.assertEqual(captions["a cat on a sofa"], ["cat.jpg", "kitten.jpg"])
        self.assertEqual(len(captions), 2)

    def test_lines_without_blanks_are_phrases(self):
        self.assertIn("味噌汁定食", [query.text for query in self.of("phrases")])

    def test_nothing_is_asked_about_places_where_no_row_has_one(self):
        self.assertEqual(self.of("places"), [])


class FromFiles(unittest.TestCase):
    def test_a_row_of_any_shape_is_understood(self):
        row = expected.row({"file": "a.jpg", "labels": {"dog": 2}, "label": "pet", "must_contain": ["Exit"]})
        self.assertEqual((row.labels, row.lines), (["dog", "pet"], ["Exit"]))

    def test_queries_of_a_file_are_taken_as_they_are(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "queries.jsonl"
            path.write_text(json.dumps({"query": "boat", "relevant": ["b.jpg"]}) + "\n\n", encoding="utf-8")
            made = queries.from_file(path)
        self.assertEqual([(query.kind, query.text, query.relevant) for query in made], [("given", "boat", ["b.jpg"])])

    def test_a_file_without_right_answers_is_named(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "queries.jsonl"
            path.write_text('{"query": "boat"}\n', encoding="utf-8")
            with self.assertRaises(SystemExit):
                queries.from_file(path)


class Nothing(unittest.TestCase):
    def setUp(self):
        row = Row("a.png", lines=["the trombone of Magellan"])
        self.made = nothing.from_known(expected.KnownWords([row], {"b.png": ["An ANVIL"]}), seed=1)

    def test_about_two_hundred_are_asked_and_nothing_is_right(self):
        self.assertGreaterEqual(len(self.made), 190)
        self.assertFalse(any(query.relevant for query in self.made))
        self.assertEqual(len({query.text for query in self.made}), len(self.made))

    def test_no_thing_is_asked_that_is_known_or_was_read(self):
        said = {word for query in self.made for word in expected.words(query.text)}
        self.assertFalse(said & {"trombone", "anvil", "magellan"})


if __name__ == "__main__":
    unittest.main()
