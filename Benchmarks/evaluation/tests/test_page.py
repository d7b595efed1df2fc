"""The page is one file that says what was found."""

import tempfile
import unittest
from pathlib import Path

try:
    from evaluation import page
    from PIL import Image
except ImportError:
    page = None

from evaluation import figures
from evaluation.queries import Query


@unittest.skipIf(page is None, "Pillow is not installed")
class Page(unittest.TestCase):
    def setUp(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            Image.new("RGB", (400, 300), "teal").save(folder / "a.png")
            (folder / "b.png").write_bytes(b"no picture")
            hits = [{"path": "a.png", "score": 0.5, "reasons": ["text"], "textMatches": ["<b>bold</b>"]}]
            asked = (("text", "<script>", ["a.png"], hits), ("text", "gone", ["b.png"], hits),
                     ("nonsense", "xqz", [], []))
            made = [figures.Outcome(Query(kind, text, right), found, figures.orders(found))
                    for kind, text, right, found in asked]
            table = figures.report(made, ["text", "places", "nonsense"], set())
            summary = {"folder": "folder", "captures": 2, "heldBack": 0, "kinds": table}
            page.write(folder / "page.html", folder, summary, made, {"b.png": {"sensitive": "health"}})
            self.text = (folder / "page.html").read_text(encoding="utf-8")

    def test_it_asks_for_nothing_from_elsewhere(self):
        for mark in ("http:", "https:", "src=", "<script", "@import"):
            self.assertNotIn(mark, self.text)
        self.assertEqual(self.text.count("data:image/jpeg"), 1)

    def test_texts_are_escaped(self):
        self.assertIn("&lt;script&gt;", self.text)
        self.assertNotIn("<b>bold", self.text)

    def test_a_miss_shows_what_was_wanted(self):
        self.assertIn("wanted: not found", self.text)
        self.assertIn("held back: health", self.text)
        self.assertIn("no picture", self.text)


if __name__ == "__main__":
    unittest.main()
